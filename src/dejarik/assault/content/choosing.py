"""Choices as effects: `special("order", choose(others_within(2), obey))`.

Among what is chosen is said once. From it follow the options, and whether the ability may be used at all: an ability
without a legal target is never offered. What follows is a function marked with `@follows`; whether one fits what is
chosen, the types tell.

`all_of` is the same without a choice. Most are among what the figure itself finds: `find(state, figure)`. Others say
so: `by_player`, `anywhere`, `by_use`, `heard`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from dejarik.assault.content.picks import (
    Pick,
    choosable,
    pick_group,
    pick_player,
    pick_space,
    pick_target,
    pick_word,
)
from dejarik.assault.rules.state import Assault, Figure, Group, Token
from dejarik.authoring.mistakes import require_mark
from dejarik.kernel import Event, Use
from dejarik.kernel.effects import Effect

E = TypeVar("E", bound=Event)
S = TypeVar("S", bound=Assault)
S_contra = TypeVar("S_contra", bound=Assault, contravariant=True)
T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
Thing = TypeVar("Thing", bound=Figure | Token)


@dataclass(frozen=True, slots=True)
class Among(Generic[S_contra, T_co]):
    """What is chosen among, if it is not what the figure itself finds."""

    find: Callable[[S_contra, Use], Iterable[T_co]]


Find = Callable[[S, Figure], Iterable[T]] | Among[S, T]
Follower = Callable[[S, Pick, T], None]


def by_use(find: Callable[[S, Use], Iterable[T]]) -> Among[S, T]:
    """What the use of the ability finds, by its source or its figure and player together."""
    return Among(find)


def by_player(find: Callable[[S, int], Iterable[T]]) -> Among[S, T]:
    """What is there for the player: `find(state, seat)`."""
    return Among(lambda state, use: find(state, use.seat))


def anywhere(find: Callable[[S], Iterable[T]]) -> Among[S, T]:
    """What is there for everybody."""
    return Among(lambda state, use: find(state))


def heard(kind: type[E], find: Callable[[S, Use, E], Iterable[T]]) -> Among[S, T]:
    """What the event that is reacted to leaves."""
    return Among(lambda state, use: find(state, use, use.event(state, kind)))


class ChoiceEffect(Effect[S]):
    """Somebody chooses one of several; what follows gets the one that was chosen."""

    def __init__(
        self,
        pick: Callable[..., None],
        among: Callable[[S, Use], Iterable[Any]],
        then: Follower[S, Any],
        may: bool,
        amount: Callable[[S, Use], int] | None,
    ) -> None:
        require_mark(then)
        self._pick, self._among, self._then, self._may, self._amount = pick, among, then, may, amount

    def possible(self, state: S, use: Use) -> bool:
        return any(True for _ in self._among(state, use))

    def __call__(self, state: S, acting: Any) -> None:
        amount = 0 if self._amount is None else self._amount(state, acting)
        self._pick(state, acting, self._among(state, acting), self._then, may=self._may, amount=amount)


def choose(
    among: Find[S, Thing],
    then: Follower[S, Thing],
    *,
    may: bool = False,
    amount: Callable[[S, Use], int] | None = None,
) -> ChoiceEffect[S]:
    """Choose a figure or token; `then(state, pick, figure)` follows. `amount` is a number for it to remember."""
    found = _found(among)
    return ChoiceEffect(
        pick_target, lambda state, use: choosable(state, found(state, use)), then, may, amount
    )


def choose_space(among: Find[S, int], then: Follower[S, int], *, may: bool = False) -> ChoiceEffect[S]:
    """Choose a space; `then(state, pick, space)` follows."""
    return ChoiceEffect(pick_space, _found(among), then, may, None)


def choose_player(among: Find[S, int], then: Follower[S, int], *, may: bool = False) -> ChoiceEffect[S]:
    """Choose a player (CORE-FOUR-05, IA-4P-18); `then(state, pick, seat)` follows."""
    return ChoiceEffect(pick_player, _found(among), then, may, None)


def choose_group(among: Find[S, Group], then: Follower[S, Group], *, may: bool = False) -> ChoiceEffect[S]:
    """Choose a Deployment card; `then(state, pick, group)` follows."""
    return ChoiceEffect(pick_group, _found(among), then, may, None)


def choose_word(
    among: Sequence[str] | Find[S, str], then: Follower[S, str], *, may: bool = False
) -> ChoiceEffect[S]:
    """Choose one of these words (messages `choice-<word>`); `then(state, pick, word)` follows."""
    found = _found(among) if isinstance(among, Among) or callable(among) else lambda state, use: among
    return ChoiceEffect(pick_word, found, then, may, None)


class Everybody(Effect[S]):
    """Something happens to all of them; with none there, it is not possible."""

    def __init__(
        self,
        among: Callable[[S, Use], Iterable[Any]],
        do: Callable[[S, Use, list[Any]], None],
    ) -> None:
        self._among, self._do = among, do

    def possible(self, state: S, use: Use) -> bool:
        return any(True for _ in self._among(state, use))

    def __call__(self, state: S, acting: Any) -> None:
        found = list(self._among(state, acting))
        if found:
            self._do(state, acting, found)


def all_of(among: Find[S, T], do: Callable[[S, Use, list[T]], None]) -> Everybody[S]:
    """All such, without a choice: `do(state, use, figures)`."""
    return Everybody(_found(among), do)


def _found(among: Find[S, T]) -> Callable[[S, Use], Iterable[T]]:
    if isinstance(among, Among):
        return among.find
    find = among

    def by_the_figure(state: S, use: Use) -> Iterable[T]:
        figure = state.figures.get(use.subject)
        return () if figure is None else find(state, figure)

    return by_the_figure
