"""What takes everybody's word at a table: putting something right, and who plays for somebody who is away.

Somebody suggests it, and it is done when all other people who play have agreed to this very suggestion; one refusal
ends it, and so does whoever suggested it. It stays open while the game goes on, and ends when somebody else comes to
play a seat. Whether a correction is possible is the game's to say, when it is suggested and once more when it is made.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from msgspec import UNSET

from dejarik.kernel import engine
from dejarik.kernel.corrections import Correction
from dejarik.kernel.errors import Problem, Refused
from dejarik.table import records
from dejarik.table.journal import Answered, AnyEntry, Corrected, Passed, Passing, Suggested
from dejarik.table.problems import Conflict, Forbidden
from dejarik.table.words import SeatToken, Stage

if TYPE_CHECKING:
    from dejarik.table.folding import FoldedTable
    from dejarik.table.live_table import LiveTable


@dataclass(frozen=True)
class Suggestion:
    """A suggestion, by its place in the journal, and the seats that have agreed to it."""

    position: int
    made: Suggested
    yes: frozenset[int] = frozenset()

    def answered(self, seat: int, *, yes: bool) -> Suggestion | None:
        return replace(self, yes=self.yes | {seat}) if yes else None


# --- Suggesting -------------------------------------------------------------------------------------


def check_open(live: LiveTable) -> None:
    """Whether anything can still be changed here: the game is not over, or its sequel has not begun."""
    if live.stage is Stage.FINISHED and not live.goes_on:
        raise Conflict("table-gone-on") if live.next is not None else Refused("refused-over")


def correction_of(live: LiveTable, seats: list[int], change: dict[str, object], why: str) -> list[AnyEntry]:
    """What is written when whoever these seats belong to wants to put something right: that it is done, if nobody else
    has a seat, or that it is suggested."""
    check_open(live)
    live.check_rules()
    own = list(filter(live.is_owned, seats))
    if not own:
        raise Forbidden("table-not-your-seat")
    correction = Correction(own[0], change, why, live.seats[own[0]].name)
    try_out(live, correction)
    return _suggested(live, Suggested(own[0], correction))


def _suggested(live: LiveTable, made: Suggested) -> list[AnyEntry]:
    if live.suggestion is not None:
        raise Conflict("table-suggested")
    suggestion = Suggestion(live.position, made)
    return [made] if waited_for(live, suggestion) else [_what_comes_of(made)]


def stand_in_for(live: LiveTable, seats: list[int], away: int, to: Passing) -> list[AnyEntry]:
    """What is written when others want somebody to play for a person who is away: it takes two people at least."""
    made = Suggested(live.acting(seats)[0], away=away, passing=to)
    if not waited_for(live, Suggestion(live.position, made)):
        raise Forbidden("table-not-your-seat")
    return _suggested(live, made)


def try_out(live: LiveTable, correction: Correction) -> None:
    """A problem when the game does not allow this correction now."""
    try:
        engine.correct(live.match.state, live.match.options, correction)
    except engine.Fault as error:
        raise Problem("correction-impossible") from error


def _what_comes_of(made: Suggested) -> AnyEntry:
    if made.correction is not None:
        return Corrected(made.correction)
    assert made.away is not None
    assert made.passing is not None
    return Passed(made.away, made.passing, made.seat)


# --- Agreeing ---------------------------------------------------------------------------------------


def answers(live: LiveTable, token: SeatToken | None, to: int, *, yes: bool) -> list[AnyEntry]:
    """What is written when the holder of a secret agrees to the suggestion at this place of the journal, or not."""
    suggestion = live.suggestion
    if suggestion is None or suggestion.position != to:
        raise Conflict("table-nothing-suggested")
    made = suggestion.made
    own = _voices(live, token, made)
    if not own or (yes and not {made.seat, made.away}.isdisjoint(own)):
        raise Forbidden("table-not-your-seat")
    entries: list[AnyEntry] = [Answered(own[0], to, yes)]
    after = suggestion.answered(own[0], yes=yes)
    if after is not None and not waited_for(live, after):
        if made.correction is not None:
            check_open(live)
            live.check_rules()
            try_out(live, made.correction)
        entries.append(_what_comes_of(made))
    return entries


def _voices(live: LiveTable, token: SeatToken | None, made: Suggested) -> list[int]:
    """The seats with which the holder of a secret has a say. Of a correction everybody has it whose seat it is, also
    who is away; of who plays for somebody, those who play and that person."""
    if made.correction is not None:
        return list(filter(live.is_owned, live.own_seats(token)))
    seats = live.seats_of(token)
    return live.acting(seats) or [seat for seat in seats if seat == made.away]


def waited_for(live: LiveTable, suggestion: Suggestion) -> list[int]:
    """The seats of those who still have to agree: people who have sat down, without whoever suggests it and whoever it
    is about. To put something right takes also those who are away: whoever plays for them does not speak for them."""
    made = suggestion.made
    if made.correction is not None:
        people = [person for person in live.owners() if made.seat not in person]
    else:
        without = {*live.fellows(made.seat), made.seat}
        if made.away is not None:
            without |= {*live.fellows(made.away), made.away}
        people = [
            person
            for person in live.others(without)
            if any(live.seats[live.player(each)].token for each in person)
        ]
    return [seat for person in people if not suggestion.yes.intersection(person) for seat in person]


# --- What is told -----------------------------------------------------------------------------------


def passing_facts(passing: Passing | None) -> records.Passing | None:
    return None if passing is None else records.Passing(bot=passing.bot, partner=passing.partner)


def suggestion_facts(live: LiveTable) -> records.Suggestion | None:
    suggestion = live.suggestion
    if suggestion is None:
        return None
    made = suggestion.made
    return records.Suggestion(
        id=suggestion.position,
        by=made.seat,
        correction=UNSET if made.correction is None else shown(live, made.correction),
        away=UNSET if made.away is None else made.away,
        passing=passing_facts(made.passing) or UNSET,
        yes=sorted(suggestion.yes),
        waiting=waited_for(live, suggestion),
    )


def shown(live: FoldedTable, correction: Correction) -> records.CorrectionShown:
    said = live.game.presenter.correction(live.match.options, correction)
    return records.CorrectionShown(
        change=correction.change, text=said, why=correction.why, name=correction.name, by=correction.seat
    )


def told_of(live: FoldedTable, correction: Correction) -> records.Told:
    return records.Told(
        number=len(live.steps), kind="corrected", seat=correction.seat, correction=shown(live, correction)
    )
