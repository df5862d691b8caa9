"""Set-up (LCGC-SETUP): starting objectives, hands, mulligans, and turning the objectives up. What a format does
differently it does in `dejarik.lcg.formats`."""

from __future__ import annotations

from collections.abc import Hashable

from dejarik.kernel import (
    Decision,
    Event,
    Option,
    Procedure,
    Public,
    Verb,
    ask,
    choose,
    choose_some,
    each_of,
    text,
)
from dejarik.kernel.obvious import is_heard
from dejarik.kernel.records import Owner
from dejarik.lcg.facts.cards import Side
from dejarik.lcg.rules.arriving import Arrives, put_into_play
from dejarik.lcg.rules.format import format_of
from dejarik.lcg.rules.state import Lcg, Starting
from dejarik.lcg.rules.teams import members
from dejarik.lcg.rules.texts import definition_of
from dejarik.lcg.rules.values import reserve_value
from dejarik.lcg.rules.verbs import PLAYER, Placed, each_place, to_place
from dejarik.lcg.rules.zones import draw, hand, shuffle_deck

DRAWN_OBJECTIVES = 4
STARTING_OBJECTIVES = 3


class Mulligan(Event):
    """A player has taken a new hand."""

    seat: Public[int]


class OrderChosen(Event):
    """A team has decided who plays first (LCG-2V2-03)."""

    side: Public[Side]
    order: Public[list[int]]


class ChooseOrder(Procedure):
    """A team decides the order of its players, for the whole game (LCG-2V2-03, -04)."""

    side: Public[Side]
    chosen: Public[list[int]] = []

    def offer(self, state: Lcg) -> Decision | None:
        left = [seat for seat in members(state, self.side) if seat not in self.chosen]
        if len(left) < 2:
            return None
        place = len(self.chosen) + 1
        return choose(left[0], text("lcg-order", place=place), each_of(PLAYER, left))

    def take(self, state: Lcg, seat: int) -> None:
        self.chosen.append(seat)
        self.go_to(ChooseOrder.offer)

    def settle(self, state: Lcg) -> None:
        rest = [seat for seat in members(state, self.side) if seat not in self.chosen]
        order = [*self.chosen, *rest]
        for number, seat in enumerate(order, start=1):
            state.players[seat].number = number
        state.order = format_of(state).clockwise(state)
        if len(order) > 1:
            state.log(OrderChosen(side=self.side, order=order))

    steps = (ask(offer, take), settle)


def _arrival(state: Lcg, asked: Decision, card: Placed) -> Hashable:
    """Objectives are alike here as long as nobody reacts to their arrival."""
    definitions = (definition_of(option.value.key) for option in asked.options)
    own = any(issubclass(Arrives, each.on) for definition in definitions for each in definition.abilities)
    return card.place if own or is_heard(state, asked.seat, Arrives) else None


KEEP = to_place("keep")
REVEAL = to_place("reveal", _arrival)
KEEP_HAND = Option(Verb("no", text("lcg-mulligan-no"), declines=True), False)
NEW_HAND = Option(Verb("yes", text("lcg-mulligan-yes")), True)


class StartingObjectives(Procedure):
    """Draw four objectives, keep three facedown, put the fourth under the deck (LCGC-SETUP-04)."""

    seat: Public[int]
    kept: Owner[list[str]] = []
    drawn: Owner[list[str]] = []

    def draw(self, state: Lcg) -> None:
        deck = state.players[self.seat].objective_deck
        self.drawn = [deck.pop() for _ in range(min(DRAWN_OBJECTIVES, len(deck)))]
        state.learn()

    def offer(self, state: Lcg) -> Decision | None:
        if len(self.drawn) <= STARTING_OBJECTIVES:
            return None
        return choose_some(
            self.seat,
            text("lcg-setup-objectives"),
            each_place(KEEP, self.drawn),
            STARTING_OBJECTIVES,
            STARTING_OBJECTIVES,
        )

    def take(self, state: Lcg, kept: list[Placed]) -> None:
        self.kept = [card.key for card in kept]
        places = {card.place for card in kept}
        left = [key for place, key in enumerate(self.drawn) if place not in places]
        self.drawn = []
        state.players[self.seat].objective_deck[:0] = left

    def keep(self, state: Lcg) -> None:
        self.kept += self.drawn
        state.starting[self.seat] = Starting(self.seat, self.kept)

    steps = (draw, ask(offer, take), keep)


class StartingHand(Procedure):
    """Draw the starting hand, and take a mulligan or not (LCGC-SETUP-05, -06)."""

    seat: Public[int]

    def draw(self, state: Lcg) -> None:
        draw(state, self.seat, reserve_value(state, self.seat))

    def offer(self, state: Lcg) -> Decision:
        return choose(self.seat, text("lcg-mulligan"), [KEEP_HAND, NEW_HAND], about={"hand": True})

    def take(self, state: Lcg, mulligan: bool) -> None:
        if not mulligan:
            return
        deck = state.players[self.seat].command_deck
        held = hand(state, self.seat)
        deck += [state.leave(id).key for id in held]
        shuffle_deck(state, self.seat)
        state.log(Mulligan(seat=self.seat))
        draw(state, self.seat, len(held))

    steps = (draw, ask(offer, take))


class RevealObjectives(Procedure):
    """A player turns the starting objectives up, one at a time and in the order wanted (LCGC-SETUP-07)."""

    seat: Public[int]

    def offer(self, state: Lcg) -> Decision | None:
        left = state.starting[self.seat].objectives if self.seat in state.starting else []
        if not left:
            return None
        return choose(self.seat, text("lcg-setup-reveal"), each_place(REVEAL, left))

    def take(self, state: Lcg, chosen: Placed) -> None:
        key = state.starting[self.seat].objectives.pop(chosen.place)
        state.learn()
        put_into_play(state, key, self.seat, self.seat)
        self.go_to(RevealObjectives.offer)

    def done(self, state: Lcg) -> None:
        state.starting.pop(self.seat, None)

    steps = (ask(offer, take), done)
