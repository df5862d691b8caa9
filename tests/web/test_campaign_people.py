"""Who plays in a campaign, and what went wrong: a seat is passed to a bot and taken back, a correction is suggested by
one and agreed to by the other, and a hero of a bot is taken over without handing the screen over."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.web.conftest import NewPage, Served
from tests.web.playing import settled, wait_until
from tests.web.test_campaign import STATE, sat_down, shown
from tests.web.test_screens import faults


def choose_from_menu(page: Page, item: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.locator(f"dialog.menu [data-{item}-item]").click()


def test_a_correction_is_suggested_by_one_and_made_when_the_other_agrees(
    new_page: NewPage, served: Served
) -> None:
    empire, rebel, _heard = sat_down(new_page, served, slot="5")
    before = shown(rebel)["credits"]
    choose_from_menu(rebel, "right")
    form = rebel.locator("dj-putting-right")
    option = form.locator("option", has_text="credits").first
    form.locator("[data-right]").select_option(option.get_attribute("value"))
    form.locator("[data-amount]").fill("50")
    form.locator("textarea").fill("a crate was forgotten")
    settled(rebel)
    assert faults(rebel) == []
    form.get_by_role("button", name="Suggest it").click()
    expect(form).to_have_count(0)
    notice = empire.locator(".suggestion")
    expect(notice).to_contain_text("a crate was forgotten")
    expect(rebel.locator(".suggestion")).to_contain_text("Waiting for")
    assert shown(rebel)["credits"] == before, "nothing is changed yet"
    notice.locator("[data-agree]").click()
    wait_until(rebel, f"{STATE}.shown.credits === {before + 50}")
    expect(rebel.locator(".suggestion")).to_have_count(0)
    expect(rebel.locator(".log")).to_contain_text("put something right")
    rebel.keyboard.press("v")
    rebel.locator(".storydialog [data-total=credits]").click()
    expect(rebel.locator(".tracetable")).to_contain_text("a crate was forgotten")


def test_a_seat_is_passed_to_a_bot_and_taken_back(new_page: NewPage, served: Served) -> None:
    empire, _rebel, _heard = sat_down(new_page, served, slot="5")
    choose_from_menu(empire, "people")
    own = empire.locator("dj-people [data-people='0']")
    own.locator("[data-to=bot]").click()
    expect(own).to_contain_text("A bot plays for")
    settled(empire)
    assert faults(empire) == []
    own.locator("[data-to=back]").click()
    expect(own.locator("[data-to=bot]")).to_be_visible()
    partner = empire.locator("dj-people [data-people='2']")
    expect(partner.locator("[data-to=me]")).to_have_count(0)  # the Empire takes no hero over
    empire.keyboard.press("Escape")
    expect(empire.locator("dj-people")).to_have_count(0)


def test_a_bots_hero_is_taken_over_without_handing_the_screen_over(new_page: NewPage, served: Served) -> None:
    _empire, rebel, _heard = sat_down(new_page, served, slot="5")
    choose_from_menu(rebel, "people")
    rebel.locator("dj-people [data-people='2'] [data-to=me]").click()
    wait_until(rebel, f"{STATE}?.seats?.length === 2")
    rebel.wait_for_selector("dj-campaign .slotline")
    expect(rebel.locator(".handover")).to_have_count(0)


def test_whoever_stays_is_told_that_somebody_has_begun_anew(new_page: NewPage, served: Served) -> None:
    empire, rebel, _heard = sat_down(new_page, served, slot="5")
    old = rebel.evaluate("document.querySelector('dj-table').table")
    choose_from_menu(empire, "again")
    empire.locator("dialog.dialog textarea").fill("Once more")
    empire.locator("dialog.dialog button[type=submit]").click()
    notice = rebel.locator(".notice.branched")
    expect(notice).to_be_visible()
    expect(empire.locator(".notice.branched")).to_have_count(0)
    settled(rebel)
    assert faults(rebel) == []
    notice.get_by_role("button", name="Go there").click()
    wait_until(rebel, f"{STATE} && document.querySelector('dj-table').table !== '{old}'")
    assert rebel.evaluate(f"{STATE}.seats") == [1]
    assert rebel.evaluate(f"{STATE}.table.series.points") == {"start": "Once more"}
