"""Maps as SVG pictures: the board itself, and a document with title and legend that opens anywhere.

`sheet_of` says what a picture shows, `board_svg` draws it with classes and symbols only (the page brings its own
colours), `map_svg` makes a file of it, in a dark or light theme, and `laid_map` what a page may know of a map that is
partly laid. Figures and what happens in a game are not drawn here.
"""

from __future__ import annotations

from dejarik.assault.board.mapdata import Colour
from dejarik.assault.board.svg.areas import area_name
from dejarik.assault.board.svg.board import board_svg
from dejarik.assault.board.svg.document import Caption, map_svg
from dejarik.assault.board.svg.page import LaidMap, laid_map, page_svg
from dejarik.assault.board.svg.sheet import DoorMark, DoorState, Mark, Sheet, Standing, sheet_of
from dejarik.assault.board.svg.style import Theme

__all__ = [
    "Caption",
    "Colour",
    "DoorMark",
    "DoorState",
    "LaidMap",
    "Mark",
    "Sheet",
    "Standing",
    "Theme",
    "area_name",
    "board_svg",
    "laid_map",
    "map_svg",
    "page_svg",
    "sheet_of",
]
