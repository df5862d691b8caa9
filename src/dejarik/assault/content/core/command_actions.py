"""Command cards of the core set that are special actions of the figure that is activated (CORE-CMD-07)."""

from __future__ import annotations

from typing import Any

from dejarik.assault import board
from dejarik.assault.content.blocks import (
    Do,
    after,
    always_on,
    both,
    command_special,
    could_attack,
    for_the_player,
    here,
    me,
    rule,
    the_attack,
)
from dejarik.assault.content.conditions import (
    adjacent_foes,
    adjacent_friends,
    any_of,
    in_this_attack,
    near,
    roll,
)
from dejarik.assault.content.picks import Pick, follows, pick_group, pick_player, pick_target
from dejarik.assault.content.series import AttackSeries
from dejarik.assault.content.suffering import Suffer
from dejarik.assault.dice.attack import Condition
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.active import activation
from dejarik.assault.rules.attack import Attack, AttackDeclared, AttackResolved, attack_with, may_attack
from dejarik.assault.rules.borrowing import attack_for, may_attack_for
from dejarik.assault.rules.commands import PlayCommand, discard_from_hand, draw
from dejarik.assault.rules.conditions import discard_condition, harmful
from dejarik.assault.rules.damage import Defeated, hurt, recover
from dejarik.assault.rules.events import ActivationBegins
from dejarik.assault.rules.ground import foes, is_small, on_board, opponents, piece, sees, situation
from dejarik.assault.rules.movement import gain_points
from dejarik.assault.rules.names import card_text
from dejarik.assault.rules.printed import Trait, profile
from dejarik.assault.rules.state import Assault, Figure, Group
from dejarik.assault.rules.values import can_play_commands, can_recover, has_trait, speed
from dejarik.assault.rules.victory import gain
from dejarik.kernel import Decision, How, Option, Procedure, Public, Source, Use, ask, choose, text

# --- Attacks of the figure ------------------------------------------------------------------------


def attack_with_more_damage(damage: int) -> Do:
    """The figure performs an attack with so much more damage."""

    def do(state: Assault, use: Use) -> None:
        attack = attack_with(state, me(state, use), must=True)
        attack.tally.damage += damage
        state.push(attack)

    return do


def attack_twice(**kind: Any) -> Do:
    return lambda state, use: state.push(AttackSeries(figure=use.subject, seat=use.seat, count=2, **kind))


command_special("maximum-firepower", attack_with_more_damage(4), when=could_attack(), actions=2, attacks=True)
command_special("sarlacc-sweep", attack_twice(distinct=True), when=could_attack(), attacks=True)
command_special(
    "pummel",
    attack_twice(),
    when=both(could_attack(), lambda state, use: profile(me(state, use).card).melee),
    actions=2,
    attacks=True,
)


def burst_fire(state: Assault, use: Use) -> None:
    attack = attack_with(state, me(state, use), must=True)
    state.push(attack)
    state.enter("burst-fire-lasting", use.seat, subject=use.subject, until=attack.label)


def stun_around(state: Assault, use: Use) -> None:
    attack = the_attack(state)
    spot = board.space_thing(1 << attack.target_space)
    around = [
        figure.id
        for figure in on_board(state)
        if figure.id != attack.target and board.adjacent(situation(state), piece(state, figure), spot)
    ]
    state.push(Suffer(figures=around, by=use.seat, source=use.subject, conditions=[Condition.STUNNED]))


rule(
    "burst-fire-lasting",
    after(
        "burst-fire",
        AttackResolved,
        stun_around,
        when=lambda state, use: (
            in_this_attack(state, use) and use.event(state).damage > 0 and use.event(state).target_space >= 0
        ),
        forced=True,
    ),
)
command_special("burst-fire", burst_fire, when=could_attack(), attacks=True)


# --- Attacks of others ----------------------------------------------------------------------------


def friends_who_could_attack(state: Assault, figure: Figure) -> list[Figure]:
    return [friend for friend in adjacent_friends(state, figure) if may_attack(state, friend)]


@follows
def take_down(state: Assault, pick: Pick, figure: Figure) -> None:
    attack = attack_with(state, figure, must=True)
    attack.tally.damage += 2
    state.push(attack)


