"""The first mission in a browser: a real one as a hero, and a guide that explains each step when it comes up."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.web.conftest import NewPage, Served
from tests.web.playing import answer_one, module
from tests.web.test_screens import PHONE, faults

from dejarik.assault.campaign.game import MissionOptions
from dejarik.assault.game import GAME
from dejarik.kernel import Rng

PATIENCE = 60  # decisions


def begun(page: Page, served: Served) -> Page:
    page.goto(f"{served.address}#/learn/mission")
    page.locator(".lessonhero .btn.primary").click()
    page.wait_for_selector("dj-table .mission")
    page.wait_for_selector(".guide")
    return page


def learned(page: Page) -> list[str]:
    found: list[str] = page.evaluate("document.querySelector('dj-learn').lesson.learned")
    return found


def test_the_guide_explains_what_comes_up(new_page: NewPage, served: Served) -> None:
    page = begun(new_page(), served)
    wanted = {"entrance", "turn", "actions", "strain", "move", "empire"}
    for _ in range(PATIENCE):
        if wanted <= set(learned(page)) or answer_one(page) is None:
            break
    known = learned(page)
    assert known[0] == "aim"
    assert wanted <= set(known)
    assert known.index("entrance") < known.index("turn") < known.index("actions")
    expect(page.locator(".guide")).to_contain_text(f"{len(known)} of 20")


def test_the_lesson_is_offered_beside_the_others_and_goes_on_where_it_was_left(
    new_page: NewPage, served: Served
) -> None:
    page = begun(new_page(), served)
    answer_one(page)
    known = learned(page)
    page.goto(f"{served.address}#/learn")
    expect(page.locator(".lessonhero")).to_have_count(3)
    page.locator('[data-lesson="mission"]').get_by_role("link", name="Go on with the lesson").click()
    page.wait_for_selector("dj-table .mission")
    assert learned(page)[: len(known)] == known


def test_the_settings_of_the_lesson_make_a_mission_for_two_heroes(new_page: NewPage, served: Served) -> None:
    page = new_page()
    page.goto(f"{served.address}#/learn")
    path = "pages/learn-mission.js"
    settings = page.evaluate(f"{module(path)}.then((m) => m.missionLesson.table('Diala').settings)")
    options = GAME.options_from(settings, Rng.seeded(1))
    assert isinstance(options, MissionOptions)
    assert options.mission == "trespass"
    assert [brought.hero for brought in options.party.heroes] == ["diala-passil", "jyn-odan"]


def test_the_lesson_has_no_serious_fault_of_access_and_every_topic_has_words(
    new_page: NewPage, served: Served
) -> None:
    page = begun(new_page(language="pl-PL"), served)
    assert faults(page) == []
    said = page.evaluate(
        f"""{module("pages/learn-mission.js")}.then(({{ missionLesson: {{ topics, topic }} }}) =>
          topics.map(({{ id }}) => topic(id)).filter(({{ title, text }}) => title && text).length)"""
    )
    assert said == 20


def test_the_guide_fits_on_a_phone_and_leaves_the_question_free(new_page: NewPage, served: Served) -> None:
    page = begun(new_page(**PHONE), served)
    guide, question = page.locator(".guide").bounding_box(), page.locator(".question").bounding_box()
    assert guide is not None
    assert question is not None
    assert guide["y"] + guide["height"] < question["y"]
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
