"""Benchmarks: each module here measures one part of the program, against a fixed workload of the same run.

A module has `metrics() -> dict[str, tuple[float, str]]`: name → value and unit, where a unit is `/s` (more is better),
a time (less is better) or a count, which is the same on every machine. Nothing here is a test; `dejarik bench` and
`python -m bench` print what is measured.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from time import perf_counter

SECONDS = {"s": 1.0, "ms": 1e-3, "µs": 1e-6, "us": 1e-6, "ns": 1e-9}
COUNTS = {"questions"}
_OPERATIONS = 100_000
_MASK = 0xFFFF_FFFF


@dataclass(frozen=True)
class Metric:
    """A measured value, and what it is on any machine: see `per_calibration`."""

    value: float
    unit: str
    per_calibration: float


@dataclass(frozen=True)
class Report:
    """Operations of the fixed workload a second, what was measured, and what could not be."""

    calibration: float
    metrics: dict[str, Metric]
    errors: dict[str, str]


def names() -> list[str]:
    """The modules that measure something."""
    return sorted(path.stem for path in Path(__file__).parent.glob("*.py") if not path.stem.startswith("_"))


def best(work: Callable[[], int], rounds: int = 5) -> float:
    """Pieces of work a second in the best round; `work` returns how many pieces it did."""
    rates = []
    for _ in range(rounds):
        start = perf_counter()
        pieces = work()
        rates.append(pieces / (perf_counter() - start))
    return max(rates)


def calibrate() -> float:
    """Operations a second of a fixed workload in plain Python: arithmetic, a list, a dictionary, a call."""

    def step(word: int) -> int:
        return (word * 1_664_525 + 1_013_904_223) & _MASK

    def work() -> int:
        word, table, row = 1, dict.fromkeys(range(256), 0), [0] * 256
        for _ in range(_OPERATIONS):
            word = step(word)
            table[word & 255] += 1
            row[(word >> 8) & 255] = word
        return _OPERATIONS

    return best(work, 7)


def per_calibration(value: float, unit: str, calibration: float) -> float:
    """A rate as a share of the calibration's; a time as how many of its operations fit into it; a count as it is."""
    if unit in COUNTS:
        return value
    if unit in SECONDS:
        return value * SECONDS[unit] * calibration
    return value / calibration


def measure(only: Sequence[str] = ()) -> Report:
    """Everything that is measured by these modules, or by all."""
    calibration = calibrate()
    metrics: dict[str, Metric] = {}
    errors: dict[str, str] = {}
    for name in only or names():
        try:
            measured = import_module(f"bench.{name}").metrics()
        except Exception as error:
            errors[name] = f"{type(error).__name__}: {error}"
            continue
        for metric, (value, unit) in measured.items():
            metrics[metric] = Metric(value, unit, per_calibration(value, unit, calibration))
    return Report(calibration, metrics, errors)
