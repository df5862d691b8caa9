"""The Death Star dial, and how a game ends (LCGC-DIAL, LCGC-WIN). Which numbers win is the format's to say."""

from __future__ import annotations

from enum import StrEnum

from dejarik.kernel import Event, Procedure, Public
from dejarik.lcg.facts.cards import Side
from dejarik.lcg.rules.format import format_of
from dejarik.lcg.rules.state import Lcg
from dejarik.lcg.rules.teams import other

DIAL = "dial"  # the dial has reached its end
OBJECTIVES = "objectives"  # enough objectives have been destroyed
EMPTY_DECK = "empty-deck"  # somebody had to draw and could not
CARD = "card"  # the text of a card decided it
NO_OBJECTIVES = "no-objectives"  # the single player has none left
QUARRY = "quarry"  # the one who was hunted has been found and defeated
OUTLASTED = "outlasted"  # every hunter's deck is empty
STALEMATE = "stalemate"  # it went on for too long (LCGC-TIE-05)

REASONS = (DIAL, OBJECTIVES, EMPTY_DECK, CARD, NO_OBJECTIVES, QUARRY, OUTLASTED, STALEMATE)


def win(state: Lcg, side: Side, reason: str, *, by: str = "") -> None:
    """A side wins, maybe by the text of a card. Who has won already stays the winner."""
    if state.outcome is None:
        state.finish(reason, *(player.seat for player in state.players if player.side is side), by=by)


def lose(state: Lcg, side: Side, reason: str, *, by: str = "") -> None:
    """A side loses, all of it (LCG-WIN-06)."""
    win(state, other(side), reason, by=by)


class Defeat(Procedure):
    """A side loses, in its turn among what happens at the same time (LCGC-WIN-05)."""

    side: Public[Side]
    reason: Public[str]
    by: Public[str] = ""  # the card whose text decides it

    def declare(self, state: Lcg) -> None:
        lose(state, self.side, self.reason, by=self.by)

    steps = (declare,)


class DialCause(StrEnum):
    """Why the dial is turned."""

    TURN = "turn"  # the dark side's balance phase
    BALANCE = "balance"  # the same, with the Balance of the Force
    OBJECTIVE = "objective"  # an objective has been destroyed
    EFFECT = "effect"


class DialMoved(Event):
    """The dial goes on, or back: never below `floor` (LCGC-DIAL-01)."""

    by: Public[int]
    floor: Public[int] = 0
    why: Public[DialCause] = DialCause.EFFECT
    value: Public[int] = 0  # where it stands then

    def happen(self, state: Lcg) -> None:
        before = state.dial
        state.dial = max(min(self.floor, before), before + self.by)
        self.by = state.dial - before
        self.value = state.dial
        format_of(state).dial_moved(state)


def move_dial(state: Lcg, by: int, *, floor: int = 0, why: DialCause = DialCause.EFFECT) -> None:
    """Turn the dial, where there is one (LCG-DIAL-06)."""
    if by and format_of(state).has_dial:
        state.occur(DialMoved(by=by, floor=floor, why=why))


# --- Victory piles ------------------------------------------------------------------------------------


class Awarded(Event):
    """A destroyed objective lies in a player's victory pile, which holds so many now."""

    seat: Public[int]
    key: Public[str]
    count: Public[int]
    number: Public[int] = 1  # among the cards of its title, while it was in play


def award(state: Lcg, seat: int, key: str, number: int) -> int:
    """A destroyed objective goes to a victory pile; how many lie there then."""
    pile = state.players[seat].victory
    pile.append(key)
    state.log(Awarded(seat=seat, key=key, count=len(pile), number=number))
    return len(pile)
