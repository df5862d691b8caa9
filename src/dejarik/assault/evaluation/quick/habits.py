"""Habits: what using a text has been worth on average, as those found who tried it out at length.

`habits.json` is written by `python -m scripts.habits`, from what `evaluation.rate` thinks of every text that could be
used in many games; it is an opinion that was gathered beforehand, and a text that is not in it is tried out. Nothing
goes wrong when it is old.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec


class Habit(msgspec.Struct, frozen=True, array_like=True):
    """How often it was tried, what it was worth beyond the best of all else on average, and what is lost on average by
    always doing what is mostly right."""

    tried: int
    gain: float
    regret: float

    @property
    def is_clear(self) -> bool:
        """Whether there is no need to look."""
        return self.tried >= LEAST_TRIED and self.regret <= REGRET


LEAST_TRIED = 8
REGRET = 0.05
"""What may be lost, in victory points, to spare a trial."""
UNKNOWN = Habit(0, 0.0, 1.0)


@cache
def habits() -> dict[str, Habit]:
    """By mode, occasion and text: `skirmish/reaction/planning.planning`."""
    content = files(__package__).joinpath("habits.json").read_bytes()
    return msgspec.json.decode(content, type=dict[str, Habit])


def habit_of(mode: str, occasion: str, key: str, ability: str) -> Habit:
    return habits().get(f"{mode}/{occasion}/{key}.{ability}", UNKNOWN)
