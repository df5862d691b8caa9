"""What tests of rules have in common: a table with objects on it, and texts made up to show one rule each.

A made-up text stands in where the cards of the boxes have none that shows the rule by itself. It is built with the same
blocks as a card and given to a figure with `lend`, so that the rules meet it as they meet any card.
"""

from __future__ import annotations

from typing import Any

from tests.assault.table import Table

from dejarik.assault.content.blocks import (
    Do,
    DoHearing,
    Part,
    after,
    attacking,
    before,
    defending,
    during,
    exhaust_cost,
    it_is_me,
    may,
    me,
    rule,
    special,
    strain_cost,
    the_attack,
    while_attacking,
)
from dejarik.assault.content.blocks import cannot as can_not
from dejarik.assault.content.choosing import choose
from dejarik.assault.content.picks import Pick
from dejarik.assault.dice.attack import Condition, PowerToken
from dejarik.assault.rules.attack import (
    AttackDeclared,
    AttackEvent,
    AttackResolved,
    BeforeAttack,
    DiceRolled,
    ModifierTime,
    attack_with,
)
from dejarik.assault.rules.attack.borrowing import attack_for, may_attack_for
from dejarik.assault.rules.events import RoundEnds
from dejarik.assault.rules.figures.conditions import gain_condition, gain_power, gain_power_of_choice
from dejarik.assault.rules.figures.damage import Cause, Damaged, Defeated, check_defeat, hurt, recover
from dejarik.assault.rules.ground import board_for, foes, friends
from dejarik.assault.rules.movement import MoveSpaces
from dejarik.assault.rules.objects.tokens import add_token
from dejarik.assault.rules.state import Assault, Figure, Token
from dejarik.assault.rules.verbs import FIGURE
from dejarik.assault.skirmish.rules.commands import Revealed
from dejarik.assault.skirmish.rules.state import SkirmishState
from dejarik.assault.skirmish.rules.victory import gain
from dejarik.kernel import Decision, How, Option, Procedure, Public, Use, ask, text
from dejarik.kernel.decisions import distribute
from dejarik.kernel.effects import follows

PREFIX = "rule-test-"


def of_one_kind(picture: str, card: str, letters: str, groups: tuple[str, ...] = (), **others: str) -> Table:
    """A table on which all these letters are figures of the same card."""
    cards: dict[str, Any] = {**dict.fromkeys(letters, card), **others}
    return Table(picture, groups=groups, **cards)


def lend(table: Table, letter: str, name: str) -> Table:
    """A figure has a made-up text for the rest of the test."""
    figure = table.figure(letter)
    table.state.enter(PREFIX + name, figure.seat, subject=figure.id)
    table.refresh()
    return table


def in_force(table: Table, name: str) -> Table:
    """A made-up rule of the mission."""
    table.state.enter(PREFIX + name, -1)
    table.refresh()
    return table


def put_token(table: Table, space: str, kind: str = "crate", **facts: object) -> Token:
    """An object on the board."""
    token = add_token(table.state, kind, int(board_for(table.state).space(space)), **facts)
    table.refresh()
    return token


def stand(table: Table, letter: str, space: str) -> Table:
    """A figure stands in a space that the picture can't show, because somebody else stands there."""
    table.figure(letter).space = int(board_for(table.state).space(space))
    table.refresh()
    return table


def targets(table: Table) -> str:
    """The letters of the figures that an attack may be declared against."""
    asked = {id.removeprefix("attack:") for id in table.offers("attack:")}
    return "".join(sorted(letter for letter, id in table._ids.items() if str(id) in asked))


def chosen(table: Table, verb: str) -> str:
    """The letters of the figures that are offered with this verb."""
    asked = {id.removeprefix(f"{verb}:") for id in table.offers(f"{verb}:")}
    return "".join(sorted(letter for letter, id in table._ids.items() if str(id) in asked))


def uses(table: Table) -> list[str]:
    """The made-up abilities on offer, by their names."""
    return [id.partition(".")[2].partition("#")[0] for id in table.offers(f"use:{PREFIX}")]


def use(table: Table, name: str, verb: str = "use") -> Table:
    """Use a made-up ability that is on offer."""
    (option,) = (id for id in table.offers(f"{verb}:{PREFIX}") if f".{name}#" in id)
    return table.choose(option)


# --- Moving during an attack ----------------------------------------------------------------------------


def sidestep(spaces: int) -> Do[Assault]:
    return lambda state, use: state.push(MoveSpaces(figure=use.subject, spaces=spaces, seat=use.seat))


