"""What stands and lies on a board at one moment, as far as space is concerned.

The rules engine builds a `Situation` from its state (or keeps one beside it and updates it), and every question about
sight, distance, movement and control is asked about it. It is derived, cheap to copy, and never saved. Carries who
blocks sight, who hinders an end of movement and who costs extra (CORE-TERM-09, -10, CORE-LOS-17, CORE-MOVE-17,
CORE-COMPANION-03, -04, CORE-NEUTRAL-03, CORE-INCAP-03).
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum, IntFlag
from functools import cache
from typing import NewType

import msgspec

from dejarik.assault.board.bases import Base, Lying, Position
from dejarik.assault.board.compiled import Board
from dejarik.assault.board.grid import Space, Spaces, members
from dejarik.assault.board.ground import DoorId, Doors
from dejarik.assault.board.steps import Move
from dejarik.kernel.errors import Problem
from dejarik.kernel.memos import Memo, new_memo

FigureId = NewType("FigureId", int)

TeamId = NewType("TeamId", int)
"""Figures of one team are friendly to each other and hostile to all other teams (CORE-TERM-09, -10)."""


class Nature(IntFlag):
    """What about a figure changes how it takes up space."""

    ORDINARY = 0
    MASSIVE = 1
    MOBILE = 2
    COMPANION = 4
    NEUTRAL = 8
    INCAPACITATED = 16
    SEEN_THROUGH = 32
    """An effect says that this figure does not block line of sight."""
    HINDERING = 64
    """It costs everybody extra to enter its space, whatever else it is."""


# Figures keep their nature as a plain integer: these questions are asked too often for flag objects.
MASSIVE = int(Nature.MASSIVE)
COMPANION = int(Nature.COMPANION)
TERRAIN_IGNORING = int(Nature.MASSIVE | Nature.MOBILE)
SIGHT_FREE = int(Nature.COMPANION | Nature.INCAPACITATED | Nature.SEEN_THROUGH)
HINDERING = int(Nature.HINDERING)
COST_FREE = int(Nature.COMPANION | Nature.NEUTRAL | Nature.INCAPACITATED)


class ThingKind(IntEnum):
    """What a question is about; terrain treats a space and what stands in it differently (CORE-TERRAIN-12)."""

    FIGURE = 0
    OBJECT = 1
    SPACE = 2


FIGURE, OBJECT, SPACE = ThingKind


class Thing(msgspec.Struct, frozen=True):
    """Anything that can be measured from and to: a figure, an object, or just spaces."""

    kind: ThingKind
    spaces: Spaces
    """The spaces it takes up."""
    cells: tuple[Space, ...]
    """The same spaces one by one."""
    nature: int = 0
    """The flags of `Nature` that hold for it."""


class Piece(Thing, frozen=True):
    """A figure on the board. Make one with `figure`; change where it stands with `moved`."""

    id: FigureId = FigureId(0)
    team: TeamId = TeamId(0)
    position: Position = Position(Space(0))
    base: Base = Base.SMALL
    barred: Spaces = 0
    """Spaces that it cannot enter by whatever moves it; only of Massive figures (CORE-MASSIVE-04)."""


def space_thing(spaces: Spaces) -> Thing:
    """One or several spaces as such, whatever is in them."""
    return Thing(SPACE, spaces, members(spaces))


def object_thing(spaces: Spaces) -> Thing:
    """An object (token, crate, terminal …) that takes up these spaces."""
    return Thing(OBJECT, spaces, members(spaces))


def figure(
    board: Board,
    id: int,
    team: int,
    position: Position,
    base: Base = Base.SMALL,
    nature: int = Nature.ORDINARY,
    barred: Spaces = 0,
) -> Piece:
    """A figure standing at this position of the board."""
    spaces, cells = _covered(base, position, board.stride)
    return Piece(FIGURE, spaces, cells, int(nature), FigureId(id), TeamId(team), position, base, barred)


@cache
def _covered(base: Base, position: Position, stride: int) -> tuple[Spaces, tuple[Space, ...]]:
    """The spaces that a base takes up, together and one by one."""
    spaces = base.footprint(position, stride)
    return spaces, members(spaces)


def moved(board: Board, who: Piece, position: Position) -> Piece:
    """The same figure at another position."""
    return figure(board, who.id, who.team, position, who.base, who.nature, who.barred)


class Situation:
    """A board with its figures, closed doors and the tokens that change terrain.

    `board` already contains the additional blocking terrain; `ground` is the board as printed.
    """

    __slots__ = (
        "_always_difficult",
        "_hostile",
        "_obstacles",
        "_occupied",
        "_sight_blocking",
        "board",
        "breachable",
        "closed",
        "crossable",
        "difficult",
        "figures",
        "ground",
        "heights",
        "links",
        "memo",
        "rubble",
        "selective",
        "shields",
    )

    _hostile: dict[TeamId, Spaces]
    _obstacles: int
    _occupied: Spaces
    _sight_blocking: Spaces
    memo: Memo
    """Answers to questions about this very situation, for whoever asks often; forgotten with every change."""

    def __init__(
        self,
        board: Board,
        *,
        open_doors: Doors = 0,
        shields: Spaces | None = None,
        rubble: Spaces = 0,
        difficult: Spaces = 0,
        blocking: Spaces = 0,
        links: Iterable[tuple[Space, Space]] = (),
        crossable: bool = False,
        heights: Spaces = 0,
        breachable: bool = False,
        selective: bool = False,
    ) -> None:
        """`shields` are all energy shields that lie on the board; left out, those that the map starts with. `links` are
        pairs of spaces that count as adjacent for movement; if `crossable`, impassable terrain hinders nobody. From
        the `heights` and to them walls and figures hinder neither sight nor counting; adjacency is as everywhere.
        If `breachable`, a wall between two spaces with rubble does not hinder who moves from one of them. If
        `selective`, closed doors may be no obstacle to some figures: they find it `with_open` ones."""
        self.ground = board
        self.board = board.with_blocking(blocking)
        self.closed: Doors = board.all_doors & ~open_doors
        self.shields: Spaces = board.shields if shields is None else shields
        # Rubble and printed difficult terrain do not add up (CORE-TERRAIN-15, IA-RUBBLE-03).
        self._always_difficult: Spaces = board.difficult | difficult
        self.rubble: Spaces = rubble
        self.difficult: Spaces = self._always_difficult | rubble
        self.links: tuple[Move, ...] = tuple(
            Move(there - here, 1 << here, Lying.UPRIGHT)
            for one, other in links
            for here, there in ((one, other), (other, one))
        )
        self.crossable = crossable
        self.heights = heights
        self.breachable = breachable
        self.selective = selective
        self.figures: dict[FigureId, Piece] = {}
        self._forget()

    def copy(self) -> Situation:
        """An independent copy; the board is shared, and what has been worked out until one of the two changes."""
        twin = Situation.__new__(Situation)
        twin.ground = self.ground
        twin.board = self.board
        twin.closed = self.closed
        twin.shields = self.shields
        twin._always_difficult = self._always_difficult
        twin.rubble = self.rubble
        twin.difficult = self.difficult
        twin.links = self.links
        twin.crossable = self.crossable
        twin.heights = self.heights
        twin.breachable = self.breachable
        twin.selective = self.selective
        twin.figures = dict(self.figures)
        twin._sight_blocking = self._sight_blocking
        twin._occupied = self._occupied
        twin._obstacles = self._obstacles
        twin._hostile = self._hostile
        twin.memo = self.memo
        return twin

    def with_open(self, doors: Doors) -> Situation:
        """The same, for somebody to whom these doors are no obstacle."""
        key = ("with open", doors)
        found = self.memo.get(key)
        if found is None:
            found = self.copy()
            found.closed &= ~doors
            found._forget()
            self.memo[key] = found
        assert isinstance(found, Situation)
        return found

    def from_above(self) -> Situation:
        """The same without walls, as it is seen and counted from the heights and to them."""
        found = self.memo.get("from above")
        if found is None:
            found = self.copy()
            found.board, found.heights = self.board.unwalled, 0
            found._forget()
            self.memo["from above"] = found
        assert isinstance(found, Situation)
        return found

    def differences(self, other: Situation) -> list[str]:
        """What is not the same in another situation."""
        return [each for each in _COMPARED if getattr(self, each) != getattr(other, each)]

    def same_as(self, other: Situation) -> bool:
        """Whether everything stands as in another situation (`kernel.memos`)."""
        return not self.differences(other)

    # Changes

    def put(self, who: Piece) -> None:
        """The figure stands on the board from now on, or stands somewhere else than before."""
        self.figures[who.id] = who
        self._forget()

    def move(self, id: FigureId, position: Position) -> Piece:
        """The figure changes its position; returns it as it stands now."""
        who = moved(self.board, self.figure(id), position)
        self.put(who)
        return who

    def remove(self, id: FigureId) -> None:
        """The figure leaves the board."""
        self.figures.pop(id, None)
        self._forget()

    def open_door(self, door: DoorId) -> None:
        """The door's token leaves the map (CORE-DOOR-03)."""
        self.closed &= ~(1 << door)
        self._obstacles = -1
        self.memo = new_memo()

    def close_door(self, door: DoorId) -> None:
        """The door's token goes back on its edges (CORE-DOOR-04)."""
        self.closed |= 1 << door
        self._obstacles = -1
        self.memo = new_memo()

    def put_shield(self, space: Space) -> None:
        """An energy shield is put in a space (IA-SHIELD-01)."""
        self.shields |= 1 << space
        self._obstacles = -1
        self.memo = new_memo()

    def take_shield(self, space: Space) -> None:
        """The energy shield leaves the space."""
        self.shields &= ~(1 << space)
        self._obstacles = -1
        self.memo = new_memo()

    def put_rubble(self, space: Space) -> None:
        """Rubble is put in a space, which is difficult terrain from now on (IA-RUBBLE-01, -02)."""
        self.rubble |= 1 << space
        self.difficult = self._always_difficult | self.rubble
        self.memo = new_memo()

    def take_rubble(self, space: Space) -> None:
        """The rubble leaves the space; printed terrain stays."""
        self.rubble &= ~(1 << space)
        self.difficult = self._always_difficult | self.rubble
        self.memo = new_memo()

    # Questions

    def figure(self, id: FigureId) -> Piece:
        """The figure of that number; asking for one that is not on the board is a problem."""
        try:
            return self.figures[id]
        except KeyError:
            raise Problem("board-no-figure", figure=id) from None

    def empty(self, spaces: Spaces) -> Spaces:
        """Those of the spaces that contain no figure (CORE-TERM-17)."""
        for who in self.figures.values():
            spaces &= ~who.spaces
        return spaces

    def figures_in(self, spaces: Spaces) -> list[Piece]:
        """The figures that stand in at least one of the spaces, in the order of their ids."""
        return sorted((who for who in self.figures.values() if who.spaces & spaces), key=lambda who: who.id)

    @property
    def sight_blocking(self) -> Spaces:
        """Spaces of figures that block sight (CORE-LOS-17)."""
        if self._sight_blocking < 0:
            found = 0
            for who in self.figures.values():
                if not who.nature & SIGHT_FREE:
                    found |= who.spaces
            self._sight_blocking = found
        return self._sight_blocking

    @property
    def obstacles(self) -> int:
        """Everything but figures that can hinder sight during play, in the form `sighttable` uses."""
        if self._obstacles < 0:
            self._obstacles = self.board.sight.obstacles(self.shields, self.closed)
        return self._obstacles

    def hostile_to(self, team: TeamId) -> Spaces:
        """Spaces that cost this team's figures extra to enter (CORE-MOVE-16, -17)."""
        found = self._hostile.get(team)
        if found is None:
            found = 0
            for who in self.figures.values():
                if who.team != team and (who.nature & HINDERING or not who.nature & COST_FREE):
                    found |= who.spaces
            self._hostile[team] = found
        return found

    def closed_to(self, mover: Piece) -> Spaces:
        """Spaces where the mover cannot end movement because of the figures there (CORE-MOVE-21)."""
        if mover.nature & COMPANION:  # CORE-COMPANION-04
            return 0
        if mover.nature & MASSIVE:  # CORE-MASSIVE-03, -06
            return self.massive_other_than(mover)
        if self._occupied < 0:
            self._occupied = 0
            for who in self.figures.values():
                if not who.nature & COMPANION:
                    self._occupied |= who.spaces
        if not self._occupied & mover.spaces:
            return self._occupied
        found = 0
        for who in self.figures.values():
            if who.id != mover.id and not who.nature & COMPANION:
                found |= who.spaces
        return found

    def massive_other_than(self, mover: Piece) -> Spaces:
        """Spaces of the other Massive figures."""
        found = 0
        for who in self.figures.values():
            if who.nature & MASSIVE and who.id != mover.id:
                found |= who.spaces
        return found

    def _forget(self) -> None:
        """What was worked out from the figures is worked out anew when it is asked for."""
        self._sight_blocking = -1
        self._occupied = -1
        self._obstacles = -1
        self._hostile = {}
        self.memo = new_memo()


#: What makes up a situation; the rest is worked out from it, and the board is shared.
_COMPARED = [
    each for each in Situation.__slots__ if each[0] != "_" and each not in ("board", "ground", "memo")
]
