"""Rebel Alliance of the core set: objective sets 8 to 11."""

from __future__ import annotations

from dejarik.kernel import Definition, Use
from dejarik.kernel.effects import follows
from dejarik.lcg.content.aiming import aimed
from dejarik.lcg.content.blocks import (
    FOCUS_IT,
    ONCE_A_TURN,
    ONE_COPY_A_TURN,
    action,
    any_enhancement,
    any_of,
    any_unit,
    any_vehicle,
    can_draw,
    damage_chosen,
    damage_them,
    damaged,
    discard_chosen,
    draw_cards,
    enemy_objective,
    enemy_unit,
    event_action,
    focused,
    forbids,
    gives,
    heal_them,
    interrupt,
    it_attacks,
    its_host,
    its_own,
    own_objective,
    own_of,
    own_unit,
    reached,
    reaction,
    ready_itself,
    ready_them,
    sacrifice_one,
    shield_them,
    the_other_sides,
    unshielded,
    your_sides,
)
from dejarik.lcg.content.choosing import opponent_chooses, to_all
from dejarik.lcg.content.discounts import discards_make_vehicles_cheaper
from dejarik.lcg.content.picks import Pick, opponent_picks, pick_card, pick_player
from dejarik.lcg.facts.cards import CardType, Side
from dejarik.lcg.rules.engagement import Declared, Engagement
from dejarik.lcg.rules.leaving import Destination, Leaves
from dejarik.lcg.rules.paying import Generates
from dejarik.lcg.rules.state import Lcg, Phase
from dejarik.lcg.rules.strikes import FocusedToStrike
from dejarik.lcg.rules.teams import opponents, side_of
from dejarik.lcg.rules.texts import write
from dejarik.lcg.rules.tokens import lose_focus
from dejarik.lcg.rules.turn import PhaseEnds, TurnBegins
from dejarik.lcg.rules.values import cards_in_play, objectives
from dejarik.lcg.rules.zones import draw, hand

# --- 8: The Defense of Yavin 4 ------------------------------------------------------------------------

write("the-defense-of-yavin-4-138", discards_make_vehicles_cheaper())


def _objective_was_destroyed(state: Lcg, use: Use, event: Leaves) -> bool:
    return event.type is CardType.OBJECTIVE and event.is_destroyed


write(
    "red-two-114",
    Definition((reaction("ready", Leaves, ready_itself(), when=_objective_was_destroyed),)),
)
write("y-wing-165")
write("astromech-droid-upgrade-158", Definition(constants=(gives("unit-damage"), gives("blast-damage"))))
write("hidden-outpost-49")


write(
    "rebel-assault-108",
    event_action(aimed(damage_them(2), at=any_of(enemy_unit, enemy_objective)), limit=ONE_COPY_A_TURN),
)

# --- 9: Mission Briefing ------------------------------------------------------------------------------

write(
    "mission-briefing-97",
    Definition((reaction("draw", TurnBegins, draw_cards(), when=the_other_sides),)),
)
write("mon-mothma-98")


write(
    "battlefield-engineers-14",
    Definition(
        (
            reaction(
                "ready", Declared, aimed(ready_them(), at=focused(own_of(any_enhancement))), when=it_attacks
            ),
        ),
    ),
)
write(
    "a-wing-5",
    Definition((reaction("draw", FocusedToStrike, draw_cards(), when=its_own),)),
)


write(
    "heavy-blaster-emplacement-66",
    Definition((action("fire", opponent_chooses(reached(enemy_unit), damage_chosen), costs=(FOCUS_IT,)),)),
)

# --- 10: Fleeing the Empire ---------------------------------------------------------------------------


def after_own_refresh_phase(state: Lcg, use: Use, event: PhaseEnds) -> bool:
    """The refresh phase of the player's side is over, its action window included (LCGC-REF-02)."""
    return event.phase is Phase.REFRESH and your_sides(state, use, event)


write(
    "fleeing-the-empire-56",
    Definition(
        (
            reaction(
                "shield",
                PhaseEnds,
                aimed(shield_them, at=unshielded(any_of(own_unit, own_objective))),
                when=after_own_refresh_phase,
            ),
        ),
    ),
)


def _dark_objectives(state: Lcg) -> list[int]:
    return [id for id in objectives(state) if side_of(state, state.cards[id].seat) is Side.DARK]


def _goes_elsewhere(state: Lcg, use: Use, event: Leaves) -> bool:
    """The card leaves play for anywhere but captivity, and somebody could hold it."""
    return (
        its_own(state, use, event) and event.to is not Destination.CAPTIVITY and bool(_dark_objectives(state))
    )


def _be_captured(state: Lcg, use: Use) -> None:
    pick_player(state, use, opponents(state, use.seat), _find_captor)


@follows
def _find_captor(state: Lcg, pick: Pick, seat: int) -> None:
    pick_card(state, pick, _dark_objectives(state), _send_to_captor, seat=seat, prompt="lcg-pick-captor")


@follows
def _send_to_captor(state: Lcg, pick: Pick, captor: int) -> None:
    event = state.the(Use).event(state, Leaves)
    event.to, event.captor, event.capturer = Destination.CAPTIVITY, captor, pick.seat


def _leaves_while_others_are_focused(state: Lcg, use: Use, event: Leaves) -> bool:
    return its_own(state, use, event) and any(
        card.focus and card.id != use.source for card in cards_in_play(state, use.seat)
    )


def _wipe_focus(state: Lcg, use: Use) -> None:
    for card in cards_in_play(state, use.seat):
        lose_focus(state, card.id, None)


write(
    "leia-organa-88",
    Definition(
        (
            interrupt("captured", Leaves, _be_captured, when=_goes_elsewhere, forced=True),
            interrupt("inspire", Leaves, _wipe_focus, when=_leaves_while_others_are_focused),
        ),
    ),
)
write("fleet-officer-58")
write(
    "stolen-plans-124",
    Definition((reaction("draw", Generates, draw_cards(), when=its_host),)),
)


def _call_for_help(state: Lcg, use: Use) -> None:
    if draw(state, use.seat, 2) == 2:  # LCGC-ABL-05
        theirs = [id for seat in opponents(state, use.seat) for id in hand(state, seat)]
        opponent_picks(state, use, theirs, discard_chosen, prompt="lcg-pick-discard")


write(
    "youre-my-only-hope-167",
    event_action(_call_for_help, when=can_draw, costs=(sacrifice_one(any_unit),)),
)

# --- 11: The Rebel Fleet ------------------------------------------------------------------------------

write("the-rebel-fleet-143", Definition(constants=(forbids("admits-non-vehicle"),)))


def _other_enemy_objectives(state: Lcg, use: Use) -> list[int]:
    target = state.the(Engagement).target
    return [id for id in reached(enemy_objective)(state, use) if id != target]


write(
    "home-one-70",
    Definition(
        (
            reaction(
                "bombard", FocusedToStrike, to_all(_other_enemy_objectives, damage_them()), when=it_attacks
            ),
        )
    ),
)


write(
    "repair-droid-116",
    Definition(
        (action("repair", aimed(heal_them(), at=damaged(any_vehicle)), limit=ONCE_A_TURN),),
    ),
)
