"""Jerjerrod's Task, challenge deck D01: Death Star II, which the scenario is about, and the objectives.

The units are in `jerjerrods_task_units`, all other cards in `jerjerrods_task_others`. What the light side wins with is
the format's to say (`formats.jerjerrod`).
"""

from __future__ import annotations

from dataclasses import replace

from dejarik.kernel import Constant, Cost, Definition, How, Limit, Source, Use
from dejarik.kernel.effects import follows
from dejarik.lcg.content.aiming import aimed
from dejarik.lcg.content.blocks import (
    ONCE_A_TURN,
    action,
    any_objective,
    damaged,
    event_action,
    focused,
    gives,
    interrupt,
    its_controller,
    its_own,
    on_own_turn,
    on_the_card_itself,
    own_objective,
    reaction,
    ready_them,
    spend,
    your_own,
)
from dejarik.lcg.content.choosing import choose_player, each_chooses, to_all
from dejarik.lcg.content.picks import Pick, asks
from dejarik.lcg.facts.cards import CardType, Side
from dejarik.lcg.rules.arriving import may_enter, put_into_play
from dejarik.lcg.rules.elimination import eliminate, take_affiliation
from dejarik.lcg.rules.leaving import Destination, Leaves, destroy_all
from dejarik.lcg.rules.paying import Payment, could_spend
from dejarik.lcg.rules.playing import put_from_hand
from dejarik.lcg.rules.state import ASIDE, HANDS, LIMBO, Lcg
from dejarik.lcg.rules.strikes import FocusedToStrike
from dejarik.lcg.rules.teams import are_friends, opponents
from dejarik.lcg.rules.texts import write
from dejarik.lcg.rules.tokens import add_shield, heal
from dejarik.lcg.rules.turn import Refreshed
from dejarik.lcg.rules.values import cards_in_play, cost, objectives, units
from dejarik.lcg.rules.victory import CARD, win
from dejarik.lcg.rules.zones import draw, tell_origin

DEATH_STAR = "death-star-ii-455"

# --- Death Star II: while it lies aside ---------------------------------------------------------------


def _dial(state: Lcg, source: Source, id: int, subject: int) -> int:
    return -state.dial


#: It costs 1 less for each point on the dial (LCG-DIAL-04).
CHEAPER = Constant("cost", How.ADD, _dial, zones=(ASIDE,))

#: What it costs now, in resources that need no match (LCGC-RES-08).
ITS_COST = Cost(
    lambda state, use: could_spend(state, use.seat) >= cost(state, use.source),
    lambda state, use: state.push(Payment(seat=use.seat, price=cost(state, use.source))),
)


def _may_enter(state: Lcg, use: Use) -> bool:
    return may_enter(state, use.key)


def _flip_into_play(state: Lcg, use: Use) -> None:
    tell_origin(state, use.source)
    put_into_play(state, use.key, use.seat, use.seat, card=use.source)


# --- Death Star II: in play ---------------------------------------------------------------------------


def collect(state: Lcg, seat: int) -> None:
    """A player's affiliation card goes beneath the Death Star; with the last one the dark side wins (LCG-JT-10)."""
    take_affiliation(state, seat)
    if all(each.taken for each in state.players if each.side is Side.LIGHT):
        win(state, Side.DARK, CARD, by=DEATH_STAR)


def _costs_an_affiliation_card(state: Lcg, use: Use, event: Leaves) -> bool:
    return (
        event.type is CardType.OBJECTIVE
        and not are_friends(state, use.seat, event.seat)
        and not state.players[event.seat].taken
    )


def _collect(state: Lcg, use: Use, event: Leaves) -> None:
    collect(state, event.seat)


def _leaves_but_is_not_destroyed(state: Lcg, use: Use, event: Leaves) -> bool:
    return event.card == use.source and not event.is_destroyed and event.to is not Destination.ASIDE


def _set_aside_again(state: Lcg, use: Use, event: Leaves) -> None:
    """It belongs to no hand and no deck: whatever sends it there puts it back aside."""
    event.to = Destination.ASIDE


def _units_and_objectives(state: Lcg, use: Use, seat: int) -> list[int]:
    return [*units(state, seat), *objectives(state, seat)]


@asks("lcg-pick-destroy")
@follows
def _blown_up(state: Lcg, pick: Pick, id: int) -> None:
    destroy_all(state, [id], by=pick.owner)


write(
    DEATH_STAR,
    Definition(
        (
            action("build", _flip_into_play, when=_may_enter, costs=(ITS_COST,), zones=(ASIDE,)),
            reaction("collect", Leaves, _collect, when=_costs_an_affiliation_card, forced=True),
            interrupt("aside", Leaves, _set_aside_again, when=_leaves_but_is_not_destroyed, forced=True),
            interrupt(
                "fire",
                FocusedToStrike,
                each_chooses(opponents, _units_and_objectives, _blown_up),
                when=its_own,
            ),
        ),
        (CHEAPER,),
    ),
)

# --- Fully Armed --------------------------------------------------------------------------------------


def _death_star_is_in_play(state: Lcg, use: Use) -> bool:
    return any(state.sources[card.id].key == DEATH_STAR for card in cards_in_play(state))


def _planets(state: Lcg, use: Use) -> list[int]:
    """As many as there are opponents."""
    return opponents(state, use.seat)


@follows
def _superlaser(state: Lcg, pick: Pick, seat: int) -> None:
    eliminate(state, seat, by=pick.owner)
    collect(state, seat)


write(
    "fully-armed-463",
    Definition(
        event_action(choose_player(_planets, _superlaser), when=_death_star_is_in_play).abilities,
        (Constant("enemies-can-cancel", How.FORBID, when=on_the_card_itself, zones=(LIMBO,)),),
    ),
)

# --- Starting objectives ------------------------------------------------------------------------------


def _opponents_left(state: Lcg, source: Source, id: int, subject: int) -> int:
    return len(opponents(state, source.seat))


write("lemelisks-ambition-442", Definition(constants=(gives("reserve", _opponents_left, its_controller),)))


write(
    "along-the-sanctuary-pipeline-443",
    Definition((reaction("ready", Refreshed, to_all(focused(own_objective), ready_them()), when=your_own),)),
)


def _repair_and_shield(state: Lcg, use: Use, ids: list[int]) -> None:
    """The shield comes only after a repair (LCGC-ABL-05)."""
    for id in ids:
        if heal(state, id):
            add_shield(state, id)


write(
    "heightened-security-444",
    Definition(
        (
            action(
                "repair",
                aimed(_repair_and_shield, at=damaged(any_objective)),
                when=on_own_turn,
                limit=ONCE_A_TURN,
            ),
        )
    ),
)

# --- Jerjerrod's Task ---------------------------------------------------------------------------------


def in_hand(state: Lcg, use: Use) -> bool:
    """The card that is used from the hand is still there."""
    source = state.sources.get(use.source)
    return source is not None and source.zone in HANDS


def put_itself_into_play(state: Lcg, use: Use) -> None:
    if in_hand(state, use):
        put_from_hand(state, use.source, use.seat)


def _draw_if_it_came(state: Lcg, use: Use) -> None:
    if not in_hand(state, use):
        draw(state, use.seat)


BUILD = action(
    "build",
    put_itself_into_play,
    when=on_own_turn,
    costs=(spend(1),),
    zones=HANDS,
    limit=Limit("turn", by_key=True),
)

write("jerjerrods-task-445", Definition((replace(BUILD, after=_draw_if_it_came),)))
