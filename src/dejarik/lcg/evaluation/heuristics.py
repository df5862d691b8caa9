"""Heuristics: a rating for each option by its kind, fast enough for rollouts.

Rollouts (`rollouts.py`) play on with this; `rating.py` thinks longer where it pays.
"""

from __future__ import annotations

from collections.abc import Callable

from dejarik.kernel import Decision, Option
from dejarik.lcg.evaluation.positions import card_value, hand_value, unit_value
from dejarik.lcg.facts.cards import CardType, Keyword
from dejarik.lcg.facts.library import card as look_up
from dejarik.lcg.rules.engagement import Engagement
from dejarik.lcg.rules.force import force_total
from dejarik.lcg.rules.paying import means
from dejarik.lcg.rules.state import Lcg
from dejarik.lcg.rules.teams import are_friends, other, side_of
from dejarik.lcg.rules.values import (
    blast_damage,
    capacity,
    face,
    force_icons,
    is_unit,
    resources,
    tactics,
    unit_damage,
)
from dejarik.lcg.rules.verbs import Placed
from dejarik.lcg.rules.zones import edge_stack, hand

Rater = Callable[[Lcg, Decision, int], float]


def rate_by_heuristics(state: Lcg, decision: Decision) -> dict[int, float]:
    """A rating of every option; 0 is passing."""
    ratings = {}
    for place, option in enumerate(decision.options):
        rater = _RATERS.get(option.verb.word)
        ratings[place] = rater(state, decision, _card(option)) if rater is not None else 0.0
    return ratings


def _card(option: Option) -> int:
    """The card that an option is about; of one in a pile, its place."""
    if isinstance(option.value, Placed):
        return option.value.place
    return option.value if isinstance(option.value, int) else 0


# --- Set-up and hand ----------------------------------------------------------------------------------


def _keep(state: Lcg, decision: Decision, place: int) -> float:
    chosen = decision.options[place].value
    if not isinstance(chosen, Placed):
        return 0.0  # to keep the whole hand
    card = look_up(chosen.key)
    return 1.0 + card.resources + 0.1 * card.capacity + (0.5 if card.has_text else 0.0)


def _discard(state: Lcg, decision: Decision, id: int) -> float:
    """Discarding is rarely good: only what can't be used."""
    return 0.25 - hand_value(state, state.sources[id].key, means(state, decision.seat))


def _reserve(state: Lcg, decision: Decision, id: int) -> float:
    return 0.1 if look_up(state.sources[id].key).type is CardType.FATE else -0.1


def _play(state: Lcg, decision: Decision, id: int) -> float:
    card = look_up(state.sources[id].key)
    rating = 1.0 + 0.5 * (card.cost or 0) + 2.5 * card.resources + 0.2 * card.force
    if card.type is CardType.UNIT:
        icons = card.normal + card.edge
        rating += 0.5 * (icons.unit + icons.blast + icons.tactics)
    return rating


def _host(state: Lcg, decision: Decision, id: int) -> float:
    if id not in state.cards:
        return 0.5
    card = state.cards[id]
    worth = card_value(state, card)
    return worth if are_friends(state, decision.seat, card.seat) else worth * 0.9


# --- Paying -------------------------------------------------------------------------------------------


def _pay(state: Lcg, decision: Decision, id: int) -> float:
    """Cards that do nothing else pay first, and those with little to give before those with much."""
    rating = 2.0 - 0.2 * resources(state, id)
    if is_unit(state, id) and unit_damage(state, id) + blast_damage(state, id) + tactics(state, id):
        rating -= 1.5
    return max(0.1, rating)


# --- Engagements --------------------------------------------------------------------------------------


def _power(state: Lcg, id: int) -> float:
    printed = face(state, id)
    edge = printed.edge.unit + printed.edge.blast + printed.edge.tactics
    return unit_damage(state, id) + blast_damage(state, id) + 0.8 * tactics(state, id) + 0.4 * edge


