"""Command cards of Return to Hoth: on which occasion each is played, and what it does."""

from __future__ import annotations

from dejarik.assault.content.blocks import (
    after,
    always_on,
    both,
    command,
    command_special,
    here,
    me,
    rule,
    the_attack,
    the_attacker,
    the_one_concerned,
)
from dejarik.assault.content.choosing import all_of, by_use, choose
from dejarik.assault.content.phrases import defend_better_this_round
from dejarik.assault.content.picks import Pick
from dejarik.assault.content.return_to_hoth.procedures import (
    CoordinatedAttack,
    NameTile,
    could_coordinate,
    spaces_of_tile,
)
from dejarik.assault.content.return_to_hoth.rebels import CLOSE_QUARTERS
from dejarik.assault.dice.attack import AttackEffect, Condition
from dejarik.assault.facts import library
from dejarik.assault.rules.attack import AttackDeclared, Tally, attack_with, may_attack
from dejarik.assault.rules.events import ActivationBegins, RoundBegins, RoundEnds
from dejarik.assault.rules.figures.conditions import gain_condition
from dejarik.assault.rules.figures.damage import Defeated, recover
from dejarik.assault.rules.figures.groups import exhaust_group
from dejarik.assault.rules.ground import (
    are_within,
    board_for,
    figures_of,
    foes,
    is_exterior,
    is_friendly,
    is_hostile,
    is_small,
    piece,
)
from dejarik.assault.rules.state import NOWHERE, Assault, Figure
from dejarik.assault.rules.values import health
from dejarik.assault.skirmish.rules.commands import CommandPlayed
from dejarik.assault.skirmish.rules.state import SkirmishState, opponents
from dejarik.kernel import NOBODY, How, Moment, Procedure, Public, Query, Use, cancel
from dejarik.kernel.effects import follows

# --- Coordinated Attack -------------------------------------------------------------------------------


def coordinated_attack(state: Assault, use: Use) -> None:
    state.push(
        CoordinatedAttack(figure=use.subject, seat=use.seat, key=use.key, ability=use.ability, spaces=3)
    )


command_special(
    "coordinated-attack", coordinated_attack, when=both(here, could_coordinate), actions=2, attacks=True
)


# --- Harsh Environment --------------------------------------------------------------------------------

rule(
    "harsh-environment-lasting",
    always_on(
        "harsh-environment",
        "defence-evade",
        -1,
        who=lambda state, source, holder, figure: is_exterior(state, figure),
    ),
    always_on(
        "harsh-environment",
        "defence-block",
        1,
        who=lambda state, source, holder, figure: not is_exterior(state, figure),
    ),
)


def harsh_environment(state: Assault, use: Use) -> None:
    """Nobody's from now on: it lasts although its player may be eliminated."""
    state.enter("harsh-environment-lasting", NOBODY, until=state.scope("round"))


command("harsh-environment", RoundBegins, harsh_environment)


# --- Master Operative ---------------------------------------------------------------------------------


def master_operative(state: Assault, use: Use) -> None:
    the_attack(state).modify(state, AttackEffect(surge=1))
    gain_condition(state, me(state, use), Condition.FOCUSED)


def at_close_quarters(state: Assault, use: Use, figure: Figure, event: AttackDeclared) -> bool:
    return the_attacker(state, use, figure, event) and the_attack(state).granted_by == CLOSE_QUARTERS


command("master-operative", AttackDeclared, master_operative, you=at_close_quarters)


# --- Miracle Worker -----------------------------------------------------------------------------------


def near_the_dying(state: Assault, use: Use, figure: Figure, event: Defeated) -> bool:
    """A friendly figure within 3 spaces, or the figure itself, has damage equal to its Health."""
    dying = state.figures.get(event.figure)
    return (
        dying is not None
        and dying.space != NOWHERE
        and dying.damage >= health(state, dying.id)
        and is_friendly(state, figure, dying)
        and are_within(state, figure, dying, 3)
    )


def miracle_worker(state: Assault, use: Use, event: Defeated) -> None:
    cancel(state, event)
    saved = state.figures.get(event.figure)
    if saved is not None:
        recover(state, saved, 3)


command("miracle-worker", Defeated, miracle_worker, you=near_the_dying, moment=Moment.BEFORE)


# --- Negation -----------------------------------------------------------------------------------------


def opponent_plays_for_nothing(state: SkirmishState, use: Use, event: CommandPlayed) -> bool:
    return event.seat in opponents(state, use.seat) and library.command(event.card).cost == 0


def negation(state: Assault, use: Use, event: CommandPlayed) -> None:
    cancel(state, event)


command("negation", CommandPlayed, negation, when=opponent_plays_for_nothing, moment=Moment.BEFORE)


