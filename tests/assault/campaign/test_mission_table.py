"""The table of missions in the documentation is the one that would be written now."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from scripts.mission_table import TABLE, never_happened, read_reports, win_rates, written


@pytest.mark.slow
def test_the_table_is_up_to_date() -> None:
    assert TABLE.read_text(encoding="utf-8") == written(), "python -m scripts.mission_table writes it"


def report(mission: str, heroes: str, finished: int, empire: int, draws: int = 0) -> dict[str, Any]:
    settings = {"mission": mission, "heroes": heroes}
    wins = {"0": empire} if empire else {}
    return {"settings": settings, "finished": finished, "draws": draws, "wins": wins, "events": {}}


def test_the_wins_of_several_reports_are_added_up() -> None:
    reports = [
        report("trespass", "2", 4, 3),
        report("trespass", "2", 6, 2, draws=1),
        report("trespass", "3", 5, 0),
        report("aftermath", "4", 0, 0),
    ]
    assert win_rates([]) == {}
    assert win_rates(reports) == {"trespass": "2: 40 % of 10<br>3: 100 % of 5", "aftermath": ""}


def test_what_never_happened_is_named() -> None:
    fuzzed = {"events": {"trespass": {"ambush": 0, "squad": 0, "end:time": 2}, "aftermath": {"lockdown": 1}}}
    simulated = {**report("trespass", "2", 1, 1), "events": {"trespass": {"ambush": 1, "squad": 0}}}
    assert never_happened([fuzzed, simulated]) == {"trespass": "`squad`", "aftermath": "nothing"}


def test_reports_are_lines_of_a_file(tmp_path: Path) -> None:
    results = tmp_path / "missions.jsonl"
    assert read_reports(results) == []
    results.write_text('{"events": {}}\n{"events": {"a": {}}}\n', encoding="utf-8")
    assert read_reports(results) == [{"events": {}}, {"events": {"a": {}}}]
