"""Sith of the core set: objective sets 23 to 25."""

from __future__ import annotations

from dejarik.kernel import Definition, Use
from dejarik.kernel.effects import follows
from dejarik.lcg.content.aiming import aimed
from dejarik.lcg.content.blocks import (
    any_objective,
    any_unit,
    both,
    damage_them,
    destroy_them,
    enemy_unit,
    event_action,
    focus_them,
    focused,
    its_host,
    its_own,
    reached,
    reaction,
    ready_host,
    that,
    your_own,
)
from dejarik.lcg.content.capturing import capture_at_random
from dejarik.lcg.content.choosing import choose_key, choose_player, to_all, to_each_player
from dejarik.lcg.content.core.sith import is_sith_event
from dejarik.lcg.content.discounts import first_is_cheaper
from dejarik.lcg.content.picks import (
    Pick,
    asks,
    pick_card,
    pick_key,
)
from dejarik.lcg.facts.cards import CardType, Trait
from dejarik.lcg.facts.library import card as look_up
from dejarik.lcg.rules.arriving import Arrives
from dejarik.lcg.rules.force import Committed
from dejarik.lcg.rules.leaving import Leaves, destroy
from dejarik.lcg.rules.state import Lcg
from dejarik.lcg.rules.strikes import FocusedToStrike
from dejarik.lcg.rules.teams import opponents
from dejarik.lcg.rules.texts import write
from dejarik.lcg.rules.tokens import focus_by_effect
from dejarik.lcg.rules.turn import Refreshed
from dejarik.lcg.rules.values import affects, face, has_trait, units
from dejarik.lcg.rules.zones import (
    Shown,
    discard_at_random,
    discard_from_hand,
    from_discard,
    hand,
    mix_hand,
    to_hand,
)

# --- 23: The Emperor's Web ----------------------------------------------------------------------------

write("the-emperors-web-105", first_is_cheaper(is_sith_event))


def _sith_events(state: Lcg, seat: int) -> list[int]:
    """The places of Sith events in a player's discard pile."""
    return [place for place, key in enumerate(state.players[seat].discard) if is_sith_event(look_up(key))]


def _objective_fell(state: Lcg, use: Use, event: Leaves) -> bool:
    return event.is_destroyed and event.type is CardType.OBJECTIVE


def _keys_of_sith_events(state: Lcg, use: Use) -> list[str]:
    pile = state.players[use.seat].discard
    return [pile[place] for place in _sith_events(state, use.seat)]


@asks("lcg-pick-take")
@follows
def _recall_event(state: Lcg, pick: Pick, chosen: int) -> None:
    to_hand(state, pick.owner, from_discard(state, pick.owner, _sith_events(state, pick.owner)[chosen]))


write(
    "emperor-palpatine-51",
    Definition(
        (reaction("recall", Leaves, choose_key(_keys_of_sith_events, _recall_event), when=_objective_fell),)
    ),
)
write("emperors-royal-guard-52")


write(
    "force-lightning-60",
    event_action(aimed(destroy_them, at=focused(any_unit))),
)

# --- 24: Cruel Interrogations -------------------------------------------------------------------------


def _holders(state: Lcg, use: Use) -> list[int]:
    """The opponents with cards in hand."""
    return [opponent for opponent in opponents(state, use.seat) if hand(state, opponent)]


def _capture_from(state: Lcg, use: Use, opponent: int) -> None:
    capture_at_random(state, use.seat, opponent, use.source)


write(
    "cruel-interrogations-30",
    Definition((reaction("capture", Arrives, to_each_player(_holders, _capture_from), when=its_own),)),
)


def _discard_from(state: Lcg, use: Use, opponent: int) -> None:
    discard_at_random(state, opponent)


write(
    "interrogation-droid-79",
    Definition((reaction("discard", Arrives, to_each_player(_holders, _discard_from), when=its_own),)),
)
write("isb-interrogators-43")


def _tire_host(state: Lcg, use: Use) -> None:
    focus_by_effect(state, use.seat, [use.subject])


write(
    "intimidated-137",
    Definition((reaction("tire", FocusedToStrike, _tire_host, when=its_host, forced=True),)),
)


@follows
def _look_at_hand(state: Lcg, pick: Pick, opponent: int) -> None:
    held = hand(state, opponent)
    state.learn()
    state.log(Shown(seat=pick.owner, whose=opponent, count=len(held)))
    pick_key(state, pick, [state.sources[id].key for id in held], _discard_from_hand, data=[opponent])


@asks("lcg-pick-discard")
@follows
def _discard_from_hand(state: Lcg, pick: Pick, chosen: int) -> None:
    opponent = pick.data[0]
    discard_from_hand(state, [hand(state, opponent)[chosen]])
    mix_hand(state, opponent)  # nobody knows any longer which of them is which


write("interrogation-78", event_action(choose_player(_holders, _look_at_hand)))

# --- 25: Shadows of Dathomir --------------------------------------------------------------------------

write("shadows-of-dathomir-45")
write(
    "nightsister-100",
    Definition(
        (reaction("curse", Committed, aimed(damage_them(), at=any_objective), when=both(its_own, your_own)),),
    ),
)


def _feed_rancor(state: Lcg, use: Use) -> None:
    """The cheapest unit that is no Vehicle dies, whoever controls it; the active player settles ties."""
    prey = [id for id in units(state) if not has_trait(state, id, Trait.VEHICLE)]
    lowest = min((face(state, id).cost or 0 for id in prey), default=0)
    cheapest = [id for id in prey if (face(state, id).cost or 0) == lowest and affects(state, use.seat, id)]
    pick_card(state, use, cheapest, _devour, seat=state.active)


@asks("lcg-pick-destroy")
@follows
def _devour(state: Lcg, pick: Pick, id: int) -> None:
    destroy(state, pick.owner, id)


write(
    "rancor-107",
    Definition((reaction("feed", Refreshed, _feed_rancor, when=your_own, forced=True),)),
)

write(
    "the-hands-blessing-141",
    Definition((reaction("ready", Refreshed, ready_host(None), when=your_own),)),
)

_committed_enemies = reached(that(enemy_unit, lambda state, id: state.cards[id].committed))


write("a-disturbance-in-the-force-1", event_action(to_all(_committed_enemies, focus_them())))
