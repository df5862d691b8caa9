"""A page whose parts arrive late, or only when they are asked for again; and what a browser need not ask for again."""

from __future__ import annotations

import time
import urllib.request
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Request, Route, expect
from tests.web.conftest import NewPage, Served
from tests.web.playing import make_table, module, wait_until

IN_BOTH = "A part of the page did not arrive. Trying again…Część strony nie dotarła. Próbujemy znowu…"
LATE = "This part of the page did not arrive. Trying again…"
SCRIPT = "text/javascript"
NOTICE = "#arrival[role='alert']"
#: Notes every id of a message that shows at any moment.
WATCH = r"""
window.idsSeen = new Set();
const look = () => {
  const shown = document.body?.innerText ?? "";
  for (const id of shown.match(/\b(page|table|join|build|lcg|map|game)-[a-z-]+\b/g) ?? []) window.idsSeen.add(id);
};
new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
"""


def fail_first(
    page: Page, pattern: str | Callable[[str], bool], times: int, fail: Callable[[Route], None] = Route.abort
) -> list[float]:
    """Let the first requests for a file fail; when each request came, those that went well among them."""
    asked: list[float] = []

    def handle(route: Route) -> None:
        asked.append(time.monotonic())
        if len(asked) <= times:
            fail(route)
        else:
            route.continue_()

    page.route(pattern, handle)
    return asked


def refuse(route: Route, status: int, seconds: str) -> None:
    route.fulfill(status=status, headers={"retry-after": seconds}, body="{}")


def no_id_was_seen(page: Page) -> None:
    assert page.evaluate("[...window.idsSeen]") == []


def is_over(page: Page) -> None:
    """Nothing is waited for any more."""
    expect(page.locator("#arrival")).to_be_hidden()


# --- What does not arrive at once -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "words"), [("en-GB", "Play against a bot"), ("pl-PL", "Zagraj z botem")]
)
def test_words_that_do_not_arrive_are_asked_for_again(
    new_page: NewPage, served: Served, language: str, words: str
) -> None:
    page = new_page(language=language, fresh=True)
    page.add_init_script(WATCH)
    asked = fail_first(page, "**/words/first-*", 2)
    page.goto(served.address)
    expect(page.locator(NOTICE)).to_contain_text(IN_BOTH)
    expect(page.get_by_role("button", name="Try now · Spróbuj teraz")).to_be_visible()
    assert page.locator("dj-lobby").count() == 0
    expect(page.get_by_role("link", name=words)).to_be_visible()
    is_over(page)
    assert len(asked) == 3
    no_id_was_seen(page)


def test_trying_now_needs_no_waiting(new_page: NewPage, served: Served) -> None:
    page = new_page(fresh=True)
    asked = fail_first(page, "**/words/first-*", 1, lambda route: refuse(route, 503, "60"))
    page.goto(served.address)
    page.get_by_role("button", name="Try now").click()
    expect(page.get_by_role("link", name="Play against a bot")).to_be_visible()
    assert len(asked) == 2


def test_the_page_waits_as_long_as_the_server_says(new_page: NewPage, served: Served) -> None:
    page = new_page(fresh=True)
    asked = fail_first(page, "**/words/first-*", 1, lambda route: refuse(route, 429, "3"))
    page.goto(served.address)
    expect(page.get_by_role("link", name="Play against a bot")).to_be_visible()
    assert len(asked) == 2
    assert asked[1] - asked[0] > 2.5  # half a second without its word


@pytest.mark.parametrize(
    ("name", "times"), [("army.js", 1), ("army.js", 3), ("army-cards.js", 2), ("army-cards.js", 4)]
)
def test_a_screen_that_does_not_arrive_is_asked_for_again(
    new_page: NewPage, served: Served, name: str, times: int
) -> None:
    """The screen itself, or a module that it needs: that is asked for ahead, too, which may fail unnoticed."""
    page = new_page(fresh=True)
    page.add_init_script(WATCH)
    page.goto(served.address)
    expect(page.get_by_role("link", name="Play against a bot")).to_be_visible()
    fail_first(page, f"**/pages/{name}*", times)
    page.evaluate("location.hash = '#/army'")
    expect(page.locator(NOTICE)).to_contain_text(LATE)
    expect(page.get_by_role("button", name="Try now")).to_be_visible()
    expect(page.locator("dj-army .armyname")).to_be_visible()
    is_over(page)
    no_id_was_seen(page)


