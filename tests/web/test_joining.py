"""Sitting down at somebody's table, by clicking: what a friend brings, what is refused, and who is waited for."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect
from tests.web.conftest import NewPage, Served
from tests.web.playing import Made, make_table, module, wait_until
from tests.web.test_screens import PHONE, faults

from dejarik.lcg.decks.ready_made import FOLDER

DARK = (FOLDER / "duel" / "dark-throne.deck").read_text(encoding="utf-8")
TOO_SMALL = "Name: Patrol\nFaction: Rebel\nDeployment:\nRebel Trooper\n"


def armies(page: Page) -> list[str]:
    found: list[str] = page.evaluate(
        "document.querySelector('dj-table').state.shown.players.map((each) => each.army)"
    )
    return found


def begin(page: Page, served: Served, *, settled: bool = False) -> str:
    """Set up a skirmish with a friend on the page; the friend's link."""
    page.goto(f"{served.address}#/new/assault")
    page.locator('[data-setting="army-1"]').select_option("hired-guns")
    page.locator('[data-setting="army-2"]').select_option("claws-and-ice")
    page.locator('[data-seat="1"]').select_option("friend")
    if settled:
        page.locator('[data-fixed="1"]').check()
    page.locator(".newtable button[type=submit]").click()
    link = page.locator(".newtable input[readonly]").input_value()
    page.locator(".newtable a.primary").click()
    page.wait_for_selector("dj-table .tablebar")
    return link


def is_playing(page: Page) -> None:
    wait_until(page, "document.querySelector('dj-table')?.state?.table.state === 'playing'")
    page.wait_for_selector("dj-board svg")


def test_a_friend_brings_another_army_and_the_game_begins(new_page: NewPage, served: Served) -> None:
    host, friend = new_page(), new_page()
    link = begin(host, served)
    expect(host.locator(".notice")).to_contain_text("when every seat is taken")
    friend.goto(link)
    expect(friend.locator(".joining option").first).to_have_text("What the host chose: Claws and Ice")
    friend.get_by_label("Your name").fill("Lando")
    friend.locator('[data-setting="army-2"]').select_option("echo-base-line")
    friend.get_by_role("button", name="Sit down").click()
    for page in (host, friend):
        is_playing(page)
        assert armies(page) == ["Hired Guns", "Line of Echo Base"]
    expect(host.locator(".notice")).to_have_count(0)
    expect(host.locator(".seatp", has_text="Lando")).to_be_visible()
    friend.reload()  # the seat is taken: the link leads to the game now
    is_playing(friend)


def test_an_illegal_army_is_refused_in_ones_own_language(new_page: NewPage, served: Served) -> None:
    host, friend = new_page(), new_page(language="pl-PL")
    friend.goto(begin(host, served))
    friend.locator('[data-setting="army-2"]').select_option("paste")
    friend.locator(".joining textarea").fill(TOO_SMALL)
    expect(friend.locator(".problem").first).to_contain_text(re.compile("kart|punkt|figur", re.IGNORECASE))
    friend.get_by_role("button", name="Usiądź").click()
    expect(friend.locator("[role=alert]")).to_contain_text("2")
    expect(friend.locator("[role=alert]")).not_to_contain_text("skirmish-bad-army")
    expect(host.locator(".notice")).to_be_visible()
    assert armies(host) == ["Hired Guns", "Claws and Ice"]
    friend.locator('[data-setting="army-2"]').select_option("")
    friend.get_by_role("button", name="Usiądź").click()
    is_playing(friend)
    assert armies(friend) == ["Hired Guns", "Claws and Ice"]


def test_a_friend_brings_an_army_that_was_built_here(new_page: NewPage, served: Served) -> None:
    host, friend = new_page(), new_page()
    friend.goto(f"{served.address}#/army/echo-base-line")
    friend.locator(".armyname").fill("Rogue Line")
    expect(friend.locator(".verdict")).to_contain_text("legal")
    friend.get_by_role("button", name="Save").click()
    expect(friend.locator(".toast")).to_contain_text("Rogue Line")
    friend.goto(begin(host, served))
    friend.locator('[data-setting="army-2"]').select_option(label="Yours: Rogue Line (40)")
    friend.get_by_role("button", name="Sit down").click()
    is_playing(friend)
    assert armies(friend) == ["Hired Guns", "Rogue Line"]


def test_a_pasted_army_is_played(new_page: NewPage, served: Served) -> None:
    host, friend = new_page(), new_page()
    friend.goto(served.address)
    text = friend.evaluate(
        f"async () => {{ const {{ catalogue }} = await {module('core/api.js')};"
        f" const {{ examine }} = await {module('pages/army-store.js')};"
        """
          const made = (await catalogue('assault')).ready_made.find((each) => each.name === 'echo-base-line');
          const { faction, cards, command } = made;
          return (await examine({ name: 'Pasted Line', faction, cards, command })).text.pl;
        }"""
    )
    friend.goto(begin(host, served))
    friend.locator('[data-setting="army-2"]').select_option("paste")
    friend.locator(".joining textarea").fill(text)
    expect(friend.get_by_text("This can be played.")).to_be_visible()
    friend.get_by_role("button", name="Sit down").click()
    is_playing(host)
    assert armies(host) == ["Hired Guns", "Pasted Line"]


def test_a_friend_whose_army_is_settled_is_not_waited_for(new_page: NewPage, served: Served) -> None:
    host, friend = new_page(), new_page()
    link = begin(host, served, settled=True)
    is_playing(host)
    friend.goto(link)
    expect(friend.locator(".joining")).to_contain_text("What you play is settled by the host.")
    expect(friend.locator(".joining select")).to_have_count(0)
    friend.get_by_role("button", name="Sit down").click()
    is_playing(friend)
    assert armies(friend) == ["Hired Guns", "Claws and Ice"]


