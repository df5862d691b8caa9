"""Resources and costs (LCGC-RES): which cards pay, the resource match, and cheaper cards.

A payment is planned in one answer and then made card by card, since cards react to what generates resources.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from dejarik.kernel import (
    Decision,
    Event,
    Option,
    Procedure,
    Public,
    Use,
    ask,
    choose_some,
    distribute,
    each_of,
    text,
)
from dejarik.kernel.abilities import due_to_now
from dejarik.kernel.memos import asked_memo
from dejarik.lcg.facts.cards import Affiliation
from dejarik.lcg.facts.library import card as look_up
from dejarik.lcg.rules.names import UNKNOWN, card_text, known_key
from dejarik.lcg.rules.state import Lcg, in_play
from dejarik.lcg.rules.tokens import Why, add_focus
from dejarik.lcg.rules.values import (
    affiliation_of,
    boost,
    cost,
    discards_for_discount,
    discount,
    face,
    is_unit,
    match_waived,
    matches_all,
    on_table,
    resources,
)
from dejarik.lcg.rules.verbs import DISCARD, to_card
from dejarik.lcg.rules.zones import discard_from_hand, hand, into_hand, remove

MOST_PLANNED = 9  # cards among which a way to pay is looked for


class Generates(Event):
    """A card generates resources for a payment: one focus token for each, unless something adds to them."""

    card: Public[int]
    seat: Public[int]
    amount: Public[int]
    extra: Public[int] = 0
    buys: Public[str] = UNKNOWN  # the card that is paid for

    def happen(self, state: Lcg) -> None:
        if in_play(state, self.card):
            add_focus(state, self.card, self.amount, Why.PAYMENT)
            state.the(Payment).paid += self.amount + self.extra


class Cheaper(Event):
    """A card that is being played costs less: because of a card, or of those that were discarded for it."""

    card: Public[str]
    by: Public[int]
    price: Public[int]  # that results
    source: Public[int] = 0
    key: Public[str] = ""  # of the card that makes it cheaper


class Unpaid(Event):
    """A price was not paid in full after all: what it was for does not happen (LCGC-ABL-04)."""

    seat: Public[int]
    key: Public[str]
    held: Public[bool] = False  # it was to be played, and goes back to the hand


def payers(state: Lcg, seat: int) -> list[tuple[int, int]]:
    """The ready cards of a player that generate resources, and how many each (LCGC-RES-01)."""
    memo, cards = asked_memo(state), state.cards
    found: list[tuple[int, int]] | None = memo.get(("payers", seat))
    if found is None:
        found = memo["payers", seat] = [
            (id, value)
            for id in _could_pay(state, seat)
            if not cards[id].focus and (value := resources(state, id)) > 0
        ]
    return found


def _could_pay(state: Lcg, seat: int) -> list[int]:
    """The player's cards with a resource value printed, while nothing gives one to others."""
    index = state.index
    if index.constants.get(resources.name) or any(each.query == resources.name for each in state.modifiers):
        return on_table(state, seat)
    found: list[int] | None = index.memo.get(("payers", seat))
    if found is None:
        found = index.memo["payers", seat] = [id for id in on_table(state, seat) if face(state, id).resources]
    return found


def means(state: Lcg, seat: int) -> int:
    """All resources that a player's cards in play could generate now."""
    return sum(value for _, value in payers(state, seat))


def could_spend(state: Lcg, seat: int) -> int:
    """What a player could spend, with what cards in hand could add: that only the player may know."""
    memo = asked_memo(state)
    found: int | None = memo.get(("could spend", seat))
    if found is None:
        found = memo["could spend", seat] = means(state, seat) + boost(state, seat)
    return found


def matching(state: Lcg, id: int, affiliation: Affiliation) -> bool:
    """Whether a card's resources match an affiliation (LCGC-RES-05, -06)."""
    return affiliation_of(state, id) is affiliation or matches_all(state, id)


