"""The tests that a change is likely to break: `python -m scripts.nearby` prints their paths, for `make quick`.

What has changed is what is not committed, or else the last commit. A game's own code concerns the game's tests and
those of the bots, the table's and the page's code their own; whatever everything stands on, all of them. The tests of
the kernel and those at the top of `tests/`, which look at the whole project, are always among them.
"""

from __future__ import annotations

import subprocess
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parent.parent
EVERYTHING = "tests"

#: What lies below a folder, and the tests that it concerns.
CONCERNS = {
    "src/dejarik/assault/": ("tests/assault", "tests/bots"),
    "src/dejarik/lcg/": ("tests/lcg", "tests/bots"),
    "src/dejarik/bots/": ("tests/bots",),
    "src/dejarik/table/": ("tests/table",),
    "src/dejarik/web/": ("tests/web",),
    "src/dejarik/locale/": (),
    "src/dejarik/cli/": (),
    "tests/assault/": ("tests/assault",),
    "tests/lcg/": ("tests/lcg",),
    "tests/bots/": ("tests/bots",),
    "tests/table/": ("tests/table",),
    "tests/web/": ("tests/web",),
    "docs/": (),
}


def nearby(changed: Iterable[str]) -> list[str]:
    """The paths of the tests that changes of these files concern."""
    found = {"tests/kernel", *(f"tests/{file.name}" for file in ROOT.glob("tests/test_*.py"))}
    for file in changed:
        if not file.endswith((".py", ".json", ".ftl", ".js", ".css", ".html", ".toml", ".txt")):
            continue
        concerned = next((tests for below, tests in CONCERNS.items() if file.startswith(below)), None)
        if concerned is None:
            return [EVERYTHING]
        found.update(concerned)
    return sorted(found)


def changed_files() -> list[str]:
    """What is not committed; where everything is, the files of the last commit."""
    waiting = _git("status", "--porcelain", "--untracked-files=all", "--no-renames")
    if waiting:
        return [line[3:] for line in waiting]
    return _git("show", "--name-only", "--format=", "--no-renames", "HEAD")


def _git(*arguments: str) -> list[str]:
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


if __name__ == "__main__":
    print(*nearby(changed_files()))
