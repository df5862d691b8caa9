"""The page of one's own: what a browser keeps shows there, and a file carries it to another browser."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import NewPage, Served
from tests.web.playing import make_table, settled, wait_until
from tests.web.test_screens import PHONE, faults


def save(page: Page, served: Served, what: str) -> None:
    page.goto(f"{served.address}#/{what}")
    kind = what.partition("/")[0]
    page.locator(f"dj-{kind} .verdict .good").wait_for()
    page.locator(f"dj-{kind} .armyfoot").get_by_role("button", name="Save").click()
    shelf = "armies" if kind == "army" else "decks"
    wait_until(page, f"JSON.parse(localStorage.getItem('dejarik.{shelf}') ?? '[]').length")


def written(page: Page) -> Any:
    with page.expect_download() as given:
        page.locator("[data-write]").click()
    return json.loads(Path(given.value.path()).read_text(encoding="utf-8"))


def read(page: Page, content: object) -> None:
    text = content if isinstance(content, str) else json.dumps(content)
    file = {"name": "dejarik.json", "mimeType": "application/json", "buffer": text.encode()}
    page.locator("[data-read]").set_input_files(file)  # type: ignore[arg-type]


def test_a_file_carries_armies_decks_and_games_to_another_browser(new_page: NewPage, served: Served) -> None:
    page, other = new_page(fresh=True), new_page(**PHONE, language="pl-PL", fresh=True)
    made = make_table(served.address, "assault", "me", "bot", map="echo-base", mission="A")
    page.goto(made.page)
    wait_until(page, "document.querySelector('dj-table')?.state")
    save(page, served, "army/heroes-of-yavin")
    save(page, served, "deck/old-masters")
    page.locator(".topbar a[href='#/own']").click()
    army, deck = (page.locator(f"[data-kind={kind}] [data-document]") for kind in ("army", "deck"))
    expect(army).to_contain_text("points, ready to play")
    expect(deck).to_contain_text("10 sets, ready to play")
    expect(page.locator(f"[data-own='{made.table}']")).to_contain_text("Your turn")
    file = written(page)
    other.goto(f"{served.address}#/own")
    read(other, file)
    told = other.locator("[data-taken]")
    expect(told).to_have_text("Nowe z pliku: 1 armia, 1 talia, 1 gra.")
    expect(other.locator(f"[data-own='{made.table}']")).to_contain_text("Twoja kolej")
    assert {**written(other), "name": ""} == {**file, "name": ""}
    read(other, file)  # once more: nothing is doubled
    expect(told).to_have_text("Nowe z pliku: 0 armii, 0 talii, 0 gier.")
    other.locator("[data-kind=army] [data-document] a").tap()
    expect(other.locator(".sheethandle")).to_contain_text(file["armies"][0]["name"])
    other.goto(f"{served.address}#/table/{made.table}")
    wait_until(other, "document.querySelector('dj-table')?.state?.seats?.length === 1")


def test_everything_that_a_file_lacks_is_said_at_once_and_the_rest_is_taken(
    new_page: NewPage, served: Served
) -> None:
    page = new_page(fresh=True)
    save(page, served, "army/heroes-of-yavin")
    page.goto(f"{served.address}#/own")
    file = written(page)
    (army,) = file["armies"]
    changed = {**army, "text": army["text"].replace("Han Solo", "Nobody At All")}
    assert changed != army
    file["armies"] = [{"name": "No text"}, changed, {**army, "name": "Another"}]
    file["tables"] = [{"table": "x", "token": "short"}]
    read(page, file)
    told = page.locator("[data-taken]")
    expect(told).to_contain_text("New from the file: 1 army, 0 decks, 0 games.")
    expect(told.locator("li")).to_have_count(3)
    expect(told).to_contain_text("1 seat is damaged and was left out.")
    expect(told).to_contain_text("“No text” is damaged and was left out.")
    expect(told).to_contain_text("Nobody At All")
    names = page.locator("[data-kind=army] [data-document] .t-head")
    expect(names).to_have_text(["Another", army["name"]])
    for content, words in (("[]", "no file"), ("{", "no file"), ({**file, "version": 9}, "a newer Dejarik")):
        read(page, content)
        expect(told).to_contain_text(words)
    page.get_by_role("button", name="Forget Another").click()
    page.locator("dialog").get_by_role("button", name="Forget it").click()
    expect(names).to_have_text([army["name"]])


def test_a_forged_file_takes_nothing_away_and_leads_nowhere_else(new_page: NewPage, served: Served) -> None:
    """More seats than are kept, all of tomorrow; secrets that are no texts; links to other sites; names with markup."""
    page = new_page(fresh=True)
    made = make_table(served.address, "assault", "me", "friend", map="echo-base", mission="A")
    page.goto(made.page)
    wait_until(page, "document.querySelector('dj-table')?.state")
    page.goto(f"{served.address}#/own")
    tomorrow, own = 9e15, "JSON.parse(localStorage.getItem('dejarik.tables'))"
    (before,) = page.evaluate(own)
    seats: list[Any] = [{"table": f"t{n}", "token": f"{n:032}", "at": tomorrow} for n in range(60)]
    seats += [{"table": "t", "token": ["x" * 32]}, {"table": {"a": 1}, "token": "y" * 32}, None, 7]
    evil = {"table": made.table, "seat": 1, "link": "https://evil.example/#/table/x/" + "z" * 32}
    script = {"name": "<img src=x onerror=document.title='owned'>", "text": "<script>1</script>"}
    armies: list[Any] = [script, None, 3, {"name": {}, "text": []}] + [{"name": "A", "text": "x"}] * 100
    forged = {"is": "dejarik-own", "version": 1, "name": 7, "armies": armies, "decks": "none"}
    read(page, {**forged, "tables": seats, "invitations": [evil, None, {"link": 3}]})
    told = page.locator("[data-taken]")
    expect(told).to_contain_text("4 seats are damaged and were left out.")
    expect(told).to_contain_text("11 more did not fit beside what is kept here, and were left out.")
    expect(told).to_contain_text("64 more did not fit beside what is kept here, and were left out.")
    expect(told).to_contain_text("New from the file: 0 armies, 0 decks, 49 games.")
    wait_until(page, f"{own}.length === 1")  # the others lead to no table
    assert page.evaluate(own) == [before], "the own seat is there as it was"
    assert page.evaluate("JSON.parse(localStorage.getItem('dejarik.invitations') ?? '[]')") == []
    assert page.locator("[data-taken] img").count() == 0
    expect(page.locator("[data-read]")).to_be_enabled()
    read(page, " " * 5_000_000 + "{}")
    expect(told).to_contain_text("no file")


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_own_page_can_be_read_by_everybody(new_page: NewPage, served: Served, theme: str) -> None:
    page = new_page(color_scheme=theme)
    page.goto(f"{served.address}#/own")
    page.locator("main.own .empty").wait_for()
    settled(page)
    assert faults(page) == []
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
