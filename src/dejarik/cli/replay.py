"""`dejarik replay FILE`: plays a recorded game again, compares its end, and shows what it was.

With `--check` everything that must hold (`dejarik.kernel.conformance`) is checked at every decision. Its JSON has
`game`, `version`, `options`, `seed`, `decisions`, `outcome`, `digest`, `note`, and with `--check` the `violations`.
With `--log` the whole game is told, decision by decision (`start` and `log` in the JSON, see
`dejarik.cli.transcript`), and with `--seat` only as that player knows it.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from dejarik.cli.command import FILE, Call, Command, ExitCode, Flag, Option, Positional, Report, number
from dejarik.cli.games import ProgressLine, read_bytes
from dejarik.kernel.text import text
from dejarik.messages import say

if TYPE_CHECKING:
    from dejarik.kernel.conformance import Violation
    from dejarik.kernel.match import Match

REPLAY_FILE: Positional[Path] = Positional("file", text("cli-replay-file"), kind=FILE)
CHECK = Flag("--check", text("cli-replay-check"))
LOG = Flag("--log", text("cli-replay-log"))
SEAT: Option[int] = Option("--seat", text("cli-replay-seat"), 0, kind=number(1))


def run(call: Call) -> Report:
    import msgspec

    from dejarik.kernel.match import Match, read_replay
    from dejarik.kernel.saves import digest

    content = read_bytes(call[REPLAY_FILE])
    replay, game, options = read_replay(content)
    match = Match.from_replay(content)
    data: dict[str, object] = {
        "game": game.name,
        "version": game.version,
        "options": msgspec.to_builtins(options),
        "seed": match.seed,
        "decisions": len(match.choices),
        "outcome": None if match.outcome is None else msgspec.to_builtins(match.outcome),
        "digest": digest(match.state),
        "note": replay.note,
    }
    lines = [
        call.say("replay-game", game=game.name, version=game.version, seed=str(match.seed)),
        call.say("replay-settings", options=bytes(replay.options).decode()),
        call.say("replay-decisions", decisions=len(match.choices)),
        _ending(call, match),
        call.say("replay-digest", digest=digest(match.state)),
        *([call.say("replay-note", note=replay.note)] if replay.note else []),
    ]
    if call[LOG]:
        lines += _log(call, match, data)
    if not call[CHECK]:
        return Report(data, tuple(lines))
    found = _check(call, match)
    data["violations"] = [
        {"decision": place, "check": each.check, "detail": each.detail} for place, each in found
    ]
    lines += [
        call.say("replay-violation", decision=place, check=each.check, detail=each.detail)
        for place, each in found
    ] or [call.say("replay-sound")]
    return Report(data, tuple(lines), ExitCode.FAILED if found else ExitCode.DONE)


def _log(call: Call, match: Match, data: dict[str, object]) -> list[str]:
    """The transcript, into the data and as lines."""
    import msgspec

    from dejarik.cli.transcript import lines, transcript
    from dejarik.kernel.errors import Problem

    seats = match.game.seats(match.options)
    if call[SEAT] > seats:
        raise Problem("replay-no-such-seat", seat=call[SEAT], seats=seats)
    start, entries = transcript(call, match, call[SEAT] - 1 if call[SEAT] else None)
    data["start"], data["log"] = msgspec.to_builtins(start), msgspec.to_builtins(entries)
    return ["", *lines(call, start, entries)]


def _ending(call: Call, match: Match) -> str:
    outcome = match.outcome
    if outcome is None:
        return call.say("replay-unfinished")
    reason = say(match.game.outcome_text(outcome), call.language)
    winners = ", ".join(str(seat + 1) for seat in outcome.winners)
    return call.say("replay-ended", reason=reason, count=len(outcome.winners), winners=winners)


def _check(call: Call, recorded: Match) -> list[tuple[int, Violation]]:
    """Plays the match once more with an inspector at every decision; what it finds, by decision."""
    from dejarik.kernel.conformance import Inspector
    from dejarik.kernel.match import Match
    from dejarik.kernel.rng import Rng

    progress = ProgressLine()
    match = Match(recorded.game, recorded.options, recorded.seed)
    inspector = Inspector(match, Rng.seeded(recorded.seed).split())
    found: list[tuple[int, Violation]] = []
    for place, choice in enumerate([*recorded.choices, None]):
        for correction in recorded.corrections_at(place):
            match.correct(correction)
        found += [(place, each) for each in inspector.look()]
        if choice is not None:
            inspector.advance(choice)
        progress.show(call.say("replay-progress", number=place, decisions=len(recorded.choices)))
    progress.clear()
    return found


COMMAND = Command("replay", text("cli-replay"), run, (REPLAY_FILE, CHECK, LOG, SEAT))
