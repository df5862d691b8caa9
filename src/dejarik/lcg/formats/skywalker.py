"""The Hunt for Skywalker (LCG-HS): one light side player hides, two or three dark side players search.

The light side's nine objectives lie facedown in three rows; under one of them is Luke. The light side wins when every
hunter's command deck is empty, the dark side when Luke leaves play. What the cards of the deck do is in
`content.balance_of_the_force`.
"""

from __future__ import annotations

from typing import ClassVar

from dejarik.kernel import Decision, Event, Procedure, Public, ask, choose, each_of, put_in_order, text
from dejarik.kernel.procedures import Step
from dejarik.kernel.records import Owner
from dejarik.lcg.decks.deck import HUNT_MOST
from dejarik.lcg.facts.cards import Challenge, Role, Side
from dejarik.lcg.facts.library import card as look_up
from dejarik.lcg.facts.library import challenge_deck
from dejarik.lcg.formats.team_play import BalanceDamage, BalanceUsed, StandardSetUp
from dejarik.lcg.rules.format import Format
from dejarik.lcg.rules.leaving import Leaves
from dejarik.lcg.rules.names import card_text
from dejarik.lcg.rules.state import ASIDE, COVERED, SUPPORT, Card, Lcg, Player, Starting
from dejarik.lcg.rules.teams import members, other, side_of
from dejarik.lcg.rules.values import beneath, objectives
from dejarik.lcg.rules.verbs import NO, YES, Placed, each_place, to_card, to_place
from dejarik.lcg.rules.victory import OUTLASTED, QUARRY, award, win
from dejarik.lcg.rules.zones import mill_each

#: How many objectives lie in each row, the front row first (LCG-HS-06). Places count through them from 1.
ROWS = (2, 3, 4)


def before(place: int) -> list[int]:
    """The places directly in front of one: a card of a later row stands behind two neighbours (LCGC-HS-08)."""
    start = 1
    for row, size in enumerate(ROWS):
        if place < start + size:
            if row == 0:
                return []
            front, column = start - ROWS[row - 1], place - start
            return [front + each for each in (column - 1, column) if 0 <= each < ROWS[row - 1]]
        start += size
    raise ValueError(place)


# --- Set-up -------------------------------------------------------------------------------------------


class Arranged(Event):
    """The light side player has laid out the objectives; only that one knows how."""

    seat: Public[int]


PLACE = to_place("place")


class Arrange(Procedure):
    """The light side player puts nine objectives facedown in three rows, as that one likes (LCG-HS-05 to -07).

    Cards get their ids by their places, so that these tell nothing about what lies there.
    """

    seat: Public[int]

    def offer(self, state: Lcg) -> Decision:
        keys = state.starting[self.seat].objectives
        return put_in_order(
            self.seat, text("lcg-arrange"), each_place(PLACE, keys), about={"rows": list(ROWS)}
        )

    def take(self, state: Lcg, order: list[Placed]) -> None:
        del state.starting[self.seat]
        for number, chosen in enumerate(order, start=1):
            id = state.enter(chosen.key, self.seat, zone=COVERED, open=False)
            state.sources[id].subject = id
            state.cards[id] = Card(id, self.seat, self.seat, facedown=True, place=number)
        state.log(Arranged(seat=self.seat))

    steps = (ask(offer, take),)


class HuntSetUp(StandardSetUp):
    """The hunters set up as usual; their prey only lays out objectives and draws a hand."""

    def arrange(self, state: Lcg) -> None:
        state.push(*(Arrange(seat=seat) for seat in members(state, Side.LIGHT)))

    steps: ClassVar[tuple[Step, ...]] = (
        StandardSetUp.choose_orders,
        arrange,
        StandardSetUp.choose_objectives,
        StandardSetUp.draw_hands,
        StandardSetUp.reveal,
        StandardSetUp.go,
    )


# --- Reinforcements (LCG-SUPPORT) ---------------------------------------------------------------------


class Reinforced(Event):
    """A card of the support deck lies facedown under an objective."""

    seat: Public[int]
    card: Public[int]
    host: Public[int]


UNDER = to_card("under")


