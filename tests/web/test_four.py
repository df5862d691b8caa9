"""A free-for-all with four pages open: everybody sees the same table, and only who is asked can press. Whole games of
four pages are played in `test_lcg_whole` and `test_evening`."""

from __future__ import annotations

from collections import Counter

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
