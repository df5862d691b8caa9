"""Values are asked, not stored: queries that fold the modifiers in force.

Speed, cost, health, "may interact": a query starts from the printed value and folds the
constant abilities of sources in play and the modifiers that last for a time. A value that is
forbidden stays forbidden, whatever allows it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar, get_args

from dejarik.kernel.abilities import IN_PLAY
from dejarik.kernel.state import ADD, ALLOW, EVERYBODY, FORBID, SET, How

if TYPE_CHECKING:
    from dejarik.kernel.procedures import ScopeName
    from dejarik.kernel.state import Modifier, Source, State

S = TypeVar("S", bound="State")

#: The name of a value; `authoring.names` finds those that nobody asks.
ValueName = str

#: (state, the source with the ability, its id, the subject asked about)
Applies = Callable[[Any, "Source", int, int], bool]
Amount = Callable[[Any, "Source", int, int], int]


def on_itself(state: Any, source: Source, id: int, subject: int) -> bool:
    """The ability concerns what its source belongs to."""
    return source.subject == subject


@dataclass(frozen=True, slots=True)
class Constant:
    """A constant ability: while its source is in its zone, a value of some subjects is another."""

    query: ValueName
    how: How = How.ADD
    value: int | Amount = 0
    when: Applies = on_itself
    zones: tuple[str, ...] = (IN_PLAY,)
    name: str = ""  # of the text that it is, where the card has several


class Share(NamedTuple):
    """What one text adds to a value, or sets it to: its source (0 where that is gone), its name if it has one, the
    amount, and the key of the card where that is known."""

    source: int
    name: str
    amount: int
    key: str = ""


_DECLARED: list[_Value[Any]] = []


class _Value(Generic[S]):
    """Something that can be asked of a subject in a game with such states: `Query[Lcg]("cost", …)`."""

    def __init__(self, name: ValueName) -> None:
        self.name = name
        _DECLARED.append(self)


def value_names(package: str) -> set[ValueName]:
    """The names of all values of the game in this package, as far as its modules have been read."""
    kinds = ((each.name, get_args(getattr(each, "__orig_class__", None))) for each in _DECLARED)
    return {name for name, kind in kinds if kind and kind[0].__module__.startswith(f"{package}.")}


class Query(_Value[S]):
    """A number that can be asked of a subject: `speed(state, figure)`.

    The last modifier that sets it replaces the printed value; then all that add are
    added; then the result is kept within its bounds. A value that belongs to something in progress (`within`) is not
    changed by what lasts for another such thing around it.
    """

    def __init__(
        self,
        name: ValueName,
        printed: Callable[[S, int], int],
        *,
        least: int | None = None,
        most: int | None = None,
        within: ScopeName | None = None,
    ) -> None:
        super().__init__(name)
        self._printed = printed
        self._least = least
        self._most = most
        self._within = within

    def __call__(self, state: S, subject: int) -> int:
        value = self._printed(state, subject)
        steady = state.index.constants.get(self.name, ())
        if steady or state.modifiers:
            added = 0
            for id, constant in steady:
                source = state.sources[id]
                if constant.when(state, source, id, subject):
                    worth = constant.value
                    amount = worth if isinstance(worth, int) else worth(state, source, id, subject)
                    if constant.how is ADD:
                        added += amount
                    elif constant.how is SET:
                        value = amount
            for modifier in state.modifiers:
                if modifier.query == self.name and self._concerns(state, modifier, subject):
                    if modifier.how is ADD:
                        added += modifier.value
                    elif modifier.how is SET:
                        value = modifier.value
            value += added
        if self._least is not None and value < self._least:
            return self._least
        if self._most is not None and value > self._most:
            return self._most
        return value

    def _concerns(self, state: S, modifier: Modifier, subject: int) -> bool:
        """Whether a modifier of this value counts for a subject now."""
        if modifier.subject not in (EVERYBODY, subject):
            return False
        within, until = self._within, modifier.until
        return within is None or not until.startswith(f"{within}:") or until == state.scope(within)

    def shares(self, state: S, subject: int) -> list[Share]:
        """What is added to the value now, text by text."""
        return list(self._texts(state, subject, ADD))

    def set_by(self, state: S, subject: int) -> Share | None:
        """The text that sets the value now, if one does: of several the last."""
        return next(reversed(list(self._texts(state, subject, SET))), None)

    def _texts(self, state: S, subject: int, how: How) -> Iterator[Share]:
        for id, constant in state.index.constants.get(self.name, ()):
            source, amount = state.sources[id], constant.value
            if constant.how is how and constant.when(state, source, id, subject):
                worth = amount if isinstance(amount, int) else amount(state, source, id, subject)
                yield Share(id, constant.name, worth, source.key)
        for modifier in state.modifiers:
            if (
                modifier.query == self.name
                and modifier.how is how
                and self._concerns(state, modifier, subject)
            ):
                source_left = modifier.source if modifier.source in state.sources else 0
                yield Share(source_left, "", modifier.value, modifier.key)


class Permission(_Value[S]):
    """Whether a subject may do something: `can_interact(state, figure)`. Cannot beats can."""

    def __init__(self, name: ValueName, printed: Callable[[S, int], bool]) -> None:
        super().__init__(name)
        self._printed = printed

    def __call__(self, state: S, subject: int) -> bool:
        steady = state.index.constants.get(self.name, ())
        if not steady and not state.modifiers:
            return self._printed(state, subject)
        allowed = False
        for id, constant in steady:
            if constant.when(state, state.sources[id], id, subject):
                if constant.how is FORBID:
                    return False
                allowed = allowed or constant.how is ALLOW
        for modifier in state.modifiers:
            if modifier.query == self.name and modifier.subject in (EVERYBODY, subject):
                if modifier.how is FORBID:
                    return False
                allowed = allowed or modifier.how is ALLOW
        return allowed or self._printed(state, subject)
