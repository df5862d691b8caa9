"""`dejarik deck check FILE`: whether a deck for the card game is legal, and why not. Not built yet."""

from __future__ import annotations

from pathlib import Path

from dejarik.cli.command import FILE, Answer, Call, Command, Positional, not_built_yet
from dejarik.kernel.text import text

DECK_FILE: Positional[Path] = Positional("file", text("cli-deck-file"), kind=FILE)


def check(call: Call) -> Answer:
    not_built_yet("dejarik deck check")


COMMAND = Command(
    "deck",
    text("cli-deck"),
    commands=(Command("check", text("cli-deck-check"), check, (DECK_FILE,)),),
)