def test_the_notice_speaks_the_language_of_the_reader(new_page: NewPage, served: Served) -> None:
    page = new_page(language="pl-PL", fresh=True)
    page.goto(served.address)
    expect(page.get_by_role("link", name="Zagraj z botem")).to_be_visible()
    fail_first(page, "**/pages/learn.js*", 1)
    page.evaluate("location.hash = '#/learn'")
    expect(page.locator(NOTICE)).to_contain_text("Ta część strony nie dotarła. Próbujemy znowu…")
    expect(page.locator("dj-learn main")).to_be_visible()


@pytest.mark.parametrize(
    ("name", "times"), [("games/assault/parts.js", 1), ("games/assault/board.js", 2), ("catalogue?v=", 1)]
)
def test_a_game_whose_parts_do_not_arrive_is_played_when_they_have(
    new_page: NewPage, served: Served, name: str, times: int
) -> None:
    page = new_page(fresh=True)
    fail_first(page, lambda address: name in address, times)
    page.goto(make_table(served.address, "assault", "me", "bot", map="echo-base", mission="A").page)
    expect(page.locator(NOTICE)).to_contain_text(LATE)
    expect(page.locator(".boardsvg")).to_be_visible()
    page.wait_for_selector(".question")
    is_over(page)


@pytest.mark.parametrize("name", ["vendor/lit.js", "app.js", "styles/all.css"])
def test_the_page_begins_although_a_part_of_it_came_late(
    new_page: NewPage, served: Served, name: str
) -> None:
    page = new_page(fresh=True)
    fail_first(page, f"**/{name}*", 2)  # the hint in the head, and the module itself
    page.goto(f"{served.address}#/learn")
    expect(page.locator("dj-learn main")).to_be_visible()
    is_over(page)
    assert page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--bg-0')") != ""


def test_a_page_that_was_open_during_an_update_goes_on(new_page: NewPage, served: Served) -> None:
    """It gets the files as they are now; if one does not fit those that it has, it begins anew, where it is."""
    page = new_page(fresh=True)
    version = urllib.request.urlopen(served.address).read().decode().split('data-version="')[1][:12]

    def older(route: Route) -> None:
        said = route.fetch().text().replace(version, "0" * 12)
        route.fulfill(body=said, content_type="text/html; charset=utf-8")

    fail_first(page, served.address, 1, older)
    page.goto(served.address)
    expect(page.get_by_role("link", name="Play against a bot")).to_be_visible()
    assert page.evaluate("document.documentElement.dataset.version") == "0" * 12
    newer = 'import { whatIsNew } from "../core/part.js";'
    fail_first(page, "**/pages/army.js", 1, lambda route: route.fulfill(body=newer, content_type=SCRIPT))
    page.evaluate("location.hash = '#/army'")
    expect(page.locator("dj-army .armyname")).to_be_visible(timeout=20_000)
    assert page.evaluate("document.documentElement.dataset.version") == version


def test_symbols_may_come_later_than_the_page(new_page: NewPage, served: Served) -> None:
    page = new_page(fresh=True)
    asked = fail_first(page, "**/sprites.svg", 3)
    page.goto(served.address)
    expect(page.get_by_role("link", name="Play against a bot")).to_be_visible()
    wait_until(page, "document.querySelectorAll('svg.sprites').length === 1")
    assert len(asked) == 4


def test_a_language_that_does_not_arrive_is_waited_for_in_the_old_one(
    new_page: NewPage, served: Served
) -> None:
    page = new_page(fresh=True)
    page.goto(served.address)
    expect(page.get_by_role("link", name="Play against a bot")).to_be_visible()
    fail_first(page, "**/words/all-pl.ftl", 1)
    page.get_by_role("button", name="PL", exact=True).click()
    expect(page.locator(NOTICE)).to_contain_text(LATE)
    expect(page.get_by_role("link", name="Play against a bot")).to_be_visible()
    expect(page.get_by_role("link", name="Zagraj z botem")).to_be_visible()
    is_over(page)


