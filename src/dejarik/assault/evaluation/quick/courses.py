"""The course of an activation, planned once: where to go, whom to attack, what to use, in which order.

The same considerations as `acting`, but every place is looked at in passing and only the most promising ones closely.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from dejarik.assault import board
from dejarik.assault.board import Position
from dejarik.assault.evaluation.acting import AGAIN, TROUBLE
from dejarik.assault.evaluation.quick.scouting import Prospect, Scouting
from dejarik.assault.evaluation.stakes import stakes_of
from dejarik.assault.rules import values
from dejarik.assault.rules.ground import mobile_piece, position_of, situation_for
from dejarik.assault.rules.mode import mode_of
from dejarik.assault.rules.movement import ease_of, may_go
from dejarik.assault.rules.state import NOWHERE, Figure

MOST_AIMED = 12
"""Places from which it is found out whom the figure sees …"""
MOST_FEARED = 6
"""… and those whose danger is looked at."""


class Deed(NamedTuple):
    """What an action is good for in a place: an attack on somebody, or the use of an object."""

    value: float
    target: int = 0
    token: int = 0


NO_DEED = Deed(0.0)


class Course(NamedTuple):
    """What to do: go somewhere, then do something there; or the other way round."""

    value: float
    position: Position
    deed: Deed = NO_DEED
    first: bool = False  # the deed comes before going
    moves: int = 0  # actions to move that it takes


class Outing:
    """All that a figure can make of its actions and movement points."""

    def __init__(
        self,
        scouting: Scouting,
        figure: Figure,
        moves: int,
        *,
        attacks: bool,
        barred: Collection[int] = (),
    ) -> None:
        """`moves` is how many actions may be used to move; nothing can be done with the objects that are `barred`."""
        state = scouting.state
        self.figure = figure
        self.points = figure.points
        self._barred = barred
        self.scout = scouting.of(figure)
        self.here = position_of(figure)
        self.speed = values.speed(state, figure.id)
        self.attacks = attacks and values.can_attack(state, figure.id)
        self.repeats = self.attacks and values.attacks_freely(state, figure.id)
        self.spare = stakes_of(state).spare(state, figure)
        self._moves = moves
        self._ends = self._reached(scouting, moves)
        self._prospects = self.scout.prospects(self._ends)
        self._deeds: dict[Position, tuple[Deed, ...]] = {}
        self._dangers: dict[Position, float] = {}
        self._known: dict[int, Course] = {}

    def _reached(self, scouting: Scouting, moves: int) -> dict[Position, int]:
        """Where it could stand, with what going there costs."""
        state, figure = scouting.state, self.figure
        most = self.points + self.spare.points + moves * self.speed
        found: dict[Position, int] = {}
        if most and figure.space != NOWHERE and may_go(state, figure):
            mode, known = mode_of(state), situation_for(state, figure)
            reach = board.reach(
                known,
                mobile_piece(state, figure),
                most,
                forbidden=mode.closed_to(state, figure),
                ease=ease_of(state, figure),
            )
            found = reach.ends()
        found[self.here] = 0
        return found

    # --- Places, looked at once -------------------------------------------------------------------

    def deeds(self, position: Position) -> tuple[Deed, ...]:
        """What can be done in a place, each with an action, the best first."""
        found = self._deeds.get(position)
        if found is None:
            worth, token = self.scout.grasp_from(position, self._barred)
            listed = [Deed(worth, token=token)] if token else []
            if self.attacks:
                value, target = self.scout.aim_from(position)
                if value:
                    listed.append(Deed(value, target=target))
                    if self.repeats:
                        listed.append(Deed(AGAIN * value, target=target))
                    listed.sort(key=lambda deed: -deed.value)
            found = self._deeds[position] = tuple(listed)
        return found

    def _worth(self, position: Position) -> float:
        danger = self._dangers.get(position)
        if danger is None:
            danger = self._dangers[position] = self.scout.danger(position)
        return self._prospects[position].pull - danger

    # --- Courses ----------------------------------------------------------------------------------

    def best(self, actions: int) -> Course:
        """The best course with so many actions."""
        found = self._known.get(actions)
        if found is None:
            found = max(
                (
                    Course(self._worth(self.here), self.here),
                    *self._acting_first(actions),
                    *self._going_first(actions),
                ),
                key=lambda course: course.value,
            )
            self._known[actions] = found
        return found

    def _price(self, cost: int, moves: int) -> float | None:
        """What it costs to spend so many points with so many actions to move; None: it can't be done."""
        short = cost - self.points - moves * self.speed
        if short > self.spare.points or (cost and moves > self._moves):
            return None
        trouble = TROUBLE * (moves + 0.1 * cost) + (TROUBLE if cost else 0.0)
        return trouble + self.spare.price * short if short > 0 else trouble

    def _going_first(self, actions: int) -> list[Course]:
        promising: list[tuple[float, float, Position, int, int]] = []
        for position, cost in self._ends.items():
            prospect = self._prospects[position]
            for moves in range(actions + 1):
                price = self._price(cost, moves)
                if price is not None:
                    promise = prospect.pull - price + self._promise(prospect, actions - moves)
                    promising.append((promise, price, position, actions - moves, moves))
                    break
        promising.sort(key=lambda each: -each[0])
        closer: list[tuple[float, float, Position, Deed, int]] = []
        for _, price, position, left, moves in promising[:MOST_AIMED]:
            deeds = self.deeds(position)[:left] if left else ()
            value, deed = sum(deed.value for deed in deeds), deeds[0] if deeds else NO_DEED
            closer.append(
                (self._prospects[position].pull + value - price, value - price, position, deed, moves)
            )
        closer.sort(key=lambda each: -each[0])
        found: list[Course] = []
        best = 0.0
        for bound, gain, position, deed, moves in closer[:MOST_FEARED]:
            if found and bound <= best:
                break
            found.append(Course(gain + self._worth(position), position, deed, moves=moves))
            best = max(best, found[-1].value)
        return found

    def _promise(self, prospect: Prospect, actions: int) -> float:
        return prospect.shot if actions and self.attacks else 0.0

    def _acting_first(self, actions: int) -> list[Course]:
        """Do something here, then stand as well as the rest allows."""
        found: list[Course] = []
        deeds = self.deeds(self.here)[:actions] if actions else ()
        gain = 0.0
        for count, deed in enumerate(deeds, start=1):
            gain += deed.value - TROUBLE
            ends: list[tuple[float, float, Position, int]] = []
            for position, cost in self._ends.items():
                for moves in range(actions - count + 1):
                    price = self._price(cost, moves)
                    if price is not None:
                        ends.append((self._prospects[position].pull - price, price, position, moves))
                        break
            ends.sort(key=lambda each: -each[0])
            found += [
                Course(gain + self._worth(position) - price, position, deeds[0], first=True, moves=moves)
                for _, price, position, moves in ends[:MOST_FEARED]
            ]
        return found
