"""Bluff windows: a seat with a hidden hand is asked wherever that hand could hold something for the moment, for all
that everybody knows. So whom the game asks tells nothing about the cards.

What a hand could hold is tried out: one of its cards is taken for each of those that it might be, beside a hand that
might help to pay for it. The cards that it does hold have no say.

A game without such windows asks only who can do something. Whether that could have told anybody something is found by
playing the same answer with them: `asking_tells`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from dejarik.kernel import engine
from dejarik.kernel.abilities import Use
from dejarik.kernel.games import AnyGame, game_of
from dejarik.kernel.listening import Index

if TYPE_CHECKING:
    from dejarik.kernel.answers import Answer
    from dejarik.kernel.decisions import Decision
    from dejarik.kernel.events import Event, Moment
    from dejarik.kernel.state import State

#: How many answers are kept to which texts listen: every game of a run asks the same ones again.
_KEPT = 4096


def might_use(state: State, seat: int, kind: type[Event], moment: Moment, which: int = 0) -> bool:
    """Whether a card that a seat might hold could be used on an event of this class: number `which` of its window."""
    game = game_of(state)

    def fits(id: int) -> bool:
        source = state.sources[id]
        return any(
            ability.usable(state, Use.of(id, source, ability.name, which))
            for ability in game.definition(source.key).abilities
            if ability.moment is moment and issubclass(kind, ability.on) and source.zone in ability.zones
        )

    return might_hold(state, seat, fits, among=lambda keys: _listening(game, kind, moment, keys))


def might_hold(
    state: State,
    seat: int,
    fits: Callable[[int], bool],
    among: Callable[[tuple[str, ...]], tuple[str, ...]] = lambda keys: keys,
) -> bool:
    """Whether a seat might hold a card that fits, `among` those of which that is to be asked. For each of them the
    question is put as if a card of the hidden hand, whose id it gets, were that one."""
    game = game_of(state)
    held = game.hidden_hand(state, seat)
    if not held:
        return False
    keys = game.might_hold(state, seat)
    tried = among(keys)
    if not tried:
        return False
    source, index = state.sources[held[0]], state.index
    unknown = _besides(state, index, held, keys)
    before = source.key
    state.__dict__["unknown_"] = held[1:]
    memory = state.__dict__
    memo, kept = (
        "memo_" in memory,
        memory.pop("memo_", None),
    )  # what is kept holds for the cards that are there
    try:
        for key in tried:
            source.key = key
            state.index = unknown.including(game.definition(key), held[0], source.zone)
            if fits(held[0]):
                return True
    finally:
        source.key = before
        state.index = index
        del state.__dict__["unknown_"]
        if memo:
            memory["memo_"] = kept
    return False


@lru_cache(maxsize=_KEPT)
def _listening(game: AnyGame, kind: type[Event], moment: Moment, keys: tuple[str, ...]) -> tuple[str, ...]:
    """Those of the texts that listen to an event of this class. Texts are written once, so that stays as it is."""
    return tuple(
        key
        for key in keys
        if any(
            ability.moment is moment and issubclass(kind, ability.on)
            for ability in game.definition(key).abilities
        )
    )


def is_unknown(state: State, id: int) -> bool:
    """Whether a hidden card could be any now, because it is being tried out what a hand might hold."""
    return id in state.__dict__.get("unknown_", ())


def _besides(state: State, index: Index, held: Sequence[int], keys: tuple[str, ...]) -> Index:
    """What listens and counts besides these hidden cards; with all that a second one of them might add."""
    memo = index.memo
    known: Index | None = memo.get((*held, keys))
    if known is None:
        known = index.without(*held)
        if len(held) > 1:
            zone = state.sources[held[1]].zone
            for definition in map(game_of(state).definition, keys):
                if any(zone in constant.zones for constant in definition.constants):
                    known = known.including(definition, held[1], zone)
        memo[*held, keys] = known
    return known


# --- What it tells to be asked where there are no such windows ----------------------------------------------


def asking_tells(before: State, answer: Answer, asked: Decision | None) -> bool:
    """Whether it could tell anybody something about a hidden hand who is `asked` after this answer, which was given to
    the state `before` (used up by this). With bluff windows the game would have waited for somebody sooner or at the
    same place, who has nothing to use there but what is in the hand."""
    game = game_of(before)
    if game.has_bluff_windows(before) or (asked is not None and asked.bluff):
        return False  # asked whatever the hand holds
    game.open_bluff_windows(before)
    if not game.has_bluff_windows(before):
        return False
    engine.apply(before, answer)
    window = engine.decision(before)
    return window is not None and window.bluff and not _is_open(before, window)


def _is_open(state: State, window: Decision) -> bool:
    """Whether something can be used here that everybody sees: then its seat is asked in any case."""
    held = game_of(state).hidden_hand(state, window.seat)
    return any(isinstance(each.value, Use) and each.value.source not in held for each in window.options)
