"""Drawing an answer gives exactly what listing all options and drawing from them gives, with exactly the same odds.

The generator is replaced by one that walks through every sequence of numbers that it could give; what comes of each
sequence is added up as exact fractions.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, MutableSequence, Sequence
from fractions import Fraction
from typing import Any, TypeVar, cast

import pytest

from dejarik.kernel import Rng, State, apply, clone, decision, find_game, start
from dejarik.kernel.answers import random_answer
from dejarik.kernel.decisions import Decision, Option, Verb
from dejarik.kernel.drawing import drawn, play_on
from dejarik.kernel.engine import rehearsal, run
from dejarik.kernel.procedures import Procedure, Question, ask
from dejarik.kernel.saves import digest
from dejarik.kernel.text import text

T = TypeVar("T")

BLUFFED = "duel with bluff windows"

WAYS: dict[str, tuple[str, dict[str, str]]] = {
    "skirmish": ("assault", {"players": "2"}),
    "mission": ("assault", {"format": "mission", "mission": "aftermath", "party": "starting"}),
    "duel": ("lcg", {"format": "duel"}),
    BLUFFED: ("lcg", {"format": "duel"}),
    "teams": ("lcg", {"format": "2v2"}),
}


class Walk:
    """A generator that gives the numbers of one sequence, the first of each draw after those that are settled."""

    def __init__(self) -> None:
        self.numbers: list[int] = []
        self.bounds: list[int] = []
        self.at = 0

    def below(self, bound: int) -> int:
        if self.at == len(self.numbers):
            self.numbers.append(0)
            self.bounds.append(bound)
        assert self.bounds[self.at] == bound, "the same numbers lead to the same draws"
        self.at += 1
        return self.numbers[self.at - 1]

    def pick(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def shuffle(self, things: MutableSequence[Any]) -> None:
        Rng.shuffle(cast(Rng, self), things)

    def goes_on(self) -> bool:
        """Go to the next sequence, if there is one."""
        self.at = 0
        while self.numbers and self.numbers[-1] + 1 == self.bounds[-1]:
            self.numbers.pop()
            self.bounds.pop()
        if not self.numbers:
            return False
        self.numbers[-1] += 1
        return True

    @property
    def odds(self) -> Fraction:
        odds = Fraction(1)
        for bound in self.bounds:
            odds /= bound
        return odds


def odds_of(draw: Callable[[Rng], str]) -> dict[str, Fraction]:
    """What can come of a draw, and how likely each is."""
    walk = Walk()
    found: defaultdict[str, Fraction] = defaultdict(Fraction)
    while True:
        came = draw(cast(Rng, walk))
        found[came] += walk.odds
        if not walk.goes_on():
            assert sum(found.values()) == 1
            return dict(found)


def looked_for_once(question: Question, asking: Procedure, state: State) -> Question:
    """The same question, whose kinds of options are looked for once for all sequences. Of those that are empty two
    remain: they come in any order, and all orders of many are too many."""
    found = [kind(asking, state) for kind in question.kinds]
    empty = [options for options in found if not options][:2]
    kept = [*empty, *(options for options in found if options)]
    return question._replace(kinds=tuple(map(always, kept)))


def always(options: list[Option]) -> Callable[[Any, Any], list[Option]]:
    return lambda asking, state: options


def waited_at(way: str, seed: int, most: int) -> Iterator[tuple[State, Procedure, Question]]:
    """The questions that say of which kinds they consist, in a game that goes on by drawing."""
    name, settings = WAYS[way]
    game, rng = find_game(name), Rng.seeded(seed)
    state: State = rehearsal(start(game, game.options_from(settings, rng), seed))
    if way == BLUFFED:
        game.open_bluff_windows(state)
    for _ in range(most):
        if state.outcome is not None:
            return
        top = state.stack[-1]
        question = top.steps[top.at]
        assert type(question) is Question
        if not question.kinds:
            asked = decision(state)
            assert asked is not None
            apply(state, random_answer(asked, rng))
            continue
        yield state, top, question
        answer(state, drawn(question, top, state, rng))


def answer(state: State, option: Option) -> None:
    """Take an option of the question that is waited at, and go on to the next one, without putting it."""
    top = state.stack[-1]
    question = top.steps[top.at]
    assert type(question) is Question
    state.__dict__.pop("decision_", None)
    top.at += 1
    state.__dict__["base_"] = len(state.stack)
    question.take(top, state, option.received)
    run(state, drawing=True)


def compare(state: State, top: Procedure, question: Question) -> None:
    asked = question.put(top, state)
    once = looked_for_once(question, top, state)
    if asked is None or asked.needless:
        skips_what_is_not_asked(state, once)
        return
    known: Decision = asked
    listed = odds_of(lambda rng: known.id_of(state, cast(Option, random_answer(known, rng))))
    assert set(listed) == set(known.ids(state))
    assert odds_of(lambda rng: known.id_of(state, drawn(once, top, state, rng))) == listed


def skips_what_is_not_asked(state: State, question: Question) -> None:
    """Nobody is asked, because there is nothing to choose; what is drawn comes to the same."""
    *others, last = question.kinds
    assert not any(kind(None, state) for kind in others)
    (only,) = last(None, state)
    taken, unasked = clone(state), clone(state)
    answer(taken, only)
    unasked.stack[-1].at += 1
    run(unasked, drawing=True)
    assert digest(taken) == digest(unasked)


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
def test_what_is_drawn_is_what_is_listed_with_the_same_odds(way: str) -> None:
    seen = 0
    for seed in (1, 2, 3):
        for number, (state, top, question) in enumerate(waited_at(way, seed, 300)):
            if number % 4 == 0:
                compare(state, top, question)
                seen += 1
    assert seen > 40


def test_a_walk_goes_through_every_sequence_of_numbers() -> None:
    def two(rng: Rng) -> str:
        first = rng.below(2)
        return f"{first}{rng.below(3) if first else ''}"

    third = Fraction(1, 6)
    assert odds_of(two) == {"0": Fraction(1, 2), "10": third, "11": third, "12": third}


def test_empty_kinds_make_no_difference_to_the_others() -> None:
    verbs = [Verb(word, text("kernel-pass")) for word in "abc"]
    kinds = [always([]), always([Option(verbs[0])]), always([]), always([]), always([Option(verbs[1])] * 3)]
    question = ask(lambda procedure, state: None, lambda procedure, state, value: None, tuple(kinds))
    game = find_game("arena")
    state: State = start(game, game.options_from({}, Rng.seeded(1)), 1)
    found = odds_of(lambda rng: drawn(question, state.stack[-1], state, rng).verb.word)
    assert found == {"a": Fraction(1, 2), "b": Fraction(1, 2)}


def test_a_draw_that_forgets_a_kind_is_noticed() -> None:
    state, top, question = next(waited_at("skirmish", 1, 300))
    with pytest.raises(AssertionError):
        compare(state, top, question._replace(kinds=question.kinds[1:]))


def test_whoever_plays_on_by_drawing_stops_at_a_decision_or_at_the_end() -> None:
    game = find_game("lcg")
    state = start(game, game.options_from({"format": "duel"}, Rng.seeded(4)), 4)
    for most in (1, 7, 30):
        twin = rehearsal(state)
        assert play_on(twin, Rng.seeded(most), most) == most
        assert twin.number == state.number + most
        asked = decision(twin)
        assert asked is not None
        apply(twin, random_answer(asked, Rng.seeded(1)))
    assert play_on(twin, Rng.seeded(1), game.bound) < game.bound
    assert twin.outcome is not None
