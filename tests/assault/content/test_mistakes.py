"""Mistakes of whoever writes cards of Imperial Assault: each is refused with its place and with what would be right."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.authoring.made_up import refusal

from dejarik.assault import content
from dejarik.assault.content import definitions
from dejarik.assault.content.blocks import parts
from dejarik.assault.facts import library, reading
from dejarik.assault.facts.cards import Box
from dejarik.assault.facts.library import all_cards
from dejarik.assault.rules import texts
from dejarik.assault.rules.texts import written
from dejarik.authoring.mistakes import Texts, import_all, unmarked
from dejarik.authoring.names import misnamed_in_code
from dejarik.kernel.errors import Mistake
from dejarik.messages import Language, say

IMPORTS = "from dejarik.kernel import How; from dejarik.assault.content.blocks import *\n"


@pytest.fixture(autouse=True)
def nothing_stays() -> Iterator[None]:
    """What is refused is not there afterwards."""
    definitions.load()
    before = written()
    yield
    assert written() == before


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (
            'card("imperial-oficer")',
            "core/made_up.py:2, imperial-oficer: there is no card “imperial-oficer”; the nearest is “imperial-officer”",
        ),
        (
            'command_during("urgencyy", print)',
            "core/made_up.py:2, urgencyy: there is no card “urgencyy”; the nearest is “urgency”",
        ),
        (
            'card("xx-qq-99")',
            "core/made_up.py:2, xx-qq-99: there is no card “xx-qq-99”",
        ),
        (
            'rule("planing-lasting")',
            "core/made_up.py:2, planing-lasting: there is no card “planing”; the nearest is “planning”",
        ),
        (
            'card("at-st-elite", while_attacking("akward", damage=1))',
            "core/made_up.py:2, at-st-elite: the card has no effect “akward”; the nearest is “awkward”",
        ),
        (
            'card("at-st-elite", while_attacking("xyz", damage=1))',
            "core/made_up.py:2, at-st-elite: the card has no effect “xyz”; known: targeting-computer, awkward",
        ),
    ],
)
def test_a_name_that_nothing_has_is_refused_with_the_nearest(tmp_path: Path, line: str, told: str) -> None:
    assert refusal(tmp_path, f"{IMPORTS}{line}\n") == told


def test_a_second_definition_says_where_the_first_is(tmp_path: Path) -> None:
    told = refusal(tmp_path, f'{IMPORTS}\n\ncard("nexu")\n')
    assert told.startswith("core/made_up.py:4, nexu: its text is written already, at core/")
    assert ".py:" in told.rpartition(" at ")[2]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (
            'card("at-st-elite", while_attacking("awkward", damge=1))',
            "core/made_up.py:2, at-st-elite: there is no value “attack-damge”; the nearest is “attack-damage”",
        ),
        (
            'card("at-st-elite", loses("awkward", "brutalty"))',
            "core/made_up.py:2, at-st-elite: there is no value “keeps-brutalty”; the nearest is “keeps-brutality”",
        ),
        (
            'card("at-st-elite", for_the_player("awkward", "must-pas", How.ALLOW))',
            "core/made_up.py:2, at-st-elite: there is no value “must-pas”; the nearest is “must-pass”",
        ),
    ],
)
def test_names_that_the_rules_do_not_know_are_refused_when_all_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str, told: str
) -> None:
    monkeypatch.setattr(texts, "_TEXTS", Texts())
    monkeypatch.setattr(parts, "_DONE", {})
    assert refusal(tmp_path, f"{IMPORTS}{line}\n", definitions.load.__wrapped__) == told


def test_no_function_of_a_card_hands_on_a_name_that_the_rules_do_not_know() -> None:
    assert [str(each) for each in misnamed_in_code(content, "dejarik.assault")] == []


UNMARKED = """
from dejarik.assault.content.blocks import card, special
from dejarik.assault.content.choosing import choose
from dejarik.assault.content.phrases import adjacent_foes

def slam(state, pick, figure): ...

