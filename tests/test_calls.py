"""What a decision costs, without noise: how many Python functions are called for one, in games of fixed seeds.

It is no measure of speed, but the same on every machine and in every run, so it notices when rules, texts or the kernel
begin to do more than they did. Whoever makes a decision dearer for a good reason writes the new numbers down here.
"""

from __future__ import annotations

import cProfile
import pstats
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import pytest

import dejarik
from dejarik.kernel import Rng, apply, decision, find_game, start
from dejarik.kernel.answers import random_answer

#: So much more than what is written down is too much.
MARGIN = 0.05
#: Decisions of each game that are counted, and the seeds that are played.
DECISIONS = 250
SEEDS = (1, 2, 3)

SOURCES = Path(dejarik.__file__).parent


class Cost(NamedTuple):
    """A way to play, and the calls of a decision in it: altogether, and by the parts of the program."""

    game: str
    settings: dict[str, str]
    calls: int
    parts: dict[str, int]


COSTS = {
    "skirmish": Cost(
        "assault",
        {"map": "moisture-farm", "mission": "A", "army-1": "snow-and-steel", "army-2": "heroes-of-yavin"},
        358,
        {
            "assault/rules": 154,
            "kernel": 101,
            "assault/board": 48,
            "assault/skirmish": 29,
            "assault/content": 14,
            "assault/facts": 6,
        },
    ),
    "mission": Cost(
        "assault",
        {
            "format": "mission",
            "mission": "aftermath",
            "party": "starting",
            "class": "military-might",
            "hero-1": "diala-passil",
            "hero-2": "gaarkhan",
        },
        385,
        {
            "assault/rules": 138,
            "kernel": 104,
            "assault/board": 50,
            "assault/campaign": 42,
            "assault/content": 36,
            "assault/facts": 7,
        },
    ),
    "duel": Cost(
        "lcg",
        {"format": "duel", "deck-1": "red-squadron", "deck-2": "dark-throne"},
        435,
        {"kernel": 168, "lcg/rules": 184, "lcg/facts": 40, "lcg/content": 30, "lcg": 10},
    ),
}


def played(game_name: str, settings: dict[str, str], seed: int) -> int:
    """Play the beginning of a game by chance; how many decisions there were."""
    game = find_game(game_name)
    rng = Rng.seeded(seed).split()
    state = start(game, game.options_from(settings, rng), seed)
    for number in range(DECISIONS):
        asked = decision(state)
        if asked is None:
            return number
        apply(state, random_answer(asked, rng))
    return DECISIONS


def counted(game: str, settings: dict[str, str]) -> tuple[float, Counter[str], Counter[str]]:
    """Calls of a decision: all of them, by parts of the program, and by functions."""
    for (
        seed
    ) in SEEDS:  # once without counting: what is worked out once for all games is no cost of a decision
        played(game, settings, seed)
    profile = cProfile.Profile(builtins=False)
    profile.enable()
    decisions = sum(played(game, settings, seed) for seed in SEEDS)
    profile.disable()
    parts: Counter[str] = Counter()
    functions: Counter[str] = Counter()
    for (file, _, name), (_, calls, *_) in pstats.Stats(profile).stats.items():  # type: ignore[attr-defined]
        path = Path(file)
        if path.is_relative_to(SOURCES):
            inside = path.relative_to(SOURCES)
            parts["/".join(inside.parts[: 2 if len(inside.parts) > 2 else 1])] += calls
            functions[f"{inside}:{name}"] += calls
    for counter in (parts, functions):
        for key in counter:
            counter[key] = round(counter[key] / decisions)
    return sum(parts.values()), parts, functions


@pytest.mark.parametrize("way", COSTS)
def test_a_decision_costs_no_more_calls_than_it_did(way: str) -> None:
    game, settings, known, known_parts = COSTS[way]
    calls, parts, functions = counted(game, settings)
    grown = [
        f"{part}: {known_parts.get(part, 0)} → {count}"
        for part, count in parts.most_common()
        if count > known_parts.get(part, 0) * (1 + MARGIN) + 1
    ]
    most = [f"{name} {count}" for name, count in functions.most_common(12)]
    assert calls <= known * (1 + MARGIN), (
        f"a decision of a {way} takes {calls} calls, not {known}; grown: {', '.join(grown)}; "
        f"called most: {', '.join(most)}; all parts: {dict(parts)}"
    )
