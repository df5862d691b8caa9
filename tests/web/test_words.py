"""The page's own words: the same messages with the same arguments in both languages, and all that the page says."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from dejarik.web import STATIC

SAID = re.compile(r"""(?:say|toast|sentence)\(\s*"([a-z][a-z0-9-]+)\"""")
WORD = re.compile(r"""["`]((?:page|event)-[a-z0-9-]+)["`]""")
TABS = {
    f"page-{name}" for name in ("log", "chat", "mission", "board", "groups", "hand", "told")
}  # `page-${name}`


class _Arguments(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.found.add(node.id.name)


@cache
def words(language: str) -> dict[str, set[str]]:
    """The arguments of each message of the page, in one language."""
    found: dict[str, set[str]] = {}
    for path in sorted((STATIC / "words").glob(f"{language}*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{path.name} says {entry.id.name} twice"
                arguments = _Arguments()
                arguments.visit(entry)
                found[entry.id.name] = arguments.found
    return found


@cache
def sources() -> dict[str, str]:
    scripts = [path for path in STATIC.rglob("*.js") if "vendor" not in path.parts]
    return {path.relative_to(STATIC).as_posix(): path.read_text(encoding="utf-8") for path in scripts}


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    assert words("en") == words("pl")


@pytest.mark.parametrize("name", sorted(sources()))
def test_everything_that_the_page_says_has_words(name: str) -> None:
    said = {*SAID.findall(sources()[name]), *WORD.findall(sources()[name])}
    assert {each for each in said if each.startswith(("page-", "event-"))} - words("en").keys() == set()


def test_every_word_of_the_page_is_said_somewhere() -> None:
    everything = "\n".join(sources().values())
    made = set(
        re.findall(r"[`\"]([a-z]+(?:-[a-z0-9]+)*-)\$\{", everything)
    )  # `page-kind-${kind}`, `own-${kind}`
    made -= {"page-"}  # which would be nearly all of them
    unsaid = {id for id in words("en") if f'"{id}"' not in everything and not id.startswith(tuple(made))}
    assert unsaid - TABS == set()


@pytest.mark.parametrize("name", sorted(sources()))
def test_nothing_on_the_page_breaks_the_content_policy(name: str) -> None:
    """No style attributes and no handlers in markup: the policy of the server would refuse them."""
    assert not re.search(r"""<[a-z][^>]*\sstyle=""", sources()[name])
    assert not re.search(r"""<[a-z][^>]*\son[a-z]+=""", sources()[name])
