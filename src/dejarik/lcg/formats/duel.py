"""The duel: one light side player against one dark side player (the base game's rules)."""

from __future__ import annotations

from typing import ClassVar

from dejarik.lcg.facts.cards import Side
from dejarik.lcg.formats.team_play import StandardSetUp, award_destroyed, destroyed_by, standard_balance
from dejarik.lcg.rules.format import Format
from dejarik.lcg.rules.leaving import Leaves
from dejarik.lcg.rules.state import Lcg
from dejarik.lcg.rules.victory import DIAL, OBJECTIVES, win


class Duel(Format):
    """The light side needs three destroyed objectives, the dark side the dial at 12 (LCGC-WIN-01, -02)."""

    name: ClassVar[str] = "duel"
    sizes: ClassVar[tuple[int, ...]] = (2,)
    dial_end: ClassVar[int] = 12
    needed: ClassVar[int] = 3

    def set_up(self, state: Lcg) -> None:
        state.push(StandardSetUp())

    def balance(self, state: Lcg, side: Side) -> None:
        standard_balance(state, side)

    def objective_destroyed(self, state: Lcg, event: Leaves) -> None:
        award_destroyed(state, event)

    def awarded(self, state: Lcg) -> None:
        if destroyed_by(state, Side.LIGHT) >= self.needed:
            win(state, Side.LIGHT, OBJECTIVES)

    def dial_moved(self, state: Lcg) -> None:
        if state.dial >= self.dial_end:
            win(state, Side.DARK, DIAL)


class StarterDuel(Duel):
    """A duel for beginners: decks of fewer sets are allowed (LCGC-DECK-08)."""

    name: ClassVar[str] = "starter"
    starter: ClassVar[bool] = True
