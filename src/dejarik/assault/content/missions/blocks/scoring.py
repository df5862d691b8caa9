"""What missions share: who comes in which order, what a team controls, and giving victory points for it.

Rules: CORE-CONTROL, IA-CONTROL; a team scores once for what it controls together. Whether somebody has won is looked at
when the mission's effect is over (`skirmish.rules.victory`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from dejarik.assault import board
from dejarik.assault.board import MissionId, MissionLayout, Spaces, mission_id, mission_layout
from dejarik.assault.content.blocks import Part, after
from dejarik.assault.rules.events import RoundBegins, RoundEnds
from dejarik.assault.rules.ground import board_for, piece, team
from dejarik.assault.rules.objects.tokens import DOOR, controller_of_token, open_door, tokens_of
from dejarik.assault.rules.state import Assault, Figure, Token
from dejarik.assault.skirmish.rules.state import SkirmishState
from dejarik.assault.skirmish.rules.victory import Earned, earned_for, gain
from dejarik.kernel import Use


def seats_in_order(state: SkirmishState) -> list[int]:
    """The players in the game, from the one with initiative clockwise."""
    count = len(state.players)
    order = [(state.initiative + step) % count for step in range(count)]
    return [seat for seat in order if not state.players[seat].eliminated]


def teams_in_order(state: SkirmishState) -> list[int]:
    """The teams in the game, in the order of their first player."""
    return list(dict.fromkeys(team(state, seat) for seat in seats_in_order(state)))


def speaker(state: SkirmishState, side: int) -> int:
    """The player who decides and scores for a team: the first one in order."""
    return next(seat for seat in seats_in_order(state) if team(state, seat) == side)


def score_team(state: SkirmishState, side: int, points: int, earned: Earned) -> None:
    """Points go to the team once, whoever of it controls the thing."""
    if points:
        gain(state, speaker(state, side), points, earned)


def controlled(state: Assault, tokens: Iterable[Token], side: int) -> list[Token]:
    """Those of the tokens that a team controls."""
    return [token for token in tokens if controller_of_token(state, token) == side]


def score_each(state: SkirmishState, kind: str, points: int) -> None:
    """Every team scores so many points for each token of a kind that it controls."""
    held = [(side, controlled(state, tokens_of(state, kind), side)) for side in teams_in_order(state)]
    for side, tokens in held:
        score_team(state, side, points * len(tokens), earned_for(tokens))


def at_round_end(do: Callable[[SkirmishState, Use], None]) -> Part:
    """The mission's end-of-round effects (CORE-SKIRMISH-22)."""
    return after("round-end", RoundEnds, do, forced=True)


def at_round_start(do: Callable[[SkirmishState, Use], None]) -> Part:
    """The mission's start-of-round effects."""
    return after("round-start", RoundBegins, do, forced=True)


def layout_of(state: Assault) -> MissionLayout:
    """What the mission has put on the map."""
    return mission_layout(mission_id(state.map, state.mission))


def open_doors_in_time(state: Assault, use: Use) -> None:
    """All doors open at the end of the round that the data of the mission whose rule this is names."""
    if state.round == mission_layout(MissionId(use.key)).doors.open_after_round:
        for door in tokens_of(state, DOOR):
            open_door(state, door)


def area(state: Assault, name: str) -> Spaces:
    """The spaces of an area of the mission, by its name."""
    return board_for(state).region(board.region(layout_of(state).areas, name))


def zone(state: Assault, name: str) -> Spaces:
    """The spaces of a deployment zone."""
    return board_for(state).region(board.region(board.load_map(state.map).zones, name))


def owner_of_zone(state: SkirmishState, space: int) -> int | None:
    """The player in whose deployment zone a space lies."""
    for player in state.players:
        if player.zone and zone(state, player.zone) >> space & 1:
            return player.seat
    return None


def inside(state: Assault, figure: Figure, spaces: Spaces) -> bool:
    """Whether a figure stands in one of these spaces."""
    return bool(piece(state, figure).spaces & spaces)
