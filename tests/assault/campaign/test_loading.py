"""What is not read until somebody needs it: a program that starts has the modules of eighty missions and no more."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[3] / "src"


def read_by(code: str) -> list[int]:
    """How many files of missions, checked missions and maps a fresh program has read after it has run this."""
    counted = (
        "from dejarik.assault.facts import campaign_missions as facts\n"
        "from dejarik.assault.board import load_mission_map\n"
        "kept = (facts.listed_mission, facts.campaign_mission, load_mission_map)\n"
        "print(*(each.cache_info().currsize for each in kept))\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    ran = subprocess.run(
        [sys.executable, "-c", f"from dejarik.assault.game import GAME\n{code}\n{counted}"],
        capture_output=True, text=True, check=True, env=environment,
    )  # fmt: skip
    return [int(number) for number in ran.stdout.split()]


@pytest.mark.slow
def test_a_program_that_starts_reads_no_mission() -> None:
    assert read_by("") == [0, 0, 0]


@pytest.mark.slow
def test_the_form_for_a_new_table_reads_no_map_of_a_mission() -> None:
    assert read_by("GAME.presenter.settings()")[1:] == [0, 0]


@pytest.mark.slow
def test_a_mission_that_begins_reads_its_own_map() -> None:
    begun = (
        "from dejarik.kernel import Rng, start\n"
        "start(GAME, GAME.options_from({'format': 'mission', 'mission': 'trespass'}, Rng.seeded(1)), 1)"
    )
    assert read_by(begun)[1:] == [1, 1]
