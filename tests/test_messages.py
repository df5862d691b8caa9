"""Every sentence exists in every language, is used, and takes the arguments that the code gives it.

The code is read, not run: a message is used where `text("id", …)`, a `Problem("id", …)` (or a subclass) or
`say("id", …)` names it. Ids made from data belong to a family (`dejarik.messages.declare_family`).
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor
from tests.sources import parsed

from dejarik.kernel.errors import Problem
from dejarik.kernel.text import Text, text
from dejarik.messages import LOCALE, SHARED_TERMS, Language, MessageFamily, choose_language, families, say

SOURCE = LOCALE.parent
PAGE_WORDS = SOURCE / "web" / "static" / "words"
NAMES_A_MESSAGE = frozenset({"text", "Text", "Problem", "say"})


# --- What the locale files hold


@dataclass
class Message:
    """A message of a locale file: the arguments it takes and the messages and terms it refers to."""

    file: str
    entry: fluent.Message
    arguments: set[str] = field(default_factory=set)
    refers_to: set[str] = field(default_factory=set)


class _Inside(Visitor):
    def __init__(self, message: Message) -> None:
        self.message = message

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.message.arguments.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:
        self.message.refers_to.add(node.id.name)

    def visit_TermReference(self, node: fluent.TermReference) -> None:
        self.message.refers_to.add(f"-{node.id.name}")
        self.generic_visit(node)


@cache
def entries(language: Language) -> tuple[tuple[str, fluent.EntryType], ...]:
    folder = LOCALE / language.value
    return tuple(
        (path.relative_to(folder).as_posix(), entry)
        for path in sorted(folder.rglob("*.ftl"))
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
    )


@cache
def messages(language: Language) -> dict[str, Message]:
    found: dict[str, Message] = {}
    for file, entry in entries(language):
        if isinstance(entry, fluent.Message):
            message = Message(file, entry)
            _Inside(message).visit(entry)
            found[entry.id.name] = message
    for message in found.values():
        for other in message.refers_to & found.keys():
            message.arguments |= found[other].arguments
    return found


@pytest.mark.parametrize("language", Language)
def test_no_message_of_a_game_has_the_name_of_one_of_the_page(language: Language) -> None:
    """Or it would take its place, since the page has all of them in one bundle."""
    written = "\n".join(
        path.read_text(encoding="utf-8") for path in sorted(PAGE_WORDS.glob(f"{language.value}*.ftl"))
    )
    own = {entry.id.name for entry in FluentParser().parse(written).body if isinstance(entry, fluent.Message)}
    assert len(own) > 100
    assert own & messages(language).keys() == set()


@pytest.mark.parametrize("language", Language)
def test_locale_files_can_be_read(language: Language) -> None:
    junk = [
        f"{file}: {entry.content!r}" for file, entry in entries(language) if isinstance(entry, fluent.Junk)
    ]
    assert junk == []


@pytest.mark.parametrize("language", Language)
def test_a_message_is_defined_once(language: Language) -> None:
    ids = Counter(entry.id.name for _, entry in entries(language) if isinstance(entry, fluent.Message))
    assert [id for id, times in ids.items() if times > 1] == []


@pytest.mark.parametrize("language", Language)
def test_a_message_refers_only_to_its_own_file_and_to_shared_terms(language: Language) -> None:
    homes: dict[str, set[str]] = {}
    for file, entry in entries(language):
        if isinstance(entry, fluent.Message | fluent.Term):
            name = entry.id.name if isinstance(entry, fluent.Message) else f"-{entry.id.name}"
            homes.setdefault(name, set()).add(file)
    astray = [
        f"{message.file}: {id} -> {other}"
        for id, message in messages(language).items()
        for other in message.refers_to
        if not homes.get(other, set()) & {message.file, SHARED_TERMS}
    ]
    assert astray == []


@pytest.mark.parametrize("language", Language)
def test_a_message_that_is_held_back_from_the_page_stands_alone(language: Language) -> None:
    """It is sent alone, without the others of its file (`table/held_words.py`)."""
    refers = {id: each.refers_to for id, each in messages(language).items() if "/" in each.file}
    assert len(refers) > 1000
    assert {id: others for id, others in refers.items() if others} == {}


def test_every_message_is_in_both_languages_and_in_the_same_file() -> None:
    english, polish = messages(Language.ENGLISH), messages(Language.POLISH)
    differences = {
        id: (english[id].file if id in english else "missing", polish[id].file if id in polish else "missing")
        for id in english.keys() | polish.keys()
        if id not in english or id not in polish or english[id].file != polish[id].file
    }
    assert differences == {}


def test_a_message_takes_the_same_arguments_in_both_languages() -> None:
    english, polish = messages(Language.ENGLISH), messages(Language.POLISH)
    differences = {
        id: (english[id].arguments, polish[id].arguments)
        for id in english.keys() & polish.keys()
        if english[id].arguments != polish[id].arguments
    }
    assert differences == {}


class _Plurals(Visitor):
    def __init__(self) -> None:
        self.incomplete: list[list[str]] = []

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:
        keys = [
            variant.key.name if isinstance(variant.key, fluent.Identifier) else variant.key.value
            for variant in node.variants
        ]
        if {"one", "few", "many"} & set(keys) and not {"one", "few", "many"} <= set(keys):
            self.incomplete.append(keys)
        self.generic_visit(node)


def test_polish_counts_in_three_forms() -> None:
    incomplete = {}
    for id, message in messages(Language.POLISH).items():
        plurals = _Plurals()
        plurals.visit(message.entry)
        if plurals.incomplete:
            incomplete[id] = plurals.incomplete
    assert incomplete == {}


# --- What the code says


@dataclass(frozen=True)
class Use:
    """A place in the code that names a message; `arguments` is None where they are not written out."""

    id: str
    place: str
    arguments: frozenset[str] | None


def _trees() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(SOURCE.rglob("*.py")):
        yield path.relative_to(SOURCE).as_posix(), parsed(path)


def _callee(call: ast.Call) -> str:
    if isinstance(call.func, ast.Name):
        return call.func.id
    return call.func.attr if isinstance(call.func, ast.Attribute) else ""


def _literals(argument: ast.expr) -> list[str]:
    """The ids an argument can be: a literal, or either side of `"a" if … else "b"`; `*` for a computed part."""
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return [argument.value]
    if isinstance(argument, ast.IfExp):
        return _literals(argument.body) + _literals(argument.orelse)
    if isinstance(argument, ast.JoinedStr):
        parts = [part.value if isinstance(part, ast.Constant) else "*" for part in argument.values]
        return ["".join(str(part) for part in parts)]
    return []


@cache
def uses() -> tuple[Use, ...]:
    names = set(NAMES_A_MESSAGE)
    bases = {
        node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
        for _, tree in _trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    while grown := {name for name, above in bases.items() if above & names and name not in names}:
        names |= grown
    found = []
    for file, tree in _trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args and _callee(node) in names:
                written = [keyword.arg for keyword in node.keywords if keyword.arg is not None]
                open_ended = len(written) < len(node.keywords) or len(node.args) > 1
                arguments = None if open_ended else frozenset(written)
                place = f"{file}:{node.lineno}"
                found += [Use(id, place, arguments) for id in _literals(node.args[0])]
    return tuple(found)


@cache
def _declared() -> tuple[MessageFamily, ...]:
    """Every family of the program: its modules declare them when they are imported."""
    for file, _ in _trees():
        if not file.endswith("__main__.py") and "/migrations/" not in file:  # run by Alembic only
            module = file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
            try:
                import_module("dejarik" if module == "__init__" else f"dejarik.{module}")
            except ModuleNotFoundError as missing:  # an optional extra that is not installed here
                if (missing.name or "").partition(".")[0] == "dejarik":
                    raise
    return families()


@cache
def _of_families() -> dict[str, MessageFamily]:
    return {id: family for family in _declared() for id in family.ids()}


def test_every_message_the_code_names_exists() -> None:
    known = messages(Language.ENGLISH)
    assert [f"{use.place}: {use.id}" for use in uses() if "*" not in use.id and use.id not in known] == []


def test_an_id_made_from_data_belongs_to_a_declared_family() -> None:
    declared = _declared()
    astray = [
        f"{use.place}: {use.id}"
        for use in uses()
        if "*" in use.id and not any(family.holds(use.id) for family in declared)
    ]
    assert astray == []


def test_every_message_is_used() -> None:
    named = {use.id for use in uses()} | _of_families().keys()
    named |= {other for message in messages(Language.ENGLISH).values() for other in message.refers_to}
    assert [
        f"{message.file}: {id}" for id, message in messages(Language.ENGLISH).items() if id not in named
    ] == []


def test_the_code_gives_a_message_the_arguments_it_takes() -> None:
    known = messages(Language.ENGLISH)
    differences = [
        f"{use.place}: {use.id} takes {sorted(known[use.id].arguments)}, is given {sorted(use.arguments)}"
        for use in uses()
        if use.id in known and use.arguments is not None and use.arguments != known[use.id].arguments
    ]
    assert differences == []


def test_every_member_of_a_family_exists_with_its_arguments() -> None:
    known = messages(Language.ENGLISH)
    wrong = [
        f"{id}: {sorted(known[id].arguments)}" if id in known else f"{id}: missing"
        for id, family in _of_families().items()
        if id not in known or known[id].arguments != family.arguments
    ]
    assert wrong == []


def test_a_family_has_no_message_that_its_data_does_not_ask_for() -> None:
    asked_for = _of_families().keys() | {use.id for use in uses()}
    declared = _declared()
    strays = [
        id
        for id in messages(Language.ENGLISH)
        if id not in asked_for and any(family.holds(id) for family in declared)
    ]
    assert strays == []


# --- How it is said


@pytest.mark.parametrize("language", Language)
def test_plain_messages_read_without_fluent_are_what_fluent_says(language: Language) -> None:
    bundle = FluentBundle([language.value], use_isolating=False)
    for path in sorted((LOCALE / language.value).rglob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    plain = [id for id, message in messages(language).items() if not (message.arguments or message.refers_to)]
    assert len(plain) > 100
    for id in plain:
        value = bundle.get_message(id).value
        assert value is not None
        assert say(Text(id), language) == bundle.format_pattern(value)[0]


@pytest.mark.parametrize(
    ("tested", "sentence"),
    [
        (1, "1 z 384 zasad ma test"),
        (3, "3 z 384 zasad mają test"),
        (12, "12 z 384 zasad ma test"),
        (22, "22 z 384 zasad mają test"),
        (25, "25 z 384 zasad ma test"),
    ],
)
def test_polish_forms_follow_the_number(tested: int, sentence: str) -> None:
    assert say(text("rules-tested", tested=tested, total=384), Language.POLISH) == sentence


def test_texts_inside_a_text_are_said_in_the_same_language() -> None:
    message = text("cli-bad-value", place="--seed", problem=text("cli-not-a-number", given="x"))
    assert say(message, Language.ENGLISH) == "--seed: “x” is not a whole number."
    assert say(message, Language.POLISH) == "--seed: „x” nie jest liczbą całkowitą."


def test_no_invisible_marks_surround_arguments() -> None:
    assert (
        say(text("results-in-use", folder="a"), Language.ENGLISH)
        == "Another process is filling the folder “a”."
    )


def test_a_very_long_argument_is_said_whole() -> None:
    many = ", ".join(str(number) for number in range(9999))
    assert (
        say(text("results-in-use", folder=many), Language.ENGLISH)
        == f"Another process is filling the folder “{many}”."
    )


def test_a_message_that_does_not_exist_is_shown_by_its_id() -> None:
    assert say(Text("no-such-message", {"n": 3}), Language.POLISH) == "no-such-message(n=3)"


@pytest.mark.parametrize(
    ("explicit", "environ", "language"),
    [
        ("pl", {"LANG": "en_GB.UTF-8"}, Language.POLISH),
        ("EN", {"LANG": "pl_PL.UTF-8"}, Language.ENGLISH),
        (None, {}, Language.ENGLISH),
        (None, {"LANG": "pl_PL.UTF-8"}, Language.POLISH),
        (None, {"LANG": "pl"}, Language.POLISH),
        (None, {"LANG": "plx"}, Language.ENGLISH),
        (None, {"DEJARIK_LANG": "pl", "LC_ALL": "en_US.UTF-8"}, Language.POLISH),
        (None, {"LC_ALL": "C", "LANG": "pl_PL.UTF-8"}, Language.ENGLISH),
        (None, {"LC_ALL": "", "LC_MESSAGES": "pl_PL", "LANG": "en_US"}, Language.POLISH),
        (None, {"LANG": "de_DE.UTF-8"}, Language.ENGLISH),
    ],
)
def test_the_language_is_the_one_asked_for_else_that_of_the_surroundings(
    explicit: str | None, environ: dict[str, str], language: Language
) -> None:
    assert choose_language(explicit, environ) is language


def test_a_language_that_does_not_exist_is_refused() -> None:
    with pytest.raises(Problem) as caught:
        choose_language("de", {})
    assert caught.value.message == text("language-unknown", given="de", known="en, pl")
