"""The state of a game of Imperial Assault: players, groups, figures and tokens as plain data.

Where everything stands is kept here by numbers of spaces; what can be seen and reached from there is asked of the
board (`rules.ground`). Values that cards change are not stored but asked (`rules.values`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from dejarik.assault.dice.attack import Condition, PowerToken
from dejarik.assault.dice.faces import Die
from dejarik.kernel import NOBODY, Public, Record, State

HAND = "hand"

#: Where a token that lies nowhere on the board is.
NOWHERE = -1

#: What a companion belongs to that goes with every group of its player.
ANY_GROUP = -1


class Player(Record):
    """A player: where it sits and with whom it plays. Each way to play adds what its players have."""

    seat: Public[int]
    team: Public[int]


class Group(Record):
    """A Deployment card in play, with all its figures (CORE-GROUP-01). A companion is a group of its own."""

    id: Public[int]
    seat: Public[int]
    card: Public[str]
    activations: Public[int] = 1  # activation tokens: how often it can still be activated in this round
    size: Public[int] = 1
    attachment: Public[str] = ""
    of: Public[int] = 0  # a companion: the group it belongs to
    squad: Public[int] = 0  # where a mission divides an army

    @property
    def ready(self) -> bool:
        """Whether its card is ready: it can be activated in this round (CORE-STATE-03)."""
        return self.activations > 0

    def make_ready(self) -> None:
        """The card is readied; one that is ready stays as it is."""
        self.activations = max(1, self.activations)

    def exhaust(self) -> None:
        """The card is exhausted: no activation is left."""
        self.activations = 0


class Figure(Record):
    """A figure on the board, or set aside (`space` is NOWHERE)."""

    id: Public[int]
    seat: Public[int]
    group: Public[int]
    card: Public[str]
    number: Public[int] = 1  # among the figures of its title that its player has
    space: Public[int] = NOWHERE
    lying: Public[int] = 0
    damage: Public[int] = 0
    conditions: Public[list[Condition]] = []
    power: Public[list[PowerToken]] = []
    points: Public[int] = 0  # movement points
    form: Public[str] = ""
    attacks_as: Public[str] = ""  # another card whose attack it has instead of its own
    stopped: Public[bool] = False  # a Massive figure that pushed others aside (CORE-MASSIVE-11)
    brought_down_by: Public[int] = (
        NOBODY  # who took the last Health of a figure that could not be defeated then
    )


class Token(Record):
    """Anything on the board that is not a figure: a door, terminal, crate or mission token."""

    id: Public[int]
    kind: Public[str]
    space: Public[int] = NOWHERE
    colour: Public[str] = ""
    door: Public[int] = -1
    locked: Public[bool] = False
    health: Public[int] = 0  # 0: it can't be attacked
    damage: Public[int] = 0
    defence: Public[list[Die]] = []
    block: Public[int] = 0
    carrier: Public[int] = 0
    marks: Public[list[int]] = []  # seats or teams that have marked it
    turned: Public[bool] = False


class Assault(State):
    """A game of Imperial Assault at one moment: what it has however it is played."""

    mode: ClassVar[str]  # the name of the way to play (`rules.mode`)

    map: Public[str]
    mission: Public[str]
    players: Public[Sequence[Player]] = ()
    groups: Public[dict[int, Group]] = {}
    figures: Public[dict[int, Figure]] = {}
    tokens: Public[dict[int, Token]] = {}
    open_doors: Public[int] = 0
    shields: Public[list[int]] = []
    rubble: Public[list[int]] = []
    round: Public[int] = 0
    activated: Public[int] = 0  # how many groups have been activated so far, companions with theirs
    fallen: Public[dict[int, Figure]] = {}  # the figures that have left the game, as they were: to be named
    removed: Public[dict[int, Token]] = {}  # likewise tokens
    memory: Public[
        dict[str, int]
    ] = {}  # what a mission or card has to remember and everybody may know, by name

    def lend(self, twin: State) -> None:
        """The board, and where everything stands (`rules.ground`): that changes, so the copy gets its own."""
        super().lend(twin)
        ground, stands = self.__dict__.get("board_"), self.__dict__.get("situation_")
        if ground is not None:
            twin.__dict__["board_"] = ground
        if stands is not None:
            twin.__dict__["situation_"] = stands.copy()


def clockwise(state: Assault, first: int) -> list[int]:
    """The seats in turn, beginning with one of them."""
    count = len(state.players)
    return [(first + step) % count for step in range(count)]
