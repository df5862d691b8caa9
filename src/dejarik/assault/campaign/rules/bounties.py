"""Bounty tokens of heroes (IA-BOUNTY): claimed and discarded as cards say."""

from __future__ import annotations

from dejarik.assault.campaign.rules.heroes import present
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.rules.reports import FigureEvent


class BountyClaimed(FigureEvent):
    """A hero has claimed a bounty token."""


class BountyDiscarded(FigureEvent):
    """A hero has discarded its bounty token."""


def has_bounty(state: MissionState, figure: int) -> bool:
    return _bounty(figure) in state.memory


def hunted(state: MissionState) -> list[int]:
    """The figures of the heroes who have a bounty token."""
    return [hero.figure for hero in present(state) if has_bounty(state, hero.figure)]


def claim_bounty(state: MissionState, figure: int) -> None:
    state.memory[_bounty(figure)] = 1
    state.log(BountyClaimed(figure=figure))


def discard_bounty(state: MissionState, figure: int) -> None:
    if has_bounty(state, figure):
        del state.memory[_bounty(figure)]
        state.occur(BountyDiscarded(figure=figure))


def _bounty(figure: int) -> str:
    return f"bounty:{figure}"