card(
    "nexu",
    special("pounce", choose(adjacent_foes, slam)),
)
"""


def test_a_function_without_its_mark_is_refused_with_card_and_line(tmp_path: Path) -> None:
    assert refusal(tmp_path, UNMARKED) == (
        "core/made_up.py:10, nexu: slam (core/made_up.py:6) is to follow from a choice: mark it with @follows"
    )


def test_no_function_that_follows_lacks_its_mark() -> None:
    """Also those that are only handed on while an effect is carried out."""
    import_all(content)
    assert [str(each) for each in unmarked(content)] == []


# --- Facts ----------------------------------------------------------------------------------------------

Write = Callable[[str, list[dict[str, Any]]], None]

COMMAND: dict[str, Any] = {
    "id": "made-up",
    "set": "core",
    "count": 1,
    "restriction": {"kind": "trait", "traits": ["spy"]},
    "timing": "start-of-round",
    "effects": [{"name": "made-up", "kind": "command"}],
}


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Write]:
    """Writes a data file into boxes that are empty otherwise."""
    monkeypatch.setattr(reading, "FACTS", tmp_path)
    caches = (library._deployment, library._command, library._companions, library._forms, library._conditions)

    def written_(path: str, entries: list[dict[str, Any]]) -> None:
        (tmp_path / path).parent.mkdir(exist_ok=True)
        (tmp_path / path).write_text(json.dumps(entries, indent=1), encoding="utf-8")

    for cache in caches:
        cache.cache_clear()
    yield written_
    for cache in caches:
        cache.cache_clear()


def told(ask: Callable[[], object]) -> str:
    with pytest.raises(Mistake) as caught:
        ask()
    return say(caught.value.message, Language.ENGLISH)


@pytest.mark.parametrize(
    ("changes", "wrong"),
    [
        (
            {"timing": "start-of-rond"},
            "12, made-up: there is no word “start-of-rond”; the nearest is “start-of-round”",
        ),
        (
            {"restriction": {"kind": "trait", "traits": ["troper"]}},
            "9, made-up: there is no word “troper”; the nearest is “trooper”",
        ),
        ({"cots": 1}, "19, made-up: there is no field “cots”; the nearest is “cost”"),
        (
            {"effects": [{"name": "made-up", "kind": "command", "strian": 1}]},
            "17, made-up: there is no field “strian”; the nearest is “strain”",
        ),
        ({"set": "jabbas-realm"}, "3, made-up: it says that it belongs to jabbas-realm"),
        (
            {"surges": [{"name": "mad-up"}]},
            "3, made-up: a surge ability names an effect that is not on the card: “mad-up”; the nearest is “made-up”",
        ),
        ({"count": "one"}, "2, made-up: Expected `int`, got `str` - at `$.count`"),
    ],
)
def test_a_fact_that_cannot_be_right_is_named(write: Write, changes: dict[str, Any], wrong: str) -> None:
    write("core/command.json", [{**COMMAND, **changes}])
    assert told(library.all_command) == f"core/command.json:{wrong}"


def test_a_file_and_a_folder_that_nobody_reads_are_named(write: Write, tmp_path: Path) -> None:
    write("maps/somewhere.json", [])  # not of cards
    write("core/comand.json", [COMMAND])
    assert told(library.all_command) == (
        "core/comand.json, comand: nobody reads the file “comand”; the nearest is “command”"
    )
    (tmp_path / "core" / "comand.json").unlink()
    write("retrun_to_hoth/command.json", [COMMAND])
    assert told(library.all_command) == (
        "retrun_to_hoth/command.json, retrun_to_hoth: there is no box with the folder “retrun_to_hoth”; "
        "the nearest is “return_to_hoth”"
    )


@pytest.mark.slow
def test_a_message_that_a_card_lacks_is_named_with_its_file(monkeypatch: pytest.MonkeyPatch) -> None:
    from dejarik.assault.facts.cards import CardId, CommandCard, CommandRestriction, RestrictionKind, Timing

    card = CommandCard(
        id=CardId("made-up"),
        set=Box.CORE,
        count=1,
        restriction=CommandRestriction(kind=RestrictionKind.NONE),
        timing=Timing.START_OF_ROUND,
    )
    monkeypatch.setattr(definitions, "every_card", lambda: (*all_cards(), card))
    found = [say(each.message, Language.ENGLISH) for each in definitions.mistakes()]
    assert found == [
        "en/cards-core.ftl, made-up: the message card-made-up is missing in en",
        "pl/cards-core.ftl, made-up: the message card-made-up is missing in pl",
    ]
    assert ("made-up", "content-not-written") in [(id, why.id) for id, why in definitions.shortcomings()]
