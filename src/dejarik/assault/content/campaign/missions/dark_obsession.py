"""Dark Obsession: Vader on his way to Luke, three doors in between, and a terminal that shuts them one by one."""

from __future__ import annotations

from dejarik.assault.campaign.rules.attribute_tests import AttributeTest
from dejarik.assault.campaign.rules.deploying import active_points
from dejarik.assault.campaign.rules.layout import door_number
from dejarik.assault.campaign.rules.missions import EventHappens
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState
from dejarik.assault.content.campaign.language import (
    HEROES,
    IMPERIALS,
    Wants,
    all_heroes_wounded,
    cannot,
    defeated,
    deploy,
    deploys,
    event,
    goal,
    happened,
    imperials_want,
    imperials_win,
    mission,
    object_test,
    rebels_win,
    round_ends,
    shut,
    target,
    usable,
    without_ally,
)
from dejarik.assault.content.campaign.language.interrupting import speaking
from dejarik.assault.content.campaign.language.reacting import reacts
from dejarik.assault.content.campaign.language.triggers import interacted
from dejarik.assault.content.picks import Pick, pick_target
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.attack import Attack, AttackDeclared
from dejarik.assault.rules.attack.redirecting import redirect
from dejarik.assault.rules.attack.targets import eligible_targets
from dejarik.assault.rules.ground import are_adjacent
from dejarik.assault.rules.objects.tokens import DOOR, TERMINAL, is_open
from dejarik.assault.rules.printed import Trait, profile, profile_of
from dejarik.assault.rules.state import Figure
from dejarik.assault.rules.values import has_trait
from dejarik.kernel.effects import follows

VADER, SITE = "darth-vader-lord-of-the-sith", "sabotage-site"

#: The one nearest to the sabotage site first.
DOORS = ("sabotage-site-door", "inner-door", "outer-door")


def is_vader(state: MissionState, figure: Figure) -> bool:
    return IMPERIALS(state, figure) and profile_of(state, figure).title == profile(VADER).title


def anybody(state: MissionState, figure: Figure) -> bool:
    return True


def _closable(state: MissionState) -> list[str]:
    """Open doors that have not been closed and opened again."""
    broken = {token.door for token in state.removed.values() if token.kind == DOOR}
    numbers = {name: door_number(state, name) for name in DOORS}
    return [name for name, door in numbers.items() if is_open(state, door) and door not in broken]


@follows
def close_the_nearest(state: MissionState, test: AttributeTest) -> None:
    if test.passed:
        shut(*_closable(state)[:1])(state, EventHappens(event="mission-briefing"))


def _bystanders(state: MissionState, event: AttackDeclared) -> list[Figure]:
    """The Troopers next to Vader whom the attack could have been aimed at."""
    vader = state.figures.get(event.target)
    if vader is None or not is_vader(state, vader):
        return []
    return [
        figure
        for figure in eligible_targets(state, state.the(Attack))
        if isinstance(figure, Figure)
        and IMPERIALS(state, figure)
        and has_trait(state, figure, Trait.TROOPER)
        and are_adjacent(state, vader, figure)
    ]


def shield(state: MissionState, event: AttackDeclared) -> None:
    pick_target(state, speaking(state, "shield"), _bystanders(state, event), step_in, seat=EMPIRE)


@follows
def step_in(state: MissionState, pick: Pick, figure: Figure) -> None:
    redirect(state, state.the(Attack), figure)


def nobody_healthy(state: MissionState) -> bool:
    return all(hero.wounded for hero in state.heroes.values())


mission(
    "dark-obsession",
    without_ally("luke-skywalker-hero-of-the-rebellion"),
    cannot("can-be-pushed", is_vader, when=lambda state: True),
    reacts("shield", AttackDeclared, shield, when=lambda state, event: bool(_bystanders(state, event))),
    target(DOOR, attacked_by=anybody),
    object_test(
        TERMINAL,
        "seal",
        (Attribute.TECH,),
        by=HEROES,
        only=lambda state, token: bool(_closable(state)),
        then=close_the_nearest,
        once=True,
    ),
    usable(SITE, "find-luke", by=is_vader, when=nobody_healthy),
    goal("keep-him-away", Wants(use=(TERMINAL,), defeat=is_vader, keep=(SITE,))),
    imperials_want(Wants(use=(SITE,), destroy=(DOOR,)), when=happened("luke-unprotected")),
    event("security-breach", round_ends(1), deploys(), deploy("stormtrooper", active_points)),
    event("power-of-the-dark-side", round_ends(3), deploys()),
    event("luke-unprotected", all_heroes_wounded()),
    rebels_win("mission-sabotage-complete", round_ends(6)),
    rebels_win("mission-vader-defeated", defeated(VADER)),
    imperials_win("mission-luke-found", interacted(SITE)),
    rules=3,
    imperial_goal="find-luke",
    asks=("shield",),
)
