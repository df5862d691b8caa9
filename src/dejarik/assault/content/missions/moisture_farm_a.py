"""Moisture Farm A, Close to Home: crates that each side scores once."""

from __future__ import annotations

from dejarik.assault.content.missions.blocks import Wants, at_round_end, mission, score_team, unless_marked
from dejarik.assault.rules.objects.tokens import CRATE, controller_of_token, tokens_of
from dejarik.assault.skirmish.rules.state import SkirmishState
from dejarik.assault.skirmish.rules.victory import earned_for
from dejarik.kernel import Use


def claim_crates(state: SkirmishState, use: Use) -> None:
    for crate in tokens_of(state, CRATE):
        side = controller_of_token(state, crate)
        if side is not None and side not in crate.marks:
            crate.marks.append(side)
            score_team(state, side, 7, earned_for([crate]))


mission("moisture-farm-a", at_round_end(claim_crates), wants=Wants(hold={CRATE: unless_marked(7)}))
