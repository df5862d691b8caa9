"""Friends who sit down at the same time: each with an own link, at open seats, with used links, in one browser."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import NewPage, Served
from tests.web.playing import Made, make_table, sit_down, wait_until
from tests.web.test_screens import PHONE, faults

STATE = "document.querySelector('dj-table')?.state"
OPEN = {"players": "4", "army-1": "hired-guns"}


def link_of(served: Served, made: Made, seat: int) -> str:
    found = next(each["link"] for each in made.seats if each["seat"] == seat)
    return served.address.rstrip("/") + str(found)


def press_together(pages: list[Page]) -> None:
    """Everybody presses at the same moment: no page hears of the others before all have pressed."""
    for page in pages:
        page.evaluate("setTimeout(() => document.querySelector('.joining button[type=submit]').click(), 300)")


def sits(page: Page) -> list[int]:
    """The seats that a page holds, as soon as it holds some."""
    wait_until(page, f"{STATE}?.seats?.length")
    found: list[int] = page.evaluate(f"{STATE}.seats")
    return found


def facts_of(served: Served, table: str) -> dict[str, Any]:
    with urllib.request.urlopen(f"{served.address}api/tables/{table}") as answer:
        found: dict[str, Any] = json.load(answer)
    return found


def test_friends_who_open_their_links_together_each_choose_an_army_and_sit(
    new_page: NewPage, served: Served
) -> None:
    """A skirmish of four; every page is for its own seat, whoever sits first."""
    friends = ("invited", "invited", "invited")
    made = make_table(served.address, "assault", "me", *friends, map="hoth-battlefield", mission="A")
    armies = {1: "echo-base-line", 2: "claws-and-ice", 3: "hired-guns"}
    host = new_page()
    host.goto(made.page)
    pages = {seat: new_page() for seat in armies}
    for seat, page in pages.items():
        page.goto(link_of(served, made, seat))
    for seat, page in pages.items():
        expect(page.locator(f'[data-who="{seat}"]')).to_contain_text("Your place")
        expect(page.locator("[data-setting]")).to_have_attribute("data-setting", f"army-{seat + 1}")
        page.locator(f'[data-setting="army-{seat + 1}"]').select_option(armies[seat])
    press_together(list(pages.values()))
    assert {seat: sits(page) for seat, page in pages.items()} == {1: [1], 2: [2], 3: [3]}
    wait_until(host, f"{STATE}?.table.state === 'playing'")
    settings = facts_of(served, made.table)["settings"]
    assert [settings[f"army-{seat + 1}"] for seat in armies] == list(armies.values())


def test_friends_of_two_teams_choose_decks_together_and_sit(new_page: NewPage, served: Served) -> None:
    """Two against two: the deck that was drawn for a friend who is not there yet stands in nobody's way."""
    friends = ("invited", "invited", "invited")
    first = {"deck-1": "dark-throne", "deck-2": "battle-station"}
    made = make_table(served.address, "lcg", "me", *friends, format="2v2", players="4", **first)
    decks = {1: "bounties-and-droids", 2: "scoundrels-and-jedi", 3: "voices-of-the-rebellion"}
    pages = {seat: new_page() for seat in decks}
    for seat, page in pages.items():
        page.goto(link_of(served, made, seat))
    for seat, page in pages.items():
        page.locator(f'[data-setting="deck-{seat + 1}"]').select_option(decks[seat])
    press_together(list(pages.values()))
    assert {seat: sits(page) for seat, page in pages.items()} == {1: [1], 2: [2], 3: [3]}
    settings = facts_of(served, made.table)["settings"]
    assert {seat: settings[f"deck-{seat + 1}"] for seat in decks} == decks
    assert facts_of(served, made.table)["state"] == "playing"


def test_three_open_seats_are_taken_by_three_who_press_at_once(new_page: NewPage, served: Served) -> None:
    made = make_table(served.address, "assault", "me", "open", "open", "open", map="hoth-battlefield")
    pages = [new_page() for _ in range(3)]
    for page in pages:
        page.goto(f"{served.address}#/join/{made.table}")
        page.wait_for_selector(".joining")
    press_together(pages)
    assert sorted(seat for page in pages for seat in sits(page)) == [1, 2, 3]