command_special(
    "take-it-down",
    lambda state, use: pick_target(state, use, friends_who_could_attack(state, me(state, use)), take_down),
    when=any_of(friends_who_could_attack),
)


def lurable(state: Assault, figure: Figure) -> list[Figure]:
    """Small hostile figures within 3 spaces, seen or not, that could attack somebody."""
    return [
        foe
        for foe in near(state, figure, foes(state, figure), 3)
        if is_small(foe) and may_attack_for(state, foe, figure.seat)
    ]


@follows
def lure(state: Assault, pick: Pick, figure: Figure) -> None:
    attack_for(state, figure, pick.seat, must=True)


command_special(
    "lure-of-the-dark-side",
    lambda state, use: pick_target(state, use, lurable(state, me(state, use)), lure),
    when=any_of(lurable),
)


# --- Harm without an attack -----------------------------------------------------------------------


def seen_foes_within(spaces: int, state: Assault, figure: Figure) -> list[Figure]:
    return [foe for foe in near(state, figure, foes(state, figure), spaces) if sees(state, figure, foe)]


@follows
def strike_with_lightning(state: Assault, pick: Pick, target: Figure) -> None:
    struck = [target, *(each for each in on_board(state) if _beside(state, target, each))]
    state.push(
        Suffer(
            figures=[figure.id for figure in struck],
            by=pick.seat,
            source=pick.subject,
            damage=2,
            conditions=[Condition.STUNNED],
        )
    )


def _beside(state: Assault, one: Figure, other: Figure) -> bool:
    return one is not other and board.adjacent(situation(state), piece(state, one), piece(state, other))


command_special(
    "force-lightning",
    lambda state, use: pick_target(
        state, use, seen_foes_within(2, state, me(state, use)), strike_with_lightning
    ),
    when=any_of(lambda state, figure: seen_foes_within(2, state, figure)),
)


@follows
def throw(state: Assault, pick: Pick, target: Figure) -> None:
    damage = sum(face.damage for face in roll(state, Die.BLUE, Die.BLUE))
    hurt(state, [target], damage, by=pick.seat, source=pick.subject)


command_special(
    "telekinetic-throw",
    lambda state, use: pick_target(state, use, seen_foes_within(3, state, me(state, use)), throw),
    when=any_of(lambda state, figure: seen_foes_within(3, state, figure)),
)


# --- Expose Weakness: for the next attack on the figure -------------------------------------------


@follows
def expose(state: Assault, pick: Pick, target: Figure) -> None:
    state.enter("expose-weakness-lasting", pick.seat, subject=target.id)


def is_attacked_now(state: Assault, use: Use) -> bool:
    return bool(use.event(state).target == use.subject and not state.sources[use.source].until)


def last_for_this_attack(state: Assault, use: Use) -> None:
    """It ends with this attack, however that ends."""
    state.sources[use.source].until = the_attack(state).label


def by_that_attack(state: Assault, source: Source, exposed: Figure | None, attacker: Figure) -> bool:
    attack = state.find(Attack)
    return attack is not None and attack.attacker == attacker.id and source.until == attack.label


rule(
    "expose-weakness-lasting",
    after("expose-weakness", AttackDeclared, last_for_this_attack, when=is_attacked_now, forced=True),
    always_on("expose-weakness", "attack-pierce", 3, who=by_that_attack),
)
command_special(
    "expose-weakness",
    lambda state, use: pick_target(state, use, adjacent_foes(state, me(state, use)), expose),
    when=any_of(adjacent_foes),
)


# --- Help for the figure itself and its friends ---------------------------------------------------


def shake_off(state: Assault, figure: Figure) -> None:
    """All Harmful conditions of a figure are discarded."""
    for condition in harmful(figure):
        discard_condition(state, figure, condition)


def suffering_friends(state: Assault, figure: Figure) -> list[Figure]:
    return [friend for friend in adjacent_friends(state, figure) if harmful(friend)]


def regroup(state: Assault, use: Use) -> None:
    for friend in suffering_friends(state, me(state, use)):
        shake_off(state, friend)


command_special("regroup", regroup, when=any_of(suffering_friends))
command_special(
    "recovery",
    lambda state, use: recover(state, me(state, use), 2),
    when=lambda state, use: (
        here(state, use) and me(state, use).damage > 0 and can_recover(state, use.subject)
    ),
)


