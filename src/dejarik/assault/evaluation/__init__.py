"""Evaluation for bots: how good each option of a decision looks to the seat that is asked.

Ordinary things are weighed by heuristics with exact odds (`heuristics`, `acting`, `rolled`), everything else is tried
out on copies (`rollouts`). All ratings are differences of victory points, more or less.
"""

from __future__ import annotations

from dejarik.assault.evaluation.heuristics import rate_by_heuristics
from dejarik.assault.evaluation.rollouts import rate_by_rollouts, rate_points
from dejarik.assault.evaluation.stakes import stakes_of
from dejarik.assault.evaluation.survey import Survey
from dejarik.assault.rules.activation import MOVE, Activation
from dejarik.assault.rules.ground import team
from dejarik.assault.rules.movement import SpendPoints
from dejarik.assault.rules.state import Assault
from dejarik.kernel import Decision, Kind, Ratings, decision

__all__ = ["rate"]

MOST_TRIED = 40
"""Options of one decision that are tried out; more than that are not worth the time."""


def rate(state: Assault) -> Ratings:
    """Ratings of the options of the decision that the state waits for. The state stays as it is."""
    asked = decision(state)
    if asked is None:
        return {}
    survey = Survey(state, team(state, asked.seat))
    known = rate_by_heuristics(survey, asked)
    if known is not None and not isinstance(state.stack[-1], (Activation, SpendPoints)):
        return known
    ratings = dict(known or {})
    others = [place for place in range(len(asked.options)) if place not in ratings]
    if others and _can_be_tried(asked):
        ratings.update(rate_by_rollouts(survey, asked, others[:MOST_TRIED]))
    if stakes_of(state).points_buy and isinstance(state.stack[-1], Activation):
        for place, option in enumerate(asked.options):
            worth = rate_points(survey, asked, option) if option.verb is MOVE else None
            if worth is not None:
                ratings[place] = max(worth, ratings[place])
    return ratings


def _can_be_tried(asked: Decision) -> bool:
    """Whether each option is an answer of its own."""
    return asked.kind is Kind.CHOOSE or (asked.kind is Kind.SOME and asked.least <= 1 <= asked.most)
