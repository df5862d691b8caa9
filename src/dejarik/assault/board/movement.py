"""Movement: every position a figure can reach and what it costs, legal single steps, and ways to get there.

Carries CORE-MOVE-10 to -22 and -30 to -33, CORE-LARGE-02 to -11, CORE-MASSIVE-01 to -04, CORE-MOBILE-01 and -02, and
the paths of pushes (CORE-PUSH-01 to -06). One pass widens whole sets of positions, cost by cost. Movement points,
triggers of entering and leaving, and who may move at all belong to the rules above.
"""

from __future__ import annotations

from enum import Enum, IntFlag
from typing import NamedTuple

from dejarik.assault.board.bases import Lying, Position, position_at
from dejarik.assault.board.breaches import openings
from dejarik.assault.board.grid import NO_SPACES, Space, Spaces, each
from dejarik.assault.board.passages import COUNTING, IGNORING_TERRAIN, WALKING
from dejarik.assault.board.situation import MASSIVE, TERRAIN_IGNORING, Piece, Situation
from dejarik.assault.board.steps import Move
from dejarik.kernel.errors import Problem


class Manner(Enum):
    """How a figure gets about."""

    POINTS = "points"
    """Spending movement points: costs count, large bases may turn."""
    SPACES = "spaces"
    """"Move X spaces" and pushes: every step counts one, nothing costs extra, no turning (CORE-MOVE-30, -33)."""


POINTS, SPACES = Manner


class Ease(IntFlag):
    """Extra costs that an effect takes away, for figures that are neither Massive nor Mobile."""

    NONE = 0
    DIFFICULT_TERRAIN = 1
    HOSTILE_FIGURES = 2


class StepKind(Enum):
    """What a step looks like."""

    STRAIGHT = "straight"
    DIAGONAL = "diagonal"
    TURN = "turn"


class Step(NamedTuple):
    """One step: where the figure stands afterwards, what the step costs, and its kind."""

    position: Position
    cost: int
    kind: StepKind


