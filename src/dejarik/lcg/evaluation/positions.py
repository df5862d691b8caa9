"""Evaluation of positions: progress towards victory first, then units, cards and resources."""

from __future__ import annotations

from math import exp

from dejarik.lcg.facts.cards import CardType, Side
from dejarik.lcg.facts.library import card as look_up
from dejarik.lcg.rules.force import force_total
from dejarik.lcg.rules.format import format_of
from dejarik.lcg.rules.state import HAND, Card, Lcg
from dejarik.lcg.rules.values import (
    blast_damage,
    capacity,
    cards_in_play,
    face,
    force_icons,
    resources,
    tactics,
    type_of,
    unit_damage,
)

VICTORY = 1000.0
STEEPNESS = 0.12
"""How fast the chance to win grows with the evaluation: a lead of ten is three games in four."""


def evaluate(state: Lcg, side: Side) -> float:
    """How good a position is for a side; as bad for the other."""
    if state.outcome is not None:
        won = any(state.players[seat].side is side for seat in state.outcome.winners)
        return VICTORY if won else -VICTORY if state.outcome.winners else 0.0
    light = _progress(state)
    for card in cards_in_play(state):
        worth = card_value(state, card)
        light += worth if state.players[card.seat].side is Side.LIGHT else -worth
    for source in state.sources.values():
        if source.zone == HAND:
            light += 0.45 if state.players[source.seat].side is Side.LIGHT else -0.45
    return light if side is Side.LIGHT else -light


def chance_to_win(state: Lcg, side: Side) -> float:
    """How likely a side is to win from here, by the evaluation of the position."""
    if state.outcome is not None and not state.outcome.winners:
        return 0.5
    return 1.0 / (1.0 + exp(-max(-50.0, min(50.0, STEEPNESS * evaluate(state, side)))))


def _progress(state: Lcg) -> float:
    """How far the light side is ahead on the ways to victory of this format."""
    format = format_of(state)
    ahead = 1.0 if state.balance is Side.LIGHT else -1.5
    ahead += 0.15 * max(-4, min(4, force_total(state, Side.LIGHT) - force_total(state, Side.DARK)))
    if format.needed:
        ahead += 11.0 * sum(len(player.victory) for player in state.players if player.side is Side.LIGHT)
    if format.has_dial:
        ahead -= (2.2 if format.dial_end else 0.8) * state.dial
    if format.solo is Side.LIGHT:
        ahead -= 7.0 * len(state.fallen)
        decks = [player for player in state.players if player.side is Side.DARK]
        ahead -= 0.35 * sum(len(player.command_deck) for player in decks)
    if format.solo is Side.DARK:
        ahead -= 12.0 * sum(player.taken for player in state.players)
    return ahead


def card_value(state: Lcg, card: Card) -> float:
    """What a card in play is worth to the one who controls it."""
    kind = type_of(state, card.id)
    if kind is CardType.UNIT:
        return unit_value(state, card)
    most = capacity(state, card.id)
    if kind is CardType.OBJECTIVE:
        suffered = card.damage / most if most else 0.0
        facedown = 1.5 if card.facedown else 0.0
        return (
            3.0
            + facedown
            + 0.6 * resources(state, card.id)
            - 4.0 * suffered
            - 2.0 * suffered * suffered
            - 0.2 * card.focus
            + (0.5 if card.shields else 0.0)
        )
    if kind is CardType.ENHANCEMENT:
        return 0.8 + 0.7 * resources(state, card.id) - 0.15 * card.focus
    return -0.15 * card.focus


def unit_value(state: Lcg, card: Card) -> float:
    """What a unit is worth: its icons, how long it lives, what it does for the Force and for payments."""
    id = card.id
    printed = face(state, id)
    edge = printed.edge.unit + printed.edge.blast + printed.edge.tactics
    power = unit_damage(state, id) + 1.2 * blast_damage(state, id) + 0.9 * tactics(state, id) + 0.5 * edge
    left = max(0, capacity(state, id) - card.damage)
    worth = 0.8 + power + 0.45 * left + 0.2 * force_icons(state, id) + 0.8 * resources(state, id)
    worth += 0.4 * card.shields + (0.3 if printed.has_text else 0.0)
    if card.committed:
        worth += 0.5 * force_icons(state, id) - (0.0 if "elite" in printed.keywords else 0.25 * power)
    return worth * (1.0 - 0.14 * min(card.focus, 3))


def hand_value(state: Lcg, key: str, means: int) -> float:
    """How much a player would miss a card of the hand."""
    card = look_up(key)
    if card.type is CardType.FATE:
        return 0.9
    price = card.cost or 0
    worth = 0.4 + 0.35 * price + (1.2 if card.resources else 0.0)
    if card.type is CardType.UNIT:
        worth += 0.6
    if price > means + 3:
        worth *= 0.5
    if card.unique and any(face(state, each.id).title == card.title for each in cards_in_play(state)):
        worth *= 0.15  # it can't enter play
    return worth
