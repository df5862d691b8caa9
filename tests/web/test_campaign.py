"""A campaign between two missions at two pages, the Empire's and a Rebel's: everything is chosen by pressing the thing
itself, what is secret reaches nobody else, and the log can be read, traced and printed."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, expect
from tests.web.conftest import NewPage, Served
from tests.web.playing import make_table, settled, sit_down, wait_until
from tests.web.test_mission import Heard
from tests.web.test_screens import faults

STATE = "document.querySelector('dj-table')?.state"
DONE = "dj-decision .answers .opposite"
PARTY = {"class": "military-might", "players": "3", "hero-1": "fenn-signis", "hero-2": "jyn-odan"}


def asked(*pages: Page) -> Page | None:
    """The page that is asked; None: the stage is over."""
    for _ in range(600):
        for page in pages:
            if page.evaluate(f"Boolean({STATE}?.outcome)"):
                return None
            if page.evaluate(
                f"Boolean({STATE}?.decision && document.querySelector('.question button:enabled'))"
            ):
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def decision(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(f"{STATE}.decision")
    return found


def shown(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(f"{STATE}.shown")
    return found


def press(page: Page, option: str, where: str = ".stagecol") -> None:
    """Press a thing that lies on the table, not a line of the question."""
    before = page.evaluate(f"{STATE}.number")
    page.locator(f'{where} [data-option="{option}"]').first.click()
    wait_until(page, f"{STATE}.outcome || {STATE}.number > {before}")


def decline(page: Page) -> None:
    before = page.evaluate(f"{STATE}.number")
    page.locator(DONE).click()
    wait_until(page, f"{STATE}.outcome || {STATE}.number > {before}")


def sat_down(new_page: NewPage, served: Served, **settings: str) -> tuple[Page, Page, Heard]:
    """The Empire, and one Rebel with both heroes' questions: a bot has the other one."""
    made = make_table(
        served.address, "assault", "me", "friend", "bot", format="campaign", **PARTY, **settings
    )
    empire, rebel = new_page(), new_page()
    heard = Heard(rebel)
    empire.goto(made.page)
    rebel.goto(sit_down(served.address, made, 1))
    for page in (empire, rebel):
        page.wait_for_selector("dj-campaign .slotline")
    return empire, rebel, heard


def once(page: Page, done: set[str]) -> None:
    """Answer a question by pressing what it is about, and the same question the next time by declining."""
    now = decision(page)
    before = shown(page)
    first = now["options"][0]
    prompt = now["prompt"]["id"]
    if prompt in done and any(option.get("declines") for option in now["options"]):
        return decline(page)
    done.add(prompt)
    if first["verb"] == "buy":
        return buy(page, first)
    if first["verb"] in ("learn", "agenda"):
        return fill_tray(page, now)
    if first["verb"] in ("give", "fit", "take-off"):  # what can be done with a card is chosen beneath it
        page.locator(f'.stagecol [data-card="{first["card"]}"][aria-expanded="false"]').first.click()
    press(page, first["id"], ".stagecol" if first.keys() & {"card", "seat", "mission"} else "dj-decision")
    after = shown(page)
    match first["verb"]:
        case "sell":
            assert after["credits"] == before["credits"] + first["credits"]
        case "hero":
            place = first["seat"] - 1
            assert len(after["heroes"][place]["cards"]) == len(before["heroes"][place]["cards"]) + 1
        case "mission":
            assert after["chosen"]["id"] == f"mission-{first['mission']}"


def buy(page: Page, item: dict[str, Any]) -> None:
    """Put an item into the basket for the second hero, and buy it: both answers are given."""
    before = shown(page)
    number = page.evaluate(f"{STATE}.number")
    page.locator(f'[data-item="{item["card"]}"]').click()
    page.locator(f'[data-wanted="{item["card"]}"] [data-for="2"]').click()
    left = before["credits"] - item["cost"]
    expect(page.locator(".basketsum .ucost")).to_have_text(str(left))
    assert page.evaluate(f"{STATE}.number") == number, "nothing is bought yet"
    page.locator("[data-buy]").click()
    wait_until(page, f"{STATE}.outcome || {STATE}.number > {number + 1}")
    after = shown(page)
    assert after["credits"] == left
    assert item["card"] in [card["card"] for card in after["heroes"][1]["cards"]]


