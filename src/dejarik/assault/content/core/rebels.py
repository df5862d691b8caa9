"""Rebel Deployment cards of the core set: what their figures can do in a skirmish."""

from __future__ import annotations

from dejarik.assault.content.blocks import (
    ONCE_PER_ROUND,
    after,
    attacking,
    both,
    card,
    defending,
    discard_cost,
    here,
    may,
    may_reroll,
    me,
    rule,
    special,
    surge,
    the_attack,
    while_attacking,
    while_others_defend,
)
from dejarik.assault.content.choosing import anywhere, by_player, choose, choose_player, choose_word
from dejarik.assault.content.families import (
    assault,
    cunning,
    foresight,
    priority_target,
    protector,
    return_fire,
)
from dejarik.assault.content.phrases import (
    adjacent_foes,
    attack,
    could_move_or_attack,
    friendly_beside_target_space,
    roll,
)
from dejarik.assault.content.picks import Pick
from dejarik.assault.dice.attack import Condition
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules import values
from dejarik.assault.rules.active import activation, is_active
from dejarik.assault.rules.attack import (
    Attack,
    AttackDeclared,
    AttackResolved,
    Tally,
    attack_with,
    find_target,
    may_attack,
    numbers,
)
from dejarik.assault.rules.events import ActivationBegins
from dejarik.assault.rules.figures.conditions import gain_condition
from dejarik.assault.rules.figures.damage import Defeated, hurt
from dejarik.assault.rules.ground import are_within, friends, is_friendly, is_small, sees, team
from dejarik.assault.rules.movement import MoveSpaces, gain_points
from dejarik.assault.rules.printed import Trait
from dejarik.assault.rules.state import Assault, Figure
from dejarik.assault.skirmish.rules.commands import discard_at_random, hand
from dejarik.assault.skirmish.rules.state import SkirmishState, opponents
from dejarik.kernel import How, Source, Use
from dejarik.kernel.effects import follows

# --- Chewbacca ------------------------------------------------------------------------------------


@follows
def slam(state: Assault, pick: Pick, figure: Figure) -> None:
    (face,) = roll(state, Die.RED)
    hurt(state, [figure], face.damage, by=pick.seat, source=pick.subject)
    if is_small(state, figure):
        state.push(MoveSpaces(figure=figure.id, spaces=1, seat=pick.seat, willing=False))


card(
    "chewbacca-loyal-wookiee",
    special("slam", choose(adjacent_foes, slam)),
    protector(),
)


# --- Han Solo, Jyn Odan ---------------------------------------------------------------------------

card(
    "han-solo-scoundrel",
    return_fire(),
    while_others_defend("distracting", friendly_beside_target_space, evade=1),
    cunning(),
)


def foe_in_sights(state: Assault, use: Use, event: ActivationBegins) -> bool:
    return may_attack(state, me(state, use), asked=use.seat, only=[event.figure])


def hair_trigger(state: Assault, use: Use, event: ActivationBegins) -> None:
    state.push(attack_with(state, me(state, use), only=[event.figure], must=True))


def has_evaded(state: Assault, use: Use) -> bool:
    return the_attack(state).evades > 0


def nimble(state: Assault, use: Use) -> None:
    gain_points(state, me(state, use), 2 * the_attack(state).evades)


card(
    "jyn-odan-skirmish",
    after("hair-trigger", ActivationBegins, hair_trigger, when=foe_in_sights, limit=ONCE_PER_ROUND),
    after("nimble", AttackResolved, nimble, when=both(defending, has_evaded), forced=True),
    cunning(),
)


# --- Luke Skywalker, Diala Passil -----------------------------------------------------------------


def friend_attacks_within_3(state: Assault, use: Use) -> bool:
    attack = the_attack(state)
    attacker = state.figures.get(attack.attacker)
    luke = me(state, use)
    return (
        attacker is not None
        and attacker is not luke
        and not attack.borrowed  # IA-ATTACK-05: nobody is friendly to it
        and is_friendly(state, luke, attacker)
        and are_within(state, luke, attacker, 3)
    )


card(
    "luke-skywalker-hero-of-the-rebellion",
    special(
        "saber-strike",
        attack(
            melee=True,
            dice=[Die.RED, Die.YELLOW],
            must=True,
            tally=Tally(pierce=3),
            granted_by="saber-strike",
        ),
        attacks=True,
    ),
    may_reroll("inspiring", side=both(here, friend_attacks_within_3)),
)


