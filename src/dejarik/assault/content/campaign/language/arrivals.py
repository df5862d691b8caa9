"""Deployment points that not every group may use."""

from __future__ import annotations

from collections.abc import Callable

from dejarik.assault.campaign.rules.missions import Condition
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.content.campaign.language.mission import Block
from dejarik.assault.rules.printed import Profile, profile


def kept_for(fits: Callable[[Profile], bool], *points: str, when: Condition | None = None) -> Block:
    """Only groups whose cards fit can be deployed to these points and reinforced there."""

    def bars(state: MissionState, point: str, card: str) -> bool:
        return point in points and (when is None or when(state)) and not fits(profile(card))

    return Block(point_bar=bars)
