"""Hands, decks and piles (LCGC-ZONE): drawing, discarding, looking for cards. Cards in play are moved elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.kernel import Event, Public
from dejarik.kernel.listening import sources_in
from dejarik.lcg.rules.format import format_of
from dejarik.lcg.rules.state import DISCARD, EDGE, HAND, LOAN, RESERVE, SUPPORT, Card, Lcg
from dejarik.lcg.rules.teams import side_of, teammates
from dejarik.lcg.rules.texts import definition_of
from dejarik.lcg.rules.victory import EMPTY_DECK, lose


class Drawn(Event):
    """A player has drawn cards."""

    seat: Public[int]
    count: Public[int]


class DeckEmpty(Event):
    """A player was to take cards from a command deck that has no more of them."""

    seat: Public[int]


class Discarded(Event):
    """Cards have gone to a player's discard pile from the hand."""

    seat: Public[int]
    keys: Public[list[str]]


class Milled(Event):
    """Cards have gone from the top of a command deck to the discard pile; `source` is the card that did it."""

    seat: Public[int]
    keys: Public[list[str]]
    source: Public[int] = 0

    def happen(self, state: Lcg) -> None:
        format_of(state).deck_emptied(state, self.seat)


class ToHand(Event):
    """A card has come to a hand, otherwise than by drawing: one that everybody knows, or an unknown one."""

    seat: Public[int]
    key: Public[str] = ""


class ToDeck(Event):
    """A card goes into its owner's command deck: beneath it, or shuffled in; known or not."""

    seat: Public[int]
    key: Public[str] = ""
    shuffled: Public[bool] = False
    held: Public[bool] = False  # it was in the hand


class Revealed(Event):
    """A player has shown cards of the command deck to everybody."""

    seat: Public[int]
    keys: Public[list[str]]


class Shown(Event):
    """A player has seen cards that are hidden: how many, and whose. Which, only the option told."""

    seat: Public[int]
    whose: Public[int]
    count: Public[int]


class Searched(Event):
    """A player searches the command deck, which is shuffled then (LCGC-MOVE-07)."""

    seat: Public[int]


class CameFrom(Event):
    """Where a card lay that goes elsewhere: told wherever the line about that does not say it."""

    zone: Public[str]
    seat: Public[int]  # whose hand, common reserve, deck or pile it was
    host: Public[int] = 0  # the objective that it lay beneath
    key: Public[str] = ""  # where everybody knows it


def came_from(state: Lcg, id: int, key: str) -> CameFrom | None:
    """Where a card lies that is used as if in hand, to be told once it has gone; nothing of a card in hand."""
    return None if state.sources[id].zone == HAND else _place_of(state, id, key)


def tell_origin(state: Lcg, id: int) -> None:
    """Everybody sees where a card was that comes into play otherwise than by being played."""
    state.log(_place_of(state, id, state.sources[id].key))


def _place_of(state: Lcg, id: int, key: str) -> CameFrom:
    zone = state.sources[id].zone
    card = state.cards.get(real(state, id))
    host = card.host if card is not None and zone == SUPPORT else 0
    return CameFrom(zone=zone, seat=owner_of(state, id), host=host, key=key)


# --- The hand -----------------------------------------------------------------------------------------


def hand(state: Lcg, seat: int) -> list[int]:
    """The cards in a player's hand, by their source ids."""
    return sources_in(state, HAND, seat)


def usable_as_hand(state: Lcg, seat: int) -> list[int]:
    """The cards that a player may use as if in hand: also common reserves of the team, support (LCG-SUPPORT-05)."""
    return [
        id
        for id, source in state.sources.items()
        if source.seat == seat and source.zone in (HAND, RESERVE, LOAN, SUPPORT)
    ]


def to_hand(state: Lcg, seat: int, key: str, *, known: bool = True) -> int:
    """A card comes into the hand of its owner. When everybody knows which, nobody can tell it from the others there."""
    state.log(ToHand(seat=seat, key=key if known else ""))
    if known:
        return into_hand(state, seat, key)
    return state.enter(key, seat, zone=HAND, open=False)


def into_hand(state: Lcg, seat: int, key: str) -> int:
    """A card comes into a hand where nobody can tell it from the others; how it came there is told elsewhere."""
    id = state.enter(key, seat, zone=HAND, open=False)
    mix_hand(state, seat)
    return id


def mix_hand(state: Lcg, seat: int) -> None:
    """Nobody can follow a card through a hand: ids and cards are paired anew."""
    held = hand(state, seat)
    keys = [state.sources[id].key for id in held]
    state.rng.shuffle(keys)
    for id, key in zip(held, keys, strict=True):
        state.sources[id].key = key
    state.reindex(held)


def draw(state: Lcg, seat: int, count: int = 1) -> int:
    """Draw from the command deck, one at a time (LCGC-DRAW-03). Who cannot loses where the format says so."""
    player = state.players[seat]
    drawn = 0
    for _ in range(count):
        if not player.command_deck:
            if format_of(state).decks_run_out:
                lose(state, side_of(state, seat), EMPTY_DECK)  # LCGC-WIN-03
            break
        state.enter(player.command_deck.pop(), seat, zone=HAND, open=False)
        drawn += 1
    if drawn:
        state.learn()
        state.log(Drawn(seat=seat, count=drawn))
    if drawn < count:
        state.log(DeckEmpty(seat=seat))
    if drawn:
        format_of(state).deck_emptied(state, seat)
    return drawn


