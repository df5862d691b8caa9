"""Jerjerrod's Task, challenge deck D01: enhancements, events and the fate card (Fully Armed is with the Death Star)."""

from __future__ import annotations

from dejarik.kernel import Constant, Definition, How, Source, Use
from dejarik.kernel.effects import follows
from dejarik.lcg.content.aiming import aimed
from dejarik.lcg.content.blocks import (
    any_objective,
    any_of,
    any_unit,
    any_vehicle,
    both,
    damage_chosen,
    damaged,
    event_interrupt,
    event_reaction,
    fate,
    heal_them,
    interrupt,
    its_controller,
    its_own,
    own_objective,
    own_of,
    reaction,
    your_own,
)
from dejarik.lcg.content.cancelling import cancels_any_ability
from dejarik.lcg.content.choosing import each_chooses
from dejarik.lcg.content.fates import change_of_plan
from dejarik.lcg.content.picks import Pick
from dejarik.lcg.content.searching import search_for_unit, take_out
from dejarik.lcg.facts.cards import CardType, Side, Trait
from dejarik.lcg.facts.library import card as look_up
from dejarik.lcg.rules.arriving import Arrives, put_into_play
from dejarik.lcg.rules.damage import Damaged, WouldBeDamaged
from dejarik.lcg.rules.engagement import Engaged
from dejarik.lcg.rules.leaving import discard_from_play
from dejarik.lcg.rules.paying import Generates, Payment, payers
from dejarik.lcg.rules.state import HANDS, Lcg, in_play
from dejarik.lcg.rules.teams import are_friends, clockwise, side_of
from dejarik.lcg.rules.texts import write
from dejarik.lcg.rules.turn import Refreshed
from dejarik.lcg.rules.values import affects, is_objective, units

# --- The yards and command centers --------------------------------------------------------------------


write(
    "orbital-construction-yard-456",
    Definition(
        (
            reaction(
                "repair",
                Refreshed,
                aimed(heal_them(), at=damaged(any_of(own_objective, own_of(any_vehicle)))),
                when=your_own,
            ),
        )
    ),
)


def _is_an_objective(state: Lcg, use: Use, event: Arrives) -> bool:
    return look_up(event.key).type is CardType.OBJECTIVE


def _light_players(state: Lcg, seat: int) -> list[int]:
    return [each for each in clockwise(state) if side_of(state, each) is Side.LIGHT]


def _reached_units(state: Lcg, use: Use, seat: int) -> list[int]:
    return [id for id in units(state, seat) if affects(state, use.seat, id)]


write(
    "tactical-command-center-457",
    Definition(
        (
            reaction(
                "shell",
                Arrives,
                each_chooses(_light_players, _reached_units, damage_chosen),
                when=_is_an_objective,
            ),
        )
    ),
)


write(
    "strategic-command-center-458",
    Definition(
        (
            reaction(
                "repair",
                Arrives,
                aimed(heal_them(), at=damaged(any_of(any_unit, any_objective))),
                when=_is_an_objective,
            ),
        )
    ),
)

# --- Endor Shield Generator ---------------------------------------------------------------------------

STRENGTH = 7


def _another_card_is_hit(state: Lcg, use: Use, event: WouldBeDamaged) -> bool:
    return event.card != use.source and state.cards[event.card].seat == use.seat


def _absorb(state: Lcg, use: Use, event: WouldBeDamaged) -> None:
    event.redirect(state, use.seat, use.source, event.amount)


def _is_overloaded(state: Lcg, use: Use) -> bool:
    return in_play(state, use.source) and state.cards[use.source].damage >= STRENGTH


def _burn_out(state: Lcg, use: Use) -> None:
    discard_from_play(state, use.seat, use.source)


write(
    "endor-shield-generator-459",
    Definition(
        (
            interrupt("absorb", WouldBeDamaged, _absorb, when=_another_card_is_hit, forced=True),
            reaction("burn-out", Damaged, _burn_out, when=both(its_own, _is_overloaded), forced=True),
        )
    ),
)

# --- Signal Jam, We Shall Double Our Efforts ----------------------------------------------------------

write("signal-jam-460", cancels_any_ability())


def _spares_other_cards(state: Lcg, use: Use, event: Generates) -> bool:
    """A friendly card generates resources, and more than these are needed."""
    payment = state.the(Payment)
    return are_friends(state, use.seat, event.seat) and payment.price > (
        payment.paid + event.amount + event.extra
    )


def _double(state: Lcg, use: Use, event: Generates) -> None:
    event.extra += event.amount


def _largest_source(state: Lcg, source: Source, id: int, seat: int) -> int:
    return max((value for _, value in payers(state, seat)), default=0)


write(
    "we-shall-double-our-efforts-461",
    Definition(
        event_interrupt(Generates, _double, when=_spares_other_cards).abilities,
        (Constant("boost", How.ADD, _largest_source, its_controller, HANDS),),
    ),
)

# --- Fleet Ambush, Change of Plan ---------------------------------------------------------------------


def _own_objective_is_engaged(state: Lcg, use: Use, event: Engaged) -> bool:
    return (
        state.cards[event.target].seat == use.seat
        and is_objective(state, event.target)
        and bool(state.players[use.seat].command_deck)
    )


def _search_for_vehicle(state: Lcg, use: Use) -> None:
    search_for_unit(state, use, _ambush, lambda printed: Trait.VEHICLE in printed.traits)


@follows
def _ambush(state: Lcg, pick: Pick, place: int) -> None:
    key = take_out(state, pick, place)
    put_into_play(state, key, pick.owner, pick.owner, participating=True, declared=True)


write("fleet-ambush-462", event_reaction(Engaged, _search_for_vehicle, when=_own_objective_is_engaged))

write("change-of-plan-464", fate(change_of_plan))
