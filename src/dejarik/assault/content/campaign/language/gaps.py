"""Walls that a mission lets be ignored: holes, tunnels, what an explosion leaves of them."""

from __future__ import annotations

from dejarik.assault.board import Space
from dejarik.assault.campaign.rules.missions import Effect
from dejarik.assault.campaign.rules.obstacles import break_through
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.content.campaign.language.mission import Block
from dejarik.assault.rules.ground import board_for


def gap(name: str) -> Block:
    """Walls between the spaces of each object of a kind, or of an area, are ignored: for moving, sight, adjacency and
    counting spaces."""
    return Block(gap=name)


def breachable() -> Block:
    """A wall between two spaces with rubble does not hinder who moves from one of them; for everything else it is
    there."""
    return Block(breachable=True)


def walled_off(state: MissionState, space: int) -> list[int]:
    """The spaces on the other sides of the walls of a space."""
    ground = board_for(state)
    name = ground.name(Space(space))
    beyond = [one if other == name else other for one, other in ground.map.walls if name in (one, other)]
    return [int(ground.space(each)) for each in beyond]


def blow_away(name: str) -> Effect:
    """The same from now on."""
    return lambda state, occasion: break_through(state, name)