class Mobility:
    """One figure's possibilities in one situation: where it may be, where it may stop, what entering costs.

    Sets of positions are sets of top left spaces, one for each way the base can lie.
    """

    __slots__ = ("_allowed", "_dear", "_dearest", "_moves", "board", "ends", "start", "steps", "stride")

    def __init__(
        self,
        situation: Situation,
        mover: Piece,
        manner: Manner = Manner.POINTS,
        *,
        forbidden: Spaces = NO_SPACES,
        ease: Ease = Ease.NONE,
    ) -> None:
        """`forbidden` are spaces the figure may not enter, besides those that it is barred from."""
        board = situation.board
        ignoring = mover.nature & TERRAIN_IGNORING
        walking = COUNTING if situation.crossable else WALKING
        way = IGNORING_TERRAIN if ignoring else walking
        steps = board.steps(mover.base, way, situation.closed)
        lyings = mover.base.lyings
        self.board = board
        self.stride = board.stride
        self.start = mover.position
        self.steps = steps
        by_points = manner is POINTS
        turning = by_points and len(lyings) == 2
        if turning:
            self._moves = tuple(moves + turns for moves, turns in zip(steps.moves, steps.turns, strict=True))
        else:  # CORE-MOVE-33, CORE-LARGE-11: no turning
            self._moves = steps.moves
        if situation.links and mover.base.is_small:
            self._moves = tuple(moves + situation.links for moves in self._moves)
        positions = steps.positions
        if situation.breachable and situation.rubble:
            opened = openings(situation, mover.base, way, turning=turning)
            self._moves = tuple(old + new for old, new in zip(self._moves, opened.moves, strict=True))
            positions = tuple(old | new for old, new in zip(positions, opened.positions, strict=True))
        barred = forbidden
        if mover.nature & MASSIVE:  # CORE-MASSIVE-03, -04
            barred |= mover.barred | situation.massive_other_than(mover)
        self._allowed: list[Spaces] = list(positions)
        if barred:
            self._allowed = [
                allowed & ~steps.touching(lying, barred)
                for lying, allowed in zip(lyings, self._allowed, strict=True)
            ]
        closed = situation.closed_to(mover)  # CORE-MOVE-20, -21
        self.ends: list[Spaces] = [
            allowed & ~steps.touching(lying, closed)
            for lying, allowed in zip(lyings, self._allowed, strict=True)
        ]
        difficult = hostile = NO_SPACES
        # CORE-MOVE-18, CORE-MASSIVE-01, -02, CORE-MOBILE-01
        if by_points and not ignoring:
            if not ease or not ease & Ease.DIFFICULT_TERRAIN:
                difficult = situation.difficult
            if not ease or not ease & Ease.HOSTILE_FIGURES:
                hostile = situation.hostile_to(mover.team)
        self._dear: list[Spaces] = []
        self._dearest: list[Spaces] = []
        for lying in lyings:
            hard = steps.touching(lying, difficult)
            met = steps.touching(lying, hostile)
            self._dear.append(hard | met)
            self._dearest.append(hard & met)

    def cost_of_entering(self, position: Position) -> int:
        """CORE-MOVE-16, CORE-LARGE-08: 1, and 1 more each for difficult terrain and for a hostile figure."""
        bit = 1 << position.space
        lying = position.lying
        return 1 + bool(self._dear[lying] & bit) + bool(self._dearest[lying] & bit)

    def can_end(self, position: Position) -> bool:
        """Whether the figure may end its movement there (CORE-MOVE-20, -21)."""
        return bool(self.ends[position.lying] >> position.space & 1)

    def moves_from(self, lying: Lying) -> tuple[Move, ...]:
        """The kinds of steps of a base that lies this way."""
        return self._moves[lying]

    def next_positions(self, position: Position) -> list[tuple[Position, Move]]:
        """Every position one step away, whether or not the figure could stop there."""
        found: list[tuple[Position, Move]] = []
        for move in self._moves[position.lying]:
            if move.allowed >> position.space & 1:
                space = Space(position.space + move.shift)
                if self._allowed[move.lying] >> space & 1:
                    found.append((Position(space, move.lying), move))
        return found

    def widen(self, start: Position, points: int, *, until_end: bool = False) -> list[list[Spaces]]:
        """The positions by cheapest cost: `widen(…)[lying][cost]`.

        With `until_end` it stops at the first cost for which there is a position to end in.
        """
        kinds = range(len(self._allowed))
        left = list(self._allowed)
        waiting: list[list[Spaces]] = [[0] * (points + 4) for _ in kinds]
        waiting[start.lying][0] = 1 << start.space
        levels: list[list[Spaces]] = [[] for _ in kinds]
        farthest = 0
        for cost in range(points + 1):
            if cost > farthest:
                break
            found_end = False
            beyond = [0] * len(kinds)
            for lying in kinds:
                front = waiting[lying][cost]
                if cost:
                    front &= left[lying]
                left[lying] &= ~front
                levels[lying].append(front)
                if front:
                    found_end = found_end or bool(front & self.ends[lying])
                    for move in self._moves[lying]:
                        going = front & move.allowed
                        if going:
                            shift = move.shift
                            beyond[move.lying] |= going << shift if shift >= 0 else going >> -shift
            if until_end and found_end:
                break
            for lying in kinds:
                reached = beyond[lying] & left[lying]
                if reached:
                    farthest = cost + 3
                    dear, dearest = self._dear[lying], self._dearest[lying]
                    waiting[lying][cost + 1] |= reached & ~dear
                    waiting[lying][cost + 2] |= reached & dear & ~dearest
                    waiting[lying][cost + 3] |= reached & dearest
        return levels

    def can_finish(self, position: Position, points: int) -> bool:
        """Whether the figure could legally end its movement from here with these points (CORE-MOVE-22)."""
        if self.can_end(position):
            return True
        levels = self.widen(position, points, until_end=True)
        return any(front & ends for level, ends in zip(levels, self.ends, strict=True) for front in level)


