"""Results in a folder: killed and resumed, no game is lost or counted twice."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import msgspec
import pytest

from dejarik.cli import main
from dejarik.kernel import Problem
from dejarik.lab.played import Played, Simulation
from dejarik.lab.results import GAMES, PARQUET, filling, read_results
from dejarik.lab.simulation import simulate

PLAN = Simulation("arena", {"health": "2"}, ("random",), seed=7, games=6)


def without_times(played: list[Played]) -> list[Played]:
    return [msgspec.structs.replace(each, seconds=0.0, thinking=[]) for each in played]


def wait_until(condition: Callable[[], bool]) -> None:
    late = monotonic() + 120
    while not condition():
        assert monotonic() < late
        sleep(0.02)


def children_of(process: int) -> list[int]:
    listed = subprocess.run(["ps", "-o", "pid=", "--ppid", str(process)], capture_output=True, text=True)
    return [int(word) for word in listed.stdout.split()]


def is_there(process: int) -> bool:
    state = Path(f"/proc/{process}/stat")
    return state.exists() and state.read_text().rpartition(")")[2].split()[0] != "Z"


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks for processes as Linux shows them")
def test_a_simulation_that_was_killed_goes_on_with_what_is_missing(tmp_path: Path) -> None:
    folder, command = tmp_path / "killed", [sys.executable, "-m", "dejarik", "sim", "arena", "--seed", "5"]
    without_end = [*command, "--games", "1000000", "--workers", "2", "--out", str(folder)]
    running = subprocess.Popen(without_end, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait_until(lambda: (folder / GAMES).exists() and (folder / GAMES).read_bytes().count(b"\n") >= 20)
        workers = children_of(running.pid)
        assert len(workers) >= 2
    finally:
        os.kill(running.pid, signal.SIGKILL)
        running.wait()
    wait_until(lambda: not any(map(is_there, workers)))  # nobody plays on for nobody
    kept = (folder / GAMES).read_bytes()
    whole = kept[: kept.rindex(b"\n") + 1]
    done = [json.loads(line)["number"] for line in whole.splitlines()]
    total = max(done) + 15

    resumed = subprocess.run(
        [*command, "--games", str(total), "--workers", "1", "--out", str(folder), "--json"],
        capture_output=True,
        check=True,
    )
    assert (folder / GAMES).read_bytes().startswith(whole)
    _, played = read_results(folder)
    assert [each.number for each in played] == list(range(total))
    simulate(Simulation("arena", {}, ("random",), 5, total), workers=1, folder=tmp_path / "at once")
    assert without_times(played) == without_times(read_results(tmp_path / "at once")[1])
    assert json.loads(resumed.stdout)["games"] == total


def test_what_is_done_is_not_played_again(tmp_path: Path) -> None:
    asked: list[int] = []

    def noting(plan: Simulation, numbers: Any, workers: int) -> list[list[Played]]:
        asked.extend(numbers)
        return []

    simulate(msgspec.structs.replace(PLAN, games=4), workers=1, folder=tmp_path)
    before = (tmp_path / GAMES).read_bytes()
    total = simulate(PLAN, folder=tmp_path, runner=noting)
    assert asked == [4, 5]
    assert total.games == 4
    assert (tmp_path / GAMES).read_bytes() == before


def test_totals_are_those_of_all_pieces(tmp_path: Path) -> None:
    simulate(msgspec.structs.replace(PLAN, games=4), workers=1, folder=tmp_path)
    assert simulate(PLAN, workers=1, folder=tmp_path) == simulate(PLAN, workers=1)


@pytest.mark.parametrize("left", [1, 40])
def test_what_a_kill_has_left_half_written_is_played_again(tmp_path: Path, left: int) -> None:
    simulate(PLAN, workers=1, folder=tmp_path)
    file = tmp_path / GAMES
    whole = without_times(read_results(tmp_path)[1])
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:-1]) + lines[-1][:-left])
    assert [each.number for each in read_results(tmp_path)[1]] == [0, 1, 2, 3, 4]
    simulate(PLAN, workers=1, folder=tmp_path)
    assert without_times(read_results(tmp_path)[1]) == whole


def test_half_a_series_does_not_count(tmp_path: Path) -> None:
    def game(stage: int, *, is_last: bool) -> Played:
        return Played(number=3, seed=10, stage=stage, is_last=is_last, bots=["random"])

    with filling(tmp_path, PLAN) as results:
        results.keep([game(0, is_last=False), game(1, is_last=False)])
    with filling(tmp_path, PLAN) as results:
        assert results.played == []
        results.keep([game(0, is_last=False), game(1, is_last=True)])
    assert read_results(tmp_path)[1] == [game(0, is_last=False), game(1, is_last=True)]


@pytest.mark.parametrize(
    "other",
    [
        msgspec.structs.replace(PLAN, seed=8),
        msgspec.structs.replace(PLAN, settings={}),
        msgspec.structs.replace(PLAN, game="caravan", settings={}),
        msgspec.structs.replace(PLAN, touring=True),
    ],
)
def test_results_of_another_plan_are_left_alone(tmp_path: Path, other: Simulation) -> None:
    simulate(PLAN, workers=1, folder=tmp_path)
    before = (tmp_path / GAMES).read_bytes()
    with pytest.raises(Problem) as refusal:
        simulate(other, workers=1, folder=tmp_path)
    assert refusal.value.message.id == "results-other-plan"
    assert (tmp_path / GAMES).read_bytes() == before


def test_only_one_fills_a_folder(tmp_path: Path) -> None:
    with filling(tmp_path, PLAN), pytest.raises(Problem) as refusal, filling(tmp_path, PLAN):
        pass
    assert refusal.value.message.id == "results-in-use"


def test_results_that_somebody_has_changed_are_named_with_their_line(tmp_path: Path) -> None:
    simulate(PLAN, workers=1, folder=tmp_path)
    lines = (tmp_path / GAMES).read_bytes().splitlines(keepends=True)
    (tmp_path / GAMES).write_bytes(b"".join([*lines[:2], b"{}\n", *lines[2:]]))
    with pytest.raises(Problem) as refusal:
        simulate(PLAN, workers=1, folder=tmp_path)
    assert refusal.value.message.args == {"file": str(tmp_path / GAMES), "line": 3}


def test_a_folder_without_results_says_how_to_make_some(tmp_path: Path) -> None:
    with pytest.raises(Problem) as refusal:
        read_results(tmp_path)
    assert refusal.value.message.id == "results-none"


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    code = main(["sim", "arena", "--games", "1", "--out", str(tmp_path / "file")], {"LANG": "en"})
    assert code == 2
    assert capsys.readouterr().err.startswith(f"The folder “{tmp_path / 'file'}” can’t be made")


def test_results_are_a_table_of_parquet_too(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="the extra `lab` (pyarrow) is not installed")
    plan = Simulation("lcg", {}, ("random",), seed=3, games=2)
    simulate(plan, workers=1, folder=tmp_path)
    rows = parquet.read_table(tmp_path / PARQUET).to_pylist()
    _, played = read_results(tmp_path)
    assert [(row["number"], row["reason"], row["winners"], row["decisions"]) for row in rows] == [
        (each.number, each.reason, each.winners, each.decisions) for each in played
    ]
    chronicle = played[0].chronicle
    assert chronicle is not None
    assert rows[0]["chronicle"]["points"] == chronicle.points
    assert [deed["dealt"] for deed in rows[0]["chronicle"]["deeds"]] == [
        deed.dealt for deed in chronicle.deeds
    ]
