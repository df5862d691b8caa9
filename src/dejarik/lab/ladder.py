"""The ladder: bots against each other, in everything that a game has for two sides (`Game.leagues`).

What is played is settled beforehand: each pair of bots plays the same tables, every table twice with the same dice and
the sides swapped. So nothing but the bots makes a difference, and a bot plays both sides of what is not even, such as a
mission.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations
from pathlib import Path

import msgspec

from dejarik.bots import bot_names, find_bot
from dejarik.kernel.errors import Problem
from dejarik.kernel.games import AnyGame
from dejarik.lab.played import Played, Simulation
from dejarik.lab.simulation import Runner, Totals, simulate
from dejarik.lab.statistics import Share, elo


class Contest(msgspec.Struct, frozen=True):
    """What the ladder is about."""

    game: str
    bots: tuple[str, ...]
    leagues: tuple[str, ...]
    games: int
    """Of each pair in each league: an even number."""
    seed: int
    against: str = ""
    """If only the pairs with this bot are to be played."""

    @property
    def pairs(self) -> list[tuple[str, str]]:
        return [pair for pair in combinations(self.bots, 2) if not self.against or self.against in pair]

    def plan(self, league: str, pair: tuple[str, str]) -> Simulation:
        return Simulation(self.game, {}, pair, self.seed, self.games, league=league, mirrored=True)


@dataclass
class Meeting:
    """Two bots in a league. All shares are those of the first."""

    bots: tuple[str, str]
    by_side: list[Share] = field(default_factory=lambda: [Share(0, 0), Share(0, 0)])
    """When it played the side of the first seat, and the other one."""
    errors: int = 0

    @property
    def share(self) -> Share:
        return self.by_side[0] + self.by_side[1]

    def add(self, played: Played) -> None:
        if played.error:
            self.errors += 1
            return
        mine = [seat for seat, bot in enumerate(played.bots) if bot == self.bots[0]]
        won = 0 if played.is_draw else int(bool(set(mine) & set(played.winners)))
        side = int(0 not in mine)
        self.by_side[side] += Share(1, won, int(played.is_draw))


@dataclass
class Standing:
    """A league: all its meetings, and how long each bot thinks."""

    league: str
    bots: Sequence[str]
    meetings: list[Meeting] = field(default_factory=list)
    seconds: dict[str, float] = field(default_factory=dict)
    decisions: dict[str, int] = field(default_factory=dict)

    def add(self, played: Played) -> None:
        for bot, seconds, decisions in zip(played.bots, played.thinking, played.decisions, strict=True):
            self.seconds[bot] = self.seconds.get(bot, 0.0) + seconds
            self.decisions[bot] = self.decisions.get(bot, 0) + decisions

    @property
    def ratings(self) -> dict[str, float]:
        return elo(self.bots, {meeting.bots: meeting.share for meeting in self.meetings})

    def milliseconds(self, bot: str) -> float:
        """Of the processor, a decision."""
        return 1000 * self.seconds.get(bot, 0.0) / max(1, self.decisions.get(bot, 0))

    def share(self, bot: str, other: str) -> Share | None:
        """How one did against the other; None: they have not met."""
        for meeting in self.meetings:
            if meeting.bots == (bot, other):
                return meeting.share
            if meeting.bots == (other, bot):
                return meeting.share.reversed
        return None


def contest(
    game: AnyGame, bots: Sequence[str], leagues: Sequence[str], games: int, seed: int, against: str = ""
) -> Contest:
    """A contest that can be held; a Problem where it can't. Without bots or leagues, all that there are."""
    known = game.leagues()
    for league in leagues:
        if league not in known:
            raise Problem("ladder-no-league", league=league[:40], known=", ".join(known))
    chosen = tuple(dict.fromkeys(bots or bot_names(game)))
    for bot in (*chosen, *([against] if against else [])):
        find_bot(bot, game, 0)
    if against and against not in chosen:
        chosen = (*chosen, against)
    if len(chosen) < 2:
        raise Problem("ladder-one-bot")
    return Contest(game.name, chosen, tuple(leagues or known), games + games % 2, seed, against)


def climb(
    ladder: Contest,
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
    *,
    folder: Path | None = None,
    runner: Runner | None = None,
) -> list[Standing]:
    """Plays all of it. `progress` hears how many games are over; with a folder, what is there is not played again."""
    standings = [Standing(league, ladder.bots) for league in ladder.leagues]
    over = 0
    for standing in standings:
        for pair in ladder.pairs:
            meeting = Meeting(pair)
            standing.meetings.append(meeting)
            simulate(
                ladder.plan(standing.league, pair),
                workers,
                None if progress is None else partial(_tell, progress, over),
                folder=None if folder is None else folder / "-".join((standing.league, *pair)),
                runner=runner,
                heard=partial(_note, standing, meeting),
            )
            over += ladder.games
    return standings


def _tell(progress: Callable[[int], None], before: int, total: Totals) -> None:
    progress(before + total.games)


def _note(standing: Standing, meeting: Meeting, played: Iterable[Played]) -> None:
    for each in played:
        meeting.add(each)
        standing.add(each)
