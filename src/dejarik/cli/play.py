"""`dejarik play`: starts the table on this machine and opens the page. The table is not built yet."""

from __future__ import annotations

from dejarik.cli.command import Answer, Call, Command, Flag, Option, not_built_yet, number
from dejarik.kernel.text import text

PORT = Option("--port", text("cli-option-port"), 8000, kind=number(0, 65535))
NO_BROWSER = Flag("--no-browser", text("cli-play-no-browser"))


def run(call: Call) -> Answer:
    not_built_yet("dejarik play")


COMMAND = Command("play", text("cli-play"), run, (PORT, NO_BROWSER))
