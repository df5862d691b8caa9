"""Jerjerrod's Task, challenge deck D01: the units."""

from __future__ import annotations

from dejarik.kernel import Definition, Source, Use
from dejarik.kernel.effects import follows
from dejarik.lcg.content.balance_of_the_force.jerjerrods_task import put_itself_into_play
from dejarik.lcg.content.blocks import (
    FOCUS_IT,
    action,
    focused,
    gives,
    its_own,
    others,
    own_unit,
    reaction,
    ready_chosen,
    ready_itself,
    spend,
)
from dejarik.lcg.content.choosing import choose, choose_key
from dejarik.lcg.content.picks import Pick, asks, pick_key
from dejarik.lcg.facts.cards import Side
from dejarik.lcg.rules.arriving import Arrives, may_enter, put_into_play
from dejarik.lcg.rules.paying import Generates
from dejarik.lcg.rules.state import HANDS, VICTORY, Lcg
from dejarik.lcg.rules.teams import side_of
from dejarik.lcg.rules.texts import write
from dejarik.lcg.rules.turn import PhaseBegins
from dejarik.lcg.rules.values import face, is_objective, objectives
from dejarik.lcg.rules.zones import CameFrom, bury, take_from_top

# --- Construction Droid, Death Star Guards, TIE Interceptor -------------------------------------------


def _two_cards_left(state: Lcg, use: Use) -> bool:
    return len(state.players[use.seat].command_deck) >= 2


def _look_at_two(state: Lcg, use: Use) -> None:
    keys = take_from_top(state, use.seat, 2)
    pick_key(state, use, keys, _one_stays_on_top, prompt="lcg-pick-top")


@follows
def _one_stays_on_top(state: Lcg, pick: Pick, place: int) -> None:
    state.players[pick.owner].command_deck.append(pick.keys[place])
    bury(state, pick.owner, pick.keys[1 - place])


write(
    "construction-droid-446",
    Definition((action("plan", _look_at_two, when=_two_cards_left, costs=(FOCUS_IT,)),)),
)

write(
    "death-star-guards-447",
    Definition((action("enter", put_itself_into_play, costs=(spend(1),), zones=HANDS),)),
)

write("tie-interceptor-448")

# --- Destroyer Defense Fleet, Lambda-class Shuttle ----------------------------------------------------


def _objective_of_its_controller(state: Lcg, source: Source, id: int, subject: int) -> bool:
    return state.cards[subject].seat == source.seat and is_objective(state, subject)


write(
    "destroyer-defense-fleet-449",
    Definition(constants=(gives("capacity", 1, _objective_of_its_controller),)),
)


write(
    "lambda-class-shuttle-450",
    Definition(
        (reaction("ready", Generates, choose(others(focused(own_unit)), ready_chosen), when=its_own),)
    ),
)

# --- Officers and Sith --------------------------------------------------------------------------------


def _objectives_of_its_controller(state: Lcg, source: Source, id: int, subject: int) -> int:
    return len(objectives(state, source.seat))


write("darth-vader-451", Definition(constants=(gives("unit-damage", _objectives_of_its_controller),)))


def _is_its_host(state: Lcg, source: Source, id: int, subject: int) -> bool:
    return state.cards[id].attached and source.subject == subject


def _printed_resources(state: Lcg, source: Source, id: int, subject: int) -> int:
    return face(state, subject).resources


write("moff-jerjerrod-452", Definition(constants=(gives("resources", _printed_resources, _is_its_host),)))

write(
    "admiral-piett-453",
    Definition((reaction("ready", PhaseBegins, ready_itself()),)),
)


def _lost_objectives(state: Lcg) -> list[tuple[int, int]]:
    """The objectives in light side victory piles that could come into play: the player's seat and the place."""
    return [
        (player.seat, place)
        for player in state.players
        if side_of(state, player.seat) is Side.LIGHT
        for place, key in enumerate(player.victory)
        if may_enter(state, key)
    ]


def _keys_of_lost_objectives(state: Lcg, use: Use) -> list[str]:
    return [state.players[seat].victory[place] for seat, place in _lost_objectives(state)]


@asks("lcg-pick-enter")
@follows
def _regain(state: Lcg, pick: Pick, chosen: int) -> None:
    seat, place = _lost_objectives(state)[chosen]
    key = state.players[seat].victory.pop(place)
    state.log(CameFrom(zone=VICTORY, seat=seat, key=key))
    put_into_play(state, key, pick.owner, pick.owner)


write(
    "emperor-palpatine-454",
    Definition((reaction("regain", Arrives, choose_key(_keys_of_lost_objectives, _regain), when=its_own),)),
)
