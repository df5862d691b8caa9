"""A free-for-all with four pages open: everybody sees the same table, and only who is asked can press. Whole games of
four pages are played in `test_lcg_whole` and `test_evening`."""

from __future__ import annotations

from collections import Counter

from playwright.sync_api import expect
from tests.web.clicking import OFFICER, STATE, answer
from tests.web.conftest import NewPage, Served
from tests.web.playing import make_table, sit_down, wait_until

ARMIES = {f"army-{seat}": OFFICER for seat in (1, 2, 3, 4)}


def test_four_people_play_a_free_for_all_each_at_a_page_of_their_own(
    new_page: NewPage, served: Served
) -> None:
    friends = ("friend", "friend", "friend")
    made = make_table(
        served.address, "assault", "me", *friends, map="hoth-battlefield", mission="A", **ARMIES
    )
    pages = {0: new_page()}
    pages[0].goto(made.page)
    for seat in (1, 2, 3):
        pages[seat] = new_page(language="pl-PL" if seat % 2 else "en-GB")
        pages[seat].goto(sit_down(served.address, made, seat))
    for page in pages.values():
        wait_until(page, f"{STATE}?.asked !== undefined && {STATE}?.asked !== null")

    answered: Counter[int] = Counter()
    while len(answered) < 4 or min(answered.values()) < 3:
        state = pages[0].evaluate(f"(({{asked, number}}) => ({{asked, number}}))({STATE})")
        answered[state["asked"]] += 1
        for seat, page in pages.items():
            may = page.evaluate(f"{STATE}.decision !== null && {STATE}.seats.join() === '{seat}'")
            assert may == (seat == state["asked"])
        assert answer(pages[state["asked"]]) is not None
        for page in pages.values():
            wait_until(page, f"{STATE}.number > {state['number']}")


def test_a_team_battle_shows_two_teams_with_their_points_together(new_page: NewPage, served: Served) -> None:
    settings = {"map": "hoth-battlefield", "mission": "B", **ARMIES}
    made = make_table(served.address, "assault", "me", "bot", "bot", "bot", **settings)
    page = new_page()
    page.goto(made.page)
    wait_until(page, f"{STATE}?.asked !== undefined")
    teams = page.locator(".teamp")
    expect(teams.locator(".teamhead h2")).to_have_text(["Your team", "Against you"])
    assert [each.get_attribute("data-team") for each in teams.all()] == ["0", "1"]
    assert [each.locator(".seatp").count() for each in teams.all()] == [2, 2]
    expect(teams.nth(0).locator(".teamhead")).to_contain_text("of 60 VP")
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".scores .score")).to_have_count(2)
