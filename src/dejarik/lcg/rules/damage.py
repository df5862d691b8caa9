"""Damage (LCGC-DMG): how it is dealt, who protects whom, what shields stop, and what is destroyed by it.

All damage of one strike or effect is one `Dealing`, whose steps are those of LCGC-DMG-04. What is destroyed without
damage, or moved without being dealt, does not come here.
"""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.kernel import NOBODY, Decision, Event, Option, Procedure, Public, ask, distribute, text
from dejarik.kernel.events import AnyEvent
from dejarik.lcg.rules.leaving import Flipped, destroy_all, is_leaving
from dejarik.lcg.rules.names import name_of
from dejarik.lcg.rules.state import Lcg, in_play
from dejarik.lcg.rules.teams import are_friends, clockwise
from dejarik.lcg.rules.tokens import Why, drop_shields, shield_decision
from dejarik.lcg.rules.values import affects, capacity, cards_in_play, face
from dejarik.lcg.rules.verbs import to_card


class WouldBeDamaged(Event):
    """A card is about to take damage: interrupts may change how much, or which card (LCGC-DMG-04)."""

    card: Public[int]
    amount: Public[int]
    seat: Public[int]  # whose strike or effect it is
    source: Public[int] = 0  # the card that deals it
    strike: Public[bool] = False

    def happen(self, state: Lcg) -> None:
        state.the(Dealing).accept(self)

    def prevent(self, state: Lcg, by: int = 1) -> None:
        """So much of it does not happen."""
        self._turn(state, 0, min(by, self.amount))

    def _turn(self, state: Lcg, to: int, amount: int) -> None:
        self.amount -= amount
        if self.amount <= 0:
            self.cancelled = True
        state.log(DamageTurned(start=self.card, end=to, amount=amount))

    def redirect(self, state: Lcg, seat: int, card: int, amount: int = 1) -> None:
        """An effect of a player makes so much of it go to another card instead."""
        moved = min(amount, self.amount)
        self._turn(state, card, moved)
        dealing = state.the(Dealing)
        dealing.redirected.append((card, moved))
        dealing.turned[card] = seat


class DamageTurned(Event):
    """Damage that a card would take goes to another one (Protect, or an effect), or to none: it is prevented."""

    start: Public[int]
    end: Public[int]
    amount: Public[int]


class Damaged(Event):
    """A card has taken damage; it may be gone already, when somebody reacts. The log hears of it before that."""

    logged = False
    card: Public[int]
    key: Public[str]
    number: Public[int]  # among the cards of its title
    controller: Public[int]  # of the card
    amount: Public[int]
    seat: Public[int]  # whose strike or effect it was
    source: Public[int] = 0
    strike: Public[bool] = False


PROTECT = to_card("protect")


