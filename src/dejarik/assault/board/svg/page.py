"""The picture of a board for a page, which draws itself what changes in a game or needs words.

`page_svg` is the board without doors, tokens, areas and the titles of spaces. `laid_map` is a map of which some
sections are laid, with all that a page may know of it: spaces, walls and doors that are there, and nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache

import msgspec

from dejarik.assault.board.drawing import Square
from dejarik.assault.board.grid import Point
from dejarik.assault.board.ground import DoorId
from dejarik.assault.board.mapdata import MapData
from dejarik.assault.board.svg.board import board_svg
from dejarik.assault.board.svg.outlines import Segment
from dejarik.assault.board.svg.sheet import Sheet, sheet_of
from dejarik.messages import Language

_SPACES = re.compile(r'<g class="spaces">.*?</g>\n?', re.DOTALL)
_KEPT_MAPS = 64


class LaidMap(msgspec.Struct, frozen=True):
    """What is laid of a map: its box, its picture in units of `SCALE`, its spaces, and its doors by their numbers."""

    top_left: Point
    bottom_right: Point
    svg: str
    squares: tuple[Square, ...]
    doors: dict[DoorId, Segment]


def page_svg(sheet: Sheet) -> str:
    """Floor, grid, zones, terrain, walls and coordinates: nothing of it changes, and nothing has words."""
    bare = replace(sheet, doors=(), marks=(), areas=())
    return _SPACES.sub("", board_svg(bare, Language.ENGLISH))


def laid_map(map_data: MapData, sections: Iterable[str]) -> LaidMap:
    """A map while only these sections are laid. It is made once and must not be changed."""
    return _laid_map(map_data, frozenset(sections))


@lru_cache(maxsize=_KEPT_MAPS)
def _laid_map(map_data: MapData, sections: frozenset[str]) -> LaidMap:
    sheet = sheet_of(map_data, sections=sections)
    drawing = sheet.drawing
    return LaidMap(
        top_left=drawing.top_left,
        bottom_right=drawing.bottom_right,
        svg=page_svg(sheet),
        squares=drawing.squares,
        doors={DoorId(door.number): door.line for door in sheet.doors},
    )
