"""What the chat counts, where the menu leads, and what giving up means."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.web.conftest import NewPage, Served
from tests.web.playing import make_table, sit_down, wait_until
from tests.web.reaching import PHONE


@pytest.mark.parametrize("game", ["assault", "lcg"])
def test_only_what_others_wrote_and_nobody_read_is_counted(
    new_page: NewPage, served: Served, game: str
) -> None:
    made = make_table(served.address, game, "me", "friend")
    own, friend = new_page(), new_page(**PHONE)
    own.goto(made.page)
    friend.goto(sit_down(served.address, made, 1))
    tab = own.get_by_role("tab", name="Chat")
    place = friend.locator(".bottomnav button", has_text="Chat")
    tab.click()
    own.get_by_label("Write to the table").fill("Hello there")
    own.keyboard.press("Enter")
    expect(place.locator("em")).to_have_text("1")
    expect(tab.locator("em")).to_have_count(0)
    own.get_by_role("tab", name="Log").click()
    expect(tab.locator("em")).to_have_count(0)
    place.click()
    expect(place.locator("em")).to_have_count(0)
    friend.get_by_label("Write to the table").fill("General")
    friend.keyboard.press("Enter")
    expect(tab.locator("em")).to_have_text("1")
    friend.locator(".bottomnav button").first.click()
    expect(place.locator("em")).to_have_count(0)
    tab.click()
    expect(tab.locator("em")).to_have_count(0)


def test_giving_up_says_what_it_means_and_the_menu_leads_away(new_page: NewPage, served: Served) -> None:
    page = new_page()
    for count, words in (
        (2, "The game is lost then, and ends."),
        (3, "A bot plays on for you then; the others’ game goes on."),
    ):
        kinds = ["me", *["bot"] * (count - 1)]
        page.goto(make_table(served.address, "caravan", *kinds, players=str(count)).page)
        wait_until(page, "document.querySelector('dj-table')?.state")
        page.get_by_role("button", name="Menu").click()
        page.locator("dialog.menu").get_by_role("button", name="Concede").click()
        expect(page.locator("dialog.dialog")).to_contain_text(words)
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog.menu").get_by_role("link", name="To the tables").click()
    expect(page.locator("dj-lobby")).to_be_visible()
