"""How fast the kernel is, with the two small games: decisions in random play, copies, views, saving and loading.

Everything is on one core. Copies, views and files are those of states in the middle of random games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TypeVar

from bench import best
from dejarik.kernel import Rng, State, apply, clone, decision, find_game, start, view
from dejarik.kernel.answers import random_answer
from dejarik.kernel.games import AnyGame
from dejarik.kernel.saves import load, to_binary, to_json

T = TypeVar("T")

GAMES = ("caravan", "arena")
_PLAYED = 30
_SAMPLE = 60


def metrics() -> dict[str, tuple[float, str]]:
    found: dict[str, tuple[float, str]] = {}
    for name in GAMES:
        game = find_game(name)
        states = _sample(game)
        for what, measured in _measured(game, states):
            found[f"{name}_{what}"] = (measured, "/s")
    return found


def _measured(game: AnyGame, states: list[State]) -> Iterator[tuple[str, float]]:
    yield "decisions", best(lambda: _play(game))
    yield "clones", best(lambda: _each(states, clone, 20))
    yield "views", best(lambda: _each(states, lambda state: view(state, 0), 5))
    for form, save in (("binary", to_binary), ("json", to_json)):
        files = [save(state) for state in states]
        yield f"saves_{form}", best(partial(_each, states, save, 2))
        yield f"loads_{form}", best(partial(_each, files, load, 2))


def _play(game: AnyGame) -> int:
    """Random games from start to end; how many decisions they took."""
    decisions = 0
    rng = Rng.seeded(1).split()
    for seed in range(_PLAYED):
        state = start(game, game.random_options(rng), seed)
        while (waiting := decision(state)) is not None:
            apply(state, random_answer(waiting, rng))
            decisions += 1
    return decisions


def _sample(game: AnyGame) -> list[State]:
    """States of random games, one in seven."""
    states: list[State] = []
    rng = Rng.seeded(2).split()
    seed = 0
    while len(states) < _SAMPLE:
        seed += 1
        state = start(game, game.random_options(rng), seed)
        while (waiting := decision(state)) is not None:
            apply(state, random_answer(waiting, rng))
            if state.number % 7 == 0:
                states.append(clone(state))
    return states[:_SAMPLE]


def _each(things: list[T], work: Callable[[T], object], times: int) -> int:
    for _ in range(times):
        for thing in things:
            work(thing)
    return times * len(things)
