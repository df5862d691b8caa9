"""Many games between bots: the same plan gives the same results, on one process or on many, at once or in pieces.

What one game is, is in `played`; where they are played, in `processes`; how results are kept, in `results`.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from dejarik.kernel.games import find_game
from dejarik.kernel.match import Match
from dejarik.kernel.milestones import MilestoneCounts
from dejarik.lab.parquet import write_parquet
from dejarik.lab.played import Played, Simulation, lay, play_number
from dejarik.lab.processes import on_processes
from dejarik.lab.results import PARQUET, filling

__all__ = ["Progress", "Runner", "Simulation", "Totals", "in_turn", "simulate"]

_SHARE = 50
"""The fewest games between random bots that are worth a process of their own."""

Runner = Callable[[Simulation, Sequence[int], int], Iterable[list[Played]]]
"""Plays these numbers of a plan on so many workers, and gives the games of each as soon as they are over."""


@dataclass
class Totals:
    """What came of some games. A number counts as one game, also where it is a series; `outcomes` and `wins` count all
    that could be won in it. `wins` counts each winner of a game; a draw is no winner, or all of them."""

    games: int = 0
    finished: int = 0
    decisions: int = 0
    draws: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)
    errors: list[tuple[int, str]] = field(default_factory=list)
    milestones: MilestoneCounts = field(default_factory=MilestoneCounts)

    def add(self, played: Iterable[Played]) -> None:
        """The games of a number."""
        for each in played:
            self.games += each.is_last
            self.finished += each.is_last and not each.error
            self.decisions += sum(each.decisions)
            if each.error:
                self.errors = sorted([*self.errors, (each.seed, each.error)])
            elif not each.is_interlude:
                self.draws += each.is_draw
                self.outcomes[each.reason] += 1
                self.wins.update(each.winners)
                self.milestones.note(each.milestones)


Progress = Callable[[Totals], None]


def simulate(
    plan: Simulation,
    workers: int | None = None,
    progress: Progress | None = None,
    *,
    folder: Path | None = None,
    runner: Runner | None = None,
    heard: Callable[[list[Played]], None] | None = None,
) -> Totals:
    """Plays the plan; a Problem, before anything is played, when it can't be played at all.

    Without a number of workers there is one for each core, as far as there is enough to do. With a folder, what was
    played there before is not played again, and every game is kept there as soon as it is over. `heard` hears of every
    game, also of those that were there.
    """
    game = find_game(plan.game)
    Match(game, lay(game, plan, 0).options, plan.seed)
    total = Totals()

    def hear(played: list[Played]) -> None:
        total.add(played)
        if heard is not None:
            heard(played)

    def play(missing: Sequence[int]) -> Iterator[list[Played]]:
        crew = workers or _useful(plan, len(missing))
        chosen = runner or (in_turn if crew == 1 else on_processes)
        for played in chosen(plan, missing, crew):
            hear(played)
            if progress is not None:
                progress(total)
            yield played

    if folder is None:
        for _ in play(range(plan.games)):
            pass
        return total
    with filling(folder, plan) as results:
        hear(list(results.played))
        done = results.done
        for played in play([number for number in range(plan.games) if number not in done]):
            results.keep(played)
        write_parquet(results.played, folder / PARQUET)
    return total


def in_turn(plan: Simulation, numbers: Sequence[int], workers: int) -> Iterator[list[Played]]:
    """On this process, one after another."""
    return (play_number(plan, number) for number in numbers)


def _useful(plan: Simulation, games: int) -> int:
    """How many processes are worth their while: a game of random bots is soon over."""
    worth = games if set(plan.bots) != {"random"} else -(-games // _SHARE)
    return max(1, min(os.cpu_count() or 1, worth))
