"""Games on several processes, of which some die."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest

from dejarik.lab.played import Played, Simulation
from dejarik.lab.processes import on_processes


def plan(folder: Path) -> Simulation:
    return Simulation("arena", {"folder": str(folder)}, ("random",), seed=1, games=5)


def dying_once(plan: Simulation, number: int) -> list[Played]:
    """Number 2 takes the first process that plays it with it."""
    trace = Path(plan.settings["folder"]) / "died"
    if number == 2 and not trace.exists():
        trace.write_text("")
        os.kill(os.getpid(), signal.SIGKILL)
    return [Played(number=number, seed=plan.seed + number, bots=["random"])]


def deadly(plan: Simulation, number: int) -> list[Played]:
    """Number 2 takes every process with it."""
    with (Path(plan.settings["folder"]) / "tried").open("a") as tried:
        tried.write(f"{number}\n")
    if number == 2:
        os._exit(9)
    return [Played(number=number, seed=plan.seed + number, bots=["random"])]


@pytest.mark.slow
def test_the_game_of_a_process_that_was_killed_is_played_by_another(tmp_path: Path) -> None:
    played = [each for part in on_processes(plan(tmp_path), range(5), 2, dying_once) for each in part]
    assert sorted((each.number, each.error) for each in played) == [(number, "") for number in range(5)]
    assert (tmp_path / "died").exists()


@pytest.mark.slow
def test_a_game_that_kills_whoever_plays_it_is_given_up_and_the_others_are_played(tmp_path: Path) -> None:
    played = [each for part in on_processes(plan(tmp_path), range(5), 2, deadly) for each in part]
    assert sorted((each.number, bool(each.error)) for each in played) == [
        (0, False),
        (1, False),
        (2, True),
        (3, False),
        (4, False),
    ]
    assert sorted((tmp_path / "tried").read_text().split()) == ["0", "1", "2", "2", "3", "4"]


def endless(plan: Simulation, number: int) -> list[Played]:
    (Path(plan.settings["folder"]) / str(os.getpid())).write_text("")
    sleep(600)
    return []


def is_there(process: int) -> bool:
    state = Path(f"/proc/{process}/stat")
    return state.exists() and state.read_text().rpartition(")")[2].split()[0] != "Z"


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks for processes as Linux shows them")
def test_nobody_plays_on_when_whoever_handed_out_the_games_is_killed(tmp_path: Path) -> None:
    program = (
        "import sys; from pathlib import Path; from tests.lab import test_processes as here\n"
        "if __name__ == '__main__':\n"
        "    list(here.on_processes(here.plan(Path(sys.argv[1])), range(5), 2, here.endless))\n"
    )
    running = subprocess.Popen([sys.executable, "-c", program, str(tmp_path)], cwd=Path(__file__).parents[2])
    late = monotonic() + 120
    try:
        while len(list(tmp_path.iterdir())) < 2:
            assert monotonic() < late
            sleep(0.05)
    finally:
        os.kill(running.pid, signal.SIGKILL)
        running.wait()
    processes = [int(file.name) for file in tmp_path.iterdir()]
    late = monotonic() + 30
    while any(map(is_there, processes)):
        assert monotonic() < late
        sleep(0.05)
