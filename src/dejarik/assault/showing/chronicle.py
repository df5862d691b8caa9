"""What is written down of a skirmish or a mission for those who compare many: what cards did, where figures fell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from dejarik.assault.facts.hero_sides import sheet_id
from dejarik.assault.rules.figures.damage import Damaged, Defeated
from dejarik.assault.rules.ground import space_name
from dejarik.assault.rules.names import known_cards
from dejarik.assault.rules.state import Assault
from dejarik.kernel import AbilityUsed, Event
from dejarik.kernel.chronicles import Brought, Chronicle, Chronicler, Deed, Deeds, Fall

A = TypeVar("A", bound=Assault)


class AssaultChronicler(Chronicler[A], Generic[A]):
    """Adds up what the log tells; a wounded hero is the same card as before. What points a way to play has, it says
    itself."""

    def __init__(self, scene: str, brought: Sequence[Brought]) -> None:
        self.scene = scene
        self.brought = list(brought)
        self.deeds = Deeds()
        self.falls: list[Fall] = []
        self.points: list[list[int]] = []
        self.hurt_by: dict[int, Deed] = {}
        """The figures, and the deeds of whatever did them damage last."""

    def note(self, state: A, events: Sequence[Event]) -> None:
        for event in events:
            if not event.cancelled:
                self.hear(state, event)

    def hear(self, state: A, event: Event) -> None:
        """One thing that has happened."""
        if isinstance(event, AbilityUsed):
            if not (event.forced or event.idle or event.over) and event.key in known_cards():
                self.deeds.of(event.seat, sheet_id(event.key)).used += 1
        elif isinstance(event, Damaged):
            self._damaged(state, event)
        elif isinstance(event, Defeated):
            self._defeated(state, event)

    def _damaged(self, state: A, event: Damaged) -> None:
        victim = _card_of(state, event.target)
        if victim is None or event.amount <= 0:
            return
        seat, card = victim
        self.deeds.of(seat, card).suffered += event.amount
        doer = self._doer(state, event)
        if doer is not None and doer.seat != seat:
            doer.dealt += event.amount
            self.hurt_by[event.target] = doer

    def _doer(self, state: A, event: Damaged) -> Deed | None:
        """The figure that dealt damage, or else the text that it is due to."""
        figure = _card_of(state, event.source)
        if figure is not None:
            return self.deeds.of(*figure)
        if event.due_to is not None and event.due_to.key in known_cards():
            return self.deeds.of(event.due_to.seat, event.due_to.key)
        return None

    def _defeated(self, state: A, event: Defeated) -> None:
        card = sheet_id(event.card)
        self.deeds.of(event.seat, card).fell += 1
        if event.spaces:
            place = space_name(state, min(event.spaces))
            self.falls.append(Fall(event.seat, card, state.round, place))
        doer = self.hurt_by.pop(event.figure, None)
        if doer is not None:
            doer.felled += 1

    def chronicle(self, state: A) -> Chronicle:
        return Chronicle(
            self.scene, state.map, self.brought, state.round, self.points, self.deeds.all(), self.falls
        )


def _card_of(state: Assault, id: int) -> tuple[int, str] | None:
    figure = state.figures.get(id) or state.fallen.get(id)
    return None if figure is None else (figure.seat, sheet_id(figure.card))
