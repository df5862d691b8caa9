"""Trying mutants out: which of some changes of the source does no test notice? `tests/mutants.py` draws them.

Starting pytest and importing a game takes longer than most tests, so the tests are collected once. They are run once
without a change, and it is written down which code each of them runs and how long that takes. Then every mutant gets a
fork of that process, in which the changed functions have their new code, and only the tests that run it or are of its
module, likely ones and quick ones first, until one fails. What has run already while modules were imported can't be
changed afterwards: a mutant there that seems to survive is tried again in a process that imports it as changed, with
all tests.
"""

from __future__ import annotations

import gc
import os
import pickle
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from enum import IntEnum
from functools import cache, partial
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, NamedTuple, TypeAlias

import pytest
from tests.mutations import RULE, Mutant, changed

Place: TypeAlias = tuple[str, int]  # of a piece of code: its file and its first line

#: Time of the processor for one test: so much, and so many times what it takes without a change. A mutant that needs
#: more is noticed.
SECONDS, TIMES = 3, 10


class Verdict(IntEnum):
    """What became of a mutant; the exit code of the process that it was tried in."""

    SURVIVED = 0
    NOTICED = 1
    FIXED = 2  # its function can't be exchanged once it is imported


class Run(NamedTuple):
    """A test without any change: how long it took and which code it ran."""

    test: str
    seconds: float
    places: frozenset[Place]
    failed: bool


def survivors(
    root: Path, folders: Sequence[str], mutants: Sequence[Mutant], workers: int
) -> Iterator[Mutant]:
    """The mutants that no test in these folders notices; slow tests are left out."""
    doubtful: list[Mutant] = []
    for number, sure in _told(partial(_collected, root, folders, mutants, workers)):
        if sure:
            yield mutants[number]
        else:
            doubtful.append(mutants[number])
    trials = [partial(_anew, root, folders, mutant) for mutant in doubtful]
    for number, verdict in _verdicts(trials, workers):
        if verdict is Verdict.SURVIVED:
            yield doubtful[number]


# --- Processes ----------------------------------------------------------------------------------------------------


def _fork(run: Callable[[], int]) -> int:
    """The process that runs this, without a word, and ends with its result."""
    sys.stdout.flush()
    process = os.fork()
    if process:
        return process
    code = 99
    try:
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        code = run()
    finally:
        os._exit(code)


def _verdicts(trials: Sequence[Callable[[], int]], workers: int) -> Iterator[tuple[int, Verdict]]:
    """What becomes of each, by its number, as soon as it is known; so many at a time."""
    running: dict[int, int] = {}
    waiting = list(enumerate(trials))[::-1]
    while waiting or running:
        while waiting and len(running) < workers:
            number, trial = waiting.pop()
            running[_fork(trial)] = number
        process, status = os.wait()
        number = running.pop(process)
        yield number, Verdict(os.WEXITSTATUS(status)) if os.WIFEXITED(status) else Verdict.NOTICED


def _told(run: Callable[[Callable[[Any], None]], int]) -> Iterator[Any]:
    """What another process tells while it runs."""
    reading, writing = os.pipe()
    with open(reading, "rb") as heard, open(writing, "wb") as said:

        def tell(what: object) -> None:
            pickle.dump(what, said)
            said.flush()

        process = _fork(partial(run, tell))
        said.close()
        while heard.peek(1):
            yield pickle.load(heard)
        _, status = os.waitpid(process, 0)
        if status:
            raise RuntimeError("A test fails without any change, or no test can be collected.")


# --- Tests --------------------------------------------------------------------------------------------------------


def _pytest(root: Path, folders: Sequence[str], plugin: object) -> int:
    os.chdir(root)
    options = ["-q", "-s", "-n0", "-p", "no:cacheprovider", "-m", "not slow", "--rootdir", str(root)]
    return pytest.main([*options, *folders], plugins=[plugin])


def _passes(session: pytest.Session, items: Sequence[pytest.Item], seconds: dict[str, float]) -> bool:
    """Whether all these tests pass; one that takes far too long ends the process."""
    for item, following in zip(items, [*items[1:], None], strict=False):
        signal.setitimer(signal.ITIMER_PROF, SECONDS + TIMES * seconds.get(item.nodeid, 1))
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if session.testsfailed:
            return False
    return True


@cache
def _rules(file: Path) -> frozenset[str]:
    return frozenset(RULE.findall(file.read_text(encoding="utf-8")))


def is_of(file: Path, mutant: Mutant) -> bool:
    """Whether a file of tests is called as the changed module. What one of its tests has worked out may be remembered
    when the others are written down, so all of them are tried."""
    return file.stem == f"test_{Path(mutant.file).stem}"


def is_likely(file: Path, mutant: Mutant) -> bool:
    """Whether a file of tests is likely to notice a mutant: it shows a rule of its function, or is called so."""
    return is_of(file, mutant) or not _rules(file).isdisjoint(mutant.rules)


