"""Adds up reports of `dejarik fuzz --json`: `python -m scripts.fuzz_sum REPORT… >> bench/missions.jsonl`.

One line comes out, as if all games had been played in one run, and what has never happened is told on standard error.
A long tour is made in pieces so: the seed of a piece says where it begins.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any


def summed(reports: Iterable[dict[str, Any]]) -> dict[str, Any]:
    """All reports as one: games, decisions, what was found, and how often everything happened."""
    total: dict[str, Any] = {"policies": [], "games": 0, "decisions": 0, "violations": []}
    played: Counter[str] = Counter()
    events: dict[str, Counter[str]] = {}
    for report in reports:
        policy = ("explore" if report.get("explore") else report["policy"]) + (
            " tour" if report.get("tour") else ""
        )
        total["policies"] = sorted({policy, *total["policies"]})
        for name in ("games", "decisions"):
            total[name] += report[name]
        total["violations"] += report["violations"]
        played.update(report["played"])
        for mission, happened in report["events"].items():
            events.setdefault(mission, Counter()).update(happened)
    counts = {mission: dict(happened) for mission, happened in sorted(events.items())}
    return {"game": "assault", **total, "played": dict(sorted(played.items())), "events": counts}


def unseen(total: dict[str, Any]) -> list[str]:
    """What has never happened."""
    return [
        f"{mission}: {name}"
        for mission, happened in total["events"].items()
        for name, times in happened.items()
        if not times
    ]


if __name__ == "__main__":
    result = summed(json.loads(Path(name).read_text(encoding="utf-8")) for name in sys.argv[1:])
    print(json.dumps(result))
    print("\n".join(unseen(result)), file=sys.stderr)
