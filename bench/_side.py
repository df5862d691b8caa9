"""What decisions, copies and looks ahead cost: one side of a comparison (`bench._against`), or alone (`bench.engine`).

It runs with the sources of any revision, as long as they have `start`, `decision`, `apply` and `clone`; what came later
(drawing, rehearsals) is used where it is there. As a program it reads lines `WAY WORK SEED` and answers each with the
processor's time in seconds and how many pieces of work that was.
"""

from __future__ import annotations

import gc
import json
import sys
import tomllib
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from time import process_time
from typing import Any

import dejarik
from dejarik.kernel import Rng, apply, clone, decision, find_game, register, start


def _named(*places: str) -> Any:
    """What is found first of these: `module:name`, where it is today and where it was."""
    for place in places:
        module, _, name = place.partition(":")
        try:
            return getattr(import_module(f"dejarik.kernel.{module}"), name)
        except (ImportError, AttributeError):
            continue
    return None


random_answer = _named("answers:random_answer", "decisions:random_answer")
rehearsal = _named("engine:rehearsal") or clone
play_on = _named("drawing:play_on")

#: Games of fixed settings, which have been there for long.
WAYS: dict[str, tuple[str, dict[str, str]]] = {
    "skirmish": (
        "assault",
        {"map": "moisture-farm", "mission": "A", "army-1": "snow-and-steel", "army-2": "heroes-of-yavin"},
    ),
    "mission": (
        "assault",
        {
            "format": "mission",
            "mission": "aftermath",
            "party": "starting",
            "class": "military-might",
            "hero-1": "diala-passil",
            "hero-2": "gaarkhan",
        },
    ),
    "duel": ("lcg", {"format": "duel", "deck-1": "red-squadron", "deck-2": "dark-throne"}),
}

#: Questions that are answered by drawing until ten would have been put: in a duel a seat that has nothing to do draws
#: its pass as well.
TEN = {"skirmish": 10, "mission": 10, "duel": 19}

#: Games of each that are measured: short ones differ more.
GAMES = {"skirmish": 4, "mission": 12, "duel": 16}

MOST = 1_500  # decisions of a game
SAMPLES = 48
COPIES = 10

Measured = tuple[float, float]


def begun(way: str, seed: int) -> Any:
    name, settings = WAYS[way]
    game = find_game(name)
    return start(game, game.options_from(settings, Rng.seeded(seed).split()), seed)


def _play(state: Any, rng: Rng, most: int) -> int:
    """By chance, each question put; how many there were."""
    for number in range(most):
        asked = decision(state)
        if asked is None:
            return number
        apply(state, _chosen(asked, rng))
    return most


def _chosen(asked: Any, rng: Rng) -> Any:
    """By today's rule in every revision, so that the games are alike: a verb that has options, then one of them."""
    if asked.kind.value != "choose" or not hasattr(asked.options[0], "verb"):
        return random_answer(asked, rng)
    verbs: dict[str, list[Any]] = {}
    for option in asked.options:
        verbs.setdefault(option.verb.word, []).append(option)
    return rng.pick(rng.pick(list(verbs.values())))


def _draw(state: Any, rng: Rng, most: int) -> int:
    """By chance, as quickly as this revision can."""
    return _play(state, rng, most) if play_on is None else int(play_on(state, rng, most))


@cache
def sampled(way: str) -> list[Any]:
    """States at decisions of some games."""
    found: list[Any] = []
    for seed in range(1, 7):
        if len(found) >= SAMPLES:
            break
        state, rng = begun(way, seed), Rng.seeded(seed)
        for number in range(400):
            asked = decision(state)
            if asked is None:
                break
            if number % 20 == 10:
                found.append(clone(state))
            apply(state, _chosen(asked, rng))
    for state in found:
        decision(state)
    return found[:SAMPLES]


def play(way: str, seed: int) -> Measured:
    """Decisions of games by chance."""
    seconds, decisions = 0.0, 0
    for number in range(GAMES[way]):
        state, rng = begun(way, 100 * seed + number), Rng.seeded(100 * seed + number)
        before = process_time()
        decisions += _play(state, rng, MOST)
        seconds += process_time() - before
    return seconds, decisions


def playout(way: str, seed: int) -> Measured:
    """Whole games by drawing."""
    seconds = 0.0
    for number in range(GAMES[way]):
        twin, rng = rehearsal(begun(way, 100 * seed + number)), Rng.seeded(100 * seed + number)
        before = process_time()
        _draw(twin, rng, 10 * MOST)
        seconds += process_time() - before
    return seconds, GAMES[way]


def copies(way: str, seed: int) -> Measured:
    states = sampled(way)
    before = process_time()
    for state in states:
        for _ in range(COPIES):
            clone(state)
    return process_time() - before, COPIES * len(states)


def search(way: str, seed: int) -> Measured:
    """Copy, deal anew what is hidden, and look ten decisions ahead."""
    game, rng = find_game(WAYS[way][0]), Rng.seeded(seed)
    states = sampled(way)
    seats = [asked.seat for asked in map(decision, states) if asked is not None]
    ten = 10 if play_on is None else TEN[way]
    before = process_time()
    for state, seat in zip(states, seats, strict=True):
        twin = rehearsal(state)
        game.redeal(twin, seat, rng)
        _draw(twin, rng, ten)
    return process_time() - before, len(states)


#: What is measured: a decision, a game, a look ahead, a copy.
WORKS: dict[str, Callable[[str, int], Measured]] = {
    "play": play,
    "playout": playout,
    "search": search,
    "clone": copies,
}


def main() -> None:
    checkout = Path(dejarik.__file__).parents[2]
    games = tomllib.loads((checkout / "pyproject.toml").read_text())["project"]["entry-points"][
        "dejarik.games"
    ]
    for place in games.values():  # those of this revision, which need not be the ones that are installed
        module, _, name = place.partition(":")
        register(getattr(import_module(module), name))
    gc.freeze()
    for line in sys.stdin:
        way, work, seed = line.split()
        try:
            answer: object = WORKS[work](way, int(seed))
        except Exception as error:  # a revision that does not know a way to play
            answer = f"{type(error).__name__}: {error}"
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
