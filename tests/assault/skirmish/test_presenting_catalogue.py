"""What a page keeps of Imperial Assault: cards, maps and words; and what it offers for a new skirmish."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest
from tests.receiving import received

from dejarik.assault import board
from dejarik.assault.campaign.party import playable_decks
from dejarik.assault.dice.faces import Die
from dejarik.assault.facts.library import all_cards
from dejarik.assault.game import GAME
from dejarik.assault.skirmish.game import missions
from dejarik.kernel import Problem, Rng, Text
from dejarik.messages import Language, say

Shown = dict[str, Any]


@pytest.fixture(scope="module")
def catalogue() -> Shown:
    found: Shown = received(GAME.presenter.catalogue())
    return found


def texts_in(thing: Any) -> Iterator[Text]:
    """Every text in something shown."""
    if isinstance(thing, dict):
        if isinstance(thing.get("id"), str) and set(thing) <= {"id", "args"}:
            yield as_text(thing)
            return
        for value in thing.values():
            yield from texts_in(value)
    elif isinstance(thing, list):
        for value in thing:
            yield from texts_in(value)


def as_text(shown: Shown) -> Text:
    arguments = {
        name: as_text(value) if isinstance(value, dict) else value
        for name, value in shown.get("args", {}).items()
    }
    return Text(shown["id"], arguments)


def test_the_catalogue_is_plain_data_and_small_enough_to_send(catalogue: Shown) -> None:
    written = json.dumps(catalogue)
    assert json.loads(written) == catalogue
    assert len(written) < 1_500_000
    assert len(gzip.compress(written.encode())) < 100_000


def test_every_card_is_in_it_once(catalogue: Shown) -> None:
    known = [*catalogue["cards"], *catalogue["commands"]]
    assert sorted(known) == sorted(str(card.id) for card in all_cards())


def test_a_card_says_what_is_printed_on_it(catalogue: Shown) -> None:
    card = catalogue["cards"]["darth-vader-lord-of-the-sith"]
    assert (card["type"], card["faction"], card["unique"], card["size"]) == (
        "deployment",
        "imperial",
        True,
        1,
    )
    assert card["attack"]["melee"] is True
    assert card["subtitle"] == {"id": "card-darth-vader-lord-of-the-sith-subtitle"}
    assert {effect["name"]["id"].rpartition("sith-")[2] for effect in card["effects"]} >= {"brutality"}


@pytest.mark.parametrize("language", Language)
def test_every_text_of_the_catalogue_is_said_in_every_language(catalogue: Shown, language: Language) -> None:
    said = [
        (text, say(text, language)) for text in texts_in([catalogue, received(GAME.presenter.settings())])
    ]
    assert len(said) > 1000
    assert [text for text, sentence in said if text.id in sentence or "{" in sentence] == []


def test_every_map_has_a_picture_that_is_well_formed_and_has_nothing_that_changes(catalogue: Shown) -> None:
    assert list(catalogue["maps"]) == [str(map_id) for map_id in board.map_ids()]
    for shown in catalogue["maps"].values():
        drawn = ElementTree.fromstring(shown["svg"])
        classes = {word for element in drawn.iter() for word in element.get("class", "").split()}
        assert drawn.get("class") == "board"
        assert {"floors", "walls", "coordinates"} <= classes
        assert not classes & {"door", "mark", "area", "space"}


def test_every_symbol_that_a_picture_or_token_refers_to_is_in_the_catalogue(catalogue: Shown) -> None:
    symbols = catalogue["picture"]["symbols"]
    drawn = ElementTree.fromstring(f"<defs>{symbols}</defs>")
    known = {element.get("id") for element in drawn}
    wanted = {token["symbol"] for token in catalogue["tokens"].values()} - {None}
    for shown in catalogue["maps"].values():
        wanted |= {
            (element.get("href") or "").removeprefix("#")
            for element in ElementTree.fromstring(shown["svg"]).iter("use")
        }
    assert wanted <= known


def test_spaces_zones_and_doors_of_a_map_are_those_of_the_board(catalogue: Shown) -> None:
    for map_id in board.map_ids():
        data, shown = board.load_map(map_id), catalogue["maps"][map_id]
        assert [square[0] for square in shown["squares"]] == [str(space) for space in data.spaces]
        assert len(shown["doors"]) == len(data.doors)
        assert set(shown["zones"]) == {str(zone.name) for zone in data.zones}


@pytest.mark.rule("CORE-DICE-01", "CORE-DICE-02")
def test_every_die_shows_its_six_faces(catalogue: Shown) -> None:
    assert set(catalogue["dice"]) == {die.value for die in Die}
    assert all(len(die["faces"]) == 6 for die in catalogue["dice"].values())
    assert {"dodge": 1} in catalogue["dice"]["white"]["faces"]


# --- A new game -----------------------------------------------------------------------------------------


def test_every_choice_for_a_new_game_makes_options() -> None:
    for setting in received(GAME.presenter.settings()):
        for choice in setting["choices"]:
            way = {"format": setting["only"]} if "only" in setting else {}
            if not playable_decks() and "mission" in (way.get("format"), choice["value"]):
                continue  # no Imperial class can be played yet
            options = GAME.options_from(way | {setting["name"]: choice["value"]}, Rng.seeded(1))
            assert GAME.seats(options) in (2, 3, 4, 5)


def test_a_map_says_which_missions_it_has_and_for_how_many() -> None:
    maps = next(setting for setting in received(GAME.presenter.settings()) if setting["name"] == "map")
    found = [
        (choice["value"], side, mission["players"])
        for choice in maps["choices"]
        for side, mission in choice["missions"].items()
    ]
    assert [(map_id, side) for map_id, side, _ in found] == missions()
    for map_id, side, players in found:
        options = GAME.options_from({"map": map_id, "mission": side}, Rng.seeded(1))
        assert GAME.seats(options) == players
        with pytest.raises(Problem):
            GAME.options_from({"map": map_id, "mission": side, "players": str(6 - players)}, Rng.seeded(1))
