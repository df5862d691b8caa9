"""Power of the Dark Side: power tokens, fear and pain."""

from __future__ import annotations

from dejarik.assault.campaign.rules.attribute_tests import AttributeTest, attempt
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState
from dejarik.assault.campaign.rules.threat import threat_cost
from dejarik.assault.content.blocks import (
    ONCE_PER_ROUND,
    after,
    always_on,
    before,
    both,
    card,
    deplete_cost,
    exhaust_cost,
    is_exhausted,
    many,
    me,
    ready_it,
    rule,
    the_attack,
    while_defending,
)
from dejarik.assault.content.campaign.empire import (
    EXHAUST,
    attacker_in,
    declared,
    group_is_done,
    imperial_concerned,
    imperials,
    rebel_concerned,
    rebel_figures,
    side_rerolls,
)
from dejarik.assault.content.choosing import anywhere, choose
from dejarik.assault.content.picks import Pick, Then, afterwards, pick_target
from dejarik.assault.dice.attack import AttackEffect, PowerToken
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.activation import GroupActivation
from dejarik.assault.rules.attack import Attack, PowerSpent
from dejarik.assault.rules.attack.borrowing import attack_for, may_attack_for
from dejarik.assault.rules.events import (
    ActivationBegins,
    ActivationOver,
    RoundBegins,
    RoundEnds,
    StatusBegins,
)
from dejarik.assault.rules.figures.conditions import gain_power
from dejarik.assault.rules.figures.damage import Defeated, check_defeat, hurt, recover, strain
from dejarik.assault.rules.ground import members, sees
from dejarik.assault.rules.movement import MoveSpaces, gain_points
from dejarik.assault.rules.state import Figure
from dejarik.kernel import Use
from dejarik.kernel.abilities import cancel
from dejarik.kernel.effects import follows

# --- Manifest Aggression --------------------------------------------------------------------------


@follows
def _embolden(state: MissionState, pick: Pick, figure: Figure) -> None:
    gain_power(state, figure, PowerToken.DAMAGE)
    others = [other for other in imperials(state) if other is not figure]
    pick_target(state, pick, others, _embolden_another, may=True)


@follows
def _embolden_another(state: MissionState, pick: Pick, figure: Figure) -> None:
    gain_power(state, figure, PowerToken.DAMAGE)


def _embolden_it(state: MissionState, use: Use, event: ActivationBegins) -> None:
    gain_power(state, state.figures[event.figure], PowerToken.DAMAGE)


_EMBOLDEN = choose(anywhere(imperials), _embolden)

card(
    "manifest-aggression",
    many(
        "round",
        after("round", RoundBegins, _EMBOLDEN, costs=EXHAUST),
        after("round", RoundEnds, _EMBOLDEN, costs=EXHAUST),
    ),
    after("activation", ActivationBegins, _embolden_it, when=imperial_concerned, costs=EXHAUST),
)


# --- Dark Resurgence ------------------------------------------------------------------------------


def _live_on(state: MissionState, use: Use, event: Defeated) -> None:
    cancel(state, event)
    recover(state, state.figures[event.figure], 3)


card(
    "dark-resurgence",
    before("survive", Defeated, _live_on, when=imperial_concerned, costs=(deplete_cost(),)),
)


# --- Embrace Fear ---------------------------------------------------------------------------------


def _fear(state: MissionState, use: Use, event: ActivationBegins) -> None:
    figure = state.figures[event.figure]
    attempt(state, figure, [Attribute.INSIGHT], _feared, may=True, key=use.key, ability=use.ability)


@follows
def _feared(state: MissionState, test: AttributeTest) -> None:
    figure = state.figures.get(test.figure)
    if figure is not None and not test.passed:
        strain(state, figure, 1, by=EMPIRE)


def _hasten(state: MissionState, use: Use, event: ActivationBegins) -> None:
    gain_points(state, state.figures[event.figure], 1)


card(
    "embrace-fear",
    after("fear-test", ActivationBegins, _fear, when=rebel_concerned, forced=True, limit=ONCE_PER_ROUND),
    after("haste", ActivationBegins, _hasten, when=imperial_concerned, costs=EXHAUST),
)


# --- Embrace Anger --------------------------------------------------------------------------------


def _strike_in_pain(state: MissionState, use: Use) -> None:
    the_attack(state).modify(state, AttackEffect(damage=1))
    figure = attacker_in(state)
    if figure is not None:
        hurt(state, [figure], 1, by=EMPIRE)


card(
    "embrace-anger",
    declared("painful-strike", _strike_in_pain),
    after("ready", ActivationOver, ready_it, when=both(group_is_done, is_exhausted), forced=True),
)


