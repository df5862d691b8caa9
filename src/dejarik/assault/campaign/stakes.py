"""What there is to win in a mission, and the questions that only a mission asks (`evaluation.stakes`).

The Rebels want what the mission lets them do with its objects: to use, test and destroy them, and to open doors. The
Empire wants to keep them from it, and to wound them. No mission is named here: what can be done, its text says.
"""

from __future__ import annotations

from typing import ClassVar

from dejarik.assault.board import Space, Spaces, object_thing, spaces_within
from dejarik.assault.campaign.rules.attachments import AttachCards
from dejarik.assault.campaign.rules.deploying import (
    DEPLOY_GROUP,
    POINT,
    REINFORCE,
    OptionalDeployment,
)
from dejarik.assault.campaign.rules.obstacles import spaces_filled
from dejarik.assault.campaign.rules.rounds import MissionActivations, PassToken
from dejarik.assault.campaign.rules.state import (
    IMPERIAL_TEAM,
    REBEL_TEAM,
    MissionState,
    hero_of,
    is_rebel,
)
from dejarik.assault.campaign.setup import ChooseOpenGroup, FirstToken, PlaceHeroes, SetUpMission
from dejarik.assault.evaluation.acting import rate_groups
from dejarik.assault.evaluation.stakes import Errand, Prize, Stakes, register
from dejarik.assault.evaluation.survey import Survey
from dejarik.assault.rules.ground import board_for, foes, on_board, situation, team
from dejarik.assault.rules.objects.tokens import CRATE, DOOR
from dejarik.assault.rules.printed import cost_of, profile, profile_of
from dejarik.assault.rules.state import NOWHERE, Figure, Token
from dejarik.assault.rules.texts import exits_of
from dejarik.kernel import Decision

HEALTHY_HERO, WOUNDED_HERO = 9.0, 6.0
"""What wounding a hero is worth, and driving one away."""
OBJECT, OPEN_DOOR, OPEN_CRATE = 7.0, 3.0, 1.5
"""What it is worth to have done with an object of the mission what can be done; to open a door, and a crate."""
GUARD = 1.0
"""What it is worth to the Empire to stand beside an object that the Rebels want."""
THREAT = 0.35
STRAIN = 0.25


class MissionStakes(Stakes[MissionState]):
    """Progress, wounds and threat."""

    name: ClassVar[str] = MissionState.mode
    rests: ClassVar[tuple[type, ...]] = (
        MissionActivations,
        OptionalDeployment,
        PassToken,
        PlaceHeroes,
        SetUpMission,
        ChooseOpenGroup,
        FirstToken,
        AttachCards,
    )

    def price(self, state: MissionState, figure: Figure) -> float:
        hero = hero_of(state, figure)
        if hero is None:
            return float(profile_of(state, figure).figure_cost)
        return WOUNDED_HERO if hero.wounded else HEALTHY_HERO

    def prizes(self, state: MissionState, side: int) -> list[Prize]:
        found = []
        for token in state.tokens.values():
            points = self._worth(state, token)
            if not points:
                continue
            spaces = _around(state, token)
            if side == REBEL_TEAM:
                found.append(Prize(points, spaces, Errand.FETCH, token.id))
            elif token.kind != CRATE:
                found.append(Prize(GUARD, spaces, Errand.HOLD, token.id))
        return found + [Prize(OBJECT, spaces, Errand.HOLD) for spaces in _ways_out(state, side)]

    def _worth(self, state: MissionState, token: Token) -> float:
        if token.kind == DOOR:
            return 0.0 if token.locked else OPEN_DOOR
        if token.space == NOWHERE or token.turned:
            return 0.0
        return OPEN_CRATE if token.kind == CRATE else OBJECT

    def shot_pay(self, state: MissionState, token: Token) -> float:
        return OBJECT

    def standing(self, state: MissionState, side: int) -> float:
        if side == IMPERIAL_TEAM:
            return THREAT * state.threat
        done = [token for token in state.removed.values() if token.kind not in (CRATE, DOOR)]
        done += [token for token in state.tokens.values() if token.turned]
        opened = sum(token.kind == DOOR for token in state.removed.values())
        crates = sum(hero.crates for hero in state.heroes.values())
        strain = sum(hero.strain for hero in state.heroes.values())
        hurt = sum(
            WOUNDED_HERO + HEALTHY_HERO * hero.wounded for hero in state.heroes.values() if hero.withdrawn
        )
        saved = sum(is_rebel(state, state.fallen[id]) for id in state.escaped)
        wounds = sum(HEALTHY_HERO for hero in state.heroes.values() if hero.wounded and not hero.withdrawn)
        done_with = OBJECT * len(done) + (OBJECT + HEALTHY_HERO) * saved
        return done_with + OPEN_DOOR * opened + OPEN_CRATE * crates - STRAIN * strain - hurt - wounds

    def rate(self, survey: Survey, decision: Decision) -> dict[int, float] | None:
        match survey.state.stack[-1]:
            case MissionActivations():
                return rate_groups(survey, decision)
            case OptionalDeployment():
                return _rate_deployment(survey, decision)
            case ChooseOpenGroup():
                return {place: float(cost_of(option.value)) for place, option in enumerate(decision.options)}
            case PassToken() | FirstToken() | PlaceHeroes():
                return dict.fromkeys(range(len(decision.options)), 1.0)
            case AttachCards():
                return {
                    place: 0.0 if option.verb.declines else 1.0
                    for place, option in enumerate(decision.options)
                }
        return None


def _ways_out(state: MissionState, side: int) -> list[Spaces]:
    """Where figures of a side may escape."""
    exits = {
        exit
        for figure in on_board(state)
        if team(state, figure.seat) == side
        for exit in exits_of(state, figure)
    }
    return [spaces_within(situation(state), object_thing(1 << exit), 1) for exit in sorted(exits)]


def _around(state: MissionState, token: Token) -> Spaces:
    """The spaces from which something can be done with an object."""
    if token.door >= 0:
        return board_for(state).door_spaces[token.door]
    return spaces_within(situation(state), object_thing(spaces_filled(state, token)), 1)


def _rate_deployment(survey: Survey, decision: Decision) -> dict[int, float]:
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


register(MissionStakes())
