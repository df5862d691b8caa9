"""The game of chores: an honest little game, to be made wrong in one way by each test of the conformance suite."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.kernel.toy import GameOver, Toy, ToyOptions, ToyState

from dejarik.kernel import (
    Decision,
    Hidden,
    Option,
    Procedure,
    Public,
    Record,
    Rng,
    Verb,
    ask,
    choose,
    register,
    text,
)
from dejarik.kernel.answers import random_answer
from dejarik.kernel.conformance import Inspector
from dejarik.kernel.games import game_of
from dejarik.kernel.match import Match


class Chores(Procedure):
    """Five times somebody is asked what to do, and does it."""

    left: Public[int] = 5

    def offer(self, state: Any) -> Decision | None:
        return game_of(state).question(state) if self.left else None  # type: ignore[attr-defined]

    def take(self, state: Any, choice: str) -> None:
        self.left -= 1
        game_of(state).done(state, choice)  # type: ignore[attr-defined]
        self.go_to(Chores.offer)

    steps = (ask(offer, take),)


class Token(Record):
    """Something in a state."""

    count: Public[int] = 0


class Pearl(Token):
    """A token of another class in the place of a token."""


class House(ToyState, kw_only=True):
    """A state with places for all that can be wrong."""

    token: Public[Token]
    other: Public[Token]
    weight: Public[float | None] = None
    note: Public[str] = ""
    secret: Hidden[int] = 0


WORK = Verb("work", text("kernel-use", source="chore", ability="work"))
REST = Verb("rest", text("kernel-use", source="chore", ability="rest"))


class Honest(Toy):
    """The game of chores as it should be."""

    name = "chores"
    state_type = House  # type: ignore[assignment]

    def new(self, options: ToyOptions, rng: Rng) -> House:
        state = House(game=self.name, rng=rng, token=Token(), other=Token())
        state.push(Chores(), GameOver())
        return state

    def question(self, state: House) -> Decision:
        return choose(0, text("kernel-react"), [Option(WORK), Option(REST)])

    def done(self, state: House, choice: str) -> None:
        state.diary.append(choice)


def found_in(game: Toy, decisions: int = 10, checks: Iterable[str] | None = None) -> dict[str, str]:
    """What is found at the first decision at which anything is: check → detail. Of every check, or of these."""
    register(game)
    match = Match(game, ToyOptions(), 1)
    rng = Rng.seeded(1)
    inspector = Inspector(match, rng.split(), breadth=8)
    for _ in range(decisions):
        violations = inspector.look(checks)
        if violations or match.decision is None:
            return {violation.check: violation.detail for violation in violations}
        inspector.advance(random_answer(match.decision, rng))
    return {}
