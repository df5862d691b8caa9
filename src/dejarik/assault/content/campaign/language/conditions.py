"""Whether something holds in a mission now."""

from __future__ import annotations

from dejarik.assault.board import object_thing, spaces_around, spaces_within
from dejarik.assault.campaign.rules.cues import Known, all_judged, is_plain
from dejarik.assault.campaign.rules.heroes import present
from dejarik.assault.campaign.rules.layout import ground_of
from dejarik.assault.campaign.rules.missions import Condition
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.campaign.rules.values import counts_as_imperial
from dejarik.assault.rules.ground import on_board, piece, situation
from dejarik.assault.rules.objects.tokens import tokens_of

__all__ = [
    "Condition",
    "before",
    "both",
    "everybody_beside",
    "gone",
    "happened",
    "no_imperials_left",
    "standing",
]


def happened(event: str) -> Condition:
    return Known(lambda state: event in state.happened, lambda course: event in course.happened)


def before(event: str) -> Condition:
    return Known(lambda state: event not in state.happened, lambda course: event not in course.happened)


def gone(event: str) -> Condition:
    """An event has happened, and every group that it brought has been defeated."""
    return Known(
        lambda state: (
            event in state.happened
            and not any(group in state.groups for group, by in state.arrivals.items() if by == event)
        ),
        lambda course: None if event in course.happened else False,
        is_plain=False,
    )


def both(*conditions: Condition) -> Condition:
    return Known(
        lambda state: all(condition(state) for condition in conditions),
        lambda course: all_judged(conditions, course),
        is_plain=all(is_plain(condition) for condition in conditions),
    )


def standing(kind: str) -> Condition:
    """There is an object of that kind."""
    return lambda state: bool(tokens_of(state, kind))


def everybody_beside(kind: str, *, over_terrain: bool = False) -> Condition:
    """All heroes who are still there, at least one, are on or next to the place of that kind; `over_terrain`: blocking
    terrain does not matter for it."""

    def holds(state: MissionState) -> bool:
        known, spaces = situation(state), ground_of(state, kind)
        near = spaces_around(known, spaces) if over_terrain else spaces_within(known, object_thing(spaces), 1)
        there = [state.figures[hero.figure] for hero in present(state)]
        return bool(there) and all(piece(state, figure).spaces & near for figure in there)

    return holds


def no_imperials_left(state: MissionState) -> bool:
    """No figure of the Empire is on the board."""
    return not any(counts_as_imperial(state, figure.id) for figure in on_board(state))
