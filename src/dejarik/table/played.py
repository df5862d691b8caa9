"""States of a stored game, worked out from its choices: at its end, or at an earlier decision.

What takes more than a moment is not played in the event loop, where a game of an hour would keep every other table
waiting: a few choices are made in a thread, so that no table that is read waits for a worker to start or to be free;
what is long is done in a worker.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

from dejarik.kernel import engine, saves
from dejarik.kernel.answers import Answer
from dejarik.kernel.games import AnyGame, find_game
from dejarik.kernel.match import STRIDE
from dejarik.kernel.state import State
from dejarik.table.errands import Errands
from dejarik.table.folding import FoldedTable
from dejarik.table.store import Store
from dejarik.table.stored_match import StoredMatch

SECONDS_AT_ONCE = 0.005


def states(game: str, start: bytes, choices: Sequence[Answer], first: int) -> list[bytes]:
    """The packed states that come of a packed one by some choices, from the one after `first` of them on. Runs in a
    worker process."""
    state: State = saves.unpacked(find_game(game), start)
    kept = [start] if first == 0 else []
    for number, answer in enumerate(choices, 1):
        engine.apply(state, answer)
        if number >= first:
            kept.append(saves.packed(state))
    return kept


async def play_on(game: AnyGame, state: State, choices: Sequence[Answer], errands: Errands | None) -> State:
    """What comes of a state, which is changed, by some choices."""
    done = _play_at_once(state, choices, SECONDS_AT_ONCE if errands is not None else float("inf"))
    if done == len(choices) or errands is None:
        return state
    rest = choices[done:]
    if len(rest) <= STRIDE:
        await errands.beside(_play_at_once, state, rest, float("inf"))
        return state
    (packed,) = await errands.elsewhere(states, game.name, saves.packed(state), rest, len(rest))
    found: State = saves.unpacked(game, packed)
    return found


def _play_at_once(state: State, choices: Sequence[Answer], seconds: float) -> int:
    """Make choices as long as there is time; how many were made."""
    end = time.perf_counter() + seconds
    for number, answer in enumerate(choices):
        if time.perf_counter() >= end:
            return number
        engine.apply(state, answer)
    return len(choices)


def is_readable(game: AnyGame, state: bytes) -> bool:
    """Whether a state that was stored can be read."""
    try:
        saves.unpacked(game, state)
    except Exception:  # whatever it is that its bytes make
        return False
    return True


async def know_stored(live: FoldedTable, number: int, store: Store) -> None:
    """See to it that a table which was read from the database knows a state near a decision, if one was stored: else
    its game would be played from the start to go back by a little."""
    match = live.match
    nearest = match.nearest(number)
    if match.corrections or live.outdated is not None or number - nearest <= STRIDE:
        return
    numbers = {
        step.position + 1: place
        for place, step in enumerate(live.steps[:number], 1)
        if step.position >= live.adopted
    }  # by the place in the journal: a snapshot of what was taken back since is at none of these
    stored = [each for each in await store.snapshot_positions(live.row.id) if numbers.get(each, 0) > nearest]
    found = await store.snapshot(live.row.id, stored[-1]) if stored else None
    if found is not None and is_readable(match.game, found.state):
        match.keep(numbers[found.position], found.state)


async def recall(match: StoredMatch, number: int, errands: Errands | None) -> None:
    """See to it that the match knows its state at a decision, to go back to it."""
    nearest = match.nearest(number)
    if match.corrections or nearest == number:
        return  # it works that out itself, or knows it
    state: State = saves.unpacked(match.game, match.snapshot(nearest))
    state = await play_on(match.game, state, match.choices[nearest:number], errands)
    match.remember(number, [saves.packed(state)])


async def prepare(match: StoredMatch, number: int, errands: Errands | None) -> None:
    """The same, to look at it. Where that takes long, those beside it are worked out as well, because whoever looks at
    one mostly looks at the next."""
    nearest = match.nearest(number)
    if match.corrections:
        return
    if nearest == number or not 0 <= number <= len(match.choices):
        return
    state: State = saves.unpacked(match.game, match.snapshot(nearest))
    wanted = match.choices[nearest:number]
    seconds = SECONDS_AT_ONCE if errands is not None else float("inf")
    if _play_at_once(state, wanted, seconds) == len(wanted) or errands is None:
        match.remember(number, [saves.packed(state)])
        return
    first = max(nearest, number - number % STRIDE)
    last = min(len(match.choices), first + STRIDE)
    start, choices = match.snapshot(nearest), match.choices[nearest:last]
    match.remember(first, await errands.elsewhere(states, match.game.name, start, choices, first - nearest))
