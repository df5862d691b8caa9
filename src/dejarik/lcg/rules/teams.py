"""Friends and enemies (LCGC-SIDE-04, LCGC-TEAM, LCG-TEXT): a team shares a side; a duel is two teams of one."""

from __future__ import annotations

from dejarik.lcg.facts.cards import Side
from dejarik.lcg.rules.state import Lcg, Player


def other(side: Side) -> Side:
    return Side.DARK if side is Side.LIGHT else Side.LIGHT


def side_of(state: Lcg, seat: int) -> Side:
    return state.players[seat].side


def members(state: Lcg, side: Side) -> list[int]:
    """The seats of a team that are still in the game, player 1 first (LCG-2V2-07)."""
    team = [player for player in state.players if player.side is side and not player.out]
    team.sort(key=_number)
    return [player.seat for player in team]


def _number(player: Player) -> int:
    return player.number


def friends(state: Lcg, seat: int) -> list[int]:
    """The player and the teammates (LCG-TEXT-04)."""
    return members(state, side_of(state, seat))


def eyes(state: Lcg, seat: int) -> list[int]:
    """The seats whose own cards a player sees: teammates may show each other their hands (LCG-COMM-01)."""
    return [seat] if state.players[seat].out else friends(state, seat)


def teammates(state: Lcg, seat: int) -> list[int]:
    """The other friendly players (LCG-TEXT-05)."""
    return [friend for friend in friends(state, seat) if friend != seat]


def opponents(state: Lcg, seat: int) -> list[int]:
    """Every opponent, clockwise from the active player (LCG-TEXT-02, -03, -06)."""
    side = side_of(state, seat)
    return [each for each in clockwise(state) if state.players[each].side is not side]


def are_friends(state: Lcg, a: int, b: int) -> bool:
    return state.players[a].side is state.players[b].side


def clockwise(state: Lcg, first: int | None = None) -> list[int]:
    """The seats still in the game, clockwise from one of them, else from the active player."""
    start = state.order.index(state.active if first is None else first)
    around = state.order[start:] + state.order[:start]
    return [seat for seat in around if not state.players[seat].out]


def began(state: Lcg, side: Side) -> int:
    """How many players of a side started the game."""
    return sum(player.side is side for player in state.players)
