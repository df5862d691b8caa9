"""How many steps it is from anywhere to some spaces, whatever stands in the way (CORE-MOVE, CORE-LARGE).

For each kind of base and each set of closed doors the ways are worked out once and kept. Costs of terrain and of
hostile figures are left out: this is for finding a direction, and the engine says what can really be reached.
"""

from __future__ import annotations

from functools import lru_cache

from dejarik.assault.board import Base, Board, Position, Situation, Spaces, each
from dejarik.assault.board.breaches import openings
from dejarik.assault.board.grid import shifted
from dejarik.assault.board.passages import Way
from dejarik.assault.board.steps import Move

FAR = 60
CLOSED_DOOR = 3
"""How many steps a closed door is worth that has to be opened on the way."""
_KEPT = 512
_ROUND_ABOUT = 6
"""How far beside a place a base is put that has no room in it."""


class Ways:
    """The ways of one base on one board while these doors are closed."""

    __slots__ = ("_beside", "_counts", "_links", "_passages", "_size", "_steps", "_through")

    def __init__(
        self,
        ground: Board,
        base: Base,
        way: Way,
        closed: int,
        links: tuple[Move, ...] = (),
        beside: Spaces = 0,
    ) -> None:
        """`beside`: the spaces from which doors can be passed that are closed from anywhere else; whoever is there has
        taken a step."""
        self._steps = ground.steps(base, way, closed)
        self._links = links if base.is_small else ()
        self._passages = ground.passages(way, closed)
        self._size = ground.size
        self._beside = beside if base.is_small else 0
        self._counts: dict[Spaces, list[bytearray]] = {}
        self._through: dict[Spaces, list[bytearray]] = {}

    def steps(self, position: Position, there: Spaces) -> int:
        """How many steps from a position to one that touches these spaces; FAR when there is no way."""
        return self.table(there)[position.lying][position.space]

    def table(self, there: Spaces) -> list[bytearray]:
        """The same from everywhere, by the way a base lies and its space."""
        counts = self._counts.get(there)
        if counts is None:
            if len(self._counts) >= _KEPT:
                self._counts.clear()
            counts = self._counts[there] = self._counted(there)
        return counts

    def table_through(self, opened: Ways, there: Spaces) -> list[bytearray]:
        """The same with the trouble of opening doors, where that is nearer; `opened` are the ways without them."""
        found = self._through.get(there)
        if found is None:
            if len(self._through) >= _KEPT:
                self._through.clear()
            found = self._through[there] = [
                bytearray(
                    min(steps, through + CLOSED_DOOR) if steps > CLOSED_DOOR else steps
                    for steps, through in zip(near, beyond, strict=True)
                )
                for near, beyond in zip(self.table(there), opened.table(there), strict=True)
            ]
        return found

    def _counted(self, there: Spaces) -> list[bytearray]:
        counts = [bytearray([FAR]) * self._size for _ in self._steps.positions]
        for count, ring in enumerate(self._around(there)):
            for lying, reached in enumerate(ring):
                for space in each(reached):
                    counts[lying][space] = min(count, FAR)
        for space in each(self._beside):
            counts[0][space] = max(0, counts[0][space] - 1)
        return counts

    def _around(self, there: Spaces) -> list[list[Spaces]]:
        """The positions 0, 1, 2 … steps away: steps lead back the way they came."""
        reached = self._touching(there)
        rings = [reached]
        while any(reached):
            beyond = [0] * len(reached)
            for lying, front in enumerate(reached):
                for move in (*self._steps.moves[lying], *self._steps.turns[lying], *self._links):
                    going = front & move.allowed
                    if going:
                        beyond[move.lying] |= shifted(going, move.shift)
            known = [0] * len(reached)
            for ring in rings:
                known = [old | new for old, new in zip(known, ring, strict=True)]
            reached = [
                new & legal & ~old
                for new, legal, old in zip(beyond, self._steps.positions, known, strict=True)
            ]
            rings.append(reached)
        return rings[:-1]

    def _touching(self, there: Spaces) -> list[Spaces]:
        """The positions in these spaces; where there is no room, those beside them."""
        for _ in range(_ROUND_ABOUT):
            found = [
                self._steps.touching(lying, there) & legal
                for lying, legal in zip(self._steps.base.lyings, self._steps.positions, strict=True)
            ]
            if any(found):
                return found
            there |= self._passages.neighbours(there)
        return [0] * len(self._steps.positions)


@lru_cache(maxsize=512)
def _ways(
    ground: Board, base: Base, way: Way, closed: int, links: tuple[Move, ...], beside: Spaces = 0
) -> Ways:
    return Ways(ground, base, way, closed, links, beside)


def leads_through(known: Situation, base: Base, position: Position, there: Spaces, door: int) -> bool:
    """Whether a closed door is in the way to some spaces: once it is open, it is not so far."""
    ground, links = known.board, known.links
    found = [
        _ways(ground, base, Way.WALKING, closed, links).steps(position, there)
        for closed in (0, 1 << door, known.closed)
    ]
    return found[0] + CLOSED_DOOR < min(found[1:])


Tables = tuple[list[bytearray], list[bytearray] | None]
"""Steps to some spaces from everywhere as the doors are, and as if they all were open (None: they are)."""


def tables_to(known: Situation, base: Base, there: Spaces, *, ignoring_terrain: bool) -> Tables:
    """About how many steps it is to some spaces, from everywhere."""
    as_they_are, opened = _ways_of(known, base, ignoring_terrain=ignoring_terrain)
    return as_they_are.table(there), opened.table(there) if opened is not None else None


def steps_to(known: Situation, base: Base, there: Spaces, *, ignoring_terrain: bool) -> list[bytearray]:
    """The same with the trouble of opening doors: by the way a base lies and its space."""
    as_they_are, opened = _ways_of(known, base, ignoring_terrain=ignoring_terrain)
    return as_they_are.table(there) if opened is None else as_they_are.table_through(opened, there)


def _ways_of(known: Situation, base: Base, *, ignoring_terrain: bool) -> tuple[Ways, Ways | None]:
    """The ways as the doors are, and as if they all were open (None: they are)."""
    way = Way.IGNORING_TERRAIN if ignoring_terrain else Way.WALKING
    ground, closed, links = known.board, known.closed, known.links
    if known.breachable and known.rubble and base.is_small:
        links += openings(known, base, way, turning=False).moves[0]
    as_they_are = _ways(ground, base, way, closed, links)
    return as_they_are, _ways(ground, base, way, 0, links, _doorsteps(known)) if closed else None


def _doorsteps(known: Situation) -> Spaces:
    """The spaces beside closed doors, where some doors let those through who stand there."""
    found: Spaces = 0
    for door in each(known.closed) if known.selective else ():
        found |= known.board.door_spaces[door]
    return found
