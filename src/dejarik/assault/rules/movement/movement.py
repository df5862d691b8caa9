"""Movement in play: spending points and "move X spaces", with everybody who reacts on the way; escaping (CORE-ESCAPE).

The board says what can be reached (`board.movement`); here figures go there step by step (`steps`), so that entering
and leaving a space can be answered. Placing is in `placing`, ending a movement in `settling`.
"""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

from dejarik.assault import board
from dejarik.assault.board import Position, Reach
from dejarik.assault.rules.active import in_special_action, is_active, is_cut_short
from dejarik.assault.rules.ground import piece_at, position_of, situation, space_name
from dejarik.assault.rules.mode import mode_of
from dejarik.assault.rules.movement.reaching import end_options, reach_by_points, reach_by_spaces
from dejarik.assault.rules.movement.settling import Settle, StepAside
from dejarik.assault.rules.movement.steps import GO, MOVE_THERE, PUSH, End, Spot, shift, spot_name
from dejarik.assault.rules.names import figure_text
from dejarik.assault.rules.reports import FigureEvent, PointsGained
from dejarik.assault.rules.state import NOWHERE, Assault, Figure
from dejarik.assault.rules.texts import exits_of
from dejarik.assault.rules.values import (
    can_be_affected,
    can_be_pushed,
    can_exit,
    can_move_out_of_turn,
)
from dejarik.kernel import Decision, Option, Procedure, Public, Text, Verb, ask, choose, text
from dejarik.kernel.procedures import Step


def free_to_go(state: Assault) -> None:
    """An activation or a window around a round begins or ends: who pushed others aside in the last one may move
    again (CORE-MASSIVE-11)."""
    for figure in state.figures.values():
        figure.stopped = False


def may_go(state: Assault, figure: Figure) -> bool:
    """Whether a figure may leave its space by its own will (CORE-COND-11, CORE-MASSIVE-11)."""
    return not figure.stopped and can_exit(state, figure.id)


def _here(state: Assault, asked: Decision, value: None) -> dict[str, Any]:
    return {"space": spot_name(state, asked, position_of(state.figures[asked.about["figure"]]))}


STAY_HERE = Verb("stay", text("option-stay"), facts=_here, declines=True)
STOP = Verb("stop", text("option-stop"), declines=True)


def _crowd(state: Assault, figure: Figure) -> list[int]:
    """Where everybody else stands: what a way costs and where it can end depends on it."""
    return [other.space for id, other in state.figures.items() if id != figure.id]


class Walk(Procedure):
    """A figure goes along a path, step by step. Something on the way may stop it, or put it elsewhere."""

    figure: Public[int]
    path: Public[list[Spot]]
    start: Public[Spot]  # where the next step begins
    by_points: Public[list[int]] = []  # what each step costs; empty when no points are spent
    willing: Public[bool] = True
    crowd: Public[
        list[int]
    ] = []  # where the others stood when the way was chosen; empty: it is not looked at
    closed: Public[bool] = False  # it stopped because the way was no longer what had been chosen

    def step(self, state: Assault) -> None:
        figure = state.figures.get(self.figure)
        if figure is None or not self.path or not self._may_step(state, figure):
            return
        if not self._is_open(state, figure):
            self.closed = True
            return
        if self.by_points:
            figure.points -= self.by_points.pop(0)
        self.start = self.path.pop(0)
        shift(state, figure, self.start.position, willing=self.willing, pushed=not self.willing)
        self.repeat()

    def _may_step(self, state: Assault, figure: Figure) -> bool:
        """What happened on the way may have put the figure elsewhere, stunned it or cost it its points."""
        if figure.space == NOWHERE or position_of(figure) != self.start.position:
            return False
        if self.by_points and figure.points < self.by_points[0]:
            return False
        return not self.willing or (may_go(state, figure) and not is_cut_short(state, figure.id))

    def _is_open(self, state: Assault, figure: Figure) -> bool:
        """Whether the end can still be reached for the same price (CORE-MOVE-22): somebody may have been moved there,
        or into the way. If so, by a way that is open now."""
        if not self.crowd or (crowd := _crowd(state, figure)) == self.crowd:
            return True
        self.crowd = crowd
        if self.by_points:
            found, price = reach_by_points(state, figure), sum(self.by_points)
        else:
            price = len(self.path)
            found = reach_by_spaces(state, figure, price)
        end = self.path[-1].position
        if found.cost(end) != price:
            return False
        steps = found.path(end)
        self.path = [Spot.of(step.position) for step in steps]
        self.by_points = [step.cost for step in steps] if self.by_points else []
        return True

    def settle(self, state: Assault) -> None:
        """Who had to stop where it can't stay goes to the closest place (CORE-MOVE-26)."""
        figure = state.figures.get(self.figure)
        if figure is not None and figure.space != NOWHERE:
            state.push(Settle(figure=figure.id), StepAside(figure=figure.id))

    steps: ClassVar[tuple[Step, ...]] = (step, settle)