def test_three_who_have_chosen_sit_with_one_more_press_at_most(new_page: NewPage, served: Served) -> None:
    """The seat that they saw is gone: the choice moves along, and a sentence says so."""
    made = make_table(served.address, "assault", "me", "open", "open", "open", map="hoth-battlefield")
    armies = ["echo-base-line", "claws-and-ice", "hired-guns"]
    pages = [new_page() for _ in armies]
    for page, army in zip(pages, armies, strict=True):
        page.goto(f"{served.address}#/join/{made.table}")
        page.locator('[data-setting="army-2"]').select_option(army)
    press_together(pages)
    for page in pages:
        wait_until(page, f"{STATE}?.seats?.length || document.querySelector('.note')")
    late = [page for page in pages if page.locator(".joining").count()]
    assert len(late) == 2
    for page in late:
        expect(page.locator(".note")).to_contain_text(
            "Somebody else has taken that place; this is now place 3."
        )
    press_together(late)
    seats = {seat: army for page, army in zip(pages, armies, strict=True) for seat in sits(page)}
    assert sorted(seats) == [1, 2, 3]
    settings = facts_of(served, made.table)["settings"]
    assert {seat: settings[f"army-{seat + 1}"] for seat in seats} == seats


def test_a_page_that_waits_shows_who_sits_down_meanwhile(new_page: NewPage, served: Served) -> None:
    """In the card game a partner's choice takes what does not fit beside it from the list, and says so."""
    made = make_table(
        served.address, "lcg", "me", "bot", "invited", "invited", format="2v2", **{"deck-1": "dark-throne"}
    )
    page = new_page(**PHONE)
    page.goto(link_of(served, made, 3))
    expect(page.locator('[data-who="2"]')).to_contain_text("Invited, not here yet")
    page.locator('[data-setting="deck-4"]').select_option("scoundrels-and-jedi")
    assert faults(page) == []
    sit_down(served.address, made, 2, **{"deck-3": "old-masters"})
    expect(page.locator('[data-who="2"]')).to_contain_text("Is here")
    expect(page.locator(".note")).to_contain_text("does not fit any more")
    expect(page.locator('[data-setting="deck-4"]')).to_have_value("")
    expect(page.locator('[data-setting="deck-4"] option[value="scoundrels-and-jedi"]')).to_have_count(0)
    page.locator('[data-setting="deck-4"]').select_option("red-squadron")
    page.get_by_role("button", name="Sit down").click()
    assert sits(page) == [3]


def test_whoever_opens_a_friends_link_keeps_the_own_seat(new_page: NewPage, served: Served) -> None:
    page = new_page()
    page.goto(f"{served.address}#/new/arena")
    page.locator('[data-seat="1"]').select_option("friend")
    page.locator(".newtable button[type=submit]").click()
    link = page.locator(".newtable input[readonly]").input_value()
    page.get_by_role("link", name="To the table").click()
    assert sits(page) == [0]
    page.goto(link)
    expect(page.locator(".already")).to_contain_text(
        "This browser already sits at this table as Guest. This link is for another player, seat 2."
    )
    expect(page.locator(".already input[readonly]")).to_have_value(link)
    page.get_by_role("link", name="Back to my seat").click()
    assert sits(page) == [0]
    page.goto(link)
    page.get_by_role("button", name="Sit down here as well").click()
    page.get_by_label("Your name").fill("Leia")
    page.get_by_role("button", name="Sit down").click()
    assert sits(page) == [1]
    table = link.split("/")[-2]
    page.goto(served.address)
    row = page.locator(".gamerow")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("You: ")
    row.get_by_role("link", name="Continue").click()
    expect(page.locator(".whichseat a")).to_have_count(2)
    assert page.url.endswith(f"#/table/{table}")
    page.locator(".whichseat a", has_text="Seat 1").click()
    assert sits(page) == [0]


