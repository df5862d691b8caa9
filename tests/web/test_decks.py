"""The deck builder in a browser: building, what the game says about it, ways in and out, and a game with it."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import NewPage, Served
from tests.web.playing import module, settled, wait_until
from tests.web.test_screens import PHONE, faults

from dejarik.lcg.decks.octgn import write_o8d
from dejarik.lcg.decks.ready_made import ready_made

JEDI_SETS = ("1", "2", "3", "4", "5")
LEGAL = "everything is legal"


def builder(page: Page, served: Served, name: str = "") -> Page:
    page.goto(f"{served.address}#/deck/{name}")
    page.wait_for_selector(".oset, .cardwall")
    page.wait_for_selector(".verdict", state="attached")
    return page


def add(page: Page, number: str, copies: int = 1) -> None:
    for _ in range(copies):
        page.locator(f'[data-set="{number}"]').get_by_role("button", name="Add").click()


def test_a_legal_deck_is_built_set_by_set(new_page: NewPage, served: Served) -> None:
    page = builder(new_page(), served)
    expect(page.locator(".oset")).to_have_count(21)  # those of the light side
    for number in JEDI_SETS:
        add(page, number, 2)
    expect(page.locator(".bigpoints")).to_have_text("10")
    expect(page.locator(".verdict")).to_contain_text(LEGAL)
    expect(page.locator(".armypoints")).to_contain_text("50 cards, 10 objectives")
    expect(page.locator(".alist li")).to_have_count(5)
    page.locator(".alist").get_by_role("button", name="Remove").first.click()
    expect(page.locator(".problem")).to_contain_text("9")


def test_an_illegal_deck_is_told_what_is_wrong_and_can_not_be_played(
    new_page: NewPage, served: Served
) -> None:
    page = builder(new_page(), served)
    expect(page.locator(".verdict .problem")).to_have_count(0)  # nothing is wrong with what is not begun
    add(page, "1", 3)
    expect(page.locator(".problem")).to_have_count(2)  # too small, and three copies
    expect(page.locator('[data-set="1"] .btn.off')).to_have_count(1)
    locked = page.locator('[data-set="13"]')
    expect(locked.locator(".why")).to_contain_text("Rebel Alliance")
    page.get_by_label("Both sides").check()
    expect(page.locator('[data-set="19"] .why')).to_contain_text("dark")
    expect(page.locator(".armyfoot .btn").last).to_be_disabled()


def test_the_six_cards_of_a_set_can_be_read(new_page: NewPage, served: Served) -> None:
    page = builder(new_page(), served)
    yoda = page.locator('[data-set="2"]')
    expect(yoda.locator(".fivecards li")).to_have_count(5)
    yoda.locator(".dname").click()
    expect(yoda.locator(".toread")).to_have_count(6)
    expect(yoda).to_contain_text("for each enhancement on him")


def test_sets_are_found_by_words_types_traits_affiliations_and_boxes(
    new_page: NewPage, served: Served
) -> None:
    page = builder(new_page(), served)
    page.keyboard.press("/")
    page.keyboard.type("yoda")
    expect(page.locator(".fivecards .found")).not_to_have_count(0)
    few = page.locator(".oset").count()
    assert few < 21
    page.get_by_label("Search cards").fill("")
    for name, value in (("type", "fate"), ("trait", "pilot"), ("affiliation", "jedi"), ("box", "core-set")):
        chosen = page.locator(f'[data-filter="{name}"]')
        chosen.select_option(value)
        assert 0 < page.locator(".oset").count() <= 21, name
        chosen.select_option("")
    page.get_by_label("Search cards").fill("no such card at all")
    page.get_by_role("button", name="Clear the filters").click()
    expect(page.locator(".oset")).to_have_count(21)


def test_a_test_draw_shows_how_a_game_could_begin(new_page: NewPage, served: Served) -> None:
    page = builder(new_page(language="pl-PL", **PHONE), served, "old-masters")
    page.locator(".sheethandle").tap()
    page.get_by_role("button", name="Próbne dobranie").tap()
    drawing, hand = page.locator("dj-draw"), page.locator("[data-row=hand] [data-drawn]")
    expect(drawing.locator("[data-row=objectives] [data-drawn]")).to_have_count(4)
    expect(hand).to_have_count(6)
    first = hand.evaluate_all("(all) => all.map((each) => each.dataset.drawn)")
    drawing.get_by_role("button", name="Dobierz kartę").tap()
    expect(hand).to_have_count(7)
    drawing.get_by_role("button", name="Dobierz od nowa").tap()
    expect(hand).to_have_count(6)
    assert first != hand.evaluate_all("(all) => all.map((each) => each.dataset.drawn)")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.keyboard.press("Escape")
    expect(drawing).to_have_count(0)


def test_a_deck_goes_out_as_a_link_and_comes_back(new_page: NewPage, served: Served) -> None:
    page = builder(new_page(), served, "dark-throne")
    expect(page.locator(".verdict")).to_contain_text(LEGAL)
    code = page.evaluate(f"{module('pages/deck-store.js')}.then((m) => m.toLink(m.draft()))")
    other = builder(new_page(language="pl-PL"), served, code)
    expect(other.locator(".armyname")).to_have_value("The Dark Throne")
    expect(other.locator(".bigpoints")).to_have_text("10")
    expect(other.locator(".verdict")).to_contain_text("wszystko zgodne z zasadami")
    broken = builder(new_page(), served, "d1-nonsense")
    expect(broken.locator(".toast")).to_contain_text("holds no deck")


def test_a_deck_is_read_from_text_and_from_octgn(new_page: NewPage, served: Served, tmp_path: Path) -> None:
    page = builder(new_page(), served)

    def read() -> None:
        page.get_by_role("button", name="Share").click()
        page.get_by_role("button", name="Read a deck from text").click()

    read()
    page.locator("dialog textarea").fill("Affiliation: Jedi\nSets:\nNothing at all\n")
    page.get_by_role("button", name="Read", exact=True).click()
    expect(page.locator("dialog [role=alert]")).to_contain_text("Nothing at all")
    page.locator("dialog textarea").fill("Nazwa: Próba\nStronnictwo: Jedi\nZestawy:\n2x Wejść tam musisz\n")
    page.get_by_role("button", name="Read", exact=True).click()
    expect(page.locator(".armyname")).to_have_value("Próba")
    expect(page.locator(".bigpoints")).to_have_text("2")
    file = tmp_path / "Vader.o8d"
    file.write_text(write_o8d(ready_made()["dark-throne"]), encoding="utf-8")
    read()
    page.locator("dialog input[type=file]").set_input_files(file)
    wait_until(page, "document.querySelector('dialog textarea').value.startsWith('<?xml')")
    page.get_by_role("button", name="Read", exact=True).click()
    expect(page.locator(".armyname")).to_have_value("Vader")
    expect(page.locator(".verdict")).to_contain_text(LEGAL)


@pytest.mark.parametrize(("entry", "ending"), [("Save as a file", "deck"), ("Save for OCTGN", "o8d")])
def test_a_deck_is_saved_as_a_file(new_page: NewPage, served: Served, entry: str, ending: str) -> None:
    page = builder(new_page(), served, "old-masters")
    expect(page.locator(".verdict")).to_contain_text(LEGAL)
    page.get_by_role("button", name="Share").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name=entry).click()
    assert saved.value.suggested_filename == f"old-masters.{ending}"
    written = Path(saved.value.path()).read_text(encoding="utf-8")
    assert ("Sets:" if ending == "deck" else "<deck game=") in written


def test_a_deck_survives_leaving_the_page(new_page: NewPage, served: Served) -> None:
    page = builder(new_page(), served, "red-squadron")
    expect(page.locator(".verdict")).to_contain_text(LEGAL)
    page.goto(f"{served.address}#/")
    page.goto(f"{served.address}#/deck")
    page.reload()
    expect(page.locator(".armyname")).to_have_value("Red Squadron")


def test_small_decks_are_for_a_first_game(new_page: NewPage, served: Served) -> None:
    page = builder(new_page(), served, "starter-jedi")
    expect(page.locator(".verdict")).to_contain_text(LEGAL)
    page.get_by_role("button", name="Duel and teams").click()
    expect(page.locator(".problem")).to_have_count(1)


def test_a_challenge_deck_takes_two_support_sets(new_page: NewPage, served: Served) -> None:
    page = builder(new_page(), served)
    kind = page.locator('[data-choice="challenge"]')
    kind.select_option("jerjerrod")
    expect(page.locator(".verdict")).to_contain_text(LEGAL)
    assert page.locator(".cardwall .toread").count() > 10
    kind.select_option("skywalker")
    expect(page.locator(".problem")).to_have_count(1)
    add(page, "10")
    add(page, "12")
    expect(page.locator(".verdict")).to_contain_text(LEGAL)
    page.get_by_role("button", name="Its cards").click()
    assert page.locator(".cardwall .toread").count() > 10


def test_a_deck_of_ones_own_is_played(new_page: NewPage, served: Served) -> None:
    page = builder(new_page(), served, "dark-throne")
    page.locator(".armyname").fill("My own throne")
    expect(page.locator(".verdict")).to_contain_text(LEGAL)
    page.get_by_role("button", name="Play with it").click()
    chosen = page.locator('select[data-setting="deck-1"]')
    expect(chosen.locator("option:checked")).to_contain_text("My own throne")
    expect(page.locator('[data-setting="deck-2"] option', has_text="Old Masters")).to_have_count(1)
    expect(page.locator('[data-setting="deck-2"] option', has_text="Battle Station")).to_have_count(0)
    page.locator("button[type=submit]").click()
    page.wait_for_selector("dj-table .lcg")
    assert page.evaluate("document.querySelector('dj-table').state.shown.players[0].deck") == "My own throne"


def test_a_new_table_offers_what_fits_the_format(new_page: NewPage, served: Served) -> None:
    page = new_page()
    page.goto(f"{served.address}#/new/lcg")
    form = page.locator('[data-setting="format"]')
    expect(form).to_have_value("starter")  # this browser has not played the card game yet
    expect(page.locator('[data-setting="players"]')).to_have_count(0)
    expect(page.locator("[data-seat]")).to_have_count(2)
    form.select_option("2v2")
    expect(page.locator("[data-seat]")).to_have_count(4)
    page.locator('[data-setting="deck-1"]').select_option("old-masters")
    expect(page.locator('[data-setting="deck-2"] option', has_text="Scoundrels")).to_have_count(0)
    form.select_option("jerjerrod")
    expect(page.locator('[data-setting="players"]')).to_have_value("3")
    expect(page.locator('[data-setting="deck-2"] option', has_text="Jerjerrod")).to_have_count(1)
    expect(page.locator('[data-setting="deck-2"] option').first).to_contain_text("dark side")


def test_the_card_game_begins_from_the_lobby_with_one_press(new_page: NewPage, served: Served) -> None:
    page = new_page(language="pl-PL")
    page.goto(served.address)
    page.locator('.hero.second a[href="#/new/lcg/bot"]').click()
    page.wait_for_selector("dj-table .lcg")
    assert page.evaluate("document.querySelector('dj-table').state.shown.format") == "starter"


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_full_deck_has_no_serious_fault_of_access(new_page: NewPage, served: Served, theme: str) -> None:
    page = builder(new_page(color_scheme=theme, language="pl-PL"), served, "dark-throne")
    page.locator(".oset .dname").first.click()
    settled(page)
    assert faults(page) == []


def test_on_a_phone_the_deck_is_a_sheet_below_the_sets(new_page: NewPage, served: Served) -> None:
    page = builder(new_page(**PHONE), served, "old-masters")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    handle = page.locator(".sheethandle")
    expect(handle).to_contain_text("10")
    expect(page.locator(".armyfoot")).to_be_hidden()
    handle.tap()
    expect(page.get_by_role("button", name="Play with it")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_sets_are_walked_and_added_by_keys(new_page: NewPage, served: Served) -> None:
    page = builder(new_page(), served)
    page.locator(".oset .dname").first.focus()
    page.keyboard.press("ArrowRight")
    standing = page.evaluate("document.activeElement.closest('.oset').dataset.set")
    assert standing != page.locator(".oset").first.get_attribute("data-set")
    page.keyboard.press("+")
    expect(page.locator(f'[data-set="{standing}"] .stepper b')).to_have_text("1")
    page.keyboard.press("-")
    expect(page.locator(f'[data-set="{standing}"] .stepper b')).to_have_text("0")
