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


def test_what_is_settled_by_card_is_left_for_when_nobody_is_there(new_page: NewPage, served: Served) -> None:
    """What was settled in earlier games, and what is settled now, until its person does not want it."""
    made = post_table(served.address, "assault", ("me", "friend"), {"players": "2"}, bluff=True)
    own = new_page(fresh=True)
    own.goto(served.address)
    own.evaluate("""localStorage['dejarik.answers'] =
        JSON.stringify({'a.b': {habit: 'never', label: {id: 'page-close'}}})""")
    own.goto(made.page)
    expect(own.locator("dj-menu > button")).to_be_visible()
    wait_until(own, f'JSON.stringify({STATE}.prepared.settled) === \'{{"a.b":"never"}}\'')
    assert own.evaluate(f"[{STATE}.prepared.answers, {STATE}.prepared.after]") == ["ask", 60]
    own.locator("dj-menu > button").click()
    own.locator("[data-settled-item]").click()
    own.locator("[data-settled='a.b']").select_option("always")
    wait_until(own, f"{STATE}.prepared.settled['a.b'] === 'always'")
    own.keyboard.press("Escape")
    own.locator("dj-menu > button").click()
    own.locator("[data-after]").select_option("600")
    wait_until(own, f"{STATE}.prepared.after === 600 && {STATE}.prepared.settled['a.b'] === 'always'")
    own.locator("[data-settled-away]").uncheck()
    wait_until(own, f"Object.keys({STATE}.prepared.settled).length === 0")
    assert faults(own) == []
