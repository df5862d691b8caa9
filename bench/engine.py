"""What a decision costs in both games and in a mission: played by chance, by drawing, and under search; and a copy.

`dejarik bench --against REVISION` measures the same with another revision in turn and tells the factors.
"""

from __future__ import annotations

from bench._side import WAYS, WORKS

SEEDS = (1, 2)


def metrics() -> dict[str, tuple[float, str]]:
    return {f"{way} {work}": (_microseconds(way, work), "µs") for way in WAYS for work in WORKS}


def _microseconds(way: str, work: str) -> float:
    WORKS[work](way, SEEDS[0])  # once to warm up
    measured = [WORKS[work](way, seed) for seed in SEEDS]
    return 1e6 * sum(seconds for seconds, _ in measured) / sum(pieces for _, pieces in measured)
