"""What can't be right in a state, for the fuzzer: cards in two places, the destroyed still in play."""

from __future__ import annotations

from collections.abc import Iterable

from dejarik.lcg.facts.cards import CardType, Side
from dejarik.lcg.rules.damage import Dealing, Settle
from dejarik.lcg.rules.engagement import Engagement
from dejarik.lcg.rules.force import FORCE_CARDS
from dejarik.lcg.rules.leaving import Leaves
from dejarik.lcg.rules.state import CAPTURED, COVERED, EDGE, HAND, LIMBO, LOAN, RESERVE, SUPPORT, TABLE, Lcg
from dejarik.lcg.rules.teams import are_friends, side_of, teammates
from dejarik.lcg.rules.values import capacity, cards_in_play, face, type_of


def violations(state: Lcg) -> Iterable[str]:
    yield from _tokens(state)
    if state.outcome is None:  # a game stops in the middle of what decides it
        yield from _places(state)
    yield from _committed(state)
    if not _unsettled(state):
        yield from _destroyed(state)


def _tokens(state: Lcg) -> Iterable[str]:
    for card in state.cards.values():
        if min(card.focus, card.damage, card.shields) < 0:
            yield f"card {card.id} has fewer than no tokens"
        if card.id not in state.sources:
            yield f"card {card.id} lies nowhere"
    if state.dial < 0:
        yield f"the dial shows {state.dial}"


def _places(state: Lcg) -> Iterable[str]:
    for id, source in state.sources.items():
        if source.zone in (*TABLE, EDGE, CAPTURED, RESERVE, SUPPORT, LIMBO) and id not in state.cards:
            yield f"{source.key} in {source.zone} has no card"
        if source.zone == HAND and id in state.cards:
            yield f"{source.key} is in a hand and elsewhere"
    for card in cards_in_play(state):
        if card.facedown is not (state.sources[card.id].zone == COVERED):
            yield f"card {card.id} is facedown by half"
        if card.host and card.host not in state.cards:
            yield f"card {card.id} outlived its host"
        if card.host and type_of(state, card.id) is not CardType.ENHANCEMENT:
            yield f"card {card.id} is no enhancement and has a host"
        source = state.sources[card.id]
        if (source.seat, source.subject) != (card.seat, card.host or card.id):
            yield f"the text of card {card.id} is another player's, or about another card"
    yield from _numbers(state)
    yield from _used_by_teammates(state)
    if state.find(Engagement) is None and any(source.zone == EDGE for source in state.sources.values()):
        yield "an edge stack outlived its engagement"
    engagement = state.find(Engagement)
    if engagement is not None:
        for side, seat in (
            (engagement.attackers, engagement.seat),
            (engagement.defenders, engagement.defender),
        ):
            for unit in side:
                if unit not in state.cards:
                    yield f"unit {unit} takes part and is gone"
                elif not are_friends(state, state.cards[unit].seat, seat) or side.count(unit) > 1:
                    yield f"unit {unit} takes part against its own side, or twice"
    for modifier in state.modifiers:
        if modifier.subject > len(state.players) and modifier.subject not in state.sources:
            yield f"a modifier of {modifier.query} outlived its card"


def _numbers(state: Lcg) -> Iterable[str]:
    """Of the cards of one title that lie faceup in play, each has a number of its own."""
    named = [(face(state, card.id).title, card.number) for card in cards_in_play(state) if not card.facedown]
    if len(named) != len(set(named)):
        yield "two cards of one title have the same number"


def _used_by_teammates(state: Lcg) -> Iterable[str]:
    """What lies in a common reserve, and nothing else, is on loan to each teammate (LCG-RESERVE-05)."""
    kept = [(id, source.seat) for id, source in state.sources.items() if source.zone == RESERVE]
    due = sorted((id, mate) for id, seat in kept for mate in teammates(state, seat))
    on_loan = [source for source in state.sources.values() if source.zone == LOAN]
    if sorted((source.subject, source.seat) for source in on_loan) != due:
        yield "what is on loan is not what lies in common reserves"


def _committed(state: Lcg) -> Iterable[str]:
    for side in Side:
        count = sum(card.committed and side_of(state, card.seat) is side for card in state.cards.values())
        if count > FORCE_CARDS:
            yield f"{count} units of the {side.value} side are committed"


def _unsettled(state: Lcg) -> bool:
    """Whether something is just being destroyed."""
    return any(
        isinstance(procedure, (Dealing, Settle))
        or any(isinstance(event, Leaves) for event in getattr(procedure, "events", ()))
        for procedure in state.stack
    )


def _destroyed(state: Lcg) -> Iterable[str]:
    for card in cards_in_play(state):
        if card.damage and 0 < capacity(state, card.id) <= card.damage:
            yield f"{face(state, card.id).id} has {card.damage} damage and is still there"
