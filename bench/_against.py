"""The engine of this checkout against another revision: both measured in turn, in one run, on one interpreter.

The other revision is unpacked into a folder of its own for as long as it takes. What counts is the time of the
processor; of several runs with the same seed the quickest, since others on the machine only ever make it slower.
"""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from bench._side import WAYS, WORKS

CHECKOUT = Path(__file__).parents[1]
SEEDS = (1, 2)
ROUNDS = 3


@dataclass(frozen=True)
class Factor:
    """Microseconds of a piece of work before and now; None: that revision can't do it."""

    before: float | None
    now: float

    @property
    def factor(self) -> float | None:
        """How many times quicker it is now."""
        return None if self.before is None else self.before / self.now


def last_release() -> str | None:
    """The tag of the last release, if there has been one."""
    tags = _git("tag", "--list", "v*", "--sort=-version:refname").split()
    return tags[0] if tags else None


def commit_of(revision: str) -> str | None:
    """The commit that is meant, if there is one."""
    try:
        return _git("rev-parse", "--verify", "--quiet", f"{revision}^{{commit}}").strip()
    except subprocess.CalledProcessError:
        return None


def factors(commit: str) -> dict[str, Factor]:
    """Every work in every way to play: `skirmish play`, in microseconds a decision …"""
    with TemporaryDirectory(prefix="dejarik-bench-") as folder:
        packed = subprocess.run(
            ["git", "archive", commit, "src", "pyproject.toml"], cwd=CHECKOUT, check=True, capture_output=True
        ).stdout
        with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
            archive.extractall(folder, filter="data")
        with _side(Path(folder)) as before, _side(CHECKOUT) as now:
            return {f"{way} {work}": _compare(before, now, way, work) for way in WAYS for work in WORKS}


def _compare(before: Side, now: Side, way: str, work: str) -> Factor:
    seconds: dict[tuple[int, int], float] = {}
    pieces: dict[tuple[int, int], float] = {}
    for _ in range(ROUNDS + 1):  # the first one warms up; it is hardly ever the quickest
        for seed in SEEDS:
            for place, side in enumerate((before, now)):
                measured = side.measured(way, work, seed)
                if measured is not None:
                    key = place, seed
                    seconds[key] = min(measured[0], seconds.get(key, measured[0]))
                    pieces[key] = measured[1]

    def microseconds(place: int) -> float | None:
        took = sum(seconds.get((place, seed), 0.0) for seed in SEEDS)
        return 1e6 * took / sum(pieces.get((place, seed), 0.0) for seed in SEEDS) if took else None

    known = microseconds(1)
    assert known is not None, f"{way} {work} can't be measured here"
    return Factor(microseconds(0), known)


class Side:
    """One of the two: a process that works with the sources of a checkout."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def measured(self, way: str, work: str, seed: int) -> tuple[float, float] | None:
        reading, writing = self._process.stdout, self._process.stdin
        assert reading is not None
        assert writing is not None
        writing.write(f"{way} {work} {seed}\n")
        writing.flush()
        answer = json.loads(reading.readline())
        return None if isinstance(answer, str) else (answer[0], answer[1])


@contextmanager
def _side(checkout: Path) -> Iterator[Side]:
    environment = {**os.environ, "PYTHONPATH": str(checkout / "src"), "PYTHONHASHSEED": "0"}
    program = [sys.executable, "-P", str(CHECKOUT / "bench" / "_side.py")]
    with subprocess.Popen(
        program, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        yield Side(process)
        assert process.stdin is not None
        process.stdin.close()


def _git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=CHECKOUT, check=True, capture_output=True, text=True).stdout
