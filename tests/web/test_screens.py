"""The screens themselves: languages, sizes, themes, and what a screen reader needs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import NewPage, Served
from tests.web.playing import make_table, module, settled, until_touched, wait_until, within_reach
from tests.web.reaching import TABLET
from tests.web.test_playing import play_on, until

AXE = Path(__file__).with_name("vendor") / "axe.min.js"
SEVERE = ("serious", "critical")
PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}


def faults(page: Page) -> list[str]:
    """What axe finds wrong, of what is serious."""
    page.evaluate(AXE.read_text(encoding="utf-8"))  # through the debugger: the content policy stays as it is
    found = page.evaluate(
        "axe.run(document, {resultTypes: ['violations']}).then((result) => result.violations)"
    )
    return [
        f"{each['id']}: {each['help']} {[node['target'] for node in each['nodes']][:3]}"
        for each in found
        if each["impact"] in SEVERE
    ]


#: Each with something that shows when all of it is there.
SCREENS = {"": ".lobbymain", "new/assault": "[data-setting=map]", "army": ".dcard", "learn": ".lessonhero"}


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_no_screen_has_a_serious_fault_of_access(new_page: NewPage, served: Served, theme: str) -> None:
    page = new_page(color_scheme=theme)
    for screen, shown in SCREENS.items():
        page.goto(f"{served.address}#/{screen}")
        page.wait_for_selector(f"main {shown}, main{shown}")
        settled(page)
        assert faults(page) == [], screen


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_skirmish_has_no_serious_fault_of_access(new_page: NewPage, served: Served, theme: str) -> None:
    page = new_page(color_scheme=theme)
    page.goto(make_table(served.address, "assault", "me", "bot", map="echo-base", mission="A").page)
    until(page, "move")
    assert faults(page) == []


@pytest.mark.parametrize(
    ("language", "words"), [("en-GB", "Play against a bot"), ("pl-PL", "Zagraj z botem")]
)
def test_the_page_speaks_the_language_of_the_browser(
    new_page: NewPage, served: Served, language: str, words: str
) -> None:
    page = new_page(language=language)
    page.goto(served.address)
    expect(page.get_by_role("link", name=words)).to_be_visible()


def test_the_lobby_offers_the_two_games_and_no_example(new_page: NewPage, served: Served) -> None:
    page = new_page()
    page.goto(served.address)
    page.locator(".hero.second").get_by_role("link", name="Choose decks").wait_for()
    expect(page.locator(".smallgames")).to_have_count(0)
    page.goto(f"{served.address}#/new")
    names = page.locator(".newtable select").first.locator("option")
    expect(names).to_have_text(["Imperial Assault", "Star Wars: The Card Game"])


def test_the_language_changes_at_once_and_in_the_middle_of_a_game(new_page: NewPage, served: Served) -> None:
    page = new_page()
    page.goto(make_table(served.address, "assault", "me", "bot", map="echo-base", mission="A").page)
    play_on(page, 10)
    page.wait_for_selector(".question")
    page.get_by_role("button", name="PL", exact=True).click()
    expect(page.get_by_role("tab", name="Dziennik")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "pl"
    page.get_by_role("button", name="EN", exact=True).click()
    expect(page.get_by_role("tab", name="Log")).to_be_visible()


def test_a_skirmish_is_played_on_a_phone(new_page: NewPage, served: Served) -> None:
    page = new_page(**PHONE)
    page.goto(make_table(served.address, "assault", "me", "bot", map="moisture-farm", mission="A").page)
    until(page, "move")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    question, board = page.locator(".question").bounding_box(), page.locator(".boardsvg").bounding_box()
    assert question is not None
    assert board is not None
    assert board["height"] > 300
    assert question["y"] + 40 < PHONE["height"]
    page.get_by_role("button", name="Groups").tap()
    expect(page.locator(".armies .group").first).to_be_visible()
    page.get_by_role("button", name="Board").tap()
    play_on(page, 10)


def test_a_finger_looks_first_and_chooses_with_the_second_press(new_page: NewPage, served: Served) -> None:
    page = new_page(**PHONE)
    small = {"army-1": "heroes-of-yavin"}  # bases that can lie in one way only
    page.goto(
        make_table(served.address, "assault", "me", "bot", map="moisture-farm", mission="A", **small).page
    )
    until(page, "deploy:")
    until_touched(page)
    page.wait_for_timeout(300)  # the board has gone where something may be chosen
    before = page.evaluate("document.querySelector('dj-table').state.number")
    at = within_reach(page, ".boardsvg .choice.space")[0].at
    page.touchscreen.tap(*at)
    expect(page.locator(".boardsvg .choice.on")).to_have_count(1)
    assert page.evaluate("document.querySelector('dj-table').state.number") == before
    page.touchscreen.tap(*at)
    wait_until(page, f"document.querySelector('dj-table').state.number > {before}")


def test_spaces_are_found_by_their_names(new_page: NewPage, served: Served) -> None:
    """After Z come AA, BB, CC."""
    page = new_page()
    page.goto(served.address)
    script = f"""{module("games/assault/geometry.js")}.then(({{ place, nameOf }}) =>
        ['A1', 'F7', 'Z3', 'AA4', 'BB20'].map((name) => [name, place(name), nameOf(...place(name))]))"""
    assert page.evaluate(script) == [
        ["A1", [0, 0], "A1"],
        ["F7", [5, 6], "F7"],
        ["Z3", [25, 2], "Z3"],
        ["AA4", [26, 3], "AA4"],
        ["BB20", [27, 19], "BB20"],
    ]


@pytest.mark.parametrize("language", ["en-GB", "pl-PL"])
def test_the_places_of_the_bar_have_room_on_a_tablet(
    new_page: NewPage, served: Served, language: str
) -> None:
    page = new_page(language=language, **TABLET)
    page.goto(f"{served.address}#/")
    settled(page)
    ends = page.evaluate(
        "[...document.querySelectorAll('.topbar .nav a')].at(-1).getBoundingClientRect().right"
    )
    begins = page.evaluate("document.querySelector('.topbar .nav').getBoundingClientRect().right")
    assert ends <= begins