@pytest.mark.parametrize(
    ("language", "instead"), [("en-GB", "(words are missing here)"), ("pl-PL", "(tu brakuje słów)")]
)
def test_an_id_without_words_is_reported_and_not_shown(
    browser: Browser, served: Served, language: str, instead: str
) -> None:
    """In a window of its own: where faults are watched for, this is one."""
    context = browser.new_context(locale=language)
    page = context.new_page()
    lines: list[str] = []
    page.on("console", lambda line: lines.append(line.text) if line.type == "error" else None)
    page.goto(served.address)
    page.wait_for_selector("dj-lobby main")
    said = page.evaluate(f"{module('core/i18n.js')}.then((m) => m.say('page-no-such-id', {{ a: 'page-b' }}))")
    assert said == instead
    assert lines == ["There are no words for page-no-such-id."]
    context.close()


# --- What a browser has already ---------------------------------------------------------------------


class Asked:
    """The paths that are asked of the server from now on, and not taken from what the browser has kept."""

    def __init__(self, page: Page) -> None:
        self._asked: dict[str, str] = {}
        line = page.context.new_cdp_session(page)
        line.on("Network.requestWillBeSent", self._sent)
        line.on("Network.requestServedFromCache", self._kept)
        line.on("Network.responseReceived", self._kept)
        line.send("Network.enable")

    def _sent(self, event: dict[str, Any]) -> None:
        self._asked[event["requestId"]] = event["request"]["url"]

    def _kept(self, event: dict[str, Any]) -> None:
        if "response" not in event or event["response"]["fromDiskCache"]:
            self._asked.pop(event["requestId"], None)

    def paths(self) -> list[str]:
        found = [each.split("/", 3)[3] for each in self._asked.values() if each.startswith("http")]
        return sorted(each.partition("#")[0] for each in found)


def test_a_page_that_is_loaded_again_asks_for_what_is_new_only(new_page: NewPage, served: Served) -> None:
    page = new_page(fresh=True)
    page.goto(served.address)
    page.wait_for_selector(".lobbymain")
    page.wait_for_load_state("networkidle")
    asked = Asked(page)
    page.reload()
    page.wait_for_selector(".lobbymain")
    page.wait_for_load_state("networkidle")
    files = [each for each in asked.paths() if not each.startswith("api/")]
    assert files == [""]


def test_a_table_that_is_loaded_again_asks_for_what_is_new_only(new_page: NewPage, served: Served) -> None:
    page = new_page(fresh=True)
    table = make_table(served.address, "assault", "me", "bot", map="echo-base", mission="A")
    page.goto(table.page)
    page.wait_for_selector(".question")
    page.wait_for_load_state("networkidle")
    asked = Asked(page)
    page.reload()
    page.wait_for_selector(".question")
    page.wait_for_load_state("networkidle")
    paths = asked.paths()
    assert [each for each in paths if not each.startswith(f"api/tables/{table.table}")] == [""]
    assert len(paths) < 10


def test_the_first_screen_waits_for_little(new_page: NewPage, served: Served) -> None:
    """Over a slow phone network the lobby can be used after what is counted here; all else comes behind it."""
    page = new_page(language="pl-PL", fresh=True)
    asked: list[Request] = []
    page.on("request", lambda request: asked.append(request))
    page.goto(served.address)
    expect(page.get_by_role("link", name="Zagraj z botem")).to_be_visible()
    page.wait_for_load_state("networkidle")
    names = [each.url.rpartition("/")[2] for each in asked]
    assert [name for name in names if name.endswith(".ftl")] == ["first-pl.ftl", "all-pl.ftl"]
    before = asked[: names.index("fonts.css")]
    assert len(before) <= 38  # it may not grow: each costs a slow network a part of its 2.5 seconds
    assert not {"table.js", "new.js", "all-pl.ftl"} & set(names[: len(before)])
    assert not [name for name in names[: len(before)] if name.endswith(".woff2")]
    assert sum(each.sizes()["responseBodySize"] for each in before if each.url.startswith("http")) < 175_000


def test_a_screen_that_is_brought_later_comes_with_all_it_needs_at_once(
    new_page: NewPage, served: Served
) -> None:
    page = new_page(fresh=True)
    page.goto(served.address)
    needs = page.evaluate("JSON.parse(document.getElementById('needs').textContent)")
    assert {"pages/table.js", "pages/army.js", "games/assault/parts.js", "games/lcg/parts.js"} <= needs.keys()
    page.goto(f"{served.address}#/deck")
    page.locator("dj-deck").wait_for()
    hastened = page.evaluate(
        "[...document.querySelectorAll('link[rel=modulepreload]')].map((each) => each.href)"
    )
    names = {each.split("/", 5)[5] for each in hastened}
    assert {"pages/deck.js", *needs["pages/deck.js"]} <= names
