"""Short words for Command cards in tests: who holds one, whether it can be played now, and playing it."""

from __future__ import annotations

from tests.assault.table import Table

from dejarik.assault.board import Sides
from dejarik.assault.rules.activation import Activation


def ready(picture: str, card: str, *more: str, **cards: str) -> Table:
    """Seat 0 holds these Command cards, and its figure A has begun its activation."""
    table = Table(picture, seats=None, groups=(), sides=Sides.TWO_PLAYER, **cards)
    return table.hand(0, card, *more).activate("A")


def offered(table: Table, card: str) -> bool:
    """Whether the player who is asked could play the card: as an action, or as anything else."""
    return bool(_options(table, card))


def play(table: Table, card: str) -> Table:
    """Play a card; of several copies, the first."""
    return table.choose(_options(table, card)[0])


def _options(table: Table, card: str) -> list[str]:
    wanted = (f"special:{card}.{card}", f"use:{card}.{card}")
    return [id for id in table.options if id.partition("#")[0] in wanted]


def actions_left(table: Table) -> int:
    """Of the figure that is activated."""
    return table.state.the(Activation).actions
