"""Imperial Navy of the core set: objective sets 26 to 29. Sets 30 to 32 are in `imperial_troops`."""

from __future__ import annotations

from dejarik.kernel import Constant, Definition, How, Source, Use
from dejarik.kernel.effects import follows
from dejarik.lcg.content.aiming import aimed, up_to
from dejarik.lcg.content.blocks import (
    any_objective,
    attackers,
    damage_them,
    destroy_them,
    engaged_objective,
    event_action,
    focused,
    gives,
    its_own,
    on_own_turn,
    own_unit,
    reaction,
    ready_them,
    spend,
    that,
    units_with,
    your_own,
)
from dejarik.lcg.content.choosing import to_all
from dejarik.lcg.content.discounts import discards_make_vehicles_cheaper
from dejarik.lcg.content.joining import plays_into_engagement
from dejarik.lcg.content.lasting import they_gain
from dejarik.lcg.content.picks import Pick, pick_order
from dejarik.lcg.facts.cards import Affiliation, CardType, Trait
from dejarik.lcg.facts.library import card as look_up
from dejarik.lcg.rules.arriving import Arrives
from dejarik.lcg.rules.format import format_of
from dejarik.lcg.rules.leaving import Leaves
from dejarik.lcg.rules.state import Lcg
from dejarik.lcg.rules.teams import are_friends
from dejarik.lcg.rules.texts import write
from dejarik.lcg.rules.turn import Refreshed
from dejarik.lcg.rules.values import affects, has_trait, is_objective, is_unit
from dejarik.lcg.rules.victory import move_dial
from dejarik.lcg.rules.zones import Revealed, bury, to_hand

# --- 26: Imperial Command -----------------------------------------------------------------------------

write("imperial-command-73")


write(
    "admiral-motti-8",
    Definition(
        (reaction("ready", Refreshed, aimed(ready_them(), at=focused(own_unit)), when=your_own),),
    ),
)
write("duty-officer-48")
write("heavy-stormtrooper-squad-67")


def _unit_of_its_controller(state: Lcg, source: Source, id: int, subject: int) -> bool:
    return state.cards[subject].seat == source.seat and is_unit(state, subject)


write(
    "orbital-bombardment-103",
    Definition(constants=(gives("blast-damage", 1, _unit_of_its_controller),)),
)

# --- 27: Kuat Reinforcements --------------------------------------------------------------------------

write("kuat-reinforcements-87", discards_make_vehicles_cheaper())


write(
    "backstabber-13",
    Definition(
        (
            plays_into_engagement(),
            reaction("stab", Arrives, to_all(engaged_objective, damage_them()), when=its_own),
        )
    ),
)
write("tie-fighter-149")
write("tie-bomber-148")


write(
    "tallon-roll-132",
    event_action(aimed(ready_them(), at=focused(units_with(Trait.FIGHTER)))),
)

_attacking_vehicle = that(attackers, lambda state, id: has_trait(state, id, Trait.VEHICLE))

write(
    "death-from-above-37",
    event_action(aimed(they_gain("engagement", "blast-damage"), at=up_to(2, _attacking_vehicle))),
)

# --- 28: The Ultimate Power ---------------------------------------------------------------------------

write("the-ultimate-power-145", Definition(constants=(Constant("attackers-most", How.SET, 2),)))


def _enemy_objective(state: Lcg, source: Source, id: int, subject: int) -> bool:
    return (
        not are_friends(state, source.seat, state.cards[subject].seat)
        and is_objective(state, subject)
        and affects(state, source.seat, subject)  # LCG-VULN-02
    )


write("grand-moff-tarkin-63", Definition(constants=(gives("capacity", -1, _enemy_objective),)))

REVEALED = 5
GREAT_COST = 3


def _is_great_work(key: str) -> bool:
    """An Imperial Navy event or enhancement that costs 3 or more."""
    printed = look_up(key)
    return (
        printed.type in (CardType.EVENT, CardType.ENHANCEMENT)
        and printed.affiliation is Affiliation.NAVY
        and (printed.cost or 0) >= GREAT_COST
    )


def _arrived_with_a_deck(state: Lcg, use: Use, event: Arrives) -> bool:
    return its_own(state, use, event) and bool(state.players[use.seat].command_deck)


def _search_plans(state: Lcg, use: Use) -> None:
    deck = state.players[use.seat].command_deck
    keys = [deck.pop() for _ in range(min(REVEALED, len(deck)))]
    state.learn()
    state.log(Revealed(seat=use.seat, keys=keys))
    for key in keys:
        if _is_great_work(key):
            to_hand(state, use.seat, key)
    rest = [key for key in keys if not _is_great_work(key)]
    pick_order(state, use, rest, _bury_in_order)
    if not deck and not rest:
        format_of(state).deck_emptied(state, use.seat)


@follows
def _bury_in_order(state: Lcg, pick: Pick, order: list[int]) -> None:
    for place in order:
        bury(state, pick.owner, pick.keys[place], known=True)


write(
    "superlaser-engineer-129",
    Definition((reaction("search", Arrives, _search_plans, when=_arrived_with_a_deck),)),
)
write("stormtrooper-elite-125")
write("control-room-24")
write(
    "superlaser-blast-128",
    event_action(aimed(destroy_them, at=any_objective), when=on_own_turn),
)

# --- 29: Death and Despayre ---------------------------------------------------------------------------

write("death-and-despayre-36")


def _enemy_objective_fell(state: Lcg, use: Use, event: Leaves) -> bool:
    return (
        event.is_destroyed
        and event.type is CardType.OBJECTIVE
        and not are_friends(state, event.seat, use.seat)
        and format_of(state).has_dial
    )


def _advance_dial(state: Lcg, use: Use) -> None:
    move_dial(state, 1)


def _exploits_destruction(price: int) -> Definition:
    """Resources for the dial, after an enemy objective has been destroyed."""
    return Definition(
        (reaction("advance", Leaves, _advance_dial, when=_enemy_objective_fell, costs=(spend(price),)),),
    )


write("devastator-44", _exploits_destruction(1))
write("imperial-officer-74", _exploits_destruction(2))
write("defense-upgrade-41", Definition(constants=(gives("capacity", 3),)))
