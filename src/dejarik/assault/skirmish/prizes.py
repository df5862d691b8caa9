"""What a mission pays for, as places to go to: tokens to hold, things to fetch and to bring home.

The missions say what they pay for (`Wants`, content.missions); besides, a terminal brings a card (CORE-SKIRMISH-21).
"""

from __future__ import annotations

from dejarik.assault.board import mission_id
from dejarik.assault.content.missions.blocks import Wants, wants_of
from dejarik.assault.content.missions.blocks.wants import beside
from dejarik.assault.evaluation.stakes import Errand, Prize
from dejarik.assault.rules.objects.tokens import TERMINAL, carried_by
from dejarik.assault.rules.state import NOWHERE, Figure, Token
from dejarik.assault.skirmish.rules.state import SkirmishState

CARD = 0.7
"""What a Command card is worth, in victory points."""


def held_pay(state: SkirmishState, token: Token, side: int) -> float:
    """What holding a token at the end of a round brings to a side."""
    points = _wants(state).held(state, token, side)
    return points + CARD if token.kind == TERMINAL else points


def carried_pay(state: SkirmishState, token: Token) -> float:
    """What carrying a token is worth."""
    return _wants(state).fetch.get(token.kind, 0.0)


def shot_pay(state: SkirmishState, token: Token) -> float:
    """What destroying a token is worth."""
    return _wants(state).shoot.get(token.kind, 0.0)


def _wants(state: SkirmishState) -> Wants:
    return wants_of(mission_id(state.map, state.mission))


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
    for points, places in _wants(state).stand:
        found += [Prize(points, spaces, Errand.HOLD) for spaces in places(state)]
    return found


def destination(state: SkirmishState, figure: Figure) -> Prize | None:
    """Where a figure has to bring what it carries."""
    for token in carried_by(state, figure):
        bring = _wants(state).bring.get(token.kind)
        if bring is not None and (spaces := bring.to(state, figure)):
            return Prize(bring.points, spaces, Errand.BRING)
    return None
