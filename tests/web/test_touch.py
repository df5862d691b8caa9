"""Phones: both games by touch, upright and sideways. What is seen can be touched, and nothing moves under a finger."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.web import card_playing, clicking
from tests.web.conftest import NewPage, Served
from tests.web.playing import (
    answer_one,
    make_table,
    number,
    press,
    settled,
    until_touched,
    wait_until,
    within_reach,
)
from tests.web.reaching import DESKTOP, LOW, PHONE, SIDEWAYS, SMALL, TABLET, out_of_reach

STATE = clicking.STATE
SIZES = (PHONE, SIDEWAYS, SMALL, LOW, TABLET, DESKTOP)
PHONES = (PHONE, SIDEWAYS, SMALL, LOW)
TARGET = 44  # pixels that a finger needs

BAR = """() => {
  const bar = document.querySelector('.answers');
  if (!bar) return null;
  const { left, top, right, bottom } = bar.getBoundingClientRect();
  const answers = [...bar.children].filter((each) => each.checkVisibility()).map((each) => {
    const box = each.getBoundingClientRect();
    const found = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const side = each.matches('.opposite') ? 'opposite' : 'main';
    const inside = box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
    return { side, height: box.height, ok: inside && each.contains(found), words: each.innerText };
  });
  return { place: [left, top, right, bottom].map(Math.round), answers };
}"""

KIND = f"""() => {{
  const {{ decision, shown }} = {STATE};
  const verbs = [...new Set(decision.options.map((option) => option.id.split(':')[0]))].sort();
  return [decision.kind, shown?.attack?.step ?? shown?.engagement?.step ?? '', verbs.slice(0, 3)].flat().join(' ');
}}"""


def resized(page: Page, size: dict[str, Any]) -> None:
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


class Watcher:
    """Looks at every new kind of question in all sizes: what is out of reach, and where the bar lies."""

    def __init__(self) -> None:
        self.kinds: set[str] = set()
        self.faults: list[str] = []
        self.places: dict[tuple[int, int], set[tuple[int, ...]]] = {}

    def look(self, page: Page) -> None:
        kind: str = page.evaluate(KIND)
        if kind in self.kinds:
            return
        self.kinds.add(kind)
        for size in SIZES:
            resized(page, size)
            where = (size["width"], size["height"])
            self.faults += [f"{where} {kind}: {fault}" for fault in out_of_reach(page)]
            if size in PHONES:
                self.bar(page, where, kind)
        resized(page, PHONE)

    def bar(self, page: Page, where: tuple[int, int], kind: str) -> None:
        bar = page.evaluate(BAR)
        if bar is None or not bar["answers"]:
            self.faults.append(f"{where} {kind}: no bar")
            return
        self.places.setdefault(where, set()).add(tuple(bar["place"]))
        wrong = [each for each in bar["answers"] if not each["ok"] or each["height"] < TARGET]
        self.faults += [f"{where} {kind}: {each}" for each in wrong]


def test_a_skirmish_can_be_touched_where_it_is_seen_on_every_screen(
    new_page: NewPage, served: Served
) -> None:
    page = new_page(**PHONE, language="pl-PL")
    armies = {"army-1": clicking.LUKE, "army-2": clicking.SQUAD}
    page.goto(
        make_table(served.address, "assault", "me", "bot", map="moisture-farm", mission="A", **armies).page
    )
    watcher = Watcher()
    for _ in range(60):
        wait_until(page, f"({clicking.LOOK})()")
        if page.evaluate(clicking.LOOK)["over"]:
            break
        watcher.look(page)
        clicking.answer(page, press)
    assert watcher.faults == []
    assert [len(places) for places in watcher.places.values()] == [1, 1, 1, 1], watcher.places
    told = " ".join(watcher.kinds)
    assert all(word in told for word in ("deploy", "go", "move", "attack"))


def test_a_duel_can_be_touched_where_it_is_seen_on_every_screen(new_page: NewPage, served: Served) -> None:
    page = new_page(**PHONE, language="pl-PL")
    page.goto(make_table(served.address, "lcg", "me", "bot").page)
    watcher = Watcher()
    wanted = ("some", "distribute", "edge", "strike", "engage", "play")
    for _ in range(70):
        if not card_playing.asked(page) or all(word in " ".join(watcher.kinds) for word in wanted):
            break
        watcher.look(page)
        card_playing.answer(page)
    assert watcher.faults == []
    assert [len(places) for places in watcher.places.values()] == [1, 1, 1, 1], watcher.places
    told = " ".join(watcher.kinds)
    assert all(word in told for word in ("some", "distribute", "edge", "play"))


@pytest.mark.parametrize("game", ["arena", "caravan"])
def test_the_plain_screen_has_the_bar(new_page: NewPage, served: Served, game: str) -> None:
    page = new_page(**PHONE)
    page.goto(make_table(served.address, game, "me", "bot").page)
    watcher = Watcher()
    for _ in range(12):
        wait_until(page, f"{STATE}?.outcome || document.querySelector('dj-decision button:not(:disabled)')")
        if page.evaluate(f"Boolean({STATE}.outcome)"):
            break
        watcher.look(page)
        answer_one(page)
    assert watcher.faults == []
    assert [len(places) for places in watcher.places.values()] == [1, 1, 1, 1], watcher.places


TABS = {"assault": ["Board", "Groups", "Hand", "Log", "Chat"], "lcg": ["Table", "Hand", "Log", "Chat"]}
SHOWN = {
    "Groups": ".armies .group", "Hand": ":is(.handrow, .handcards) button", "Log": "dj-log", "Chat": "dj-chat input",
    "Board": ".boardsvg", "Table": ".lcgrow.below",
}  # fmt: skip


@pytest.mark.parametrize("game", ["assault", "lcg"])
def test_a_thumb_leads_to_hand_groups_log_and_chat_in_both_directions(
    new_page: NewPage, served: Served, game: str
) -> None:
    page = new_page(**SIDEWAYS)
    settings = {"map": "moisture-farm", "mission": "A"} if game == "assault" else {}
    page.goto(make_table(served.address, game, "me", "bot", **settings).page)
    if game == "lcg":
        card_playing.play_until(page, "shown.hand.length > 3 && shown.round > 0")
    else:
        for _ in range(40):
            wait_until(
                page, f"{STATE}?.decision && document.querySelector('dj-decision button:not(:disabled)')"
            )
            if page.evaluate(f"{STATE}.decision.options.some((option) => option.id === 'move')"):
                break
            answer_one(page)
    for size in (SIDEWAYS, LOW, PHONE):
        resized(page, size)
        bar = page.evaluate(BAR)
        for name in [*TABS[game][1:], TABS[game][0]]:
            page.locator(".bottomnav button", has_text=name).tap()
            expect(page.locator(SHOWN[name]).first).to_be_visible()
            assert page.evaluate(BAR)["place"] == bar["place"], (size, name)
            assert out_of_reach(page) == [], (size, name)
        if game == "assault":
            page.locator(".bottomnav button", has_text="Log").tap()
            page.get_by_role("tab", name="Mission").tap()
            expect(page.locator(".missiontext")).to_be_visible()
            page.locator(".bottomnav button", has_text="Board").tap()


# --- Nothing moves ----------------------------------------------------------------------------------

PLACES = """() => {
  const buttons = ':is(.askcol, .lcgask, .bottomnav, .hand) button';
  const seen = [...document.querySelectorAll(buttons)].filter((each) => each.checkVisibility());
  return seen.map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return [each.dataset.option ?? each.textContent.trim().slice(0, 9), ...[x, y, width, height].map(Math.round)];
  });
}"""


class Held:
    """Holds the forecasts of the server back until they are let go."""

    def __init__(self, page: Page) -> None:
        self.waiting: list[tuple[WebSocketRoute, str | bytes]] = []
        self.holds = False
        page.route_web_socket("**/socket", self.join)

    def join(self, line: WebSocketRoute) -> None:
        line.connect_to_server().on_message(lambda message: self.take(line, message))

    def take(self, line: WebSocketRoute, message: str | bytes) -> None:
        if self.holds and json.loads(message)["type"] == "hints":
            self.waiting.append((line, message))
        else:
            line.send(message)

    def let_go(self, page: Page) -> None:
        self.holds = False
        while self.waiting:
            line, message = self.waiting.pop(0)
            line.send(message)
        page.wait_for_timeout(150)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_no_forecast_moves_what_can_be_pressed(
    new_page: NewPage, served: Served, size: dict[str, Any]
) -> None:
    page = new_page(**size, fresh=True)
    held = Held(page)
    armies = {"army-1": clicking.LUKE, "army-2": clicking.SQUAD}
    page.goto(
        make_table(served.address, "assault", "me", "bot", map="moisture-farm", mission="A", **armies).page
    )
    seen: set[str] = set()
    for _ in range(70):
        wait_until(page, f"({clicking.LOOK})()")
        if page.evaluate(clicking.LOOK)["over"] or seen >= {"move", "attack:", "surge:"}:
            break
        page.wait_for_timeout(40)
        verbs = {
            each if each == "move" else f"{each.split(':')[0]}:"
            for each in page.evaluate(f"{STATE}.decision.options.map((option) => option.id)")
            if each == "move" or ":" in each
        } & {"move", "attack:", "surge:", "zone:"}
        if verbs - seen:
            seen |= verbs
            before = page.evaluate(PLACES)
            held.let_go(page)
            wait_until(page, "Object.keys(document.querySelector('dj-assault').ahead).length")
            assert page.evaluate(PLACES) == before, verbs
        held.holds = True
        clicking.answer(page, press)
    assert "move" in seen
    assert seen & {"attack:", "surge:"}, "who has one target only is not asked for it"


# --- A press counts for what the finger saw ---------------------------------------------------------


class Finger:
    """A finger that can stay down."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)

    def down(self, x: float, y: float) -> None:
        self.session.send(
            "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
        )

    def up(self) -> None:
        self.session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("game", ["assault", "lcg", "arena"])