def fill_tray(page: Page, now: dict[str, Any]) -> None:
    """Cards are put into the basket as long as they can be paid: what is left is seen, and they are bought together."""
    is_class, seat = now["options"][0]["verb"] == "learn", now["seat"]

    def purse() -> int:
        return xp(shown(page), seat) if is_class else int(shown(page)["influence"])

    left, wanted = purse(), []
    number = page.evaluate(f"{STATE}.number")
    for option in now["options"]:
        if option.get("card") and option["cost"] <= left:
            left -= option["cost"]
            wanted.append(option["card"])
            page.locator(f'.stagecol [data-item="{option["card"]}"]').click()
    expect(page.locator("[data-wanted]")).to_have_count(len(wanted))
    expect(page.locator(".basketsum .ucost")).to_have_text(str(left))
    page.locator(DONE).click()  # whoever is done all the same is asked
    page.locator("dialog.dialog button[type=button]").click()
    expect(page.locator("[data-wanted]")).to_have_count(len(wanted))
    assert page.evaluate(f"{STATE}.number") == number, "nothing is bought yet"
    page.locator("[data-buy]").click()
    wait_until(page, f"{STATE}.outcome || {STATE}.number >= {number + len(wanted)}")
    after = shown(page)
    assert purse() == left
    own = after["heroes"][seat - 1]["cards"] if seat else []
    held = {*after["empire_cards"], *after["hand"], *after["agendas"], *(each["card"] for each in own)}
    assert not is_class or {*wanted} <= held


def bought_now(page: Page) -> list[dict[str, Any]]:
    """What the Empire has bought in this stage, as a page may know it."""
    seen = shown(page)
    return [
        entry
        for entry in seen["entries"]
        if entry["slot"] == seen["slot"]
        and entry["seat"] == 0
        and entry["amount"] > 0
        and (entry["because"] or {}).get("id") == "campaign-reason-bought"
    ]


def xp(seen: dict[str, Any], seat: int) -> int:
    found: int = seen["heroes"][seat - 1]["xp"] if seat else seen["empire_xp"]
    return found


def test_a_whole_upgrade_stage_is_played_by_pressing_what_lies_on_the_table(
    new_page: NewPage, served: Served
) -> None:
    empire, rebel, heard = sat_down(new_page, served, slot="5")
    assert faults(rebel) == []
    secrets: set[str] = set()
    done: set[str] = set()
    for _ in range(80):
        page = asked(empire, rebel)
        secrets |= {*shown(empire)["hand"], *shown(empire)["drawn"]}
        if page is None:
            break
        once(page, done)
    else:
        raise AssertionError("the stage never ends")
    assert "stage-agendas" in done
    assert done & {"stage-selling", "stage-shopping"}, "the Rebels have traded"
    expect(rebel.locator(".goon")).to_be_visible()
    for page in (empire, rebel):
        empires = page.locator(".upgrades [data-side=empire]")
        expect(empires.locator(".ucost").first).to_have_text(str(shown(page)["influence"]))
        bought = {card["id"] for card in (entry["name"] or {} for entry in bought_now(page)) if card}
        assert bought, "the Empire has bought something openly"
        expect(empires.locator(".usay b").first).to_be_visible()
    assert faults(empire) == []
    openly = {card for card in secrets if f"card-{card}" in json.dumps(shown(rebel)["entries"])}
    assert secrets - openly, "nothing secret is left to look for"
    told = " ".join(heard.said)
    assert [card for card in secrets - openly if card in told] == []


def test_the_log_can_be_read_traced_and_printed(new_page: NewPage, served: Served) -> None:
    _empire, rebel, _heard = sat_down(new_page, served, slot="9")
    rebel.keyboard.press("v")
    story = rebel.locator(".storydialog")
    expect(story).to_be_visible()
    expect(story.locator(".storyslot")).to_have_count(
        10
    )  # with what was before the first mission, and the next
    expect(story.locator(".storyslot.now")).to_have_count(1)
    settled(rebel)
    assert faults(rebel) == []
    for total in story.locator("[data-total]").all():
        total.click()
        amounts = story.locator(".tracetable tbody td:last-child").all_inner_texts()
        added = sum(int(amount.replace("−", "-")) for amount in amounts)
        assert (
            str(added) == story.locator(".tracetable tfoot b").inner_text() == total.locator("b").inner_text()
        )
    paper = rebel.pdf(prefer_css_page_size=True)
    assert paper.count(b"/Type /Page\n") == 1, "it is one sheet"
    rebel.emulate_media(media="print")
    sheet = rebel.locator(".printsheet")
    expect(sheet).to_be_visible()
    expect(sheet.locator("tbody tr")).to_have_count(len(shown(rebel)["slots"]))
    expect(rebel.locator(".stagecol")).to_be_hidden()
    rebel.emulate_media(media="screen")
    rebel.keyboard.press("Escape")
    expect(story).to_have_count(0)
