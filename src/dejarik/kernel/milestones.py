"""What can be reached in a game, and how often it was in many: for whoever wants to see everything happen once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import msgspec


class Milestones(msgspec.Struct, frozen=True):
    """What of a game was played (a mission, a scenario), and what of all that can be reached there has been."""

    played: str
    reached: Mapping[str, bool] = {}


class MilestoneCounts(msgspec.Struct):
    """How often each thing was played, and how often each milestone of it was reached; those never reached with 0."""

    played: dict[str, int] = {}
    reached: dict[str, dict[str, int]] = {}

    def note(self, game: Milestones | None) -> None:
        """One game more."""
        if game is not None:
            counts = {name: int(reached) for name, reached in game.reached.items()}
            self.add(MilestoneCounts({game.played: 1}, {game.played: counts}))

    def add(self, other: MilestoneCounts) -> None:
        self.played = _sum(self.played, other.played)
        for played, counts in other.reached.items():
            self.reached[played] = _sum(self.reached.get(played, {}), counts)


def _sum(some: Mapping[str, int], more: Mapping[str, int]) -> dict[str, int]:
    both = Counter(some)
    both.update(more)
    return dict(both)
