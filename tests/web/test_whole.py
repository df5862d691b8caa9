"""Whole games in a browser, clicked as far as there is something new to click: from the army to the real end and to
watching it again."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect
from tests.web.clicking import LUKE, OFFICER, SQUAD, STATE, answer, play_to_the_end, tap
from tests.web.conftest import NewPage, Served
from tests.web.hurrying import hurry
from tests.web.playing import make_table, number, wait_until
from tests.web.test_screens import PHONE

SMALL = {"map": "moisture-farm", "mission": "A", "army-1": LUKE}


def read_army(page: Page, text: str, name: str) -> None:
    """Bring an army into the builder and save it."""
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Read an army from text").click()
    page.locator("dialog textarea").fill(text)
    page.get_by_role("button", name="Read", exact=True).click()
    expect(page.locator(".armyname")).to_have_value(name)
    expect(page.locator(".verdict")).to_contain_text("legal")
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".toast", has_text=f"{name} has been saved").first).to_be_visible()


def outcome(page: Page) -> dict[str, object]:
    found: dict[str, object] = page.evaluate(f"{STATE}.outcome")
    return found


def test_a_skirmish_is_played_from_the_lobby_to_its_real_end_and_watched_again(
    new_page: NewPage, served: Served
) -> None:
    page = new_page()
    page.goto(served.address)
    page.get_by_role("link", name="Armies", exact=True).first.click()
    page.wait_for_selector(".dcard")
    read_army(page, SQUAD, "One Squad")
    read_army(page, LUKE, "One Jedi")
    page.get_by_role("link", name="Dejarik").click()
    page.get_by_role("link", name="New table").click()
    page.locator("[data-setting=map] [data-choice=moisture-farm]").click()
    page.locator("[data-setting=mission]").select_option("A")
    page.locator('[data-setting="army-1"]').select_option(label=own(page, "One Jedi"))
    page.locator('[data-setting="army-2"]').select_option(label=own(page, "One Squad"))
    page.locator("button[type=submit]").click()
    page.wait_for_selector("dj-assault .boardsvg")
    kinds: set[str] = set()
    while not {"move", "go", "attack"} <= kinds:
        given = answer(page)
        assert given is not None, "the game was over before anybody had attacked"
        kinds.add(given.split(":")[0])
    hurry(page)
    assert outcome(page)["reason"] in {"elimination", "points", "time"}
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    decisions = number(page)

    page.locator(".ask a[href^='#/replay/']").click()
    page.wait_for_selector(".timeline")
    expect(page.locator(".replaycontrols")).to_contain_text(f"of {decisions}")
    page.keyboard.press("End")
    wait_until(page, f"document.querySelector('dj-replay').moment.number === {decisions}")
    assert page.locator(".replaylog li").count() > len(kinds)


def own(page: Page, name: str) -> str:
    """The label of an own army in the form."""
    labels: list[str] = page.eval_on_selector_all(
        '[data-setting="army-1"] option', "all => all.map((each) => each.label)"
    )
    return next(label for label in labels if name in label)


def test_a_game_at_one_screen_is_handed_over_to_its_end(new_page: NewPage, served: Served) -> None:
    page = new_page()
    page.goto(make_table(served.address, "assault", "me", "hot", **SMALL, **{"army-2": OFFICER}).page)
    handed = 0
    while handed < 4:
        wait_until(page, "document.querySelector('.handover, dj-decision button:not(:disabled), .ask h2')")
        if page.locator(".handover").count():
            assert page.locator("dj-decision, .hand, dj-board, [data-option]").count() == 0
            page.locator(".handover .seatbtn").click()
            handed += 1
        elif answer(page) is None:
            break
    assert handed >= 2
    hurry(page)
    assert outcome(page)["reason"] in {"elimination", "points", "time"}
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


def test_a_game_is_played_to_its_end_on_a_phone_with_a_finger(new_page: NewPage, served: Served) -> None:
    page = new_page(**PHONE)
    page.goto(make_table(served.address, "assault", "me", "bot", **SMALL, **{"army-2": OFFICER}).page)
    page.wait_for_selector("dj-assault .boardsvg")
    given = play_to_the_end(page, tap)
    assert any(each.startswith("attack") for each in given)
    assert outcome(page)["reason"] in {"elimination", "points", "time"}
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0


# --- In the middle of an attack ----------------------------------------------------------------------


def standing(page: Page) -> dict[str, Any]:
    """All that matters of an attack in progress, as the page shows it."""
    page.wait_for_selector(".skirmish.fighting dj-decision button:not(:disabled)")
    found: dict[str, Any] = page.evaluate(
        """() => {
          const panel = document.querySelector('.askcol');
          return {
            question: panel.querySelector('#question').textContent,
            options: [...panel.querySelectorAll('dj-decision [data-option]')].map((each) => each.dataset.option),
            dice: [...panel.querySelectorAll('.die use')].map((each) => each.getAttribute('href')),
            number: document.querySelector('dj-table').state.number,
            log: document.querySelectorAll('dj-log li').length,
          };
        }"""
    )
    return found


def test_an_attack_goes_on_where_it_was_after_a_reload_and_a_broken_line(
    new_page: NewPage, served: Served
) -> None:
    page = new_page()
    page.goto(make_table(served.address, "assault", "me", "bot", **SMALL, **{"army-2": SQUAD}).page)
    rolled = f"{STATE}?.decision && {STATE}.shown.attack?.attack_dice.some((die) => die.face !== null)"
    for _ in range(150):
        wait_until(page, f"{STATE}?.decision || {STATE}?.outcome")
        if page.evaluate(f"Boolean({rolled})"):
            break
        assert answer(page) is not None, "the game was over before an attack was asked about"
    before = standing(page)
    assert before["dice"]
    page.reload()
    assert standing(page) == before
    page.evaluate("document.querySelector('dj-table').socket.socket.close()")
    expect(page.locator(".notice.warn")).to_be_visible()
    expect(page.locator(".notice.warn")).to_have_count(0)
    assert standing(page) == before
    assert answer(page) is not None
    assert number(page) > before["number"]


# --- Armies that can't be played ---------------------------------------------------------------------


def test_an_illegal_army_is_explained_and_no_table_is_made_with_it(new_page: NewPage, served: Served) -> None:
    page = new_page()
    page.goto(f"{served.address}#/army")
    page.wait_for_selector(".dcard")
    page.get_by_role("button", name="Mercenary").click()
    add = page.locator('.dcard[data-card="nexu-elite"]').get_by_role("button", name="Add")
    for points in (6, 12, 18):
        add.click()
        expect(page.locator(".bigpoints")).to_have_text(str(points))
    expect(page.locator(".problem").first).to_contain_text("Nexu")
    page.get_by_role("button", name="PL", exact=True).click()
    expect(page.locator(".problem").first).to_contain_text("Nexu")
    expect(page.locator(".problem", has_text="kart").first).to_be_visible()
    page.get_by_role("button", name="EN", exact=True).click()
    expect(page.locator(".armyfoot .btn").last).to_be_disabled()
    page.locator(".armyname").fill("Too many Nexu")
    page.get_by_role("button", name="Save").click()
    page.goto(f"{served.address}#/new/assault")
    offered = page.locator('[data-setting="army-1"] option')
    expect(offered.filter(has_text="Line of Echo Base")).to_have_count(1)
    expect(offered.filter(has_text="Too many Nexu")).to_have_count(0)

    # One that was legal when it was saved, under older rules: the server has the last word.
    page.evaluate(
        """() => {
          const armies = JSON.parse(localStorage.getItem('dejarik.armies'));
          localStorage.setItem('dejarik.armies', JSON.stringify(armies.map((each) => ({ ...each, legal: true }))));
        }"""
    )
    page.reload()
    page.locator('[data-setting="army-1"]').select_option(label="Yours: Too many Nexu (18)")
    page.locator("button[type=submit]").click()
    expect(page.locator(".toast")).to_contain_text("Nexu")
    assert page.locator("dj-table").count() == 0
