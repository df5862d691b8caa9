"""A player that knows only the page: it looks at what can be pressed and presses it."""

from __future__ import annotations

import json
import time
import urllib.request
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from playwright.sync_api import Error, Page


@dataclass(frozen=True)
class Made:
    """A table as its maker knows it."""

    table: str
    seats: list[dict[str, Any]]
    address: str

    @property
    def token(self) -> str:
        return str(next(seat["token"] for seat in self.seats if "token" in seat))

    @property
    def page(self) -> str:
        return f"{self.address}#/table/{self.table}/{self.token}"


def make_table(address: str, game: str, *kinds: str, bot: str = "random", **settings: str) -> Made:
    """A table made through the interface: `make_table(address, "arena", "me", "bot")`. It has no bluff windows, whose
    pauses are for people."""
    return post_table(address, game, kinds, settings, bot=bot)


def post_table(
    address: str,
    game: str,
    kinds: Sequence[str],
    settings: Mapping[str, str],
    *,
    bot: str = "random",
    bluff: bool = False,
    spectators: bool = True,
    together: str = "any",
) -> Made:
    seats = [
        {"kind": kind, "bot": bot} if kind == "bot" else {"kind": kind, "name": f"Player {place}"}
        for place, kind in enumerate(kinds, 1)
    ]
    ways = {"private": False, "bluff": bluff, "spectators": spectators, "together": together}
    wanted = {"game": game, "settings": settings, "seats": seats, **ways}
    request = urllib.request.Request(
        f"{address}api/tables", json.dumps(wanted).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        made = json.load(answer)
    return Made(made["table"], made["seats"], address)


def module(path: str) -> str:
    """A module of the page as the page itself has it, as an expression: under another path it would be a second one."""
    return f"import(`/v/${{document.documentElement.dataset.version}}/{path}`)"


def sit_down(address: str, made: Made, seat: int, **brings: str) -> str:
    """A friend follows the link of a seat through the interface; the address of the own link."""
    link = next(each["link"] for each in made.seats if each["seat"] == seat)
    request = urllib.request.Request(
        f"{address}api/tables/{made.table}/join",
        json.dumps({"brings": brings}).encode(),
        {"content-type": "application/json", "authorization": f"Bearer {link.rsplit('/', 1)[1]}"},
    )
    with urllib.request.urlopen(request) as answer:
        return f"{address}#/table/{made.table}/{json.load(answer)['token']}"


#: Looks in the page itself, for as long as it may take; just once where a test has put a clock of its own there.
WAIT = """async (milliseconds) => {{
  const holds = () => Boolean({expression});
  const real = /native code/.test(Function.prototype.toString.call(setTimeout));
  const end = performance.now() + milliseconds;
  while (!holds()) {{
    if (!real || performance.now() > end) return false;
    await new Promise((done) => setTimeout(done, 15));
  }}
  return true;
}}"""
LOOK_FOR = 2_000  # milliseconds between two signs of life from the page
GONE = "Execution context was destroyed"  # by going to another address


def wait_until(page: Page, expression: str, seconds: float = 45) -> None:
    """Wait for something on the page. (Playwright's own way needs `eval`, which the content policy forbids.)"""
    end = time.monotonic() + seconds
    while not _holds(page, expression):
        assert time.monotonic() < end, f"not so after {seconds} s: {expression}"
        page.wait_for_timeout(25)


def _holds(page: Page, expression: str) -> bool:
    """Whether it becomes so within a while. To ask again and again from here takes longer than what is waited for."""
    try:
        return bool(page.evaluate(WAIT.format(expression=expression), LOOK_FOR))
    except Error as error:
        if GONE not in error.message:
            raise
        return False


#: Nothing moves any more, but what moves for ever.
STILL = """!document.getAnimations().some(({ playState, effect }) =>
  playState === 'running' && effect.getComputedTiming().endTime !== Infinity)"""


def settled(page: Page) -> None:
    """Wait until what shows is drawn, with its letters, and has come to rest."""
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    page.evaluate("document.fonts.ready.then(() => true)")
    wait_until(page, STILL)


def give_up(page: Page) -> None:
    """Concede through the menu and its question, in English."""
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog.menu").get_by_role("button", name="Concede").click()
    page.locator("dialog.dialog").get_by_role("button", name="Concede").click()


def until_touched(page: Page) -> None:
    """Wait until a new question takes touches: for a moment it takes none, for a finger may be on its way."""
    wait_until(page, "!document.querySelector('[data-fresh]')")


class Reached(NamedTuple):
    """Something that may be chosen, and a point of the screen at which a finger meets it and nothing else."""

    option: str
    at: tuple[float, float]


def within_reach(page: Page, selector: str) -> list[Reached]:
    """Those of some choices that show: what lies outside the picture or under something else cannot be touched."""
    found = page.evaluate(
        """(selector) => [...document.querySelectorAll(selector)].flatMap((each) => {
          const { left, top, width, height } = each.getBoundingClientRect();
          const at = [left + width / 2, top + height / 2];
          const met = document.elementFromPoint(...at)?.closest("[data-option]");
          return met?.dataset.option === each.dataset.option ? [[each.dataset.option, at]] : [];
        })""",
        selector,
    )
    assert found, f"nothing of it can be touched: {selector}"
    return [Reached(option, (x, y)) for option, (x, y) in found]


def options(page: Page) -> list[str]:
    """The ids of all options that can be pressed somewhere on the page."""
    found: list[str] = page.eval_on_selector_all(
        "[data-option]", "all => [...new Set(all.map((each) => each.dataset.option))]"
    )
    return found


#: What a player who wants the game to go on presses first.
EAGER = ("attack:", "attack", "surge:", "go:", "move", "deploy:", "zone:", "activate:", "figure:", "die:")


def wish(offered: list[str]) -> str:
    """The option that this player likes best of those."""
    for kind in EAGER:
        liked = [each for each in offered if each == kind or (kind.endswith(":") and each.startswith(kind))]
        if liked:
            return liked[-1]
    return offered[0]


def press(page: Page, option: str) -> None:
    """Press an option where it stands: on the board, in the hand, or in the question."""
    page.locator(f'[data-option="{option}"]').first.dispatch_event("click")
    way = page.locator(f'.ways [data-option="{option}"]')
    if way.count():  # a base that could lie in several ways
        way.first.click()
    confirm = page.locator("button.confirm:not(:disabled)")
    if confirm.count():
        confirm.first.click()


def number(page: Page) -> int:
    """The number of the state that shows."""
    found: int = page.evaluate("document.querySelector('dj-table').state?.number ?? -1")
    return found


Hit = Callable[[Page, str], None]


def answer_one(page: Page, hit: Hit = press) -> str | None:
    """Answer the question that shows and wait until the page goes on; None when the game is over."""
    wait_until(
        page,
        "document.querySelector('dj-table')?.state?.outcome"
        " || document.querySelector('dj-decision button:not(:disabled)')",
    )
    if page.evaluate("Boolean(document.querySelector('dj-table').state.outcome)"):
        return None
    before = number(page)
    more = page.locator("button[aria-label]:not(:disabled)", has=page.locator("use[href='#a-plus']"))
    offered = options(page)
    chosen = wish(offered)
    hit(page, chosen)
    for _ in range(12):  # amounts are given out one by one
        if page.locator("dj-decision .confirm:disabled").count() and more.count():
            more.first.click()
        elif page.locator("dj-decision .confirm:not(:disabled)").count() and number(page) == before:
            page.locator("dj-decision .confirm").click()
        else:
            break
    goes_on(page, before)
    return chosen


def goes_on(page: Page, before: int, why: str = "") -> None:
    """Wait until the game has gone on. An attack on the only target is looked at once more before it is fired."""
    changed = (
        f"(state => state?.outcome || state?.number !== {before})(document.querySelector('dj-table')?.state)"
    )
    fire = "document.querySelector('.confirming [data-fire]:not(:disabled)')"
    wait_until(page, f"{changed} || {fire} /* {why} */")
    if page.evaluate(f"!{changed}"):
        page.locator(".confirming [data-fire]").click()
        wait_until(page, f"{changed} /* {why} */")
