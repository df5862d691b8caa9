"""The first game in a browser: a real table, and a guide that explains each step when it comes up."""

from __future__ import annotations

from collections import Counter

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import NewPage, Served
from tests.web.playing import answer_one, module
from tests.web.test_screens import PHONE, faults

from dejarik.assault.game import GAME
from dejarik.kernel import Rng


def begun(page: Page, served: Served) -> Page:
    page.goto(f"{served.address}#/learn")
    page.locator(".lessonhero .btn.primary").click()
    page.wait_for_selector("dj-table .skirmish")
    return page


def learned(page: Page) -> list[str]:
    found: list[str] = page.evaluate("document.querySelector('dj-learn').lesson.learned")
    return found


def test_the_guide_explains_what_comes_up(new_page: NewPage, served: Served) -> None:
    page = begun(new_page(), served)
    expect(page.locator(".guide")).to_be_visible()
    for _ in range(60):
        if answer_one(page) is None or {"turn", "actions", "move"} <= set(learned(page)):
            break
    known = learned(page)
    assert known[0] == "aim"
    assert {"deploy", "turn", "actions", "move"} <= set(known)
    assert known.index("deploy") < known.index("turn") < known.index("actions")
    expect(page.locator(".guide")).to_contain_text(f"{len(known)} of 16")


@pytest.mark.rule("IA-SETUP-22")
def test_a_newcomer_is_offered_the_lesson_and_may_play_at_once(new_page: NewPage, served: Served) -> None:
    page = new_page()
    page.goto(served.address)
    lesson = page.locator("main a[href='#/learn']").first
    expect(lesson).to_be_visible()
    expect(page.locator("main a[href='#/new/assault/bot']").first).to_be_visible()
    lesson.click()
    expect(page.locator(".lessonhero .btn.primary")).to_be_visible()


def test_what_was_said_can_be_read_again_and_the_guide_put_away(new_page: NewPage, served: Served) -> None:
    page = begun(new_page(), served)
    while len(learned(page)) < 3:
        answer_one(page)
    last = page.locator(".guide h2").inner_text()
    page.locator(".guide").get_by_role("button", name="Back").click()
    expect(page.locator(".guide h2")).not_to_have_text(last)
    page.get_by_role("button", name="Hide the guide").click()
    expect(page.locator(".guide")).to_have_count(0)
    page.get_by_role("button", name="Guide").click()
    expect(page.locator(".guide")).to_be_visible()


def test_the_lesson_goes_on_where_it_was_left(new_page: NewPage, served: Served) -> None:
    page = begun(new_page(), served)
    answer_one(page)
    known = learned(page)
    page.goto(served.address)
    page.goto(f"{served.address}#/learn")
    page.get_by_role("link", name="Go on with the lesson").click()
    page.wait_for_selector("dj-table .skirmish")
    assert learned(page)[: len(known)] == known


#: What the table says to the guide: its question, whether the game is over, and the count of its changes.
SAY = """([prompt, revision, over]) => {
  const decision = prompt ? { prompt: { id: prompt }, options: [] } : null;
  const detail = { number: revision, revision, outcome: over ? {} : null, shown: {}, events: [], decision };
  document.querySelector('.lesson').dispatchEvent(new CustomEvent('shown', { detail }));
}"""


def test_the_guide_follows_the_game_also_back_and_ends_at_its_last_page(
    new_page: NewPage, served: Served
) -> None:
    page = begun(new_page(), served)
    title = page.locator(".guide h2")
    page.evaluate(
        "document.querySelector('dj-table').disconnectedCallback()"
    )  # it says nothing itself from now on

    def says(prompt: str, revision: int, words: str, *, over: bool = False) -> None:
        page.evaluate(SAY, [prompt, revision, over])
        expect(title).to_have_text(words)

    says("activate-group", 1001, "Take turns")
    says("activation-prompt", 1002, "Two actions")
    says("attack-surges", 1003, "Spend surges")
    says("", 1004, "Spend surges")  # nobody is asked: there is time to read
    says("activate-group", 1005, "Take turns")  # what is asked now, although it was explained before
    says("setup-deploy", 1006, "Put your figures down")  # taken back
    page.locator(".gturn button").last.click()
    turned = title.inner_text()
    says("setup-deploy", 1006, turned)  # nothing new: the page that somebody has turned stays
    says("", 1007, "You know the way", over=True)
    says("", 1008, "You know the way", over=True)
    expect(page.locator(".gturn button").last).to_be_disabled()


@pytest.mark.parametrize(
    "path", ["learn-topics.js#skirmishLesson", "learn-cards.js#cardLesson", "learn-mission.js#missionLesson"]
)
def test_every_lesson_ends_with_its_end(new_page: NewPage, served: Served, path: str) -> None:
    page = new_page()
    page.goto(f"{served.address}#/learn")
    page.locator("dj-learn .lessonhero").first.wait_for()
    name, lesson = path.split("#")
    over = "{ outcome: {}, events: [], shown: {}, number: 9 }"
    topic = page.evaluate(
        f"Promise.all([{module('pages/learn-topics.js')}, {module(f'pages/{name}')}])"
        f".then(([topics, found]) => topics.topicOf(found.{lesson}.topics, topics.momentOf({over})))"
    )
    assert topic == "end"


def test_the_armies_of_the_lesson_make_a_game(new_page: NewPage, served: Served) -> None:
    page = new_page()
    page.goto(f"{served.address}#/learn")
    names = "{own: 'Own', other: 'Other'}"
    wanted = page.evaluate(
        f"{module('pages/learn-topics.js')}.then((m) => m.lessonTable({names}, 'Somebody').settings)"
    )
    options = GAME.options_from(wanted, Rng.seeded(1))
    state = GAME.new(options, Rng.seeded(1))
    assert Counter(figure.seat for figure in state.figures.values()) == {0: 4, 1: 4}
    assert [army.name for army in options.armies] == ["Own", "Other"]


def test_the_keys_are_on_a_page_of_their_own(new_page: NewPage, served: Served) -> None:
    page = new_page()
    page.goto(served.address)
    page.wait_for_selector("main")
    page.keyboard.press("?")
    expect(page.get_by_role("heading", name="Keys")).to_be_visible()


def test_the_lesson_has_no_serious_fault_of_access(new_page: NewPage, served: Served) -> None:
    page = begun(new_page(language="pl-PL"), served)
    assert faults(page) == []


def test_the_guide_fits_on_a_phone_and_leaves_the_question_free(new_page: NewPage, served: Served) -> None:
    page = begun(new_page(**PHONE), served)
    guide, question = page.locator(".guide").bounding_box(), page.locator(".question").bounding_box()
    assert guide is not None
    assert question is not None
    assert guide["y"] + guide["height"] < question["y"]
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
