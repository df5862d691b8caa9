"""A map of which only some sections are laid: the map that their tiles make.

Carries IA-REPLACE-01 and -02 for sections that take the place of a tile; where its figures and tokens go is in
`replacing`. Which sections are laid is the state's to know.
"""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from dejarik.assault.board.grid import SpaceName, reading_order
from dejarik.assault.board.library import tiles
from dejarik.assault.board.mapdata import MapData, Region, region
from dejarik.assault.board.tiles import assemble


def part_of(map_data: MapData, sections: Collection[str]) -> MapData:
    """What there is of a map while only these sections of it are laid. All doors keep their places in the list, so that
    their numbers stay; one towards a section that is not there leads nowhere yet."""
    laid = {name: set(region(map_data.sections, name).spaces) for name in sections}
    there = set[SpaceName]().union(*laid.values())
    placements = [tile.placement for tile in map_data.tiles if there.issuperset(tile.spaces)]
    for covered in map_data.covered:
        placement = covered.tile.placement
        # Two sections can bring the same tile, to close a way that neither of them takes.
        if covered.section in laid and covered.by not in laid and placement not in placements:
            placements.append(placement)
            laid[covered.section].update(covered.tile.spaces)
    built = assemble(map_data.id, placements, tiles())  # IA-REPLACE-02
    spaces = frozenset(built.spaces)

    def left(regions: tuple[Region, ...]) -> tuple[Region, ...]:
        return tuple(
            Region(each.name, tuple(name for name in each.spaces if name in spaces)) for each in regions
        )

    def section(each: Region) -> Region:
        return Region(each.name, tuple(sorted(laid.get(each.name, ()), key=reading_order)))

    return msgspec.structs.replace(
        built,
        set=map_data.set,
        players=map_data.players,
        doors=map_data.doors,
        zones=left(map_data.zones),
        areas=left(map_data.areas),
        sections=tuple(section(each) for each in map_data.sections),
        tokens=tuple(token for token in map_data.tokens if token.space in spaces),
        covered=map_data.covered,
    )
