"""What a bot that searches says about a decision: the best options, what each is worth, and why.

For people who ask, and for those who build bots: where a search deviates from what looks best at first, and what it
claims to gain by that, is where mistakes of an evaluation are found.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from dejarik.bots.candidates import Places
from dejarik.bots.search import Considered, Thought
from dejarik.kernel.decisions import Decision
from dejarik.kernel.minds import Mind
from dejarik.kernel.state import State
from dejarik.kernel.text import Text

TOLD = 2
"""Options that people are told of."""
NOTABLE = 0.3
"""A difference in an aspect that is worth telling, in the points of a game."""


@dataclass(frozen=True)
class Judged:
    """An option, or several together: in words, how likely a victory is with it in percent, and in which aspects it is
    better than the next one, the most important first."""

    labels: Sequence[Text]
    chance: int
    better: Sequence[tuple[Text, float]] = ()


@dataclass(frozen=True)
class Judgement:
    """What was thought about a decision: what is chosen first, then the best of the others; whether what looked best at
    first is not chosen, and how many percent that is said to gain, with the error."""

    seat: int
    number: int
    prompt: Text
    judged: Sequence[Judged]
    deviates: bool = False
    gain: float = 0.0
    error: float = 0.0


def judgement(mind: Mind[Any], world: State, asked: Decision, thought: Thought) -> Judgement:
    """A thought in words, in the world that it began with."""
    chosen = thought.considered[thought.chosen]
    others = sorted(
        (each for each in thought.considered if each is not chosen and each.chances),
        key=lambda each: -each.chance,
    )
    told = [each for each in [chosen, *others][:TOLD] if each.chances]
    gain = thought.gain
    return Judgement(
        seat=asked.seat,
        number=asked.number,
        prompt=asked.worded(world),
        judged=[
            Judged(
                _labels(world, asked, each.places),
                round(100 * each.chance),
                _better(mind, each, told[1 - place]) if len(told) > 1 else (),
            )
            for place, each in enumerate(told)
        ],
        deviates=thought.deviates,
        gain=0.0 if gain is None else 100 * gain.mean,
        error=0.0 if gain is None else 100 * gain.error,
    )


def _labels(world: State, asked: Decision, places: Places) -> list[Text]:
    return [asked.label_of(world, asked.options[place]) for place in places]


def _better(mind: Mind[Any], mine: Considered, other: Considered) -> list[tuple[Text, float]]:
    ahead = {name: mine.aspect(name) - other.aspect(name) for name in {**mine.aspects, **other.aspects}}
    ranked = sorted(ahead, key=lambda name: (-ahead[name], name))
    return [(mind.aspect(name), ahead[name]) for name in ranked if ahead[name] >= NOTABLE]
