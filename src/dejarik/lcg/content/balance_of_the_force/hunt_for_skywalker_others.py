"""The Hunt for Skywalker, challenge deck L01: enhancements, events and the fate card."""

from __future__ import annotations

from dejarik.kernel import Cost, Definition, Use
from dejarik.kernel.effects import follows
from dejarik.lcg.content.balance_of_the_force.hunt_for_skywalker import (
    facedown_objectives,
    opponents_mill,
    somebody_can_mill,
)
from dejarik.lcg.content.blocks import (
    FOCUS_IT,
    action,
    any_unit,
    attackers,
    both,
    destroy_them,
    enemy_unit,
    event_action,
    event_reaction,
    fate,
    focused,
    gives,
    interrupt,
    its_host,
    reached,
    reaction,
)
from dejarik.lcg.content.cancelling import cancels_any_ability, shuffle_into_deck
from dejarik.lcg.content.choosing import Offering, choose, to_all
from dejarik.lcg.content.fates import change_of_plan
from dejarik.lcg.content.picks import Pick, asks, pick_card, pick_key, pick_word
from dejarik.lcg.facts.cards import CardType
from dejarik.lcg.rules.arriving import attach, hosts
from dejarik.lcg.rules.damage import deal
from dejarik.lcg.rules.engagement import Engagement
from dejarik.lcg.rules.leaving import Flipped, Leaves, bounce, is_leaving
from dejarik.lcg.rules.state import Lcg, in_play
from dejarik.lcg.rules.teams import are_friends, opponents
from dejarik.lcg.rules.texts import write
from dejarik.lcg.rules.tokens import add_focus, lose_focus
from dejarik.lcg.rules.values import is_ready
from dejarik.lcg.rules.zones import Shown, discard_at_random, draw, hand, to_hand

_attackers = reached(attackers)
_enemy_units = reached(enemy_unit)


# --- Secret Hideout, Command Center -------------------------------------------------------------------


def _enemy_objective_left(state: Lcg, use: Use, event: Leaves) -> bool:
    return event.type is CardType.OBJECTIVE and not are_friends(state, use.seat, event.seat)


def _can_mill_for_facedown(state: Lcg, use: Use) -> bool:
    return bool(facedown_objectives(state, use)) and somebody_can_mill(state, use)


def _mill_for_facedown(state: Lcg, use: Use) -> None:
    opponents_mill(state, use, len(facedown_objectives(state, use)))


write(
    "secret-hideout-486",
    Definition(
        (
            reaction(
                "mill",
                Leaves,
                _mill_for_facedown,
                when=both(_enemy_objective_left, _can_mill_for_facedown),
                costs=(FOCUS_IT,),
            ),
        )
    ),
)


@asks("lcg-pick-ready")
@follows
def _readied(state: Lcg, pick: Pick, id: int) -> None:
    lose_focus(state, id, 2)


write(
    "command-center-487",
    Definition((action("ready", choose(reached(focused(any_unit)), _readied), costs=(FOCUS_IT,)),)),
)


# --- Entrenched Position, Rebel Honor Guard -----------------------------------------------------------

FOCUS_HOST = Cost(
    lambda state, use: in_play(state, use.subject) and is_ready(state, use.subject),
    lambda state, use: add_focus(state, use.subject),
)


def _host_is_attacked(state: Lcg, use: Use) -> bool:
    engagement = state.find(Engagement)
    return engagement is not None and engagement.target == use.subject


@asks("lcg-pick-damage")
@follows
def _fire_at(state: Lcg, pick: Pick, id: int) -> None:
    has_edge = state.the(Engagement).has_edge(state, pick.owner)
    deal(state, pick.owner, [id], 3 if has_edge else 2, source=pick.source)


write(
    "entrenched-position-488",
    Definition((action("fire", choose(_attackers, _fire_at), when=_host_is_attacked, costs=(FOCUS_HOST,)),)),
)


