"""Objects on the board: doors, tokens that lie, are carried and dropped (CORE-DOOR, CORE-TOKEN, IA-SHIELD, IA-RUBBLE).

What a token is for, its mission says.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from dejarik.assault import board
from dejarik.assault.rules.ground import (
    forget_board,
    forget_situation,
    is_small,
    on_board,
    piece,
    situation,
    team,
)
from dejarik.assault.rules.mode import mode_of
from dejarik.assault.rules.movement.settling import StepAside
from dejarik.assault.rules.reports import (
    DoorClosed,
    DoorOpened,
    DoorUnlocked,
    Dropped,
    Retrieved,
    RubblePlaced,
    ShieldPlaced,
    TokenMoved,
    TokenPlaced,
    TokenRemoved,
    TokenTurned,
)
from dejarik.assault.rules.state import NOWHERE, Assault, Figure, Token
from dejarik.assault.rules.values import counts_for_control

DOOR = "door"
TERMINAL = "terminal"
CRATE = "crate"
SHIELD = "energy-shield"


def add_token(state: Assault, kind: str, space: int = NOWHERE, **facts: object) -> Token:
    """Put a token into the game."""
    token = Token(state.new_id(), kind, space, **facts)  # type: ignore[arg-type]
    state.tokens[token.id] = token
    return token


def place_token(state: Assault, kind: str, space: int) -> Token:
    """A token comes onto the board in the course of the game."""
    token = add_token(state, kind, space)
    state.log(TokenPlaced(token=token.id, kind=kind, space=space))
    return token


def move_token(state: Assault, token: Token, space: int) -> None:
    """A token is put into another space."""
    if token.space != space:
        start, token.space = token.space, space
        if mode_of(state).is_link(state, token):
            forget_situation(state)
        state.log(TokenMoved(token=token.id, kind=token.kind, space=space, start=start))


def remove_token(state: Assault, token: Token, *, used: bool = False) -> None:
    """A token leaves the game; what it blocked is free. `used`: what is carried is used up, not handed in."""
    state.removed[token.id] = state.tokens.pop(token.id)
    if mode_of(state).obstructs(state, token) or mode_of(state).is_link(state, token):
        forget_board(state)
    bearer = 0 if used else token.carrier
    state.log(TokenRemoved(token=token.id, kind=token.kind, space=token.space, carrier=bearer))


def turn_token(state: Assault, token: Token) -> None:
    """A token is turned over."""
    token.turned = not token.turned
    state.log(TokenTurned(token=token.id, kind=token.kind, space=token.space, turned=token.turned))


def tokens_of(state: Assault, kind: str) -> list[Token]:
    return [token for token in state.tokens.values() if token.kind == kind]


def open_door(state: Assault, token: Token) -> None:
    """The door's token leaves the board (CORE-DOOR-03)."""
    state.open_doors |= 1 << token.door
    state.removed[token.id] = state.tokens.pop(token.id, token)
    forget_situation(state)
    state.occur(DoorOpened(door=token.door))


def close_door(state: Assault, door: int) -> Token:
    """An effect closes a door: its token is back (CORE-DOOR-04), and who stands across it is pushed to the closest
    place by its own player (CORE-DOOR-05, CORE-LARGE-14)."""
    token = add_token(state, DOOR, door=door)
    state.open_doors &= ~(1 << door)
    forget_situation(state)
    state.log(DoorClosed(door=door))
    state.push(*(StepAside(figure=figure.id) for figure in on_board(state) if not is_small(state, figure)))
    return token


def unlock_door(state: Assault, token: Token) -> None:
    """A door that was locked is so no longer (CORE-DOOR-09)."""
    if token.locked:
        token.locked = False
        state.log(DoorUnlocked(door=token.door))


def is_open(state: Assault, door: int) -> bool:
    return bool(state.open_doors >> door & 1)


def put_rubble(state: Assault, space: int) -> None:
    """IA-RUBBLE-01. Rubble on rubble changes nothing (IA-RUBBLE-03)."""
    if space not in state.rubble:
        state.rubble.append(space)
        forget_situation(state)
        state.log(RubblePlaced(space=space))


def put_shield(state: Assault, space: int) -> None:
    """IA-SHIELD-01."""
    if space not in state.shields:
        state.shields.append(space)
        forget_situation(state)
        state.log(ShieldPlaced(space=space))


def put_frail_shield(state: Assault, space: int, *, health: int, block: int) -> Token:
    """An energy shield that can be attacked: with it, the shield goes (`lose_shield`)."""
    put_shield(state, space)
    return add_token(state, SHIELD, space, health=health, block=block)


def lose_shield(state: Assault, space: int) -> None:
    """An energy shield leaves the board."""
    if space in state.shields:
        state.shields.remove(space)
        forget_situation(state)


# --- Carrying -------------------------------------------------------------------------------------


def carried_by(state: Assault, figure: Figure) -> list[Token]:
    return [token for token in state.tokens.values() if token.carrier == figure.id]


def retrieve(state: Assault, figure: Figure, token: Token) -> None:
    """The figure picks the token up and carries it from now on (CORE-TOKEN-12)."""
    state.log(Retrieved(token=token.id, kind=token.kind, space=token.space, figure=figure.id))
    token.carrier, token.space = figure.id, NOWHERE


def drop(state: Assault, figure: Figure, token: Token) -> None:
    """The token lies in the figure's space; of a large figure, in the first of its spaces (CORE-DEFEAT-05)."""
    token.carrier = 0
    token.space = int(piece(state, figure).cells[0]) if figure.space != NOWHERE else NOWHERE
    state.log(Dropped(token=token.id, kind=token.kind, space=token.space, figure=figure.id))


def drop_carried(state: Assault, figure: Figure) -> None:
    """CORE-TOKEN-14."""
    for token in carried_by(state, figure):
        drop(state, figure, token)


# --- Control --------------------------------------------------------------------------------------


def controller_of_token(state: Assault, token: Token) -> int | None:
    """The team that controls a token (CORE-CONTROL-01): none when nobody or both are there."""
    return None if token.space == NOWHERE else controller_of_object(state, 1 << token.space)


def controller_of_object(state: Assault, spaces: board.Spaces) -> int | None:
    """The team that controls an object on these spaces, as it would a token (CORE-CONTROL-01, -04, -05)."""
    return _only_team(state, [state.figures[id] for id in _beside(state, spaces)])


def _beside(state: Assault, spaces: board.Spaces) -> list[board.FigureId]:
    """Who stands where an object is or adjacent to it."""
    known = situation(state)
    memo, key = known.memo, ("beside", spaces)
    found = cast("list[board.FigureId] | None", memo.get(key))
    if found is None:
        spot = board.object_thing(spaces)
        found = memo[key] = [
            id
            for id, each in known.figures.items()
            if each.spaces & spaces or board.adjacent(known, each, spot)
        ]
    return found


def controller_of_spaces(state: Assault, spaces: board.Spaces) -> int | None:
    """The team that controls a tile, an area or a deployment zone (CORE-CONTROL-02, -03)."""
    return _only_team(state, (figure for figure in on_board(state) if piece(state, figure).spaces & spaces))


def _only_team(state: Assault, figures: Iterable[Figure]) -> int | None:
    teams = {team(state, figure.seat) for figure in figures if counts_for_control(state, figure.id)}
    return teams.pop() if len(teams) == 1 else None
