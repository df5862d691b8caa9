"""Command cards of the core set that are special actions (CORE-CMD-07) and help: the figure, its friends, its player.

Those that harm others are in `command_actions`.
"""

from __future__ import annotations

from dejarik.assault.content.blocks import (
    after,
    command_special,
    for_the_player,
    it_is_me,
    me,
    rule,
)
from dejarik.assault.content.choosing import by_player, choose_group, choose_player
from dejarik.assault.content.phrases import (
    adjacent_friends,
    defend_better_this_round,
)
from dejarik.assault.content.picks import Pick
from dejarik.assault.rules.active import gain_actions
from dejarik.assault.rules.events import ActivationBegins
from dejarik.assault.rules.figures.conditions import discard_condition, harmful
from dejarik.assault.rules.figures.damage import Defeated, recover
from dejarik.assault.rules.movement import gain_points
from dejarik.assault.rules.printed import Trait, profile
from dejarik.assault.rules.state import Assault, Figure, Group
from dejarik.assault.rules.values import has_trait, speed
from dejarik.assault.rules.verbs import DISCARD_CARD
from dejarik.assault.skirmish.rules.commands import PlayCommand, discard_from_hand, draw
from dejarik.assault.skirmish.rules.state import SkirmishState, opponents
from dejarik.assault.skirmish.rules.victory import gain
from dejarik.kernel import Decision, How, Option, Procedure, Public, Use, ask, choose, text
from dejarik.kernel.effects import follows

# --- Help for the figure itself and its friends ---------------------------------------------------


def shake_off(state: Assault, figure: Figure) -> None:
    """All Harmful conditions of a figure are discarded."""
    for condition in harmful(figure):
        discard_condition(state, figure, condition)


def regroup(state: Assault, use: Use) -> None:
    for friend in adjacent_friends(state, me(state, use)):
        shake_off(state, friend)


command_special("regroup", regroup)
command_special("recovery", lambda state, use: recover(state, me(state, use), 2))


command_special(
    "take-cover",
    lambda state, use: defend_better_this_round(state, use, block=1, accuracy=2),
)
command_special("knowledge-and-defense", lambda state, use: defend_better_this_round(state, use, white=1))


def hurry(state: Assault, use: Use) -> None:
    """Points of a special action are spent at once (CORE-MOVE-07)."""
    gain_points(state, me(state, use), speed(state, use.subject) + 2)


command_special("urgency", hurry)


def act_once_more(state: Assault, use: Use) -> None:
    state.leave(use.source)
    gain_actions(state, 1)


rule(
    "meditation-lasting",
    after("meditation", ActivationBegins, act_once_more, when=it_is_me, forced=True),
)


def meditate(state: Assault, use: Use) -> None:
    state.enter("meditation-lasting", use.seat, subject=use.subject)


command_special("meditation", meditate)


# --- Cards and players ----------------------------------------------------------------------------


class KeepOne(Procedure):
    """Of cards that were drawn just now, a player discards one."""

    seat: Public[int]
    drawn: Public[list[int]]

    def offer(self, state: Assault) -> Decision | None:
        options = [Option(DISCARD_CARD, id) for id in self.drawn if id in state.sources]
        return choose(self.seat, text("command-discard"), options) if options else None

    def take(self, state: SkirmishState, id: int) -> None:
        discard_from_hand(state, id)

    steps = (ask(offer, take),)


def planning(state: SkirmishState, use: Use) -> None:
    drawn = draw(state, use.seat, 2)
    if not has_trait(state, me(state, use), Trait.LEADER):
        state.push(KeepOne(seat=use.seat, drawn=drawn))


command_special("planning", planning)


def hostile_cards(state: SkirmishState, seat: int) -> list[Group]:
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


def collect(state: SkirmishState, use: Use) -> None:
    del state.memory[price_of(use.source)]
    state.leave(use.source)
    state.players[use.seat].discard.append("price-on-their-heads")
    gain(state, use.seat, 4)


def is_due(state: Assault, use: Use, event: Defeated) -> bool:
    return event.last and state.memory.get(price_of(use.source)) == event.group


rule(
    "price-on-their-heads-lasting",
    after("price-on-their-heads", Defeated, collect, when=is_due, forced=True),
)
command_special("price-on-their-heads", choose_group(by_player(hostile_cards), put_price))


@follows
def cut_off(state: Assault, pick: Pick, opponent: int) -> None:
    state.enter("shadow-ops-lasting", opponent, until=state.scope("round"))


rule("shadow-ops-lasting", for_the_player("shadow-ops", "can-play-commands", How.FORBID))
command_special("shadow-ops", choose_player(by_player(opponents), cut_off))
