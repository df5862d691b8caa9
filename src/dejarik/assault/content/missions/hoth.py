"""Missions of Return to Hoth's maps: Echo Base, Hoth Battlefield."""

from __future__ import annotations

from dejarik.assault.content.blocks import DoHearing, Part, WhenHearing, after, always_on, rule
from dejarik.assault.content.missions.blocks.carrying import retrieving
from dejarik.assault.content.missions.blocks.scoring import (
    area,
    at_round_end,
    controlled,
    open_doors_in_time,
    owner_of_zone,
    score_each,
    score_team,
    teams_in_order,
    zone,
)
from dejarik.assault.rules.damage import Cause, Damaged
from dejarik.assault.rules.ground import on_board, team
from dejarik.assault.rules.state import Assault, Figure
from dejarik.assault.rules.tokens import TERMINAL, carried_by, controller_of_spaces, drop, tokens_of
from dejarik.assault.skirmish.rules.state import SkirmishState
from dejarik.assault.skirmish.rules.victory import gain
from dejarik.kernel import Constant, How, Source, Use

# --- Echo Base A: Safe and Sound ------------------------------------------------------------------

INFUSER = "bacta-infuser"


def opposes_the_carrier(state: Assault, source: Source, id: int, seat: int) -> bool:
    """While somebody carries the infuser, the opponents can't win."""
    return any(
        token.carrier and team(state, state.figures[token.carrier].seat) != team(state, seat)
        for token in tokens_of(state, INFUSER)
    )


def badly_hurt(kind: str, *causes: Cause) -> WhenHearing[Damaged]:
    """A figure that carries such a token has suffered 3 or more damage at once, from one of these causes."""

    def when(state: Assault, use: Use, event: Damaged) -> bool:
        figure = state.figures.get(event.target)
        return (
            figure is not None
            and event.amount >= 3
            and event.cause in causes
            and any(token.kind == kind for token in carried_by(state, figure))
        )

    return when


def let_go(kind: str) -> DoHearing[Damaged]:
    """The figure drops what it carries of this kind."""

    def do(state: Assault, use: Use, event: Damaged) -> None:
        figure = state.figures[event.target]
        for token in carried_by(state, figure):
            if token.kind == kind:
                drop(state, figure, token)

    return do


def hold_terminals_and_zones(state: SkirmishState, use: Use) -> None:
    score_each(state, TERMINAL, 3)
    for player in list(state.players):
        side = controller_of_spaces(state, zone(state, player.zone))  # IA-CONTROL-02
        if side is not None:
            score_team(state, side, 3)


rule(
    "echo-base-a",
    Part("retrieve", interactions=retrieving(INFUSER)),
    Part("carrier", constants=(Constant("can-win", How.FORBID, when=opposes_the_carrier),)),
    after("drop", Damaged, let_go(INFUSER), when=badly_hurt(INFUSER, *Cause), forced=True),
    at_round_end(hold_terminals_and_zones),
)


# --- Echo Base B: Rapid Adaptation ----------------------------------------------------------------

TAUNTAUN = "tauntaun"


def rides(state: Assault, source: Source, holder: Figure | None, figure: Figure) -> bool:
    return any(token.kind == TAUNTAUN for token in carried_by(state, figure))


def ride_on(state: SkirmishState, use: Use) -> None:
    for figure in on_board(state):
        if any(token.kind == TAUNTAUN for token in carried_by(state, figure)):
            gain(state, figure.seat, 2)
    side = controller_of_spaces(state, area(state, "Medical Bay"))
    if side is not None:
        score_team(state, side, 5)


rule(
    "echo-base-b",
    Part("ride", interactions=retrieving(TAUNTAUN, most=1, small_only=True)),
    always_on("riding", "speed", 2, who=rides),
    after("fall", Damaged, let_go(TAUNTAUN), when=badly_hurt(TAUNTAUN, Cause.ATTACK), forced=True),
    at_round_end(ride_on),
)


# --- Hoth Battlefield: Blood on the Snow, A Battle for Hoth ---------------------------------------


def raid_zones(state: SkirmishState, use: Use) -> None:
    """5 points for each terminal controlled in the zone of an opponent; doors open at the end of round 1."""
    open_doors_in_time(state)
    terminals = tokens_of(state, TERMINAL)
    held = [(side, controlled(state, terminals, side)) for side in teams_in_order(state)]
    for side, mine in held:
        owners = [owner_of_zone(state, token.space) for token in mine]
        score_team(
            state, side, 5 * sum(1 for owner in owners if owner is not None and team(state, owner) != side)
        )


rule("hoth-battlefield-a", at_round_end(raid_zones))
rule("hoth-battlefield-b", at_round_end(raid_zones))
