"""Answers put together pick by pick."""

from __future__ import annotations

import pytest

from dejarik.kernel.answers import Choice, answers
from dejarik.kernel.decisions import Decision, Option, Verb
from dejarik.kernel.picking import Picking
from dejarik.kernel.sent import CHOOSE, DISTRIBUTE, ORDER, SOME, Kind
from dejarik.kernel.text import text

VERB = Verb("take", text("kernel-pass"))


def asked(
    kind: Kind, least: int = 1, most: int = 1, caps: tuple[int, ...] = (1, 1, 1), needs: bool = False
) -> Decision:
    options = [Option(VERB, place, cap=cap) for place, cap in enumerate(caps)]
    return Decision(
        0, text("kernel-pass"), options, kind, least, most, among=tuple(options[:1]) if needs else ()
    )


def reached(decision: Decision, picks: tuple[int | None, ...] = ()) -> list[Choice]:
    """Every answer that legal picks lead to."""
    picking = Picking(decision)
    for pick in picks:
        assert picking.take(pick) is None
    assert picking.legal(), "nothing is left to pick"
    found = []
    for pick in picking.legal():
        again = Picking(decision)
        for before in picks:
            again.take(before)
        answer = again.take(pick)
        found += reached(decision, (*picks, pick)) if answer is None else [answer]
    return found


def plain(answer: Choice) -> object:
    if isinstance(answer, Option):
        return answer.value
    return sorted((each[0].value, each[1]) if isinstance(each, tuple) else each.value for each in answer)


@pytest.mark.parametrize(
    "decision",
    [
        asked(CHOOSE),
        asked(SOME, 0, 2),
        asked(SOME, 2, 2),
        asked(SOME, 0, 3),
        asked(DISTRIBUTE, 0, 3, (2, 1, 2)),
        asked(DISTRIBUTE, 2, 2, (2, 1, 2)),
        asked(DISTRIBUTE, 1, 2, (1, 1, 2), needs=True),
    ],
)
def test_legal_picks_lead_to_all_legal_answers_and_to_no_other(decision: Decision) -> None:
    wanted = {str(plain(each)) for each in answers(decision, 1000)}
    assert {str(plain(each)) for each in reached(decision)} == wanted


def test_an_order_is_picked_one_after_the_other() -> None:
    decision = asked(ORDER, 3, 3)
    found = [[option.value for option in answer] for answer in reached(decision)]  # type: ignore[union-attr]
    assert sorted(found) == [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
