"""Going on to the next game of a series: whoever does leads the others there, when they have seen enough."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.web.conftest import NewPage, Served
from tests.web.playing import answer_one, wait_until
from tests.web.test_line import TABLE, seat_pages


def test_who_goes_on_leads_everybody_to_the_next_table_when_they_like(
    new_page: NewPage, served: Served
) -> None:
    settings = {"players": "2", "journeys": "2"}
    own, friend, spectator = seat_pages(served, new_page, "caravan", "me", "friend", **settings)
    first = own.evaluate(f"{TABLE}.table")
    link = own.url
    while not own.evaluate(f"Boolean({TABLE}.state.outcome)"):
        for page in (own, friend):
            if page.evaluate(f"Boolean({TABLE}.state.decision)"):
                number = page.evaluate(f"{TABLE}.state.number")
                answer_one(page)
                for each in (own, friend):
                    wait_until(each, f"{TABLE}.state.number > {number}")
    expect(own.locator(".goon")).to_have_text("Go on")
    expect(own.get_by_text("Play again")).to_have_count(0)
    expect(spectator.locator(".goon")).to_have_count(0)
    friend.locator(".goon").click()
    wait_until(friend, f"{TABLE}?.state && {TABLE}.state.table.id !== '{first}'")
    for page in (own, spectator):
        expect(page.locator(".goneon")).to_be_visible()  # they are told, and still see how it ended
        assert page.evaluate(f"{TABLE}.table") == first
        page.locator(".goon").click()
    for page, seats in ((friend, [1]), (own, [0]), (spectator, [])):
        wait_until(page, f"{TABLE}?.state && {TABLE}.state.table.id !== '{first}'")
        assert page.evaluate(f"{TABLE}.state.seats") == seats
        assert page.evaluate(f"{TABLE}.state.table.series.part") == 1
    assert (
        own.evaluate(f"{TABLE}.table")
        == friend.evaluate(f"{TABLE}.table")
        == spectator.evaluate(f"{TABLE}.table")
    )
    own.goto(link)
    own.reload()
    wait_until(own, f"{TABLE}?.state && {TABLE}.state.table.id !== '{first}'")
    assert own.evaluate(f"{TABLE}.state.seats") == [0]
