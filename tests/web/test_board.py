"""What the board, the log and the lobby show beyond what can be chosen: ways, trails, who fell, plans, calls."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import NewPage, Served
from tests.web.playing import answer_one, make_table, module, options, press, wait_until
from tests.web.test_playing import play_on, until

from dejarik.web import STATIC

OBLONG = {
    "map": "moisture-farm",
    "mission": "B",
    "army-1": "order-in-the-streets",
    "army-2": "hatred-of-vader",
}


def play_until(page: Page, reached: Callable[[], bool], most: int = 60) -> None:
    """Play on until something is so."""
    page.wait_for_selector(".question")
    for _ in range(most):
        wait_until(page, "document.querySelector('dj-decision button:not(:disabled)')")
        if reached():
            return
        assert answer_one(page) is not None, "the game was over before"
    raise AssertionError("this never came up")


def state(page: Page, name: str) -> Any:
    return page.evaluate(f"document.querySelector('dj-table').state.{name}")


def two_ways(page: Page) -> list[str]:
    """The spaces that a base could be put down on both upright and across."""
    ids = [option["id"] for option in state(page, "decision").get("options", [])]
    return [id for id in ids if f"{id}/across" in ids]


def test_a_base_that_could_lie_two_ways_is_asked_how(new_page: NewPage, served: Served) -> None:
    page = new_page()
    page.goto(make_table(served.address, "assault", "me", "bot", **OBLONG).page)
    play_until(page, lambda: bool(two_ways(page)))
    figure = state(page, "decision.about.figure")
    before = state(page, "number")
    wanted = two_ways(page)[0]
    page.locator(f'.boardsvg .choice[data-option="{wanted}"]').click()
    ways = page.locator(".ways button")
    expect(ways).to_have_count(2)
    assert state(page, "number") == before, "the first press only asks"
    ways.nth(1).hover()
    expect(page.locator(".walkends")).to_have_count(1)  # both spaces that it would cover
    ways.nth(1).click()
    wait_until(page, f"document.querySelector('dj-table').state.number > {before}")
    spaces = page.evaluate(
        f"document.querySelector('dj-table').state.shown.figures.find((each) => each.id === {figure}).spaces"
    )
    rows = {space.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ") for space in spaces}
    assert len(spaces) == 2
    assert len(rows) == 1, "it lies across"


def test_how_a_base_lies_is_also_chosen_by_keys_and_can_be_left(new_page: NewPage, served: Served) -> None:
    page = new_page()
    page.goto(make_table(served.address, "assault", "me", "bot", **OBLONG).page)
    play_until(page, lambda: bool(two_ways(page)))
    before = state(page, "number")
    space = page.locator(f'.boardsvg .choice[data-option="{two_ways(page)[0]}"]')
    space.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".ways button").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".ways")).to_have_count(0)
    assert state(page, "number") == before
    space.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".ways button").first).to_be_focused()
    page.keyboard.press("Enter")
    wait_until(page, f"document.querySelector('dj-table').state.number > {before}")


def test_a_figure_walks_the_way_that_it_went(new_page: NewPage, served: Served) -> None:
    page = new_page()
    page.goto(make_table(served.address, "assault", "me", "bot", map="moisture-farm", mission="A").page)
    until(page, "go:")
    costs = {option["id"]: option.get("cost", 0) for option in state(page, "decision.options")}
    far = max((id for id in options(page) if id.startswith("go:")), key=lambda id: costs[id])
    assert costs[far] > 1
    press(page, far)
    wait_until(page, "document.querySelector('dj-board').walks?.length")
    (walk,) = page.evaluate("document.querySelector('dj-board').walks")
    steps = [
        max(abs(a - b) for a, b in zip(here, there, strict=True))
        for here, there in zip(walk["stops"], walk["stops"][1:], strict=False)
    ]
    assert steps, "there is a way"
    assert set(steps) == {1}, "one space after the other"
    expect(page.locator(".trail")).to_have_count(1)


def test_nobody_has_the_mark_of_initiative_before_it_is_decided(new_page: NewPage, served: Served) -> None:
    page = new_page()
    page.goto(make_table(served.address, "assault", "hot", "hot", map="moisture-farm", mission="A").page)
    page.locator(".seatbtn").click()
    expect(page.locator(".question")).to_contain_text("initiative")
    expect(page.locator(".seathead .warn")).to_have_count(0)


def test_a_zone_tells_how_large_it_is(new_page: NewPage, served: Served) -> None:
    page = new_page()
    page.goto(make_table(served.address, "assault", "hot", "hot", map="moisture-farm", mission="A").page)
    page.locator(".seatbtn").click()
    press(page, "player:0")
    wait_until(page, "document.querySelector('.seatbtn, [data-option^=\"zone:\"]')")
    if page.locator(".seatbtn").count():
        page.locator(".seatbtn").click()
    expect(page.locator('.actrow[data-option="zone:red"]')).to_contain_text("spaces")


def test_who_was_defeated_stays_in_the_list_struck_through(new_page: NewPage, served: Served) -> None:
    """The table shows it: a page that comes late knows it too."""
    page = new_page()
    page.goto(make_table(served.address, "assault", "me", "bot", map="moisture-farm", mission="A").page)
    until(page, "move")
    group = page.evaluate("document.querySelector('dj-table').state.shown.groups.at(-1)")
    page.evaluate(
        """(group) => {
            const table = document.querySelector('dj-table');
            const groups = table.state.shown.groups.filter((each) => each.id !== group.id);
            const fallen = [{ ...group, figures: [] }];
            table.state = { ...table.state, shown: { ...table.state.shown, groups, fallen } };
        }""",
        group,
    )
    dead = page.locator(f'.group.dead[data-group="{group["id"]}"]')
    expect(dead).to_have_count(1)
    assert (
        dead.locator(".gname").evaluate("each => getComputedStyle(each).textDecorationLine") == "line-through"
    )


@pytest.mark.parametrize(("game", "words"), [("arena", "Droid"), ("caravan", "draws a card")])
def test_small_games_tell_what_happened_in_sentences(
    new_page: NewPage, served: Served, game: str, words: str
) -> None:
    page = new_page()
    page.goto(make_table(served.address, game, "me", "bot").page)
    play_on(page, 6)
    log = page.locator(".log")
    expect(log).to_contain_text(words)
    assert "cancelled" not in log.inner_text()
    assert ": seat " not in log.inner_text(), "facts instead of a sentence"


def test_the_lobby_shows_maps_in_small(new_page: NewPage, served: Served) -> None:
    page = new_page()
    made = make_table(served.address, "assault", "me", "bot", map="echo-base", mission="A")
    page.goto(made.page)
    page.wait_for_selector(".question")
    page.goto(f"{served.address}#/")
    expect(page.locator(".yours .thumb .planfloor")).to_have_count(1)
    expect(page.locator(".yours")).to_contain_text("Echo Base")
    page.goto(f"{served.address}#/new/assault")
    page.locator("[data-setting=map] [data-choice=echo-base]").click()
    expect(page.locator(".chosenplan .planfloor")).to_have_count(1)


CALLS = """
    window.calls = [];
    window.AudioContext = class {
        constructor() { this.currentTime = 0; this.state = 'running'; }
        createOscillator() {
            const tone = { frequency: {}, connect: (next) => next, start: () => window.calls.push('sound'), stop() {} };
            return tone;
        }
        createGain() {
            const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
            return { gain, connect: (next) => next };
        }
    };
    window.Notification = class { constructor(title) { window.calls.push(title); } close() {} };
    window.Notification.permission = 'default';
    window.Notification.requestPermission = async () => {
        window.calls.push('asked');
        return (window.Notification.permission = 'granted');
    };