# --- Supernatural Vigor ---------------------------------------------------------------------------

VIGOUR = "supernatural-vigor"


@follows
def _strengthen(state: MissionState, pick: Pick, figure: Figure) -> None:
    state.enter(f"{VIGOUR}-lasting", EMPIRE, subject=figure.id, until=state.scope("round"))


def _tire(state: MissionState, use: Use) -> None:
    """Who has suffered more than the Health that is left is defeated."""
    state.leave(use.source)
    check_defeat(state, me(state, use), EMPIRE)


card(VIGOUR, after("health", RoundBegins, choose(anywhere(imperials), _strengthen), forced=True))
rule(
    f"{VIGOUR}-lasting",
    many(
        "health",
        always_on("health", "health", 3),
        after("health", RoundEnds, _tire, forced=True),
    ),
)


# --- Embrace Hate ---------------------------------------------------------------------------------


@follows
def _hate(state: MissionState, pick: Pick, figure: Figure) -> None:
    strain(state, figure, 1, by=EMPIRE)
    state.push(afterwards(pick, _look_on, chosen=[figure.id]))


@follows
def _look_on(state: MissionState, acting: Then, nothing: None) -> None:
    hated = state.figures.get(acting.chosen[0])
    if hated is not None:
        watching = [figure for figure in imperials(state) if sees(state, figure, hated)]
        pick_target(state, acting, watching, _be_consumed)


@follows
def _be_consumed(state: MissionState, pick: Pick, figure: Figure) -> None:
    hurt(state, [figure], 1, by=EMPIRE)
    state.push(afterwards(pick, _gain_by_it, chosen=[figure.id]))


@follows
def _gain_by_it(state: MissionState, acting: Then, nothing: None) -> None:
    figure = state.figures.get(acting.chosen[0])
    if figure is not None:
        gain_power(state, figure, PowerToken.DAMAGE)


card("embrace-hate", after("hate", StatusBegins, choose(anywhere(rebel_figures), _hate), forced=True))


# --- Unnatural Abilities --------------------------------------------------------------------------


def _is_alone(state: MissionState, attack: Attack, figure: Figure) -> bool:
    return state.groups[figure.group].size == 1


def _own_group(state: MissionState, figure: Figure) -> list[Figure]:
    return members(state, figure.group)


def _speaks_for_group(state: MissionState, use: Use, event: ActivationOver) -> bool:
    """The activation of its group is over, and of those who are left it is the first: one token for all of them."""
    figure = me(state, use)
    return (
        group_is_done(state, use, event)
        and state.the(GroupActivation).group == figure.group
        and members(state, figure.group)[0] is figure
    )


card(
    "unnatural-abilities",
    while_defending("defence", _is_alone, block=1),
    after(
        "token",
        ActivationOver,
        choose(_own_group, _embolden_another),
        when=_speaks_for_group,
        forced=True,
    ),
)


# --- Embrace Suffering, The Power of Passion ------------------------------------------------------


def _pushable(state: MissionState) -> list[Figure]:
    return [
        figure
        for figure in rebel_figures(state)
        if MoveSpaces(figure=figure.id, spaces=2, seat=EMPIRE, willing=False).offer(state) is not None
    ]


@follows
def _push(state: MissionState, pick: Pick, figure: Figure) -> None:
    state.push(MoveSpaces(figure=figure.id, spaces=2, seat=EMPIRE, willing=False))


def _armed(state: MissionState) -> list[Figure]:
    return [figure for figure in rebel_figures(state) if may_attack_for(state, figure, EMPIRE)]


@follows
def _turn_against_all(state: MissionState, pick: Pick, figure: Figure) -> None:
    attack_for(state, figure, EMPIRE, must=True)


card(
    "embrace-suffering",
    after("push", RoundEnds, choose(anywhere(_pushable), _push), costs=EXHAUST),
    after(
        "forced-attack",
        RoundEnds,
        choose(anywhere(_armed), _turn_against_all),
        costs=(threat_cost(2), exhaust_cost()),
    ),
)


def _damage_is_spent(state: MissionState, use: Use, event: PowerSpent) -> bool:
    return event.token is PowerToken.DAMAGE and the_attack(state).attacker == event.figure


def _burn(state: MissionState, use: Use) -> None:
    the_attack(state).modify(state, AttackEffect(surge=1))


card(
    "the-power-of-passion",
    after(
        "surge-with-damage-token",
        PowerSpent,
        _burn,
        when=both(imperial_concerned, _damage_is_spent),
        forced=True,
    ),
    side_rerolls("rerolls", dice=0),
)
