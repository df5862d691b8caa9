"""Command cards of the core set that are played at the start or end of a round, around activations, or when somebody
is defeated."""

from __future__ import annotations

from dejarik.assault.content.blocks import (
    Part,
    after,
    before,
    both,
    command,
    command_during,
    for_the_player,
    it_is_me,
    many,
    me,
    rule,
    surge,
    the_active,
)
from dejarik.assault.content.choosing import all_of, by_player, choose, choose_group, choose_player
from dejarik.assault.content.core.command_attacks import ready_own_card
from dejarik.assault.content.core.command_support import shake_off
from dejarik.assault.content.picks import Pick
from dejarik.assault.content.series import EachMayMove, could_move
from dejarik.assault.dice.attack import AttackEffect, Condition
from dejarik.assault.rules.active import activation, gain_actions
from dejarik.assault.rules.attack import Attack
from dejarik.assault.rules.attack.borrowing import attack_for, may_attack_for
from dejarik.assault.rules.events import (
    ActionResolved,
    ActivationBegins,
    ActivationEnds,
    ActivationOver,
    RoundBegins,
    RoundEnds,
)
from dejarik.assault.rules.figures.conditions import gain_condition, harmful
from dejarik.assault.rules.figures.damage import Defeated
from dejarik.assault.rules.figures.groups import exhaust_group
from dejarik.assault.rules.ground import figures_of, on_board, team
from dejarik.assault.rules.movement import gain_points
from dejarik.assault.rules.printed import Trait, profile
from dejarik.assault.rules.state import Assault, Figure, Group
from dejarik.assault.rules.values import has_trait
from dejarik.assault.skirmish.rules.rounds import claim_initiative, may_claim_initiative, ready_groups
from dejarik.assault.skirmish.rules.state import SkirmishState, opponents
from dejarik.assault.skirmish.rules.victory import gain
from dejarik.kernel import How, Source, Use
from dejarik.kernel.effects import follows

# --- Start of a round -----------------------------------------------------------------------------


def own_ready_cards(state: Assault, seat: int) -> list[Group]:
    """The player's Deployment cards with figures that are not exhausted."""
    return [
        group
        for group in state.groups.values()
        if group.seat == seat and group.ready and not profile(group.card).is_companion
    ]


@follows
def exhaust(state: Assault, pick: Pick, group: Group) -> None:
    exhaust_group(state, group)


EXHAUST_ONE = choose_group(by_player(own_ready_cards), exhaust)


def take_initiative(state: SkirmishState, use: Use) -> None:
    claim_initiative(state, use.seat)
    EXHAUST_ONE(state, use)


command(
    "take-initiative",
    RoundBegins,
    take_initiative,
    when=both(lambda state, use: may_claim_initiative(state, use.seat), EXHAUST_ONE.possible),
)


def rival_of(seat: int) -> str:
    """Where it is remembered which opponent a player compares ready cards with."""
    return f"sit-tight:{seat}"


@follows
def sit_tight(state: Assault, pick: Pick, opponent: int) -> None:
    state.memory[rival_of(pick.seat)] = opponent
    state.enter("sit-tight-lasting", pick.seat, until=state.scope("round"))


def has_more_ready(state: SkirmishState, seat: int, rival: int) -> bool:
    """Whether a player has more ready Deployment cards than an opponent."""
    return len(ready_groups(state, seat)) > len(ready_groups(state, rival))


def stop_waiting(state: Assault, use: Use) -> None:
    state.leave(use.source)


def worth_waiting_for(state: SkirmishState, seat: int) -> list[int]:
    """The opponents who have at least as many ready cards."""
    return [rival for rival in opponents(state, seat) if not has_more_ready(state, seat, rival)]


rule(
    "sit-tight-lasting",
    many(
        "sit-tight",
        for_the_player("sit-tight", "must-pass", How.ALLOW),
        after(
            "sit-tight",
            ActivationOver,
            stop_waiting,
            when=lambda state, use: has_more_ready(state, use.seat, state.memory[rival_of(use.seat)]),
            forced=True,
        ),
    ),
)
command("sit-tight", RoundBegins, choose_player(by_player(worth_waiting_for), sit_tight))


def brawlers(state: Assault, seat: int) -> list[int]:
    """The player's Brawlers who can move a space."""
    return [
        figure.id
        for figure in figures_of(state, seat)
        if has_trait(state, figure, Trait.BRAWLER) and could_move(state, figure.id, 1)
    ]


