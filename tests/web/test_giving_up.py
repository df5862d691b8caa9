"""Giving up: everybody hears who did, the log tells it at its place, and the end says who it was."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.web.conftest import NewPage, Served
from tests.web.playing import answer_one, give_up, make_table, wait_until
from tests.web.test_line import TABLE, seat_pages

SKIRMISH = {"map": "moisture-farm", "mission": "A"}


def test_a_bot_plays_on_and_everybody_is_told(new_page: NewPage, served: Served) -> None:
    kinds = ("me", "friend", "friend")
    own, second, third, spectator = seat_pages(served, new_page, "caravan", *kinds, players="3")
    answer_one(own)
    wait_until(second, f"{TABLE}.state.number === 1")
    give_up(second)
    words = "Player 2 gave up. A bot plays on."
    for page in (own, third, spectator):
        expect(page.locator(".toast")).to_contain_text(words)
    expect(second.locator(".toast")).to_contain_text("You gave up. A bot plays on for you.")
    for page in (own, second, third, spectator):
        expect(page.locator("dj-log li", has_text=words)).to_have_count(1)
        expect(page.locator(".seatp", has_text="Player 2").locator(".gaveup")).to_have_text("gave up")
        expect(page.locator(".gaveup")).to_have_count(1)
        assert page.locator(".notice.good").count() == 0  # the game goes on
    lines = own.locator("dj-log li").all_inner_texts()
    place = next(place for place, line in enumerate(lines) if words in line)
    assert place > 0, "it stands after the first choice"
    own.reload()
    expect(own.locator("dj-log li", has_text=words)).to_have_count(1)
    assert own.locator(".toast").count() == 0  # it is no news any more


@pytest.mark.parametrize(
    ("game", "settings", "panel"),
    [("assault", SKIRMISH, ".seatp"), ("lcg", {"format": "starter"}, ".parea")],
)
def test_of_two_the_one_who_gave_up_is_named_and_the_replay_tells_it(
    new_page: NewPage, served: Served, game: str, settings: dict[str, str], panel: str
) -> None:
    own, friend, spectator = seat_pages(served, new_page, game, "me", "friend", **settings)
    give_up(friend)
    for page in (own, friend, spectator):
        wait_until(page, f"{TABLE}.state.outcome")
        expect(page.locator("dj-log")).to_contain_text("Player 2 gave up.")
        expect(page.locator(panel, has_text="Player 2").locator(".gaveup")).to_have_text("gave up")
    expect(own.locator(".question h2")).to_have_text("You have won")
    expect(own.locator(".question p").first).to_have_text("Player 2 gave up.")
    expect(friend.locator(".question h2")).to_have_text("You have lost")
    expect(friend.locator(".question p").first).to_have_text("You gave up.")
    expect(spectator.locator(".question h2")).to_have_text("Player 1 has won")
    expect(spectator.locator(".question p").first).to_have_text("Player 2 gave up.")
    table = own.evaluate(f"{TABLE}.table")
    own.goto(f"{served.address}#/replay/{table}")
    expect(own.locator(".replaylog li").last).to_contain_text("Player 2 gave up.")
    expect(own.locator(".replaybar")).to_contain_text("Player 2 gave up.")


def test_a_clock_that_ran_out_is_told(new_page: NewPage, served: Served) -> None:
    page = new_page()
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "random"}]
    made = page.request.post(
        f"{served.address}api/tables", data={"game": "arena", "seats": seats, "clock": 5}
    ).json()
    page.goto(f"{served.address}#/table/{made['table']}/{made['seats'][0]['token']}")
    expect(page.locator("dj-log")).to_contain_text("Time ran out for Anna: a bot answered.", timeout=20_000)


def test_taking_back_freely_is_told_to_the_others(new_page: NewPage, served: Served) -> None:
    own, friend, _ = seat_pages(served, new_page, "arena", "me", "friend")
    for _ in range(2):
        own.locator("[data-option='brace']").click()
        wait_until(own, f"{TABLE}.state.number === 1 && {TABLE}.state.undo === 'free'")
        own.keyboard.press("u")
        wait_until(own, f"{TABLE}.state.number === 0")
    expect(friend.locator("dj-log li", has_text="Player 1 took back a choice.")).to_have_count(1)
    expect(friend.locator(".toast").first).to_contain_text("Player 1 took back a choice.")
    assert own.locator(".toast").count() == 0


def test_the_list_of_games_says_who_gave_up(new_page: NewPage, served: Served) -> None:
    page = new_page()
    made = make_table(served.address, "arena", "me", "bot")
    page.goto(made.page)
    page.wait_for_selector("dj-decision")
    give_up(page)
    expect(page.locator(".notice.good")).to_contain_text("You gave up.")
    page.goto(f"{served.address}#/replay")
    row = page.locator("li", has=page.locator(f"a[href='#/replay/{made.table}']"))
    expect(row).to_contain_text("Player 1 gave up.")
