"""A toy game for the tests of the kernel: its cards, seats and rules are whatever a test lays on the table.

`Toy(cards=…).lay(Scored(seat=0, points=3), in_play=[("doubler", 0)])` is a game in which seat 0 is about to
score and a card of seat 0 may react. It ends, without a winner, when everything that was laid has been played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from dejarik.kernel import (
    IN_PLAY,
    NOBODY,
    Ability,
    Definition,
    Discipline,
    Event,
    Game,
    Occurrence,
    Procedure,
    Public,
    Rng,
    State,
    Text,
    Use,
    apply,
    decision,
    engine,
    register,
)
from dejarik.kernel.records import copy

HAND = "hand"


class ToyOptions(msgspec.Struct, frozen=True):
    """There is nothing to choose."""


class ToyState(State):
    """Points by seat, and a diary in which anything may write what it did."""

    points: Public[dict[int, int]] = {}
    diary: Public[list[str]] = []


class Scored(Event):
    """A seat scores points."""

    seat: Public[int]
    points: Public[int] = 1

    def happen(self, state: ToyState) -> None:
        state.points[self.seat] = state.points.get(self.seat, 0) + self.points
        state.diary.append(f"scored {self.points}")


class Lost(Event):
    """A seat loses points instead."""

    seat: Public[int]
    points: Public[int] = 1

    def happen(self, state: ToyState) -> None:
        state.points[self.seat] = state.points.get(self.seat, 0) - self.points
        state.diary.append(f"lost {self.points}")


class Occasion(Event):
    """Something to react to, without an effect of its own."""

    name: Public[str] = ""


class Phase(Procedure):
    """Lets its occasions happen one after the other: a stretch of time with the scope `phase`."""

    scope: ClassVar[str] = "phase"
    occasions: Public[list[str]] = []

    def next_occasion(self, state: ToyState) -> None:
        if self.occasions:
            state.occur(Occasion(name=self.occasions.pop(0)))
            self.repeat()

    steps = (next_occasion,)


class GameOver(Procedure):
    """The last thing that happens."""

    def finish(self, state: ToyState) -> None:
        state.finish("over")

    steps = (finish,)


class Toy(Game[ToyState, ToyOptions]):
    """A game with these cards for two seats, or as many as a test says."""

    name = "toy"
    version = "1"
    state_type = ToyState
    options_type = ToyOptions
    bound = 100
    reasons = ("over",)

    def __init__(
        self,
        cards: Mapping[str, Definition] | None = None,
        *,
        order: Sequence[int] = (NOBODY, 0, 1),
        discipline: Discipline = Discipline.BY_SEAT,
        offers_bluff: Callable[[Any, int], bool] | None = None,
        arbiter: int = 0,
    ) -> None:
        self.cards = dict(cards or {})
        self.order = order
        self.turns = discipline
        self.asked_anyway = offers_bluff
        self.orders_the_rules = arbiter
        self.setup: Callable[[ToyState], None] = lambda state: None

    # --- Laying the table -------------------------------------------------------------------------

    def lay(
        self,
        *first: Event | Procedure,
        in_play: Iterable[tuple[str, int]] = (),
        in_hand: Iterable[tuple[str, int]] = (),
        dice: Iterable[int] = (),
    ) -> ToyState:
        """A game about to let these happen, one after the other, with these cards; card ids count from 1."""

        def setup(state: ToyState) -> None:
            for key, seat in in_play:
                state.enter(key, seat, zone=IN_PLAY)
            for key, seat in in_hand:
                state.enter(key, seat, zone=HAND, open=False)
            state.rng.script = list(dice)
            state.push(GameOver())
            for each in reversed(first):
                thing = copy(each)
                state.push(thing) if isinstance(thing, Procedure) else state.occur(thing)

        self.setup = setup
        register(self)
        state: ToyState = engine.start(self, ToyOptions(), 1)
        return state

    # --- What the kernel asks -----------------------------------------------------------------------

    def new(self, options: ToyOptions, rng: Rng) -> ToyState:
        state = ToyState(game=self.name, rng=rng)
        self.setup(state)
        return state

    def seats(self, options: ToyOptions) -> int:
        return sum(seat != NOBODY for seat in self.order)

    def seat_count(self, state: ToyState) -> int:
        return self.seats(ToyOptions())

    def random_options(self, rng: Rng) -> ToyOptions:
        return ToyOptions()

    def redeal(self, state: ToyState, seat: int | None, rng: Rng) -> None:
        state.rng = rng.split()

    def definition(self, key: str) -> Definition:
        return self.cards[key]

    def precedence(self, state: ToyState, occurrence: Occurrence) -> Sequence[int]:
        return self.order

    def discipline(self, state: ToyState, occurrence: Occurrence) -> Discipline:
        return self.turns

    def arbiter(self, state: ToyState, occurrence: Occurrence) -> int:
        return self.orders_the_rules

    def has_bluff_windows(self, state: ToyState) -> bool:
        return self.asked_anyway is not None

    def offers_bluff(self, state: ToyState, occurrence: Occurrence, seat: int) -> bool:
        return self.asked_anyway is not None and self.asked_anyway(state, seat)

    def label(self, state: ToyState, use: Use) -> Text:
        return Text(f"{use.key}.{use.ability}")


def card(*abilities: Ability[Any]) -> Definition:
    """A card with these abilities."""
    return Definition(abilities=abilities)


def writes(words: str) -> Callable[[Any, Use], None]:
    """An effect that only writes into the diary, so that a test can read what happened when."""

    def write(state: ToyState, use: Use) -> None:
        state.diary.append(words)

    return write


def asked(state: State) -> tuple[int, list[str]] | None:
    """Who is asked and for what: the seat and the ids of the options; None when the game is over."""
    waiting = decision(state)
    return None if waiting is None else (waiting.seat, waiting.ids(state))


def answer_all(state: State, *answers: Any) -> None:
    """Answer the decisions to come with these."""
    for answer in answers:
        apply(state, answer)
