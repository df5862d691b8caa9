"""Mistakes of whoever writes cards of the card game: each is refused with its place and with what would be right."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.authoring.made_up import refusal

from dejarik.authoring.mistakes import Texts, import_all, unmarked
from dejarik.authoring.names import misnamed_in_code
from dejarik.lcg import content
from dejarik.lcg.content import definitions
from dejarik.lcg.facts.cards import Box, Card, CardId, CardType
from dejarik.lcg.facts.library import all_cards
from dejarik.lcg.rules import texts
from dejarik.messages import Language, say

IMPORTS = """
from dejarik.kernel import Ability, Definition, Event, Limit
from dejarik.kernel.abilities import always
from dejarik.lcg.content.blocks import any_unit, gives, reached
from dejarik.lcg.content.choosing import choose
from dejarik.lcg.rules.texts import write
"""


@pytest.fixture(autouse=True)
def nothing_stays() -> Iterator[None]:
    """What is refused is not there afterwards."""
    definitions.load()
    before = dict(texts._TEXTS)
    yield
    assert before == texts._TEXTS


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (
            'write("luke-skywalker-29")',
            "core/made_up.py:7, luke-skywalker-29: there is no card “luke-skywalker-29”; "
            "the nearest is “luke-skywalker-92”",
        ),
        (
            'write("luke-skywalker-92")',
            "core/made_up.py:7, luke-skywalker-92: it has a text in its facts (“has_text”), but not here",
        ),
        (
            'write("twilek-loyalist-15", Definition(constants=(gives("unit-damage"),)))',
            "core/made_up.py:7, twilek-loyalist-15: it has a text here, but not in its facts (“has_text”)",
        ),
        (
            "def ready(state, pick, card): ...\n" + 'write("x", choose(reached(any_unit), ready))',
            "core/made_up.py:8, x: ready (core/made_up.py:7) is to follow from a choice: mark it with @follows",
        ),
    ],
)
def test_a_definition_that_cannot_be_right_is_refused(tmp_path: Path, line: str, told: str) -> None:
    assert refusal(tmp_path, f"{IMPORTS}{line}\n") == told


def test_a_second_definition_says_where_the_first_is(tmp_path: Path) -> None:
    told = refusal(tmp_path, f'{IMPORTS}write("twilek-loyalist-15")\n')
    assert told.startswith(
        "core/made_up.py:7, twilek-loyalist-15: its text is written already, at core/jedi.py:"
    )


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (
            'write("jedi-lightsaber-102", Definition(constants=(gives("unit-damge"),)))',
            "core/made_up.py:7, jedi-lightsaber-102: there is no value “unit-damge”; the nearest is “unit-damage”",
        ),
        (
            'write("jedi-lightsaber-102", Definition(constants=(gives("speed"),)))',  # the other game's
            "core/made_up.py:7, jedi-lightsaber-102: there is no value “speed”",
        ),
        (
            'write("jedi-lightsaber-102", Definition((Ability("x", Event, always, limit=Limit("trun")),)))',
            "core/made_up.py:7, jedi-lightsaber-102: there is no scope “trun”; the nearest is “turn”",
        ),
    ],
)
def test_names_that_the_rules_do_not_know_are_refused_when_all_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str, told: str
) -> None:
    monkeypatch.setattr(texts, "_TEXTS", Texts())
    assert refusal(tmp_path, f"{IMPORTS}{line}\n", definitions.load.__wrapped__) == told


def test_no_function_of_a_card_hands_on_a_name_that_the_rules_do_not_know() -> None:
    assert [str(each) for each in misnamed_in_code(content, "dejarik.lcg")] == []


def test_no_function_that_follows_lacks_its_mark() -> None:
    """Also those that are only handed on while an effect is carried out."""
    import_all(content)
    assert [str(each) for each in unmarked(content)] == []


def test_a_message_that_a_card_lacks_is_named_with_its_file(monkeypatch: pytest.MonkeyPatch) -> None:
    card = Card(
        id=CardId("made-up-1"), reference="core-set:1", box=Box.CORE, title="Made Up", type=CardType.UNIT
    )
    monkeypatch.setattr(definitions, "all_cards", lambda: (*all_cards(), card))
    found = [say(each.message, Language.ENGLISH) for each in definitions.mistakes()]
    assert found == [
        "en/lcg-cards.ftl, made-up-1: the message lcg-card-made-up-1 is missing in en",
        "pl/lcg-cards.ftl, made-up-1: the message lcg-card-made-up-1 is missing in pl",
    ]
    assert ("made-up-1", "content-not-written") in [(id, why.id) for id, why in definitions.shortcomings()]
