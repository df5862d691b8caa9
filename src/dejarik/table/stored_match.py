"""A match as the table keeps it: its choices are in the journal, and now and then there is a snapshot of its state."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from dejarik.kernel import saves
from dejarik.kernel.answers import Answer
from dejarik.kernel.corrections import Correction, MadeCorrection
from dejarik.kernel.events import Event
from dejarik.kernel.match import STRIDE, Kept, Match

_log = logging.getLogger(__name__)
_UNKNOWN = object()


class StoredMatch(Match):
    """A match that goes on from a stored snapshot instead of from its first choice."""

    _sequel: Any = _UNKNOWN
    _is_failing = False
    _remembered = range(0)

    @property
    def sequel(self) -> Any:
        """The options of the game that follows, worked out once; None: none does, or this one is not over."""
        if self.outcome is None:
            return None
        if self._sequel is _UNKNOWN:
            self._sequel = self.game.sequel(self.options, self.state)
        return self._sequel

    @property
    def has_sequel(self) -> bool:
        """Whether another game follows; also where the rules fail to say which."""
        try:
            return self.sequel is not None
        except Exception:
            if not self._is_failing:
                _log.exception("the rules of %s don't say what follows", self.game.name)
            self._is_failing = True
            return True

    def resume(
        self, choices: list[Answer], learned: list[bool], corrections: list[MadeCorrection], state: bytes
    ) -> None:
        self.choices, self.learned, self.corrections = choices, learned, corrections
        self.state = saves.unpacked(self.game, state)
        self._snapshots[len(choices)] = Kept(state, len(corrections))

    def correct(self, correction: Correction) -> list[Event]:
        events = super().correct(correction)
        self._sequel = _UNKNOWN
        return events

    # --- Earlier moments --------------------------------------------------------------------------

    def nearest(self, number: int) -> int:
        """The last decision up to this one whose state is kept."""
        return max(at for at in self._snapshots if at <= number)

    def snapshot(self, number: int) -> bytes:
        return self._snapshots[number].state

    def remember(self, first: int, states: Sequence[bytes]) -> None:
        """Keep the states of decisions from this one on, in place of those that were remembered before."""
        for number in self._remembered:
            if number % STRIDE:
                self._snapshots.pop(number, None)
        self._remembered = range(first, first + len(states))
        self._snapshots.update(zip(self._remembered, map(Kept, states), strict=True))