def close_the_gap(state: Assault, use: Use, figures: list[int]) -> None:
    state.push(EachMayMove(seat=use.seat, figures=figures, spaces=1, key=use.key, ability=use.ability))


command("close-the-gap", RoundBegins, all_of(by_player(brawlers), close_the_gap))


def hit_the_stunned(state: Assault, attack: Attack, source: Source) -> None:
    target = state.figures.get(attack.target)
    if target is not None and Condition.STUNNED in target.conditions:
        attack.modify(state, AttackEffect(damage=2))


def is_our_trooper(state: Assault, source: Source, id: int, attacker: Figure) -> bool:
    return attacker.seat == source.seat and has_trait(state, attacker, Trait.TROOPER)


def cover_each_other(state: Assault, use: Use) -> None:
    state.enter("covering-fire-lasting", use.seat, until=state.scope("round"))


rule(
    "covering-fire-lasting",
    many(
        "covering-fire",
        surge(
            "covering-fire",
            effect=AttackEffect(conditions=frozenset({Condition.STUNNED})),
            now=hit_the_stunned,
        ),
        Part("covering-fire", lends_surges=is_our_trooper),
    ),
)
command(
    "covering-fire",
    RoundBegins,
    cover_each_other,
    when=lambda state, use: any(
        has_trait(state, figure, Trait.TROOPER) for figure in figures_of(state, use.seat)
    ),
)


# --- End of a round -------------------------------------------------------------------------------


def wild_creatures(state: Assault, seat: int) -> list[Figure]:
    """Creatures of whatever side that could attack somebody."""
    return [
        figure
        for figure in on_board(state)
        if has_trait(state, figure, Trait.CREATURE) and may_attack_for(state, figure, seat)
    ]


@follows
def go_wild(state: Assault, pick: Pick, figure: Figure) -> None:
    attack_for(state, figure, pick.seat, must=True)


command("ferocity", RoundEnds, choose(by_player(wild_creatures), go_wild))


# --- Around activations ---------------------------------------------------------------------------


def suffering(state: Assault, use: Use, figure: Figure, event: ActivationBegins) -> bool:
    return event.figure == figure.id and bool(harmful(figure))


command("rally", ActivationBegins, lambda state, use: shake_off(state, me(state, use)), you=suffering)
command_during("fleet-footed", lambda state, use: gain_points(state, me(state, use), 1))


def lord_of_the_sith(state: Assault, use: Use) -> None:
    """For those who have fallen already in this activation, and for those who will."""
    current = activation(state)
    assert current is not None
    gain_actions(state, sum(team(state, seat) != team(state, use.seat) for seat in current.fallen))
    state.enter("lord-of-the-sith-lasting", use.seat, subject=use.subject, until=state.scope("activation"))


def foe_defeated(state: Assault, use: Use, event: Defeated) -> bool:
    return team(state, event.seat) != team(state, use.seat)


rule(
    "lord-of-the-sith-lasting",
    after(
        "lord-of-the-sith",
        Defeated,
        lambda state, use: gain_actions(state, 1),
        when=foe_defeated,
        forced=True,
    ),
)
command_during("lord-of-the-sith", lord_of_the_sith)


def to_the_limit(state: Assault, use: Use) -> None:
    gain_actions(state, 1)
    state.enter("to-the-limit-lasting", use.seat, subject=use.subject, until=state.scope("activation"))


def collapse(state: Assault, use: Use) -> None:
    state.leave(use.source)
    gain_condition(state, me(state, use), Condition.STUNNED)


rule(
    "to-the-limit-lasting",
    many(
        "to-the-limit",
        before("to-the-limit", ActionResolved, collapse, when=it_is_me, forced=True),
        before("to-the-limit", ActivationEnds, collapse, when=it_is_me, forced=True),
    ),
)


def after_special_action(state: Assault, use: Use, figure: Figure, event: ActionResolved) -> bool:
    return the_active(state, use, figure) and bool(event.special)


command("to-the-limit", ActionResolved, to_the_limit, you=after_special_action)

command(
    "son-of-skywalker",
    ActivationOver,
    ready_own_card,
    you=lambda state, use, figure: not state.groups[figure.group].ready,
)


# --- When somebody is defeated --------------------------------------------------------------------


def unique_foe_defeated(state: Assault, use: Use, event: Defeated) -> bool:
    return foe_defeated(state, use, event) and profile(event.card).unique


command("celebration", Defeated, lambda state, use: gain(state, use.seat, 4), when=unique_foe_defeated)
