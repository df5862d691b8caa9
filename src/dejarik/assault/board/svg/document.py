"""A picture of a map as a file: table and ring behind the board, title above it, legend below, style inside.

The file needs nothing else: no fonts, no network, no other file. Fonts of the design are used where they are installed.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import pi

from dejarik.assault.board.svg.board import board_svg
from dejarik.assault.board.svg.elements import Attributes, element, number, words
from dejarik.assault.board.svg.legend import legend
from dejarik.assault.board.svg.outlines import SCALE
from dejarik.assault.board.svg.sheet import Sheet
from dejarik.assault.board.svg.style import Theme, definitions, style_sheet
from dejarik.messages import Language

_EDGE = 24  # empty on all sides
_GUTTER = 40  # for the coordinates
_HEAD = 76
_LEAST = 720  # narrower pictures have no room for a legend
_TICKS = 72


@dataclass(frozen=True)
class Caption:
    """What stands above the board."""

    title: str
    subtitle: str = ""


def map_svg(sheet: Sheet, caption: Caption, theme: Theme, language: Language) -> str:
    """The whole file. The same map gives the same file, byte for byte."""
    (left, top), (right, bottom) = sheet.drawing.top_left, sheet.drawing.bottom_right
    board_width = (right - left) * SCALE
    width = max(board_width + 2 * (_GUTTER + _EDGE), _LEAST)
    # The board keeps the coordinates of its grid; the picture is laid around it.
    x = left * SCALE - (width - board_width) // 2
    y = top * SCALE - _HEAD - _EDGE - _GUTTER
    below = bottom * SCALE + _GUTTER + 14
    explained, explained_height = legend(sheet, language, width - 2 * _EDGE)
    height = below + explained_height + _EDGE - y
    drawn = "".join(
        (
            _table(x, y, width, height, sheet),
            _title(caption, x + _EDGE, y + _EDGE),
            board_svg(sheet, language),
            element("path", {"class": "rule", "d": f"M{x + _EDGE} {below - 10}H{x + width - _EDGE}"}),
            element("g", {"transform": f"translate({x + _EDGE} {below})"}, explained),
        )
    )
    root = {
        "xmlns": "http://www.w3.org/2000/svg",
        "class": "map",
        "data-map": sheet.id,
        "data-theme": theme.value,
        "lang": language.value,
        "viewBox": f"{x} {y} {width} {height}",
        "width": width,
        "height": height,
        "role": "img",
    }
    title = words("title", {}, caption.title)
    style = words("style", {}, style_sheet(theme))
    defs = element("defs", {}, definitions(drawn))
    return element("svg", root, "\n", title, "\n", style, "\n", defs, "\n", drawn) + "\n"


def _table(x: int, y: int, width: int, height: int, sheet: Sheet) -> str:
    (left, top), (right, bottom) = sheet.drawing.top_left, sheet.drawing.bottom_right
    centre = {"cx": (left + right) * SCALE / 2, "cy": (top + bottom) * SCALE / 2}
    radius = min(right - left, bottom - top) * SCALE / 2 + _GUTTER - 4
    box = {"x": x, "y": y, "width": width, "height": height}
    gap = 2 * pi * (radius - 5) / _TICKS - 2
    ticks: Attributes = {
        "class": "ring-ticks",
        **centre,
        "r": radius - 5,
        "stroke-dasharray": f"2 {number(gap)}",
    }
    return "".join(
        (
            element("rect", {"class": "table", **box}),
            element("rect", {"class": "table-pattern", **box, "fill": "url(#pt-dots)"}),
            element("circle", {"class": "ring", **centre, "r": radius}),
            element("circle", ticks),
            "\n",
        )
    )


def _title(caption: Caption, x: int, y: int) -> str:
    return (
        element("path", {"class": "tick", "d": f"M{x} {y}h40"})
        + words("text", {"class": "title", "x": x, "y": y + 30}, caption.title)
        + words("text", {"class": "subtitle", "x": x, "y": y + 52}, caption.subtitle)
        + "\n"
    )
