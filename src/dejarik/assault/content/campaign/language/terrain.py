"""Ground that is special in a mission: what may be crossed at a price, what nobody should stop in, and where Massive
figures may go inside."""

from __future__ import annotations

from dejarik.assault.board import ALL_SPACES, NO_SPACES, Spaces
from dejarik.assault.board.passages import Way
from dejarik.assault.campaign.rules.layout import ground_of
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState
from dejarik.assault.content.campaign.language.areas import stands_in
from dejarik.assault.content.campaign.language.mission import Block, Side
from dejarik.assault.content.campaign.language.reacting import reacts, still_there
from dejarik.assault.rules.figures.damage import hurt, strain
from dejarik.assault.rules.ground import board_for, situation
from dejarik.assault.rules.movement import Moved, MovementEnded, Spot
from dejarik.assault.rules.printed import profile_of
from dejarik.assault.rules.state import Figure
from dejarik.assault.rules.values import is_massive, is_mobile


def impassable(kind: str) -> Block:
    """The spaces of these objects are impassable terrain: nobody walks there, and everybody sees across."""
    return Block(impassable=kind)


def indoors(who: Side | None = None, *, area: str = "") -> Block:
    """Massive figures, all or some, may enter interior spaces (CORE-MASSIVE-04): everywhere or in an area. Whom it is
    about does not change while the figure is on the map."""

    def admitted(state: MissionState, figure: Figure) -> Spaces:
        if who is not None and not who(state, figure):
            return NO_SPACES
        return ground_of(state, area) if area else ALL_SPACES

    return Block(indoors=admitted)


def crossable(price: int, *, rule: int) -> Block:
    """Impassable terrain hinders nobody; who is neither Massive nor Mobile and crosses it of its own will suffers
    strain. `rule`: which one of the briefing says so."""

    def pays(state: MissionState, event: Moved) -> bool:
        figure = state.figures.get(event.figure)
        return (
            figure is not None
            and event.willing
            and not event.placed
            and not is_massive(state, figure)
            and not is_mobile(state, figure.id)
            and _crosses(state, figure, event.origin, event.to)
        )

    def pay(state: MissionState, event: Moved) -> None:
        for figure in still_there(state, event.figure):
            strain(state, figure, price, by=EMPIRE)

    block = reacts(f"rule-{rule}", Moved, pay, when=pays)
    return Block(block.part, crossable=True)


def _crosses(state: MissionState, figure: Figure, start: Spot, end: Spot) -> bool:
    """A step that could not be made if impassable terrain hindered it; ways that objects make are no terrain."""
    known = situation(state)
    steps = board_for(state).steps(profile_of(state, figure).base, Way.WALKING, known.closed)
    moves = (*steps.moves[start.lying], *steps.turns[start.lying], *known.links)
    return not any(
        move.allowed >> start.space & 1 and start.space + move.shift == end.space and move.lying == end.lying
        for move in moves
    )


def deadly(area: str, damage: int, *, rule: int) -> Block:
    """Who ends a movement in an area, however it came there, suffers damage."""

    def is_there(state: MissionState, event: MovementEnded) -> bool:
        figure = state.figures.get(event.figure)
        return figure is not None and stands_in(state, figure, area)

    def swallow(state: MissionState, event: MovementEnded) -> None:
        hurt(state, still_there(state, event.figure), damage, by=EMPIRE)

    return reacts(f"rule-{rule}", MovementEnded, swallow, when=is_there)
