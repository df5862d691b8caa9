"""Jerjerrod's Task (LCG-JT): one dark side player builds the second Death Star, two or three light side players fight.

The light side wins when the dark side has no objective in play, or when what was set aside at the start is destroyed.
How the dark side wins stands on that card: see `content.balance_of_the_force.jerjerrods_task`.
"""

from __future__ import annotations

from typing import ClassVar

from dejarik.lcg.facts.cards import Challenge, Role, Side
from dejarik.lcg.facts.library import card as look_up
from dejarik.lcg.facts.library import challenge_deck
from dejarik.lcg.formats.team_play import StandardSetUp, award_destroyed, standard_balance
from dejarik.lcg.rules.format import Format
from dejarik.lcg.rules.leaving import Leaves, set_aside
from dejarik.lcg.rules.state import Lcg, Player, Starting
from dejarik.lcg.rules.teams import members
from dejarik.lcg.rules.values import objectives
from dejarik.lcg.rules.victory import CARD, NO_OBJECTIVES, win


class JerjerrodsTask(Format):
    """One dark side player against a light team of two or three (LCG-JT-01)."""

    name: ClassVar[str] = "jerjerrod"
    sizes: ClassVar[tuple[int, ...]] = (3, 4)  # the smaller one is the better game (LCG-JT-02)
    challenge: ClassVar[Challenge] = Challenge.JERJERROD
    decks_run_out: ClassVar[bool] = False  # LCG-JT-12
    own_victories: ClassVar[bool] = False  # LCG-JT-09

    def team_sizes(self, side: Side) -> tuple[int, ...]:
        return (1,) if side is self.solo else (2, 3)

    def lay_out_challenge(self, state: Lcg, player: Player) -> None:
        """LCG-JT-03 to -06: no affiliation card, one card aside, three objectives, the rest is the command deck."""
        keys = [str(id) for id in challenge_deck(self.challenge)]
        state.starting[player.seat] = Starting(
            player.seat, [key for key in keys if look_up(key).role is Role.STARTING_OBJECTIVE]
        )
        for key in keys:
            if look_up(key).role is Role.SET_ASIDE:
                set_aside(state, key, player.seat)

    def set_up(self, state: Lcg) -> None:
        """The light side sets up as usual (LCG-JT-07)."""
        state.push(StandardSetUp())

    def balance(self, state: Lcg, side: Side) -> None:
        """As in the base game (LCG-DIAL-03); the dial alone wins nothing (LCG-DIAL-05)."""
        standard_balance(state, side)

    def objective_destroyed(self, state: Lcg, event: Leaves) -> None:
        award_destroyed(state, event)

    def left_play(self, state: Lcg, event: Leaves) -> None:
        if event.is_destroyed and look_up(event.key).role is Role.SET_ASIDE:  # LCG-JT-11
            win(state, Side.LIGHT, CARD, by=event.key)
        elif not any(objectives(state, seat) for seat in members(state, Side.DARK)):  # LCG-JT-08
            win(state, Side.LIGHT, NO_OBJECTIVES)
