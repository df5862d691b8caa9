"""The edge battle (LCGC-EDGE): cards are placed facedown in turn, revealed, fate cards resolved, icons compared."""

from __future__ import annotations

from enum import StrEnum

from dejarik.kernel import (
    NOBODY,
    Decision,
    Event,
    Option,
    Procedure,
    Public,
    Text,
    ask,
    choose,
    each_of,
    text,
)
from dejarik.kernel.obvious import is_heard
from dejarik.kernel.windows import PASS
from dejarik.lcg.facts.cards import CardType
from dejarik.lcg.facts.library import card as look_up
from dejarik.lcg.rules.engagement import Engagement
from dejarik.lcg.rules.names import card_text
from dejarik.lcg.rules.state import EDGE, Lcg
from dejarik.lcg.rules.teams import are_friends
from dejarik.lcg.rules.values import (
    edge_bonus,
    edge_total_bonus,
    fate_takes_effect,
    repeats_fates,
    shows_edge_card,
)
from dejarik.lcg.rules.verbs import NO, YES, from_where, to_card
from dejarik.lcg.rules.zones import came_from, drop, edge_stack, place_facedown, usable_as_hand


class EdgePlaced(Event):
    """A card has been added to a player's edge stack: facedown, or with its key where it lies open."""

    seat: Public[int]
    key: Public[str] = ""
    giver: Public[int] = NOBODY  # whose card it was, where not the player's own


class EdgeRevealed(Event):
    """Both edge stacks have been turned up."""

    stacks: Public[dict[int, list[str]]]


class FateResolves(Event):
    """A fate card takes effect: the card itself listens to this from the edge stack (LCGC-EDGE-06)."""

    card: Public[int]
    key: Public[str]
    seat: Public[int]


class EdgeRestarted(Event):
    """The edge battle has no result and begins anew; the cards of both stacks are discarded."""


class EdgePart(StrEnum):
    """What counts in an edge battle (LCGC-EDGE-07)."""

    ICONS = "icons"  # Force icons of a card in the stack
    EDGE = "edge"  # the Edge of a participating unit
    BONUS = "bonus"  # whatever else texts add


class EdgeCounted(Event):
    """What a player has in an edge battle, and where it comes from: the part, the card and its number, how many."""

    seat: Public[int]
    total: Public[int]
    parts: Public[list[tuple[EdgePart, str, int, int]]]


class EdgeWon(Event):
    """The edge has been won, by so many icons (LCGC-EDGE-12)."""

    seat: Public[int]
    margin: Public[int]
    totals: Public[dict[int, int]]
    attacking: Public[bool]
    contested: Public[bool] = True  # there were defenders to fight for it


def _edge_label(state: Lcg, asked: Decision, id: int) -> Text:
    return from_where(state, card_text(state.sources[id].key), id, asked.seat)


def _edge_is_settled(state: Lcg, asked: Decision, id: int) -> bool:
    """A card in an edge battle that is won in any case (LCGC-EDGE-04) does something only as a fate card, or where a
    text looks at the battle."""
    is_fate = look_up(state.sources[id].key).type is CardType.FATE
    return not (
        state.the(EdgeBattle).contested or is_fate or is_heard(state, asked.seat, EdgeRevealed, EdgeWon)
    )


EDGE_CARD = to_card("edge", _edge_label, _edge_is_settled)
FATE = to_card("fate")


