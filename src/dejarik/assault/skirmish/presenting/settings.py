"""What can be chosen for a new skirmish, for a page's form: the values are those that `options_from` takes."""

from __future__ import annotations

from dejarik.assault import board
from dejarik.assault.board import MapId
from dejarik.assault.board.words import map_name
from dejarik.assault.skirmish.armies import points
from dejarik.assault.skirmish.presenting.missions import missions_shown
from dejarik.assault.skirmish.presenting.plain import Shown, words
from dejarik.assault.skirmish.ready_made import ready_made, title
from dejarik.kernel import text


def settings() -> list[Shown]:
    """Map, mission and armies, of all or of one seat; what is left open is drawn. How many play is the mission's."""
    return [
        {
            "name": "map",
            "label": words(text("shown-setting-map")),
            "choices": [_map(map_id) for map_id in board.map_ids()],
        },
        {
            "name": "mission",
            "label": words(text("shown-setting-mission")),
            "choices": [
                {"value": letter, "label": words(text("shown-mission-side", side=letter))}
                for letter in board.mission_letters()
            ],
        },
        {
            "name": "players",
            "label": words(text("shown-setting-players")),
            "choices": [
                {"value": str(count), "label": words(text("shown-players", count=count))} for count in (2, 4)
            ],
        },
        {
            "name": "armies",
            "label": words(text("shown-setting-armies")),
            "choices": [
                {"value": "ready-made", "label": words(text("shown-armies-ready-made"))},
                {"value": "random", "label": words(text("shown-armies-random"))},
            ],
        },
        *(
            {
                "name": f"army-{seat}",
                "seat": seat - 1,
                "document": "army",
                "label": words(text("shown-setting-army", seat=seat)),
                "choices": _armies(),
            }
            for seat in (1, 2, 3, 4)
        ),
    ]


def _armies() -> list[Shown]:
    return [
        {
            "value": name,
            "label": words(title(name)),
            "faction": army.faction.value,
            "points": points(army),
        }
        for name, army in ready_made().items()
    ]


def _map(map_id: MapId) -> Shown:
    missions = missions_shown(map_id)
    return {
        "value": str(map_id),
        "label": words(map_name(map_id)),
        "players": sorted({mission["players"] for mission in missions.values()}),
        "missions": missions,
    }
