"""Fuzzing: legal play by chance and by awkward habits (`policies`), with every invariant of `conformance` checked.

Each violation comes with a replay file that leads to it. Options are drawn by the game, so
that over time everything there is gets played with everything else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from dejarik.kernel.answers import Answer
from dejarik.kernel.conformance import CHEAP, Inspector
from dejarik.kernel.exploring import STAY, explore_from
from dejarik.kernel.findings import Finding, FuzzReport, Plan, broken, record
from dejarik.kernel.games import AnyGame
from dejarik.kernel.match import Match
from dejarik.kernel.memos import doubting
from dejarik.kernel.milestones import MilestoneCounts
from dejarik.kernel.policies import Conduct, Players
from dejarik.kernel.rng import Rng

__all__ = ["Finding", "FuzzProgress", "FuzzReport", "fuzz"]

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
    exploring: bool = False,
    stay: int = STAY,
    seen: MilestoneCounts | None = None,
    breadth: int = 4,
    folder: Path | None = None,
    progress: FuzzProgress | None = None,
    most_violations: int = 20,
) -> FuzzReport:
    """Play games by a conduct until so many decisions were made, with the cheap checks at every decision and all of
    them at every `every`-th and at the end; every `again`-th game is played a second time by its choices. With
    settings, they are games of these (`Game.options_from`), else whatever the game draws; `touring`, one after another
    of everything that there is of these (`Game.tour`), where each side in turn is the foolish one (`Players`).

    `exploring`, it goes back to where games were promising and plays on from there (`exploring`), from each start until
    `stay` decisions have brought nothing new; a start is counted as one game. What has been `seen` before need not be
    reached again, and a run is over when there was nothing left at as many tables in a row as there are.

    The seed of a game is `seed` plus its number, so that one game can be found again; it also says where on a tour it
    is played, so that a tour may be made in pieces.
    """
    tables = list(game.tour(settings or {})) if touring else [settings] if settings else []
    if tables:
        game.options_from(tables[0], Rng.seeded(seed))  # refused before anything is played
    report = FuzzReport(violations=[])
    plan = Plan(decisions, tables, conduct, every, again, breadth, stay, folder, seen or MilestoneCounts())
    play_one = explore_from if exploring else _fuzz_one
    in_vain = 0
    while max(report.decisions, report.games) < decisions and len(report.violations) < most_violations:
        with doubting():  # whatever is kept is found anew each time, and compared
            has_more = play_one(game, seed + report.games, report, plan)
        report.games += 1
        in_vain = 0 if has_more else in_vain + 1
        if progress is not None:
            progress(report)
        if 0 < len(tables) <= in_vain:
            break
    return report


def _fuzz_one(game: AnyGame, seed: int, report: FuzzReport, plan: Plan) -> bool:
    """One game, the one whose turn it is: there is always another one."""
    rng = Rng.seeded(seed).split()  # a stream of its own: the game draws from that of the seed
    match: Match | None = None
    answer: Answer | None = None
    try:
        tables = plan.tables
        wanted = tables[seed % len(tables)] if tables else None
        options = game.options_from(wanted, rng) if wanted is not None else game.random_options(rng)
        match = Match(game, options, seed)
        inspector = Inspector(match, rng.split(), plan.breadth, shadowed=report.games % plan.again == 0)
        thinker = game.mind.policy(rng.split()) if game.mind is not None else None
        teams = [role.team for role in game.roles(options)]
        turn = seed + seed // len(tables) if len(tables) > 1 else None
        players = Players(plan.conduct, rng, thinker, teams, turn)
        while True:
            decision = match.decision
            last = decision is None or report.decisions >= plan.decisions or len(match.choices) >= game.bound
            found = inspector.look(None if last or match.state.number % plan.every == 0 else CHEAP)
            if found:
                record(report, match, seed, found, plan.folder)
                return True
            if decision is None or last:
                return True
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
        record(report, match, seed, [broken(error, answer)], plan.folder)
    finally:
        if match is not None:
            report.milestones.note(game.milestones(match.state))
    return True
