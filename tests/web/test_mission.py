"""A mission at three pages: the Empire and two heroes. What is not revealed never reaches a page of the heroes."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket
from tests.web.clicking import STATE
from tests.web.conftest import NewPage, Served
from tests.web.playing import make_table, options, press, sit_down, wait_until, wish

from dejarik.assault.campaign.party import playable_decks, playable_heroes
from dejarik.assault.facts.campaign_missions import campaign_mission
from dejarik.assault.game import GAME
from dejarik.kernel import register

register(GAME)
MISSION = campaign_mission("trespass")

pytestmark = pytest.mark.skipif(
    len(playable_heroes()) < 2 or not playable_decks(), reason="there are no two heroes to play yet"
)


class Heard:
    """Everything that the server has said to a page."""

    def __init__(self, page: Page) -> None:
        self.said: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.said.append(str(frame)))

    def take(self) -> list[str]:
        said, self.said = self.said, []
        return said


def leaks(said: str, told: set[str], sections: set[str]) -> list[str]:
    """The names in a message that the Rebels do not know yet."""
    hidden = [f"event-{each.name}" for each in MISSION.events if f"event-{each.name}" not in told]
    for section in MISSION.sections:
        if section.region not in sections:
            hidden += [f'"{section.name}"', section.region]
    hidden += [
        f'"{each.name}"' for each in MISSION.points if "-" in each.name
    ]  # others are called as dice are
    return [name for name in hidden if name in said]


def known(page: Page) -> tuple[set[str], set[str]]:
    """The events that have been read, and the sections that are laid, as a page shows them."""
    shown: dict[str, Any] = json.loads(page.evaluate(f"JSON.stringify({STATE}.shown)"))
    told = {each["title"]["id"].removeprefix(f"mission-{MISSION.id}-") for each in shown["told"]}
    return told, set(shown["sections"])


def play(pages: dict[int, Page], steps: int) -> int:
    """So many questions are answered by pressing, each at the page that is asked first; the round that is reached."""
    for _ in range(steps):
        state = pages[0].evaluate(f"(({{asked, number, outcome}}) => ({{asked, number, outcome}}))({STATE})")
        if state["outcome"]:
            break
        page = pages[state["asked"]]
        wait_until(page, "document.querySelector('dj-decision button:not(:disabled)')")
        press(page, wish(options(page)))
        for each in pages.values():
            wait_until(each, f"{STATE}.outcome || {STATE}.number > {state['number']}")
    found: int = pages[0].evaluate(f"{STATE}.shown.round")
    return found


def test_a_mission_is_played_at_three_pages_and_nothing_unrevealed_reaches_the_heroes(
    new_page: NewPage, served: Served
) -> None:
    heroes = dict(zip(("hero-1", "hero-2"), playable_heroes(), strict=False))
    made = make_table(
        served.address, "assault", "me", "friend", "friend",
        format="mission", mission=str(MISSION.id), players="3", **heroes, **{"class": playable_decks()[0]},
    )  # fmt: skip
    pages = {0: new_page(), 1: new_page(language="pl-PL"), 2: new_page(390, 844)}
    heard = {seat: Heard(pages[seat]) for seat in (1, 2)}
    pages[0].goto(made.page)
    for seat in (1, 2):
        pages[seat].goto(sit_down(served.address, made, seat))
    for page in pages.values():
        wait_until(page, f"{STATE}?.asked !== undefined && {STATE}?.asked !== null")
        page.wait_for_selector("dj-mission .boardsvg")

    assert pages[0].locator(".tray .ccard").count() == len(MISSION.reserved_groups)
    assert pages[0].locator(".pointmark").count() == 2
    assert pages[1].locator(".tray, .pointmark").count() == 0
    assert pages[1].locator(".herorow").count() == 2
    for _ in range(12):
        reached = play(pages, 8)
        for seat, each in heard.items():
            told, sections = known(pages[seat])
            assert [name for said in each.take() for name in leaks(said, told, sections)] == []
        if reached > 1:
            break
    assert reached > 1, "a round has been played"
    pages[1].keyboard.press("v")
    assert pages[1].locator(".told .event").count() >= 1, "the briefing can be read again"
