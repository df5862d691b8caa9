"""Words for what is chosen: cards and players, as far as a seat may know them."""

from __future__ import annotations

from dejarik.kernel import Text, text
from dejarik.lcg.facts.library import title
from dejarik.lcg.rules.state import Lcg
from dejarik.lcg.rules.teams import eyes

UNKNOWN = "facedown"


def known_key(state: Lcg, id: int, seat: int) -> str:
    """The key of a card as a seat knows it."""
    source = state.sources[id]
    return source.key if source.open or source.seat in eyes(state, seat) else UNKNOWN


def card_text(key: str) -> Text:
    return text("lcg-facedown") if key == UNKNOWN else title(key)


def seat_text(seat: int) -> Text:
    """Who sits there, as the rules know it; a page that knows the name puts it in its place."""
    return text("lcg-player", seat=seat + 1)
