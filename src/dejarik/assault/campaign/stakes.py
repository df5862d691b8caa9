"""What there is to win in a mission, and the questions that only a mission asks (`evaluation.stakes`).

The Rebels want what their goals are about (`content.campaign.language.wants`), all the more when time is short. The
Empire wants to keep them from it, and to wound them. No mission is named here.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import ClassVar

from dejarik.assault.board import Position
from dejarik.assault.campaign import prizes
from dejarik.assault.campaign.deployments import rate_deployment
from dejarik.assault.campaign.object_tests import share, stored_share
from dejarik.assault.campaign.party import MOST_HEROES
from dejarik.assault.campaign.prizes import (
    CARRIED,
    FLOCK,
    HANDY,
    OBJECT,
    OPEN_CRATE,
    OPEN_DOOR,
    flock,
    is_the_last,
    lapse,
    nearness,
    others,
    urgency,
)
from dejarik.assault.campaign.rules.attachments import AttachCards
from dejarik.assault.campaign.rules.attribute_odds import attribute_odds
from dejarik.assault.campaign.rules.attribute_tests import TEST, AttributeTest
from dejarik.assault.campaign.rules.deploying import (
    OptionalDeployment,
)
from dejarik.assault.campaign.rules.heroes import EXERT, EXERTIONS, HERO_RULES
from dejarik.assault.campaign.rules.missions import mission_text
from dejarik.assault.campaign.rules.rounds import MissionActivations, PassToken
from dejarik.assault.campaign.rules.state import (
    IMPERIAL_TEAM,
    REBEL_TEAM,
    MissionState,
    hero_of,
    is_rebel,
)
from dejarik.assault.campaign.rules.values import endurance
from dejarik.assault.campaign.setup import ChooseOpenGroup, FirstToken, PlaceHeroes, SetUpMission
from dejarik.assault.content.campaign.language import WOUNDED
from dejarik.assault.content.campaign.language.wants import wanted_now, wants_of
from dejarik.assault.evaluation.acting import prospects, rate_groups
from dejarik.assault.evaluation.lookout import GRASP
from dejarik.assault.evaluation.positions import PRESENCE
from dejarik.assault.evaluation.stakes import HEALTH, NOTHING_SPARE, Prize, Spare, Stakes, register
from dejarik.assault.evaluation.survey import Survey
from dejarik.assault.facts.campaign_library import all_supply
from dejarik.assault.rules.activation import Activation
from dejarik.assault.rules.ground import are_adjacent, on_board, piece, team
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.assault.rules.printed import cost_of, profile_of
from dejarik.assault.rules.state import Figure, Token
from dejarik.kernel import Decision, Use

HEALTHY_HERO, WOUNDED_HERO = 9.0, 6.0
"""What a hero is worth, and a wounded one; driving that one away is worth the same."""
WOUNDS = (30.0, 12.0, 7.0, 7.0)
"""What wounding the last healthy hero is worth where that ends it, the last but one …"""
DUE = 1.5
"""What it is worth to defeat a figure that a goal asks for, beside its price …"""
VITAL = 8.0
"""… and one that the Rebels must not lose."""
GOAL, LASTING = 12.0, 1.5
"""What a goal is worth that has been achieved, beside what had to be done for it: more than all that drew the heroes to
it and draws them no more; and how much of that counts even where there is all the time in the world."""
DECISIVE = 40.0
"""What it is worth to destroy the last object that the last goal asks for, beside all that: mostly it wins."""
WORK = 0.8
"""What each point of Health counts that an object still has which has to be destroyed."""
DARING = 0.6
"""How much less heroes mind danger and damage in the last round."""
EXPENDABLE = 0.3
"""How much danger matters to others than heroes: the cards of the Empire come back, and allies are there to fight."""
TOUGH = 0.6
"""How much a wounded hero minds it, compared with the others: they are those whom the Empire has to wound."""
SCARRED = 1.0
"""What being unhurt is worth to others than heroes, for each point of their cost: their damage stays."""
STEEPNESS = 0.04
"""How fast the chance to win grows with a lead of the heroes, in points of the first round …"""
DUE_AT_FIRST, DUE_AT_LAST = 18.0, 30.0
"""… and how far ahead they are when it is even: at first, and how much more at the end. Fitted to 43 missions."""
TOLL = 0.6
"""What of the worth of wounding a hero it costs to come near that: each point of damage is a step to it."""
THREAT = 0.35
SUPPLY = 0.6
"""What a Supply card is worth that a hero has, as long as there is time to use it."""
STRAIN = 0.3


class MissionStakes(Stakes[MissionState]):
    """Progress, wounds and threat."""

    name: ClassVar[str] = MissionState.mode
    points_buy: ClassVar[bool] = True
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

    def worth(self, state: MissionState, figure: Figure) -> float | None:
        hero = hero_of(state, figure)
        if hero is not None:
            return WOUNDED_HERO if hero.wounded else HEALTHY_HERO
        return None

    def prizes(self, state: MissionState, side: int) -> list[Prize]:
        return prizes.prizes(state, side)

    def holdings(self, state: MissionState, side: int) -> list[Prize]:
        return prizes.prizes(state, side, errands=False)

    def may_do(self, state: MissionState, figure: Figure, prize: Prize) -> bool:
        return prizes.may_do(state, figure, prize)

    def share(self, state: MissionState, figure: Figure, prize: Prize) -> float:
        return share(state, figure, prize)

    def destination(self, state: MissionState, figure: Figure) -> Prize | None:
        return prizes.destination(state, figure)

    def carried_pay(self, state: MissionState, token: Token) -> float:
        side = team(state, state.figures[token.carrier].seat)
        wanted = wanted_now(state, side)
        asked = any(token.kind in wants.carry for wants in wanted)
        handy = any(token.kind in wants.tools for wants in wanted)
        return (CARRIED if asked else HANDY if handy else 0.0) * OBJECT * urgency(state, side)

    def shot_pay(self, state: MissionState, token: Token) -> float:
        for side in (REBEL_TEAM, IMPERIAL_TEAM):  # who may attack it, the rules know
            if any(token.kind in wants.destroy for wants in wanted_now(state, side)):
                worth = OBJECT + WORK * (token.health - token.damage)
                return worth * urgency(state, side) + (DECISIVE if is_the_last(state, token, side) else 0.0)
        return OBJECT * urgency(state) if token.kind == DOOR else 0.0

    def driven(self, state: MissionState, figure: Figure, position: Position, side: int) -> float | None:
        spaces = 1 << position.space
        for each in (side, others(side)):
            for wants in wanted_now(state, each):
                if wants.drive is not None and wants.drive(state, figure):
                    return nearness(state, spaces, wants) if each == side else -nearness(state, spaces, wants)
        return None

    def frailty(self, state: MissionState, figure: Figure) -> float:
        return HEALTH * _patience(state) if hero_of(state, figure) is not None else SCARRED

    def toll(self, state: MissionState, figure: Figure) -> float:
        return (
            TOLL * self.price(state, figure) * _patience(state) if hero_of(state, figure) is not None else 0.0
        )

    def spare(self, state: MissionState, figure: Figure) -> Spare:
        hero = hero_of(state, figure)
        if hero is None:
            return NOTHING_SPARE
        current = state.find(Activation)
        used = 0
        if current is not None and current.figure == figure.id:
            counts = state.uses.get(state.scope("activation"), {})
            used = sum(times for name, times in counts.items() if name.endswith(f".{EXERT}"))
        left = endurance(state, figure.id) - hero.strain
        return Spare(max(0, min(left, EXERTIONS - used)), STRAIN)

    def buys_point(self, use: Use) -> bool:
        return use.key == HERO_RULES and use.ability == EXERT

    def seekers(self, state: MissionState, figure: Figure) -> list[Figure]:
        side = others(team(state, figure.seat))
        seeking = [
            wants
            for wants in wanted_now(state, side)
            if wants.beside is not None and wants.beside(state, figure)
        ]
        return [
            each
            for each in (on_board(state) if seeking else ())
            if team(state, each.seat) == side
            and any(wants.who is None or wants.who(state, each) for wants in seeking)
        ]

    def drives(self, state: MissionState, figure: Figure) -> bool:
        wanted = wanted_now(state, team(state, figure.seat))
        return any(are_adjacent(state, figure, each) for wants in wanted for each in flock(state, wants))

    def is_rare(self, state: MissionState, text: str) -> bool:
        """What the mission's own texts say, and what its objects are there for."""
        return text.startswith((f"{state.mission}.", f"rules-{state.mission}", "interact."))

    def caution(self, state: MissionState, figure: Figure) -> float:
        hero = hero_of(state, figure)
        if hero is None:
            return 1.0 if _is_vital(state, figure) else EXPENDABLE
        return _patience(state) * (TOUGH if hero.wounded else 1.0)

    def standing(self, state: MissionState, side: int) -> float:
        defeated = beaten(state, side)
        if side == IMPERIAL_TEAM:
            lost = sum(_is_vital(state, figure) for figure in state.fallen.values())
            return THREAT * state.threat + defeated + progress(state, side) + VITAL * lost
        opened = sum(token.kind == DOOR for token in state.removed.values())
        crates = sum(hero.crates for hero in state.heroes.values())
        strain = sum(hero.strain for hero in state.heroes.values())
        gone = WOUNDED_HERO * sum(hero.withdrawn for hero in state.heroes.values())
        wounds = sum(_wounds(state)[_healthy(state) : len(state.heroes)])
        saved = sum(is_rebel(state, state.fallen[id]) for id in state.escaped)
        return (
            progress(state, side)
            + (OBJECT + HEALTHY_HERO) * saved
            + defeated
            + _door_pay(state) * opened
            + OPEN_CRATE * crates
            + SUPPLY * (1.0 - lapse(state)) * _supplies(state)
            - STRAIN * strain
            - gone
            - wounds
        )

    def odds(self, state: MissionState, side: int, ahead: float) -> float:
        """What is done counts more and more points (`urgency`), and the more of it is due."""
        rebels = ahead if side == REBEL_TEAM else -ahead
        due = DUE_AT_FIRST + DUE_AT_LAST * lapse(state)
        found = STEEPNESS * (rebels / (1.0 + urgency(state)) - due)
        return found if side == REBEL_TEAM else -found

    def rate(self, survey: Survey, decision: Decision) -> dict[int, float] | None:
        state = survey.state
        assert isinstance(state, MissionState)
        match state.stack[-1]:
            case MissionActivations():
                return rate_groups(survey, decision)
            case OptionalDeployment():
                return rate_deployment(survey, decision)
            case ChooseOpenGroup():
                return {place: float(cost_of(option.value)) for place, option in enumerate(decision.options)}
            case PassToken() | FirstToken():
                return _rate_tokens(survey, decision)
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


