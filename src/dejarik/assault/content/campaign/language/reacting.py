"""Rules of a mission that answer what happens without being one of its events: nothing is read for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.content.blocks import Part
from dejarik.assault.content.campaign.language.mission import Block
from dejarik.assault.rules.state import Figure
from dejarik.kernel import Ability, Event, Moment, Use

E = TypeVar("E", bound=Event)


def reacts(
    name: str,
    on: type[E],
    do: Callable[[MissionState, E], None],
    *,
    when: Callable[[MissionState, E], bool] | None = None,
    moment: Moment = Moment.AFTER,
) -> Block:
    """Each time something has happened, or is about to (`moment`), the mission does something by itself."""

    def answer(state: MissionState, use: Use) -> None:
        do(state, use.event(state, on))

    def due(state: MissionState, use: Use) -> bool:
        return when is None or when(state, use.event(state, on))

    return Block(Part(name, (Ability(name, on, answer, due, moment, forced=True),)))


def still_there(state: MissionState, *figures: int) -> list[Figure]:
    """Those of these figures that are left. Whoever something is about may be gone before a rule comes to it, or asks
    about it once more: another rule of the same moment, or somebody who interrupted, has seen to that."""
    return [state.figures[id] for id in figures if id in state.figures]
