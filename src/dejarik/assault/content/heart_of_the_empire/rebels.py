"""Rebel Deployment cards of Heart of the Empire, and the companion J4X-7: what their figures can do."""

from __future__ import annotations

from dejarik.assault import board
from dejarik.assault.content.blocks import (
    ONCE_PER_ACTIVATION,
    after,
    attacking,
    both,
    by_surge,
    card,
    during,
    here,
    it_is_me,
    many,
    me,
    rule,
    special,
    surge,
    the_attack,
)
from dejarik.assault.content.choosing import anywhere, choose, choose_space, choose_word
from dejarik.assault.content.companions import bring_into_play, companions_of
from dejarik.assault.content.families import professional
from dejarik.assault.content.phrases import (
    could_move_or_attack,
    move_then_attack,
    others_within,
    things_near,
)
from dejarik.assault.content.picks import Pick, Then, afterwards, pick_word, words
from dejarik.assault.content.suffering import Suffer
from dejarik.assault.dice.attack import AttackEffect, PowerToken
from dejarik.assault.rules.active import activation
from dejarik.assault.rules.attack import (
    Attack,
    AttackResolved,
    ModifierTime,
    PowerSpent,
    Reroll,
    RerollTime,
    rerollable,
)
from dejarik.assault.rules.events import (
    ActivationBegins,
    Deployed,
    MissionBegins,
)
from dejarik.assault.rules.figures.conditions import gain_power, gain_power_of_choice
from dejarik.assault.rules.figures.damage import hurt, strain
from dejarik.assault.rules.ground import (
    are_adjacent,
    are_within,
    is_friendly,
    piece,
    sees_space,
    situation,
)
from dejarik.assault.rules.movement import Place, gain_points, may_go, places
from dejarik.assault.rules.objects.tokens import put_rubble
from dejarik.assault.rules.state import Assault, Figure
from dejarik.kernel import Source, Use
from dejarik.kernel.effects import follows

# --- Ahsoka Tano ----------------------------------------------------------------------------------


def landing_spaces(state: Assault, figure: Figure) -> list[int]:
    within = board.spaces_within(situation(state), piece(state, figure), 6)
    return [int(space) for space in board.each(situation(state).empty(within))]


def can_leap(state: Assault, use: Use) -> bool:
    """Placing oneself is leaving one's space by one's own will (CORE-PLACE-07)."""
    if not here(state, use) or not may_go(state, me(state, use)):
        return False
    return bool(places(state, me(state, use), landing_spaces(state, me(state, use)), close=False))


def leap(state: Assault, use: Use) -> None:
    state.push(Place(figure=use.subject, seat=use.seat, among=landing_spaces(state, me(state, use))))


@follows
def take_vigor(state: Assault, pick: Pick, word: str) -> None:
    figure = state.figures[pick.subject]
    if word == "movement-points":
        gain_points(state, figure, 2)
    else:
        gain_power(state, figure, PowerToken.BLOCK)


def pools_to_reroll(state: Assault) -> list[str]:
    attack = the_attack(state)
    mine, theirs = bool(rerollable(attack, "attack")), bool(rerollable(attack, "defence"))
    return words({"reroll-attack": mine, "reroll-defence": theirs})


@follows
def reroll_pool(state: Assault, pick: Pick, word: str) -> None:
    state.push(Reroll(seat=pick.seat, pools=[word.removeprefix("reroll-")], every=True))


card(
    "ahsoka-tano-rebel-instigator",
    special("force-leap", leap, when=can_leap),
    after(
        "vigor",
        ActivationBegins,
        choose_word(["movement-points", "block-token"], take_vigor),
        when=it_is_me,
    ),
    after("twin-sabers", RerollTime, choose_word(anywhere(pools_to_reroll), reroll_pool), when=attacking),
)


# --- Drokkatta ------------------------------------------------------------------------------------


def spaces_to_demolish(state: Assault, figure: Figure) -> list[int]:
    within = board.spaces_within(situation(state), piece(state, figure), 3)
    return [int(space) for space in board.each(within) if sees_space(state, figure, int(space))]


@follows
def demolish(state: Assault, pick: Pick, space: int) -> None:
    victims = [thing.id for thing in things_near(state, space, 1) if isinstance(thing, Figure)]
    state.push(
        Suffer(figures=victims, by=pick.seat, source=pick.subject, damage=1),
        afterwards(pick, leave_rubble, amount=space),
    )


