"""Words for what is chosen: cards and players, as far as a seat may know them."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count

from dejarik.kernel import Text, text
from dejarik.lcg.facts.library import card as look_up
from dejarik.lcg.facts.library import title
from dejarik.lcg.rules.state import TABLE, Lcg
from dejarik.lcg.rules.teams import eyes

UNKNOWN = "facedown"


def known_key(state: Lcg, id: int, seat: int | None) -> str:
    """The key of a card as a seat knows it, or a spectator (None)."""
    source = state.sources[id]
    known = source.open or (seat is not None and source.seat in eyes(state, seat))
    return source.key if known else UNKNOWN


def card_text(key: str, number: int = 1) -> Text:
    """The name of a card; of several of one title in play all but the first are numbered."""
    if key == UNKNOWN:
        return text("lcg-facedown")
    return title(key) if number == 1 else text("lcg-card-number", card=title(key), number=number)


def text_of(state: Lcg, key: str, source: int) -> Text:
    """The card whose text it is, by its key; of several in play which of them."""
    card = state.cards.get(source)
    return card_text(key, 1 if card is None else card.number)


def listed(names: Iterable[Text]) -> Text:
    """Several names, one after the other."""
    *before, last = list(names) or [text("lcg-none")]
    for name in reversed(before):
        last = text("lcg-told-list", first=name, rest=last)
    return last


def name_of(state: Lcg, id: int, seat: int | None) -> Text:
    """What a seat or a spectator calls a card, so that no two on the table are called the same."""
    key = known_key(state, id, seat)
    card = state.cards.get(id)
    if card is None:
        return card_text(key)
    if key == UNKNOWN and card.place:
        return text("lcg-facedown-place", place=card.place)
    return card_text(key, card.number)


def free_number(state: Lcg, key: str) -> int:
    """The number of a card that comes into play faceup: the lowest that no card of its title there has."""
    name = look_up(key).title
    taken = {
        card.number
        for id, card in state.cards.items()
        if state.sources[id].zone in TABLE
        and not card.facedown
        and look_up(state.sources[id].key).title == name
    }
    return next(number for number in count(1) if number not in taken)
