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


class Mind(ABC, Generic[S]):
    """A game for those who think about it. It looks only at what the seat that is asked may know."""

    @abstractmethod
    def determinize(self, view: Mapping[str, Any], rng: Rng) -> S:
        """A state that could be behind a seat's view (a determinization): what is hidden is drawn at random."""

    @abstractmethod
    def rate(self, state: S) -> Ratings:
        """How good each option of the decision looks to the seat that is asked; the more the better. Options that are
        left out are worth 0; nothing at all: no idea."""
