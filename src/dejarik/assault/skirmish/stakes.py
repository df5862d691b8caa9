"""What there is to win in a skirmish, and the questions that only a skirmish asks (`evaluation.stakes`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from dejarik.assault.content.missions.blocks.bombardment import Guns
from dejarik.assault.evaluation.acting import rate_groups
from dejarik.assault.evaluation.heuristics import rate_ways
from dejarik.assault.evaluation.shots import gain_of
from dejarik.assault.evaluation.stakes import Prize, Stakes, register
from dejarik.assault.evaluation.survey import Survey
from dejarik.assault.rules.ground import on_board, piece, team
from dejarik.assault.rules.printed import cost_of, profile_of
from dejarik.assault.rules.state import Figure, Token
from dejarik.assault.skirmish import prizes
from dejarik.assault.skirmish.prizes import CARD
from dejarik.assault.skirmish.rules.commands import hand
from dejarik.assault.skirmish.rules.rounds import ActivationPhase
from dejarik.assault.skirmish.rules.state import SkirmishState
from dejarik.assault.skirmish.rules.strain import TakeStrain
from dejarik.assault.skirmish.setup import Attach, ChooseZone, Deploy, SetUp
from dejarik.kernel import Decision

DECK_CARD = 0.08
GUN_DAMAGE = 1.5


class SkirmishStakes(Stakes[SkirmishState]):
    """Victory points, and what brings them."""

    name: ClassVar[str] = SkirmishState.mode
    rests: ClassVar[tuple[type, ...]] = (ActivationPhase, Attach, ChooseZone, Deploy, SetUp)

    def price(self, state: SkirmishState, figure: Figure) -> float:
        """The points that the defeat of a figure gives (CORE-VP-01, -02)."""
        group = state.groups.get(figure.group)
        attached = (
            cost_of(group.attachment) / max(1, group.size) if group is not None and group.attachment else 0
        )
        return profile_of(state, figure).figure_cost + attached

    def prizes(self, state: SkirmishState, side: int) -> list[Prize]:
        return prizes.prizes(state, side)

    def destination(self, state: SkirmishState, figure: Figure) -> Prize | None:
        return prizes.destination(state, figure)

    def shot_pay(self, state: SkirmishState, token: Token) -> float:
        return prizes.shot_pay(state, token)

    def carried_pay(self, state: SkirmishState, token: Token) -> float:
        return prizes.carried_pay(state, token)

    def standing(self, state: SkirmishState, side: int) -> float:
        return sum(
            player.vp + CARD * len(hand(state, player.seat)) + DECK_CARD * len(player.deck)
            for player in state.players
            if player.team == side
        )

    def rate(self, survey: Survey, decision: Decision) -> dict[int, float] | None:
        state = survey.state
        match state.stack[-1]:
            case ActivationPhase():
                return rate_groups(survey, decision)
            case TakeStrain(waiting=[strained, *_]):
                return _rate_strain(survey, decision, state.figures[strained.figure], strained.amount)
            case Guns():
                return _rate_guns(survey, decision)
            case SetUp():
                return _of_values(decision, {decision.seat: 1.0})  # the first turn is an advantage
            case ChooseZone():
                return dict.fromkeys(range(len(decision.options)), 1.0)  # they are meant to be equal
            case Deploy():
                return rate_ways(survey, decision)
        return None


def _of_values(decision: Decision, likes: Mapping[Any, float]) -> dict[int, float]:
    """The ratings of options by their values."""
    return {
        place: likes[option.value] for place, option in enumerate(decision.options) if option.value in likes
    }


def _rate_strain(survey: Survey, decision: Decision, figure: Figure, amount: int) -> dict[int, float]:
    """Cards of the deck are cheap; health is not (CORE-STRAIN-12)."""
    losses = survey.appraisal.losses(figure)
    return {
        place: -losses.of(amount - cards) * (amount > cards) - 2 * DECK_CARD * cards
        for place, cards in enumerate(int(option.value) for option in decision.options)
    }


def _rate_guns(survey: Survey, decision: Decision) -> dict[int, float]:
    """Shoot where it hurts the others most."""
    state = survey.state
    ratings: dict[int, float] = {}
    for place, option in enumerate(decision.options):
        if option.verb.declines:
            continue
        space = option.value
        ratings[place] = sum(
            (-1.0 if team(state, figure.seat) == survey.side else 1.0) * gain_of(state, figure, GUN_DAMAGE)
            for figure in on_board(state)
            if piece(state, figure).spaces >> space & 1
        )
    return ratings


register(SkirmishStakes())
