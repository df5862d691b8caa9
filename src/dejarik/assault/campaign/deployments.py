"""What the Empire brings when it has threat to spend, and where (CORE-DEPLOY-03), as bots answer that (`stakes`)."""

from __future__ import annotations

from dejarik.assault.board import Space
from dejarik.assault.campaign.rules.deploying import DEPLOY_GROUP, POINT, REINFORCE
from dejarik.assault.evaluation.survey import Survey
from dejarik.assault.rules.ground import board_for, foes, on_board
from dejarik.assault.rules.printed import cost_of, profile
from dejarik.kernel import Decision


def rate_deployment(survey: Survey, decision: Decision) -> dict[int, float]:
    """The dearest group that there is threat for, then reinforcements; at the point that is nearest to the heroes."""
    ratings: dict[int, float] = {}
    state = survey.state
    for place, option in enumerate(decision.options):
        if option.verb is DEPLOY_GROUP:
            ratings[place] = 1.0 + cost_of(option.value)
        elif option.verb is REINFORCE:
            ratings[place] = 0.5 + profile(state.groups[option.value].card).figure_cost
        elif option.verb is POINT:
            ratings[place] = -_nearest(survey, option.value)
        else:
            ratings[place] = 0.0
    return ratings


def _nearest(survey: Survey, space: int) -> float:
    """How far the nearest foe of the Empire is from a space, as the crow flies."""
    state = survey.state
    ground = board_for(state)
    here = ground.cell(Space(space))
    own = [figure for figure in on_board(state) if figure.seat == 0]
    targets = foes(state, own[0]) if own else on_board(state)
    cells = [ground.cell(Space(figure.space)) for figure in targets]
    return float(min((max(abs(here[0] - x), abs(here[1] - y)) for x, y in cells), default=0))
