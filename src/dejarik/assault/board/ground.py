"""What a map's spaces and edges carry, as sets of spaces: the raw material of every question about the board.

Carries CORE-SPACE-02, -03, -05 and the static part of CORE-TERRAIN. An edge is written at the space above or left of
it: bit `s` of an `..._east` set is the side between `s` and its right neighbour. Figures, open doors and tokens
laid during play are not here; they belong to a `Situation`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NewType

from dejarik.assault.board.grid import (
    Cell,
    Point,
    Space,
    SpaceName,
    Spaces,
    cell_of,
    each,
    space_name,
)
from dejarik.assault.board.mapdata import Edge, MapData, Region, TokenKind
from dejarik.kernel.errors import Problem

DoorId = NewType("DoorId", int)
"""A door of a map: its place in the map's list of doors."""

Doors = int
"""A set of doors: bit `d` is set when door `d` is in it."""


class Ground:
    """A map turned into numbered spaces and sets of spaces. Never changes after it is made."""

    __slots__ = (
        "_names",
        "_regions",
        "all_doors",
        "blocking",
        "blocking_east",
        "blocking_south",
        "cut_off",
        "difficult",
        "door_east",
        "door_south",
        "door_spaces",
        "east_of_door",
        "height",
        "impassable",
        "impassable_east",
        "impassable_south",
        "interior",
        "left",
        "map",
        "on_map",
        "perch_openings",
        "perches",
        "shields",
        "size",
        "south_of_door",
        "stride",
        "top",
        "walls_east",
        "walls_south",
        "width",
    )

    def __init__(self, map_data: MapData, whole: MapData | None = None) -> None:
        """Of a map that is a part of a `whole` one, each space has the number that it has there.

        Tiles that lie there only while a section is missing have numbers from the beginning.
        """
        if not map_data.spaces:
            raise Problem("board-map-empty", map=map_data.id)
        cells = [cell_of(name) for name in (whole or map_data).spaces]
        cells += [cell_of(name) for covered in map_data.covered for name in covered.tile.spaces]
        self.map = map_data
        self._regions: dict[tuple[SpaceName, ...], Spaces] = {}
        self.left = min(x for x, _ in cells)
        self.top = min(y for _, y in cells)
        self.width = max(x for x, _ in cells) - self.left + 1
        self.height = max(y for _, y in cells) - self.top + 1
        # One column more than the map needs: a step over the right border lands there, off the map.
        self.stride = self.width + 1
        self.size = self.stride * self.height
        self._names = tuple(space_name(self.cell(Space(space))) for space in range(self.size))

        self.on_map: Spaces = self.spaces(map_data.spaces)
        self.blocking: Spaces = self.spaces(map_data.blocking)
        self.impassable: Spaces = self.spaces(map_data.impassable)
        self.difficult: Spaces = self.spaces(map_data.difficult)
        self.interior: Spaces = self.spaces(map_data.interior)
        self.shields: Spaces = self.spaces(
            token.space for token in map_data.tokens if token.kind is TokenKind.ENERGY_SHIELD
        )
        self.walls_east, self.walls_south = self._edges(map_data.walls)
        self.blocking_east, self.blocking_south = self._edges(map_data.blocking_edges)
        self.impassable_east, self.impassable_south = self._edges(map_data.impassable_edges)

        self.all_doors: Doors = (1 << len(map_data.doors)) - 1
        sides = [self._edges(door.edges) for door in map_data.doors]
        self.east_of_door: tuple[Spaces, ...] = tuple(east for east, _ in sides)
        self.south_of_door: tuple[Spaces, ...] = tuple(south for _, south in sides)
        self.door_east: Spaces = _union(self.east_of_door)
        self.door_south: Spaces = _union(self.south_of_door)
        # CORE-DOOR-06; of a door towards a section that is not laid, the spaces on this side
        self.door_spaces: tuple[Spaces, ...] = tuple(
            self.spaces(name for edge in door.edges for name in edge) & self.on_map for door in map_data.doors
        )
        self.perches: Spaces = self._find_perches()
        self.cut_off: Spaces = self.blocking | self.perches  # where counting takes more than steps
        self.perch_openings: dict[Space, Spaces] = {
            space: self._bordering(space) & self.blocking for space in each(self.perches)
        }

    # Names and numbers

    def space(self, name: str) -> Space:
        """The number of a named space of this map."""
        space = self._number(cell_of(SpaceName(name)))
        if space is None:
            raise Problem("board-no-space", map=self.map.id, space=name)
        return space

    def spaces(self, names: Iterable[str]) -> Spaces:
        """The set of these named spaces."""
        found = 0
        for name in names:
            x, y = cell_of(SpaceName(name))
            found |= 1 << ((y - self.top) * self.stride + x - self.left)
        return found

    def beside_walls(self) -> Spaces:
        """The spaces that have a wall on at least one side; so has the border of the map (CORE-SPACE-05)."""
        there, stride = self.on_map, self.stride
        east, west = there >> 1 & ~self.walls_east, (there & ~self.walls_east) << 1
        south, north = there >> stride & ~self.walls_south, (there & ~self.walls_south) << stride
        return there & ~(east & west & south & north)

    def name(self, space: Space) -> SpaceName:
        """The name of a numbered space."""
        return self._names[space]

    def names(self, spaces: Spaces) -> tuple[SpaceName, ...]:
        """The names of a set of spaces, in reading order."""
        return tuple(self.name(space) for space in each(spaces))

    def cell(self, space: Space) -> Cell:
        """Column and row of a space on the common grid."""
        return space % self.stride + self.left, space // self.stride + self.top

    def at(self, cell: Cell) -> Space | None:
        """The space in this column and row, if the map has one there."""
        return self._number(cell)

    def region(self, region: Region) -> Spaces:
        """The spaces of a zone, area, section or tile type."""
        found = self._regions.get(region.spaces)
        if found is None:
            found = self._regions[region.spaces] = self.spaces(region.spaces)
        return found

    def door(self, name: str) -> DoorId:
        """The door of that name (`Backyard Door`), or with an edge of that name (`X9-Y9`)."""
        for number, door in enumerate(self.map.doors):
            if door.name == name or name in (f"{first}-{second}" for first, second in door.edges):
                return DoorId(number)
        raise Problem("board-no-door", map=self.map.id, door=name)

    def door_name(self, door: DoorId) -> str:
        """A stable name for a door: its first edge, `X9-Y9`."""
        first, second = self.map.doors[door].edges[0]
        return f"{first}-{second}"

    def corner(self, space: Space, number: int) -> Point:
        """Corner 0 to 3 of a space, clockwise from the top left one."""
        x, y = self.cell(space)
        return x + (number in (1, 2)), y + (number in (2, 3))

    # Edges

    def barriers(self, closed: Doors) -> tuple[Spaces, Spaces]:
        """Edges that walls, blocking edges and closed doors shut, as (east, south) sets."""
        east = self.walls_east | self.blocking_east
        south = self.walls_south | self.blocking_south
        for door in each(closed):
            east |= self.east_of_door[door]
            south |= self.south_of_door[door]
        return east, south

    def _number(self, cell: Cell) -> Space | None:
        x, y = cell[0] - self.left, cell[1] - self.top
        if not (0 <= x < self.width and 0 <= y < self.height):
            return None
        space = y * self.stride + x
        return Space(space) if self.on_map >> space & 1 else None

    def _edges(self, edges: Iterable[Edge]) -> tuple[Spaces, Spaces]:
        east = south = 0
        for first, second in edges:
            bit = self.spaces((first,))
            if cell_of(first)[1] == cell_of(second)[1]:
                east |= bit
            else:
                south |= bit
        return east, south

    def _bordering(self, space: Space) -> Spaces:
        bit = 1 << space
        return (bit << 1 | bit >> 1 | bit << self.stride | bit >> self.stride) & self.on_map

    def _find_perches(self) -> Spaces:
        """Spaces with walls or blocking terrain on all four sides, and blocking terrain on one (CORE-TERRAIN-14).

        The border of the map does not count as a wall here: CORE-EXLOS-07 and -12.
        """
        blocking, stride = self.blocking, self.stride
        east = blocking >> 1 | self.walls_east
        west = (blocking | self.walls_east) << 1
        south = blocking >> stride | self.walls_south
        north = (blocking | self.walls_south) << stride
        beside = blocking >> 1 | blocking << 1 | blocking >> stride | blocking << stride
        return self.on_map & east & west & south & north & beside


def _union(sets: Iterable[Spaces]) -> Spaces:
    together = 0
    for spaces in sets:
        together |= spaces
    return together