def walk(state: Assault, figure: Figure, found: Reach, end: Position) -> None:
    """Go to an end of `found` by points."""
    steps = found.path(end)
    state.push(
        Walk(
            figure=figure.id,
            path=[Spot.of(step.position) for step in steps],
            start=Spot.of(position_of(figure)),
            by_points=[step.cost for step in steps],
            crowd=_crowd(state, figure),
        )
    )


# --- Escaping -------------------------------------------------------------------------------------

#: What it costs to leave the map, on or next to an exit (CORE-ESCAPE-01).
LEAVING = 1


class WayOut(NamedTuple):
    """From where a figure can escape through an exit, and what it costs altogether."""

    exit: int
    position: Position
    cost: int


def _exit_name(state: Assault, asked: Decision, way: WayOut) -> str:
    return space_name(state, way.exit)


def _exit_label(state: Assault, asked: Decision, way: WayOut) -> Text:
    return text("option-escape", space=space_name(state, way.exit), cost=way.cost)


def _exit_facts(state: Assault, asked: Decision, way: WayOut) -> dict[str, Any]:
    return {"space": space_name(state, way.exit), "cost": way.cost}


ESCAPE = Verb("escape", _exit_label, _exit_name, _exit_facts)


class Escaped(FigureEvent):
    """A figure has escaped from the map; what it was and carried is kept for those who react."""

    card: Public[str]
    seat: Public[int]
    group: Public[int]
    carried: Public[list[str]] = []

    def happen(self, state: Assault) -> None:
        if self.figure in state.figures:
            mode_of(state).escape(state, self)


class Escape(Walk):
    """A figure goes to an exit and leaves the map there for one point more. It need not be able to stop where it is
    then (CORE-ESCAPE-03)."""

    def leave(self, state: Assault) -> None:
        figure = state.figures.get(self.figure)
        if figure is None or self.path or figure.points < LEAVING or not self._may_step(state, figure):
            return
        figure.points -= LEAVING
        state.occur(Escaped(figure=figure.id, card=figure.card, seat=figure.seat, group=figure.group))

    steps: ClassVar[tuple[Step, ...]] = (Walk.step, leave, Walk.settle)


def escape_options(state: Assault, figure: Figure) -> list[Option]:
    """One option for each exit that the figure may use and has the points for; a Stunned one has none
    (CORE-ESCAPE-01, -02)."""
    exits = exits_of(state, figure)
    if not exits or figure.points < LEAVING or not may_go(state, figure):
        return []
    passed = reach_by_points(state, figure).passed()
    found = []
    for exit in exits:
        spot = board.space_thing(1 << exit)
        ways = [
            WayOut(exit, position, cost + LEAVING)
            for position, cost in passed.items()
            if cost + LEAVING <= figure.points
            and board.on_or_beside(situation(state), spot, piece_at(state, figure, position))
        ]
        if ways:
            found.append(Option(ESCAPE, min(ways, key=lambda way: way.cost)))
    return found


def escape(state: Assault, figure: Figure, way: WayOut) -> None:
    """Go the way out that was chosen."""
    steps = reach_by_points(state, figure).path(way.position, passing=True)
    state.push(
        Escape(
            figure=figure.id,
            path=[Spot.of(step.position) for step in steps],
            start=Spot.of(position_of(figure)),
            by_points=[step.cost for step in steps],
        )
    )


