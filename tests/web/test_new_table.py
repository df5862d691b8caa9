"""The form for a new table says what will be played, who plays with whom, and shows what is brought."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web.conftest import NewPage, Served
from tests.web.reaching import DESKTOP, PHONE
from tests.web.test_screens import faults


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_what_will_be_played_stands_beside_the_button(
    new_page: NewPage, served: Served, size: dict[str, Any]
) -> None:
    page = new_page(**size)
    page.goto(f"{served.address}#/new/assault")
    sentence = page.locator(".plansentence")
    expect(sentence).to_contain_text("A skirmish for two on a map by chance, first to 40 points")
    expect(sentence).to_contain_text("You against Bot, regular")
    page.locator("[data-setting=players]").select_option("4")
    expect(sentence).to_contain_text("alone or in two teams as its mission says")
    page.locator("[data-choice=hoth-battlefield]").click()
    page.locator("[data-setting=mission]").select_option("B")
    expect(sentence).to_contain_text("Team battle on Hoth Battlefield, first team to 60 points together")
    expect(sentence).to_contain_text("You and Bot, regular against Bot, regular and Bot, regular")
    assert [each.get_attribute("data-team") for each in page.locator(".seatteam").all()] == [
        "0",
        "1",
        "0",
        "1",
    ]
    page.locator("[data-setting=mission]").select_option("A")
    expect(sentence).to_contain_text("Free-for-all for four on Hoth Battlefield, first to 40 points")
    expect(page.locator(".seatteam")).to_have_count(0)
    expect(page.locator(".newbar button")).to_be_in_viewport(ratio=1)  # however long the form is
    assert faults(page) == []


def test_an_army_and_a_deck_can_be_looked_at_before_they_are_chosen(
    new_page: NewPage, served: Served
) -> None:
    page = new_page()
    page.goto(f"{served.address}#/new/assault")
    expect(page.locator("[data-look]")).to_have_count(0)  # what is drawn by chance can't be seen
    page.locator("[data-setting=army-1]").select_option("hired-guns")
    page.locator("[data-look=army-1]").click()
    rows = page.locator(".looking .lookrows li")
    expect(rows).to_have_count(6)
    expect(rows.nth(3)).to_have_text("Stormtrooper (elite)3 figures, 5 Health each9")
    page.keyboard.press("Escape")
    expect(page.locator(".looking")).to_have_count(0)
    page.goto(f"{served.address}#/new/lcg")
    page.locator("[data-setting=format]").select_option("duel")
    page.locator("[data-setting=deck-1]").select_option("old-masters")
    page.locator("[data-look=deck-1]").click()
    expect(page.locator(".looking")).to_contain_text("10 objective sets")
