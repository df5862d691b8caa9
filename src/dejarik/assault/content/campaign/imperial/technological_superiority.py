"""Technological Superiority: droids, Attachments and weapons that adapt."""

from __future__ import annotations

from dejarik.assault.campaign.rules.attachments import attachments_on
from dejarik.assault.campaign.rules.attribute_tests import AttributeTest, attempt
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState
from dejarik.assault.campaign.rules.threat import threat_cost
from dejarik.assault.content.blocks import (
    after,
    always_on,
    attacking,
    before,
    both,
    card,
    exhaust_cost,
    rule,
    special,
    surge,
    the_attack,
)
from dejarik.assault.content.campaign.empire import (
    ONCE_PER_ATTACK,
    an_imperial_acts,
    imperial_attacks,
    imperial_concerned,
    imperials,
    imperials_with,
    is_imperial,
    lasts_for_the_attack,
    while_imperials_attack,
)
from dejarik.assault.content.choosing import anywhere, choose
from dejarik.assault.content.phrases import adjacent_friends, in_this_attack
from dejarik.assault.content.picks import Pick, Then, afterwards, pick_word, words
from dejarik.assault.content.pools import ATTACK, AddDie, TakeDieOut
from dejarik.assault.dice.attack import AttackEffect, Condition
from dejarik.assault.dice.faces import Die, DieKind
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.attack import Attack, AttackResolved, ModifierTime, PoolsFormed
from dejarik.assault.rules.events import RoundEnds
from dejarik.assault.rules.figures.conditions import discard_condition, gain_condition
from dejarik.assault.rules.figures.damage import Defeated, defeat, hurt, recover
from dejarik.assault.rules.ground import are_adjacent, on_board
from dejarik.assault.rules.movement import gain_points
from dejarik.assault.rules.printed import Trait
from dejarik.assault.rules.state import Assault, Figure, Token
from dejarik.assault.rules.values import has_trait, health
from dejarik.kernel import Source, Use
from dejarik.kernel.abilities import cancel
from dejarik.kernel.effects import follows

# --- Experimental Arms (Jetpacks and Cloaking Device are numbers and keywords alone) --------------

ARMS = "technological-superiority-experimental-arms"


def _overcharge(state: MissionState, use: Use) -> None:
    the_attack(state).modify(state, AttackEffect(surge=1))
    lasts_for_the_attack(state, use)


def _recoil(state: MissionState, use: Use, event: AttackResolved) -> None:
    figure = state.figures.get(event.attacker)
    if figure is not None:
        hurt(state, [figure], 1, by=EMPIRE)


card(ARMS, after("experimental-arms", ModifierTime, _overcharge, when=attacking, limit=ONCE_PER_ATTACK))
rule(
    f"{ARMS}-lasting",
    after("experimental-arms", AttackResolved, _recoil, when=both(in_this_attack, attacking), forced=True),
)


# --- Technical Support ----------------------------------------------------------------------------


def _a_droid_acts(state: MissionState, use: Use) -> bool:
    return an_imperial_acts(state, use) and has_trait(state, state.figures[use.subject], Trait.DROID)


@follows
def _repair(state: MissionState, pick: Pick, figure: Figure) -> None:
    ways = words(
        {
            "discard-conditions": bool(figure.conditions),
            "become-focused": Condition.FOCUSED not in figure.conditions,
            "recover-3": figure.damage > 0,
        }
    )
    pick_word(state, pick, ways, _repaired, may=True, chosen=[figure.id])


@follows
def _repaired(state: MissionState, pick: Pick, word: str) -> None:
    figure = state.figures[pick.chosen[0]]
    if word == "discard-conditions":
        for condition in list(figure.conditions):
            discard_condition(state, figure, condition)
    elif word == "become-focused":
        gain_condition(state, figure, Condition.FOCUSED)
    else:
        recover(state, figure, 3)


card(
    "technological-superiority-technical-support",
    always_on("faster-droids", "speed", 1, who=imperials_with(Trait.DROID)),
    special("repair", choose(adjacent_friends, _repair), when=_a_droid_acts),
)


