"""The replay viewer in a browser: any moment by button, key, timeline and log; from the list and from a file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import NewPage, Served
from tests.web.playing import give_up, make_table, post_table, wait_until
from tests.web.test_screens import PHONE, faults

from dejarik.assault.game import GAME
from dejarik.kernel import Rng
from dejarik.kernel.answers import random_answer
from dejarik.kernel.match import Match

CHOICES = 200  # as many as bring figures to fight


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A skirmish that was broken off, as a file."""
    rng = Rng.seeded(7)
    settings = {"map": "moisture-farm", "mission": "A", "army-1": "hired-guns", "army-2": "heroes-of-yavin"}
    match = Match(GAME, GAME.options_from(settings, rng), 2**62 + 11)
    for _ in range(CHOICES):
        decision = match.decision
        assert decision is not None
        attacks = [option for option in decision.options if option.verb.word == "attack"]
        match.apply(attacks[0] if attacks else random_answer(decision, rng))
    path = tmp_path_factory.mktemp("replays") / "skirmish.json"
    path.write_bytes(match.replay())
    return path


@pytest.fixture
def replay(new_page: NewPage, served: Served, file: Path) -> Page:
    return opened(new_page(), served, file)


def opened(page: Page, served: Served, file: Path) -> Page:
    page.goto(f"{served.address}#/replay")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_selector(".timeline")
    return page


def moment(page: Page) -> int:
    found: int = page.evaluate("document.querySelector('dj-replay').at")
    return found


def stands_at(page: Page, at: int) -> None:
    wait_until(page, f"document.querySelector('dj-replay').moment.number === {at}")


def test_a_file_is_played_again_and_shown_from_its_beginning(replay: Page) -> None:
    expect(replay.locator(".replaycontrols")).to_contain_text(f"Decision 0 of {CHOICES}")
    assert replay.locator("dj-board svg").count()
    replay.keyboard.press("End")
    stands_at(replay, CHOICES)
    expect(replay.locator(".replaycontrols")).to_contain_text(f"Decision {CHOICES} of {CHOICES}")
    assert replay.locator(".figbody").count() > 6


def test_a_game_is_played_on_from_a_moment_of_its_replay(replay: Page) -> None:
    for at in range(1, 4):
        replay.keyboard.press("ArrowRight")
        stands_at(replay, at)
    replay.locator("[data-take-up]").click()
    expect(replay.locator("dj-taking-up select")).to_have_count(2)
    expect(replay.locator("[data-taking='0']")).to_have_value("me")
    assert faults(replay) == []
    replay.locator("[data-taking='1']").select_option("me")
    replay.locator("dj-taking-up button[type=submit]").click()
    wait_until(replay, "document.querySelector('dj-table')?.state?.number === 3")
    assert replay.evaluate("document.querySelector('dj-table').state.seats") == [0, 1]


def test_keys_and_buttons_step_through_decisions_and_activations(replay: Page) -> None:
    replay.keyboard.press("ArrowRight")
    replay.get_by_role("button", name="On", exact=True).click()
    stands_at(replay, 2)
    replay.get_by_role("button", name="Back", exact=True).click()
    stands_at(replay, 1)
    replay.keyboard.press("Shift+ArrowRight")
    first = moment(replay)
    assert first > 2
    replay.keyboard.press("Shift+ArrowRight")
    assert moment(replay) > first
    replay.keyboard.press("Shift+ArrowLeft")
    assert moment(replay) == first
    replay.keyboard.press("Home")
    stands_at(replay, 0)


def test_a_sentence_of_the_log_leads_to_its_moment(replay: Page) -> None:
    replay.locator(".replaylog li button", has_text="activates").first.click()
    here = moment(replay)
    assert here > 2
    stands_at(replay, here)
    expect(replay.locator(".replaylog li.on")).not_to_have_count(0)


def test_the_timeline_is_pressed_anywhere(replay: Page) -> None:
    box = replay.locator(".timeline").bounding_box()
    assert box is not None
    replay.mouse.click(box["x"] + box["width"] / 2, box["y"] + 40)
    assert abs(moment(replay) - CHOICES / 2) < CHOICES / 10


