"""What a choice costs the table, without noise: how many functions of the program are called for one, from the answer
of a person until each page has its message, in games of fixed seeds with a page at every seat.

The rules alone are counted in `test_calls.py`. Whoever makes the table dearer for a good reason writes the new numbers
down here.
"""

from __future__ import annotations

import asyncio
import cProfile
from pathlib import Path
from typing import NamedTuple

import pytest
from bench.choice import OneTable, Way
from tests.counting import Calls, by_parts, check

from dejarik.table.store import Store, open_store

#: Choices of each game that are counted, and the seeds that are played.
CHOICES = 120
SEEDS = (1, 2)

_ARMIES = ("snow-and-steel", "heroes-of-yavin", "hatred-of-vader", "echo-base-line")
_HEROES = ("diala-passil", "gaarkhan", "jyn-odan", "mak-eshkarey")


class Cost(NamedTuple):
    """A table, and the calls of a choice at it: altogether, and by the parts of the program that are the table's."""

    way: Way
    calls: int
    parts: dict[str, int]


COSTS = {
    "skirmish of four": Cost(
        Way(
            "assault",
            4,
            {"players": "4", "map": "hoth-battlefield", "mission": "A"}
            | {f"army-{number}": army for number, army in enumerate(_ARMIES, 1)},
        ),
        5230,
        {
            "assault/rules": 2228,
            "table": 1149,
            "kernel": 935,
            "assault/board": 273,
            "assault/showing": 243,
            "assault/skirmish": 203,
            "assault": 119,
            "assault/content": 30,
            "assault/dice": 26,
            "assault/facts": 24,
        },
    ),
    "mission for five": Cost(
        Way(
            "assault",
            5,
            {"format": "mission", "mission": "aftermath", "party": "starting", "class": "military-might"}
            | {f"hero-{number}": hero for number, hero in enumerate(_HEROES, 1)}
            | {"players": "5"},
        ),
        5058,
        {
            "table": 1478,
            "assault/rules": 1209,
            "kernel": 1027,
            "assault/campaign": 586,
            "assault/board": 273,
            "assault/showing": 223,
            "assault": 154,
            "assault/content": 53,
            "assault/facts": 43,
            "assault/dice": 10,
        },
    ),
    "duel": Cost(
        Way("lcg", 2, {"format": "duel", "deck-1": "red-squadron", "deck-2": "dark-throne"}),
        2864,
        {
            "lcg/rules": 801,
            "table": 790,
            "kernel": 641,
            "lcg/facts": 231,
            "lcg/presenting": 188,
            "lcg": 122,
            "lcg/content": 88,
        },
    ),
}


async def played(store: Store, way: Way, seed: int, id: str) -> int:
    """Play the beginning of a game by chance; how many choices there were."""
    table = await OneTable.begun(store, way, seed, id)
    await table.told()
    for number in range(CHOICES):
        if not await table.choose():
            return number
        await table.told()
    return CHOICES


def counted(folder: Path, way: Way) -> Calls:
    """Calls of a choice."""

    async def count() -> tuple[cProfile.Profile, int]:
        store = await open_store(str(folder / "tables.db"))
        for seed in SEEDS:  # what is worked out once for all games is no cost of a choice
            await played(store, way, seed, f"first-{seed}")
        profile = cProfile.Profile(builtins=False)
        profile.enable()
        choices = sum([await played(store, way, seed, f"counted-{seed}") for seed in SEEDS])
        profile.disable()
        await store.close()
        return profile, choices

    return by_parts(*asyncio.run(count()))


@pytest.mark.slow
@pytest.mark.parametrize("table", COSTS)
def test_a_choice_costs_the_table_no_more_calls_than_it_did(tmp_path: Path, table: str) -> None:
    way, known, known_parts = COSTS[table]
    check(f"a choice at a {table}", counted(tmp_path, way), known, known_parts)
