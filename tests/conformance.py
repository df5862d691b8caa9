"""The suite that every game passes: random games, with everything that must hold checked at every decision.

A game joins by a line in `GAMES`; `tests/test_conformance.py` does the rest. What is checked is in
`dejarik.kernel.conformance`; that each check finds what it is for is shown in `tests/kernel/test_checks.py`.
"""

from __future__ import annotations

from dataclasses import dataclass

from dejarik.kernel import Rng, find_game
from dejarik.kernel.answers import random_answer
from dejarik.kernel.conformance import Inspector
from dejarik.kernel.games import AnyGame
from dejarik.kernel.match import Match
from dejarik.kernel.memos import doubting


@dataclass(frozen=True)
class Entry:
    """A game in the suite: how many games are played, and how much of each is looked at."""

    name: str
    games: int
    breadth: int = 8
    """How many options of a decision are tried out."""
    decisions: int = 1_000_000
    """How many decisions of a game are played at most."""
    hides: bool = True
    """Whether anything but the dice to come is hidden from anybody."""

    @property
    def game(self) -> AnyGame:
        return find_game(self.name)


GAMES = [
    Entry("caravan", games=12, breadth=50),
    Entry("arena", games=10, breadth=50, hides=False),
    Entry("assault", games=5, breadth=3, decisions=60),
    Entry("lcg", games=6, breadth=3, decisions=90),
]


def assert_conforms(entry: Entry, seed: int, choices: int) -> Match:
    """Play one game with the options and dice of `seed` and the answers of `choices`, checking everything; whatever is
    kept is found anew each time, and compared."""
    with doubting():
        return _conforming(entry, seed, choices)


def _conforming(entry: Entry, seed: int, choices: int) -> Match:
    game = entry.game
    match = Match(game, game.random_options(Rng.seeded(seed).split()), seed)
    rng = Rng.seeded(choices).split()
    inspector = Inspector(match, rng.split(), entry.breadth)
    while True:
        violations = inspector.look()
        assert violations == [], f"{violations}\n{match.replay().decode()}"
        decision = match.decision
        if decision is None or len(match.choices) >= entry.decisions:
            return match
        inspector.advance(random_answer(decision, rng))
