"""`dejarik sim GAME`: many games between bots, on as many processes as wanted, and what came of them.

Its JSON has `settings`, `bots`, `games`, `finished`, `decisions`, `seconds`, `errors`, `outcomes` and `wins`; where
the game tells it, `played` and `events` (as `dejarik fuzz`). The options that belong to a game (`--format`, `--map` …)
are handed to it as they are, files as what is in them; it refuses those that it does not know. With `--out` every game
is kept in a folder as soon as it is over, and the same command goes on with what is missing there (`lab.results`).
"""

from __future__ import annotations

from enum import Enum
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

from dejarik.cli.command import (
    FILE,
    WORD,
    Call,
    Command,
    ExitCode,
    Flag,
    Option,
    Parameter,
    Report,
    number,
    one_of,
    words,
)
from dejarik.cli.games import THE_GAME, ProgressBar, read_bytes
from dejarik.kernel.errors import Problem
from dejarik.kernel.text import text
from dejarik.messages import Language, say

if TYPE_CHECKING:
    from dejarik.lab.simulation import Simulation, Totals


class Backend(Enum):
    """Where the games are played."""

    LOCAL = "local"
    RAY = "ray"


FORMAT: Option[str | None] = Option("--format", text("cli-sim-format"), None, kind=WORD)
MAP: Option[str | None] = Option("--map", text("cli-sim-map"), None, kind=WORD)
MISSION: Option[str | None] = Option("--mission", text("cli-sim-mission"), None, kind=WORD)
PLAYERS: Option[int | None] = Option("--players", text("cli-sim-players"), None, kind=number(1, 5))
HEROES: Option[int | None] = Option("--heroes", text("cli-sim-heroes"), None, kind=number(2, 4))
CAMPAIGN: Option[str | None] = Option("--campaign", text("cli-sim-campaign"), None, kind=WORD)
CLASS: Option[str | None] = Option("--class", text("cli-sim-class"), None, kind=WORD)
PARTY: Option[str | None] = Option("--party", text("cli-sim-party"), None, kind=WORD)
THREAT_LEVEL: Option[int | None] = Option(
    "--threat-level", text("cli-sim-threat-level"), None, kind=number(1, 6)
)
BOTS: Option[tuple[str, ...]] = Option("--bots", text("cli-sim-bots"), ("random",), kind=words())
ARMIES: Option[tuple[str, ...]] = Option("--armies", text("cli-sim-armies"), (), kind=words())
DECKS: Option[tuple[str, ...]] = Option("--decks", text("cli-sim-decks"), (), kind=words())
GAMES = Option("--games", text("cli-sim-games"), 100, kind=number(1))
SEED = Option("--seed", text("cli-option-seed"), 1, kind=number(0))
WORKERS: Option[int | None] = Option("--workers", text("cli-sim-workers"), None, kind=number(1))
BACKEND = Option(
    "--backend", text("cli-sim-backend"), Backend.LOCAL, kind=one_of(Backend, text("cli-placeholder-text"))
)
TOUR = Flag("--tour", text("cli-sim-tour"))
OUT: Option[Path | None] = Option("--out", text("cli-sim-out"), None, kind=FILE)
SETTINGS = (FORMAT, MAP, MISSION, CAMPAIGN, PLAYERS, HEROES, CLASS, PARTY, THREAT_LEVEL, ARMIES, DECKS)
"""What belongs to the game: handed to it by name."""

OF_A_SEAT: dict[Parameter[Any], str] = {ARMIES: "army", DECKS: "deck"}
"""What each seat brings, and what games call it: `deck-1` is the deck of the first seat."""

EVERY = "all"
"""Instead of a mission: one after another."""

DRAWN = ("ready-made", "random")
"""Instead of files: how games are to draw what seats bring."""


