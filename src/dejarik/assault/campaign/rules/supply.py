"""Crates and Supply cards (CORE-TOKEN-05, -06)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from dejarik.assault.campaign.rules.heroes import hero_behind
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.campaign.rules.strain import may_suffer
from dejarik.assault.campaign.rules.values import interacts_as_hero
from dejarik.assault.facts.campaign_library import supply as printed_supply
from dejarik.assault.facts.campaign_library import supply_traits
from dejarik.assault.facts.campaign_vocabulary import ItemTrait
from dejarik.assault.rules.figures.damage import strain
from dejarik.assault.rules.ground import are_adjacent
from dejarik.assault.rules.names import asking_text, card_text
from dejarik.assault.rules.objects.interacting import Interaction, beside
from dejarik.assault.rules.objects.tokens import CRATE, remove_token, tokens_of
from dejarik.assault.rules.state import Figure
from dejarik.assault.rules.verbs import DECLINE
from dejarik.kernel import (
    NOBODY,
    Decision,
    Event,
    Option,
    Owner,
    Procedure,
    Public,
    Query,
    Verb,
    as_fact,
    ask,
    choose,
    each_of,
    itself,
    text,
)


class SupplyDrawn(Event):
    """A hero has drawn a Supply card, which lies face up; `source` is where it lies."""

    figure: Public[int]
    card: Public[str]
    source: Public[int] = 0


class SupplyTaken(Event):
    """A hero has looked for a Supply card and taken it, which is no drawing; `source` is where it lies."""

    figure: Public[int]
    card: Public[str]
    source: Public[int] = 0


SUPPLY_CARD = Verb("card", lambda state, asked, card: card_text(card), itself, as_fact("card"))


class SupplyRevealed(Event):
    """A hero has shown everybody the top card of the Supply deck."""

    figure: Public[int]
    card: Public[str]


class SupplyDiscarded(Event):
    """A Supply card has been discarded."""

    figure: Public[int]
    card: Public[str]


class SupplyPassed(Event):
    """A hero has handed a Supply card to another one."""

    figure: Public[int]
    card: Public[str]
    to: Public[int]


class CrateOpened(Event):
    """A figure has claimed a crate for a hero, who draws a Supply card: the top one, or one of several."""

    figure: Public[int]
    hero: Public[int]
    count: Public[int] = 1
    without: Public[ItemTrait | None] = None  # a trait that the card of several must not have

    def happen(self, state: MissionState) -> None:
        price = crate_price(state, self.hero)
        if price:
            bought = PayForSupply(figure=self.hero, strain=price, count=self.count, without=self.without)
            state.push(bought)
        else:
            _draw_one_of(state, self.hero, self.count, self.without)


def _draw_one_of(state: MissionState, hero: int, count: int, without: ItemTrait | None) -> None:
    figure = state.figures.get(hero)
    if figure is not None and count > 1:
        state.push(KeepSupply(figure=hero, count=count, without=without))
    elif figure is not None:
        draw_supply(state, figure)


def crate_interactions(state: MissionState, figure: Figure) -> list[Interaction]:
    """A hero, or who interacts as one, claims a crate next to it and draws a Supply card."""
    if not interacts_as_hero(state, figure.id):
        return []
    return [
        Interaction(
            f"crate#{crate.id}", text("option-open-crate"), crate.id, _claiming(crate.id), {"token": crate.id}
        )
        for crate in tokens_of(state, CRATE)
        if beside(state, figure, crate) or (crate.carrier and are_adjacent(state, figure, crate))
    ]


def _claiming(id: int) -> Callable[[MissionState, Figure], None]:
    def claim(state: MissionState, figure: Figure) -> None:
        hero = hero_behind(state, figure)
        if id in state.tokens and hero is not None:
            remove_token(state, state.tokens[id])
            hero.crates += 1
            state.occur(CrateOpened(figure=figure.id, hero=hero.figure))

    return claim


#: The strain that a hero has to suffer for the card of a crate.
crate_price = Query[MissionState]("crate-price", lambda state, id: 0)

PAY = Verb("pay", lambda state, asked, strain: text("option-pay-strain", strain=strain))


class PayForSupply(Procedure):
    """A hero who has claimed a crate may suffer strain, and draws a Supply card only then."""

    figure: Public[int]
    strain: Public[int]
    count: Public[int] = 1
    without: Public[ItemTrait | None] = None
    paid: Public[bool] = False

    def offer(self, state: MissionState) -> Decision | None:
        figure = state.figures.get(self.figure)
        if figure is None or not state.supply or not may_suffer(state, figure, self.strain):
            return None
        options = [Option(PAY, self.strain), Option(DECLINE)]
        return choose(figure.seat, text("supply-price"), options, about={"figure": self.figure})

    def take(self, state: MissionState, choice: int | str) -> None:
        if isinstance(choice, int):
            self.paid = True
            figure = state.figures[self.figure]
            strain(state, figure, choice, by=figure.seat)

    def draw(self, state: MissionState) -> None:
        if self.paid:
            _draw_one_of(state, self.figure, self.count, self.without)

    steps = (ask(offer, take), draw)


#: How many cards a hero draws to keep one of them, the others going under the deck.
supply_drawn = Query[MissionState]("supply-drawn", lambda state, id: 1)


def draw_supply(state: MissionState, figure: Figure) -> None:
    """The top card comes in front of the hero; of an empty deck nothing can be drawn (CORE-RULE-06)."""
    count = supply_drawn(state, figure.id)
    if count > 1:
        state.push(KeepSupply(figure=figure.id, count=count, bottom=True))
    elif state.supply:
        state.learn()
        gain_supply(state, figure, state.supply.pop())


def gain_supply(state: MissionState, figure: Figure, card: str) -> None:
    """A hero has drawn this card, and it lies face up in front of it."""
    source = state.enter(card, figure.seat, subject=figure.id)
    state.occur(SupplyDrawn(figure=figure.id, card=card, source=source))


def _supply_facts(state: MissionState, asked: Decision, card: str) -> dict[str, Any]:
    return {"card": card}


KEEP = Verb("keep", lambda state, asked, card: card_text(card), itself, _supply_facts)


class KeepSupply(Procedure):
    """A hero draws several Supply cards and keeps one; the others go under the deck, or are shuffled into it. Only
    who draws sees them: what lies in the deck nobody else knows (CORE-INFO-02)."""

    figure: Public[int]
    count: Public[int]
    bottom: Public[bool] = False
    without: Public[ItemTrait | None] = None  # a trait that the one that is kept must not have
    seat: Public[int] = NOBODY
    cards: Owner[list[str]] = []

    def draw(self, state: MissionState) -> None:
        if self.figure in state.figures:
            self.seat = state.figures[self.figure].seat
        self.cards = [state.supply.pop() for _ in range(min(self.count, len(state.supply)))]
        if self.cards:
            state.learn()

    def offer(self, state: MissionState) -> Decision | None:
        figure = state.figures.get(self.figure)
        if figure is None:
            return None
        options = each_of(KEEP, dict.fromkeys(card for card in self.cards if self._fits(card)))
        return choose(figure.seat, text("supply-keep"), options) if options else None

    def keep(self, state: MissionState, card: str) -> None:
        self.cards.remove(card)
        gain_supply(state, state.figures[self.figure], card)

    def put_back(self, state: MissionState) -> None:
        state.supply[:0] = self.cards
        if not self.bottom:
            state.rng.shuffle(state.supply)

    def _fits(self, card: str) -> bool:
        return self.without is None or self.without not in supply_traits(card)

    steps = (draw, ask(offer, keep), put_back)


def imagine_drawn(state: MissionState, possible: Sequence[str]) -> None:
    """Whoever thinks while somebody else chooses among drawn cards imagines some that could be there."""
    for procedure in state.stack:
        if isinstance(procedure, KeepSupply) and procedure.seat != NOBODY and not procedure.cards:
            procedure.cards = list(possible[: procedure.count])


class SearchSupply(Procedure):
    """A hero looks through the Supply deck and takes a card with a trait; then the deck is shuffled."""

    figure: Public[int]
    seat: Public[int]
    trait: Public[ItemTrait]
    key: Public[str]  # the card that allows it, and its ability
    ability: Public[str]

    def offer(self, state: MissionState) -> Decision | None:
        options = each_of(SUPPLY_CARD, supplies_with(state, self.trait))
        if not options:
            return None
        prompt = asking_text(self.key, self.ability)
        return choose(self.seat, prompt, options, about={"card": self.key, "figure": self.figure})

    def take(self, state: MissionState, card: str) -> None:
        state.supply.remove(card)
        state.rng.shuffle(state.supply)
        source = state.enter(card, self.seat, subject=self.figure)
        state.occur(SupplyTaken(figure=self.figure, card=card, source=source))

    steps = (ask(offer, take),)


def supplies_with(state: MissionState, trait: ItemTrait) -> list[str]:
    """The cards of the Supply deck that have a trait, in no order that would tell of the deck's."""
    return sorted({card for card in state.supply if trait in printed_supply(card).traits})


