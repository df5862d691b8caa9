"""`dejarik fuzz GAME`: random and awkward legal play with every invariant checked.

`--policy` says how the players choose (`dejarik.kernel.policies`); `--tour` plays one after another of all that there
is (every mission with two, three and four heroes) instead of drawing. `--explore` goes back to where games were
promising and plays on from there (`dejarik.kernel.exploring`); what reports of earlier runs have counted (`--seen`)
need not be reached again. What costs little is checked at every decision, all the rest at every `--every`-th; every
`--again`-th game is played a second time by its choices. Its JSON has `games`, `lines` (of an explorer: how often it
went on), `decisions` and `violations` (a list of `check`, `seed`, `replay`, `detail`), and where the game tells it,
`played` (how many games of each mission …) and `events` (in how many each of its events happened, 0 for never). What is
checked is in `dejarik.kernel.conformance`. The options that belong to a game are those of `dejarik sim`.
"""

from __future__ import annotations

from pathlib import Path
from time import perf_counter

from dejarik.cli.command import FILE, Call, Command, ExitCode, Flag, Option, Report, number, one_of
from dejarik.cli.games import THE_GAME, ProgressLine, read_bytes
from dejarik.cli.sim import FORMAT, HEROES, MAP, MISSION, PARTY, PLAYERS, THREAT_LEVEL, settings
from dejarik.kernel.milestones import MilestoneCounts
from dejarik.kernel.policies import Conduct
from dejarik.kernel.text import text

DECISIONS = Option("--decisions", text("cli-fuzz-decisions"), 20_000, kind=number(1))
SEED = Option("--seed", text("cli-option-seed"), 1, kind=number(0))
POLICY = Option(
    "--policy",
    text("cli-fuzz-policy"),
    Conduct.MIXED,
    kind=one_of(Conduct, text("cli-placeholder-text")),
)
EVERY = Option("--every", text("cli-fuzz-every"), 1, kind=number(1))
AGAIN = Option("--again", text("cli-fuzz-again"), 10, kind=number(1))
TOUR = Flag("--tour", text("cli-fuzz-tour"))
EXPLORE = Flag("--explore", text("cli-fuzz-explore"))
SEEN: Option[Path | None] = Option("--seen", text("cli-fuzz-seen"), None, kind=FILE)
FOLDER: Option[Path] = Option("--folder", text("cli-fuzz-folder"), Path("artifacts/fuzz"), kind=FILE)


def run(call: Call) -> Report:
    """Plays until so many decisions were made, or until enough was found."""
    from dejarik.kernel.fuzz import FuzzReport, fuzz

    progress = ProgressLine()

    def tell(report: FuzzReport) -> None:
        progress.show(_summary(call, report.games, report.decisions, len(report.violations)))

    started = perf_counter()
    report = fuzz(
        call[THE_GAME],
        call[DECISIONS],
        call[SEED],
        settings=settings(call),
        conduct=call[POLICY],
        every=call[EVERY],
        again=call[AGAIN],
        touring=call[TOUR],
        exploring=call[EXPLORE],
        seen=_seen(call[SEEN]),
        folder=call[FOLDER],
        progress=tell,
    )
    progress.clear()
    found = report.violations
    data = {
        "game": call[THE_GAME].name,
        "seed": call[SEED],
        "policy": call[POLICY].value,
        "every": call[EVERY],
        "again": call[AGAIN],
        "tour": call[TOUR],
        "explore": call[EXPLORE],
        "games": report.games,
        "lines": report.lines,
        "decisions": report.decisions,
        "seconds": round(perf_counter() - started, 3),
        "violations": [
            {"check": each.check, "seed": each.seed, "replay": each.replay, "detail": each.detail}
            for each in found
        ],
        "played": report.milestones.played,
        "events": report.milestones.reached,
    }
    lines = [
        _summary(call, report.games, report.decisions, len(found)),
        call.say("fuzz-sampled", every=call[EVERY], again=call[AGAIN]),
        *(
            call.say(
                "fuzz-violation",
                check=each.check,
                seed=str(each.seed),
                replay=each.replay,
                detail=each.detail,
            )
            for each in found
        ),
    ]
    return Report(data, tuple(lines), ExitCode.FAILED if found else ExitCode.DONE)


def _seen(file: Path | None) -> MilestoneCounts | None:
    """What reports of earlier runs have counted, one a line."""
    if file is None:
        return None
    from dejarik.kernel.findings import counted_in

    return counted_in(read_bytes(file))


def _summary(call: Call, games: int, decisions: int, violations: int) -> str:
    return call.say("fuzz-summary", games=games, decisions=decisions, violations=violations)


COMMAND = Command(
    "fuzz",
    text("cli-fuzz"),
    run,
    (
        THE_GAME,
        FORMAT,
        MAP,
        MISSION,
        PLAYERS,
        HEROES,
        PARTY,
        THREAT_LEVEL,
        DECISIONS,
        SEED,
        POLICY,
        EVERY,
        AGAIN,
        TOUR,
        EXPLORE,
        SEEN,
        FOLDER,
    ),
)