def _attack(state: Lcg, decision: Decision, id: int) -> float:
    return _power(state, id) - 0.3


def _defend(state: Lcg, decision: Decision, id: int) -> float:
    engagement = state.find(Engagement)
    power = _power(state, id) + 0.3 * (capacity(state, id) - state.cards[id].damage)
    threat = 0.0 if engagement is None else sum(_power(state, unit) for unit in engagement.attackers)
    return power - 0.25 * threat


def _edge(state: Lcg, decision: Decision, id: int) -> float:
    """A card or two for the edge: fate cards, and what has icons and is not wanted elsewhere."""
    seat = decision.seat
    placed = len(edge_stack(state, seat))
    card = look_up(state.sources[id].key)
    if placed >= 3:
        return -1.0
    if card.type is CardType.FATE:
        return 0.8 - 0.3 * placed
    if len(hand(state, seat)) <= 1:
        return -0.5
    return 0.55 * card.force - 0.45 * hand_value(state, card.id, means(state, seat)) - 0.35 * placed


def _strike(state: Lcg, decision: Decision, id: int) -> float:
    return 1.0 + unit_damage(state, id) + 0.5 * tactics(state, id) + 0.4 * blast_damage(state, id)


def _target(state: Lcg, decision: Decision, id: int) -> float:
    """Enemies that fall, or that matter most; friends rather not."""
    card = state.cards.get(id)
    if card is None:
        return 0.0
    worth = unit_value(state, card) if is_unit(state, id) else card_value(state, card)
    left = capacity(state, id) - card.damage
    rating = worth + (2.0 if left <= 1 else 0.0) - 0.3 * card.focus
    return -0.2 * rating if are_friends(state, decision.seat, card.seat) else rating


def _balance(state: Lcg, decision: Decision, id: int) -> float:
    card = state.cards[id]
    most = capacity(state, id)
    return 1.0 + (card.damage + 1) / most if most else 1.5


def _engage(state: Lcg, decision: Decision, id: int) -> float:
    card = state.cards[id]
    most = capacity(state, id)
    return 0.5 + (card.damage / most if most else 0.5)


# --- The Force ----------------------------------------------------------------------------------------


def _commit(state: Lcg, decision: Decision, id: int) -> float:
    """Units that fight little and have many icons; others only where the struggle is close."""
    side = side_of(state, decision.seat)
    behind = force_total(state, other(side)) - force_total(state, side)
    icons = force_icons(state, id)
    elite = Keyword.ELITE in face(state, id).keywords
    price = 0.2 if elite else 0.75 * _power(state, id)
    if not icons:
        return -1.0
    return 0.6 * icons - price + (0.5 if 0 <= behind <= icons else 0.0)


def _shield(state: Lcg, decision: Decision, id: int) -> float:
    return 1.0


def _yes(state: Lcg, decision: Decision, id: int) -> float:
    if decision.prompt.id == "lcg-mulligan":
        return _mulligan(state, decision.seat)
    return 0.4


def _mulligan(state: Lcg, seat: int) -> float:
    """A new hand when nothing in it can be played soon."""
    early = sum(
        1 for id in hand(state, seat)
        if look_up(state.sources[id].key).type in (CardType.UNIT, CardType.ENHANCEMENT)
        and (look_up(state.sources[id].key).cost or 0) <= 3
    )  # fmt: skip
    return 1.0 if early < 2 else -1.0


_RATERS: dict[str, Rater] = {
    "keep": _keep,
    "discard": _discard,
    "reserve": _reserve,
    "play": _play,
    "host": _host,
    "pay": _pay,
    "attack": _attack,
    "support": _attack,
    "defend": _defend,
    "edge": _edge,
    "strike": _strike,
    "target": _target,
    "choose": _target,
    "balance": _balance,
    "engage": _engage,
    "commit": _commit,
    "shield": _shield,
    "yes": _yes,
}
