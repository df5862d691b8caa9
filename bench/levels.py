"""How hard the Empire is for heroes who play well: missions between heroes of one bot and the Empire of another.

`python -m bench.levels EMPIRE [GAMES] [FIRST] [HEROES]` plays so many missions, each drawn by its number from `FIRST`
on, with two, three and four heroes in turn and the cards that fit its place in a campaign, and says how many the heroes
won, with Wilson's interval of 95 %, and why they lost the others. The same numbers are the same missions for all bots.
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field

from dejarik.assault.campaign.rules.state import EMPIRE
from dejarik.assault.game import GAME
from dejarik.bots import find_bot
from dejarik.kernel import Rng, register
from dejarik.kernel.driver import play
from dejarik.kernel.match import Match
from dejarik.lab.statistics import Share

GAMES = 20
FIRST = 7100


@dataclass
class Result:
    """What came of some missions."""

    games: int = 0
    won: int = 0
    lost: Counter[str] = field(default_factory=Counter)  # by why

    def __str__(self) -> str:
        share = Share(self.games, self.won)
        why = ", ".join(f"{reason} {count}" for reason, count in self.lost.most_common())
        return f"heroes won {self.won} of {self.games}: {share}; lost: {why or 'none'}"


def mission(number: int) -> Match:
    """The mission of a number."""
    heroes = str(2 + number % 3)
    return Match(GAME, GAME.options_from({"format": "mission", "heroes": heroes}, Rng.seeded(number)), number)


def missions(empire: str, heroes: str, games: int, first: int) -> Result:
    register(GAME)
    result = Result()
    for number in range(first, first + games):
        match = mission(number)
        seats = range(GAME.seats(match.options))
        bots = [find_bot(empire if seat == EMPIRE else heroes, GAME, 10 * number + seat) for seat in seats]
        outcome = play(match, bots)
        result.games += 1
        if EMPIRE in outcome.winners:
            result.lost[outcome.reason] += 1
        else:
            result.won += 1
    return result


def main(empire: str, games: str = str(GAMES), first: str = str(FIRST), heroes: str = "greedy") -> None:
    print(missions(empire, heroes, int(games), int(first)))


if __name__ == "__main__":
    main(*sys.argv[1:])
