"""Payments (LCGC-RES): exactly which cards pay, how many tokens each of them gets, and what is not paid in full."""

from __future__ import annotations

import pytest
from tests.lcg.table import Table

from dejarik.kernel.answers import read_answer
from dejarik.lcg.content.lasting import change_for
from dejarik.lcg.rules.paying import Unpaid, payers, sensible_plan


def paying(table: Table, who: str) -> dict[str, int]:
    return {table.state.sources[id].key: value for id, value in payers(table.state, table.seat(who))}


@pytest.mark.rule("LCGC-RES-01")
def test_who_is_given_a_resource_pays_like_others_and_who_has_none_does_not() -> None:
    table = Table("""
        light objectives: a-heros-journey-2
        light units: luke-skywalker-92, yoda-166
    """).deployment("light")
    assert paying(table, "light") == {"jedi": 1, "a-heros-journey-2": 2}
    luke = table.id("luke-skywalker-92")
    change_for(table.state, "phase", [luke], "resources", 1)
    assert paying(table, "light") == {"jedi": 1, "a-heros-journey-2": 2, "luke-skywalker-92": 1}
    change_for(table.state, "phase", [luke], "unit-damage", 1)  # something else beside it changes nothing
    assert paying(table, "light") == {"jedi": 1, "a-heros-journey-2": 2, "luke-skywalker-92": 1}


@pytest.mark.rule("LCGC-RES-04", "LCGC-RES-05")
def test_the_card_that_gives_the_match_alone_gets_one_token() -> None:
    table = Table("""
        light affiliation: rebel-alliance
        light objectives: a-heros-journey-2, the-rebel-fleet-143
        light hand: believer-in-the-old-ways-154
    """).deployment("light")
    table.choose("play:believer-in-the-old-ways-154")
    tokens = ("rebel-alliance", "a-heros-journey-2", "the-rebel-fleet-143")
    table.choose("pay:a-heros-journey-2*1", "pay:the-rebel-fleet-143*1")
    assert table.in_play("believer-in-the-old-ways-154")
    assert [table.card(key).focus for key in tokens] == [0, 1, 1]


@pytest.mark.rule("LCGC-ABL-04", "LCGC-RES-08")
def test_an_ability_whose_price_is_not_paid_in_full_does_not_happen() -> None:
    """Only the doubled efforts would have made the resources enough for the Death Star, and they are kept back."""
    table = Table(
        """
        dark objectives: jerjerrods-task-445, jerjerrods-task-445
        dark aside: death-star-ii-455
        dark hand: we-shall-double-our-efforts-461
        dial: 16
        """,
        format="jerjerrod",
        light=2,
    ).actions("dark")
    table.choose("use:death-star-ii-455.build").pay()
    while table.can("use:we-shall-double-our-efforts-461"):
        table.choose("pass")
    assert not table.in_play("death-star-ii-455")
    assert [(event.key, event.held) for event in table.happened(Unpaid)] == [("death-star-ii-455", False)]
    assert table.hand("dark") == ["we-shall-double-our-efforts-461"]


# --- What is suggested


def suggestion(picture: str, card: str) -> dict[str, int]:
    """How it is suggested to pay for a card, without the numbers of cards."""
    table = Table(picture).deployment("light").choose(f"play:{card}")
    shown = table.asked.show(table.state)
    assert read_answer(table.state, table.asked, shown["suggested"]), "it is an answer"
    return {id.removeprefix("pay:").partition("#")[0]: amount for id, amount in shown["suggested"].items()}


@pytest.mark.rule("LCGC-RES-04")
def test_a_payment_is_suggested_with_the_card_that_matches() -> None:
    """The Guardian costs 2, and only the Hero's Journey gives resources of the Jedi."""
    found = suggestion(
        """
        light affiliation: rebel-alliance
        light objectives: a-heros-journey-2
        light hand: guardian-of-peace-109
        """,
        "guardian-of-peace-109",
    )
    assert found == {"rebel-alliance": 1, "a-heros-journey-2": 1}


def test_a_payment_is_suggested_without_units_and_with_few_tokens_on_each_card() -> None:
    table = Table("""
        light objectives: a-heros-journey-2, a-heros-journey-2
        light units: twilek-loyalist-15
    """).deployment("light")
    one, two = table.ids("a-heros-journey-2")
    loyalist, affiliation = table.id("twilek-loyalist-15"), table.player("light").affiliation
    able = [(one, 2), (two, 2), (loyalist, 1), (affiliation, 1)]
    assert sensible_plan(table.state, able, 1) == {affiliation: 1}
    assert sensible_plan(table.state, able, 3) == {one: 1, two: 1, affiliation: 1}
    assert sensible_plan(table.state, able, 5) == {one: 2, two: 2, affiliation: 1}
    assert sensible_plan(table.state, able, 6) == {one: 2, two: 2, affiliation: 1, loyalist: 1}
    assert sensible_plan(table.state, able, 7) is None
