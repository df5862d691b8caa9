"""Determinization of a skirmish: a whole state from what one seat sees of it, for bots and for search.

What a view shows is taken as it is; what it hides (the hands of others, every deck, a mission's secrets, the dice to
come) is drawn at random among what the armies on the board could hold. No rule is applied here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import msgspec

from dejarik.assault.content.definitions import is_complete
from dejarik.assault.facts.cards import CommandCard
from dejarik.assault.facts.library import all_command, deployment, is_deployment
from dejarik.assault.rules.state import HAND
from dejarik.assault.skirmish.armies import playable
from dejarik.assault.skirmish.rules.state import SkirmishPlayer, SkirmishState
from dejarik.kernel import Rng
from dejarik.kernel.records import read_member

#: The key of a hidden card until one has been drawn for it.
_UNKNOWN = ""


def determinize(view: Mapping[str, Any], rng: Rng) -> SkirmishState:
    """A state that looks like this to the seat whose view it is."""
    shown = dict(view["state"])
    sizes = [_hidden_count(player["deck"]) for player in shown["players"]]
    shown["rng"] = {"word": 0}
    shown["players"] = [{**player, "deck": []} for player in shown["players"]]
    shown["sources"] = {
        id: source if source["key"] is not None else {**source, "key": _UNKNOWN}
        for id, source in shown["sources"].items()
    }
    state = msgspec.convert(shown, SkirmishState, dec_hook=read_member, str_keys=True)
    for player, size in zip(state.players, sizes, strict=True):
        _deal(state, player, size, rng)
    for procedure in state.stack:
        secretive: Callable[[Rng], None] | None = getattr(procedure, "determinize", None)
        if secretive is not None:  # it keeps something from somebody, and knows what it could be
            secretive(rng)
    state.rng = rng.split()
    return state


def _hidden_count(shown: Any) -> int:
    """How many cards stand behind a hidden pile."""
    return int(shown["hidden"]) if isinstance(shown, Mapping) else len(shown)


def _deal(state: SkirmishState, player: SkirmishPlayer, deck: int, rng: Rng) -> None:
    """Give a player a deck and the cards of the hand that nobody else sees."""
    unknown = [
        source for source in state.sources.values() if source.seat == player.seat and source.key == _UNKNOWN
    ]
    seen = Counter(player.discard)
    seen.update(
        source.key
        for source in state.sources.values()
        if source.seat == player.seat and source.zone == HAND and source.key != _UNKNOWN
    )
    pool = _pool(state, player.seat, seen)
    wanted = deck + len(unknown)
    while len(pool) < wanted:
        pool += _pool(state, player.seat, Counter())
    rng.shuffle(pool)
    for source in unknown:
        source.key = pool.pop()
    player.deck = pool[:deck]


def _pool(state: SkirmishState, seat: int, seen: Counter[str]) -> list[str]:
    """The Command cards that a player could still have: those for the figures of the army, without those seen."""
    cards = frozenset(
        group.card for group in state.groups.values() if group.seat == seat and is_deployment(group.card)
    )
    return [
        card.id for card in _useful(cards) for _ in range(max(0, card.copies_allowed - seen[card.id]))
    ] or [card.id for card in _known()]


@cache
def _known() -> tuple[CommandCard, ...]:
    return tuple(card for card in all_command() if is_complete(card.id))


@cache
def _useful(cards: frozenset[str]) -> tuple[CommandCard, ...]:
    """The Command cards that figures of these Deployment cards can use."""
    groups = [deployment(card) for card in sorted(cards)]
    return tuple(card for card in _known() if playable(card, groups))
