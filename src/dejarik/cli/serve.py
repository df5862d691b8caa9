"""`dejarik serve`: the table for others, on a host, a port and a database."""

from __future__ import annotations

import sys

from dejarik.cli.command import WORD, Call, Command, Option, Report, number
from dejarik.kernel.text import text

HOST = Option("--host", text("cli-serve-host"), "127.0.0.1", kind=WORD)
PORT = Option("--port", text("cli-option-port"), 8000, kind=number(0, 65535))
DATABASE: Option[str | None] = Option("--db", text("cli-serve-db"), None, kind=WORD)


def run(call: Call) -> Report:
    from dejarik.table import server
    from dejarik.table.app import Config

    database = call[DATABASE] or server.own_database()
    listening = server.listen(call[HOST], call[PORT])
    address = server.address_of(listening)

    def ready() -> None:
        print(call.say("table-open-page", address=address), file=sys.stderr, flush=True)

    server.run(Config(database), listening, ready)
    return Report({"address": address}, (call.say("table-stopped"),))


COMMAND = Command("serve", text("cli-serve"), run, (HOST, PORT, DATABASE))
