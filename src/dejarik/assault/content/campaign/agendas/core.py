"""The Agenda cards of the base game."""

from __future__ import annotations

from collections.abc import Callable

from dejarik.assault.campaign.rules.agendas import influence_cost
from dejarik.assault.campaign.rules.attribute_tests import AttributeTest, attempt
from dejarik.assault.campaign.rules.open_groups import OpenGroupsChosen, add_to_hand
from dejarik.assault.campaign.rules.state import EMPIRE, WHOLE_MISSION, MissionState, empire
from dejarik.assault.campaign.rules.threat import gain_threat, threat_level
from dejarik.assault.campaign.rules.wounds import Wounded
from dejarik.assault.content.blocks import (
    Part,
    after,
    always_on,
    both,
    card,
    deplete_cost,
    it_is_me,
    many,
    may,
    rule,
    while_attacking,
    while_defending,
)
from dejarik.assault.content.campaign.agenda_play import (
    imperials_that_could_go,
    on_deployment,
    played,
    spaces_on_map,
    up_to,
)
from dejarik.assault.content.campaign.between import can_be_bought_off
from dejarik.assault.content.campaign.discounts import discount
from dejarik.assault.content.campaign.empire import attacker_has, hero_figures, imperials
from dejarik.assault.content.choosing import anywhere, choose, choose_space
from dejarik.assault.content.phrases import become, everybody_near, perform_move, roll
from dejarik.assault.content.picks import Pick
from dejarik.assault.content.suffering import Suffer
from dejarik.assault.dice.attack import Condition
from dejarik.assault.dice.faces import Die
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.facts.library import deployment, is_deployment
from dejarik.assault.rules.attack import AttackResolved, Tally, attack_with, may_attack
from dejarik.assault.rules.events import (
    ActivationBegins,
    ActivationOver,
    MissionBegins,
    RoundBegins,
    RoundEnds,
)
from dejarik.assault.rules.figures.conditions import gain_condition
from dejarik.assault.rules.figures.damage import Defeated, recover
from dejarik.assault.rules.printed import Trait, profile
from dejarik.assault.rules.state import Figure, Group
from dejarik.assault.rules.values import has_trait
from dejarik.kernel import Use
from dejarik.kernel.effects import follows

DEPLETE = (deplete_cost(),)

# --- Missions, and what counts between them -------------------------------------------------------

card("agents-of-the-empire-tracking-beacon", can_be_bought_off("tracking-beacon", 300))
card("agents-of-the-empire-impounded", Part("impounded"))
card("for-the-right-price-wanted", Part("wanted"))
card("imperial-industry-means-of-production", Part("means-of-production"))
card("lord-vaders-command-dark-obsession", Part("dark-obsession"))
card("retaliation-breaking-point", Part("breaking-point"))


# --- Imperial Informants, High-Value Target -------------------------------------------------------


def _raise_threat(state: MissionState, use: Use) -> None:
    gain_threat(state, threat_level(state, 0))


def _hero_is_defeated(state: MissionState, use: Use, event: Defeated) -> bool:
    """Also who is only wounded by it (CORE-WOUND-01)."""
    return event.figure in state.heroes


card(
    "agents-of-the-empire-imperial-informants",
    played(after("imperial-informants", RoundEnds, _raise_threat)),
)
card(
    "for-the-right-price-high-value-target",
    after("high-value-target", Defeated, _raise_threat, when=_hero_is_defeated, costs=DEPLETE),
)


# --- Hired Help -----------------------------------------------------------------------------------

HIRED = "for-the-right-price-hired-help"


def _hire(state: MissionState, use: Use) -> None:
    state.enter(f"{HIRED}-lasting", EMPIRE, until=WHOLE_MISSION)


def _less_for_hunters(less: int) -> Callable[[MissionState, str], int]:
    return lambda state, card: less if is_deployment(card) and Trait.HUNTER in deployment(card).traits else 0


card(HIRED, played(after("hired-help", OpenGroupsChosen, _hire), influence_cost(1)))
rule(
    f"{HIRED}-lasting",
    Part("hired-help", discounts=_less_for_hunters(2), reinforcement_discounts=_less_for_hunters(1)),
)


# --- Fire at Will, Impending Doom, Tactical Maneuvering -------------------------------------------


def _troopers_that_could_fire(state: MissionState) -> list[Figure]:
    return [
        figure
        for figure in imperials(state)
        if has_trait(state, figure, Trait.TROOPER) and may_attack(state, figure, asked=figure.seat)
    ]


@follows
def _fire(state: MissionState, pick: Pick, figure: Figure) -> None:
    state.push(attack_with(state, figure, must=True, tally=Tally(surge=1)))


def _not_focused(state: MissionState, use: Use) -> list[Figure]:
    return [figure for figure in imperials(state) if Condition.FOCUSED not in figure.conditions]


@follows
def _focus(state: MissionState, acting: object, figure: Figure) -> None:
    gain_condition(state, figure, Condition.FOCUSED)


def _could_go(state: MissionState, use: Use) -> list[Figure]:
    return imperials_that_could_go(state)


@follows
def _manoeuvre(state: MissionState, acting: object, figure: Figure) -> None:
    perform_move(state, figure)


