"""One game of a plan, from its seed to what is written down of it.

Each game has its own seed (that of the plan plus its number), from which its options, its dice and its players follow:
it is the same on whichever process, and whatever was played before it. Where a game leads on to others, as the stages
of a campaign do, the whole series belongs to one number.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from time import process_time
from typing import Any

import msgspec

from dejarik.bots import find_bot
from dejarik.kernel.answers import Answer, Choice
from dejarik.kernel.chronicles import Chronicle
from dejarik.kernel.driver import Player, Turn, play
from dejarik.kernel.errors import Problem
from dejarik.kernel.games import AnyGame, find_game
from dejarik.kernel.match import Match
from dejarik.kernel.milestones import Milestones
from dejarik.kernel.rng import Rng


class Simulation(msgspec.Struct, frozen=True):
    """What is to be played: a game by name, its settings in words, the bots, and how often.

    `touring`: one after another of all that there is within these settings (`Game.tour`); `league`: of what that league
    of the game has (`Game.leagues`). `mirrored`: each table is played twice in a row, with the same dice and with the
    bots of two sides swapped.
    """

    game: str
    settings: Mapping[str, str]
    bots: tuple[str, ...]
    seed: int
    games: int
    touring: bool = False
    league: str = ""
    mirrored: bool = False

    def table_of(self, number: int) -> int:
        """Which table it is that a game is played at."""
        return number // 2 if self.mirrored else number

    def seed_of(self, number: int) -> int:
        """From which a game follows."""
        return self.seed + self.table_of(number)

    def bots_of(self, number: int) -> tuple[str, ...]:
        """Who play a game."""
        return self.bots[::-1] if self.mirrored and number % 2 else self.bots

    def settings_of(self, number: int) -> Mapping[str, str]:
        """Those of one game."""
        tables = self._tables()
        return tables[self.table_of(number) % len(tables)]

    def _tables(self) -> Sequence[Mapping[str, str]]:
        if self.league:
            return find_game(self.game).leagues()[self.league]
        return find_game(self.game).tour(self.settings) if self.touring else [self.settings]


class Played(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A game that was played, as it is kept. Lists go by seats."""

    number: int
    seed: int
    """From which this game can be played again: of the whole series."""
    stage: int = 0
    """Its place in the series of its number."""
    is_last: bool = True
    settings: dict[str, str] = {}
    """Those of this game; what is in files is kept with the plan."""
    bots: list[str] = []
    error: str = ""
    """Why it was not finished."""
    is_interlude: bool = False
    """It could not be won, and only led on to the next stage."""
    reason: str = ""
    winners: list[int] = []
    decisions: list[int] = []
    thinking: list[float] = []
    """Seconds of the processor that the bot of a seat has taken."""
    seconds: float = 0.0
    """Of the processor, for all of it."""
    milestones: Milestones | None = None
    chronicle: Chronicle | None = None

    @property
    def is_draw(self) -> bool:
        return len(self.winners) in (0, len(self.bots)) and not self.is_interlude


@dataclass
class Watched:
    """A player, with how often it was asked and how long it thought."""

    player: Player
    decisions: int = 0
    seconds: float = 0.0

    def choose(self, turn: Turn) -> Answer | Choice:
        start = process_time()
        answer = self.player.choose(turn)
        self.seconds += process_time() - start
        self.decisions += 1
        return answer


@dataclass(frozen=True)
class Table:
    """The options and players of one number."""

    options: Any
    names: Sequence[str]
    players: Sequence[Player]
    rng: Rng = field(repr=False)
    """For the seeds of the stages that follow."""


def lay(game: AnyGame, plan: Simulation, number: int) -> Table:
    """The table of a number; a Problem where none can be laid."""
    rng = Rng.seeded(
        plan.seed_of(number)
    ).split()  # a stream of its own: the game draws from that of the seed
    options = game.options_from(plan.settings_of(number), rng.split())
    names = seated(game, options, plan.bots_of(number))
    return Table(options, names, [find_bot(name, game, rng.below(2**63)) for name in names], rng)


def seated(game: AnyGame, options: Any, bots: Sequence[str]) -> list[str]:
    """The bot of each seat: one for all of them, one for each, or one for each side, in the order of their first
    seats."""
    teams = [role.team for role in game.roles(options)]
    sides = list(dict.fromkeys(teams))
    if len(bots) == 1:
        return [bots[0] for _ in teams]
    if len(bots) == len(teams):
        return list(bots)
    if len(bots) == len(sides):
        return [bots[sides.index(team)] for team in teams]
    raise Problem("sim-bots-count", bots=len(bots), seats=len(teams))


def play_number(plan: Simulation, number: int) -> list[Played]:
    """All games of a number, the last of which says so. What goes wrong ends the series, and is told."""
    game = find_game(plan.game)
    played: list[Played] = []
    try:
        for each in _stages(game, plan, number):
            played.append(each)
    except Exception as error:
        played.append(unplayed(plan, number, f"{type(error).__name__}: {error}", len(played)))
    for each in played:
        each.is_last = each is played[-1]
    return played


def unplayed(plan: Simulation, number: int, error: str, stage: int = 0) -> Played:
    """What is kept of a game that could not be finished."""
    return Played(
        number=number, seed=plan.seed_of(number), stage=stage, settings=_short(plan, number), error=error
    )


def _stages(game: AnyGame, plan: Simulation, number: int) -> Iterator[Played]:
    table = lay(game, plan, number)
    options, seed, stage = table.options, plan.seed_of(number), 0
    while options is not None:
        match = Match(game, options, seed)
        yield _played(match, plan, number, stage, table)
        options = game.sequel(options, match.state)
        seed, stage = table.rng.below(2**31), stage + 1


def _played(match: Match, plan: Simulation, number: int, stage: int, table: Table) -> Played:
    game, players = match.game, [Watched(player) for player in table.players]
    chronicler = game.chronicler(match.options)
    started = process_time()
    if chronicler is not None:
        chronicler.note(match.state, match.state.journal)
        outcome = play(match, players, lambda match, events: chronicler.note(match.state, events))
    else:
        outcome = play(match, players)
    return Played(
        number=number,
        seed=plan.seed_of(number),
        stage=stage,
        settings=_short(plan, number),
        bots=list(table.names),
        is_interlude=game.leads_on(outcome),
        reason=outcome.reason,
        winners=list(outcome.winners),
        decisions=[player.decisions for player in players],
        thinking=[round(player.seconds, 4) for player in players],
        seconds=round(process_time() - started, 4),
        milestones=game.milestones(match.state),
        chronicle=None if chronicler is None else chronicler.chronicle(match.state),
    )


def _short(plan: Simulation, number: int) -> dict[str, str]:
    return {name: value for name, value in plan.settings_of(number).items() if "\n" not in value}