"""


def test_a_player_who_looks_elsewhere_is_called(new_page: NewPage, served: Served) -> None:
    page = new_page(fresh=True)
    page.add_init_script(CALLS)
    page.goto(make_table(served.address, "arena", "me", "bot").page)
    page.wait_for_selector("dj-decision button:not(:disabled)")
    assert page.evaluate("window.calls") == [], "nothing is asked or played by itself"
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Notification when you look elsewhere").check()
    wait_until(page, "window.calls.includes('asked')")
    page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })")
    page.evaluate(
        """() => {
            const table = document.querySelector('dj-table');
            const { state } = table;
            table.show({ ...state, decision: null, events: [] });
            table.show({ ...state, events: [] });
        }"""
    )
    assert page.evaluate("window.calls.filter((each) => each === 'sound').length") == 2
    assert "Your turn" in page.evaluate("window.calls")


def test_the_sound_can_be_turned_off(new_page: NewPage, served: Served) -> None:
    page = new_page(fresh=True)
    page.add_init_script(CALLS)
    page.goto(make_table(served.address, "arena", "me", "bot").page)
    page.wait_for_selector("dj-decision button:not(:disabled)")
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Sound when it is your turn").uncheck()
    assert page.evaluate(f"{module('core/attention.js')}.then((core) => core.sounds())") is False


@pytest.mark.parametrize("name", ["table", "replay", "replay-story", "replay-timeline", "lobby", "new"])
def test_a_page_for_every_game_knows_none_of_them(name: str) -> None:
    """What a game is made of comes through the registry."""
    script = (STATIC / "pages" / f"{name}.js").read_text(encoding="utf-8")
    assert "games/assault" not in script
    assert "dj-board" not in script