class EdgeBattle(Procedure):
    """One edge battle; it starts over when a fate card says so (LCGC-EDGE-11)."""

    contested: Public[bool] = False  # there were defenders when it began (LCGC-EDGE-04)
    turn: Public[int] = 0  # even: the attacker
    passes: Public[int] = 0
    placed: Public[list[int]] = []  # players who have placed a card
    fates: Public[list[int]] = []  # revealed and not yet resolved
    fate: Public[int] = 0  # the one that is being resolved
    again: Public[bool] = False  # it may be resolved a second time
    restarted: Public[bool] = False

    # --- Placing cards ------------------------------------------------------------------------------

    def begin(self, state: Lcg) -> None:
        self.contested = bool(state.the(Engagement).defenders)

    def offer_card(self, state: Lcg) -> Decision | None:
        if self.passes >= 2:
            return None
        seat = self._seat(state)
        options: list[Option] = []
        if self._may_place(state, seat):
            options = each_of(EDGE_CARD, usable_as_hand(state, seat))
        options.append(Option(PASS.verb, 0))
        prompt = text("lcg-edge-place") if self.contested else text("lcg-edge-place-alone")
        return choose(seat, prompt, options, bluff=state.bluff and not self.contested)

    def take_card(self, state: Lcg, id: int) -> None:
        seat = self._seat(state)
        self.turn += 1
        if not id:
            self.passes += 1
        else:
            self.passes = 0
            opens = seat not in self.placed and shows_edge_card(state, seat)
            key = state.sources[id].key
            origin = came_from(state, id, key if opens else "")
            place_facedown(state, id, seat, EDGE, open=opens)
            self.placed.append(seat)
            if opens:
                state.learn(seat)
            state.log(EdgePlaced(seat=seat, key=key if opens else ""))
            if origin is not None:
                state.log(origin)

    def next_card(self, state: Lcg) -> None:
        if self.passes < 2:
            self.go_to(EdgeBattle.offer_card)

    def _seat(self, state: Lcg) -> int:
        engagement = state.the(Engagement)
        return engagement.defender if self.turn % 2 else engagement.seat

    def _may_place(self, state: Lcg, seat: int) -> bool:
        return self.contested or seat == state.the(Engagement).seat  # LCGC-EDGE-04

    # --- Fate cards ---------------------------------------------------------------------------------

    def reveal(self, state: Lcg) -> None:
        engagement = state.the(Engagement)
        stacks = {}
        for seat in (engagement.seat, engagement.defender):
            stack = edge_stack(state, seat)
            for id in stack:
                state.sources[id].open = True
                if look_up(state.sources[id].key).type is CardType.FATE:
                    self.fates.append(id)
                    if seat not in engagement.fates:
                        engagement.fates.append(seat)
            stacks[seat] = [state.sources[id].key for id in stack]
        if any(stacks.values()):
            state.learn()
        state.occur(EdgeRevealed(stacks=stacks))

    def offer_fate(self, state: Lcg) -> Decision | None:
        """The lowest number goes first; of one's own equals the player chooses."""
        first = self._first(state)
        if not first:
            return None
        seat = state.cards[first[0]].seat
        alike = {
            state.sources[id].key: id for id in reversed(first)
        }  # the order of copies is nothing to choose
        return choose(seat, text("lcg-fate-order"), each_of(FATE, sorted(alike.values())), ordering=True)

    def take_fate(self, state: Lcg, id: int) -> None:
        self.fates.remove(id)
        self.fate = id
        self.again = repeats_fates(state, state.cards[id].seat)
        self._resolve(state)

    def offer_repeat(self, state: Lcg) -> Decision | None:
        if not self.fate or not self.again or self.restarted or self.fate not in state.cards:
            return None
        if state.the(Engagement).is_over(state) or not fate_takes_effect(state, self.fate):  # LCGC-PLAY-05
            return None
        name = card_text(state.sources[self.fate].key)
        return choose(state.cards[self.fate].seat, text("lcg-fate-again", card=name), [YES, NO])

    def take_repeat(self, state: Lcg, again: bool) -> None:
        if again:
            self._resolve(state)

    def next_fate(self, state: Lcg) -> None:
        self.fate = 0
        if state.the(Engagement).is_over(state):
            return  # LCGC-ENG-11: nothing else is resolved
        if self.restarted:
            self._start_over(state)
        elif self.fates:
            self.go_to(EdgeBattle.offer_fate)

    def _first(self, state: Lcg) -> list[int]:
        if not self.fates:
            return []
        attacker = state.the(Engagement).seat

        def rank(id: int) -> tuple[int, bool]:
            number = look_up(state.sources[id].key).priority
            assert number is not None  # every fate card has one
            return number, state.cards[id].seat != attacker

        lowest = min(rank(id) for id in self.fates)
        return [id for id in self.fates if rank(id) == lowest]

    def _resolve(self, state: Lcg) -> None:
        id = self.fate
        state.occur(FateResolves(card=id, key=state.sources[id].key, seat=state.cards[id].seat))

    def restart(self) -> None:
        """The battle ends without a result and is fought again from an empty table."""
        self.restarted = True

    def _start_over(self, state: Lcg) -> None:
        state.log(EdgeRestarted())
        self._clear(state)
        self.turn = self.passes = 0
        self.placed, self.fates = [], []
        self.restarted = False
        self.go_to(EdgeBattle.begin)

    # --- The result ---------------------------------------------------------------------------------

    def compare(self, state: Lcg) -> None:
        engagement = state.the(Engagement)
        if engagement.is_over(state):
            self._clear(state)
            return
        attacker, defender = engagement.seat, engagement.defender
        totals = {}
        for seat in (attacker, defender):
            parts = edge_parts(state, engagement, seat)
            totals[seat] = sum(count for _, _, _, count in parts)
            state.log(EdgeCounted(seat=seat, total=totals[seat], parts=parts))
        margin = totals[attacker] - totals[defender]
        tied_alone = margin == 0 and not engagement.defenders  # LCGC-EDGE-08
        wins = not self.contested or margin > 0 or tied_alone
        engagement.edge = attacker if wins else defender
        self._clear(state)
        state.occur(
            EdgeWon(
                seat=engagement.edge,
                margin=max(0, margin if engagement.edge == attacker else -margin),
                totals=totals,
                attacking=engagement.edge == attacker,
                contested=self.contested,
            )
        )

    def _clear(self, state: Lcg) -> None:
        engagement = state.the(Engagement)
        for seat in (engagement.seat, engagement.defender):
            for id in edge_stack(state, seat):
                drop(state, id)  # LCGC-EDGE-10

    steps = (
        begin,
        ask(offer_card, take_card),
        next_card,
        reveal,
        ask(offer_fate, take_fate),
        ask(offer_repeat, take_repeat),
        next_fate,
        compare,
    )


def edge_total(state: Lcg, engagement: Engagement, seat: int) -> int:
    """What a player has in the edge battle (LCGC-EDGE-07)."""
    return sum(count for _, _, _, count in edge_parts(state, engagement, seat))


def edge_parts(state: Lcg, engagement: Engagement, seat: int) -> list[tuple[EdgePart, str, int, int]]:
    """LCGC-EDGE-07: Force icons of the stack, Edge of the participating units, and other bonuses."""
    parts = []
    for id in edge_stack(state, seat):
        key = state.sources[id].key
        parts.append((EdgePart.ICONS, key, 1, look_up(key).force))
    for unit in engagement.participants():
        if unit in state.cards and are_friends(state, state.cards[unit].seat, seat):
            number = state.cards[unit].number
            parts.append((EdgePart.EDGE, state.sources[unit].key, number, edge_bonus(state, unit)))
    for share in edge_total_bonus.shares(state, seat):
        number = state.cards[share.source].number if share.source in state.cards else 1
        parts.append((EdgePart.BONUS, share.key, number, share.amount))
    return [part for part in parts if part[3]]
