"""Decks: what a deck is, everything that can be wrong with one or with those of a team, and decks drawn at random.

Carries deck building (LCGC-DECK), the limits of teams (LCG-DECK), challenge decks (LCG-CHAL) and the reinforcements of
The Hunt for Skywalker (LCG-SUPPORT-01 to -03, -10). Decks as text are in `deck_text`, as OCTGN files in `octgn`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from types import MappingProxyType

import msgspec

from dejarik.kernel.errors import Problem
from dejarik.kernel.rng import Rng
from dejarik.kernel.text import Text, text
from dejarik.lcg.facts.cards import Card, CardId, CardType, Challenge, ObjectiveSet, Role, Side
from dejarik.lcg.facts.library import (
    affiliation_cards,
    all_sets,
    card,
    challenge_deck,
    is_card,
    is_objective_set,
    objective_set,
)

SETS = 10  # LCGC-DECK-02, LCG-DECK-01
STARTER_SETS = 8  # LCGC-DECK-08
COPIES = 2  # LCGC-DECK-04, LCG-DECK-02
SUPPORT_SETS = 2  # LCG-SUPPORT-01
HUNT_MOST = 10  # LCG-HS-03: `most` for the dark decks of The Hunt for Skywalker
NO_REINFORCEMENT = "Luke Skywalker"  # LCG-SUPPORT-10
NO_AFFILIATION = CardId("")


class Deck(msgspec.Struct, frozen=True):
    """A deck: an affiliation card and objective sets, or a challenge deck with its reinforcements."""

    name: str
    affiliation: CardId = NO_AFFILIATION
    sets: tuple[str, ...] = ()
    """Numbers of objective sets; two copies are two entries."""
    challenge: Challenge = Challenge.NONE
    support: tuple[str, ...] = ()
    """The two sets that reinforce The Hunt for Skywalker."""

    @property
    def side(self) -> Side | None:
        """The side it plays; None for what is no deck."""
        if self.challenge:
            return self.challenge.side
        return card(self.affiliation).side if is_card(self.affiliation) else None

    @property
    def objectives(self) -> tuple[CardId, ...]:
        """The objective deck, in the order of the sets; a challenge deck has none."""
        return tuple(each.objective for each in _known(self.sets))

    @property
    def command(self) -> tuple[CardId, ...]:
        """The command deck, in the order of the sets; of a challenge deck everything its `Card.role` puts there."""
        if self.challenge:
            return tuple(id for id in challenge_deck(self.challenge) if card(id).role is Role.COMMAND)
        return tuple(id for each in _known(self.sets) for id in each.cards)  # LCGC-DECK-03

    @property
    def reinforcements(self) -> tuple[CardId, ...]:
        """LCG-SUPPORT-02, -03: the cards of the support sets without their objectives."""
        return tuple(id for each in _known(self.support) for id in each.cards)


def _known(numbers: Iterable[str]) -> list[ObjectiveSet]:
    return [objective_set(number) for number in numbers if is_objective_set(number)]


def _objectives(numbers: Iterable[str]) -> list[Card]:
    return [card(each.objective) for each in _known(numbers)]


# --- What can be wrong with a deck


def problems(deck: Deck, *, starter: bool = False, most: int | None = None) -> list[Text]:
    """Everything that is wrong with a deck; nothing when it is legal.

    `starter` allows the smaller decks of the first game; `most` is the largest size where there is one.
    """
    if deck.challenge:
        return [*_wrong_challenge(deck), *_wrong_support(deck)]
    return [
        *_wrong_affiliation(deck),
        *_unknown_sets(deck.sets),
        *_wrong_size(deck, starter, most),
        *_wrong_sides(deck),
        *_locked(deck),
        *_too_many_copies(deck),
        *_support_without_hunt(deck),
    ]


def _wrong_affiliation(deck: Deck) -> Iterable[Text]:
    if not deck.affiliation:
        yield text("lcg-deck-no-affiliation")
    elif not is_card(deck.affiliation):
        yield unknown(deck.affiliation, [each.id for each in affiliation_cards()])
    elif card(deck.affiliation).type is not CardType.AFFILIATION:
        yield text("lcg-deck-not-an-affiliation", card=card(deck.affiliation).name)


def _unknown_sets(numbers: Iterable[str]) -> Iterable[Text]:
    for number in dict.fromkeys(numbers):
        if not is_objective_set(number):
            yield text("lcg-no-such-set", number=number)


def unknown(given: str, names: Sequence[str]) -> Text:
    """That there is nothing of this name, with the names that come closest."""
    close = get_close_matches(given, names, n=3, cutoff=0.5)
    if not close:
        return text("lcg-deck-unknown", given=given)
    return text("lcg-deck-unknown-closest", given=given, closest=", ".join(close))


def _wrong_size(deck: Deck, starter: bool, most: int | None) -> Iterable[Text]:
    count = len(deck.sets)
    least = 1 if starter else SETS  # LCGC-DECK-02, LCGC-DECK-08, LCG-DECK-01
    if count < least:
        yield text("lcg-deck-too-small", count=count, least=least, missing=least - count)
    if most is not None and count > most:  # LCG-HS-03
        yield text("lcg-deck-too-large", count=count, most=most, over=count - most)


def _wrong_sides(deck: Deck) -> Iterable[Text]:
    if deck.side is None:
        return
    for each in dict.fromkeys(_known(deck.sets)):
        if each.side is not deck.side:  # LCGC-SIDE-01, LCGC-DECK-02
            yield text("lcg-deck-side", set=each.name, side=each.side.word)


def _locked(deck: Deck) -> Iterable[Text]:
    own = card(deck.affiliation).affiliation if is_card(deck.affiliation) else None
    for objective in dict.fromkeys(_objectives(deck.sets)):
        if objective.lock is not None and own is not None and objective.lock is not own:  # LCGC-DECK-06
            yield text("lcg-deck-locked", set=objective.name, affiliation=objective.lock.word)


def allowed_copies(objective: Card) -> int:
    """How many copies of its set a deck, or the decks of a team together, may hold (LCGC-DECK-04, LCGC-DECK-05)."""
    return 1 if objective.one_per_deck else COPIES


def _counted(numbers: Iterable[str]) -> dict[str, tuple[Card, int]]:
    """Copies go by the title of the objective."""
    objectives = _objectives(numbers)
    counts = Counter(each.title for each in objectives)
    return {each.title: (each, counts[each.title]) for each in reversed(objectives)}


def _too_many_copies(deck: Deck) -> Iterable[Text]:
    for objective, count in reversed(_counted(deck.sets).values()):
        allowed = allowed_copies(objective)
        if count > allowed:
            yield text("lcg-deck-copies", set=objective.name, count=count, allowed=allowed)


def _support_without_hunt(deck: Deck) -> Iterable[Text]:
    if deck.support:
        yield text("lcg-deck-support-without-hunt")


# --- Challenge decks


def _wrong_challenge(deck: Deck) -> Iterable[Text]:
    """LCG-CHAL-01, LCG-CHAL-03: a challenge deck is as it is, and has no affiliation card."""
    if deck.affiliation:
        yield text("lcg-deck-challenge-affiliation", challenge=deck.challenge.word)
    if deck.sets:
        yield text("lcg-deck-challenge-sets", challenge=deck.challenge.word)


def _wrong_support(deck: Deck) -> Iterable[Text]:
    if deck.challenge is not Challenge.SKYWALKER:
        yield from _support_without_hunt(deck)
        return
    yield from _unknown_sets(deck.support)
    chosen = _known(deck.support)
    if len(deck.support) != SUPPORT_SETS or len(set(deck.support)) != SUPPORT_SETS:  # LCG-SUPPORT-01
        yield text("lcg-deck-support-count", wanted=SUPPORT_SETS)
    for each in dict.fromkeys(chosen):
        if each.side is not Side.LIGHT:  # LCG-SUPPORT-01
            yield text("lcg-deck-side", set=each.name, side=each.side.word)
        elif not can_support(each):  # LCG-SUPPORT-10
            yield text("lcg-deck-support-luke", set=each.name)


def can_support(chosen: ObjectiveSet) -> bool:
    """Whether a set can reinforce The Hunt for Skywalker (LCG-SUPPORT-01, LCG-SUPPORT-10)."""
    titles = (card(id).title for id in (chosen.objective, *chosen.cards))
    return chosen.side is Side.LIGHT and not any(NO_REINFORCEMENT in title for title in titles)


# --- Teams


def team_problems(decks: Sequence[Deck], *, most: int | None = None) -> list[Text]:
    """Everything that is wrong with the decks of a team: each deck by itself, and all of them together."""
    alone = [
        text("lcg-deck-in-team", deck=deck.name or str(place), problem=wrong)
        for place, deck in enumerate(decks, start=1)
        for wrong in problems(deck, most=most)  # LCG-DECK-01, LCG-CHAL-02
    ]
    return [*alone, *_challenge_in_team(decks), *_mixed_team(decks), *_too_many_in_team(decks)]


def _challenge_in_team(decks: Sequence[Deck]) -> Iterable[Text]:
    if len(decks) > 1:
        for challenge in dict.fromkeys(deck.challenge for deck in decks if deck.challenge):  # LCG-CHAL-01
            yield text("lcg-deck-challenge-in-team", challenge=challenge.word)


def _mixed_team(decks: Sequence[Deck]) -> Iterable[Text]:
    if len({deck.side for deck in decks if deck.side is not None}) > 1:  # LCGC-TEAM-01
        yield text("lcg-deck-team-sides")


def _too_many_in_team(decks: Sequence[Deck]) -> Iterable[Text]:
    """LCG-DECK-02, LCG-DECK-03: the limits hold for the team; what one deck breaks by itself is said of that deck."""
    single = {
        title
        for deck in decks
        for title, (each, count) in _counted(deck.sets).items()
        if count > allowed_copies(each)
    }
    together = _counted(number for deck in decks for number in deck.sets)
    for title, (objective, count) in reversed(together.items()):
        allowed = allowed_copies(objective)
        if count > allowed and title not in single:
            yield text("lcg-deck-team-copies", set=objective.name, count=count, allowed=allowed)


# --- Decks drawn at random


def random_deck(rng: Rng, side: Side, affiliation: CardId | None = None, sets: int = SETS) -> Deck:
    """A legal deck of so many sets, drawn from all that its affiliation may use."""
    (deck,) = _deal(rng, (_random_affiliation(rng, side, affiliation),), sets)
    return deck


def random_team(
    rng: Rng, side: Side, players: int, sets: int = SETS, beside: Sequence[Deck] = ()
) -> tuple[Deck, ...]:
    """Decks that are legal as a team, each of another affiliation as far as there are any; legal also `beside` the
    decks of teammates that are given."""
    choice = [each.id for each in affiliation_cards(side)]
    rng.shuffle(choice)
    taken = Counter(number for deck in beside for number in deck.sets)
    return _deal(rng, [choice[place % len(choice)] for place in range(players)], sets, taken)


def random_support(rng: Rng) -> tuple[str, ...]:
    """Two sets to reinforce The Hunt for Skywalker (LCG-SUPPORT-01)."""
    choice = [each.number for each in all_sets(Side.LIGHT) if can_support(each)]
    rng.shuffle(choice)
    return tuple(sorted(choice[:SUPPORT_SETS], key=int))


def _random_affiliation(rng: Rng, side: Side, affiliation: CardId | None) -> CardId:
    possible = [each.id for each in affiliation_cards(side) if affiliation in (None, each.id)]
    if not possible:
        raise Problem("lcg-deck-none-drawn")
    return rng.pick(possible)


def _deal(
    rng: Rng, affiliations: Sequence[CardId], sets: int, taken: Mapping[str, int] = MappingProxyType({})
) -> tuple[Deck, ...]:
    """Deals every copy that a team may use to the next player who lacks one and may have it."""
    side = card(affiliations[0]).side
    copies = [
        each
        for each in all_sets(side)
        for _ in range(allowed_copies(card(each.objective)) - taken.get(each.number, 0))
    ]
    rng.shuffle(copies)
    hands: list[list[str]] = [[] for _ in affiliations]
    for chosen in copies:
        able = [
            place
            for place, id in enumerate(affiliations)
            if len(hands[place]) < sets and card(chosen.objective).lock in (None, card(id).affiliation)
        ]
        if able:
            hands[min(able, key=lambda place: len(hands[place]))].append(chosen.number)
    if any(len(hand) < sets for hand in hands):
        raise Problem("lcg-deck-none-drawn")
    return tuple(
        Deck(f"{id}-{rng.below(1_000_000):06d}", id, tuple(sorted(hand, key=int)))
        for id, hand in zip(affiliations, hands, strict=True)
    )