def colours_to_take(state: Assault) -> list[str]:
    """Of the dice that the target would roll, as far as they are known before the pools are formed."""
    attack = the_attack(state)
    target = find_target(state, attack.target)
    dice = [] if target is None else numbers.defence_pool(state, target, attack.removed)
    return list(dict.fromkeys(die.value for die in dice))


@follows
def shatter(state: Assault, pick: Pick, colour: str) -> None:
    the_attack(state).removed.append(Die(colour))


card(
    "diala-passil-skirmish",
    after(
        "shattering-blow",
        AttackDeclared,
        choose_word(anywhere(colours_to_take), shatter),
        when=attacking,
        costs=(discard_cost(),),
    ),
    foresight(),
)


# --- Fenn Signis, Gaarkhan, Gideon Argus ----------------------------------------------------------


def trooper_has_attacked(state: Assault, use: Use, event: AttackResolved) -> bool:
    """Who gains the ability must be able to use it: in its own activation, and not have it already."""
    fenn = me(state, use)
    attacker = state.figures.get(event.attacker)
    return (
        attacker is not None
        and not the_attack(state).borrowed
        and is_friendly(state, fenn, attacker)
        and values.has_trait(state, attacker, Trait.TROOPER)
        and are_within(state, fenn, attacker, 3)
        and is_active(state, attacker)
        and not values.attacks_freely(state, attacker.id)
    )


def trooper_assault(state: Assault, use: Use, event: AttackResolved) -> None:
    state.modify("attacks-freely", How.ALLOW, subject=event.attacker, until=state.scope("activation"))


card(
    "fenn-signis-skirmish",
    assault(),
    after(
        "trooper-assault",
        AttackResolved,
        trooper_assault,
        when=both(here, trooper_has_attacked),
        limit=ONCE_PER_ROUND,
    ),
)


def is_hurt(state: Assault, source: Source, holder: Figure | None, figure: Figure) -> bool:
    return holder is figure and figure.damage > 0


def charge(state: Assault, use: Use) -> None:
    figure = me(state, use)
    state.push(
        MoveSpaces(figure=figure.id, spaces=values.speed(state, figure.id), seat=use.seat),
        attack_with(state, figure),
    )


card(
    "gaarkhan-skirmish",
    may("enraged", "attacks-freely", who=is_hurt),
    special("charge", charge, when=could_move_or_attack, attacks=True),
)


def seen_friends(state: Assault, figure: Figure) -> list[Figure]:
    return [friend for friend in friends(state, figure, others=True) if sees(state, figure, friend)]


@follows
def manoeuvre(state: Assault, pick: Pick, figure: Figure) -> None:
    gain_points(state, figure, 2)


@follows
def mark(state: Assault, pick: Pick, figure: Figure) -> None:
    gain_condition(state, figure, Condition.FOCUSED)


card(
    "gideon-argus-skirmish",
    special("tactical-maneuver", choose(seen_friends, manoeuvre)),
    special("on-my-mark", choose(seen_friends, mark)),
)


# --- Mak Eshka'rey --------------------------------------------------------------------------------


def aim_for_the_vitals(state: Assault, attack: Attack, source: Source) -> None:
    state.enter(
        "mak-eshkarey-skirmish-lasting",
        attack.seat,
        subject=attack.attacker,
        until=state.scope("attack"),
    )


def its_target_falls(state: SkirmishState, use: Use, event: Defeated) -> bool:
    """An enemy figure is defeated by the attack itself."""
    attack = the_attack(state)
    return (
        attack.attacker == use.subject
        and event.figure == attack.target
        and team(state, event.seat) != team(state, use.seat)
    )


def opponents_with_cards(state: SkirmishState, seat: int) -> list[int]:
    return [rival for rival in opponents(state, seat) if hand(state, rival)]


@follows
def critical_hit(state: SkirmishState, pick: Pick, opponent: int) -> None:
    discard_at_random(state, opponent)


rule(
    "mak-eshkarey-skirmish-lasting",
    after(
        "critical-hit",
        Defeated,
        choose_player(by_player(opponents_with_cards), critical_hit),  # IA-4P-18
        when=its_target_falls,
        forced=True,
    ),
)
card("mak-eshkarey-skirmish", priority_target(), surge("critical-hit", now=aim_for_the_vitals))


# --- Saboteurs and troopers -----------------------------------------------------------------------


def has_stayed(state: Assault, attack: Attack, figure: Figure) -> bool:
    """It has not left its space in this activation, in whatever way."""
    current = activation(state)
    return current is None or figure.id not in current.moved


card("rebel-saboteur", may("overload", "surges-twice"))
card("rebel-trooper", while_attacking("aim", has_stayed, damage=1, accuracy=2))
