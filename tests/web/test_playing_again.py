"""Playing again after a game: sides and armies are chosen, and the other player is told, looks and sits down."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.web.conftest import NewPage, Served
from tests.web.playing import give_up, make_table, wait_until
from tests.web.test_line import TABLE, seat_pages

ARMIES = {"map": "moisture-farm", "mission": "A", "army-1": "echo-base-line", "army-2": "hired-guns"}


def test_the_other_player_is_told_and_sits_down_with_an_army_of_their_choice(
    new_page: NewPage, served: Served
) -> None:
    own, friend, _ = seat_pages(served, new_page, "assault", "me", "friend", **ARMIES)
    give_up(own)
    wait_until(friend, f"{TABLE}.state.outcome")
    where = "document.querySelector('.gamebox main').getBoundingClientRect().top"
    before = friend.evaluate(where)
    own.get_by_role("button", name="Play again").click()
    form = own.locator("dj-playing-again")
    expect(form).to_contain_text(
        "Player 2 is asked first, sees what you have chosen and chooses what to bring."
    )
    form.locator("[data-again=brought-chosen]").click()
    expect(form.locator("select")).to_have_count(1)  # nobody chooses for the other
    form.locator("[data-setting=army-1]").select_option("claws-and-ice")
    form.locator("[type=submit]").click()
    expect(own.locator(".notice")).to_contain_text("Player 2")  # who is waited for
    notice = friend.locator(".notice.again")
    expect(notice).to_contain_text("Player 1 wants to play again.")
    assert friend.evaluate(where) == before  # what comes up pushes nothing away
    notice.get_by_role("button", name="Look at the table").click()
    friend.locator("[data-setting=army-2]").select_option("snow-and-steel")
    friend.get_by_role("button", name="Sit down").click()
    for page, seat in ((own, 0), (friend, 1)):
        wait_until(page, f"{TABLE}?.state?.table.state === 'playing'")
        assert page.evaluate(f"{TABLE}.state.seats") == [seat]
        assert page.evaluate(f"{TABLE}.state.table.settings") == {
            **ARMIES, "army-1": "claws-and-ice", "army-2": "snow-and-steel",
        }  # fmt: skip


def test_against_a_bot_the_next_game_begins_at_once_on_the_other_side(
    new_page: NewPage, served: Served
) -> None:
    page = new_page(390, 844)
    page.goto(make_table(served.address, "lcg", "me", "bot", format="starter").page)
    wait_until(page, f"{TABLE}?.state")
    give_up(page)
    wait_until(page, f"{TABLE}.state.outcome")
    page.get_by_role("button", name="Play again").click()
    page.locator("[data-again=sides-swapped]").click()
    page.locator("[data-again=brought-drawn]").click()
    page.locator("dj-playing-again [type=submit]").click()
    wait_until(page, f"{TABLE}?.state?.table.state === 'playing' && {TABLE}.state.seats[0] === 1")
