"""What the cards say, as the rules read it: a definition under each card's key.

Content writes them (`dejarik.lcg.content`); the rules look them up by key and never by the name of a card.
"""

from __future__ import annotations

from dejarik.kernel import Definition
from dejarik.kernel.effects import name_effects
from dejarik.lcg.facts.library import is_card

NO_TEXT = Definition()
_TEXTS: dict[str, Definition] = {}


def write(key: str, definition: Definition = NO_TEXT) -> None:
    """Say what a card does. A card without any text is written too: so it is known to be complete."""
    if not is_card(key):
        raise KeyError(f"there is no card {key}")
    if key in _TEXTS:
        raise ValueError(f"{key} has been written already")
    name_effects(key, definition)
    _TEXTS[key] = definition


def definition_of(key: str) -> Definition:
    return _TEXTS.get(key, NO_TEXT)


def is_written(key: str) -> bool:
    """Whether it has been said what a card does."""
    return key in _TEXTS
