"""A player of the card game that knows only the page: it presses lit cards, else the question, and confirms."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page
from tests.web.playing import number, wait_until

STATE = "document.querySelector('dj-table')?.state"

#: What a player who wants the game to end presses first.
EAGER = ("strike:", "engage:", "play:", "target:", "match:", "icon:", "host:", "use:", "player:", "yes")
CALM = ("pass", "none", "keep", "no", "done")

Choose = Callable[[list[str]], str]


def wish(offered: list[str]) -> str:
    """The option that this player likes best of those."""
    for kind in EAGER:
        liked = [each for each in offered if each.startswith(kind)]
        if liked:
            return liked[0]
    return next((each for each in offered if each in CALM), offered[0])


def asked(page: Page) -> bool:
    """Wait until the player is asked or the game is over; whether there is a question."""
    wait_until(
        page,
        f"{STATE}?.outcome || document.querySelector('.lcgquestion button:not(:disabled)')",
        seconds=40,
    )
    return not page.evaluate(f"Boolean({STATE}.outcome)")


def offered(page: Page) -> list[str]:
    """The options that the question lists."""
    found: list[str] = page.eval_on_selector_all(
        ".lcgquestion [data-option]", "all => [...new Set(all.map((each) => each.dataset.option))]"
    )
    return found


def on_a_card(page: Page, option: str) -> Locator:
    """The card on the table, in the hand or spread out that stands for an option."""
    return page.locator(f':is(.lcgtable, .lcghand) [data-option="{option}"]')


def press(page: Page, option: str, *, finger: bool = False) -> bool:
    """Press an option, on its card where there is one; whether it was on a card."""
    card = on_a_card(page, option)
    there = card.count() > 0
    where = card.first if there else page.locator(f'.lcgquestion [data-option="{option}"]').first
    if finger:
        where.tap()
    else:
        where.click()
    act = page.locator(f'.inspectacts [data-act="{option}"]')
    if act.count():  # several things can be done with this card, or a finger looks first
        if finger:
            act.first.tap()
        else:
            act.first.click()
    return there


def answer(page: Page, like: Choose = wish, *, finger: bool = False) -> list[str] | None:
    """Answer the question that shows, by pressing alone; what was pressed, None when the game is over."""
    if not asked(page):
        return None
    before = number(page)
    kind = page.evaluate(f"{STATE}.decision.kind")
    pressed: list[str] = []
    if kind == "choose":
        pressed = [like(offered(page))]
        press(page, pressed[0], finger=finger)
    else:
        if kind == "some":
            most = page.evaluate(f"{STATE}.decision.most")
            least = page.evaluate(f"{STATE}.decision.least")
            wanted = offered(page)
            brave = not wanted[0].startswith("commit:")
            pressed = wanted[: max(least, min(most, 3) if brave else 1)]
            for option in pressed:
                press(page, option, finger=finger)
        confirm = page.locator(".lcgquestion .confirm")
        more = page.locator(".lcgquestion .stepper [data-option]:not(:disabled)")
        while confirm.is_disabled() and more.count():
            more.first.click()
        pressed = pressed or [kind]
        if finger:
            confirm.tap()
        else:
            confirm.click()
    wait_until(page, f"(state => state.outcome || state.number !== {before})({STATE})")
    return pressed


def play_until(page: Page, reached: str, *, patience: int = 150, finger: bool = False) -> None:
    """Play on until something (a condition in the page, with `state` and `shown`) is so."""
    condition = f"((state) => state.decision && ((shown) => ({reached}))(state.shown))({STATE})"
    for _ in range(patience):
        assert asked(page), "the game was over before this came up"
        if page.evaluate(f"Boolean({condition})"):
            return
        answer(page, finger=finger)
    raise AssertionError(f"this never came up: {reached}")


def offers(*verbs: str) -> str:
    """The condition that options of these kinds are offered."""
    each = (f"state.decision.options.some((option) => option.id.startsWith('{verb}'))" for verb in verbs)
    return " && ".join(each)
