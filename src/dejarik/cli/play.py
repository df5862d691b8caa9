"""`dejarik play`: starts the table on this machine, over a file of this user's, and opens the page."""

from __future__ import annotations

import sys

from dejarik.cli.command import Call, Command, Flag, Option, Report, number
from dejarik.kernel.text import text

PORT = Option("--port", text("cli-option-port"), 8000, kind=number(0, 65535))
NO_BROWSER = Flag("--no-browser", text("cli-play-no-browser"))
EXAMPLES = Flag("--examples", text("cli-option-examples"))
HOST = "127.0.0.1"


def run(call: Call) -> Report:
    import webbrowser

    from dejarik.table import server
    from dejarik.table.app import Config

    listening = server.listen(HOST, call[PORT], or_any=PORT not in call.values)
    address = server.address_of(listening)

    def ready() -> None:
        print(call.say("table-open-page", address=address), file=sys.stderr, flush=True)
        if not call[NO_BROWSER]:
            webbrowser.open(address)

    server.run(Config(server.own_database(), examples=call[EXAMPLES]), listening, ready)
    return Report({"address": address}, (call.say("table-stopped"),))


COMMAND = Command("play", text("cli-play"), run, (PORT, NO_BROWSER, EXAMPLES))
