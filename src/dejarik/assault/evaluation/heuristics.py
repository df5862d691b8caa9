"""Heuristics: targets, surges, rerolls, places, and small matters with a plain answer, which need no trying out.

`rate_by_heuristics` gives ratings for the options it understands; what it leaves out is for `rollouts`.
"""

from __future__ import annotations

from dejarik.assault import board
from dejarik.assault.dice.attack import PowerToken
from dejarik.assault.dice.faces import Die
from dejarik.assault.evaluation.acting import rate_actions, rate_ends, rate_figures
from dejarik.assault.evaluation.rolled import rate_reroll, rate_surges
from dejarik.assault.evaluation.shots import gain_of
from dejarik.assault.evaluation.stakes import stakes_of
from dejarik.assault.evaluation.survey import Survey
from dejarik.assault.rules.activation import Activation, GroupActivation
from dejarik.assault.rules.attack import Attack, Reroll, find_target
from dejarik.assault.rules.attack.aftermath import CLEAVE
from dejarik.assault.rules.attack.declaring import ATTACK, SPEND_TOKEN, TARGET_SPACE
from dejarik.assault.rules.attack.rolling import CHOOSE_DIE
from dejarik.assault.rules.attack.surges import SURGE
from dejarik.assault.rules.ground import distance, piece, position_of, situation, team, thing
from dejarik.assault.rules.movement import MoveSpaces, Place, SpendPoints, StepAside
from dejarik.assault.rules.movement.steps import where
from dejarik.assault.rules.state import Assault, Figure
from dejarik.kernel import NOBODY, Decision

_WAYS = (MoveSpaces, SpendPoints, Place, StepAside)

#: Dice that a figure takes when it may choose: near, and from a distance.
_NEAR = {Die.RED: 4.0, Die.GREEN: 3.0, Die.YELLOW: 2.0, Die.BLUE: 1.0}
_FAR = {Die.BLUE: 4.0, Die.GREEN: 3.0, Die.RED: 2.0, Die.YELLOW: 1.0}
_LONG_SHOT = 4


def rate_by_heuristics(survey: Survey, decision: Decision) -> dict[int, float] | None:
    """Ratings of the decision that the state waits for; None when it has to be tried out."""
    state = survey.state
    match state.stack[-1]:
        case Activation() as activation:
            return rate_actions(survey, decision, activation)
        case GroupActivation():
            return rate_figures(survey, decision)
        case Attack() as attack:
            return rate_attack(survey, decision, attack)
        case Reroll() as reroll:
            return rate_reroll(state, decision, reroll)
        case top if isinstance(top, _WAYS):
            return rate_ways(survey, decision)
    return stakes_of(state).rate(survey, decision)


def rate_ways(survey: Survey, decision: Decision) -> dict[int, float] | None:
    """Where a figure should stand, of what is offered."""
    figure = survey.state.figures.get(decision.about.get("figure", 0))
    if figure is None:
        return None
    if figure.seat == NOBODY:
        ratings = _rate_driving(survey, decision, figure)
        if ratings:
            return ratings
    return rate_ends(survey, decision, figure, mine=team(survey.state, figure.seat) == survey.side)


def _rate_driving(survey: Survey, decision: Decision, figure: Figure) -> dict[int, float]:
    """Where a neutral figure should stand that is driven about; empty, where it makes no difference."""
    state, stakes = survey.state, stakes_of(survey.state)
    ratings: dict[int, float] = {}
    for place, option in enumerate(decision.options):
        value = stakes.driven(state, figure, where(option) or position_of(figure), survey.side)
        if value is not None:
            ratings[place] = value
    return ratings


# --- Attacks --------------------------------------------------------------------------------------


def rate_attack(survey: Survey, decision: Decision, attack: Attack) -> dict[int, float] | None:
    """Everything that an attack asks."""
    verb = decision.options[0].verb
    if verb is ATTACK:
        return _rate_targets(survey, decision, attack)
    if verb is SURGE:
        return rate_surges(survey.state, decision, attack)
    if verb is SPEND_TOKEN:
        return _rate_tokens(survey.state, decision, attack)
    if verb is CLEAVE:
        return _rate_cleave(survey.state, decision, attack)
    if verb is CHOOSE_DIE:
        return _rate_dice(survey.state, decision, attack)
    if verb is TARGET_SPACE:
        return dict.fromkeys(range(len(decision.options)), 1.0)
    return None


def _rate_targets(survey: Survey, decision: Decision, attack: Attack) -> dict[int, float]:
    state = survey.state
    attacker = state.figures[attack.attacker]
    ratings: dict[int, float] = {}
    for place, option in enumerate(decision.options):
        target = find_target(state, option.value) if option.verb is ATTACK else None
        if target is None:
            continue
        away = distance(state, attacker, target)
        value = survey.special_shot(attack, target).value(1 if away is None else away)
        friendly = isinstance(target, Figure) and team(state, target.seat) == survey.side
        ratings[place] = -value if friendly else 0.01 + value
    return ratings


def _rate_tokens(state: Assault, decision: Decision, attack: Attack) -> dict[int, float]:
    """A power token is spent at the first chance, except in vain."""
    target = find_target(state, attack.target)
    worth_it = target is not None and (not isinstance(target, Figure) or gain_of(state, target, 2) > 0.3)
    likes = {PowerToken.DAMAGE: 2.0, PowerToken.SURGE: 1.5, PowerToken.BLOCK: 2.0, PowerToken.EVADE: 1.5}
    keeping = 1.0 if worth_it else 3.0
    return {
        place: likes[option.value.kind] if option.verb is SPEND_TOKEN else keeping
        for place, option in enumerate(decision.options)
    }


def _rate_cleave(state: Assault, decision: Decision, attack: Attack) -> dict[int, float]:
    ratings: dict[int, float] = {}
    for place, option in enumerate(decision.options):
        target = find_target(state, option.value) if option.verb is CLEAVE else None
        if target is not None:
            ratings[place] = 0.01 + gain_of(state, target, attack.tally.cleave[0])
    return ratings


def _rate_dice(state: Assault, decision: Decision, attack: Attack) -> dict[int, float]:
    attacker, target = state.figures.get(attack.attacker), find_target(state, attack.target)
    away = None
    if attacker is not None and target is not None and not attack.melee:
        away = board.distance(situation(state), piece(state, attacker), thing(state, target))
    likes = _FAR if away is not None and away >= _LONG_SHOT else _NEAR
    # A second die of a colour comes after the first ones: results that differ are safer.
    return {
        place: likes[die] - 1.5 * (copy == 2)
        for place, (die, copy) in enumerate(option.value for option in decision.options)
    }
