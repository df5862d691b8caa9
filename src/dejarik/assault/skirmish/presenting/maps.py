"""Maps for a page to draw: the board's picture, its spaces, zones, areas and doors; and the symbols of tokens.

The picture is that of `board.svg` without what changes in a game or needs words: doors, tokens, areas and the titles of
spaces are the page's to draw.
"""

from __future__ import annotations

import re

from dejarik.assault import board
from dejarik.assault.board import MapId
from dejarik.assault.board.svg import page_svg, sheet_of
from dejarik.assault.board.svg.outlines import SCALE
from dejarik.assault.board.svg.sheet import slug
from dejarik.assault.board.svg.style import FOLDER
from dejarik.assault.board.words import map_name
from dejarik.assault.showing import catalogue_records as records
from dejarik.assault.skirmish.presenting.missions import missions_shown
from dejarik.kernel import text

_DEFINED = re.compile(r"<(pattern|symbol) id=.*?</\1>", re.DOTALL)


def maps_shown() -> dict[str, records.BoardMap]:
    """Every skirmish map, by its id."""
    return {str(map_id): _map(map_id) for map_id in board.map_ids()}


def _map(map_id: MapId) -> records.BoardMap:
    data = board.load_map(map_id)
    sheet = sheet_of(data)
    drawing = sheet.drawing
    return records.BoardMap(
        name=map_name(map_id),
        set=data.set,
        top_left=drawing.top_left,
        bottom_right=drawing.bottom_right,
        svg=page_svg(sheet),
        squares=[(str(square.name), square.ink, list(square.types)) for square in drawing.squares],
        zones={str(zone.name): [str(space) for space in zone.spaces] for zone in drawing.zones},
        areas=[
            records.Area(
                name=str(area.name),
                label=text(f"map-area-{slug(area.name)}"),
                spaces=[str(space) for space in area.spaces],
            )
            for area in board.areas_of(map_id)
        ],
        doors=[records.Door(line=door.line) for door in sheet.doors],
        missions=missions_shown(map_id),
    )


def picture() -> records.Picture:
    """What all boards are drawn with: the scale, the style sheet, the patterns and symbols."""
    source = (FOLDER / "symbols.svg").read_text(encoding="utf-8")
    return records.Picture(
        scale=SCALE,
        css=(FOLDER / "board.css").read_text(encoding="utf-8"),
        symbols="\n".join(found[0] for found in _DEFINED.finditer(source)),
    )


# --- Tokens ---------------------------------------------------------------------------------------


def tokens_by_kind() -> dict[str, records.TokenKind]:
    """Every kind of token with its name and symbol."""
    return {
        kind: records.TokenKind(name=text(f"token-{kind}"), symbol=symbol)
        for kind, symbol in board.token_symbols().items()
    }