class Reach:
    """Every position a figure can end its movement in, with its cheapest cost and a cheapest path."""

    __slots__ = ("_levels", "_walk", "points")

    def __init__(self, walk: Mobility, points: int) -> None:
        self._walk = walk
        self.points = points
        self._levels = walk.widen(walk.start, points)

    def same_as(self, other: Reach) -> bool:
        """Whether the same can be reached (`kernel.memos`)."""
        return self.ends() == other.ends() and self.passed() == other.passed()

    def ends(self) -> dict[Position, int]:
        """Each possible end with its cost; staying is one of them (cost 0) if the figure may stop where it is."""
        found: dict[Position, int] = {}
        for cost, fronts in enumerate(zip(*self._levels, strict=True)):
            for lying, front in enumerate(fronts):
                for space in each(front & self._walk.ends[lying]):
                    found[position_at(space, lying)] = cost
        return found

    def passed(self) -> dict[Position, int]:
        """Each position that can be reached with its cost, also where the figure could not stop."""
        return {
            position_at(space, lying): cost
            for cost, fronts in enumerate(zip(*self._levels, strict=True))
            for lying, front in enumerate(fronts)
            for space in each(front)
        }

    def cost(self, position: Position) -> int | None:
        """The fewest points that end the movement there; none when it cannot end there."""
        if position.lying >= len(self._levels) or not self._walk.can_end(position):
            return None
        return self.cost_of_passing(position)

    def cost_of_passing(self, position: Position) -> int | None:
        """The fewest points to get there, also when the figure could not stop there."""
        for cost, front in enumerate(self._levels[position.lying]):
            if front >> position.space & 1:
                return cost
        return None

    def path(self, end: Position, *, passing: bool = False) -> tuple[Step, ...]:
        """The steps of a cheapest way to this end: straight ones preferred, always the same for the same question.
        With `passing`, also to where the figure could not stop."""
        cost = self.cost_of_passing(end) if passing else self.cost(end)
        if cost is None:
            raise Problem("board-out-of-reach", space=self._walk.board.name(end.space))
        steps: list[Step] = []
        position = end
        while cost:
            price = self._walk.cost_of_entering(position)
            before, kind = self._came_from(position, cost - price)
            steps.append(Step(position, price, kind))
            position = before
            cost -= price
        steps.reverse()
        return tuple(steps)

    def _came_from(self, position: Position, cost: int) -> tuple[Position, StepKind]:
        for lying in self._walk.steps.base.lyings:
            for move in self._walk.moves_from(lying):
                space = position.space - move.shift
                if (
                    move.lying == position.lying
                    and space >= 0
                    and move.allowed >> space & 1
                    and self._levels[lying][cost] >> space & 1
                ):
                    return Position(Space(space), lying), kind_of(move, lying, self._walk.stride)
        raise AssertionError("a reached position has a position it was reached from")


def kind_of(move: Move, lying: Lying, stride: int) -> StepKind:
    """Whether a step is straight, diagonal or a turn."""
    if move.lying != lying:
        return StepKind.TURN
    return StepKind.STRAIGHT if abs(move.shift) in (1, stride) else StepKind.DIAGONAL


def reach(
    situation: Situation,
    mover: Piece,
    points: int,
    manner: Manner = Manner.POINTS,
    *,
    forbidden: Spaces = NO_SPACES,
    ease: Ease = Ease.NONE,
) -> Reach:
    """Everything the figure can reach with so many movement points, or by moving so many spaces."""
    return Reach(Mobility(situation, mover, manner, forbidden=forbidden, ease=ease), points)


def legal_steps(
    situation: Situation,
    mover: Piece,
    points: int,
    manner: Manner = Manner.POINTS,
    *,
    forbidden: Spaces = NO_SPACES,
    ease: Ease = Ease.NONE,
) -> list[Step]:
    """The single steps the figure may take now: affordable ones that do not leave it stranded (CORE-MOVE-22)."""
    walk = Mobility(situation, mover, manner, forbidden=forbidden, ease=ease)
    found: list[Step] = []
    for position, move in walk.next_positions(mover.position):
        cost = walk.cost_of_entering(position)
        if cost <= points and walk.can_finish(position, points - cost):
            found.append(Step(position, cost, kind_of(move, mover.position.lying, walk.stride)))
    return found


def can_end_here(situation: Situation, mover: Piece, *, forbidden: Spaces = NO_SPACES) -> bool:
    """Whether the figure may end its movement where it stands (CORE-MOVE-20 to -23)."""
    return Mobility(situation, mover, forbidden=forbidden).can_end(mover.position)
