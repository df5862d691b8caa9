"""Writes a small database as the release of this checkout leaves it, for tests of later ones: a game of each kind,
in the middle of whatever it was, and one that is over.

`python -m tests.table.releases FOLDER`, as the procedure in CONTRIBUTING says. Its rules have the version `0` here, so
that they are others than those of whoever reads it, whatever has changed. `release-VERSION.json` has the tables with
the secrets of their seats.
"""

from __future__ import annotations

import gzip
import json
import random
import sqlite3
import sys
import tempfile
from pathlib import Path

from tests.table.harness import Server, Table, play, running, some_answer

from dejarik import __version__
from dejarik.assault.game import AssaultGame
from dejarik.lcg.game import CardGame

CHOICES = 40  # more than there are between two snapshots
RUNNING = {
    "skirmish": ("assault", {"players": "2"}),
    "mission": ("assault", {"format": "mission", "mission": "trespass", "players": "3"}),
    "duel": ("lcg", {"format": "duel"}),
}
OVER = {"starter": ("lcg", {"format": "starter"})}


def play_some(server: Server, table: Table, chance: random.Random) -> None:
    with server.page(table, 0, view=False) as page:
        while page.state["number"] < CHOICES and page.state["outcome"] is None:
            page.until(lambda state: state["decision"] or state["outcome"])
            if page.state["decision"]:
                page.choose(some_answer(page.state["decision"], chance))


def write(folder: Path) -> None:
    AssaultGame.version = CardGame.version = "0"
    chance, tables = random.Random(1), {}
    with tempfile.TemporaryDirectory() as place:
        file = Path(place) / "tables.db"
        with running(f"sqlite:///{file}") as server:
            for name, (game, settings) in {**RUNNING, **OVER}.items():
                hot = ["hot"] * (int(settings.get("players", "2")) - 1)
                table = server.make(game, "me", *hot, settings=settings)
                if name in RUNNING:
                    play_some(server, table, chance)
                else:
                    with server.page(table, 0, view=False) as page:
                        play(page, chance)
                tables[name] = {"table": table.id, "token": table.tokens[0]}
        with sqlite3.connect(file) as database:
            database.execute("PRAGMA journal_mode=DELETE")
            database.execute("VACUUM")
        packed = gzip.compress(file.read_bytes(), 9, mtime=0)
    (folder / f"release-{__version__}.db.gz").write_bytes(packed)
    (folder / f"release-{__version__}.json").write_text(json.dumps(tables, indent=1) + "\n")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
