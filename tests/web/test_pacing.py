"""Bluff windows on the page: wanted or not when a table is made, told before anybody sits down, at everybody's pace."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.web.conftest import NewPage, Served
from tests.web.playing import post_table, sit_down, wait_until

STATE = "document.querySelector('dj-table').state"


def new_table(page: Page, served: Served, other: str) -> None:
    page.goto(f"{served.address}#/new/assault")
    page.locator('[data-seat="1"]').select_option(other)


def test_a_table_of_people_has_bluff_windows_unless_its_maker_wants_none(
    new_page: NewPage, served: Served
) -> None:
    page, friend = new_page(), new_page()
    new_table(page, served, "bot")
    expect(page.locator("[data-bluff]")).not_to_be_checked()
    new_table(page, served, "open")
    expect(page.locator("[data-bluff]")).to_be_checked()
    page.locator("[data-bluff]").uncheck()
    page.locator(".newtable button[type=submit]").click()
    wait_until(page, "document.querySelector('dj-table')?.state?.table.bluff === false")
    friend.goto(f"{served.address}#/join/{page.evaluate(f'{STATE}.table.id')}")
    expect(friend.locator("p[data-bluff]")).to_contain_text("no bluff windows")


def test_everybody_chooses_in_which_windows_to_be_asked(new_page: NewPage, served: Served) -> None:
    made = post_table(served.address, "assault", ("me", "friend"), {"players": "2"}, bluff=True)
    own, friend = new_page(), new_page(language="pl-PL")
    own.goto(made.page)
    friend.goto(sit_down(served.address, made, 1))
    for page in (own, friend):
        expect(page.locator(".tablebar .pacing")).to_have_value("holding")
    own.locator(".tablebar .pacing").select_option("always")
    wait_until(own, f"{STATE}.pacing.pace === 'always'")
    own.reload()  # the server keeps it
    expect(own.locator(".tablebar .pacing")).to_have_value("always")
    expect(friend.locator(".tablebar .pacing")).to_have_value("holding")
