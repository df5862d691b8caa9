"""Sith of the core set: objective sets 19 to 22. Sets 23 to 25 are in `sith_masters`."""

from __future__ import annotations

from dejarik.kernel import Definition, Occurrence, Procedure, Public, Use
from dejarik.kernel.effects import follows
from dejarik.lcg.content.aiming import aimed
from dejarik.lcg.content.blocks import (
    FOCUS_IT,
    ONCE_A_TURN,
    ONE_COPY_A_TURN,
    action,
    allows,
    any_unit,
    both,
    can_draw,
    damage_them,
    discard_chosen,
    draw_cards,
    enemy_of,
    event_action,
    fate,
    focus_them,
    focused,
    forbids,
    gives,
    grants,
    its_own,
    on_host,
    on_host_named,
    own_of,
    reaction,
    ready_chosen,
    the_other_sides,
    units_with,
    your_sides,
)
from dejarik.lcg.content.choosing import choose
from dejarik.lcg.content.fates import (
    finds_enemies,
    heat_of_battle,
    is_attacker,
    target_of_opportunity,
    twist_of_fate,
)
from dejarik.lcg.content.lasting import change_for, they_cannot
from dejarik.lcg.content.picks import Pick, asks, pick_card
from dejarik.lcg.facts.cards import Affiliation, Card, CardType, Keyword, Trait
from dejarik.lcg.facts.library import card as look_up
from dejarik.lcg.rules.damage import deal
from dejarik.lcg.rules.engagement import Engagement, EngagementEnds
from dejarik.lcg.rules.leaving import Cause, Destination, Leaves, leave_play
from dejarik.lcg.rules.playing import EventPlayed
from dejarik.lcg.rules.state import Lcg, Phase, in_play
from dejarik.lcg.rules.strikes import FocusedToStrike
from dejarik.lcg.rules.texts import write
from dejarik.lcg.rules.turn import PhaseBegins, TurnBegins
from dejarik.lcg.rules.values import units
from dejarik.lcg.rules.zones import bury, draw, hand, mill, remove

character_or_creature = units_with(Trait.CHARACTER, Trait.CREATURE)

# --- 19: Fall of the Jedi -----------------------------------------------------------------------------


def _own_draw_phase(state: Lcg, use: Use, event: PhaseBegins) -> bool:
    return event.phase is Phase.DRAW and your_sides(state, use, event)


def _own_hand(state: Lcg, use: Use) -> list[int]:
    return hand(state, use.seat)


@asks("lcg-pick-bury")
@follows
def _bury_card(state: Lcg, pick: Pick, id: int) -> None:
    bury(state, pick.owner, remove(state, id), held=True)


write(
    "fall-of-the-jedi-99",
    Definition((reaction("bury", PhaseBegins, choose(_own_hand, _bury_card), when=_own_draw_phase),)),
)


def is_sith_event(printed: Card) -> bool:
    return printed.type is CardType.EVENT and printed.affiliation is Affiliation.SITH


def _played_sith_event(state: Lcg, use: Use, event: EventPlayed) -> bool:
    return event.seat == use.seat and is_sith_event(look_up(event.key))


write(
    "darth-vader-35",
    Definition(
        (
            reaction(
                "punish",
                EventPlayed,
                aimed(damage_them(), at=any_unit),
                when=_played_sith_event,
                limit=ONCE_A_TURN,
            ),
        ),
    ),
)
write("dark-side-apprentice-33")
write(
    "vaders-lightsaber-159",
    Definition(
        constants=(
            gives("unit-damage"),
            grants(Keyword.TARGETED_STRIKE, on_host_named("Darth Vader")),
        )
    ),
)
write(
    "force-choke-59",
    event_action(aimed(damage_them(), at=character_or_creature), limit=ONE_COPY_A_TURN),
)
write("heat-of-battle-169", fate(heat_of_battle, finds_enemies))

# --- 20: Counsel of the Sith --------------------------------------------------------------------------

