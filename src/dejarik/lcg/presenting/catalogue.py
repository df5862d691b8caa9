"""Facts that never change, for a page to keep: cards, objective sets, words, and the decks to start with."""

from __future__ import annotations

from functools import cache

from dejarik.authoring.words import words_of
from dejarik.kernel import text
from dejarik.lcg.content.definitions import is_complete
from dejarik.lcg.decks.deck import SUPPORT_SETS, Deck
from dejarik.lcg.decks.examining import CountedIcons, Purpose
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
from dejarik.lcg.presenting import records
from dejarik.lcg.rules.state import Phase
from dejarik.messages import declare_family


@cache
def catalogue() -> records.Catalogue:
    """All of it. It is made once and must not be changed."""
    return records.Catalogue(
        cards={str(card.id): _card(card) for card in all_cards()},
        sets={each.number: _set(each) for each in all_sets()},
        words=records.Words(
            sides=words_of(Side),
            affiliations=words_of(Affiliation),
            types=words_of(CardType),
            traits=words_of(Trait),
            boxes=words_of(Box),
            keywords={
                keyword.value: records.Explained(name=keyword.word, text=keyword.explanation)
                for keyword in Keyword
            },
            phases=words_of(phase for phase in Phase if phase is not Phase.SETUP),
        ),
        purposes=[_purpose(each) for each in Purpose],
        challenges=[_challenge(each) for each in Challenge if each],
        ready_made=[_deck(name, deck) for name, deck in ready_made().items()],
        teams=[
            records.Team(name=name, label=team_title(name), decks=tuple(decks))
            for name, decks in TEAMS.items()
        ],
    )


def _card(card: Card) -> records.Printed:
    return records.Printed(
        id=card.id,
        reference=card.reference,
        box=card.box,
        name=card.name,
        text=card.words,
        side=card.side,
        affiliation=card.affiliation,
        lock=card.lock,
        type=card.type,
        unique=card.unique,
        one_per_deck=card.one_per_deck,
        cost=card.cost,
        capacity=card.capacity,
        force=card.force,
        resources=card.resources,
        priority=card.priority,
        normal=icons_shown(card.normal),
        edge=icons_shown(card.edge),
        traits=sorted(card.traits),
        keywords=sorted(card.keywords),
        edge_bonus=card.edge_bonus,
        protect=card.protect,
        challenge=card.challenge,
        complete=is_complete(card.id),
    )


def icons_shown(icons: Icons) -> CountedIcons:
    return CountedIcons(unit=icons.unit, blast=icons.blast, tactics=icons.tactics)


def _set(each: ObjectiveSet) -> records.ObjectiveSet:
    return records.ObjectiveSet(
        number=each.number,
        name=each.name,
        objective=each.objective,
        cards=each.cards,
        side=each.side,
        affiliation=each.affiliation,
        box=each.box,
    )


_FORMATS = {Purpose.DUEL: "duel", Purpose.STARTER: "starter", Purpose.HUNT: "skywalker"}


def _purpose(purpose: Purpose) -> records.DeckPurpose:
    return records.DeckPurpose(
        value=purpose,
        label=text(f"lcg-shown-purpose-{purpose.value}"),
        text=text(f"lcg-shown-purpose-{purpose.value}-explained"),
        side=Side.DARK if purpose is Purpose.HUNT else None,  # LCG-HS-03
        format=_FORMATS[purpose],
    )


def _challenge(challenge: Challenge) -> records.ChallengeDeck:
    """A challenge deck: all its cards, and how many sets of one's choice reinforce it."""
    return records.ChallengeDeck(
        value=challenge,
        label=challenge.word,
        side=challenge.side,
        format=challenge.value,
        cards=[str(id) for id in challenge_deck(challenge)],
        support=SUPPORT_SETS if challenge is Challenge.SKYWALKER else 0,  # LCG-SUPPORT-01
    )


def _deck(name: str, deck: Deck) -> records.ReadyMade:
    return records.ReadyMade(
        name=name,
        label=title(name),
        kind=kind_of(name),
        side=deck.side,
        affiliation=deck.affiliation,
        sets=deck.sets,
        challenge=deck.challenge,
        support=deck.support,
    )


declare_family(
    "lcg-shown-purpose-*",
    lambda: (f"lcg-shown-purpose-{each.value}{part}" for each in Purpose for part in ("", "-explained")),
)
