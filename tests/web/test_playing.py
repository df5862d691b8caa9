"""Games played in a browser by pressing what the page offers, from the lobby to the end."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import NewPage, Served
from tests.web.hurrying import STATE, hurry
from tests.web.playing import (
    answer_one,
    give_up,
    make_table,
    number,
    options,
    press,
    sit_down,
    wait_until,
    wish,
)

MOST = 400


def play_on(page: Page, most: int = MOST) -> list[str]:
    """Answer until the game is over or so many answers are given."""
    given: list[str] = []
    for _ in range(most):
        chosen = answer_one(page)
        if chosen is None:
            break
        given.append(chosen)
    return given


@pytest.mark.parametrize("game", ["caravan", "arena"])
def test_any_game_is_played_to_its_end_with_the_plain_screen(
    new_page: NewPage, served: Served, game: str
) -> None:
    page = new_page()
    page.goto(make_table(served.address, game, "me", "bot").page)
    play_on(page, 40)
    hurry(page)
    expect(page.locator(".notice.good h2")).to_be_visible()
    expect(page.locator("dj-log li").first).to_be_visible()


def test_a_skirmish_with_whole_armies_is_begun_by_pressing_and_given_up(
    new_page: NewPage, served: Served
) -> None:
    page = new_page()
    page.goto(served.address)
    page.locator("a[href='#/new/assault']").click()
    page.locator("[data-setting=map] [data-choice=moisture-farm]").click()
    page.locator("button[type=submit]").click()
    page.wait_for_selector("dj-assault .boardsvg")
    until(page, "move")
    give_up(page)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


def test_the_board_lights_what_the_question_offers(new_page: NewPage, served: Served) -> None:
    page = new_page()
    page.goto(make_table(served.address, "assault", "me", "bot", map="echo-base", mission="A").page)
    until(page, "move")
    press(page, "move")
    wait_until(page, "document.querySelectorAll('.boardsvg .choice.space').length > 3")
    lit = set(
        page.eval_on_selector_all(".boardsvg [data-option]", "all => all.map((each) => each.dataset.option)")
    )
    offered = set(
        page.evaluate("document.querySelector('dj-table').state.decision.options.map((each) => each.id)")
    )
    assert {each for each in offered if each.startswith("go:")} == {
        each for each in lit if each.startswith("go:")
    }


def test_looking_at_a_space_draws_the_path_and_its_cost(new_page: NewPage, served: Served) -> None:
    page = new_page()
    page.goto(make_table(served.address, "assault", "me", "bot", map="echo-base", mission="A").page)
    until(page, "move")
    press(page, "move")
    space = page.locator(".boardsvg .choice.space").last
    cost = page.locator(".boardsvg text.cost").last.text_content()
    space.dispatch_event("pointerenter")
    expect(page.locator(".walkcost")).to_have_text(cost or "")


def test_a_board_is_walked_with_the_keys(new_page: NewPage, served: Served) -> None:
    page = new_page()
    small = {"army-1": "heroes-of-yavin"}  # bases that can lie in one way only
    page.goto(make_table(served.address, "assault", "me", "bot", map="echo-base", mission="A", **small).page)
    until(page, "deploy:")
    before = number(page)
    first = page.locator(".boardsvg [data-item='0']")
    first.focus()
    page.keyboard.press("ArrowRight")
    focused = page.evaluate("document.activeElement.dataset.option")
    assert focused is not None
    assert focused != first.get_attribute("data-option")
    page.keyboard.press("ArrowLeft")
    back = page.evaluate("document.activeElement.dataset.option")
    assert back is not None
    assert back != focused
    page.keyboard.press("Enter")
    wait_until(page, f"document.querySelector('dj-table').state.number > {before}")


def test_a_choice_is_taken_back(new_page: NewPage, served: Served) -> None:
    page = new_page()
    page.goto(make_table(served.address, "assault", "me", "bot", map="echo-base", mission="A").page)
    until(page, "deploy:")
    before = number(page)
    answer_one(page)
    page.keyboard.press("u")
    wait_until(page, f"document.querySelector('dj-table').state.number === {before}")


def test_a_page_that_loses_the_server_comes_back_where_it_was(new_page: NewPage, served: Served) -> None:
    page = new_page()
    page.goto(make_table(served.address, "assault", "me", "bot", map="echo-base", mission="A").page)
    play_on(page, 12)
    page.wait_for_selector("dj-decision button")
    before, question = number(page), page.locator("#question").text_content()
    served.stop()
    expect(page.locator(".notice.warn")).to_be_visible()
    expect(page.locator("dj-decision button.actrow").first).to_be_disabled()
    served.start()
    expect(page.locator(".notice.warn")).to_have_count(0, timeout=20_000)  # the pauses between two tries grow
    assert number(page) == before
    assert page.locator("#question").text_content() == question
    answer_one(page)


def test_a_screen_that_is_shared_hides_everything_until_it_is_handed_over(
    new_page: NewPage, served: Served
) -> None:
    page = new_page()
    page.goto(make_table(served.address, "caravan", "me", "hot").page)
    for _ in range(3):
        page.wait_for_selector(".handover")
        assert page.locator("dj-plain, dj-decision, [data-option]").count() == 0
        page.locator(".handover .seatbtn").click()
        expect(page.locator("dj-decision")).to_be_visible()
        seat = page.evaluate("document.querySelector('dj-table').state.asked")
        while page.evaluate("document.querySelector('dj-table').state.asked") == seat:
            answer_one_shared(page)


def test_two_browsers_at_one_table_see_each_other_move(new_page: NewPage, served: Served) -> None:
    made = make_table(served.address, "arena", "me", "friend")
    mine, friend = new_page(), new_page(language="pl-PL")
    mine.goto(made.page)
    friend.goto(sit_down(served.address, made, 1))
    friend.wait_for_selector(".question")
    before = number(friend)
    answer_one(mine)
    wait_until(friend, f"document.querySelector('dj-table').state.number > {before}")


def answer_one_shared(page: Page) -> None:
    """As `answer_one`, where the answer may bring the hand-over."""
    before = number(page)
    press(page, wish(options(page)))
    if number(page) == before and page.locator("dj-decision .confirm:not(:disabled)").count():
        page.locator("dj-decision .confirm").click()
    wait_until(page, f"document.querySelector('dj-table').state.number !== {before}")


def until(page: Page, kind: str) -> None:
    """Come to a question that offers an option of this kind."""
    hurry(
        page, f"state.decision.options.some(({{ id }}) => `${{id}}:`.startsWith({kind.rstrip(':') + ':'!r}))"
    )
    wait_until(page, "document.querySelector('dj-decision button:not(:disabled)')")
    assert not page.evaluate(f"Boolean({STATE}.outcome)"), f"{kind} was never offered"
