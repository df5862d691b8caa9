"""A player with a pointer or a finger: presses where a person would press, and sends figures where enemies are."""

from __future__ import annotations

import itertools
import re
from typing import TypedDict

from playwright.sync_api import Error, Page
from tests.web.playing import Hit, answer_one, goes_on, number, until_touched, wait_until, wish

STATE = "document.querySelector('dj-table')?.state"
COVERED = 1500  # milliseconds until something counts as covered by something else

DECK = (
    "celebration", "deadeye", "element-of-surprise", "expose-weakness", "fleet-footed", "harsh-environment",
    "planning", "rally", "recovery", "set-a-trap", "sit-tight", "take-cover", "take-initiative", "to-the-limit",
    "urgency",
)  # fmt: skip


def small_army(name: str, faction: str, *cards: str) -> str:
    """An army of few figures, as text: its games are real ones, and short."""
    lines = [f"Name: {name}", f"Faction: {faction}", "Deployment:", *cards, "Command:", *DECK]
    return "\n".join(lines) + "\n"


LUKE = small_army("One Jedi", "rebel", "luke-skywalker-hero-of-the-rebellion")
OFFICER = small_army("One Officer", "imperial", "imperial-officer")
SQUAD = small_army("One Squad", "imperial", "stormtrooper")


def click(page: Page, option: str) -> None:
    """Click an option with the pointer: in the question or the hand, else on the board."""
    listed = page.locator(f'dj-decision [data-option="{option}"], .hand [data-option="{option}"]')
    if listed.count():
        listed.first.click()
        return
    there = page.locator(f'.boardsvg [data-option="{option}"]').first
    every = page.locator("dj-decision button.link")
    before = number(page)
    try:
        there.click(timeout=COVERED if every.count() else None)
    except Error:  # something lies above it: the question can list everything
        if number(page) != before:  # it was late, and clicked all the same
            return
        every.click()
        listed.first.click()
    _choose_the_way(page, option)


REACHED = """(place) => {
  const { left, top, width, height } = place.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return found?.closest('[data-option]')?.dataset.option === place.dataset.option;
}"""


def tap(page: Page, option: str) -> None:
    """The same with a finger: on the board the first touch looks and the second one chooses. What is outside of the
    picture or under something is taken from the list instead."""
    until_touched(page)
    before = page.evaluate(f"{STATE}.number")
    there = page.locator(f'.boardsvg [data-option="{option}"]').first
    listed = page.locator(f'dj-decision [data-option="{option}"]')
    for _ in range(3):
        if page.evaluate(f"{STATE}.number") != before:
            return
        if listed.count():
            break
        if there.count() and there.evaluate(REACHED):
            there.tap(timeout=COVERED, force=True)
            page.wait_for_timeout(120)
    if page.evaluate(f"{STATE}.number") == before:
        if not listed.count() and page.locator("dj-decision button.link").count():
            page.locator("dj-decision button.link").tap()
        if listed.count():
            listed.first.tap()
    _choose_the_way(page, option)


def _choose_the_way(page: Page, option: str) -> None:
    """A base that could lie in several ways on its space."""
    way = page.locator(f'.ways [data-option="{option}"]')
    if way.count():
        way.first.click()


def _place(space: str) -> tuple[int, int]:
    found = re.match(r"([A-Z]+)(\d+)", space)
    assert found is not None, space
    letters, row = found.groups()
    return ord(letters[0]) - ord("A") + 26 * (len(letters) - 1), int(row)


class Seen(TypedDict):
    """What a player sees when it is their turn."""

    over: bool
    number: int
    kind: str
    offered: list[str]
    enemies: list[str]


LOOK = """() => {
  const state = document.querySelector('dj-table')?.state;
  const ready = document.querySelector('dj-decision button:not(:disabled)');
  if (!state || (!state.outcome && (!state.decision || !ready))) return null;
  const { number, decision, shown } = state;
  return {
    over: Boolean(state.outcome), number, kind: decision?.kind ?? '',
    offered: [...document.querySelectorAll('[data-option]')].map((each) => each.dataset.option),
    enemies: (shown?.figures ?? []).filter((each) => each.seat !== decision?.seat).flatMap((each) => each.spaces),
  };
}"""

_turns = itertools.count(1)


def hunt(seen: Seen) -> str:
    """Attack whom one can, else go where the nearest enemy stands; now and then elsewhere: there are walls."""
    ways = [each for each in seen["offered"] if each.startswith("go:")]
    places = [_place(space) for space in seen["enemies"]]
    attacks = any(each.startswith("attack") for each in seen["offered"])
    if attacks or not ways or not places or next(_turns) % 5 == 0:
        return wish(seen["offered"])

    def far(way: str) -> int:
        x, y = _place(way.removeprefix("go:"))
        return min(max(abs(x - a), abs(y - b)) for a, b in places)

    return min(ways, key=far)


def answer(page: Page, hit: Hit = click) -> str | None:
    """Answer the question that shows; None when the game is over."""
    wait_until(page, f"({LOOK})()")
    seen: Seen = page.evaluate(LOOK)
    if seen["over"]:
        return None
    if seen["kind"] != "choose":
        return answer_one(page, hit)
    chosen = hunt(seen)
    hit(page, chosen)
    goes_on(page, seen["number"], f"after {chosen}")
    return chosen


def play_to_the_end(page: Page, hit: Hit = click) -> list[str]:
    """Answer until the game is over; what was answered."""
    given: list[str] = []
    while (chosen := answer(page, hit)) is not None:
        given.append(chosen)
    return given
