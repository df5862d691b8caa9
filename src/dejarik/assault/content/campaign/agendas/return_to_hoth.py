"""The Agenda cards of Return to Hoth."""

from __future__ import annotations

from dejarik.assault.board import TileType
from dejarik.assault.campaign.rules.agendas import influence_cost
from dejarik.assault.campaign.rules.attribute_tests import AttributeTest, attempt
from dejarik.assault.campaign.rules.deploying import OptionalDeployment
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState
from dejarik.assault.content.blocks import after, both, card, deplete_cost, rule, the_attack, while_defending
from dejarik.assault.content.campaign.agenda_play import group_has, on_deployment, played
from dejarik.assault.content.campaign.empire import (
    declared,
    hero_figures,
    imperial_concerned,
    imperial_defends,
    imperials,
    lasts_for_the_attack,
)
from dejarik.assault.content.campaign.feats import adds, unhurt
from dejarik.assault.content.choosing import all_of, anywhere, choose
from dejarik.assault.content.phrases import adjacent_foes, in_this_attack, perform_move
from dejarik.assault.content.picks import Pick, Then, afterwards, pick_target
from dejarik.assault.content.suffering import Suffer
from dejarik.assault.dice.attack import AttackEffect, Condition
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.attack import Attack, AttackResolved, ModifierTime, Tally, attack_with, may_attack
from dejarik.assault.rules.events import Deployed, RoundBegins, RoundEnds
from dejarik.assault.rules.figures.conditions import gain_condition
from dejarik.assault.rules.figures.damage import hurt
from dejarik.assault.rules.ground import stands_on
from dejarik.assault.rules.printed import Trait
from dejarik.assault.rules.state import Figure, Group
from dejarik.assault.rules.values import has_trait
from dejarik.kernel import Procedure, Public, Use
from dejarik.kernel.effects import follows

# --- Counter-Strike, Enhanced Armor, Personal Shield Generators -----------------------------------

COUNTER = "defensive-tactics-counter-strike"
ARMOUR = "defensive-tactics-enhanced-armor"


def _parry(state: MissionState, use: Use) -> None:
    the_attack(state).modify(state, AttackEffect(block=1, evade=1))
    lasts_for_the_attack(state, use)


def _strike_back(state: MissionState, use: Use, event: AttackResolved) -> None:
    figure = state.figures.get(event.attacker)
    if figure is not None:
        hurt(state, [figure], 3, by=EMPIRE)


def _neither_beast_nor_machine(state: MissionState, group: Group) -> bool:
    return not group_has(Trait.CREATURE, Trait.VEHICLE)(state, group)


card(COUNTER, played(after("counter-strike", ModifierTime, _parry, when=imperial_defends), influence_cost(1)))
rule(
    f"{COUNTER}-lasting",
    after("counter-strike", AttackResolved, _strike_back, when=both(in_this_attack, unhurt), forced=True),
)
card(ARMOUR, on_deployment("enhanced-armor", _neither_beast_nor_machine))
rule(f"{ARMOUR}-lasting", while_defending("enhanced-armor", pierce=1))
card(
    "defensive-tactics-personal-shield-generators",
    declared("personal-shield-generators", adds(block=3), when=imperial_defends, costs=(deplete_cost(),)),
)


# --- Bestial Fury ---------------------------------------------------------------------------------


class Fury(Procedure):
    """A creature may attack; who has done so is Bleeding and Weakened."""

    figure: Public[int]
    attacked: Public[bool] = False

    def attack(self, state: MissionState) -> None:
        state.push(attack_with(state, state.figures[self.figure], tally=Tally(surge=1)))

    def receive(self, state: MissionState, child: Procedure) -> None:
        if isinstance(child, Attack) and child.target:
            self.attacked = True

    def wear_out(self, state: MissionState) -> None:
        figure = state.figures.get(self.figure)
        if figure is not None and self.attacked:
            gain_condition(state, figure, Condition.BLEEDING)
            gain_condition(state, figure, Condition.WEAKENED)

    steps = (attack, wear_out)


def _creatures_that_could_attack(state: MissionState) -> list[Figure]:
    return [
        figure
        for figure in imperials(state)
        if has_trait(state, figure, Trait.CREATURE) and may_attack(state, figure, asked=figure.seat)
    ]


@follows
def _rage(state: MissionState, pick: Pick, figure: Figure) -> None:
    state.push(Fury(figure=figure.id))


card(
    "natural-warfare-bestial-fury",
    played(after("bestial-fury", RoundEnds, choose(anywhere(_creatures_that_could_attack), _rage))),
)


# --- Exposed to the Elements ----------------------------------------------------------------------


def _exposed(state: MissionState) -> list[Figure]:
    return [
        figure for figure in hero_figures(state) if stands_on(state, figure, TileType.DESERT, TileType.SNOW)
    ]


def _expose(state: MissionState, use: Use, figures: list[Figure]) -> None:
    for figure in figures:
        attempt(state, figure, [Attribute.STRENGTH], _succumb, key=use.key, ability=use.ability)


@follows
def _succumb(state: MissionState, test: AttributeTest) -> None:
    if not test.passed:
        conditions = [Condition.WEAKENED]
        state.push(Suffer(figures=[test.figure], by=EMPIRE, strain=2, conditions=conditions))


card(
    "natural-warfare-exposed-to-the-elements",
    played(after("exposed-to-the-elements", RoundBegins, all_of(anywhere(_exposed), _expose))),
)


# --- Unchained ------------------------------------------------------------------------------------


def _creature_for_threat(state: MissionState, use: Use, event: Deployed) -> bool:
    """In an optional deployment, also as a reinforcement (CORE-DEPLOY-03)."""
    return state.find(OptionalDeployment) is not None and has_trait(
        state, state.figures[event.figure], Trait.CREATURE
    )


def _unchain(state: MissionState, use: Use, event: Deployed) -> None:
    perform_move(state, state.figures[event.figure])
    state.push(afterwards(use, _look_for_prey, chosen=[event.figure]))


@follows
def _look_for_prey(state: MissionState, acting: Then, nothing: None) -> None:
    figure = state.figures.get(acting.chosen[0])
    if figure is not None:
        pick_target(state, acting, adjacent_foes(state, figure), _maul, amount=figure.id)


@follows
def _maul(state: MissionState, pick: Pick, figure: Figure) -> None:
    hurt(state, [figure], 1, by=EMPIRE, source=pick.amount)


card(
    "natural-warfare-unchained",
    after(
        "unchained",
        Deployed,
        _unchain,
        when=both(imperial_concerned, _creature_for_threat),
        costs=(deplete_cost(),),
    ),
)
