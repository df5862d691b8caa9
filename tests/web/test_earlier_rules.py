"""A table of an earlier release: the page says so, shows what there is, and takes the game up or begins it again."""

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
def earlier(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Served]:
    """A server of today over the database of an earlier release."""
    name = getattr(request, "param", "earlier_release")
    (tmp_path / "tables.db").write_bytes(gzip.decompress((DATA / f"{name}.db.gz").read_bytes()))
    server = Served(tmp_path)
    yield server
    server.stop()


@pytest.mark.parametrize("earlier", ["release-0.1.0"], indirect=True)
def test_a_skirmish_to_which_todays_rules_do_not_lead_is_taken_up(new_page: NewPage, earlier: Served) -> None:
    known = json.loads((DATA / "release-0.1.0.json").read_text())["skirmish"]
    page = new_page(fresh=True, language="pl-PL")
    page.goto(f"{earlier.address}#/table/{known['table']}/{known['token']}")
    notice = page.locator(".notice.outdated")
    notice.locator("[data-carry-on]").click()
    expect(notice).to_contain_text("prowadzą gdzie indziej. Da się grać dalej od wyboru", timeout=60_000)
    expect(notice.locator("[data-carry-on]")).to_have_count(0)
    expect(notice.locator("[data-restart]")).to_be_visible()
    settled(page)
    assert faults(page) == []
    notice.locator("[data-resume]").click()
    expect(notice).to_have_count(0, timeout=30_000)
    page.get_by_role("button", name="To ja").click()  # two seats share the screen
    expect(page.locator(".log")).to_contain_text("podejmuje tę grę od tego miejsca")


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