def until_end_of_round(state: Assault, use: Use, **values: int) -> None:
    """Values of the figure are higher by so much for the rest of the round."""
    for query, amount in values.items():
        state.modify(
            query.replace("_", "-"), How.ADD, amount, subject=use.subject, until=state.scope("round")
        )


command_special(
    "take-cover",
    lambda state, use: until_end_of_round(state, use, defence_block=1, defence_accuracy=2),
)
command_special("knowledge-and-defense", lambda state, use: until_end_of_round(state, use, defence_white=1))


def hurry(state: Assault, use: Use) -> None:
    """Points of a special action are spent at once (CORE-MOVE-07)."""
    gain_points(state, me(state, use), speed(state, use.subject) + 2, at_once=True)


command_special("urgency", hurry)


def act_once_more(state: Assault, use: Use) -> None:
    state.leave(use.source)
    current = activation(state)
    assert current is not None
    current.actions += 1


rule(
    "meditation-lasting",
    after(
        "meditation",
        ActivationBegins,
        act_once_more,
        when=lambda state, use: bool(use.event(state).figure == use.subject),
        forced=True,
    ),
)
command_special(
    "meditation", lambda state, use: state.enter("meditation-lasting", use.seat, subject=use.subject)
)


# --- Cards and players ----------------------------------------------------------------------------


class KeepOne(Procedure):
    """Of cards that were drawn just now, a player discards one."""

    seat: Public[int]
    drawn: Public[list[int]]

    def offer(self, state: Assault) -> Decision | None:
        options = [
            Option(f"discard:{state.sources[id].key}#{id}", card_text(state.sources[id].key), value=id)
            for id in self.drawn
            if id in state.sources
        ]
        return choose(self.seat, text("command-discard"), options) if options else None

    def take(self, state: Assault, id: int) -> None:
        discard_from_hand(state, id)

    steps = (ask(offer, take),)


def planning(state: Assault, use: Use) -> None:
    drawn = draw(state, use.seat, 2)
    if not has_trait(me(state, use), Trait.LEADER):
        state.push(KeepOne(seat=use.seat, drawn=drawn))


command_special(
    "planning", planning, when=lambda state, use: here(state, use) and bool(state.players[use.seat].deck)
)


def hostile_cards(state: Assault, seat: int) -> list[Group]:
    """The Deployment cards of the opponents."""
    rivals = opponents(state, seat)
    return [
        group
        for group in state.groups.values()
        if group.seat in rivals and not profile(group.card).is_companion
    ]


def price_of(source: int) -> str:
    """Where it is remembered which group a price is on."""
    return f"price-on-their-heads:{source}"


@follows
def put_price(state: Assault, pick: Pick, group: Group) -> None:
    state.the(PlayCommand).kept = True
    source = state.enter("price-on-their-heads-lasting", pick.seat)
    state.memory[price_of(source)] = group.id


def collect(state: Assault, use: Use) -> None:
    del state.memory[price_of(use.source)]
    state.leave(use.source)
    state.players[use.seat].discard.append("price-on-their-heads")
    gain(state, use.seat, 4)


rule(
    "price-on-their-heads-lasting",
    after(
        "price-on-their-heads",
        Defeated,
        collect,
        when=lambda state, use: (
            use.event(state).last and state.memory.get(price_of(use.source)) == use.event(state).group
        ),
        forced=True,
    ),
)
command_special(
    "price-on-their-heads",
    lambda state, use: pick_group(state, use, hostile_cards(state, use.seat), put_price),
    when=lambda state, use: here(state, use) and bool(hostile_cards(state, use.seat)),
)


def who_could_play(state: Assault, use: Use) -> list[int]:
    """The opponents who are not kept from playing cards already."""
    return [seat for seat in opponents(state, use.seat) if can_play_commands(state, seat)]


@follows
def cut_off(state: Assault, pick: Pick, opponent: int) -> None:
    state.enter("shadow-ops-lasting", opponent, until=state.scope("round"))


rule("shadow-ops-lasting", for_the_player("shadow-ops", "can-play-commands", How.FORBID))
command_special(
    "shadow-ops",
    lambda state, use: pick_player(state, use, who_could_play(state, use), cut_off),
    when=lambda state, use: here(state, use) and bool(who_could_play(state, use)),
)
