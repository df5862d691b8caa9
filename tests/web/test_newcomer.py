"""What somebody meets who has never seen a mission: which seat is whose, the briefing, who acts, where the goal is."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.web.conftest import NewPage, Served
from tests.web.playing import answer_one, make_table
from tests.web.test_screens import PHONE

TRESPASS = {
    "format": "mission", "mission": "trespass", "players": "3",
    "class": "military-might", "hero-1": "diala-passil", "hero-2": "jyn-odan",
}  # fmt: skip


def as_diala(page: Page, served: Served) -> Page:
    page.goto(make_table(served.address, "assault", "bot", "me", "bot", bot="greedy", **TRESPASS).page)
    page.wait_for_selector("dj-table .mission")
    return page


def test_the_briefing_is_shown_until_somebody_answers(new_page: NewPage, served: Served) -> None:
    page = as_diala(new_page(), served)
    expect(page.locator(".freshtext")).to_contain_text("The convoy came down")
    answer_one(page)
    expect(page.locator(".freshtext")).to_have_count(0)


def test_bots_are_called_by_what_they_play_and_are_not_asked_for_their_opinion(
    new_page: NewPage, served: Served
) -> None:
    page = as_diala(new_page(), served)
    expect(page.locator("dj-decision h2")).to_have_text("Which hero comes onto the map next?")
    expect(page.locator("dj-decision .together")).to_have_count(0)
    names = page.evaluate(
        "[0, 1, 2].map((seat) => document.querySelector('dj-mission').name(seat))",
    )
    assert names == ["The Empire (bot)", "Player 2", "Jyn Odan (bot)"]
    answer_one(page)
    expect(page.locator("dj-decision h2")).to_have_text("Who acts now?", timeout=30_000)


def test_the_goal_leads_to_its_place(new_page: NewPage, served: Served) -> None:
    page = as_diala(new_page(**PHONE), served)
    page.locator(".goalline").click()
    expect(page.locator(".walkends.pointed")).to_have_count(1)


def test_the_form_says_who_plays_what_and_one_person_sits_in_one_seat(
    new_page: NewPage, served: Served
) -> None:
    page = new_page()
    page.goto(served.address)
    page.get_by_role("link", name="Play a mission").click()
    expect(page.locator(".seatrole")).to_have_text(["The Empire", "Hero", "Hero"])
    page.locator("select[data-seat='1']").select_option("me")
    expect(page.locator("select[data-seat='0']")).to_have_value("bot")
    expect(page.locator("select[data-seat='1']")).to_have_value("me")