def test_a_figure_is_looked_at_as_it_was(replay: Page) -> None:
    replay.keyboard.press("End")
    stands_at(replay, CHOICES)
    replay.locator("[data-figure]").first.click()
    looked = replay.get_by_role("region", name="Card")
    expect(looked).to_contain_text("Health")
    looked.get_by_role("button", name="Close").click()
    expect(looked).to_have_count(0)


def test_the_dice_of_an_attack_lie_as_they_lay(replay: Page) -> None:
    rolled = "step.events.some((event) => event.is.endsWith('/DiceRolled'))"
    steps = "document.querySelector('dj-replay').steps"
    fights = replay.evaluate(f"{steps}.filter((step) => {rolled}).map((step) => step.number + 1)")
    assert fights
    seen = 0
    for at in fights:  # an attack in which nobody is asked anything is over at the next decision
        replay.evaluate(f"document.querySelector('dj-replay').jump({at})")
        stands_at(replay, at)
        seen += replay.locator(".replayfight .diebox.landed").count()
    assert seen


def test_it_plays_by_itself_and_stops(replay: Page) -> None:
    replay.get_by_role("button", name="Speed").click()
    replay.get_by_role("button", name="Play", exact=True).click()
    wait_until(replay, "document.querySelector('dj-replay').at >= 3")
    replay.get_by_role("button", name="Pause").click()
    stopped = moment(replay)
    replay.wait_for_timeout(900)
    assert moment(replay) == stopped


def test_what_is_downloaded_is_the_same_game(replay: Page, file: Path) -> None:
    with replay.expect_download() as download:
        replay.get_by_role("button", name="Download").click()
    again = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    before = json.loads(file.read_text(encoding="utf-8"))
    assert (again["seed"], again["choices"]) == (before["seed"], before["choices"])


def test_a_file_that_is_no_replay_is_refused_in_words(
    new_page: NewPage, served: Served, tmp_path: Path
) -> None:
    page = new_page()
    page.goto(f"{served.address}#/replay")
    wrong = tmp_path / "wrong.json"
    wrong.write_text('{"game": "poker"}', encoding="utf-8")
    page.locator("input[type=file]").set_input_files(wrong)
    expect(page.locator(".toast")).to_be_visible()
    assert page.locator(".timeline").count() == 0


def test_finished_games_of_every_kind_are_listed_and_shown(new_page: NewPage, served: Served) -> None:
    table = make_table(served.address, "caravan", "bot", "bot").table
    page = new_page()
    page.goto(f"{served.address}#/table/{table}")
    wait_until(page, "document.querySelector('dj-table')?.state?.outcome")
    page.goto(f"{served.address}#/replay")
    page.locator(f'.replaychoice a[href="#/replay/{table}"]').click()
    page.wait_for_selector(".timeline")
    page.keyboard.press("ArrowRight")
    stands_at(page, 1)
    expect(page.locator("dj-plain")).to_be_visible()


def test_a_game_that_is_being_played_cannot_be_replayed(new_page: NewPage, served: Served) -> None:
    page = new_page()
    page.goto(f"{served.address}#/replay/{make_table(served.address, 'assault', 'me', 'bot').table}")
    expect(page.get_by_role("alert")).to_contain_text("still being played")


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_replay_has_no_serious_fault_of_access(
    new_page: NewPage, served: Served, file: Path, theme: str
) -> None:
    page = opened(new_page(color_scheme=theme), served, file)
    page.keyboard.press("End")
    stands_at(page, CHOICES)
    assert faults(page) == []


def test_on_a_phone_the_log_takes_the_place_of_the_board(
    new_page: NewPage, served: Served, file: Path
) -> None:
    page = opened(new_page(**PHONE), served, file)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    expect(page.locator(".replaylog")).to_be_hidden()
    page.locator(".logbtn").tap()
    expect(page.locator(".replaylog")).to_be_visible()


