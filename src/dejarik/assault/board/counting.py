"""Counting spaces from a set of spaces outwards.

Carries CORE-SPACE-20 to -23: the smallest number of steps, one at a time to an adjacent space, with terrain costs and
figures left out of account. Which spaces a figure or a door counts from is decided in `distance`.
"""

from __future__ import annotations

from dejarik.assault.board.grid import Spaces, each
from dejarik.assault.board.passages import Passages

_KEPT_SOURCES = 4096
_KEPT_TABLES = 1024
UNREACHED = 255
"""What a table of distances says where there is no way to count."""


class Counting:
    """Distances on a board with certain doors closed; what was counted once is kept."""

    __slots__ = ("_rings", "_tables", "passages")

    def __init__(self, passages: Passages) -> None:
        self.passages = passages
        self._rings: dict[Spaces, list[Spaces]] = {}
        self._tables: dict[Spaces, bytes] = {}

    def within(self, sources: Spaces, distance: int) -> Spaces:
        """All spaces at most this far from the nearest source (CORE-TERM-20)."""
        rings = self._from(sources)
        while len(rings) <= distance:
            if not self._grow(rings):
                return rings[-1]
        return rings[distance]

    def distance(self, sources: Spaces, targets: Spaces) -> int | None:
        """The smallest number of steps from a source to a target, or none (CORE-SPACE-20, -22, -23)."""
        rings = self._from(sources)
        for distance, reached in enumerate(rings):
            if reached & targets:
                return distance
        while self._grow(rings):
            if rings[-1] & targets:
                return len(rings) - 1
        return None

    def rings(self, sources: Spaces) -> list[Spaces]:
        """All spaces at distance 0, at most 1, at most 2 and so on, to the farthest."""
        rings = self._from(sources)
        while self._grow(rings):
            pass
        return rings

    def table(self, sources: Spaces) -> bytes:
        """The distance of every space from the nearest source, by the number of the space; `UNREACHED`: none."""
        found = self._tables.get(sources)
        if found is None:
            if len(self._tables) >= _KEPT_TABLES:
                self._tables.clear()
            rings = self.rings(sources)
            distances = bytearray([UNREACHED]) * self.passages.enterable.bit_length()
            nearer = 0
            for distance, reached in enumerate(rings):
                for space in each(reached & ~nearer):
                    distances[space] = distance
                nearer = reached
            found = self._tables[sources] = bytes(distances)
        return found

    def _from(self, sources: Spaces) -> list[Spaces]:
        rings = self._rings.get(sources)
        if rings is None:
            if len(self._rings) >= _KEPT_SOURCES:
                self._rings.clear()
            # Nothing is counted from a space of blocking terrain as such (CORE-SPACE-09, -25).
            rings = self._rings[sources] = [sources & self.passages.enterable]
        return rings

    def _grow(self, rings: list[Spaces]) -> bool:
        """Adds the next ring; false when there is nothing farther away."""
        last = rings[-1]
        grown = last | self.passages.neighbours(last)
        if grown == last:
            return False
        rings.append(grown)
        return True
