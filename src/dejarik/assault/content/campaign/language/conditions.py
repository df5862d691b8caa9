"""Whether something holds in a mission now."""

from __future__ import annotations

from dejarik.assault.campaign.rules.heroes import present
from dejarik.assault.campaign.rules.layout import objects, spaces_of
from dejarik.assault.campaign.rules.missions import Condition
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState
from dejarik.assault.rules.ground import is_on_or_beside, on_board
from dejarik.assault.rules.objects.interacting import beside
from dejarik.assault.rules.objects.tokens import tokens_of
from dejarik.assault.rules.printed import profile_of

__all__ = [
    "Condition",
    "before",
    "both",
    "everybody_beside",
    "happened",
    "no_imperials_left",
    "nobody_beside",
    "standing",
]


def happened(event: str) -> Condition:
    return lambda state: event in state.happened


def before(event: str) -> Condition:
    return lambda state: event not in state.happened


def both(*conditions: Condition) -> Condition:
    return lambda state: all(condition(state) for condition in conditions)


def standing(kind: str) -> Condition:
    """There is an object of that kind."""
    return lambda state: bool(tokens_of(state, kind))


def nobody_beside(kind: str, *, card: str = "") -> Condition:
    """No Imperial figure (of a title, elite ones included) is on or next to an object of that kind."""
    title = profile_title(card) if card else ""

    def holds(state: MissionState) -> bool:
        guards = [
            figure
            for figure in on_board(state)
            if figure.seat == EMPIRE and (not title or profile_of(state, figure).title == title)
        ]
        return not any(beside(state, figure, token) for token in tokens_of(state, kind) for figure in guards)

    return holds


def profile_title(card: str) -> str:
    from dejarik.assault.rules.printed import profile

    return profile(card).title


def everybody_beside(kind: str) -> Condition:
    """All heroes who are still there are on or next to the place of that kind."""

    def holds(state: MissionState) -> bool:
        spaces = [space for each in objects(state, kind) for space in spaces_of(state, each.spaces)]
        return all(
            any(is_on_or_beside(state, state.figures[hero.figure], space) for space in spaces)
            for hero in present(state)
        )

    return holds


def no_imperials_left(state: MissionState) -> bool:
    """No figure of the Empire is on the board."""
    return not any(figure.seat == EMPIRE for figure in on_board(state))
