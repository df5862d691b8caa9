"""What people call maps and deployment zones; terrain, tile types, tokens and obstacles say their `word` themselves.

Names are messages of `locale/*/board.ftl`; this module only says which. What is wrong with a map or a picture is said
where it is found.
"""

from __future__ import annotations

from dejarik.assault.board.library import map_ids
from dejarik.assault.board.mapdata import MapId, RegionName
from dejarik.kernel.text import Text, text
from dejarik.messages import declare_family

ZONES = ("red", "blue", "yellow", "green")


def map_name(map_id: MapId) -> Text:
    """The name of a skirmish map."""
    return text(f"map-name-{map_id}")


def zone_name(zone: RegionName) -> Text:
    """The name of a deployment zone."""
    return text(f"board-zone-{zone}")


declare_family("map-name-*", lambda: (f"map-name-{map_id}" for map_id in map_ids()))
declare_family("board-zone-*", lambda: (f"board-zone-{zone}" for zone in ZONES))