rule(PREFIX + "sidestep", after("sidestep", AttackDeclared, sidestep(3), when=defending))
rule(PREFIX + "step-in", after("step-in", AttackDeclared, sidestep(1)))
rule(PREFIX + "late-sidestep", after("late-sidestep", ModifierTime, sidestep(3), when=defending))

# --- Reactions during an attack -------------------------------------------------------------------------


def stun_attacker(state: Assault, use: Use, event: AttackEvent) -> None:
    gain_condition(state, state.figures[event.attacker], Condition.STUNNED)


def hurt_attacker(amount: int) -> DoHearing[AttackEvent]:
    def do(state: Assault, use: Use, event: AttackEvent) -> None:
        hurt(state, [state.figures[event.attacker]], amount, by=use.seat)

    return do


def hurt_target(amount: int) -> DoHearing[AttackEvent]:
    def do(state: Assault, use: Use, event: AttackEvent) -> None:
        hurt(state, [state.figures[event.target]], amount, by=use.seat)

    return do


def become_focused(state: Assault, use: Use) -> None:
    gain_condition(state, me(state, use), Condition.FOCUSED)


def stun_target(state: Assault, use: Use, event: AttackEvent) -> None:
    target = state.figures.get(event.target)
    if target is not None:
        gain_condition(state, target, Condition.STUNNED)


rule(PREFIX + "dazzle", after("dazzle", AttackDeclared, stun_attacker, when=defending, forced=True))
rule(PREFIX + "thorns", after("thorns", AttackDeclared, hurt_attacker(20), when=defending, forced=True))
rule(PREFIX + "late-thorns", after("late-thorns", DiceRolled, hurt_attacker(20), when=defending, forced=True))
rule(
    PREFIX + "first-blood", after("first-blood", AttackDeclared, hurt_target(20), when=attacking, forced=True)
)
rule(PREFIX + "graze", after("graze", AttackDeclared, hurt_target(1), when=attacking, forced=True))
rule(PREFIX + "take-aim", after("take-aim", BeforeAttack, become_focused, when=attacking))
rule(PREFIX + "adrenaline", after("adrenaline", DiceRolled, become_focused, when=attacking, forced=True))
rule(PREFIX + "numb", after("numb", AttackResolved, stun_target, when=attacking, forced=True))
rule(PREFIX + "cry", after("cry", AttackResolved, become_focused, when=attacking, forced=True))
rule(PREFIX + "answer", after("answer", AttackResolved, become_focused, when=defending))


def add_damage(state: Assault, use: Use) -> None:
    the_attack(state).tally.damage += 1


def add_block(state: Assault, use: Use) -> None:
    the_attack(state).tally.block += 1


rule(PREFIX + "brute", after("brute", ModifierTime, add_damage, when=attacking))
rule(
    PREFIX + "two-tricks",
    after("trick", ModifierTime, add_damage, when=attacking),
    after("other-trick", ModifierTime, add_damage, when=attacking, costs=(strain_cost(1),)),
)
rule(PREFIX + "brace", after("brace", ModifierTime, add_block, when=defending))
rule(PREFIX + "cleaver", while_attacking("cleaver", cleave=2))
rule(PREFIX + "wide-blast", while_attacking("wide-blast", blast=1))
rule(PREFIX + "venom", while_attacking("venom", stun=1))
rule(PREFIX + "venom-and-focus", while_attacking("venom-and-focus", focus=1))

# --- Before damage and defeat ---------------------------------------------------------------------------


def friend_is_hurt(state: Assault, use: Use, event: Damaged) -> bool:
    figure = state.figures.get(event.target)
    return figure is not None and figure.id != use.subject and figure.seat == use.seat and event.amount > 0


def take_the_hit(state: Assault, use: Use, event: Damaged) -> None:
    event.target = use.subject


def cling_to_life(state: Assault, use: Use, event: Defeated) -> None:
    event.cancelled = True
    recover(state, me(state, use), 1)


def friend_falls(state: Assault, use: Use, event: Defeated) -> bool:
    return event.figure != use.subject and event.seat == use.seat


def is_hurt_itself(state: SkirmishState, use: Use, event: Damaged) -> bool:
    return event.target == use.subject and event.cause is not Cause.ATTACK


rule(PREFIX + "bodyguard", before("bodyguard", Damaged, take_the_hit, when=friend_is_hurt))
rule(
    PREFIX + "cling-to-life",
    before("cling-to-life", Defeated, cling_to_life, when=it_is_me, forced=True),
)
rule(PREFIX + "mourn", after("mourn", Defeated, become_focused, when=friend_falls, forced=True))
rule(PREFIX + "may-mourn", after("may-mourn", Defeated, become_focused, when=friend_falls))
rule(PREFIX + "count-defeats", after("count", Defeated, lambda state, use: gain(state, 0, 1), forced=True))
rule(PREFIX + "tough-skin", after("tough-skin", Damaged, become_focused, when=is_hurt_itself, forced=True))

