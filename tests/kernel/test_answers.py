"""Answers made of ratings: the best of one's options, whatever kind of question they belong to."""

from __future__ import annotations

import pytest

from dejarik.kernel import Option, Rng, Verb, choose, choose_some, distribute, put_in_order, text
from dejarik.kernel.answers import answers, as_ids, best_answer, only_value, random_answer, read_answer
from dejarik.kernel.errors import Refused

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


def test_something_goes_to_one_of_those_that_must_get_something() -> None:
    decision = distribute(0, WORDS, ABC, 2, 2, among=(C,))
    assert decision.show(None)["among"] == ["c"]  # type: ignore[arg-type]  # nothing is asked of the state
    with pytest.raises(Refused) as refused:
        read_answer(None, decision, {"a": 1, "b": 1})  # type: ignore[arg-type]
    assert refused.value.message.id == "refused-among"
    assert read_answer(None, decision, {"a": 1, "c": 1}) == [("a", 1), ("c", 1)]  # type: ignore[arg-type]
    assert best_answer(decision, {0: 1.0, 1: 3.0, 2: -1.0}, Rng.seeded(1)) == [(B, 1), (C, 1)]
    assert best_answer(decision, {2: 3.0}, Rng.seeded(1)) == [(C, 2)]
    every = [as_ids(None, decision, each) for each in answers(decision, 99)]  # type: ignore[arg-type]
    assert every == [{"c": 2}, {"b": 1, "c": 1}, {"a": 1, "c": 1}]
    for seed in range(60):
        drawn = random_answer(decision, Rng.seeded(seed))
        assert as_ids(None, decision, drawn) in every  # type: ignore[arg-type]
    assert distribute(0, WORDS, ABC, 1, 1, among=(C,)).is_plain  # there is no other answer


def test_bad_takers_get_no_more_than_they_must() -> None:
    decision = distribute(0, WORDS, ABC, 3, 6)
    answer = best_answer(decision, {0: -1.0, 1: 3.0, 2: -2.0}, Rng.seeded(1))
    assert answer == [(B, 2), (A, 1)]
    assert read_answer(None, decision, answer)  # type: ignore[arg-type]  # nothing is asked of the state


def test_what_is_worth_nothing_is_not_taken_where_it_need_not_be() -> None:
    some = choose_some(0, WORDS, ABC, 0, 3)
    assert best_answer(some, {0: 1.0, 1: 0.0}, Rng.seeded(1)) == [A]
    shares = distribute(0, WORDS, ABC, 1, 6)
    assert best_answer(shares, {0: 1.0, 1: 0.0}, Rng.seeded(1)) == [(A, 2)]


def test_the_only_answer_gives_each_as_much_as_it_can_take() -> None:
    decision = distribute(0, WORDS, [A, Option(B.verb, cap=1), Option(C.verb, cap=0)], 3, 3)
    assert decision.is_plain
    assert only_value(decision) == [("a", 2), ("b", 1)]
    one = distribute(0, WORDS, [A, Option(B.verb, cap=0)], 1, 1)
    assert (one.is_plain, only_value(one)) == (True, [("a", 1)])


def test_what_is_refused_is_quoted_up_to_80_characters() -> None:
    decision = choose(0, WORDS, ABC)
    with pytest.raises(Refused) as refused:
        read_answer(None, decision, "x" * 100)  # type: ignore[arg-type]
    assert refused.value.message == text("refused-option", option="x" * 80)


def test_amounts_for_one_taker_are_plain_where_they_are_fixed() -> None:
    none, one, two = (Option(A.verb, cap=cap) for cap in (0, 1, 2))
    for options, least, most, plain in (
        ([two, none], 1, 1, True),
        ([two, none], 1, 2, False),
        ([two, one], 1, 1, False),
        ([one, one], 1, 1, False),
        ([two, one], 3, 5, True),
        ([two, one], 0, 0, True),
        ([two, none], 2, 9, True),
    ):
        assert distribute(0, WORDS, options, least, most).is_plain is plain, (options, least, most)
    assert not choose_some(0, WORDS, [two, none], 1, 1).is_plain


def test_a_refusal_is_an_option_that_declines_where_one_is_chosen() -> None:
    no = Option(Verb("no", WORDS, declines=True))
    assert choose(0, WORDS, [A, no, B]).refusal is no
    assert choose(0, WORDS, [A, B]).refusal is None
    assert choose_some(0, WORDS, [A, no], 0, 1).refusal is None
