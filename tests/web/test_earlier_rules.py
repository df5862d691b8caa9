"""A table of an earlier release: the page says so, shows what there is, and begins the game again."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.web.conftest import NewPage, Served
from tests.web.playing import settled
from tests.web.test_screens import faults

DATA = Path(__file__).parents[1] / "table" / "data"


@pytest.fixture
def earlier(tmp_path: Path) -> Iterator[Served]:
    """A server of today over the database of an earlier release."""
    (tmp_path / "tables.db").write_bytes(gzip.decompress((DATA / "earlier_release.db.gz").read_bytes()))
    server = Served(tmp_path)
    yield server
    server.stop()


def test_a_mission_of_earlier_rules_is_begun_again(new_page: NewPage, earlier: Served) -> None:
    known = json.loads((DATA / "earlier_release.json").read_text())["playing"]
    page = new_page(fresh=True)
    page.goto(f"{earlier.address}#/table/{known['table']}/{known['token']}")
    notice = page.locator(".notice.outdated")
    expect(notice).to_contain_text("begun with other rules")
    settled(page)
    assert faults(page) == []
    expect(notice.get_by_role("button", name="Go on")).to_be_visible()
    notice.locator("[data-restart]").click()
    page.get_by_role("dialog").get_by_role("button", name="Begin it again").click()
    expect(notice).to_have_count(0)
    page.get_by_role("button", name="I am").click()  # two seats share the screen
    expect(page.locator("dj-mission")).to_be_visible()
    expect(page.locator(".log")).to_contain_text("begins this game again")
