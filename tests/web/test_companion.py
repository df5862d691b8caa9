"""A mission that is told at one screen which everybody shares: what only the Imperial player may see is behind a press,
the result is entered by clicking, and the campaign goes on with its next stage."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect
from tests.web.conftest import NewPage, Served
from tests.web.playing import make_table, settled, sit_down, wait_until
from tests.web.reaching import PHONE
from tests.web.test_mission import Heard
from tests.web.test_screens import faults

TABLE = "document.querySelector('dj-table').table"
STATE = "document.querySelector('dj-table')?.state"
PARTY = {"class": "military-might", "players": "3", "hero-1": "fenn-signis", "hero-2": "jyn-odan"}


def shown(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(f"{STATE}.shown")
    return found


def press(page: Page, option: str) -> None:
    before = page.evaluate(f"{STATE}.number")
    page.locator(f'[data-option="{option}"]:visible').first.click()
    wait_until(page, f"{STATE}.outcome || {STATE}.number > {before}")


def hand_over(page: Page) -> None:
    """Whoever is asked alone says so; until then nothing secret is on the page."""
    expect(page.locator("dj-companion, dj-campaign")).to_have_count(0)
    page.locator(".handover .seatbtn").click()


def test_a_whole_mission_is_told_at_a_shared_screen_and_the_campaign_goes_on(
    new_page: NewPage, served: Served
) -> None:
    made = make_table(
        served.address, "assault", "me", "hot", "hot", format="campaign", companion="yes", **PARTY
    )
    page = new_page()
    page.goto(made.page)
    page.wait_for_selector(".handover")
    while not page.evaluate(f"Boolean({STATE}.outcome)"):
        answer_plainly(page)
    page.locator(".goon").click()
    page.wait_for_selector(".handover")
    hand_over(page)
    expect(page.locator(".tocome details")).to_have_count(2)
    assert faults(page) == []
    press(page, "ready")
    expect(page.locator(".tocome")).to_have_count(0)
    expect(page.locator(".marklist li").first).to_be_visible()
    expect(page.locator(".tolddisc.m-group use[href='#g-trooper']").first).to_be_visible()
    press(page, "ready")
    expect(page.locator(".aloud .event")).to_have_count(1)
    press(page, "look")
    hand_over(page)
    expect(page.locator("span.chip", has_text="Door").locator("use")).to_have_attribute("href", "#a-lock")
    press(page, "nothing")

    press(page, "door:outpost-door-1")
    expect(page.locator(".aloud .event h3")).to_contain_text("Fortified")
    press(page, "end-round")
    hand_over(page)
    press(page, "option:lock")
    assert (shown(page)["round"], shown(page)["threat"]) == (2, 2)
    press(page, "threat:1")
    press(page, "wounded:1")
    settled(page)
    assert faults(page) == []

    press(page, "look")
    hand_over(page)
    press(page, "nothing")
    press(page, "over")
    hand_over(page)
    press(page, "ending:rebel-mission-terminals-destroyed")
    before = page.evaluate(f"{STATE}.number")
    page.locator("#field-crates").select_option("100")
    wait_until(page, f"{STATE}.number > {before}")
    press(page, "set:wounded.2=1")
    expect(page.locator(".toldresult [role=alert]")).to_be_visible()  # all wounded, and won: refused
    expect(page.locator('dj-decision [data-option="enter"]')).to_have_count(0)
    press(page, "set:wounded.2=0")
    settled(page)
    assert faults(page) == []
    press(page, "enter")
    hand_over(page)
    press(page, "agree")
    hand_over(page)
    press(page, "agree")
    expect(page.locator(".goon")).to_be_visible()
    page.goto(
        f"{served.address}#/campaign/{page.evaluate(TABLE)}"
    )  # what it has paid is there before anybody goes on
    expect(page.locator(".campaignhead")).to_contain_text("After mission 1 of 11: Aftermath")
    expect(page.locator(".previously")).to_contain_text("The Rebels won “Aftermath”")
    expect(page.locator(".pursebox").first).to_contain_text("500")
    page.locator("[data-continue]").click()
    page.locator(".goon").click()
    wait_until(page, f"{STATE}?.shown?.format === 'campaign'")
    slots = shown(page)["slots"]
    assert (slots[0]["mission"], slots[0]["winner"]) == ("aftermath", -1)
    assert shown(page)["credits"] == 2 * 200 + 100


def test_the_form_for_a_campaign_asks_where_the_missions_are_played(
    new_page: NewPage, served: Served
) -> None:
    page = new_page(**PHONE)
    page.goto(f"{served.address}#/campaigns")
    form = page.locator("dj-campaign-form")
    form.locator("[data-setting=companion] [data-value=yes]").tap()
    expect(form.locator(".companionnote")).to_be_visible()
    for who, kind in (("empire", "hot"), ("diala-passil", "me"), ("fenn-signis", "hot")):
        expect(form.locator(f"[data-player={who}]")).to_have_value(kind)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    form.locator("button[type=submit]").tap()
    expect(page.locator(".handover h1")).to_contain_text("Guest (The Empire)")  # who all have one name
    settings = page.evaluate(f"{STATE}.table.settings")
    assert (settings["format"], settings["companion"]) == ("campaign", "yes")
    assert [seat["kind"] for seat in page.evaluate(f"{STATE}.table.seats")] == ["me", "hot", "hot"]


def test_a_campaign_that_is_over_has_a_winner_and_nothing_to_go_on_with(
    new_page: NewPage, served: Served
) -> None:
    made = make_table(
        served.address, "assault", "me", "hot", "hot", format="campaign", companion="yes", slot="11", **PARTY
    )
    page = new_page()
    page.goto(made.page)
    page.wait_for_selector(".handover")
    first = page.evaluate(TABLE)
    while not page.evaluate(f"Boolean({STATE}.outcome)"):
        answer_plainly(page)
    page.locator(".goon").click()
    wait_until(page, f"{STATE} && {TABLE} !== '{first}'")
    while not page.evaluate(f"Boolean({STATE}.outcome)"):
        answer_plainly(page, "ready", "over", "ending:", "enter", "agree")
    winner = "Rebels" if page.evaluate(f"{STATE}.outcome.winners.length") > 1 else "Empire"
    expect(page.locator(".ending a[href='#/campaigns']")).to_have_text("All campaigns")
    page.goto(f"{served.address}#/campaign/{page.evaluate(TABLE)}")
    expect(page.locator(".campaignhead")).to_contain_text(f"The {winner} won the finale, 11 missions")
    expect(page.locator(".previously")).to_contain_text(f"The campaign is over: The {winner} won it.")
    expect(page.locator(".campaignhead [data-export]")).to_be_visible()
    expect(page.locator("[data-continue]")).to_have_count(0)


def answer_plainly(page: Page, *liked: str) -> None:
    """What is liked, the first thing that can be answered, or no."""
    before = page.evaluate(f"{STATE}.number")
    asked = page.evaluate(f"{STATE}.decision")
    options = [option["id"] for option in asked["options"]]
    refusals = [option["id"] for option in asked["options"] if option.get("declines")]
    wanted = [id for each in liked for id in options if id.startswith(each)]
    answer: Any = options[: asked["least"]] if asked["kind"] == "some" else (wanted or refusals or options)[0]
    page.evaluate("(answer) => document.querySelector('dj-table').choose(answer)", answer)
    wait_until(page, f"{STATE}.outcome || {STATE}.number > {before}")


def test_events_to_come_never_reach_a_rebels_page(new_page: NewPage, served: Served) -> None:
    made = make_table(
        served.address, "assault", "me", "friend", "bot", format="companion", mission="aftermath", **PARTY
    )
    empire, rebel = new_page(), new_page(**PHONE)
    heard = Heard(rebel)
    empire.goto(made.page)
    rebel.goto(sit_down(served.address, made, 1))
    empire.wait_for_selector("dj-companion .tocome")
    press(empire, "ready")
    rebel.wait_for_selector("dj-companion .marklist")
    assert faults(rebel) == []
    expect(rebel.locator(".tocome")).to_have_count(0)
    nav = rebel.locator(".bottomnav").bounding_box()
    assert nav is not None
    assert round(nav["y"] + nav["height"]) == PHONE["height"], "the table fills a phone"
    told = " ".join(heard.said)
    assert "event-fortified" not in told
    assert "grinds open" not in told
