"""`dejarik rules`: which rules of the catalogue have a test; `dejarik rules show ID`: one rule in full."""

from __future__ import annotations

from dejarik.cli.command import Answer, Call, Command, not_built_yet
from dejarik.kernel.text import text


def run(call: Call) -> Answer:
    not_built_yet("dejarik rules")


COMMAND = Command("rules", text("cli-rules"), run)
