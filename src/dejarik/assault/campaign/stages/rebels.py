"""The Rebel upgrade stage (CORE-UPGRADE-01 to -05): class cards for experience, then items: sold, drawn and bought."""

from __future__ import annotations

from dejarik.assault.campaign.party import printed_card
from dejarik.assault.campaign.rules.log import Log, What
from dejarik.assault.campaign.rules.stages import (
    DONE,
    StageState,
    acquire,
    can_part,
    decide_together,
    items_drawn,
    note,
    strike_out,
)
from dejarik.assault.campaign.stages.aftermath import CARD, HERO
from dejarik.assault.content.definitions import is_complete
from dejarik.assault.facts.campaign_cards import ClassCard, ItemCard
from dejarik.assault.facts.campaign_library import all_items, class_deck, item, item_deck
from dejarik.assault.rules.names import card_text
from dejarik.kernel import Decision, Option, Procedure, Public, Verb, ask, choose, each_of, itself, text

#: To what halves of prices are rounded up (CORE-UPGRADE-02).
ROUNDED_TO = 25
#: Of which items one can be had for less.
LOWEST_TIER = 1

LEARN = Verb(
    "learn",
    lambda state, asked, card: text("stage-buy-class", card=card_text(card.id), xp=card.experience),
    lambda state, asked, card: card.id,
    lambda state, asked, card: {"card": card.id, "cost": card.experience},
)
SELL = Verb(
    "sell",
    lambda state, asked, sale: text("stage-sell", card=card_text(sale[1]), credits=sale_price(sale[1])),
    lambda state, asked, sale: f"{sale[0]}:{sale[1]}",
    lambda state, asked, sale: {"card": sale[1], "seat": sale[0], "credits": sale_price(sale[1])},
)
BUY = Verb(
    "buy",
    lambda state, asked, card: text("stage-buy-item", card=card_text(card), credits=price(state, card)),
    itself,
    lambda state, asked, card: {"card": card, "cost": price(state, card)},
)


