"""Calls of functions of the program, counted by its parts, and compared with what is written down."""

from __future__ import annotations

import cProfile
import pstats
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import dejarik

#: So much more than what is written down is too much.
MARGIN = 0.05

SOURCES = Path(dejarik.__file__).parent


class Calls(NamedTuple):
    """Calls of one decision or choice: all of them, by parts of the program, and by functions."""

    all: int
    parts: Counter[str]
    functions: Counter[str]


def by_parts(profile: cProfile.Profile, times: int) -> Calls:
    """What was called for each of so many decisions or choices."""
    parts: Counter[str] = Counter()
    functions: Counter[str] = Counter()
    for (file, _, name), (_, calls, *_) in pstats.Stats(profile).stats.items():  # type: ignore[attr-defined]
        path = Path(file)
        if path.is_relative_to(SOURCES):
            inside = path.relative_to(SOURCES)
            parts["/".join(inside.parts[: 2 if len(inside.parts) > 2 else 1])] += calls
            functions[f"{inside}:{name}"] += calls
    for counter in (parts, functions):
        for key in counter:
            counter[key] = round(counter[key] / times)
    return Calls(sum(parts.values()), parts, functions)


def check(what: str, found: Calls, known: int, known_parts: dict[str, int]) -> None:
    """Fail when it takes more calls than it did, and say which parts have grown."""
    grown = [
        f"{part}: {known_parts.get(part, 0)} → {count}"
        for part, count in found.parts.most_common()
        if count > known_parts.get(part, 0) * (1 + MARGIN) + 1
    ]
    most = [f"{name} {count}" for name, count in found.functions.most_common(12)]
    assert found.all <= known * (1 + MARGIN), (
        f"{what} takes {found.all} calls, not {known}; grown: {', '.join(grown)}; "
        f"called most: {', '.join(most)}; all parts: {dict(found.parts)}"
    )
