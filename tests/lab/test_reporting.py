"""The page about results: self-contained, in both languages, with what a game's own words are."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest

from dejarik.cli import main
from dejarik.kernel.chronicles import Named
from dejarik.kernel.games import find_game
from dejarik.lab.played import Played, Simulation, play_number
from dejarik.lab.reporting import report
from dejarik.lab.reporting.plots import _ticks, intervals
from dejarik.lab.results import GAMES
from dejarik.lab.simulation import simulate
from dejarik.lab.statistics import Share
from dejarik.messages import Language, say

ARMIES = {"army-1": "hatred-of-vader", "army-2": "heroes-of-yavin", "map": "moisture-farm"}
SKIRMISH = Simulation("assault", ARMIES, ("random",), seed=1, games=2)


@pytest.fixture(scope="module")
def skirmishes() -> list[Played]:
    return [each for number in range(2) for each in play_number(SKIRMISH, number)]


def test_the_page_needs_nothing_besides_itself(skirmishes: list[Played]) -> None:
    page = report(SKIRMISH, skirmishes, Language.ENGLISH)
    assert not re.search(r"https?:|<script|<link|<img|@import|url\(", page)
    assert page.startswith("<!doctype html>\n<html lang='en'>")
    assert "{$" not in page
    assert "report-" not in re.sub(r"<style>.*</style>", "", page, flags=re.S)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            Language.ENGLISH,
            ("2 games of Imperial Assault", "Hatred of Vader against Heroes of Yavin", "Where figures fell"),
        ),
        (
            Language.POLISH,
            ("Imperium Atakuje: 2 gry", "Kto wygrywa", "Gdzie padały figurki", "Co wniosły karty"),
        ),
    ],
)
def test_the_page_speaks_the_readers_language(
    skirmishes: list[Played], language: Language, words: tuple[str, ...]
) -> None:
    page = report(SKIRMISH, skirmishes, language)
    for each in words:
        assert each in page


def test_names_from_outside_are_only_text(skirmishes: list[Played]) -> None:
    evil = "<script>alert(1)</script>"
    [one, *_] = skirmishes
    assert one.chronicle is not None
    brought = [msgspec.structs.replace(each, name=evil) for each in one.chronicle.brought[:1]]
    chronicle = msgspec.structs.replace(one.chronicle, brought=[*brought, *one.chronicle.brought[1:]])
    plan = msgspec.structs.replace(SKIRMISH, settings={"army-1": evil})
    page = report(plan, [msgspec.structs.replace(one, chronicle=chronicle)], Language.ENGLISH)
    assert "<script" not in page
    assert "&lt;script&gt;alert(1)" in page


def test_results_without_a_finished_game_say_so() -> None:
    broken = Played(number=0, seed=1, error="KeyError: 'x'")
    page = report(SKIRMISH, [broken], Language.ENGLISH)
    assert "There is no finished game to report on." in page
    assert "1 game was not finished because of an error, and is not counted." in page


@pytest.mark.slow
def test_missions_tell_where_and_with_whom_it_is_hard() -> None:
    plan = Simulation("assault", {"format": "mission", "party": "fitting"}, ("random",), 1, 2, touring=True)
    played = [each for number in (0, 80, 160) for each in play_number(plan, number)]
    page = report(plan, played, Language.ENGLISH)
    assert "How often this side won, the hardest first: Rebel." in page
    assert "By number of players" in page
    assert "3 players" in page
    assert "With whom" in page


@pytest.mark.slow
def test_the_card_game_has_no_map_and_no_falls(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    simulate(Simulation("lcg", {}, ("random",), seed=3, games=2), workers=1, folder=tmp_path)
    assert main(["report", str(tmp_path), "--json"], {"LANG": "en"}) == 0
    assert json.loads(capsys.readouterr().out) == {
        "file": str(tmp_path / "report.html"),
        "games": 2,
        "unfinished": 0,
    }
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "What cards contributed" in page
    assert "Where figures fell" not in page
    assert (tmp_path / GAMES).exists()


def test_a_page_that_cannot_be_written_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    simulate(Simulation("arena", {}, ("random",), seed=3, games=1), workers=1, folder=tmp_path)
    assert main(["report", str(tmp_path), "--out", str(tmp_path / "no" / "page.html")], {"LANG": "pl"}) == 2
    assert capsys.readouterr().err.startswith("Nie można zapisać strony")


@pytest.mark.parametrize(
    ("kind", "id", "name"),
    [
        (Named.SCENE, "moisture-farm-a", "Close to Home"),
        (Named.SCENE, "aftermath", "Aftermath"),
        (Named.GROUND, "moisture-farm", "Moisture Farm"),
        (Named.GROUND, "aftermath", "Aftermath"),
        (Named.BROUGHT, "hatred-of-vader", "Hatred of Vader"),
        (Named.BROUGHT, "military-might", "Military Might"),
        (Named.BROUGHT, "diala-passil", "Diala Passil"),
        (Named.FACTION, "imperial", "Imperial"),
        (Named.CARD, "stormtrooper-elite", "Stormtrooper (elite)"),
        (Named.CARD, "force-lightning", "Force Lightning"),
    ],
)
def test_imperial_assault_knows_what_people_call_things(kind: Named, id: str, name: str) -> None:
    known = find_game("assault").presenter.called(kind, id)
    assert known is not None
    assert say(known, Language.ENGLISH) == name


@pytest.mark.parametrize(
    ("kind", "id", "name"),
    [
        (Named.SCENE, "duel", "Duel"),
        (Named.BROUGHT, "dark-throne", "The Dark Throne"),
        (Named.FACTION, "sith", "Sith"),
        (Named.FACTION, "jerjerrod", "Jerjerrod’s Task"),
        (Named.CARD, "darth-vader-35", "Darth Vader"),
    ],
)
def test_the_card_game_knows_what_people_call_things(kind: Named, id: str, name: str) -> None:
    known = find_game("lcg").presenter.called(kind, id)
    assert known is not None
    assert say(known, Language.ENGLISH) == name


@pytest.mark.parametrize("kind", Named)
@pytest.mark.parametrize("game", ["assault", "lcg", "arena"])
def test_what_has_no_name_is_called_as_it_is_written(game: str, kind: Named) -> None:
    assert find_game(game).presenter.called(kind, "My own army") is None


def test_maps_have_plans() -> None:
    presenter = find_game("assault").presenter
    farm, mission = presenter.ground("moisture-farm"), presenter.ground("aftermath")
    assert farm is not None
    assert mission is not None
    assert farm.spaces["P5"] == (15, 4)
    assert len(farm.walls) > 20
    assert presenter.ground("nowhere") is None


def test_an_axis_has_round_numbers() -> None:
    assert _ticks(40) == [0, 10, 20, 30, 40]
    assert _ticks(7) == [0, 2, 4, 6]
    assert _ticks(3) == [0, 1, 2, 3]


def test_an_interval_lies_where_it_belongs() -> None:
    drawn = intervals([("mine", Share(10, 5))], lambda games: f"{games} games")
    assert "left:23.7%;width:52.7%" in drawn
    assert "left:50.0%" in drawn
    assert "24–76 % · 10 games" in drawn
