"""Playing cards (LCGC-PLAY, LCGC-EVT): from the hand or what counts as it; paid, then resolved.

Units and enhancements are played in their player's deployment phase by a `PlayCard`. An event, and a unit that may be
played at other times, is an ability that is used from the hand; its price is `PLAY_COST`, and `clear_away` follows it.
"""

from __future__ import annotations

from typing import ClassVar

from dejarik.kernel import (
    NOBODY,
    Cost,
    Decision,
    Event,
    Option,
    Procedure,
    Public,
    Use,
    Verb,
    ask,
    choose,
    each_of,
    text,
)
from dejarik.lcg.facts.cards import CardType, Keyword
from dejarik.lcg.facts.library import card as look_up
from dejarik.lcg.rules.arriving import hosts, is_in_play_area, may_enter, put_into_play
from dejarik.lcg.rules.names import card_text
from dejarik.lcg.rules.paying import Payment, can_afford
from dejarik.lcg.rules.state import DISCARD, LIMBO, LOAN, Card, Lcg
from dejarik.lcg.rules.teams import friends
from dejarik.lcg.rules.values import played_for_friends, plays_from_discard
from dejarik.lcg.rules.verbs import PLAYER, to_card
from dejarik.lcg.rules.zones import (
    Discarded,
    came_from,
    end_loans,
    from_discard,
    owner_of,
    real,
    remove,
    tell_origin,
    to_discard,
    usable_as_hand,
)

NO_HOST = -1


class ReserveUsed(Event):
    """A card from another player's common reserve has been played."""

    seat: Public[int]
    owner: Public[int]
    key: Public[str]


class Played(Event):
    """A card is being played: it is shown to all, and paid for next."""

    seat: Public[int]
    key: Public[str]


class EventPlayed(Event):
    """An event card has been played, and is done with: resolved, or cancelled (LCGC-EVT-01)."""

    seat: Public[int]
    key: Public[str]


def take_in_hand(state: Lcg, id: int, seat: int, *, played: bool = True) -> int:
    """A card that is played, or put into play, leaves the hand or what counts as it; its id from then on."""
    owner = owner_of(state, id)
    lent = state.sources[id].zone == LOAN
    key = state.sources[id].key
    if state.sources[id].zone == DISCARD:
        pile = state.players[owner].discard
        from_discard(state, owner, len(pile) - 1 - pile[::-1].index(key), id=id)
        id = state.enter(key, seat, zone=LIMBO)
    else:
        if not played:
            tell_origin(state, id)
        elif (origin := came_from(state, id, key)) is not None:
            state.log(origin)
        id = real(state, id)
        end_loans(state, id)
        state.relocate(id, LIMBO, open=True)
        state.sources[id].seat = seat
    state.cards[id] = Card(id, seat, owner)
    state.learn(NOBODY if lent else seat)
    if lent:
        state.occur(ReserveUsed(seat=seat, owner=owner, key=key))
    return id


def played_limited(state: Lcg, seat: int) -> bool:
    """LCGC-KW-06: at most one Limited card a turn."""
    return any(who == seat and Keyword.LIMITED in look_up(key).keywords for who, key in state.played)


# --- Events and other cards used from the hand --------------------------------------------------------


def _payable(state: Lcg, use: Use) -> bool:
    return can_afford(state, use.seat, use.source)


def _pay(state: Lcg, use: Use) -> None:
    state.log(Played(seat=use.seat, key=use.key))
    use.source = take_in_hand(state, use.source, use.seat)
    state.push(Payment(seat=use.seat, card=use.source))


#: The price of a card that is used from the hand: its cost. The card itself leaves the hand.
PLAY_COST = Cost(_payable, _pay)


def clear_away(state: Lcg, use: Use) -> None:
    """A card that was played and is still nowhere goes to its owner's discard pile (LCGC-EVT-01); who reacts to the
    playing of an event does so now."""
    source = state.sources.get(use.source)
    if source is not None and source.zone == LIMBO:
        owner = state.cards.pop(use.source).owner
        state.leave(use.source)
        to_discard(state, owner, use.key)
    if look_up(use.key).type is CardType.EVENT:
        state.occur(EventPlayed(seat=use.seat, key=use.key))


