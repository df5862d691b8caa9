"""A free-for-all with four pages open: everybody sees the same table, and only who is asked can press."""

from __future__ import annotations

from playwright.sync_api import Page
from tests.web.conftest import NewPage, Served
from tests.web.playing import answer_one, make_table, number, wait_until

ASKED = "document.querySelector('dj-table')?.state?.asked"
DECISIONS = 60


def asked(page: Page) -> int:
    """The seat whose turn it is, as this page shows it."""
    found: int = page.evaluate(ASKED)
    return found


def test_four_people_play_a_free_for_all_each_at_a_page_of_their_own(
    new_page: NewPage, served: Served
) -> None:
    made = make_table(
        served.address, "assault", "me", "friend", "friend", "friend", map="hoth-battlefield", mission="A"
    )
    links = {seat["seat"]: seat["link"] for seat in made.seats if "link" in seat}
    pages = {0: new_page()}
    pages[0].goto(made.page)
    for seat, link in links.items():
        pages[seat] = new_page(language="pl-PL" if seat % 2 else "en-GB")
        pages[seat].goto(served.address.rstrip("/") + link)
    for page in pages.values():
        wait_until(page, f"{ASKED} !== undefined && {ASKED} !== null")

    seen: set[int] = set()
    for _ in range(DECISIONS):
        seat = asked(pages[0])
        seen.add(seat)
        before = number(pages[0])
        answer_one(pages[seat])
        for page in pages.values():
            wait_until(page, f"document.querySelector('dj-table').state.number > {before}")
    assert seen == {0, 1, 2, 3}
    assert len({asked(page) for page in pages.values()}) == 1
    for seat, page in pages.items():
        own = page.evaluate("document.querySelector('dj-table').state.seats")
        assert own == [seat]
        others = page.evaluate("document.querySelector('dj-table').state.decision === null")
        assert others == (asked(page) != seat)
