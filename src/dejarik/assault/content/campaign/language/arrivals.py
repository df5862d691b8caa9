"""Deployment points that not every group may use, and objects that mark one."""

from __future__ import annotations

from collections.abc import Callable

from dejarik.assault.campaign.rules.missions import Condition
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.content.campaign.language.mission import Block
from dejarik.assault.rules.objects.tokens import tokens_of
from dejarik.assault.rules.printed import Profile, profile


def kept_for(fits: Callable[[Profile], bool], *points: str, when: Condition | None = None) -> Block:
    """Only groups whose cards fit can be deployed to these points and reinforced there."""

    def bars(state: MissionState, point: str, card: str) -> bool:
        return point in points and (when is None or when(state)) and not fits(profile(card))

    return Block(point_bar=bars)


def marks_point(kind: str, fits: Callable[[Profile], bool]) -> Block:
    """Each object of a kind is a deployment point, wherever it lies, for groups whose cards fit."""

    def spaces(state: MissionState, card: str) -> list[int]:
        if card and not fits(profile(card)):
            return []
        return list(dict.fromkeys(token.space for token in tokens_of(state, kind)))

    return Block(marked_points=spaces)
