"""The mission that is played, in words: its name, and what it adds to the rules."""

from __future__ import annotations

from functools import cache

from dejarik.assault import board
from dejarik.assault.rules.state import Assault
from dejarik.kernel import Text, text
from dejarik.messages import declare_family


def mission_name(key: str) -> Text:
    """What a mission is called."""
    return text(f"mission-{key}")


def mission_rules(key: str) -> Text:
    """What a mission adds to the rules; one of the campaign tells it in its briefing."""
    return text(f"shown-rules-{key}") if key in _of_skirmishes() else text(f"mission-{key}-briefing")


def mission_key(state: Assault) -> str:
    """The name under which the text of the mission is known: a skirmish has the map's and its side."""
    key = board.mission_id(state.map, state.mission)
    return key if key in _of_skirmishes() else state.mission


@cache
def _of_skirmishes() -> frozenset[str]:
    return frozenset(board.mission_ids())


declare_family("shown-rules-*", lambda: (f"shown-rules-{id}" for id in board.mission_ids()))
