"""Mutants: does any test notice when a rule is wrong? `make mutants`, or `python -m tests.mutants 60 1`.

Draws some of all small changes that could be made to the rules and the kernel (`tests/mutations.py`) and tries out
whether a test that is not slow notices them (`tests/trials.py`), or else mypy, which `make test` runs as well. A
change that none notices survives, and is a test to be written; unless it makes no difference: then it belongs, with
the reason, in `tests/equivalent_mutants.txt`. mutmut and cosmic-ray are made to try all changes with the same tests
for each, which would take days here; a sample needs neither their database nor their runners.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path
from random import Random

from tests.mutations import Mutant, changed, mutants_in
from tests.trials import survivors

ROOT = Path(__file__).parent.parent
EQUIVALENT = ROOT / "tests/equivalent_mutants.txt"

ASSAULT = ("tests/assault/rules", "tests/assault/content", "tests/assault/skirmish", "tests/assault/campaign")

#: What is changed, and where its tests are.
TARGETS = {
    "src/dejarik/kernel": ("tests/kernel",),
    "src/dejarik/assault/rules": ASSAULT,
    "src/dejarik/assault/skirmish/rules": ASSAULT,
    "src/dejarik/assault/campaign/rules": ("tests/assault/campaign",),
    "src/dejarik/lcg/rules": (
        "tests/lcg/rules",
        "tests/lcg/formats",
        "tests/lcg/content",
        "tests/lcg/presenting",
    ),
}


@cache
def all_mutants(target: str) -> list[Mutant]:
    """Every change that can be made to a target."""
    return [
        mutant
        for path in sorted((ROOT / target).rglob("*.py"))
        for mutant in mutants_in(str(path.relative_to(ROOT)), path.read_text(encoding="utf-8"))
    ]


def draw(amount: int, seed: int) -> list[Mutant]:
    """Some of all mutants, from every target as many as from the others; none that is known to be equivalent."""
    equivalent = {line.partition(" # ")[0] for line in EQUIVALENT.read_text(encoding="utf-8").splitlines()}
    random = Random(seed)
    drawn: list[Mutant] = []
    for place, target in enumerate(TARGETS):
        found = [mutant for mutant in all_mutants(target) if mutant.name not in equivalent]
        drawn += random.sample(found, min(len(found), (amount + place) // len(TARGETS)))
    return drawn


def folders_of(mutant: Mutant) -> tuple[str, ...]:
    """Where the tests are that should notice a mutant."""
    return next(tests for target, tests in TARGETS.items() if mutant.file.startswith(f"{target}/"))


def is_refused(mutant: Mutant) -> bool:
    """Whether the types of the changed file do not fit any more."""
    original = ROOT / mutant.file
    with tempfile.NamedTemporaryFile(suffix=".py") as other:
        other.write(changed(original.read_bytes(), mutant))
        other.flush()
        command = [sys.executable, "-m", "mypy", "--shadow-file", str(original), other.name, str(original)]
        return subprocess.run(command, cwd=ROOT, capture_output=True, check=False).returncode == 1


def main(amount: int, seed: int, workers: int) -> int:
    """Try a sample out; print each survivor as it is found, and the score."""
    mutants = draw(amount, seed)
    survived = 0
    for folders in sorted(set(TARGETS.values())):
        concerned = [mutant for mutant in mutants if folders_of(mutant) == folders]
        for mutant in survivors(ROOT, folders, concerned, workers):
            if is_refused(mutant):
                continue
            survived += 1
            print(f"{mutant.file}:{mutant.line}: {mutant.before} -> {mutant.after}", flush=True)
    print(f"{len(mutants) - survived} of {len(mutants)} noticed (seed {seed})")
    return 0


if __name__ == "__main__":
    given = [int(each) for each in sys.argv[1:]]
    raise SystemExit(main(given[0], given[1], given[2] if given[2:] else os.cpu_count() or 1))