# --- Failsafe, Hidden Detonators ------------------------------------------------------------------


def _has_no_health_left(state: MissionState, use: Use, event: Defeated) -> bool:
    return state.figures[event.figure].damage >= health(state, event.figure)


def _hold_out(state: MissionState, use: Use, event: Defeated) -> None:
    figure = state.figures[event.figure]
    cancel(state, event)
    recover(state, figure, 1)
    gain_points(state, figure, 3)


card(
    "technological-superiority-failsafe",
    before(
        "failsafe",
        Defeated,
        _hold_out,
        when=both(imperial_concerned, _has_no_health_left),
        costs=(threat_cost(2), exhaust_cost()),
    ),
)


@follows
def _detonate(state: MissionState, pick: Pick, figure: Figure) -> None:
    victims: list[Figure | Token] = [other for other in on_board(state) if are_adjacent(state, figure, other)]
    victims += [
        token for token in state.tokens.values() if token.health and are_adjacent(state, figure, token)
    ]
    hurt(state, victims, 2, by=EMPIRE, source=figure.id)
    state.push(afterwards(pick, _fall, chosen=[figure.id]))


@follows
def _fall(state: MissionState, acting: Then, nothing: None) -> None:
    figure = state.figures.get(acting.chosen[0])
    if figure is not None:
        defeat(state, figure, EMPIRE)


card(
    "technological-superiority-hidden-detonators",
    after(
        "hidden-detonators",
        RoundEnds,
        choose(anywhere(imperials), _detonate),
        costs=(threat_cost(1), exhaust_cost()),
    ),
)


# --- Arc Blasters ---------------------------------------------------------------------------------


def _is_ranged(state: Assault, attack: Attack, source: Source) -> bool:
    return not attack.melee


def _has_struck(state: MissionState, use: Use) -> bool:
    attack = the_attack(state)
    return not attack.melee and any(id in state.figures for id in attack.struck)


def _jolt(state: MissionState, use: Use) -> None:
    for id in the_attack(state).struck:
        figure = state.figures.get(id)
        if figure is not None:
            attempt(state, figure, [Attribute.STRENGTH], _jolted, key=use.key, ability=use.ability)


@follows
def _jolted(state: MissionState, test: AttributeTest) -> None:
    figure = state.figures.get(test.figure)
    if figure is not None and not test.passed:
        gain_condition(state, figure, Condition.STUNNED)


card(
    "technological-superiority-arc-blasters",
    after("arc", AttackResolved, _jolt, when=both(attacking, _has_struck), forced=True),
    surge("overload", when=_is_ranged),
)


# --- Adaptive Weapons, Superior Augments ----------------------------------------------------------


def _adapt(state: MissionState, use: Use) -> None:
    colours = [die for die in Die if die.kind is DieKind.ATTACK]
    state.push(TakeDieOut(seat=use.seat, name=ATTACK), AddDie(seat=use.seat, name=ATTACK, colours=colours))


def _has_dice(state: MissionState, use: Use) -> bool:
    return bool(the_attack(state).attack_dice)


card(
    "technological-superiority-adaptive-weapons",
    after(
        "adaptive-weapons",
        PoolsFormed,
        _adapt,
        when=both(imperial_attacks, _has_dice),
        limit=ONCE_PER_ATTACK,
    ),
)


def _has_attachment(state: MissionState, figure: Figure) -> bool:
    return is_imperial(state, figure) and bool(attachments_on(state, figure.group))


def _augmented(state: MissionState, source: Source, holder: Figure | None, figure: Figure) -> bool:
    return _has_attachment(state, figure)


def _augmented_attacks(state: MissionState, attack: Attack, figure: Figure) -> bool:
    return _has_attachment(state, figure)


card(
    "technological-superiority-superior-augments",
    always_on("enhanced-legs", "speed", 1, who=_augmented),
    while_imperials_attack("enhanced-weapons", _augmented_attacks, damage=1),
)
