"""The missions of the skirmish maps in words: their names, and their rules told in our own sentences."""

from __future__ import annotations

from dejarik.assault import board
from dejarik.assault.board import MapId, MissionLayout, mission_layout
from dejarik.assault.skirmish.game import mission_sides, seats_of
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
    """The missions of a map, by their letters."""
    layouts = [mission_layout(id) for id in board.missions_of(map_id)]
    return {layout.letter: _mission(layout) for layout in layouts}


def _mission(layout: MissionLayout) -> Shown:
    mode = mission_sides(layout.map, layout.letter)
    return {
        "key": layout.id,
        "name": words(mission_name(layout.id)),
        "rules": words(mission_rules(layout.id)),
        "mode": mode.value,
        "players": seats_of(mode),
        "goal": POINTS_TO_WIN[mode],
        "areas": [str(area.name) for area in layout.areas],
    }


declare_family("shown-rules-*", lambda: (f"shown-rules-{id}" for id in board.mission_ids()))
