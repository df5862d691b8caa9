"""Leaving play (LCGC-MOVE, LCGC-OBJ, LCGC-CAP): destruction, discarding, capture, return; and turning objectives up.

Everything that leaves play does so by a `Leaves`, so that interrupts can send it elsewhere. What falls with a card,
its enhancements and what lies beneath it, falls here too.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import StrEnum

from dejarik.kernel import NOBODY, Event, Public
from dejarik.kernel.records import Seen
from dejarik.lcg.facts.cards import CardType, Side
from dejarik.lcg.rules.format import format_of
from dejarik.lcg.rules.names import free_number
from dejarik.lcg.rules.state import ASIDE, CAPTURED, IN_PLAY, SHARED, SUPPORT, Card, Lcg, in_play
from dejarik.lcg.rules.teams import side_of
from dejarik.lcg.rules.values import affects, attached_to, beneath, capacity, decides_game, type_of
from dejarik.lcg.rules.victory import CARD, Defeat
from dejarik.lcg.rules.zones import discard_from_hand, into_hand, remove, to_discard


class Cause(StrEnum):
    """How a card leaves play (LCGC-MOVE-02, -03)."""

    DESTROYED = "destroyed"
    DISCARDED = "discarded"
    SACRIFICED = "sacrificed"
    CAPTURED = "captured"
    RETURNED = "returned"
    REMOVED = "removed"


class Destination(StrEnum):
    """Where a card goes: always its owner's (LCGC-ZONE-03)."""

    DISCARD = "discard"
    HAND = "hand"
    DECK_BOTTOM = "deck-bottom"
    CAPTIVITY = "captivity"
    VICTORY = "victory"
    ASIDE = "aside"
    REMOVED = "removed"


class Leaves(Event):
    """A card leaves play. While interrupts look at it, it is still there."""

    card: Public[int]
    key: Public[str]
    type: Public[CardType]
    seat: Public[int]  # who controls it
    owner: Public[int]
    cause: Public[Cause]
    to: Public[Destination]
    by: Public[int] = NOBODY  # whose effect it is
    captor: Public[int] = 0  # the objective that holds it from now on
    capturer: Public[int] = NOBODY  # the player who captures it, whose effect it may not be (LCGC-CAP-01)
    participating: Public[bool] = False
    number: Public[int] = 1  # among the cards of its title, to the last
    damage: Public[int] = 0  # on it, to the last
    capacity: Public[int | None] = (
        None  # its damage capacity, where it is destroyed because that is lower now
    )

    @property
    def is_destroyed(self) -> bool:
        return self.cause is Cause.DESTROYED

    def happen(self, state: Lcg) -> None:
        from dejarik.lcg.rules.damage import Settle
        from dejarik.lcg.rules.engagement import Engagement

        if not in_play(state, self.card):
            self.cancelled = True
            return
        engagement = state.find(Engagement)
        if engagement is not None:
            self.participating = engagement.forget(self.card)
        discard_attached(state, self.card, by=self.by)  # LCGC-ENH-04
        decisive = self.is_destroyed and decides_game(state, self.card)
        card = self._leave(state)
        if self.to is Destination.CAPTIVITY and not in_play(state, self.captor):
            self.to = Destination.DISCARD
        if decisive:
            state.push(Defeat(side=side_of(state, self.seat), reason=CARD, by=self.key))
        format_of(state).left_play(state, self)
        state.push(Settle(by=self.by, lessened=True))
        self._arrive(state, card)  # who reacts to that finds everything else settled

    def _leave(self, state: Lcg) -> Card:
        card = state.cards.pop(self.card)
        end_sharing(state, self.card)
        state.leave(self.card)
        state.modifiers = [
            each for each in state.modifiers if each.subject != self.card or _of_player(each.query)
        ]
        for id in beneath(state, self.card, CAPTURED):
            rescue(state, id)  # LCGC-CAP-04
        for id in beneath(state, self.card, SUPPORT):
            discard_from_hand(state, [id])  # LCG-SUPPORT-08
        return card

    def _arrive(self, state: Lcg, card: Card) -> None:
        owner = state.players[self.owner]
        if self.type is CardType.OBJECTIVE and self.is_destroyed:
            if card.place:
                state.fallen.append(card.place)
            format_of(state).objective_destroyed(state, self)
        elif self.to is Destination.HAND:
            into_hand(state, self.owner, self.key)
        elif self.to is Destination.DECK_BOTTOM:
            owner.command_deck.insert(0, self.key)
        elif self.to is Destination.CAPTIVITY:
            unit = self.type is CardType.UNIT
            hold(state, self.key, self.owner, self.captor, by=self.capturer, unit=unit)
        elif self.to is Destination.ASIDE:
            set_aside(state, self.key, self.owner)
        elif self.to is Destination.REMOVED:
            owner.removed.append(self.key)
        else:
            to_discard(state, self.owner, self.key)


