"""A mission at three pages: the Empire and two heroes. What is not revealed never reaches a page of the heroes."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocket, expect
from tests.table.putting_together import put_together
from tests.web.conftest import NewPage, Served
from tests.web.hurrying import STATE, begin_to_hurry, hurry
from tests.web.playing import EAGER, make_table, number, options, press, sit_down, wait_until, wish
from tests.web.test_screens import faults

from dejarik.assault.campaign.party import playable_heroes
from dejarik.assault.facts.campaign_missions import campaign_mission
from dejarik.assault.game import GAME
from dejarik.kernel import register
from dejarik.kernel.text import text
from dejarik.messages import Language, say

register(GAME)
MISSION = campaign_mission("trespass")

#: All that is left of the last round is one group.
NEAR_THE_END = """shown.round === 6 && shown.heroes.every((hero) => !hero.activations)
  && shown.groups.filter(({ figures, ready }) => figures.length && ready).length < 2"""


class Heard:
    """Everything that the server has said to a page, each message as it came."""

    def __init__(self, page: Page) -> None:
        self.said: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.said.append(str(frame)))

    @property
    def leaks(self) -> list[str]:
        """Names that were in a message before they were read or laid."""
        found: list[str] = []
        shown: dict[str, Any] = {"told": [], "sections": []}
        for said in self.said:
            message = json.loads(said)
            given = message.get("shown", shown)
            shown = put_together(shown, given) if message["type"] == "changes" else given
            told = {each["title"]["id"].removeprefix(f"mission-{MISSION.id}-") for each in shown["told"]}
            found += leaks(said, told, set(shown["sections"]))
        return found


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


def asked(pages: dict[int, Page]) -> Page | None:
    """The page on which somebody is asked, and has to press; None: the mission is over."""
    waiting = f"!document.hurrying && {STATE}?.decision"
    for _ in range(1200):
        for page in pages.values():
            if page.evaluate(f"Boolean({STATE}?.outcome)"):
                return None
            if page.evaluate(f"Boolean({waiting})"):
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def play(pages: dict[int, Page], steps: int) -> None:
    """So many questions are answered by pressing, on whatever page they are asked."""
    for _ in range(steps):
        page = asked(pages)
        if page is None:
            return
        wait_until(page, "document.querySelector('dj-decision button:not(:disabled)')")
        before = number(page)
        press(page, wish(options(page)))
        wait_until(page, f"{STATE}.outcome || {STATE}.number > {before}")


def test_a_mission_is_played_to_its_end_at_three_pages_and_nothing_unrevealed_reaches_the_heroes(
    new_page: NewPage, served: Served
) -> None:
    heroes = dict(zip(("hero-1", "hero-2"), playable_heroes(), strict=False))
    made = make_table(
        served.address, "assault", "me", "friend", "friend",
        format="mission", mission=str(MISSION.id), players="3", **heroes, **{"class": "military-might"},
    )  # fmt: skip
    pages = {0: new_page(), 1: new_page(language="pl-PL"), 2: new_page(390, 844)}
    heard = {seat: Heard(page) for seat, page in pages.items()}
    pages[0].goto(made.page)
    for seat in (1, 2):
        pages[seat].goto(sit_down(served.address, made, seat))
    for page in pages.values():
        wait_until(page, f"{STATE}?.asked !== undefined && {STATE}?.asked !== null")
        page.wait_for_selector("dj-mission .boardsvg")

    assert pages[0].locator(".tray .ccard").count() == len(MISSION.reserved_groups)
    assert pages[0].locator(".tocome details").count() == len(MISSION.events) - 1, "all but the briefing"
    assert pages[0].locator(".pointmark").count() == 2
    assert pages[1].locator(".tray, .pointmark, .tocome").count() == 0
    assert pages[1].locator(".herorow").count() == 2
    assert pages[1].locator(".log li").count() > 6, "what happened before anybody was asked"
    assert pages[1].locator(".pennant").count() == 1
    assert [faults(pages[0]), faults(pages[2])] == [[], []]
    play(pages, 8)
    pages[1].keyboard.press("v")
    assert pages[1].locator(".told .event").count() >= 1, "the briefing can be read again"
    begin_to_hurry(pages[0], NEAR_THE_END, eager=("end", *EAGER))  # an Empire that lets the heroes go
    for seat in (1, 2):
        begin_to_hurry(pages[seat], NEAR_THE_END)
    play(pages, 200)
    for page in pages.values():
        wait_until(page, f"{STATE}.outcome")
        expect(page.locator(".ending")).to_be_visible()
        expect(page.locator(".ending .paid")).to_have_count(3)  # rewards of both sides, and what follows
    assert [faults(pages[0]), faults(pages[2])] == [[], []]
    assert all(len(each.said) > 60 for each in heard.values())
    assert heard[0].leaks, "the Empire knows what is to come"
    assert (heard[1].leaks, heard[2].leaks) == ([], [])


def test_figures_walk_space_by_space_and_obstacles_fill_all_their_spaces(
    new_page: NewPage, served: Served
) -> None:
    made = make_table(
        served.address, "assault", "bot", "me", "bot",
        format="mission", mission=str(MISSION.id), players="3", **{"class": "military-might"},
    )  # fmt: skip
    page = new_page()
    page.goto(made.page)
    far = "state.decision.options.filter(({ verb, cost }) => verb === 'go' && cost === 2)"
    hurry(page, f"{far}.length", eager=("move", "activate:"))
    wait_until(page, "document.querySelector('dj-mission .choice.space')")
    assert page.locator(".objectbase").count() == 1
    wide, high = page.locator(".objectbase").evaluate(
        "(each) => (({ width, height }) => [width, height])(each.getBBox())"
    )
    assert wide > 2.5 * high, "three spaces in a row"
    end = page.evaluate(f"((state) => {far}[0].id)({STATE})")
    before = number(page)
    press(page, end)
    wait_until(page, f"{STATE}.number > {before}")
    walked = page.evaluate("document.querySelector('dj-mission').walks.map(({ stops }) => stops)")
    steps = [abs(a - c) + abs(b - d) for (a, b), (c, d) in zip(walked[0], walked[0][1:], strict=False)]
    assert len(steps) == 2
    assert all(0 < each <= 2 for each in steps), "each step leads to the next space"


def test_what_was_read_is_there_in_the_other_language_too(new_page: NewPage, served: Served) -> None:
    """The words of a mission come with what says them, in both languages, and are in no file."""
    made = make_table(
        served.address, "assault", "bot", "me", "bot",
        format="mission", mission=str(MISSION.id), players="3", **{"class": "military-might"},
    )  # fmt: skip
    page = new_page()
    page.goto(made.page)
    page.wait_for_selector("dj-mission .boardsvg")
    page.keyboard.press("v")
    briefing = text(f"mission-{MISSION.id}-briefing")
    for button, language in (("PL", Language.POLISH), ("EN", Language.ENGLISH)):
        page.get_by_role("button", name=button, exact=True).click()
        expect(page.locator(".told .event").first).to_contain_text(say(briefing, language))
        assert page.evaluate("fetch('/words/all-pl.ftl').then((each) => each.text())").count(briefing.id) == 0


def begun(page: Page, served: Served, mission: str) -> Page:
    """A mission that the first of two heroes plays, when somebody is asked who acts."""
    heroes = {"hero-1": "diala-passil", "hero-2": "fenn-signis", "class": "military-might"}
    made = make_table(
        served.address, "assault", "bot", "me", "bot",
        format="mission", mission=mission, players="3", **heroes,
    )  # fmt: skip
    page.goto(made.page)
    page.wait_for_selector("dj-mission .boardsvg")
    hurry(page, "shown.round >= 1")
    return page


def test_neutral_figures_stand_apart_from_those_who_fight_for_the_rebels(
    new_page: NewPage, served: Served
) -> None:
    for page, name in ((new_page(), "Civilian 1"), (new_page(390, 844, language="pl-PL"), "Cywil 1")):
        begun(page, served, "civil-unrest")
        assert page.locator(".seatp.seat-blue .group").count() == 0
        assert page.locator(".neutrals .neutralrow").count() == 1, "all of a kind in one place"
        assert page.locator(".neutrals .neutral").count() == 9
        page.evaluate("document.querySelector('dj-mission').sheet = 'groups'")
        if page.locator(".freshtext button").is_visible():
            page.locator(".freshtext button").click()
        page.locator(".neutral").first.click()
        expect(page.locator(".inspect h3")).to_have_text(name)
        assert faults(page) == []


def test_tokens_beside_the_map_are_there_for_everybody_to_see(new_page: NewPage, served: Served) -> None:
    page = begun(new_page(), served, "our-last-hope")
    supplies = page.locator(".seatp.seat-blue .seathead .tokenchip")
    lying = page.evaluate(f"{STATE}.shown.supplies[0].count")
    expect(supplies).to_have_attribute("aria-label", f"Supply tokens: {lying}")
    page = begun(new_page(390, 844, language="pl-PL"), served, "temptation")
    page.evaluate("document.querySelector('dj-mission').sheet = 'groups'")
    expect(page.locator(".herorow").first.locator(".tokenchip")).to_have_text("8")
    page.evaluate("document.querySelector('dj-mission').sheet = 'hand'")
    expect(page.locator(".herostrip .tokenlines li")).to_have_text("Wewnętrzna siła: 8")
    page = begun(new_page(), served, "hostile-negotiations")
    expect(page.locator(".goal .counted")).to_have_text("0")
    expect(page.locator(".seatp.seat-red .counted")).to_have_attribute("aria-label", "Counted so far: 0")