def discard_from_hand(state: Lcg, ids: Sequence[int]) -> None:
    """Cards of one hand, or used as if in hand, go to their owners' discard piles."""
    if not ids:
        return
    seat = state.sources[ids[0]].seat
    origins = [came_from(state, id, state.sources[id].key) for id in ids]
    keys = [drop(state, id) for id in ids]
    state.learn(seat)
    for origin in origins:
        if origin is not None:
            state.log(origin)
    state.log(Discarded(seat=seat, keys=keys))


def drop(state: Lcg, id: int) -> str:
    """A card outside play goes to its owner's discard pile."""
    owner = owner_of(state, id)
    key = remove(state, id)
    to_discard(state, owner, key)
    return key


def discard_at_random(state: Lcg, seat: int) -> None:
    """A player loses one card of the hand, picked at random (LCGC-TIE-04)."""
    held = hand(state, seat)
    if held:
        discard_from_hand(state, [state.rng.pick(held)])


# --- Any card outside play ----------------------------------------------------------------------------


def owner_of(state: Lcg, id: int) -> int:
    """Whose card it is, wherever it lies."""
    card = state.cards.get(real(state, id))
    return state.sources[id].seat if card is None else card.owner


def real(state: Lcg, id: int) -> int:
    """The card itself, for one that is on loan from a teammate's common reserve."""
    source = state.sources[id]
    return source.subject if source.zone == LOAN else id


def remove(state: Lcg, id: int) -> str:
    """A card leaves its zone outside play: its source, its tokens, its loans. Its key is left."""
    id = real(state, id)
    end_loans(state, id)
    state.cards.pop(id, None)
    return state.leave(id).key


def lend(state: Lcg, id: int) -> None:
    """A card in a common reserve may be used by each teammate as if in that one's own hand (LCG-RESERVE-05)."""
    source = state.sources[id]
    for mate in teammates(state, source.seat):
        state.enter(source.key, mate, zone=LOAN, subject=id, open=False)


def end_loans(state: Lcg, id: int) -> None:
    for loan in [
        each for each, source in state.sources.items() if source.zone == LOAN and source.subject == id
    ]:
        state.leave(loan)


# --- Piles and decks ----------------------------------------------------------------------------------


def to_discard(state: Lcg, owner: int, key: str) -> None:
    """A card goes faceup on top of its owner's discard pile (LCGC-ZONE-03)."""
    state.players[owner].discard.append(key)
    definition = definition_of(key)
    zones = [zone for ability in definition.abilities for zone in ability.zones]
    zones += [zone for constant in definition.constants for zone in constant.zones]
    if DISCARD in zones:
        state.enter(key, owner, zone=DISCARD)


def from_discard(state: Lcg, owner: int, place: int, *, id: int = 0) -> str:
    """Take a card out of a discard pile, by its place from the bottom; `id` where its text counts there."""
    key = state.players[owner].discard.pop(place)
    for each, source in state.sources.items():
        if (
            source.zone == DISCARD
            and source.seat == owner
            and source.key == key
            and (each == id or id not in state.sources)
        ):
            state.leave(each)
            break
    state.log(CameFrom(zone=DISCARD, seat=owner, key=key))
    return key


def mill(state: Lcg, seat: int, count: int, *, source: int = 0) -> list[str]:
    """Discard from the top of a player's command deck, as far as there is any."""
    return mill_each(state, [seat], count, source=source)


def mill_each(state: Lcg, seats: Sequence[int], count: int, *, source: int = 0) -> list[str]:
    """The same for several players at once; all the cards."""
    found = []
    for seat in seats:
        deck = state.players[seat].command_deck
        keys = [deck.pop() for _ in range(min(count, len(deck)))]
        for key in keys:
            to_discard(state, seat, key)
        if keys:
            found.append(Milled(seat=seat, keys=keys, source=source))
    if found:
        state.learn()
        state.occur(*found)
    return [key for event in found for key in event.keys]


def take_from_top(state: Lcg, seat: int, count: int) -> list[str]:
    """The top cards of a player's command deck, the highest first, while that player looks at them."""
    deck = state.players[seat].command_deck
    taken = [deck.pop() for _ in range(min(count, len(deck)))]
    if taken:
        state.learn()
        state.log(Shown(seat=seat, whose=seat, count=len(taken)))
    if len(taken) < count:
        state.log(DeckEmpty(seat=seat))
    return taken


def shuffle_deck(state: Lcg, seat: int) -> None:
    """After a search, say (LCGC-MOVE-07): the last card may have been taken from it."""
    state.rng.shuffle(state.players[seat].command_deck)
    format_of(state).deck_emptied(state, seat)


def bury(state: Lcg, seat: int, key: str, *, known: bool = False, held: bool = False) -> None:
    """A card goes under a command deck; everybody may know which. `held` says that it was in the hand."""
    state.players[seat].command_deck.insert(0, key)
    state.log(ToDeck(seat=seat, key=key if known else "", held=held))


# --- Edge stacks and the common reserve ---------------------------------------------------------------


def place_facedown(state: Lcg, id: int, seat: int, zone: str, *, host: int = 0, open: bool = False) -> int:
    """A card that is used as if in hand goes facedown to another zone, where `seat` may look at it."""
    owner = owner_of(state, id)
    key = remove(state, id)
    placed = state.enter(key, seat, zone=zone, open=open)
    state.cards[placed] = Card(placed, seat, owner, host)
    return placed


def edge_stack(state: Lcg, seat: int) -> list[int]:
    return [id for id, card in state.cards.items() if card.seat == seat and state.sources[id].zone == EDGE]


def in_reserve(state: Lcg, seat: int) -> int:
    """The card in a player's common reserve, or 0."""
    for id, source in state.sources.items():
        if source.zone == RESERVE and source.seat == seat:
            return id
    return 0


class PutInReserve(Event):
    """A card has been put facedown into a common reserve."""

    seat: Public[int]
