"""What burns, and what else hurts whoever enters its space."""

from __future__ import annotations

from dejarik.assault.board import Spaces
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState
from dejarik.assault.content.blocks import Part
from dejarik.assault.content.campaign.language.mission import Block, Side
from dejarik.assault.content.campaign.language.reacting import still_there
from dejarik.assault.rules.figures.damage import hurt
from dejarik.assault.rules.ground import piece, piece_at
from dejarik.assault.rules.movement import Moved
from dejarik.assault.rules.objects.tokens import tokens_of
from dejarik.assault.rules.state import NOWHERE
from dejarik.kernel import Ability, Moment, Use


def hazard(kind: str, *, damage: int, spares: Side) -> Block:
    """Objects that hurt a figure which enters their space; nobody ends a movement there of its own will. Some are
    spared."""

    def burning(state: MissionState) -> Spaces:
        found = 0
        for token in tokens_of(state, kind):
            if token.space != NOWHERE:
                found |= 1 << token.space
        return found

    def entered(state: MissionState, use: Use) -> bool:
        event = use.event(state, Moved)
        figure = state.figures.get(event.figure)
        if figure is None or figure.space == NOWHERE or spares(state, figure):
            return False
        before = piece_at(state, figure, event.origin.position).spaces if event.origin.space != NOWHERE else 0
        return bool(piece(state, figure).spaces & ~before & burning(state))

    def burn(state: MissionState, use: Use) -> None:
        hurt(state, still_there(state, use.event(state, Moved).figure), damage, by=EMPIRE)

    name = f"hazard-{kind}"
    return Block(
        Part(name, (Ability(name, Moved, burn, entered, Moment.AFTER, forced=True),)),
        bars_end=lambda state, figure: 0 if spares(state, figure) else burning(state),
    )
