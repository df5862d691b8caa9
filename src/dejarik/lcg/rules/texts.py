"""What the cards say, as the rules read it: a definition under each card's key.

Content writes them (`dejarik.lcg.content`); the rules look them up by key and never by the name of a card.
"""

from __future__ import annotations

from collections.abc import Iterator

from dejarik.authoring import names
from dejarik.authoring.mistakes import Texts, mistake, unknown
from dejarik.kernel import Definition, text
from dejarik.kernel.effects import name_effects
from dejarik.kernel.errors import Mistake
from dejarik.lcg.facts.library import all_cards, card, is_card

NO_TEXT = Definition()
_TEXTS = Texts[Definition]()


def write(key: str, definition: Definition = NO_TEXT) -> None:
    """Say what a card does. A card without any text is written too: so it is known to be complete."""
    if not is_card(key):
        raise mistake(key, unknown(text("content-what-card"), key, (each.id for each in all_cards())))
    printed = card(key)
    has_text = bool(definition.abilities or definition.constants)
    if has_text and not printed.has_text:
        raise mistake(key, text("content-text-not-printed"))
    if printed.has_text and not has_text and not printed.is_component:
        raise mistake(key, text("content-text-not-written"))
    _TEXTS.write(key, definition)
    name_effects(key, definition)


def definition_of(key: str) -> Definition:
    return _TEXTS.get(key, NO_TEXT)


def misnamed() -> Iterator[Mistake]:
    """The names in texts that the rules do not know."""
    return names.misnamed(((key, _TEXTS.place(key), _TEXTS[key]) for key in _TEXTS), "dejarik.lcg")


def is_written(key: str) -> bool:
    """Whether it has been said what a card does."""
    return key in _TEXTS
