"""How a game is thought about: what bots ask of it. A game that has a mind (`Game.mind`) has bots that think."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar

from dejarik.kernel.rng import Rng

if TYPE_CHECKING:
    from dejarik.kernel.answers import Ratings
    from dejarik.kernel.events import Event
    from dejarik.kernel.state import State
    from dejarik.kernel.text import Text

#: What a seat knows beyond what it sees now, as plain data: what it has brought, and what it has seen that is hidden by
#: now. A mind makes and reads it; everybody else only keeps it.
Memory = Mapping[str, Any]

S = TypeVar("S", bound="State")
A = TypeVar("A", bound="State", contravariant=True)  # who can play more than is asked for, will do


class Policy(ABC, Generic[A]):
    """How somebody plays who decides quickly: for cheap simulations, and for playouts of a search.

    One lives through one game or one playout, for all seats or for one, and may keep what it has worked out. It may be
    asked about any state all the same; the same states in the same order are rated the same. A playout goes

        policy = mind.policy(rng)
        while (asked := decision(state)) is not None:
            apply(state, best_answer(asked, policy.rate(state), rng))
    """

    @abstractmethod
    def rate(self, state: A) -> Ratings:
        """As `Mind.rate`; a rating may be left out where it would not change what is chosen."""


class ByRatings(Policy[S]):
    """The policy of a mind that has none of its own: its ratings."""

    def __init__(self, mind: Mind[S]) -> None:
        self._mind = mind

    def rate(self, state: S) -> Ratings:
        return self._mind.rate(state)


class Bearing(NamedTuple):
    """Where a position lies, coarsely, for those who explore: how far the game has gone (`stage`), what tells positions
    of a stage apart that should not be taken for the same (`traits`, anything that can be a key), and how near it is to
    various things that are worth reaching (`aims`, always the same ones in their order; the more, the nearer)."""

    stage: int = 0
    traits: Hashable = ()
    aims: tuple[float, ...] = ()


class Mind(ABC, Generic[S]):
    """A game for those who think about it. It looks only at what the seat that is asked may know."""

    #: How hard people can have it against bots, by the names of these, the easiest first, an even match in the middle:
    #: only those that figures show apart in this game.
    levels: ClassVar[tuple[str, ...]] = ()

    @abstractmethod
    def determinize(self, view: Mapping[str, Any], rng: Rng) -> S:
        """A state that could be behind a seat's view (a determinization): what is hidden is drawn at random."""

    # --- What a seat remembers --------------------------------------------------------------------

    heeds: ClassVar[tuple[type[Event], ...]] = ()  # the events that are worth remembering

    def recall(self, options: Any, seat: int) -> Memory:
        """What a seat knows before anything has happened: what it has brought."""
        return {}

    def remember(self, memory: Memory, events: Sequence[Mapping[str, Any]]) -> Memory:
        """The memory of somebody who has heard of these events, as its seat is told of them (`engine.told`). Those that
        are not heeded may be among them."""
        return memory

    def imagine(self, view: Mapping[str, Any], memory: Memory, rng: Rng) -> S:
        """As `determinize`, within what the seat remembers."""
        return self.determinize(view, rng)

    # --- What things are worth --------------------------------------------------------------------

    @abstractmethod
    def rate(self, state: S) -> Ratings:
        """How good each option of the decision looks to the seat that is asked; the more the better. Options that are
        left out are worth 0; nothing at all: no idea."""

    def policy(self, rng: Rng) -> Policy[S]:
        """A policy for one game or playout, with chance of its own."""
        return ByRatings(self)

    # --- Looking ahead ----------------------------------------------------------------------------
    # Who offers these can be searched (`bots.search`).

    looks_ahead: ClassVar[bool] = False

    def foresees(self, state: S) -> bool:
        """Whether playouts tell anything about what is asked now."""
        return self.looks_ahead

    def value(self, state: S, seat: int) -> float:
        """The chance that the side of a seat wins from here, as far as that can be told at a glance: from 0 to 1, which
        a game that is over has."""
        raise NotImplementedError

    def aspects(self, state: S, seat: int) -> Mapping[str, float]:
        """In what respects the side of a seat is ahead or behind, by their names, in points of the game's own."""
        return {}

    def aspect(self, name: str) -> Text:
        """What people call an aspect."""
        raise NotImplementedError

    def horizon(self, state: S) -> int:
        """How many turns have begun; a playout ends when so many more have that what was done has had its answer."""
        raise NotImplementedError

    # --- Exploring --------------------------------------------------------------------------------

    def bearing(self, state: S) -> Bearing:
        """Where a position lies, for those who go back to the promising ones (`exploring`). It may look at everything;
        a mind that looks ahead says by itself how far the game is and who is ahead."""
        if not self.looks_ahead:
            return Bearing()
        from dejarik.kernel.games import game_of

        seats = range(game_of(state).seat_count(state))
        return Bearing(self.horizon(state), (), tuple(self.value(state, seat) for seat in seats))

    def characters(self, rng: Rng) -> Sequence[Policy[S]]:
        """Policies that want different things, the usual one first: each comes to where the others never are."""
        return [self.policy(rng)]

    def aims_for(self, state: S, missing: Collection[str]) -> Mapping[int, int | None] | None:
        """By their places in a bearing, the aims that lead to what has not been reached yet, each with the team that
        comes nearer to it by what it wants itself (None: nobody in particular). None: any aim may."""
        return None
