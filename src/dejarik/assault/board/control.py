"""Who controls a token, a tile or a deployment zone.

Carries CORE-CONTROL-01 to -05, CORE-COMPANION-11 and IA-CONTROL. Control is worked out when it is asked for and never
remembered; what it is worth belongs to the missions.
"""

from __future__ import annotations

from collections.abc import Iterable

from dejarik.assault.board.distance import adjacent
from dejarik.assault.board.grid import Spaces
from dejarik.assault.board.situation import Nature, Piece, Situation, TeamId, Thing

_NEUTRAL = int(Nature.NEUTRAL)


def controller_of_token(situation: Situation, token: Thing) -> TeamId | None:
    """The team with a figure on or adjacent to the token, if it is the only one (CORE-CONTROL-01, -04)."""
    return _only_team(
        who
        for who in situation.figures.values()
        if who.spaces & token.spaces or adjacent(situation, who, token)
    )


def controller_of_spaces(situation: Situation, spaces: Spaces) -> TeamId | None:
    """The team with a figure in the tile or zone, if it is the only one (CORE-CONTROL-02 to -04, IA-CONTROL-02)."""
    return _only_team(situation.figures_in(spaces))


def _only_team(figures: Iterable[Piece]) -> TeamId | None:
    teams = {who.team for who in figures if not who.nature & _NEUTRAL}
    return teams.pop() if len(teams) == 1 else None
