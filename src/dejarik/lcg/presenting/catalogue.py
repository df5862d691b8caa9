"""Facts that never change, for a page to keep: cards, objective sets, words, and the decks to start with."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from dejarik.kernel import text
from dejarik.lcg.content.definitions import is_complete
from dejarik.lcg.decks.deck import SUPPORT_SETS, Deck
from dejarik.lcg.decks.examining import Purpose
from dejarik.lcg.decks.ready_made import TEAMS, kind_of, ready_made, team_title, title
from dejarik.lcg.facts.cards import (
    Affiliation,
    Box,
    Card,
    CardType,
    Challenge,
    Icons,
    Keyword,
    ObjectiveSet,
    Side,
    Trait,
)
from dejarik.lcg.facts.library import all_cards, all_sets, challenge_deck
from dejarik.lcg.presenting.plain import Shown, words
from dejarik.lcg.rules.state import Phase
from dejarik.messages import declare_family


def catalogue() -> Shown:
    """All of it. The parts are made once and must not be changed."""
    return dict(_catalogue())


@cache
def _catalogue() -> Shown:
    return {
        "cards": {str(card.id): _card(card) for card in all_cards()},
        "sets": {each.number: _set(each) for each in all_sets()},
        "words": {
            "sides": _words(Side),
            "affiliations": _words(Affiliation),
            "types": _words(CardType),
            "traits": _words(Trait),
            "boxes": _words(Box),
            "keywords": {
                keyword.value: {"name": words(keyword.word), "text": words(keyword.explanation)}
                for keyword in Keyword
            },
            "phases": {phase.value: words(phase.word) for phase in Phase if phase is not Phase.SETUP},
        },
        "purposes": [_purpose(each) for each in Purpose],
        "challenges": [_challenge(each) for each in Challenge if each],
        "ready_made": [_deck(name, deck) for name, deck in ready_made().items()],
        "teams": [
            {"name": name, "label": words(team_title(name)), "decks": list(decks)}
            for name, decks in TEAMS.items()
        ],
    }


def _words(vocabulary: Any) -> Shown:
    return {each.value: words(each.word) for each in vocabulary}


def _card(card: Card) -> Shown:
    return {
        "id": card.id,
        "reference": card.reference,
        "box": card.box.value,
        "name": words(card.name),
        "text": words(card.words) if card.words else None,
        "side": card.side.value if card.side else None,
        "affiliation": card.affiliation.value,
        "lock": card.lock.value if card.lock else None,
        "type": card.type.value,
        "unique": card.unique,
        "one_per_deck": card.one_per_deck,
        "cost": card.cost,
        "capacity": card.capacity,
        "force": card.force,
        "resources": card.resources,
        "priority": card.priority,
        "normal": icons_shown(card.normal),
        "edge": icons_shown(card.edge),
        "traits": sorted(trait.value for trait in card.traits),
        "keywords": sorted(keyword.value for keyword in card.keywords),
        "edge_bonus": card.edge_bonus,
        "protect": msgspec.to_builtins(card.protect) if card.protect else None,
        "challenge": card.challenge.value,
        "complete": is_complete(card.id),
    }


def icons_shown(icons: Icons) -> Shown:
    return {"unit": icons.unit, "blast": icons.blast, "tactics": icons.tactics}


def _set(each: ObjectiveSet) -> Shown:
    return {
        "number": each.number,
        "name": words(each.name),
        "objective": each.objective,
        "cards": list(each.cards),
        "side": each.side.value,
        "affiliation": each.affiliation.value,
        "box": each.box.value,
    }


_FORMATS = {Purpose.DUEL: "duel", Purpose.STARTER: "starter", Purpose.HUNT: "skywalker"}


def _purpose(purpose: Purpose) -> Shown:
    return {
        "value": purpose.value,
        "label": words(text(f"lcg-shown-purpose-{purpose.value}")),
        "text": words(text(f"lcg-shown-purpose-{purpose.value}-explained")),
        "side": Side.DARK.value if purpose is Purpose.HUNT else None,  # LCG-HS-03
        "format": _FORMATS[purpose],
    }


def _challenge(challenge: Challenge) -> Shown:
    """A challenge deck: all its cards, and how many sets of one's choice reinforce it."""
    return {
        "value": challenge.value,
        "label": words(challenge.word),
        "side": challenge.side.value if challenge.side else None,
        "format": challenge.value,
        "cards": [str(id) for id in challenge_deck(challenge)],
        "support": SUPPORT_SETS if challenge is Challenge.SKYWALKER else 0,  # LCG-SUPPORT-01
    }


def _deck(name: str, deck: Deck) -> Shown:
    return {
        "name": name,
        "label": words(title(name)),
        "kind": kind_of(name).value,
        "side": deck.side.value if deck.side else None,
        "affiliation": deck.affiliation,
        "sets": list(deck.sets),
        "challenge": deck.challenge.value,
        "support": list(deck.support),
    }


declare_family(
    "lcg-shown-purpose-*",
    lambda: (f"lcg-shown-purpose-{each.value}{part}" for each in Purpose for part in ("", "-explained")),
)
