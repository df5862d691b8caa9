"""Deck building for a team: the limits of one deck hold for all decks of the team together."""

from __future__ import annotations

import pytest

from dejarik.lcg.decks.deck import Deck, team_problems
from dejarik.lcg.facts.cards import CardId, Challenge
from dejarik.messages import Language, say

JEDI = Deck("Jedi", CardId("jedi"), ("1", "1", "2", "2", "3", "3", "5", "5", "6", "7"))
REBELS = Deck("Rebels", CardId("rebel-alliance"), ("8", "8", "9", "9", "10", "10", "11", "11", "12", "14"))


def said(*decks: Deck, most: int | None = None) -> list[str]:
    return [say(each, Language.ENGLISH) for each in team_problems(decks, most=most)]


def more(deck: Deck, *sets: str) -> Deck:
    return Deck(deck.name, deck.affiliation, (*deck.sets, *sets))


def test_decks_that_share_no_set_are_legal_together() -> None:
    assert said(JEDI, REBELS) == []


@pytest.mark.rule("LCG-DECK-01", "LCGC-TEAM-02", "LCG-CHAL-02")
def test_every_deck_of_a_team_has_ten_sets() -> None:
    small = Deck("Rebels", REBELS.affiliation, REBELS.sets[:9])
    assert said(JEDI, small) == ["Rebels: 9 objective sets; a deck has at least 10, so 1 is missing."]


@pytest.mark.rule("LCG-DECK-02", "LCGC-TEAM-02")
def test_a_team_has_two_copies_of_a_set_in_all() -> None:
    assert said(more(JEDI, "16"), more(REBELS, "16")) == []
    assert said(more(JEDI, "16", "16"), more(REBELS, "16")) == [
        "Rumors at the Cantina: 3 copies in the team; 2 are allowed in all."
    ]


@pytest.mark.rule("LCG-DECK-03", "LCGC-TEAM-02")
def test_only_one_member_uses_a_limited_set() -> None:
    assert said(more(JEDI, "18"), REBELS) == []
    assert said(more(JEDI, "18"), more(REBELS, "18")) == [
        "Hit and Run: 2 copies in the team; only one member may have it, once."
    ]


def test_what_one_deck_breaks_by_itself_is_said_once() -> None:
    assert said(more(JEDI, "1"), REBELS) == ["Jedi: A Hero’s Journey: 3 copies; 2 are allowed."]


def test_a_deck_without_a_name_is_named_by_its_place() -> None:
    assert said(JEDI, Deck("", REBELS.affiliation, REBELS.sets[:9]))[0].startswith("2: 9 objective sets")


@pytest.mark.rule("LCGC-TEAM-01")
def test_a_team_shares_a_side() -> None:
    sith = Deck("Sith", CardId("sith"), ("19", "19", "20", "20", "21", "21", "23", "23", "24", "24"))
    assert said(JEDI, sith) == ["A team plays on one side; these decks are of both."]


@pytest.mark.rule("LCG-CHAL-01")
def test_a_challenge_deck_is_played_alone() -> None:
    hunt = Deck("Hunt", challenge=Challenge.SKYWALKER, support=("91", "93"))
    assert said(hunt) == []
    assert said(hunt, JEDI) == ["The Hunt for Skywalker is played by a single player, not in a team."]


@pytest.mark.rule("LCG-HS-03")
def test_the_largest_size_holds_for_every_deck() -> None:
    assert said(JEDI, more(REBELS, "92"), most=10) == [
        "Rebels: 11 objective sets; no more than 10 are allowed here, so take out 1."
    ]