write(
    "counsel-of-the-sith-27",
    Definition((reaction("draw", TurnBegins, draw_cards(), when=the_other_sides),)),
)
write("advisor-to-the-emperor-9")
write("kuati-security-team-136")
write("sith-library-72")


def _look_ahead(state: Lcg, use: Use) -> None:
    if draw(state, use.seat, 2) == 2:  # LCGC-ABL-05: "then" only after all of it
        pick_card(state, use, hand(state, use.seat), discard_chosen)


write("dark-precognition-34", event_action(_look_ahead, when=can_draw))
write("twist-of-fate-171", fate(twist_of_fate))

# --- 21: Black Squadron Assault -----------------------------------------------------------------------


write(
    "black-squadron-assault-16",
    Definition(
        (
            action(
                "ready",
                choose(focused(own_of(units_with(Trait.BLACK_SQUADRON))), ready_chosen),
                costs=(FOCUS_IT,),
            ),
        )
    ),
)


def _borrow_icons(state: Lcg, use: Use) -> None:
    """A unit from the top of the deck lends its icons; edge-enabled ones to who has the edge."""
    for key in mill(state, use.seat, 1, source=use.source):
        printed = look_up(key)
        if printed.type is CardType.UNIT:
            icons = printed.normal
            if state.the(Engagement).has_edge(state, use.seat):
                icons += printed.edge
            for query, count in (
                ("unit-damage", icons.unit),
                ("blast-damage", icons.blast),
                ("tactics", icons.tactics),
            ):
                change_for(state, "strike", [use.source], query, count)


write(
    "vaders-tie-advanced-160",
    Definition((reaction("borrow", FocusedToStrike, _borrow_icons, when=both(its_own, can_draw)),)),
)


def _won_unopposed(state: Lcg, use: Use, event: EngagementEnds) -> bool:
    return event.unopposed and use.source in event.attackers and in_play(state, event.target)


def _hit_objective_again(state: Lcg, use: Use, event: EngagementEnds) -> None:
    deal(state, use.seat, [event.target], source=use.source)


write(
    "tie-advanced-146",
    Definition((reaction("strafe", EngagementEnds, _hit_objective_again, when=_won_unopposed),)),
)
write(
    "black-squadron-pilot-17",
    Definition(constants=(gives("unit-damage", 1, on_host), gives("blast-damage", 1, on_host))),
)


write(
    "im-on-the-leader-71",
    event_action(aimed(focus_them(), at=enemy_of(units_with(Trait.FIGHTER)))),
)
write("target-of-opportunity-170", fate(target_of_opportunity, is_attacker))

# --- 22: The Heart of the Empire ----------------------------------------------------------------------

write("the-heart-of-the-empire-142", Definition(constants=(allows("decides-game"),)))
write("coruscant-defense-fleet-26", Definition(constants=(forbids("can-attack"),)))


write(
    "force-stasis-62",
    event_action(aimed(they_cannot("phase", "can-attack", "can-defend"), at=enemy_of(character_or_creature))),
)


class NoEscape(Procedure):
    """All units go under their owners' command decks, shuffled among themselves."""

    seat: Public[int]

    def sweep(self, state: Lcg) -> None:
        leave_play(state, units(state), Cause.RETURNED, self.seat, Destination.DECK_BOTTOM)

    def receive(self, state: Lcg, child: Procedure) -> None:
        if not isinstance(child, Occurrence):
            return
        buried = [
            event.owner
            for event in child.events
            if isinstance(event, Leaves) and not event.cancelled and event.to is Destination.DECK_BOTTOM
        ]
        for player in state.players:
            deck = player.command_deck
            bottom = deck[: buried.count(player.seat)]
            state.rng.shuffle(bottom)
            deck[: len(bottom)] = bottom

    steps = (sweep,)


def _in_force_phase_with_units(state: Lcg, use: Use) -> bool:
    return state.phase is Phase.FORCE and bool(units(state))


def _sweep_all(state: Lcg, use: Use) -> None:
    state.push(NoEscape(seat=use.seat))


write("there-is-no-escape-139", event_action(_sweep_all, when=_in_force_phase_with_units))