@cache
def _supply_cards() -> frozenset[str]:
    return frozenset(card.id for card in all_supply())


def _supplies(state: MissionState) -> int:
    """How many Supply cards the heroes have."""
    return sum(source.key in _supply_cards() for source in state.sources.values())


def _door_pay(state: MissionState) -> float:
    """What each door is worth that is open."""
    asked = any(
        DOOR in (*wants.use, *wants.visit, *wants.destroy) for wants in wants_of(state).goals.values()
    )
    return (OBJECT if asked else OPEN_DOOR) * urgency(state)


def _rate_tokens(survey: Survey, decision: Decision) -> dict[int, float]:
    """Who should activate twice: the hero who can do most, or the figure that one is inside of."""
    state = survey.state
    assert isinstance(state, MissionState)
    acting = [state.heroes[option.value].aboard or option.value for option in decision.options]
    return {place: prospects(survey, [state.figures[id]]) for place, id in enumerate(acting)}


def _patience(state: MissionState) -> float:
    """How much heroes mind danger and damage, compared with the start."""
    return 1.0 - DARING * lapse(state) ** 2


def _healthy(state: MissionState) -> int:
    return sum(not hero.wounded for hero in state.heroes.values())


def _wounds(state: MissionState) -> Sequence[float]:
    """What wounding each hero is worth, the last one first."""
    return WOUNDS if WOUNDED in mission_text(state).reasons else (HEALTHY_HERO,) * MOST_HEROES


