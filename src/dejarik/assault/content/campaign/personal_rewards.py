"""Personal Reward cards: what each hero earns in the own mission."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from dejarik.assault import board
from dejarik.assault.campaign.rules.attribute_tests import (
    AttributeTest,
)
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.campaign.rules.strain import Rested, recover_strain
from dejarik.assault.content.blocks import (
    Do,
    after,
    always_on,
    attacking,
    both,
    card,
    defending,
    during,
    exhaust_cost,
    here,
    it_is_me,
    many,
    me,
    rule,
    strain_cost,
    surge,
    the_attack,
)
from dejarik.assault.content.campaign.feats import (
    adds,
    attacks_with,
    behind,
    has_not_helped,
    has_used,
    in_attack,
    melee_weapons,
    suffered,
    tests,
    try_attribute,
)
from dejarik.assault.content.campaign.gear import heals, hurt_itself, is_tired, not_focused
from dejarik.assault.content.choosing import choose, choose_word
from dejarik.assault.content.companions import companion_called
from dejarik.assault.content.heart_of_the_empire.rebels import DROID
from dejarik.assault.content.phrases import adjacent_foes, become, near
from dejarik.assault.content.picks import Pick, pick_word, words
from dejarik.assault.content.suffering import Suffer
from dejarik.assault.dice.attack import AttackEffect, Condition
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.active import is_active
from dejarik.assault.rules.attack import (
    Attack,
    AttackResolved,
    BeforeAttack,
    attack_with,
    may_attack,
)
from dejarik.assault.rules.attack.targets import has_target
from dejarik.assault.rules.events import ActivationEnds
from dejarik.assault.rules.figures.conditions import gain_condition, gain_power_of_choice
from dejarik.assault.rules.figures.damage import Defeated, hurt
from dejarik.assault.rules.ground import are_opponents, foes, is_small, piece, situation, team
from dejarik.assault.rules.movement import MoveSpaces
from dejarik.assault.rules.state import Figure
from dejarik.assault.rules.texts import Widening
from dejarik.kernel import (
    Source,
    Use,
)
from dejarik.kernel.abilities import AbilityUsed
from dejarik.kernel.effects import follows

# --- In fights ------------------------------------------------------------------------------------


def _friend_beaten_near(state: MissionState, use: Use, event: AttackResolved) -> bool:
    """The target was another friendly figure at most 3 spaces away; it may be gone now."""
    spot = board.space_thing(1 << event.target_space) if event.target_space >= 0 else None
    return (
        here(state, use)
        and event.target != use.subject
        and event.target_seat >= 0
        and team(state, event.target_seat) == team(state, use.seat)
        and spot is not None
        and board.within(situation(state), piece(state, me(state, use)), spot, 3)
    )


card(
    "life-debt",
    after(
        "life-debt",
        AttackResolved,
        become(Condition.FOCUSED),
        when=both(_friend_beaten_near, suffered(3), not_focused),
        costs=(exhaust_cost(),),
    ),
)


def _can_answer(state: MissionState, use: Use, event: AttackResolved) -> bool:
    return defending(state, use, event) and may_attack(
        state, me(state, use), asked=use.seat, only=[event.attacker]
    )


def _answer(state: MissionState, use: Use, event: AttackResolved) -> None:
    state.push(attack_with(state, me(state, use), only=[event.attacker], must=True))


card(
    "peacemaker",
    after(
        "peacemaker",
        AttackResolved,
        _answer,
        when=_can_answer,
        costs=(strain_cost(1), exhaust_cost()),
    ),
)
card(
    "shu-yens-lightsaber",
    after(
        "riposte",
        AbilityUsed,
        lambda state, use: state.enter(
            "shu-yens-lightsaber-lasting", use.seat, subject=use.subject, until=state.scope("attack")
        ),
        when=has_used("foresight"),
        forced=True,
    ),
)


def _riposte(state: MissionState, use: Use, event: AttackResolved) -> None:
    attacker = state.figures.get(event.attacker)
    if attacker is not None:
        hurt(state, [attacker], 1, by=use.seat, source=use.subject)


rule(
    "shu-yens-lightsaber-lasting",
    after("riposte", AttackResolved, _riposte, when=defending, forced=True),
)
card(
    "veteran-prowess",
    after("better-havoc-shot", AbilityUsed, adds(damage=1), when=has_used("havoc-shot"), forced=True),
    after(
        "catch-breath",
        Rested,
        heals(2),
        when=both(it_is_me, hurt_itself),
        costs=(exhaust_cost(),),
    ),
)


def _foes_near(state: MissionState, figure: Figure) -> list[Figure]:
    return near(state, figure, foes(state, figure), 3)


def _is_beset(state: MissionState, use: Use) -> bool:
    return here(state, use) and bool(_foes_near(state, me(state, use)))


def _outnumbered(symbol: str) -> Do[MissionState]:
    """A result more for every hostile figure at most 3 spaces away."""

    def do(state: MissionState, use: Use) -> None:
        adds(**{symbol: len(_foes_near(state, me(state, use)))})(state, use)

    return do


card(
    "desperado",
    in_attack("offence", _outnumbered("surge"), when=both(attacking, _is_beset), costs=(exhaust_cost(),)),
    in_attack("defence", _outnumbered("evade"), when=both(defending, _is_beset), costs=(exhaust_cost(),)),
)


def _surrounded(state: MissionState, use: Use) -> None:
    figure = me(state, use)
    recover_strain(state, figure, min(3, len(adjacent_foes(state, figure))))


card("iron-hand", after("iron-hand", ActivationEnds, _surrounded, when=it_is_me, forced=True))


# --- Haymaker -------------------------------------------------------------------------------------


def _small_foes(state: MissionState, figure: Figure) -> list[Figure]:
    return [foe for foe in adjacent_foes(state, figure) if is_small(state, foe)]


@follows
def _swing(state: MissionState, pick: Pick, figure: Figure) -> None:
    try_attribute(state, pick, Attribute.STRENGTH, _struck, about=figure.id)


@follows
def _struck(state: MissionState, test: AttributeTest) -> None:
    hero, strength = state.figures[test.figure], min(3, test.total)
    if strength and test.about in state.figures:
        state.push(
            MoveSpaces(figure=test.about, spaces=strength, seat=hero.seat, willing=False),
            Suffer(figures=[test.about], by=hero.seat, source=hero.id, damage=strength),
        )


card(
    "haymaker",
    during("haymaker", choose(_small_foes, _swing), costs=(strain_cost(1), exhaust_cost())),
)


# --- Mandalorian Heritage -------------------------------------------------------------------------

HERITAGE = "mandalorian-heritage"
TECHNIQUES = {
    "technique-damage": AttackEffect(damage=2),
    "technique-recovery": AttackEffect(recover_damage=2),
}


def _techniques(state: MissionState, figure: Figure) -> list[str]:
    """Where there is nobody to attack, Reach alone helps."""
    aimed = has_target(state, the_attack(state))
    return words({"technique-damage": aimed, "technique-recovery": aimed, "technique-reach": True})


@follows
def _take_technique(state: MissionState, pick: Pick, word: str) -> None:
    if word == "technique-reach":
        the_attack(state).reach = True
    else:
        state.count_use(state.scope("attack"), word)
        state.enter(f"{HERITAGE}-lasting", pick.seat, subject=pick.subject, until=state.scope("attack"))


def _lengthen(state: MissionState, attack: Attack) -> None:
    attack.reach = True


def _uses_melee(state: MissionState, figure: Figure) -> bool:
    return bool(melee_weapons(state, figure))


def _chosen(word: str) -> Callable[[MissionState, Attack, Source], bool]:
    return lambda state, attack, source: bool(state.used(state.scope("attack"), word))


def _never(state: MissionState, attack: Attack, source: Source) -> bool:
    return False


#: The printed surge abilities are there by the lasting text alone, one of them.
card(
    HERITAGE,
    replace(
        after(
            "choose-a-technique",
            BeforeAttack,
            choose_word(_techniques, _take_technique),
            when=both(attacks_with(melee_weapons), has_not_helped),
        ),
        widens=Widening(_lengthen, _uses_melee),
        surge=surge("choose-a-technique", when=_never).surge,
    ),
)
rule(
    f"{HERITAGE}-lasting",
    *(
        surge(str(place), effect=effect, when=_chosen(word))
        for place, (word, effect) in enumerate(TECHNIQUES.items(), start=1)
    ),
)


# --- Wookiee Roar, X-8 Upgrade --------------------------------------------------------------------


def _foe_falls_in_its_activation(state: MissionState, use: Use, event: Defeated) -> bool:
    return is_active(state, me(state, use)) and are_opponents(state, event.seat, use.seat)


@follows
def _roared(state: MissionState, test: AttributeTest) -> None:
    figure = state.figures[test.figure]
    ways = words(
        {
            "any-token": True,
            "recover-strain": test.total >= 1 and is_tired(state, figure),
            "become-focused": test.total >= 2,
        }
    )
    pick_word(state, behind(state, test), ways, _roar)


@follows
def _roar(state: MissionState, pick: Pick, word: str) -> None:
    figure = state.figures[pick.subject]
    if word == "any-token":
        gain_power_of_choice(state, figure)
    elif word == "recover-strain":
        recover_strain(state, figure, 1)
    else:
        gain_condition(state, figure, Condition.FOCUSED)


card(
    "wookiee-roar",
    after(
        "roar",
        Defeated,
        tests(Attribute.STRENGTH, _roared),
        when=_foe_falls_in_its_activation,
        costs=(exhaust_cost(),),
    ),
)

_is_the_droid = companion_called(DROID)


def _droid_has_supported(state: MissionState, use: Use, event: AbilityUsed) -> bool:
    return event.key == DROID and event.ability == "supporting-fire" and event.seat == use.seat


card(
    "x-8-upgrade",
    always_on("health", "health", 2, who=_is_the_droid),
    many(
        "stronger-gun",
        always_on("stronger-gun", "attack-damage", 1, who=_is_the_droid),
        always_on("stronger-gun", "attack-pierce", -1, who=_is_the_droid),
    ),
    after(
        "stronger-support",
        AbilityUsed,
        adds(damage=1, pierce=-1),
        when=_droid_has_supported,
        forced=True,
    ),
)
