"""What is written down of a game for those who compare many: the decks, the race round by round, and what cards did.

The points of the light side are the objectives that it has destroyed, those of the dark side are the dial's (where
there is none, its objectives too). A round is a turn of each side.
"""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.kernel import AbilityUsed, Event
from dejarik.kernel.chronicles import Brought, Chronicle, Chronicler, Deed, Deeds
from dejarik.lcg.content.blocks import PLAY
from dejarik.lcg.decks.deck import Deck
from dejarik.lcg.decks.ready_made import ready_made
from dejarik.lcg.facts.cards import Side
from dejarik.lcg.facts.library import is_card
from dejarik.lcg.rules.arriving import Arrives
from dejarik.lcg.rules.damage import Damaged
from dejarik.lcg.rules.leaving import Leaves
from dejarik.lcg.rules.playing import Played
from dejarik.lcg.rules.state import Lcg
from dejarik.lcg.rules.victory import Awarded


class CardChronicler(Chronicler[Lcg]):
    """Adds up what the log tells."""

    def __init__(self, format: str, decks: Sequence[Deck], teams: Sequence[int]) -> None:
        self.scene = format
        self.brought = [_brought(*each) for each in zip(decks, teams, strict=True)]
        self.deeds = Deeds()
        self.points: list[list[int]] = []
        self.known: dict[int, tuple[int, str]] = {}
        """Whose the cards were that have come into play, and what they are."""
        self.hurt_by: dict[str, Deed] = {}
        """Cards by their keys, and the deeds of what damaged them last."""

    def note(self, state: Lcg, events: Sequence[Event]) -> None:
        for event in events:
            if not event.cancelled:
                self._hear(state, event)
        if state.round:
            del self.points[state.round - 1 :]
            self.points.append([_points(state, player.seat) for player in state.players])

    def _hear(self, state: Lcg, event: Event) -> None:
        match event:
            case Played():
                self.deeds.of(event.seat, event.key).used += 1
            case AbilityUsed() if not (event.forced or event.idle or event.over) and event.ability != PLAY:
                if is_card(event.key):
                    self.deeds.of(event.seat, event.key).used += 1
            case Arrives():
                self.known[event.card] = (event.seat, event.key)
            case Damaged():
                self._damaged(state, event)
            case Leaves() if event.is_destroyed:
                self.deeds.of(event.seat, event.key).fell += 1
                self._credit(event)
            case Awarded() if event.key in self.hurt_by:
                self.hurt_by.pop(event.key).points += 1

    def _damaged(self, state: Lcg, event: Damaged) -> None:
        self.deeds.of(event.controller, event.key).suffered += event.amount
        doer = self._doer(state, event)
        if doer is not None and doer.seat != event.controller:
            doer.dealt += event.amount
            self.hurt_by[event.key] = doer

    def _doer(self, state: Lcg, event: Damaged) -> Deed | None:
        source, card = state.sources.get(event.source), state.cards.get(event.source)
        if source is not None and card is not None:
            return self.deeds.of(card.seat, source.key)
        if event.source in self.known:
            return self.deeds.of(*self.known[event.source])
        if event.due_to is not None and is_card(event.due_to.key):
            return self.deeds.of(event.due_to.seat, event.due_to.key)
        return None

    def _credit(self, event: Leaves) -> None:
        doer = self.hurt_by.get(event.key)
        if doer is not None:
            doer.felled += 1

    def chronicle(self, state: Lcg) -> Chronicle:
        return Chronicle(
            self.scene,
            brought=self.brought,
            rounds=state.round,
            points=self.points,
            deeds=self.deeds.all(),
        )


def _points(state: Lcg, seat: int) -> int:
    player = state.players[seat]
    if player.side is Side.DARK and state.dial_card:
        return state.dial
    return len(player.victory)


def _brought(deck: Deck, team: int) -> Brought:
    cards = (*deck.objectives, *deck.command, *deck.reinforcements)
    return Brought(team, deck_id(deck), deck.affiliation or deck.challenge.value, cards)


def deck_id(deck: Deck) -> str:
    """A ready-made deck is called by its file, any other by its own name."""
    return next((name for name, made in ready_made().items() if made == deck), deck.name)
