"""What a decision costs, without noise: how many Python functions are called for one, in games of fixed seeds.

It is no measure of speed, but the same on every machine and in every run, so it notices when rules, texts or the kernel
begin to do more than they did. Whoever makes a decision dearer for a good reason writes the new numbers down here.
"""

from __future__ import annotations

import cProfile
from typing import NamedTuple

import pytest
from tests.counting import Calls, by_parts, check

from dejarik.kernel import Rng, apply, decision, find_game, start
from dejarik.kernel.answers import random_answer
from dejarik.kernel.drawing import play_on
from dejarik.kernel.engine import rehearsal

#: Decisions of each game that are counted, and the seeds that are played.
DECISIONS = 250
SEEDS = (1, 2, 3)


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
        373,
        {
            "assault/rules": 167,
            "kernel": 98,
            "assault/board": 49,
            "assault/skirmish": 33,
            "assault/content": 14,
            "assault/facts": 6,
            "assault": 6,
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
        379,
        {
            "assault/rules": 140,
            "kernel": 100,
            "assault/board": 46,
            "assault/campaign": 44,
            "assault/content": 34,
            "assault": 8,
            "assault/facts": 7,
        },
    ),
    "duel": Cost(
        "lcg",
        {"format": "duel", "deck-1": "red-squadron", "deck-2": "dark-throne"},
        372,
        {"lcg/rules": 181, "kernel": 156, "lcg/content": 25, "lcg": 7, "lcg/facts": 2, "lcg/decks": 1},
    ),
}

#: Calls of an answer that is drawn without its question being put (`kernel.drawing`), in the same games.
DRAWN: dict[str, tuple[int, dict[str, int]]] = {
    "skirmish": (
        264,
        {
            "assault/rules": 105,
            "kernel": 76,
            "assault/board": 38,
            "assault/skirmish": 27,
            "assault/content": 8,
            "assault/facts": 5,
            "assault": 5,
        },
    ),
    "mission": (
        259,
        {
            "assault/rules": 94,
            "kernel": 80,
            "assault/campaign": 31,
            "assault/board": 25,
            "assault/content": 17,
            "assault/facts": 6,
            "assault": 6,
        },
    ),
    "duel": (
        162,
        {"kernel": 74, "lcg/rules": 73, "lcg/content": 9, "lcg": 4, "lcg/decks": 1, "lcg/facts": 1},
    ),
}


def played(game_name: str, settings: dict[str, str], seed: int, *, drawing: bool = False) -> int:
    """Play the beginning of a game by chance; how many decisions there were."""
    game = find_game(game_name)
    rng = Rng.seeded(seed).split()
    state = start(game, game.options_from(settings, rng), seed)
    if drawing:
        return play_on(rehearsal(state), rng, DECISIONS)
    for number in range(DECISIONS):
        asked = decision(state)
        if asked is None:
            return number
        apply(state, random_answer(asked, rng))
    return DECISIONS


def counted(game: str, settings: dict[str, str], *, drawing: bool = False) -> Calls:
    """Calls of a decision."""
    for seed in SEEDS:  # what is worked out once for all games is no cost of a decision
        played(game, settings, seed, drawing=drawing)
    profile = cProfile.Profile(builtins=False)
    profile.enable()
    decisions = sum(played(game, settings, seed, drawing=drawing) for seed in SEEDS)
    profile.disable()
    return by_parts(profile, decisions)


@pytest.mark.parametrize("way", COSTS)
def test_a_decision_costs_no_more_calls_than_it_did(way: str) -> None:
    game, settings, known, known_parts = COSTS[way]
    check(f"a decision of a {way}", counted(game, settings), known, known_parts)


@pytest.mark.parametrize("way", DRAWN)
def test_drawing_costs_no_more_calls_than_it_did(way: str) -> None:
    game, settings, *_ = COSTS[way]
    check(f"drawing in a {way}", counted(game, settings, drawing=True), *DRAWN[way])