def _due(state: MissionState, figure: Figure) -> float:
    """What the defeat of a figure is worth because somebody wants it, or wants to prevent it."""
    if is_rebel(state, figure):
        return VITAL if _is_vital(state, figure) else 0.0
    asked = any(
        wants.defeat is not None and wants.defeat(state, figure) for wants in wanted_now(state, REBEL_TEAM)
    )
    asked |= any(
        wants.protect is not None and wants.protect(state, figure)
        for wants in wanted_now(state, IMPERIAL_TEAM)
    )
    return DUE * urgency(state) if asked else 0.0


def _is_vital(state: MissionState, figure: Figure) -> bool:
    """Whether the Rebels must not lose a figure of theirs, for all that they or the Empire want."""
    return is_rebel(state, figure) and (
        any(
            wants.protect is not None and wants.protect(state, figure)
            for wants in wanted_now(state, REBEL_TEAM)
        )
        or any(
            wants.defeat is not None and wants.defeat(state, figure)
            for wants in wanted_now(state, IMPERIAL_TEAM)
        )
    )


def beaten(state: MissionState, side: int) -> int:
    """What all figures cost together that a side has defeated, heroes excepted."""
    return sum(
        profile_of(state, figure).figure_cost
        for figure in state.fallen.values()
        if team(state, figure.seat) != side and figure.id not in state.heroes
    )


