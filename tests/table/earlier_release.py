"""Writes a small database as an earlier release of the program would have left it, with two campaigns in it.

`python -m tests.table.earlier_release FOLDER`, run with the code of that release. Its rules have the version `0` here,
so that they are others than today's. In the first campaign the set-up is over and a mission is being played; in the
second the set-up is over, and nobody has gone on. `earlier_release.json` says at which tables, with the secrets of
their seats.
"""

from __future__ import annotations

import gzip
import json
import random
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.table.harness import Server, Table, play, running, some_answer

from dejarik.assault.game import AssaultGame

SETTINGS = {
    "format": "campaign",
    "campaign": "core",
    "players": "3",
    "hero-1": "diala-passil",
    "hero-2": "gaarkhan",
}
CHOICES = 36  # more than there are between two snapshots


def set_up(server: Server, chance: random.Random) -> Table:
    """A campaign of one person, with the Empire and a hero, and a bot; its set-up is over."""
    table = server.make("assault", "me", "hot", "bot", settings=SETTINGS)
    with server.page(table, 0, view=False) as page:
        play(page, chance)
    return table


def described(table: Table, **more: Any) -> dict[str, Any]:
    return {"table": table.id, "token": table.tokens[0], **more}


def write(folder: Path) -> None:
    AssaultGame.version = "0"
    chance = random.Random(1)
    with tempfile.TemporaryDirectory() as place:
        file = Path(place) / "tables.db"
        with running(f"sqlite:///{file}") as server:
            first = set_up(server, chance)
            made = server.post(f"/api/tables/{first.id}/next", {}, first.tokens[0]).json()["table"]
            mission = Table(made, first.tokens)
            with server.page(mission, 0, view=False) as page:
                while page.state["number"] < CHOICES:
                    page.until(lambda state: state["decision"] or state["number"] >= CHOICES)
                    if page.state["decision"]:
                        page.choose(some_answer(page.state["decision"], chance))
            waiting = set_up(server, chance)
        with sqlite3.connect(file) as database:
            database.execute("PRAGMA journal_mode=DELETE")
            database.execute("VACUUM")
        (folder / "earlier_release.db.gz").write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))
    campaigns = {"playing": described(mission, first=first.id), "waiting": described(waiting)}
    (folder / "earlier_release.json").write_text(json.dumps(campaigns, indent=1) + "\n")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