card(
    "imperial-discipline-fire-at-will",
    after("fire-at-will", ActivationOver, choose(anywhere(_troopers_that_could_fire), _fire), costs=DEPLETE),
)
card(
    "imperial-discipline-impending-doom",
    played(after("impending-doom", Wounded, up_to(2, _not_focused, _focus))),
)
card(
    "imperial-discipline-tactical-maneuvering",
    played(after("tactical-maneuvering", RoundEnds, up_to(3, _could_go, _manoeuvre))),
)


# --- Interrogation Protocol, Restorative Supplies -------------------------------------------------


def _target_suffered(state: MissionState, use: Use, event: AttackResolved) -> bool:
    return event.damage > 0 and event.target in state.figures


def _interrogate(state: MissionState, use: Use, event: AttackResolved) -> None:
    conditions = [Condition.STUNNED, Condition.BLEEDING]
    state.push(Suffer(figures=[event.target], by=EMPIRE, strain=1, conditions=conditions))


card(
    "imperial-industry-interrogation-protocol",
    played(
        after(
            "interrogation-protocol",
            AttackResolved,
            _interrogate,
            when=both(attacker_has(Trait.DROID), _target_suffered),
        )
    ),
)


def _damaged(state: MissionState) -> list[Figure]:
    return [figure for figure in imperials(state) if figure.damage]


@follows
def _restore(state: MissionState, pick: Pick, figure: Figure) -> None:
    recover(state, figure, sum(face.damage for face in roll(state, Die.RED, Die.RED)))


card(
    "imperial-industry-restorative-supplies",
    after("restorative-supplies", RoundEnds, choose(anywhere(_damaged), _restore), costs=DEPLETE),
)


# --- ISB Enforcers, Imperial Operative, Internal Affairs ------------------------------------------

ENFORCERS = "imperial-security-bureau-isb-enforcers"
OPERATIVE = "imperial-security-bureau-imperial-operative"
OFFICER = "imperial-officer"


def _titled(title: str) -> Callable[[MissionState, Group], bool]:
    """Regular and elite groups have the same title."""
    return lambda state, group: profile(group.card).title == title


def _second(state: MissionState, use: Use) -> None:
    add_to_hand(state, OFFICER)


card(ENFORCERS, on_deployment("isb-enforcers", _titled("stormtrooper")))
rule(f"{ENFORCERS}-lasting", may("isb-enforcers", "attacks-freely"))
card(OPERATIVE, on_deployment("imperial-operative", _titled(OFFICER)))
rule(
    f"{OPERATIVE}-lasting",
    many(
        "imperial-operative",
        always_on("imperial-operative", "speed", 1),
        always_on("imperial-operative", "health", 3),
        after("imperial-operative", ActivationBegins, become(Condition.FOCUSED), when=it_is_me, forced=True),
    ),
)
card(
    "imperial-security-bureau-internal-affairs",
    after("internal-affairs", MissionBegins, _second, forced=True),
)


# --- A Dark Power, As You Wish --------------------------------------------------------------------

VADER = "darth-vader-lord-of-the-sith"


def _vader_is_elsewhere(state: MissionState, use: Use) -> bool:
    player = empire(state)
    waiting = [*player.hand, *(each.card for each in player.reserved)]
    there = [group.card for group in state.groups.values()]
    fallen = [figure.card for figure in state.fallen.values()]  # out of the mission (CORE-ALLY-08)
    return VADER not in (*waiting, *there, *fallen)


def _summon(state: MissionState, use: Use) -> None:
    add_to_hand(state, VADER)


card(
    "lord-vaders-command-a-dark-power",
    played(discount("a-dark-power", 5)),
)
card(
    "lord-vaders-command-as-you-wish",
    played(after("as-you-wish", RoundBegins, _summon, when=_vader_is_elsewhere)),
)


# --- Tactical Explosives, Weakness Revealed -------------------------------------------------------

WEAKNESS = "retaliation-weakness-revealed"


@follows
def _explode(state: MissionState, pick: Pick, space: int) -> None:
    for figure in everybody_near(state, space, 3):
        attempt(state, figure, [Attribute.INSIGHT], _caught, key=pick.key, ability=pick.ability)


@follows
def _caught(state: MissionState, test: AttributeTest) -> None:
    if not test.passed:
        conditions = [Condition.BLEEDING]
        state.push(Suffer(figures=[test.figure], by=EMPIRE, damage=3, conditions=conditions))


@follows
def _reveal(state: MissionState, pick: Pick, figure: Figure) -> None:
    state.enter(f"{WEAKNESS}-lasting", EMPIRE, subject=figure.id, until=state.scope("round"))


card(
    "retaliation-tactical-explosives",
    played(after("tactical-explosives", RoundEnds, choose_space(anywhere(spaces_on_map), _explode))),
)
# It is depleted when the round is over; nothing of it could be used again before.
card(
    WEAKNESS,
    after("weakness-revealed", RoundBegins, choose(anywhere(hero_figures), _reveal), costs=DEPLETE),
)
rule(
    f"{WEAKNESS}-lasting",
    many(
        "weakness-revealed",
        while_attacking("weakness-revealed", damage=-1),
        while_defending("weakness-revealed", block=-1),
    ),
)
