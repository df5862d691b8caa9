"""Mutants: does any test notice when a rule is wrong? `make mutants`, or `python -m tests.mutants 60 1`.

Draws some of all small changes that could be made to the rules and the kernel (a comparison, a boundary, a removed
statement …), makes one at a time in a copy of the source and runs the tests that are likely to notice it: those that
show the rules named in the changed function or are called like its module, then the rest of that game's. A change that
no test notices survives, and is a test to be written; unless it makes no difference: then it belongs, with the reason,
in `tests/equivalent_mutants.txt`. mutmut and cosmic-ray are made to try all changes with the same tests for each, which
would take days here; a sample needs neither their database nor their runners.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from itertools import count
from pathlib import Path
from queue import SimpleQueue
from random import Random

ROOT = Path(__file__).parent.parent
EQUIVALENT = ROOT / "tests/equivalent_mutants.txt"

#: What is changed, and where its tests are.
TARGETS = {
    "src/dejarik/kernel": ("tests/kernel",),
    "src/dejarik/assault/rules": ("tests/assault/rules", "tests/assault/content", "tests/assault/skirmish"),
    "src/dejarik/assault/skirmish/rules": (
        "tests/assault/rules",
        "tests/assault/skirmish",
        "tests/assault/content",
    ),
    "src/dejarik/lcg/rules": ("tests/lcg/rules", "tests/lcg/formats", "tests/lcg/content"),
}
SECONDS = 400  # for the tests of one mutant; one that takes longer is noticed

RULE = re.compile(r"\b[A-Z]+[A-Z0-9]*(?:-[A-Z0-9]+)*-\d+\b")

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
EXTREMES = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Mutant:
    """One change: the place in a file, by bytes, and what stands there instead."""

    file: str
    line: int
    start: int
    end: int
    before: str
    after: str
    replacement: str  # what is written: an expression in brackets
    rules: tuple[str, ...]  # named in the changed function

    @property
    def name(self) -> str:
        """What it is called in the list of equivalent ones: without the line, which changes."""
        return f"{self.file}: {self.before} -> {self.after}"


def mutants_in(file: str, source: str) -> Iterator[Mutant]:
    """Every change that can be made to the functions of a file."""
    lines = source.splitlines()
    starts = [0]
    for line in source.encode().splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    for function in ast.walk(ast.parse(source)):
        if not isinstance(function, ast.FunctionDef):
            continue
        words = "\n".join(lines[function.lineno - 1 : function.end_lineno])
        rules = tuple(sorted(set(RULE.findall(words))))
        for node in _inside(function):
            for other in _changes(node):
                start = starts[node.lineno - 1] + node.col_offset
                end = starts[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)
                before, after = ast.unparse(node), ast.unparse(other)
                written = after if isinstance(other, ast.stmt) else f"({after})"
                yield Mutant(file, node.lineno, start, end, before, after, written, rules)


def _inside(function: ast.FunctionDef) -> Iterator[ast.expr | ast.stmt]:
    """The statements and expressions of a function's body; without types, docstrings and functions inside it."""
    waiting: list[ast.AST] = list(function.body)
    while waiting:
        node = waiting.pop()
        if isinstance(node, (ast.FunctionDef, ast.JoinedStr)):
            continue
        if isinstance(node, ast.AnnAssign):
            waiting += [] if node.value is None else [node.value]
            continue
        if isinstance(node, (ast.expr, ast.stmt)):
            yield node
        waiting += ast.iter_child_nodes(node)


