"""`dejarik fuzz GAME`: random legal play with every invariant checked. No game can be fuzzed yet.

Its JSON has `games`, `decisions` and `violations` (a list of `check`, `seed`, `replay`).
"""

from __future__ import annotations

from dejarik.cli.command import GAME, Answer, Call, Command, Game, Option, Positional, not_built_yet, number
from dejarik.kernel.text import text

THE_GAME: Positional[Game] = Positional("game", text("cli-argument-game"), kind=GAME)
DECISIONS = Option("--decisions", text("cli-fuzz-decisions"), 20_000, kind=number(1))
SEED = Option("--seed", text("cli-option-seed"), 1, kind=number(0))


def run(call: Call) -> Answer:
    not_built_yet("dejarik fuzz")


COMMAND = Command("fuzz", text("cli-fuzz"), run, (THE_GAME, DECISIONS, SEED))
