"""Small things that everything shown is made of: texts, names of spaces, dice as plain data."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from dejarik.assault import board
from dejarik.assault.dice.faces import Die, Symbols
from dejarik.assault.rules.ground import board_for
from dejarik.assault.skirmish.rules.state import SkirmishState
from dejarik.kernel import Text, text

Shown = dict[str, Any]


def words(said: Text) -> Shown:
    """A text as a page receives it: `{"id", "args"}`."""
    plain: Shown = msgspec.to_builtins(said)
    return plain


def names(state: SkirmishState, spaces: Iterable[int]) -> list[str]:
    """The names of spaces, from their numbers."""
    ground = board_for(state)
    return [str(ground.name(board.Space(space))) for space in spaces]


def names_in(state: SkirmishState, spaces: board.Spaces) -> list[str]:
    """The names of the spaces of a set."""
    return names(state, board.each(spaces))


def colours(dice: Iterable[Die]) -> list[str]:
    return [die.value for die in dice]


def symbols(shown: Symbols) -> dict[str, int]:
    """What a face shows, without what it does not."""
    found: dict[str, int] = msgspec.to_builtins(shown)
    return found


def listed(said: list[Text]) -> Text:
    """Several texts as one, with commas between."""
    whole = said[-1]
    for each in reversed(said[:-1]):
        whole = text("shown-and", first=each, rest=whole)
    return whole
