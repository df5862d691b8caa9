"""What a run of the fuzzer is to do, and what it saw: games, decisions, violations with their replays, milestones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from dejarik.kernel import saves
from dejarik.kernel.conformance import Violation
from dejarik.kernel.errors import BadFile
from dejarik.kernel.match import Match
from dejarik.kernel.milestones import MilestoneCounts
from dejarik.kernel.policies import Conduct


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
    lines: int = (
        0  # of an explorer: how often it went on, from a start or from a position that it returned to
    )


class Plan(NamedTuple):
    """What a run is to do."""

    decisions: int
    tables: Sequence[Mapping[str, str]]  # settings, in turn; none: whatever the game draws
    conduct: Conduct
    every: int
    again: int
    breadth: int
    stay: int
    folder: Path | None
    seen: MilestoneCounts = MilestoneCounts()  # in earlier runs


def record(
    report: FuzzReport, match: Match | None, seed: int, found: Sequence[Violation], folder: Path | None
) -> None:
    """Write down what was found in a match that is there now, or before there was one."""
    path = ""
    if folder is not None and match is not None:
        name = f"{match.game.name}-{seed}-{len(match.choices)}"
        path = keep(match, folder, name, "; ".join(f"{each.check}: {each.detail}" for each in found))
    report.violations += [Finding(violation.check, seed, path, violation.detail) for violation in found]


def keep(match: Match, folder: Path, name: str, note: str) -> str:
    """Write the replay of a match: the path of its file."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{name}.json"
    file.write_bytes(match.replay(note=note[:2000]))
    return str(file)


def broken(error: Exception, answer: object = None) -> Violation:
    """The rules have failed, after this answer if it was at one."""
    after = "" if answer is None else f" (after {answer!r})"
    return Violation("error", f"{type(error).__name__}: {error}{after}")


class _Counted(msgspec.Struct):
    """What of a report is read again."""

    events: dict[str, dict[str, int]] = {}


def counted_in(reports: bytes) -> MilestoneCounts:
    """How often everything was reached in reports of earlier runs, as `dejarik fuzz --json` writes them, one a line."""
    counts = MilestoneCounts()
    try:
        for line in reports.splitlines():
            counts.add(MilestoneCounts({}, msgspec.json.decode(line, type=_Counted).events))
    except saves.UNREADABLE as error:
        raise BadFile("file-foreign") from error
    return counts
