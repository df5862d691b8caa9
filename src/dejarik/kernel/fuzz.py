"""Fuzzing: legal play by chance and by awkward habits (`policies`), with every invariant of `conformance` checked.

Each violation comes with a replay file that leads to it. Options are drawn by the game, so
that over time everything there is gets played with everything else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from dejarik.kernel.answers import Answer
from dejarik.kernel.conformance import CHEAP, Inspector, Violation
from dejarik.kernel.games import AnyGame
from dejarik.kernel.match import Match
from dejarik.kernel.memos import doubting
from dejarik.kernel.milestones import MilestoneCounts
from dejarik.kernel.policies import Conduct, Players
from dejarik.kernel.rng import Rng


class Finding(msgspec.Struct):
    """A violation in a game of the fuzzer, with its seed and the replay that shows it."""

    check: str
    seed: int
    replay: str
    detail: str = ""


class FuzzReport(msgspec.Struct):
    """What a run of the fuzzer saw."""

    games: int = 0
    decisions: int = 0
    violations: list[Finding] = []
    milestones: MilestoneCounts = msgspec.field(default_factory=MilestoneCounts)


#: Called now and then with the report so far.
FuzzProgress = Callable[[FuzzReport], None]


def fuzz(
    game: AnyGame,
    decisions: int,
    seed: int,
    *,
    settings: Mapping[str, str] | None = None,
    conduct: Conduct = Conduct.MIXED,
    every: int = 1,
    again: int = 1,
    touring: bool = False,
    breadth: int = 4,
    folder: Path | None = None,
    progress: FuzzProgress | None = None,
    most_violations: int = 20,
) -> FuzzReport:
    """Play games by a conduct until so many decisions were made, with the cheap checks at every decision and all of
    them at every `every`-th and at the end; every `again`-th game is played a second time by its choices. With
    settings, they are games of these (`Game.options_from`), else whatever the game draws; `touring`, one after another
    of everything that there is of these (`Game.tour`), where each side in turn is the foolish one (`Players`).

    The seed of a game is `seed` plus its number, so that one game can be found again; it also says where on a tour it
    is played, so that a tour may be made in pieces.
    """
    tables = list(game.tour(settings or {})) if touring else [settings] if settings else []
    if tables:
        game.options_from(tables[0], Rng.seeded(seed))  # refused before anything is played
    report = FuzzReport(violations=[])
    plan = _Plan(decisions, tables, conduct, every, breadth, folder)
    while max(report.decisions, report.games) < decisions and len(report.violations) < most_violations:
        with doubting():  # whatever is kept is found anew each time, and compared
            _fuzz_one(game, seed + report.games, report, plan, shadowed=report.games % again == 0)
        report.games += 1
        if progress is not None:
            progress(report)
    return report


class _Plan(NamedTuple):
    """What a run is to do."""

    decisions: int
    tables: Sequence[Mapping[str, str]]  # settings, in turn; none: whatever the game draws
    conduct: Conduct
    every: int
    breadth: int
    folder: Path | None


def _fuzz_one(game: AnyGame, seed: int, report: FuzzReport, plan: _Plan, *, shadowed: bool) -> None:
    """One game, the one whose turn it is."""
    rng = Rng.seeded(seed).split()  # a stream of its own: the game draws from that of the seed
    match: Match | None = None
    answer: Answer | None = None
    try:
        tables = plan.tables
        wanted = tables[seed % len(tables)] if tables else None
        options = game.options_from(wanted, rng) if wanted is not None else game.random_options(rng)
        match = Match(game, options, seed)
        inspector = Inspector(match, rng.split(), plan.breadth, shadowed=shadowed)
        thinker = game.mind.policy(rng.split()) if game.mind is not None else None
        teams = [role.team for role in game.roles(options)]
        turn = seed + seed // len(tables) if len(tables) > 1 else None
        players = Players(plan.conduct, rng, thinker, teams, turn)
        while True:
            decision = match.decision
            last = decision is None or report.decisions >= plan.decisions or len(match.choices) >= game.bound
            found = inspector.look(None if last or match.state.number % plan.every == 0 else CHEAP)
            if found:
                _record(report, match, seed, found, plan.folder)
                return
            if decision is None or last:
                return
            if taken_back := players.take_back(decision.seat, len(match.choices)):
                inspector.take_back(taken_back)
                players.hear()
                continue
            answer = players.answer(match.state, decision, inspector.watch.question)
            inspector.advance(answer, looking=(match.state.number + 1) % plan.every == 0)
            if inspector.events:
                players.hear()
            report.decisions += 1
    except Exception as error:
        detail = f"{type(error).__name__}: {error}" + ("" if answer is None else f" (after {answer!r})")
        if match is None:
            report.violations.append(Finding("error", seed, "", detail))
        else:
            _record(report, match, seed, [Violation("error", detail)], plan.folder)
    finally:
        if match is not None:
            report.milestones.note(game.milestones(match.state))


def _record(report: FuzzReport, match: Match, seed: int, found: list[Violation], folder: Path | None) -> None:
    path = ""
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / f"{match.game.name}-{seed}-{len(match.choices)}.json"
        file.write_bytes(match.replay(note="; ".join(f"{v.check}: {v.detail}" for v in found)[:2000]))
        path = str(file)
    report.violations += [Finding(violation.check, seed, path, violation.detail) for violation in found]
