"""Figures that others may interact with, as with objects (CORE-INTERACT-03)."""

from __future__ import annotations

from collections.abc import Callable

from dejarik.assault.campaign.rules.missions import Condition
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.content.blocks import Part
from dejarik.assault.content.campaign.language.mission import Block, Side
from dejarik.assault.rules.ground import are_adjacent, on_board
from dejarik.assault.rules.names import figure_text
from dejarik.assault.rules.objects.interacting import Interaction
from dejarik.assault.rules.state import Figure
from dejarik.kernel import Text, text

#: What a figure does with another one next to it.
Deed = Callable[[MissionState, Figure, Figure], None]


def approachable(
    whom: Side,
    name: str,
    do: Deed,
    *,
    by: Side,
    when: Condition | None = None,
    only: Callable[[MissionState, Figure], bool] | None = None,
) -> Block:
    """Figures that others next to them may interact with; those `only` of which something holds."""

    def offers(state: MissionState, figure: Figure) -> list[Interaction]:
        if not by(state, figure) or not (when is None or when(state)):
            return []
        people = [other for other in on_board(state) if other.id != figure.id and whom(state, other)]
        use = text(f"mission-{state.mission}-use-{name}")

        def label(other: Figure) -> Text:
            """With a name, unless it can only be the one."""
            if len(people) == 1:
                return use
            return text("option-approach", use=use, figure=figure_text(state, other))

        return [
            Interaction(f"{name}#{other.id}", label(other), 0, _doing(other.id, do), {"target": other.id})
            for other in people
            if are_adjacent(state, figure, other) and (only is None or only(state, other))
        ]

    return Block(Part(f"approach-{name}", interactions=offers), use=name)


def _doing(id: int, do: Deed) -> Callable[[MissionState, Figure], None]:
    def carry_out(state: MissionState, figure: Figure) -> None:
        if id in state.figures:
            do(state, figure, state.figures[id])

    return carry_out
