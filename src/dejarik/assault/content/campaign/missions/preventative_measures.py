"""Preventative Measures, MHD-19's own mission: two doors in three rounds, then a slow man across the whole map."""

from __future__ import annotations

from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, hero_of
from dejarik.assault.content.blocks import after, me
from dejarik.assault.content.campaign.empire import gives_dice
from dejarik.assault.content.campaign.language import (
    Wants,
    before,
    defeated,
    deploys,
    entered,
    event,
    for_heroes,
    goal,
    imperials_win,
    mission,
    of_card,
    opened,
    rebels_win,
    resolved,
    reveal,
    round_ends,
)
from dejarik.assault.rules.attack import Attack, AttackDeclared, AttackResolved
from dejarik.assault.rules.figures.damage import hurt
from dejarik.assault.rules.ground import are_adjacent
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.assault.rules.state import Figure
from dejarik.kernel import Use

DRAYLEN = "draylen"
LOYALTY, EVACUATION = "loyalty-fulfilled", "evacuation-point"
SHIELDED = "stepped-in"

is_draylen = of_card(DRAYLEN)


def _draylen_in(state: MissionState, event: AttackDeclared | AttackResolved) -> Figure | None:
    target = state.figures.get(event.target)
    return target if target is not None and is_draylen(state, target) else None


def _may_step_in(state: MissionState, use: Use, event: AttackDeclared) -> bool:
    """A healthy hero next to Draylen, who is the target; one hero an attack."""
    hero, draylen = hero_of(state, use.subject), _draylen_in(state, event)
    return (
        hero is not None
        and not hero.wounded
        and draylen is not None
        and not state.used(state.scope("attack"), SHIELDED)
        and are_adjacent(state, me(state, use), draylen)
    )


def step_in(state: MissionState, use: Use, event: AttackDeclared) -> None:
    gives_dice(state, event.target, "defence", "black")
    state.count_use(state.scope("attack"), SHIELDED)
    state.count_use(state.scope("attack"), f"{SHIELDED}.{use.subject}")


def _has_stepped_in(state: MissionState, use: Use, event: AttackResolved) -> bool:
    return bool(state.used(state.scope("attack"), f"{SHIELDED}.{use.subject}"))


def take_the_blow(state: MissionState, use: Use, event: AttackResolved) -> None:
    hurt(state, [me(state, use)], state.the(Attack).blocks, by=EMPIRE)


mission(
    "preventative-measures",
    for_heroes(
        after("step-in", AttackDeclared, step_in, when=_may_step_in),
        after("take-the-blow", AttackResolved, take_the_blow, when=_has_stepped_in, forced=True),
    ),
    goal("open-facility", Wants(use=(DOOR,)), until="impassable"),
    goal("open-containment", Wants(use=(DOOR,)), from_="impassable", until=LOYALTY),
    goal("evacuate", Wants(reach=EVACUATION, who=is_draylen, protect=is_draylen), from_=LOYALTY),
    event("impassable", opened("facility-door"), reveal("holding-facility"), deploys()),
    event("execution", round_ends(3), when=before(LOYALTY)),
    event(LOYALTY, opened("containment-area-door"), reveal("containment-area"), deploys()),
    rebels_win("mission-draylen-safe", entered(EVACUATION, side=is_draylen)),
    imperials_win("mission-draylen-executed", resolved("execution")),
    imperials_win("mission-draylen-defeated", defeated(DRAYLEN)),
    rules=2,
    imperial_goal="stop-draylen",
)
