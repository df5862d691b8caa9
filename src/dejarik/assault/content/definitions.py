"""All texts of the game, gathered: which sets there are, which cards are complete, what a Command deck can hold."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from dejarik.assault import content
from dejarik.assault.content import blocks
from dejarik.assault.facts.campaign_library import every_card
from dejarik.assault.facts.cards import CardId
from dejarik.assault.facts.library import all_command
from dejarik.assault.rules.texts import misnamed
from dejarik.authoring.mistakes import import_all, unmarked, unsaid
from dejarik.authoring.names import misnamed_in_code
from dejarik.kernel import Text
from dejarik.kernel.errors import Mistake


@cache
def load() -> None:
    """Read every text once."""
    import_all(content)
    blocks.write_plain()
    for wrong in misnamed():
        raise wrong


@cache
def complete_ids() -> frozenset[str]:
    """The cards that do everything they say."""
    load()
    return blocks.complete_ids()


def is_complete(card: str) -> bool:
    """Whether everything the card says is played by the program. Others can't be put in an army."""
    return card in complete_ids()


def shortcomings() -> Iterator[tuple[CardId, Text]]:
    """Every card that is not complete, with all that is missing."""
    load()
    for card in every_card():
        for missing in blocks.what_is_missing(card):
            yield card.id, missing


def mistakes() -> Iterator[Mistake]:
    """What is wrong with the content as a whole, beyond what is refused when it is read."""
    load()
    yield from unmarked(content)
    yield from misnamed_in_code(content, "dejarik.assault")
    for card in every_card():
        yield from unsaid(card.id, card.messages, card.message_file)


@cache
def command_copies() -> Mapping[str, int]:
    """The Command cards that can be in a deck, and how often each."""
    return {card.id: card.copies_allowed for card in all_command() if is_complete(card.id)}
