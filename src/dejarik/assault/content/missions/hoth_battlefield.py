"""Hoth Battlefield, Blood on the Snow and A Battle for Hoth: terminals in the zones of opponents."""

from __future__ import annotations

from dejarik.assault.content.missions.blocks import (
    Wants,
    at_round_end,
    controlled,
    mission,
    open_doors_in_time,
    owner_of_zone,
    score_team,
    teams_in_order,
)
from dejarik.assault.rules.ground import team
from dejarik.assault.rules.objects.tokens import TERMINAL, tokens_of
from dejarik.assault.rules.state import Token
from dejarik.assault.skirmish.rules.state import SkirmishState
from dejarik.assault.skirmish.rules.victory import earned_for
from dejarik.kernel import Use


def raid_zones(state: SkirmishState, use: Use) -> None:
    """5 points for each terminal controlled in the zone of an opponent."""
    open_doors_in_time(state, use)
    terminals = tokens_of(state, TERMINAL)
    held = [(side, controlled(state, terminals, side)) for side in teams_in_order(state)]
    for side, mine in held:
        raided = [token for token in mine if worth(state, token, side)]
        score_team(state, side, sum(worth(state, token, side) for token in raided), earned_for(raided))


def worth(state: SkirmishState, terminal: Token, side: int) -> int:
    owner = owner_of_zone(state, terminal.space)
    return 5 if owner is not None and team(state, owner) != side else 0


for id in ("hoth-battlefield-a", "hoth-battlefield-b"):
    mission(id, at_round_end(raid_zones), wants=Wants(hold={TERMINAL: worth}))
