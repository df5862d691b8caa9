"""Every benchmark runs: each is carried out for a moment, in the smallest form that it has."""

from __future__ import annotations

from importlib import import_module

import pytest
from bench import COUNTS, SECONDS, names

pytestmark = pytest.mark.slow

#: What makes a benchmark small: names in its module, and what they are set to.
SMALL: dict[str, dict[str, object]] = {
    "asked": {"SHORT": 1},
    "bots": {"SHORT": 1},
    "cards": {"DUELS": 1, "SHORT": 1, "THOUGHTS": 8},
    "choice": {"CHOICES": 3},
    "hostile": {"BEFORE": 1.0, "CLIENTS": 2, "SECONDS": 4.0},
    "odds": {"REPETITIONS": 1},
    "skirmish": {"GAMES": 1},
}


@pytest.mark.parametrize("name", names())
def test_a_benchmark_measures_something(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    module = import_module(f"bench.{name}")
    for setting, value in SMALL.get(name, {}).items():
        monkeypatch.setattr(module, setting, value)
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