def match_needed(state: Lcg, seat: int, id: int) -> Affiliation | None:
    """The affiliation that one of the resources for a card must come from, if any."""
    affiliation = look_up(state.sources[id].key).affiliation
    if affiliation is Affiliation.NEUTRAL or match_waived(state, seat):
        return None
    return affiliation


def price_of(state: Lcg, seat: int, id: int) -> int:
    """What a card costs a player now (LCGC-RES-09)."""
    return max(0, cost(state, id) - discount(state, seat))


def tell_discounts(state: Lcg, seat: int, id: int) -> None:
    """What a card costs less than what is printed on it, and because of what; nothing costs less than nothing."""
    price, card = face(state, id).cost or 0, state.sources[id].key
    shares = [(share, -share.amount) for share in cost.shares(state, id)]
    shares += [(share, share.amount) for share in discount.shares(state, seat)]
    for share, most in shares:
        by = min(most, price)
        if by:
            price -= by
            state.log(Cheaper(card=card, by=by, price=price, source=share.source, key=share.key))


def next_play(seat: int) -> str:
    """The end of what lasts until a player has paid for the next card, in this phase at the latest."""
    return f"next-play:{seat}"


def can_afford(state: Lcg, seat: int, id: int) -> bool:
    """Whether a player could pay for a card now."""
    price = price_of(state, seat, id)
    if price == 0:
        return True  # LCGC-RES-07
    if could_spend(state, seat) < price - discount_most(state, seat, id, price):
        return False
    needed = match_needed(state, seat, id)
    return needed is None or any(matching(state, payer, needed) for payer, _ in payers(state, seat))


def discount_most(state: Lcg, seat: int, id: int, price: int) -> int:
    """How much cheaper a card could be made by discarding cards from the hand; never below 1."""
    if not discards_for_discount(state, id):
        return 0
    return min(price - 1, sum(other != id for other in hand(state, seat)))


def sensible_plan(
    state: Lcg, able: Sequence[tuple[int, int]], price: int, match: str = ""
) -> Mapping[int, int] | None:
    """A way to pay that most people would take: with a card that matches, without units, with one token on each
    card rather than two on one, which would not be ready for the next turn, and with little left over."""
    if len(able) > MOST_PLANNED:
        return None
    best: tuple[tuple[int, ...], tuple[tuple[int, int], ...]] | None = None
    for count in range(1, min(price, len(able)) + 1):
        for used in combinations(able, count):
            total = sum(value for _, value in used)
            if total < price or (
                match and not any(matching(state, id, Affiliation(match)) for id, _ in used)
            ):
                continue
            fighters = sum(is_unit(state, id) for id, _ in used)
            worth = (fighters, price - count, total - price)
            if best is None or worth < best[0]:
                best = worth, used
    if best is None:
        return None
    plan = {id: 1 for id, _ in best[1]}
    for id, value in sorted(best[1], key=lambda part: part[1]):
        plan[id] += min(value - 1, price - sum(plan.values()))
    return plan


def _payer_facts(state: Lcg, asked: Decision, id: int) -> dict[str, Any]:
    """How much a card gives, and whether that matches what is paid for."""
    wanted = asked.about.get("match")
    found = {"card": id, "key": known_key(state, id, asked.seat), "gives": resources(state, id)}
    return {**found, "matches": True} if wanted and matching(state, id, Affiliation(wanted)) else found


PAY = to_card("pay", facts=_payer_facts)


