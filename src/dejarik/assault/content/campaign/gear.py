"""What items, supplies and rewards have in common: attacks with a weapon or what is on it, results that are converted,
dice that are exchanged, healing, and effects around a space."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dejarik.assault import board
from dejarik.assault.campaign.rules.state import MissionState, hero_of
from dejarik.assault.campaign.rules.strain import recover_strain
from dejarik.assault.content.blocks import (
    Do,
    Part,
    attacking,
    here,
    it_is_me,
    me,
    the_attack,
)
from dejarik.assault.content.blocks.costs import exhaust_source, is_source_exhausted
from dejarik.assault.content.blocks.gear import in_hand
from dejarik.assault.content.choosing import Among, by_use
from dejarik.assault.content.phrases import adjacent_friends, roll, things_near
from dejarik.assault.content.picks import Pick, pick_word
from dejarik.assault.content.pools import ATTACK, AddDie, TakeDieOut
from dejarik.assault.content.suffering import Suffer
from dejarik.assault.dice.attack import TOKEN_EFFECTS, AttackEffect, Condition
from dejarik.assault.dice.faces import Die, DieKind
from dejarik.assault.rules.attack import Attack, AttackEvent, PowerSpent, attack_with, may_attack
from dejarik.assault.rules.attack.declaring import WEAPON
from dejarik.assault.rules.figures.conditions import discard_condition, harmful
from dejarik.assault.rules.figures.damage import hurt, recover
from dejarik.assault.rules.ground import piece, situation
from dejarik.assault.rules.names import asking_text
from dejarik.assault.rules.state import Assault, Figure
from dejarik.assault.rules.values import can_be_affected, can_recover
from dejarik.kernel import Cost, Decision, Procedure, Public, Use, Verb, ask, choose, each_of, itself, text
from dejarik.kernel.effects import Effect, follows
from dejarik.kernel.records import copy

ATTACK_COLOURS = [die for die in Die if die.kind is DieKind.ATTACK]


def between_missions(name: str) -> Part:
    """An effect that does nothing in a mission: it is about credits, items and decks, which a campaign has."""
    return Part(name)


# --- Weapons and what is on them ------------------------------------------------------------------


def with_it(state: MissionState, use: Use, event: AttackEvent) -> bool:
    """The figure attacks with this weapon, or with the one that this modification is on (CORE-ITEM-07)."""
    return attacking(state, use, event) and in_hand(state, use.source)


class AttackWithIt(Effect[MissionState]):
    """The figure performs an attack with this weapon, or with the one that this modification is on."""

    def __init__(self, kind: dict[str, Any]) -> None:
        self._kind = kind

    def possible(self, state: MissionState, use: Use) -> bool:
        weapon = state.fitted.get(use.source, use.source)
        kind = {**self._kind, "weapons": [weapon]}
        return here(state, use) and may_attack(state, me(state, use), asked=use.seat, **kind)

    def __call__(self, state: MissionState, acting: Any) -> None:
        if self.possible(state, acting):
            weapon = state.fitted.get(acting.source, acting.source)
            state.push(copy(attack_with(state, me(state, acting), weapons=[weapon], **self._kind)))


def attack_with_it(**kind: Any) -> AttackWithIt:
    """`attack_with_it(must=True)`."""
    return AttackWithIt(kind)


class ExhaustWeapon(Procedure):
    """A hero exhausts one of some weapons."""

    seat: Public[int]
    weapons: Public[list[int]]
    key: Public[str]  # the card that demands it, and its ability
    ability: Public[str]

    def offer(self, state: Assault) -> Decision | None:
        options = each_of(WEAPON, self.weapons)
        return choose(self.seat, asking_text(self.key, self.ability), options) if options else None

    def take(self, state: Assault, weapon: int) -> None:
        exhaust_source(state, weapon)

    steps = (ask(offer, take),)


def exhaust_weapon_cost(weapons: Callable[[Any, Figure], list[int]]) -> Cost:
    """One of these weapons of the hero is exhausted, which it chooses."""

    def ready(state: Assault, use: Use) -> list[int]:
        return [id for id in weapons(state, me(state, use)) if not is_source_exhausted(state, id)]

    def pay(state: Assault, use: Use) -> None:
        state.push(ExhaustWeapon(seat=use.seat, weapons=ready(state, use), key=use.key, ability=use.ability))

    return Cost(lambda state, use: here(state, use) and bool(ready(state, use)), pay)


def exchanges_die(colours: list[Die]) -> Do[Assault]:
    """A die of the attack pool is exchanged for one of these colours; the attacker chooses both."""

    def do(state: Assault, use: Use) -> None:
        state.push(
            TakeDieOut(seat=use.seat, name=ATTACK), AddDie(seat=use.seat, name=ATTACK, colours=list(colours))
        )

    return do


# --- Results that are converted -------------------------------------------------------------------

CONVERT = Verb("convert", lambda state, asked, count: text("option-convert", count=count), itself)


class Convert(Procedure):
    """Results of the attack become others, as many as its player likes (CORE-DICE-09)."""

    seat: Public[int]
    key: Public[str]
    ability: Public[str]
    old: Public[str]
    new: Public[str]
    most: Public[int]

    def offer(self, state: Assault) -> Decision | None:
        options = each_of(CONVERT, range(1, self.most + 1))
        return choose(self.seat, asking_text(self.key, self.ability), options) if options else None

    def take(self, state: Assault, count: int) -> None:
        change = AttackEffect(**{self.old: -count, self.new: count})  # type: ignore[arg-type]  # numbers alone
        state.the(Attack).modify(state, change)

    steps = (ask(offer, take),)


class Converts(Effect[Assault]):
    """Results of a kind become results of another; possible if there are some."""

    def __init__(self, old: str, new: str) -> None:
        self._old, self._new = old, new

    def possible(self, state: Assault, use: Use) -> bool:
        return self._there(state) > 0

    def __call__(self, state: Assault, acting: Any) -> None:
        state.push(
            Convert(
                seat=acting.seat,
                key=acting.key,
                ability=acting.ability,
                old=self._old,
                new=self._new,
                most=self._there(state),
            )
        )

    def _there(self, state: Assault) -> int:
        attack = the_attack(state)
        return attack.evades if self._old == "evade" else attack.surge_results


# --- Power tokens ---------------------------------------------------------------------------------


def token_counts_once(state: Assault, use: Use, event: PowerSpent) -> bool:
    """The figure has spent a token that adds 1 of its icon, and not 2 already by another text."""
    return it_is_me(state, use, event) and not state.used(state.scope("attack"), _doubled(event))


def double_token(state: Assault, use: Use, event: PowerSpent) -> None:
    """The token adds 2 of its icon instead of 1."""
    state.count_use(state.scope("attack"), _doubled(event))
    the_attack(state).modify(state, TOKEN_EFFECTS[event.token])


def _doubled(event: PowerSpent) -> str:
    return f"doubled:{event.figure}"


# --- Healing --------------------------------------------------------------------------------------


def us(state: Assault, figure: Figure) -> list[Figure]:
    """The figure and the friendly figures next to it, but for those whom nothing affects."""
    return [each for each in (figure, *adjacent_friends(state, figure)) if can_be_affected(state, each.id)]


def whom_it_affects(find: Callable[[Any, Figure], list[Figure]]) -> Among[MissionState, Figure]:
    """What `find` finds while this very text is carried out: some figures are not affected by some texts."""

    def found(state: MissionState, use: Use) -> list[Figure]:
        state.stack.append(use)
        try:
            return find(state, me(state, use))
        finally:
            state.stack.pop()

    return by_use(found)


def is_hurt(state: Assault, figure: Figure) -> bool:
    return figure.damage > 0 and can_recover(state, figure.id)


def is_tired(state: MissionState, figure: Figure) -> bool:
    """It has strain, or damage that it would recover instead (CORE-RECOVER-04)."""
    hero = hero_of(state, figure)
    return hero is not None and (hero.strain > 0 or is_hurt(state, figure))


def hurt_itself(state: Assault, use: Use) -> bool:
    return is_hurt(state, me(state, use))


def hurt_ones(state: Assault, figure: Figure) -> list[Figure]:
    return [each for each in us(state, figure) if is_hurt(state, each)]


def weary_ones(state: MissionState, figure: Figure) -> list[Figure]:
    """Those of us who have damage or strain."""
    return [each for each in us(state, figure) if is_hurt(state, each) or is_tired(state, each)]


def discard_one(state: Assault, acting: Use | Pick, figure: Figure) -> None:
    """A Harmful condition of a figure is discarded, chosen by the player whose effect it is."""
    pick_word(state, acting, [str(each) for each in harmful(figure)], _discard, amount=figure.id)


@follows
def _discard(state: Assault, pick: Pick, word: str) -> None:
    figure = state.figures.get(pick.amount)
    if figure is not None:
        discard_condition(state, figure, Condition(word))


def discard_all(state: Assault, figure: Figure) -> None:
    for condition in harmful(figure):
        discard_condition(state, figure, condition)


def not_focused(state: Assault, use: Use) -> bool:
    return Condition.FOCUSED not in me(state, use).conditions


def heals(amount: int) -> Do[Assault]:
    return lambda state, use: recover(state, me(state, use), amount)


@follows
def strain_or_condition(state: MissionState, pick: Pick, word: str) -> None:
    """The figure recovers 1 strain, or discards a Harmful condition."""
    figure = state.figures[pick.subject]
    if word == "recover-strain":
        recover_strain(state, figure, 1)
    else:
        discard_one(state, pick, figure)


# --- Around a space -------------------------------------------------------------------------------


def spaces_within_3(state: Assault, figure: Figure) -> list[int]:
    return [
        int(space) for space in board.each(board.spaces_within(situation(state), piece(state, figure), 3))
    ]


def empty_within_3(state: Assault, figure: Figure) -> list[int]:
    within = board.spaces_within(situation(state), piece(state, figure), 3)
    return [int(space) for space in board.each(situation(state).empty(within))]


def explode(state: Assault, pick: Pick, space: int, die: Die, *, stuns: bool, objects: bool = True) -> None:
    """Everything on a space or next to it suffers what a die shows, whether friend or foe; with `stuns`, figures are
    Stunned as well."""
    (face,) = roll(state, die)
    struck = [each for each in things_near(state, space, 1) if objects or isinstance(each, Figure)]
    hurt(state, struck, face.damage, by=pick.seat, source=pick.subject)
    if stuns:
        figures = [each.id for each in struck if isinstance(each, Figure)]
        state.push(Suffer(figures=figures, by=pick.seat, source=pick.subject, conditions=[Condition.STUNNED]))


def strike(state: Assault, pick: Pick, figure: Figure, die: Die) -> None:
    """A figure suffers what a die shows."""
    (face,) = roll(state, die)
    hurt(state, [figure], face.damage, by=pick.seat, source=pick.subject)
