"""Smugglers and Spies, and the neutral cards of the light side, of the core set: objective sets 15 to 18."""

from __future__ import annotations

from dejarik.kernel import Cost, Definition, Source, Use
from dejarik.kernel.effects import follows
from dejarik.lcg.content.aiming import aimed, one_each
from dejarik.lcg.content.blocks import (
    DISCARD_ONE,
    FOCUS_IT,
    ONCE_A_TURN,
    SACRIFICE_IT,
    action,
    allows,
    any_enhancement,
    any_unit,
    attackers,
    costing_at_most,
    damage_them,
    damaged,
    discard_them,
    discarded_units,
    enemy_of,
    enemy_unit,
    engaged_objective,
    event_action,
    event_interrupt,
    event_reaction,
    focus_one,
    friendly_unit,
    it_attacks,
    its_controller,
    its_own,
    reached,
    reaction,
    return_them,
    shift_damage,
    that,
    units_with,
    your_own,
)
from dejarik.lcg.content.choosing import choose, choose_key, opponent_chooses, to_all
from dejarik.lcg.content.lasting import change_for, help_next_play, they_cannot
from dejarik.lcg.content.picks import (
    Pick,
    asks,
    pick_key,
    pick_word,
)
from dejarik.lcg.facts.cards import CardType, Trait
from dejarik.lcg.facts.library import card as look_up
from dejarik.lcg.rules.arriving import may_enter
from dejarik.lcg.rules.damage import WouldBeDamaged, damage_as_cost
from dejarik.lcg.rules.edge import EdgeWon
from dejarik.lcg.rules.engagement import Declared, Engagement
from dejarik.lcg.rules.leaving import rescue
from dejarik.lcg.rules.paying import price_of
from dejarik.lcg.rules.playing import put_from_hand
from dejarik.lcg.rules.state import CAPTURED, Lcg, in_play
from dejarik.lcg.rules.strikes import FocusedToStrike
from dejarik.lcg.rules.teams import are_friends
from dejarik.lcg.rules.texts import write
from dejarik.lcg.rules.tokens import focus_by_effect
from dejarik.lcg.rules.turn import Refreshed
from dejarik.lcg.rules.values import can_defend, has_trait, is_objective, is_unit
from dejarik.lcg.rules.zones import from_discard, hand, to_hand, usable_as_hand

# --- 15: Questionable Contacts ------------------------------------------------------------------------


def _damage_itself(state: Lcg, use: Use) -> None:
    damage_as_cost(state, use.seat, use.source)


write(
    "questionable-contacts-69",
    Definition(
        (
            reaction(
                "shift",
                Refreshed,
                aimed(shift_damage, at=one_each(damaged(friendly_unit), enemy_unit)),
                when=your_own,
                costs=(Cost(lambda state, use: in_play(state, use.source), _damage_itself),),
            ),
        ),
    ),
)
write(
    "han-solo-64",
    Definition(
        (reaction("shoot-first", Declared, aimed(damage_them(), at=enemy_unit), when=its_own),),
    ),
)
write("twilek-smuggler-156")
write("cloud-city-casino-22")


write("swindled-130", event_action(aimed(return_them, at=costing_at_most(2, any_unit))))

ICONS = ("unit-damage", "blast-damage", "tactics")


def _character_strikes(state: Lcg, use: Use, event: FocusedToStrike) -> bool:
    return in_play(state, event.unit) and has_trait(state, event.unit, Trait.CHARACTER)


def _name_icon(state: Lcg, use: Use, event: FocusedToStrike) -> None:
    pick_word(
        state,
        use,
        ["crossfire-unit-damage", "crossfire-blast-damage", "crossfire-tactics"],
        _add_icon,
        data=[event.unit],
    )


@follows
def _add_icon(state: Lcg, pick: Pick, place: int) -> None:
    if in_play(state, pick.data[0]):
        change_for(state, "strike", pick.data, ICONS[place], 1)


write("crossfire-29", event_reaction(FocusedToStrike, _name_icon, when=_character_strikes))

# --- 16: Rumors at the Cantina ------------------------------------------------------------------------

write("rumors-at-the-cantina-121", Definition(constants=(allows("match-waived", its_controller),)))


