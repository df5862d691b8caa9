"""Rollouts: play each option on a copy of the state, a few times, and see what it is worth afterwards.

This is how cards, special actions and interactions are judged without knowing any of them. The dice of each copy are
new; in the copy everybody answers quickly and without looking ahead. How much is tried is counted in answers and not
in time, so that the same state is always judged the same.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from dejarik.assault.evaluation.acting import TROUBLE, plan_of
from dejarik.assault.evaluation.heuristics import rate_by_heuristics
from dejarik.assault.evaluation.positions import Appraisal, evaluate
from dejarik.assault.evaluation.stakes import stakes_of
from dejarik.assault.evaluation.survey import Glance, Survey, fingerprint, twin_of
from dejarik.assault.rules.activation import Activation, GroupActivation
from dejarik.assault.rules.activation.uses import USE as POINTS_USE
from dejarik.assault.rules.attack import Attack, find_target
from dejarik.assault.rules.attack.declaring import ATTACK
from dejarik.assault.rules.ground import NEUTRAL, distance, forget_situation, position_of, team
from dejarik.assault.rules.movement import SpendPoints
from dejarik.assault.rules.movement.movement import ESCAPE
from dejarik.assault.rules.state import NOWHERE, Assault
from dejarik.kernel import Choice, Decision, Kind, Option, Ratings, Rng, apply, decision
from dejarik.kernel.answers import random_answer
from dejarik.kernel.engine import share_decision
from dejarik.kernel.records import copy
from dejarik.kernel.windows import USE

BUDGET = 36
"""Answers that may be given in all rollouts of one decision, beside the first rollout of each option."""
MOST_SAMPLES = 6
MOST_ANSWERS = 14
"""How far a rollout is played, in answers."""
PLANNING = 8
"""What a plan for the rest of an activation costs, in answers."""
MOST_PEEKS = 8
"""Options of a choice inside a rollout that are looked at one by one; of more, so many that are drawn."""

ACTION_LEFT = 1.0
POINT_LEFT = 0.12

_RESTS = (Activation, GroupActivation)
"""Where a rollout comes to rest; each way to play has more."""


def rate_by_rollouts(survey: Survey, asked: Decision, places: Iterable[int]) -> dict[int, float]:
    """What the options in these places are worth to the seat that is asked, compared with how things stand now."""
    state, rollouts = survey.state, Rollouts(survey, asked)
    found: dict[int, list[float]] = {place: [] for place in places}
    least = stakes_of(state).samples
    costs: dict[int, int] = {}  # of options that leave nothing to chance: once is enough
    for sample in range(MOST_SAMPLES):
        if sample >= least and rollouts.answers > BUDGET:
            break
        dice = rollouts.rng.split()
        for place, values in found.items():
            if place in costs:
                rollouts.answers += costs[place]
                continue
            before = rollouts.answers
            values.append(rollouts.value(asked.options[place], dice))
            if not rollouts.rolled:
                costs[place] = rollouts.answers - before
        if sample >= least and all(len(set(values)) == 1 for values in found.values()):
            break
    return {place: sum(values) / len(values) for place, values in found.items()}


def rate_points(survey: Survey, asked: Decision, moving: Option) -> float | None:
    """What an action to move is worth for what movement points buy beside steps; None if there is nothing."""
    state = survey.state
    twin = twin_of(state)
    apply(twin, share_decision(state, twin, moving))
    if twin.outcome is not None or not isinstance(top := twin.stack[-1], Activation):
        return None
    if twin.figures[top.figure].seat != asked.seat:
        return None
    offered = [option.value for option in asked.options if option.verb in (POINTS_USE, ESCAPE)]
    bought = [option for option in top.bought_with_points(twin) if option.value not in offered]
    if not bought:
        return None
    rollouts = Rollouts(survey, asked)
    dice = rollouts.rng.split()
    return max(rollouts.value(option, dice, after=moving) for option in bought[:MOST_PEEKS])


class Start(NamedTuple):
    """Where all rollouts of an option come to before chance has a part in them: who knows that begins the next one
    there, with other dice."""

    state: Assault
    answer: Choice  # what is taken next
    given: int  # answers after the option itself, this one included
    cost: int

    @classmethod
    def of(cls, twin: Assault, answer: Choice, given: int, cost: int) -> Start:
        kept = twin_of(twin)
        return cls(kept, _shared(twin, kept, answer), given, cost)


def _shared(state: Assault, twin: Assault, answer: Choice) -> Choice:
    """An answer to be taken in a copy, which need not ask again."""
    return share_decision(state, twin, answer) if isinstance(answer, Option) else answer


class Rollouts:
    """Rollouts of the options of one decision. `answers` counts what they have cost, `rolled` says whether chance had a
    part in the last one."""

    def __init__(self, survey: Survey, asked: Decision) -> None:
        self.state = state = survey.state
        self.asked = asked
        self.side = survey.side
        self.rng = copy(state.rng).split()
        self.answers = 0
        self.rolled = False
        self._judged: dict[bytes, tuple[float, int]] = {}  # by what was judged: the value, and what it cost
        self._starts: dict[int, Start] = {}  # by the option, which is there as long as the decision is
        self._left_to_chance = False  # something in the rollout that goes on, beside the twin's own dice
        self._now = survey.appraisal.balance(self.side)
        self._attack = _frame(state.find(Attack))
        top = state.stack[-1]
        self._activation = _frame(top if isinstance(top, Activation) else None)
        self._led = top.figure if isinstance(top, SpendPoints) else 0

    def value(self, option: Option, dice: Rng, after: Option | None = None) -> float:
        """What is gained when this option is taken, `after` another one, and played to its end."""
        start = self._starts.get(id(option))
        if start is None:
            first: Choice = option if self.asked.kind is Kind.CHOOSE else [option]
            start = Start(self.state, first, given=0, cost=0)
        twin = twin_of(start.state)
        twin.rng = copy(dice)
        if after is not None:
            apply(twin, share_decision(self.state, twin, after))
            answer = start.answer
        else:
            answer = _shared(start.state, twin, start.answer)
        before, self.answers = self.answers, self.answers + start.cost
        given, self._left_to_chance = start.given, after is not None
        while True:
            apply(twin, answer)
            if given == MOST_ANSWERS or twin.outcome is not None or self._is_over(twin):
                break  # what is asked there, nobody looks at
            given += 1
            foreseen = not self._left_to_chance and twin.rng == dice
            answer = self._answer(twin)
            if foreseen and not self._left_to_chance and twin.rng == dice:
                self._starts[id(option)] = Start.of(twin, answer, given, self.answers - before)
        self.rolled = twin.rng.drawn > dice.drawn
        return self._judge(twin)

    def _answer(self, twin: Assault) -> Choice:
        """What is answered in the course of a rollout."""
        following = decision(twin)
        assert following is not None
        self.answers += 1
        refusal = following.refusal if isinstance(twin.stack[-1], stakes_of(twin).rests) else None
        return refusal or self._quick(twin, following)

    def _judge(self, twin: Assault) -> float:
        """What things have come to. The dice often lead to the same: that is judged once."""
        key = fingerprint(twin)
        known = self._judged.get(key)
        if known is None:
            before = self.answers
            unforeseen = set_aside_newcomers(self.state, twin, self.side)
            judged = Appraisal(twin)
            value = judged.balance(self.side) + unforeseen - self._now + self._outlook(judged)
            self._judged[key] = value, self.answers - before
            return value
        self.answers += known[1]
        return known[0]

    def _is_over(self, twin: Assault) -> bool:
        """Whether what the option started has come to its end."""
        if self._attack:
            return all(_frame(procedure) != self._attack for procedure in twin.stack)
        return has_come_to_rest(twin, self._activation)

    def _outlook(self, known: Appraisal) -> float:
        """What is left to be done in the activation in progress."""
        twin = known.state
        if twin.outcome is not None:
            return 0.0
        if self._led:
            return stand_of(twin, self._led, self.side)
        top = twin.stack[-1]
        if self._activation:
            if _frame(top) != self._activation or not isinstance(top, Activation):
                return 0.0
            self.answers += PLANNING
            best = plan_of(Survey(twin, self.side, known), top).best() if top.figure in twin.figures else 0.0
            return best - TROUBLE  # so that nobody does what changes nothing
        current = twin.find(Activation)
        figure = twin.figures.get(current.figure) if current is not None else None
        if current is None or figure is None or team(twin, figure.seat) != self.side:
            return 0.0
        return ACTION_LEFT * current.actions + POINT_LEFT * figure.points

    # --- Quick answers ----------------------------------------------------------------------------

    def _quick(self, twin: Assault, asked: Decision) -> Choice:
        """What somebody answers inside a rollout."""
        ratings = rate_by_heuristics(Glance(twin, team(twin, asked.seat)), asked)
        if ratings:
            return _highest(asked, ratings, twin.rng)
        if asked.kind is not Kind.CHOOSE:
            return random_answer(asked, twin.rng)
        declining = [option for option in asked.options if option.verb.declines]
        mine = team(twin, asked.seat) == self.side
        if declining and (not mine or any(option.verb.word == USE.word for option in asked.options)):
            return declining[0]  # reactions are not foreseen
        if not mine:
            return random_answer(asked, twin.rng)
        looked_at = list(asked.options)
        if len(looked_at) > MOST_PEEKS:
            self._left_to_chance = True
            self.rng.shuffle(looked_at)
        return max(looked_at[:MOST_PEEKS], key=lambda option: self._peek(twin, option))

    def _peek(self, twin: Assault, option: Option) -> float:
        """What things look like directly after an answer."""
        self.answers += 1
        other = twin_of(twin)
        apply(other, share_decision(twin, other, option))
        self._left_to_chance = self._left_to_chance or other.rng != twin.rng
        return evaluate(other, self.side) + promise(twin, other, self.side)


def promise(before: Assault, state: Assault, side: int) -> float:
    """What an attack promises to a side that has just begun, by exact odds: of what is to come, that shows last."""
    attack = state.find(Attack)
    attacker = state.figures.get(attack.attacker) if attack is not None else None
    if attack is None or attacker is None or before.find(Attack) is not None or state.outcome is not None:
        return 0.0
    own = team(state, attacker.seat)
    survey, asked = Survey(state, own), decision(state)
    target = find_target(state, attack.target)
    found = 0.0
    if target is not None:
        found = survey.special_shot(attack, target).value(distance(state, attacker, target) or 1)
    elif asked is not None and state.stack[-1] is attack and asked.options[0].verb is ATTACK:
        found = max((rate_by_heuristics(survey, asked) or {0: 0.0}).values())
    return found if own == side else -found


def has_come_to_rest(state: Assault, activation: int) -> bool:
    """Whether a question is asked that begins something else: not while an activation (by its frame) waits for what
    happens within it, such as groups that an event brings."""
    top = state.stack[-1]
    if isinstance(top, stakes_of(state).rests):
        return not activation or all(_frame(each) != activation for each in state.stack)
    return isinstance(top, _RESTS)


def set_aside_newcomers(state: Assault, twin: Assault, side: int) -> float:
    """Take away foes that have come since: nobody could know of them. What they would have counted."""
    if twin.outcome is not None or twin.figures.keys() <= state.figures.keys():
        return 0.0
    found = [
        figure
        for figure in twin.figures.values()
        if figure.id not in state.figures and team(twin, figure.seat) not in (side, NEUTRAL)
    ]
    for figure in found:
        figure.space = NOWHERE
    forget_situation(twin)
    known = Appraisal(twin)
    return sum(known.losses(figure).presence for figure in found)


def stand_of(state: Assault, id: int, side: int) -> float:
    """What the place is worth to a figure where it stands."""
    figure = state.figures.get(id)
    if figure is None or figure.space == NOWHERE:
        return 0.0
    return Survey(state, side).place(figure, position_of(figure))


def _frame(procedure: object) -> int:
    """What tells an activation or an attack from others; 0 for anything else."""
    return procedure.frame if isinstance(procedure, (Activation, Attack)) else 0


def _highest(asked: Decision, ratings: Ratings, rng: Rng) -> Choice:
    """The answer with the highest ratings."""
    places = range(len(asked.options))
    if asked.kind is Kind.CHOOSE:
        return asked.options[max(places, key=lambda place: ratings.get(place, 0.0))]
    if asked.kind is Kind.SOME:
        order = sorted(places, key=lambda place: -ratings.get(place, 0.0))
        good = sum(ratings.get(place, 0.0) > 0 for place in order)
        return [asked.options[place] for place in order[: min(asked.most, max(asked.least, good))]]
    return random_answer(asked, rng)
