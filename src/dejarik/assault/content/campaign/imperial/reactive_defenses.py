"""Reactive Defenses: the droid 88-Z, and what the Empire has built around it."""

from __future__ import annotations

from dejarik.assault import board
from dejarik.assault.campaign.rules.attribute_tests import AttributeTest, attempt
from dejarik.assault.campaign.rules.deploying import active_points
from dejarik.assault.campaign.rules.prices import DuringDeployment
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState
from dejarik.assault.campaign.rules.threat import gain_threat
from dejarik.assault.content.blocks import (
    Part,
    after,
    always_on,
    both,
    card,
    during,
    many,
    special,
)
from dejarik.assault.content.campaign.empire import (
    EXHAUST,
    attacker_has,
    declared,
    hero_figures,
    imperial_attacks,
    imperial_concerned,
    imperial_defends,
    modified,
    rebel_figures,
)
from dejarik.assault.content.campaign.feats import adds
from dejarik.assault.content.campaign.imperial.surveillance_droid import (
    DROID,
    RemoteOrder,
    deploy_droid,
    droid,
)
from dejarik.assault.content.choosing import anywhere, choose, choose_space
from dejarik.assault.content.phrases import everybody, everybody_within, near, roll
from dejarik.assault.content.picks import Pick, pick_target, pick_word, words
from dejarik.assault.dice.attack import PowerToken
from dejarik.assault.dice.faces import Die
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.active import gain_actions
from dejarik.assault.rules.attack import Attack, AttackDeclared
from dejarik.assault.rules.events import ActivationBegins, ActivationOver, MissionBegins, RoundEnds
from dejarik.assault.rules.figures.conditions import gain_power
from dejarik.assault.rules.figures.damage import hurt, strain
from dejarik.assault.rules.figures.groups import ready_group
from dejarik.assault.rules.ground import are_within, piece, sees, situation
from dejarik.assault.rules.mode import mode_of
from dejarik.assault.rules.movement import gain_points
from dejarik.assault.rules.objects.tokens import put_frail_shield
from dejarik.assault.rules.printed import Trait, profile_of
from dejarik.assault.rules.state import Figure, Group
from dejarik.kernel import Ability, Limit, Source, Use
from dejarik.kernel.effects import follows

GRANTED = "grant-to-88-z"


def _droid_acts(state: MissionState, use: Use) -> bool:
    figure = state.figures.get(use.subject)
    return figure is not None and figure.card == DROID


def _it_is_the_droid(state: MissionState, use: Use, event: ActivationBegins | ActivationOver) -> bool:
    figure = state.figures.get(event.figure)
    return figure is not None and figure.card == DROID


def _has_droid(state: MissionState, use: Use) -> bool:
    return droid(state) is not None


# --- Active Surveillance --------------------------------------------------------------------------


def _deploy(state: MissionState, use: Use) -> None:
    deploy_droid(state)


def _has_point(state: MissionState, use: Use) -> bool:
    return bool(active_points(state))


card(
    "active-surveillance",
    after("start", MissionBegins, _deploy, when=_has_point, forced=True),
    Part("redeploy", (Ability("redeploy", DuringDeployment, _deploy, _has_point, costs=EXHAUST),)),
    Part("activation"),  # a companion that belongs to no group goes with any (`GroupActivation`)
)


# --- Blaster Emplacements -------------------------------------------------------------------------


@follows
def _fire(state: MissionState, pick: Pick, figure: Figure) -> None:
    (face,) = roll(state, Die.YELLOW)
    hurt(state, [figure], face.damage, by=EMPIRE)


card(
    "blaster-emplacements",
    after("turret-fire", RoundEnds, choose(anywhere(rebel_figures), _fire), forced=True),
    declared("accuracy", adds(accuracy=2)),
)


# --- Shielded, Mechanical Protocol ----------------------------------------------------------------


def _spaces_to_shield(state: MissionState, figure: Figure) -> list[int]:
    around = board.adjacent_spaces(situation(state), piece(state, figure))
    return [int(space) for space in board.each(around) if int(space) not in state.shields]


@follows
def _shield(state: MissionState, pick: Pick, space: int) -> None:
    put_frail_shield(state, space, health=5, block=1)


card(
    "shielded",
    special(GRANTED, choose_space(_spaces_to_shield, _shield), when=_droid_acts),
    declared("block", adds(block=1), when=imperial_defends),
)


def _others_near(state: MissionState, figure: Figure) -> list[Figure]:
    return [other for other in everybody_within(2)(state, figure) if other is not figure]


@follows
def _charge(state: MissionState, pick: Pick, figure: Figure) -> None:
    gain_power(state, figure, PowerToken.SURGE)
    others = [other for other in _others_near(state, state.figures[pick.subject]) if other is not figure]
    pick_target(state, pick, others, _charge_another, may=True)


@follows
def _charge_another(state: MissionState, pick: Pick, figure: Figure) -> None:
    gain_power(state, figure, PowerToken.SURGE)


card(
    "mechanical-protocol",
    special(GRANTED, choose(_others_near, _charge), when=_droid_acts),
    modified("droid-damage", adds(damage=1), when=both(imperial_attacks, attacker_has(Trait.DROID))),
)


# --- Remote Activator -----------------------------------------------------------------------------


