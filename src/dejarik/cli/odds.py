"""`dejarik odds`: exact odds of an attack. Not built yet.

Its JSON has `damage`, `expected_damage`, `miss`, `defeat` and `conditions`.
"""

from __future__ import annotations

from dejarik.cli.command import Answer, Call, Command, not_built_yet
from dejarik.kernel.text import text


def run(call: Call) -> Answer:
    not_built_yet("dejarik odds")


COMMAND = Command("odds", text("cli-odds"), run)
