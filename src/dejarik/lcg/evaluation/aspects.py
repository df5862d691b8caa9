"""What an evaluation is made of, for those who want to know why: the aspects of a position, each for one side."""

from __future__ import annotations

from dejarik.kernel import Text, text
from dejarik.lcg.evaluation.positions import card_value
from dejarik.lcg.facts.cards import CardType, Side
from dejarik.lcg.rules.format import format_of
from dejarik.lcg.rules.state import HAND, Lcg
from dejarik.lcg.rules.values import cards_in_play, type_of

WORDS: dict[str, Text] = {
    "victory": text("lcg-aspect-victory"),
    "dial": text("lcg-aspect-dial"),
    "destroyed": text("lcg-aspect-destroyed"),
    "objectives": text("lcg-aspect-objectives"),
    "units": text("lcg-aspect-units"),
    "enhancements": text("lcg-aspect-enhancements"),
    "hand": text("lcg-aspect-hand"),
    "balance": text("lcg-aspect-balance"),
}

_OF_TYPES = {
    CardType.OBJECTIVE: "objectives",
    CardType.UNIT: "units",
    CardType.ENHANCEMENT: "enhancements",
}


def aspects(state: Lcg, side: Side) -> dict[str, float]:
    """How far a side is ahead in each respect, in the points of the evaluation."""
    found = dict.fromkeys((*_OF_TYPES.values(), "hand"), 0.0)
    if state.outcome is not None and state.outcome.winners:
        won = any(state.players[seat].side is side for seat in state.outcome.winners)
        return {"victory": 50.0 if won else -50.0}
    mine = {player.seat for player in state.players if player.side is side}
    for card in cards_in_play(state):
        name = _OF_TYPES.get(type_of(state, card.id))
        if name is not None:
            found[name] += card_value(state, card) * (1 if card.seat in mine else -1)
    for source in state.sources.values():
        if source.zone == HAND:
            found["hand"] += 0.45 if source.seat in mine else -0.45
    sign = 1.0 if side is Side.LIGHT else -1.0
    destroyed = sum(len(player.victory) for player in state.players if player.side is Side.LIGHT)
    ahead = {
        "balance": 1.0 if state.balance is Side.LIGHT else -1.5,
        "destroyed": 11.0 * destroyed if format_of(state).needed else 0.0,
        "dial": -2.2 * state.dial if format_of(state).has_dial else 0.0,
    }
    return {**found, **{name: sign * worth for name, worth in ahead.items()}}
