"""Fenn Signis, Hardened Veteran: his sheet and his class deck."""

from __future__ import annotations

from dejarik.assault.campaign.rules.attribute_tests import AttributeTest
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.campaign.rules.strain import recover_strain
from dejarik.assault.content.blocks import (
    after,
    attacking,
    both,
    card,
    defending,
    exhaust_cost,
    it_is_me,
    me,
    special,
    strain_cost,
    the_attack,
    while_defending,
)
from dejarik.assault.content.campaign.feats import (
    adds,
    adds_die,
    attacks_with,
    has_used,
    in_attack,
    note_use,
    ranged_weapons,
    recovers_strain,
    suffered,
    tests,
    times_used,
)
from dejarik.assault.content.choosing import all_of, choose
from dejarik.assault.content.phrases import adjacent_friends, become, near, target_within
from dejarik.assault.content.picks import Pick, pick_word, words
from dejarik.assault.dice.attack import Condition
from dejarik.assault.dice.faces import Die
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.attack import Attack, AttackDeclared, AttackResolved
from dejarik.assault.rules.events import ActivationBegins, ActivationEnds
from dejarik.assault.rules.figures.conditions import gain_condition, may_gain
from dejarik.assault.rules.figures.damage import hurt
from dejarik.assault.rules.ground import friends
from dejarik.assault.rules.movement import MoveSpaces, gain_points
from dejarik.assault.rules.state import Assault, Figure
from dejarik.assault.rules.values import speed
from dejarik.kernel import Use
from dejarik.kernel.abilities import AbilityUsed
from dejarik.kernel.effects import follows, then

# --- His sheet ------------------------------------------------------------------------------------


def _havoc(state: Assault, use: Use) -> None:
    note_use(state, use, "attack")
    adds(blast=1)(state, use)


def _alone(state: Assault, use: Use) -> bool:
    return not adjacent_friends(state, me(state, use))


card(
    "fenn-signis",
    in_attack("havoc-shot", _havoc, when=attacks_with(ranged_weapons), costs=(strain_cost(1),)),
    after("lone-wolf", ActivationEnds, recovers_strain(1), when=both(it_is_me, _alone), forced=True),
)


# --- Tactical Movement, Take Cover, Adrenaline Rush, Weapon Expert --------------------------------


def _himself_or_near(state: Assault, figure: Figure) -> list[Figure]:
    return near(state, figure, friends(state, figure), 3)


@follows
def _advance(state: Assault, pick: Pick, figure: Figure) -> None:
    gain_points(state, figure, 2)


@follows
def _rush(state: MissionState, test: AttributeTest) -> None:
    if test.passed:
        recover_strain(state, state.figures[test.figure], 3)


card(
    "fenn-signis-tactical-movement",
    after(
        "tactical-movement",
        ActivationBegins,
        choose(_himself_or_near, _advance),
        when=it_is_me,
        costs=(exhaust_cost(),),
    ),
)
card(
    "fenn-signis-take-cover",
    after(
        "take-cover",
        AttackDeclared,
        adds_die("defence", Die.WHITE),
        when=defending,
        costs=(strain_cost(1), exhaust_cost()),
    ),
)
card(
    "fenn-signis-adrenaline-rush",
    after(
        "adrenaline-rush",
        AttackResolved,
        tests(Attribute.STRENGTH, _rush),
        when=both(defending, suffered(1)),
        costs=(exhaust_cost(),),
    ),
)
card(
    "fenn-signis-weapon-expert",
    in_attack("weapon-expert", adds(pierce=1, accuracy=2), costs=(strain_cost(1),)),
)


# --- Suppressive Fire, Trench Fighter -------------------------------------------------------------


def _havoc_wrought(state: Assault, use: Use) -> bool:
    return times_used(state, me(state, use), "havoc-shot", "attack") > 0


def _those_hit(state: Assault, figure: Figure) -> list[Figure]:
    return [state.figures[id] for id in the_attack(state).struck if id in state.figures]


def _suppress(state: Assault, use: Use, figures: list[Figure]) -> None:
    for figure in figures:
        ways = words({"suffer-1-damage": True, "become-stunned": may_gain(state, figure, Condition.STUNNED)})
        pick_word(state, use, ways, _keep_down, seat=figure.seat, chosen=[figure.id], decides=figure)


@follows
def _keep_down(state: Assault, pick: Pick, word: str) -> None:
    figure = state.figures.get(pick.chosen[0])
    if figure is None:
        return
    if word == "become-stunned":
        gain_condition(state, figure, Condition.STUNNED)
    else:
        hurt(state, [figure], 1, by=the_attack(state).seat, source=pick.subject)


def _figure_within_3(state: Assault, use: Use, event: AttackDeclared) -> bool:
    return event.target in state.figures and target_within(3)(state, the_attack(state), me(state, use))


card(
    "fenn-signis-suppressive-fire",
    after(
        "suppressive-fire",
        AttackResolved,
        all_of(_those_hit, _suppress),
        when=both(attacking, _havoc_wrought),
        costs=(strain_cost(1), exhaust_cost()),
    ),
)
card(
    "fenn-signis-trench-fighter",
    after(
        "trench-fighter",
        AttackDeclared,
        adds(damage=2),
        when=both(attacking, _figure_within_3),
        costs=(exhaust_cost(),),
    ),
)


# --- Rebel Elite, Superior Positioning ------------------------------------------------------------


def _move(state: Assault, use: Use) -> None:
    state.push(MoveSpaces(figure=use.subject, spaces=speed(state, use.subject), seat=use.seat))


def _is_focused(state: Assault, attack: Attack, figure: Figure) -> bool:
    return Condition.FOCUSED in figure.conditions


card(
    "fenn-signis-rebel-elite",
    after("heavier-blast", AbilityUsed, adds(blast=1), when=has_used("havoc-shot"), forced=True),
)
card(
    "fenn-signis-superior-positioning",
    special("reposition", then(_move, become(Condition.FOCUSED)), costs=(strain_cost(1),)),
    while_defending("alert", _is_focused, block=1),
)
