"""The state of a skirmish: what a game of Imperial Assault has there besides board, groups and figures.

Rules that both ways to play share are typed on `Assault`, so that they can't touch what is here.
"""

from __future__ import annotations

from typing import ClassVar

from dejarik.assault.board import Sides
from dejarik.assault.rules.state import Assault, Player
from dejarik.kernel import Public, Secret


class SkirmishPlayer(Player):
    """A player: the victory points, the Command deck and the deployment zone."""

    army: Public[str] = ""
    zone: Public[str] = ""
    vp: Public[int] = 0
    vp_from_defeats: Public[int] = 0  # CORE-VP-06
    deck: Secret[list[str]] = []  # Command cards, the top one last
    discard: Public[list[str]] = []
    eliminated: Public[bool] = False
    upgrades: Public[list[str]] = []


class SkirmishState(Assault, kw_only=True):
    """A skirmish at one moment."""

    mode: ClassVar[str] = "skirmish"

    sides: Public[Sides]
    players: Public[list[SkirmishPlayer]] = []
    initiative: Public[int] = 0


def opponents(state: SkirmishState, seat: int) -> list[int]:
    """The seats that play against this one and are still in the game."""
    side = state.players[seat].team
    return [player.seat for player in state.players if player.team != side and not player.eliminated]
