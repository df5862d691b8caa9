"""Reports of the fuzzer are added up."""

from __future__ import annotations

from typing import Any

from scripts.fuzz_sum import summed, unseen


def report(policy: str, *, tour: bool, games: int, **events: dict[str, int]) -> dict[str, Any]:
    return {
        "policy": policy,
        "tour": tour,
        "games": games,
        "decisions": 10 * games,
        "violations": [],
        "played": dict.fromkeys(events, games),
        "events": events,
    }


def test_what_was_explored_is_named() -> None:
    explored = report("mixed", tour=True, games=1) | {"explore": True}
    assert summed([explored])["policies"] == ["explore tour"]


def test_reports_are_added_up() -> None:
    total = summed(
        [
            report("sensible", tour=True, games=2, aftermath={"lockdown": 1, "fortified": 0, "end:time": 0}),
            report("mixed", tour=False, games=3, aftermath={"lockdown": 2, "fortified": 1, "end:time": 0}),
        ]
    )
    assert total == {
        "game": "assault",
        "policies": ["mixed", "sensible tour"],
        "games": 5,
        "decisions": 50,
        "violations": [],
        "played": {"aftermath": 5},
        "events": {"aftermath": {"lockdown": 3, "fortified": 1, "end:time": 0}},
    }
    assert unseen(total) == ["aftermath: end:time"]