_PLAYER_QUERIES = frozenset({"reserve", "force-bonus", "edge-total", "discount", "match-waived"})


def _of_player(query: str) -> bool:
    return query in _PLAYER_QUERIES


_DESTINATIONS = {
    Cause.RETURNED: Destination.HAND,
    Cause.CAPTURED: Destination.CAPTIVITY,
    Cause.REMOVED: Destination.REMOVED,
}


def leaving(
    state: Lcg,
    id: int,
    cause: Cause,
    *,
    by: int = NOBODY,
    to: Destination | None = None,
    captor: int = 0,
) -> Leaves:
    """The event that a card leaves play, to let it occur."""
    card = state.cards[id]
    kind = type_of(state, id)
    if to is None:
        to = _DESTINATIONS.get(cause, Destination.DISCARD)
        if cause is Cause.DESTROYED and kind is CardType.OBJECTIVE:
            to = Destination.VICTORY
    return Leaves(
        card=id, key=state.sources[id].key, type=kind, seat=card.seat, owner=card.owner, cause=cause, to=to, by=by,
        captor=captor, capturer=by if captor else NOBODY, number=card.number, damage=card.damage,
    )  # fmt: skip


def discard_attached(state: Lcg, host: int, *, by: int = NOBODY) -> None:
    """At the same time as the event that takes effect now, everything attached to a card is discarded."""
    together = state.taking_effect
    gone = {event.card for event in together.events if isinstance(event, Leaves) and not event.cancelled}
    fallen = [id for id in attached_to(state, host) if id not in gone]
    together.bring_along(*(leaving(state, id, Cause.DISCARDED, by=by) for id in fallen))


def end_sharing(state: Lcg, id: int) -> None:
    """Teammates can't use a card's abilities any more."""
    for ghost in [
        each for each, source in state.sources.items() if source.zone == SHARED and source.subject == id
    ]:
        state.leave(ghost)


def is_leaving(state: Lcg, id: int) -> bool:
    """Whether a card is just about to leave play, while interrupts look at it."""
    return any(
        isinstance(event, Leaves) and event.card == id and not event.cancelled
        for procedure in state.stack
        for event in getattr(procedure, "events", ())
    )


def set_aside(state: Lcg, key: str, owner: int) -> int:
    """A card lies open beside the table, out of play, where its text may say what it does."""
    id = state.enter(key, owner, zone=ASIDE)
    state.sources[id].subject = id
    state.cards[id] = Card(id, owner, owner)
    return id


# --- The ways to leave --------------------------------------------------------------------------------


def destroy_all(state: Lcg, ids: Sequence[int], *, by: int = NOBODY, lessened: bool = False) -> None:
    """Cards are destroyed at the same time; a facedown objective is turned up instead (LCG-FACEDOWN-01)."""
    events: list[Event] = []
    for id in ids:
        if in_play(state, id):
            if state.cards[id].facedown:
                events.append(Flipped(card=id))
            else:
                event = leaving(state, id, Cause.DESTROYED, by=by)
                event.capacity = capacity(state, id) if lessened else None
                events.append(event)
    if events:
        state.occur(*events)


