"""What is written down of a skirmish: the armies, and victory points round by round with where they came from."""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.assault.board import mission_id
from dejarik.assault.rules.figures.damage import Defeated
from dejarik.assault.rules.names import known_cards
from dejarik.assault.showing.chronicle import AssaultChronicler
from dejarik.assault.skirmish.armies import Army
from dejarik.assault.skirmish.ready_made import ready_made
from dejarik.assault.skirmish.rules.state import SkirmishState
from dejarik.assault.skirmish.rules.victory import Scored
from dejarik.kernel import Event
from dejarik.kernel.chronicles import Brought, Deed


class SkirmishChronicler(AssaultChronicler[SkirmishState]):
    """Points for a defeat are told directly after it."""

    def __init__(self, map: str, mission: str, armies: Sequence[Army], teams: Sequence[int]) -> None:
        super().__init__(
            mission_id(map, mission), [_brought(*each) for each in zip(armies, teams, strict=True)]
        )
        self.felling: list[Deed | None] = []
        """The deeds of whatever defeated somebody, until the points for it have come."""

    def note(self, state: SkirmishState, events: Sequence[Event]) -> None:
        super().note(state, events)
        self.felling.clear()
        if state.round:
            del self.points[state.round - 1 :]
            self.points.append([player.vp for player in state.players])

    def hear(self, state: SkirmishState, event: Event) -> None:
        if isinstance(event, Defeated):
            self.felling.append(self.hurt_by.get(event.figure))
        super().hear(state, event)
        if isinstance(event, Scored):
            self._scored(event)

    def _scored(self, event: Scored) -> None:
        felling = self.felling.pop(0) if self.felling and event.points > 0 else None
        if felling is not None and felling.seat == event.seat:
            felling.points += event.points
            return
        text = event.due_to
        if text is not None and text.seat == event.seat and text.key in known_cards():
            self.deeds.of(text.seat, text.key).points += event.points


def _brought(army: Army, team: int) -> Brought:
    return Brought(team, army_id(army), army.faction.value, (*army.cards, *army.command))


def army_id(army: Army) -> str:
    """A ready-made army is called by its file, any other by its own name."""
    return next((name for name, made in ready_made().items() if made == army), army.name)
