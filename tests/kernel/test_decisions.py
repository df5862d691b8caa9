"""Decisions: the four kinds of question, which answers each accepts, and how answers are made."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import hypothesis.strategies as st
import msgspec
import pytest
from hypothesis import given
from msgspec import UNSET

from dejarik.kernel import (
    Answer,
    Choice,
    Decision,
    Kind,
    Option,
    Refused,
    Rng,
    Verb,
    choose,
    choose_some,
    distribute,
    each_of,
    itself,
    put_in_order,
    sent,
    text,
)
from dejarik.kernel.answers import answers, as_ids, only_value, random_answer
from dejarik.kernel.answers import read_answer as read

PROMPT = text("kernel-react")


STATE: Any = None  # these verbs ask nothing of a state


def verb(word: str) -> Verb:
    return Verb(word, text("kernel-pass"))


def options(*ids: str, cap: int = 0) -> list[Option]:
    return [Option(verb(id), id.upper(), cap) for id in ids]


def read_answer(decision: Decision, answer: object) -> Any:
    return read(STATE, decision, answer)


def refusal(decision: Decision, answer: object) -> str:
    """The id of the message with which an answer is refused."""
    with pytest.raises(Refused) as caught:
        read_answer(decision, answer)
    return caught.value.message.id


# --- Choose one


def test_choosing_one_gives_the_value_of_the_option() -> None:
    assert read_answer(choose(0, PROMPT, options("a", "b")), "b") == "B"


def test_an_option_without_a_value_is_received_as_the_word_of_its_verb() -> None:
    assert read_answer(choose(0, PROMPT, [Option(verb("pass"))]), "pass") == "pass"


def test_a_choice_that_is_not_there_is_refused() -> None:
    assert refusal(choose(0, PROMPT, options("a", "b")), "c") == "refused-option"


@pytest.mark.parametrize("answer", [None, 0, True, ["a"], {"a": 1}, b"a", 1.5])
def test_a_choice_that_is_no_word_is_malformed(answer: object) -> None:
    assert refusal(choose(0, PROMPT, options("a", "b")), answer) == "refused-malformed"


def test_a_very_long_answer_is_not_repeated_in_full() -> None:
    with pytest.raises(Refused) as caught:
        read_answer(choose(0, PROMPT, options("a")), "x" * 100_000)
    assert len(str(caught.value)) < 200


# --- Choose some


def test_some_are_received_in_the_order_of_the_options_whatever_the_order_of_the_answer() -> None:
    some = choose_some(0, PROMPT, options("a", "b", "c"), least=0, most=2)
    assert read_answer(some, ["c", "a"]) == ["A", "C"]
    assert read_answer(some, []) == []


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        (["a", "a"], "refused-twice"),
        (["a", "b", "c"], "refused-count"),
        ([], "refused-count"),
        (["a", "x"], "refused-option"),
        ("a", "refused-malformed"),
        ([1], "refused-malformed"),
        ([["a"]], "refused-malformed"),
        ({"a": 1}, "refused-malformed"),
    ],
)
def test_some_must_be_different_known_and_as_many_as_allowed(answer: object, reason: str) -> None:
    assert refusal(choose_some(0, PROMPT, options("a", "b", "c"), least=1, most=2), answer) == reason


def test_no_more_can_be_chosen_than_there_are() -> None:
    assert choose_some(0, PROMPT, options("a"), least=0, most=5).most == 1


# --- Put in order


def test_an_order_is_received_as_it_is_given() -> None:
    assert read_answer(put_in_order(0, PROMPT, options("a", "b", "c")), ["c", "a", "b"]) == ["C", "A", "B"]


@pytest.mark.parametrize("answer", [["a", "b"], ["a", "b", "b"], ["a", "b", "c", "a"], ["a", "b", "x"], "a"])
def test_an_order_names_everything_once(answer: object) -> None:
    with pytest.raises(Refused):
        read_answer(put_in_order(0, PROMPT, options("a", "b", "c")), answer)


def test_nothing_can_be_put_in_order_in_one_way() -> None:
    nothing = put_in_order(0, PROMPT, [])
    assert nothing.has_answer
    assert nothing.is_plain
    assert only_value(nothing) == []


# --- Distribute


def test_amounts_are_received_by_value_in_the_order_of_the_options_without_zeros() -> None:
    shares = distribute(0, PROMPT, options("a", "b", "c", cap=2), least=3, most=3)
    assert read_answer(shares, {"c": 2, "b": 0, "a": 1}) == [("A", 1), ("C", 2)]


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ({"a": 3}, "refused-cap"),
        ({"a": 2}, "refused-total"),
        ({"a": 2, "b": 2}, "refused-total"),
        ({"a": -1, "b": 2, "c": 2}, "refused-malformed"),
        ({"a": 2, "x": 1}, "refused-option"),
        ({"a": True, "b": 2}, "refused-malformed"),
        ({"a": "1"}, "refused-malformed"),
        ({1: 1}, "refused-malformed"),
        (["a", "b", "c"], "refused-malformed"),
        ("a", "refused-malformed"),
    ],
)
def test_amounts_keep_to_the_caps_and_the_total(answer: object, reason: str) -> None:
    assert refusal(distribute(0, PROMPT, options("a", "b", "c", cap=2), least=3, most=3), answer) == reason


def test_what_can_take_nothing_is_not_offered_a_share() -> None:
    able, spent = options("a", cap=2), options("b", cap=0)
    assert distribute(0, PROMPT, [*able, *spent], least=1, most=1).options == able


def test_as_much_is_distributed_as_there_is_room_for() -> None:
    shares = distribute(0, PROMPT, options("a", "b", cap=1), least=5, most=7)
    assert (shares.least, shares.most) == (2, 2)


# --- What holds for every decision

KINDS = st.sampled_from(Kind)


@st.composite
def decisions(draw: st.DrawFn) -> Decision:
    """Any decision with up to four options, sensible or not."""
    kind = draw(KINDS)
    count = draw(st.integers(0, 4))
    things = [Option(verb(id), id, draw(st.integers(0, 3))) for id in "abcd"[:count]]
    if kind is Kind.CHOOSE:
        return choose(0, PROMPT, things, pause=draw(st.booleans()))
    if kind is Kind.ORDER:
        return put_in_order(0, PROMPT, things)
    least, most = draw(st.integers(0, 5)), draw(st.integers(0, 5))
    return (choose_some if kind is Kind.SOME else distribute)(0, PROMPT, things, least, most)


def everything(decision: Decision) -> list[Answer]:
    """Every answer of the right form that could be given, legal or not."""
    ids = decision.ids(STATE)
    if decision.kind is Kind.CHOOSE:
        return [*ids, "x"]
    if decision.kind is Kind.DISTRIBUTE:
        return [dict(zip(ids, amounts, strict=True)) for amounts in product(range(5), repeat=len(ids))]
    return [list(some) for length in range(len(ids) + 2) for some in product(ids, repeat=length)]


def plain_form(decision: Decision, given: Answer | Choice) -> Any:
    """Answers that mean the same are the same: some in any order, amounts without zeros."""
    answer = as_ids(STATE, decision, given)
    if isinstance(answer, dict):
        return frozenset((id, amount) for id, amount in answer.items() if amount)
    if isinstance(answer, list):
        return frozenset(answer) if decision.kind is Kind.SOME else tuple(answer)
    return answer


def is_legal(decision: Decision, answer: Answer | Choice) -> bool:
    try:
        read_answer(decision, answer)
    except Refused:
        return False
    return True


@given(decisions())
def test_the_answers_that_are_listed_are_exactly_those_that_are_accepted(decision: Decision) -> None:
    accepted = {plain_form(decision, answer) for answer in everything(decision) if is_legal(decision, answer)}
    listed = [plain_form(decision, answer) for answer in answers(decision, 10_000)]
    assert Counter(listed) == Counter(accepted)


@given(decisions())
def test_a_decision_has_an_answer_and_is_plain_as_its_answers_say(decision: Decision) -> None:
    count = len(answers(decision, 2))
    assert decision.has_answer == (count > 0)
    assert decision.is_plain == (count == 1 and not decision.pause)
    if decision.is_plain:
        assert only_value(decision) == read_answer(decision, answers(decision, 1)[0])


@given(decisions(), st.integers(0, 2**64 - 1))
def test_a_random_answer_is_legal(decision: Decision, seed: int) -> None:
    if decision.has_answer:
        assert is_legal(decision, random_answer(decision, Rng.seeded(seed)))


@pytest.mark.parametrize(
    "decision",
    [
        choose(0, PROMPT, options("a", "b", "c")),
        choose_some(0, PROMPT, options("a", "b", "c", "d"), least=1, most=3),
        put_in_order(0, PROMPT, options("a", "b", "c", "d")),
        distribute(0, PROMPT, options("a", "b", "c", cap=3), least=2, most=5),
    ],
    ids=lambda decision: decision.kind.value,
)
def test_of_every_kind_each_legal_answer_comes_up_at_random(decision: Decision) -> None:
    rng = Rng.seeded(1)
    drawn = {plain_form(decision, random_answer(decision, rng)) for _ in range(3_000)}
    assert drawn == {plain_form(decision, answer) for answer in answers(decision, 1_000)}


def test_listing_answers_stops_at_the_limit_also_where_there_are_very_many() -> None:
    many = put_in_order(0, PROMPT, options(*(f"o{n}" for n in range(30))))
    assert len(answers(many, 5)) == 5


# --- What is shown


def test_what_is_shown_is_plain_data_without_the_values_for_the_engine() -> None:
    secret = object()
    look = Verb("a", PROMPT, facts=lambda state, asked, value: {"space": [1, 2]})
    decision = choose(1, text("kernel-use", source="x", ability="y"), [Option(look, secret)])
    assert decision.show(STATE) == {
        "number": -1,
        "seat": 1,
        "kind": "choose",
        "prompt": {"id": "kernel-use", "args": {"source": "x", "ability": "y"}},
        "options": [{"id": "a", "verb": "a", "label": {"id": "kernel-react"}, "space": [1, 2]}],
        "least": 1,
        "most": 1,
    }


def test_what_is_shown_says_how_many_and_how_much() -> None:
    some = choose_some(0, PROMPT, options("a", "b"), least=1, most=2, about={"card": "guard"}).show(STATE)
    assert (some["least"], some["most"], some["about"]) == (1, 2, {"card": "guard"})
    shares = distribute(0, PROMPT, options("a", cap=2), least=0, most=1).show(STATE)
    assert [option["cap"] for option in shares["options"]] == [2]


def test_what_is_shown_says_which_option_declines() -> None:
    no = Verb("no", PROMPT, declines=True)
    shown = choose(0, PROMPT, [*options("yes"), Option(no)]).show(STATE)
    assert [option.declines for option in msgspec.convert(shown, sent.Decision).options] == [UNSET, True]
    assert [option.get("declines", False) for option in shown["options"]] == [False, True]


# --- Verbs


def test_an_id_is_made_of_the_word_of_the_verb_and_the_name_of_the_value() -> None:
    go = Verb("go", PROMPT, lambda state, asked, value: f"{state}{value}#{asked.seat}")
    asked = choose(
        3, PROMPT, [Option(go, 7), Option(verb("stop"), 7), *each_of(Verb("", PROMPT, itself), "xy")]
    )
    assert asked.ids("F") == ["go:F7#3", "stop", "x", "y"]  # type: ignore[arg-type]
    assert asked.find("F", "go:F7#3") == Option(go, 7)  # type: ignore[arg-type]
    assert asked.find("F", "go:F8#3") is None  # type: ignore[arg-type]


def test_words_are_made_when_somebody_looks_and_not_before() -> None:
    def spoken(*_: object) -> Any:
        raise AssertionError("somebody looked")

    dear = Verb("dear", spoken, spoken, spoken)
    asked = choose(0, PROMPT, each_of(dear, range(9)))
    chosen = random_answer(asked, Rng.seeded(1))
    assert isinstance(chosen, Option)
    assert read_answer(asked, chosen) == chosen.value
    with pytest.raises(AssertionError, match="somebody looked"):
        asked.show(STATE)


def test_an_option_of_an_equal_decision_is_an_answer_and_any_other_is_not() -> None:
    go = Verb("go", PROMPT, itself)
    asked = choose(0, PROMPT, each_of(go, (1, 2)))
    assert read_answer(asked, Option(go, 2)) == 2
    assert refusal(asked, Option(go, 3)) == "refused-option"
    assert refusal(asked, Option(verb("go"), 2)) == "refused-option"


def test_amounts_by_option_are_checked_like_amounts_by_id() -> None:
    a, b = things = options("a", "b", cap=2)
    shares = distribute(0, PROMPT, things, least=3, most=3)
    assert read_answer(shares, [(b, 1), (a, 2)]) == [("A", 2), ("B", 1)]
    assert as_ids(STATE, shares, [(b, 1), (a, 2)]) == {"b": 1, "a": 2}
    assert refusal(shares, [(a, 3)]) == "refused-cap"
    assert refusal(shares, [(a, 1), (a, 2)]) == "refused-twice"
    assert refusal(shares, [a, b]) == "refused-malformed"


def test_of_many_options_the_verb_is_drawn_first() -> None:
    go, shoot = Verb("go", PROMPT, itself), Verb("shoot", PROMPT, itself)
    asked = choose(0, PROMPT, [*each_of(go, range(40)), Option(shoot, 1)])
    rng = Rng.seeded(1)
    shots = sum(random_answer(asked, rng) == Option(shoot, 1) for _ in range(200))
    assert 60 < shots < 140


def test_a_question_is_idle_where_there_is_nothing_to_do_but_to_decline() -> None:
    refuse = Option(Verb("pass", text("kernel-pass"), declines=True), 0)
    idle = Option(Verb("try", PROMPT, idle=lambda state, asked, value: value == 1), 1)
    assert choose(0, PROMPT, [refuse]).is_idle(STATE)
    assert choose(0, PROMPT, [idle, refuse]).is_idle(STATE), "what would change nothing is nothing to do"
    assert not choose(0, PROMPT, [idle]).is_idle(STATE)
    assert not choose(0, PROMPT, [*options("a"), refuse]).is_idle(STATE)
    assert not choose(0, PROMPT, options("a")).is_idle(STATE)
    assert not choose(0, PROMPT, []).is_idle(STATE)
