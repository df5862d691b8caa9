"""Exploring: play that goes back to where it was promising, and on from there, until everything has been reached.

What lies at the end of a long chain comes neither by chance nor by sensible play from the start: each game begins anew
and throws away what it had. An explorer keeps positions (`archives`), returns to one of them and plays on by some
conduct (`policies`): first return, then explore. A state is plain data, so to return is to copy it; the choices that
led there go along, so whatever it comes to is a legal game from its start, with a replay. Everything is checked as in
`fuzz`; what nobody has reached before in a run is looked at with all checks, the whole game to it is played a second
time, and its replay is kept.

What is counted as a game is a start with all that was played on from its positions, and a milestone counts once in it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Mapping
from typing import NamedTuple

from dejarik.kernel.answers import Answer
from dejarik.kernel.archives import BREVITY, Archive
from dejarik.kernel.conformance import CHEAP, Inspector, Violation
from dejarik.kernel.findings import FuzzReport, Plan, broken, keep, record
from dejarik.kernel.games import AnyGame
from dejarik.kernel.match import Match
from dejarik.kernel.milestones import Milestones
from dejarik.kernel.minds import Bearing
from dejarik.kernel.policies import MOODS, Conduct, Players
from dejarik.kernel.rng import Rng

#: How many decisions are made from one start, after it has last reached something new, before there is another one.
STAY = 4_000
#: How many decisions a line goes on without bringing anything new; one of these is drawn.
SHORT_OF_BREATH = (16, 48, 144)
#: After so many decisions one looks where the game stands; and whenever something has been reached.
LOOK_EVERY = 6
#: Once in so many lines any way to play is taken, and not the one that has brought most; and for how many decisions a
#: way that was not tried is taken to bring something at every second one.
ANY_ONCE_IN = 4
HOPE = 20


class Way(NamedTuple):
    """How a line is played: by which conduct, whose turn it is to be foolish (`Players`), and by whose character those
    play who are sensible (`Mind.characters`)."""

    conduct: Conduct
    turn: int | None = None
    character: int = 0


def explore_from(game: AnyGame, seed: int, report: FuzzReport, plan: Plan) -> bool:
    """One start, the one whose turn it is, and what can be played from it: whether there was anything to be reached."""
    start = Start(game, seed, report, plan)
    start.play()
    return start.had_something


class Start:
    """One game from its start, with everything that was played on from its positions."""

    def __init__(self, game: AnyGame, seed: int, report: FuzzReport, plan: Plan) -> None:
        self.game = game
        self.seed = seed
        self.report = report
        self.plan = plan
        self.rng = Rng.seeded(seed).split()  # a stream of its own: the game draws from that of the seed
        self.archive = Archive()
        self.known: Milestones | None = None
        self.had_something = True
        self.since = report.decisions  # as it has last reached something new
        self.reached: set[str] = set()
        self.asked: set[str] = set()  # prompts: to be asked something is new once in all lines of a start
        self.tried: Counter[tuple[int, Way]] = Counter()
        self.brought: Counter[tuple[int, Way]] = Counter()

    def play(self) -> None:
        """The first line to its end, then lines from wherever it is promising."""
        match: Match | None = None
        report = self.report
        try:
            match = self._begin()
            self._look_at_milestones(match)
            self.had_something = self.known is None or bool(self._missing())
            aims = [1 + place for place in self._wanted(match) or ()] or [BREVITY]
            self._go(match, BREVITY, self._way(self.rng.pick(aims), match), breath=self.game.bound)
            while self._is_worth_more() and report.decisions - self.since < self.plan.stay:
                match, aim = self.archive.pick(self.rng, self._wanted(match))
                self._go(match, aim, self._way(aim, match), breath=self.rng.pick(SHORT_OF_BREATH))
        except _Found:
            pass
        except Exception as error:
            record(report, match, self.seed, [broken(error)], self.plan.folder)
        finally:
            if self.known is not None:
                names = {name: name in self.reached for name in self.known.reached}
                report.milestones.note(Milestones(self.known.played, names))

    def _begin(self) -> Match:
        tables = self.plan.tables
        wanted = tables[self.seed % len(tables)] if tables else None
        rng = self.rng
        options = self.game.options_from(wanted, rng) if wanted is not None else self.game.random_options(rng)
        mind = self.game.mind
        self.thinkers = mind.characters(rng.split()) if mind is not None else ()
        self.teams = [role.team for role in self.game.roles(options)]
        self._ways = self._all_ways()
        return Match(self.game, options, self.seed)

    def _all_ways(self) -> list[Way]:
        conduct = self.plan.conduct
        turns = range(len(set(self.teams)) + 1)
        characters = range(len(self.thinkers))
        sensible = [Way(Conduct.SENSIBLE, turn, character) for character in characters for turn in turns]
        if conduct is Conduct.SENSIBLE and sensible:
            return sensible
        if conduct is not Conduct.MIXED:
            return [Way(conduct)]
        others = [Conduct.RANDOM, Conduct.MIXED] if sensible else [Conduct.RANDOM, *MOODS]
        return [*sensible, *map(Way, dict.fromkeys(others))]

    def _is_worth_more(self) -> bool:
        """Whether there is anything to be reached yet, and time for it."""
        if self.report.decisions >= self.plan.decisions or not self.archive.cells:
            return False
        return self.known is None or bool(self._missing())

    def _missing(self) -> list[str]:
        """What has been reached from no start."""
        return self._never_before([name for name in self._all_names() if name not in self.reached])

    def _all_names(self) -> Collection[str]:
        return self.known.reached if self.known is not None else ()

    def _wanted(self, match: Match) -> Mapping[int, int | None] | None:
        mind = self.game.mind
        return (
            mind.aims_for(match.state, self._missing())
            if mind is not None and self.known is not None
            else None
        )

    def _way(self, aim: int, match: Match) -> Way:
        """At times any, else of those in which the others are foolish the one that has brought most for this aim, for
        as many decisions."""
        if not self.rng.below(ANY_ONCE_IN):
            return self.rng.pick(self._ways)
        wanted = self._wanted(match) or {}
        team = wanted.get(aim - 1) if aim != BREVITY or not wanted else self.rng.pick([*wanted.values()])
        sides = sorted(set(self.teams))
        others = [1 + place for place, side in enumerate(sides) if side != team] if team is not None else ()
        fitting = [way for way in self._ways if way.turn in others] or self._ways

        def promise(way: Way) -> float:
            return (HOPE + self.brought[aim, way]) / (2 * HOPE + self.tried[aim, way])

        best = max(map(promise, fitting))
        return self.rng.pick([way for way in fitting if promise(way) == best])

    # --- A line -----------------------------------------------------------------------------------

    def _go(self, match: Match, aim: int, way: Way, breath: int) -> None:
        """Play on from a position until nothing new has come for a while."""
        report, plan = self.report, self.plan
        inspector = Inspector(match, self.rng.split(), plan.breadth, shadowed=report.lines % plan.again == 0)
        thinker = self.thinkers[way.character] if self.thinkers else None
        players = Players(way.conduct, self.rng, thinker, self.teams, way.turn, self.asked)
        report.lines += 1
        left = breath
        while True:
            decision = match.decision
            last = report.decisions >= plan.decisions or len(match.choices) >= self.game.bound
            is_whole = decision is None or last or report.decisions % plan.every == 0
            self._inspect(inspector, None if is_whole else CHEAP)
            better = self._look_around(inspector)
            self.tried[aim, way] += 1
            if aim in better:
                left = breath
                self.brought[aim, way] += LOOK_EVERY
            if decision is None or last or left <= 0:
                break
            left -= 1
            if taken_back := players.take_back(decision.seat, len(match.choices)):
                inspector.take_back(taken_back)
                players.hear()
                continue
            answer = players.answer(match.state, decision, inspector.watch.question)
            self._advance(inspector, answer)
            if inspector.events:
                players.hear()
            report.decisions += 1

    def _advance(self, inspector: Inspector, answer: Answer) -> None:
        looking = (self.report.decisions + 1) % self.plan.every == 0
        try:
            inspector.advance(answer, looking=looking)
        except Exception as error:
            self._found(inspector.match, [broken(error, answer)])

    def _inspect(self, inspector: Inspector, checks: tuple[str, ...] | None) -> None:
        if found := inspector.look(checks):
            self._found(inspector.match, found)

    def _found(self, match: Match, found: list[Violation]) -> None:
        record(self.report, match, self.seed, found, self.plan.folder)
        raise _Found

    def _look_around(self, inspector: Inspector) -> list[int]:
        """Where the game stands: the aims in which this position brings something; mostly one does not look."""
        match = inspector.match
        new = self._look_at_milestones(match)
        if firsts := self._never_before(new):
            self._prove(inspector, firsts)
        if match.decision is None or not (new or len(match.choices) % LOOK_EVERY == 0):
            return [*range(self.archive.aims)] if new else []
        here = self.game.milestones(match.state)
        reached = [name for name, holds in here.reached.items() if holds] if here is not None else []
        mind = self.game.mind
        bearing = mind.bearing(match.state) if mind is not None else Bearing()
        better = self.archive.offer(match, reached, bearing)
        return [*range(self.archive.aims)] if new else better

    def _look_at_milestones(self, match: Match) -> list[str]:
        """What has been reached here for the first time from this start."""
        here = self.game.milestones(match.state)
        if here is None:
            return []
        self.known = here
        new = [name for name, holds in here.reached.items() if holds and name not in self.reached]
        if new:
            self.reached.update(new)
            self.since = self.report.decisions
        return new

    def _never_before(self, names: list[str]) -> list[str]:
        """Those that have been reached from no start of this run, nor before it."""
        played = self.known.played if self.known is not None else ""
        runs = (self.plan.seen, self.report.milestones)
        return [name for name in names if not any(run.reached.get(played, {}).get(name) for run in runs)]

    def _prove(self, inspector: Inspector, names: list[str]) -> None:
        """Look at what nobody has reached before with every check, from the decision before it and from the start, and
        keep the replay that leads to it."""
        match = inspector.match
        if match.choices:
            last = match.choices[-1]
            inspector.take_back(1)
            inspector.advance(last, looking=True)
        shadowed, inspector.shadowed = inspector.shadowed, True
        self._inspect(inspector, None)
        inspector.shadowed = shadowed
        if self.plan.folder is not None and self.known is not None:
            for name in names:
                file = re.sub(r"[^a-z0-9-]+", "-", f"reached-{self.known.played}-{name}".lower())
                keep(match, self.plan.folder, file, f"{self.known.played}: {name}")


class _Found(Exception):
    """A violation has been recorded: nothing more is played from this start."""
