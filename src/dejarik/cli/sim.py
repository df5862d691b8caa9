"""`dejarik sim GAME`: many games between bots, with results and statistics. The lab is not built yet.

Its JSON has `games`, `finished`, `decisions`, `seconds`, `errors`, `outcomes` and `wins`.
"""

from __future__ import annotations

from enum import Enum

from dejarik.cli.command import (
    GAME,
    WORD,
    Answer,
    Call,
    Command,
    Game,
    Option,
    Positional,
    not_built_yet,
    number,
    one_of,
    words,
)
from dejarik.kernel.text import text


class Backend(Enum):
    """Where the games are played."""

    LOCAL = "local"
    RAY = "ray"


THE_GAME: Positional[Game] = Positional("game", text("cli-argument-game"), kind=GAME)
FORMAT: Option[str | None] = Option("--format", text("cli-sim-format"), None, kind=WORD)
MAP: Option[str | None] = Option("--map", text("cli-sim-map"), None, kind=WORD)
MISSION: Option[str | None] = Option("--mission", text("cli-sim-mission"), None, kind=WORD)
PLAYERS: Option[int | None] = Option("--players", text("cli-sim-players"), None, kind=number(1, 5))
BOTS: Option[tuple[str, ...]] = Option("--bots", text("cli-sim-bots"), ("random",), kind=words())
ARMIES: Option[tuple[str, ...]] = Option("--armies", text("cli-sim-armies"), (), kind=words())
DECKS: Option[tuple[str, ...]] = Option("--decks", text("cli-sim-decks"), (), kind=words())
GAMES = Option("--games", text("cli-sim-games"), 100, kind=number(1))
SEED = Option("--seed", text("cli-option-seed"), 1, kind=number(0))
WORKERS: Option[int | None] = Option("--workers", text("cli-sim-workers"), None, kind=number(1))
BACKEND = Option(
    "--backend", text("cli-sim-backend"), Backend.LOCAL, kind=one_of(Backend, text("cli-placeholder-text"))
)


def run(call: Call) -> Answer:
    not_built_yet("dejarik sim")


COMMAND = Command(
    "sim",
    text("cli-sim"),
    run,
    (
        THE_GAME,
        FORMAT,
        MAP,
        MISSION,
        PLAYERS,
        BOTS,
        ARMIES,
        DECKS,
        GAMES,
        SEED,
        WORKERS,
        BACKEND,
    ),
)
