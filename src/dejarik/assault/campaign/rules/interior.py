"""Massive figures stay outside in a mission (CORE-MASSIVE-04), unless it lets them in."""

from __future__ import annotations

from dejarik.assault import board
from dejarik.assault.board import Nature, Position, Space, Spaces
from dejarik.assault.campaign.rules.missions import mission_text
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState
from dejarik.assault.rules.ground import board_for, situation, team
from dejarik.assault.rules.printed import Keyword, profile
from dejarik.assault.rules.state import Figure


def shut_out_of(state: MissionState, figure: Figure) -> Spaces:
    """The interior spaces that a Massive figure cannot enter."""
    shut = board_for(state).interior
    for admitted in mission_text(state).indoors:
        shut &= ~admitted(state, figure)
    return shut


def has_room(state: MissionState, card: str) -> bool:
    """Whether there is any place for a group of a card: for a Massive one there may be none (CORE-DEPLOY-07)."""
    if Keyword.MASSIVE not in profile(card).keywords:
        return True
    newcomer = Figure(0, EMPIRE, 0, card, 1)
    shut = shut_out_of(state, newcomer)
    base, side = profile(card).base, team(state, EMPIRE)
    mover = board.figure(board_for(state), newcomer.id, side, Position(Space(0)), base, Nature.MASSIVE, shut)
    return bool(board.placements(situation(state), mover))
