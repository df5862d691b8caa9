"""Military Might: many soldiers, well drilled."""

from __future__ import annotations

from dejarik.assault.campaign.rules.attribute_tests import AttributeTest, attempt
from dejarik.assault.campaign.rules.counters import put_tokens, tokens_on
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState
from dejarik.assault.campaign.rules.threat import spend_threat, threat_cost
from dejarik.assault.content.blocks import (
    Part,
    after,
    both,
    card,
    defending,
    exhaust_cost,
    special,
    the_attack,
)
from dejarik.assault.content.campaign.empire import (
    EXHAUST,
    ONCE_PER_ATTACK,
    attacker_in,
    declared,
    imperial_attacks,
    imperial_concerned,
    is_imperial,
    spaces_within,
    while_imperials_attack,
)
from dejarik.assault.content.campaign.feats import adds
from dejarik.assault.content.choosing import choose_space
from dejarik.assault.content.phrases import everybody_near, target_within
from dejarik.assault.content.picks import Pick, pick_word
from dejarik.assault.dice.attack import Condition
from dejarik.assault.dice.faces import Die
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.facts.library import deployment, is_deployment
from dejarik.assault.rules.attack import (
    Attack,
    AttackDeclared,
    AttackResolved,
    Reroll,
    RerollTime,
    attack_with,
    may_attack,
    rerollable,
)
from dejarik.assault.rules.events import ActivationEnds, RoundEnds
from dejarik.assault.rules.figures.conditions import GainCondition, gain_condition
from dejarik.assault.rules.figures.damage import recover, strain
from dejarik.assault.rules.ground import are_adjacent, on_board
from dejarik.assault.rules.printed import Trait
from dejarik.assault.rules.state import NOWHERE, Assault, Figure
from dejarik.assault.rules.values import has_trait
from dejarik.kernel import Cost, Use
from dejarik.kernel.effects import follows

# --- Show of Force --------------------------------------------------------------------------------


def _attacker_not_focused(state: MissionState, use: Use) -> bool:
    figure = attacker_in(state)
    return figure is not None and Condition.FOCUSED not in figure.conditions


def _focus_attacker(state: MissionState, use: Use) -> None:
    figure = attacker_in(state)
    if figure is not None:
        gain_condition(state, figure, Condition.FOCUSED)


card(
    "military-might-show-of-force",
    declared("show-of-force", _focus_attacker, when=both(imperial_attacks, _attacker_not_focused)),
)


# --- Combat Medic ---------------------------------------------------------------------------------


def _patients(state: MissionState, figure: Figure) -> list[Figure]:
    return [
        other
        for other in on_board(state)
        if is_imperial(state, other) and (other is figure or are_adjacent(state, figure, other))
    ]


def _somebody_hurt(state: MissionState, use: Use, event: ActivationEnds) -> bool:
    figure = state.figures[event.figure]
    return (
        figure.space != NOWHERE
        and has_trait(state, figure, Trait.TROOPER)
        and any(other.damage for other in _patients(state, figure))
    )


def _treat(state: MissionState, use: Use, event: ActivationEnds) -> None:
    for figure in _patients(state, state.figures[event.figure]):
        recover(state, figure, 2)


card(
    "military-might-combat-medic",
    after(
        "combat-medic",
        ActivationEnds,
        _treat,
        when=both(imperial_concerned, _somebody_hurt),
        costs=(threat_cost(1), exhaust_cost()),
    ),
)


# --- Riot Grenades, Assault Armor -----------------------------------------------------------------


@follows
def _throw(state: MissionState, pick: Pick, space: int) -> None:
    for figure in everybody_near(state, space, 1):
        attempt(state, figure, [Attribute.INSIGHT], _strained_by_failure, key=pick.key, ability=pick.ability)


@follows
def _strained_by_failure(state: MissionState, test: AttributeTest) -> None:
    figure = state.figures.get(test.figure)
    if figure is not None and not test.passed:
        strain(state, figure, 1, by=EMPIRE)


card(
    "military-might-riot-grenades",
    special("riot-grenades", choose_space(spaces_within(3), _throw), costs=EXHAUST),
)


def _has_black_die(state: Assault, use: Use) -> bool:
    return any(die.colour is Die.BLACK for die in rerollable(the_attack(state), "defence"))


def _reroll_black(state: Assault, use: Use) -> None:
    state.push(Reroll(seat=use.seat, pools=["defence"], colour=Die.BLACK))


card(
    "military-might-assault-armor",
    after("reroll", RerollTime, _reroll_black, when=both(defending, _has_black_die), costs=EXHAUST),
)


# --- Endless Ranks, Shock Troopers ----------------------------------------------------------------


def _cheaper_troopers(state: MissionState, card: str) -> int:
    return 1 if is_deployment(card) and Trait.TROOPER in deployment(card).traits else 0


def _trooper_near_target(state: MissionState, attack: Attack, figure: Figure) -> bool:
    return (
        has_trait(state, figure, Trait.TROOPER)
        and attack.target in state.figures
        and target_within(2)(state, attack, figure)
    )


card("military-might-endless-ranks", Part("endless-ranks", discounts=_cheaper_troopers))
card("military-might-shock-troopers", while_imperials_attack("shock-troopers", _trooper_near_target, surge=1))


# --- Sustained Fire -------------------------------------------------------------------------------


def _may_fire_again(state: MissionState, use: Use, event: AttackResolved) -> bool:
    figure = state.figures.get(event.attacker)
    return figure is not None and may_attack(state, figure, asked=figure.seat)


def _fire_again(state: MissionState, use: Use, event: AttackResolved) -> None:
    figure = state.figures[event.attacker]
    state.push(
        attack_with(state, figure, must=True),
        GainCondition(figure=figure.id, condition=Condition.STUNNED),
    )


card(
    "military-might-sustained-fire",
    after(
        "sustained-fire",
        AttackResolved,
        _fire_again,
        when=both(imperial_attacks, _may_fire_again),
        costs=EXHAUST,
    ),
)


# --- Shock and Awe --------------------------------------------------------------------------------


def _build_up(state: MissionState, use: Use) -> None:
    put_tokens(state, use.source, 1)
    if state.threat:
        pick_word(state, use, ["spend-threat"], _build_up_more, may=True, amount=use.source)


@follows
def _build_up_more(state: MissionState, pick: Pick, word: str) -> None:
    spend_threat(state, 1)
    put_tokens(state, pick.amount, 1)


def token_cost() -> Cost:
    """A token of the card itself."""
    return Cost(
        lambda state, use: tokens_on(state, use.source) > 0,
        lambda state, use: put_tokens(state, use.source, -1),
    )


card(
    "military-might-shock-and-awe",
    after("build-up", RoundEnds, _build_up, forced=True),
    after(
        "unleash",
        AttackDeclared,
        adds(damage=1),
        when=imperial_attacks,
        costs=(token_cost(),),
        limit=ONCE_PER_ATTACK,
    ),
)
