"""Rebel Alliance of the core set: objective sets 12 to 14."""

from __future__ import annotations

from dejarik.kernel import Definition, Source, Use
from dejarik.kernel.effects import follows
from dejarik.lcg.content.aiming import aimed
from dejarik.lcg.content.blocks import (
    allows,
    any_enhancement,
    any_of,
    any_unit,
    any_vehicle,
    costing_at_most,
    damage_them,
    destroy_them,
    enemy_of,
    enemy_participant,
    event_action,
    focused,
    forbids,
    friendly_participant,
    gives,
    interrupt,
    its_host,
    its_own,
    on_the_card_itself,
    own_objective,
    own_of,
    own_unit,
    reached,
    reaction,
    ready_them,
    return_them,
    sacrifice_one,
    shield_them,
    unshielded,
    your_own,
)
from dejarik.lcg.content.choosing import opponent_chooses, to_all
from dejarik.lcg.content.core.rebel_alliance import after_own_refresh_phase
from dejarik.lcg.content.joining import plays_into_engagement
from dejarik.lcg.content.lasting import change_for
from dejarik.lcg.content.picks import Pick, pick_card
from dejarik.lcg.facts.cards import CardType
from dejarik.lcg.rules.arriving import Arrives
from dejarik.lcg.rules.engagement import EngagementEnds
from dejarik.lcg.rules.format import format_of
from dejarik.lcg.rules.leaving import Cause, Leaves, leave_play, sacrifice
from dejarik.lcg.rules.state import Lcg, in_play
from dejarik.lcg.rules.teams import clockwise
from dejarik.lcg.rules.texts import write
from dejarik.lcg.rules.tokens import add_shield
from dejarik.lcg.rules.turn import PhaseEnds, Refreshed
from dejarik.lcg.rules.values import units
from dejarik.lcg.rules.victory import move_dial

# --- 12: Draw Their Fire ------------------------------------------------------------------------------

write("draw-their-fire-82")


write(
    "admiral-ackbar-7",
    Definition(
        (
            plays_into_engagement(),
            reaction("trap", Arrives, to_all(reached(enemy_participant), damage_them()), when=its_own),
        )
    ),
)


@follows
def _sacrifice_chosen(state: Lcg, pick: Pick, id: int) -> None:
    sacrifice(state, pick.seat, id)


write(
    "x-wing-escort-164",
    Definition(
        (
            interrupt(
                "avenge",
                Leaves,
                opponent_chooses(
                    reached(enemy_of(any_vehicle)), _sacrifice_chosen, prompt="lcg-pick-sacrifice"
                ),
                when=its_own,
            ),
        )
    ),
)
write("x-wing-163")


write(
    "fleet-command-center-57",
    Definition(
        (
            reaction(
                "shield", PhaseEnds, aimed(shield_them, at=unshielded(any_unit)), when=after_own_refresh_phase
            ),
        ),
    ),
)


write(
    "heroic-sacrifice-47",
    event_action(
        aimed(destroy_them, at=costing_at_most(4, enemy_of(any_vehicle))), costs=(sacrifice_one(any_vehicle),)
    ),
)

# --- 13: Mobilize the Squadrons -----------------------------------------------------------------------


write(
    "mobilize-the-squadrons-123",
    Definition(
        (
            reaction(
                "ready",
                Refreshed,
                aimed(ready_them(), at=focused(any_of(own_objective, own_of(any_enhancement)))),
                when=your_own,
            ),
        ),
    ),
)
write("rookie-pilot-120")


def _on_the_dial(state: Lcg, source: Source, id: int, subject: int) -> bool:
    """The subject is the dial; where no card may give its own side a victory it stays out of reach (LCG-WIN-07)."""
    return source.subject == subject and format_of(state).own_victories


write(
    "trench-run-150",
    Definition(
        constants=(
            forbids("can-be-targeted", on_the_card_itself),
            allows("can-be-engaged", _on_the_dial),
            gives("capacity", 10, _on_the_dial),
            allows("decides-game", _on_the_dial),
        )
    ),
)


def _cover_is_possible(state: Lcg, use: Use) -> bool:
    """Somebody who takes part could take a shield, whichever unit is sacrificed for it."""
    exposed = unshielded(friendly_participant)(state, use)
    return len(exposed) > 1 or (bool(exposed) and units(state, use.seat) != exposed)


def _cover(state: Lcg, use: Use) -> None:
    for id in friendly_participant(state, use):
        add_shield(state, id)


write(
    "covering-fire-77",
    event_action(_cover, when=_cover_is_possible, costs=(sacrifice_one(any_unit),)),
)

# --- 14: Decoy at Dantooine ---------------------------------------------------------------------------


def _dial_can_go_back(state: Lcg) -> bool:
    return state.dial > 1 and format_of(state).has_dial


def _turn_back(state: Lcg, use: Use) -> None:
    move_dial(state, -1, floor=1)


def _own_objective_leaves(state: Lcg, use: Use, event: Leaves) -> bool:
    return event.type is CardType.OBJECTIVE and event.seat == use.seat and _dial_can_go_back(state)


write(
    "decoy-at-dantooine-39",
    Definition((interrupt("mislead", Leaves, _turn_back, when=_own_objective_leaves),)),
)


def _survived_attack(state: Lcg, use: Use, event: EngagementEnds) -> bool:
    return use.source in event.attackers and in_play(state, event.target)


def _plot_another_attack(state: Lcg, use: Use, event: EngagementEnds) -> None:
    change_for(state, "phase", [event.target], "engagements-most", 1)


write(
    "wookiee-navigator-162",
    Definition((reaction("again", EngagementEnds, _plot_another_attack, when=_survived_attack),)),
)
write("rebel-trooper-112")


def _host_leaves(state: Lcg, use: Use, event: Leaves) -> bool:
    return its_host(state, use, event) and _dial_can_go_back(state)


write("false-lead-55", Definition((interrupt("mislead", Leaves, _turn_back, when=_host_leaves),)))
write("fall-back-54", event_action(aimed(return_them, at=own_unit)))

KEPT = 3  # units that each player keeps


def _any_unit_in_play(state: Lcg, use: Use) -> bool:
    return bool(units(state))


def _regroup(state: Lcg, use: Use) -> None:
    _ask_next(state, use, clockwise(state), [])


def _ask_next(state: Lcg, use: Use | Pick, waiting: list[int], kept: list[int]) -> None:
    """The next player chooses; `data` carries who follows, and what is kept so far behind a -1."""
    owner = use.owner if isinstance(use, Pick) else use.seat
    for number, seat in enumerate(waiting):
        own = units(state, seat)
        if own:
            data = [*waiting[number + 1 :], -1, *kept]
            pick_card(
                state, use, own, _keep, seat=seat, least=0, most=KEPT, data=data, prompt="lcg-pick-kept"
            )
            return
    leave_play(state, [id for id in units(state) if id not in kept], Cause.RETURNED, owner)


@follows
def _keep(state: Lcg, pick: Pick, chosen: list[int]) -> None:
    split = pick.data.index(-1)
    _ask_next(state, pick, pick.data[:split], [*pick.data[split + 1 :], *chosen])


write("a-new-hope-4", event_action(_regroup, when=_any_unit_in_play))