def _order(state: MissionState, use: Use) -> None:
    figure = droid(state)
    if figure is not None:
        state.push(RemoteOrder(figure=figure.id))


def _speed_up(state: MissionState, use: Use) -> None:
    figure = droid(state)
    if figure is not None:
        gain_points(state, figure, 2)


card(
    "remote-activator",
    special("command-88-z", _order, when=_has_droid, limit=Limit("round", by_key=True)),
    during("speed-up-88-z", _speed_up, when=_has_droid, costs=EXHAUST),
)


# --- Electromagnetic Disruptors -------------------------------------------------------------------


def _jammed(state: MissionState, source: Source, holder: Figure | None, figure: Figure) -> bool:
    attack, jammer = state.find(Attack), droid(state)
    return (
        attack is not None
        and jammer is not None
        and attack.attacker == figure.id
        and figure in rebel_figures(state)
        and are_within(state, jammer, figure, 3)
    )


def _tokens_for(state: MissionState, figure: Figure) -> list[str]:
    """Blocks for those who roll white dice, evades for those who roll black ones."""
    dice = profile_of(state, figure).defence
    return words({"block": Die.WHITE in dice, "evade": Die.BLACK in dice})


def _protectable(state: MissionState) -> list[Figure]:
    centre = droid(state)
    if centre is None:
        return []
    return [figure for figure in near(state, centre, everybody(state), 3) if _tokens_for(state, figure)]


@follows
def _protect(state: MissionState, pick: Pick, figure: Figure) -> None:
    """`amount` counts the tokens that have been given."""
    pick_word(state, pick, _tokens_for(state, figure), _protected, chosen=[figure.id], amount=pick.amount + 1)


@follows
def _protected(state: MissionState, pick: Pick, word: str) -> None:
    gain_power(state, state.figures[pick.chosen[0]], PowerToken(word))
    if pick.amount < 2:
        pick_target(state, pick, _protectable(state), _protect, may=True, amount=pick.amount)


card(
    "electromagnetic-disruptors",
    always_on("jamming", "attack-accuracy", -1, who=_jammed),
    after(
        "shielding",
        ActivationOver,
        choose(anywhere(_protectable), _protect),
        when=_it_is_the_droid,
        costs=EXHAUST,
    ),
)


# --- Infrared Scanners ----------------------------------------------------------------------------


def _heroes_in_sight(state: MissionState, figure: Figure) -> list[Figure]:
    return [hero for hero in hero_figures(state) if sees(state, figure, hero)]


@follows
def _scan(state: MissionState, pick: Pick, figure: Figure) -> None:
    if mode_of(state).may_suffer(state, figure, 1):
        pick_word(state, pick, ["suffer-strain", "no-test"], _scanned, decides=figure, chosen=[figure.id])
    else:
        gain_threat(state, 1)


@follows
def _scanned(state: MissionState, pick: Pick, word: str) -> None:
    figure = state.figures[pick.chosen[0]]
    if word == "no-test":
        gain_threat(state, 1)
        return
    strain(state, figure, 1, by=figure.seat)
    attempt(state, figure, [Attribute.INSIGHT], _detected, key=pick.key, ability=pick.ability)


@follows
def _detected(state: MissionState, test: AttributeTest) -> None:
    if not test.passed:
        gain_threat(state, 1)


def _hasten(state: MissionState, use: Use, event: ActivationBegins) -> None:
    gain_points(state, state.figures[event.figure], 1)


card(
    "infrared-scanners",
    special(GRANTED, choose(_heroes_in_sight, _scan), when=_droid_acts),
    after("haste", ActivationBegins, _hasten, when=imperial_concerned, forced=True),
)


# --- Overclock, Targeting Sensors -----------------------------------------------------------------


def _droid_group(state: MissionState) -> Group | None:
    figure = droid(state)
    return None if figure is None else state.groups[figure.group]


def _is_spent(state: MissionState, use: Use) -> bool:
    group = _droid_group(state)
    return group is not None and not group.ready


def _overclock(state: MissionState, use: Use) -> None:
    group = _droid_group(state)
    if group is not None:
        ready_group(state, group)


def _charge_up(state: MissionState, use: Use) -> None:
    gain_power(state, state.figures[use.subject], PowerToken.DAMAGE)


def _act_thrice(state: MissionState, use: Use) -> None:
    gain_actions(state, 1)


card(
    "overclock",
    many(
        "ready",
        during("ready", _overclock, when=_is_spent, costs=EXHAUST),
        after("ready", ActivationOver, _overclock, when=_is_spent, costs=EXHAUST),
    ),
    special(GRANTED, _charge_up, when=_droid_acts),
    after("third-action", ActivationBegins, _act_thrice, when=_it_is_the_droid, forced=True),
)


def _spotted(state: MissionState, use: Use, event: AttackDeclared) -> bool:
    attacker, spotter = state.figures.get(event.attacker), droid(state)
    return (
        attacker is not None
        and spotter is not None
        and attacker is not spotter
        and are_within(state, spotter, attacker, 2)
    )


card(
    "targeting-sensors",
    declared(
        "spotter",
        adds(damage=1, accuracy=1),
        when=both(imperial_attacks, _spotted),
        costs=(),
        forced=True,
    ),
    modified("damage", adds(damage=1)),
)