class Dealing(Procedure):
    """Damage of one strike or effect, to one card or to several at the same time (LCGC-DMG-03)."""

    seat: Public[int]
    cards: Public[list[int]]
    amounts: Public[list[int]]
    source: Public[int] = 0
    strike: Public[bool] = False
    number: Public[int] = 0  # of the packet that is being looked at
    asked: Public[list[int]] = []  # who was asked to protect from it
    passed: Public[dict[int, list[int]]] = {}  # who has taken damage over, and on which cards that was before
    redirected: Public[list[tuple[int, int]]] = []  # what interrupts have moved to other cards
    turned: Public[dict[int, int]] = {}  # such a card, and whose effect it was

    def interrupt(self, state: Lcg) -> None:
        self._would_hit(state, self._take_packets())

    def interrupt_redirected(self, state: Lcg) -> None:
        """What was moved to another card can be interrupted there."""
        if self.redirected:
            packets, self.redirected = self.redirected, []
            self._would_hit(state, packets)
            self.repeat()

    def _would_hit(self, state: Lcg, packets: Sequence[tuple[int, int]]) -> None:
        events = [
            WouldBeDamaged(card=card, amount=amount, seat=self.seat, source=self.source, strike=self.strike)
            for card, amount in packets
            if amount > 0 and in_play(state, card)
        ]
        if events:
            state.occur(*events)

    def _take_packets(self) -> list[tuple[int, int]]:
        """Who gets how much, as it is known so far; that begins anew."""
        packets = list(zip(self.cards, self.amounts, strict=True))
        self.cards, self.amounts = [], []
        return packets

    def accept(self, event: WouldBeDamaged) -> None:
        self.add(event.card, event.amount)

    def add(self, card: int, amount: int) -> None:
        if card in self.cards:
            self.amounts[self.cards.index(card)] += amount
        else:
            self.cards.append(card)
            self.amounts.append(amount)

    # --- Protect (LCGC-KW-05) -----------------------------------------------------------------------

    def find_protector(self, state: Lcg) -> None:
        """Go to the next player who could protect the next card that is hit."""
        while self.number < len(self.cards):
            hit = self.cards[self.number]
            for seat in clockwise(state):
                if seat not in self.asked and self._shares(state, hit, seat):
                    self.asked.append(seat)
                    return
            self.number += 1
            self.asked = []
        self.go_to(Dealing.begin_shields)

    def offer_protect(self, state: Lcg) -> Decision:
        hit, amount, seat = self.cards[self.number], self.amounts[self.number], self.asked[-1]
        options = [Option(PROTECT, id, cap) for id, cap in self._shares(state, hit, seat)]
        prompt = text("lcg-protect", card=name_of(state, hit, seat), amount=amount)
        return distribute(seat, prompt, options, 0, amount, about={"card": hit})

    def take_protect(self, state: Lcg, moved: list[tuple[int, int]]) -> None:
        hit = self.cards[self.number]
        for protector, amount in moved:
            self.amounts[self.number] -= amount
            self.add(protector, amount)
            state.log(DamageTurned(start=hit, end=protector, amount=amount))
            self.passed.setdefault(protector, []).extend([hit, *self.passed.get(hit, ())])
        self.go_to(Dealing.find_protector)

    def _shares(self, state: Lcg, hit: int, seat: int) -> list[tuple[int, int]]:
        """The cards with which a player could protect one that is hit, and how much each can take."""
        amount = self.amounts[self.number]
        if amount <= 0 or not in_play(state, hit):
            return []
        return [
            (id, min(amount, room))
            for id in self._protectors(state, hit, seat)
            if (room := self._room(state, id)) > 0
        ]

    def _protectors(self, state: Lcg, hit: int, seat: int) -> list[int]:
        if not are_friends(state, seat, state.cards[hit].seat):
            return []
        struck = face(state, hit)
        not_back = (hit, *self.passed.get(hit, ()))
        return [
            card.id
            for card in cards_in_play(state, seat)
            if card.id not in not_back
            and not card.attached
            and not card.facedown
            and (shown := face(state, card.id)).protect is not None
            and shown.protect.covers(struck)
        ]

    def _room(self, state: Lcg, id: int) -> int:
        """The remaining capacity, counting what the card takes at the same time."""
        coming = self.amounts[self.cards.index(id)] if id in self.cards else 0
        return capacity(state, id) - state.cards[id].damage - coming

    # --- Shields (LCGC-SHD-01) ----------------------------------------------------------------------

    def begin_shields(self, state: Lcg) -> None:
        self.number = 0

    def offer_shield(self, state: Lcg) -> Decision | None:
        """Against a strike or effect of an enemy, or what an enemy's effect has turned on the card."""
        if self.number >= len(self.cards):
            return None
        id, amount = self.cards[self.number], self.amounts[self.number]
        by = self.seat
        if in_play(state, id) and are_friends(state, by, state.cards[id].seat):
            by = self.turned.get(id, by)
        return shield_decision(state, id, by, amount, "damage")

    def take_shield(self, state: Lcg, count: int) -> None:
        drop_shields(state, self.cards[self.number], count, Why.STOPS_DAMAGE)
        self.amounts[self.number] -= count

    def next_shield(self, state: Lcg) -> None:
        self.number += 1
        if self.number < len(self.cards):
            self.go_to(Dealing.offer_shield)

    # --- Tokens -------------------------------------------------------------------------------------

    def place(self, state: Lcg) -> None:
        hit = [(card, amount) for card, amount in self._take_packets() if amount > 0]
        events: list[Event] = []
        for id, amount in hit:
            if not in_play(state, id):
                continue
            card = state.cards[id]
            if card.facedown:
                state.occur(Flipped(card=id))  # LCG-FACEDOWN-01, -03: all of the damage is used up
                continue
            events.append(_place(state, id, amount, seat=self.seat, source=self.source, strike=self.strike))
        if events:
            state.push(Settle(by=self.seat), Report(events=events))

    steps = (
        interrupt,
        interrupt_redirected,
        find_protector,
        ask(offer_protect, take_protect),
        begin_shields,
        ask(offer_shield, take_shield),
        next_shield,
        place,
    )


