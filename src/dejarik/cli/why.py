"""`dejarik why FILE`: a bot that looks ahead says of a recorded game where it would not do what looks best at first.

That is for those who build bots: each deviation with what it is claimed to gain. With `--at N` the bot explains that
one decision: its two best options, how likely a victory is with each, and in what each is better. Its JSON has `game`,
`bot` and `decisions`, each with `number`, `seat`, `prompt`, `deviates`, `gain`, `error` (in percentage points) and
`options` (`labels`, `chance` in percent, `better`). A bot sees only what the seat that is asked saw and remembers.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from dejarik.cli.command import FILE, WORD, Call, Command, Option, Positional, Report, number
from dejarik.cli.games import ProgressLine, read_bytes
from dejarik.kernel.errors import Problem
from dejarik.kernel.text import Text, text
from dejarik.messages import say

if TYPE_CHECKING:
    from dejarik.bots.report import Judged, Judgement
    from dejarik.kernel.match import Match

REPLAY_FILE: Positional[Path] = Positional("file", text("cli-why-file"), kind=FILE)
AT: Option[int] = Option("--at", text("cli-why-at"), -1, kind=number(0))
BOT: Option[str] = Option("--bot", text("cli-why-bot"), "master", kind=WORD)


def run(call: Call) -> Report:
    from dejarik.kernel.match import Match

    match = Match.from_replay(read_bytes(call[REPLAY_FILE]))
    _check(call, match)
    explains = call[AT] >= 0
    found = _thoughts(call, match)
    told = found if explains else [each for each in found if each.deviates]
    data = {"game": match.game.name, "bot": call[BOT], "decisions": [_plain(call, each) for each in told]}
    lines = [line for each in told for line in _lines(call, each)]
    if explains:
        return Report(data, tuple(lines or [call.say("why-not-searched")]))
    gain = _points(sum(each.gain for each in told))
    lines.append(call.say("why-summary", deviations=len(told), decisions=len(match.choices), gain=gain))
    return Report(data, tuple(lines))


def _check(call: Call, match: Match) -> None:
    """Whether there is anybody to ask, about something that there is."""
    from dejarik.bots.searching import LEVELS

    if match.game.mind is None or not match.game.mind.looks_ahead:
        raise Problem("why-nobody")
    if call[BOT] not in LEVELS:
        raise Problem("why-no-such-bot", bot=call[BOT][:80], bots=", ".join(LEVELS))
    if call[AT] >= len(match.choices):
        raise Problem("why-no-such-decision", number=call[AT], decisions=len(match.choices))


def _thoughts(call: Call, recorded: Match) -> list[Judgement]:
    """What the bot thinks of each decision, or of the one that is asked about."""
    from dejarik.bots.report import judgement
    from dejarik.bots.searching import LEVELS, SearchPlayer
    from dejarik.kernel.driver import Turn
    from dejarik.kernel.match import Match
    from dejarik.kernel.memories import Memories

    mind = recorded.game.mind
    assert mind is not None
    found: list[Judgement] = []
    bot = SearchPlayer(
        recorded.game,
        recorded.seed,
        LEVELS[call[BOT]],
        lambda world, asked, thought: found.append(judgement(mind, world, asked, thought)),
    )
    match, progress = Match(recorded.game, recorded.options, recorded.seed), ProgressLine()
    memories = Memories.of(match)
    last = len(recorded.choices) - 1 if call[AT] < 0 else call[AT]
    for place, choice in enumerate(recorded.choices[: last + 1]):
        for correction in recorded.corrections_at(place):
            match.correct(correction)
        asked = match.decision
        if asked is not None and call[AT] in (-1, place):
            bot.choose(Turn(match.state, asked, memories[asked.seat]))
            progress.show(call.say("why-progress", number=place, decisions=last + 1))
        memories.hear(match.state, match.apply(choice))
    progress.clear()
    return [each for each in found if each.judged]


def _points(points: float) -> str:
    return f"{points:.1f}"


def _label(call: Call, labels: list[Text]) -> str:
    return ", ".join(say(label, call.language) for label in labels) or call.say("why-nothing")


def _better(call: Call, judged: Judged) -> list[str]:
    return [
        call.say("why-aspect", aspect=aspect, points=f"+{points:.1f}") for aspect, points in judged.better
    ]


def _lines(call: Call, told: Judgement) -> list[str]:
    lines = [call.say("why-decision", number=told.number, seat=told.seat + 1, prompt=told.prompt)]
    for judged in told.judged:
        label = _label(call, list(judged.labels))
        lines.append("  " + call.say("why-option", chance=judged.chance, label=label))
        if better := _better(call, judged):
            lines.append("    " + call.say("why-better", aspects=", ".join(better)))
    if told.deviates:
        gain, error = _points(told.gain), _points(told.error)
        return [*lines, "  " + call.say("why-deviates", gain=gain, error=error)]
    return [*lines, "  " + call.say("why-as-it-looks")]


def _plain(call: Call, told: Judgement) -> dict[str, Any]:
    return {
        "number": told.number,
        "seat": told.seat,
        "prompt": say(told.prompt, call.language),
        "deviates": told.deviates,
        "gain": round(told.gain, 2),
        "error": round(told.error, 2),
        "options": [
            {
                "labels": [say(label, call.language) for label in judged.labels],
                "chance": judged.chance,
                "better": {say(aspect, call.language): round(points, 2) for aspect, points in judged.better},
            }
            for judged in told.judged
        ],
    }


COMMAND = Command("why", text("cli-why"), run, (REPLAY_FILE, AT, BOT))
