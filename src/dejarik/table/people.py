"""Who sits at a table, and who plays for whom.

A seat is its person's as long as that person does not give it away. For the time being it may be played by a bot, or by
a partner, who then answers for both: its own person looks on, keeps the link and can take the seat back at any time.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from dejarik.table.facts import roles_at
from dejarik.table.journal import Passing
from dejarik.table.problems import Forbidden, Gone, Unnamed
from dejarik.table.records import Caller
from dejarik.table.rows import SeatRow, TableRow
from dejarik.table.tokens import hash_of, is_same
from dejarik.table.words import SeatToken


class People:
    """The people of one table."""

    def __init__(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        self.row = row
        self.seats = list(seats)
        self.conceded: list[int] = []
        self.passed: dict[int, Passing] = {}  # the seats that somebody else plays for the time being

    # --- Whose a seat is --------------------------------------------------------------------------

    def caller(self, token: SeatToken | None) -> Caller:
        """Who has this secret or link. One of no seat is refused, and so is a link with which somebody has sat down."""
        if token is None:
            return Caller()
        own = self.own_seats(token)
        if own:
            return Caller(
                seats=tuple(
                    seat.seat for seat in self.seats if self.player(seat.seat) in own or seat.seat in own
                )
            )
        hashed = hash_of(token)
        for seat in self.seats:
            if seat.invitation is not None and is_same(seat.invitation, hashed):
                if seat.token is not None:
                    raise Gone("table-link-used")
                return Caller(invitation=seat.seat)
        raise Unnamed("table-token")

    def is_invited(self, token: SeatToken) -> bool:
        """Whether this is a link with which nobody has sat down yet."""
        hashed = hash_of(token)
        return any(
            seat.token is None and seat.invitation is not None and is_same(seat.invitation, hashed)
            for seat in self.seats
        )

    def own_seats(self, token: SeatToken | None) -> list[int]:
        """The seats that are the holder's own, whoever plays them now."""
        if token is None:
            return []
        hashed = hash_of(token)
        return [seat.seat for seat in self.seats if seat.token is not None and is_same(seat.token, hashed)]

    def seats_of(self, token: SeatToken | None) -> list[int]:
        """The seats through which the holder of a secret looks: the own ones, and those that they play for others; none
        for a spectator, and for whoever has not sat down yet."""
        return list(self.caller(token).seats)

    def is_owned(self, seat: int) -> bool:
        """Whether a seat is a person's, who has not given up, or of somebody who is invited; whoever plays it now."""
        sitting = self.seats[seat]
        return (sitting.token or sitting.invitation) is not None and seat not in self.conceded

    def watch(self, seats: Collection[int]) -> None:
        """Whether the holder of these seats may look at the table at all."""
        if not seats and not self.row.spectators:
            raise Forbidden("table-no-spectators")

    # --- Who plays it -----------------------------------------------------------------------------

    def player(self, seat: int) -> int:
        """The seat whose person plays this one: itself, or that of a partner."""
        passing = self.passed.get(seat)
        return seat if passing is None or passing.partner is None else self.player(passing.partner)

    def is_person(self, seat: int) -> bool:
        """Whether a person plays this seat (still)."""
        player = self.player(seat)
        return self.is_owned(seat) and self.is_owned(player) and player not in self.passed

    def bot_for(self, seat: int) -> str | None:
        """The bot that plays a seat: one that was named for it."""
        passing = self.passed.get(self.player(seat))
        return self.seats[seat].bot if passing is None else passing.bot

    def acting(self, seats: Collection[int]) -> list[int]:
        """Those of these seats for which their holder may act now."""
        return [seat for seat in seats if self.is_person(seat) and self.player(seat) in seats]

    def others(self, seats: Collection[int]) -> list[list[int]]:
        """The other people who play, each as the seats that they play."""
        people: dict[bytes, list[int]] = {}
        for seat in range(len(self.seats)):
            if self.is_person(seat) and seat not in seats:
                people.setdefault(self._secret(seat), []).append(seat)
        return list(people.values())

    @property
    def has_several_people(self) -> bool:
        """Whether people play here who could learn something of each other."""
        return len(self.others(())) > 1

    def other_owners(self, seats: Collection[int]) -> list[int]:
        """The seats of other people, also of those who are away."""
        return [seat.seat for seat in self.seats if self.is_owned(seat.seat) and seat.seat not in seats]

    def owners(self) -> list[list[int]]:
        """The people who have sat down and not given up, each as the seats that are their own, whoever plays them."""
        people: dict[bytes, list[int]] = {}
        for seat in self.seats:
            if seat.token is not None and self.is_owned(seat.seat):
                people.setdefault(seat.token, []).append(seat.seat)
        return list(people.values())

    def fellows(self, seat: int) -> list[int]:
        """The seats that the same person plays."""
        player = self.seats[self.player(seat)].token
        return [
            each
            for each in range(len(self.seats))
            if player is not None and self.seats[self.player(each)].token == player
        ]

    def are_partners(self, seat: int, other: int) -> bool:
        """Whether two seats win and lose together."""
        roles = roles_at(self.row, self.seats)
        return seat != other and roles[seat].team == roles[other].team

    @property
    def further(self) -> int:
        """How many seats further everybody is on the other side: as few as keep together those who play together."""
        teams = [role.team for role in roles_at(self.row, self.seats)]
        count = len(teams)
        for by in range(1, count):
            there = [teams[(seat + by) % count] for seat in range(count)]
            if len(set(zip(teams, there, strict=True))) == len(set(teams)):
                return by
        return 1

    def _secret(self, seat: int) -> bytes:
        player = self.seats[self.player(seat)]
        return player.token or player.invitation or b""

    def pass_seat(self, seat: int, to: Passing) -> None:
        """Somebody else plays a seat from now on, or its own person does again."""
        if to.bot is None and to.partner is None:
            self.passed.pop(seat, None)
        else:
            self.passed[seat] = to

    def played_by(self, partner: int) -> list[int]:
        """The seats that were passed to the person of this one."""
        return [seat for seat, passing in self.passed.items() if passing.partner == partner]

    def check_holds(self, seats: Collection[int], seat: int) -> None:
        if seat not in seats:
            raise Forbidden("table-not-your-seat")
        if seat in self.conceded:
            raise Forbidden("table-conceded")
        if seat not in self.acting(seats):
            raise Forbidden("table-seat-passed")
