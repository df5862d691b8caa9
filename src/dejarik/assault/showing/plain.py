"""Small things that everything shown is made of: names of spaces, texts put together."""

from __future__ import annotations

from collections.abc import Iterable

from dejarik.assault import board
from dejarik.assault.rules.ground import board_for
from dejarik.assault.rules.state import Assault
from dejarik.kernel import Text, text


def names(state: Assault, spaces: Iterable[int]) -> list[str]:
    """The names of spaces, from their numbers."""
    ground = board_for(state)
    return [str(ground.name(board.Space(space))) for space in spaces]


def names_in(state: Assault, spaces: board.Spaces) -> list[str]:
    """The names of the spaces of a set."""
    return names(state, board.each(spaces))


def listed(said: list[Text]) -> Text:
    """Several texts as one, with commas between."""
    whole = said[-1]
    for each in reversed(said[:-1]):
        whole = text("shown-and", first=each, rest=whole)
    return whole
