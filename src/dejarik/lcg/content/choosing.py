"""Effects that ask for something while they are carried out: possible while there is anything to choose from.

`choose(focused(own_unit), ready_chosen)` says what the text chooses from once. What follows is a function that is
marked with `@follows`. Choices that follow from others, or that need to know more, are asked for with `picks`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, Generic, TypeVar

from dejarik.authoring.mistakes import require_mark
from dejarik.kernel import Use
from dejarik.kernel.effects import Effect
from dejarik.lcg.content.aiming import Deed
from dejarik.lcg.content.picks import Among, Follower, opponent_picks, pick_card, pick_key, pick_player
from dejarik.lcg.rules.state import Lcg

T = TypeVar("T")
Offered = TypeVar("Offered", bound=Collection[Any])


class Offering(Effect[Lcg], Generic[Offered]):
    """An effect that offers some things: `start` asks or does it. It is possible while there are enough of them."""

    def __init__(
        self,
        offered: Callable[[Lcg, Use], Offered],
        start: Callable[[Lcg, Use, Offered], None],
        *,
        least: int = 1,
    ) -> None:
        self._offered = offered
        self._start = start
        self._least = max(least, 1)

    def possible(self, state: Lcg, use: Use) -> bool:
        return len(self._offered(state, use)) >= self._least

    def __call__(self, state: Lcg, acting: Use) -> None:
        self._start(state, acting, self._offered(state, acting))


def choose(
    among: Among,
    then: Follower,
    *,
    by: Callable[[Lcg, Use], int] | None = None,
    least: int = 1,
    most: int = 1,
    prompt: str = "",
) -> Effect[Lcg]:
    """The player, or somebody else (`by`), chooses among these cards (`pick_card`)."""
    require_mark(then)

    def start(state: Lcg, use: Use, cards: Iterable[int]) -> None:
        seat = None if by is None else by(state, use)
        pick_card(state, use, cards, then, seat=seat, least=least, most=most, prompt=prompt)

    return Offering(among, start, least=least)


def choose_key(
    keys: Callable[[Lcg, Use], Collection[str]], then: Follower, *, hidden: bool = False
) -> Effect[Lcg]:
    """The player chooses among cards of a deck, pile or hand, by their keys (`pick_key`). What lay `hidden` until
    now has been seen then."""
    require_mark(then)

    def start(state: Lcg, use: Use, found: Iterable[str]) -> None:
        if hidden:
            state.learn()
        pick_key(state, use, found, then)

    return Offering(keys, start)


def choose_player(seats: Callable[[Lcg, Use], Sequence[int]], then: Follower) -> Effect[Lcg]:
    """The player chooses one of these players (`pick_player`)."""
    require_mark(then)
    return Offering(seats, lambda state, use, found: pick_player(state, use, found, then))


def opponent_chooses(among: Among, then: Follower, *, prompt: str = "") -> Effect[Lcg]:
    """An opponent of the player's choice chooses one of those that are the opponent's own (`opponent_picks`)."""
    require_mark(then)
    return Offering(among, lambda state, use, found: opponent_picks(state, use, found, then, prompt=prompt))


def each_chooses(
    players: Callable[[Lcg, int], Iterable[int]],
    cards: Callable[[Lcg, Use, int], list[int]],
    then: Follower,
    *,
    least: int = 1,
) -> Effect[Lcg]:
    """Each of these players chooses among cards of the player's own, one after the other (LCG-TEXT-03)."""
    require_mark(then)
    return _by_each(
        players, cards, lambda state, use, seat, own: pick_card(state, use, own, then, seat=seat, least=least)
    )


def each_chooses_key(
    players: Callable[[Lcg, int], Iterable[int]],
    keys: Callable[[Lcg, Use, int], list[str]],
    then: Follower,
    *,
    least: int = 1,
) -> Effect[Lcg]:
    """The same among cards of a deck or pile, by their keys."""
    require_mark(then)
    return _by_each(
        players, keys, lambda state, use, seat, own: pick_key(state, use, own, then, seat=seat, least=least)
    )


def _by_each(
    players: Callable[[Lcg, int], Iterable[int]],
    offered: Callable[[Lcg, Use, int], list[T]],
    pick: Callable[[Lcg, Use, int, list[T]], None],
) -> Effect[Lcg]:
    """Whoever has nothing to choose from is left out."""

    def everything(state: Lcg, use: Use) -> list[tuple[int, list[T]]]:
        found = [(seat, offered(state, use, seat)) for seat in players(state, use.seat)]
        return [(seat, own) for seat, own in found if own]

    def start(state: Lcg, use: Use, found: list[tuple[int, list[T]]]) -> None:
        for seat, own in found:
            pick(state, use, seat, own)

    return Offering(everything, start)


def to_each_player(
    players: Callable[[Lcg, Use], Sequence[int]], do: Callable[[Lcg, Use, int], None]
) -> Effect[Lcg]:
    """It happens to each of these players, one after the other."""

    def start(state: Lcg, use: Use, found: Sequence[int]) -> None:
        for seat in found:
            do(state, use, seat)

    return Offering(players, start)


def to_all(among: Among, do: Deed) -> Effect[Lcg]:
    """It happens to all of these, without a target: `to_all(reached(enemy_unit), damage_them())`."""
    return Offering(among, do)
