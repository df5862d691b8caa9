"""A free-for-all with four pages open: everybody sees the same table, only who is asked can press, and it ends."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.web.clicking import OFFICER, STATE, answer
from tests.web.conftest import NewPage, Served
from tests.web.playing import make_table, sit_down, wait_until

ARMIES = {f"army-{seat}": OFFICER for seat in (1, 2, 3, 4)}


def test_four_people_play_a_free_for_all_to_its_end_each_at_a_page_of_their_own(
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

    seen: set[int] = set()
    while (
        state := pages[0].evaluate(f"(({{asked, number, outcome}}) => ({{asked, number, outcome}}))({STATE})")
    )["outcome"] is None:
        seen.add(state["asked"])
        for seat, page in pages.items():
            may = page.evaluate(f"{STATE}.decision !== null && {STATE}.seats.join() === '{seat}'")
            assert may == (seat == state["asked"])
        answer(pages[state["asked"]])
        for page in pages.values():
            wait_until(page, f"{STATE}.number > {state['number']}")
    assert seen == {0, 1, 2, 3}

    outcomes = [page.evaluate(f"{STATE}.outcome") for page in pages.values()]
    assert outcomes[0]["reason"] in {"elimination", "points", "time"}
    assert all(outcome == outcomes[0] for outcome in outcomes)
    for seat, page in pages.items():
        again = "Zagraj jeszcze raz" if seat % 2 else "Play again"
        expect(page.get_by_role("button", name=again)).to_be_visible()
