"""`dejarik replay FILE`: plays a recorded game again and shows it. Not built yet."""

from __future__ import annotations

from pathlib import Path

from dejarik.cli.command import FILE, Answer, Call, Command, Positional, not_built_yet
from dejarik.kernel.text import text

REPLAY_FILE: Positional[Path] = Positional("file", text("cli-replay-file"), kind=FILE)


def run(call: Call) -> Answer:
    not_built_yet("dejarik replay")


COMMAND = Command("replay", text("cli-replay"), run, (REPLAY_FILE,))
