"""A decision costs the same however many cards and missions there are: counted once more with all content twice.

Every list of content that the modules of a game hold (facts, texts, missions, by their ids) gets each entry a second
time, under an id of its own; nothing of that is in the games that are played.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import _lru_cache_wrapper
from typing import Any

import msgspec
import pytest
from tests.test_calls import COSTS, counted

#: A list with fewer entries is no list of content.
FEW = 20
#: So much may grow: options of a game are drawn from all that there is, which is counted with its decisions.
SETTING_UP = 0.02
#: Lists of which one at least must be found, so that this test does not become one of nothing.
KNOWN = {
    "dejarik.assault.rules.texts._TEXTS",
    "dejarik.assault.campaign.rules.missions._MISSIONS",
    "dejarik.lcg.rules.texts._TEXTS",
    "dejarik.lcg.facts.library._cards",
}


def lists_of_content() -> Iterator[tuple[str, dict[str, Any]]]:
    """What is registered in a dictionary of a module, or returned by a function that reads it once."""
    for module in [name for name in sys.modules if name.startswith(("dejarik.assault.", "dejarik.lcg."))]:
        for name, held in list(vars(sys.modules[module]).items()):
            if name == "__builtins__":
                continue
            if isinstance(held, _lru_cache_wrapper):
                reads_once = held.__wrapped__.__code__.co_argcount == 0 and held.cache_info().currsize
                held = held() if reads_once else None
            if isinstance(held, dict) and len(held) > FEW and all(type(key) is str for key in held):
                yield f"{module}.{name}", held


def once_more(entry: Any, key: str) -> Any:
    """The same entry under another id, where it knows its own; a class card is that of another class."""
    if not isinstance(entry, msgspec.Struct) or "id" not in entry.__struct_fields__:
        return entry
    changed = {name: key for name in ("id", "hero", "deck") if name in entry.__struct_fields__}
    return msgspec.structs.replace(entry, **changed)


@contextmanager
def everything_twice() -> Iterator[set[str]]:
    lists = dict(lists_of_content())
    added: list[tuple[dict[str, Any], str]] = []
    for held in {id(held): held for held in lists.values()}.values():
        for key in list(held):
            another = f"{key}-again"
            held[another] = once_more(held[key], another)
            added.append((held, another))
    try:
        yield set(lists)
    finally:
        for held, another in added:
            del held[another]


@pytest.mark.slow
@pytest.mark.parametrize("way", COSTS)
def test_a_decision_costs_the_same_with_twice_as_many_cards_and_missions(way: str) -> None:
    game, settings, *_ = COSTS[way]
    once = counted(game, settings)
    with everything_twice() as lists:
        twice = counted(game, settings)
    assert lists & KNOWN
    assert twice.all <= once.all * (1 + SETTING_UP), {
        name: (once.functions[name], count)
        for name, count in twice.functions.items()
        if count != once.functions[name]
    }
