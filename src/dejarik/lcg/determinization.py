"""Determinization of a game: a whole state from what one seat sees of it, for bots and for search.

What a view shows is taken as it is; what it hides (hands of others, every deck, facedown cards) is drawn at random.
Of the own deck a seat knows what it holds, and so what is left of it. Decks of others are drawn within the limits of a
deck: the sets whose cards have been seen, and others that the affiliation admits, in as many copies as are allowed. No
rule is applied here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import msgspec

from dejarik.kernel import IN_PLAY, Rng
from dejarik.kernel.minds import Memory
from dejarik.kernel.records import read_member
from dejarik.lcg.decks.deck import SETS, allowed_copies
from dejarik.lcg.facts.cards import Affiliation, CardType, Challenge, ObjectiveSet, Role, Side
from dejarik.lcg.facts.library import all_sets, card, challenge_deck
from dejarik.lcg.memory import DECKS, known_in_hand, known_of
from dejarik.lcg.rules.format import format_of
from dejarik.lcg.rules.setup import StartingObjectives
from dejarik.lcg.rules.state import HAND, LOAN, SUPPORT, Lcg, Player

#: The key of a hidden card until one has been drawn for it.
_UNKNOWN = ""


def determinize(view: Mapping[str, Any], memory: Memory, rng: Rng) -> Lcg:
    """A state that looks like this to the seat whose view it is, and that contradicts nothing it remembers."""
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
        own = memory.get(DECKS) if player.seat == view["seat"] else None
        _deal(state, player, _Piles(command, objective, support), own, memory, rng)
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
        if not looked_at or (seat := getattr(procedure, "seat", -1)) < 0:
            continue
        player = state.players[seat]
        for place, key in enumerate(reversed(looked_at), start=1):
            objective = card(key).type is CardType.OBJECTIVE
            deck = player.objective_deck if objective else player.command_deck
            if place <= len(deck):
                if key in deck[:-place]:  # the cards change places, so that none is there twice
                    deck[deck.index(key)] = deck[-place]
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


class _Piles(NamedTuple):
    """How many cards lie in each deck of a player."""

    command: int
    objective: int
    support: int


def _deal(
    state: Lcg, player: Player, piles: _Piles, own: Mapping[str, list[str]] | None, memory: Memory, rng: Rng
) -> None:
    """Give a player decks, and a card for everything of that player's that is not seen."""
    unseen = [
        (id, source) for id, source in sorted(state.sources.items())
        if source.key == _UNKNOWN and source.zone != LOAN
        and (state.cards[id].owner if id in state.cards else source.seat) == player.seat
    ]  # fmt: skip
    held = known_in_hand(memory, player.seat)
    commands, objectives = (
        _left(state, player, own) if own is not None else _guessed(state, player, memory, rng)
    )
    commands = list((Counter(commands) - Counter(held)).elements()) or commands
    rng.shuffle(commands)
    rng.shuffle(objectives)
    spare_commands = _endless(commands, rng)
    spare_objectives = _endless(objectives, rng)
    for id, source in unseen:
        facedown = id in state.cards and state.cards[id].facedown
        if source.zone == HAND and held:
            source.key = held.pop()
        else:
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
    player.command_deck = [next(spare_commands) for _ in range(piles.command)]
    player.objective_deck = [next(spare_objectives) for _ in range(piles.objective)]
    spare_support = _endless(_left_of_support(state, player, own, rng), rng) if own else spare_commands
    player.support_deck = [next(spare_support) for _ in range(piles.support)]


def _endless(pool: list[str], rng: Rng) -> Iterator[str]:
    """The cards of a pool one after the other; when it is exhausted, any of them again."""
    whole = list(pool)
    while True:
        while pool:
            yield pool.pop()
        pool = list(whole)
        rng.shuffle(pool)


