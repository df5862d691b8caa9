"""Habits: what using a text has been worth on average, as those found who tried it out.

`habits.json` is written by `python -m scripts.card_habits`, from what `evaluation.rate` thinks of every text that could
be used in many games. It is an opinion that was gathered beforehand; nothing goes wrong when it is old.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

UNKNOWN = 0.3
"""What a text is thought to be worth that nobody has tried: mostly it does something good."""
DOUBT = 2
"""A habit counts as if so many more had found what is thought of an unknown text."""


@cache
def habits() -> dict[str, float]:
    """By text: `darth-vader-35.punish`."""
    content = files(__package__).joinpath("habits.json").read_bytes()
    found = msgspec.json.decode(content, type=dict[str, tuple[int, float]])
    return {name: (tried * gain + DOUBT * UNKNOWN) / (tried + DOUBT) for name, (tried, gain) in found.items()}


def habit_of(key: str, ability: str) -> float:
    """What using a text is worth beside doing nothing."""
    return habits().get(f"{key}.{ability}", UNKNOWN)
