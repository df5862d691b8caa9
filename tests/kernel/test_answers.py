"""Answers made of ratings: the best of one's options, whatever kind of question they belong to."""

from __future__ import annotations

from dejarik.kernel import Option, Rng, Verb, choose, choose_some, distribute, put_in_order, text
from dejarik.kernel.answers import best_answer, read_answer

WORDS = text("kernel-pass")
A, B, C = ABC = [Option(Verb(word, WORDS), cap=2) for word in "abc"]


def test_the_highest_rating_is_chosen() -> None:
    decision = choose(0, WORDS, ABC)
    assert best_answer(decision, {0: -1.0, 1: 2.0, 2: 1.0}, Rng.seeded(1)) == B


def test_an_option_without_a_rating_is_worth_nothing() -> None:
    decision = choose(0, WORDS, ABC)
    assert best_answer(decision, {0: -1.0, 1: -2.0}, Rng.seeded(1)) == C


def test_of_equals_any_is_chosen() -> None:
    decision = choose(0, WORDS, ABC)
    rng = Rng.seeded(1)
    chosen = [best_answer(decision, {0: 1.0, 1: 1.0}, rng) for _ in range(40)]
    assert A in chosen
    assert B in chosen
    assert C not in chosen


def test_of_some_only_the_good_ones_are_taken() -> None:
    decision = choose_some(0, WORDS, ABC, 0, 3)
    assert best_answer(decision, {0: 1.0, 1: -1.0, 2: 2.0}, Rng.seeded(1)) == [C, A]


def test_of_some_as_many_are_taken_as_must_be() -> None:
    decision = choose_some(0, WORDS, ABC, 2, 2)
    assert best_answer(decision, {0: -3.0, 1: -1.0, 2: -2.0}, Rng.seeded(1)) == [B, C]


def test_an_order_is_by_rating() -> None:
    decision = put_in_order(0, WORDS, ABC)
    assert best_answer(decision, {0: 1.0, 1: 3.0, 2: 2.0}, Rng.seeded(1)) == [B, C, A]


def test_amounts_go_to_the_best_first() -> None:
    decision = distribute(0, WORDS, ABC, 0, 3)
    assert best_answer(decision, {0: 1.0, 1: 3.0, 2: -1.0}, Rng.seeded(1)) == [(B, 2), (A, 1)]


def test_bad_takers_get_no_more_than_they_must() -> None:
    decision = distribute(0, WORDS, ABC, 3, 6)
    answer = best_answer(decision, {0: -1.0, 1: 3.0, 2: -2.0}, Rng.seeded(1))
    assert answer == [(B, 2), (A, 1)]
    assert read_answer(None, decision, answer)  # type: ignore[arg-type]  # nothing is asked of the state
