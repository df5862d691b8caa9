"""The data files are checked when they are read: a card or set that can't be right is named with its file."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from dejarik.kernel.errors import Mistake
from dejarik.lcg.facts import library
from dejarik.messages import Language, say

Write = Callable[[str, list[dict[str, Any]]], None]

UNIT = {
    "id": "ewok-1",
    "reference": "core-set:1",
    "box": "core-set",
    "title": "Ewok",
    "side": "light",
    "type": "unit",
    "cost": 1,
    "capacity": 1,
}
OBJECTIVE = {
    "id": "village-2",
    "reference": "core-set:2",
    "box": "core-set",
    "title": "Village",
    "side": "light",
    "type": "objective",
    "capacity": 5,
    "resources": 1,
}
DARK_UNIT = {**UNIT, "id": "walker-3", "reference": "core-set:3", "side": "dark"}
SET = {"number": "1", "objective": "village-2", "cards": ["ewok-1"] * 5}


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Write]:
    """Writes a data file of the core set into a box that is empty otherwise."""
    (tmp_path / "core").mkdir()
    monkeypatch.setattr(library, "FACTS", tmp_path)

    def written(kind: str, entries: list[dict[str, Any]]) -> None:
        (tmp_path / "core" / f"{kind}.json").write_text(json.dumps(entries))

    caches = (library.card, library._cards, library._references, library._sets, library._challenges)
    for cache in caches:
        cache.cache_clear()
    yield written
    for cache in caches:
        cache.cache_clear()


def refusal(ask: Callable[[], object]) -> str:
    with pytest.raises(Mistake) as problem:
        ask()
    return say(problem.value.message, Language.ENGLISH)


def test_cards_and_sets_that_are_right_are_read(write: Write) -> None:
    write("light", [UNIT, OBJECTIVE])
    write("sets", [SET])
    assert [each.id for each in library.all_cards()] == ["ewok-1", "village-2"]
    assert library.objective_set("1").cards == ("ewok-1",) * 5


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"cost": None}, "the field cost does not fit a card of this type (unit)"),
        ({"capacity": 0}, "the field capacity does not fit a card of this type (unit)"),
        ({"priority": 3}, "the field priority does not fit a card of this type (unit)"),
        ({"reserve": 6}, "the field reserve does not fit a card of this type (unit)"),
        ({"edge_bonus": 1}, "the field edge_bonus does not fit a card of this type (unit)"),
        ({"keywords": ["protect"]}, "the field protect does not fit a card of this type (unit)"),
        ({"type": "enhancement"}, "the field attachment does not fit a card of this type (enhancement)"),
        ({"affiliation": "sith"}, "Sith is not on its side"),
        ({"box": "balance-of-the-force"}, "it says that it belongs to balance-of-the-force"),
        ({"reference": "other:1"}, "it says that it belongs to other:1"),
    ],
)
def test_a_card_that_cannot_be_right_is_named(write: Write, changes: dict[str, Any], why: str) -> None:
    write("light", [{**UNIT, **changes}])
    assert refusal(library.all_cards) == f"core/light.json:1, ewok-1: {why}"


def test_an_id_names_one_card_only(write: Write) -> None:
    write("light", [UNIT, UNIT])
    assert refusal(library.all_cards) == "core/light.json:1, ewok-1: there is another card with this id"


@pytest.mark.rule("LCGC-DECK-01")
@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"cards": ["ewok-1"] * 4}, "an objective set is one objective and five other cards"),
        ({"objective": "ewok-1"}, "an objective set is one objective and five other cards"),
        ({"cards": ["nobody-9"] * 5}, "there is no card “nobody-9”; known: ewok-1, village-2, walker-3"),
        ({"cards": ["ewok-1"] * 4 + ["walker-3"]}, "walker-3 cannot be here"),
        ({"cards": ["ewok-1"] * 4 + ["village-2"]}, "village-2 cannot be here"),
    ],
)
def test_a_set_that_cannot_be_right_is_named(write: Write, changes: dict[str, Any], why: str) -> None:
    write("light", [UNIT, OBJECTIVE])
    write("dark", [DARK_UNIT])
    write("sets", [{**SET, **changes}])
    assert refusal(library.all_sets) == f"core/sets.json:1, 1: {why}"


def test_a_number_names_one_set_only(write: Write) -> None:
    write("light", [UNIT, OBJECTIVE])
    write("sets", [SET, SET])
    assert refusal(library.all_sets) == "core/sets.json:1, 1: there is another card with this id"


@pytest.mark.rule("LCG-CHAL-03")
def test_a_challenge_deck_has_only_its_own_cards(write: Write) -> None:
    write("light", [UNIT])
    deck = {"challenge": "skywalker", "set": "L01", "cards": {"ewok-1": 3}}
    write("challenges", [deck])
    assert refusal(lambda: library.challenge_deck("skywalker")) == (
        "core/challenges.json:1, skywalker: ewok-1 cannot be here"
    )
    write("challenges", [{**deck, "cards": {"nobody-9": 1}}])
    assert refusal(lambda: library.challenge_deck("skywalker")) == (
        "core/challenges.json:1, skywalker: there is no card “nobody-9”; known: ewok-1"
    )
