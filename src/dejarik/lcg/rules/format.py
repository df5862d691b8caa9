"""What the formats differ in: who plays, how the Balance of the Force works, what may be engaged, how the game is won.

A format is a value of the class below, known by its name; `dejarik.lcg.formats` defines them. The rules ask it at the
few places where the books differ, and nowhere else do they know the format.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from dejarik.kernel import Text, text
from dejarik.lcg.facts.cards import Challenge, Side
from dejarik.messages import declare_family

if TYPE_CHECKING:
    from dejarik.lcg.rules.leaving import Leaves
    from dejarik.lcg.rules.state import Lcg, Player


class Format:
    """A way to play. One instance serves all games and holds no state."""

    name: ClassVar[str]
    sizes: ClassVar[tuple[int, ...]]  # how many players
    challenge: ClassVar[Challenge] = Challenge.NONE  # the deck of the single player
    starter: ClassVar[bool] = False  # decks of fewer sets are allowed (LCGC-DECK-08)
    most_sets: ClassVar[int | None] = None
    has_dial: ClassVar[bool] = True
    dial_end: ClassVar[int] = 0  # where the dark side wins; 0: nowhere
    needed: ClassVar[int] = 0  # destroyed objectives that the light side wins with; 0: none
    decks_run_out: ClassVar[bool] = True  # drawing from an empty deck is a defeat (LCGC-WIN-03)
    own_victories: ClassVar[bool] = True  # cards may give their own side a way to win (LCG-WIN-07)

    @property
    def word(self) -> Text:
        """What people call it."""
        return text(f"lcg-format-{self.name}")

    @property
    def explained(self) -> Text:
        """What it is, in a sentence."""
        return text(f"lcg-format-{self.name}-explained")

    @property
    def solo(self) -> Side | None:
        """The side of the single player, where one plays against a team."""
        return self.challenge.side

    def team_sizes(self, side: Side) -> tuple[int, ...]:
        """How many players a side may have."""
        return tuple(size // 2 for size in self.sizes)

    def lay_out_challenge(self, state: Lcg, player: Player) -> None:
        """What the single player has on the table, besides the decks."""
        raise NotImplementedError

    def set_up(self, state: Lcg) -> None:
        """Push what the players decide before the first turn."""
        raise NotImplementedError

    def targets(self, state: Lcg, seat: int) -> list[int]:
        """The players whose objectives a player may engage."""
        from dejarik.lcg.rules.teams import opponents

        return opponents(state, seat)

    def balance(self, state: Lcg, side: Side) -> None:
        """The balance phase of a side's turn."""
        raise NotImplementedError

    def objective_destroyed(self, state: Lcg, event: Leaves) -> None:
        """An objective has been destroyed: piles, dial, victory."""
        raise NotImplementedError

    def awarded(self, state: Lcg) -> None:
        """A destroyed objective lies in a victory pile, and the dial has been turned for it."""

    def dial_moved(self, state: Lcg) -> None:
        """The dial has been turned."""

    def left_play(self, state: Lcg, event: Leaves) -> None:
        """Any card has left play."""

    def turned_up(self, state: Lcg, id: int) -> None:
        """A facedown objective has been turned faceup."""

    def deck_emptied(self, state: Lcg, seat: int) -> None:
        """Cards have left a command deck."""

    def is_open(self, state: Lcg, id: int) -> bool:
        """Whether enemies can reach a card: engage it, and affect it with cards (LCG-VULN)."""
        return True

    def clockwise(self, state: Lcg) -> list[int]:
        """The seats in their order around the table, once the teams have theirs."""
        from dejarik.lcg.rules.teams import members

        return [*members(state, Side.DARK), *members(state, Side.LIGHT)]


_FORMATS: dict[str, Format] = {}


def register(format: Format) -> Format:
    _FORMATS[format.name] = format
    return format


def format_names() -> list[str]:
    return list(_FORMATS)


def find_format(name: str) -> Format | None:
    return _FORMATS.get(name)


declare_family(
    "lcg-format-*",
    lambda: (said.id for format in _FORMATS.values() for said in (format.word, format.explained)),
)


def format_of(state: Lcg) -> Format:
    return _FORMATS[state.format]
