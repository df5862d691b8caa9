"""How likely a side is to win, at a glance: for playouts of a search, which end in the middle of a game.

The evaluation of a position in points (`positions`), as a chance between 0 and 1; how much a lead counts, each way to
play says (`Stakes.odds`).
"""

from __future__ import annotations

from math import exp

from dejarik.assault.evaluation.positions import VICTORY, Appraisal
from dejarik.assault.rules.ground import team
from dejarik.assault.rules.state import Assault
from dejarik.kernel import Text, text

WORDS: dict[str, Text] = {
    "victory": text("assault-aspect-victory"),
    "standing": text("assault-aspect-standing"),
    "own": text("assault-aspect-own"),
    "hostile": text("assault-aspect-hostile"),
    "held": text("assault-aspect-held"),
}
_MOST = 50.0
"""More than that in an exponent is certainty."""


def chance_to_win(state: Assault, side: int) -> float:
    """How likely a side is to win from here. Those of all sides together are 1; a game that is over has decided."""
    if state.outcome is not None:
        winners = {team(state, seat) for seat in state.outcome.winners}
        return float(side in winners) / len(winners) if winners else 1.0 / len(_sides(state))
    known = Appraisal(state)
    sides = _sides(state)
    mine = _odds(known, side)
    if len(sides) == 2:  # what one is ahead, the other is behind
        return 1.0 / (1.0 + exp(-mine))
    return 1.0 / (1.0 + sum(exp((_odds(known, each) - mine) / 2) for each in sides if each != side))


def _odds(known: Appraisal, side: int) -> float:
    state = known.state
    return max(-_MOST, min(_MOST, known.stakes.odds(state, side, known.balance(side))))


def _sides(state: Assault) -> list[int]:
    return sorted({player.team for player in state.players})


def aspects(state: Assault, side: int) -> dict[str, float]:
    """How far a side is ahead in each respect, in points; against several others, compared with their mean."""
    if state.outcome is not None:
        won = any(team(state, seat) == side for seat in state.outcome.winners)
        return {"victory": VICTORY / 20 if won else -VICTORY / 20}
    known = Appraisal(state)
    others = [each for each in _sides(state) if each != side]
    standing = known.stakes.standing(state, side)
    standing -= sum(known.stakes.standing(state, each) for each in others) / len(others)
    own = sum(known.strength(figure) for figure in state.figures.values() if team(state, figure.seat) == side)
    hostile = sum(
        known.strength(figure) for figure in state.figures.values() if team(state, figure.seat) in others
    ) / len(others)
    return {
        "standing": standing,
        "own": own,
        "hostile": -hostile,
        "held": known.balance(side) - standing - own + hostile,
    }
