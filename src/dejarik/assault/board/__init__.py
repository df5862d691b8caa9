"""The board of Imperial Assault: maps and tiles, line of sight, distance, movement, placing, control.

Load a map (`load_map`), compile it (`board_of`), put figures on it (`Situation`, `figure`) and ask. Everything works
on plain data and sets of spaces; nothing here knows the game's state, dice or cards.
"""

from __future__ import annotations

from dejarik.assault.board.bases import Base, Lying, Position
from dejarik.assault.board.compiled import Board, board_of
from dejarik.assault.board.control import controller_of_spaces, controller_of_token
from dejarik.assault.board.distance import (
    adjacent,
    adjacent_figures,
    adjacent_spaces,
    adjacent_to_door,
    distance,
    door_distance,
    door_in_reach,
    door_object,
    spaces_around,
    spaces_within,
    within,
)
from dejarik.assault.board.drawing import MapDrawing, drawing_of
from dejarik.assault.board.grid import ALL_SPACES, NO_SPACES, Space, SpaceName, Spaces, each, members
from dejarik.assault.board.ground import DoorId, Doors
from dejarik.assault.board.library import (
    load_map,
    load_mission_map,
    map_ids,
    mission_map_ids,
    tiles,
)
from dejarik.assault.board.mapdata import MapData, MapId, TileType, check_map, region, tile_types
from dejarik.assault.board.missions import (
    MissionId,
    MissionLayout,
    Sides,
    areas_of,
    mission_id,
    mission_ids,
    mission_layout,
    mission_letters,
    missions_of,
    token_symbols,
)
from dejarik.assault.board.movement import (
    Ease,
    Manner,
    Mobility,
    Reach,
    Step,
    StepKind,
    can_end_here,
    legal_steps,
    reach,
)
from dejarik.assault.board.picture import Scene, draw_picture, read_picture
from dejarik.assault.board.placing import (
    closest_ends,
    closest_placements,
    displaced,
    placements,
    push,
    push_exactly,
)
from dejarik.assault.board.replacing import (
    Replacement,
    corresponding_spaces,
    positions_after,
    replace_tiles,
)
from dejarik.assault.board.sight import can_see, can_see_door, visible_spaces
from dejarik.assault.board.sightlines import SightLines, best_sight_lines, sight_lines
from dejarik.assault.board.situation import (
    FigureId,
    Nature,
    Piece,
    Situation,
    TeamId,
    Thing,
    ThingKind,
    figure,
    moved,
    object_thing,
    space_thing,
)
from dejarik.assault.board.tiles import TileSide, assemble, is_interior

__all__ = [
    "ALL_SPACES",
    "NO_SPACES",
    "Base",
    "Board",
    "DoorId",
    "Doors",
    "Ease",
    "Piece",
    "FigureId",
    "Lying",
    "Manner",
    "MapData",
    "MapDrawing",
    "MapId",
    "MissionId",
    "MissionLayout",
    "Nature",
    "Position",
    "Reach",
    "Replacement",
    "Scene",
    "Sides",
    "SightLines",
    "Situation",
    "Space",
    "SpaceName",
    "Spaces",
    "Step",
    "StepKind",
    "TeamId",
    "Thing",
    "ThingKind",
    "TileSide",
    "TileType",
    "Mobility",
    "adjacent",
    "adjacent_figures",
    "adjacent_spaces",
    "adjacent_to_door",
    "areas_of",
    "assemble",
    "best_sight_lines",
    "board_of",
    "can_end_here",
    "can_see",
    "can_see_door",
    "check_map",
    "closest_ends",
    "closest_placements",
    "controller_of_spaces",
    "controller_of_token",
    "corresponding_spaces",
    "displaced",
    "distance",
    "door_distance",
    "door_in_reach",
    "door_object",
    "draw_picture",
    "drawing_of",
    "each",
    "figure",
    "is_interior",
    "legal_steps",
    "load_map",
    "load_mission_map",
    "map_ids",
    "members",
    "mission_id",
    "mission_ids",
    "mission_layout",
    "mission_letters",
    "mission_map_ids",
    "missions_of",
    "moved",
    "object_thing",
    "placements",
    "positions_after",
    "push",
    "push_exactly",
    "reach",
    "read_picture",
    "region",
    "replace_tiles",
    "sight_lines",
    "space_thing",
    "spaces_around",
    "spaces_within",
    "tile_types",
    "tiles",
    "token_symbols",
    "visible_spaces",
    "within",
]