def test_a_seat_that_an_older_page_remembered_is_still_the_own_one(new_page: NewPage, served: Served) -> None:
    made = make_table(served.address, "arena", "me", "friend")
    page = new_page()
    page.goto(served.address)
    page.evaluate(
        "([table, token]) => localStorage.setItem('dejarik.tables', JSON.stringify([{table, token, at: 1}]))",
        [made.table, made.token],
    )
    page.goto(f"{served.address}#/table/{made.table}")
    assert sits(page) == [0]
    page.goto(link_of(served, made, 1))
    expect(page.locator(".already")).to_contain_text("as Player 1")
    assert page.evaluate("JSON.parse(localStorage.getItem('dejarik.tables')).map((each) => each.seats)") == [
        [0]
    ]


def test_a_used_link_says_so_and_shows_ways_on(new_page: NewPage, served: Served) -> None:
    made = make_table(served.address, "arena", "me", "friend")
    first, second, third = new_page(), new_page(), new_page(language="pl-PL", **PHONE)
    for page in (first, second):
        page.goto(link_of(served, made, 1))
        page.wait_for_selector(".joining")
    first.get_by_role("button", name="Sit down").click()
    assert sits(first) == [1]
    expect(second.locator("[role=alert]")).to_contain_text("Somebody has sat down with this link already.")
    third.goto(link_of(served, made, 1))
    expect(third.locator("[role=alert]")).to_contain_text("Ktoś już usiadł do gry przez ten odnośnik.")
    assert faults(third) == []
    expect(third.get_by_role("link", name="Stoły").last).to_be_visible()
    second.get_by_role("link", name="Watch the game").click()
    wait_until(second, f"{STATE}?.table")
    assert second.evaluate(f"{STATE}.seats") == []
    first.goto(link_of(served, made, 1))  # in the browser that has used it, it still leads to the seat
    assert sits(first) == [1]


def test_who_sits_down_gets_an_own_link_for_another_device(new_page: NewPage, served: Served) -> None:
    made = make_table(served.address, "lcg", "me", "friend", format="starter")
    page, phone = new_page(), new_page(**PHONE)
    page.goto(link_of(served, made, 1))
    page.get_by_role("button", name="Sit down").click()
    assert sits(page) == [1]
    own = page.locator(".ownlink input").input_value()
    assert own.startswith(f"{served.address}#/table/{made.table}/")
    assert own != link_of(served, made, 1)
    page.locator(".ownlink [data-done]").click()
    expect(page.locator(".ownlink")).to_have_count(0)
    page.reload()
    assert sits(page) == [1]
    expect(page.locator(".ownlink")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.locator("[data-own-link]").click()
    expect(page.locator(".ownlink input")).to_have_value(own)
    phone.goto(own)
    assert sits(phone) == [1]
    assert phone.evaluate(f"{STATE}.shown.hand") == page.evaluate(f"{STATE}.shown.hand")
    host = new_page()
    host.goto(made.page)
    assert sits(host) == [0]
    host.get_by_role("button", name="Menu").click()
    host.locator("[data-own-link]").click()
    expect(host.locator(".ownlink input")).to_have_value(made.page)


def test_the_makers_copy_of_a_link_reads_nothing_of_the_friends_hand(
    new_page: NewPage, served: Served
) -> None:
    made = make_table(served.address, "lcg", "me", "friend", format="starter")
    link = link_of(served, made, 1)
    page = new_page()
    page.goto(link)
    page.wait_for_selector(".joining")
    assert page.evaluate(STATE) is None
    view = f"{served.address}api/tables/{made.table}/view"
    headers = {"authorization": f"Bearer {link.rsplit('/', 1)[1]}"}
    with urllib.request.urlopen(urllib.request.Request(view, headers=headers)) as answer:
        shown = json.load(answer)
    assert (shown["seats"], shown["viewer"], shown["shown"]["hand"]) == ([], None, [])
    sit_down(served.address, made, 1)
    with pytest.raises(urllib.error.HTTPError) as refusal:
        urllib.request.urlopen(urllib.request.Request(view, headers=headers))
    assert (refusal.value.code, json.load(refusal.value)["error"]["id"]) == (410, "table-link-used")
