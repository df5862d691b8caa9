"""A whole game of the card game for two teams at four pages, begun by clicking, to the end that the rules give it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect
from tests.web.card_playing import CALM, EAGER, STATE, answer, wait_and_see, wish
from tests.web.conftest import NewPage, Served
from tests.web.hurrying import begin_to_hurry
from tests.web.playing import make_table, sit_down, wait_until
from tests.web.test_lcg import unspoken

POLISH, ENGLISH = "pl-PL", "en-GB"
AGAIN = {POLISH: "Zagraj jeszcze raz", ENGLISH: "Play again"}
WON = {POLISH: "Wygrana", ENGLISH: "You have won"}


def shows_the_end(page: Page, language: str) -> None:
    """The page says that the game is over, and why, in its language."""
    expect(page.get_by_role("button", name=AGAIN[language])).to_be_visible()
    assert unspoken(page) == []


# --- Two against two ------------------------------------------------------------------------------------

LOOK = f"(({{asked, number, outcome, shown}}) => ({{asked, number, outcome, round: shown.round}}))({STATE})"


def only_who_is_asked_can_answer(pages: dict[int, Page], now: dict[str, Any]) -> None:
    """All pages show the same moment, and one of them the question."""
    for seat, page in pages.items():
        wait_until(page, f"{STATE}.number === {now['number']}")
        assert page.evaluate(f"{STATE}.decision !== null") == (seat == now["asked"])
        assert page.evaluate(f"Object.keys({STATE}.shown.hands).length") == 1, "the hand of the partner"


def test_four_people_play_in_two_teams_to_the_end_each_at_a_page_of_their_own(
    new_page: NewPage, served: Served
) -> None:
    """The dark side fights, and the light side lets it: so the dial comes to its end soon."""
    made = make_table(served.address, "lcg", "me", "friend", "friend", "friend", format="2v2", players="4")
    links = {seat: sit_down(served.address, made, seat) for seat in (1, 2, 3)}
    languages = {seat: POLISH if seat % 2 else ENGLISH for seat in range(4)}
    pages = {seat: new_page(1200, 800, language) for seat, language in languages.items()}
    for seat, page in pages.items():
        page.goto(links.get(seat, made.page))
        wait_until(page, f"{STATE}?.shown")
    dark = pages[0].evaluate(
        f"{STATE}.shown.players.flatMap((one, seat) => one.side === 'dark' ? [seat] : [])"
    )

    seen: set[int] = set()
    now = pages[0].evaluate(LOOK)
    while now["round"] < 2:
        only_who_is_asked_can_answer(pages, now)
        asked = now["asked"]
        seen.add(asked)
        fights = asked in dark
        answer(pages[asked], wish if fights else wait_and_see, several=3 if fights else 0)
        now = pages[asked].evaluate(LOOK)
    for seat, page in pages.items():
        fights = seat in dark
        begin_to_hurry(page, eager=EAGER if fights else (), calm=CALM, several=3 if fights else 0)
    wait_until(pages[0], f"{STATE}.outcome", seconds=240)
    now = pages[0].evaluate(LOOK)

    assert seen == {0, 1, 2, 3}
    for seat, page in pages.items():
        wait_until(page, f"{STATE}.outcome")
        assert page.evaluate(f"{STATE}.outcome") == now["outcome"]
        shows_the_end(page, languages[seat])
        won = page.get_by_role("heading", name=WON[languages[seat]])
        expect(won).to_have_count(1 if seat in now["outcome"]["winners"] else 0)
        assert page.locator(".parea").count() == 4
        expect(page.locator(".lcgrow.below .parea.own")).to_have_count(1)