def _has_something_to_pay_for(state: Lcg, use: Use) -> bool:
    """What costs nothing can't cost less, and needs no match (LCGC-RES-07)."""
    return any(price_of(state, use.seat, id) for id in usable_as_hand(state, use.seat))


write(
    "rebel-sympathizer-111",
    Definition((action("help", help_next_play, when=_has_something_to_pay_for, costs=(SACRIFICE_IT,)),)),
)
write("common-ground-23", Definition(constants=(allows("matches-all"),)))


def _captives(state: Lcg, use: Use) -> list[int]:
    """The captured cards of the player's side."""
    return [
        id
        for id, source in state.sources.items()
        if source.zone == CAPTURED and are_friends(state, use.seat, state.cards[id].owner)
    ]


@asks("lcg-pick-rescue")
@follows
def _free(state: Lcg, pick: Pick, id: int) -> None:
    owner, key = state.cards[id].owner, state.sources[id].key
    rescue(state, id)
    if look_up(key).type is CardType.UNIT and may_enter(state, key):
        pick_key(state, pick, [key], _bring_along, least=0, data=[owner], prompt="lcg-pick-bring-along")


@follows
def _bring_along(state: Lcg, pick: Pick, place: int) -> None:
    owner, key = pick.data[0], pick.keys[place]
    id = next(id for id in hand(state, owner) if state.sources[id].key == key)
    put_from_hand(state, id, owner)


write("rescue-mission-117", event_action(choose(_captives, _free)))


def _hits_unit_or_objective(state: Lcg, use: Use, event: WouldBeDamaged) -> bool:
    return in_play(state, event.card) and (is_unit(state, event.card) or is_objective(state, event.card))


def _soften(state: Lcg, use: Use, event: WouldBeDamaged) -> None:
    event.prevent(state)


write("it-could-be-worse-81", event_interrupt(WouldBeDamaged, _soften, when=_hits_unit_or_objective))

# --- 17: Tribal Support -------------------------------------------------------------------------------


def _fallen_ewoks(state: Lcg, use: Use) -> list[str]:
    return discarded_units(state, use.seat, Trait.EWOK)


@asks("lcg-pick-take")
@follows
def _fetch(state: Lcg, pick: Pick, place: int) -> None:
    key = pick.keys[place]
    from_discard(state, pick.owner, state.players[pick.owner].discard.index(key))
    to_hand(state, pick.owner, key)


write(
    "tribal-support-151",
    Definition(
        (
            reaction(
                "fetch", Refreshed, choose_key(_fallen_ewoks, _fetch), when=your_own, costs=(DISCARD_ONE,)
            ),
        )
    ),
)


write(
    "ewok-scout-53",
    Definition(
        (
            reaction(
                "distract",
                Declared,
                aimed(they_cannot("engagement", "can-defend"), at=that(enemy_unit, can_defend)),
                when=it_attacks,
            ),
        ),
    ),
)


@asks("lcg-pick-focused")
@follows
def _entangle(state: Lcg, pick: Pick, unit: int) -> None:
    focus_by_effect(state, pick.owner, [unit])


write(
    "log-trap-90",
    Definition(
        (action("spring", opponent_chooses(reached(enemy_of(attackers)), _entangle), costs=(FOCUS_IT,)),)
    ),
)
write(
    "yub-yub-168",
    event_action(aimed(discard_them, at=any_enhancement), costs=(focus_one(units_with(Trait.EWOK)),)),
)

# --- 18: Hit and Run ----------------------------------------------------------------------------------


def _won_as_attacker(state: Lcg, use: Use, event: EdgeWon) -> bool:
    return event.attacking and event.seat == use.seat


write(
    "hit-and-run-68",
    Definition(
        (
            reaction(
                "hit",
                EdgeWon,
                to_all(engaged_objective, damage_them()),
                when=_won_as_attacker,
                limit=ONCE_A_TURN,
            ),
        )
    ),
)


def _takes_part_for(state: Lcg, source: Source, id: int, seat: int) -> bool:
    """The card takes part in an engagement, and the player controls it."""
    engagement = state.find(Engagement)
    return engagement is not None and source.seat == seat and id in engagement.participants()


write("secret-informant-110", Definition(constants=(allows("repeats-fates", _takes_part_for),)))
