"""How a game is thought about: what bots ask of it. A game that has a mind (`Game.mind`) has bots that think."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from dejarik.kernel.rng import Rng

if TYPE_CHECKING:
    from dejarik.kernel.answers import Ratings
    from dejarik.kernel.state import State

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


class Mind(ABC, Generic[S]):
    """A game for those who think about it. It looks only at what the seat that is asked may know."""

    @abstractmethod
    def determinize(self, view: Mapping[str, Any], rng: Rng) -> S:
        """A state that could be behind a seat's view (a determinization): what is hidden is drawn at random."""

    @abstractmethod
    def rate(self, state: S) -> Ratings:
        """How good each option of the decision looks to the seat that is asked; the more the better. Options that are
        left out are worth 0; nothing at all: no idea."""

    def policy(self, rng: Rng) -> Policy[S]:
        """A policy for one game or playout, with chance of its own."""
        return ByRatings(self)
