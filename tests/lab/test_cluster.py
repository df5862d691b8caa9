"""Games on a local Ray cluster, one of whose workers is killed in the middle."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import msgspec
import pytest

from dejarik.cli import main
from dejarik.lab import cluster
from dejarik.lab.played import Played, Simulation
from dejarik.lab.results import GAMES, read_results
from dejarik.lab.simulation import simulate

GAMES_PLAYED = 30


def without_times(played: list[Played]) -> list[Played]:
    return [msgspec.structs.replace(each, seconds=0.0, thinking=[]) for each in played]


def workers_below(process: int) -> list[int]:
    """The processes started by this one, and by those, that play games for Ray."""
    listed = subprocess.run(["ps", "-eo", "pid=,ppid=,args="], capture_output=True, text=True, check=True)
    rows = [line.split(None, 2) for line in listed.stdout.splitlines()]
    below, found = {process}, []
    for _ in range(6):
        below |= {int(row[0]) for row in rows if int(row[1]) in below}
    for row in rows:
        if int(row[0]) in below and len(row) > 2 and row[2].startswith("ray::play_there"):
            found.append(int(row[0]))
    return found


@pytest.mark.slow
def test_a_killed_worker_of_a_cluster_costs_no_game_and_counts_none_twice(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="the extra `ray` is not installed: the cluster is not tested")
    command = [sys.executable, "-m", "dejarik", "sim", "lcg", "--decks", "ready-made", "--seed", "5"]
    command += [
        "--games",
        str(GAMES_PLAYED),
        "--backend",
        "ray",
        "--workers",
        "2",
        "--out",
        str(tmp_path / "ray"),
    ]
    environment = {name: value for name, value in os.environ.items() if name != "RAY_ADDRESS"}
    running = subprocess.Popen([*command, "--json"], stdout=subprocess.PIPE, env=environment)
    try:
        killed, late = 0, monotonic() + 300
        while not killed:
            assert running.poll() is None, "all games were over before a worker could be killed"
            assert monotonic() < late
            sleep(0.05)
            if (tmp_path / "ray" / GAMES).exists() and (tmp_path / "ray" / GAMES).stat().st_size:
                killed = next(iter(workers_below(running.pid)), 0)
        os.kill(killed, signal.SIGKILL)
        out, _ = running.communicate(timeout=600)
    finally:
        if running.poll() is None:
            running.kill()
            running.wait()
    answer = json.loads(out.splitlines()[-1])
    assert (answer["games"], answer["finished"], answer["errors"]) == (GAMES_PLAYED, GAMES_PLAYED, [])
    _, played = read_results(tmp_path / "ray")
    assert [each.number for each in played] == list(range(GAMES_PLAYED))
    here = Simulation("lcg", {"decks": "ready-made"}, ("random",), seed=5, games=8)
    simulate(here, workers=1, folder=tmp_path / "here")
    assert without_times(played[:8]) == without_times(read_results(tmp_path / "here")[1])


def test_without_ray_it_is_said_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cluster, "find_spec", lambda name: None)
    assert main(["sim", "arena", "--backend", "ray"], {"LANG": "en"}) == 2
    assert capsys.readouterr().err.startswith("Ray is not installed here.")


def test_a_worker_plays_what_the_plan_says() -> None:
    plan = Simulation("arena", {}, ("random",), seed=3, games=5)
    there = msgspec.json.decode(cluster.play_there(msgspec.json.encode(plan), 4), type=list[Played])
    assert [(each.number, each.seed, each.error) for each in there] == [(4, 7, "")]
