"""Facts that never change, for a page to keep: cards, maps, dice, words, and the armies to start with."""

from __future__ import annotations

from functools import cache
from typing import Any

from dejarik.assault.dice.faces import Die
from dejarik.assault.facts.vocabulary import Box, EffectKind, Faction, Keyword, Stat, Timing, Trait
from dejarik.assault.skirmish.armies import points
from dejarik.assault.skirmish.presenting.cards import cards_shown, commands_shown, conditions_shown
from dejarik.assault.skirmish.presenting.maps import maps_shown, picture, tokens_by_kind
from dejarik.assault.skirmish.presenting.plain import Shown, symbols, words
from dejarik.assault.skirmish.ready_made import ready_made, title


def catalogue() -> Shown:
    """All of it. The parts are made once and must not be changed."""
    return dict(_catalogue())


@cache
def _catalogue() -> Shown:
    return {
        "cards": cards_shown(),
        "commands": commands_shown(),
        "conditions": conditions_shown(),
        "maps": maps_shown(),
        "picture": picture(),
        "tokens": tokens_by_kind(),
        "dice": {die.value: _die(die) for die in Die},
        "words": {
            "sets": _words(Box),
            "factions": _words(Faction),
            "traits": _words(Trait),
            "keywords": _words(Keyword),
            "symbols": _words(Stat),
            "kinds": _words(EffectKind),
            "timings": _words(Timing),
        },
        "ready_made": ready_made_shown(),
    }


def _words(vocabulary: Any) -> Shown:
    return {each.value: words(each.word) for each in vocabulary}


def _die(die: Die) -> Shown:
    return {
        "kind": die.kind.value,
        "name": words(die.word),
        "faces": [symbols(face) for face in die.faces],
    }


def ready_made_shown() -> list[Shown]:
    """The armies to start with."""
    return [
        {
            "name": name,
            "title": words(title(name)),
            "faction": army.faction.value,
            "points": points(army),
            "cards": [str(card) for card in army.cards],
            "command": [str(card) for card in army.command],
        }
        for name, army in ready_made().items()
    ]
