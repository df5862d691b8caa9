"""The areas that missions speak of: an outline, and the name written inside where there is room.

An area too small for its name gets a number, which the legend explains. Names keep clear of tokens.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from dejarik.assault.board.grid import Cell, cell_of
from dejarik.assault.board.library import map_ids
from dejarik.assault.board.mapdata import Region
from dejarik.assault.board.missions import areas_of
from dejarik.assault.board.svg.elements import clipped, element, group, path, words
from dejarik.assault.board.svg.outlines import SCALE, outline_path
from dejarik.assault.board.svg.sheet import Sheet, slug
from dejarik.kernel.text import text
from dejarik.messages import Language, declare_family, say

_LETTER = 7.6  # the width of a letter of an area's name, with room to spare
_MARGIN = 12


@dataclass(frozen=True)
class AreaLabel:
    """What is written into an area and into which space: its name, or a number when there is no room."""

    area: Region
    name: str
    cell: Cell
    number: int | None = None


def area_name(area: Region, sheet: Sheet, language: Language) -> str:
    """The name of an area; those of campaign maps are called as their data calls them."""
    return say(text(f"map-area-{slug(area.name)}"), language) if sheet.id in map_ids() else area.name


def area_labels(sheet: Sheet, language: Language) -> list[AreaLabel]:
    """The label of every area, numbered where the name does not fit."""
    taken = {cell_of(mark.space) for mark in sheet.marks}
    labels: list[AreaLabel] = []
    numbered = 0
    for area in sheet.areas:
        name = area_name(area, sheet, language)
        cells = sorted((cell_of(space) for space in area.spaces), key=lambda cell: (cell[1], cell[0]))
        free = [cell for cell in cells if cell not in taken]
        room = _room(free, len(name) * _LETTER + _MARGIN)
        if room is not None:
            labels.append(AreaLabel(area, name, room))
        else:
            numbered += 1
            labels.append(AreaLabel(area, name, (free or cells)[0], numbered))
    return labels


def _room(free: list[Cell], width: float) -> Cell | None:
    """The first of enough free spaces beside each other, in reading order."""
    for start, first in enumerate(free):
        run = 1
        while start + run < len(free) and free[start + run] == (first[0] + run, first[1]):
            run += 1
        if run * SCALE >= width:
            return first
    return None


def area_outlines(areas: Iterable[Region]) -> str:
    """Every area as a tint with a dotted line."""
    return "".join(_outline(place, area) for place, area in enumerate(areas, 1))


def _outline(place: int, area: Region) -> str:
    outline = outline_path(cell_of(space) for space in area.spaces)
    layers = path("area-tint", outline), path("area-line", outline)
    return group("area", clipped(f"area-{place}", outline, *layers), area=area.name)


def area_label(label: AreaLabel) -> str:
    """The name of an area, or its number."""
    left, top = (SCALE * part for part in label.cell)
    if label.number is not None:
        return area_badge(label.number, left + 12, top + 12)
    return words("text", {"class": "area-name", "x": left + 7, "y": top + 17}, label.name)


def area_badge(number: int, x: int, y: int) -> str:
    """The number of an area."""
    disc = element("circle", {"class": "area-plate", "cx": x, "cy": y, "r": 8.5})
    return disc + words("text", {"class": "area-number", "x": x, "y": y + 4}, str(number))


declare_family(
    "map-area-*",
    lambda: (f"map-area-{slug(area.name)}" for map_id in map_ids() for area in areas_of(map_id)),
)
