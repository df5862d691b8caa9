"""Scum and Villainy and the neutral cards of the dark side in the core set: objective sets 33 to 36."""

from __future__ import annotations

from dejarik.kernel import AbilityUsed, Constant, Definition, How, Use
from dejarik.kernel.bluffs import is_unknown
from dejarik.kernel.effects import follows
from dejarik.lcg.content.aiming import aimed, legal_targets, up_to
from dejarik.lcg.content.blocks import (
    FOCUS_IT,
    PLAY,
    action,
    allows,
    any_objective,
    both,
    cancel,
    damage_chosen,
    enemy_unit,
    event_action,
    event_interrupt,
    event_reaction,
    focused,
    gives,
    grants,
    is_interrupt,
    it_attacks,
    its_controller,
    on_host_named,
    on_the_card_itself,
    reaction,
    ready_them,
    used_ability,
    your_own,
)
from dejarik.lcg.content.capturing import capture
from dejarik.lcg.content.choosing import choose, choose_key
from dejarik.lcg.content.joining import may_join
from dejarik.lcg.content.lasting import allow_for
from dejarik.lcg.content.picks import Pick, asks, pick_card
from dejarik.lcg.facts.cards import CardType, Keyword, Trait
from dejarik.lcg.facts.library import card as look_up
from dejarik.lcg.rules.arriving import may_enter
from dejarik.lcg.rules.damage import Damaged
from dejarik.lcg.rules.edge import EdgeWon
from dejarik.lcg.rules.engagement import Declared, Engagement
from dejarik.lcg.rules.leaving import Captured
from dejarik.lcg.rules.paying import match_needed, price_of
from dejarik.lcg.rules.playing import put_from_hand
from dejarik.lcg.rules.state import DISCARD, HANDS, Lcg, Phase, in_play
from dejarik.lcg.rules.teams import are_friends
from dejarik.lcg.rules.texts import definition_of, write
from dejarik.lcg.rules.values import (
    affects,
    cards_in_play,
    has_trait,
    is_unit,
    match_waived,
    objectives,
)
from dejarik.lcg.rules.zones import usable_as_hand

# --- 33: The Bespin Exchange --------------------------------------------------------------------------


def _you_captured_a_unit(state: Lcg, use: Use, event: Captured) -> bool:
    return event.unit and event.seat == use.seat


write(
    "the-bespin-exchange-135",
    Definition(
        (
            reaction(
                "trade", Captured, aimed(ready_them(), at=focused(any_objective)), when=_you_captured_a_unit
            ),
        ),
    ),
)


def _wounded_a_character(state: Lcg, use: Use, event: Damaged) -> bool:
    return (
        event.source == use.source
        and in_play(state, event.card)
        and is_unit(state, event.card)
        and has_trait(state, event.card, Trait.CHARACTER)
        and not are_friends(state, event.controller, use.seat)
        and affects(state, use.seat, event.card)
        and bool(objectives(state, use.seat))
    )


def _take_captive(state: Lcg, use: Use, event: Damaged) -> None:
    capture(state, use, event.card, objectives(state, use.seat))


write(
    "boba-fett-19",
    Definition((reaction("capture", Damaged, _take_captive, when=_wounded_a_character),)),
)


def _defenders_objectives(state: Lcg, use: Use) -> list[int]:
    return [id for id in objectives(state, state.the(Engagement).defender) if affects(state, use.seat, id)]


def _defender(state: Lcg, use: Use) -> int:
    return state.the(Engagement).defender


write(
    "outer-rim-hunter-104",
    Definition(
        (
            reaction(
                "raid", Declared, choose(_defenders_objectives, damage_chosen, by=_defender), when=it_attacks
            ),
        )
    ),
)
write(
    "mandalorian-armor-93",
    Definition(
        constants=(gives("capacity", 3), grants(Keyword.TARGETED_STRIKE, on_host_named("Boba Fett"))),
    ),
)
write("blaster-pistol-18", Definition(constants=(gives("unit-damage"),)))


