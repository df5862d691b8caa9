"""What games between two sides say about them: a share with its interval, and ratings of many players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import log10, sqrt

import msgspec

Z = 1.96
"""Of an interval of 95 %."""


class Share(msgspec.Struct, frozen=True):
    """How many points out of how many games: a win is one, a draw a half."""

    games: int
    wins: int
    draws: int = 0

    @property
    def value(self) -> float:
        return (self.wins + self.draws / 2) / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's, of 95 %: where the true share is to be expected."""
        if not self.games:
            return 0.0, 1.0
        share, games = self.value, self.games
        spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
        middle, scale = share + Z * Z / (2 * games), 1 + Z * Z / games
        return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)

    def __add__(self, other: Share) -> Share:
        return Share(self.games + other.games, self.wins + other.wins, self.draws + other.draws)

    @property
    def reversed(self) -> Share:
        """That of the other side."""
        return Share(self.games, self.games - self.wins - self.draws, self.draws)

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.value:.2f} [{low:.2f}, {high:.2f}]"


FIRST_RATING = 1000
_ROUNDS = 2000
_PRIOR = 0.5


def elo(players: Sequence[str], meetings: Mapping[tuple[str, str], Share]) -> dict[str, float]:
    """Ratings by which the meetings are most likely (Bradley and Terry): 400 points are ten to one. The first player
    has 1000; so that nobody's is infinite, any two who have met are taken to have drawn once more."""
    scores = {pair: share.wins + share.draws / 2 + _PRIOR for pair, share in _both_ways(meetings)}
    strength = dict.fromkeys(players, 1.0)
    for _ in range(_ROUNDS):
        for player in players:
            rivals = [other for other in players if (player, other) in scores]
            gained = sum(scores[player, other] for other in rivals)
            faced = sum(
                (scores[player, other] + scores[other, player]) / (strength[player] + strength[other])
                for other in rivals
            )
            if faced:
                strength[player] = gained / faced
    first = strength[players[0]]
    return {player: FIRST_RATING + 400 * log10(value / first) for player, value in strength.items()}


def _both_ways(
    meetings: Mapping[tuple[str, str], Share],
) -> Iterable[tuple[tuple[str, str], Share]]:
    for (one, other), share in meetings.items():
        yield (one, other), share
        yield (other, one), share.reversed
