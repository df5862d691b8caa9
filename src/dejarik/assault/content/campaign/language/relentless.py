"""Figures that do not activate in their turn but act whenever somebody else has activated."""

from __future__ import annotations

from collections.abc import Callable

from dejarik.assault.campaign.rules.missions import Condition
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState
from dejarik.assault.content.blocks import Part
from dejarik.assault.content.campaign.language.interrupting import AN_ACTION, strike
from dejarik.assault.content.campaign.language.mission import Block, Side
from dejarik.assault.rules.activation import GroupActivation
from dejarik.assault.rules.events import ActivationOver
from dejarik.assault.rules.ground import members, on_board
from dejarik.assault.rules.state import NOWHERE, Assault
from dejarik.kernel import Ability, Constant, How, Moment, Source, Use


def acts_after(who: Side, others: Side, *, when: Condition | None = None, name: str = "acts-after") -> Block:
    """These figures do not activate; instead they perform 1 action after each activation of one of the others. Where
    a mission has several such, each has a name."""

    def is_over(state: MissionState, acted: int) -> bool:
        figure = state.figures.get(acted) or state.fallen.get(acted)
        return figure is not None and others(state, figure)

    return _out_of_turn(who, is_over, when, name)


def acts_after_groups(who: Side, *, when: Condition | None = None, name: str = "acts-after-groups") -> Block:
    """These figures do not activate; instead they perform 1 action after each activation of an Imperial group."""

    def is_over(state: MissionState, acted: int) -> bool:
        current = state.find(GroupActivation)
        return (
            current is not None
            and current.seat == EMPIRE
            and current.acting == current.group
            and acted in current.acted
            and all(
                figure.id in current.acted or figure.space == NOWHERE
                for figure in members(state, current.group)
            )
        )

    return _out_of_turn(who, is_over, when, name)


def _out_of_turn(
    who: Side, is_over: Callable[[MissionState, int], bool], when: Condition | None, name: str
) -> Block:
    def holds(state: MissionState) -> bool:
        return when is None or when(state)

    def is_one(state: Assault, source: Source, id: int, group: int) -> bool:
        assert isinstance(state, MissionState)
        return holds(state) and any(who(state, figure) for figure in members(state, group))

    def due(state: MissionState, use: Use) -> bool:
        return (
            holds(state)
            and is_over(state, use.event(state, ActivationOver).figure)
            and any(who(state, each) for each in on_board(state))
        )

    def act(state: MissionState, use: Use) -> None:
        for figure in [figure for figure in on_board(state) if who(state, figure)]:
            strike(state, figure, after=AN_ACTION)

    return Block(
        Part(
            name,
            (Ability(name, ActivationOver, act, due, Moment.AFTER, forced=True),),
            (Constant("can-activate", How.FORBID, 0, is_one, name=name),),
        )
    )
