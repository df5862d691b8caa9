"""What the ways to play differ in: what strain and a defeat do, who comes first, on which map, and when it is over.

A way to play is a value of the class below, known by the name that its state carries; `skirmish.rules.mode` defines
the skirmish. The shared rules ask it at the few places where the books differ, and nowhere else do they know whether
a skirmish is played.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from dejarik.assault.board import Nature
from dejarik.assault.rules.state import Assault
from dejarik.kernel import NOBODY

if TYPE_CHECKING:
    from dejarik.assault.board import Board, Doors, Spaces
    from dejarik.assault.rules.figures.damage import Defeated, Strained
    from dejarik.assault.rules.movement import Escaped
    from dejarik.assault.rules.state import Figure, Token
    from dejarik.kernel import Text

S = TypeVar("S", bound=Assault)


class Mode(ABC, Generic[S]):
    """A way to play. One instance serves all games and holds no state."""

    name: ClassVar[str]
    #: Whether there is one companion of a kind altogether, and not one for each player (IA-COMP-17, -18).
    lone_companions: ClassVar[bool] = False

    @abstractmethod
    def board_of(self, state: S) -> Board:
        """The board that is played on: its map, with the sections that exist now."""

    def token_spaces(self, state: S, token: Token) -> Spaces:
        """The spaces that an object fills which lies on the board."""
        return 1 << token.space

    def own_name(self, state: S, group: int) -> Text | None:
        """What the figures of a group are called, where it is not the title of their card."""
        return None

    def obstructs(self, state: S, token: Token) -> bool:
        """Whether an object blocks the spaces that it fills, so that the board is another when it is gone."""
        return False

    def links(self, state: S) -> list[tuple[int, int]]:
        """Pairs of spaces that count as adjacent for movement."""
        return []

    def crossable(self, state: S) -> bool:
        """Whether impassable terrain hinders nobody's movement."""
        return False

    def heights(self, state: S) -> Spaces:
        """The spaces from which and to which walls and figures hinder neither sight nor counting."""
        return 0

    def breachable(self, state: S) -> bool:
        """Whether a wall between two spaces with rubble does not hinder who moves from one of them."""
        return False

    def is_link(self, state: S, token: Token) -> bool:
        """Whether an object joins its space with another one."""
        return False

    def closed_to(self, state: S, figure: Figure) -> Spaces:
        """The spaces that a figure cannot enter, whatever they are."""
        return 0

    def shut_out_of(self, state: S, figure: Figure) -> Spaces:
        """The spaces that a Massive figure cannot enter by whatever moves it (CORE-MASSIVE-04)."""
        return 0

    def opens_to_some(self, state: S) -> bool:
        """Whether there may be doors that are no obstacle to some figures (`open_to`), in the whole game."""
        return False

    def open_to(self, state: S, figure: Figure) -> Doors:
        """The doors that are no obstacle to a figure, although they are closed."""
        return 0

    def nature(self, state: S, figure: Figure) -> Nature:
        """What about a figure besides its printed keywords changes how it takes up space."""
        return Nature.ORDINARY

    @abstractmethod
    def suffer_strain(self, state: S, event: Strained) -> None:
        """What strain does to a figure that is there (CORE-STRAIN)."""

    def may_suffer(self, state: S, figure: Figure, strain: int) -> bool:
        """Whether a figure may choose to suffer so much strain, as the price of something (CORE-STRAIN-02, -05)."""
        return True

    @abstractmethod
    def defeat(self, state: S, event: Defeated) -> None:
        """A figure without Health left: what becomes of it, of its group and Attachment, and what that pays
        (CORE-DEFEAT, CORE-WOUND, CORE-VP)."""

    def escape(self, state: S, event: Escaped) -> None:
        """A figure leaves the map for good, where something lets it (CORE-ESCAPE-01, -04)."""

    def activation_begins(self, state: S, figure: Figure) -> None:
        """What an activation begins with, before anybody reacts to it (CORE-ACT-12)."""

    @abstractmethod
    def order(self, state: S) -> list[int]:
        """The seats in the order in which they act and react outside attacks (CORE-TIMING-01, -02)."""

    def order_in_attack(self, state: S, attacker: int, defender: int) -> list[int]:
        """The seats in the order in which they react in an attack: the attacker, the defender, then who plays with the
        attacker (IA-4P-30, -31)."""
        parties = [seat for seat in dict.fromkeys((attacker, defender)) if seat != NOBODY]
        rest = [seat for seat in self.order(state) if seat not in parties]
        return [*parties, *sorted(rest, key=lambda seat: not _together(state, seat, attacker))]

    @abstractmethod
    def arbiter(self, state: S) -> int:
        """The seat that orders mission rules and decides what they leave open (CORE-TIMING-04, -06)."""

    def barred_ends(self, state: S, figure: Figure) -> Spaces:
        """The spaces in which a figure cannot end a movement of its own will. Mostly there are none."""
        return 0

    def lets_interact(self, state: S, figure: Figure, use: str) -> bool:
        """Whether a figure that can interact at all may do so for this, by its name. Mostly it may."""
        return True

    def conceal(self, state: S) -> None:
        """Take out of a copy what only one side knows: for what everybody is shown. Mostly there is nothing."""

    @abstractmethod
    def check_end(self, state: S) -> None:
        """Finish the game if it is over. Asked whenever an effect has been resolved completely (CORE-WIN-03)."""


def _together(state: Assault, seat: int, other: int) -> bool:
    return state.players[seat].team == state.players[other].team


_MODES: dict[str, Mode[Any]] = {}


def register(mode: Mode[Any]) -> None:
    """Make a way to play known under its name."""
    _MODES[mode.name] = mode


def mode_of(state: S) -> Mode[S]:
    """The way that this game is played."""
    return _MODES[state.mode]
