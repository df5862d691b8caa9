"""Counting spaces from a set of spaces outwards.

Carries CORE-SPACE-20 to -23: the smallest number of steps, one at a time to an adjacent space, with terrain costs and
figures left out of account. Which spaces a figure or a door counts from is decided in `distance`.
"""

from __future__ import annotations

from dejarik.assault.board.grid import Spaces
from dejarik.assault.board.passages import Passages

_KEPT_SOURCES = 4096


class Counting:
    """Distances on a board with certain doors closed; what was counted once is kept."""

    __slots__ = ("_rings", "passages")

    def __init__(self, passages: Passages) -> None:
        self.passages = passages
        self._rings: dict[Spaces, list[Spaces]] = {}

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
