"""Evaluation of positions, in victory points: points, figures, conditions, cards, objectives held.

This is an opinion and no rule. It looks at public things and counts of hidden ones only.
"""

from __future__ import annotations

from dejarik.assault.dice.attack import Condition
from dejarik.assault.evaluation.stakes import Errand, stakes_of
from dejarik.assault.rules import values
from dejarik.assault.rules.ground import on_board, piece, team
from dejarik.assault.rules.state import Assault, Figure, Token

VICTORY = 1000.0
PRESENCE = 0.25
"""What a figure is worth to its side by being there, for each point of its cost; beside what being unhurt is worth, and
the points that its defeat gives to the others."""
COMPANION = 2.0
POWER_TOKEN = 0.5
CHIPPED = 0.8
"""What of an object counts that has been damaged and not destroyed: nobody mends it."""
HOLDING = 0.55
"""How much of what is held now will really be paid."""

CONDITIONS = {
    Condition.STUNNED: -1.6,
    Condition.BLEEDING: -0.8,
    Condition.WEAKENED: -0.6,
    Condition.FOCUSED: 1.2,
    Condition.HIDDEN: 0.8,
}


def price(state: Assault, figure: Figure) -> float:
    """What the defeat of a figure gives."""
    return stakes_of(state).price(state, figure)


def weight(state: Assault, figure: Figure) -> float:
    """How much a figure matters: its price; a companion has none and matters all the same."""
    return price(state, figure) or COMPANION


def worth(state: Assault, figure: Figure) -> float:
    """How much it matters that a figure is there."""
    return stakes_of(state).worth(state, figure) or COMPANION


def health_left(state: Assault, figure: Figure) -> int:
    return max(0, values.health(state, figure.id) - figure.damage)


def loss(state: Assault, figure: Figure, damage: float) -> float:
    """What so much damage takes from the figure's side, and gives to the other."""
    left = health_left(state, figure)
    if damage >= left:
        return price(state, figure) + presence(state, figure)
    dear = worth(state, figure) * stakes_of(state).frailty(state, figure)
    return dear * damage / max(1, values.health(state, figure.id))


def token_gain(state: Assault, token: Token, damage: float, pay: float) -> float:
    """What so much damage to an object brings."""
    left = max(1, token.health - token.damage)
    return pay if damage >= left else CHIPPED * pay * damage / left


def presence(state: Assault, figure: Figure) -> float:
    """What a figure is worth to its side as it stands there."""
    share = health_left(state, figure) / max(1, values.health(state, figure.id))
    return worth(state, figure) * (PRESENCE + stakes_of(state).frailty(state, figure) * share)


def evaluate(state: Assault, side: int) -> float:
    """How well a side stands against the others."""
    if state.outcome is not None:
        winners = {team(state, seat) for seat in state.outcome.winners}
        if side in winners:
            return VICTORY if len(winners) == 1 else 0.0
        return -VICTORY
    teams = {player.team for player in state.players}
    against = -1.0 / max(1, len(teams) - 1)
    stakes = stakes_of(state)
    total = 0.0
    for each in teams:
        total += (1.0 if each == side else against) * stakes.standing(state, each)
    for figure in state.figures.values():
        sign = 1.0 if team(state, figure.seat) == side else against
        extras = sum(CONDITIONS[condition] for condition in figure.conditions)
        total += sign * (presence(state, figure) + extras + POWER_TOKEN * len(figure.power))
    return total + sum(_held(state, each, against if each != side else 1.0) for each in teams)


def _held(state: Assault, side: int, sign: float) -> float:
    """What a side holds and carries now."""
    total = 0.0
    standing = on_board(state)
    for prize in stakes_of(state).prizes(state, side):
        if prize.errand is Errand.HOLD:
            there = {
                team(state, figure.seat) for figure in standing if piece(state, figure).spaces & prize.spaces
            }
            if there == {side}:
                total += HOLDING * prize.points
    for token in state.tokens.values():
        carrier = state.figures.get(token.carrier)
        if carrier is not None and team(state, carrier.seat) == side:
            total += stakes_of(state).carried_pay(state, token)
    return sign * total
