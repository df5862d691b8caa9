"""What happened in a game, written down so that many games can be compared: for the laboratory and its reports.

A game that has something to tell names a `Chronicler` (`Game.chronicler`), who looks on while one match is played. What
is written down are ids of the game; what people call them, its presenter knows (`Presenter.called`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from enum import Enum
from typing import TYPE_CHECKING, Generic, TypeVar

import msgspec

if TYPE_CHECKING:
    from dejarik.kernel.events import Event
    from dejarik.kernel.state import State

S = TypeVar("S", bound="State")


class Brought(msgspec.Struct, frozen=True):
    """What a seat played with: an army, a deck, a hero."""

    team: int
    name: str
    faction: str = ""
    cards: tuple[str, ...] = ()


class Deed(msgspec.Struct, omit_defaults=True):
    """What one card has done for its seat, all its copies and figures together."""

    seat: int
    card: str
    used: int = 0
    """How often it was played, or one of its texts used by choice."""
    dealt: int = 0
    """Damage, also by its texts."""
    suffered: int = 0
    felled: int = 0
    """Figures or cards of others that its damage removed."""
    fell: int = 0
    points: int = 0
    """Those that its victims and texts brought its seat, of whatever one wins with."""


class Fall(msgspec.Struct, frozen=True):
    """Where a figure was defeated."""

    seat: int
    card: str
    round: int
    space: str


class Chronicle(msgspec.Struct):
    """What happened in one game."""

    scene: str
    """What was played: a mission, a format."""
    ground: str = ""
    """The map, where there is one."""
    brought: list[Brought] = []
    rounds: int = 0
    points: list[list[int]] = []
    """After each round, what each seat had; empty where nothing is counted."""
    deeds: list[Deed] = []
    falls: list[Fall] = []


class Named(Enum):
    """What an id in a chronicle stands for."""

    SCENE = "scene"
    GROUND = "ground"
    BROUGHT = "brought"
    FACTION = "faction"
    CARD = "card"


class Ground(msgspec.Struct, frozen=True):
    """A map as a plan: its spaces by their names with column and row, those that nobody enters, and its walls between
    corner points of the grid."""

    spaces: dict[str, tuple[int, int]]
    blocked: tuple[str, ...]
    walls: tuple[tuple[tuple[float, float], tuple[float, float]], ...]


class Chronicler(ABC, Generic[S]):
    """Looks on while one match is played."""

    @abstractmethod
    def note(self, state: S, events: Sequence[Event]) -> None:
        """What happened since the last choice, and where it led to."""

    @abstractmethod
    def chronicle(self, state: S) -> Chronicle:
        """All of it, when the game is over."""


class Deeds:
    """Adds up the deeds of cards."""

    def __init__(self) -> None:
        self._deeds: dict[tuple[int, str], Deed] = {}

    def of(self, seat: int, card: str) -> Deed:
        """Those of a card of a seat."""
        return self._deeds.setdefault((seat, card), Deed(seat, card))

    def all(self) -> list[Deed]:
        """In a fixed order."""
        return [self._deeds[key] for key in sorted(self._deeds)]
