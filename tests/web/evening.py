"""A club evening: people at pages of their own, one address, two tables of four; and what goes wrong on such evenings.

Everybody plays by pressing what the page shows. After every choice each page must say what its person can do, or whose
turn it is. What happens besides (a reload, a lost network, a killed server, somebody who takes back or gives up) is
told to everybody, and the game goes on.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, expect
from tests.web import card_playing, clicking
from tests.web.conftest import NewPage, Served
from tests.web.playing import Made, make_table, wait_until
from tests.web.wire import Wire

STATE = "document.querySelector('dj-table')?.state"
TABLE = "document.querySelector('dj-table')"
HAS_ITS_SAY = f"""(({{asked, outcome}}) =>
  outcome ? document.querySelector('.ending, .lcgend, .notice.good')
  : asked === SEAT ? document.querySelector('.question :is(button, [data-option]):not(:disabled)')
  : document.querySelector('.question, .lcgquestion')?.textContent.trim())({STATE})"""
NOTICED = 7_000  # milliseconds until a page says that it has lost its table: five seconds, and two for a busy machine
BACK = 30_000
PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
ID = re.compile(r"\b(?:page|table|join|build|lcg|map|game|skirmish|option)-[a-z]+(?:-[a-z]+)*\b")


@dataclass
class Person:
    """Somebody at a page. `finger`: on a phone."""

    seat: int
    page: Page
    finger: bool = False

    def now(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(
            f"(({{asked, number, revision, outcome, undo}}) => ({{asked, number, revision, outcome, undo}}))({STATE})"
        )
        return found


@dataclass
class Party:
    """Four people at one table."""

    made: Made
    people: list[Person]
    answer: Callable[[Person], object]
    figures: dict[str, int] = field(default_factory=dict)
    gone: list[Person] = field(
        default_factory=list
    )  # who gave up: no longer asked, and there for another game

    def count(self, what: str) -> None:
        self.figures[what] = self.figures.get(what, 0) + 1

    # --- What must always hold ------------------------------------------------------------------------

    def together(self) -> dict[str, Any]:
        """Wait until all pages show the same moment; that moment."""
        end = time.monotonic() + BACK / 1000
        while True:
            moments = [person.now() for person in self.people]
            if all(moment["revision"] == moments[0]["revision"] for moment in moments):
                return moments[0]
            assert time.monotonic() < end, f"the pages show different moments: {moments}"
            self.people[0].page.wait_for_timeout(50)

    def look_around(self) -> dict[str, Any]:
        """Each page says what its person can do, or whose turn it is, and no words are missing."""
        now = self.together()
        for person in self.people:
            page = person.page
            self.has_its_say(person)
            turn = page.locator(".tablebar [role=status]")
            expect(turn).not_to_have_text("")
            said = page.evaluate("document.body.innerText")
            assert not ID.search(said), ID.search(said)
        return now

    def has_its_say(self, person: Person) -> None:
        """Whoever is asked has something to press, others read whose turn it is, and after the end how it ended. It is
        asked of the page's own moment: what somebody has pressed may still be on its way when one looks around."""
        try:
            wait_until(person.page, HAS_ITS_SAY.replace("SEAT", str(person.seat)))
        except AssertionError:
            seen = person.page.evaluate(
                "[...document.querySelectorAll('.notice, .question')].map((each) => each.outerHTML)"
            )
            raise AssertionError(f"nothing to press or read: {person.now()} {seen}") from None

    # --- Playing --------------------------------------------------------------------------------------

    def play(self, choices: int, until: float) -> bool:
        """So many choices, or to the end, or to a time; whether the game goes on."""
        for _ in range(choices):
            now = self.together()
            if now["outcome"] is not None or time.monotonic() > until:
                break
            person = next((each for each in self.people if each.seat == now["asked"]), None)
            if person is None:  # a bot plays for somebody who gave up
                self.people[0].page.wait_for_timeout(100)
                continue
            self.answer(person)
            self.count("choices")
        return self.look_around()["outcome"] is None

    def play_again(self) -> None:
        """After the end of a game somebody wants to play again on the other sides, and all meet at the next table."""
        self.people = sorted([*self.people, *self.gone], key=lambda person: person.seat)
        self.gone.clear()
        last = self.people[0].page.evaluate(f"{STATE}.table.id")
        first, *others = (person.page for person in self.people)
        first.locator(".ending .btn.primary, .lcgend .btn.primary").click()
        first.locator("[data-again=sides-swapped]").click()
        first.locator("dj-playing-again [type=submit]").click()
        for page in others:
            page.locator("[data-again-go]").click()
            page.locator("form.joining [type=submit]").click()
        for person in self.people:
            wait_until(person.page, f"{STATE}?.table.id !== {last!r} && {STATE}?.table.state === 'playing'")
            person.seat = person.page.evaluate(f"{STATE}.seats[0]")  # one further than before
        assert self.look_around()["outcome"] is None
        self.count("games played to the end")

    # --- What happens on such an evening --------------------------------------------------------------

    def reload(self, person: Person) -> None:
        """Somebody loads the page again and is where they were."""
        before = self.together()
        person.page.reload()
        wait_until(person.page, f"{STATE}?.number === {before['number']}", seconds=BACK / 1000)
        self.look_around()
        self.count("reloads")

    def lose_network(self, person: Person, wire: Wire) -> None:
        """A line that dies without a word is noticed, and comes back by itself."""
        wire.cut()
        expect(person.page.locator(".notice.lost")).to_be_visible(timeout=NOTICED)
        wire.mend()
        expect(person.page.locator(".notice.lost")).to_have_count(0, timeout=BACK)
        self.look_around()
        self.count("lost networks")

    def take_back(self) -> None:
        """Whoever chose last takes it back, with the consent of those who are asked for it."""
        self.play(1, time.monotonic() + 60)
        before = self.together()
        asker = next((each for each in self.people if each.now()["undo"]), None)
        if asker is None or before["outcome"] is not None:
            return
        asker.page.locator("button.undo").dispatch_event("click")
        if asker.now()["undo"] == "ask" or asker.page.locator(".notice.asking").count():
            for person in self.people:
                agree = person.page.locator(".notice.asking button.primary")
                if person is not asker:
                    expect(agree).to_be_visible(timeout=BACK)
                    agree.click()
        for person in self.people:
            wait_until(person.page, f"{STATE}.revision > {before['revision']}")
        assert self.look_around()["number"] < before["number"]
        self.count("taken back")

    def give_up(self, person: Person) -> None:
        """Somebody leaves: everybody hears who, and a bot plays on."""
        name = person.page.evaluate(f"{STATE}.table.seats[{person.seat}].name")
        person.page.locator(".tablebar button[aria-expanded]").click()
        person.page.locator("dialog.menu button.bad").click()
        person.page.locator("dialog.dialog button[type=submit]").click()
        for each in self.people:
            wait_until(each.page, f"{STATE}.table.seats[{person.seat}].conceded")
        for each in self.people:
            if each is not person:
                expect(each.page.locator(".toast", has_text=name).first).to_be_visible()
        self.people.remove(person)
        self.gone.append(person)
        self.count("given up")

    def chat(self, person: Person, text: str) -> None:
        person.page.evaluate(f"{TABLE}.socket.send({{ type: 'chat', text: {text!r} }})")
        for each in self.people:
            wait_until(each.page, f"{TABLE}.chat.some((line) => line.text === {text!r})")

    def chat_lines(self, text: str) -> list[int]:
        """How often each page has a line of chat."""
        return [
            each.page.evaluate(f"{TABLE}.chat.filter((line) => line.text === {text!r}).length")
            for each in self.people
        ]


