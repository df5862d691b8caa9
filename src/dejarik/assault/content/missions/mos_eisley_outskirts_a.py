"""Mos Eisley Outskirts A, Get to the Ship: launch panels, worth less when they are flipped."""

from __future__ import annotations

from collections.abc import Callable

from dejarik.assault.content.blocks import Part
from dejarik.assault.content.missions.blocks import (
    Wants,
    at_round_end,
    controlled,
    mission,
    score_team,
    teams_in_order,
)
from dejarik.assault.rules.names import token_text
from dejarik.assault.rules.objects.interacting import Interaction, beside
from dejarik.assault.rules.objects.tokens import tokens_of, turn_token
from dejarik.assault.rules.state import Assault, Figure, Token
from dejarik.assault.skirmish.rules.state import SkirmishState
from dejarik.assault.skirmish.rules.victory import earned_for
from dejarik.kernel import Use, text

PANEL = "launch-panel"


def flipping(state: SkirmishState, figure: Figure) -> list[Interaction]:
    if state.used(state.scope("round"), f"flip:{figure.seat}"):
        return []
    return [
        Interaction(
            f"flip#{panel.id}",
            text("option-flip", token=token_text(state, panel)),
            panel.id,
            flip(panel.id),
            {"token": panel.id},
        )
        for panel in tokens_of(state, PANEL)
        if beside(state, figure, panel)
    ]


def flip(id: int) -> Callable[[Assault, Figure], None]:
    def do(state: Assault, figure: Figure) -> None:
        turn_token(state, state.tokens[id])
        state.count_use(state.scope("round"), f"flip:{figure.seat}")

    return do


def launch(state: SkirmishState, use: Use) -> None:
    panels = tokens_of(state, PANEL)
    for side in teams_in_order(state):
        held = controlled(state, panels, side)
        for points in (5, 2):  # those of one worth together, so that the log can be counted up
            alike = [panel for panel in held if worth(panel) == points]
            score_team(state, side, points * len(alike), earned_for(alike))


def worth(panel: Token) -> int:
    return 2 if panel.turned else 5


mission(
    "mos-eisley-outskirts-a",
    Part("flip", interactions=flipping),
    at_round_end(launch),
    wants=Wants(hold={PANEL: lambda state, panel, side: worth(panel)}),
)
