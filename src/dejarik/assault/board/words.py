"""What people call the things on a board: maps, zones, terrain, tile types, tokens, obstacles to sight.

Names are messages of `locale/*/board.ftl`; this module only says which. What is wrong with a map or a picture is said
where it is found.
"""

from __future__ import annotations

from dejarik.assault.board.drawing import Ink
from dejarik.assault.board.library import map_ids
from dejarik.assault.board.mapdata import MapId, RegionName, TileType, TokenKind
from dejarik.assault.board.sightlines import ObstacleKind
from dejarik.kernel.text import Text, text
from dejarik.messages import declare_family

ZONES = ("red", "blue", "yellow", "green")


def map_name(map_id: MapId) -> Text:
    """The name of a skirmish map."""
    return text(f"map-name-{map_id}")


def zone_name(zone: RegionName) -> Text:
    """The name of a deployment zone."""
    return text(f"board-zone-{zone}")


def terrain_name(ink: Ink) -> Text:
    """The name of a kind of terrain."""
    return text(f"board-terrain-{ink.value}")


def tile_type_name(kind: TileType) -> Text:
    """The name of a tile type."""
    return text(f"tile-type-{kind.value}")


def token_name(kind: TokenKind) -> Text:
    """The name of a kind of token."""
    return text(f"board-token-{kind.value}")


def obstacle_name(kind: ObstacleKind) -> Text:
    """What stands in the way of sight."""
    return text(f"sight-obstacle-{kind.value}")


declare_family("map-name-*", lambda: (f"map-name-{map_id}" for map_id in map_ids()))
declare_family("board-zone-*", lambda: (f"board-zone-{zone}" for zone in ZONES))
declare_family("board-terrain-*", lambda: (f"board-terrain-{ink.value}" for ink in Ink))
declare_family("tile-type-*", lambda: (f"tile-type-{kind.value}" for kind in TileType))
declare_family("board-token-*", lambda: (f"board-token-{kind.value}" for kind in TokenKind))
declare_family("sight-obstacle-*", lambda: (f"sight-obstacle-{kind.value}" for kind in ObstacleKind))
