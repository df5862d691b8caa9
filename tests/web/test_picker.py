"""Choosing one of many missions: a list that is opened, searched and narrowed."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.web.conftest import NewPage, Served

from dejarik.assault.campaign.rules.missions import playable_missions
from dejarik.assault.content import definitions

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desktop", "phone"])
def test_a_mission_is_found_and_chosen(new_page: NewPage, served: Served, size: tuple[int, int]) -> None:
    page = new_page(*size, language="pl-PL")
    page.goto(f"{served.address}#/new/assault/mission")
    definitions.load()
    field = page.locator("dj-picker .pickfield")
    field.click()
    rows = page.locator(".pickrow[data-value]")
    expect(rows).to_have_count(len(playable_missions()))
    search = page.locator(".pickpanel input")
    search.fill("obcym teryt")  # the beginning of a name, in the reader's language
    expect(rows).to_have_count(1)
    search.fill("zagrozenia 2 wprowadzenie")  # what is told of it, without accents
    expect(page.locator('.pickrow[data-value="trespass"]')).to_have_count(1)
    expect(page.locator('.pickrow[data-value="dangerous-allies"]')).to_have_count(0)
    box = page.locator(".picklist").bounding_box()
    assert box is not None
    assert 0 <= box["x"] < box["x"] + box["width"] <= size[0]
    search.press("Escape")
    expect(page.locator(".pickpanel")).to_have_count(0)
    field.click()
    search.fill("")
    page.locator(".pickpanel button.chip", has_text="Fabularna").click()
    expect(page.locator('.pickrow[data-value="trespass"]')).to_have_count(0)
    page.locator('.pickrow[data-value="dangerous-allies"]').click()
    expect(page.locator(".pickpanel")).to_have_count(0)
    expect(field).to_contain_text("Niebezpieczni sojusznicy")
    expect(page.locator("dj-picker")).to_contain_text("poziom zagrożenia 5")
    assert page.evaluate("document.querySelector('dj-new-table').settings.mission") == "dangerous-allies"
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_the_first_that_is_found_is_chosen_with_enter(new_page: NewPage, served: Served) -> None:
    page = new_page()
    page.goto(f"{served.address}#/new/assault/mission")
    page.locator("dj-picker .pickfield").click()
    search = page.locator(".pickpanel input")
    search.fill("trespass")
    search.press("Enter")
    expect(page.locator("dj-picker .pickfield")).to_contain_text("Trespass")
    expect(page.locator("dj-picker .pickfield")).to_be_focused()
    page.locator("dj-picker .pickfield").click()
    page.locator(".pickpanel input").fill("")
    page.locator(".picklist .pickrow").first.click()
    expect(page.locator("dj-picker .pickfield")).to_contain_text("Any")
