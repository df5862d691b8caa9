"""The lobby of campaigns: one is founded by its form, found again with whose turn it is, saved to a file and taken in
again, and a stage of it is played once more."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect
from tests.web.conftest import NewPage, Served
from tests.web.hurrying import hurry
from tests.web.playing import module, settled, wait_until
from tests.web.test_screens import PHONE, faults

TABLE = "document.querySelector('dj-table')"
#: What the bot of the Empire is called.
BOT = f"{module('components/sides.js')}.then(({{ sitterName }}) => sitterName({TABLE}.state.table, 0))"
#: On the way the heroes buy nothing, and go to the first mission that is offered.
CALM = ("done", "ready", "alone")


def found(page: Page, served: Served) -> None:
    """Found the campaign of the core set with two heroes, against a bot."""
    page.goto(f"{served.address}#/campaigns")
    form = page.locator("dj-campaign-form")
    form.locator("[data-hero=jyn-odan]").click()
    form.locator("[data-hero=diala-passil]").click()
    expect(form.locator("[data-hero][aria-pressed=true]")).to_have_count(2)
    form.locator("[data-player=fenn-signis]").select_option("me")
    form.locator("[data-value=military-might]").click()
    form.locator("button[type=submit]").click()
    page.wait_for_selector("dj-campaign .slotline")


def say(page: Page, words: str) -> None:
    """Answer a question of the page with words."""
    page.locator("dialog.dialog textarea").fill(words)
    page.locator("dialog.dialog button[type=submit]").click()


def test_a_campaign_is_founded_found_again_saved_and_taken_in(
    new_page: NewPage, served: Served, tmp_path: Path
) -> None:
    page = new_page()
    found(page, served)
    shown = page.evaluate(f"{TABLE}.state.shown")
    assert [hero["sheet"] for hero in shown["heroes"]] == ["fenn-signis", "jyn-odan"]
    assert (shown["campaign"], shown["empire_class"]) == ("core", "military-might")
    first = page.evaluate(f"{TABLE}.table")
    bot = page.evaluate(BOT)
    hurry(page, calm=CALM)
    page.locator(".goon").click()
    wait_until(page, f"{TABLE}?.state && {TABLE}.table !== '{first}'")
    mission = page.evaluate(f"{TABLE}.table")
    assert page.evaluate(BOT) == bot  # the same opponent all the campaign long

    page.goto(f"{served.address}#/campaigns")  # as after a day: it is found by what this browser remembers
    row = page.locator(".seriesrow")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("Mission 1 of 11: Aftermath")
    expect(row).to_contain_text("Fenn Signis, Jyn Odan")
    expect(row.locator(".pip")).to_have_count(11)
    assert faults(page) == []
    expect(row.locator("[data-continue]")).to_have_attribute("href", f"#/table/{mission}")

    page.evaluate(
        """() => localStorage.setItem('dejarik.tables', JSON.stringify(
          JSON.parse(localStorage.getItem('dejarik.tables')).map((each) => ({...each, at: each.at - 86400000}))))"""
    )
    row.locator("[data-continue]").click()
    expect(page.locator(".recap")).to_contain_text("Next: “Aftermath”, threat level 2.")
    page.goto(f"{served.address}#/campaigns")
    row.get_by_role("link", name="Log").click()
    expect(page.locator(".previously")).to_contain_text("The campaign Core set has just begun.")
    expect(page.locator(".pasttables li")).to_have_count(2)
    expect(page.locator(".pasttables li").last).to_contain_text("Mission: Aftermath")
    settled(page)
    assert faults(page) == []
    with page.expect_download() as coming:
        page.locator("[data-export]").click()
    saved = tmp_path / "campaign.json"
    coming.value.save_as(saved)

    page.locator(".pasttables li").last.locator("[data-name]").click()
    say(page, "The first shots")
    expect(page.locator(".pasttables li").last.locator("[data-point=start]")).to_have_text("The first shots")
    page.locator(".pasttables li").first.get_by_role("button", name="Restart this stage").click()
    say(page, "Second try")
    page.wait_for_selector("dj-campaign .slotline")
    again = page.evaluate(f"{TABLE}.table")
    assert again not in (first, mission)
    assert page.evaluate(f"{TABLE}.state.shown.slot") == 0
    page.goto(f"{served.address}#/campaigns")
    expect(row).to_have_count(2)
    expect(page.locator(".seriesrow", has_text="Second try")).to_contain_text("Before mission 1 of 11")

    fellow = new_page()  # the name is the campaign's and not the browser's
    fellow.goto(f"{served.address}#/campaign/{again}")
    expect(fellow.locator(".campaignhead h1")).to_contain_text("Second try")
    expect(fellow.locator("[data-rename], [data-name], [data-again]")).to_have_count(0)

    page.goto(f"{served.address}#/table/{mission}")
    page.locator("dj-menu > button").click()
    page.locator("[data-again-item]").click()
    expect(page.locator("dialog.dialog")).to_contain_text("Restart this mission")
    say(page, "Third try")
    wait_until(page, f"{TABLE}?.state && ![{mission!r}, {again!r}].includes({TABLE}.table)")
    assert page.evaluate(f"{TABLE}.state.shown.mission.name.id") == "mission-aftermath"
    page.goto(f"{served.address}#/campaign/{page.evaluate(f'{TABLE}.table')}")
    expect(page.locator(".campaignhead h1")).to_contain_text("Third try")
    expect(page.locator(".pasttables li")).to_have_count(2)

    other = new_page()
    other.goto(f"{served.address}#/campaigns")
    other.locator("[data-import]").set_input_files(saved)
    other.get_by_role("link", name="Sit down").click()
    other.get_by_role("button", name="Sit down").click()
    wait_until(other, f"{TABLE}?.state?.shown?.mission")
    assert other.evaluate(f"{TABLE}.state.shown.mission.name.id") == "mission-aftermath"
    assert other.evaluate(f"{TABLE}.table") != mission


def test_where_a_campaign_stands_is_told_in_a_few_words(new_page: NewPage, served: Served) -> None:
    page = new_page()
    page.goto(f"{served.address}#/campaigns")

    def where(played: int, chosen: str | None, now: str | None, winner: int | None = None) -> str:
        stage = {
            "name": {"id": "box-core"},
            "slots": [{"kind": "side", "winner": winner}] * 11,
            "slot": played,
            "active": [{"name": {"id": "mission-incoming"}}],
            "chosen": chosen and {"id": chosen},
            "heroes": [],
            "step": "",
        }
        shown = now and {"format": "mission", "round": 2, "mission": {"name": {"id": now}}}
        told = page.evaluate(
            f"""([stage, now]) => {module("games/assault/chain.js")}
                .then(({{ chain }}) => chain.standing(stage, now).where)""",
            [stage, shown],
        )
        return str(told)

    page.wait_for_selector("dj-campaign-form [data-hero]")  # by then the names of missions are there
    assert where(8, None, None) == "After mission 8 of 11, ready for the next"
    assert where(7, "mission-incoming", "mission-incoming") == "Mission 8 of 11: Incoming, round 2"
    assert where(8, None, "mission-incoming") == "After mission 8 of 11: Incoming"
    forced = where(8, "mission-captured", "mission-captured")
    assert forced == "After mission 8 of 11, forced mission: Captured"
    assert where(11, None, "mission-last-stand", winner=-1) == "The Rebels won the finale, 11 missions"
    assert where(11, None, "mission-last-stand", winner=0) == "The Empire won the finale, 11 missions"


def test_campaigns_on_a_phone_in_polish(new_page: NewPage, served: Served) -> None:
    page = new_page(language="pl-PL", **PHONE)
    found(page, served)
    page.goto(f"{served.address}#/campaigns")
    expect(page.locator(".seriesrow")).to_contain_text("Przed misją 1 z 11")
    settled(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert faults(page) == []


def test_how_hard_the_empire_plays_is_chosen_where_a_bot_plays_it(new_page: NewPage, served: Served) -> None:
    page = new_page()
    page.goto(f"{served.address}#/campaigns")
    form = page.locator("dj-campaign-form")
    expect(form.locator("[data-level]")).to_have_text(["for the story", "as an equal", "ruthlessly"])
    expect(form.locator("[data-level][aria-pressed=true]")).to_have_text("as an equal")
    expect(form.locator(".levelnote")).to_contain_text("every second mission")
    form.locator("[data-level=story]").click()
    expect(form.locator("[data-level][aria-pressed=true]")).to_have_text("for the story")
    expect(form.locator(".levelnote")).to_contain_text("errs often")
    form.locator("[data-player=empire]").select_option("friend")
    expect(form.locator("[data-level]")).to_have_count(0)
    form.locator("[data-player=empire]").select_option("bot")
    form.locator("button[type=submit]").click()
    page.wait_for_selector("dj-campaign .slotline")
    wait_until(page, f"{TABLE}?.state")
    assert [seat["bot"] for seat in page.evaluate(f"{TABLE}.state.table.seats")] == ["story", None, "greedy"]


def test_the_form_tells_what_a_hero_and_a_class_can_do_before_they_are_chosen(
    new_page: NewPage, served: Served
) -> None:
    page = new_page(**PHONE)
    page.goto(f"{served.address}#/campaigns")
    form = page.locator("dj-campaign-form")
    expect(form.locator("[data-about=diala-passil] [data-begins]")).to_contain_text("Plasteel Staff")
    form.locator("[data-hero=shyla-varad]").tap()
    expect(form.locator("[data-about]")).to_have_count(1)
    expect(form.locator("[data-about=shyla-varad]")).to_contain_text("Endurance 4")
    expect(
        form.locator("[data-hero=shyla-varad]")
    ).to_be_in_viewport()  # although another one was folded above it
    form.locator("[data-value=military-might]").tap()
    expect(form.locator("[data-begins=military-might-show-of-force] .usay").first).to_be_visible()
    settled(page)
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_the_form_says_which_boxes_are_used_and_where_it_begins(new_page: NewPage, served: Served) -> None:
    page = new_page()
    page.goto(f"{served.address}#/campaigns")
    form = page.locator("dj-campaign-form")
    form.locator(".morebox summary").click()
    expect(form.locator("[data-box][aria-pressed=true]")).to_have_count(3)
    form.locator("[data-box=return-to-hoth]").click()
    form.locator("[data-value=heart-of-the-empire]").click()
    expect(form.locator("[data-setting=slot] option")).to_have_count(8)
    form.locator("[data-setting=slot]").select_option("3")
    form.locator("[data-setting=threat]").select_option("-1")
    form.locator("button[type=submit]").click()
    page.wait_for_selector("dj-campaign .slotline")
    wait_until(page, f"{TABLE}?.state")
    settings = page.evaluate(f"{TABLE}.state.table.settings")
    assert set(settings["boxes"].split(",")) == {"core", "jabbas-realm", "heart-of-the-empire"}
    assert (settings["slot"], settings["threat"]) == ("3", "-1")
    assert page.evaluate(f"{TABLE}.state.shown.slot") == 2
