"""Imperial Navy of the core set: objective sets 30 to 32."""

from __future__ import annotations

from dejarik.kernel import Cost, Definition, Source, Use
from dejarik.kernel.effects import follows
from dejarik.lcg.content.aiming import aimed
from dejarik.lcg.content.blocks import (
    action,
    any_enhancement,
    any_unit,
    any_vehicle,
    attackers,
    damage_them,
    discard_them,
    draw_cards,
    event_action,
    event_reaction,
    focused,
    gives,
    grants,
    its_own,
    participants,
    reached,
    reaction,
    ready_them,
    shield_chosen,
    spend,
    that,
    unshielded,
    your_own,
    your_sides,
)
from dejarik.lcg.content.capturing import capture
from dejarik.lcg.content.choosing import choose, choose_player, to_all
from dejarik.lcg.content.lasting import change_for, they_gain
from dejarik.lcg.content.picks import (
    Pick,
    asks,
    pick_key,
    pick_order,
)
from dejarik.lcg.facts.cards import Keyword, Trait
from dejarik.lcg.rules.arriving import Arrives
from dejarik.lcg.rules.engagement import Engagement
from dejarik.lcg.rules.format import format_of
from dejarik.lcg.rules.leaving import captors, hold
from dejarik.lcg.rules.state import Lcg, Phase, in_play
from dejarik.lcg.rules.strikes import StrikeResolved
from dejarik.lcg.rules.teams import are_friends, opponents
from dejarik.lcg.rules.texts import write
from dejarik.lcg.rules.turn import PhaseBegins, Refreshed
from dejarik.lcg.rules.values import affects, has_keyword, has_trait, reserve_value
from dejarik.lcg.rules.zones import Shown

# --- 30: Defense Protocol -----------------------------------------------------------------------------


def _has_reserve(state: Lcg, use: Use) -> bool:
    return reserve_value(state, use.seat) > 0


def _lower_reserve(state: Lcg, use: Use) -> None:
    change_for(state, "phase", [use.seat], "reserve", -1)


def _draw_phase_begins(state: Lcg, use: Use, event: PhaseBegins) -> bool:
    return event.phase is Phase.DRAW and your_sides(state, use, event)


write(
    "defense-protocol-40",
    Definition(
        (
            reaction(
                "fire",
                PhaseBegins,
                aimed(damage_them(), at=any_unit),
                when=_draw_phase_begins,
                costs=(Cost(_has_reserve, _lower_reserve),),
            ),
        ),
    ),
)


def _with_fate(state: Lcg, source: Source, id: int, subject: int) -> bool:
    """In an engagement in which its controller's edge stack has held a fate card."""
    if source.subject != subject:
        return False
    engagement = state.find(Engagement)
    return engagement is not None and source.seat in engagement.fates


write(
    "tie-attack-squadron-147",
    Definition(
        constants=(gives("unit-damage", 1, _with_fate), grants(Keyword.TARGETED_STRIKE, _with_fate)),
    ),
)

# --- 31: The Endor Gambit -----------------------------------------------------------------------------


write(
    "the-endor-gambit-140",
    Definition(
        (reaction("ready", Refreshed, aimed(ready_them(), at=focused(any_vehicle)), when=your_own),),
    ),
)


_open_vehicle = reached(that(unshielded(participants), lambda state, id: has_trait(state, id, Trait.VEHICLE)))


write(
    "at-st-commander-12",
    Definition((action("shield", choose(_open_vehicle, shield_chosen), costs=(spend(1),)),)),
)
write(
    "at-st-11",
    Definition((reaction("draw", Arrives, draw_cards(), when=its_own),)),
)
write("aft-armor-plating-10", Definition(constants=(grants(Keyword.SHIELDING),)))

# --- 32: Take Them Prisoner ---------------------------------------------------------------------------

EXAMINED = 3


def _with_decks(state: Lcg, use: Use) -> list[int]:
    """The opponents whose command decks have cards, while the objective is there to hold one of them."""
    there = in_play(state, use.source)
    return [seat for seat in opponents(state, use.seat) if there and state.players[seat].command_deck]


@follows
def _examine_deck(state: Lcg, pick: Pick, opponent: int) -> None:
    deck = state.players[opponent].command_deck
    keys = [deck.pop() for _ in range(min(EXAMINED, len(deck)))]
    state.learn()
    state.log(Shown(seat=pick.owner, whose=opponent, count=len(keys)))
    pick_key(state, pick, keys, _take_prisoner, data=[opponent])


@asks("lcg-pick-capture")
@follows
def _take_prisoner(state: Lcg, pick: Pick, chosen: int) -> None:
    opponent = pick.data[0]
    rest = [key for place, key in enumerate(pick.keys) if place != chosen]
    pick_order(state, pick, rest, _put_back, data=[opponent])
    hold(state, pick.keys[chosen], opponent, pick.source, by=pick.owner)
    if not rest and not state.players[opponent].command_deck:
        format_of(state).deck_emptied(state, opponent)


@follows
def _put_back(state: Lcg, pick: Pick, order: list[int]) -> None:
    state.players[pick.data[0]].command_deck += [pick.keys[place] for place in reversed(order)]


write(
    "take-them-prisoner-131",
    Definition((reaction("capture", Arrives, choose_player(_with_decks, _examine_deck), when=its_own),)),
)
write("death-star-trooper-38")


def _enemy_attacker_struck(state: Lcg, use: Use, event: StrikeResolved) -> bool:
    return (
        event.attacks
        and not are_friends(state, event.seat, use.seat)
        and in_play(state, event.unit)
        and has_trait(state, event.unit, Trait.CHARACTER, Trait.DROID)
        and affects(state, use.seat, event.unit)
        and bool(captors(state, use.seat))
    )


def _detain(state: Lcg, use: Use, event: StrikeResolved) -> None:
    capture(state, use, event.unit, captors(state, use.seat))


write("detained-42", event_reaction(StrikeResolved, _detain, when=_enemy_attacker_struck))

_attacking_trooper = that(attackers, lambda state, id: has_trait(state, id, Trait.TROOPER))


write(
    "trooper-assault-152",
    event_action(to_all(_attacking_trooper, they_gain("engagement", "unit-damage", "blast-damage"))),
)

_unlimited_enhancement = that(any_enhancement, lambda state, id: not has_keyword(state, id, Keyword.LIMITED))

write(
    "tear-this-ship-apart-134",
    event_action(aimed(discard_them, at=_unlimited_enhancement)),
)