def kill_server(served: Served, parties: list[Party]) -> None:
    """The server dies, everybody is told so; it comes back, and nothing is lost."""
    before = [party.together()["number"] for party in parties]
    served.stop()
    for party in parties:
        for person in party.people:
            expect(person.page.locator(".notice.lost")).to_be_visible(timeout=NOTICED)
    served.start()
    for party, number in zip(parties, before, strict=True):
        for person in party.people:
            expect(person.page.locator(".notice.lost")).to_have_count(0, timeout=BACK)
        assert party.look_around()["number"] >= number
        party.count("killed servers")


# --- Sitting down -------------------------------------------------------------------------------------


def sit_down_together(served: Served, made: Made, pages: list[Page], wires: dict[int, Wire]) -> None:
    """All links are opened before anybody sits, and everybody presses at the same moment."""
    for seat, page in enumerate(pages):
        base = wires[seat].address if seat in wires else served.address
        link = next(each.get("link") for each in made.seats if each["seat"] == seat)
        page.goto(base.rstrip("/") + link if link else made.page)
    for page in pages[1:]:
        page.wait_for_selector(".joining button[type=submit]")
    for page in pages[1:]:
        page.evaluate("setTimeout(() => document.querySelector('.joining button[type=submit]').click(), 300)")
    for seat, page in enumerate(pages):
        wait_until(page, f"{STATE}?.seats?.join() === '{seat}' && {STATE}.table.state === 'playing'")


def skirmish_answer(person: Person) -> object:
    return clicking.answer(person.page, clicking.tap if person.finger else clicking.click)


def card_answer(person: Person) -> object:
    return card_playing.answer(person.page, finger=person.finger)


def gather(new_page: NewPage, served: Served, game: str, wires: dict[int, Wire], **settings: str) -> Party:
    """Four people at a table of a game: one on a phone, two languages, links opened at the same moment."""
    made = make_table(served.address, game, "me", "invited", "invited", "invited", **settings)
    pages = [new_page(), new_page(**PHONE), new_page(language="pl-PL"), new_page(1200, 800, "pl-PL")]
    sit_down_together(served, made, pages, wires)
    people = [Person(seat, page, finger=seat == 1) for seat, page in enumerate(pages)]
    party = Party(made, people, skirmish_answer if game == "assault" else card_answer)
    party.look_around()
    return party


def evening(new_page: NewPage, served: Served, seconds: float) -> list[Party]:
    """The whole evening; the tables as they are at its end, with what has happened at them."""
    end = time.monotonic() + seconds
    armies = {f"army-{seat}": clicking.SQUAD for seat in (1, 2, 3, 4)}
    with Wire(served.address) as wire:
        skirmish = gather(
            new_page, served, "assault", {2: wire}, map="hoth-battlefield", mission="A", **armies
        )
        cards = gather(new_page, served, "lcg", {}, format="2v2", players="4")
        parties = [skirmish, cards]

        def play(choices: int) -> None:
            for party in parties:
                party.play(choices, end)

        skirmish.chat(skirmish.people[3], "dobry wieczór")
        play(6)
        skirmish.reload(skirmish.people[1])
        cards.reload(cards.people[0])
        skirmish.lose_network(skirmish.people[2], wire)
        play(4)
        kill_server(served, parties)
        assert skirmish.chat_lines("dobry wieczór") == [1, 1, 1, 1]
        cards.take_back()
        skirmish.take_back()
        play(4)
        skirmish.give_up(skirmish.people[3])
        while time.monotonic() < end:
            for party in parties:
                if not party.play(10, end):
                    party.play_again()
    for party in parties:
        party.look_around()
    return parties
