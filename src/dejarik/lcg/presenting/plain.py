"""What everything shown is made of: keys as a seat may know them."""

from __future__ import annotations

from dejarik.lcg.rules.names import known_key
from dejarik.lcg.rules.state import Lcg


def key_shown(state: Lcg, id: int, seat: int | None) -> str | None:
    """The key of a card, where the seat (or a spectator) may know it."""
    source = state.sources[id]
    if source.open:
        return source.key
    if seat is None:
        return None
    key = known_key(state, id, seat)
    return key if key == source.key else None
