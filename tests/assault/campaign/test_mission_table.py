"""The table of missions in the documentation is the one that would be written now."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from scripts.mission_table import TABLE, win_rates, written


@pytest.mark.slow
def test_the_table_is_up_to_date() -> None:
    assert TABLE.read_text(encoding="utf-8") == written(), "python -m scripts.mission_table writes it"


def report(mission: str, heroes: str, finished: int, empire: int, draws: int = 0) -> str:
    settings = {"mission": mission, "heroes": heroes}
    wins = {"0": empire} if empire else {}
    return json.dumps({"settings": settings, "finished": finished, "draws": draws, "wins": wins})


def test_the_wins_of_several_reports_are_added_up(tmp_path: Path) -> None:
    results = tmp_path / "missions.jsonl"
    assert win_rates(results) == {}
    lines = [
        report("trespass", "2", 4, 3),
        report("trespass", "2", 6, 2, draws=1),
        report("trespass", "3", 5, 0),
        report("aftermath", "4", 0, 0),
    ]
    results.write_text("\n".join(lines), encoding="utf-8")
    assert win_rates(results) == {"trespass": "2: 40 % of 10<br>3: 100 % of 5", "aftermath": ""}
