"""What is found by reading content as a whole: functions handed on without their mark, names that
the rules do not know, modules of any name."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from dejarik.authoring.mistakes import import_all, unmarked
from dejarik.authoring.names import misnamed_in_code
from dejarik.examples import caravan
from dejarik.kernel.errors import Mistake
from dejarik.messages import Language, say

PICKS = """
from __future__ import annotations

def pick(state: object, then: Follower, *, may: bool = False) -> None: ...
def pick_by_name(state: object, *, then: Follower[int]) -> None: ...
"""
CARDS = """
from made_up_content.picks import pick, pick_by_name

def first(state, use):
    pick(state, second, may=True)

def second(state, pick_, chosen):
    pick_by_name(state, then=third)
    pick(state, marked)
    pick(state, then=pick_)

def third(state, pick_, chosen): ...

def marked(state, pick_, chosen): ...
marked.follower = "marked"
"""

NAMES = """
from __future__ import annotations
from dejarik.kernel.procedures import ScopeName
from dejarik.kernel.queries import ValueName

def they_gain(scope: ScopeName, *queries: ValueName) -> None: ...

def sharpen(state, use):
    state.modify("strenght", 1, subject=use.subject, until=state.scope("round"))
    state.modify(query="strength", until=state.scope("rond"))
    they_gain("round", "strength", "can-take", "can-tkae")
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """Made-up content: a module at the top and one in the folder of a set."""
    folder = tmp_path / "made_up_content"
    (folder / "a_set").mkdir(parents=True)
    for name, source in (
        ("__init__", ""),
        ("picks", PICKS),
        ("a_set/__init__", ""),
        ("a_set/misspelt_crads", CARDS),
        ("a_set/names", NAMES),
    ):
        (folder / f"{name}.py").write_text(source, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield importlib.import_module("made_up_content")
    for name in [each for each in sys.modules if each.startswith("made_up_content")]:
        del sys.modules[name]


def test_a_module_is_read_whatever_it_is_called(package: ModuleType) -> None:
    import_all(package)
    assert "made_up_content.a_set.misspelt_crads" in sys.modules


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("from made_up_content import pick\n", "“pick” is to be imported from made_up_content.picks"),
        (
            "from made_up_content.picks import pik\n",
            "made_up_content.picks has no word “pik”; the nearest is “pick”",
        ),
    ],
)
def test_a_word_that_is_imported_from_where_it_is_not(package: ModuleType, source: str, found: str) -> None:
    importlib.import_module("made_up_content.picks")
    Path(package.__path__[0], "a_set", "last.py").write_text(f"\n{source}", encoding="utf-8")
    with pytest.raises(Mistake) as refused:
        import_all(package)
    assert say(refused.value.message, Language.ENGLISH) == f"a_set/last.py:2, last: {found}"


def test_what_is_imported_and_is_nowhere_is_said_as_python_says_it(package: ModuleType) -> None:
    Path(package.__path__[0], "a_set", "last.py").write_text("import no_such_thing\n", encoding="utf-8")
    with pytest.raises(ImportError, match="no_such_thing"):
        import_all(package)


def test_functions_that_are_handed_on_without_their_mark_are_found(package: ModuleType) -> None:
    import_all(package)
    assert [say(each.message, Language.ENGLISH) for each in unmarked(package)] == [
        "a_set/misspelt_crads.py:5, first: second (a_set/misspelt_crads.py:7) is to follow from a choice: "
        "mark it with @follows",
        "a_set/misspelt_crads.py:8, second: third (a_set/misspelt_crads.py:12) is to follow from a choice: "
        "mark it with @follows",
    ]


def test_names_in_code_that_the_rules_do_not_know_are_found(package: ModuleType) -> None:
    import_all(package)
    found = misnamed_in_code(package, caravan.__package__)
    assert [say(each.message, Language.ENGLISH) for each in found] == [
        "a_set/names.py:9, sharpen: there is no value “strenght”; the nearest is “strength”",
        "a_set/names.py:11, sharpen: there is no value “can-tkae”; the nearest is “can-take”",
        "a_set/names.py:10, sharpen: there is no scope “rond”; the nearest is “round”",
    ]
