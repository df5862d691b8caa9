"""What a player is told while being asked: what came of an answer, what a choice does, what a mission is about."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.web.card_playing import STATE, answer
from tests.web.conftest import NewPage, Served
from tests.web.hurrying import hurry
from tests.web.playing import make_table, module, settled, until_touched, wait_until
from tests.web.reaching import PHONE

#: Acts that a page knows of, as steps: the seat that answered and the sorts of acts that followed.
NEWS = """async ([...steps]) => {
  const { newsSince } = await %s;
  const told = steps.map(([seat, by, ...acts]) => ({ seat, by, lines: acts.map((act) => ({ act })) }));
  return newsSince(told, [0])?.kind ?? null;
}"""


def test_a_phone_tells_what_came_of_it_and_asks_over_the_whole_hand(
    new_page: NewPage, served: Served
) -> None:
    page = new_page(**PHONE)
    page.goto(make_table(served.address, "lcg", "me", "bot", format="starter").page)
    rows, cards = page.locator(".lcgquestion [role=checkbox]"), page.locator(".spread .lcard")
    expect(rows.first).to_be_enabled()
    settled(page)
    until_touched(page)
    rows.first.tap()
    expect(cards.first).to_have_class(re.compile(r"\bchosen\b"))
    rows.first.tap()
    expect(cards.first).not_to_have_class(re.compile(r"\bchosen\b"))
    assert answer(page)
    wait_until(page, f"{STATE}.decision?.about?.hand")
    settled(page)
    expect(page.locator(".lcghand .lcard .tx").first).to_be_visible()
    expect(page.locator(".answers .opposite")).to_have_text(re.compile("Keep the hand"))
    expect(page.locator(".answers .main")).to_have_text(re.compile("Draw a new hand"))
    until_touched(page)
    page.locator(".answers .opposite").tap()
    wait_until(page, f"{STATE}.decision && !{STATE}.decision.about?.hand")
    expect(page.locator(".lcgtable")).to_be_visible()
    hurry(page, "shown.round > 1")
    settled(page)
    line = page.locator(".newsline:enabled")
    for _ in range(20):  # not every question comes after something worth telling
        if line.count() or not answer(page):
            break
        settled(page)
    expect(line).to_be_visible()
    line.tap()
    expect(page.locator(".pacebox.open .since")).to_be_visible()


def test_the_weightiest_of_what_happened_is_told(new_page: NewPage, served: Served) -> None:
    page = new_page()
    page.goto(served.address)
    for steps, told in (
        ([[0, "person", "strike", "damage", "phase"], [0, "pace", "turn"]], "damage"),
        ([[0, "person", "card"]], None),
        ([[0, "person"], [1, "person", "attack"], [1, "person", "move"]], "attack"),
        ([[1, "person", "fall"], [0, "person", "card"], [1, "person", "move"]], "move"),
    ):
        assert page.evaluate(NEWS % module("components/acts.js"), steps) == told, steps


def test_what_a_mission_pays_for_is_in_sight_and_whole_behind_it(new_page: NewPage, served: Served) -> None:
    page = new_page(**PHONE)
    page.goto(make_table(served.address, "assault", "me", "bot", map="moisture-farm", mission="A").page)
    for where, width, height in (
        (".skirmish >", 390, 844),
        (".skirmish >", 768, 1024),
        (".askcol >", 1440, 900),
    ):
        page.set_viewport_size({"width": width, "height": height})
        settled(page)
        line = page.locator(f"{where} .goalline")
        expect(line).to_be_in_viewport(ratio=1)
        expect(page.locator(".goalline:visible")).to_have_count(1)
        line.tap()
        expect(page.locator(".missiontext")).to_be_visible()
        page.locator(".bottomnav button").first.dispatch_event("click")
