"""What is wrong is said with a message, and in a traceback with its id and arguments."""

from __future__ import annotations

from dejarik.kernel import text
from dejarik.kernel.errors import Mistake, Problem, Refused


def test_a_problem_carries_its_message_and_says_it() -> None:
    problem = Problem("refused-stale", number=3)
    assert problem.message == text("refused-stale", number=3)
    assert str(problem) == "refused-stale(number=3)"
    assert str(Refused("refused-malformed")) == "refused-malformed"


def test_a_mistake_carries_its_message_and_what_was_said() -> None:
    mistake = Mistake(text("refused-malformed"), "in line 3")
    assert (mistake.message, str(mistake)) == (text("refused-malformed"), "in line 3")