def _is_run(root: Path, mutant: Mutant, places: frozenset[Place]) -> bool:
    """Whether the changed function, or one written inside it, is among these."""
    file = str(root / mutant.file)
    return any((file, line) in places for line in range(mutant.first, mutant.last + 1))


# --- Changing what is imported ------------------------------------------------------------------------------------


def _collected(
    root: Path, folders: Sequence[str], mutants: Sequence[Mutant], workers: int, tell: Callable[[Any], None]
) -> int:
    """Collect the tests and try all mutants out in forks; tells the numbers of survivors, and whether it is sure."""
    code: set[CodeType] = set()
    sys.settrace(partial(_note, code))
    return _pytest(root, folders, _Forks(root, mutants, workers, tell, code))


def _note(code: set[CodeType], frame: FrameType, event: str, what: object) -> None:
    code.add(frame.f_code)


class _Forks:
    """A plugin of pytest that runs the tests for each mutant instead of once."""

    def __init__(
        self,
        root: Path,
        mutants: Sequence[Mutant],
        workers: int,
        tell: Callable[[Any], None],
        imported: set[CodeType],
    ) -> None:
        self.root, self.mutants, self.workers, self.tell = root, mutants, workers, tell
        self.imported = imported  # code that has run while the tests were collected
        self.files = {str(root / mutant.file) for mutant in mutants}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        sys.settrace(None)
        imported = self._places(self.imported)
        if session.testsfailed:
            return True
        runs: dict[str, Run] = {run.test: run for run in _told(partial(self._record, session))}
        if any(run.failed for run in runs.values()):
            session.testsfailed += 1
            return True
        functions = defaultdict(list)
        for each in gc.get_objects():
            if isinstance(each, FunctionType):
                functions[each.__code__.co_filename].append(each)
        gc.freeze()
        seconds = {run.test: run.seconds for run in runs.values()}

        def trial(mutant: Mutant) -> int:
            _change_import(self.root, mutant)
            try:
                exchange(self.root, mutant, functions[str(self.root / mutant.file)])
            except ValueError:  # it has other variables of its surroundings
                return Verdict.FIXED
            chosen = [
                item
                for item in session.items
                if _is_run(self.root, mutant, runs[item.nodeid].places) or is_of(item.path, mutant)
            ]
            chosen.sort(key=lambda item: (not is_likely(item.path, mutant), seconds[item.nodeid]))
            return Verdict.SURVIVED if _passes(session, chosen, seconds) else Verdict.NOTICED

        for number, verdict in _verdicts([partial(trial, each) for each in self.mutants], self.workers):
            if verdict is not Verdict.NOTICED:
                early = _is_run(self.root, self.mutants[number], imported)
                self.tell((number, verdict is Verdict.SURVIVED and not early))
        return True

    def _places(self, code: set[CodeType]) -> frozenset[Place]:
        return frozenset(
            (each.co_filename, each.co_firstlineno) for each in code if each.co_filename in self.files
        )

    def _record(self, session: pytest.Session, tell: Callable[[Any], None]) -> int:
        """Run each test once; tells what it does."""
        for item, following in zip(session.items, [*session.items[1:], None], strict=True):
            code: set[CodeType] = set()
            begin = time.process_time()
            sys.settrace(partial(_note, code))
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            sys.settrace(None)
            took = time.process_time() - begin
            tell(Run(item.nodeid, took, self._places(code), session.testsfailed > 0))
        return 0


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield from _codes(each)


def exchange(root: Path, mutant: Mutant, functions: Sequence[FunctionType]) -> None:
    """Give the functions of a mutant's file their new code."""
    module = _module(root, mutant)
    codes = {(each.co_qualname, each.co_firstlineno): each for each in _codes(module)}
    for function in functions:
        old = function.__code__
        new = codes.get((old.co_qualname, old.co_firstlineno))
        if new is not None and new != old:
            function.__code__ = new


# --- Importing what is changed ------------------------------------------------------------------------------------


def _module(root: Path, mutant: Mutant) -> CodeType:
    file = root / mutant.file
    return compile(changed(file.read_bytes(), mutant), str(file), "exec")


def _change_import(root: Path, mutant: Mutant) -> None:
    """Whoever imports the mutant's file from now on gets it changed."""
    file = str(root / mutant.file)
    get_code = SourceFileLoader.get_code

    def get_changed(loader: SourceFileLoader, name: str) -> CodeType | None:
        return _module(root, mutant) if loader.path == file else get_code(loader, name)

    SourceFileLoader.get_code = get_changed  # type: ignore[method-assign, assignment]


def _anew(root: Path, folders: Sequence[str], mutant: Mutant) -> int:
    """Import a mutant and run all tests, the likely ones first."""
    _change_import(root, mutant)
    return Verdict.SURVIVED if _pytest(root, folders, _Likely(mutant)) == 0 else Verdict.NOTICED


class _Likely:
    """A plugin of pytest that runs the tests that are likely to notice a mutant first, and no more when one fails."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if not session.testsfailed:
            _passes(
                session, sorted(session.items, key=lambda item: not is_likely(item.path, self.mutant)), {}
            )
        return True
