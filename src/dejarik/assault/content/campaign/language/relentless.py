"""Figures that do not activate in their turn but act whenever somebody else has activated."""

from __future__ import annotations

from dejarik.assault.campaign.rules.missions import Condition
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.content.blocks import Part
from dejarik.assault.content.campaign.language.interrupting import AN_ACTION, strike
from dejarik.assault.content.campaign.language.mission import Block, Side
from dejarik.assault.rules.events import ActivationOver
from dejarik.assault.rules.ground import members, on_board
from dejarik.assault.rules.state import Assault
from dejarik.kernel import Ability, Constant, How, Moment, Source, Use


def acts_after(who: Side, others: Side, *, when: Condition | None = None) -> Block:
    """These figures do not activate; instead they perform 1 action after each activation of one of the others."""

    def holds(state: MissionState) -> bool:
        return when is None or when(state)

    def is_one(state: Assault, source: Source, id: int, group: int) -> bool:
        assert isinstance(state, MissionState)
        return holds(state) and any(who(state, figure) for figure in members(state, group))

    def due(state: MissionState, use: Use) -> bool:
        acted = use.event(state, ActivationOver).figure
        figure = state.figures.get(acted) or state.fallen.get(acted)
        return (
            holds(state)
            and figure is not None
            and others(state, figure)
            and any(who(state, each) for each in on_board(state))
        )

    def act(state: MissionState, use: Use) -> None:
        for figure in [figure for figure in on_board(state) if who(state, figure)]:
            strike(state, figure, after=AN_ACTION)

    name = "acts-after"
    return Block(
        Part(
            name,
            (Ability(name, ActivationOver, act, due, Moment.AFTER, forced=True),),
            (Constant("can-activate", How.FORBID, 0, is_one, name=name),),
        )
    )