def settings(call: Call) -> dict[str, str]:
    """The settings that were given, in words: `{"players": "3", "deck-1": the text of a file}`."""
    given: dict[str, str] = {}
    for option in SETTINGS:
        value = call.values.get(option)
        if isinstance(value, tuple) and not (len(value) == 1 and value[0] in DRAWN):
            given |= {
                f"{OF_A_SEAT[option]}-{seat}": document(word, call.language)
                for seat, word in enumerate(value, start=1)
            }
        elif value:
            given[option.name.removeprefix("--")] = value[0] if isinstance(value, tuple) else str(value)
    return given


def document(word: str, language: Language) -> str:
    """What is in a file, a deck of OCTGN as text; a word that names no file is something ready-made."""
    path = Path(word)
    if not path.is_file() and path.name == word and not path.suffix:
        return word
    content = read_bytes(path)
    if path.suffix.lower() == ".o8d":
        from dejarik.cli.deck import find
        from dejarik.lcg.decks.deck_text import write_deck

        return write_deck(find(path), language)
    try:
        return content.decode().rstrip("\n") + "\n"  # lines, even if it is a single one: no name
    except UnicodeDecodeError as error:
        raise Problem("cli-unreadable-file", file=word, reason=str(error)) from error


def planned(call: Call) -> Simulation:
    """What the command line asks for."""
    from dejarik.lab.simulation import Simulation

    given, touring = settings(call), call[TOUR]
    if given.get("mission") == EVERY:
        given, touring = {name: value for name, value in given.items() if name != "mission"}, True
    return Simulation(call[THE_GAME].name, given, call[BOTS], call[SEED], call[GAMES], touring)


def run(call: Call) -> Report:
    from dejarik.lab.simulation import simulate

    runner = None
    if call[BACKEND] is Backend.RAY:
        from dejarik.lab.cluster import on_cluster

        runner = on_cluster(call[WORKERS])
    plan, progress = planned(call), ProgressBar(call, call[GAMES])
    started = perf_counter()
    tally = simulate(
        plan, call[WORKERS], lambda so_far: progress.show(so_far.games), folder=call[OUT], runner=runner
    )
    progress.clear()
    seconds = perf_counter() - started
    data = {
        "game": plan.game,
        "settings": dict(plan.settings),
        "tour": plan.touring,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "games": tally.games,
        "finished": tally.finished,
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "errors": [{"seed": seed, "error": error} for seed, error in tally.errors],
        "outcomes": dict(sorted(tally.outcomes.items())),
        "wins": {str(seat): wins for seat, wins in sorted(tally.wins.items())},
        "draws": tally.draws,
        "played": tally.milestones.played,
        "events": tally.milestones.reached,
    }
    is_sound = tally.finished == tally.games
    return Report(data, _lines(call, tally, seconds), ExitCode.DONE if is_sound else ExitCode.FAILED)


def _lines(call: Call, tally: Totals, seconds: float) -> tuple[str, ...]:
    from dejarik.kernel.state import Outcome

    game = call[THE_GAME]
    rate = round(tally.decisions / seconds) if seconds else 0
    lines = [
        call.say("sim-summary", games=tally.games, finished=tally.finished),
        call.say("sim-speed", decisions=tally.decisions, seconds=f"{seconds:.1f}", rate=rate),
    ]
    for reason, count in sorted(tally.outcomes.items()):
        lines.append(
            call.say(
                "sim-outcome", reason=say(game.outcome_text(Outcome(reason)), call.language), count=count
            )
        )
    for seat, count in sorted(tally.wins.items()):
        lines.append(call.say("sim-wins", seat=seat + 1, count=count))
    if tally.draws:
        lines.append(call.say("sim-draws", count=tally.draws))
    lines += [call.say("sim-error", seed=str(seed), error=error) for seed, error in tally.errors]
    return tuple(lines)


COMMAND = Command(
    "sim", text("cli-sim"), run, (THE_GAME, *SETTINGS, TOUR, BOTS, GAMES, SEED, OUT, WORKERS, BACKEND)
)
