"""Adjacency and distance between figures, objects, doors and spaces.

Carries CORE-SPACE-13 to -15 and -20 to -28, CORE-TERRAIN-12 to -14, CORE-COMPANION-05 and CORE-DOOR-06, -07. Sight is
an independent question (CORE-SPACE-27).
"""

from __future__ import annotations

from dejarik.assault.board.compiled import Board
from dejarik.assault.board.counting import UNREACHED, Counting
from dejarik.assault.board.grid import Spaces, each
from dejarik.assault.board.ground import DoorId
from dejarik.assault.board.passages import Way
from dejarik.assault.board.situation import COMPANION, FIGURE, SPACE, Piece, Situation, Thing, object_thing


def distance(situation: Situation, one: Thing, other: Thing) -> int | None:
    """The number of spaces between two things; none when there is no way to count (CORE-SPACE-20, -22)."""
    if one.spaces & other.spaces:  # CORE-SPACE-15
        return 0
    if situation.heights and situation.heights & (one.spaces | other.spaces):
        situation = situation.from_above()
    return _counting(situation, one, other).distance(one.spaces, other.spaces)


class DistancesFrom:
    """Distances from one figure or object to many others, which are read off a table as far as counting takes nothing
    but steps. They are the same the other way round."""

    __slots__ = ("_one", "_situation", "_special", "_table")

    def __init__(self, situation: Situation, one: Thing) -> None:
        self._situation, self._one = situation, one
        board = situation.board
        self._special = board.cut_off
        plain = not situation.heights and not one.spaces & board.cut_off
        self._table = board.counting(situation.closed).table(one.spaces) if plain else None

    def to(self, other: Thing) -> int | None:
        """As `distance`."""
        table, cells = self._table, other.cells
        if table is None or other.spaces & self._special:
            return distance(self._situation, self._one, other)
        nearest = table[cells[0]] if len(cells) == 1 else min(table[space] for space in cells)
        return nearest if nearest != UNREACHED else None


def within(situation: Situation, one: Thing, other: Thing, spaces: int) -> bool:
    """Whether the other thing is within so many spaces (CORE-TERM-20)."""
    if one.spaces & other.spaces:
        return True
    if situation.heights and situation.heights & (one.spaces | other.spaces):
        situation = situation.from_above()
    return bool(_counting(situation, one, other).within(one.spaces, spaces) & other.spaces)


def adjacent(situation: Situation, one: Thing, other: Thing) -> bool:
    """Whether two things are adjacent (CORE-SPACE-13, -14; CORE-SPACE-24 for who stands in blocking terrain)."""
    if one.spaces & other.spaces:
        # CORE-SPACE-15: in the same space is not adjacent, except companions and whatever stands or lies there
        # (CORE-COMPANION-05); to the space itself they are not.
        return (
            bool((one.nature | other.nature) & COMPANION)
            and one != other
            and SPACE not in (one.kind, other.kind)
        )
    return bool(_counting(situation, one, other).within(one.spaces, 1) & other.spaces)


def on_or_beside(situation: Situation, one: Thing, other: Thing) -> bool:
    """Whether two things have a space in common or one would be adjacent to the other."""
    if one.spaces & other.spaces:
        return True
    return bool(_counting(situation, one, other).within(one.spaces, 1) & other.spaces)


def spaces_within(situation: Situation, one: Thing, spaces: int) -> Spaces:
    """All spaces within so many spaces of a thing, its own included, empty blocking ones never (CORE-SPACE-25)."""
    found = _counting(situation, one, None).within(one.spaces, spaces) | one.spaces
    if situation.heights:
        from_above = _counting(situation.from_above(), one, None).within(one.spaces, spaces)
        found |= from_above if one.spaces & situation.heights else from_above & situation.heights
    return found


def adjacent_spaces(situation: Situation, one: Thing) -> Spaces:
    """All spaces adjacent to a thing (CORE-SPACE-14)."""
    return _counting(situation, one, None).within(one.spaces, 1) & ~one.spaces


def spaces_around(situation: Situation, spaces: Spaces) -> Spaces:
    """These spaces and those that would be adjacent to them without any terrain: only walls and doors count."""
    passages = situation.board.passages(Way.IGNORING_TERRAIN, situation.closed)
    return Counting(passages).within(spaces, 1)


def adjacent_figures(situation: Situation, one: Thing) -> list[Piece]:
    """All figures adjacent to a thing, in the order of their ids."""
    found = [who for who in situation.figures.values() if who is not one and adjacent(situation, one, who)]
    return sorted(found, key=lambda who: who.id)


def door_object(situation: Situation, door: DoorId) -> Thing:
    """A door as distance and sight see it: in each empty space beside it (CORE-DOOR-07, CORE-SPACE-28)."""
    return object_thing(situation.empty(situation.board.door_spaces[door]))


def adjacent_to_door(situation: Situation, one: Thing, door: DoorId) -> bool:
    """Whether a thing is in a space that shares an edge with the door; diagonal does not count (CORE-DOOR-06)."""
    return bool(one.spaces & situation.board.door_spaces[door])


def door_in_reach(situation: Situation, one: Thing, door: DoorId) -> bool:
    """Whether a melee attack with Reach gets to the door: from a space beside it or adjacent to one (CORE-DOOR-08)."""
    return bool(spaces_within(situation, one, 1) & situation.board.door_spaces[door])


def door_distance(situation: Situation, one: Thing, door: DoorId) -> int | None:
    """The distance to a door; 0 for who stands next to it (CORE-DOOR-07, -08)."""
    if adjacent_to_door(situation, one, door):
        return 0
    return distance(situation, one, door_object(situation, door))


def _counting(situation: Situation, one: Thing, other: Thing | None) -> Counting:
    """Counting with the blocking terrain under figures and objects at either end left out of account.

    CORE-SPACE-24. Counting through such a space instead of only to it never makes a way shorter.
    """
    board, closed = situation.board, situation.closed
    spaces = one.spaces if other is None else one.spaces | other.spaces
    if not spaces & board.cut_off:  # nearly always
        return board.counting(closed)
    opened = _opened(board, one)
    if other is not None:
        opened |= _opened(board, other)
    return board.counting(closed, opened)


def _opened(board: Board, thing: Thing) -> Spaces:
    if thing.kind is SPACE:  # CORE-TERRAIN-12: the space itself stays apart from everything.
        return 0
    opened = thing.spaces & board.blocking
    if thing.kind is FIGURE and thing.spaces & board.perches:  # CORE-TERRAIN-14
        for space in each(thing.spaces & board.perches):
            opened |= board.perch_openings[space]
    return opened
