"""The list of all words of missions in docs/missions.md: whoever writes a mission finds every one of them there."""

from __future__ import annotations

import ast
import pkgutil
import re
from collections import Counter
from pathlib import Path

import pytest

from dejarik.assault.content.campaign import language

GUIDE = Path(__file__).parents[3] / "docs" / "missions.md"
HEADING = "## Campaign missions: all words"
FILES = sorted(module.name for module in pkgutil.iter_modules(language.__path__))


def listed() -> dict[str, list[str]]:
    """The words of the guide by their files, as they stand there; what is no word of Python is no word of missions."""
    section = GUIDE.read_text(encoding="utf-8").split(HEADING)[1].split("\n## ")[0]
    rows = re.findall(r"^\| `(\w+)` \| (.*) \|$", section, re.MULTILINE)
    return {file: re.findall(r"`(\w+)`", words) for file, words in rows}


def words_of(file: str) -> set[str]:
    """Its own public functions and plain constants; types, verbs and procedures are no words."""
    source = Path(language.__path__[0], f"{file}.py").read_text(encoding="utf-8")
    found: set[str] = set()
    for each in ast.parse(source).body:
        if isinstance(each, ast.FunctionDef):
            found.add(each.name)
        elif isinstance(each, ast.Assign) and not isinstance(each.value, ast.Call):
            names = [name.id for name in ast.walk(each) if isinstance(name, ast.Name)]
            found |= {name for name in names if name.isupper() and len(name) > 1}
    return {name for name in found if not name.startswith("_")}


def test_every_file_of_the_language_has_its_line_and_no_other_has() -> None:
    assert sorted(listed()) == FILES


def test_a_word_means_one_thing() -> None:
    """No two files have a word of the same name."""
    times = Counter(word for file in FILES for word in words_of(file))
    assert [word for word, number in times.items() if number > 1] == []


@pytest.mark.parametrize("file", FILES)
def test_every_word_is_listed_once_and_nothing_else(file: str) -> None:
    assert Counter(listed()[file]) == Counter(words_of(file))


def test_what_the_package_gives_is_in_the_list_too() -> None:
    """But for types, which are no words."""
    known = {word for words in listed().values() for word in words}
    types = {name for name in language.__all__ if not (name.islower() or name.isupper())}
    assert set(language.__all__) - types <= known
    assert types == {"Block", "Condition", "Effect", "Trigger", "Wants"}