def test_a_finger_that_waits_while_the_question_changes_answers_nothing(
    new_page: NewPage, served: Served, game: str
) -> None:
    page = new_page(**PHONE, fresh=True)
    settings = {"map": "moisture-farm", "mission": "A"} if game == "assault" else {}
    page.goto(make_table(served.address, game, "me", "bot", **settings).page)
    wait_until(page, f"{STATE}?.decision && document.querySelector('.question button:not(:disabled)')")
    until_touched(page)
    row = page.locator(".question button:not(:disabled)").first
    box = row.bounding_box()
    assert box is not None
    before = number(page)
    finger = Finger(page)
    finger.down(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    first = (
        "(({ kind, options, least }) => kind === 'choose' ? options[0].id"
        " : kind === 'some' ? options.slice(0, least).map((each) => each.id) : options.map((each) => each.id))"
    )
    page.evaluate(f"document.querySelector('dj-table').choose({first}({STATE}.decision))")
    wait_until(page, f"{STATE}.number > {before} && {STATE}.decision")
    until_touched(page)
    now = number(page)
    finger.up()
    page.wait_for_timeout(400)
    assert number(page) == now


PRESSED_AT_ONCE = """(kind) => new Promise((done) => {
  const table = document.querySelector('dj-table');
  let before = table.state.number;
  const again = () => {
    before = table.state.number;
    table.choose(table.state.decision.options[0].id);
    requestAnimationFrame(press);
  };
  const press = () => {
    const button = document.querySelector('dj-decision .actrow:not(:disabled)');
    const { number, decision } = table.state;
    if (number !== before && decision && !button && table.sent === null) return again(); // it is asked on the board
    if (number === before || !button) return requestAnimationFrame(press);
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: kind }));
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    done(table.sent === table.state.number);
  };
  again();
})"""


def test_a_new_question_takes_no_touch_at_once_but_a_mouse(new_page: NewPage, served: Served) -> None:
    page = new_page(**PHONE)
    page.goto(make_table(served.address, "assault", "me", "bot", map="moisture-farm", mission="A").page)
    taken = {}
    for kind in ("touch", "mouse"):
        wait_until(page, f"{STATE}?.decision && document.querySelector('dj-decision button:not(:disabled)')")
        taken[kind] = page.evaluate(PRESSED_AT_ONCE, kind)
    assert taken == {"touch": False, "mouse": True}


# --- The board --------------------------------------------------------------------------------------


def until_there_are_two_targets(page: Page, served: Served) -> bool:
    """Play until Luke can choose between troopers; a game may be over before."""
    armies = {"army-1": clicking.LUKE, "army-2": clicking.SQUAD}
    made = make_table(served.address, "assault", "me", "bot", map="moisture-farm", mission="A", **armies)
    page.goto(made.page)
    several = f"{STATE}.decision?.options.filter((option) => option.id.startsWith('attack:')).length > 1"
    for _ in range(90):
        wait_until(page, f"({clicking.LOOK})()")
        if page.evaluate(clicking.LOOK)["over"]:
            return False
        if page.evaluate(several):
            return True
        clicking.answer(page, press)
    return False


def test_the_second_touch_hits_the_target_that_the_first_one_looked_at(
    new_page: NewPage, served: Served
) -> None:
    page = new_page(**PHONE)
    assert any(until_there_are_two_targets(page, served) for _ in range(6)), "nobody had two targets"
    until_touched(page)
    page.wait_for_timeout(300)  # the board has gone where something may be chosen
    option, at = within_reach(page, ".boardsvg .aim .hit")[-1]
    target, before = page.locator(f'.boardsvg .aim .hit[data-option="{option}"]'), number(page)
    box = target.bounding_box()
    page.touchscreen.tap(*at)
    expect(page.locator(f'.answers [data-answer="{option}"]')).to_be_visible()
    wait_until(page, f"document.querySelector('dj-assault').hinted?.option === '{option}'")
    assert number(page) == before
    again = target.bounding_box()
    assert again == box, "the board stays where it is"
    page.touchscreen.tap(*at)
    wait_until(page, f"{STATE}.number > {before} || {STATE}.outcome")
    attacked = page.evaluate(f"{STATE}.shown.attack?.target ?? null")
    assert attacked in (None, int(str(option).split(":")[-1]))


# --- The other screens ------------------------------------------------------------------------------


def test_no_screen_has_anything_out_of_reach_on_a_phone(new_page: NewPage, served: Served) -> None:
    page = new_page(**PHONE, language="pl-PL")  # its words are longer
    for screen, shown in (
        ("", "lobby"), ("new/assault", "new-table"), ("new/lcg", "new-table"), ("army", "army"), ("deck", "deck"),
        ("replay", "replay"), ("learn", "learn"), ("keys", "keys"),
    ):  # fmt: skip
        page.goto(f"{served.address}#/{screen}")
        page.wait_for_selector(f"dj-{shown} main")
        settled(page)
        for size in (PHONE, SIDEWAYS, SMALL):
            resized(page, size)
            assert out_of_reach(page) == [], (screen, size)
        resized(page, PHONE)


def test_leaving_the_army_builder_takes_it_off_the_page(new_page: NewPage, served: Served) -> None:
    page = new_page(**PHONE)
    page.goto(f"{served.address}#/army")
    page.wait_for_selector("dj-army main")
    page.goto(f"{served.address}#/keys")
    page.wait_for_selector("dj-keys main")
    expect(page.locator("dj-army")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "settings", "whole"),
    [
        ("assault", {"map": "echo-base", "mission": "A"}, ".boardbox"),
        ("lcg", {"format": "duel"}, ".lcgtable"),
    ],
)
def test_an_upright_tablet_gives_the_table_its_whole_width(
    new_page: NewPage, served: Served, game: str, settings: dict[str, str], whole: str
) -> None:
    page = new_page(**TABLET)
    page.goto(make_table(served.address, game, "me", "bot", **settings).page)
    page.wait_for_selector(".question")
    table, question, log = (
        page.locator(each).first.bounding_box() for each in (whole, ".question", ".sidetabs")
    )
    assert table is not None
    assert question is not None
    assert log is not None
    assert table["width"] >= 640
    assert question["y"] >= table["y"] + table["height"]  # below it, and not over it
    assert log["x"] >= question["x"] + question["width"]
    assert log["y"] + log["height"] <= TABLET["height"]
    if game == "lcg":
        assert page.locator(".band .dial").is_visible()
