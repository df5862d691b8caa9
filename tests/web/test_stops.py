"""Being asked only what matters, on the page: stops, answers settled beforehand, payments with a way back, and odds
before an attack is fired."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.web.conftest import NewPage, Served
from tests.web.hurrying import hurry
from tests.web.playing import make_table, module, number, wait_until
from tests.web.reaching import DESKTOP, PHONE

TABLE = "document.querySelector('dj-table')"
ASKED = f"{TABLE}.state.decision?.prompt.id"
CARDS = ("play:", "engage:", "strike:", "attack:", "yes")


def duel(page: Page, served: Served, reached: str) -> None:
    """A duel with a bot, at the first question that is such."""
    page.goto(make_table(served.address, "lcg", "me", "bot", format="duel", players="2").page)
    hurry(page, reached, eager=CARDS)


def test_a_payment_is_one_step_with_a_way_back(new_page: NewPage, served: Served) -> None:
    for size in (DESKTOP, PHONE):
        page = new_page(**size)
        duel(page, served, "state.decision.prompt.id === 'lcg-pay' && state.decision.begun")
        expect(page.locator(".lcgquestion .confirm")).to_be_enabled()  # what is suggested is chosen already
        expect(page.locator(".lcgquestion [data-share] .sub").first).to_contain_text("resource")
        before = number(page)
        page.locator("[data-cancel]").click()
        wait_until(page, f"{TABLE}.state.number === {before - 1}")  # and nobody was asked
        expect(page.locator("[data-cancel]")).to_have_count(0)


def test_windows_are_passed_until_something_is_over(new_page: NewPage, served: Served) -> None:
    page = new_page(**DESKTOP)
    duel(page, served, "state.decision.prompt.id === 'lcg-deploy'")
    turn = page.evaluate(f"[{TABLE}.state.pacing.turn, {TABLE}.state.pacing.scopes.includes('phase')]")
    assert turn == [True, True]
    before = number(page)
    page.locator('.question [data-stop="phase"]').click()
    wait_until(page, f"{TABLE}.state.number > {before} && {TABLE}.state.decision && {ASKED} !== 'lcg-deploy'")
    assert page.evaluate(f"{TABLE}.steps.find((step) => step.number === {before}).by") == "pace"


def test_an_answer_can_be_settled_beforehand_and_asked_for_again(new_page: NewPage, served: Served) -> None:
    page = new_page(fresh=True, **DESKTOP)
    duel(page, served, "state.decision.prompt.id === 'lcg-draw-discard'")
    before, revision = number(page), page.evaluate(f"{TABLE}.state.revision")
    page.locator(".question .autos summary").click()
    page.evaluate(  # at once, while there is time
        f"""{{const habit = document.querySelector('[data-habit="?lcg-draw-discard"]');
        habit.value = 'never'; habit.dispatchEvent(new Event('change')); {TABLE}.own.hold()}}"""
    )
    expect(page.locator("[data-coming]")).to_have_count(0)
    wait_until(page, f"{TABLE}.state.revision === {revision + 2}")  # left with the server, and taken back
    assert page.evaluate(f"{TABLE}.state.prepared.settled") == {}
    page.locator('.question [data-habit="?lcg-draw-discard"]').select_option("ask")
    page.locator('.question [data-habit="?lcg-draw-discard"]').select_option("never")
    wait_until(page, f"{TABLE}.state.number > {before}")
    wait_until(page, f"{TABLE}.state.prepared.settled['?lcg-draw-discard'] === 'never'")
    hurry(page, "state.number > 40 || state.decision.prompt.id === 'lcg-draw-discard'", eager=CARDS)
    expect(page.locator("[data-given]")).to_contain_text("By itself, no")
    page.locator("[data-given] .link").click()
    assert page.evaluate("JSON.parse(localStorage['dejarik.answers'])") == {}


def test_the_odds_against_the_only_target_come_before_the_attack(new_page: NewPage, served: Served) -> None:
    page = new_page(fresh=True, **DESKTOP)
    page.goto(make_table(served.address, "assault", "me", "bot", map="moisture-farm", mission="A").page)
    single = (
        "state.decision.options.some((each) => each.id === 'attack')"
        f" && {TABLE}.hint('attack').then((hint) => hint.targets?.length === 1)"
    )
    hurry(page, single)
    before = number(page)
    page.locator('.question [data-option="attack"]').click()
    expect(page.locator(".confirming .kpi")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".confirming")).to_have_count(0)
    assert number(page) == before, "it was not fired"
    page.locator('.question [data-option="attack"]').click()
    page.locator(".confirming [data-fire]").click()
    wait_until(page, f"{TABLE}.state.number > {before}")
    page.evaluate("localStorage['dejarik.confirm-single'] = 'false'")
    hurry(page, f"state.number > {before + 1} && {single}")
    if page.evaluate(f"Boolean({TABLE}.state.outcome)"):
        return
    later = number(page)
    page.locator('.question [data-option="attack"]').click()
    wait_until(page, f"{TABLE}.state.number > {later}")


def test_a_pass_stops_all_the_same_where_something_is_done_to_the_player(
    new_page: NewPage, served: Served
) -> None:
    page = new_page(**DESKTOP)
    duel(page, served, "state.decision.prompt.id === 'lcg-deploy'")
    page.evaluate(f"{module('pages/table-stops.js')}.then(({{ showSettled }}) => showSettled())")
    page.locator("[data-stop-touched]").check()
    page.locator(".settled").get_by_role("button", name="Close").click()
    page.evaluate(f"{TABLE}.tell = (message) => Boolean(({TABLE}.said_last = message))")
    page.locator('.question [data-stop="phase"]').click()
    assert page.evaluate(f"{TABLE}.said_last.unless") is True
