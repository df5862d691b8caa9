"""Diala Passil, Haunted Exile: her sheet and her class deck."""

from __future__ import annotations

from dejarik.assault.campaign.rules.attribute_rerolls import RerollAttribute
from dejarik.assault.campaign.rules.attribute_rerolls import rerollable as dice_to_reroll
from dejarik.assault.campaign.rules.attribute_tests import (
    AttributeRolled,
    AttributeTest,
    AttributeTestBegins,
)
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.campaign.rules.strain import Rested
from dejarik.assault.content.blocks import (
    ONCE_PER_ACTIVATION,
    after,
    always_on,
    both,
    card,
    defending,
    during,
    exhaust_cost,
    here,
    it_is_me,
    many,
    may,
    may_reroll,
    me,
    special,
    strain_cost,
    surge,
    the_attack,
)
from dejarik.assault.content.campaign.feats import (
    a_friend_attacks,
    adds,
    adds_test_die,
    attack_using,
    attacks_with,
    behind,
    can_attack_with,
    granted,
    granted_attack,
    has_used,
    melee_weapons,
    testing,
    tests,
    try_attribute,
    unhurt,
)
from dejarik.assault.content.choosing import all_of, anywhere, choose, choose_word
from dejarik.assault.content.core.rebels import colours_to_take, shatter
from dejarik.assault.content.phrases import adjacent_foes, become, near, roll
from dejarik.assault.content.picks import Pick, pick_target
from dejarik.assault.content.series import AttackSeries
from dejarik.assault.content.suffering import Suffer
from dejarik.assault.dice.attack import Condition
from dejarik.assault.dice.faces import Die
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.active import is_active
from dejarik.assault.rules.attack import (
    Attack,
    AttackDeclared,
    AttackResolved,
    Reroll,
    RerollTime,
    rerollable,
)
from dejarik.assault.rules.figures.conditions import gain_condition
from dejarik.assault.rules.figures.damage import hurt
from dejarik.assault.rules.ground import friends, is_friendly, is_hostile, is_small, on_board
from dejarik.assault.rules.movement import MoveSpaces
from dejarik.assault.rules.state import Figure
from dejarik.kernel import Use
from dejarik.kernel.abilities import AbilityUsed
from dejarik.kernel.effects import follows

card(
    "diala-passil",
    after(
        "precise-strike",
        AttackDeclared,
        choose_word(anywhere(colours_to_take), shatter),
        when=attacks_with(melee_weapons),
        limit=ONCE_PER_ACTIVATION,
        costs=(strain_cost(2),),
    ),
    may_reroll("foresight", defence=True, side=defending, costs=(strain_cost(1),)),
)


# --- Force Throw ----------------------------------------------------------------------------------


def _small_others(state: MissionState, figure: Figure) -> list[Figure]:
    others = [other for other in on_board(state) if other is not figure and is_small(state, other)]
    return near(state, figure, others, 3)


@follows
def _throw(state: MissionState, pick: Pick, figure: Figure) -> None:
    try_attribute(state, pick, Attribute.INSIGHT, _thrown, about=figure.id)


@follows
def _thrown(state: MissionState, test: AttributeTest) -> None:
    """Who goes three spaces in any direction can end nearer, too (CORE-PUSH-02)."""
    figure, diala = state.figures.get(test.about), state.figures[test.figure]
    if figure is None or not test.passed:
        return
    state.push(MoveSpaces(figure=figure.id, spaces=3, seat=diala.seat, willing=False))
    if is_hostile(state, diala, figure):
        state.push(Suffer(figures=[figure.id], by=diala.seat, source=diala.id, damage=1))


card(
    "diala-passil-force-throw",
    during("force-throw", choose(_small_others, _throw), costs=(strain_cost(2), exhaust_cost())),
)


# --- Force Adept ----------------------------------------------------------------------------------


def _guide(state: MissionState, use: Use) -> None:
    """One die of the attack or of the test, whichever goes on, or none, by the choice of who rolled it."""
    test = _test_now(state)
    if test is not None:
        state.push(RerollAttribute(seat=state.figures[test.figure].seat, may=True))
    else:
        state.push(Reroll(seat=the_attack(state).seat, pools=["attack"], may=True))


