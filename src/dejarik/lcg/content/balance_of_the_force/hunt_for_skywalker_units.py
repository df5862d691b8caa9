"""The Hunt for Skywalker, challenge deck L01: the units of the command deck."""

from __future__ import annotations

from dejarik.kernel import Definition, Use
from dejarik.kernel.effects import follows
from dejarik.lcg.content.balance_of_the_force.hunt_for_skywalker import (
    opponents_mill,
    somebody_can_mill,
    turn_up_another,
)
from dejarik.lcg.content.blocks import (
    FOCUS_IT,
    action,
    attackers,
    balance_is_light,
    both,
    can_draw,
    its_own,
    reaction,
)
from dejarik.lcg.content.picks import Pick, asks, pick_card, pick_key
from dejarik.lcg.facts.cards import CardType, Side
from dejarik.lcg.facts.library import card as look_up
from dejarik.lcg.rules.arriving import Arrives, ControlChanged, put_into_play
from dejarik.lcg.rules.damage import Damaged, deal
from dejarik.lcg.rules.engagement import Declared, Engagement
from dejarik.lcg.rules.leaving import discard_from_play
from dejarik.lcg.rules.playing import take_in_hand
from dejarik.lcg.rules.state import HANDS, Lcg
from dejarik.lcg.rules.strikes import FocusedToStrike
from dejarik.lcg.rules.teams import are_friends, began, opponents
from dejarik.lcg.rules.texts import write
from dejarik.lcg.rules.values import affects, cards_in_play, face
from dejarik.lcg.rules.zones import Milled, Shown, discard_from_hand, draw, hand, in_reserve, mill, mix_hand

write("rebel-sentry-474")
write("decoy-wing-482")
write("r2-d2-481")


# --- Bothan Facilitator -------------------------------------------------------------------------------


def _seen(state: Lcg, seat: int) -> list[int]:
    """The hand and the common reserve of a player."""
    reserve = in_reserve(state, seat)
    return [*hand(state, seat), *([reserve] if reserve else [])]


def _somebody_holds_a_card(state: Lcg, use: Use) -> bool:
    return any(_seen(state, seat) for seat in opponents(state, use.seat))


def _look_and_discard(state: Lcg, use: Use) -> None:
    """All choices are put together, so that everything is seen before the first of them."""
    for seat in opponents(state, use.seat):
        cards = _seen(state, seat)
        keys = [state.sources[id].key for id in cards]
        state.log(Shown(seat=use.seat, whose=seat, count=len(keys)))
        pick_key(state, use, keys, _discard_seen, data=[seat, *cards])
    state.learn()


@asks("lcg-pick-discard")
@follows
def _discard_seen(state: Lcg, pick: Pick, chosen: int) -> None:
    seat, *cards = pick.data
    discard_from_hand(state, [cards[chosen]])
    mix_hand(state, seat)


write(
    "bothan-facilitator-475",
    Definition(
        (reaction("spy", FocusedToStrike, _look_and_discard, when=both(its_own, _somebody_holds_a_card)),)
    ),
)


# --- Tatooine Sympathizer, Rogue Squadron Backup, SpecForces Commando, Red Five ------------------------


def _draw_by_balance(state: Lcg, use: Use) -> None:
    draw(state, use.seat, 2 if balance_is_light(state) else 1)


write(
    "tatooine-sympathizer-476",
    Definition((action("draw", _draw_by_balance, when=can_draw, costs=(FOCUS_IT,)),)),
)


def _attacks_a_deck(state: Lcg, use: Use, event: FocusedToStrike) -> bool:
    return event.attacks and bool(state.players[state.the(Engagement).defender].command_deck)


def _defender_mills(state: Lcg, use: Use) -> None:
    count = 2 * began(state, Side.DARK)
    mill(state, state.the(Engagement).defender, count, source=use.source)


write(
    "rogue-squadron-backup-477",
    Definition((reaction("mill", FocusedToStrike, _defender_mills, when=both(its_own, _attacks_a_deck)),)),
)


def _damaged_an_enemy(state: Lcg, use: Use, event: Damaged, kind: CardType) -> bool:
    return (
        event.source == use.source
        and look_up(event.key).type is kind
        and not are_friends(state, use.seat, event.controller)
    )


def _damaged_a_unit(state: Lcg, use: Use, event: Damaged) -> bool:
    return _damaged_an_enemy(state, use, event, CardType.UNIT)


def _damaged_an_objective(state: Lcg, use: Use, event: Damaged) -> bool:
    return _damaged_an_enemy(state, use, event, CardType.OBJECTIVE)


def _mill_the_damage(state: Lcg, use: Use, event: Damaged) -> None:
    opponents_mill(state, use, event.amount)


write(
    "specforces-commando-478",
    Definition((reaction("mill", Damaged, _mill_the_damage, when=both(_damaged_a_unit, somebody_can_mill)),)),
)
write(
    "red-five-480",
    Definition(
        (reaction("mill", Damaged, _mill_the_damage, when=both(_damaged_an_objective, somebody_can_mill)),)
    ),
)


# --- Rebel Ambush Team --------------------------------------------------------------------------------


def _own_objective_is_attacked(state: Lcg, use: Use, event: Declared) -> bool:
    """Once the attackers are declared, since one of them is to be chosen; for all of them together, once."""
    engagement = state.the(Engagement)
    return (
        event.attacks and engagement.attacking and use.which == 0 and engagement.defender == use.seat
    )  # fmt: skip


def _ambush(state: Lcg, use: Use) -> None:
    card = take_in_hand(state, use.source, use.seat, played=False)
    hit = [id for id in attackers(state, use) if affects(state, use.seat, id)]
    owner = state.cards[card].owner
    put_into_play(state, use.key, use.seat, owner, card=card, participating=True)
    pick_card(state, use, hit, _ambushed, data=[card])


@asks("lcg-pick-damage")
@follows
def _ambushed(state: Lcg, pick: Pick, id: int) -> None:
    deal(state, pick.owner, [id], 2, source=pick.data[0])


write(
    "rebel-ambush-team-479",
    Definition((reaction("ambush", Declared, _ambush, when=_own_objective_is_attacked, zones=HANDS),)),
)


# --- "Boushh" -----------------------------------------------------------------------------------------


def _you_have_leia(state: Lcg, use: Use) -> bool:
    return any(face(state, card.id).title == "Leia Organa" for card in cards_in_play(state, use.seat))


def _discard_itself(state: Lcg, use: Use) -> None:
    discard_from_play(state, use.seat, use.source)


write(
    "boushh-483",
    Definition(
        (
            reaction("leia-arrives", Arrives, _discard_itself, when=_you_have_leia, forced=True),
            reaction("leia-comes-over", ControlChanged, _discard_itself, when=_you_have_leia, forced=True),
            reaction("turn-up", Arrives, turn_up_another(), when=its_own),
        )
    ),
)


# --- Wedge Antilles -----------------------------------------------------------------------------------


def _an_opponent_milled(state: Lcg, use: Use, event: Milled) -> bool:
    """Because of a card, and not because of Wedge himself; and there is one card more."""
    return (
        event.source not in (0, use.source)
        and not are_friends(state, use.seat, event.seat)
        and bool(state.players[event.seat].command_deck)
    )


def _mill_one_more(state: Lcg, use: Use, event: Milled) -> None:
    mill(state, event.seat, 1, source=use.source)


write(
    "wedge-antilles-484",
    Definition((reaction("mill-more", Milled, _mill_one_more, when=_an_opponent_milled),)),
)
