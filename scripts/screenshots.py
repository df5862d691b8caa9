"""Pictures of the page for the README: starts a table, plays a little in a browser, and writes docs/pictures.

Needs Playwright and a Chromium (`DEJARIK_CHROMIUM` names another one than that of the system). Run it in a checkout:
`PYTHONPATH=src:. python scripts/screenshots.py`.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.web import card_playing as cards
from tests.web.conftest import CHROMIUM, Served
from tests.web.playing import answer_one, make_table, options, press

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
PATIENCE = 250
ARMIES = {"army-1": "order-in-the-streets", "army-2": "hatred-of-vader"}


def open_page(
    browser: Browser, width: int = 1440, height: int = 900, language: str = "en-GB", theme: str = "dark"
) -> Page:
    phone = width < 600
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=language,
        color_scheme="light" if theme == "light" else "dark",
        has_touch=phone,
        is_mobile=phone,
        reduced_motion="reduce",
    )
    context.add_init_script("localStorage.setItem('dejarik.pace', '0')")
    page = context.new_page()
    page.set_default_timeout(20_000)
    return page


def play_until(page: Page, reached: Callable[[list[str]], bool]) -> None:
    """Play on until the options satisfy somebody."""
    page.wait_for_selector(".question")
    for _ in range(PATIENCE):
        page.wait_for_selector("dj-decision button:not(:disabled)")
        if reached(options(page)):
            return
        if answer_one(page) is None:
            raise SystemExit("the game was over before the picture was taken")
    raise SystemExit("this never came up")


def offers(*kinds: str) -> Callable[[list[str]], bool]:
    return lambda found: all(
        any(each == kind or each.startswith(f"{kind}:") for each in found) for kind in kinds
    )


def shown(page: Page, name: str) -> Any:
    """A part of what the game shows."""
    return page.evaluate(f"document.querySelector('dj-table').state.shown.{name}")


def targets(page: Page) -> int:
    """How many targets the page knows to be in sight."""
    page.wait_for_timeout(600)
    found: int = page.evaluate("document.querySelector('dj-assault').ahead.attack?.targets?.length ?? 0")
    return found


def look(page: Page, option: str) -> None:
    """Let the pointer rest on an option."""
    page.locator(f'.boardsvg [data-option="{option}"]').first.dispatch_event("pointerenter")
    page.wait_for_timeout(700)


def skirmish(browser: Browser, served: Served) -> None:
    page = open_page(browser)
    made = make_table(
        served.address, "assault", "me", "bot", bot="greedy", map="moisture-farm", mission="B", **ARMIES
    )
    page.goto(made.page)
    play_until(page, lambda found: offers("attack", "go")(found) and targets(page) > 1)
    look(page, [each for each in options(page) if each.startswith("go:")][-1])
    page.screenshot(path=PICTURES / "skirmish.png")
    press(page, "attack")
    page.wait_for_timeout(1500)
    page.screenshot(path=PICTURES / "target.png")
    play_until(
        page, lambda found: offers("surge")(found) and shown(page, "attack").get("target_kind") == "figure"
    )
    page.wait_for_timeout(800)
    page.screenshot(path=PICTURES / "attack.png")
    page.context.close()


def polish(browser: Browser, served: Served) -> None:
    page = open_page(browser, language="pl-PL", theme="light")
    page.goto(make_table(served.address, "assault", "me", "bot", map="moisture-farm", mission="A").page)
    play_until(page, offers("go"))
    page.wait_for_timeout(600)
    page.screenshot(path=PICTURES / "skirmish-polish-light.png")
    page.context.close()


def phone(browser: Browser, served: Served) -> None:
    page = open_page(browser, 390, 844)
    page.goto(make_table(served.address, "assault", "me", "bot", map="moisture-farm", mission="A").page)
    play_until(page, offers("go"))
    look(page, [each for each in options(page) if each.startswith("go:")][-1])
    page.screenshot(path=PICTURES / "phone.png")
    page.context.close()


def lobby(browser: Browser, served: Served) -> None:
    page = open_page(browser)
    for game, kind, more in (
        ("lcg", "friend", DUEL),
        ("assault", "bot", {"map": "echo-base", "mission": "A"}),
    ):
        page.goto(make_table(served.address, game, "me", kind, **more).page)
        page.wait_for_selector("dj-table .tablebar")
    for screen, name, shown in (("", "lobby", ".yours .plan, .openrow .plan"), ("army", "army", ".dcard")):
        page.goto(f"{served.address}#/{screen}")
        page.wait_for_selector(shown)
        page.wait_for_timeout(2500)
        page.screenshot(path=PICTURES / f"{name}.png")
    page.context.close()


DUEL = {"format": "duel", "deck-1": "old-masters", "deck-2": "dark-throne"}
UNITS = "shown.cards.filter((card) => card.type === 'unit' && card.seat === 0).length > 1"
FIGHT = "shown.engagement && shown.engagement.defenders.length && shown.round > 2"


def duel(browser: Browser, served: Served) -> None:
    """The card game: an edge battle, and the same game on a phone."""
    page = open_page(browser)
    page.goto(make_table(served.address, "lcg", "me", "bot", bot="greedy", **DUEL).page)
    cards.play_until(page, f"{cards.offers('edge:')} && {FIGHT}")
    page.wait_for_timeout(800)
    page.screenshot(path=PICTURES / "duel.png")
    page.context.close()
    page = open_page(browser, 390, 844)
    page.goto(make_table(served.address, "lcg", "me", "bot", bot="greedy", **DUEL).page)
    cards.play_until(page, f"{cards.offers('play:')} && {UNITS}")
    page.wait_for_timeout(800)
    page.screenshot(path=PICTURES / "duel-phone.png")
    page.context.close()


def decks(browser: Browser, served: Served) -> None:
    page = open_page(browser)
    page.goto(f"{served.address}#/deck/old-masters")
    page.wait_for_selector(".verdict .good")
    page.locator('[data-set="1"] .dname').click()
    page.wait_for_timeout(600)
    page.screenshot(path=PICTURES / "deck.png")
    page.context.close()


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        try:
            for scene in (skirmish, polish, phone, lobby, duel, decks):
                scene(browser, served)
        finally:
            browser.close()
            served.stop()


if __name__ == "__main__":
    main()
