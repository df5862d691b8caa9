"""`dejarik content`: cards known, complete and incomplete, per set and type. Not built yet.

Its JSON has `sets`: set → type → `expected`, `known`, `complete`, `incomplete`.
"""

from __future__ import annotations

from dejarik.cli.command import Answer, Call, Command, not_built_yet
from dejarik.kernel.text import text


def run(call: Call) -> Answer:
    not_built_yet("dejarik content")


COMMAND = Command("content", text("cli-content"), run)
