"""`dejarik campaign play|show|print|list|export|import`: whole campaigns of Imperial Assault. The last three are in
`campaign_tables`.

`play BOX` lets bots play campaigns from the set-up to the finale. Its JSON has `campaigns`, a list: `seed`, `winner`
(`rebels` or `empire`), `missions` (each with `mission`, `winner`, `reason`, `threat_level`), `xp` of each seat,
`credits` and `influence` that are left, `earned` (what came in over the whole campaign), `stages`, `decisions`; and
`finished`, `errors`, `wins`, `seconds`. With `--out` the log of the last one is written to a file.

`show FILE` reads such a file: what was played, what everybody has, and with `--entries` every line of the log. `print
FILE` writes the same on one sheet, with every entry, for paper: by default what everybody may know, with `--secrets`
all of it. Both also take a file with a whole campaign, or the id of a campaign on a server's database (`--db`).
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

from dejarik.cli.campaign_tables import COMMANDS
from dejarik.cli.command import (
    FILE,
    WORD,
    Call,
    Command,
    ExitCode,
    Flag,
    Option,
    Positional,
    Report,
    number,
    words,
)
from dejarik.cli.databases import CONFIG, DATABASE
from dejarik.cli.games import ProgressLine, read_bytes
from dejarik.kernel.text import text
from dejarik.messages import say

if TYPE_CHECKING:
    from dejarik.assault.campaign.rules.log import Log

BOX: Positional[str] = Positional("campaign", text("cli-campaign-box"), kind=WORD)
BOTS: Option[tuple[str, ...]] = Option("--bots", text("cli-sim-bots"), ("greedy",), kind=words())
HEROES = Option("--heroes", text("cli-sim-heroes"), 4, kind=number(2, 4))
CLASS: Option[str | None] = Option("--class", text("cli-sim-class"), None, kind=WORD)
SLOT = Option("--slot", text("cli-campaign-slot"), 1, kind=number(1))
CAMPAIGNS = Option("--campaigns", text("cli-campaign-count"), 1, kind=number(1))
SEED = Option("--seed", text("cli-option-seed"), 1, kind=number(0))
OUT: Option[Path | None] = Option("--out", text("cli-campaign-out"), None, kind=FILE)
LOG_FILE: Positional[str] = Positional("file", text("cli-campaign-file"), kind=WORD)
SECRETS = Flag("--secrets", text("cli-campaign-secrets"))
ENTRIES = Flag("--entries", text("cli-campaign-entries"))


def play(call: Call) -> Report:
    from dejarik.kernel.games import find_game
    from dejarik.kernel.rng import Rng

    settings = {
        "format": "campaign",
        "campaign": call[BOX],
        "heroes": str(call[HEROES]),
        "slot": str(call[SLOT]),
        **({"class": call[CLASS] or ""} if call[CLASS] else {}),
    }
    game, bots = find_game("assault"), call[BOTS]
    game.options_from(settings, Rng.seeded(call[SEED]))  # refused before anything is played
    progress, started = ProgressLine(), perf_counter()
    told: list[dict[str, Any]] = []
    errors: list[dict[str, object]] = []
    log: Log | None = None
    for count in range(call[CAMPAIGNS]):
        seed = call[SEED] + count
        progress.show(call.say("campaign-progress", number=count + 1, total=call[CAMPAIGNS]))
        try:
            data, log = _played(settings, bots, seed)
            told.append(data)
        except Exception as error:
            errors.append({"seed": seed, "error": f"{type(error).__name__}: {error}"})
    progress.clear()
    seconds = round(perf_counter() - started, 3)
    out = call[OUT]
    if out is not None and log is not None:
        from dejarik.assault.campaign.log_files import write_log

        out.write_bytes(write_log(log))
    wins = Counter(str(each["winner"]) for each in told)
    report = {
        "campaign": call[BOX],
        "heroes": call[HEROES],
        "bots": [*bots],
        "campaigns": told,
        "finished": len(told),
        "errors": errors,
        "wins": dict(wins),
        "seconds": seconds,
    }
    lines = [_line(call, each) for each in told]
    lines += [call.say("sim-error", seed=str(each["seed"]), error=str(each["error"])) for each in errors]
    return Report(report, tuple(lines), ExitCode.FAILED if errors else ExitCode.DONE)


def _played(settings: dict[str, str], bots: tuple[str, ...], seed: int) -> tuple[dict[str, Any], Log]:
    from dejarik.assault.campaign.sequels import log_after
    from dejarik.kernel.games import find_game
    from dejarik.kernel.rng import Rng
    from dejarik.lab.series import play_series

    game, stages, decisions = find_game("assault"), 0, 0
    options = game.options_from(settings, Rng.seeded(seed))
    for match in play_series(game, options, bots, seed):
        stages += 1
        decisions += len(match.choices)
        log = log_after(match.options, match.state)
    assert log is not None
    return {"seed": seed, **_summary(log), "stages": stages, "decisions": decisions}, log


def _summary(log: Log) -> dict[str, Any]:
    from dejarik.assault.campaign.rules.log import EMPIRE, What

    def side(seat: int) -> str:
        return "empire" if seat == EMPIRE else "rebels"

    gains = [entry for entry in log.about(What.XP, What.CREDITS, What.INFLUENCE) if entry.amount > 0]
    earned = Counter[str]()
    for entry in gains:
        earned[f"{entry.what.value}-{side(entry.seat)}"] += entry.amount
    return {
        "campaign": log.campaign.value,
        "heroes": list(log.heroes),
        "class": log.deck,
        "winner": side(log.winner) if log.is_over else None,
        "missions": [
            {
                "mission": entry.name,
                "winner": side(entry.seat),
                "reason": entry.on,
                "threat_level": entry.amount,
            }
            for entry in log.played
        ],
        "xp": [log.total(What.XP, seat) for seat in (EMPIRE, *log.seats)],
        "credits": log.total(What.CREDITS),
        "influence": log.total(What.INFLUENCE, EMPIRE),
        "earned": dict(sorted(earned.items())),
        "entries": len(log.entries),
    }


def _line(call: Call, data: dict[str, Any]) -> str:
    rebels = sum(each["winner"] == "rebels" for each in data["missions"])
    winner = say(text("campaign-empire" if data["winner"] == "empire" else "campaign-rebels"), call.language)
    return call.say(
        "campaign-summary",
        seed=str(data["seed"]),
        winner=winner,
        missions=len(data["missions"]),
        rebels=rebels,
        decisions=data["decisions"],
    )


def show(call: Call) -> Report:
    from dejarik.assault.campaign.stages.presenting.sheet import sheet

    log = _read(call)
    lines = [say(each, call.language) for each in sheet(log, entries=call[ENTRIES])]
    return Report(_summary(log), tuple(lines))


def printed(call: Call) -> Report:
    from dejarik.assault.campaign.rules.log import EMPIRE
    from dejarik.assault.campaign.stages.presenting.sheet import sheet

    log, eyes = _read(call), EMPIRE if call[SECRETS] else None
    lines = tuple(say(each, call.language) for each in sheet(log, entries=True, eyes=eyes))
    return Report({**_summary(log), "lines": list(lines)}, lines)


def _read(call: Call) -> Log:
    """The log in a file, in a file with a whole campaign, or of a campaign on a database."""
    from dejarik.assault.campaign.log_files import read_log
    from dejarik.cli.campaign_tables import stored_log
    from dejarik.table.series_files import BEGINNING

    file = Path(call[LOG_FILE])
    if not file.exists():
        return stored_log(call, call[LOG_FILE])
    data = read_bytes(file)
    return _newest(data) if data.lstrip().startswith(BEGINNING) else read_log(data)


def _newest(data: bytes) -> Log:
    """The log at the end of a file with a whole campaign."""
    from dejarik.assault.campaign.sequels import log_now
    from dejarik.kernel.errors import BadFile
    from dejarik.kernel.match import Match
    from dejarik.table.series_files import read

    match = Match.from_replay(bytes(read(data).games[-1]))
    log = log_now(match.options, match.state)
    if log is None:
        raise BadFile("file-foreign")
    return log


COMMAND = Command(
    "campaign",
    text("cli-campaign"),
    commands=(
        Command(
            "play", text("cli-campaign-play"), play, (BOX, BOTS, HEROES, CLASS, SLOT, CAMPAIGNS, SEED, OUT)
        ),
        Command("show", text("cli-campaign-show"), show, (LOG_FILE, ENTRIES, DATABASE, CONFIG)),
        Command("print", text("cli-campaign-print"), printed, (LOG_FILE, SECRETS, DATABASE, CONFIG)),
        *COMMANDS,
    ),
)