def destroy(state: Lcg, seat: int, id: int) -> None:
    """An effect of a player destroys a card: no damage, and no shield stops it (LCGC-DMG-05)."""
    if in_play(state, id) and affects(state, seat, id):
        destroy_all(state, [id], by=seat)


def leave_play(
    state: Lcg, ids: Sequence[int], cause: Cause, seat: int, to: Destination | None = None
) -> None:
    """An effect of a player makes cards leave play, at the same time; what it does not reach stays."""
    reached = [id for id in ids if in_play(state, id) and affects(state, seat, id)]
    events = [leaving(state, id, cause, by=seat, to=to) for id in reached]
    if events:
        state.occur(*events)


def sacrifice(state: Lcg, seat: int, id: int) -> None:
    leave_play(state, [id], Cause.SACRIFICED, seat)


def bounce(state: Lcg, seat: int, id: int) -> None:
    """Return a card to its owner's hand."""
    leave_play(state, [id], Cause.RETURNED, seat)


def discard_from_play(state: Lcg, seat: int, id: int) -> None:
    leave_play(state, [id], Cause.DISCARDED, seat)


# --- Capture (LCGC-CAP) -------------------------------------------------------------------------------


class Captured(Event):
    """A card has been captured at an objective; `unit` where it was an enemy unit in play."""

    card: Public[int]  # as it lies there now
    seat: Public[int]  # who captured it
    owner: Public[int]
    captor: Public[int]
    unit: Public[bool] = False


class Rescued(Event):
    """A captured card has come back to its owner's hand: which, only the owner and the captor know."""

    seat: Public[int]
    holder: Public[int]  # who held it
    captor: Public[int]  # the objective
    key: Seen[str]

    def seen(self, eyes: Collection[int]) -> bool:
        return self.seat in eyes or self.holder in eyes


def capture_from_play(state: Lcg, seat: int, id: int, captor: int) -> None:
    """An effect of a player captures a card in play: it leaves play, but is not destroyed (LCGC-CAP-02)."""
    if in_play(state, id) and affects(state, seat, id):
        state.occur(leaving(state, id, Cause.CAPTURED, by=seat, captor=captor))


def hold(state: Lcg, key: str, owner: int, captor: int, *, by: int, unit: bool = False) -> int:
    """A card goes facedown under an objective, whose controller may look at it (LCGC-CAP-03). `by` captured it,
    maybe for a teammate; `unit` says that it was a unit in play."""
    seat = state.cards[captor].seat
    id = state.enter(key, seat, zone=CAPTURED, open=False)
    state.cards[id] = Card(id, seat, owner, captor)
    state.occur(Captured(card=id, seat=by, owner=owner, captor=captor, unit=unit))
    return id


def rescue(state: Lcg, id: int) -> None:
    """A captured card comes back to its owner's hand (LCGC-CAP-04). Who has looked at it can't follow it there."""
    card = state.cards[id]
    key = remove(state, id)
    state.learn()
    into_hand(state, card.owner, key)
    state.log(Rescued(seat=card.owner, holder=card.seat, captor=card.host, key=key))


# --- Objectives of the pyramid ------------------------------------------------------------------------


class Flipped(Event):
    """A facedown objective is turned faceup; everything on it is discarded (LCG-FACEDOWN-04)."""

    card: Public[int]
    key: Public[str] = ""  # what it is, once it lies open

    def happen(self, state: Lcg) -> None:
        card = state.cards.get(self.card)
        if card is None or not card.facedown:
            self.cancelled = True
            return
        card.number = free_number(state, state.sources[self.card].key)
        card.facedown = False
        card.focus = card.damage = card.shields = 0
        state.relocate(self.card, IN_PLAY, open=True)
        self.key = state.sources[self.card].key
        state.learn()
        discard_attached(state, self.card)
        format_of(state).turned_up(state, self.card)


def captors(state: Lcg, seat: int) -> list[int]:
    """The objectives of a player's side that can hold captured cards."""
    from dejarik.lcg.rules.values import friendly, objectives

    return [id for id in friendly(state, seat, objectives(state)) if state.players[seat].side is Side.DARK]
