"""2v2 (LCG-2V2, LCG-WIN): two teams of two, each player against the one opposite."""

from __future__ import annotations

from typing import ClassVar

from dejarik.lcg.formats.duel import Duel
from dejarik.lcg.rules.state import Lcg
from dejarik.lcg.rules.teams import members, other, side_of


class TwoAgainstTwo(Duel):
    """The light team needs five destroyed objectives, the dark team the multiplayer dial at 16 (LCG-WIN-01, -02)."""

    name: ClassVar[str] = "2v2"
    sizes: ClassVar[tuple[int, ...]] = (4,)
    dial_end: ClassVar[int] = 16
    needed: ClassVar[int] = 5
    decks_run_out: ClassVar[bool] = False  # LCG-WIN-05
    own_victories: ClassVar[bool] = False  # LCG-WIN-07

    def targets(self, state: Lcg, seat: int) -> list[int]:
        """Only the player opposite: 1 faces the other team's 2 (LCG-2V2-05, -09)."""
        number = state.players[seat].number
        enemies = members(state, other(side_of(state, seat)))
        return [enemy for enemy in enemies if state.players[enemy].number == 3 - number]
