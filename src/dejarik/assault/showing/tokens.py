"""Doors, terminals and other tokens as a page shows them: what they are, where they lie, who has them."""

from __future__ import annotations

from dejarik.assault import board
from dejarik.assault.board import DoorId, token_symbols
from dejarik.assault.rules.ground import board_for, situation
from dejarik.assault.rules.mode import mode_of
from dejarik.assault.rules.objects.tokens import controller_of_token
from dejarik.assault.rules.state import NOWHERE, Assault, Token
from dejarik.assault.showing import records
from dejarik.assault.showing.plain import names_in
from dejarik.kernel import text


def tokens_shown(state: Assault) -> list[records.Token]:
    """Doors, terminals and the mission's tokens, on the board or carried."""
    occupied = 0
    for figure in situation(state).figures.values():
        occupied |= figure.spaces
    return [_token(state, token, occupied) for token in state.tokens.values()]


def _token(state: Assault, token: Token, occupied: board.Spaces) -> records.Token:
    return records.Token(
        id=token.id,
        kind=token.kind,
        name=text(f"token-{token.kind}"),
        symbol=token_symbols().get(token.kind),
        colour=token.colour or None,
        spaces=token_spaces(state, token),
        door=token.door if token.door >= 0 else None,
        locked=token.locked,
        health=token.health,
        damage=token.damage,
        turned=token.turned,
        carrier=token.carrier or None,
        controller=controller_of_token(state, token) if _has_company(state, token, occupied) else None,
        marks=list(token.marks),
    )


def _has_company(state: Assault, token: Token, occupied: board.Spaces) -> bool:
    """Whether anybody stands in the nine spaces in and around a token's: else it needs no search who controls it."""
    if token.space == NOWHERE:
        return False
    stride = board_for(state).stride
    around = 0
    for row in (-stride, 0, stride):
        around |= _bits(7, token.space + row - 1)
    return bool(occupied & around)


def _bits(pattern: int, place: int) -> int:
    return pattern << place if place >= 0 else pattern >> -place


def token_spaces(state: Assault, token: Token) -> list[str]:
    """Where a token lies; of a door, the spaces on both sides of it."""
    if token.door >= 0:
        return names_in(state, board_for(state).door_spaces[DoorId(token.door)])
    return names_in(state, mode_of(state).token_spaces(state, token)) if token.space != NOWHERE else []


def open_doors(state: Assault) -> list[int]:
    """The numbers of the doors that are open."""
    return [door for door in range(state.open_doors.bit_length()) if state.open_doors >> door & 1]
