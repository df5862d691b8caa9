"""The Hunt for Skywalker, challenge deck L01: the nine objectives, Luke, and what its cards have in common.

The facedown side of the objectives, and that the light side loses with Luke, are rules of the format
(`dejarik.lcg.formats.skywalker`).
"""

from __future__ import annotations

from dejarik.kernel import Ability, Definition, Source, Use
from dejarik.kernel.effects import Effect, follows
from dejarik.lcg.content.blocks import (
    Do,
    OnlyWhile,
    Plain,
    allows,
    always,
    both,
    can_draw,
    focused,
    forbids,
    gives,
    heal_them,
    interrupt,
    its_controller,
    its_own,
    own_unit,
    reaction,
    ready_them,
    your_sides,
)
from dejarik.lcg.content.choosing import choose, choose_key, to_all
from dejarik.lcg.content.picks import Pick, asks
from dejarik.lcg.content.searching import search_for_unit, take_out
from dejarik.lcg.facts.cards import CardType
from dejarik.lcg.facts.library import card as look_up
from dejarik.lcg.rules.arriving import may_enter, put_into_play
from dejarik.lcg.rules.damage import WouldBeDamaged
from dejarik.lcg.rules.engagement import Engagement
from dejarik.lcg.rules.leaving import Flipped
from dejarik.lcg.rules.state import ASIDE, Lcg, in_play
from dejarik.lcg.rules.teams import opponents
from dejarik.lcg.rules.texts import write
from dejarik.lcg.rules.turn import TurnBegins
from dejarik.lcg.rules.values import capacity, objectives, units
from dejarik.lcg.rules.zones import from_discard, mill, tell_origin

LUKE = "luke-skywalker-485"
RETURN_TO_TATOOINE = "return-to-tatooine-468"


# --- What many cards of this deck do ------------------------------------------------------------------


def somebody_can_mill(state: Lcg, use: Use) -> bool:
    """An opponent has a card left in the command deck."""
    return any(state.players[seat].command_deck for seat in opponents(state, use.seat))


def opponents_mill(state: Lcg, use: Use | Pick, count: int) -> None:
    """Each opponent discards from the top of the command deck, clockwise (LCG-TEXT-02, -03)."""
    owner = use.owner if isinstance(use, Pick) else use.seat
    for seat in opponents(state, owner):
        mill(state, seat, count, source=use.source)


def facedown_objectives(state: Lcg, use: Use) -> list[int]:
    """The player's own facedown objectives."""
    return [id for id in objectives(state, use.seat) if state.cards[id].facedown]


@asks("lcg-pick-up")
@follows
def _turn_up(state: Lcg, pick: Pick, id: int) -> None:
    state.occur(Flipped(card=id))


def turn_up_another() -> Effect[Lcg]:
    """Turn one of your facedown objectives faceup."""
    return choose(facedown_objectives, _turn_up)


def turned_up(name: str, do: Do[Flipped], *, when: Plain = always, forced: bool = False) -> Ability[Flipped]:
    """Reaction: after this objective has been turned faceup."""
    return reaction(name, Flipped, do, when=both(its_own, when), forced=forced)


# --- The objectives -----------------------------------------------------------------------------------


def _mill_one(state: Lcg, use: Use) -> None:
    opponents_mill(state, use, 1)


MILL_ONE = OnlyWhile(somebody_can_mill, _mill_one)


write(
    "the-mines-465",
    Definition((turned_up("mill", MILL_ONE),), (forbids("admits-vehicle"),)),
)
write(
    "the-ruins-of-alderaan-470",
    Definition((turned_up("mill", MILL_ONE),), (forbids("admits-character"),)),
)

write("the-final-ship-466", Definition((turned_up("turn-up", turn_up_another()),)))


def _damaged_luke(state: Lcg, use: Use) -> list[int]:
    return [
        id for id in units(state) if state.sources[id].key == LUKE and state.cards[id].damage
    ]  # no other card of that name can be in the game (LCG-SUPPORT-10)


write(
    "dagobah-refuge-467",
    Definition((reaction("heal", TurnBegins, to_all(_damaged_luke, heal_them(2)), when=your_sides),)),
)


# The Coruscant Rescue: a unit comes back from the discard pile.


def _discarded_units(state: Lcg, seat: int) -> list[int]:
    """Units in the discard pile that may enter play, by their places there."""
    return [
        place
        for place, key in enumerate(state.players[seat].discard)
        if look_up(key).type is CardType.UNIT and may_enter(state, key)
    ]


def _keys_of_discarded_units(state: Lcg, use: Use) -> list[str]:
    pile = state.players[use.seat].discard
    return [pile[place] for place in _discarded_units(state, use.seat)]


@asks("lcg-pick-enter")
@follows
def _rescued(state: Lcg, pick: Pick, chosen: int) -> None:
    key = from_discard(state, pick.owner, _discarded_units(state, pick.owner)[chosen])
    put_into_play(state, key, pick.owner, pick.owner)


write(
    "the-coruscant-rescue-473",
    Definition((turned_up("rescue", choose_key(_keys_of_discarded_units, _rescued)),)),
)


write("rebel-command-469", Definition((turned_up("ready", to_all(focused(own_unit), ready_them(None))),)))


# Front Line Reinforcements: a unit out of the deck.


def _search_unit(state: Lcg, use: Use) -> None:
    search_for_unit(state, use, _brought)


@follows
def _brought(state: Lcg, pick: Pick, chosen: int) -> None:
    put_into_play(state, take_out(state, pick, chosen), pick.owner, pick.owner)


write("front-line-reinforcements-471", Definition((turned_up("search", _search_unit, when=can_draw),)))


def _number_of_opponents(state: Lcg, source: Source, id: int, seat: int) -> int:
    return len(opponents(state, source.seat))


write(
    "mission-at-kothlis-472",
    Definition(constants=(gives("reserve", _number_of_opponents, its_controller),)),
)


# --- Return to Tatooine, and Luke ---------------------------------------------------------------------


def _luke_under_attack(state: Lcg, source: Source, id: int, unit: int) -> bool:
    """Luke must defend this very objective."""
    engagement = state.find(Engagement)
    return engagement is not None and engagement.target == id and state.sources[unit].key == LUKE


def _bring_luke(state: Lcg, use: Use) -> None:
    for id, source in state.sources.items():
        if source.zone == ASIDE and source.key == LUKE:
            tell_origin(state, id)
            put_into_play(state, LUKE, use.seat, source.seat, card=id)
            return


write(
    RETURN_TO_TATOOINE,
    Definition(
        (turned_up("luke", _bring_luke, forced=True),), (allows("must-defend", when=_luke_under_attack),)
    ),
)


def _would_destroy_return_to_tatooine(state: Lcg, use: Use, event: WouldBeDamaged) -> bool:
    card = state.cards[event.card]
    return (
        in_play(state, event.card)
        and state.sources[event.card].key == RETURN_TO_TATOOINE
        and not card.facedown
        and card.damage + event.amount >= capacity(state, event.card)
    )


def _take_it(state: Lcg, use: Use, event: WouldBeDamaged) -> None:
    event.card = use.source


write(
    LUKE,
    Definition(
        (
            interrupt(
                "take-it", WouldBeDamaged, _take_it, when=_would_destroy_return_to_tatooine, forced=True
            ),
        ),
        (forbids("takes-enemy-effects"),),
    ),
)

write("the-hunt-for-skywalker")
