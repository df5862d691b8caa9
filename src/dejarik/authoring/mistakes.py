"""Mistakes of whoever writes content: each says where it is, of which card, and what would be right.

What a single definition shows is refused while its module is read (`mistake`). What only shows when everything is there
is found by reading the code: functions that are to follow from a choice and are not marked (`unmarked`).
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Iterable, Iterator
from difflib import get_close_matches
from importlib import import_module
from inspect import Parameter, signature
from itertools import chain, cycle
from pathlib import Path
from pkgutil import walk_packages
from types import FunctionType, MethodType, ModuleType
from typing import TypeVar

from dejarik.kernel.errors import Mistake
from dejarik.kernel.state import State
from dejarik.kernel.text import Text, text
from dejarik.messages import Language, lacking, say

T = TypeVar("T")

FOLLOWER = "Follower"  # what the parameter of a function that follows is annotated with
NEAREST_LEAST = 0.5  # how much alike two names are before one is taken for the other
_BY_PLACE = (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD)
FEW = 9  # so many names can be listed in a sentence


def mistake(card: str, wrong: Text, place: str = "") -> Mistake:
    """Something that is wrong with a card; `place` is a file and line, else the line that is being read."""
    return told(text("content-bad-card", file=place or being_read(), card=card, wrong=wrong))


def told(message: Text) -> Mistake:
    """The mistake with its sentence: those who see a traceback are to read it too."""
    return Mistake(message, say(message, Language.ENGLISH))


def unknown(what: Text, given: str, known: Iterable[str]) -> Text:
    """That there is nothing of this name, with the name that comes closest, else with all, if they are few."""
    names = list(known)
    close = get_close_matches(given, names, n=1, cutoff=NEAREST_LEAST)
    if close:
        return text("content-unknown-nearest", what=what, given=given, nearest=close[0])
    if 0 < len(names) <= FEW:
        return text("content-unknown-among", what=what, given=given, known=", ".join(names))
    return text("content-unknown", what=what, given=given)


class Texts(dict[str, T]):
    """What cards say, under their keys; each is written once."""

    def __init__(self) -> None:
        super().__init__()
        self._places: dict[str, str] = {}

    def write(self, key: str, written: T) -> None:
        if key in self:
            raise mistake(key, text("content-second-text", where=self._places[key]))
        self[key] = written
        self._places[key] = being_read()

    def place(self, key: str) -> str:
        """The file and line where a text is written."""
        return self._places[key]


def being_read() -> str:
    """The file and line whose definition is being read."""
    return place_in(*_reading())


def _reading() -> tuple[Path, int]:
    """The innermost code of a module, or outside of the program."""
    frame = sys._getframe(1)
    while frame.f_back is not None:
        inside = frame.f_globals.get("__name__", "").startswith("dejarik.")
        if not inside or frame.f_code.co_name == "<module>":
            break
        frame = frame.f_back
    return Path(frame.f_code.co_filename), frame.f_lineno


def place_in(path: Path, line: int = 0) -> str:
    """How a place is said: `core/imperials.py:12`."""
    short = f"{path.parent.name}/{path.name}"
    return f"{short}:{line}" if line else short


def unsaid(card: str, messages: Iterable[str], file: str) -> Iterator[Mistake]:
    """The messages of a card that some language lacks; `file` is where they belong in each."""
    for id, language in lacking(messages):
        wrong = text("content-message-missing", message=id, language=language.value)
        yield mistake(card, wrong, f"{language.value}/{file}")


# --- Reading all of the content -------------------------------------------------------------------


def import_all(package: ModuleType) -> None:
    """Import every module under a package: no list of modules can leave one out."""
    for module in walk_packages(package.__path__, f"{package.__name__}."):
        try:
            import_module(module.name)
        except ImportError as error:
            raise _unknown_import(error) or error from None


def _unknown_import(error: ImportError) -> Mistake | None:
    """That a module of the content imports a word that is not where it looks for it; perhaps another file has it."""
    place, reading = "", error.__traceback__
    while reading is not None:
        code = reading.tb_frame.f_code
        if code.co_name == "<module>":
            place = place_in(Path(code.co_filename), reading.tb_lineno)
            card, names = Path(code.co_filename).stem, _imported(Path(code.co_filename), reading.tb_lineno)
        reading = reading.tb_next
    looked_in = sys.modules.get(error.name or "")
    if not place or looked_in is None:
        return None
    for word in names:
        if not hasattr(looked_in, word):
            files = [
                name
                for name, module in sorted(sys.modules.items())
                if name.startswith(f"{looked_in.__package__}.") and hasattr(module, word)
            ]
            what = text("content-what-import", module=looked_in.__name__)
            wrong = unknown(what, word, [each for each in vars(looked_in) if not each.startswith("_")])
            if files:
                wrong = text("content-import-elsewhere", word=word, module=files[0])
            return mistake(card, wrong, place)
    return None


def _imported(path: Path, line: int) -> list[str]:
    """The words that an import in this line names."""
    for each in ast.walk(_tree(path)):
        if isinstance(each, ast.ImportFrom) and each.lineno <= line <= (each.end_lineno or 0):
            return [alias.name for alias in each.names]
    return []


def unmarked(package: ModuleType) -> Iterator[Mistake]:
    """The functions under a package that are handed on to follow from a choice, but lack `@follows`."""
    for path, known, call, called in calls(package):
        for argument in arguments(call, called, FOLLOWER):
            function = known.get(argument.id) if isinstance(argument, ast.Name) else None
            if isinstance(function, FunctionType) and not hasattr(function, "follower"):
                yield not_marked(function, path, argument.lineno)


def calls(package: ModuleType) -> Iterator[tuple[Path, dict[str, object], ast.Call, Callable[..., object]]]:
    """Every call of a function in the code under a package, with the names that its module knows, and every call of a
    method of a state."""
    for path in sorted(Path(package.__path__[0]).rglob("*.py")):
        inside = path.relative_to(package.__path__[0]).with_suffix("").parts
        module = ".".join((package.__name__, *(part for part in inside if part != "__init__")))
        known = vars(sys.modules[module])
        for node in ast.walk(_tree(path)):
            called = _called(node.func, known) if isinstance(node, ast.Call) else None
            if isinstance(node, ast.Call) and isinstance(called, FunctionType | MethodType):
                yield path, known, node, called


def _called(function: ast.expr, known: dict[str, object]) -> object:
    if isinstance(function, ast.Name):
        return known.get(function.id)
    if isinstance(function, ast.Attribute) and isinstance(function.value, ast.Name):
        method = getattr(State, function.attr, None) if function.value.id == "state" else None
        return method and MethodType(method, State)
    return None


def arguments(call: ast.Call, called: Callable[..., object], annotation: str) -> Iterator[ast.expr]:
    """What stands in a call where something is expected whose annotation begins like this."""
    expected = list(signature(called).parameters.values())
    positional = [each for each in expected if each.kind in _BY_PLACE]
    rest = [each for each in expected if each.kind is Parameter.VAR_POSITIONAL]
    given = list(zip(chain(positional, cycle(rest)), call.args, strict=False))
    by_name = {each.name: each for each in expected}
    given += [(by_name[each.arg], each.value) for each in call.keywords if each.arg in by_name]
    for parameter, argument in given:
        if str(parameter.annotation).startswith(annotation):
            yield argument


def require_mark(function: Callable[..., None]) -> None:
    """Refuse a function that can't follow when the card is read, and not when it is played."""
    if not hasattr(function, "follower"):
        raise not_marked(function, *_reading())


def not_marked(function: Callable[..., None], path: Path, line: int) -> Mistake:
    """That a function is to follow from a choice, which only marked ones can."""
    code = getattr(function, "__code__", None)
    where = place_in(Path(code.co_filename), code.co_firstlineno) if code else function.__module__
    wrong = text("content-unmarked", function=getattr(function, "__name__", str(function)), where=where)
    return mistake_at(path, line, wrong)


def mistake_at(path: Path, line: int, wrong: Text) -> Mistake:
    """Something that is wrong in a line of code."""
    return mistake(_written_at(path, line), wrong, place_in(path, line))


def _written_at(path: Path, line: int) -> str:
    """What a line of a module belongs to: the card of a definition, `card("nexu", …)`, or a function."""
    for statement in _tree(path).body:
        if statement.lineno <= line <= (statement.end_lineno or 0):
            if isinstance(statement, ast.FunctionDef | ast.ClassDef):
                return statement.name
            call = statement.value if isinstance(statement, ast.Expr) else None
            if isinstance(call, ast.Call) and call.args and isinstance(call.args[0], ast.Constant):
                return str(call.args[0].value)
    return path.stem


def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))
