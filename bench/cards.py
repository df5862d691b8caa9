"""Speed of the card game: duels a second with random players; how well its bot plays, and how long it thinks.

`python -m bench.cards [GAMES] [FORMAT] [BOT] [OTHER] [FIRST]` plays that many games of a side of one bot against others
(100 duels of greedy against random unless told otherwise), each pair of games with the same decks, the sides swapped.
"""

from __future__ import annotations

import sys
import time
from statistics import mean

from bench.bots import Result, Timed
from dejarik.bots import find_bot
from dejarik.kernel import Rng, register
from dejarik.kernel.driver import Player, RandomPlayer, Turn, play
from dejarik.kernel.match import Match
from dejarik.kernel.memories import Memories
from dejarik.lcg.facts.cards import Side
from dejarik.lcg.game import GAME

GAMES = 100
SHORT = 2
DUELS = 40
THOUGHTS = 60
"""Decisions of those who search."""


def metrics() -> dict[str, tuple[float, str]]:
    """Duels with ready-made decks, the same ones once before, to warm up; and the time of a bot's decision."""
    register(GAME)
    _play(DUELS)
    start = time.perf_counter()
    decisions = _play(DUELS)
    seconds = time.perf_counter() - start
    result, ahead = match_up(SHORT), {bot: thinking(bot, THOUGHTS) for bot in ("veteran", "master")}
    return {
        "duels, two random players": (DUELS / seconds, "games/s"),
        "duel decisions, two random players": (decisions / seconds, "decisions/s"),
        "card_bot_decision": (result.mean, "ms"),
        "card_bot_decision_p99": (result.percentile(0.99), "ms"),
        **{f"card_{bot}_decision": (found, "ms") for bot, found in ahead.items()},
    }


def _play(games: int) -> int:
    rng = Rng.seeded(2)
    decisions = 0
    for number in range(games):
        match = Match(GAME, GAME.options_from({"format": "duel"}, rng), number)
        play(match, [RandomPlayer(2 * number), RandomPlayer(2 * number + 1)])
        decisions += len(match.choices)
    return decisions


def thinking(bot: str, decisions: int) -> float:
    """Milliseconds that a bot thinks about a decision on average, in so many decisions of a duel with itself."""
    watch = Timed(find_bot(bot, GAME, 1))
    match = Match(GAME, GAME.options_from({"format": "duel"}, Rng.seeded(3)), 3)
    memories = Memories.of(match)
    while (asked := match.decision) is not None and len(match.choices) < decisions:
        turn = Turn(match.state, asked, memories[asked.seat])
        memories.hear(match.state, match.apply(watch.choose(turn)))
    return 1000 * mean(watch.seconds)


def match_up(
    games: int, format: str = "duel", first: int = 0, bot: str = "greedy", other: str = "random"
) -> Result:
    """A series of games of one side of bots against others: those of a pair differ in nothing but the sides."""
    register(GAME)
    result = Result()
    for number in range(first, first + games):
        pair, dark = divmod(number, 2)
        side = Side.DARK if dark else Side.LIGHT
        options = GAME.options_from({"format": format}, Rng.seeded(pair))
        watches: list[Timed] = []
        players: list[Player] = []
        for seat, deck in enumerate(options.decks):
            if deck.side is side:
                watches.append(Timed(find_bot(bot, GAME, number + seat)))
                players.append(watches[-1])
            else:
                players.append(find_bot(other, GAME, number + seat))
        outcome = play(Match(GAME, options, pair), players)
        result.games += 1
        if any(options.decks[seat].side is side for seat in outcome.winners):
            result.wins += 1
        else:
            names = ", ".join(deck.name for deck in options.decks)
            result.lost.append(f"{number}: {side.value} side, {names}, {outcome.reason}")
        for watch in watches:
            result.seconds += watch.seconds
    return result


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    given = dict(enumerate(sys.argv[2:5]))
    names = [given.get(place, usual) for place, usual in enumerate(("duel", "greedy", "random"))]
    first = int(sys.argv[5]) if len(sys.argv) > 5 else 0
    found = match_up(wanted, names[0], first, names[1], names[2])
    print(f"{names[1]} won {found.wins} of {found.games} games")
    print(f"{len(found.seconds)} decisions: mean {found.mean:.1f} ms, p99 {found.percentile(0.99):.1f} ms")
    for line in found.lost:
        print(f"lost {line}")
