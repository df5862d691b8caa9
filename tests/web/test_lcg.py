"""The card game on the page: a whole game, what can be pressed, both languages, all sizes, and access for everybody."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.web.card_playing import CALM, EAGER, STATE, answer, asked, offers, on_a_card, play_until
from tests.web.conftest import NewPage, Served
from tests.web.hurrying import hurry
from tests.web.playing import Made, give_up, make_table, settled, wait_until
from tests.web.test_screens import PHONE, faults

IDS = re.compile(r"\b(?:lcg|page|event)-[a-z]+-[a-z0-9-]+|undefined|\[object")


def sit(served: Served, format: str, players: int, seat: int, bot: str = "random", **settings: str) -> Made:
    """A table with a person in one seat and bots in all others."""
    kinds = ["bot"] * players
    kinds[seat] = "me"
    return make_table(served.address, "lcg", *kinds, bot=bot, format=format, players=str(players), **settings)


def unspoken(page: Page) -> list[str]:
    """What stands on the page in place of words."""
    return sorted(set(IDS.findall(page.locator("body").inner_text())))


# --- Whole games ----------------------------------------------------------------------------------------


def test_a_duel_is_played_by_clicking_to_its_end(new_page: NewPage, served: Served) -> None:
    """Its first rounds and its last one; between them there is nothing else to click, and it passes by."""
    page = new_page(language="pl-PL")
    page.goto(sit(served, "starter", 2, 1, "greedy").page)
    verbs: set[str] = set()
    while not {"keep", "play", "engage", "strike"} <= verbs or page.evaluate(f"{STATE}.shown.round") < 3:
        pressed = answer(page)
        assert pressed is not None, "a duel takes longer"
        verbs |= {each.split(":")[0] for each in pressed}
    hurry(page, "shown.dial.value >= shown.dial.end - 2", eager=EAGER, calm=CALM, several=3)
    while answer(page) is not None:
        pass
    expect(page.get_by_role("button", name="Zagraj jeszcze raz")).to_be_visible()
    assert page.locator(".log li").count() > 30
    assert unspoken(page) == []


def test_a_game_that_is_over_can_be_watched_again(new_page: NewPage, served: Served) -> None:
    page = new_page()
    made = sit(served, "starter", 2, 0)
    page.goto(made.page)
    play_until(page, "shown.round > 1")
    give_up(page)
    wait_until(page, f"{STATE}.outcome")
    page.goto(f"{served.address}#/replay/{made.table}")
    expect(page.locator(".lcgrerun .parea")).to_have_count(2)
    page.keyboard.press("End")
    expect(page.locator(".lcgrerun .obj").first).to_be_visible()
    page.locator(".lcgrerun .obj").first.click()
    expect(page.locator(".lcginspect .lcard.large")).to_be_visible()
    assert unspoken(page) == []


# --- Challenge decks ------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-HS-06", "LCG-VULN-01")
@pytest.mark.parametrize(("seat", "language"), [(0, "en-GB"), (1, "pl-PL")])
def test_the_hunt_for_skywalker_has_its_pyramid(
    new_page: NewPage, served: Served, seat: int, language: str
) -> None:
    page = new_page(language=language)
    page.goto(sit(served, "skywalker", 4, seat).page)
    play_until(page, "shown.round >= 2")
    rows = page.locator(".pyramid .pyrow")
    sizes = [rows.nth(place).locator("> *").count() for place in range(3)]
    assert sizes == ([2, 3, 4] if seat == 0 else [4, 3, 2]), "the front row is nearest to the enemy"
    assert page.locator(".pyramid .spot.open, .pyramid .obj:not(.spot)").count() >= 2
    assert page.locator(".huntbox .t-num").count() == 3
    assert page.locator(".dialbox").count() == 0
    hidden = page.locator(".pyramid .spot.hidden").count()
    assert (hidden == 0) == (seat == 0), "only who laid them out knows what they are"
    assert unspoken(page) == []


@pytest.mark.rule("LCG-HS-05")
def test_the_pyramid_is_laid_out_by_swapping_cards(new_page: NewPage, served: Served) -> None:
    page = new_page()
    page.goto(sit(served, "skywalker", 3, 0).page)
    play_until(page, offers("place:"))
    first, last = (page.evaluate(f"{STATE}.decision.options.at({at}).id") for at in (0, -1))
    on_a_card(page, first).click()
    on_a_card(page, last).click()
    order = page.eval_on_selector_all(
        ".pyramidspread [data-option]", "all => all.map((each) => each.dataset.option)"
    )
    assert (order[0], order[-1]) == (last, first)
    answer(page)
    expect(page.locator(".pyramid .obj")).to_have_count(9)


@pytest.mark.rule("LCG-DIAL-04")
def test_jerjerrods_task_shows_what_the_death_star_costs(new_page: NewPage, served: Served) -> None:
    page = new_page()
    page.goto(sit(served, "jerjerrod", 3, 0).page)
    play_until(page, "shown.round >= 2")
    price = page.evaluate(f"{STATE}.shown.aside[0].cost")
    expect(page.locator(".asidechip")).to_contain_text(f"Death Star II{price}")
    assert page.locator(".lcgrow.above .parea").count() == 2
    assert unspoken(page) == []


# --- Choosing -------------------------------------------------------------------------------------------


@pytest.mark.rule("LCGC-RES-01")
def test_a_payment_is_suggested_and_needs_one_press(new_page: NewPage, served: Served) -> None:
    page = new_page()
    page.goto(sit(served, "duel", 2, 0).page)
    play_until(page, offers("pay:"))
    price = page.evaluate(f"{STATE}.decision.least")
    amounts = [int(text) for text in page.locator(".stepper .amount").all_inner_texts()]
    assert sum(amounts) == price
    less = page.locator(".stepper.on button").first
    less.click()
    expect(page.locator(".lcgquestion .confirm")).to_be_disabled()
    page.locator(".stepper [data-option]:not(:disabled)").first.click()
    page.locator(".lcgquestion .confirm").click()
    wait_until(page, f"!{STATE}.shown.payment")


def test_what_may_be_chosen_is_lit_on_the_cards_and_listed_in_the_question(
    new_page: NewPage, served: Served
) -> None:
    page = new_page()
    page.goto(sit(served, "duel", 2, 1).page)
    play_until(page, offers("attack:"))
    options = page.evaluate(f"{STATE}.decision.options.map((option) => option.id)")
    for option in options:
        assert on_a_card(page, option).count() == 1
        assert page.locator(f'.lcgquestion [data-option="{option}"]').count() == 1
    on_a_card(page, options[0]).click()
    expect(page.locator(f'.lcgquestion [data-option="{options[0]}"]')).to_have_attribute(
        "aria-checked", "true"
    )
    page.locator(f'.lcgquestion [data-option="{options[0]}"]').click()
    expect(on_a_card(page, options[0])).not_to_have_class(re.compile("chosen"))
    assert page.locator(".obj.eng").count() == 1
    assert page.locator(".lsteps .now").count() == 1


def test_a_card_that_the_pointer_rests_on_shows_large_with_its_keywords(
    new_page: NewPage, served: Served
) -> None:
    page = new_page()
    page.goto(sit(served, "duel", 2, 1).page)
    play_until(page, offers("play:"))
    card = page.locator(".lcghand .lcard").first
    card.hover()
    large = page.locator(".lcginspect.passing .lcard.large")
    expect(large).to_be_visible()
    assert large.locator(".ttl").inner_text().strip() == card.locator(".ttl").inner_text().strip()
    page.mouse.move(700, 20)
    expect(large).to_have_count(0)


def test_the_keyboard_is_enough(new_page: NewPage, served: Served) -> None:
    page = new_page()
    page.goto(sit(served, "duel", 2, 1).page)
    play_until(page, offers("play:", "pass"))
    page.keyboard.press("h")
    assert page.evaluate("document.activeElement.classList.contains('lcard')")
    page.keyboard.press("Space")
    expect(page.locator(".lcginspect[role=dialog]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".lcginspect")).to_have_count(0)
    before = page.evaluate(f"{STATE}.number")
    page.keyboard.press("1")
    wait_until(page, f"{STATE}.number > {before}")


def test_piles_open(new_page: NewPage, served: Served) -> None:
    page = new_page()
    page.goto(sit(served, "duel", 2, 1).page)
    play_until(
        page, "shown.players.some((player) => player.discard.length) && state.decision.kind === 'choose'"
    )
    page.locator(".pile:not(:disabled):not(.common)").first.click()
    assert page.locator(".pilelist li").count() >= 1
    page.locator(".pilelist button").first.click()
    expect(page.locator(".lcginspect .lcard.large")).to_be_visible()


# --- Sizes, themes, access ------------------------------------------------------------------------------


def test_a_duel_is_played_with_a_finger_on_a_phone(new_page: NewPage, served: Served) -> None:
    page = new_page(**PHONE, language="pl-PL")
    page.goto(sit(served, "starter", 2, 1).page)
    for _ in range(35):
        if answer(page, finger=True) is None:
            break
        wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
        assert not wide, "nothing is wider than the phone"
    assert unspoken(page) == []


@pytest.mark.parametrize(("size", "theme"), [("desktop", "dark"), ("phone", "light")])
def test_the_table_has_no_serious_fault_of_access(
    new_page: NewPage, served: Served, size: str, theme: str
) -> None:
    page = new_page(**PHONE, color_scheme=theme) if size == "phone" else new_page(color_scheme=theme)
    page.goto(sit(served, "2v2", 4, 2).page)
    for moment in (offers("keep:"), offers("play:"), "shown.engagement"):
        play_until(page, moment)
        settled(page)  # what changed is outlined for a moment
        assert faults(page) == []


def test_all_play_areas_fit_the_width_of_the_screen(new_page: NewPage, served: Served) -> None:
    page = new_page(1440, 844)
    page.goto(sit(served, "2v2", 4, 0).page)
    assert asked(page)
    for width in (1440, 1024, 390):
        page.set_viewport_size({"width": width, "height": 844})
        settled(page)
        frames = page.eval_on_selector_all(
            ".parea",
            "all => all.map((each) => [each.getBoundingClientRect().left, each.getBoundingClientRect().right])",
        )
        assert len(frames) == 4
        assert all(left >= 0 and right <= width for left, right in frames), width
