"""Events that no play can reach, as far as the code shows it: those that wait for what can't happen."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator

from dejarik.assault.campaign.checks.source import MissionSource, Word
from dejarik.assault.campaign.rules.missions import MissionText
from dejarik.assault.facts.campaign_records import CampaignMission, MissionDoor, MissionObject
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.authoring.mistakes import mistake
from dejarik.kernel.errors import Mistake
from dejarik.kernel.text import Text, text

#: Why one trigger or condition can't come true, if it can't; given the events that can happen.
_Why = Callable[[CampaignMission, MissionSource, Word, set[str]], Text | None]


def unreachable(layout: CampaignMission, written: MissionText, source: MissionSource) -> Iterator[Mistake]:
    """Every event that waits for what can never happen."""
    waiting = {
        name: word
        for word in source.words
        if word.name == "event"
        for name in word.strings("name")
        if name in written.events
    }
    can = set(written.events) - waiting.keys()
    while True:
        blocked = {name: _blocked(layout, source, word, can) for name, word in waiting.items()}
        free = {name for name, why in blocked.items() if why is None and name not in can}
        if not free:
            break
        can |= free
    for name, why in blocked.items():
        if why is not None:
            wrong = text("check-unreachable", event=name, why=why)
            yield mistake(layout.id, wrong, source.place(waiting[name].node))


def _blocked(layout: CampaignMission, source: MissionSource, event: Word, can: set[str]) -> Text | None:
    trigger, when = event.argument("trigger", 1), event.argument("when", -1)
    why = _why_never(layout, source, trigger, can) if trigger is not None else None
    return why or (_why_false(layout, source, when, can) if when is not None else None)


def _why_never(
    layout: CampaignMission, source: MissionSource, trigger: ast.expr, can: set[str]
) -> Text | None:
    """Any of its alternatives would do; a condition that narrows one has to be able to hold."""
    if isinstance(trigger, ast.BinOp) and isinstance(trigger.op, ast.BitOr):
        left = _why_never(layout, source, trigger.left, can)
        return left and _why_never(layout, source, trigger.right, can) and left
    if isinstance(trigger, ast.BinOp) and isinstance(trigger.op, ast.BitAnd):
        left = _why_never(layout, source, trigger.left, can)
        return left or _why_false(layout, source, trigger.right, can)
    return _why(layout, source, trigger, can)


def _why_false(
    layout: CampaignMission, source: MissionSource, condition: ast.expr, can: set[str]
) -> Text | None:
    word = source.word(condition)
    if word is not None and word.name == "both":
        parts = (_why_false(layout, source, part, can) for part in word.node.args)
        return next((why for why in parts if why is not None), None)
    return _why(layout, source, condition, can)


def _why(layout: CampaignMission, source: MissionSource, written: ast.expr, can: set[str]) -> Text | None:
    word = source.word(written)
    return WHY[word.name](layout, source, word, can) if word is not None and word.name in WHY else None


# --- Why something can't be -----------------------------------------------------------------------


def _event_never(layout: CampaignMission, source: MissionSource, word: Word, can: set[str]) -> Text | None:
    names = [name.split("-option-")[0] for name in word.strings("event")]
    lost = [name for name in names if name not in can and name in _events(source)]
    return text("check-why-event", event=lost[0]) if lost else None


def _events(source: MissionSource) -> set[str]:
    return {name for word in source.words if word.name == "event" for name in word.strings("name")}


def _things(layout: CampaignMission, kind: str) -> list[MissionObject | MissionDoor]:
    if kind == DOOR:
        return list(layout.doors)
    return [each for each in layout.objects if kind in (each.kind, each.name)]


def _number(thing: MissionObject | MissionDoor) -> int:
    return len(thing.spaces) if isinstance(thing, MissionObject) else 1


def _never_destroyed(
    layout: CampaignMission, source: MissionSource, word: Word, can: set[str]
) -> Text | None:
    hardened = {kind for each in source.words if each.name == "harden" for kind in each.strings("kind")}
    for kind in word.strings("kind"):
        things = _things(layout, kind)
        sturdy = [each for each in things if each.health or each.health_by_threat or kind in hardened]
        if things and not sturdy:
            return text("check-why-no-health", kind=kind)
        there = sum(_number(each) for each in sturdy)
        if sturdy and word.number("number") > there:
            return text("check-why-too-few", kind=kind, number=word.number("number"), there=there)
    return None


def _never_revealed(layout: CampaignMission, source: MissionSource, word: Word, can: set[str]) -> Text | None:
    for kind in word.strings("kind"):
        hidden = [each for each in layout.objects if each.face_down and kind in (each.kind, each.name)]
        if _things(layout, kind) and not hidden:
            return text("check-why-face-up", kind=kind)
        colours = {colour.value for each in hidden for colour in each.colours}
        for colour in word.strings("colour"):
            if colour not in colours:
                return text("check-why-no-colour", kind=kind, colour=colour, known=", ".join(sorted(colours)))
    return None


def _too_late(layout: CampaignMission, source: MissionSource, word: Word, can: set[str]) -> Text | None:
    number, limit = max(word.number("number"), word.number("from_")), layout.round_limit
    return text("check-why-too-late", round=number, limit=limit) if 0 < limit < number else None


WHY: dict[str, _Why] = {
    "resolved": _event_never,
    "happened": _event_never,
    "gone": _event_never,
    "destroyed": _never_destroyed,
    "revealed": _never_revealed,
    "round_ends": _too_late,
    "round_begins": _too_late,
}