@follows
def leave_rubble(state: Assault, go: Then, nothing: None) -> None:
    put_rubble(state, go.amount)
    figure = state.figures.get(go.subject)
    if figure is not None:
        strain(state, figure, 1, by=go.seat)


def choose_shrapnel(state: Assault, attack: Attack, source: Source) -> None:
    pick_word(state, by_surge(attack, source, "shrapnel"), ["blast-2", "scatter"], take_shrapnel)


@follows
def take_shrapnel(state: Assault, pick: Pick, word: str) -> None:
    if word == "blast-2":
        the_attack(state).modify(state, AttackEffect(blast=2))
    else:
        state.enter(f"{pick.key}-lasting", pick.seat, subject=pick.subject, until=state.scope("attack"))


def scatters(state: Assault, use: Use, event: AttackResolved) -> bool:
    return attacking(state, use, event) and not event.missed and event.target_space >= 0


def scatter(state: Assault, use: Use, event: AttackResolved) -> None:
    victims = things_near(state, event.target_space, 2)
    hurt(state, victims, 1, by=use.seat, source=use.subject)


card(
    "drokkatta-skirmish",
    during(
        "demolish",
        choose_space(spaces_to_demolish, demolish),
        limit=ONCE_PER_ACTIVATION,
    ),
    surge("shrapnel", now=choose_shrapnel),
)
rule("drokkatta-skirmish-lasting", after("shrapnel", AttackResolved, scatter, when=scatters, forced=True))


# --- Jarrod Kelvin and J4X-7 ----------------------------------------------------------------------


DROID = "j4x-7"


def arrives_late(state: Assault, use: Use, event: Deployed) -> bool:
    """He was held back at the start of the mission: the droid comes with him."""
    return it_is_me(state, use, event) and bool(state.round) and not companions_of(state, use.seat, DROID)


def call_droid(state: Assault, use: Use) -> None:
    bring_droid(state, me(state, use), counts_for_control=False)


def bring_droid(state: Assault, figure: Figure, *, counts_for_control: bool) -> Figure:
    """J4X-7 enters play next to Jarrod."""
    beside = board.adjacent_spaces(situation(state), piece(state, figure))
    return bring_into_play(
        state,
        DROID,
        state.groups[figure.group],
        [int(space) for space in board.each(beside)],
        counts_for_control=counts_for_control,
    )


def supports(state: Assault, use: Use, event: ModifierTime) -> bool:
    """Another friend attacks a figure beside it, in an activation (CORE-ACT-09)."""
    droid = state.figures[use.subject]
    attacker, target = state.figures.get(event.attacker), state.figures.get(event.target)
    return (
        activation(state) is not None
        and attacker is not None
        and target is not None
        and attacker.id != droid.id
        and is_friendly(state, droid, attacker)
        and are_adjacent(state, droid, target)
    )


def pierce_once(state: Assault, use: Use) -> None:
    the_attack(state).modify(state, AttackEffect(pierce=1))


card(
    "jarrod-kelvin-skirmish",
    special("leaping-slash", move_then_attack(2), when=could_move_or_attack, attacks=True),
    many(
        "droid-master",
        after("droid-master", MissionBegins, call_droid, when=here, forced=True),
        after("droid-master", Deployed, call_droid, when=arrives_late, forced=True),
    ),
)
card(
    DROID,
    after(
        "supporting-fire", ModifierTime, pierce_once, when=supports, forced=True, limit=ONCE_PER_ACTIVATION
    ),
)


# --- Ko-Tun Feralo --------------------------------------------------------------------------------


@follows
def arm(state: Assault, pick: Pick, figure: Figure) -> None:
    gain_power_of_choice(state, figure, (PowerToken.DAMAGE, PowerToken.BLOCK))


def friend_spends_while_attacking(state: Assault, use: Use, event: PowerSpent) -> bool:
    figure = state.figures.get(event.figure)
    return (
        figure is not None
        and figure.id != use.subject
        and figure.id == the_attack(state).attacker
        and is_friendly(state, me(state, use), figure)
        and are_within(state, me(state, use), figure, 3)
    )


def take_dodge(state: Assault, use: Use) -> None:
    the_attack(state).modify(state, AttackEffect(dodge=-1))


card(
    "ko-tun-feralo-skirmish",
    after(
        "arms-distribution",
        ActivationBegins,
        choose(others_within(3), arm),
        when=it_is_me,
    ),
    after(
        "dead-precise", PowerSpent, take_dodge, when=both(here, friend_spends_while_attacking), forced=True
    ),
    professional(),
)