def _used_cards(state: Lcg, use: Use) -> list[int]:
    """The player's focused cards that are no units."""
    return [card.id for card in cards_in_play(state, use.seat) if card.focus and not is_unit(state, card.id)]


write(
    "bounty-collection-20",
    event_reaction(Captured, aimed(ready_them(), at=up_to(3, _used_cards)), when=_you_captured_a_unit),
)

# --- 34: Looking for Droids ---------------------------------------------------------------------------

write("looking-for-droids-91", Definition(constants=(allows("match-waived", its_controller),)))


write(
    "viper-probe-droid-161",
    Definition(constants=(Constant("plays-from-discard", How.ALLOW, 0, on_the_card_itself, (DISCARD,)),)),
)


def _could_be_played_now(state: Lcg, use: Use, id: int) -> bool:
    """A card that may be played in this phase, at a price that needs a match."""
    key = state.sources[id].key
    events = any(ability.name == PLAY for ability in definition_of(key).abilities)
    deploys = state.phase is Phase.DEPLOYMENT and state.active == use.seat
    return (
        (events or (deploys and look_up(key).type in (CardType.UNIT, CardType.ENHANCEMENT)))
        and match_needed(state, use.seat, id) is not None
        and price_of(state, use.seat, id) > 0
    )


def _needs_match(state: Lcg, use: Use) -> bool:
    """Another card in hand needs the match (LCGC-PLAY-05); what a hidden hand holds is not for opponents to know."""
    return any(
        id != use.source and (is_unknown(state, id) or _could_be_played_now(state, use, id))
        for id in usable_as_hand(state, use.seat)
        if not match_waived(state, use.seat)
    )


def _waive_match(state: Lcg, use: Use) -> None:
    allow_for(state, "phase", [use.seat], "match-waived")


write("dark-alliance-32", event_action(_waive_match, when=_needs_match))


def _interrupt_used(state: Lcg, use: Use, event: AbilityUsed) -> bool:
    return is_interrupt(used_ability(event))


def _make_it_worse(state: Lcg, use: Use, event: AbilityUsed) -> None:
    cancel(state, use, event)
    pick_card(state, use, legal_targets(state, use, enemy_unit), damage_chosen)


write("its-worse-83", event_interrupt(AbilityUsed, _make_it_worse, when=_interrupt_used))

# --- 35: Corporate Exploitation -----------------------------------------------------------------------

CHEAP = 1


def _cheap_units(state: Lcg, seat: int) -> list[int]:
    """The units in hand, or used as if there, that cost at most 1 and may enter play."""
    found = []
    for id in usable_as_hand(state, seat):
        key = state.sources[id].key
        printed = look_up(key)
        if printed.type is CardType.UNIT and (printed.cost or 0) <= CHEAP and may_enter(state, key):
            found.append(id)
    return found


def _keys_of_cheap_units(state: Lcg, use: Use) -> dict[str, None]:
    """By keys, which only the player's team sees: nobody else learns which cards of the hand would do."""
    return dict.fromkeys(state.sources[id].key for id in _cheap_units(state, use.seat))


@asks("lcg-pick-enter")
@follows
def _hire(state: Lcg, pick: Pick, place: int) -> None:
    key = pick.keys[place]
    card = next(id for id in _cheap_units(state, pick.owner) if state.sources[id].key == key)
    put_from_hand(state, card, pick.owner)


write(
    "corporate-exploitation-94",
    Definition((action("hire", choose_key(_keys_of_cheap_units, _hire), costs=(FOCUS_IT,)),)),
)
write("espo-trooper-126")

# --- 36: Reconnaissance Mission -----------------------------------------------------------------------

write("reconnaissance-mission-127", Definition(constants=(gives("reserve", 1, its_controller),)))


def _infiltrate(state: Lcg, use: Use) -> None:
    put_from_hand(state, use.source, use.seat, participating=True)


write(
    "human-replica-droid-75",
    Definition((reaction("infiltrate", EdgeWon, _infiltrate, when=both(your_own, may_join), zones=HANDS),)),
)
