"""The lobby of somebody who plays: whose turn it is, what came of a game, the link to copy again, and who is there."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.web.conftest import NewPage, Served
from tests.web.playing import Made, give_up, make_table, sit_down, wait_until


def row(page: Page, made: Made, text: str) -> None:
    expect(page.locator(f'[data-own="{made.table}"]')).to_contain_text(text)


def visit(page: Page, address: str) -> None:
    page.goto(address)
    wait_until(page, "document.querySelector('dj-table')?.state")


def test_own_games_say_whose_turn_it_is_and_who_has_won(new_page: NewPage, served: Served) -> None:
    page, friend = new_page(), new_page(language="pl-PL")
    lost, shared = (make_table(served.address, "arena", "me", kind) for kind in ("bot", "friend"))
    asked = make_table(served.address, "assault", "me", "bot", map="echo-base", mission="A")
    waiting = make_table(served.address, "arena", "me", "invited")
    visit(page, lost.page)
    give_up(page)
    expect(page.locator(".notice.good")).to_be_visible()
    for made in (waiting, asked, shared):
        visit(page, made.page)
    visit(friend, sit_down(served.address, shared, 1))
    page.goto(served.address)
    row(page, asked, "Your turn")
    row(page, waiting, "waiting for 1 player")
    listed = page.locator(".yours [data-own]").evaluate_all("(rows) => rows.map((row) => row.dataset.own)")
    assert listed[-1] == waiting.table  # those of somebody's turn come before it
    turns = page.locator(".yours").get_by_text("Your turn").count()
    expect(page.locator(".topbar [data-waiting]")).to_have_text(f"{turns} wait{'s' * (turns == 1)} for you")
    assert page.title() == f"({turns}) Dejarik"
    page.get_by_role("button", name="Finished 1").click()
    row(page, lost, "Lost")
    expect(page.locator(".yours .phead")).to_contain_text("0 won, 1 lost")
    visit(friend, f"{served.address}#/table/{shared.table}")
    friend.get_by_role("button", name="Menu").click()
    friend.locator("dialog.menu").get_by_role("button", name="Poddaj").click()
    friend.locator("dialog.dialog").get_by_role("button", name="Poddaj").click()
    friend.goto(served.address)
    friend.get_by_role("button", name="Skończone 1").click()
    row(friend, shared, "Przegrana")
    page.reload()
    page.get_by_role("button", name="Finished 2").click()
    row(page, shared, "Won")
    expect(page.locator(".yours .phead")).to_contain_text("1 won, 1 lost")


def test_the_link_of_whoever_is_missing_is_copied_again_else_the_own_one(
    new_page: NewPage, served: Served
) -> None:
    page = new_page(fresh=True, permissions=["clipboard-read", "clipboard-write"])
    own = make_table(served.address, "arena", "me", "bot")
    visit(page, own.page)
    page.goto(f"{served.address}#/new/arena")
    page.locator('select[data-seat="1"]').select_option("friend")
    page.locator(".newtable button[type=submit]").click()
    link = page.locator(".newtable input[readonly]").first.input_value()
    page.goto(served.address)
    expect(page.locator(".yours [data-copy]")).to_have_count(2)
    copies = page.locator(".yours [data-copy]").evaluate_all("(all) => all.map((each) => each.dataset.copy)")
    assert sorted(copies) == sorted([link, own.page])
    page.locator(f'[data-own="{own.table}"] [data-copy]').click()
    assert page.evaluate("navigator.clipboard.readText()") == own.page


def test_the_chat_knows_who_is_there_who_looks_on_and_the_badge_of_each(
    new_page: NewPage, served: Served
) -> None:
    """In a skirmish a seat has the colour of its zone, and not that of its number."""
    page, spectator = new_page(), new_page()
    made = make_table(served.address, "assault", "me", "friend", map="echo-base", mission="A")
    visit(page, made.page)
    visit(spectator, f"{served.address}#/table/{made.table}")
    page.get_by_role("tab", name="Chat").click()
    expect(page.locator('.presence [data-there="true"]')).to_contain_text("Player 1")
    expect(page.locator(".presence [data-watching]")).to_have_text("1 person looks on")
    page.get_by_label("Write to the table").fill("Hello there")
    page.keyboard.press("Enter")
    expect(page.locator("dj-chat .log .tally")).to_have_count(1)
    page.evaluate(
        """() => { const table = document.querySelector('dj-table'); const { state } = table;
        const players = state.shown.players.map((each) => ({ ...each, zone: each.seat ? 'red' : 'blue' }));
        table.state = { ...state, shown: { ...state.shown, players } }; }"""
    )
    expect(page.locator("dj-chat .log .tally")).to_have_class(re.compile("seat-blue"))
    spectator.goto(served.address)
    expect(page.locator(".presence [data-watching]")).to_have_count(0)
    seen = spectator.locator(f'[data-open="{made.table}"] .present.there')
    expect(seen).to_have_count(1)