def _other_characters(state: Lcg, use: Use) -> list[int]:
    possible = hosts(state, use.key, use.seat)
    return [id for id in possible if id != use.subject and not is_leaving(state, id)]


@asks("lcg-pick-host")
@follows
def _guard(state: Lcg, pick: Pick, id: int) -> None:
    attach(state, pick.source, id)


write(
    "rebel-honor-guard-489",
    Definition(
        (interrupt("move", Leaves, choose(_other_characters, _guard), when=its_host),),
        (gives("capacity", 2),),
    ),
)


# --- Rigged to Explode --------------------------------------------------------------------------------


def _own_objective_is_turned_up(state: Lcg, use: Use, event: Flipped) -> bool:
    return state.cards[event.card].seat == use.seat


write(
    "rigged-to-explode-490",
    event_reaction(Flipped, to_all(_attackers, destroy_them), when=_own_objective_is_turned_up),
)


# --- The Force Is Strong ------------------------------------------------------------------------------


def _somebody_holds_a_card(state: Lcg, use: Use) -> bool:
    return any(hand(state, seat) for seat in opponents(state, use.seat))


def _ways(state: Lcg, use: Use) -> list[int]:
    possible = (
        bool(_enemy_units(state, use)),
        _somebody_holds_a_card(state, use),
        somebody_can_mill(state, use),
    )
    return [way for way, is_possible in enumerate(possible) if is_possible]


def _choose_how(state: Lcg, use: Use, ways: list[int]) -> None:
    all_words = ("force-is-strong-return", "force-is-strong-discard", "force-is-strong-mill")
    pick_word(state, use, [all_words[way] for way in ways], _strong, data=ways)


@follows
def _strong(state: Lcg, pick: Pick, chosen: int) -> None:
    way = pick.data[chosen]
    if way == 0:
        pick_card(state, pick, _enemy_units(state, state.the(Use)), _returned)
    elif way == 1:
        for seat in opponents(state, pick.owner):
            discard_at_random(state, seat)
    else:
        opponents_mill(state, pick, 3)


@asks("lcg-pick-return")
@follows
def _returned(state: Lcg, pick: Pick, id: int) -> None:
    bounce(state, pick.owner, id)


write("the-force-is-strong-491", event_action(Offering(_ways, _choose_how)))


# --- Run Luke! Run!, Premonitions of the Future -------------------------------------------------------


write("run-luke-run-492", cancels_any_ability())


def _next_three(state: Lcg, use: Use) -> list[str]:
    return state.players[use.seat].command_deck[:-4:-1]


@asks("lcg-pick-take")
@follows
def _foreseen(state: Lcg, pick: Pick, chosen: int) -> None:
    key = pick.keys[chosen]
    state.players[pick.owner].command_deck.remove(key)
    to_hand(state, pick.owner, key, known=False)
    shuffle_into_deck(state, pick.source)


def _look_ahead(state: Lcg, use: Use, keys: list[str]) -> None:
    state.learn()
    state.log(Shown(seat=use.seat, whose=use.seat, count=len(keys)))
    pick_key(state, use, keys, _foreseen)


write("premonitions-of-the-future-493", event_action(Offering(_next_three, _look_ahead)))


# --- Evading Pursuit, Change of Plan ------------------------------------------------------------------


def _outside_engagements(state: Lcg, use: Use) -> bool:
    return state.find(Engagement) is None


@asks("lcg-pick-swap")
@follows
def _trade_places(state: Lcg, pick: Pick, chosen: list[int]) -> None:
    one, two = (state.cards[id] for id in chosen)
    one.place, two.place = two.place, one.place
    draw(state, pick.owner)


write(
    "evading-pursuit-494",
    event_action(choose(facedown_objectives, _trade_places, least=2, most=2), when=_outside_engagements),
)


write("change-of-plan-495", fate(change_of_plan))
