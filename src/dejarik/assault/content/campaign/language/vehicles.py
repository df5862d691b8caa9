"""Sections of the map that move with everybody on them: barges that dock, elevators."""

from __future__ import annotations

from dejarik.assault.campaign.rules.layout import section
from dejarik.assault.campaign.rules.missions import Effect, EventHappens
from dejarik.assault.campaign.rules.sections import move_sections
from dejarik.assault.campaign.rules.state import MissionState


def carry_over(*names: str, to: str, columns: int = 0, rows: int = 0) -> Effect:
    """Sections move so many columns and rows, where the map has another section for them; what stands and lies on them
    keeps its place there."""

    def carry_out(state: MissionState, occasion: EventHappens) -> None:
        old = [section(state, name) for name in names]
        move_sections(state, old, [section(state, to)], columns=columns, rows=rows)

    return carry_out
