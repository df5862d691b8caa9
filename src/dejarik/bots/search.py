"""Search: what looks best at first is done, unless playouts show that something else is better.

Every candidate is tried in the same imagined worlds with the same chance, and played on by the game's quick policy
until some turns have passed; then the game says how likely a victory is. Half of the candidates are dropped again and
again (sequential halving), so that most playouts go to those between which it is close. The budget is a number of
playouts and never a time: the same question with the same seed is answered the same on every machine.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil, log2, sqrt
from typing import Any

from dejarik.bots.candidates import Places, answer_at, candidates, default_answer
from dejarik.kernel.answers import Ratings, best_answer, random_answer
from dejarik.kernel.engine import apply, decision, rehearsal
from dejarik.kernel.minds import Memory, Mind
from dejarik.kernel.rng import Rng


@dataclass(frozen=True)
class Level:
    """How hard somebody thinks."""

    playouts: int  # of one decision
    turns: int = 3  # until so many have begun: the own one, the reply, and what comes of it
    most: int = 6  # candidates
    doubt: float = 0.7  # a gain must exceed so many times its error


SPREAD = 0.1
"""How much options mostly differ, in chances to win: gains are shrunk by what is known of them beside this."""
LEAST = 0.01
"""A gain that nobody would notice."""
LONGEST = 400
"""Decisions of one playout."""


@dataclass
class Considered:
    """A candidate and what came of its playouts: chances to win, one for each world."""

    places: Places
    chances: list[float] = field(default_factory=list)
    aspects: dict[str, float] = field(
        default_factory=dict
    )  # of all playouts together, if somebody wants to know why

    def note(self, aspects: Mapping[str, float]) -> None:
        for name, worth in aspects.items():
            self.aspects[name] = self.aspects.get(name, 0.0) + worth

    def aspect(self, name: str) -> float:
        """On average."""
        return self.aspects.get(name, 0.0) / len(self.chances)

    @property
    def chance(self) -> float:
        return sum(self.chances) / len(self.chances)


@dataclass(frozen=True)
class Gain:
    """How much better than the default something is, in chances to win: in the same worlds, so with the same luck."""

    mean: float
    error: float

    @classmethod
    def over(cls, default: Considered, other: Considered) -> Gain:
        differences = [mine - its for mine, its in zip(other.chances, default.chances, strict=False)]
        count = len(differences)
        mean = sum(differences) / count
        variance = sum((each - mean) ** 2 for each in differences) / max(1, count - 1)
        return cls(mean, sqrt((variance + 1e-4) / count))

    @property
    def is_possible(self) -> bool:
        """Whether it may still turn out to be worth anything."""
        return self.mean + 2 * self.error > LEAST

    @property
    def shrunk(self) -> float:
        """What to expect: the less certain a gain is, the more of it is luck."""
        return self.mean * SPREAD**2 / (SPREAD**2 + self.error**2)


@dataclass(frozen=True)
class Thought:
    """What a search has found: the default first, then the others, and the place of what is chosen."""

    considered: Sequence[Considered]
    chosen: int
    gain: Gain | None = None  # of what is chosen instead of the default

    @property
    def places(self) -> Places:
        return self.considered[self.chosen].places

    @property
    def deviates(self) -> bool:
        return self.chosen != 0


class Search:
    """Looks ahead from one decision of one seat."""

    def __init__(
        self,
        mind: Mind[Any],
        view: Mapping[str, Any],
        memory: Memory,
        level: Level,
        rng: Rng,
        *,
        asks_why: bool = False,
    ) -> None:
        self._mind, self._view, self._memory = mind, view, memory
        self._level, self._rng, self._asks_why = level, rng, asks_why
        self.first = self._imagined()  # the world that the first impression is of
        asked = decision(self.first)
        assert asked is not None
        self.asked = asked

    def _imagined(self) -> Any:
        return self._mind.imagine(self._view, self._memory, self._rng.split())

    def think(self) -> Thought | Ratings:
        """What to do; for a question that is not searched, how good its options look."""
        ratings = self._mind.rate(self.first)
        if not self._mind.foresees(self.first):
            return ratings
        default = default_answer(self.asked, ratings, self._rng) if ratings else None
        if default is None or self.asked.is_idle(self.first):
            return ratings
        found = [Considered(places) for places in candidates(self.asked, ratings, default, self._level.most)]
        if len(found) > 1:
            self._halve(found)
        return self._judged(found)

    def _halve(self, found: list[Considered]) -> None:
        """Play out all of them, then the better half, and so on, as long as there is any that could be better than the
        default, which stays."""
        default, alive = found[0], list(found)
        rounds = ceil(log2(len(found)))
        for _ in range(rounds):
            for _ in range(max(1, self._level.playouts // (rounds * len(alive)))):
                self._try_all(alive)
            alive.sort(key=lambda each: -each.chance)
            better = [each for each in alive[: max(1, len(alive) // 2)] if each is not default]
            alive = [default, *(each for each in better if Gain.over(default, each).is_possible)]
            if len(alive) == 1:
                return

    def _try_all(self, alive: list[Considered]) -> None:
        """One more world, in which all of them have the same luck."""
        world, chance = self._imagined(), self._rng.split()
        for each in alive:
            state = self._played_out(world, each.places, chance)
            each.chances.append(self._mind.value(state, self.asked.seat))
            if self._asks_why:
                each.note(self._mind.aspects(state, self.asked.seat))

    def _played_out(self, world: Any, places: Places, chance: Rng) -> Any:
        """How things stand some turns after an answer. With each turn chance begins anew, so that what was tried has
        the same luck from then on, however much of it was used up before."""
        mind = self._mind
        state = rehearsal(world)
        turn = mind.horizon(state)
        until = turn + self._level.turns
        asked = decision(state)
        rng = _of_turn(chance, turn)
        policy = mind.policy(rng)
        for number in range(LONGEST):
            if asked is None or turn >= until:
                break
            if number == 0:
                apply(state, answer_at(asked, places))
            else:
                ratings = policy.rate(state)
                apply(state, best_answer(asked, ratings, rng) if ratings else random_answer(asked, rng))
            if turn != (turn := mind.horizon(state)):
                state.rng = _of_turn(chance, turn)
            asked = decision(state)
        return state

    def _judged(self, found: list[Considered]) -> Thought:
        """The default, unless something was better in so many worlds that it is hardly luck."""
        longest = max(len(each.chances) for each in found)
        best: tuple[int, Gain] | None = None
        for place, other in enumerate(found):
            if place == 0 or len(other.chances) < longest:
                continue  # it was dropped on the way, when others were better
            gain = Gain.over(found[0], other)
            if gain.shrunk > self._level.doubt * gain.error and (
                best is None or gain.shrunk > best[1].shrunk
            ):
                best = place, gain
        return Thought(found, 0) if best is None else Thought(found, *best)


def _of_turn(chance: Rng, turn: int) -> Rng:
    """The chance of one turn of a playout."""
    return Rng(word=chance.word ^ Rng.seeded(turn).word, step=chance.step)
