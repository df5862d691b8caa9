"""What the formats have in common: the set-up of players with decks of their own, the balance phase, victory piles."""

from __future__ import annotations

from typing import ClassVar

from dejarik.kernel import (
    NOBODY,
    Decision,
    Event,
    Option,
    Procedure,
    Public,
    Verb,
    ask,
    choose,
    each_of,
    text,
)
from dejarik.kernel.procedures import Step
from dejarik.lcg.facts.cards import Side
from dejarik.lcg.rules.damage import deal
from dejarik.lcg.rules.format import format_of
from dejarik.lcg.rules.leaving import Leaves
from dejarik.lcg.rules.names import card_text
from dejarik.lcg.rules.setup import ChooseOrder, RevealObjectives, StartingHand, StartingObjectives
from dejarik.lcg.rules.state import Lcg
from dejarik.lcg.rules.teams import began, members, other, side_of
from dejarik.lcg.rules.turn import Course
from dejarik.lcg.rules.values import affects, objectives
from dejarik.lcg.rules.verbs import PLAYER, to_card
from dejarik.lcg.rules.victory import DialCause, award, move_dial


class StandardSetUp(Procedure):
    """Set-up (LCGC-SETUP), the dark side first in everything. A challenge deck says what its objectives are."""

    def choose_orders(self, state: Lcg) -> None:
        state.push(ChooseOrder(side=Side.DARK), ChooseOrder(side=Side.LIGHT))

    def choose_objectives(self, state: Lcg) -> None:
        solo = format_of(state).solo
        state.push(
            *(StartingObjectives(seat=seat) for seat in state.order if side_of(state, seat) is not solo)
        )

    def draw_hands(self, state: Lcg) -> None:
        state.push(*(StartingHand(seat=seat) for seat in state.order))

    def reveal(self, state: Lcg) -> None:
        state.push(*(RevealObjectives(seat=seat) for seat in state.order))

    def go(self, state: Lcg) -> None:
        state.push(Course())

    steps: ClassVar[tuple[Step, ...]] = (choose_orders, choose_objectives, draw_hands, reveal, go)


class BalanceUsed(Event):
    """The Balance of the Force does something for the side that it is with, in that side's balance phase."""

    side: Public[Side]
    declined: Public[bool] = False  # it deals no damage, as the side likes


BALANCE = to_card("balance")
NO_BALANCE = Verb("none", text("lcg-balance-none"), declines=True)


class BalanceDamage(Procedure):
    """A side with the Balance of the Force deals 1 damage to an enemy objective; where it may, if it likes."""

    side: Public[Side]
    may: Public[bool] = True

    def offer(self, state: Lcg) -> Decision | None:
        seat = members(state, self.side)[0]  # LCG-TURN-03
        targets = [
            id
            for enemy in members(state, other(self.side))
            for id in objectives(state, enemy)
            if affects(state, seat, id)
        ]
        if not targets:
            return None
        options = each_of(BALANCE, targets)
        if self.may:
            options.append(Option(NO_BALANCE, 0))
        return choose(seat, text("lcg-balance"), options)

    def take(self, state: Lcg, id: int) -> None:
        state.log(BalanceUsed(side=self.side, declined=not id))
        if id:
            deal(state, members(state, self.side)[0], [id])

    steps = (ask(offer, take),)


def standard_balance(state: Lcg, side: Side) -> None:
    """LCGC-BAL-01, -02: the dial for the dark side, a damage for the light side."""
    if side is Side.DARK:
        if state.balance is Side.DARK:
            move_dial(state, 2, why=DialCause.BALANCE)
        else:
            move_dial(state, 1, why=DialCause.TURN)
    elif state.balance is Side.LIGHT:
        alone = began(state, side) == 1
        state.push(
            BalanceDamage(side=side, may=alone)
        )  # of a team one decides which, not whether (LCG-TURN-03)


class Award(Procedure):
    """A destroyed objective goes to a victory pile, the dial moves, and the format looks whether somebody has won.

    Of objectives that fall together each does all of this before the next (LCGC-TIE-03): so whose condition is met
    first wins (LCGC-WIN-05)."""

    key: Public[str]
    number: Public[int] = 1  # among the cards of its title, while it was in play
    seat: Public[int] = NOBODY  # who gets it

    def offer(self, state: Lcg) -> Decision | None:
        """What the light side destroyed itself the dark players award as they like (LCG-WIN-04)."""
        if self.seat != NOBODY:
            return None
        team = members(state, Side.DARK)
        return choose(
            team[0], text("lcg-award", card=card_text(self.key, self.number)), each_of(PLAYER, team)
        )

    def take(self, state: Lcg, seat: int) -> None:
        self.seat = seat

    def move(self, state: Lcg) -> None:
        """For a dark player the dial moves on, by what lies in that pile now (LCGC-OBJ-02, LCG-WIN-03)."""
        count = award(state, self.seat, self.key, self.number)
        if side_of(state, self.seat) is Side.DARK:
            move_dial(state, count, why=DialCause.OBJECTIVE)

    def count(self, state: Lcg) -> None:
        format_of(state).awarded(state)

    steps = (ask(offer, take), move, count)


def award_destroyed(state: Lcg, event: Leaves) -> None:
    """A destroyed objective goes to an opponent's pile, whoever caused it (LCGC-OBJ-01)."""
    winners = members(state, other(side_of(state, event.seat)))
    if event.by in winners:
        state.push(Award(key=event.key, number=event.number, seat=event.by))
    elif winners:
        choice = len(winners) > 1 and side_of(state, winners[0]) is Side.DARK
        state.push(Award(key=event.key, number=event.number, seat=NOBODY if choice else winners[0]))


def destroyed_by(state: Lcg, side: Side) -> int:
    """How many objectives lie in the victory piles of a side."""
    return sum(len(player.victory) for player in state.players if player.side is side)
