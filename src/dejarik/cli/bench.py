"""`dejarik bench`: measures the hot parts against a fixed workload of this machine. Not built yet.

Its JSON has `calibration` and `metrics`: name → `value`, `unit`, `per_calibration`.
"""

from __future__ import annotations

from dejarik.cli.command import Answer, Call, Command, not_built_yet
from dejarik.kernel.text import text


def run(call: Call) -> Answer:
    not_built_yet("dejarik bench")


COMMAND = Command("bench", text("cli-bench"), run)
