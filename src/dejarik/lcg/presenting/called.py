"""What people call what a chronicle names (`kernel.chronicles`): formats, decks, affiliations and cards."""

from __future__ import annotations

from dejarik.kernel import Text
from dejarik.kernel.chronicles import Named
from dejarik.lcg.decks.ready_made import ready_made, title
from dejarik.lcg.facts.cards import Challenge
from dejarik.lcg.facts.library import is_card
from dejarik.lcg.rules.format import find_format
from dejarik.lcg.rules.names import card_text


def called(kind: Named, id: str) -> Text | None:
    """None: as it is written."""
    if kind is Named.SCENE:
        format = find_format(id)
        return None if format is None else format.word
    if kind is Named.BROUGHT and id in ready_made():
        return title(id)
    if kind is Named.FACTION and id in [each.value for each in Challenge if each]:
        return Challenge(id).word
    return card_text(id) if is_card(id) else None
