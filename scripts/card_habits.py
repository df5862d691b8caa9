"""Gathers the habits of the card game's quick policy: what `evaluation.rate` thinks of every text that could be used.

`python -m scripts.card_habits SECONDS [SEED]` plays duels with ready-made and random decks by the ratings of the greedy
bot, now and then by chance, and writes `habits.json` beside the policy. Five minutes on one core see most texts often
enough.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from time import monotonic

from dejarik.kernel import Decision, Ratings, Rng, Use, apply, decision, register
from dejarik.kernel.answers import best_answer, random_answer
from dejarik.kernel.engine import start
from dejarik.lcg import evaluation
from dejarik.lcg.game import GAME

BY_CHANCE = 12
"""Once in so many decisions something else is done."""
MOST = 6.0
"""Gains and losses count for no more than this: a game that is won by chance is no habit."""


def gains(asked: Decision, ratings: Ratings) -> Iterator[tuple[str, float]]:
    """What each text is worth beyond doing nothing, by its name."""
    nothing = next((place for place, option in enumerate(asked.options) if option.verb.declines), None)
    if nothing is None:
        return
    for place, option in enumerate(asked.options):
        if isinstance(use := option.value, Use):
            gain = ratings.get(place, 0.0) - ratings.get(nothing, 0.0)
            yield f"{use.key}.{use.ability}", max(-MOST, min(MOST, gain))


def watch(seconds: float, seed: int) -> Iterator[tuple[str, float]]:
    """What was seen of texts in some seconds of play."""
    register(GAME)
    until = monotonic() + seconds
    while monotonic() < until:
        rng = Rng.seeded(seed)
        decks = "random" if seed % 2 else "ready-made"
        state = start(GAME, GAME.options_from({"format": "duel", "decks": decks}, rng.split()), seed)
        seed += 1
        while (asked := decision(state)) is not None and monotonic() < until:
            ratings = evaluation.rate(state)
            yield from gains(asked, ratings)
            by_chance = not rng.below(BY_CHANCE)
            apply(state, random_answer(asked, rng) if by_chance else best_answer(asked, ratings, rng))


def main(seconds: float, seed: int) -> None:
    seen: dict[str, list[float]] = {}
    for name, gain in watch(seconds, seed):
        seen.setdefault(name, []).append(gain)
    habits = {name: [len(found), round(sum(found) / len(found), 2)] for name, found in sorted(seen.items())}
    lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(habit)}" for name, habit in habits.items())
    path = Path(str(files("dejarik.lcg.evaluation.quick").joinpath("habits.json")))
    path.write_text(f"{{\n{lines}\n}}\n")
    print(f"{len(habits)} texts, {sum(map(len, seen.values()))} uses")


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1)
