"""A player of the card game that knows only the page: it presses lit cards, else the question, and confirms."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypedDict

from playwright.sync_api import Locator, Page
from tests.web.hurrying import hurry
from tests.web.playing import until_touched, wait_until

STATE = "document.querySelector('dj-table')?.state"

#: What a player who wants the game to end presses first.
EAGER = ("strike:", "engage:", "play:", "target:", "icon:", "host:", "use:", "player:", "yes")
CALM = ("pass", "none", "keep", "no", "done")

Choose = Callable[[list[str]], str]


def wish(offered: list[str]) -> str:
    """The option that this player likes best of those."""
    for kind in EAGER:
        liked = [each for each in offered if each.startswith(kind)]
        if liked:
            return liked[0]
    return wait_and_see(offered)


def wait_and_see(offered: list[str]) -> str:
    """Pass wherever that is allowed."""
    return next((each for each in offered if each in CALM), offered[0])


def asked(page: Page) -> bool:
    """Wait until the player is asked or the game is over; whether there is a question."""
    wait_until(
        page,
        f"{STATE}?.outcome || document.querySelector('.lcgquestion button:not(:disabled)')",
        seconds=40,
    )
    return not page.evaluate(f"Boolean({STATE}.outcome)")


def on_a_card(page: Page, option: str) -> Locator:
    """The card on the table, in the hand or spread out that stands for an option."""
    return page.locator(f':is(.lcgtable, .lcghand) [data-option="{option}"]')


class Seen(TypedDict):
    """The question as the page shows it: `listed` in the question, `lit` on cards."""

    number: int
    kind: str
    least: int
    most: int
    listed: list[str]
    lit: list[str]


SEEN = """() => {
  const options = (where) => [...new Set([...document.querySelectorAll(where)].map((each) => each.dataset.option))];
  const { number, decision } = document.querySelector('dj-table').state;
  const { kind, least, most } = decision;
  const lit = options(':is(.lcgtable, .lcghand) [data-option]');
  return { number, kind, least, most, listed: options('.lcgquestion [data-option]'), lit };
}"""


def press(page: Page, option: str, *, lit: bool, finger: bool = False) -> None:
    """Press an option, on its card where one is lit for it."""

    def hit(where: Locator) -> None:
        if finger:
            until_touched(page)
            where.tap()
        else:
            where.click()

    hit(
        on_a_card(page, option).first if lit else page.locator(f'.lcgquestion [data-option="{option}"]').first
    )
    act = page.locator(f'.inspectacts [data-act="{option}"]')
    if lit and act.count():  # several things can be done with this card, or a finger looks first
        hit(act.first)


def answer(page: Page, like: Choose = wish, *, several: int = 3, finger: bool = False) -> list[str] | None:
    """Answer the question that shows, by pressing alone; what was pressed, None when the game is over.

    Of several cards that may be chosen together it takes this many, but commits only one to the Force.
    """
    if not asked(page):
        return None
    seen: Seen = page.evaluate(SEEN)
    wanted = seen["listed"]
    pressed: list[str] = []
    if seen["kind"] == "choose":
        pressed = [like(wanted)]
    elif seen["kind"] == "some":
        eager = min(several, 1) if wanted[0].startswith("commit:") else several
        pressed = wanted[: max(seen["least"], min(seen["most"], eager))]
    for option in pressed:
        press(page, option, lit=option in seen["lit"], finger=finger)
    if seen["kind"] != "choose":
        confirm = page.locator(".lcgquestion .confirm")
        more = page.locator(".lcgquestion .stepper [data-option]:not(:disabled)")
        while confirm.is_disabled() and more.count():
            more.first.click()
        pressed = pressed or [seen["kind"]]
        if finger:
            until_touched(page)
            confirm.tap()
        else:
            confirm.click()
    wait_until(page, f"(state => state.outcome || state.number !== {seen['number']})({STATE})")
    return pressed


def play_until(page: Page, reached: str) -> None:
    """Come to a question where something (a condition in the page, with `state` and `shown`) is so."""
    hurry(page, reached, eager=EAGER, calm=CALM, several=3)
    assert asked(page), f"the game was over before this came up: {reached}"


def offers(*verbs: str) -> str:
    """The condition that options of these kinds are offered."""
    each = (f"state.decision.options.some((option) => option.id.startsWith('{verb}'))" for verb in verbs)
    return " && ".join(each)
