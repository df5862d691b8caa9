"""How a game at a table ends: by its rules, or because people give up.

Where no other game follows, it ends when all but one team have given up. In a series the others shall be able to go on
with the next game: bots play for those who have given up, until nobody is left for whom they would.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec import UNSET

from dejarik.kernel.text import Text
from dejarik.table.facts import roles_at
from dejarik.table.records import Outcome
from dejarik.table.rows import SeatRow, TableRow
from dejarik.table.stored_match import StoredMatch

CONCEDED = "conceded"


def _teams_left(row: TableRow, seats: Sequence[SeatRow], conceded: Collection[int]) -> set[int]:
    """The teams that have not given up; in a series those in which nobody has."""
    roles = roles_at(row, seats)
    if row.series is not None:
        return {role.team for role in roles} - {roles[seat].team for seat in conceded}
    return {role.team for seat, role in enumerate(roles) if seat not in conceded}


def outcome_of(
    match: StoredMatch, row: TableRow, seats: Sequence[SeatRow], conceded: Sequence[int]
) -> Outcome | None:
    """How the game ended, if it has."""
    ended = match.outcome
    if ended is not None:
        said = match.game.outcome_text(ended)
        leads_on = match.game.leads_on(ended) or UNSET
        return Outcome(reason=ended.reason, winners=list(ended.winners), leads_on=leads_on, text=said)
    if not is_given_up(row, seats, conceded):
        return None
    left = _teams_left(row, seats, conceded)
    teams = [role.team for role in roles_at(row, seats)]
    return Outcome(
        reason=CONCEDED,
        winners=[seat for seat, team in enumerate(teams) if team in left],
        conceded=list(conceded),
        text=Text("table-outcome-conceded"),
    )


def is_given_up(row: TableRow, seats: Sequence[SeatRow], conceded: Collection[int]) -> bool:
    """Whether so many have given up that nobody plays on."""
    if not conceded:
        return False
    if row.series is not None:
        return not any((seat.token or seat.invitation) and seat.seat not in conceded for seat in seats)
    return len(_teams_left(row, seats, conceded)) <= 1
