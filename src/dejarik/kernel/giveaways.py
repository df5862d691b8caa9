"""Whether whom a game asks gives away what is hidden: the last answer is given once more with something else hidden.

With bluff windows nobody is to learn anything from it, unless a rule makes it public (`Game.open_questions`). Without
them it may tell something, and then taking back is not free.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from dejarik.kernel import engine
from dejarik.kernel.abilities import Use
from dejarik.kernel.errors import Refused
from dejarik.kernel.events import Event
from dejarik.kernel.games import game_of
from dejarik.kernel.match import Match
from dejarik.kernel.rng import Rng
from dejarik.kernel.state import State
from dejarik.kernel.windows import NOBODY


class Past(NamedTuple):
    """A match after an answer: the state to which that was given, and what came of it."""

    earlier: State
    match: Match
    events: list[Event]


def giveaways(past: Past, seats: Iterable[int | None], rng: Rng) -> Iterator[str]:
    """What one of these seats, or a spectator, could read from whom the game asks."""
    match = past.match
    bluffs = match.game.has_bluff_windows(match.state)
    if match.learned[-1] and not bluffs:
        return  # whatever it tells, nobody takes it back at will
    for seat in seats:
        twin = _asked_otherwise(past, seat, rng)
        if twin is None:
            continue
        is_asked, would_be = (_asked(state) for state in (match.state, twin))
        told = f"seats {is_asked} are asked, and else it would be {would_be}"
        if bluffs and not _is_open(match.state) and not _is_open(twin):
            yield f"seat {seat} learns something hidden: {told}"
        elif not match.learned[-1]:
            yield f"taking back is free, and seat {seat} has learned something hidden: {told}"


def _asked_otherwise(past: Past, seat: int | None, rng: Rng) -> State | None:
    """A state in which something else is hidden from a seat, to which all looks the same, but others are asked."""
    match = past.match
    if _asks_about_something_hidden(past.earlier, seat):
        return None  # had it been something else, the question would have been another one
    twin = engine.clone(past.earlier)
    chance = engine.clone(past.earlier).rng
    match.game.redeal(twin, seat, rng.split())
    twin.rng = chance
    twin.reindex()
    try:
        events = engine.apply(twin, match.choices[-1])
    except Refused:
        return None  # it was about something that this seat can't see
    if _asked(match.state) == _asked(twin):
        return None
    return twin if _table(match.state, past.events, seat) == _table(twin, events, seat) else None


def _asked(state: State) -> tuple[int, ...] | None:
    decision = engine.decision(state)
    return None if decision is None else decision.seats


def _is_open(state: State) -> bool:
    """Whether a rule lets everybody see who is asked this."""
    decision = engine.decision(state)
    return decision is not None and decision.prompt.id in game_of(state).open_questions


def _asks_about_something_hidden(state: State, seat: int | None) -> bool:
    """Whether the question depends on something that the seat can't see: it is about that, or comes from a text that
    another player uses, who may be able to only because of what that hand holds."""
    eyes = () if seat is None else game_of(state).eyes(state, seat)
    if any(type(each) is Use and each.seat not in (NOBODY, *eyes) for each in state.stack):
        return True
    asked = engine.decision(state)
    seen = [engine.view(state, each)["state"]["stack"][-1] for each in (seat, asked.seat if asked else seat)]
    return bool(seen[0] != seen[1])


def _table(state: State, events: list[Event], seat: int | None) -> list[Any]:
    """What a seat sees and hears, but for what is in progress and who is asked."""
    seen = engine.view(state, seat)["state"]
    return [engine.told(state, events, seat), {name: part for name, part in seen.items() if name != "stack"}]
