"""What the army builder is told: points, problems, numbers, what each further card would do, and the army as text."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.receiving import received

from dejarik.assault.game import GAME
from dejarik.assault.skirmish.armies import Army
from dejarik.assault.skirmish.army_text import read_army, write_army
from dejarik.assault.skirmish.ready_made import ready_made
from dejarik.kernel import Problem, Rng
from dejarik.messages import Language


def examined(faction: str = "mercenary", **document: Any) -> dict[str, Any]:
    answer: dict[str, Any] = received(GAME.presenter.examine("army", {"faction": faction, **document}))
    return answer


def problem_ids(answer: dict[str, Any]) -> list[str]:
    return [problem["id"] for problem in answer["problems"]]


def test_a_ready_made_army_is_legal_and_read_back_from_its_text() -> None:
    for army in ready_made().values():
        answer = received(GAME.presenter.examine("army", {"text": write_army(army)}))
        assert answer["legal"]
        assert answer["problems"] == []
        again = msgspec.convert(answer["document"], Army)
        assert sorted(again.cards) == sorted(army.cards)
        assert sorted(again.command) == sorted(army.command)
        for language in Language:
            assert read_army(answer["text"][language.value], "again") == again


@pytest.mark.rule("CORE-ARMY-02", "CORE-ARMY-10")
def test_points_and_the_unfinished_deck_are_told() -> None:
    answer = examined(cards=["wampa-elite"] * 2 + ["nexu-elite"] * 2 + ["maul-seeker-of-vengeance"] * 2)
    assert answer["points"] > answer["limit"] == 40
    assert answer["command_wanted"] == answer["command_limit"] == 15
    assert {"army-too-dear", "army-unique-twice", "army-command-count"} == set(problem_ids(answer))
    assert not answer["legal"]


def test_figures_are_counted_with_their_health_and_dice() -> None:
    counted = examined(cards=["nexu-elite", "wampa-elite", "wampa-elite"])["statistics"]
    assert (counted["groups"], counted["figures"], counted["ranged"]) == (3, 3, 0)
    assert counted["health"] > 0
    assert sum(counted["attack"].values()) == 6
    assert counted["traits"]["creature"] == 3


@pytest.mark.rule("CORE-ARMY-03", "CORE-ARMY-04")
def test_every_card_that_cannot_be_added_says_why() -> None:
    refused = examined(cards=["maul-seeker-of-vengeance"])["refused"]
    assert refused["at-st-elite"]["id"] == "army-affiliation"
    assert refused["maul-seeker-of-vengeance"]["id"] == "army-unique-twice"
    assert "nexu-elite" not in refused
    assert "planning" not in refused


@pytest.mark.rule("CORE-ARMY-10")
def test_a_full_deck_takes_no_card() -> None:
    army = ready_made()["claws-and-ice"]
    answer = examined(cards=list(army.cards), command=list(army.command))
    assert {answer["refused"][id]["id"] for id in answer["fitting"]} == {"army-deck-full"}


@pytest.mark.rule("CORE-CMD-06")
def test_command_cards_that_some_figure_can_use_are_listed() -> None:
    alone, together = (set(examined(cards=cards)["fitting"]) for cards in ([], ["nexu-elite"]))
    assert alone < together


@pytest.mark.parametrize(
    "document",
    [
        None,
        [],
        {},
        {"faction": "sith"},
        {"faction": "rebel", "cards": "luke"},
        {"faction": "rebel", "cards": ["x"] * 61},
        {"faction": "rebel", "colour": "red"},
        {"text": 3},
    ],
)
def test_what_is_no_army_is_refused(document: object) -> None:
    with pytest.raises(Problem) as caught:
        GAME.presenter.examine("army", document)
    assert caught.value.message.id == "army-document-bad"


def test_what_is_far_too_large_is_refused_before_it_is_looked_at() -> None:
    written = "Faction: Rebel\nDeployment:\n" + "20x Rebel Trooper\n" * 3000
    with pytest.raises(Problem) as caught:
        GAME.presenter.examine("army", {"text": written})
    assert caught.value.message.id == "army-too-many-cards"
    own = ready_made()["hired-guns"]
    options = GAME.options_from({"players": "2"}, Rng.seeded(1))
    huge = msgspec.structs.replace(own, cards=own.cards * 1000)
    with pytest.raises(Problem) as caught:
        GAME.new(msgspec.structs.replace(options, armies=(huge, own)), Rng.seeded(1))
    assert caught.value.message.id == "army-too-many-cards"


def test_a_text_that_cannot_be_read_names_its_line() -> None:
    with pytest.raises(Problem) as caught:
        GAME.presenter.examine("army", {"text": "Faction: Rebel\nDeployment:\nNobody at all"})
    assert caught.value.message.args["line"] == 3


def test_other_documents_are_unknown() -> None:
    with pytest.raises(Problem) as caught:
        GAME.presenter.examine("poem", {})
    assert caught.value.message.id == "game-examines-nothing"


def test_an_unknown_card_is_a_problem_and_not_a_failure() -> None:
    assert "army-unknown-card" in problem_ids(examined(cards=["zzzzzz"], command=[]))


# --- An army of one's own at a table


def test_a_seat_plays_the_army_that_its_setting_describes() -> None:
    own = ready_made()["hired-guns"]
    settings = {"players": "2", "army-1": write_army(own, Language.POLISH), "army-2": "claws-and-ice"}
    options = GAME.options_from(settings, Rng.seeded(5))
    assert options.armies == (own, ready_made()["claws-and-ice"])
    GAME.new(options, Rng.seeded(1))


def test_a_setting_for_the_fourth_seat_means_a_mission_for_four() -> None:
    for seed in range(5):
        options = GAME.options_from({"army-4": "hired-guns"}, Rng.seeded(seed))
        assert options.armies[3] == ready_made()["hired-guns"]


def test_a_name_that_no_ready_made_army_has_is_refused() -> None:
    with pytest.raises(Problem) as caught:
        GAME.options_from({"army-1": "hired-gnus"}, Rng.seeded(1))
    assert caught.value.message.id == "skirmish-no-ready-made"


@pytest.mark.rule("CORE-ARMY-02")
def test_an_illegal_army_makes_no_game() -> None:
    own = ready_made()["hired-guns"]
    greedy = msgspec.structs.replace(own, cards=own.cards * 2)
    options = GAME.options_from({"players": "2", "army-1": write_army(greedy)}, Rng.seeded(1))
    with pytest.raises(Problem) as caught:
        GAME.new(options, Rng.seeded(1))
    assert caught.value.message.id == "skirmish-bad-army"
