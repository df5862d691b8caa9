"""A match as the table keeps it: its choices are in the journal, and now and then there is a snapshot of its state."""

from __future__ import annotations

from dejarik.kernel import saves
from dejarik.kernel.answers import Answer
from dejarik.kernel.match import Match


class StoredMatch(Match):
    """A match that goes on from a stored snapshot instead of from its first choice."""

    def resume(self, choices: list[Answer], learned: list[bool], state: bytes) -> None:
        self.choices, self.learned = choices, learned
        self.state = saves.unpacked(self.game, state)
        self._snapshots[len(choices)] = state
