"""What the tellers of the card game look at: names of cards, also of those that are gone by now, and lists of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from dejarik.kernel import Event, Text, text
from dejarik.kernel.telling import Line, Scene, Storyteller, player
from dejarik.lcg.rules.leaving import Flipped, Leaves
from dejarik.lcg.rules.names import UNKNOWN, card_text, known_key, listed, name_of, text_of
from dejarik.lcg.rules.state import Lcg
from dejarik.lcg.rules.teams import eyes


class Gone(NamedTuple):
    """A card that has left play since the last choice."""

    key: str
    number: int
    seat: int


class CardScene(Scene[Lcg]):
    """The events of a choice, and who is who in them."""

    def __init__(self, state: Lcg, events: Sequence[Event], seat: int | None) -> None:
        super().__init__(state, events, seat)
        self.eyes = () if seat is None else eyes(state, seat)
        self._gone = {
            event.card: Gone(event.key, event.number, event.seat)
            for event in events
            if isinstance(event, Leaves) and not event.cancelled
        }
        self._turned_up = {
            event.card: place
            for place, event in enumerate(events)
            if isinstance(event, Flipped) and not event.cancelled
        }
        self._texts = {event.due_to.source: event.due_to.key for event in events if event.due_to is not None}

    def named(self, id: int) -> Text | None:
        """What the listener calls a card, where it is or was known since the last choice."""
        card = self.state.cards.get(id)
        if card is not None and card.owner not in self.eyes and self.place < self._turned_up.get(id, -1):
            return text("lcg-facedown-place", place=card.place)
        if id in self._gone:
            return card_text(self._gone[id].key, self._gone[id].number)
        if id in self.state.sources:
            facedown = known_key(self.state, id, self.seat) == UNKNOWN and id not in self.state.cards
            return None if facedown else name_of(self.state, id, self.seat)
        return card_text(self._texts[id]) if id in self._texts else None

    def card(self, id: int) -> Text:
        """What the listener calls a card."""
        return self.named(id) or card_text(UNKNOWN)

    def key(self, id: int) -> str:
        """The key of a card in play, or of one that is gone by now."""
        if id in self._gone:
            return self._gone[id].key
        return self.state.sources[id].key if id in self.state.sources else UNKNOWN

    def text_of(self, key: str, source: int) -> Text:
        """The card whose text it is, by its key; of several in play which of them."""
        if source in self._gone:
            return card_text(key, self._gone[source].number)
        return text_of(self.state, key, source)

    def whose(self, id: int) -> Text:
        """The player whose card it is or was."""
        return player(self._gone[id].seat if id in self._gone else self.state.cards[id].seat)

    def line(self, text: Text, *, card: int) -> Line:
        """A line about a card: it is its controller's."""
        if card in self._gone:
            return Line(text=text, seat=self._gone[card].seat)
        found = self.state.cards.get(card)
        return Line(text=text) if found is None else Line(text=text, seat=found.seat)


story: Storyteller[Lcg, CardScene] = Storyteller(CardScene)


def titles(keys: Iterable[str]) -> Text:
    return listed(card_text(key) for key in keys)


def bonus(count: int) -> Text:
    """What a card adds that is gone by now."""
    return text("lcg-told-edge-bonus", count=count)


def counted(name: Text, count: int) -> Text:
    """A name with how many tokens it loses, where it is not one."""
    return name if count == 1 else text("lcg-told-times", name=name, count=count)
