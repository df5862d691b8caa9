"""Seats that change hands while a table is there: passed to a bot or a partner for the time being, taken back, or given
to somebody else for good. Nothing is stored here; a room writes it down.

Everybody says so of the own seats, at every table. In a series people come and go: there those who play also give away
what is nobody's any more (a bot's seat, one that was given up, one in which nobody has sat down), and agree on who
plays for somebody who is away.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

from dejarik.table.journal import AnyEntry, Given, Passed, Passing
from dejarik.table.live_table import LiveTable
from dejarik.table.next_tables import bot_of
from dejarik.table.problems import Conflict, Forbidden
from dejarik.table.rows import SeatRow
from dejarik.table.suggestions import check_open, stand_in_for
from dejarik.table.tokens import hash_of, new_token
from dejarik.table.words import PassedTo, SeatKind, SeatToken


@dataclass(frozen=True)
class WantedPassing:
    """What somebody wants to be done with a seat."""

    seat: int
    to: PassedTo
    bot: str | None = None
    partner: int | None = None
    name: str = ""


@dataclass(frozen=True)
class Change:
    """What is written, the seat as it is then, and the invitation to it, if it is somebody else's for good."""

    entries: list[AnyEntry] = field(default_factory=list)
    given: SeatRow | None = None
    link: SeatToken | None = None


def changed_seat(
    live: LiveTable, token: SeatToken | None, connected: Collection[int], wanted: WantedPassing
) -> Change:
    """What comes of what the holder of a secret wants. `connected`: the seats whose people are there."""
    check_open(live)
    own, seat = live.own_seats(token), wanted.seat
    if not own or seat >= len(live.seats):
        raise Forbidden("table-not-your-seat")
    if wanted.to is PassedTo.BACK:
        return Change([_taken_back(live, own, seat)])
    if wanted.to in (PassedTo.INVITED, PassedTo.ME):
        return _given(live, own, wanted)
    passing = _passing(live, wanted)
    if seat in own and seat not in live.conceded:
        return Change([Passed(seat, passing, seat)])
    return _passed_by_others(live, token, connected, wanted, passing)


def _taken_back(live: LiveTable, own: list[int], seat: int) -> AnyEntry:
    """By its own person, or handed back by whoever plays it."""
    if seat not in own and live.player(seat) not in own:
        raise Forbidden("table-not-your-seat")
    if seat not in live.passed:
        raise Conflict("table-seat-not-passed")
    return Passed(seat, Passing(), seat if seat in own else live.player(seat))


def _passing(live: LiveTable, wanted: WantedPassing) -> Passing:
    if wanted.to is PassedTo.BOT:
        return Passing(bot=bot_of(live.game, wanted.bot))
    partner = wanted.partner
    if (
        partner is None
        or partner >= len(live.seats)
        or live.seats[partner].token is None
        or not live.are_partners(wanted.seat, partner)
        or not live.is_person(partner)
        or live.player(partner) == wanted.seat
    ):
        raise Conflict("table-no-partner")
    return Passing(partner=partner)


def _passed_by_others(
    live: LiveTable,
    token: SeatToken | None,
    connected: Collection[int],
    wanted: WantedPassing,
    passing: Passing,
) -> Change:
    """Of a seat that is not the caller's: nobody's is given to a bot, that of somebody who is away as all agree."""
    seat = wanted.seat
    acting = live.acting(live.seats_of(token))
    if live.row.series is None or not acting:
        raise Forbidden("table-not-your-seat")
    sitting = live.seats[seat]
    if sitting.token is None and sitting.kind is not SeatKind.BOT and passing.bot is not None:
        row = SeatRow(seat, SeatKind.BOT, bot=passing.bot)
        return Change([Given(seat, acting[0])], row)
    if not live.is_owned(seat) or sitting.token is None:
        raise Forbidden("table-not-your-seat")
    if seat in connected:
        raise Conflict("table-person-there")
    return Change(stand_in_for(live, live.seats_of(token), seat, passing))


def _given(live: LiveTable, own: list[int], wanted: WantedPassing) -> Change:
    """A seat becomes somebody else's: the own one, or in a series one that is nobody's."""
    seat, acting = wanted.seat, [each for each in own if each not in live.conceded]
    is_own = seat in acting
    is_nobodys = not live.is_owned(seat) or live.seats[seat].token is None
    if not is_own and (live.row.series is None or not acting or not is_nobodys):
        raise Forbidden("table-not-your-seat")
    if wanted.to is PassedTo.ME:
        if is_own or not any(live.are_partners(seat, each) for each in acting):
            raise Forbidden("table-not-your-seat")
        row = SeatRow(seat, SeatKind.HOT, wanted.name, token=live.seats[acting[0]].token)
        return Change([Given(seat, acting[0])], row)
    link = new_token()
    row = SeatRow(seat, SeatKind.INVITED, wanted.name, invitation=hash_of(link))
    return Change([Given(seat, acting[0])], row, link)