class MoveSpaces(Procedure):
    """A figure may move up to so many spaces at once (CORE-MOVE-30 to -34), or is pushed by somebody (CORE-PUSH).

    `ending` narrows where it may end; `least` is how far it must go, if it can.
    """

    figure: Public[int]
    spaces: Public[int]
    seat: Public[int]  # who decides
    willing: Public[bool] = True
    ending: Public[list[int]] = []  # spaces one of which it must end on; empty: anywhere
    must: Public[bool] = False
    by_mission: Public[bool] = (
        False  # a rule of the mission moves it, also what nothing else affects (CORE-NEUTRAL-02)
    )

    def offer(self, state: Assault) -> Decision | None:
        figure = state.figures.get(self.figure)
        if figure is None or figure.space == NOWHERE:
            return None
        if not self.by_mission and not can_be_affected(state, figure.id):
            return None
        if not self.willing and not can_be_pushed(state, figure.id):
            return None
        if self.willing and (not may_go(state, figure) or is_cut_short(state, figure.id)):
            return None
        if self.willing and not _may_move_now(state, figure):
            return None
        options = end_options(
            state,
            figure,
            self.within_reach(state, figure),
            MOVE_THERE if self.willing else PUSH,
            willing=self.willing,
        )
        if self.ending:
            allowed = set(self.ending)
            options = [
                option for option in options if allowed & set(_cells(state, figure, option.value.position))
            ]
        if not options:
            return None
        if not self.must:
            options.append(Option(STAY_HERE))
        name = figure_text(state, figure)
        prompt = text("move-spaces" if self.willing else "push-spaces", figure=name, spaces=self.spaces)
        return choose(self.seat, prompt, options, about={"figure": figure.id})

    def take(self, state: Assault, choice: End | str) -> None:
        if isinstance(choice, str):
            return
        figure = state.figures[self.figure]
        steps = self.within_reach(state, figure).path(choice.position)
        self.spaces -= len(steps)
        state.push(
            Walk(
                figure=figure.id,
                path=[Spot.of(step.position) for step in steps],
                start=Spot.of(position_of(figure)),
                willing=self.willing,
                crowd=_crowd(state, figure),
            )
        )

    def within_reach(self, state: Assault, figure: Figure) -> Reach:
        """Where it could go; a mission may have a movement that less stops."""
        return reach_by_spaces(state, figure, self.spaces)

    def receive(self, state: Assault, child: Procedure) -> None:
        """Where the way was closed on the way, the rest may be gone otherwise."""
        if isinstance(child, Walk) and child.closed:
            self.spaces += len(child.path)
            self.must = False
            self.go_to(MoveSpaces.offer)

    steps = (ask(offer, take),)


def _cells(state: Assault, figure: Figure, position: Position) -> tuple[int, ...]:
    return tuple(int(cell) for cell in piece_at(state, figure, position).cells)


class SpendPoints(Procedure):
    """Points gained outside the figure's own activation, or in a special action, are spent at once or lost
    (CORE-MOVE-06, -07). `kept` are those it had before: it gets them back."""

    figure: Public[int]
    points: Public[int]
    kept: Public[int] = 0

    def begin(self, state: Assault) -> None:
        figure = state.figures.get(self.figure)
        if figure is not None:
            figure.points = self.points

    def offer(self, state: Assault) -> Decision | None:
        figure = state.figures.get(self.figure)
        if figure is None or figure.space == NOWHERE or not figure.points or not may_go(state, figure):
            return None
        options = [
            *end_options(state, figure, reach_by_points(state, figure), GO),
            *escape_options(state, figure),
        ]
        if not options:
            return None
        options.append(Option(STOP))
        return choose(
            figure.seat,
            text("move-spend", figure=figure_text(state, figure), points=figure.points),
            options,
            about={"figure": figure.id},
        )

    def take(self, state: Assault, choice: End | WayOut | str) -> None:
        if isinstance(choice, str):
            return
        figure = state.figures[self.figure]
        if isinstance(choice, WayOut):
            escape(state, figure, choice)
        else:
            walk(state, figure, reach_by_points(state, figure), choice.position)
        self.go_to(SpendPoints.offer)

    def lose(self, state: Assault) -> None:
        figure = state.figures.get(self.figure)
        if figure is not None:
            figure.points = self.kept

    steps: ClassVar[tuple[Step, ...]] = (begin, ask(offer, take), lose)


class GainPoints(Procedure):
    """A figure gains movement points when its turn in a sequence comes (see `gain_points`)."""

    figure: Public[int]
    points: Public[int]

    def gain(self, state: Assault) -> None:
        figure = state.figures.get(self.figure)
        if figure is not None:
            gain_points(state, figure, self.points)

    steps = (gain,)


def _may_move_now(state: Assault, figure: Figure) -> bool:
    return is_active(state, figure) or can_move_out_of_turn(state, figure.id)


def gain_points(state: Assault, figure: Figure, points: int, *, at_once: bool = False) -> None:
    """A figure gains movement points. Outside its activation and as part of a special action it spends them at once or
    loses them (CORE-MOVE-02, -06, -07); so it does where a text says that it performs the move now (`at_once`)."""
    if figure.id not in state.figures or not can_be_affected(state, figure.id):
        return
    if not _may_move_now(state, figure):
        return
    state.log(PointsGained(figure=figure.id, points=points))
    if is_active(state, figure) and not at_once and not in_special_action(state):
        figure.points += points
    else:
        state.push(SpendPoints(figure=figure.id, points=points, kept=figure.points))
