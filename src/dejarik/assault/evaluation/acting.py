"""What a figure should do in its activation: where to go, whether to attack first, when to stop (CORE-ACT, CORE-MOVE).

A plan looks at the ordinary actions only: moving, attacking and standing well. What cards, interactions and special
actions do is found by trying them out (`rollouts`).
"""

from __future__ import annotations

from collections.abc import Iterable
from math import inf

from dejarik.assault import board
from dejarik.assault.board import Position
from dejarik.assault.evaluation.stakes import stakes_of
from dejarik.assault.evaluation.survey import Survey
from dejarik.assault.rules import values
from dejarik.assault.rules.activation import ATTACK_ACTION, END, MOVE, Activation
from dejarik.assault.rules.ground import members, mobile_piece, position_of, situation_for
from dejarik.assault.rules.movement import ease_of, may_go
from dejarik.assault.rules.movement.steps import GO, where
from dejarik.assault.rules.state import NOWHERE, Figure
from dejarik.kernel import Decision

TROUBLE = 0.02
"""What an action or a step costs that changes nothing, so that nobody runs about for nothing."""
AGAIN = 0.8
"""What a second attack is worth, compared with the first: its target may be gone."""
MOST_LOOKED_AT = 2
"""Figures of a group that are looked at to see what the group can do."""


class Plan:
    """What a figure can make of the actions and movement points that it has left."""

    def __init__(
        self,
        survey: Survey,
        figure: Figure,
        actions: int,
        *,
        attacks: bool,
        points: int | None = None,
        fearless: bool = False,
    ) -> None:
        self.survey = survey
        self.lookout = survey.of(figure)
        self.figure = figure
        self.actions = actions
        self.points = figure.points if points is None else points
        state = survey.state
        self.attacks = attacks and values.can_attack(state, figure.id)
        self.repeats = self.attacks and values.attacks_freely(state, figure.id)
        self.speed = values.speed(state, figure.id)
        self.here = position_of(figure)
        self.spare = stakes_of(state).spare(state, figure)
        self._fearless = fearless  # does not look who could shoot back: quicker
        self._pulls: dict[Position, float] = {}
        self._places: dict[Position, float] = {}
        self._shots: dict[Position, float] = {}
        self._ends: dict[int, dict[Position, float]] = {}
        self._best: dict[tuple[int, int], float] = {}

    # --- Places, looked at once -------------------------------------------------------------------

    def place(self, position: Position) -> float:
        found = self._places.get(position)
        if found is None:
            found = self._pull(position)
            if not self._fearless:
                found -= self.lookout.danger(position)
            self._places[position] = found
        return found

    def _pull(self, position: Position) -> float:
        found = self._pulls.get(position)
        if found is None:
            found = self._pulls[position] = self.lookout.pull(position)
        return found

    def shot(self, position: Position) -> float:
        found = self._shots.get(position)
        if found is None:
            found = self._shots[position] = self.lookout.attack_from(position)
        return found

    def ends(self, points: int) -> dict[Position, float]:
        """Where the figure could stand after spending so many points, and those that it has to spare, with what that
        costs; staying is one of them."""
        found = self._ends.get(points)
        if found is None:
            found = self._ends[points] = self._find_ends(points)
        return found

    def _find_ends(self, points: int) -> dict[Position, float]:
        state, figure = self.survey.state, self.figure
        most = points + self.spare.points
        if not most or not may_go(state, figure):
            return {self.here: 0.0}
        ease = ease_of(state, figure)
        found = board.reach(situation_for(state, figure), mobile_piece(state, figure), most, ease=ease).ends()
        trouble = {
            position: TROUBLE * (1 + 0.1 * cost) + self.spare.price * max(0, cost - points)
            for position, cost in found.items()
        }
        trouble[self.here] = 0.0
        return trouble

    # --- What the ordinary options are worth ------------------------------------------------------

    def stop(self) -> float:
        return self.place(self.here)

    def go(self, position: Position, cost: int) -> float:
        """Go there now; with actions left, what they are good for there is part of it."""
        value = self.place(position) - TROUBLE * (1 + 0.1 * cost)
        return value + self._with_actions(position, self.actions)

    def attack(self) -> float:
        """Attack from here, then stand as well as the rest allows."""
        best = self._best_end(self.points + (self.speed if self.actions > 1 else 0))
        if self.repeats and self.actions > 1:
            best = max(best, AGAIN * self.shot(self.here) + self._best_end(self.points))
        return self.shot(self.here) + best - TROUBLE

    def _best_end(self, points: int, actions: int = 0) -> float:
        """The best place that so many points lead to, with what can be done there if actions are left.

        Danger takes long to find out and makes no place better: it is looked at only where all the rest is better
        than the best so far.
        """
        key = (points, actions)
        known = self._best.get(key)
        if known is None:
            known = self._best[key] = self._find_best_end(points, actions)
        return known

    def _find_best_end(self, points: int, actions: int) -> float:
        ends = self.ends(points)
        hopes = [
            (self._pull(position) + (done := self._with_actions(position, actions)) - trouble, done, position)
            for position, trouble in ends.items()
        ]
        if self._fearless:
            return max(hopes)[0]
        hopes.sort(reverse=True)
        best = -inf
        for hope, done, position in hopes:
            if hope <= best:
                break
            best = max(best, self.place(position) + done - ends[position])
        return best

    def move(self) -> float:
        """Use an action to move: the best place, with what can be done there if an action is left."""
        return self._best_end(self.points + self.speed, self.actions - 1) - TROUBLE

    def _with_actions(self, position: Position, count: int) -> float:
        """What actions are good for in a place: an attack, or picking something up; more of that for those who may
        attack again."""
        if not count:
            return 0.0
        found = [self.lookout.fetching(position)]
        if self.attacks:
            found.append(self.shot(position))
        if self.repeats:
            found.append(AGAIN * self.shot(position))
            return sum(sorted(found)[-count:])
        return max(found)

    def best(self) -> float:
        """The best of all these."""
        found = [self.stop()]
        if self.actions and self.attacks and self.shot(self.here):
            found.append(self.attack())
        if self.actions and self.speed:
            found.append(self.move())
        if self.points or self.spare.points:
            found.append(self._best_end(self.points, self.actions))
        return max(found)