def test_who_sat_at_a_table_without_spectators_sees_it_again(new_page: NewPage, served: Served) -> None:
    """As after a lesson, which nobody may watch."""
    made = post_table(served.address, "assault", ("me", "bot"), {"map": "moisture-farm"}, spectators=False)
    page = new_page()
    page.goto(made.page)
    page.wait_for_selector("dj-board svg")
    give_up(page)
    page.wait_for_selector(".ending")
    page.goto(f"{served.address}#/replay/{made.table}")
    page.wait_for_selector(".timeline")
    assert page.locator("dj-board svg").count()
    expect(page.locator(".eyes button")).to_have_count(2)  # of both who played, and of nobody who watched


def _trespass(seed: int) -> Match:
    """Trespass up to the fall of the barricade, or to its end."""
    rng = Rng.seeded(seed)
    settings = {"format": "mission", "mission": "trespass", "players": "3", "class": "military-might"}
    heroes = {"hero-1": "diala-passil", "hero-2": "jyn-odan"}
    match = Match(GAME, GAME.options_from({**settings, **heroes}, rng), seed)
    while match.decision is not None and "ambush" not in match.state.happened:  # type: ignore[attr-defined]
        liked = [option for option in match.decision.options if option.verb.word in ("attack", "go", "move")]
        match.apply(liked[-1] if liked else random_answer(match.decision, rng))
    return match


def test_the_timeline_of_a_duel_has_its_turns_its_objectives_and_the_dial(
    new_page: NewPage, served: Served
) -> None:
    page = new_page(language="pl-PL")
    table = make_table(served.address, "lcg", "bot", "bot", format="starter").table
    page.goto(f"{served.address}#/table/{table}")
    wait_until(page, "document.querySelector('dj-table')?.state?.outcome", 120)
    page.goto(f"{served.address}#/replay/{table}")
    page.wait_for_selector(".timeline")
    expect(page.locator(".timeline .tgauge")).to_have_count(1)
    expect(page.locator(".timeline .tlabel", has_text="Tura").first).to_be_visible()
    expect(page.locator(".replaycontrols")).to_contain_text("tarcza Gwiazdy Śmierci")
    expect(page.locator(".replaycontrols")).to_contain_text("zniszczony cel")
    page.keyboard.press("End")
    expect(page.locator(".replaycontrols")).to_contain_text("tura")
    stands_at(page, page.evaluate("document.querySelector('dj-replay').story.count"))
    dial = page.evaluate("document.querySelector('dj-replay').story.gauge.at(-1)[1]")
    assert dial == page.evaluate("document.querySelector('dj-replay').moment.shown.dial.value")


def test_the_timeline_of_a_mission_has_its_rounds_its_threat_and_its_events(
    new_page: NewPage, served: Served, tmp_path: Path
) -> None:
    match = next(match for match in map(_trespass, range(20)) if match.decision is not None)
    path = tmp_path / "mission.json"
    path.write_bytes(match.replay())
    page = opened(new_page(), served, path)
    story = page.evaluate(
        """(({ rounds, points, marks, activations }) => ({
          rounds: rounds.map(([, round]) => round),
          curves: [...points.keys()],
          marks: [...new Set(marks.map((mark) => mark.kind))],
          seats: [...new Set(activations.map((each) => each.seat))].sort(),
        }))(document.querySelector("dj-replay").story)"""
    )
    assert story["rounds"] == list(range(1, story["rounds"][-1] + 1))
    assert story["curves"] == [0], "the threat of the Empire"
    assert "event" in story["marks"]
    assert story["seats"] == [0, 1, 2]
    assert page.locator(".tevent").count() == 1
    expect(page.locator(".replaylog")).to_contain_text("Stormtrooper")
    expect(page.locator("dj-board .pennant")).to_have_count(1)
    page.keyboard.press("End")
    stands_at(page, len(match.choices))
    expect(page.locator("dj-board .pennant")).to_have_count(0)  # the barricade is gone
