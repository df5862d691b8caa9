"""Evaluation of positions, in victory points: points, figures, conditions, cards, objectives held.

This is an opinion and no rule. It looks at public things and counts of hidden ones only.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from dejarik.assault.board import Spaces
from dejarik.assault.dice.attack import Condition
from dejarik.assault.evaluation.stakes import Errand, Prize, stakes_of
from dejarik.assault.rules import values
from dejarik.assault.rules.ground import on_board, piece, team
from dejarik.assault.rules.state import Assault, Figure, Token
from dejarik.kernel.memos import begin_waiting

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


class Losses(NamedTuple):
    """What damage to something takes from its side and gives to the other: a part of what it is dear, or all of it."""

    left: int  # so much damage and it is gone
    all: float
    dear: float
    parts: int
    presence: float = 0.0  # what a figure is worth to its side as it stands there

    def of(self, damage: float) -> float:
        if not damage:
            return 0.0
        return self.all if damage >= self.left else self.dear * damage / self.parts


class Appraisal:
    """What everything is worth as a state stands.

    It is made for a state in which nothing changes while it is asked, so nothing is worked out twice.
    """

    __slots__ = ("_balances", "_losses", "_prices", "_prizes", "stakes", "state")

    def __init__(self, state: Assault) -> None:
        self.state = state
        self.stakes = stakes_of(state)
        self._prices: dict[int, float] = {}
        self._losses: dict[int, Losses] = {}
        self._prizes: dict[int, list[Prize]] = {}
        self._balances: dict[int, float] = {}
        begin_waiting(state)

    def price(self, figure: Figure) -> float:
        """What the defeat of a figure gives."""
        found = self._prices.get(figure.id)
        if found is None:
            found = self._prices[figure.id] = self.stakes.price(self.state, figure)
        return found

    def weight(self, figure: Figure) -> float:
        """How much a figure matters: its price; a companion has none and matters all the same."""
        return self.price(figure) or COMPANION

    def worth(self, figure: Figure) -> float:
        """How much it matters that a figure is there."""
        own = self.stakes.worth(self.state, figure)
        return (self.price(figure) if own is None else own) or COMPANION

    def losses(self, target: Figure | Token) -> Losses:
        """What damage to a target takes from its side."""
        found = self._losses.get(target.id)
        if found is None:
            of_it = self._of_token(target) if isinstance(target, Token) else self._of_figure(target)
            found = self._losses[target.id] = of_it
        return found

    def _of_token(self, token: Token) -> Losses:
        left = max(1, token.health - token.damage)
        pay = self.stakes.shot_pay(self.state, token)
        return Losses(left, pay, CHIPPED * pay, left)

    def _of_figure(self, figure: Figure) -> Losses:
        health = values.health(self.state, figure.id)
        left, parts = max(0, health - figure.damage), max(1, health)
        worth, frailty = self.worth(figure), self.stakes.frailty(self.state, figure)
        toll = self.stakes.toll(self.state, figure)
        presence = worth * (PRESENCE + frailty * (left / parts)) - toll * (1 - left / parts)
        return Losses(left, self.price(figure) + presence, worth * frailty + toll, parts, presence)

    def prizes(self, side: int) -> list[Prize]:
        """Everything on the board that is worth going to, for a side."""
        found = self._prizes.get(side)
        if found is None:
            found = self._prizes[side] = self.stakes.prizes(self.state, side)
        return found

    def _holdings(self, side: int) -> list[Prize]:
        """Those of them that count for who stands there."""
        known = self._prizes.get(side)
        found = self.stakes.holdings(self.state, side) if known is None else known
        return [prize for prize in found if prize.errand is Errand.HOLD]

    def balance(self, side: int) -> float:
        """How well a side stands against the others."""
        found = self._balances.get(side)
        if found is None:
            found = self._balances[side] = self._find_balance(side)
        return found

    def _find_balance(self, side: int) -> float:
        state = self.state
        if state.outcome is not None:
            winners = {team(state, seat) for seat in state.outcome.winners}
            if side in winners:
                return VICTORY if len(winners) == 1 else 0.0
            return -VICTORY
        teams = {player.team for player in state.players}
        against = -1.0 / max(1, len(teams) - 1)
        total = 0.0
        for each in teams:
            total += (1.0 if each == side else against) * self.stakes.standing(state, each)
        for figure in state.figures.values():
            owner = team(state, figure.seat)
            if owner in teams:  # what is nobody's is nobody's gain
                total += (1.0 if owner == side else against) * self.strength(figure)
        where = self._where()
        return total + sum(self._held(each, where, against if each != side else 1.0) for each in teams)

    def strength(self, figure: Figure) -> float:
        """What a figure is worth to its side as it stands there, with its conditions and power tokens."""
        extras = sum(CONDITIONS[condition] for condition in figure.conditions)
        return self.losses(figure).presence + extras + POWER_TOKEN * len(figure.power)

    def _where(self) -> dict[int, Spaces]:
        """The spaces that the figures of each side take up."""
        found: dict[int, Spaces] = {}
        for figure in on_board(self.state):
            side = team(self.state, figure.seat)
            found[side] = found.get(side, 0) | piece(self.state, figure).spaces
        return found

    def _held(self, side: int, where: Mapping[int, Spaces], sign: float) -> float:
        """What a side holds and carries now."""
        state = self.state
        total = 0.0
        mine = where.get(side, 0)
        others = [spaces for each, spaces in where.items() if each != side]
        for prize in self._holdings(side) if mine else ():
            if prize.spaces & mine and not any(prize.spaces & spaces for spaces in others):
                total += HOLDING * prize.points
        for token in state.tokens.values():
            carrier = state.figures.get(token.carrier)
            if carrier is not None and team(state, carrier.seat) == side:
                total += self.stakes.carried_pay(state, token)
        return sign * total


def health_left(state: Assault, figure: Figure) -> int:
    return max(0, values.health(state, figure.id) - figure.damage)


def evaluate(state: Assault, side: int) -> float:
    """How well a side stands against the others."""
    return Appraisal(state).balance(side)
