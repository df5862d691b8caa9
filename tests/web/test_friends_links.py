"""The links for friends: whoever made the table finds them again, everybody reads who is missing."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.web.conftest import NewPage, Served
from tests.web.playing import wait_until
from tests.web.test_screens import PHONE, faults


def make(page: Page, served: Served, *names: str) -> list[str]:
    """A skirmish of four, made on the page, with friends in the other seats; their links."""
    page.goto(f"{served.address}#/new/assault")
    page.locator('[data-setting="players"]').select_option("4")
    for seat in (1, 2, 3):
        page.locator(f'[data-seat="{seat}"]').select_option("friend")
    for seat, name in enumerate(names, 1):
        page.get_by_label(f"Name of player {seat + 1}").fill(name)
    page.locator(".newtable button[type=submit]").click()
    expect(page.locator(".newtable input[readonly]")).to_have_count(3)
    fields = page.locator(".newtable input[readonly]").all()
    return [field.input_value() for field in fields]


def kept_links(page: Page, inside: str = ".notice") -> list[str]:
    fields = page.locator(f"{inside} .missing input").all()
    return [field.input_value() for field in fields]


def test_the_maker_finds_the_links_again_until_they_are_used(new_page: NewPage, served: Served) -> None:
    host, friend = new_page(fresh=True), new_page()
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    links = make(host, served, "Lando")
    host.reload()  # the page of the links leads to the table
    host.wait_for_selector("dj-table .tablebar")
    missing = host.locator(".notice [data-missing]")
    expect(missing).to_have_count(3)
    assert [each.inner_text().split("\n")[0].strip() for each in missing.all()] == [
        "Lando",
        "Player 3",
        "Player 4",
    ]
    assert kept_links(host) == links
    host.get_by_role("button", name="Copy the link for Player 3").click()
    assert host.evaluate("navigator.clipboard.readText()") == links[1]
    host.locator(".tablebar .brand").click()
    host.get_by_role("link", name=re.compile("Continue|Open")).first.click()
    expect(missing).to_have_count(3)
    assert kept_links(host) == links
    host.get_by_role("button", name="Menu").click()
    assert kept_links(host, "dialog.menu") == links
    host.keyboard.press("Escape")
    friend.goto(links[1])
    friend.get_by_label("Your name").fill("Bossk")
    friend.get_by_role("button", name="Sit down").click()
    expect(missing).to_have_count(2)
    assert kept_links(host) == [links[0], links[2]]
    stored = host.evaluate("JSON.parse(localStorage.getItem('dejarik.invitations')).map((each) => each.seat)")
    assert stored == [1, 3]
    wanted = "Not here yet: Lando, Player 4. The game begins when every seat is taken."
    expect(friend.locator(".notice:not(.ownlink)")).to_contain_text(wanted)
    assert friend.locator(".missing").count() == 0


def test_the_links_fit_on_a_phone(new_page: NewPage, served: Served) -> None:
    for size in (PHONE, {**PHONE, "width": 844, "height": 390}):
        page = new_page(**size)
        make(page, served, "Lando Calrissian of Cloud City")
        page.locator(".newtable a.primary").click()
        expect(page.locator(".notice [data-missing]")).to_have_count(3)
        assert faults(page) == []
        notice = page.locator(".notice").bounding_box()
        assert notice is not None
        assert notice["height"] <= 170


def test_a_friend_who_is_not_waited_for_still_has_a_link(new_page: NewPage, served: Served) -> None:
    page = new_page()
    page.goto(f"{served.address}#/new/arena")
    page.locator('[data-seat="1"]').select_option("friend")
    page.locator(".newtable button[type=submit]").click()
    link = page.locator(".newtable input[readonly]").input_value()
    page.reload()
    wait_until(page, "document.querySelector('dj-table')?.state?.table.state === 'playing'")
    assert kept_links(page) == [link]
    page.locator(".notice").get_by_role("button", name="Close").click()
    expect(page.locator(".notice")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    assert kept_links(page, "dialog.menu") == [link]
