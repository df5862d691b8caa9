"""What a seat does not know: dealt anew, for search and to show that views hide it; and what a hand might hold.

Cards that a player's eyes do not see are mixed among all the places where they could be: the deck, the hand, edge
stacks, the common reserve, beneath enemy objectives.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from dejarik.kernel import Rng
from dejarik.lcg.facts.cards import Affiliation, CardId, Challenge, Role, Side
from dejarik.lcg.facts.library import all_sets, card, challenge_deck
from dejarik.lcg.rules.format import format_of
from dejarik.lcg.rules.state import CAPTURED, EDGE, HAND, HANDS, LOAN, RESERVE, SUPPORT, Lcg, Player, key_of

#: The zones of command cards that may be hidden.
HIDDEN_ZONES = (HAND, EDGE, RESERVE, CAPTURED)


def redeal(state: Lcg, eyes: Collection[int], rng: Rng) -> None:
    """Change everything hidden from these eyes to something else that is possible for all that they have seen."""
    changed: list[int] = []
    for player in state.players:
        changed += _mix_commands(state, player, eyes, rng)
        changed += _mix_objectives(state, player, eyes, rng)
        changed += _mix_support(state, player, eyes, rng)
    for id, source in state.sources.items():
        if source.zone == LOAN:
            source.key = state.sources[source.subject].key
            changed.append(id)
    state.rng = rng.split()
    state.reindex(changed)


def _mix_commands(state: Lcg, player: Player, eyes: Collection[int], rng: Rng) -> list[int]:
    hidden = [
        id
        for id, source in state.sources.items()
        if source.zone in HIDDEN_ZONES
        and not source.open
        and source.seat not in eyes
        and (state.cards[id].owner if id in state.cards else source.seat) == player.seat
    ]
    player.command_deck = _mixed(state, hidden, player.command_deck, rng)
    return hidden


def _mix_objectives(state: Lcg, player: Player, eyes: Collection[int], rng: Rng) -> list[int]:
    if player.seat in eyes:
        rng.shuffle(player.objective_deck)
        return []
    starting = state.starting.get(player.seat)
    drawn = starting.objectives if starting else []
    facedown = [
        id
        for id, source in state.sources.items()
        if source.seat == player.seat and id in state.cards and state.cards[id].facedown
    ]
    pool = _mixed(state, facedown, [*player.objective_deck, *drawn], rng)
    if starting:
        starting.objectives = [pool.pop() for _ in starting.objectives]
    player.objective_deck = pool
    return facedown


def _mix_support(state: Lcg, player: Player, eyes: Collection[int], rng: Rng) -> list[int]:
    hidden = [
        id
        for id, source in state.sources.items()
        if source.zone == SUPPORT and source.seat == player.seat and player.seat not in eyes
    ]
    player.support_deck = _mixed(state, hidden, player.support_deck, rng)
    return hidden


def _mixed(state: Lcg, hidden: list[int], deck: list[str], rng: Rng) -> list[str]:
    """Hidden cards and a deck they could be in, dealt anew: what is the deck then."""
    sources = state.sources
    pool = [*deck, *(sources[id].key for id in hidden)]
    rng.shuffle(pool)
    for id in hidden:
        sources[id].key = pool.pop()
    return pool


# --- What a hand might hold -------------------------------------------------------------------------------


def hidden_hand(state: Lcg, seat: int) -> list[int]:
    """The cards that a player may use as if in hand and that opponents don't see."""
    return [
        id
        for id, source in state.sources.items()
        if source.seat == seat and source.zone in HANDS and not source.open
    ]


def might_hold(state: Lcg, seat: int) -> tuple[str, ...]:
    """Every card that could be among them by the rules for decks: of the side, for the affiliations of the team."""
    team = [player for player in state.players if player.side is state.players[seat].side]
    cards = [key_of(state, player.affiliation) for player in team if player.affiliation in state.sources]
    known = frozenset(card(key).affiliation for key in cards)
    return _of_decks(state.players[seat].side, format_of(state).challenge, known)


@cache
def _of_decks(side: Side, challenge: Challenge, affiliations: frozenset[Affiliation]) -> tuple[CardId, ...]:
    """The command cards of a challenge deck and what may reinforce it, or of all sets that a deck may have."""
    sets = [each for each in all_sets(side) if card(each.objective).lock in {None, *affiliations}]
    if challenge.side is side:
        of_challenge = [id for id in challenge_deck(challenge) if card(id).role is Role.COMMAND]
        sets = list(all_sets(Side.LIGHT)) if challenge is Challenge.SKYWALKER else []
    else:
        of_challenge = []
    return tuple(dict.fromkeys([*of_challenge, *(id for each in sets for id in each.cards)]))
