"""Movement in play: spending points, "move X spaces", placing and pushing, with everybody who reacts on the way.

The board says what can be reached (`board.movement`); here figures go there step by step, so that entering and leaving
a space can be answered (CORE-MOVE-27), and a figure that ends on others pushes them aside (CORE-MASSIVE-06).
"""

from __future__ import annotations

from dejarik.assault import board
from dejarik.assault.board import Ease, Lying, Manner, Position, Reach, Space, Spaces
from dejarik.assault.rules.active import activation, is_active
from dejarik.assault.rules.ground import piece, piece_at, position_of, put, situation, space_name
from dejarik.assault.rules.state import NOWHERE, Assault, Figure
from dejarik.assault.rules.values import can_exit, is_massive, moves_with_ease
from dejarik.kernel import Decision, Event, Option, Procedure, Public, Record, ask, choose, text


class Spot(Record):
    """A position on the board, as it is stored."""

    space: Public[int]
    lying: Public[int] = 0

    @classmethod
    def of(cls, position: Position) -> Spot:
        return cls(int(position.space), int(position.lying))

    @property
    def position(self) -> Position:
        return Position(Space(self.space), Lying(self.lying))


class Moved(Event):
    """A figure leaves its spaces and enters others: a step, a push or a placement.

    Before it takes effect is the time of those who react to leaving; after it, of those who react to entering.
    """

    figure: Public[int]
    to: Public[Spot]
    origin: Public[Spot]
    willing: Public[bool] = True
    pushed: Public[bool] = False

    def happen(self, state: Assault) -> None:
        figure = state.figures.get(self.figure)
        if figure is not None:
            put(state, figure, self.to.position)
            current = activation(state)
            if current is not None:
                current.note_move(figure.id, willing=self.willing)


def shift(state: Assault, figure: Figure, position: Position, *, willing: bool, pushed: bool = False) -> None:
    """The figure changes its position in one step."""
    state.occur(
        Moved(
            figure=figure.id,
            to=Spot.of(position),
            origin=Spot.of(position_of(figure)),
            willing=willing,
            pushed=pushed,
        )
    )


# --- Going by points or by spaces -----------------------------------------------------------------


def reach_by_points(state: Assault, figure: Figure) -> Reach:
    """All that a figure can reach with its movement points."""
    ease = Ease.DIFFICULT_TERRAIN | Ease.HOSTILE_FIGURES if moves_with_ease(state, figure.id) else Ease.NONE
    return board.reach(situation(state), piece(state, figure), figure.points, ease=ease)


def free_to_go(state: Assault) -> None:
    """An activation or a window around a round begins or ends: who pushed others aside in the last one may move
    again (CORE-MASSIVE-11)."""
    for figure in state.figures.values():
        figure.stopped = False


def may_go(state: Assault, figure: Figure) -> bool:
    """Whether a figure may leave its space by its own will (CORE-COND-11, CORE-MASSIVE-11)."""
    return not figure.stopped and can_exit(state, figure.id)


def spot_id(state: Assault, figure: Figure, position: Position) -> str:
    """`F7`, and `F7/across` for a base that lies across."""
    name = space_name(state, position.space)
    return f"{name}/across" if position.lying else name


def end_options(state: Assault, figure: Figure, found: Reach, verb: str) -> list[Option]:
    """One option for every place where a movement can end, but staying."""
    here = position_of(figure)
    options = []
    for position, cost in found.ends().items():
        if position != here:
            name = spot_id(state, figure, position)
            options.append(
                Option(
                    f"{verb}:{name}",
                    text("option-go", space=name, cost=cost),
                    {"space": name, "cost": cost},
                    position,
                )
            )
    return options


