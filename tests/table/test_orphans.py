"""Workers in which bots think end with their server, however it ends.

A worker writes to the standard output of its server: that comes to its end when the last of them is gone.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from tests.table.harness import Page
from tests.table.processes import ROOT, Process
from tests.table.test_commands import address_in

from dejarik.table.bot_workers import BotWorkers

pytestmark = pytest.mark.slow

SECONDS = 20.0


def think_for_ever(_: bytes) -> None:
    """Runs in a worker."""
    print("thinking", flush=True)
    while True:
        pass


def rest(_: bytes) -> None:
    """Runs in a worker, which has nothing to do afterwards."""
    print("resting", flush=True)


def ask(work: str) -> None:
    """What a server does when a bot has to think; and nothing else ever after."""

    async def wait() -> None:
        await BotWorkers(1).elsewhere({"think": think_for_ever, "rest": rest}[work], b"")
        await asyncio.Event().wait()

    asyncio.run(wait())


def killed_after_the_first_line(work: str) -> str:
    """Kill such a server as soon as its worker has begun; what was said."""
    process = subprocess.Popen(
        [sys.executable, "-c", f"from tests.table.test_orphans import ask; ask('{work}')"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    said = process.stdout.readline()
    process.kill()
    process.communicate(timeout=SECONDS)
    return said


def test_a_worker_that_thinks_ends_with_its_server() -> None:
    assert killed_after_the_first_line("think") == "thinking\n"


def test_a_worker_that_rests_ends_with_its_server() -> None:
    assert killed_after_the_first_line("rest") == "resting\n"


def test_a_killed_server_leaves_nothing_behind(tmp_path: Path) -> None:
    process = Process("serve", "--port", "0", "--db", str(tmp_path / "tables.db"))
    address = address_in(process.line())
    wanted = {
        "game": "assault",
        "seats": [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}],
        "settings": {"players": "2"},
    }
    made = httpx.post(f"{address}api/tables", json=wanted, timeout=SECONDS).json()
    with Page(address.rstrip("/"), made["table"]) as page:
        page.until(lambda state: bool(state["number"] > 3))
    process.kill()  # waits until nobody can write to its output any more
