"""Every benchmark runs: each is carried out for a moment, in the smallest form that it has."""

from __future__ import annotations

from importlib import import_module

import pytest
from bench import COUNTS, SECONDS, names
from bench._side import WAYS

pytestmark = pytest.mark.slow

#: What makes a benchmark small: names in the modules of `bench`, and what they are set to.
SMALL: dict[str, dict[str, object]] = {
    "asked": {"asked.SHORT": 1},
    "bots": {"bots.SHORT": 1},
    "cards": {"cards.DUELS": 1, "cards.SHORT": 1, "cards.THOUGHTS": 8},
    "choice": {"choice.CHOICES": 3},
    "engine": {"engine.SEEDS": (1,), "_side.GAMES": dict.fromkeys(WAYS, 1), "_side.SAMPLES": 10},
    "hostile": {"hostile.BEFORE": 1.0, "hostile.CLIENTS": 2, "hostile.SECONDS": 4.0},
    "odds": {"odds.REPETITIONS": 1},
    "skirmish": {"skirmish.GAMES": 1},
}


@pytest.mark.parametrize("name", names())
def test_a_benchmark_measures_something(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    module = import_module(f"bench.{name}")
    for setting, value in SMALL.get(name, {}).items():
        monkeypatch.setattr(f"bench.{setting}", value)
    if name == "table":  # it starts a server and pages of its own
        measure = module.measure
        monkeypatch.setattr(
            module, "measure", lambda game, **_: measure(game, tables=2, seconds=1, pause=0.2)
        )
    found = module.metrics()
    assert found
    for value, unit in found.values():
        assert value > 0
        assert unit.endswith("/s") or unit in SECONDS or unit in COUNTS
