"""Tokens on a board: terminals, crates, mission tokens, deployment points and energy shields.

A token is drawn around (0, 0) in the size of one space and then moved to its place; several in one space share it.
Who controls a token is not known here: rings are dashed, as nobody does.
"""

from __future__ import annotations

from collections.abc import Iterable

from dejarik.assault.board.grid import SpaceName, cell_of
from dejarik.assault.board.mapdata import Colour, TokenKind
from dejarik.assault.board.svg.elements import Attributes, Number, element, group, number, symbol
from dejarik.assault.board.svg.outlines import centre
from dejarik.assault.board.svg.sheet import Mark, Standing

TALLIED = (Colour.RED, Colour.BLUE, Colour.YELLOW, Colour.GREEN)
"""The colours of seats: besides the colour they have a tally, I to IIII."""

_PLATED = (TokenKind.TERMINAL, TokenKind.CRATE)
# Where tokens go that share a space, and how small they become.
_SHARED: dict[int, tuple[Number, tuple[tuple[Number, Number], ...]]] = {
    1: (1, ((0, 0),)),
    2: (0.62, ((-9, -9), (9, 9))),
    3: (0.54, ((-10, -10), (10, -10), (0, 10))),
    4: (0.54, ((-10, -10), (10, -10), (-10, 10), (10, 10))),
}
_MOST = max(_SHARED)


def all_marks(marks: Iterable[Mark]) -> str:
    """Every token in its space; energy shields first, because figures and tokens can stand on them."""
    spaces: dict[SpaceName, list[Mark]] = {}
    shields: list[str] = []
    for mark in marks:
        if mark.kind is TokenKind.ENERGY_SHIELD:
            shields.append(_in_space(mark, 0, 1))
        else:
            spaces.setdefault(mark.space, []).append(mark)
    drawn = [
        _in_space(mark, place, len(together))
        for together in spaces.values()
        for place, mark in enumerate(together)
    ]
    return "".join(shields + drawn)


def _in_space(mark: Mark, place: int, together: int) -> str:
    x, y = centre(cell_of(mark.space))
    size, offsets = _SHARED[min(together, _MOST)]
    right, down = offsets[place % len(offsets)]
    drawn = placed(mark, x + right, y + down, size)
    return group("mark", drawn, kind=mark.kind.value, space=mark.space, symbol=mark.symbol)


def placed(mark: Mark, x: Number, y: Number, size: Number = 1) -> str:
    """A token with its middle at a point of the picture."""
    move = f"translate({number(x)} {number(y)})" + (f" scale({number(size)})" if size != 1 else "")
    look = f"{mark.colour.value} later" if mark.standing is Standing.LATER else mark.colour.value
    return element("g", {"class": look, "transform": move}, _shape(mark))


def _shape(mark: Mark) -> str:
    if mark.kind is TokenKind.ENERGY_SHIELD:
        box: Attributes = {"x": -17, "y": -17, "width": 34, "height": 34, "rx": 4}
        return element("rect", {"class": "shield", **box, "fill": "url(#pt-shield)"})
    if mark.kind in _PLATED:
        plate: Attributes = {"class": "mark-plate", "x": -14, "y": -14, "width": 28, "height": 28, "rx": 5}
        return element("rect", plate) + symbol(mark.symbol, (0, 0), 20) + _notches(mark.colour, 14)
    if mark.kind is TokenKind.DEPLOYMENT_POINT:
        point = element("path", {"class": "mark-ring", "d": "M0 -15L15 0L0 15L-15 0Z"})
        return point + symbol(mark.symbol, (0, -1), 14) + _notches(mark.colour, 12)
    ring = element("circle", {"class": "mark-ring nobody", "cx": 0, "cy": 0, "r": 15})
    return ring + symbol(mark.symbol, (0, 0), 18) + _notches(mark.colour, 14)


def _notches(colour: Colour, below: Number) -> str:
    """The tally of a seat's colour at the lower edge, so that the colour does not stand alone."""
    if colour not in TALLIED:
        return ""
    plate: Attributes = {"class": "notch-plate", "x": -7, "y": below - 4, "width": 14, "height": 8, "rx": 2}
    return element("rect", plate) + symbol(f"seat-{colour.value}", (0, below), 9)