class RebelUpgrade(Procedure):
    """All heroes, one after another, then the shop."""

    def learn(self, state: StageState) -> None:
        state.push(*(Training(seat=seat) for seat in state.campaign.seats))

    def trade(self, state: StageState) -> None:
        state.push(Selling())

    def draw(self, state: StageState) -> None:
        """CORE-UPGRADE-03, IA-RUPGRADE-03: half of what each deck had at the start, and at most what is left."""
        log = state.campaign
        for tier in log.slot.item_tiers:
            deck = items_left(log, tier)
            state.rng.shuffle(deck)
            size = next(entry.amount for entry in log.about(What.ITEM_DECK) if entry.name == str(tier))
            state.offered += deck[: (size + 1) // 2 + items_drawn(state, tier)]
        state.learn()

    def offer_cheaper(self, state: StageState) -> Decision | None:
        """What a mission has earned: they look through the lowest tier and put one item on offer that costs less."""
        log = state.campaign
        items = items_left(log, LOWEST_TIER) if log.total(What.CHEAPER) else []
        prompt = text("stage-cheaper-item", credits=log.total(What.CHEAPER))
        return decide_together(state, prompt, each_of(CARD, items)) if items else None

    def put_on_offer(self, state: StageState, card: str) -> None:
        state.memory[_cheaper(card)] = state.campaign.total(What.CHEAPER)
        if card not in state.offered:
            state.offered.append(card)

    def buy(self, state: StageState) -> None:
        state.push(Shopping())

    def put_back(self, state: StageState) -> None:
        """Cards that nobody bought go back into their decks; so does the discount."""
        state.offered = []
        left = state.campaign.total(What.CHEAPER)
        if left:
            note(state, What.CHEAPER, -left, reason="unused")

    steps = (learn, trade, draw, ask(offer_cheaper, put_on_offer), buy, put_back)


# --- Class cards --------------------------------------------------------------------------------------


def class_cards_left(log: Log, sheet: str) -> list[ClassCard]:
    """What a hero can still buy: a card that was sold is in the box, and stays there (CORE-UPGRADE-02)."""
    gone = log.used_up(What.CARD)
    return [
        card
        for card in class_deck(sheet)
        if not card.starting and is_complete(card.id) and card.id not in gone
    ]


class Training(Procedure):
    """A hero spends experience on cards of the own class, as many as can be paid."""

    seat: Public[int]

    def offer(self, state: StageState) -> Decision | None:
        log = state.campaign
        xp, sheet = log.total(What.XP, self.seat), log.heroes[self.seat - 1]
        options = each_of(LEARN, [card for card in class_cards_left(log, sheet) if card.experience <= xp])
        if not options:
            return None
        return choose(self.seat, text("stage-learn", hero=card_text(sheet), xp=xp), [*options, Option(DONE)])

    def take(self, state: StageState, card: ClassCard | str) -> None:
        if isinstance(card, str):
            return
        note(
            state,
            What.XP,
            -card.experience,
            seat=self.seat,
            reason="bought",
            source=card.id,
            rule="CORE-UPGRADE-01",
        )
        acquire(state, self.seat, card.id, reason="bought", rule="CORE-UPGRADE-01")
        self.repeat()

    steps = (ask(offer, take),)


# --- Selling ------------------------------------------------------------------------------------------


def sale_price(card: str) -> int:
    """CORE-UPGRADE-02: half of the price, rounded up to a multiple of 25; of an item of a class what its card says, 50
    mostly."""
    printed = printed_card(card)
    if isinstance(printed, ItemCard):
        return -(-printed.cost // (2 * ROUNDED_TO)) * ROUNDED_TO
    return printed.sells_for if isinstance(printed, ClassCard) else 0


def saleable(state: StageState) -> list[tuple[int, str]]:
    """The items that the Rebels may sell, each with whose it is; never rewards (CORE-REWARD-03)."""
    log = state.campaign
    items = {card.id for card in all_items()}
    own = {card.id for sheet in log.heroes for card in class_deck(sheet) if card.sells_for}
    return [
        (seat, card)
        for seat in log.seats
        for card in log.names(What.CARD, seat)
        if card in items | own and can_part(state, seat, card)
    ]


class Selling(Procedure):
    """Any items are sold: they leave the campaign."""

    def offer(self, state: StageState) -> Decision | None:
        options = each_of(SELL, saleable(state))
        return decide_together(state, text("stage-selling"), [*options, Option(DONE)]) if options else None

    def take(self, state: StageState, sale: tuple[int, str] | str) -> None:
        if isinstance(sale, str):
            return
        seat, card = sale
        lose(state, seat, card, reason="sold", rule="CORE-UPGRADE-02")
        note(state, What.CREDITS, sale_price(card), reason="sold", source=card, rule="CORE-UPGRADE-02")
        self.repeat()

    steps = (ask(offer, take),)


def lose(state: StageState, seat: int, card: str, *, reason: str, rule: str) -> None:
    """A card is not a hero's any more: what was on it comes off, and its text does not count."""
    for modification, weapon in state.campaign.fittings(seat).items():
        if card in (modification, weapon):
            strike_out(
                state, What.FITTED, modification, seat=seat, reason="taken-off", rule="CORE-UPGRADE-05"
            )
    strike_out(state, What.CARD, card, seat=seat, reason=reason, rule=rule)
    for id in [id for id, source in state.sources.items() if (source.key, source.seat) == (card, seat)]:
        state.leave(id)


# --- Buying -------------------------------------------------------------------------------------------


def items_left(log: Log, tier: int) -> list[str]:
    """The cards of a deck: whatever was bought once does not come back."""
    gone = log.used_up(What.CARD)
    return [
        card.id
        for card in item_deck(tier)
        if card.set in log.boxes and is_complete(card.id) and card.id not in gone
    ]


def price(state: StageState, card: str) -> int:
    """What an item costs now: the one that was put on offer for it is cheaper."""
    return max(0, item(card).cost - state.memory.get(_cheaper(card), 0))


def _cheaper(card: str) -> str:
    return f"cheaper:{card}"


class Shopping(Procedure):
    """The Rebels buy from what was drawn, with what they have together (CORE-UPGRADE-04)."""

    bought: Public[str] = ""

    def offer(self, state: StageState) -> Decision | None:
        money = state.campaign.total(What.CREDITS)
        options = each_of(BUY, [card for card in state.offered if price(state, card) <= money])
        prompt = text("stage-shopping", credits=money)
        return decide_together(state, prompt, [*options, Option(DONE)]) if options else None

    def take(self, state: StageState, card: str) -> None:
        if card == DONE.word:
            self.end()
        else:
            self.bought = card

    def offer_heroes(self, state: StageState) -> Decision | None:
        if not self.bought:
            return None
        prompt = text("stage-for-whom", card=card_text(self.bought))
        return decide_together(state, prompt, each_of(HERO, state.campaign.seats))

    def give(self, state: StageState, seat: int) -> None:
        card, rule = self.bought, "CORE-UPGRADE-04"
        cost, cheaper = price(state, card), item(card).cost - price(state, card)
        if cheaper:
            note(state, What.CHEAPER, -state.campaign.total(What.CHEAPER), reason="bought", source=card)
        note(state, What.CREDITS, -cost, reason="bought", source=card, rule=rule)
        acquire(state, seat, card, reason="bought", rule=rule)
        state.offered.remove(card)
        self.bought = ""
        self.go_to(Shopping.offer)

    steps = (ask(offer, take), ask(offer_heroes, give))