class Payment(Procedure):
    """Pay for a card, or spend resources on an ability (LCGC-RES-08, `card` is 0)."""

    seat: Public[int]
    card: Public[int] = 0
    price: Public[int] = 0
    match: Public[str] = ""
    first: Public[int] = 0  # the card that gives the resource that matches
    plan: Public[list[tuple[int, int]]] = []
    paid: Public[int] = 0

    def buys(self, state: Lcg) -> str:
        """The card that is paid for: the one that is played, or the one whose text wants resources."""
        if self.card:
            return state.sources[self.card].key
        use = due_to_now(state)
        return UNKNOWN if use is None else use.key

    def find_price(self, state: Lcg) -> None:
        if self.card:
            self.price = price_of(state, self.seat, self.card)
            tell_discounts(state, self.seat, self.card)

    def offer_discount(self, state: Lcg) -> Decision | None:
        if not self.card or not self.price:
            return None
        most = discount_most(state, self.seat, self.card, self.price)
        if most <= 0:
            return None
        least = max(0, self.price - could_spend(state, self.seat))
        options = each_of(DISCARD, hand(state, self.seat))
        prompt = text("lcg-discount", card=card_text(self.buys(state)), price=self.price)
        return choose_some(self.seat, prompt, options, least, most)

    def take_discount(self, state: Lcg, ids: list[int]) -> None:
        discard_from_hand(state, ids)
        self.price -= len(ids)
        if ids:
            state.log(Cheaper(card=self.buys(state), by=len(ids), price=self.price))

    def find_match(self, state: Lcg) -> None:
        if self.card and self.price:
            needed = match_needed(state, self.seat, self.card)
            self.match = "" if needed is None else needed.value

    def offer_plan(self, state: Lcg) -> Decision | None:
        """With which cards, and how much of each; one of them must match (LCGC-RES-05)."""
        if not self.price:
            return None
        options = [Option(PAY, id, cap=value) for id, value in payers(state, self.seat)]
        planned = min(self.price, sum(option.cap for option in options))  # cards in hand are to add the rest
        able = [(option.value, option.cap) for option in options]
        wanted = Affiliation(self.match) if self.match else None
        return distribute(
            self.seat,
            text("lcg-pay", card=card_text(self.buys(state)), price=self.price),
            options,
            planned,
            planned,
            about={"price": self.price, "match": self.match},
            suggested=lambda state: sensible_plan(state, able, planned, self.match),
            among=tuple(option for option in options if wanted and matching(state, option.value, wanted)),
        )

    def take_plan(self, state: Lcg, plan: list[tuple[int, int]]) -> None:
        self.plan = list(plan)

    def arrange(self, state: Lcg) -> None:
        amounts = dict(self.plan)
        if self.match:  # it pays first: what is added on the way may spare the others
            wanted = Affiliation(self.match)
            self.first = max(
                (id for id in amounts if matching(state, id, wanted)), key=lambda id: (amounts[id], -id)
            )
        self.plan = sorted(amounts.items(), key=lambda part: (part[0] != self.first, -part[1], part[0]))

    def generate(self, state: Lcg) -> None:
        """The next card pays; what earlier ones gave beyond the plan spares the later ones."""
        if self.plan and self.paid < self.price:
            id, amount = self.plan.pop(0)
            amount = min(amount, self.price - self.paid)
            state.occur(Generates(card=id, seat=self.seat, amount=amount, buys=self.buys(state)))
            self.repeat()

    def finish(self, state: Lcg) -> None:
        """A card that has been paid for counts as played; what was not paid in full does not happen (LCGC-ABL-04)."""
        if self.paid < self.price:
            self._give_up(state)
        elif self.card:
            state.played.append((self.seat, state.sources[self.card].key))
            state.expire(next_play(self.seat))

    def _give_up(self, state: Lcg) -> None:
        """Something that was to add to the resources did not: a card that was to be played goes back to the hand."""
        buyer = state.stack[self.under]
        if isinstance(buyer, Use):
            buyer.go_to(Use.follow)
        owner = state.cards[self.card].owner if self.card else self.seat
        state.log(Unpaid(seat=owner, key=self.buys(state), held=bool(self.card)))
        if self.card:
            into_hand(state, owner, remove(state, self.card))

    steps = (
        find_price,
        ask(offer_discount, take_discount),
        find_match,
        ask(offer_plan, take_plan),
        arrange,
        generate,
        finish,
    )
