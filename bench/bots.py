"""How well the greedy bot plays against the random one, and how long it thinks.

`python -m bench.bots [GAMES] [FIRST]` plays that many mirrored games (100 unless told otherwise): over all missions for
two players, with ready-made armies, each pair of games with the sides swapped.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from statistics import mean
from time import perf_counter

from dejarik.assault.game import GAME
from dejarik.assault.skirmish.game import Options, mission_sides, missions
from dejarik.assault.skirmish.ready_made import ready_made
from dejarik.bots import find_bot
from dejarik.kernel import register
from dejarik.kernel.answers import Answer, Choice
from dejarik.kernel.driver import Player, Turn, play
from dejarik.kernel.match import Match

GAMES = 100
SHORT = 2
"""Games that `dejarik bench` plays."""


@dataclass
class Timed:
    """A player with a watch."""

    player: Player
    seconds: list[float] = field(default_factory=list)

    def choose(self, turn: Turn) -> Answer | Choice:
        start = perf_counter()
        answer = self.player.choose(turn)
        self.seconds.append(perf_counter() - start)
        return answer


@dataclass
class Result:
    """What came of a series."""

    games: int = 0
    wins: int = 0
    seconds: list[float] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """Milliseconds a decision."""
        return 1000 * mean(self.seconds)

    def percentile(self, share: float) -> float:
        """The milliseconds that so many of the decisions stay below."""
        return 1000 * sorted(self.seconds)[int(share * (len(self.seconds) - 1))]


def options_of(pair: int) -> Options:
    """The table of a pair of games: every mission for two in turn, and armies that meet in many ways."""
    for_two = [mission for mission in missions() if mission_sides(*mission).players == 2]
    armies = list(ready_made().values())
    map_id, mission = for_two[pair % len(for_two)]
    return Options(map_id, mission, (armies[pair * 5 % len(armies)], armies[(pair * 7 + 3) % len(armies)]))


def match_up(bot: str, other: str, games: int, first: int = 0) -> Result:
    """Play a series of mirrored games: those of one pair differ in nothing but the sides."""
    register(GAME)
    result = Result()
    for number in range(first, first + games):
        pair, seat = divmod(number, 2)
        timed = Timed(find_bot(bot, GAME, number))
        players: list[Player] = [find_bot(other, GAME, number + 1)] * 2
        players[seat] = timed
        options = options_of(pair)
        match = Match(GAME, options, pair)
        outcome = play(match, players)
        result.games += 1
        if seat in outcome.winners:
            result.wins += 1
        else:
            result.lost.append(f"{number}: {options.map} {options.mission}, seat {seat}, {outcome.reason}")
        result.seconds += timed.seconds
    return result


def metrics() -> dict[str, tuple[float, str]]:
    """The time of a decision of the greedy bot, in two games."""
    result = match_up("greedy", "random", SHORT)
    return {"bot_decision": (result.mean, "ms"), "bot_decision_p99": (result.percentile(0.99), "ms")}


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    found = match_up("greedy", "random", wanted, int(sys.argv[2]) if len(sys.argv) > 2 else 0)
    print(f"greedy won {found.wins} of {found.games} games")
    print(f"{len(found.seconds)} decisions: mean {found.mean:.1f} ms, p99 {found.percentile(0.99):.1f} ms")
    for line in found.lost:
        print(f"lost {line}")
