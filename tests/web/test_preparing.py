"""Answers left for questions out of turn, on the page: chosen in the menu, seen in the bar, ended with a press."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.web.conftest import NewPage, Served
from tests.web.playing import post_table, sit_down, wait_until
from tests.web.test_screens import faults

STATE = "document.querySelector('dj-table').state"


def test_what_is_left_is_chosen_seen_and_ended(new_page: NewPage, served: Served) -> None:
    made = post_table(served.address, "assault", ("me", "friend"), {"players": "2"}, bluff=True)
    own, friend = new_page(language="pl-PL"), new_page()
    own.goto(made.page)
    friend.goto(sit_down(served.address, made, 1))
    expect(own.locator("[data-prepared-off]")).to_have_count(0)
    own.locator("dj-menu > button").click()
    own.locator("[data-answers]").select_option("bot")
    own.locator("[data-after]").select_option("3600")
    wait_until(own, f"{STATE}.prepared.answers === 'bot' && {STATE}.prepared.after === 3600")
    own.reload()  # the server keeps it
    chip = own.locator("[data-prepared-off]")
    expect(chip).to_contain_text("odpowiada za ciebie bot")
    assert faults(own) == []
    expect(friend.locator("[data-prepared-off]")).to_have_count(0)
    assert friend.evaluate(f"JSON.stringify({STATE})").count("3600") == 0
    chip.click()
    wait_until(own, f"{STATE}.prepared.answers === 'ask'")
    expect(chip).to_have_count(0)
