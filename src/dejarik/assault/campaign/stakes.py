"""What there is to win in a mission, and the questions that only a mission asks (`evaluation.stakes`).

The Rebels want what their goals are about (`content.campaign.language.wants`), all the more when time is short. The
Empire wants to keep them from it, and to wound them. No mission is named here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from dejarik.assault.board import Space, Spaces, object_thing, spaces_within
from dejarik.assault.campaign.party import MOST_HEROES
from dejarik.assault.campaign.rules.attachments import AttachCards
from dejarik.assault.campaign.rules.attribute_odds import attribute_odds
from dejarik.assault.campaign.rules.attribute_tests import TEST, AttributeTest
from dejarik.assault.campaign.rules.deploying import (
    DEPLOY_GROUP,
    POINT,
    REINFORCE,
    OptionalDeployment,
)
from dejarik.assault.campaign.rules.heroes import present
from dejarik.assault.campaign.rules.layout import layout_of, place_of
from dejarik.assault.campaign.rules.missions import mission_text
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
from dejarik.assault.content.campaign.language import WOUNDED, Wants
from dejarik.assault.content.campaign.language.wants import wanted_now, wants_of
from dejarik.assault.evaluation.acting import rate_figures, rate_groups
from dejarik.assault.evaluation.positions import PRESENCE
from dejarik.assault.evaluation.stakes import HEALTH, Errand, Prize, Stakes, register
from dejarik.assault.evaluation.survey import Survey
from dejarik.assault.rules.ground import board_for, foes, on_board, situation, team
from dejarik.assault.rules.objects.tokens import CRATE, DOOR
from dejarik.assault.rules.printed import cost_of, profile, profile_of
from dejarik.assault.rules.state import NOWHERE, Figure, Token
from dejarik.assault.rules.texts import exits_of, may_interact
from dejarik.kernel import Decision

HEALTHY_HERO, WOUNDED_HERO = 9.0, 6.0
"""What a hero is worth, and a wounded one; driving that one away is worth the same."""
WOUNDS = (30.0, 12.0, 7.0, 7.0)
"""What wounding the last healthy hero is worth where that ends it, the last but one …"""
OBJECT, OPEN_DOOR, OPEN_CRATE = 4.0, 2.0, 1.2
"""What it is worth to have done with an object what a goal asks for; to open another door, and a crate."""
DUE = 1.5
"""What it is worth to defeat a figure that a goal asks for, beside its price."""
THERE = 15.0
"""What it is worth to a hero to be where all of them have to be."""
GOAL = 3.0
"""What a goal is worth that has been achieved, beside what had to be done for it."""
GUARD = 1.5
"""What it is worth to the Empire to stand beside an object that the Rebels want …"""
WATCH = 3.0
"""… and beside one that nobody can use as long as somebody stands there."""
WORK = 0.3
"""What each point of Health counts that an object still has which has to be destroyed."""
HASTE = 5.0
"""How many times more everything is worth to the Rebels that a goal asks for in the last round than at the start: first
they fight, then they run …"""
DARING = 0.6
"""… and how much less they mind danger and damage then."""
LEISURE = 1.5
"""What it is worth compared with the start of such a mission where there is all the time in the world."""
EXPENDABLE = 0.3
"""How much danger matters to others than heroes: the cards of the Empire come back, and allies are there to fight."""
TOUGH = 0.6
"""How much a wounded hero minds it, compared with the others: they are those whom the Empire has to wound."""
THREAT = 0.35
STRAIN = 0.3


class MissionStakes(Stakes[MissionState]):
    """Progress, wounds and threat."""

    name: ClassVar[str] = MissionState.mode
    samples: ClassVar[int] = 3  # a test that is failed once may be worth trying all the same
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
        if hero is not None:
            return WOUNDED_HERO if hero.wounded else _wounds(state)[_healthy(state) - 1]
        return profile_of(state, figure).figure_cost + _due(state, figure)

    def worth(self, state: MissionState, figure: Figure) -> float:
        hero = hero_of(state, figure)
        if hero is not None:
            return WOUNDED_HERO if hero.wounded else HEALTHY_HERO
        return self.price(state, figure)

    def prizes(self, state: MissionState, side: int) -> list[Prize]:
        wanted = wanted_now(state)
        places = [_place(state, wants.reach) for wants in wanted if wants.reach]
        if side == REBEL_TEAM:
            heroes = [state.figures[hero.figure] for hero in present(state)]
            found = [_errand(state, token, heroes, wanted) for token in state.tokens.values()]
            there = [Prize(THERE, spaces, Errand.HOLD, shared=True) for spaces in places]
            there += [Prize(OBJECT, spaces, Errand.HOLD) for spaces in _ways_out(state, side)]
            return [prize for prize in found if prize is not None] + there
        posts = [_post(state, token) for token in state.tokens.values() if _is_wanted(wanted, token)]
        return [*posts, *(Prize(GUARD, spaces, Errand.HOLD) for spaces in (*places, *_ways_out(state, side)))]

    def may_do(self, state: MissionState, figure: Figure, prize: Prize) -> bool:
        if prize.shared:
            return hero_of(state, figure) is not None
        token = state.tokens.get(prize.token)
        if token is None:
            return True
        if token.kind == CRATE:
            return hero_of(state, figure) is not None
        usable = wants_of(state).usable.get(token.kind)
        who = None if usable is None else usable.by if prize.errand is Errand.FETCH else usable.guards
        return who is None or who(state, figure)

    def shot_pay(self, state: MissionState, token: Token) -> float:
        wanted = token.kind == DOOR or any(token.kind in wants.destroy for wants in wanted_now(state))
        return OBJECT * _urgency(state) if wanted else 0.0

    def frailty(self, state: MissionState, figure: Figure) -> float:
        return HEALTH * _patience(state) if hero_of(state, figure) is not None else HEALTH

    def caution(self, state: MissionState, figure: Figure) -> float:
        hero = hero_of(state, figure)
        if hero is None:
            return EXPENDABLE
        return _patience(state) * (TOUGH if hero.wounded else 1.0)

    def standing(self, state: MissionState, side: int) -> float:
        defeated = sum(
            profile_of(state, figure).figure_cost
            for figure in state.fallen.values()
            if team(state, figure.seat) != side and figure.id not in state.heroes
        )
        if side == IMPERIAL_TEAM:
            return THREAT * state.threat + defeated
        opened = sum(token.kind == DOOR for token in state.removed.values())
        crates = sum(hero.crates for hero in state.heroes.values())
        strain = sum(hero.strain for hero in state.heroes.values())
        gone = WOUNDED_HERO * sum(hero.withdrawn for hero in state.heroes.values())
        wounds = sum(_wounds(state)[_healthy(state) : len(state.heroes)])
        saved = sum(is_rebel(state, state.fallen[id]) for id in state.escaped)
        return (
            _progress(state)
            + (OBJECT + HEALTHY_HERO) * saved
            + defeated
            + OPEN_DOOR * opened
            + OPEN_CRATE * crates
            - STRAIN * strain
            - gone
            - wounds
        )

    def rate(self, survey: Survey, decision: Decision) -> dict[int, float] | None:
        state = survey.state
        assert isinstance(state, MissionState)
        match state.stack[-1]:
            case MissionActivations():
                return rate_groups(survey, decision)
            case OptionalDeployment():
                return _rate_deployment(survey, decision)
            case ChooseOpenGroup():
                return {place: float(cost_of(option.value)) for place, option in enumerate(decision.options)}
            case PassToken() | FirstToken():
                return rate_figures(survey, decision)
            case PlaceHeroes():
                return dict.fromkeys(range(len(decision.options)), 1.0)
            case AttributeTest() as test:
                return _rate_attributes(state, decision, test)
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


def _lapse(state: MissionState) -> float:
    """How much of the time that the Rebels have is over, from 0 to 1."""
    limit = layout_of(state).round_limit if state.mission else 0
    return min(1.0, state.round / limit) if limit else 0.0


def _urgency(state: MissionState) -> float:
    lapse = _lapse(state)
    return 1.0 + HASTE * lapse if lapse else LEISURE


def _patience(state: MissionState) -> float:
    """How much heroes mind danger and damage, compared with the start."""
    return 1.0 - DARING * _lapse(state) ** 2


def _healthy(state: MissionState) -> int:
    return sum(not hero.wounded for hero in state.heroes.values())


def _wounds(state: MissionState) -> Sequence[float]:
    """What wounding each hero is worth, the last one first."""
    return WOUNDS if WOUNDED in mission_text(state).reasons else (HEALTHY_HERO,) * MOST_HEROES


def _is_wanted(wanted: list[Wants], token: Token) -> bool:
    return not token.turned and any(token.kind in (*wants.use, *wants.destroy) for wants in wanted)


def _errand(state: MissionState, token: Token, heroes: list[Figure], wanted: list[Wants]) -> Prize | None:
    """What a hero can do beside an object."""
    asked = not token.turned and any(token.kind in wants.use for wants in wanted)
    points = OBJECT * _urgency(state) if asked else 0.0
    if token.kind == DOOR:
        if token.locked or not any(may_interact(state, hero, token) for hero in heroes):
            return None
        return Prize(points or OPEN_DOOR, _around(state, token), Errand.FETCH, token.id)
    if token.space == NOWHERE:
        return None
    if token.kind == CRATE:
        return Prize(OPEN_CRATE, _around(state, token), Errand.FETCH, token.id)
    usable = wants_of(state).usable.get(token.kind)
    if not points or usable is None:
        return None
    return Prize(points, _around(state, token), Errand.FETCH, token.id, ready=usable.now(state, token))


def _due(state: MissionState, figure: Figure) -> float:
    """What the defeat of a figure is worth because a goal asks for it."""
    asked = any(wants.defeat is not None and wants.defeat(state, figure) for wants in wanted_now(state))
    return DUE * _urgency(state) if asked else 0.0


def _post(state: MissionState, token: Token) -> Prize:
    """Where the Empire has an eye on an object."""
    usable = wants_of(state).usable.get(token.kind)
    points = WATCH if usable is not None and usable.guards is not None else GUARD
    return Prize(points, _around(state, token), Errand.HOLD, token.id)


def _progress(state: MissionState) -> float:
    """What the Rebels have achieved: objects that are done with, damage to others, goals."""
    goals = wants_of(state).goals
    used = {kind for wants in goals.values() for kind in wants.use}
    broken = {kind for wants in goals.values() for kind in wants.destroy}
    done = sum(token.kind in used | broken and token.kind != DOOR for token in state.removed.values())
    done += sum(token.turned for token in state.tokens.values())
    left = sum(token.health - token.damage for token in state.tokens.values() if token.kind in broken)
    names = list(goals)
    achieved = min((names.index(name) for name in state.goals if name in goals), default=0)
    # That figures have become the goal makes them no stronger.
    due = sum(_due(state, figure) * (PRESENCE + HEALTH) for figure in on_board(state))
    return (OBJECT * done - WORK * left + GOAL * achieved) * _urgency(state) + due


def _place(state: MissionState, kind: str) -> Spaces:
    """The spaces of a place and those next to it."""
    spaces = sum(1 << space for space in set(place_of(state, kind)))
    return spaces_within(situation(state), object_thing(spaces), 1)


def _around(state: MissionState, token: Token) -> Spaces:
    """The spaces from which something can be done with an object."""
    if token.door >= 0:
        return board_for(state).door_spaces[token.door]
    return spaces_within(situation(state), object_thing(spaces_filled(state, token)), 1)


def _rate_attributes(state: MissionState, decision: Decision, test: AttributeTest) -> dict[int, float]:
    """The attribute that passes the test most likely; whoever may decline a test has nothing to lose by it."""
    figure = state.figures[test.figure]
    return {
        place: attribute_odds(state, test, figure, option.value).passes(test.needed)
        for place, option in enumerate(decision.options)
        if option.verb is TEST
    }


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