def _changes(node: ast.expr | ast.stmt) -> Iterator[ast.expr | ast.stmt]:
    match node:
        case ast.Compare(left=left, ops=[op], comparators=right):
            yield ast.Compare(left, [COMPARISONS[type(op)]()], right)
        case ast.BoolOp(op=op, values=values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.BinOp(left=left, op=(ast.Add() | ast.Sub()) as op, right=right):
            yield ast.BinOp(left, ast.Sub() if isinstance(op, ast.Add) else ast.Add(), right)
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
        case ast.Call(func=ast.Name(id=name), args=args, keywords=keywords) if name in EXTREMES:
            yield ast.Call(ast.Name(EXTREMES[name]), args, keywords)
        case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
            yield ast.Return(ast.Constant(None))
        case (
            ast.Expr(value=ast.Call())
            | ast.AugAssign()
            | ast.Assign(targets=[ast.Attribute()])
            | ast.Delete()
        ):
            yield ast.Pass()


@cache
def all_mutants(target: str) -> list[Mutant]:
    """Every change that can be made to a target."""
    return [
        mutant
        for path in sorted((ROOT / target).rglob("*.py"))
        for mutant in mutants_in(str(path.relative_to(ROOT)), path.read_text(encoding="utf-8"))
    ]


def draw(amount: int, seed: int) -> list[Mutant]:
    """Some of all mutants, from every target as many as from the others; none that is known to be equivalent."""
    equivalent = {line.partition(" # ")[0] for line in EQUIVALENT.read_text(encoding="utf-8").splitlines()}
    random = Random(seed)
    drawn: list[Mutant] = []
    for place, target in enumerate(TARGETS):
        found = [mutant for mutant in all_mutants(target) if mutant.name not in equivalent]
        drawn += random.sample(found, min(len(found), (amount + place) // len(TARGETS)))
    return drawn


def likely_tests(mutant: Mutant) -> tuple[list[str], list[str]]:
    """The test files that are likely to notice a mutant, and the folders of the rest."""
    folders = next(
        tests for target, tests in reversed(TARGETS.items()) if mutant.file.startswith(target + "/")
    )
    module = Path(mutant.file).stem
    likely = []
    for path in (path for folder in folders for path in sorted((ROOT / folder).rglob("test_*.py"))):
        marks = set(RULE.findall(path.read_text(encoding="utf-8")))
        if path.stem == f"test_{module}" or marks & set(mutant.rules):
            likely.append(str(path.relative_to(ROOT)))
    return likely, list(folders)


def changed(source: bytes, mutant: Mutant) -> bytes:
    return source[: mutant.start] + mutant.replacement.encode() + source[mutant.end :]


_moments = count(2_000_000_000)  # of changes: no compiled file is taken for a newer one's


def change(copy: Path, mutant: Mutant, *, back: bool = False) -> None:
    """Make a change in a copy of the source, or take it back."""
    sound = (ROOT / mutant.file).read_bytes()
    (copy / mutant.file).write_bytes(sound if back else changed(sound, mutant))
    moment = next(_moments)
    os.utime(copy / mutant.file, (moment, moment))


def is_noticed(copy: Path, mutant: Mutant) -> bool:
    """Whether a test fails in this copy."""
    change(copy, mutant)
    try:
        return any(_fails(copy, tests) for tests in likely_tests(mutant) if tests)
    finally:
        change(copy, mutant, back=True)


def _fails(copy: Path, tests: list[str]) -> bool:
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-n0", "-p", "no:cacheprovider", *tests]
    environment = {**os.environ, "PYTHONPATH": str(copy / "src")}
    try:
        done = subprocess.run(
            command, cwd=copy, env=environment, capture_output=True, timeout=SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        return True
    return done.returncode != 0


def main(amount: int, seed: int) -> int:
    """Try a sample out on all cores; print each survivor as it is found, and the score."""
    mutants = draw(amount, seed)
    cores = os.cpu_count() or 1
    survivors = 0
    with tempfile.TemporaryDirectory() as folder:
        copies: SimpleQueue[Path] = SimpleQueue()
        for core in range(cores):
            copy = Path(folder) / str(core)
            ignored = shutil.ignore_patterns("static", "*.egg-info")
            for part in ("src", "tests", "docs"):
                shutil.copytree(ROOT / part, copy / part, ignore=ignored)
            shutil.copy(ROOT / "pyproject.toml", copy)
            copies.put(copy)
        sound = copies.get()
        for tests in sorted(set(TARGETS.values())):
            if _fails(sound, list(tests)):
                print(f"{' '.join(tests)}: a test fails without any change")
                return 1
        copies.put(sound)

        def survives(mutant: Mutant) -> bool:
            copy = copies.get()
            try:
                return not is_noticed(copy, mutant)
            finally:
                copies.put(copy)

        with ThreadPoolExecutor(cores) as pool:
            for mutant, survived in zip(mutants, pool.map(survives, mutants), strict=True):
                if survived:
                    survivors += 1
                    print(f"{mutant.file}:{mutant.line}: {mutant.before} -> {mutant.after}", flush=True)
    print(f"{len(mutants) - survivors} of {len(mutants)} noticed (seed {seed})")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(int(sys.argv[1]), int(sys.argv[2])))
