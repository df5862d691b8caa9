"""Our Last Hope, the finale of Return to Hoth: a Star Destroyer that has to fall, a base without shields, and General
Sorin twice. Supplies are what the heroes rest and heal with."""

from __future__ import annotations

from dejarik.assault.campaign.rules.deploying import OptionalDeployment
from dejarik.assault.campaign.rules.heroes import tokens_of
from dejarik.assault.campaign.rules.missions import EventHappens
from dejarik.assault.campaign.rules.sheet_tokens import in_store, store
from dejarik.assault.campaign.rules.state import MissionState, hero_of
from dejarik.assault.campaign.rules.strain import Rested, recover_strain
from dejarik.assault.campaign.rules.threat import threat_cost
from dejarik.assault.campaign.rules.wounds import make_healthy
from dejarik.assault.content import blocks
from dejarik.assault.content.blocks import after, attacking, defending, during, it_is_me, me, special, surge
from dejarik.assault.content.campaign.language import (
    HEROES,
    REBELS,
    WOUNDED,
    Wants,
    all_heroes_wounded,
    ally,
    blow_away,
    both,
    branch,
    brought_by,
    cannot,
    defeated,
    deploys,
    destroyed,
    event,
    for_heroes,
    goal,
    gone,
    happened,
    imperials_win,
    mission,
    of_card,
    rebels_win,
    removed_last,
    resolved,
    reveal,
    round_begins,
    target,
    usable,
    whenever,
)
from dejarik.assault.content.campaign.language.areas import entered
from dejarik.assault.content.campaign.language.conditions import before
from dejarik.assault.content.campaign.language.fortunes import banes, boons
from dejarik.assault.content.campaign.language.mission import of_figure
from dejarik.assault.content.campaign.language.reacting import reacts
from dejarik.assault.content.campaign.language.triggers import interacted
from dejarik.assault.content.picks import Pick, pick_word
from dejarik.assault.dice.attack import AttackEffect, Condition
from dejarik.assault.rules.attack import Attack, AttackDeclared, ModifierTime
from dejarik.assault.rules.events import ActivationBegins
from dejarik.assault.rules.figures.conditions import discard_condition
from dejarik.assault.rules.figures.damage import hurt
from dejarik.assault.rules.objects.tokens import tokens_of as objects_of
from dejarik.assault.rules.values import health
from dejarik.kernel import Cost, Source, Use
from dejarik.kernel.effects import follows

SORIN, TANK, CONTROL, SHIELD, SUPPLY = (
    "general-sorin",
    "sorin-class-tank",
    "control-system",
    "shield-control",
    "supply",
)
COWARD, CRASH, TRAP, FINAL = (
    "a-cowards-solution",
    "crash-landing",
    "a-trap-is-sprung",
    "the-final-confrontation",
)
CENTER = "command-center"
SUPPLIES = 12
"""What the heroes begin with, without Banes."""
STRAIN, DISCARD = "recover-2-strain", "discard-"
LEFT = 5
"""The Health that is left to a hero who is healthy again."""
PRICE = 3
"""The threat that a shot or the armour of the tank takes."""


# --- Supplies -------------------------------------------------------------------------------------


def load(state: MissionState) -> None:
    store(state, SUPPLY, SUPPLIES - banes(state))


def use_up(state: MissionState, event: Rested) -> None:
    store(state, SUPPLY, -1)


def find_one(state: MissionState, occasion: EventHappens) -> None:
    store(state, SUPPLY, 1)


def no_supplies(state: MissionState) -> bool:
    return in_store(state, SUPPLY) == 0


def supply_cost(dressing: bool = False) -> Cost:
    """A token of the heroes; for a sheet that is turned, 2, or 3 of a hero with two activation tokens."""

    def price(state: MissionState, use: Use) -> int:
        return (3 if tokens_of(state, state.heroes[use.subject]) > 1 else 2) if dressing else 1

    return Cost(
        lambda state, use: in_store(state, SUPPLY) >= price(state, use),
        lambda state, use: store(state, SUPPLY, -price(state, use)),
    )


def is_weary(state: MissionState, use: Use) -> bool:
    figure = me(state, use)
    return bool(state.heroes[figure.id].strain or figure.damage or figure.conditions)


