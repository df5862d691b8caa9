"""“Call me”: the form at the table by which somebody leaves an address for their seat."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.table.harness import Server, running
from tests.web.conftest import NewPage
from tests.web.test_campaign_people import choose_from_menu

from dejarik.table.settings import NoticesPart


@pytest.fixture
def calling(tmp_path: Path) -> Iterator[Server]:
    part = NoticesPart(enabled=True, hosts=("hooks.example.org",))
    with running(str(tmp_path / "tables.db"), notices=part) as server:
        yield server


def test_an_address_is_left_for_a_seat_and_taken_back(calling: Server, new_page: NewPage) -> None:
    table = calling.make("arena", "me", "bot")
    page = new_page(fresh=True)
    page.goto(f"{calling.base}/#/table/{table.id}/{table.tokens[0]}")
    open_form(page)
    page.locator("dj-calling [data-kind]").select_option("hook")
    page.locator("dj-calling input[name=address]").fill("https://evil.example/x")
    page.locator("dj-calling button[type=submit]").click()
    expect(page.locator("dj-toasts")).to_contain_text("evil.example")
    page.locator("dj-calling input[name=address]").fill("https://hooks.example.org/x")
    page.locator("dj-calling select[name=pace]").select_option("later")
    page.locator("dj-calling button[type=submit]").click()
    expect(page.locator("dj-calling")).to_have_count(0)
    kept = calling.get(f"/api/tables/{table.id}/calling?seat=0", table.tokens[0]).json()
    assert (kept["kind"], kept["address"], kept["pace"]) == ("hook", "https://hooks.example.org/x", "later")
    open_form(page)
    expect(page.locator("dj-calling input[name=address]")).to_have_value("https://hooks.example.org/x")
    page.locator("dj-calling [data-kind]").select_option("")
    page.locator("dj-calling button[type=submit]").click()
    expect(page.locator("dj-calling")).to_have_count(0)
    assert calling.get(f"/api/tables/{table.id}/calling?seat=0", table.tokens[0]).json()["kind"] is None


def open_form(page: Page) -> None:
    choose_from_menu(page, "calling")
