"""Focus and shield tokens (LCGC-TOK, LCGC-SHD): placing them by effects, and taking them away.

Focus tokens that are a cost, for resources or for a strike are placed where those are paid; no shield stops them
(LCGC-SHD-02).
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Any

from dejarik.kernel import (
    Decision,
    Event,
    Option,
    Procedure,
    Public,
    Verb,
    ask,
    choose,
    each_of,
    itself,
    text,
)
from dejarik.lcg.rules.names import name_of
from dejarik.lcg.rules.state import Lcg, in_play
from dejarik.lcg.rules.teams import are_friends
from dejarik.lcg.rules.values import affects


class Why(StrEnum):
    """Why tokens come or go."""

    EFFECT = "effect"  # of a text, or of tactics
    COST = "cost"
    PAYMENT = "payment"  # the card generates resources
    STRIKE = "strike"
    REFRESH = "refresh"
    STOPS_DAMAGE = "stops-damage"  # a shield is used up
    STOPS_FOCUS = "stops-focus"


class FocusChanged(Event):
    """Focus tokens have been placed on a card, or removed."""

    card: Public[int]
    by: Public[int]
    why: Public[Why] = Why.EFFECT
    source: Public[int] = 0  # the unit whose strike it was


class ShieldChanged(Event):
    """A shield has been placed on a card, or taken from it."""

    card: Public[int]
    by: Public[int]
    why: Public[Why] = Why.EFFECT


class Healed(Event):
    """Damage has been removed from a card."""

    card: Public[int]
    by: Public[int]


def add_focus(state: Lcg, id: int, count: int = 1, why: Why = Why.COST, *, source: int = 0) -> None:
    """Place focus tokens that nothing prevents: a cost, resources, a strike."""
    state.cards[id].focus += count
    state.log(FocusChanged(card=id, by=count, why=why, source=source))


def lose_focus(state: Lcg, id: int, count: int | None = 1, why: Why = Why.EFFECT) -> int:
    """Remove focus tokens: so many, or all (None). As many as were removed."""
    card = state.cards.get(id)
    if card is None or not in_play(state, id):
        return 0
    removed = card.focus if count is None else min(count, card.focus)
    if removed:
        card.focus -= removed
        state.log(FocusChanged(card=id, by=-removed, why=why))
    return removed


def heal(state: Lcg, id: int, count: int | None = 1) -> int:
    """Remove damage: so much, or all (None); never below 0 (LCGC-DMG-07)."""
    card = state.cards.get(id)
    if card is None or not in_play(state, id):
        return 0
    removed = card.damage if count is None else min(count, card.damage)
    if removed:
        card.damage -= removed
        state.log(Healed(card=id, by=removed))
    return removed


def add_shield(state: Lcg, id: int, *, beyond: bool = False) -> bool:
    """Place a shield; a card holds at most one unless the text says otherwise (LCGC-SHD-03)."""
    card = state.cards.get(id)
    if card is None or not in_play(state, id) or (card.shields and not beyond):
        return False
    card.shields += 1
    state.log(ShieldChanged(card=id, by=1))
    return True


def drop_shields(state: Lcg, id: int, count: int | None = None, why: Why = Why.EFFECT) -> None:
    card = state.cards[id]
    lost = card.shields if count is None else min(count, card.shields)
    if lost:
        card.shields -= lost
        state.log(ShieldChanged(card=id, by=-lost, why=why))


class Focusing(Procedure):
    """Effects or a strike put focus tokens on cards: shields may stop them first (LCGC-SHD-01)."""

    seat: Public[int]  # whose effect it is
    cards: Public[list[int]]
    counts: Public[list[int]]
    source: Public[int] = 0  # the unit whose strike it is
    number: Public[int] = 0

    def offer_shield(self, state: Lcg) -> Decision | None:
        if self.number >= len(self.cards):
            return None
        return shield_decision(state, self.cards[self.number], self.seat, self.counts[self.number], "focus")

    def take_shield(self, state: Lcg, count: int) -> None:
        drop_shields(state, self.cards[self.number], count, Why.STOPS_FOCUS)
        self.counts[self.number] -= count

    def place(self, state: Lcg) -> None:
        if self.number < len(self.cards):
            card = self.cards[self.number]
            if in_play(state, card) and self.counts[self.number]:
                add_focus(state, card, self.counts[self.number], Why.EFFECT, source=self.source)
            self.number += 1
            self.go_to(Focusing.offer_shield)

    steps = (ask(offer_shield, take_shield), place)


def focus_by_effect(state: Lcg, seat: int, cards: Sequence[int], count: int = 1) -> None:
    """An effect of a player puts focus tokens on these cards, `count` on each."""
    reached = [id for id in cards if in_play(state, id) and affects(state, seat, id)]
    if reached:
        state.push(Focusing(seat=seat, cards=reached, counts=[count] * len(reached)))


def _shielded(state: Lcg, asked: Decision, count: int) -> dict[str, Any]:
    return {"card": asked.about["card"]}


USE_SHIELDS = Verb(
    "shield", lambda state, asked, count: text("lcg-shield-use", count=count), itself, _shielded
)
NO_SHIELDS = Verb("no", text("lcg-no"), facts=_shielded, declines=True)


def shield_decision(state: Lcg, id: int, by: int, amount: int, what: str) -> Decision | None:
    """Whether the controller discards shields against something of an enemy; None when there is nothing to ask."""
    card = state.cards.get(id)
    if card is None or not card.shields or amount <= 0 or are_friends(state, by, card.seat):
        return None
    most = min(card.shields, amount)
    options = [*each_of(USE_SHIELDS, range(most, 0, -1)), Option(NO_SHIELDS, 0)]
    name = name_of(state, id, card.seat)
    prompt = (
        text("lcg-shield-damage", card=name, amount=amount)
        if what == "damage"
        else text("lcg-shield-focus", card=name, amount=amount)
    )
    return choose(card.seat, prompt, options, about={"card": id})
