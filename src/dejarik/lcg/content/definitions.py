"""Every card's text, loaded once: each module under `content` writes its cards when it is imported."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from dejarik.authoring.mistakes import import_all, unmarked, unsaid
from dejarik.authoring.names import misnamed_in_code
from dejarik.kernel import Text, text
from dejarik.kernel.errors import Mistake
from dejarik.lcg import content
from dejarik.lcg.facts.cards import CardId
from dejarik.lcg.facts.library import all_cards
from dejarik.lcg.rules.texts import is_written, misnamed


@cache
def load() -> None:
    """Import every module with texts of cards."""
    import_all(content)
    for wrong in misnamed():
        raise wrong


def is_complete(card: str) -> bool:
    """Whether everything the card says is played by the program."""
    load()
    return is_written(card)


def shortcomings() -> Iterator[tuple[CardId, Text]]:
    """Every card that is not complete, with what is missing."""
    load()
    for card in all_cards():
        if not is_written(card.id):
            yield card.id, text("content-not-written")


def mistakes() -> Iterator[Mistake]:
    """What is wrong with the content as a whole, beyond what is refused when it is read."""
    load()
    yield from unmarked(content)
    yield from misnamed_in_code(content, "dejarik.lcg")
    for card in all_cards():
        yield from unsaid(card.id, card.messages, "lcg-cards.ftl")
