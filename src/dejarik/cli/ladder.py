"""`dejarik ladder GAME`: bots against each other on both sides of the same tables, and ratings (`lab.ladder`).

Its JSON has `bots`, `games` (of each pair in each league), `seed` and `leagues`: each with `ratings`, `milliseconds`
(of the processor, a decision) and `meetings` (`bots`, and how the first of them did: `games`, `wins`, `draws`, `share`,
`interval`, and the same `by_side`: when it had the first seat, and the other side). The lines are tables in Markdown.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from dejarik.cli.command import FILE, WORD, Call, Command, ExitCode, Option, Report, number, words
from dejarik.cli.games import THE_GAME, ProgressBar
from dejarik.cli.sim import WORKERS
from dejarik.kernel.text import text

if TYPE_CHECKING:
    from dejarik.lab.ladder import Meeting, Standing
    from dejarik.lab.statistics import Share

FRESH = 100_001
"""Seeds that nobody works on bots with: those are small."""

BOTS: Option[Sequence[str]] = Option("--bots", text("cli-ladder-bots"), (), kind=words())
LEAGUES: Option[Sequence[str]] = Option("--leagues", text("cli-ladder-leagues"), (), kind=words())
AGAINST: Option[str] = Option("--against", text("cli-ladder-against"), "", kind=WORD)
GAMES = Option("--games", text("cli-ladder-games"), 100, kind=number(2))
SEED = Option("--seed", text("cli-option-seed"), FRESH, kind=number(0))
OUT: Option[Path | None] = Option("--out", text("cli-ladder-out"), None, kind=FILE)


def run(call: Call) -> Report:
    from dejarik.lab.ladder import climb, contest

    ladder = contest(call[THE_GAME], call[BOTS], call[LEAGUES], call[GAMES], call[SEED], call[AGAINST])
    progress = ProgressBar(call, len(ladder.leagues) * len(ladder.pairs) * ladder.games)
    standings = climb(ladder, call[WORKERS], progress.show, folder=call[OUT])
    progress.clear()
    errors = sum(meeting.errors for standing in standings for meeting in standing.meetings)
    data = {
        "game": ladder.game,
        "bots": list(ladder.bots),
        "games": ladder.games,
        "seed": ladder.seed,
        "leagues": [_data(standing) for standing in standings],
    }
    lines = [line for standing in standings for line in _table(call, standing)]
    if errors:
        lines.append(call.say("ladder-errors", errors=errors))
    return Report(data, tuple(lines), ExitCode.FAILED if errors else ExitCode.DONE)


# --- As data


def _data(standing: Standing) -> dict[str, Any]:
    return {
        "league": standing.league,
        "ratings": {bot: round(rating) for bot, rating in standing.ratings.items()},
        "milliseconds": {bot: round(standing.milliseconds(bot), 3) for bot in standing.bots},
        "meetings": [_meeting(each) for each in standing.meetings],
    }


def _meeting(meeting: Meeting) -> dict[str, Any]:
    return {
        "bots": list(meeting.bots),
        **_share(meeting.share),
        "by_side": [_share(share) for share in meeting.by_side],
        "errors": meeting.errors,
    }


def _share(share: Share) -> dict[str, Any]:
    return {
        "games": share.games,
        "wins": share.wins,
        "draws": share.draws,
        "share": round(share.value, 4),
        "interval": [round(bound, 4) for bound in share.interval],
    }


# --- For people


def _table(call: Call, standing: Standing) -> list[str]:
    """The best first."""
    ratings = standing.ratings
    best_first = sorted(standing.bots, key=lambda bot: -ratings[bot])
    heads = [
        call.say("ladder-bot"),
        call.say("ladder-rating"),
        call.say("ladder-time"),
        *(call.say("ladder-against", bot=bot) for bot in best_first),
    ]
    rows = [
        [
            bot,
            str(round(ratings[bot])),
            f"{standing.milliseconds(bot):.1f}",
            *(_cell(standing, bot, other) for other in best_first),
        ]
        for bot in best_first
    ]
    table = [_row(heads), _row(["---"] * len(heads)), *map(_row, rows)]
    return ["", standing.league, "", *table, "", *(_sides(call, each) for each in standing.meetings)]


def _sides(call: Call, meeting: Meeting) -> str:
    one, other = meeting.bots
    first, second = map(str, meeting.by_side)
    return call.say("ladder-sides", one=one, other=other, first=first, second=second)


def _cell(standing: Standing, bot: str, other: str) -> str:
    share = standing.share(bot, other)
    return "–" if share is None else str(share)


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


COMMAND = Command(
    "ladder", text("cli-ladder"), run, (THE_GAME, BOTS, LEAGUES, AGAINST, GAMES, SEED, OUT, WORKERS)
)
