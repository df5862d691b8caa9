"""The army builder in a browser: building, what the game says about it, ways in and out, keys, and a game with it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import NewPage, Served
from tests.web.playing import module, settled
from tests.web.test_screens import PHONE, faults


def builder(page: Page, served: Served, name: str = "") -> Page:
    page.goto(f"{served.address}#/army/{name}")
    page.wait_for_selector(".dcard")
    page.wait_for_selector(".verdict", state="attached")
    return page


def card(page: Page, id: str) -> str:
    return f'.dcard[data-card="{id}"]'


def test_an_army_is_built_card_by_card_and_told_what_is_wrong(new_page: NewPage, served: Served) -> None:
    page = builder(new_page(), served)
    expect(page.locator(".verdict")).to_contain_text("figures")
    page.get_by_role("button", name="Mercenary").click()
    expect(page.locator(".dcard.fac-rebel")).to_have_count(0)
    add = page.locator(card(page, "nexu-elite")).get_by_role("button", name="Add")
    for points in (6, 12, 18):
        add.click()
        expect(page.locator(".bigpoints")).to_have_text(str(points))
    expect(page.locator(".problem").first).to_contain_text("Nexu")
    page.locator(".alist").get_by_role("button", name="Remove Nexu").click()
    expect(page.locator(".bigpoints")).to_have_text("12")
    expect(page.locator(".problem")).to_have_count(1)  # the deck is empty
    expect(page.locator(".armyfoot .btn").last).to_be_disabled()


def test_a_ready_made_army_is_legal_and_shows_its_numbers(new_page: NewPage, served: Served) -> None:
    page = builder(new_page(), served)
    page.locator("select", has_text="Line of Echo Base").select_option("made:echo-base-line")
    expect(page.locator(".verdict")).to_contain_text("legal")
    expect(page.locator(".armyname")).to_have_value("Line of Echo Base")
    expect(page.locator(".bigpoints")).to_have_text("40")
    expect(page.locator(".gsub", has_text="Command deck")).to_contain_text("15 of 15 cards, 16 of 18 points")


def test_cards_are_found_by_words_traits_and_boxes(new_page: NewPage, served: Served) -> None:
    page = builder(new_page(), served, "claws-and-ice")
    everything = page.locator(".dcard").count()
    page.keyboard.press("/")
    page.keyboard.type("nexu")
    expect(page.locator(".dcard")).to_have_count(2)
    page.get_by_label("Search cards").fill("")
    page.locator("select", has_text="All traits").select_option("creature")
    assert 0 < page.locator(".dcard").count() < everything
    page.get_by_label("Search cards").fill("no such card at all")
    expect(page.get_by_text("No card fits these filters.")).to_be_visible()
    page.get_by_role("button", name="Clear the filters").click()
    assert page.locator(".dcard").count() > everything


def test_cards_are_found_by_surges_and_keywords_in_both_languages(new_page: NewPage, served: Served) -> None:
    """Also without the marks of Polish letters."""
    page = builder(new_page(language="pl-PL"), served, "snow-and-steel")
    search = page.locator(".search input")
    for words in (
        "przebicie 2",
        "krwawienie",
        "ogluszenie",
        "sniezny",
        "snowtrooper",
        "mobile",
        "surge",
    ):
        search.fill(words)
        expect(page.locator(".dcard"), words).not_to_have_count(0)
    search.fill("sniezny")
    expect(page.locator(".dcard").first).to_contain_text("śnieżny")
    search.fill("mobile zzz")
    expect(page.locator(".dcard")).to_have_count(0)


def test_only_command_cards_that_fit_the_figures_are_offered(new_page: NewPage, served: Served) -> None:
    page = builder(new_page(), served, "claws-and-ice")
    page.get_by_role("button", name="Command deck").click()
    fitting = page.locator(".dcard").count()
    page.get_by_label("Only what fits my figures").uncheck()
    assert page.locator(".dcard").count() > fitting
    page.locator(".dcard.in").first.get_by_role("button", name="Remove").click()
    expect(page.locator(".problem")).to_contain_text("14")


def test_an_army_goes_out_as_a_link_and_comes_back(new_page: NewPage, served: Served) -> None:
    page = builder(new_page(), served, "claws-and-ice")
    expect(page.locator(".verdict")).to_contain_text("legal")
    code = page.evaluate(f"{module('pages/army-store.js')}.then((m) => m.toLink(m.draft()))")
    other = builder(new_page(), served, code)
    expect(other.locator(".armyname")).to_have_value("Claws and Ice")
    expect(other.locator(".bigpoints")).to_have_text("40")
    expect(other.locator(".verdict")).to_contain_text("legal")


def test_a_link_without_an_army_changes_nothing(new_page: NewPage, served: Served) -> None:
    page = builder(new_page(), served, "a1-nonsense")
    expect(page.locator(".toast")).to_contain_text("holds no army")


def test_an_army_is_read_from_text_in_either_language(new_page: NewPage, served: Served) -> None:
    page = builder(new_page(), served)
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Read an army from text").click()
    text = page.locator("dialog textarea")
    text.fill("Faction: Rebel\nDeployment:\nNobody at all\n99x Nexu\n")
    page.get_by_role("button", name="Read", exact=True).click()
    wrong = page.locator("dialog [role=alert] li")
    expect(wrong).to_have_count(2)  # all at once, with their lines
    expect(wrong.first).to_contain_text("Line 3: There is no card “Nobody at all”")
    expect(wrong.last).to_contain_text("Line 4: 99 copies")
    text.fill("Nazwa: Zwiad\nStronnictwo: najemnicy\nRozstawienie:\n2x Wampa (elitarna)\n")
    page.get_by_role("button", name="Read", exact=True).click()
    expect(page.locator(".armyname")).to_have_value("Zwiad")
    expect(page.locator(".bigpoints")).to_have_text("16")


def test_an_army_survives_leaving_the_page(new_page: NewPage, served: Served) -> None:
    page = builder(new_page(), served, "hired-guns")
    expect(page.locator(".verdict")).to_contain_text("legal")
    page.goto(served.address)
    page.goto(f"{served.address}#/army")
    page.reload()
    expect(page.locator(".armyname")).to_have_value("Hired Guns")


def test_an_army_of_ones_own_is_played(new_page: NewPage, served: Served) -> None:
    page = builder(new_page(), served, "hired-guns")
    page.locator(".armyname").fill("My own guns")
    expect(page.locator(".verdict")).to_contain_text("legal")
    page.get_by_role("button", name="Play with it").click()
    chosen = page.locator('select[data-setting="army-1"]')
    expect(chosen.locator("option:checked")).to_contain_text("My own guns")
    page.locator("button[type=submit]").click()
    page.wait_for_selector("dj-table .skirmish")
    army = page.evaluate("document.querySelector('dj-table').state.shown.players[0].army")
    assert army == "My own guns"


def test_cards_are_walked_and_added_by_keys(new_page: NewPage, served: Served) -> None:
    page = builder(new_page(), served)
    first = page.locator(".dcard .dname").first
    first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    standing = page.evaluate("document.activeElement.closest('.dcard').dataset.card")
    assert standing != page.locator(".dcard").first.get_attribute("data-card")
    page.keyboard.press("+")
    expect(page.locator(card(page, standing)).locator(".stepper b")).to_have_text("1")
    page.keyboard.press("Enter")
    expect(page.locator(card(page, standing)).locator(".dname")).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("-")
    expect(page.locator(card(page, standing)).locator(".stepper b")).to_have_text("0")
    assert page.locator(".dcard [tabindex='0']").count() <= 3  # one card is a stop of the Tab key, not all


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_full_army_has_no_serious_fault_of_access(new_page: NewPage, served: Served, theme: str) -> None:
    page = builder(new_page(color_scheme=theme, language="pl-PL"), served, "claws-and-ice")
    settled(page)
    assert faults(page) == []


def test_on_a_phone_the_army_is_a_sheet_below_the_cards(new_page: NewPage, served: Served) -> None:
    page = builder(new_page(**PHONE), served, "claws-and-ice")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    handle = page.locator(".sheethandle")
    expect(handle).to_contain_text("40")
    expect(page.locator(".armyfoot")).to_be_hidden()
    handle.tap()
    expect(page.get_by_role("button", name="Play with it")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
