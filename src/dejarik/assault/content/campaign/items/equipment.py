"""Equipment of the Item decks: tools, medicine and other things a hero carries."""

from __future__ import annotations

from dejarik.assault.campaign.rules.attribute_tests import AttributeTest
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.campaign.rules.strain import Rested, recover_strain
from dejarik.assault.content.blocks import (
    after,
    attacking,
    both,
    card,
    defending,
    deplete_cost,
    during,
    exhaust_cost,
    it_is_me,
    may,
    may_reroll,
    me,
    special,
    strain_cost,
)
from dejarik.assault.content.campaign.between import stays_with_its_hero
from dejarik.assault.content.campaign.empire import ranged
from dejarik.assault.content.campaign.feats import (
    adds,
    attacks_with,
    in_attack,
    may_reroll_test,
    ranged_weapons,
    testing,
    try_attribute,
)
from dejarik.assault.content.campaign.gear import (
    between_missions,
    discard_one,
    double_token,
    explode,
    is_hurt,
    is_tired,
    spaces_within_3,
    strain_or_condition,
    strike,
    token_counts_once,
    us,
    weary_ones,
)
from dejarik.assault.content.choosing import choose, choose_space, choose_word
from dejarik.assault.content.phrases import adjacent_foes
from dejarik.assault.content.picks import Pick, words
from dejarik.assault.content.suffering import Suffer
from dejarik.assault.dice.attack import Condition, PowerToken
from dejarik.assault.dice.faces import Die
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.attack import PowerSpent
from dejarik.assault.rules.events import ActivationBegins, MissionBegins
from dejarik.assault.rules.figures.conditions import gain_power_of_choice, harmful
from dejarik.assault.rules.figures.damage import recover
from dejarik.assault.rules.ground import are_adjacent, on_board
from dejarik.assault.rules.printed import Trait
from dejarik.assault.rules.state import Assault, Figure
from dejarik.assault.rules.values import has_trait
from dejarik.kernel import Use
from dejarik.kernel.effects import follows

# --- Medicine -------------------------------------------------------------------------------------


@follows
def _treat(state: MissionState, pick: Pick, figure: Figure) -> None:
    recover(state, figure, 3)
    recover_strain(state, figure, 1)


card(
    "portable-medkit",
    after("portable-medkit", Rested, choose(weary_ones, _treat), when=it_is_me, costs=(deplete_cost(),)),
)


def _to_pump(state: MissionState, figure: Figure) -> list[str]:
    return words({"recover-strain": is_tired(state, figure), "discard-harmful": bool(harmful(figure))})


card(
    "bacta-pump",
    after(
        "bacta-pump",
        ActivationBegins,
        choose_word(_to_pump, strain_or_condition),
        when=it_is_me,
        forced=True,
    ),
)


def _to_inject(state: MissionState, figure: Figure) -> list[Figure]:
    return [each for each in us(state, figure) if is_tired(state, each) or harmful(each)]


@follows
def _inject(state: MissionState, pick: Pick, figure: Figure) -> None:
    recover_strain(state, figure, 2)
    discard_one(state, pick, figure)


card(
    "emergency-injector",
    during("emergency-injector", choose(_to_inject, _inject), costs=(deplete_cost(),)),
)


# --- Tools ----------------------------------------------------------------------------------------

card(
    "survival-gear",
    may_reroll_test("athletics", when=testing(Attribute.STRENGTH), costs=(exhaust_cost(),)),
    may("surefooted", "crosses-terrain"),
)


def _droids(state: MissionState, figure: Figure) -> list[Figure]:
    return [
        other
        for other in on_board(state)
        if other is not figure and has_trait(state, other, Trait.DROID) and are_adjacent(state, figure, other)
    ]


@follows
def _slice(state: MissionState, pick: Pick, figure: Figure) -> None:
    try_attribute(state, pick, Attribute.TECH, _sliced, about=figure.id)


@follows
def _sliced(state: MissionState, test: AttributeTest) -> None:
    if test.passed:
        slicer = state.figures[test.figure]
        state.push(
            Suffer(
                figures=[test.about],
                by=slicer.seat,
                source=slicer.id,
                damage=1,
                conditions=[Condition.STUNNED],
            )
        )


card(
    "slicing-tools",
    may_reroll_test("expert-tools", when=testing(Attribute.TECH), costs=(exhaust_cost(),)),
    special("slice-droid", choose(_droids, _slice)),
)
card(
    "combat-visor",
    may_reroll_test("scanner", when=testing(Attribute.INSIGHT), costs=(exhaust_cost(),)),
    in_attack("aim-assist", adds(accuracy=2), when=both(attacking, ranged), costs=(strain_cost(1),)),
)
card("cybernetic-arm", stays_with_its_hero("cybernetic-arm"))

# --- For fights -----------------------------------------------------------------------------------

card(
    "extra-ammunition",
    may_reroll("extra-ammunition", side=attacks_with(ranged_weapons), costs=(exhaust_cost(),)),
)


@follows
def _stab(state: Assault, pick: Pick, figure: Figure) -> None:
    strike(state, pick, figure, Die.GREEN)


card(
    "combat-knife",
    during("combat-knife", choose(adjacent_foes, _stab), costs=(strain_cost(1), exhaust_cost())),
)


@follows
def _concuss(state: Assault, pick: Pick, space: int) -> None:
    explode(state, pick, space, Die.GREEN, stuns=True)


card(
    "concussion-grenades",
    special("concussion-grenades", choose_space(spaces_within_3, _concuss), costs=(deplete_cost(),)),
)
card(
    "personal-shields",
    in_attack("personal-shields", adds(block=5), when=defending, costs=(deplete_cost(),)),
)
card(
    "reinforced-helmet",
    may_reroll("deflecting-shell", side=defending, costs=(exhaust_cost(),)),
    between_missions("one-helmet"),
)


# --- Power tokens ---------------------------------------------------------------------------------


def _charges(state: MissionState, use: Use, event: PowerSpent) -> bool:
    return token_counts_once(state, use, event) and event.token in (PowerToken.DAMAGE, PowerToken.SURGE)


card(
    "power-charger",
    after("overcharge", PowerSpent, double_token, when=_charges, costs=(exhaust_cost(),)),
)


def _to_aid(state: Assault, figure: Figure) -> list[str]:
    return words({"recover-2": is_hurt(state, figure), "discard-harmful": bool(harmful(figure))})


@follows
def _aid(state: Assault, pick: Pick, word: str) -> None:
    figure = state.figures[pick.subject]
    if word == "recover-2":
        recover(state, figure, 2)
    else:
        discard_one(state, pick, figure)


card(
    "supply-pack",
    after(
        "start-tokens",
        MissionBegins,
        lambda state, use: gain_power_of_choice(state, me(state, use), count=2),
        forced=True,
    ),
    during("field-aid", choose_word(_to_aid, _aid), costs=(deplete_cost(),)),
)
