"""Facts that never change, for a page to keep: cards, maps, dice, words, and the armies to start with."""

from __future__ import annotations

from functools import cache

from dejarik.assault.dice.faces import Die
from dejarik.assault.facts.vocabulary import Box, EffectKind, Faction, Keyword, Stat, Timing, Trait
from dejarik.assault.showing import catalogue_records as records
from dejarik.assault.showing.cards import cards_shown, commands_shown, conditions_shown
from dejarik.assault.skirmish.armies import points
from dejarik.assault.skirmish.presenting.maps import maps_shown, picture, tokens_by_kind
from dejarik.assault.skirmish.ready_made import ready_made, title
from dejarik.authoring.words import words_of


@cache
def catalogue() -> records.Catalogue:
    """All of it. It is made once and must not be changed."""
    return records.Catalogue(
        cards=cards_shown(),
        commands=commands_shown(),
        conditions=conditions_shown(),
        maps=maps_shown(),
        picture=picture(),
        tokens=tokens_by_kind(),
        dice={die.value: _die(die) for die in Die},
        words=records.Words(
            sets=words_of(Box),
            factions=words_of(Faction),
            traits=words_of(Trait),
            keywords=words_of(Keyword),
            symbols=words_of(Stat),
            kinds=words_of(EffectKind),
            timings=words_of(Timing),
        ),
        ready_made=ready_made_shown(),
    )


def _die(die: Die) -> records.DieShown:
    return records.DieShown(kind=die.kind, name=die.word, faces=list(die.faces))


def ready_made_shown() -> list[records.ReadyMade]:
    """The armies to start with."""
    return [
        records.ReadyMade(
            name=name,
            title=title(name),
            faction=army.faction,
            points=points(army),
            cards=[str(card) for card in army.cards],
            command=[str(card) for card in army.command],
        )
        for name, army in ready_made().items()
    ]
