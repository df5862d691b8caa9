"""Walls that a mission lets be ignored: holes, tunnels, what an explosion leaves of them."""

from __future__ import annotations

from dejarik.assault.campaign.rules.missions import Effect
from dejarik.assault.campaign.rules.obstacles import break_through
from dejarik.assault.content.campaign.language.mission import Block


def gap(name: str) -> Block:
    """Walls between the spaces of each object of a kind, or of an area, are ignored: for moving, sight, adjacency and
    counting spaces."""
    return Block(gap=name)


def blow_away(name: str) -> Effect:
    """The same from now on."""
    return lambda state, occasion: break_through(state, name)
