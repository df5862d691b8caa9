"""Steps of every base: from which positions it can go where, worked out for a whole map at once.

Carries CORE-LARGE-02 to -06 (and, for small figures, CORE-MOVE-10 to -14 through `passages`). A set of positions of a
base is written as the set of its top left spaces, one set for each way the base can lie. Costs and figures are not
here; `movement` adds them.
"""

from __future__ import annotations

from dataclasses import dataclass

from dejarik.assault.board.bases import Base, Lying
from dejarik.assault.board.grid import Spaces, shifted
from dejarik.assault.board.passages import Passages


@dataclass(frozen=True, slots=True)
class Move:
    """One kind of step: a shift of the top left space, and the positions it can be made from."""

    shift: int
    allowed: Spaces
    lying: Lying
    """Which way the base lies afterwards."""


class Steps:
    """Legal positions and steps of one base on one board, as far as walls, doors and terrain decide."""

    __slots__ = ("base", "moves", "offsets", "positions", "turns")

    def __init__(self, passages: Passages, base: Base, stride: int) -> None:
        self.base = base
        self.offsets: tuple[tuple[int, ...], ...] = tuple(
            base.offsets(lying, stride) for lying in base.lyings
        )
        self.positions: tuple[Spaces, ...] = tuple(
            _positions(passages, base, lying, stride) for lying in base.lyings
        )
        self.moves: tuple[tuple[Move, ...], ...] = tuple(
            _small_moves(passages) if base.is_small else self._large_moves(passages, lying, stride)
            for lying in base.lyings
        )
        self.turns: tuple[tuple[Move, ...], ...] = tuple(self._turns(lying, stride) for lying in base.lyings)

    def touching(self, lying: Lying, spaces: Spaces) -> Spaces:
        """Positions in which the base covers at least one of the spaces."""
        found = 0
        for offset in self.offsets[lying]:
            found |= spaces >> offset
        return found

    def inside(self, lying: Lying, spaces: Spaces) -> Spaces:
        """Positions in which the base covers nothing but these spaces."""
        found = -1
        for offset in self.offsets[lying]:
            found &= spaces >> offset
        return found

    def _large_moves(self, passages: Passages, lying: Lying, stride: int) -> tuple[Move, ...]:
        """CORE-LARGE-02, -03: straight on, every space over a free edge, into a legal position."""
        every_east = every_south = every_west = every_north = -1
        for offset in self.offsets[lying]:
            every_east &= passages.free_east >> offset
            every_south &= passages.free_south >> offset
            every_west &= shifted(passages.free_east, 1 - offset)
            every_north &= shifted(passages.free_south, stride - offset)
        legal = self.positions[lying]
        return (
            Move(-stride, every_north & legal << stride, lying),
            Move(1, every_east & legal >> 1, lying),
            Move(stride, every_south & legal >> stride, lying),
            Move(-1, every_west & legal << 1, lying),
        )

    def _turns(self, lying: Lying, stride: int) -> tuple[Move, ...]:
        """CORE-LARGE-04 to -06: the turned base must be in a legal position."""
        other = Lying.ACROSS if lying is Lying.UPRIGHT else Lying.UPRIGHT
        return tuple(
            Move(shift, shifted(self.positions[other], -shift), other)
            for shift in self.base.turns(lying, stride)
        )


def _small_moves(passages: Passages) -> tuple[Move, ...]:
    return tuple(
        Move(shift, allowed, Lying.UPRIGHT)
        for shift, allowed in zip(passages.shifts, passages.leave, strict=True)
    )


def _positions(passages: Passages, base: Base, lying: Lying, stride: int) -> Spaces:
    """CORE-LARGE-03: all spaces can be entered, and no edge inside the base is shut."""
    columns, rows = base.extent(lying)
    legal = -1
    for row in range(rows):
        for column in range(columns):
            offset = row * stride + column
            legal &= passages.enterable >> offset
            if column + 1 < columns:
                legal &= passages.free_east >> offset
            if row + 1 < rows:
                legal &= passages.free_south >> offset
    return legal