def plan_of(survey: Survey, activation: Activation) -> Plan:
    """The plan for the rest of an activation."""
    figure = survey.state.figures[activation.figure]
    return Plan(survey, figure, activation.actions, attacks=activation.may_attack_again(survey.state))


def rate_actions(survey: Survey, decision: Decision, activation: Activation) -> dict[int, float]:
    """The ordinary options of an activation. Others are left out."""
    plan = plan_of(survey, activation)
    ratings: dict[int, float] = {}
    for place, option in enumerate(decision.options):
        if option.verb is END:
            ratings[place] = plan.stop()
        elif option.verb is ATTACK_ACTION:
            ratings[place] = plan.attack()
        elif option.verb is MOVE:
            ratings[place] = plan.move()
        elif option.verb is GO:
            ratings[place] = plan.go(option.value.position, option.value.cost)
    return ratings


def rate_ends(survey: Survey, decision: Decision, figure: Figure, *, mine: bool) -> dict[int, float]:
    """Where a figure should stand, of what is offered: after a movement, a push or a placement. For a hostile figure
    the other way round."""
    ratings: dict[int, float] = {}
    stands = figure.space != NOWHERE
    ends = {place: position for place, option in enumerate(decision.options) if (position := where(option))}
    here = position_of(figure)
    worth = survey.places(figure, [*ends.values(), here] if stands else list(ends.values()))
    for place, option in enumerate(decision.options):
        if place in ends:
            ratings[place] = worth[ends[place]] - TROUBLE
        elif option.verb.declines and stands:
            ratings[place] = worth[here]
    return ratings if mine else {place: -rating for place, rating in ratings.items()}


def rate_figures(survey: Survey, decision: Decision) -> dict[int, float]:
    """Which figure of a group acts first: the one that can do most."""
    figures = [survey.state.figures[option.value] for option in decision.options]
    return {place: prospects(survey, [figure]) for place, figure in enumerate(figures)}


def rate_groups(survey: Survey, decision: Decision) -> dict[int, float]:
    """Which group acts next: one that can do much, or that will not be there for long."""
    ratings: dict[int, float] = {}
    for place, option in enumerate(decision.options):
        if option.verb.declines:
            ratings[place] = -1.0
        else:
            figures = [each for each in members(survey.state, option.value) if each.space != NOWHERE]
            ratings[place] = prospects(survey, figures) + sum(map(survey.urgency, figures))
    return ratings


def prospects(survey: Survey, figures: Iterable[Figure]) -> float:
    """What figures can gain by being activated now; those after the first count for less."""
    gains = []
    for figure in list(figures)[:MOST_LOOKED_AT]:
        known = survey.gain_of_acting(figure)
        if known is not None:
            gains.append(known)
            continue
        plan = Plan(survey, figure, 2, attacks=True, points=0, fearless=True)
        gains.append(plan.best() - plan.stop())
    gains.sort(reverse=True)
    return sum(gain * 0.6**place for place, gain in enumerate(gains))