def test_anybody_takes_an_open_seat_with_an_army(new_page: NewPage, served: Served) -> None:
    made = make_table(
        served.address,
        "assault",
        "me",
        "open",
        players="2",
        **{"army-1": "hired-guns", "map": "moisture-farm"},
    )
    page = new_page(**PHONE)
    page.goto(f"{served.address}#/table/{made.table}")
    page.get_by_role("link", name="Sit down").click()
    page.locator('[data-setting="army-2"]').select_option("echo-base-line")
    assert faults(page) == []
    page.get_by_role("button", name="Sit down").click()
    is_playing(page)
    assert armies(page) == ["Hired Guns", "Line of Echo Base"]


def test_a_seat_of_a_game_without_choices_is_taken_by_name_alone(new_page: NewPage, served: Served) -> None:
    made = make_table(served.address, "arena", "me", "open")
    page = new_page()
    page.goto(f"{served.address}#/join/{made.table}")
    expect(page.locator(".joining select")).to_have_count(0)
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_selector(".plain")
    expect(page.locator(".notice:not(.ownlink)")).to_have_count(0)


def test_a_friend_brings_a_deck_to_the_card_game(new_page: NewPage, served: Served) -> None:
    chosen = {"format": "duel", "deck-1": "dark-throne", "deck-2": "red-squadron"}
    made = make_table(served.address, "lcg", "me", "invited", **chosen)
    link = next(seat["link"] for seat in made.seats if "link" in seat)
    page = new_page()
    page.goto(served.address.rstrip("/") + link)
    host = page.locator('[data-setting="deck-2"] option').first
    expect(host).to_contain_text("What the host chose:")
    expect(page.locator(".joining")).to_contain_text("You play the light side.")
    offered = page.locator('[data-setting="deck-2"] option')
    expect(offered.filter(has_text="Battle Station")).to_have_count(0)  # two dark sides are no duel
    page.locator('[data-setting="deck-2"]').select_option("paste")
    page.locator("textarea").fill(DARK)
    expect(page.locator(".joining [role=status]")).to_contain_text("This can be played.")
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator("[role=alert]")).to_be_visible()  # the server has the last word
    expect(page.locator("[role=alert]")).not_to_contain_text("lcg-")
    page.locator('[data-setting="deck-2"]').select_option("old-masters")
    page.get_by_role("button", name="Sit down").click()
    wait_until(page, "document.querySelector('dj-table')?.state?.table.state === 'playing'")
    assert page.evaluate("document.querySelector('dj-table').state.table.settings['deck-2']") == "old-masters"


def test_a_friend_keeps_the_side_that_the_hosts_secret_deck_leaves(new_page: NewPage, served: Served) -> None:
    own = (FOLDER / "duel" / "old-masters.deck").read_text(encoding="utf-8")
    made = make_table(served.address, "lcg", "me", "invited", **{"format": "duel", "deck-1": own})
    link = next(seat["link"] for seat in made.seats if "link" in seat)
    page = new_page()
    page.goto(served.address.rstrip("/") + link)
    expect(page.locator(".joining")).to_contain_text("You play the dark side.")
    expect(page.locator('[data-setting="deck-2"] option', has_text="Red Squadron")).to_have_count(0)
    page.locator('[data-setting="deck-2"]').select_option("battle-station")
    page.get_by_role("button", name="Sit down").click()
    wait_until(page, "document.querySelector('dj-table')?.state?.table.state === 'playing'")


# --- An answer that is lost ---------------------------------------------------------------------------


def lose_answers(page: Page, most: int) -> list[str]:
    """The server hears so many requests to sit down, and the page does not hear its answers."""
    lost: list[str] = []

    def lose(route: Route) -> None:
        if len(lost) < most:
            route.fetch()
            lost.append(route.request.post_data or "")
            route.abort()
        else:
            route.continue_()

    page.route("**/join", lose)
    return lost


def way_in(served: Served, made: Made) -> str:
    """The link of the second seat; that of the table, if it is open."""
    return served.address.rstrip("/") + str(made.seats[1].get("link", f"/#/join/{made.table}"))


@pytest.mark.parametrize("kind", ["open", "friend"])
def test_who_sits_down_and_does_not_hear_of_it_has_the_seat(
    new_page: NewPage, served: Served, kind: str
) -> None:
    made = make_table(served.address, "arena", "me", kind)
    page = new_page(fresh=True)
    lost = lose_answers(page, 1)
    page.goto(way_in(served, made))
    page.get_by_role("button", name="Sit down").click()
    wait_until(page, "document.querySelector('dj-table')?.state?.seats[0] === 1")
    assert len(lost) == 1


@pytest.mark.parametrize("kind", ["open", "friend"])
def test_who_comes_back_after_the_answer_was_lost_has_the_seat(
    new_page: NewPage, served: Served, kind: str
) -> None:
    made = make_table(served.address, "arena", "me", kind)
    page = new_page(fresh=True)
    lost = lose_answers(page, 99)
    page.goto(way_in(served, made))
    with page.expect_event("requestfailed"):
        page.get_by_role("button", name="Sit down").click()
    assert len(lost) == 1
    assert page.evaluate("localStorage.getItem('dejarik.tables')") in (None, "[]")
    page.reload()
    wait_until(page, "document.querySelector('dj-table')?.state?.seats[0] === 1")
    assert page.evaluate("localStorage.getItem('dejarik.pending')") == "[]"
