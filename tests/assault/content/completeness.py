"""For tests that are about rules of army building: every card counts as complete, however many are."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from dejarik.assault.content import definitions
from dejarik.assault.facts.library import all_cards


@pytest.fixture(scope="module")
def every_card_is_complete() -> Iterator[None]:
    """Nothing is refused because the program does not play it yet."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(definitions, "complete_ids", lambda: frozenset(card.id for card in all_cards()))
        yield
