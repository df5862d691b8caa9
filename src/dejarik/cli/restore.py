"""`dejarik restore FILE`: bring back the tables of a backup that are not in the database; no other is touched.

JSON: `restored` and `known`, how many tables were brought back and how many were there already.
"""

from __future__ import annotations

from pathlib import Path

from dejarik.cli.command import FILE, Call, Command, Positional, Report
from dejarik.cli.databases import CONFIG, DATABASE, with_store
from dejarik.kernel.text import text

WHERE: Positional[Path] = Positional("file", text("cli-restore-file"), kind=FILE)


def run(call: Call) -> Report:
    from dejarik.table.backups import restore

    restored, known = with_store(call, lambda store: restore(store, call[WHERE]))
    said = call.say("admin-restored", count=restored, known=known)
    return Report({"restored": restored, "known": known}, (said,))


COMMAND = Command("restore", text("cli-restore"), run, (WHERE, DATABASE, CONFIG))