class Walk(Procedure):
    """A figure goes along a path, step by step. Something on the way may stop it, or put it elsewhere."""

    figure: Public[int]
    path: Public[list[Spot]]
    start: Public[Spot]  # where the next step begins
    by_points: Public[list[int]] = []  # what each step costs; empty when no points are spent
    willing: Public[bool] = True

    def step(self, state: Assault) -> None:
        figure = state.figures.get(self.figure)
        if figure is None or not self.path or not self._may_step(state, figure):
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
        return not self.willing or may_go(state, figure)

    def settle(self, state: Assault) -> None:
        """Who had to stop where it can't stay goes to the closest place (CORE-MOVE-26)."""
        figure = state.figures.get(self.figure)
        if figure is not None and figure.space != NOWHERE:
            state.push(Settle(figure=figure.id), StepAside(figure=figure.id))

    steps = (step, settle)


def walk(state: Assault, figure: Figure, found: Reach, end: Position) -> None:
    """Go to an end of `found` by points."""
    steps = found.path(end)
    state.push(
        Walk(
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

    def offer(self, state: Assault) -> Decision | None:
        figure = state.figures.get(self.figure)
        if figure is None or figure.space == NOWHERE:
            return None
        if self.willing and not may_go(state, figure):
            return None
        options = end_options(state, figure, self._reach(state, figure), "move" if self.willing else "push")
        if self.ending:
            allowed = set(self.ending)
            options = [option for option in options if allowed & set(_cells(state, figure, option.value))]
        if not options:
            return None
        if not self.must:
            options.append(
                Option("stay", text("option-stay"), {"space": spot_id(state, figure, position_of(figure))})
            )
        prompt = text("move-spaces" if self.willing else "push-spaces", spaces=self.spaces)
        return choose(self.seat, prompt, options, about={"figure": figure.id})

    def take(self, state: Assault, choice: Position | str) -> None:
        if isinstance(choice, str):
            return
        figure = state.figures[self.figure]
        steps = self._reach(state, figure).path(choice)
        state.push(
            Walk(
                figure=figure.id,
                path=[Spot.of(step.position) for step in steps],
                start=Spot.of(position_of(figure)),
                willing=self.willing,
            )
        )

    def _reach(self, state: Assault, figure: Figure) -> Reach:
        return board.reach(situation(state), piece(state, figure), self.spaces, Manner.SPACES)

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
        options = end_options(state, figure, reach_by_points(state, figure), "go")
        if not options:
            return None
        options.append(Option("stop", text("option-stop")))
        return choose(
            figure.seat, text("move-spend", points=figure.points), options, about={"figure": figure.id}
        )

    def take(self, state: Assault, choice: Position | str) -> None:
        if isinstance(choice, str):
            return
        figure = state.figures[self.figure]
        walk(state, figure, reach_by_points(state, figure), choice)
        self.go_to(SpendPoints.offer)

    def lose(self, state: Assault) -> None:
        figure = state.figures.get(self.figure)
        if figure is not None:
            figure.points = self.kept

    steps = (begin, ask(offer, take), lose)


# --- Placing --------------------------------------------------------------------------------------


class Place(Procedure):
    """A figure is put somewhere, without a path (CORE-PLACE). `among` are the spaces one of which it must cover;
    with `close`, when there is no room there, as close as possible."""

    figure: Public[int]
    seat: Public[int]
    among: Public[list[int]]
    may: Public[bool] = False
    willing: Public[bool] = True
    close: Public[bool] = False

    def offer(self, state: Assault) -> Decision | None:
        figure = state.figures.get(self.figure)
        if figure is None:
            return None
        positions = places(state, figure, self.among, close=self.close)
        here = position_of(figure) if figure.space != NOWHERE else None
        options = [place_option(state, figure, position) for position in positions if position != here]
        if not options:
            return None
        if self.may:
            options.append(Option("stay", text("option-stay")))
        return choose(self.seat, text("place-prompt"), options, about={"figure": figure.id})

    def take(self, state: Assault, choice: Position | str) -> None:
        if isinstance(choice, str):
            return
        figure = state.figures[self.figure]
        if figure.space == NOWHERE:
            put(state, figure, choice)
        else:
            shift(state, figure, choice, willing=self.willing)

    def settle(self, state: Assault) -> None:
        if self.figure in state.figures and state.figures[self.figure].space != NOWHERE:
            state.push(Settle(figure=self.figure))

    steps = (ask(offer, take), settle)


def place_option(state: Assault, figure: Figure, position: Position, verb: str = "place") -> Option:
    name = spot_id(state, figure, position)
    return Option(f"{verb}:{name}", text("option-place", space=name), {"space": name}, position)


def places(state: Assault, figure: Figure, among: list[int], *, close: bool) -> list[Position]:
    """Where a figure may be placed so that it covers one of these spaces, or as close as possible to them."""
    mover = _anywhere(state, figure)
    spaces = _mask(among)
    found = board.placements(situation(state), mover, touching=spaces)
    if not found and close:
        found = board.closest_placements(situation(state), mover, board.space_thing(spaces))
    return found


def _anywhere(state: Assault, figure: Figure) -> board.Figure:
    """The figure as a piece, also while it is not on the board."""
    return piece(state, figure) if figure.space != NOWHERE else piece_at(state, figure, Position(Space(0)))


def _mask(spaces: list[int]) -> Spaces:
    found = 0
    for space in spaces:
        found |= 1 << space
    return found


# --- Ending movement ------------------------------------------------------------------------------


class Settle(Procedure):
    """A figure has ended its movement: a Massive one pushes aside whom it stands on (CORE-MASSIVE-06, -07)."""

    figure: Public[int]

    def push_aside(self, state: Assault) -> None:
        figure = state.figures.get(self.figure)
        if figure is None or figure.space == NOWHERE or not is_massive(figure):
            return
        friendly, others = board.displaced(situation(state), piece(state, figure))
        if friendly or others:
            figure.stopped = True  # CORE-MASSIVE-11
            state.push(*(StepAside(figure=int(other.id)) for other in (*friendly, *others)))

    steps = (push_aside,)


class StepAside(Procedure):
    """A figure that can't stay where it is goes to the closest place (CORE-MASSIVE-06, CORE-MOVE-26, CORE-LARGE-14)."""

    figure: Public[int]

    def offer(self, state: Assault) -> Decision | None:
        figure = state.figures.get(self.figure)
        if figure is None or figure.space == NOWHERE or _may_stay(state, figure):
            return None
        ends = board.closest_ends(situation(state), piece(state, figure))
        options = [place_option(state, figure, position, "push") for position in ends]
        return (
            choose(figure.seat, text("push-aside"), options, about={"figure": figure.id}) if options else None
        )

    def take(self, state: Assault, position: Position) -> None:
        shift(state, state.figures[self.figure], position, willing=False, pushed=True)

    steps = (ask(offer, take),)


def is_passing_through(state: Assault, id: int) -> bool:
    """Whether a figure stands in a space that it has to leave again."""
    figure = state.figures.get(id)
    return figure is not None and figure.space != NOWHERE and not _may_stay(state, figure)


def _may_stay(state: Assault, figure: Figure) -> bool:
    return board.can_end_here(situation(state), piece(state, figure))


class GainPoints(Procedure):
    """A figure gains movement points when its turn in a sequence comes (see `gain_points`)."""

    figure: Public[int]
    points: Public[int]
    at_once: Public[bool] = False

    def gain(self, state: Assault) -> None:
        figure = state.figures.get(self.figure)
        if figure is not None:
            gain_points(state, figure, self.points, at_once=self.at_once)

    steps = (gain,)


def gain_points(state: Assault, figure: Figure, points: int, *, at_once: bool = False) -> None:
    """A figure gains movement points. Outside its activation, and in a special action (`at_once`), it spends them
    at once or loses them (CORE-MOVE-02, -06, -07)."""
    if figure.id not in state.figures:
        return
    if is_active(state, figure) and not at_once:
        figure.points += points
    else:
        state.push(SpendPoints(figure=figure.id, points=points, kept=figure.points))
