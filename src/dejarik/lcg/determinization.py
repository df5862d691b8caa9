"""Determinization of a game: a whole state from what one seat sees of it, for bots and for search.

What a view shows is taken as it is; what it hides (hands of others, every deck, facedown cards) is drawn at random
among what the decks on the table could hold: the sets whose cards have been seen, and others of the same side. No rule
is applied here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from dejarik.kernel import IN_PLAY, Rng
from dejarik.kernel.records import read_member
from dejarik.lcg.facts.cards import CardType, Challenge, ObjectiveSet, Role, Side
from dejarik.lcg.facts.library import all_sets, card, challenge_deck
from dejarik.lcg.rules.format import format_of
from dejarik.lcg.rules.state import LOAN, SUPPORT, Lcg, Player

#: The key of a hidden card until one has been drawn for it.
_UNKNOWN = ""
_SETS = 10


def determinize(view: Mapping[str, Any], rng: Rng) -> Lcg:
    """A state that looks like this to the seat whose view it is."""
    shown = dict(view["state"])
    shown["rng"] = {"word": 0}
    sizes = [_sizes(player) for player in shown["players"]]
    shown["players"] = [
        {**player, "command_deck": [], "objective_deck": [], "support_deck": []}
        for player in shown["players"]
    ]
    shown["sources"] = {
        id: source if source["key"] is not None else {**source, "key": _UNKNOWN}
        for id, source in shown["sources"].items()
    }
    shown["starting"] = _filled(shown.get("starting", {}))
    shown["stack"] = _filled(shown["stack"])
    state = msgspec.convert(shown, Lcg, dec_hook=read_member, str_keys=True)
    for player, (command, objective, support) in zip(state.players, sizes, strict=True):
        _deal(state, player, command, objective, support, rng)
    _put_what_is_looked_at_into_decks(state)
    for source in state.sources.values():
        if source.zone == LOAN and source.key == _UNKNOWN:
            source.key = state.sources[source.subject].key
    state.rng = rng.split()
    return state


def _put_what_is_looked_at_into_decks(state: Lcg) -> None:
    """Cards among which somebody is choosing may lie in a deck: then they are there, from the top."""
    for procedure in state.stack:
        looked_at: list[str] = getattr(procedure, "keys", [])
        seat: int = getattr(procedure, "seat", -1)
        if not looked_at or seat < 0:
            continue
        player = state.players[seat]
        for place, key in enumerate(reversed(looked_at), start=1):
            objective = card(key).type is CardType.OBJECTIVE
            deck = player.objective_deck if objective else player.command_deck
            if place <= len(deck):
                deck[-place] = key


def _sizes(player: Mapping[str, Any]) -> tuple[int, int, int]:
    command, objective, support = (
        _hidden_count(player[name]) for name in ("command_deck", "objective_deck", "support_deck")
    )
    return command, objective, support


def _hidden_count(shown: Any) -> int:
    """How many cards stand behind a hidden pile."""
    return int(shown["hidden"]) if isinstance(shown, Mapping) else len(shown)


def _filled(shown: Any) -> Any:
    """Lists that are hidden, filled with cards that are unknown."""
    if isinstance(shown, Mapping):
        if set(shown) == {"hidden"}:
            return [_UNKNOWN] * int(shown["hidden"])
        return {name: _filled(value) for name, value in shown.items()}
    if isinstance(shown, list):
        return [_filled(value) for value in shown]
    return shown


# --- Dealing ------------------------------------------------------------------------------------------


def _deal(state: Lcg, player: Player, command: int, objective: int, support: int, rng: Rng) -> None:
    """Give a player decks, and a card for everything of that player's that is not seen."""
    unseen = [
        (id, source) for id, source in sorted(state.sources.items())
        if source.key == _UNKNOWN and source.zone != LOAN
        and (state.cards[id].owner if id in state.cards else source.seat) == player.seat
    ]  # fmt: skip
    sets = _guessed_sets(state, player, rng)
    commands, objectives = _pools(state, player, sets)
    rng.shuffle(commands)
    rng.shuffle(objectives)
    spare_commands = _endless(commands, rng)
    spare_objectives = _endless(objectives, rng)
    for id, source in unseen:
        facedown = id in state.cards and state.cards[id].facedown
        source.key = next(spare_objectives if facedown or source.zone == IN_PLAY else spare_commands)
    starting = state.starting.get(player.seat)
    if starting:
        starting.objectives = [key or next(spare_objectives) for key in starting.objectives]
    for procedure in state.stack:
        for name in ("kept", "drawn", "keys"):
            hidden = getattr(procedure, name, None)
            if (
                isinstance(hidden, list)
                and _UNKNOWN in hidden
                and getattr(procedure, "seat", -1) == player.seat
            ):
                spare = spare_commands if name == "keys" else spare_objectives
                setattr(procedure, name, [key or next(spare) for key in hidden])
    player.command_deck = [next(spare_commands) for _ in range(command)]
    player.objective_deck = [next(spare_objectives) for _ in range(objective)]
    player.support_deck = [next(spare_commands) for _ in range(support)]


def _endless(pool: list[str], rng: Rng) -> Iterator[str]:
    """The cards of a pool one after the other; when it is exhausted, any of them again."""
    whole = list(pool)
    while True:
        while pool:
            yield pool.pop()
        pool = list(whole)
        rng.shuffle(pool)


def _guessed_sets(state: Lcg, player: Player, rng: Rng) -> list[ObjectiveSet]:
    """The objective sets of which something has been seen, and others of the side up to a whole deck."""
    mine = _seen(state, player)
    of_side = list(all_sets(player.side))
    known = [each for each in of_side if each.objective in mine or any(id in mine for id in set(each.cards))]
    rest = [each for each in of_side if each not in known]
    rng.shuffle(rest)
    return [*known, *rest][: max(_SETS, len(known))]


def _seen(state: Lcg, player: Player) -> Counter[str]:
    """The player's own cards that lie open to the one whose view it is, wherever they are."""
    seen = Counter(player.discard)
    for other in state.players:
        if other.side is not player.side:
            seen.update(other.victory)
    for id, source in state.sources.items():
        owner = state.cards[id].owner if id in state.cards else source.seat
        if owner == player.seat and source.key != _UNKNOWN and source.zone not in (LOAN, SUPPORT):
            seen[source.key] += 1
    return seen


def _pools(state: Lcg, player: Player, sets: list[ObjectiveSet]) -> tuple[list[str], list[str]]:
    """Command cards and objectives that the player could still have, without those that are seen."""
    challenge = format_of(state).challenge
    if challenge is not Challenge.NONE and challenge.side is player.side:
        deck = [str(id) for id in challenge_deck(challenge)]
        commands = Counter(id for id in deck if card(id).role is Role.COMMAND)
        objectives = Counter(id for id in deck if card(id).role is Role.OBJECTIVE)
    else:
        commands = Counter(str(id) for each in sets for id in each.cards)
        objectives = Counter(str(each.objective) for each in sets)
    seen = _seen(state, player)
    left, turned = commands - seen, objectives - seen
    return list((left or commands).elements()), list((turned or objectives or _any(player.side)).elements())


def _any(side: Side) -> Counter[str]:
    return Counter(str(each.objective) for each in all_sets(side))