def _test_now(state: MissionState) -> AttributeTest | None:
    inner = next(each for each in reversed(state.stack) if isinstance(each, (AttributeTest, Attack)))
    return inner if isinstance(inner, AttributeTest) else None


def _can_guide_attack(state: MissionState, use: Use, event: RerollTime) -> bool:
    return a_friend_attacks(state, use, event) and bool(rerollable(the_attack(state), "attack"))


def _can_guide_test(state: MissionState, use: Use, event: AttributeRolled) -> bool:
    return (
        here(state, use)
        and is_friendly(state, me(state, use), state.figures[event.figure])
        and bool(dice_to_reroll(state.the(AttributeTest)))
    )


card(
    "diala-passil-force-adept",
    many(
        "guide",
        after("guide", RerollTime, _guide, when=_can_guide_attack, costs=(strain_cost(1),)),
        after("guide", AttributeRolled, _guide, when=_can_guide_test, costs=(strain_cost(1),)),
    ),
    after(
        "force-aided-test",
        AttributeTestBegins,
        adds_test_die(Die.BLUE),
        when=testing(Attribute.STRENGTH, Attribute.TECH),
        costs=(exhaust_cost(),),
    ),
)


# --- Battle Meditation, Defensive Stance, Art of Movement -----------------------------------------


@follows
def _meditated(state: MissionState, test: AttributeTest) -> None:
    diala = state.figures.get(test.figure)
    if diala is not None and test.passed:
        pick_target(state, behind(state, test), friends(state, diala), _inspired)


@follows
def _inspired(state: MissionState, pick: Pick, figure: Figure) -> None:
    gain_condition(state, figure, Condition.FOCUSED)


def _in_her_activation(state: MissionState, use: Use) -> bool:
    return is_active(state, me(state, use))


card(
    "diala-passil-battle-meditation",
    after(
        "battle-meditation",
        Rested,
        tests(Attribute.INSIGHT, _meditated),
        when=both(it_is_me, _in_her_activation),
    ),
)
card(
    "diala-passil-defensive-stance",
    after("stronger-foresight", AbilityUsed, adds(block=1), when=has_used("foresight"), forced=True),
    after("untouched", AttackResolved, become(Condition.FOCUSED), when=both(defending, unhurt), forced=True),
)
card("diala-passil-art-of-movement", may("unhindered", "moves-with-ease"))


# --- Snap Kick, Way of the Sarlacc, Dancing Weapon ------------------------------------------------


@follows
def _kick(state: MissionState, pick: Pick, figure: Figure) -> None:
    (face,) = roll(state, Die.GREEN)
    hurt(state, [figure], face.damage, by=pick.seat, source=pick.subject)


card(
    "diala-passil-snap-kick",
    after(
        "snap-kick",
        AttackResolved,
        choose(adjacent_foes, _kick),
        when=attacks_with(melee_weapons),
        costs=(exhaust_cost(),),
    ),
)


def _is_armed(state: MissionState, use: Use) -> bool:
    diala = me(state, use)
    beside = [foe.id for foe in adjacent_foes(state, diala)]
    return bool(beside) and can_attack_with(state, diala, melee_weapons, only=beside)


def _strike_all(state: MissionState, use: Use, foes: list[Figure]) -> None:
    state.push(
        AttackSeries(
            figure=use.subject,
            seat=use.seat,
            count=len(foes),
            distinct=True,
            only=[foe.id for foe in foes],
            weapons=melee_weapons(state, me(state, use)),
        )
    )


card(
    "diala-passil-way-of-the-sarlacc",
    special(
        "way-of-the-sarlacc",
        all_of(adjacent_foes, _strike_all),
        when=_is_armed,
        attacks=True,
        costs=(strain_cost(2),),
    ),
)
card(
    "diala-passil-dancing-weapon",
    many(
        "dancing-weapon",
        special(
            "dancing-weapon",
            attack_using(melee_weapons, ranged=True, must=True, granted_by="dancing-weapon"),
            attacks=True,
            costs=(strain_cost(1),),
        ),
        always_on("dancing-weapon", "attack-blue", 1, who=granted_attack("dancing-weapon")),
        surge("dancing-weapon", when=granted("dancing-weapon")),
    ),
)
