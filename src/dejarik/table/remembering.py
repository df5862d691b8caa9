"""What the seats of a table remember, for the bots that sit there: from what they were told of every choice.

It follows from the journal, so it is the same after a restart and at another server. Only what was told since the last
time is read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from dejarik.kernel.minds import Memory
from dejarik.table import event_feed
from dejarik.table.moments import ChoiceMade

if TYPE_CHECKING:
    from dejarik.table.live_table import LiveTable


class Remembered(NamedTuple):
    """What a seat remembers after some choices, the last of which tells whether any was taken back since."""

    memory: Memory
    heard: int
    last: ChoiceMade | None


class Memories:
    """The memories of one table."""

    def __init__(self) -> None:
        self._by_seat: dict[int, Remembered] = {}

    def of(self, live: LiveTable, seat: int) -> Memory:
        """What a seat remembers now; nothing in a game that nobody thinks about."""
        mind = live.game.mind
        if mind is None:
            return {}
        known = self._by_seat.get(seat)
        if known is None or known.heard > len(live.steps) or not _stands(known, live):
            known = Remembered(mind.recall(live.match.options, seat), 0, None)
        memory = known.memory
        if mind.heeds:
            for step in live.steps[known.heard :]:
                memory = mind.remember(memory, msgspec.json.decode(event_feed.unpack(step.told, seat).events))
        self._by_seat[seat] = Remembered(memory, len(live.steps), live.steps[-1] if live.steps else None)
        return memory


def _stands(known: Remembered, live: LiveTable) -> bool:
    return known.heard == 0 or live.steps[known.heard - 1] is known.last