def put_from_hand(state: Lcg, id: int, seat: int, *, participating: bool = False) -> bool:
    """A card that counts as in hand is put into play under a player's control, without being played (LCGC-PLAY-03)."""
    key = state.sources[id].key
    if not may_enter(state, key):
        return False
    owner = owner_of(state, id)
    tell_origin(state, id)
    remove(state, id)
    state.learn()
    return put_into_play(state, key, seat, owner, participating=participating)


# --- Units and enhancements ---------------------------------------------------------------------------


def playable(state: Lcg, seat: int) -> list[int]:
    """The cards that a player may play units and enhancements from: the hand and what counts as it, and some that
    lie in the player's discard pile."""
    discarded = [
        id
        for id, source in state.sources.items()
        if source.zone == DISCARD and source.seat == seat and plays_from_discard(state, id)
    ]
    return [*usable_as_hand(state, seat), *discarded]


def ways_to_play(state: Lcg, id: int, seat: int) -> list[int]:
    """How a card could be played now: on which hosts, or on none (NO_HOST). Empty when it can't be."""
    key = state.sources[id].key
    printed = look_up(key)
    if printed.type not in (CardType.UNIT, CardType.ENHANCEMENT) or not may_enter(state, key):
        return []
    if Keyword.LIMITED in printed.keywords and played_limited(state, seat):
        return []
    return _placings(state, key, seat) if can_afford(state, seat, id) else []


def _placings(state: Lcg, key: str, seat: int) -> list[int]:
    """The hosts that a card could be put on, or none (NO_HOST)."""
    if look_up(key).type is CardType.ENHANCEMENT:
        return [NO_HOST] if is_in_play_area(key) else hosts(state, key, seat)
    return [NO_HOST, *hosts(state, key, seat)]


AS_UNIT = Verb("unit", text("lcg-play-as-unit"))
HOST = to_card("host")


class PlayCard(Procedure):
    """A player plays a unit or an enhancement: shown to all, then host, price, arrival (LCGC-TIM-01)."""

    scope: ClassVar[str] = "play"
    seat: Public[int]
    card: Public[int]
    host: Public[int] = 0
    controller: Public[int] = -1  # who gets it, where a card may be played for a teammate

    def announce(self, state: Lcg) -> None:
        state.log(Played(seat=self.seat, key=state.sources[self.card].key))
        self.card = take_in_hand(state, self.card, self.seat)

    def find_ways(self, state: Lcg) -> None:
        if not _placings(state, state.sources[self.card].key, self.seat):
            self.go_to(PlayCard.clear)

    def offer_host(self, state: Lcg) -> Decision:
        key = state.sources[self.card].key
        ways = _placings(state, key, self.seat)
        options = [Option(AS_UNIT if way == NO_HOST else HOST, way) for way in ways]
        return choose(self.seat, text("lcg-play-host", card=card_text(key)), options)

    def take_host(self, state: Lcg, host: int) -> None:
        self.host = 0 if host == NO_HOST else host

    def offer_controller(self, state: Lcg) -> Decision | None:
        if not played_for_friends(state, self.card):
            return None
        name = card_text(state.sources[self.card].key)
        options = each_of(PLAYER, friends(state, self.seat))
        return choose(self.seat, text("lcg-play-for", card=name), options)

    def take_controller(self, state: Lcg, seat: int) -> None:
        self.controller = seat

    def pay(self, state: Lcg) -> None:
        state.push(Payment(seat=self.seat, card=self.card))

    def receive(self, state: Lcg, child: Procedure) -> None:
        if isinstance(child, Payment) and child.paid < child.price:
            self.end()  # it could not be paid after all

    def arrive(self, state: Lcg) -> None:
        key = state.sources[self.card].key
        owner = state.cards[self.card].owner
        attached = bool(self.host) and look_up(key).type is CardType.UNIT
        seat = self.seat if self.controller < 0 else self.controller
        put_into_play(
            state, key, seat, owner, card=self.card, host=self.host, played=True, by=self.seat, attached=attached
        )  # fmt: skip

    def clear(self, state: Lcg) -> None:
        source = state.sources.get(self.card)
        if source is not None and source.zone == LIMBO:  # its host is gone
            owner = state.cards.pop(self.card).owner
            key = state.leave(self.card).key
            to_discard(state, owner, key)
            state.log(Discarded(seat=owner, keys=[key]))

    steps = (
        announce,
        find_ways,
        ask(offer_host, take_host),
        ask(offer_controller, take_controller),
        pay,
        arrive,
        clear,
    )