def progress(state: MissionState, side: int) -> float:
    """What a side has achieved: objects that are done with, damage to others, goals."""
    known = wants_of(state)
    wanted = known.all_of(side)
    uncounted = [wants for wants in wanted if not wants.counts]
    herding = [wants for wants in wanted if wants.drive is not None]
    used = {kind for wants in uncounted for kind in (*wants.use, *wants.visit, *wants.carry)}
    broken = {kind for wants in uncounted for kind in wants.destroy}
    done: float = sum(token.kind in used | broken and token.kind != DOOR for token in state.removed.values())
    done += sum(token.turned and token.kind in used | broken for token in state.tokens.values())
    done += sum(state.memory.get(name, 0) for name in {name for wants in wanted for name in wants.counts})
    if side == REBEL_TEAM:
        tried = [token for token in state.tokens.values() if token.kind in used or token.kind == DOOR]
        done += GRASP * sum(stored_share(state, token) for token in tried)
    left = sum(token.health - token.damage for token in state.tokens.values() if token.kind in broken)
    total = (OBJECT * done - WORK * left) * urgency(state, side)
    flock_pay = FLOCK * (urgency(state) if side == REBEL_TEAM else 1.0)
    for wants in herding:
        total += (flock_pay - OBJECT) * sum(state.memory.get(name, 0) for name in wants.counts)
    for wants in wanted_now(state, side):
        total += flock_pay * sum(
            nearness(state, piece(state, figure).spaces, wants) for figure in flock(state, wants)
        )
    if side != REBEL_TEAM:
        return total
    names = list(known.goals)
    achieved = min((names.index(name) for name in state.goals if name in names), default=0)
    # That figures have become the goal makes them no stronger.
    due = sum(
        _due(state, figure) * (PRESENCE + SCARRED)
        for figure in on_board(state)
        if not is_rebel(state, figure)
    )
    return total + GOAL * achieved * (LASTING + urgency(state)) + due


def _rate_attributes(state: MissionState, decision: Decision, test: AttributeTest) -> dict[int, float]:
    """The attribute that passes the test most likely; whoever may decline a test has nothing to lose by it."""
    figure = state.figures[test.figure]
    return {
        place: attribute_odds(state, test, figure, option.value).passes(test.needed)
        for place, option in enumerate(decision.options)
        if option.verb is TEST
    }


register(MissionStakes())
