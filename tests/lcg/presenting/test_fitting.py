"""Which decks a form offers to which seat: the game says it, whoever sits first chooses first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from dejarik.kernel import Problem, Rng
from dejarik.lcg.decks.deck_text import write_deck
from dejarik.lcg.decks.ready_made import Kind, kind_of, ready_made
from dejarik.lcg.game import GAME
from dejarik.messages import Language


def examined(*own: str, **settings: str) -> dict[str, Any]:
    named = {name.replace("_", "-"): value for name, value in settings.items()}
    answer = GAME.examine("table", {"settings": named, "decks": list(own)})
    return {**answer, "sides": {name: side["value"] for name, side in answer["sides"].items()}}


def offered(answer: dict[str, Any], setting: str) -> list[str]:
    return [name for name in ready_made() if name not in answer["refused"][setting]]


def sides(names: list[str]) -> set[str]:
    return {side.value for name in names if (side := ready_made()[name].side)}


def test_the_second_player_of_a_duel_is_offered_the_other_side() -> None:
    answer = examined(deck_1="old-masters")
    assert sides(offered(answer, "deck-1")) == {"light", "dark"}
    assert sides(offered(answer, "deck-2")) == {"dark"}
    assert answer["sides"] == {"deck-1": "light", "deck-2": "dark"}


def test_what_does_not_fit_beside_the_first_choice_is_dropped() -> None:
    assert examined(deck_1="old-masters", deck_2="red-squadron")["dropped"] == ["deck-2"]
    assert examined(deck_1="old-masters", deck_2="dark-throne")["dropped"] == []
    assert examined(deck_1="no-such-deck")["dropped"] == ["deck-1"]


@pytest.mark.rule("LCGC-DECK-08")
def test_small_decks_are_offered_in_the_first_duel_only() -> None:
    small = set(ready_made(Kind.STARTER))
    assert small & set(offered(examined(), "deck-1")) == set()
    assert small <= set(offered(examined(format="starter"), "deck-1"))


@pytest.mark.rule("LCGC-DECK-08")
def test_seats_that_are_left_open_in_the_first_duel_get_small_decks() -> None:
    options = GAME.options_from({"format": "starter"}, Rng.seeded(3))
    assert {len(deck.sets) for deck in options.decks} == {8}


@pytest.mark.rule("LCG-CHAL-01")
def test_one_seat_only_is_offered_the_challenge_deck() -> None:
    answer = examined(format="jerjerrod", deck_1="jerjerrods-task")
    assert "jerjerrods-task" not in offered(answer, "deck-2")
    assert sides(offered(answer, "deck-2")) == {"light"}
    assert [kind_of(name) for name in offered(examined(), "deck-1")].count(Kind.CHALLENGE) == 0


def test_a_team_player_may_sit_first_and_leave_the_challenge_to_the_next() -> None:
    answer = examined(format="jerjerrod", deck_1="old-masters")
    assert answer["sides"] == {"deck-1": "light", "deck-2": "dark", "deck-3": "light"}
    assert answer["players"] == [3, 4]


@pytest.mark.rule("LCG-DECK-02")
def test_teammates_are_offered_what_is_legal_beside_their_team() -> None:
    light = offered(examined(format="2v2", deck_1="old-masters"), "deck-2")
    assert "red-squadron" in light
    assert "scoundrels-and-jedi" not in light  # too many copies together


def test_decks_of_ones_own_are_judged_like_the_others() -> None:
    light, dark = (
        write_deck(ready_made()[name], Language.ENGLISH) for name in ("old-masters", "dark-throne")
    )
    answer = examined(light, dark, "nonsense", deck_1="red-squadron")
    assert "own-0" in answer["refused"]["deck-2"]
    assert "own-1" not in answer["refused"]["deck-2"]


def test_at_a_table_that_is_made_the_sides_stand() -> None:
    answer = examined(sides=("light", "dark"))
    assert answer["sides"] == {"deck-1": "light", "deck-2": "dark"}
    assert sides(offered(answer, "deck-1")) == {"light"}
    assert sides(offered(answer, "deck-2")) == {"dark"}


@pytest.mark.parametrize(
    "document", [[], {"settings": 3}, {"more": 1}, {"sides": ["grey"]}, {"settings": {"players": "9"}}]
)
def test_what_is_no_table_is_refused(document: Any) -> None:
    with pytest.raises(Problem):
        GAME.examine("table", document)


def test_what_decks_are_for_names_formats_that_exist() -> None:
    catalogue = GAME.catalogue()
    formats = {choice["value"] for choice in GAME.settings()[0]["choices"]}
    assert {each["format"] for each in (*catalogue["purposes"], *catalogue["challenges"])} <= formats
