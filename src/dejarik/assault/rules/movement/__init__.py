"""Movement (CORE-MOVE, CORE-PLACE, CORE-MASSIVE): what everybody outside this chapter needs of it.

One step is in `steps`, walking and "move X spaces" in `movement`, placing in `placing`, what ends a movement in
`settling`. What can be reached at all, the board says (`board.movement`).
"""

from dejarik.assault.rules.movement.movement import (
    ESCAPE,
    Escaped,
    GainPoints,
    MoveSpaces,
    SpendPoints,
    Walk,
    WayOut,
    escape,
    escape_options,
    free_to_go,
    gain_points,
    may_go,
    walk,
)
from dejarik.assault.rules.movement.placing import Place, places
from dejarik.assault.rules.movement.reaching import ease_of, end_options, reach_by_points, reach_by_spaces
from dejarik.assault.rules.movement.settling import MovementEnded, Settle, StepAside, is_passing_through
from dejarik.assault.rules.movement.steps import Moved, Spot, shift

__all__ = [
    "ESCAPE",
    "Escaped",
    "GainPoints",
    "MoveSpaces",
    "Moved",
    "MovementEnded",
    "Place",
    "Settle",
    "SpendPoints",
    "Spot",
    "StepAside",
    "Walk",
    "WayOut",
    "ease_of",
    "end_options",
    "escape",
    "escape_options",
    "free_to_go",
    "gain_points",
    "is_passing_through",
    "may_go",
    "places",
    "reach_by_points",
    "reach_by_spaces",
    "shift",
    "walk",
]
