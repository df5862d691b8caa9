"""`dejarik army check FILE`: shows an army for Imperial Assault, what it costs, and what is wrong with it.

Its JSON has `name`, `faction`, `points`, `cards`, `command`, `command_points`, `legal`, `problems` and `advice`.
The exit code is 1 when the army is not legal, and 2 when the file can't be read.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

from dejarik.cli.command import FILE, Call, Command, ExitCode, Positional, Report
from dejarik.kernel.text import Text, text
from dejarik.messages import say

if TYPE_CHECKING:
    from dejarik.assault.facts.cards import CommandCard, DeploymentCard
    from dejarik.assault.skirmish.armies import Army

ARMY_FILE: Positional[Path] = Positional("file", text("cli-army-file"), kind=FILE)


def check(call: Call) -> Report:
    """Reads the army and says whether it is legal."""
    from dejarik.assault.skirmish import armies
    from dejarik.assault.skirmish.army_text import load_army

    army = load_army(call[ARMY_FILE])
    wrong, advice = armies.problems(army), armies.advice(army)
    data = {
        "name": army.name,
        "faction": army.faction.value,
        "points": armies.points(army),
        "limit": armies.POINTS,
        "cards": army.cards,
        "command": army.command,
        "command_points": armies.command_points(army),
        "command_limit": armies.command_points_allowed(army),
        "legal": not wrong,
        "problems": [_said(call, each) for each in wrong],
        "advice": [_said(call, each) for each in advice],
    }
    exit_code = ExitCode.FAILED if wrong else ExitCode.DONE
    return Report(data, tuple(report(call, army, wrong, advice)), exit_code)


def _said(call: Call, message: Text) -> dict[str, str]:
    return {"id": message.id, "message": say(message, call.language)}


def report(call: Call, army: Army, wrong: list[Text], advice: list[Text]) -> Iterable[str]:
    """The army for people: its cards with their costs, and what is wrong with it."""
    from dejarik.assault.facts.library import command, deployment, is_command, is_deployment
    from dejarik.assault.skirmish import armies

    name = army.name or call.say("army-shown-unnamed")
    yield call.say("army-shown-title", name=name, faction=army.faction.word)
    yield ""
    yield call.say("army-shown-deployment", points=armies.points(army), limit=armies.POINTS)
    yield from _lines(call, [deployment(id) for id in army.cards if is_deployment(id)])
    yield ""
    yield call.say(
        "army-shown-command",
        count=len(army.command),
        wanted=armies.COMMAND_CARDS,
        points=armies.command_points(army),
        limit=armies.command_points_allowed(army),
    )
    yield from _lines(call, [command(id) for id in army.command if is_command(id)])
    yield ""
    if wrong:
        yield call.say("army-shown-illegal", count=len(wrong))
        yield from (f"- {say(each, call.language)}" for each in wrong)
    else:
        yield call.say("army-shown-legal")
    if advice:
        yield call.say("army-shown-advice")
        yield from (f"- {say(each, call.language)}" for each in advice)


def _lines(call: Call, cards: Iterable[DeploymentCard | CommandCard]) -> Iterable[str]:
    from dejarik.assault.skirmish.army_text import label

    for card, copies in groupby(cards):
        count = len(list(copies))
        counted = f"{count}x " if count > 1 else ""
        yield f"{card.cost * count:4}  {counted}{label(card, call.language)}"


COMMAND = Command(
    "army",
    text("cli-army"),
    commands=(Command("check", text("cli-army-check"), check, (ARMY_FILE,)),),
)
