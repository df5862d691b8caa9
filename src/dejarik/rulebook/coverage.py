"""Which rules have a test: reads the marks in the test files without running them.

A test shows a rule when it, its class, its module (`pytestmark`) or one of its parameter sets (`pytest.param(…,
marks=…)`) is marked `@pytest.mark.rule("CORE-LOS-03", …)` with the ids written out. A test that is skipped or
expected to fail shows nothing. Ids that are computed can't be seen here; the test run refuses them.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from dejarik.kernel.errors import BadFile
from dejarik.rulebook.catalogue import RuleId, catalogues

_MARK = "rule"
_NOT_RUN = frozenset({"skip", "skipif", "xfail"})


@dataclass(frozen=True)
class TestPlace:
    """A test, as pytest names it: `tests/assault/test_sight.py::TestDoors::test_closed`."""

    file: Path
    name: str

    __test__ = False  # not a test itself, whatever its name says to pytest

    def __str__(self) -> str:
        return f"{self.file.as_posix()}::{self.name}"


@dataclass(frozen=True)
class Coverage:
    """How much of a catalogue is tested."""

    total: int
    tested: int
    untested: tuple[RuleId, ...]


@dataclass
class _Marks:
    """What the marks on one thing say."""

    names: set[str] = field(default_factory=set)
    is_run: bool = True


def checkout_tests() -> Path | None:
    """The tests of the checkout this package runs from; None for an installed package."""
    root = Path(__file__).resolve().parents[3]
    return root / "tests" if (root / "pyproject.toml").is_file() and (root / "tests").is_dir() else None


def coverage(tests: Path) -> Mapping[str, Coverage]:
    """Per catalogue: how many rules there are, how many have a test, and which have none."""
    tested = marked_rules(tests)
    return {name: _cover([rule.id for rule in each.rules], tested) for name, each in catalogues().items()}


def _cover(ids: Iterable[RuleId], tested: Mapping[RuleId, object]) -> Coverage:
    known = list(ids)
    untested = tuple(id for id in known if id not in tested)
    return Coverage(len(known), len(known) - len(untested), untested)


def marked_rules(tests: Path) -> dict[RuleId, list[TestPlace]]:
    """Every id that is in a mark under a folder, with the tests that carry it."""
    found: dict[RuleId, list[TestPlace]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        file = path.relative_to(tests.parent)
        try:
            tests_of_file = marked_tests(path.read_text(encoding="utf-8"))
        except SyntaxError as error:
            raise BadFile("rules-unreadable-test", file=file.as_posix(), line=error.lineno or 0) from None
        for name, rules in tests_of_file:
            for id in sorted(rules):
                found.setdefault(id, []).append(TestPlace(file, name))
    return found


def marked_tests(source: str) -> tuple[tuple[str, frozenset[RuleId]], ...]:
    """The tests of one file (`TestDoors::test_closed`) with the rules they show."""
    return tuple((name, frozenset(map(RuleId, rules))) for name, rules in tests_with(source, _MARK))


@cache
def tests_with(source: str, mark: str) -> tuple[tuple[str, frozenset[str]], ...]:
    """The tests of one file that carry a mark, with what they name in it."""
    tree = ast.parse(source)
    module = _read_marks(_module_marks(tree), mark)
    return tuple(_tests_in(tree.body, "", module, mark)) if module.is_run else ()


def _module_marks(tree: ast.Module) -> list[ast.expr]:
    return [
        statement.value
        for statement in tree.body
        if isinstance(statement, ast.Assign)
        and any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in statement.targets)
    ]


def _tests_in(
    body: Iterable[ast.stmt], prefix: str, outer: _Marks, mark: str
) -> Iterator[tuple[str, frozenset[str]]]:
    for statement in body:
        if not isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        own = _read_marks(statement.decorator_list, mark)
        marks = _Marks(outer.names | own.names, own.is_run)
        if not marks.is_run:
            continue
        if isinstance(statement, ast.ClassDef):
            if statement.name.startswith("Test"):
                yield from _tests_in(statement.body, f"{prefix}{statement.name}::", marks, mark)
        elif statement.name.startswith("test") and marks.names:
            yield prefix + statement.name, frozenset(marks.names)


def _read_marks(expressions: Iterable[ast.expr], mark: str) -> _Marks:
    """What decorators or a `pytestmark` say: what is named in a mark, and whether the test is run at all."""
    marks = _Marks()
    for expression in expressions:
        if isinstance(expression, ast.List | ast.Tuple):
            inner = _read_marks(expression.elts, mark)
            marks.names |= inner.names
            marks.is_run = marks.is_run and inner.is_run
            continue
        name, arguments = _mark(expression)
        if name == mark:
            marks.names |= _literals(arguments)
        elif name in _NOT_RUN:
            marks.is_run = False
        elif name == "parametrize":
            marks.names |= _named_by_parameters(expression, mark)
    return marks


def _mark(expression: ast.expr) -> tuple[str, list[ast.expr]]:
    """`pytest.mark.NAME(…)` or `pytest.mark.NAME`: its name and arguments; an empty name for anything else."""
    call = expression if isinstance(expression, ast.Call) else None
    callee = call.func if call else expression
    if not (isinstance(callee, ast.Attribute) and isinstance(callee.value, ast.Attribute)):
        return "", []
    if callee.value.attr != "mark":
        return "", []
    return callee.attr, call.args if call else []


def _literals(arguments: Iterable[ast.expr]) -> set[str]:
    return {
        argument.value
        for argument in arguments
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


def _named_by_parameters(parametrize: ast.expr, mark: str) -> set[str]:
    """What `pytest.param(…, marks=…)` name; a parameter set that is not run shows nothing."""
    names: set[str] = set()
    for node in ast.walk(parametrize):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "param":
            marks = _read_marks([keyword.value for keyword in node.keywords if keyword.arg == "marks"], mark)
            if marks.is_run:
                names |= marks.names
    return names
