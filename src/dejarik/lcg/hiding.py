"""What a seat does not know, dealt anew: for search, and to show that views hide it.

Cards that a player's eyes do not see are mixed among all the places where they could be: the deck, the hand, edge
stacks, the common reserve, beneath enemy objectives.
"""

from __future__ import annotations

from collections.abc import Collection

from dejarik.kernel import Rng
from dejarik.lcg.rules.state import CAPTURED, EDGE, HAND, LOAN, RESERVE, SUPPORT, Lcg, Player

#: The zones of command cards that may be hidden.
HIDDEN_ZONES = (HAND, EDGE, RESERVE, CAPTURED)


def redeal(state: Lcg, eyes: Collection[int], rng: Rng) -> None:
    """Change everything hidden from these eyes to something else that is possible for all that they have seen."""
    for player in state.players:
        _mix_commands(state, player, eyes, rng)
        _mix_objectives(state, player, eyes, rng)
        _mix_support(state, player, eyes, rng)
    for source in state.sources.values():
        if source.zone == LOAN:
            source.key = state.sources[source.subject].key
    state.rng = rng.split()
    state.reindex()


def _mix_commands(state: Lcg, player: Player, eyes: Collection[int], rng: Rng) -> None:
    hidden = [
        source
        for id, source in state.sources.items()
        if source.zone in HIDDEN_ZONES
        and not source.open
        and source.seat not in eyes
        and (state.cards[id].owner if id in state.cards else source.seat) == player.seat
    ]
    pool = [*player.command_deck, *(source.key for source in hidden)]
    rng.shuffle(pool)
    for source in hidden:
        source.key = pool.pop()
    player.command_deck = pool


def _mix_objectives(state: Lcg, player: Player, eyes: Collection[int], rng: Rng) -> None:
    if player.seat in eyes:
        rng.shuffle(player.objective_deck)
        return
    starting = state.starting.get(player.seat)
    facedown = [
        source for id, source in state.sources.items() if id in state.cards and state.cards[id].facedown
        and source.seat == player.seat
    ]  # fmt: skip
    pool = [
        *player.objective_deck,
        *(starting.objectives if starting else ()),
        *(each.key for each in facedown),
    ]
    rng.shuffle(pool)
    for source in facedown:
        source.key = pool.pop()
    if starting:
        starting.objectives = [pool.pop() for _ in starting.objectives]
    player.objective_deck = pool


def _mix_support(state: Lcg, player: Player, eyes: Collection[int], rng: Rng) -> None:
    hidden = [
        source
        for source in state.sources.values()
        if source.zone == SUPPORT and source.seat == player.seat and player.seat not in eyes
    ]
    pool = [*player.support_deck, *(source.key for source in hidden)]
    rng.shuffle(pool)
    for source in hidden:
        source.key = pool.pop()
    player.support_deck = pool
