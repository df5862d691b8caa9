"""Deck building for one player: size, copies, locked sets, sides, and the challenge decks with their reinforcements."""

from __future__ import annotations

from collections import Counter

import hypothesis.strategies as st
import pytest
from hypothesis import given

from dejarik.kernel.errors import Problem
from dejarik.kernel.rng import Rng
from dejarik.lcg.decks.deck import (
    Deck,
    can_support,
    problems,
    random_deck,
    random_support,
    random_team,
    team_problems,
)
from dejarik.lcg.decks.examining import incomplete
from dejarik.lcg.facts.cards import CardId, CardType, Challenge, Side
from dejarik.lcg.facts.library import affiliation_cards, all_sets, card, objective_set
from dejarik.messages import Language, say

TEN = ("1", "1", "2", "2", "3", "3", "5", "5", "6", "7")  # of the Jedi, none of them locked or limited


def deck(affiliation: str = "jedi", sets: tuple[str, ...] = TEN) -> Deck:
    return Deck("a deck", CardId(affiliation), sets)


def hunt(*support: str) -> Deck:
    return Deck("the hunt", challenge=Challenge.SKYWALKER, support=support)


def said(wrong: Deck, *, starter: bool = False, most: int | None = None) -> list[str]:
    return [say(each, Language.ENGLISH) for each in problems(wrong, starter=starter, most=most)]


@pytest.mark.rule("LCGC-DECK-02", "LCG-DECK-01")
def test_a_deck_is_an_affiliation_card_and_at_least_ten_sets_of_its_side() -> None:
    assert said(deck()) == []
    assert said(deck(sets=TEN[:9])) == ["9 objective sets; a deck has at least 10, so 1 is missing."]


@pytest.mark.rule("LCGC-DECK-02")
def test_a_deck_has_no_upper_limit() -> None:
    sets = tuple(each.number for each in all_sets(Side.LIGHT) if not card(each.objective).lock)
    assert len(sets) > 10
    assert said(deck(sets=sets)) == []


@pytest.mark.rule("LCG-HS-03", "LCGC-HS-01")
def test_against_the_hunt_for_skywalker_no_objective_deck_has_more_than_ten_cards() -> None:
    eleven = deck("sith", ("19", "19", "20", "20", "21", "21", "23", "23", "24", "24", "25"))
    assert said(eleven) == []
    assert said(eleven, most=10) == ["11 objective sets; no more than 10 are allowed here, so take out 1."]


@pytest.mark.rule("LCGC-DECK-08")
def test_a_starter_deck_may_be_smaller() -> None:
    eight = deck(sets=("1", "2", "3", "4", "5", "6", "7", "18"))
    assert said(eight) != []
    assert said(eight, starter=True) == []


def test_a_starter_deck_is_not_empty() -> None:
    assert said(deck(sets=()), starter=True) == ["0 objective sets; a deck has at least 1, so 1 is missing."]


@pytest.mark.rule("LCGC-DECK-01", "LCGC-DECK-03")
def test_the_command_deck_has_the_five_other_cards_of_every_set() -> None:
    built = deck()
    assert len(built.objectives) == 10
    assert len(built.command) == 5 * len(built.objectives)
    assert all(card(id).type is CardType.OBJECTIVE for id in built.objectives)
    assert Counter(built.command)[CardId("luke-skywalker-92")] == 2
    assert set(objective_set("6").cards) <= set(built.command)


@pytest.mark.rule("LCGC-DECK-04")
def test_a_set_is_in_a_deck_twice_at_most() -> None:
    assert said(deck(sets=(*TEN, "1"))) == ["A Hero’s Journey: 3 copies; 2 are allowed."]


@pytest.mark.rule("LCGC-DECK-05")
def test_a_limited_set_is_in_a_deck_once_at_most() -> None:
    assert said(deck(sets=(*TEN, "18"))) == []
    assert said(deck(sets=(*TEN, "18", "18"))) == ["Hit and Run: 2 copies; only 1 is allowed."]


@pytest.mark.rule("LCGC-DECK-06")
def test_a_locked_set_needs_its_affiliation() -> None:
    assert said(deck("jedi", (*TEN, "4"))) == []
    assert said(deck("rebel-alliance", (*TEN, "4"))) == [
        "A Journey to Dagobah can be used only by this affiliation: Jedi."
    ]


@pytest.mark.rule("LCGC-DECK-06")
def test_all_other_sets_of_the_side_are_allowed_whatever_the_affiliation() -> None:
    for affiliation in affiliation_cards(Side.LIGHT):
        assert said(deck(affiliation.id)) == []


@pytest.mark.rule("LCGC-SIDE-01", "LCGC-DECK-02")
def test_a_deck_holds_sets_of_its_own_side_only() -> None:
    assert said(deck(sets=(*TEN, "19"))) == ["Fall of the Jedi belongs to the other side (dark side)."]


@pytest.mark.rule("LCG-SETS-01")
@pytest.mark.parametrize("number", ["91", "92", "93"])
def test_the_sets_of_the_expansion_are_legal_in_a_duel(number: str) -> None:
    assert said(deck(sets=(*TEN, number))) == []


