"""The first game of cards in a browser: a real duel, and a guide that explains each step when it comes up."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.web.card_playing import answer, asked
from tests.web.conftest import NewPage, Served
from tests.web.playing import module
from tests.web.test_screens import PHONE, faults

from dejarik.kernel import Rng
from dejarik.lcg.game import GAME

PATIENCE = 40  # decisions


def begun(page: Page, served: Served) -> Page:
    page.goto(f"{served.address}#/learn/lcg")
    page.locator(".lessonhero .btn.primary").click()
    page.wait_for_selector("dj-table .lcg")
    page.wait_for_selector(".guide")
    return page


def learned(page: Page) -> list[str]:
    found: list[str] = page.evaluate("document.querySelector('dj-learn').lesson.learned")
    return found


def test_the_guide_explains_what_comes_up(new_page: NewPage, served: Served) -> None:
    page = begun(new_page(), served)
    wanted = {"objectives", "hand", "dial", "draw", "deploy", "engage", "edge"}
    for _ in range(PATIENCE):
        if wanted <= set(learned(page)) or answer(page) is None:
            break
    known = learned(page)
    assert known[0] == "aim"
    assert wanted <= set(known)
    assert known.index("objectives") < known.index("deploy") < known.index("engage") < known.index("edge")
    expect(page.locator(".guide")).to_contain_text(f"{len(known)} of 21")


def test_the_guide_covers_nothing_and_can_be_put_away(new_page: NewPage, served: Served) -> None:
    page = begun(new_page(), served)
    guide, table = page.locator(".guide").bounding_box(), page.locator("main.lcg").bounding_box()
    assert guide is not None
    assert table is not None
    assert guide["x"] + guide["width"] <= table["x"] + 1
    page.get_by_role("button", name="Hide the guide").click()
    expect(page.locator(".guide")).to_have_count(0)
    page.get_by_role("button", name="Guide").click()
    expect(page.locator(".guide")).to_be_visible()


def test_the_lesson_goes_on_where_it_was_left(new_page: NewPage, served: Served) -> None:
    page = begun(new_page(), served)
    answer(page)
    asked(page)
    known = learned(page)
    page.goto(f"{served.address}#/learn")
    page.locator('[data-lesson="lcg"]').get_by_role("link", name="Go on with the lesson").click()
    page.wait_for_selector("dj-table .lcg")
    assert learned(page)[: len(known)] == known


def test_the_decks_of_the_lesson_make_a_small_game(new_page: NewPage, served: Served) -> None:
    page = new_page()
    page.goto(f"{served.address}#/learn")
    settings = page.evaluate(
        f"{module('pages/learn-cards.js')}.then((m) => m.cardLesson.table('Luke').settings)"
    )
    options = GAME.options_from(settings, Rng.seeded(1))
    assert [deck.side.value for deck in options.decks if deck.side] == ["light", "dark"]
    assert {len(deck.sets) for deck in options.decks} == {8}


def test_the_lesson_has_no_serious_fault_of_access(new_page: NewPage, served: Served) -> None:
    page = begun(new_page(language="pl-PL"), served)
    asked(page)
    assert faults(page) == []


def test_on_a_phone_the_guide_is_a_strip_above_the_table(new_page: NewPage, served: Served) -> None:
    page = begun(new_page(**PHONE), served)
    asked(page)
    guide, question = page.locator(".guide").bounding_box(), page.locator(".lcgquestion").bounding_box()
    assert guide is not None
    assert question is not None
    assert guide["y"] + guide["height"] <= question["y"]
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert page.evaluate("document.documentElement.scrollHeight") <= PHONE["height"]
