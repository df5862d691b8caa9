"""Menus and dialogs: they can be reached and left in every way, and the focus is never nowhere."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import NewPage, Served
from tests.web.playing import make_table, module, number, settled, wait_until
from tests.web.test_playing import until

from dejarik.web import STATIC

HANDS = {"touch": [(390, 844), (844, 390), (360, 640), (768, 1024)], "mouse": [(1440, 900)]}
SKIRMISH = {"map": "moisture-farm", "mission": "A"}
GAMES: list[tuple[str, dict[str, str]]] = [
    ("assault", SKIRMISH),
    ("lcg", {"format": "starter"}),
    ("arena", {}),
]
HIT = """(menu) => [...menu.querySelectorAll('button, a, input')].filter((control) => {
  control.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = control.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return !(found && (found === control || control.contains(found)));
}).map((control) => control.outerHTML)"""
PRESSABLE = ".question button.actrow:not(:disabled), .question button.confirm:not(:disabled)"
FOCUSED = "document.activeElement && document.activeElement !== document.body"


def sit_down(page: Page, served: Served, game: str = "arena", **settings: str) -> None:
    page.goto(make_table(served.address, game, "me", "bot", **settings).page)
    wait_until(page, "document.querySelector('.question')")


def focused(page: Page) -> str:
    """What has the focus, in short."""
    wait_until(page, FOCUSED)
    found: str = page.evaluate(
        "(({ tagName, className, ariaLabel }) => `${tagName} ${ariaLabel ?? className}`)(document.activeElement)"
    )
    return found


# --- The menu ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "settings"), GAMES)
@pytest.mark.parametrize("hand", HANDS)
def test_every_control_of_the_menu_can_be_pressed(
    new_page: NewPage, served: Served, hand: str, game: str, settings: dict[str, str]
) -> None:
    more: dict[str, Any] = {"has_touch": True, "is_mobile": True} if hand == "touch" else {}
    page = new_page(*HANDS[hand][0], **more)
    sit_down(page, served, game, **settings)
    menu = page.locator("dialog.menu")
    for width, height in HANDS[hand]:
        page.set_viewport_size({"width": width, "height": height})
        page.get_by_role("button", name="Menu").click()
        expect(menu).to_be_visible()
        assert menu.locator("button, a, input").count() >= 9
        assert menu.evaluate(HIT) == []
        box = menu.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["y"] + box["height"] <= height
        page.keyboard.press("Escape")
        expect(menu).not_to_be_visible()


def test_a_menu_is_left_by_escape_by_a_press_beside_it_and_by_its_button(
    new_page: NewPage, served: Served
) -> None:
    page = new_page()
    sit_down(page, served)
    opener, menu = page.get_by_role("button", name="Menu"), page.locator("dialog.menu")
    leave: dict[str, Callable[[], None]] = {
        "escape": lambda: page.keyboard.press("Escape"),
        "beside": lambda: page.mouse.click(300, 500),
        "button": lambda: menu.get_by_role("button", name="Close").click(),
    }
    for way, act in leave.items():
        opener.click()
        expect(menu).to_be_visible()
        assert menu.evaluate("(menu) => menu.contains(document.activeElement)"), way
        act()
        expect(menu).not_to_be_visible()
        assert opener.evaluate("(button) => button === document.activeElement"), way
        assert opener.get_attribute("aria-expanded") == "false"


def test_keys_in_the_menu_do_not_reach_the_game(new_page: NewPage, served: Served) -> None:
    page = new_page()
    sit_down(page, served)
    before = number(page)
    page.get_by_role("button", name="Menu").click()
    for key in ("1", "u", "0", "?"):
        page.keyboard.press(key)
    page.wait_for_timeout(300)
    assert number(page) == before
    assert page.locator("dialog.menu").is_visible()


# --- Dialogs ----------------------------------------------------------------------------------------


def test_giving_up_is_asked_about_and_can_be_called_off(new_page: NewPage, served: Served) -> None:
    page = new_page()
    sit_down(page, served)
    dialog = page.locator("dialog.dialog")
    leave: list[Callable[[], None]] = [
        lambda: page.keyboard.press("Escape"),
        lambda: dialog.get_by_role("button", name="Cancel").click(),
        lambda: page.mouse.click(40, 850),
    ]
    for act in leave:
        page.get_by_role("button", name="Menu").click()
        page.locator("dialog.menu").get_by_role("button", name="Concede").click()
        expect(dialog).to_be_visible()
        assert dialog.evaluate("(box) => box.contains(document.activeElement)")
        act()
        expect(dialog).to_have_count(0)
        assert focused(page) == "BUTTON Menu"
    assert page.evaluate("document.querySelector('dj-table').state.outcome") is None


def test_a_problem_is_reported_in_words(new_page: NewPage, served: Served) -> None:
    page = new_page()
    sit_down(page, served)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Report a problem").click()
    expect(page.get_by_label("Your note")).to_be_focused()
    page.keyboard.type("u 1: the dice are odd")
    with page.expect_request("**/report") as asked:
        page.locator("dialog.dialog").get_by_role("button", name="Send").click()
    assert asked.value.post_data_json == {"note": "u 1: the dice are odd"}
    expect(page.locator(".toast.good")).to_be_visible()
    assert focused(page) == "BUTTON Menu"


def test_a_dialog_is_made_for_thumbs(new_page: NewPage, served: Served) -> None:
    page = new_page(360, 640, has_touch=True, is_mobile=True)
    sit_down(page, served)
    page.get_by_role("button", name="Menu").tap()
    page.locator("dialog.menu").get_by_role("button", name="Concede").tap()
    dialog = page.locator("dialog.dialog")
    for button in dialog.locator("button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44
    assert dialog.evaluate(HIT) == []


NATIVE = re.compile(r"(?<![.\w])(?:window\.)?(confirm|prompt|alert)\(")


def test_the_page_asks_nothing_with_dialogs_of_the_browser() -> None:
    found = []
    for path in STATIC.rglob("*.js"):
        script = path.read_text(encoding="utf-8")
        own = set(re.findall(r"(?:function |const )(confirm|prompt|alert)\b", script))
        for line in script.splitlines():
            calls = set(NATIVE.findall(line)) - own
            if calls and "vendor" not in path.parts and not re.match(r"\s*\w+\([^()]*\) \{$", line):
                found.append(f"{path.name}: {line.strip()[:100]}")
    assert found == []


# --- The focus --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "settings"), GAMES)
def test_the_focus_goes_to_the_question_when_an_answer_takes_what_had_it(
    new_page: NewPage, served: Served, game: str, settings: dict[str, str]
) -> None:
    page = new_page()
    sit_down(page, served, game, **settings)
    if game == "assault":
        until(page, "move")
    for _ in range(1 if game == "assault" else 3):
        wait_until(page, f"document.querySelector('{PRESSABLE}')")
        before = number(page)
        for place in range(8):  # of several, until they are enough
            confirm = page.locator(".question button.confirm:not(:disabled)")
            rows = page.locator(".question button.actrow:not(:disabled)")
            (confirm.first if confirm.count() else rows.nth(min(place, rows.count() - 1))).focus()
            page.keyboard.press("Enter")
            wait_until(page, "document.querySelector('dj-table').sent === null")
            if number(page) > before:
                break
        wait_until(page, f"document.querySelector('dj-table').state.number > {before}")
        settled(page)
        focused(page)
        assert page.evaluate("Boolean(document.activeElement.closest('.question'))")


def test_a_press_beside_everything_is_respected(new_page: NewPage, served: Served) -> None:
    page = new_page()
    sit_down(page, served)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Write to the table").focus()
    page.mouse.click(700, 880)
    page.get_by_role("tab", name="Log").dispatch_event("click")
    page.wait_for_timeout(300)
    assert page.evaluate("document.activeElement === document.body")


def test_the_focus_stays_when_the_language_changes(new_page: NewPage, served: Served) -> None:
    page = new_page()
    sit_down(page, served)
    page.get_by_role("button", name="PL", exact=True).click()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    page.wait_for_timeout(200)
    assert page.evaluate("document.activeElement.textContent") == "PL"


def test_a_toast_that_is_closed_leaves_the_focus_somewhere(new_page: NewPage, served: Served) -> None:
    page = new_page()
    sit_down(page, served)
    page.evaluate(f"{module('components/toasts.js')}.then(({{ toast }}) => toast('page-reported', 'good'))")
    page.locator(".toast button").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".toast")).to_have_count(0)
    assert "question" in focused(page).lower()
