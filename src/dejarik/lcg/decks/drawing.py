"""A test draw: how a game with a deck could begin (LCGC-SETUP-04, -05), for whoever builds it. Decks that are shuffled,
how many cards of each are drawn, and no decision: which objectives are kept and whether there is a mulligan is left to
the person who looks."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from dejarik.kernel.errors import Problem
from dejarik.kernel.rng import Rng
from dejarik.kernel.sent import Sent
from dejarik.lcg.decks.deck import Deck
from dejarik.lcg.decks.examining import Ids, checked
from dejarik.lcg.facts.library import is_objective_set
from dejarik.lcg.rules.setup import DRAWN_OBJECTIVES, STARTING_OBJECTIVES
from dejarik.lcg.rules.values import BASE_RESERVE


class DrawnDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck that somebody tries: its sets by number, and the luck to try it with."""

    sets: Ids
    seed: Annotated[int, msgspec.Meta(ge=0, lt=2**53)]


class Drawn(Sent, kw_only=True):
    """Both decks in the order in which they would be drawn, by keys, and how much of them at the start."""

    objectives: list[str]
    drawn: int  # objectives that are drawn …
    kept: int  # … and how many of these stay
    command: list[str]
    hand: int


def draw_test(document: Any) -> Drawn:
    """How a game with this deck could begin."""
    try:
        given = msgspec.convert(document, DrawnDeck)
    except msgspec.ValidationError as reason:
        raise Problem("lcg-deck-malformed", reason=str(reason)[:200]) from None
    deck = checked(Deck("", sets=tuple(number for number in given.sets if is_objective_set(number))))
    luck = Rng.seeded(given.seed)
    objectives, command = list(deck.objectives), list(deck.command)
    luck.shuffle(objectives)
    luck.shuffle(command)
    return Drawn(
        objectives=[str(id) for id in objectives],
        drawn=DRAWN_OBJECTIVES,
        kept=STARTING_OBJECTIVES,
        command=[str(id) for id in command],
        hand=BASE_RESERVE,
    )
