"""`dejarik serve`: the table for others, on a host, a port and a database. The table is not built yet."""

from __future__ import annotations

from dejarik.cli.command import WORD, Answer, Call, Command, Option, not_built_yet, number
from dejarik.kernel.text import text

HOST = Option("--host", text("cli-serve-host"), "127.0.0.1", kind=WORD)
PORT = Option("--port", text("cli-option-port"), 8000, kind=number(0, 65535))
DATABASE: Option[str | None] = Option("--db", text("cli-serve-db"), None, kind=WORD)


def run(call: Call) -> Answer:
    not_built_yet("dejarik serve")


COMMAND = Command("serve", text("cli-serve"), run, (HOST, PORT, DATABASE))
