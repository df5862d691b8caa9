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
    pick_group,
    pick_player,
    pick_space,
    pick_target,
    pick_word,
)
from dejarik.assault.rules.state import Assault, Figure, Group, Token
from dejarik.kernel import Event, Use
from dejarik.kernel.effects import Effect, name_of

E = TypeVar("E", bound=Event)
T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
Thing = TypeVar("Thing", bound=Figure | Token)


@dataclass(frozen=True, slots=True)
class Among(Generic[T_co]):
    """What is chosen among, if it is not what the figure itself finds."""

    find: Callable[[Assault, Use], Iterable[T_co]]


Find = Callable[[Assault, Figure], Iterable[T]] | Among[T]
Follower = Callable[[Assault, Pick, T], None]


def by_use(find: Callable[[Assault, Use], Iterable[T]]) -> Among[T]:
    """What the use of the ability finds, by its source or its figure and player together."""
    return Among(find)


def by_player(find: Callable[[Assault, int], Iterable[T]]) -> Among[T]:
    """What is there for the player: `find(state, seat)`."""
    return Among(lambda state, use: find(state, use.seat))


def anywhere(find: Callable[[Assault], Iterable[T]]) -> Among[T]:
    """What is there for everybody."""
    return Among(lambda state, use: find(state))


def heard(kind: type[E], find: Callable[[Assault, Use, E], Iterable[T]]) -> Among[T]:
    """What the event that is reacted to leaves."""
    return Among(lambda state, use: find(state, use, use.event(state, kind)))


class Choice(Effect[Assault]):
    """Somebody chooses one of several; what follows gets the one that was chosen."""

    def __init__(
        self,
        pick: Callable[..., None],
        among: Callable[[Assault, Use], Iterable[Any]],
        then: Follower[Any],
        may: bool,
        amount: Callable[[Assault, Use], int] | None,
    ) -> None:
        name_of(then)  # a function that can't follow is found when the card is read, not when it is played
        self._pick, self._among, self._then, self._may, self._amount = pick, among, then, may, amount

    def possible(self, state: Assault, use: Use) -> bool:
        return any(True for _ in self._among(state, use))

    def __call__(self, state: Assault, acting: Any) -> None:
        amount = 0 if self._amount is None else self._amount(state, acting)
        self._pick(state, acting, self._among(state, acting), self._then, may=self._may, amount=amount)


def choose(
    among: Find[Thing],
    then: Follower[Thing],
    *,
    may: bool = False,
    amount: Callable[[Assault, Use], int] | None = None,
) -> Choice:
    """Choose a figure or token; `then(state, pick, figure)` follows. `amount` is a number for it to remember."""
    return Choice(pick_target, _found(among), then, may, amount)


def choose_space(among: Find[int], then: Follower[int], *, may: bool = False) -> Choice:
    """Choose a space; `then(state, pick, space)` follows."""
    return Choice(pick_space, _found(among), then, may, None)


def choose_player(among: Find[int], then: Follower[int], *, may: bool = False) -> Choice:
    """Choose a player (CORE-FOUR-05, IA-4P-18); `then(state, pick, seat)` follows."""
    return Choice(pick_player, _found(among), then, may, None)


def choose_group(among: Find[Group], then: Follower[Group], *, may: bool = False) -> Choice:
    """Choose a Deployment card; `then(state, pick, group)` follows."""
    return Choice(pick_group, _found(among), then, may, None)


def choose_word(among: Sequence[str] | Find[str], then: Follower[str], *, may: bool = False) -> Choice:
    """Choose one of these words (messages `choice-<word>`); `then(state, pick, word)` follows."""
    found = _found(among) if isinstance(among, Among) or callable(among) else lambda state, use: among
    return Choice(pick_word, found, then, may, None)


class Everybody(Effect[Assault]):
    """Something happens to all of them; with none there, it is not possible."""

    def __init__(
        self,
        among: Callable[[Assault, Use], Iterable[Any]],
        do: Callable[[Assault, Use, list[Any]], None],
    ) -> None:
        self._among, self._do = among, do

    def possible(self, state: Assault, use: Use) -> bool:
        return any(True for _ in self._among(state, use))

    def __call__(self, state: Assault, acting: Any) -> None:
        found = list(self._among(state, acting))
        if found:
            self._do(state, acting, found)


def all_of(among: Find[T], do: Callable[[Assault, Use, list[T]], None]) -> Everybody:
    """All such, without a choice: `do(state, use, figures)`."""
    return Everybody(_found(among), do)


def _found(among: Find[T]) -> Callable[[Assault, Use], Iterable[T]]:
    if isinstance(among, Among):
        return among.find
    find = among

    def by_the_figure(state: Assault, use: Use) -> Iterable[T]:
        figure = state.figures.get(use.subject)
        return () if figure is None else find(state, figure)

    return by_the_figure
