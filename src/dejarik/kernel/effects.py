"""Effects: what abilities do, made of parts that know by themselves whether they would do anything.

An effect is called with the state and whoever acts: the `Use` of an ability, or a choice that it has led to. One that
says when it is possible (`Effect`) need not be accompanied by a condition that says the same again.

What is in progress is plain data. So whatever follows later is kept by a name: a function that is marked with
`@follows`, or an effect that has been given the name of its ability (`name_effects`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from typing import Any, Generic, TypeVar

from dejarik.kernel.abilities import Definition, Use
from dejarik.kernel.procedures import AnyProcedure, Procedure
from dejarik.kernel.records import Public, copy
from dejarik.kernel.state import State

S = TypeVar("S", bound=State)
F = TypeVar("F", bound=Callable[..., None])

_NAMED: dict[str, Any] = {}


def follows(function: F) -> F:
    """Mark a function as what follows from a choice: `(state, the choice, what was chosen)`."""
    if "<" in function.__qualname__:
        raise TypeError(
            f"{function.__qualname__} can't follow: only a function of a module has a name to keep"
        )
    name = f"{function.__module__.removeprefix('dejarik.')}.{function.__name__}"
    if _NAMED.setdefault(name, function) is not function:
        raise ValueError(f"{name} follows already")
    setattr(function, "follower", name)  # noqa: B010 - functions have no such field
    return function


def name_of(function: Callable[..., None]) -> str:
    """The name under which a function that follows is kept."""
    name: str | None = getattr(function, "follower", None)
    if name is None:
        where = f"{function.__module__}.{function.__qualname__}"
        raise TypeError(f"{where} is to follow from a choice: mark it with @follows")
    return name


def called(name: str) -> Any:
    """What is kept under a name."""
    return _NAMED[name]


class Effect(ABC, Generic[S]):
    """What an ability does, with the answer to whether it would do anything now."""

    name = ""  # once it belongs to an ability

    @abstractmethod
    def __call__(self, state: S, acting: Any) -> None:
        """Begin with it."""

    def possible(self, state: S, use: Use) -> bool:
        """Whether it would do anything: an ability whose effect is impossible is not offered."""
        return True

    @property
    def parts(self) -> tuple[Any, ...]:
        """What it is made of, for those parts that are effects themselves."""
        return ()


class InOrder(Effect[S]):
    """One thing after another, each when everything that the one before it started is done."""

    def __init__(self, *parts: Callable[[S, Any], None]) -> None:
        self._parts = parts

    @property
    def parts(self) -> tuple[Any, ...]:
        return self._parts

    def possible(self, state: S, use: Use) -> bool:
        """What comes first must be possible; what comes of the rest is seen then."""
        return would_do_something(self._parts[0])(state, use)

    def __call__(self, state: S, acting: Any) -> None:
        if not self.name:
            raise TypeError(
                "effects in order belong to the definition of an ability, which gives them their name"
            )
        state.push(Carry(effect=self.name, acting=copy(acting)))


def then(*parts: Callable[[S, Any], None]) -> InOrder[S]:
    """`then(damage(2), strain(1))`: in the order written."""
    return InOrder(*parts)


class Carry(Procedure):
    """Effects in order, in progress: `place` is the next one."""

    effect: Public[str]
    acting: Public[AnyProcedure]
    place: Public[int] = 0

    def go_on(self, state: State) -> None:
        parts = called(self.effect).parts
        if self.place < len(parts):
            self.place += 1
            self.repeat()
            parts[self.place - 1](state, self.acting)

    steps = (go_on,)


def would_do_something(do: Callable[..., None]) -> Callable[[Any, Use], bool]:
    """The condition that comes with an effect: what it says itself, or none."""
    return do.possible if isinstance(do, Effect) else _always


def _always(state: Any, use: Use) -> bool:
    return True


def name_effects(key: str, definition: Definition) -> None:
    """Give the effects of a text names by which a game in progress finds them again."""
    for ability in definition.abilities:
        for place, effect in enumerate(_effects_in(ability.do)):
            if not effect.name:
                effect.name = f"{key}.{ability.name}" + (f"/{place}" if place else "")
                _NAMED[effect.name] = effect


def _effects_in(do: Any) -> Iterator[Effect[Any]]:
    if isinstance(do, Effect):
        yield do
        for part in do.parts:
            yield from _effects_in(part)