class Reinforce(Procedure):
    """The light side player may draw a support card, look at it, and put it under an objective (LCG-SUPPORT-04)."""

    seat: Public[int]
    drawn: Owner[str] = ""

    def check(self, state: Lcg) -> None:
        if not state.players[self.seat].support_deck or not self._hosts(state):
            self.end()

    def offer_draw(self, state: Lcg) -> Decision:
        return choose(self.seat, text("lcg-reinforce"), [YES, NO])

    def take_draw(self, state: Lcg, draws: bool) -> None:
        if draws:
            self.drawn = state.players[self.seat].support_deck.pop()
            state.learn()
        else:
            self.end()

    def offer_host(self, state: Lcg) -> Decision:
        prompt = text("lcg-reinforce-where", card=card_text(self.drawn))
        return choose(self.seat, prompt, each_of(UNDER, self._hosts(state)))

    def take_host(self, state: Lcg, host: int) -> None:
        id = state.enter(self.drawn, self.seat, zone=SUPPORT, open=False)
        state.cards[id] = Card(id, self.seat, self.seat, host)
        state.log(Reinforced(seat=self.seat, card=id, host=host))

    def _hosts(self, state: Lcg) -> list[int]:
        """The objectives with no such card under them yet (LCG-SUPPORT-06)."""
        return [id for id in objectives(state, self.seat) if not beneath(state, id, SUPPORT)]

    steps = (check, ask(offer_draw, take_draw), ask(offer_host, take_host))


# --- The format ---------------------------------------------------------------------------------------


class HuntForSkywalker(Format):
    """One light side player against a dark team of two or three (LCG-HS-01)."""

    name: ClassVar[str] = "skywalker"
    sizes: ClassVar[tuple[int, ...]] = (3, 4)
    challenge: ClassVar[Challenge] = Challenge.SKYWALKER
    most_sets: ClassVar[int | None] = HUNT_MOST  # LCG-HS-03
    has_dial: ClassVar[bool] = False
    decks_run_out: ClassVar[bool] = False  # LCG-HS-16
    own_victories: ClassVar[bool] = False  # LCG-HS-13, -15

    def team_sizes(self, side: Side) -> tuple[int, ...]:
        return (1,) if side is self.solo else (2, 3)

    def lay_out_challenge(self, state: Lcg, player: Player) -> None:
        """LCG-HS-04, -08, LCG-SUPPORT-02, -03; there is no affiliation card."""
        keys = [str(id) for id in challenge_deck(self.challenge)]
        state.starting[player.seat] = Starting(
            player.seat, [key for key in keys if look_up(key).role is Role.OBJECTIVE]
        )
        for key in keys:
            if look_up(key).role is Role.SET_ASIDE:
                id = state.enter(key, player.seat, zone=ASIDE)
                state.cards[id] = Card(id, player.seat, player.seat)

    def set_up(self, state: Lcg) -> None:
        state.push(HuntSetUp())

    def is_open(self, state: Lcg, id: int) -> bool:
        """Vulnerable objectives only: the front row, and what stands behind a gap (LCG-VULN-01 to -05)."""
        place = state.cards[id].place
        if not place:
            return True
        front = before(place)
        return not front or any(each in state.fallen for each in front)

    def balance(self, state: Lcg, side: Side) -> None:
        """LCG-BALANCE-01, -02: each side's Balance of the Force works in its own turn only."""
        if state.balance is not side:
            return
        if side is Side.LIGHT:
            state.log(BalanceUsed(side=side))
            mill_each(state, members(state, Side.DARK), 1)
        else:
            state.push(BalanceDamage(side=side))

    def objective_destroyed(self, state: Lcg, event: Leaves) -> None:
        """It counts for nobody's victory, but piles are piles (LCGC-OBJ-01)."""
        winners = members(state, other(side_of(state, event.seat)))
        if winners:
            winner = event.by if event.by in winners else winners[0]
            award(state, winner, event.key, event.number)

    def turned_up(self, state: Lcg, id: int) -> None:
        state.push(Reinforce(seat=state.cards[id].seat))

    def left_play(self, state: Lcg, event: Leaves) -> None:
        if look_up(event.key).role is Role.SET_ASIDE:  # LCG-HS-11, LCGC-HS-14
            win(state, Side.DARK, QUARRY)

    def deck_emptied(self, state: Lcg, seat: int) -> None:
        if not any(state.players[each].command_deck for each in members(state, Side.DARK)):  # LCG-HS-14
            win(state, Side.LIGHT, OUTLASTED)