# --- Overcharged Weapons ------------------------------------------------------------------------------


class Overcharge(Procedure):
    """A figure attacks the one that activates, with Pierce 2; then its card is exhausted and it is Weakened."""

    figure: Public[int]
    target: Public[int]

    def attack(self, state: Assault) -> None:
        figure = state.figures.get(self.figure)
        if figure is not None:
            state.push(attack_with(state, figure, only=[self.target], tally=Tally(pierce=2), must=True))

    def cool_down(self, state: Assault) -> None:
        figure = state.figures.get(self.figure)
        if figure is not None:
            exhaust_group(state, state.groups[figure.group])
            gain_condition(state, figure, Condition.WEAKENED)

    steps = (attack, cool_down)


def could_shoot_who_activates(state: Assault, use: Use, figure: Figure, event: ActivationBegins) -> bool:
    activated = state.figures.get(event.figure)
    return (
        activated is not None
        and is_hostile(state, figure, activated)
        and may_attack(state, figure, asked=use.seat, only=[activated.id])
    )


def overcharge(state: Assault, use: Use, event: ActivationBegins) -> None:
    state.push(Overcharge(figure=use.subject, target=event.figure))


command("overcharged-weapons", ActivationBegins, overcharge, you=could_shoot_who_activates)


# --- Set a Trap ---------------------------------------------------------------------------------------

#: The tile on which a trap is set, asked of the trap (by the id of its source).
trapped_tile = Query[Assault]("trapped-tile", lambda state, trap: -1)


class SetTrap(Procedure):
    """A player names a tile; until the end of the round there is a trap on it."""

    seat: Public[int]
    key: Public[str]
    ability: Public[str]

    def name_tile(self, state: Assault) -> None:
        state.push(NameTile(seat=self.seat, key=self.key, ability=self.ability))

    def receive(self, state: Assault, child: Procedure) -> None:
        if isinstance(child, NameTile) and child.number >= 0:
            trap = state.enter("set-a-trap-lasting", self.seat, until=state.scope("round"))
            state.modify("trapped-tile", How.SET, child.number, subject=trap, source=trap)

    steps = (name_tile,)


def is_on_tile(state: Assault, figure: Figure, tile: int) -> bool:
    """A large figure is on every tile that it touches (CORE-CONTROL-02)."""
    return figure.space != NOWHERE and bool(piece(state, figure).spaces & spaces_of_tile(state, tile))


def prey_on_tile(state: Assault, figure: Figure, tile: int) -> list[int]:
    return [foe.id for foe in foes(state, figure) if is_on_tile(state, foe, tile)]


def tile_of(state: Assault, use: Use) -> int:
    return trapped_tile(state, use.source)


def ambushers(state: Assault, use: Use) -> list[Figure]:
    """The player's figures on the tile that could attack a hostile figure there."""
    tile = tile_of(state, use)
    return [
        figure
        for figure in figures_of(state, use.seat)
        if is_on_tile(state, figure, tile)
        and (prey := prey_on_tile(state, figure, tile))
        and may_attack(state, figure, asked=use.seat, only=prey)
    ]


@follows
def ambush(state: Assault, pick: Pick, figure: Figure) -> None:
    prey = prey_on_tile(state, figure, pick.amount)
    state.push(attack_with(state, figure, only=prey, must=True))


rule(
    "set-a-trap-lasting",
    after("set-a-trap", RoundEnds, choose(by_use(ambushers), ambush, amount=tile_of), forced=True),
)

command(
    "set-a-trap",
    RoundBegins,
    lambda state, use: state.push(SetTrap(seat=use.seat, key=use.key, ability=use.ability)),
    when=lambda state, use: bool(board_for(state).map.tiles),
)


# --- Size Advantage -----------------------------------------------------------------------------------


def small_prey(state: Assault, figure: Figure) -> list[Figure]:
    """The small hostile figures that the figure could attack."""
    return [
        foe
        for foe in foes(state, figure)
        if is_small(state, foe) and may_attack(state, figure, asked=figure.seat, only=[foe.id])
    ]


def size_advantage(state: Assault, use: Use, prey: list[Figure]) -> None:
    state.push(
        attack_with(
            state,
            me(state, use),
            only=[foe.id for foe in prey],
            tally=Tally(damage=2, conditions=[Condition.WEAKENED]),
            must=True,
        )
    )


command_special("size-advantage", all_of(small_prey, size_advantage), attacks=True)


# --- Survival Instincts -------------------------------------------------------------------------------


def survival_instincts(state: Assault, use: Use) -> None:
    defend_better_this_round(state, use, block=1, evade=1)


command("survival-instincts", ActivationBegins, survival_instincts, you=the_one_concerned)
