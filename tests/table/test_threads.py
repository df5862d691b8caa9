"""Requests are answered in several threads: what they read at the same moment for the first time must not crash."""

from __future__ import annotations

import pickle
import subprocess
import sys
from pathlib import Path

import pytest

from dejarik.kernel import saves
from dejarik.kernel.answers import random_answer
from dejarik.kernel.games import find_game
from dejarik.kernel.match import Match
from dejarik.kernel.rng import Rng

pytestmark = pytest.mark.slow

GAMES = ("arena", "assault", "caravan", "lcg")

#: Eight threads of a fresh process read the same state at once, as pages that come together make a server do.
READ = """
import pickle, sys, threading
sys.setswitchinterval(1e-6)
from dejarik.kernel import saves
from dejarik.kernel.games import find_game
from dejarik.table import app

states = pickle.load(open(sys.argv[1], "rb"))
games = {name: find_game(name) for name in states}
if sys.argv[2] == "ready":
    app.load_games()

def read(start, game, state):
    start.wait()
    saves.unpacked(game, state)

for name, of_game in states.items():
    for state in of_game:
        start = threading.Barrier(8)
        threads = [threading.Thread(target=read, args=(start, games[name], state)) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
"""


def states(game: str) -> list[bytes]:
    found = []
    rng = Rng.seeded(5)
    match = Match(find_game(game), find_game(game).random_options(rng), 5)
    while match.decision is not None and len(match.choices) < 60:
        match.apply(random_answer(match.decision, rng))
        if len(match.choices) % 6 == 0:
            found.append(saves.packed(match.state))
    return found


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("threads") / "states"
    path.write_bytes(pickle.dumps({game: states(game) for game in GAMES}))
    return path


def run(file: Path, ready: str) -> int:
    call = [sys.executable, "-c", READ, str(file), ready]
    return subprocess.run(call, capture_output=True, timeout=120).returncode


def test_threads_may_read_the_same_at_the_same_moment(file: Path) -> None:
    assert run(file, "ready") == 0


def test_else_the_process_crashes(file: Path) -> None:
    """So the test above tells something. Once msgspec has mended it, neither is needed any more."""
    assert any(run(file, "as it is") != 0 for _ in range(3))
