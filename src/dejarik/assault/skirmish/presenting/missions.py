"""The missions of the skirmish maps in words: their names, and their rules told in our own sentences."""

from __future__ import annotations

from dejarik.assault import board
from dejarik.assault.board import MapId, MissionSide
from dejarik.assault.skirmish.game import mission_key, mission_sides, missions, seats_of
from dejarik.assault.skirmish.presenting.plain import Shown, words
from dejarik.assault.skirmish.rules.victory import POINTS_TO_WIN
from dejarik.kernel import Text, text
from dejarik.messages import declare_family


def mission_name(key: str) -> Text:
    """What a mission is called."""
    return text(f"mission-{key}")


def mission_rules(key: str) -> Text:
    """What a mission adds to the rules."""
    return text(f"shown-rules-{key}")


def missions_shown(map_id: MapId) -> Shown:
    """Both missions of a map, by their letters."""
    return {side.value: _mission(map_id, side) for side in MissionSide}


def _mission(map_id: MapId, side: MissionSide) -> Shown:
    key = mission_key(map_id, side.value)
    mode = mission_sides(map_id, side.value)
    return {
        "key": key,
        "name": words(mission_name(key)),
        "rules": words(mission_rules(key)),
        "mode": mode.value,
        "players": seats_of(mode),
        "goal": POINTS_TO_WIN[mode],
        "areas": [str(area) for area in board.mission_layout(map_id, side).areas],
    }


declare_family("shown-rules-*", lambda: (f"shown-rules-{mission_key(*mission)}" for mission in missions()))