# --- Actions and abilities ------------------------------------------------------------------------------


def weakening_curse(state: Assault, use: Use) -> None:
    """Every hostile figure has 2 Health less until the round ends."""
    for foe in foes(state, me(state, use)):
        state.modify("health", How.ADD, -2, subject=foe.id, until=state.scope("round"))
        check_defeat(state, foe, use.seat)


def strengthen(state: Assault, use: Use) -> None:
    for friend in friends(state, me(state, use)):
        state.modify("health", How.ADD, 2, subject=friend.id, until=state.scope("round"))


def stay_put(state: Assault, use: Use) -> None:
    pass


def show_top_card(state: SkirmishState, use: Use) -> None:
    state.log(Revealed(seat=use.seat, card=state.players[use.seat].deck[-1]))
    state.learn()


rule(PREFIX + "show", special("show", show_top_card))
rule(PREFIX + "curse", special("curse", weakening_curse))
rule(PREFIX + "bless", special("bless", strengthen))
rule(PREFIX + "stay-put", special("stay-put", stay_put))
rule(PREFIX + "long-rest", special("long-rest", stay_put, actions=2))
rule(PREFIX + "pay-in-blood", during("pay-in-blood", become_focused, costs=(strain_cost(2),)))
rule(
    PREFIX + "wristband",
    during("flex", become_focused, costs=(exhaust_cost(),)),
    may("padding", "attacks-freely"),
)


def bonus(state: SkirmishState, use: Use) -> None:
    gain(state, use.seat, 3)


def feast(state: SkirmishState, use: Use) -> None:
    for player in state.players:
        gain(state, player.seat, 40 - player.vp)


rule(PREFIX + "bonus", during("bonus", bonus))
rule(PREFIX + "feast", after("feast", RoundEnds, feast, forced=True))
rule(PREFIX + "charge-up", special("charge-up", lambda s, u: gain_power_of_choice(s, me(s, u), count=2)))


def gain_block(state: Assault, use: Use) -> None:
    gain_power(state, me(state, use), PowerToken.BLOCK)


rule(PREFIX + "shield-up", special("shield-up", gain_block))
rule(PREFIX + "chained", can_not("chained", "can-attack"))
rule(PREFIX + "freed", may("freed", "can-attack"))
rule(PREFIX + "ceasefire", can_not("ceasefire", "can-attack", who=lambda *any: True))

rule(
    PREFIX + "owned-crates",
    Part(
        "owned", bars_target=lambda state, attacker, target: isinstance(target, Token) and attacker.seat == 1
    ),
)

# --- Attacks with other dice, and with other people's figures -------------------------------------------


@follows
def mimic(state: Assault, pick: Pick, figure: Figure) -> None:
    state.push(attack_with(state, state.figures[pick.subject], melee=False, copies=figure.id, must=True))


def puppets(state: Assault, figure: Figure) -> list[Figure]:
    return [foe for foe in foes(state, figure) if may_attack_for(state, foe, figure.seat)]


@follows
def pull_strings(state: Assault, pick: Pick, figure: Figure) -> None:
    attack_for(state, figure, pick.seat)


def only_the_weak(state: Assault, use: Use) -> None:
    weak = [foe.id for foe in foes(state, me(state, use)) if foe.damage]
    state.push(attack_with(state, me(state, use), only=weak, must=True))


rule(PREFIX + "mimic", special("mimic", choose(foes, mimic), attacks=True))
rule(PREFIX + "puppeteer", special("puppeteer", choose(puppets, pull_strings)))
rule(PREFIX + "finish-off", special("finish-off", only_the_weak, attacks=True))


class Scatter(Procedure):
    """A player distributes damage among hostile figures (CORE-TERM-22)."""

    seat: Public[int]
    figure: Public[int]
    amount: Public[int]

    def offer(self, state: Assault) -> Decision:
        options = [Option(FIGURE, foe.id, cap=self.amount) for foe in foes(state, state.figures[self.figure])]
        return distribute(self.seat, text("kernel-pass"), options, 0, self.amount)

    def take(self, state: Assault, shares: list[tuple[int, int]]) -> None:
        state.occur(*(Damaged(target=id, amount=amount, by=self.seat) for id, amount in shares if amount))

    steps = (ask(offer, take),)


rule(
    PREFIX + "scatter",
    special("scatter", lambda state, use: state.push(Scatter(seat=use.seat, figure=use.subject, amount=3))),
)
