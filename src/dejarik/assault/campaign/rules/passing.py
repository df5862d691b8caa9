"""Ways that only a mission has: spaces that are joined by objects, heights, and doors that are no obstacle to some."""

from __future__ import annotations

from dejarik.assault.board import Doors, Spaces
from dejarik.assault.campaign.rules.layout import door_number, ground_of
from dejarik.assault.campaign.rules.missions import mission_text
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.rules.ground import board_for
from dejarik.assault.rules.objects.tokens import tokens_of
from dejarik.assault.rules.state import NOWHERE, Figure, Token


def linked_spaces(state: MissionState) -> list[tuple[int, int]]:
    """Pairs of spaces that objects join: those of the two kinds that have the same colour."""
    return [
        (one.space, other.space)
        for first, second in mission_text(state).links
        for one in tokens_of(state, first)
        for other in tokens_of(state, second)
        if one.colour == other.colour and NOWHERE not in (one.space, other.space)
    ]


def high_spaces(state: MissionState) -> Spaces:
    """The spaces of areas that lie so high that walls and figures hinder neither sight nor counting."""
    return ground_of(state, *mission_text(state).heights)


def is_link(state: MissionState, token: Token) -> bool:
    return any(token.kind in link for link in mission_text(state).links)


def spaces_closed_to(state: MissionState, figure: Figure) -> Spaces:
    """All spaces outside of an area that a figure cannot leave."""
    found = 0
    for says in mission_text(state).confines:
        area = says(state, figure)
        if area:
            found |= board_for(state).on_map & ~ground_of(state, area)
    return found


def doors_open_to(state: MissionState, figure: Figure) -> Doors:
    """The doors that are no obstacle to a figure, although they may be closed."""
    found = 0
    for says in mission_text(state).open_to:
        for name in says(state, figure):
            found |= 1 << door_number(state, name)
    return found
