"""The log of the card game: no event of its rules is left without a sentence by oversight."""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Iterator

import dejarik.lcg
from dejarik.kernel import Event
from dejarik.lcg.game import GAME
from dejarik.web import STATIC

LOG = (STATIC / "games" / "lcg" / "log.js").read_text(encoding="utf-8")


def events(kind: type[Event] = Event) -> Iterator[type[Event]]:
    """All events that the card game defines."""
    for each in kind.__subclasses__():
        if each.__module__.startswith("dejarik.lcg"):
            yield each
        yield from events(each)


def test_every_event_of_the_card_game_is_told_or_silent_on_purpose() -> None:
    assert GAME.name == "lcg"
    for module in pkgutil.walk_packages(dejarik.lcg.__path__, "dejarik.lcg."):
        importlib.import_module(module.name)
    told = set(re.findall(r"^    ([A-Z][A-Za-z]+): \(", LOG, re.MULTILINE))
    found = re.search(r"SILENT = new Set\(\[(.*?)\]\)", LOG)
    assert found is not None
    silent = set(re.findall(r'"(\w+)"', found[1])) | {"TurnBegins"}
    assert {each.__name__ for each in events()} - told - silent == set()
    assert "AbilityUsed" in told
