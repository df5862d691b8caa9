"""The ready-made decks: enough of them, all legal, alone and in the teams they make."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from dejarik.lcg.decks.deck import HUNT_MOST, problems, team_problems
from dejarik.lcg.decks.ready_made import (
    TEAMS,
    DeckKind,
    kind_of,
    ready_made,
    ready_made_team,
    team_title,
    title,
)
from dejarik.lcg.facts.cards import Challenge, Side
from dejarik.lcg.facts.library import affiliation_cards, card, objective_set
from dejarik.messages import Language, say


@pytest.mark.rule("LCGC-DECK-02")
@pytest.mark.parametrize("name", ready_made(DeckKind.DUEL))
def test_a_deck_for_duels_is_legal_and_as_small_as_can_be(name: str) -> None:
    deck = ready_made()[name]
    assert problems(deck, most=HUNT_MOST) == []
    assert len(deck.sets) == 10


def test_every_affiliation_has_two_decks_for_duels_and_one_for_the_first_game() -> None:
    for kind, decks in ((DeckKind.DUEL, 2), (DeckKind.STARTER, 1)):
        counted = Counter(deck.affiliation for deck in ready_made(kind).values())
        assert counted == {each.id: decks for each in affiliation_cards()}


@pytest.mark.rule("LCGC-DECK-08")
@pytest.mark.parametrize("name", ready_made(DeckKind.STARTER))
def test_a_deck_for_the_first_game_has_eight_sets(name: str) -> None:
    deck = ready_made()[name]
    assert problems(deck, starter=True) == []
    assert len(deck.sets) == 8


@pytest.mark.rule("LCGC-DECK-08")
@pytest.mark.parametrize(
    ("name", "sets"),
    [
        ("starter-jedi", [*range(1, 8), 18]),
        ("starter-rebel-alliance", [*range(8, 15), 18]),
        ("starter-sith", [*range(19, 26), 36]),
        ("starter-imperial-navy", [*range(26, 33), 36]),
    ],
)
def test_the_beginner_decks_of_the_core_set(name: str, sets: list[int]) -> None:
    assert ready_made()[name].sets == tuple(map(str, sets))


def test_a_deck_of_a_large_affiliation_has_only_its_own_sets() -> None:
    for deck in ready_made(DeckKind.DUEL).values():
        if deck.affiliation not in ("smugglers-and-spies", "scum-and-villainy"):
            own = {objective_set(number).affiliation.value for number in deck.sets}
            assert own == {deck.affiliation}


@pytest.mark.rule("LCG-SUPPORT-11", "LCG-SUPPORT-01")
def test_the_hunt_has_the_reinforcements_recommended_for_a_first_game() -> None:
    hunt = ready_made()["the-hunt-for-skywalker"]
    titles = [card(objective_set(number).objective).title for number in hunt.support]
    assert titles == ["Watchers in the Wasteland", "Rendar's Wrath"]


def test_both_challenge_decks_are_there() -> None:
    decks = ready_made(DeckKind.CHALLENGE)
    assert {deck.challenge for deck in decks.values()} == {Challenge.JERJERROD, Challenge.SKYWALKER}
    assert all(problems(deck) == [] for deck in decks.values())


@pytest.mark.rule("LCG-DECK-01", "LCG-DECK-02", "LCG-DECK-03", "LCG-HS-03")
@pytest.mark.parametrize("name", TEAMS)
def test_a_team_is_legal_and_so_is_every_pair_of_it(name: str) -> None:
    team = ready_made_team(name)
    assert team_problems(team, most=HUNT_MOST) == []
    for pair in combinations(team, 2):
        assert team_problems(pair, most=HUNT_MOST) == []


def test_each_side_has_three_pairs_and_a_team_of_three() -> None:
    sizes = Counter((ready_made_team(name)[0].side, len(members)) for name, members in TEAMS.items())
    assert sizes == {(side, size): count for side in Side for size, count in ((2, 3), (3, 1))}


def test_every_deck_and_team_has_a_name_in_every_language() -> None:
    for language in Language:
        for called in (*map(title, ready_made()), *map(team_title, TEAMS)):
            assert say(called, language) != called.id


def test_a_deck_knows_what_it_is_for() -> None:
    assert kind_of("old-masters") is DeckKind.DUEL
    assert kind_of("starter-sith") is DeckKind.STARTER
    assert kind_of("jerjerrods-task") is DeckKind.CHALLENGE