class TakeSupply(Procedure):
    """A hero draws a Supply card with a trait out of the whole deck and shuffles the rest."""

    figure: Public[int]
    trait: Public[ItemTrait]

    def offer(self, state: MissionState) -> Decision | None:
        figure = state.figures.get(self.figure)
        cards = [card for card in sorted(set(state.supply)) if self.trait in supply_traits(card)]
        return choose(figure.seat, text("supply-keep"), each_of(KEEP, cards)) if figure and cards else None

    def take(self, state: MissionState, card: str) -> None:
        state.supply.remove(card)
        state.rng.shuffle(state.supply)
        gain_supply(state, state.figures[self.figure], card)

    steps = (ask(offer, take),)


def salvage_supply(state: MissionState, figure: Figure, event: SupplyDiscarded) -> None:
    """A hero takes a card that has just been discarded; it is not drawn."""
    state.supply_discard.remove(event.card)
    state.enter(event.card, figure.seat, subject=figure.id)
    state.log(SupplyPassed(figure=event.figure, card=event.card, to=figure.id))


def reveal_supply(state: MissionState, figure: Figure) -> bool:
    """Everybody sees the top card; False if there is none."""
    if state.supply:
        state.learn()
        state.log(SupplyRevealed(figure=figure.id, card=state.supply[-1]))
    return bool(state.supply)


def discard_supply(state: MissionState, id: int) -> None:
    """A Supply card has been used."""
    source = state.leave(id)
    state.supply_discard.append(source.key)
    state.occur(SupplyDiscarded(figure=source.subject, card=source.key))


def pass_supply(state: MissionState, id: int, to: Figure) -> None:
    """A hero hands a Supply card over, because it says so (CORE-TOKEN-06)."""
    source = state.sources[id]
    state.log(SupplyPassed(figure=source.subject, card=source.key, to=to.id))
    source.seat, source.subject = to.seat, to.id
    state.reindex()