def _seen(state: Lcg, player: Player) -> Counter[str]:
    """The player's own cards that lie open to the one whose view it is, wherever they are."""
    seen = Counter(player.discard)
    seen.update(player.removed)
    for other in state.players:
        if other.side is not player.side:
            seen.update(other.victory)
    for id, source in state.sources.items():
        owner = state.cards[id].owner if id in state.cards else source.seat
        if owner == player.seat and source.key != _UNKNOWN and source.zone not in (LOAN, SUPPORT):
            seen[source.key] += 1
    starting = state.starting.get(player.seat)
    if starting:
        seen.update(key for key in starting.objectives if key)
    for procedure in state.stack:
        if isinstance(procedure, StartingObjectives) and procedure.seat == player.seat:
            seen.update(key for key in [*procedure.kept, *procedure.drawn] if key)
    return seen


# --- The own deck -------------------------------------------------------------------------------------


def _left(state: Lcg, player: Player, own: Mapping[str, list[str]]) -> tuple[list[str], list[str]]:
    """What a player does not see of the own deck. What has joined it since (a card of somebody else's) is not known."""
    seen = _seen(state, player)
    commands, objectives = Counter(own["command_deck"]), Counter(own["objective_deck"])
    left, turned = commands - seen, objectives - seen
    return list((left or commands).elements()), list((turned or objectives or _any(player.side)).elements())


def _left_of_support(state: Lcg, player: Player, own: Mapping[str, list[str]], rng: Rng) -> list[str]:
    """What is left of the reinforcements of a player who has some."""
    whole = Counter(own["support_deck"])
    seen = Counter(source.key for source in state.sources.values() if source.zone == SUPPORT)
    left = list((whole - seen - _seen(state, player) or whole or Counter(own["command_deck"])).elements())
    rng.shuffle(left)
    return left


# --- Decks of others ----------------------------------------------------------------------------------


def _guessed(state: Lcg, player: Player, memory: Memory, rng: Rng) -> tuple[list[str], list[str]]:
    """Command cards and objectives that another player could still have, without those that are seen."""
    seen = _seen(state, player)
    challenge = format_of(state).challenge
    if challenge is not Challenge.NONE and challenge.side is player.side:
        deck = [str(id) for id in challenge_deck(challenge)]
        commands = Counter(id for id in deck if card(id).role is Role.COMMAND)
        objectives = Counter(id for id in deck if card(id).role is Role.OBJECTIVE)
    else:
        sets = _guessed_sets(state, player, seen + known_of(memory, player.seat), rng)
        commands = Counter(str(id) for each in sets for id in each.cards)
        objectives = Counter(str(each.objective) for each in sets)
    left, turned = commands - seen, objectives - seen
    return list((left or commands).elements()), list((turned or objectives or _any(player.side)).elements())


def _guessed_sets(state: Lcg, player: Player, seen: Counter[str], rng: Rng) -> list[ObjectiveSet]:
    """The objective sets of which something has been seen, as often as it takes, and others up to a whole deck: those
    that the affiliation admits, in all copies that are allowed; of another affiliation one is as much as is likely."""
    known: list[ObjectiveSet] = []
    rest: list[ObjectiveSet] = []
    mine = card(state.sources[player.affiliation].key).affiliation if player.affiliation else None
    for each in all_sets(player.side):
        objective = card(each.objective)
        copies = _copies_shown(each, seen)
        known += [each] * copies
        if objective.lock in (None, mine):
            likely = allowed_copies(objective) if each.affiliation in (mine, Affiliation.NEUTRAL) else 1
            rest += [each] * max(0, likely - copies)
    rng.shuffle(rest)
    return [*known, *rest][: max(SETS, len(known))]


def _copies_shown(each: ObjectiveSet, seen: Counter[str]) -> int:
    """How many copies of a set it takes to have what was seen of it: of a card in several sets, that may be either."""
    parts = Counter(str(id) for id in each.cards)
    parts[str(each.objective)] = 1
    return max(-(-seen[id] // count) for id, count in parts.items())


def _any(side: Side) -> Counter[str]:
    return Counter(str(each.objective) for each in all_sets(side))
