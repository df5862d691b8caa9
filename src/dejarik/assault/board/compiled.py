"""A compiled map: the ground with everything about it that is worth working out once.

Boards are found by the content of their map and kept; they are never part of a game's state. What depends on open
doors is worked out once for each set of closed doors that occurs. Nothing here knows a figure.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from dejarik.assault.board.bases import Base
from dejarik.assault.board.counting import Counting
from dejarik.assault.board.grid import Spaces, reading_order
from dejarik.assault.board.ground import Doors, Ground
from dejarik.assault.board.mapdata import Edge, MapData
from dejarik.assault.board.passages import Passages, Way
from dejarik.assault.board.sections import part_of
from dejarik.assault.board.sighttable import SightTable
from dejarik.assault.board.steps import Steps

_KEPT_BOARDS = 64
_boards: dict[MapData, Board] = {}


class Board(Ground):
    """A map ready to be asked: numbered spaces, passages, steps of every base, and lines of sight."""

    __slots__ = (
        "_counting",
        "_fenced",
        "_gaps",
        "_parts",
        "_passages",
        "_steps",
        "_unwalled",
        "_variants",
        "_whole",
        "sight",
    )

    def __init__(self, map_data: MapData, whole: MapData | None = None) -> None:
        super().__init__(map_data, whole)
        self._whole = whole
        self.sight = SightTable(self)
        self._passages: dict[tuple[Way, Doors], Passages] = {}
        self._counting: dict[tuple[Doors, Spaces], Counting] = {}
        self._steps: dict[tuple[Base, Way, Doors], Steps] = {}
        self._variants: dict[Spaces, Board] = {}
        self._fenced: dict[Spaces, Board] = {}
        self._gaps: dict[frozenset[Edge], Board] = {}
        self._parts: dict[frozenset[str], Board] = {}
        self._unwalled: Board | None = None

    def passages(self, way: Way, closed: Doors) -> Passages:
        """Single steps of this kind while these doors are closed."""
        key = (way, closed)
        found = self._passages.get(key)
        if found is None:
            found = self._passages[key] = Passages(self, way, closed)
        return found

    def counting(self, closed: Doors, opened: Spaces = 0) -> Counting:
        """Counting spaces while these doors are closed, with some blocking spaces left out of account."""
        key = (closed, opened)
        found = self._counting.get(key)
        if found is None:
            if len(self._counting) >= 256:
                self._counting.clear()
            found = self._counting[key] = Counting(Passages(self, Way.COUNTING, closed, opened))
        return found

    def steps(self, base: Base, way: Way, closed: Doors) -> Steps:
        """Steps of a base while these doors are closed."""
        key = (base, way, closed)
        found = self._steps.get(key)
        if found is None:
            found = self._steps[key] = Steps(self.passages(way, closed), base, self.stride)
        return found

    def with_blocking(self, extra: Spaces) -> Board:
        """The same board with more spaces of blocking terrain; its spaces keep their numbers."""
        extra &= self.on_map & ~self.blocking
        if not extra:
            return self
        found = self._variants.get(extra)
        if found is None:
            blocking = tuple(sorted(self.names(self.blocking | extra), key=reading_order))
            impassable = self.names(self.impassable & ~extra)
            more = msgspec.structs.replace(self.map, blocking=blocking, impassable=impassable)
            found = self._variants[extra] = Board(more, self._whole)
        return found

    def with_impassable(self, extra: Spaces) -> Board:
        """The same board with more spaces of impassable terrain; its spaces keep their numbers."""
        extra &= self.on_map & ~self.blocking & ~self.impassable
        if not extra:
            return self
        found = self._fenced.get(extra)
        if found is None:
            impassable = tuple(sorted(self.names(self.impassable | extra), key=reading_order))
            more = msgspec.structs.replace(self.map, impassable=impassable)
            found = self._fenced[extra] = Board(more, self._whole)
        return found

    def without_walls(self, gone: frozenset[Edge]) -> Board:
        """The same board without the walls between these spaces; its spaces keep their numbers."""
        walls = tuple(edge for edge in self.map.walls if edge not in gone and edge[::-1] not in gone)
        if len(walls) == len(self.map.walls):
            return self
        found = self._gaps.get(gone)
        if found is None:
            found = self._gaps[gone] = Board(msgspec.structs.replace(self.map, walls=walls), self._whole)
        return found

    @property
    def unwalled(self) -> Board:
        """The same board without any walls; what is off the map stays solid (CORE-SPACE-05)."""
        if self._unwalled is None:
            self._unwalled = self.without_walls(frozenset(self.map.walls))
        return self._unwalled

    def part(self, sections: frozenset[str]) -> Board:
        """The same board while only these sections of its map are laid; its spaces and doors keep their numbers."""
        found = self._parts.get(sections)
        if found is None:
            found = self._parts[sections] = Board(part_of(self.map, sections), self.map)
        return found


def board_of(map_data: MapData, sections: Iterable[str] | None = None) -> Board:
    """The compiled board of a map, with all its sections or only with these; maps with the same content share one."""
    board = _boards.get(map_data)
    if board is None:
        if len(_boards) >= _KEPT_BOARDS:
            del _boards[next(iter(_boards))]
        board = _boards[map_data] = Board(map_data)
    return board if sections is None else board.part(frozenset(sections))
