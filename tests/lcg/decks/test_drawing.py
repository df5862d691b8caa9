"""A test draw of a deck that is being built."""

from __future__ import annotations

from collections import Counter

import pytest

from dejarik.kernel.errors import Problem
from dejarik.lcg.decks.drawing import draw_test
from dejarik.lcg.facts.library import objective_set


@pytest.mark.rule("LCGC-SETUP-04", "LCGC-SETUP-05")
def test_a_test_draw_shuffles_both_decks_and_says_how_much_is_drawn() -> None:
    drawn = draw_test({"sets": ["1", "1", "2"], "seed": 7})
    assert Counter(drawn.objectives) == Counter(objective_set(number).objective for number in "112")
    assert Counter(drawn.command) == Counter(id for number in "112" for id in objective_set(number).cards)
    assert (drawn.drawn, drawn.kept, drawn.hand) == (4, 3, 6)
    assert drawn == draw_test({"sets": ["1", "1", "2"], "seed": 7})
    assert drawn.command != draw_test({"sets": ["1", "1", "2"], "seed": 8}).command


def test_sets_that_are_not_there_are_passed_over() -> None:
    assert draw_test({"sets": ["none"], "seed": 1}).command == []


@pytest.mark.parametrize(
    "document", [{}, {"sets": ["1"]}, {"sets": ["1"] * 101, "seed": 1}, {"sets": [], "seed": -1}]
)
def test_what_is_no_deck_is_refused(document: object) -> None:
    with pytest.raises(Problem, match="lcg-deck-malformed"):
        draw_test(document)
