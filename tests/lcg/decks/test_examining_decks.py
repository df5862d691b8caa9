"""What the deck builder is told about a deck: problems, numbers, texts, and which sets can't be added and why."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.receiving import received

from dejarik.kernel.errors import Problem
from dejarik.kernel.text import Text
from dejarik.lcg.decks.deck import Deck
from dejarik.lcg.decks.deck_text import write_deck
from dejarik.lcg.decks.examining import MOST_SETS, examine_deck
from dejarik.lcg.decks.octgn import write_o8d
from dejarik.lcg.decks.ready_made import ready_made
from dejarik.lcg.facts.library import all_sets
from dejarik.messages import Language, say


def why(found: dict[str, Any], number: str) -> str:
    return say(msgspec.convert(found["refused"][number], Text), Language.ENGLISH)


def test_a_legal_deck_has_no_problems() -> None:
    found = received(examine_deck({"affiliation": "jedi", "sets": list(ready_made()["old-masters"].sets)}))
    assert (found["legal"], found["problems"], found["sets"], found["wanted"]) == (True, [], 10, 10)


def test_an_empty_deck_can_be_examined() -> None:
    found = received(examine_deck({}))
    assert [each["id"] for each in found["problems"]] == ["lcg-deck-no-affiliation", "lcg-deck-too-small"]
    assert found["statistics"]["average_cost"] == 0
    assert found["o8d"] is None


def test_the_numbers_of_a_deck() -> None:
    """One set: Luke (4), Twi'lek Loyalist (1), Jedi Lightsaber (1), Trust Your Feelings (2), Training Grounds (1)."""
    numbers = received(examine_deck({"affiliation": "jedi", "sets": ["1"]}))["statistics"]
    assert numbers["types"] == {"enhancement": 3, "unit": 2}
    assert numbers["costs"] == {"1": 3, "2": 1, "4": 1}
    assert numbers["average_cost"] == 1.8
    assert numbers["resources"] == {"affiliation": 1, "objectives": 2, "command": 1}
    assert numbers["icons"] == {
        "normal": {"unit": 2, "blast": 1, "tactics": 0},
        "edge": {"unit": 1, "blast": 1, "tactics": 1},
    }
    assert (numbers["force"], numbers["unique"], numbers["capacity"]) == (7, 1, 4)
    assert numbers["affiliations"] == {"jedi": 4, "neutral": 1}
    assert numbers["keywords"] == {"limited": 1, "targeted-strike": 1}
    assert numbers["fate"] == {}


def test_fate_cards_are_listed_in_the_order_they_are_resolved() -> None:
    numbers = received(examine_deck({"affiliation": "jedi", "sets": ["18"]}))["statistics"]
    assert list(numbers["fate"]) == ["twist-of-fate-157", "heat-of-battle-65", "target-of-opportunity-133"]


def test_sets_stand_in_order() -> None:
    deck = received(examine_deck({"affiliation": "jedi", "sets": ["91", "2", "1", "2"]}))["deck"]
    assert deck["sets"] == ["1", "2", "2", "91"]


def test_a_set_that_cannot_be_added_is_refused_with_the_reason() -> None:
    found = received(examine_deck({"affiliation": "jedi", "sets": ["1", "1", "18"]}))
    assert why(found, "1") == "A Hero’s Journey: 3 copies; 2 are allowed."
    assert why(found, "18") == "Hit and Run: 2 copies; only 1 is allowed."
    assert why(found, "13") == "Mobilize the Squadrons can be used only by this affiliation: Rebel Alliance."
    assert why(found, "19") == "Fall of the Jedi belongs to the other side (dark side)."
    assert "2" not in found["refused"]


def test_a_deck_for_the_hunt_is_full_with_ten_sets() -> None:
    sets = list(ready_made()["dark-throne"].sets)
    found = received(examine_deck({"affiliation": "sith", "sets": sets, "purpose": "hunt"}))
    assert found["legal"]
    assert len(found["refused"]) == len(all_sets())
    assert "24" not in received(examine_deck({"affiliation": "sith", "sets": sets}))["refused"]


def test_a_starter_deck_is_smaller() -> None:
    found = received(examine_deck({"affiliation": "sith", "sets": ["19"], "purpose": "starter"}))
    assert (found["legal"], found["wanted"]) == (True, 8)


def test_the_hunt_is_told_which_sets_can_reinforce_it() -> None:
    found = received(examine_deck({"challenge": "skywalker", "support": ["91"]}))
    assert (found["sets"], found["wanted"], found["legal"]) == (1, 2, False)
    assert why(found, "1") == "A Hero’s Journey cannot be a support set: Luke Skywalker is in it."
    assert {"1", "19", "91"} <= found["refused"].keys()
    assert "93" not in found["refused"]
    full = received(examine_deck({"challenge": "skywalker", "support": ["91", "93"]}))
    assert full["legal"]
    assert len(full["refused"]) == len(all_sets())
    assert full["statistics"]["command"] == 49 + 10
    assert full["statistics"]["objectives"] == 9


@pytest.mark.parametrize("name", ["old-masters", "the-hunt-for-skywalker", "jerjerrods-task"])
@pytest.mark.parametrize("language", Language)
def test_a_deck_may_be_given_as_text(name: str, language: Language) -> None:
    deck = ready_made()[name]
    found = received(examine_deck({"text": write_deck(deck, language)}))
    assert found["legal"]
    assert msgspec.convert(found["deck"], Deck) == deck
    assert found["text"][language.value] == write_deck(deck, language)


def test_a_deck_may_be_given_as_an_octgn_file() -> None:
    deck = ready_made()["old-masters"]
    found = received(examine_deck({"o8d": write_o8d(deck), "name": deck.name}))
    assert msgspec.convert(found["deck"], Deck) == deck
    assert found["o8d"] == write_o8d(deck)


@pytest.mark.parametrize(
    "document",
    [
        None,
        [],
        "Jedi",
        {"affiliation": 1},
        {"cards": []},
        {"sets": ["1"] * (MOST_SETS + 1)},
        {"text": 1},
        {"text": "Affiliation: Hutts"},
        {"text": "Affiliation: Jedi\nSets:\n" + "20x 1\n" * 6},
        {"o8d": "<deck/>"},
        {"challenge": "endor"},
    ],
)
def test_what_is_no_deck_is_refused(document: Any) -> None:
    with pytest.raises(Problem) as problem:
        received(examine_deck(document))
    for language in Language:
        assert say(problem.value.message, language) != problem.value.message.id


def test_a_deck_with_unknown_sets_is_examined_all_the_same() -> None:
    found = received(examine_deck({"affiliation": "jeddi", "sets": ["1", "99"]}))
    assert not found["legal"]
    assert found["deck"]["sets"] == ["1", "99"]
