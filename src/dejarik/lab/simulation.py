"""Many games between bots: the same plan gives the same results, on one process or on many.

Each game has its own seed (that of the plan plus its number), from which its options, its dice and its players follow.
The bots are those of `dejarik.bots`. Statistics and other backends are the laboratory's.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context

from dejarik.bots import find_bot
from dejarik.kernel.driver import Player, play
from dejarik.kernel.errors import Problem
from dejarik.kernel.games import AnyGame, find_game
from dejarik.kernel.match import Match
from dejarik.kernel.milestones import MilestoneCounts
from dejarik.kernel.rng import Rng

_SHARE = 50
"""Games that one process plays at a time, and the fewest that are worth a process of their own."""


@dataclass(frozen=True)
class Simulation:
    """What is to be played: a game by name, its settings in words, the bots, and how often."""

    game: str
    settings: Mapping[str, str]
    bots: tuple[str, ...]
    seed: int
    games: int


@dataclass
class Totals:
    """What came of some games. `wins` counts each winner of a game; a draw is no winner, or all of them."""

    games: int = 0
    finished: int = 0
    decisions: int = 0
    draws: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)
    errors: list[tuple[int, str]] = field(default_factory=list)
    milestones: MilestoneCounts = field(default_factory=MilestoneCounts)

    def add(self, other: Totals) -> None:
        self.games += other.games
        self.finished += other.finished
        self.decisions += other.decisions
        self.draws += other.draws
        self.outcomes += other.outcomes
        self.wins += other.wins
        self.errors += other.errors
        self.milestones.add(other.milestones)


def simulate(
    plan: Simulation, workers: int | None = None, progress: Callable[[Totals], None] | None = None
) -> Totals:
    """Plays the plan; a Problem, before anything is played, when it can't be played at all.

    Without a number of workers there is one for each core, as far as there is enough to do.
    """
    game = find_game(plan.game)
    table = _table(game, plan, plan.seed)
    Match(game, table.options, plan.seed)
    if workers is None:
        workers = min(os.cpu_count() or 1, -(-plan.games // _SHARE))
    total = Totals()
    for part in _parts(plan, workers):
        total.add(part)
        if progress is not None:
            progress(total)
    return total


def _parts(plan: Simulation, workers: int) -> Iterator[Totals]:
    shares = [(plan, first, min(first + _SHARE, plan.games)) for first in range(0, plan.games, _SHARE)]
    if workers == 1:
        yield from map(_play_share, shares)
        return
    # Spawned, not forked: the same on every system, and safe whatever threads there are.
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield from pool.map(_play_share, shares)


def _play_share(share: tuple[Simulation, int, int]) -> Totals:
    plan, first, end = share
    game = find_game(plan.game)
    tally = Totals()
    for number in range(first, end):
        _play_one(game, plan, plan.seed + number, tally)
    return tally


@dataclass(frozen=True)
class _Table:
    """The options and players of one game."""

    options: object
    players: Sequence[Player]


def _table(game: AnyGame, plan: Simulation, seed: int) -> _Table:
    rng = Rng.seeded(seed).split()  # a stream of its own: the game draws from that of the seed
    options = game.options_from(plan.settings, rng.split())
    seats = game.seats(options)
    if len(plan.bots) not in (1, seats):
        raise Problem("sim-bots-count", bots=len(plan.bots), seats=seats)
    names = plan.bots if len(plan.bots) == seats else plan.bots * seats
    return _Table(options, [find_bot(name, game, rng.below(2**63)) for name in names])


def _play_one(game: AnyGame, plan: Simulation, seed: int, tally: Totals) -> None:
    tally.games += 1
    match: Match | None = None
    try:
        table = _table(game, plan, seed)
        match = Match(game, table.options, seed)
        outcome = play(match, table.players)
    except Exception as error:
        tally.errors.append((seed, f"{type(error).__name__}: {error}"))
        tally.decisions += len(match.choices) if match else 0
        return
    tally.finished += 1
    tally.milestones.note(game.milestones(match.state))
    tally.decisions += len(match.choices)
    tally.outcomes[outcome.reason] += 1
    tally.wins.update(outcome.winners)
    tally.draws += len(outcome.winners) in (0, game.seats(match.options))