def _place(state: Lcg, id: int, amount: int, *, seat: int, source: int, strike: bool) -> Damaged:
    """Put damage tokens on a card; who reacts to it comes after its consequences."""
    card = state.cards[id]
    card.damage += amount
    damaged = Damaged(
        card=id, key=state.sources[id].key, number=card.number, controller=card.seat, amount=amount, seat=seat,
        source=source, strike=strike,
    )  # fmt: skip
    state.log(damaged)
    return damaged


class Report(Procedure):
    """What has happened, once its consequences have: now others react (LCGC-DMG-04, step 6)."""

    events: Public[list[AnyEvent]]

    def tell(self, state: Lcg) -> None:
        state.occur(*self.events)

    steps = (tell,)


class Settle(Procedure):
    """Everything whose damage reaches its capacity is destroyed, at once and together (LCGC-DMG-01, -02).

    Who has caused it gets the destroyed objectives, if an enemy (LCG-WIN-03, -04)."""

    by: Public[int] = NOBODY
    lessened: Public[bool] = False  # nothing was damaged, but capacities may be lower

    def check(self, state: Lcg) -> None:
        doomed = [
            card.id
            for card in cards_in_play(state)
            if card.damage
            and _is_destroyed(state, card.id, card.damage)
            and not is_leaving(state, card.id)  # once is enough
        ]
        if doomed:
            destroy_all(state, doomed, by=self.by, lessened=self.lessened)

    steps = (check,)


def _is_destroyed(state: Lcg, id: int, damage: int) -> bool:
    most = capacity(state, id)
    return 0 < most <= damage or (most <= 0 < face(state, id).capacity)


def deal(
    state: Lcg, seat: int, cards: Sequence[int], amount: int = 1, *, source: int = 0, strike: bool = False
) -> None:
    """A player's strike or effect deals damage to these cards, `amount` to each."""
    reached = [id for id in cards if in_play(state, id) and (strike or affects(state, seat, id))]
    if reached and amount > 0:
        state.push(
            Dealing(seat=seat, cards=reached, amounts=[amount] * len(reached), source=source, strike=strike)
        )


def deal_split(state: Lcg, seat: int, parts: Sequence[tuple[int, int]], *, source: int, strike: bool) -> None:
    """Damage in different amounts to several cards at the same time."""
    state.push(
        Dealing(
            seat=seat,
            cards=[card for card, _ in parts],
            amounts=[amount for _, amount in parts],
            source=source,
            strike=strike,
        )
    )


def damage_as_cost(state: Lcg, seat: int, id: int, amount: int = 1) -> None:
    """Damage that a player puts on a card to pay for something: nothing prevents it or takes it over (LCGC-ABL-04)."""
    damaged = _place(state, id, amount, seat=seat, source=id, strike=False)
    state.push(Settle(by=seat), Report(events=[damaged]))


def move_damage(state: Lcg, seat: int, start: int, end: int, count: int = 1) -> None:
    """An effect moves damage from a card to another without dealing it: no shield prevents it (LCGC-DMG-06)."""
    moved = min(count, state.cards[start].damage)
    if moved and in_play(state, end):
        state.cards[start].damage -= moved
        if state.cards[end].facedown:
            state.log(DamageMoved(start=start, end=end, amount=moved))
            state.occur(Flipped(card=end))
            return
        state.cards[end].damage += moved
        state.log(DamageMoved(start=start, end=end, amount=moved))
        state.push(Settle(by=seat))


class DamageMoved(Event):
    """Damage has been moved from a card to another."""

    start: Public[int]
    end: Public[int]
    amount: Public[int]
