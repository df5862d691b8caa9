"""Questions that several players answer together: who else may answer, what each proposes, and who agrees with whom."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import NewPage, Served
from tests.web.playing import module, post_table, sit_down, until_touched, wait_until
from tests.web.reaching import PHONE, SIDEWAYS, out_of_reach
from tests.web.test_screens import faults

STATE = "document.querySelector('dj-table')?.state"
COMPANIES = {"players": "4", "companies": "true"}


def company(new_page: NewPage, served: Served, together: str, **second: Any) -> tuple[Page, Page]:
    """The pages of Player 1 and Player 3, a company that decides who leads it; bots are the other one."""
    made = post_table(served.address, "caravan", ("me", "bot", "friend", "bot"), COMPANIES, together=together)
    pages = new_page(), new_page(**second)
    for page, address in zip(pages, (made.page, sit_down(served.address, made, 2)), strict=True):
        page.goto(address)
        wait_until(page, f"{STATE}?.decision?.prompt.id === 'caravan-mulligan'")
        until_touched(page)
        page.locator("button.confirm").click()
    for page in pages:
        wait_until(page, f"{STATE}?.sharing")
        until_touched(page)
    return pages


def option(page: Page, seat: int) -> Any:
    return page.locator(f'.acts [data-option="player:{seat}"]')


def test_whoever_answers_first_answers_for_all(new_page: NewPage, served: Served) -> None:
    one, other = company(new_page, served, "any")
    for page, name in ((one, "Player 3"), (other, "Player 1")):
        expect(page.locator(".together")).to_contain_text(f"together with {name}")
        expect(page.locator(".together")).to_contain_text("Whoever answers first")
        expect(page.locator(".tablebar [role=status]")).to_have_text("Your turn")
    option(other, 2).click()
    for page in (one, other):
        wait_until(page, f"{STATE}.number > 4")
    assert one.evaluate(f"{STATE}.view.state.purses[2].leads")


def test_one_may_propose_before_anybody_answers(new_page: NewPage, served: Served) -> None:
    one, other = company(new_page, served, "any", language="pl-PL")
    one.locator(".together .wish").click()
    expect(one.locator(".together .wish")).to_have_attribute("aria-pressed", "true")
    option(one, 2).click()
    expect(option(one, 2)).to_have_attribute("aria-pressed", "true")
    expect(one.locator(".together [data-own]")).to_contain_text("You propose: Player 3")
    expect(option(other, 2).locator(".wished")).to_have_count(1)
    expect(option(other, 0).locator(".wished")).to_have_count(0)
    expect(other.locator('.together [data-partner="0"]')).to_contain_text("wybiera: Gracz 3")
    one.locator(".together [data-own] button").click()
    expect(other.locator(".wished")).to_have_count(0)
    assert one.evaluate(f"{STATE}.number") == 4
    option(other, 0).click()  # who does not only propose answers
    for page in (one, other):
        wait_until(page, f"{STATE}.number > 4")


def test_where_all_must_agree_a_choice_is_a_proposal(new_page: NewPage, served: Served) -> None:
    one, other = company(new_page, served, "all")
    expect(one.locator(".together")).to_contain_text("It counts when all propose the same")
    expect(one.locator(".together .wish")).to_have_count(0)
    option(one, 0).click()
    expect(other.locator('.together [data-partner="0"]')).to_contain_text("would choose: Player 1")
    option(other, 2).click()
    expect(option(one, 2).locator(".wished")).to_have_count(1)
    assert one.evaluate(f"{STATE}.number") == 4
    option(one, 2).click()
    for page in (one, other):
        wait_until(page, f"{STATE}.number > 4")
    assert other.evaluate(f"{STATE}.view.state.purses[2].leads")


def test_it_can_all_be_done_with_keys(new_page: NewPage, served: Served) -> None:
    one, other = company(new_page, served, "any")
    one.keyboard.press("p")
    one.keyboard.press("2")
    expect(option(other, 2).locator(".wished")).to_have_count(1)
    one.keyboard.press("p")
    one.keyboard.press("1")
    wait_until(other, f"{STATE}.number > 4")
    assert other.evaluate(f"{STATE}.view.state.purses[0].leads")


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS], ids=["upright", "sideways"])
def test_on_a_phone_everything_is_within_reach(
    new_page: NewPage, served: Served, size: dict[str, Any]
) -> None:
    one, phone = company(new_page, served, "any", **size)
    option(one, 0).hover()
    one.locator(".together .wish").click()
    option(one, 0).click()
    phone.locator(".together .wish").tap()
    option(phone, 2).tap()
    expect(phone.locator(".together [data-own]")).to_be_visible()
    assert out_of_reach(phone) == []
    assert faults(phone) == []
    assert faults(one) == []


def test_others_hear_who_decides(new_page: NewPage, served: Served) -> None:
    made = post_table(served.address, "caravan", ("me", "hot", "hot", "friend"), COMPANIES)
    spectator = new_page()
    page = new_page()
    page.goto(made.page)
    for _ in range(3):
        page.locator(".handover .seatbtn").click()
        page.locator("button.confirm").click()
    friend = new_page()
    friend.goto(sit_down(served.address, made, 3))
    friend.locator("button.confirm").click()
    spectator.goto(f"{served.address}#/table/{made.table}")
    for each in (friend, spectator):
        expect(each.locator(".tablebar [role=status]")).to_have_text("Deciding together: Player 1, Player 3")
        expect(each.locator(".question h2")).to_have_text("Deciding together: Player 1, Player 3")
        expect(each.locator(".seatp.asked")).to_have_count(2)
        expect(each.locator(".together")).to_have_count(0)
    page.locator(".handover .seatbtn").click()  # who holds both seats is asked once, with the first
    option(page, 2).click()
    wait_until(friend, f"{STATE}.sharing?.seats.join() === '1,3'")


@pytest.mark.parametrize(
    ("kind", "answer", "words"),
    [
        ("some", ["a", "c"], "would choose: Guard, Thief"),
        ("some", [], "would choose: nothing"),
        ("order", ["c", "a", "b"], "would choose: Thief, Guard, Spy"),
        ("distribute", {"b": 2, "c": 1}, "would choose: 2 × Spy, 1 × Thief"),
    ],
)
def test_every_kind_of_answer_can_be_proposed(
    new_page: NewPage, served: Served, kind: str, answer: Any, words: str
) -> None:
    page = new_page()
    page.goto(served.address)
    page.wait_for_selector("main")
    page.evaluate(
        f"""async ([kind, answer]) => {{
          await {module("components/decision.js")};
          const option = (id, card) => ({{ id, verb: "", cap: 2, label: {{ id: `caravan-${{card}}` }} }});
          const panel = document.createElement("dj-decision");
          panel.decision = {{ number: 1, seat: 0, kind, prompt: {{ id: "caravan-bid" }}, least: 0, most: 3,
            options: [option("a", "guard"), option("b", "spy"), option("c", "thief")] }};
          const partner = {{ seat: 1, name: "Diala", colour: "blue", bot: false, answer }};
          const bot = {{ seat: 2, name: "Bot", colour: "green", bot: true }};
          panel.together = {{ agree: true, wishing: true, partners: [partner, bot] }};
          document.querySelector("main").replaceChildren(panel);
          panel.addEventListener("answer", (event) => (window.answered = event.detail));
        }}""",
        [kind, answer],
    )
    expect(page.locator('[data-partner="1"]')).to_contain_text(words)
    expect(page.locator('[data-partner="2"]')).to_contain_text("goes along with you")
    expect(page.locator("button.confirm")).to_have_text("Propose")
    page.locator("button.confirm").click()
    assert page.evaluate("window.answered") is not None


def test_whoever_makes_a_table_says_whether_all_must_agree(new_page: NewPage, served: Served) -> None:
    page = new_page()
    page.goto(f"{served.address}#/new/assault")
    page.wait_for_selector("[data-bluff]")
    expect(page.locator("[data-agree]")).to_have_count(0)
    page.goto(f"{served.address}#/new/caravan")
    page.locator("[data-agree]").check()
    with page.expect_request("**/api/tables") as sent:
        page.locator(".newtable button[type=submit]").click()
    assert (sent.value.post_data_json or {})["together"] == "all"


def test_whoever_sits_down_is_told_that_all_must_agree(new_page: NewPage, served: Served) -> None:
    page = new_page()
    for together in ("all", "any"):
        made = post_table(
            served.address, "caravan", ("me", "open", "bot", "bot"), COMPANIES, together=together
        )
        page.goto(f"{served.address}#/join/{made.table}")
        page.wait_for_selector("dj-join form")
        expect(page.locator("[data-together]")).to_have_count(1 if together == "all" else 0)
