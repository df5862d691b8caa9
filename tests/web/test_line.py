"""Whether the page knows that it has its table, and tells the truth about what is stored."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import NewPage, Served
from tests.web.hurrying import hurry
from tests.web.playing import Made, answer_one, make_table, number, options, press, wait_until
from tests.web.playing import sit_down as follow_link
from tests.web.wire import Wire

TABLE = "document.querySelector('dj-table')"
NOTICED = 6_000  # milliseconds: five seconds, and one for a busy machine
BACK = 15_000


@pytest.fixture
def wire(served: Served) -> Iterator[Wire]:
    with Wire(served.address) as wire:
        yield wire


def sit_down(page: Page, wire: Wire, *kinds: str) -> Made:
    made = make_table(wire.address, "arena", *(kinds or ("me", "bot")))
    page.goto(made.page)
    page.wait_for_selector("dj-decision button:not(:disabled)")
    return made


def seat_pages(served: Served, new_page: NewPage, game: str, *kinds: str, **settings: str) -> list[Page]:
    """A page for every person, and one for a spectator."""
    made = make_table(served.address, game, *kinds, **settings)
    base = served.address.rstrip("/")
    addresses = [
        follow_link(served.address, made, seat["seat"]) if "link" in seat else made.page
        for seat in made.seats
        if seat["kind"] != "bot"
    ]
    pages = []
    for address in [*addresses, f"{base}/#/table/{made.table}"]:
        page = new_page()
        page.goto(address)
        wait_until(page, f"{TABLE}?.state")
        pages.append(page)
    return pages


# --- The line ---------------------------------------------------------------------------------------


def test_a_line_that_dies_silently_is_noticed_and_comes_back(new_page: NewPage, wire: Wire) -> None:
    page = new_page()
    sit_down(page, wire)
    page.wait_for_timeout(6_000)  # quiet, and all is well
    expect(page.locator(".notice.lost")).to_have_count(0)
    wire.cut()
    expect(page.locator(".notice.lost")).to_be_visible(timeout=NOTICED)
    expect(page.locator(".notice.lost")).to_contain_text("What you see is stored.")
    expect(page.locator("dj-decision button.actrow").first).to_be_disabled()
    page.wait_for_timeout(2_000)  # a new socket has been begun by now, and never opens
    wire.mend()
    expect(page.locator(".notice.lost")).to_have_count(0, timeout=BACK)
    answer_one(page)


def test_a_browser_without_a_network_says_so_at_once_and_comes_back_at_once(
    new_page: NewPage, served: Served
) -> None:
    page = new_page(fresh=True)
    page.goto(make_table(served.address, "arena", "me", "bot").page)
    page.wait_for_selector("dj-decision button:not(:disabled)")
    page.context.set_offline(True)
    expect(page.locator(".notice.lost")).to_be_visible(timeout=NOTICED)
    page.wait_for_timeout(8_000)  # the pauses between attempts have grown
    expect(page.locator(".notice.lost")).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator(".notice.lost")).to_have_count(0, timeout=3_000)
    answer_one(page)


SENT = """(() => {
  window.sent = [];
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) { window.sent.push(JSON.parse(text).type); return send.call(this, text); };
})()"""


def test_a_page_that_is_looked_at_again_asks_at_once(new_page: NewPage, served: Served) -> None:
    page = new_page(fresh=True)
    page.add_init_script(SENT)
    page.goto(make_table(served.address, "arena", "me", "bot").page)
    page.wait_for_selector("dj-decision button:not(:disabled)")
    page.evaluate("window.sent.length = 0")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    assert page.evaluate("window.sent") == ["ping"]
    wait_until(page, "window.sent.length > 1")  # and goes on asking while it is quiet
    assert page.evaluate("new Set(window.sent).size") == 1


#: What the page shows of the game, and what the server would show it now.
SHOWN = f"""async () => {{
  const {{ socket, state }} = {TABLE};
  const headers = {{ authorization: `Bearer ${{socket.token}}` }};
  const answer = await fetch(`/api/tables/${{socket.table}}/view`, {{ headers }});
  return [state.shown, (await answer.json()).shown];
}}"""


def test_a_page_puts_differences_together_and_asks_for_the_whole_where_it_has_lost_track(
    new_page: NewPage, served: Served
) -> None:
    page = new_page(fresh=True)
    page.add_init_script(SENT)
    page.goto(make_table(served.address, "lcg", "me", "hot", format="starter").page)
    hurry(page, "state.number >= 20")
    own, servers = page.evaluate(SHOWN)
    assert own == servers
    assert page.evaluate("window.sent.includes('whole')") is False
    page.evaluate(f"{TABLE}.socket.last.count += 1")
    hurry(page, "state.number >= 24")
    assert page.evaluate("window.sent.filter((type) => type === 'whole').length") == 1
    own, servers = page.evaluate(SHOWN)
    assert own == servers


def test_a_sleep_is_no_loss(new_page: NewPage, served: Served) -> None:
    """Timers that come an hour late say nothing about the line: it is asked first."""
    page = new_page(fresh=True)
    page.clock.install()
    page.goto(make_table(served.address, "arena", "me", "bot").page)
    page.wait_for_selector("dj-decision button:not(:disabled)")
    page.evaluate(
        f"window.heard = []; {TABLE}.socket.addEventListener('status', (event) => window.heard.push(event.detail))"
    )
    for _ in range(3):
        page.clock.fast_forward("01:00:00")
        page.wait_for_timeout(500)
    assert page.evaluate("window.heard") == []


# --- What is stored ---------------------------------------------------------------------------------


def test_a_choice_that_did_not_arrive_is_asked_for_again(new_page: NewPage, wire: Wire) -> None:
    page = new_page()
    made = sit_down(page, wire)
    before = number(page)
    wire.cut()
    press(page, options(page)[0])
    expect(page.locator(".notice.lost")).to_contain_text(
        "It is not known whether your last choice arrived.", timeout=NOTICED
    )
    wire.mend()
    expect(page.locator(".notice.fate")).to_have_text(
        re.compile("Your choice did not arrive: please choose again"), timeout=BACK
    )
    facts = page.request.get(f"{wire.address}api/tables/{made.table}").json()
    assert facts["number"] == number(page) == before
    answer_one(page)
    expect(page.locator(".notice.fate")).to_have_count(0)


def test_a_choice_whose_answer_was_lost_is_said_to_be_stored(new_page: NewPage, wire: Wire) -> None:
    page = new_page()
    sit_down(page, wire)
    before = number(page)
    wire.cut(only_answers=True)
    press(page, options(page)[0])
    expect(page.locator(".notice.lost")).to_contain_text("It is not known", timeout=NOTICED)
    wire.mend()
    expect(page.locator(".toast.good")).to_have_text(re.compile("Your choice was stored"), timeout=BACK)
    assert number(page) > before
    assert page.locator(".notice.fate").count() == 0


def test_what_can_not_be_sent_is_not_thrown_away(new_page: NewPage, served: Served) -> None:
    page = new_page()
    page.goto(make_table(served.address, "arena", "me", "bot").page)
    page.get_by_role("tab", name="Chat").click()
    served.stop()
    expect(page.locator(".notice.lost")).to_be_visible()
    page.get_by_label("Write to the table").fill("wait for me")
    page.get_by_role("button", name="Send").click()
    expect(page.locator(".toast.warn")).to_contain_text("nothing was sent")
    assert page.get_by_label("Write to the table").input_value() == "wait for me"
    served.start()
    expect(page.locator(".notice.lost")).to_have_count(0)
    page.get_by_role("button", name="Send").click()
    expect(page.locator("dj-chat .log li")).to_have_text(["Player 1 wait for me"])
    assert page.get_by_label("Write to the table").input_value() == ""


# --- Chat and taking back ---------------------------------------------------------------------------


def test_chat_is_heard_once_however_often_the_line_breaks(new_page: NewPage, served: Served) -> None:
    page = new_page()
    page.goto(make_table(served.address, "arena", "me", "bot").page)
    page.get_by_role("tab", name="Chat").click()
    for text in ("one", "two"):
        page.get_by_label("Write to the table").fill(text)
        page.get_by_role("button", name="Send").click()
    said = ["Player 1 one", "Player 1 two"]
    expect(page.locator("dj-chat .log li")).to_have_text(said)
    for _ in range(3):
        page.evaluate(f"{TABLE}.socket.socket.close()")
        expect(page.locator(".notice.lost")).to_be_visible()
        expect(page.locator(".notice.lost")).to_have_count(0)
    expect(page.locator("dj-chat .log li")).to_have_text(said)


def test_only_those_who_have_to_agree_are_asked(new_page: NewPage, served: Served) -> None:
    kinds = ("me", "friend", "friend")
    own, second, third, spectator = seat_pages(served, new_page, "caravan", *kinds, players="3")
    for page in (own, second, third):
        answer_one(page)
    wait_until(own, f"{TABLE}.state.undo === 'ask'")
    since = "their last choice; 2 choices made since then go back with it"
    button = own.locator(".tablebar .undo")
    expect(button).to_have_attribute("title", "Ask to take back your last choice and 2 made since then")
    own.keyboard.press("u")
    asking, yes = ".notice.asking", ".notice.asking .btn.primary"
    expect(own.locator(asking)).to_contain_text("Waiting for: Player 2, Player 3")
    expect(own.locator(yes)).to_have_count(0)
    expect(own.locator(asking)).to_contain_text(
        "your last choice; 2 choices made since then go back with it."
    )
    expect(second.locator(asking)).to_contain_text(f"Player 1 asks to take back {since}. Agree?")
    expect(second.locator(yes)).to_be_visible()
    expect(third.locator(yes)).to_be_visible()
    expect(spectator.locator(asking)).to_have_count(0)
    second.locator(yes).click()
    expect(second.locator(asking)).to_contain_text("you have agreed. Waiting for: Player 3")
    expect(second.locator(yes)).to_have_count(0)
    second.reload()
    expect(second.locator(asking)).to_contain_text("you have agreed")
    expect(second.locator(yes)).to_have_count(0)
    expect(own.locator(asking)).to_contain_text("Waiting for: Player 3")
    own.get_by_role("button", name="Withdraw").click()
    for page in (own, second, third):
        expect(page.locator(asking)).to_have_count(0)
    assert own.locator(".toast").count() == 0  # nobody has refused
    own.keyboard.press("u")
    second.locator(yes).click()
    third.locator(yes).click()
    wait_until(own, f"{TABLE}.state.number === 0")
    words = "Player 1 took back a choice, and everybody agreed."
    for page in (second, third, spectator):
        expect(page.locator("dj-log")).to_contain_text(words)
        expect(page.locator(".toast")).to_contain_text(
            f"{words} 2 choices made since then went back with it."
        )


def test_who_asked_hears_that_it_was_refused(new_page: NewPage, served: Served) -> None:
    own, friend, _ = seat_pages(served, new_page, "caravan", "me", "friend")
    answer_one(own)
    answer_one(friend)
    wait_until(own, f"{TABLE}.state.undo === 'ask'")
    own.keyboard.press("u")
    friend.get_by_role("button", name="No", exact=True).click()
    expect(own.locator(".toast")).to_contain_text("The others do not want to take back.")
    expect(own.locator(".notice.asking")).to_have_count(0)


# --- A table that can't be reached ------------------------------------------------------------------


def test_a_table_behind_a_server_that_is_down_comes_by_itself(new_page: NewPage, served: Served) -> None:
    page = new_page()
    made = make_table(served.address, "arena", "me", "bot")
    page.goto(made.page)
    page.wait_for_selector("dj-decision")
    page.goto(f"{served.address}#/")
    page.get_by_role("link", name="Continue").first.wait_for()
    served.stop()
    page.locator(f"a[href='#/table/{made.table}']").first.click()
    expect(page.locator("h1")).to_have_text("The table can’t be reached right now")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    served.start()
    expect(page.locator("dj-decision")).to_be_visible()


def test_trying_again_is_a_button_too(new_page: NewPage, served: Served) -> None:
    page = new_page(fresh=True)
    made = make_table(served.address, "arena", "me", "bot")
    page.goto(served.address)
    page.wait_for_selector("main")
    page.route("**/api/tables/*", lambda route: route.fulfill(status=503, body="{}"))
    page.goto(made.page)
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    page.wait_for_timeout(4_000)  # the pauses have grown
    page.unroute("**/api/tables/*")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("dj-decision")).to_be_visible(timeout=3_000)


@pytest.mark.parametrize(
    ("language", "words"), [("en-GB", "There is no such table."), ("pl-PL", "Nie ma takiego stołu.")]
)
def test_a_table_that_is_not_there_is_not_tried_again(
    new_page: NewPage, served: Served, language: str, words: str
) -> None:
    page = new_page(language=language)
    page.goto(f"{served.address}#/table/nowhere")
    expect(page.locator(".errorbox")).to_contain_text(words)
    expect(page.locator(".errorbox button")).to_have_count(0)
    expect(page.locator(".errorbox a")).to_have_count(1)


def test_a_secret_of_no_seat_leads_to_watching(new_page: NewPage, served: Served) -> None:
    page = new_page()
    made = make_table(served.address, "arena", "me", "bot")
    page.goto(f"{served.address}#/table/{made.table}/{'x' * 32}")
    expect(page.locator(".errorbox")).to_contain_text("This link holds no seat at this table.")
    page.get_by_role("button", name="Watch").click()
    wait_until(page, f"{TABLE}?.state?.seats.length === 0")
