"""Echo Base A, Safe and Sound: while somebody carries the bacta infuser, the opponents can't win."""

from __future__ import annotations

from dejarik.assault.content.blocks import Part, after
from dejarik.assault.content.missions.blocks import (
    Wants,
    at_round_end,
    badly_hurt,
    deployment_zones,
    let_go,
    mission,
    retrieving,
    score_each,
    score_team,
    zone,
)
from dejarik.assault.rules.figures.damage import Cause, Damaged
from dejarik.assault.rules.ground import team
from dejarik.assault.rules.objects.tokens import TERMINAL, controller_of_spaces, tokens_of
from dejarik.assault.skirmish.rules.state import SkirmishState
from dejarik.assault.skirmish.rules.victory import Earned
from dejarik.kernel import Constant, How, Source, Use

INFUSER = "bacta-infuser"


def opposes_the_carrier(state: SkirmishState, source: Source, id: int, seat: int) -> bool:
    """While somebody carries the infuser, the opponents can't win."""
    return any(
        token.carrier and team(state, state.figures[token.carrier].seat) != team(state, seat)
        for token in tokens_of(state, INFUSER)
    )


def hold_terminals_and_zones(state: SkirmishState, use: Use) -> None:
    score_each(state, TERMINAL, 3)
    for player in list(state.players):
        side = controller_of_spaces(state, zone(state, player.zone))  # IA-CONTROL-02
        if side is not None:
            score_team(state, side, 3, Earned(zone=player.zone))


mission(
    "echo-base-a",
    Part("retrieve", interactions=retrieving(INFUSER)),
    Part("carrier", constants=(Constant("can-win", How.FORBID, when=opposes_the_carrier),)),
    after("drop", Damaged, let_go(INFUSER), when=badly_hurt(INFUSER, *Cause), forced=True),
    at_round_end(hold_terminals_and_zones),
    wants=Wants(hold={TERMINAL: 3}, stand=((3, deployment_zones),), fetch={INFUSER: 2}),
)
