"""Where an explorer has been: positions of one game, kept by what tells them apart coarsely, and which to go back to.

Positions that are alike in what has been reached and in their bearings (`minds.Bearing`) share a cell. A cell keeps the
position that took the fewest choices, and for each aim the one that is nearest to it.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

from dejarik.kernel.match import Match
from dejarik.kernel.minds import Bearing
from dejarik.kernel.rng import Rng

#: Once in so many times one goes back to what is seldom seen and not to what is near to an aim.
RARE_ONCE_IN = 4
#: Among so many cells that are drawn, the one is taken to which nobody has gone back for longest.
DRAWN = 4
#: So often one goes back to a position before others of the same stage come first.
PATIENCE = 3
#: The first of the aims that every game has: to come somewhere with few choices.
BREVITY = 0

#: What all positions of a cell have in common: their stage, what has been reached, and what tells them apart.
CellKey = tuple[int, frozenset[str], Any]


class Spot(NamedTuple):
    """A position, and how near it is to what its cell keeps it for."""

    match: Match
    nearness: float


class Cell:
    """Positions that are alike: by aim, the best of each."""

    def __init__(self, key: CellKey) -> None:
        self.key = key
        self.visits = 0
        self.spots: dict[int, Spot] = {}
        self.returns: dict[int, int] = {}  # how often one has gone back to each spot as it is

    def offer(self, match: Match, aims: tuple[float, ...]) -> list[int]:
        """Keep a position for the aims that it is nearer to than all before: which those are."""
        better = [
            aim
            for aim, nearness in enumerate(aims)
            if aim not in self.spots or nearness > self.spots[aim].nearness
        ]
        if better:
            kept = match.fork()
            for aim in better:
                self.spots[aim] = Spot(kept, aims[aim])
                self.returns[aim] = 0
        return better


class Archive:
    """All cells of one game from its start."""

    def __init__(self) -> None:
        self.cells: dict[CellKey, Cell] = {}
        self.aims = 1

    def offer(self, match: Match, reached: Collection[str], bearing: Bearing) -> list[int]:
        """A position has been come to: the aims in which it brings something, `BREVITY` if its cell is new."""
        key = (bearing.stage, frozenset(reached), bearing.traits)
        cell = self.cells.get(key)
        is_new = cell is None
        if cell is None:
            cell = self.cells[key] = Cell(key)
        aims = (-float(len(match.choices)), *bearing.aims)
        self.aims = max(self.aims, len(aims))
        better = cell.offer(match, aims)
        return [aim for aim in better if aim != BREVITY or is_new]

    def pick(self, rng: Rng, wanted: Collection[int] | None = None) -> tuple[Match, int]:
        """A position to go back to, in a match of its own, and the aim for which it was chosen: something that is
        seldom seen, or of a stage what is nearest to an aim and has not been tried in vain. `wanted`: the aims that
        count, by their places in a bearing; None: all."""
        aim = rng.pick(
            [BREVITY, *(range(1, self.aims) if wanted is None else (1 + place for place in wanted))]
        )
        cell = self._rare(rng) if aim == BREVITY else self._near(aim, rng)
        cell.visits += 1
        cell.returns[aim] += 1
        return cell.spots[aim].match.fork(), aim

    def _rare(self, rng: Rng) -> Cell:
        cells = list(self.cells.values())
        drawn = [rng.pick(cells) for _ in range(DRAWN)]
        return min(drawn, key=lambda cell: (cell.visits, -len(cell.key[1])))

    def _near(self, aim: int, rng: Rng) -> Cell:
        stage = rng.pick(sorted({cell.key[0] for cell in self.cells.values() if aim in cell.spots}))
        cells = [cell for cell in self.cells.values() if cell.key[0] == stage and aim in cell.spots]
        return min(cells, key=lambda cell: (cell.returns[aim] // PATIENCE, -cell.spots[aim].nearness))
