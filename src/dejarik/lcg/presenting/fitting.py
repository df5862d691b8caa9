"""Which decks fit which seat of a table that is about to be made, so that a form needs no rule of its own.

Carries no rule: it asks those that a game begins with (`opening`). Whoever sits first chooses first; what others chose
and can't keep beside that is dropped.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Annotated, Any

import msgspec

from dejarik.kernel import Problem, Rng, Text
from dejarik.lcg.decks.deck import Deck
from dejarik.lcg.decks.examining import read_given
from dejarik.lcg.decks.ready_made import ready_made
from dejarik.lcg.facts.cards import Side
from dejarik.lcg.opening import (
    DECK_SETTINGS,
    check_decks,
    count_players,
    fill_seats,
    find_deck,
    named_format,
    sides_of,
    with_deck,
)
from dejarik.lcg.presenting import records
from dejarik.lcg.rules.format import Format

FORMAT = "duel"  # where none is chosen
MOST_OWN = 40
OWN = "own-{}"  # what a deck of somebody's own is called in the answer, by its place in the list

Setting = Annotated[str, msgspec.Meta(max_length=40)]
Value = Annotated[str, msgspec.Meta(max_length=8_000)]


class FittingRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a table, and decks of somebody's own that could be chosen too, as text."""

    settings: dict[Setting, Value] = {}
    decks: Annotated[tuple[Value, ...], msgspec.Meta(max_length=MOST_OWN)] = ()


def examine_table(document: Any) -> records.Fit:
    """How many can play, who plays which side, which decks each seat can't have and why, and what must be dropped."""
    try:
        asked = msgspec.convert(document, FittingRequest)
    except msgspec.ValidationError as reason:
        raise Problem("lcg-deck-malformed", reason=str(reason)[:200]) from None
    format = named_format(asked.settings.get("format") or FORMAT)
    count = count_players(format, asked.settings)
    chosen, dropped = _keeping(format, asked.settings, count)
    offered = _offered(asked.decks)
    sides = sides_of(format, chosen, count)
    refused: dict[str, dict[str, Text]] = {}
    for seat in range(count):
        before = {other: deck for other, deck in chosen.items() if other < seat}
        refused[DECK_SETTINGS[seat]] = {
            name: why
            for name, deck in offered.items()
            if (why := _wrong(format, before, seat, deck, count)) is not None
        }
    return records.Fit(
        players=list(format.sizes), sides=_shown_sides(sides), dropped=dropped, refused=refused
    )


def examine_seat(
    format_name: str, decks: Sequence[Deck], seat: int, own: Sequence[str], open_seats: Collection[int]
) -> records.Fit:
    """Of a table that is made: the decks that whoever sits down in a seat now can't bring, and why. The same is asked
    as when one is brought, so that what is not refused here is not refused there."""
    format = named_format(format_name)
    refused: dict[str, Text] = {}
    for name, deck in _offered(own).items():
        try:
            with_deck(format, decks, seat, deck, open_seats, Rng.seeded(1))
        except Problem as problem:
            refused[name] = problem.message
    return records.Fit(
        players=[len(decks)],
        sides=_shown_sides([deck.side or Side.DARK for deck in decks]),
        dropped=[],
        refused={DECK_SETTINGS[seat]: refused},
    )


def _shown_sides(sides: Sequence[Side]) -> dict[str, records.SeatSide]:
    return {
        DECK_SETTINGS[seat]: records.SeatSide(value=side, label=side.word) for seat, side in enumerate(sides)
    }


def _keeping(format: Format, settings: Mapping[str, str], count: int) -> tuple[dict[int, Deck], list[str]]:
    """The chosen decks that fit beside those of earlier seats, and the settings of those that don't."""
    chosen: dict[int, Deck] = {}
    dropped: list[str] = []
    for seat, name in enumerate(DECK_SETTINGS):
        if not settings.get(name):
            continue
        deck = None
        with suppress(Problem):
            deck = find_deck(settings[name])
        if seat < count and deck and _wrong(format, chosen, seat, deck, count) is None:
            chosen[seat] = deck
        else:
            dropped.append(name)
    return chosen, dropped


def _offered(own: Sequence[str]) -> dict[str, Deck]:
    offered = dict(ready_made())
    for place, written in enumerate(own[:MOST_OWN]):
        with suppress(Problem):  # what is no deck is nobody's to choose
            offered[OWN.format(place)] = read_given(written)
    return offered


def _wrong(format: Format, before: Mapping[int, Deck], seat: int, deck: Deck, count: int) -> Text | None:
    """Why a seat can't have a deck beside those that are chosen: no game of this format could come of it."""
    return _no_game(format.name, (*before.items(), (seat, deck)), count)


@lru_cache(maxsize=4_000)
def _no_game(format_name: str, given: tuple[tuple[int, Deck], ...], count: int) -> Text | None:
    format = named_format(format_name)
    try:
        check_decks(format, fill_seats(format, dict(given), count, Rng.seeded(1), drawn=False))
    except Problem as problem:
        return problem.message
    return None
