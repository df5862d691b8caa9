"""`dejarik army check FILE`: whether an army for Imperial Assault is legal, and why not. Not built yet."""

from __future__ import annotations

from pathlib import Path

from dejarik.cli.command import FILE, Answer, Call, Command, Positional, not_built_yet
from dejarik.kernel.text import text

ARMY_FILE: Positional[Path] = Positional("file", text("cli-army-file"), kind=FILE)


def check(call: Call) -> Answer:
    not_built_yet("dejarik army check")


COMMAND = Command(
    "army",
    text("cli-army"),
    commands=(Command("check", text("cli-army-check"), check, (ARMY_FILE,)),),
)