@pytest.mark.parametrize(
    ("affiliation", "sentence"),
    [
        ("", "The deck has no affiliation card."),
        ("luke-skywalker-92", "Luke Skywalker is not an affiliation card."),
        ("jeddi", "There is no “jeddi”. Similar: jedi."),
        ("%", "There is no “%”."),
    ],
)
def test_what_is_no_affiliation_is_said(affiliation: str, sentence: str) -> None:
    assert sentence in said(deck(affiliation))


def test_a_set_that_does_not_exist_is_said() -> None:
    assert said(deck(sets=(*TEN, "37"))) == ["There is no objective set 37."]


def test_reinforcements_are_for_the_hunt_alone() -> None:
    odd = Deck("odd", CardId("jedi"), TEN, support=("1", "2"))
    assert said(odd) == ["Only The Hunt for Skywalker has support sets."]


def test_cards_that_are_not_played_completely_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dejarik.lcg.decks.examining.is_complete", lambda id: id != "yoda-166")
    assert [each.title for each in incomplete(deck())] == ["Yoda"]


# --- Challenge decks


@pytest.mark.rule("LCG-HS-04", "LCG-CHAL-03", "LCGC-CH-01")
def test_a_challenge_deck_is_as_it_is() -> None:
    built = Deck("x", challenge=Challenge.JERJERROD)
    assert (said(built), built.side, len(built.command)) == ([], Side.DARK, 55)
    assert said(Deck("x", CardId("sith"), ("19",), Challenge.JERJERROD)) == [
        "Jerjerrod’s Task is played without an affiliation card.",
        "Jerjerrod’s Task is a deck by itself; no objective sets can be added to it.",
    ]


@pytest.mark.rule("LCG-SUPPORT-01", "LCGC-HS-03")
def test_the_hunt_is_reinforced_by_two_different_light_sets() -> None:
    assert said(hunt("91", "93")) == []
    for wrong in (hunt(), hunt("91"), hunt("91", "91"), hunt("91", "92", "93")):
        assert said(wrong) == ["The Hunt for Skywalker needs exactly 2 different support sets."]
    assert said(hunt("91", "19")) == ["Fall of the Jedi belongs to the other side (dark side)."]


@pytest.mark.rule("LCG-SUPPORT-10", "LCGC-HS-03")
def test_no_set_with_luke_skywalker_reinforces_the_hunt() -> None:
    assert said(hunt("1", "2")) == ["A Hero’s Journey cannot be a support set: Luke Skywalker is in it."]
    assert [each.number for each in all_sets(Side.LIGHT) if not can_support(each)] == ["1"]


@pytest.mark.rule("LCG-SUPPORT-02", "LCG-SUPPORT-03")
def test_the_reinforcements_are_the_ten_cards_that_are_no_objectives() -> None:
    cards = hunt("91", "93").reinforcements
    assert len(cards) == 10
    assert not any(card(id).type is CardType.OBJECTIVE for id in cards)


def test_jerjerrods_task_has_no_reinforcements() -> None:
    odd = Deck("odd", challenge=Challenge.JERJERROD, support=("91", "93"))
    assert said(odd) == ["Only The Hunt for Skywalker has support sets."]


# --- Decks drawn at random


@given(seed=st.integers(0, 2**32), side=st.sampled_from(Side), sets=st.integers(10, 14))
def test_a_deck_drawn_at_random_is_legal(seed: int, side: Side, sets: int) -> None:
    drawn = random_deck(Rng.seeded(seed), side, sets=sets)
    assert problems(drawn) == []
    assert (drawn.side, len(drawn.sets)) == (side, sets)


@pytest.mark.slow
@given(seed=st.integers(0, 2**32), side=st.sampled_from(Side), players=st.integers(1, 3))
def test_decks_drawn_for_a_team_are_legal_together(seed: int, side: Side, players: int) -> None:
    drawn = random_team(Rng.seeded(seed), side, players)
    assert team_problems(drawn, most=10) == []
    assert len({each.affiliation for each in drawn}) == players


@given(seed=st.integers(0, 2**32))
def test_reinforcements_drawn_at_random_are_legal(seed: int) -> None:
    assert problems(hunt(*random_support(Rng.seeded(seed)))) == []


def test_the_affiliation_of_a_drawn_deck_can_be_chosen() -> None:
    assert random_deck(Rng.seeded(1), Side.DARK, CardId("imperial-navy")).affiliation == "imperial-navy"
    with pytest.raises(Problem):
        random_deck(Rng.seeded(1), Side.LIGHT, CardId("imperial-navy"))


def test_every_set_can_be_drawn() -> None:
    rng = Rng.seeded(7)
    drawn = {number for side in Side for _ in range(60) for number in random_deck(rng, side).sets}
    assert drawn == {each.number for each in all_sets()}


def test_more_sets_than_there_are_cannot_be_drawn() -> None:
    with pytest.raises(Problem):
        random_deck(Rng.seeded(1), Side.LIGHT, sets=40)
