"""What a mission pays for, as places to go to: tokens to hold, things to fetch and to bring home.

This is advice and no rule: points are those of the missions (content.missions), roughly, and what is not listed pays
nothing but the card that a terminal brings (CORE-SKIRMISH-21).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from dejarik.assault import board
from dejarik.assault.board import Spaces
from dejarik.assault.content.missions.blocks.scoring import area, owner_of_zone, zone
from dejarik.assault.rules.ground import situation, team
from dejarik.assault.rules.state import NOWHERE, Figure, Token
from dejarik.assault.rules.tokens import TERMINAL, carried_by
from dejarik.assault.skirmish.rules.state import SkirmishState

CARD = 0.7
"""What a Command card is worth, in victory points."""


class Errand(Enum):
    """What has to be done in a place."""

    HOLD = "stand there when the round ends"
    FETCH = "pick something up"
    BRING = "arrive with what is carried"


@dataclass(frozen=True, slots=True)
class Prize:
    """Somewhere to go: the spaces that count, what it brings, and how."""

    points: float
    spaces: Spaces
    errand: Errand
    token: int = 0


#: What a token brings to a side that holds it at the end of a round.
Pay = Callable[[SkirmishState, Token, int], float]


def _always(points: float) -> Pay:
    return lambda state, token, side: points


def _once(points: float) -> Pay:
    """Only for who has not marked it yet."""
    return lambda state, token, side: 0.0 if side in token.marks else points


def _panel(state: SkirmishState, token: Token, side: int) -> float:
    return 2.0 if token.turned else 5.0


def _in_a_rivals_zone(points: float) -> Pay:
    def pay(state: SkirmishState, token: Token, side: int) -> float:
        owner = owner_of_zone(state, token.space)
        return points if owner is not None and team(state, owner) != side else 0.0

    return pay


_HELD: dict[str, dict[str, Pay]] = {
    "30th-floor-plaza-a": {"tactical-position": _always(2)},
    "echo-base-a": {TERMINAL: _always(3)},
    "hoth-battlefield-a": {TERMINAL: _in_a_rivals_zone(5)},
    "hoth-battlefield-b": {TERMINAL: _in_a_rivals_zone(5)},
    "massassi-ruins-b": {"excavation-site": _always(6), "communications-beacon": _always(1)},
    "moisture-farm-a": {"crate": _once(7)},
    "mos-eisley-outskirts-a": {"launch-panel": _panel},
    "nal-hutta-borderlands-a": {"outpost": _always(2), "turret": _always(1.5)},
    "nal-hutta-borderlands-b": {"outpost": _always(2), "turret": _always(1.5)},
    "pit-of-carkoon-a": {"installation": _always(3)},
    "pit-of-carkoon-b": {"installation": _always(3)},
    "temple-gardens-a": {"tactical-position": _always(3)},
    "temple-gardens-b": {"tactical-position": _always(3)},
}

_AREAS: dict[str, dict[str, float]] = {
    "echo-base-b": {"Medical Bay": 5.0},
    "pit-of-carkoon-b": {"Cannon": 1.0},
}

#: Things to pick up, and what carrying one is worth.
_FETCHED: dict[str, dict[str, float]] = {
    "echo-base-a": {"bacta-infuser": 2.0},
    "echo-base-b": {"tauntaun": 5.0},
    "massassi-ruins-a": {"holocron": 6.0},
    "mos-eisley-outskirts-b": {"contraband": 8.0},
}

#: Tokens that can be attacked, and what destroying one brings.
_SHOT: dict[str, dict[str, float]] = {"moisture-farm-b": {"raider": 4.0}}


def mission_of(state: SkirmishState) -> str:
    return f"{state.map}-{state.mission.lower()}"


def held_pay(state: SkirmishState, token: Token, side: int) -> float:
    """What holding a token at the end of a round brings to a side."""
    pay = _HELD.get(mission_of(state), {}).get(token.kind)
    points = pay(state, token, side) if pay is not None else 0.0
    return points + CARD if token.kind == TERMINAL else points


def carried_pay(state: SkirmishState, token: Token) -> float:
    """What carrying a token is worth."""
    return _FETCHED.get(mission_of(state), {}).get(token.kind, 0.0)


def shot_pay(state: SkirmishState, token: Token) -> float:
    """What destroying a token is worth."""
    return _SHOT.get(mission_of(state), {}).get(token.kind, 0.0)


def beside(state: SkirmishState, space: int) -> Spaces:
    """The spaces from which a token can be held and picked up."""
    return board.spaces_within(situation(state), board.object_thing(1 << space), 1)


def prizes(state: SkirmishState, side: int) -> list[Prize]:
    """Everything on the board that is worth going to, for a side."""
    found = []
    for token in state.tokens.values():
        if token.space == NOWHERE or token.door >= 0:
            continue
        points = held_pay(state, token, side)
        if points:
            found.append(Prize(points, beside(state, token.space), Errand.HOLD, token.id))
        points = carried_pay(state, token)
        if points:
            found.append(Prize(points, beside(state, token.space), Errand.FETCH, token.id))
    for name, points in _AREAS.get(mission_of(state), {}).items():
        found.append(Prize(points, area(state, name), Errand.HOLD))
    if mission_of(state) == "echo-base-a":
        found += [
            Prize(3.0, zone(state, player.zone), Errand.HOLD) for player in state.players if player.zone
        ]
    return found


def destination(state: SkirmishState, figure: Figure) -> Prize | None:
    """Where a figure has to bring what it carries."""
    kinds = {token.kind for token in carried_by(state, figure)}
    if "contraband" in kinds and state.players[figure.seat].zone:
        return Prize(15.0, zone(state, state.players[figure.seat].zone), Errand.BRING)
    if "holocron" in kinds:
        spaces = board.NO_SPACES
        for token in state.tokens.values():
            if token.kind == "communications-beacon" and token.space != NOWHERE:
                spaces |= beside(state, token.space)
        return Prize(10.0, spaces, Errand.BRING) if spaces else None
    return None
