"""`dejarik army check FILE`: the army, its points, what is wrong, and an exit code for scripts."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.assault.content.completeness import every_card_is_complete

from dejarik.assault.skirmish.ready_made import FOLDER
from dejarik.cli import main

pytestmark = pytest.mark.usefixtures("every_card_is_complete")
__all__ = ["every_card_is_complete"]

Capture = pytest.CaptureFixture[str]
LEGAL = str(FOLDER / "court-of-jabba.army")


@pytest.fixture
def illegal(tmp_path: Path) -> str:
    file = tmp_path / "walkers.army"
    file.write_text("Faction: Imperial\nDeployment:\n3x AT-ST\n", encoding="utf-8")
    return str(file)


def test_a_legal_army_is_shown_with_its_costs(capsys: Capture) -> None:
    assert main(["army", "check", LEGAL], {}) == 0
    out = capsys.readouterr().out
    assert "Deployment cards: 40 of 40 points" in out
    assert "  10  Rancor (elite)" in out
    assert "Command cards: 15 of 15, 15 of 15 points" in out
    assert out.splitlines()[-1] == "The army is legal."


def test_an_illegal_army_is_shown_with_what_is_wrong(capsys: Capture, illegal: str) -> None:
    assert main(["army", "check", illegal, "--lang", "pl"], {}) == 1
    assert capsys.readouterr().out.splitlines()[-4:] == [
        "Nie zgadzają się 3 rzeczy:",
        "- 42 z 40 punktów; trzeba zmniejszyć o 2.",
        "- AT-ST (elitarna): kopii jest 3; dozwolone są 2.",
        "- 0 kart dowodzenia; talia dowodzenia liczy dokładnie 15.",
    ]


def test_the_answer_as_json(capsys: Capture, illegal: str) -> None:
    assert main(["army", "check", illegal, "--json"], {}) == 1
    found = json.loads(capsys.readouterr().out)
    assert (found["faction"], found["points"], found["legal"]) == ("imperial", 42, False)
    assert found["cards"] == ["at-st-elite"] * 3
    assert found["problems"][0] == {"id": "army-too-dear", "message": "42 of 40 points; remove 2."}
    assert main(["army", "check", LEGAL, "--json"], {}) == 0
    assert json.loads(capsys.readouterr().out)["problems"] == []


def test_a_file_that_is_no_army_is_refused(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "letter.army"
    file.write_text("Dear Han,\n", encoding="utf-8")
    assert main(["army", "check", str(file)], {}) == 2
    assert capsys.readouterr().err.startswith(f"{file}:1: ")
    assert main(["army", "check", str(tmp_path / "missing")], {}) == 2