def help_oneself(state: MissionState, use: Use) -> None:
    figure = me(state, use)
    rests = [STRAIN] if state.heroes[figure.id].strain or figure.damage else []
    pick_word(state, use, [*rests, *(f"{DISCARD}{each}" for each in figure.conditions)], helped)


@follows
def helped(state: MissionState, pick: Pick, word: str) -> None:
    figure = state.figures.get(pick.subject)
    if figure is None:
        return
    if word == STRAIN:
        recover_strain(state, figure, 2)
    else:
        discard_condition(state, figure, Condition(word.removeprefix(DISCARD)))


def can_be_dressed(state: MissionState, use: Use) -> bool:
    figure = me(state, use)
    hero = hero_of(state, figure)
    return hero is not None and hero.wounded and not hero.withdrawn and not figure.damage


def dress(state: MissionState, use: Use) -> None:
    figure = me(state, use)
    make_healthy(state, state.heroes[figure.id])
    hurt(state, [figure], health(state, figure.id) - LEFT, by=figure.seat)


# --- Sorin and his tank ---------------------------------------------------------------------------


def call(state: MissionState, use: Use) -> None:
    state.push(OptionalDeployment())


def overload(state: MissionState, use: Use) -> None:
    state.memory[_overloaded(state)] = 1


def _is_overloaded(state: MissionState, attack: Attack, source: Source) -> bool:
    return _overloaded(state) in state.memory


def _overloaded(state: MissionState) -> str:
    return f"overloaded:{state.scope('attack')}"


def brace(state: MissionState, use: Use) -> None:
    blocks.the_attack(state).modify(state, AttackEffect(block=1))


# --- What happens ---------------------------------------------------------------------------------


def no_controls_left(state: MissionState) -> bool:
    return not objects_of(state, CONTROL)


def dengars_mind(state: MissionState) -> str:
    return ("foe", "gone", "friend")[min(2, boons(state))]


mission(
    "our-last-hope",
    whenever("load", round_begins(1), load),
    cannot("can-rest", HEROES, when=no_supplies),
    reacts("rule-1", Rested, use_up),
    for_heroes(
        after(
            "help-oneself",
            ActivationBegins,
            help_oneself,
            when=blocks.both(it_is_me, is_weary),
            costs=(supply_cost(),),
        ),
        during("dress", dress, when=can_be_dressed, costs=(supply_cost(dressing=True),)),
    ),
    target(CONTROL, attacked_by=REBELS),
    usable(SHIELD, "raise", by=HEROES, when=both(happened(TRAP), before(FINAL))),
    of_figure("sorin-again", special("call", call)),
    of_figure(
        TANK,
        after("overload", AttackDeclared, overload, when=attacking, costs=(threat_cost(PRICE),)),
        surge("stun", effect=AttackEffect(conditions=frozenset({Condition.STUNNED})), when=_is_overloaded),
        after("brace", ModifierTime, brace, when=defending, costs=(threat_cost(PRICE),)),
    ),
    goal("bring-down", Wants(destroy=(CONTROL,), defeat=of_card(SORIN)), until=CRASH),
    goal("reach-center", Wants(reach=CENTER), from_=CRASH, until=TRAP),
    goal("raise-shields", Wants(use=(SHIELD,)), from_=TRAP, until=FINAL),
    goal("defeat-sorin", Wants(defeat=brought_by(FINAL)), from_=FINAL),
    event(COWARD, defeated(SORIN)),
    event(
        CRASH,
        destroyed(CONTROL, 2) | resolved(COWARD),
        reveal("rebel-base"),
        blow_away("breach"),
        deploys(),
        find_one,
        when=both(happened(COWARD), no_controls_left),
    ),
    event(
        TRAP,
        entered(CENTER, side=REBELS),
        branch(dengars_mind),
        choices={"foe": (deploys(),), "gone": (), "friend": (ally("dengar", "BB16"),)},
    ),
    event(FINAL, interacted(SHIELD), deploys()),
    rebels_win("mission-sorin-beaten", removed_last(), when=gone(FINAL)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    rules=4,
    imperial_goal="wound-heroes",
)
