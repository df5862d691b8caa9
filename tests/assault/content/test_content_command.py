"""`dejarik content`: what is known of each box is counted against what the box holds."""

from __future__ import annotations

import json
from contextlib import redirect_stdout
from io import StringIO
from typing import Any

import pytest

from dejarik.assault.content import definitions
from dejarik.assault.facts.cards import CardId
from dejarik.authoring.mistakes import mistake
from dejarik.cli import main
from dejarik.kernel.text import text
from dejarik.lcg.content import definitions as lcg_definitions

pytestmark = pytest.mark.slow

Capture = pytest.CaptureFixture[str]


Sets = dict[str, dict[str, dict[str, object]]]


def _sets(capsys: Capture) -> Sets:
    assert main(["content", "--json"], {}) == 0
    sets: Sets = json.loads(capsys.readouterr().out)["sets"]
    return sets


@pytest.fixture(scope="module")
def answer() -> dict[str, Any]:
    """What the command says of the content as it is."""
    with redirect_stdout(StringIO()) as said:
        assert main(["content", "--json"], {}) == 0
    found: dict[str, Any] = json.loads(said.getvalue())
    return found


@pytest.fixture(scope="module")
def sets(answer: dict[str, Any]) -> Sets:
    found: Sets = answer["sets"]
    return found


def test_the_boxes_of_both_games_are_counted(sets: Sets) -> None:
    assault = ["core", "return-to-hoth", "jabbas-realm", "heart-of-the-empire"]
    assert list(sets) == [*assault, "core-set", "balance-of-the-force"]
    for types in sets.values():
        for row in types.values():
            assert {"expected", "known", "complete", "incomplete"} <= row.keys()


@pytest.mark.parametrize(
    ("box", "type_", "expected", "known"),
    [
        ("core", "command", 52, 52),
        ("return-to-hoth", "deployment", 17, 17),
        ("jabbas-realm", "deployment", 20, 20),
        ("heart-of-the-empire", "forms", 3, 3),
        ("heart-of-the-empire", "skirmish-maps", 2, 2),
        ("heart-of-the-empire", "heroes", 3, 3),
        ("core-set", "affiliation", 6, 6),
        ("core-set", "unit", 88, 88),
        ("balance-of-the-force", "objective", 25, 25),
    ],
)
def test_copies_are_counted_as_the_books_count_them(
    sets: Sets, box: str, type_: str, expected: int, known: int
) -> None:
    row = sets[box][type_]
    assert (row["expected"], row["known"]) == (expected, known)


def test_a_card_that_is_not_complete_is_named(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(definitions, "complete_ids", lambda: frozenset({"scout", "senator"}))
    row = _sets(capsys)["heart-of-the-empire"]["forms"]
    assert (row["complete"], row["incomplete"]) == (2, ["streetrat"])


def test_why_a_card_is_not_complete_is_said(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    why = iter([(CardId("nexu"), text("content-not-written"))])
    monkeypatch.setattr(definitions, "shortcomings", lambda: why)
    assert main(["content", "--json"], {}) == 0
    assert json.loads(capsys.readouterr().out)["missing"] == {"nexu": ["nothing is written for it"]}


def test_what_is_missing_is_said_of_every_card_that_is_not_complete(answer: dict[str, Any]) -> None:
    rows = [(type_, row) for types in answer["sets"].values() for type_, row in types.items()]
    cards = {id for type_, row in rows if "missions" not in type_ for id in row["incomplete"]}
    assert set(answer["missing"]) == cards
    assert answer["mistakes"] == []


def test_a_mistake_is_listed_and_is_a_failure(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = mistake("nexu", text("content-not-written"), "core/mercenaries.py:3")
    monkeypatch.setattr(definitions, "mistakes", lambda: iter([wrong]))
    assert main(["content"], {}) == 1
    assert capsys.readouterr().out.splitlines()[-2:] == [
        "Mistakes:",
        "  core/mercenaries.py:3, nexu: nothing is written for it",
    ]


def test_people_get_a_table_in_their_language(capsys: Capture) -> None:
    assert main(["content", "--lang", "pl"], {}) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split()[0] == "zestaw"
    assert any(line.startswith("Powrót na Hoth") and "karty dowodzenia" in line for line in lines)


def test_a_box_of_the_card_game_is_known_with_every_copy(sets: Sets) -> None:
    for box, copies in (("core-set", 222), ("balance-of-the-force", 154)):
        for row in sets[box].values():
            assert int(str(row["known"])) >= int(str(row["expected"]))
        assert sum(int(str(row["expected"])) for row in sets[box].values()) == copies


def test_cards_of_the_card_game_are_complete_when_the_rules_say_so(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lcg_definitions, "is_complete", lambda id: id in {"jedi", "sith"})
    row = _sets(capsys)["core-set"]["affiliation"]
    assert row["complete"] == 2
    assert row["incomplete"] == [
        "rebel-alliance",
        "smugglers-and-spies",
        "imperial-navy",
        "scum-and-villainy",
    ]


def test_boxes_of_the_same_name_are_told_apart(capsys: Capture) -> None:
    assert main(["content"], {}) == 0
    boxes = {line.split("  ")[0] for line in capsys.readouterr().out.splitlines()}
    assert {"Core set (Imperial Assault)", "Core Set (The Card Game)"} <= boxes
