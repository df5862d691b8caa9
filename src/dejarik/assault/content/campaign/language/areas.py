"""Areas that a mission speaks of: who is in one, and who has come there."""

from __future__ import annotations

from dejarik.assault.campaign.rules.cues import Cue, Sign
from dejarik.assault.campaign.rules.heroes import present
from dejarik.assault.campaign.rules.layout import ground_of
from dejarik.assault.campaign.rules.missions import Condition
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.content.campaign.language.mission import Side
from dejarik.assault.content.campaign.language.triggers import Signal, Trigger
from dejarik.assault.rules.events import Deployed
from dejarik.assault.rules.ground import on_board, piece
from dejarik.assault.rules.movement import Moved
from dejarik.assault.rules.state import NOWHERE, Figure


def stands_in(state: MissionState, figure: Figure, *areas: str) -> bool:
    """Whether a figure is on the map in one of these areas; a large one, with at least one space."""
    if figure.space == NOWHERE:
        return False
    return bool(piece(state, figure).spaces & ground_of(state, *areas))


def figures_in(state: MissionState, *areas: str) -> list[Figure]:
    return [figure for figure in on_board(state) if stands_in(state, figure, *areas)]


def within(*areas: str, side: Side) -> Side:
    """Those of a side who are in one of these areas."""
    return lambda state, figure: side(state, figure) and stands_in(state, figure, *areas)


def none_in(*areas: str, side: Side) -> Condition:
    """No figure of a side is in these areas."""
    return lambda state: not any(side(state, figure) for figure in figures_in(state, *areas))


def all_heroes_in(*areas: str) -> Condition:
    """All heroes who are still there are in these areas; somebody is."""

    def holds(state: MissionState) -> bool:
        there = [state.figures[hero.figure] for hero in present(state)]
        return bool(there) and all(stands_in(state, figure, *areas) for figure in there)

    return holds


def entered(*areas: str, side: Side) -> Trigger:
    """A figure of a side has come into one of these areas: by a step, by being pushed, placed or deployed."""

    def fits(state: MissionState, event: Moved | Deployed) -> bool:
        figure = state.figures.get(event.figure)
        return figure is not None and side(state, figure) and stands_in(state, figure, *areas)

    cue = Cue(Sign.ENTERED, areas)
    return Trigger((Signal(Moved, fits, cue=cue), Signal(Deployed, fits, cue=cue)))
