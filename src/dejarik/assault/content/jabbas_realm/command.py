"""Command cards of Jabba's Realm."""

from __future__ import annotations

from dejarik.assault.content.blocks import (
    after,
    attacking,
    command,
    command_during,
    command_special,
    me,
    rule,
    the_attack,
    the_attacker,
    the_defender,
)
from dejarik.assault.content.choosing import by_player, choose, choose_player
from dejarik.assault.content.phrases import (
    adjacent_foes,
    any_of,
    attack,
    move_then_attack,
    near,
    roll,
    seen_foes_within,
)
from dejarik.assault.content.picks import Pick
from dejarik.assault.content.pools import ATTACK, AddDie, TakeDieOut
from dejarik.assault.content.suffering import Suffer
from dejarik.assault.dice.attack import AttackEffect, Condition
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.attack import AttackResolved, ModifierTime, PoolsFormed, RerollTime, may_attack
from dejarik.assault.rules.figures.damage import Damaged, hurt, recover
from dejarik.assault.rules.ground import are_adjacent, figures_near, foes, on_board, team
from dejarik.assault.rules.movement import gain_points, may_go
from dejarik.assault.rules.state import Assault, Figure
from dejarik.assault.rules.values import can_recover, speed
from dejarik.assault.skirmish.rules.state import SkirmishState, opponents
from dejarik.assault.skirmish.rules.victory import gain
from dejarik.kernel import Use
from dejarik.kernel.effects import follows

# --- Of one figure --------------------------------------------------------------------------------


def bladestorm(state: Assault, use: Use) -> None:
    the_attack(state).modify(state, AttackEffect(surge=1))
    state.enter("bladestorm-lasting", use.seat, subject=use.subject, until=state.scope("attack"))


def storm(state: Assault, use: Use) -> None:
    shyla = me(state, use)
    hurt(state, near(state, shyla, foes(state, shyla), 2), 1, by=use.seat, source=shyla.id)


command("bladestorm", ModifierTime, bladestorm, you=the_attacker)
rule("bladestorm-lasting", after("bladestorm", AttackResolved, storm, when=attacking, forced=True))

command_during("draw", attack(must=True))


def hurt_beside(state: Assault, use: Use, figure: Figure, event: Damaged) -> bool:
    """Another friendly figure within 2 spaces has suffered 3 or more damage, and the figure can act on it."""
    if event.amount < 3 or event.target == figure.id or event.seat < 0 or not event.spaces:
        return False
    if team(state, event.seat) != team(state, figure.seat):
        return False
    stood = sum(1 << space for space in event.spaces)
    able = may_go(state, figure) or may_attack(state, figure, asked=use.seat)
    return able and figure in figures_near(state, stood, 2)


command("extra-protection", Damaged, move_then_attack(2), you=hurt_beside)


# --- Of hunters and smugglers ---------------------------------------------------------------------


def killer(state: Assault, use: Use, figure: Figure, event: AttackResolved) -> bool:
    """The attacker, whose target has been defeated, and who has something to recover."""
    return (
        the_attacker(state, use, figure, event)
        and event.defeated
        and figure.damage > 0
        and can_recover(state, figure.id)
    )


command("glory-of-the-kill", AttackResolved, lambda state, use: recover(state, me(state, use), 3), you=killer)


def can_run(state: Assault, use: Use, figure: Figure, event: RerollTime) -> bool:
    return the_defender(state, use, figure, event) and may_go(state, figure)


def run(state: Assault, use: Use) -> None:
    """The defender performs a move, spent at once (CORE-MOVE-06, CORE-INTERRUPT-02)."""
    figure = me(state, use)
    gain_points(state, figure, speed(state, figure.id), at_once=True)


command("on-the-lam", RerollTime, run, you=can_run)


@follows
def steal(state: SkirmishState, pick: Pick, seat: int) -> None:
    """What the victim has not got is not lost (IA-VP-02), but gained all the same."""
    points = roll(state, Die.GREEN)[0].accuracy
    gain(state, seat, -points)
    gain(state, pick.seat, points)


command_during(
    "pickpocket",
    choose_player(by_player(opponents), steal),
    when=any_of(adjacent_foes),
)

command(
    "run-for-cover",
    PoolsFormed,
    lambda state, use: state.push(TakeDieOut(seat=use.seat, name=ATTACK)),
    you=the_defender,
    when=lambda state, use: bool(the_attack(state).attack_dice),
)


def self_and_adjacent(state: Assault, figure: Figure) -> list[Figure]:
    return [other for other in on_board(state) if other is figure or are_adjacent(state, figure, other)]


@follows
def stimulate(state: Assault, pick: Pick, figure: Figure) -> None:
    state.push(
        Suffer(
            figures=[figure.id],
            by=pick.seat,
            source=pick.subject,
            damage=1,
            conditions=[Condition.FOCUSED],
            points=1,
        )
    )


command_special("stimulants", choose(self_and_adjacent, stimulate))

command(
    "tools-for-the-job",
    PoolsFormed,
    lambda state, use: state.push(
        AddDie(seat=use.seat, name=ATTACK, colours=[Die.BLUE, Die.GREEN, Die.RED, Die.YELLOW])
    ),
    you=the_attacker,
)


@follows
def poison(state: Assault, pick: Pick, figure: Figure) -> None:
    state.push(
        Suffer(
            figures=[figure.id],
            by=pick.seat,
            source=pick.subject,
            strain=1,
            conditions=[Condition.WEAKENED],
        )
    )


command_during("toxic-dart", choose(seen_foes_within(3), poison))
