"""Replacing tiles during play.

Carries IA-REPLACE-01 to -04 and CORE-TERRAIN-18: the old tile goes, the new one is joined to the openings that are
left, and what stood on the old one goes to the corresponding space or as near to it as possible. Corresponding
means the same place on the table. Who chooses among equally near spaces is decided by the rules above.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from dejarik.assault.board.bases import Position
from dejarik.assault.board.compiled import Board
from dejarik.assault.board.grid import Cell, SpaceName, cell_of, reading_order
from dejarik.assault.board.mapdata import (
    Edge,
    MapData,
    MapToken,
    Region,
    TilePlacement,
    check_map,
)
from dejarik.assault.board.movement import Mobility
from dejarik.assault.board.placing import placements
from dejarik.assault.board.situation import Piece, Situation, moved
from dejarik.assault.board.tiles import Catalogue, assemble
from dejarik.kernel.errors import Problem


class Replacement(msgspec.Struct, frozen=True):
    """A map after tiles were replaced, and where the spaces of the removed tiles went.

    `moves` gives for each of them its corresponding space; where there is none, all spaces that are nearest.
    """

    map: MapData
    moves: dict[SpaceName, tuple[SpaceName, ...]]


def replace_tiles(
    map_data: MapData,
    removed: Iterable[TilePlacement],
    added: Iterable[TilePlacement],
    catalogue: Catalogue,
) -> Replacement:
    """The map with some tiles replaced by others.

    Doors on edges that are gone go too. Regions keep the spaces that are left, and so do tokens; those on a removed
    tile move with it, to the first space when several are equally near.
    """
    going = list(removed)
    for placement in going:
        if placement not in (tile.placement for tile in map_data.tiles):
            raise Problem("board-no-such-tile-here", tile=placement.tile, x=placement.x, y=placement.y)
    kept = [tile.placement for tile in map_data.tiles if tile.placement not in going]  # IA-REPLACE-01
    rebuilt = assemble(map_data.id, [*kept, *added], catalogue)  # IA-REPLACE-02
    moves = corresponding_spaces(map_data, rebuilt)
    spaces = frozenset(rebuilt.spaces)
    shut = frozenset(rebuilt.walls)

    def stands(edges: tuple[Edge, ...]) -> bool:
        return all(edge not in shut and spaces.issuperset(edge) for edge in edges)

    def left(regions: tuple[Region, ...]) -> tuple[Region, ...]:
        return tuple(
            Region(region.name, tuple(name for name in region.spaces if name in spaces)) for region in regions
        )

    def moved_token(token: MapToken) -> MapToken:
        return msgspec.structs.replace(token, space=moves[token.space][0]) if token.space in moves else token

    new_map = msgspec.structs.replace(
        rebuilt,
        set=map_data.set,
        players=map_data.players,
        doors=tuple(door for door in map_data.doors if stands(door.edges)),
        zones=left(map_data.zones),
        areas=left(map_data.areas),
        sections=left(map_data.sections),
        tokens=tuple(moved_token(token) for token in map_data.tokens),
        covered=map_data.covered,
    )
    return Replacement(check_map(new_map, map_data.id), moves)


def positions_after(situation: Situation, old_board: Board, who: Piece) -> list[Position]:
    """Where a figure stands once the tiles under it were replaced, on the new situation's board.

    Its own place, when that is still there and it may stand in it (IA-REPLACE-03); otherwise every legal position
    that is as near to it as possible (IA-REPLACE-04).
    """
    board = situation.board
    cell = old_board.cell(who.position.space)
    same = board.at(cell)
    if same is not None:
        position = Position(same, who.position.lying)
        if Mobility(situation, moved(board, who, position)).can_end(position):
            return [position]
    cells = [old_board.cell(space) for space in who.cells]

    def gap(position: Position) -> int:
        covered = moved(board, who, position).cells
        return min(_gap(board.cell(space), cell) for space in covered for cell in cells)

    legal = placements(situation, moved(board, who, Position(who.position.space)))
    if not legal:
        return []
    nearest = min(gap(position) for position in legal)
    return [position for position in legal if gap(position) == nearest]


def corresponding_spaces(before: MapData, after: MapData) -> dict[SpaceName, tuple[SpaceName, ...]]:
    """Where the spaces of tiles went that a map had before and has no more; tokens on them go there.

    The same space, where the new map has it (IA-REPLACE-03); otherwise all that are nearest (IA-REPLACE-04).
    """
    kept = {tile.placement for tile in after.tiles}
    spaces = frozenset(after.spaces)
    moves: dict[SpaceName, tuple[SpaceName, ...]] = {}
    for name in (name for tile in before.tiles if tile.placement not in kept for name in tile.spaces):
        if name in spaces:
            moves[name] = (name,)
        else:
            gaps = {other: _gap(cell_of(name), cell_of(other)) for other in after.spaces}
            nearest = min(gaps.values())
            near = (other for other in after.spaces if gaps[other] == nearest)
            moves[name] = tuple(sorted(near, key=reading_order))
    return moves


def _gap(one: Cell, other: Cell) -> int:
    """How far two squares are apart when a diagonal counts one; walls do not matter for a space that is gone."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))
