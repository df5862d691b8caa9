"""Gathers the habits of the quick policy: what `evaluation.rate` thinks of every text that could be used.

`python -m scripts.habits SECONDS [SEED]` plays skirmishes and missions in turn by the ratings of the greedy bot, now
and then by chance, adds what it saw to what `artifacts/habits.jsonl` holds already and writes `habits.json` beside the
policy. Ten minutes on one core see most texts often enough; more never hurts.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from time import monotonic
from typing import Any

from bench.bots import options_of

from dejarik.assault.evaluation.quick import habits
from dejarik.assault.game import GAME
from dejarik.assault.rules.activation import Activation
from dejarik.kernel import Decision, Ratings, Rng, Use, apply, decision, register
from dejarik.kernel.answers import best_answer, random_answer
from dejarik.kernel.engine import start

SEEN = Path("artifacts/habits.jsonl")
BY_CHANCE = 20
"""Once in so many decisions something else is done."""
MOST = 12.0
"""Gains and losses count for no more than this: a game that is won by chance is no habit."""
LONGEST = 1500


def options_for(seed: int, rng: Rng) -> Any:
    """A table: skirmishes of all missions, ready-made armies and others, and missions with two to four heroes."""
    match seed % 4:
        case 0:
            return options_of(seed)
        case 1:
            return GAME.options_from({"format": "skirmish"}, rng)
        case 2:
            return GAME.options_from({"format": "mission", "heroes": str(2 + seed // 4 % 3)}, rng)
        case _:
            return GAME.options_from({"format": "mission", "party": "random"}, rng)


def used(value: Any) -> Use | None:
    """The use of a text that an option stands for."""
    if type(value) is tuple and len(value) == 2:
        value = value[1]
    return value if isinstance(value, Use) else None


def gains(state: Any, asked: Decision, ratings: Ratings) -> Iterator[tuple[str, float]]:
    """What each text is worth beyond the best of all else, by the name of its habit."""
    uses = {place: use for place, option in enumerate(asked.options) if (use := used(option.value))}
    others = [ratings.get(place, 0.0) for place in range(len(asked.options)) if place not in uses]
    if not others:
        return
    occasion = "activation" if isinstance(state.stack[-1], Activation) else "reaction"
    for place, use in uses.items():
        gain = max(-MOST, min(MOST, ratings.get(place, 0.0) - max(others)))
        yield f"{state.mode}/{occasion}/{use.key}.{use.ability}", gain


def watch(seconds: float, seed: int) -> Iterator[tuple[str, float]]:
    """What was seen of texts in some seconds of play."""
    register(GAME)
    until = monotonic() + seconds
    while monotonic() < until:
        rng = Rng.seeded(seed)
        state = start(GAME, options_for(seed, rng.split()), seed)
        seed += 1
        for _ in range(LONGEST):
            asked = decision(state)
            if asked is None or monotonic() >= until:
                break
            ratings = GAME.mind.rate(state)
            yield from gains(state, asked, ratings)
            by_ratings = ratings and rng.below(BY_CHANCE)
            apply(state, best_answer(asked, ratings, rng) if by_ratings else random_answer(asked, rng))


def summed_up(seen: dict[str, list[float]]) -> dict[str, list[float]]:
    """The habits: how often, what on average, and what is lost by always doing what is mostly right."""
    found = {}
    for name, values in sorted(seen.items()):
        up = sum(max(0.0, value) for value in values) / len(values)
        down = sum(max(0.0, -value) for value in values) / len(values)
        found[name] = [len(values), round(up - down, 2), round(min(up, down), 2)]
    return found


def gather(seconds: float, seed: int) -> int:
    """Watch, add it to what was seen before, and write the habits down. How many there are."""
    SEEN.parent.mkdir(exist_ok=True)
    with SEEN.open("a") as file:
        for name, gain in watch(seconds, seed):
            file.write(json.dumps([name, round(gain, 2)]) + "\n")
    seen: dict[str, list[float]] = {}
    with SEEN.open() as file:
        for name, gain in map(json.loads, file):
            seen.setdefault(name, []).append(gain)
    found = summed_up(seen)
    lines = ",\n".join(
        f"{json.dumps(name)}: {json.dumps(values, separators=(',', ':'))}" for name, values in found.items()
    )
    place = Path(str(files(habits.__package__).joinpath("habits.json")))
    place.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")
    return len(found)


if __name__ == "__main__":
    print(gather(float(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1), "habits")
