"""A match as the table keeps it: its choices are in the journal, and now and then there is a snapshot of its state."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import msgspec

from dejarik.kernel import engine, saves
from dejarik.kernel.answers import Answer
from dejarik.kernel.corrections import Correction, MadeCorrection
from dejarik.kernel.events import Event
from dejarik.kernel.games import AnyGame
from dejarik.kernel.match import STRIDE, Kept, Match
from dejarik.table.journal import Resumed

_log = logging.getLogger(__name__)
_UNKNOWN = object()
NOTHING_FOLLOWS = b"null"
"""What is stored of a game that was the last one; of one of which nothing is known, nothing is."""


class StoredMatch(Match):
    """A match that goes on from a stored snapshot instead of from its first choice."""

    _sequel: Any = _UNKNOWN
    _written_sequel: bytes | None = None
    _is_failing = False
    _remembered = range(0)
    begins = 0
    """The number of the decision from which it goes on with other rules than before; nobody goes back further."""

    def __init__(self, game: AnyGame, options: Any, seed: int, version: str | None = None) -> None:
        super().__init__(game, options, seed)
        self.version = version or game.version

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

    @property
    def written_sequel(self) -> bytes | None:
        """The same as it is stored, for later rules that could not work it out any more."""
        if self._written_sequel is None and self.outcome is not None:
            if not self.has_sequel:
                self._written_sequel = NOTHING_FOLLOWS
            elif not self._is_failing:
                self._written_sequel = msgspec.json.encode(self.sequel)
        return self._written_sequel

    def look_only(
        self, choices: list[Answer], corrections: list[MadeCorrection], state: bytes | None
    ) -> None:
        """What was chosen with other rules, and how it stood then, as far as that can be read. It is not played."""
        self.choices, self.learned, self.corrections = choices, [True] * len(choices), corrections
        if state is None:
            return
        try:
            found = saves.unpacked(self.game, state)
            engine.decision(found)
            self.game.presenter.present(found, None)
        except Exception:  # whatever these rules make of it
            return
        self.state = found

    @property
    def base(self) -> tuple[bytes, int]:
        """The state from which everything follows, and the number of its decision; none where that is the start."""
        return (self._snapshots[self.begins].state, self.begins) if self.begins else (b"", 0)

    def rest_on(self, base: Resumed) -> None:
        """All that follows comes of this position, and what was before it of other rules."""
        self.begins, self.version = base.number, base.found
        self._snapshots = {at: kept for at, kept in self._snapshots.items() if at > base.number}
        self._snapshots[base.number] = Kept(base.state, base.corrections)

    def take_up(self, base: Resumed) -> None:
        """Go on from a position with these rules."""
        number = base.number
        choices, learned = self.choices[:number], self.learned[:number]
        self.resume(choices, learned, self.corrections[: base.corrections], base.state)
        self._snapshots = {}
        self.rest_on(base)

    def carry_on(self, version: str, state: bytes) -> None:
        """What was only looked at is played from here on, with these rules."""
        self.version = version
        self.resume(self.choices, self.learned, [], state)

    def resume(
        self, choices: list[Answer], learned: list[bool], corrections: list[MadeCorrection], state: bytes
    ) -> None:
        self.choices, self.learned, self.corrections = choices, learned, corrections
        self.state = saves.unpacked(self.game, state)
        self._snapshots[len(choices)] = Kept(state, len(corrections))

    def correct(self, correction: Correction) -> list[Event]:
        events = super().correct(correction)
        self._sequel, self._written_sequel = _UNKNOWN, None
        return events

    # --- Earlier moments --------------------------------------------------------------------------

    def nearest(self, number: int) -> int:
        """The last decision up to this one whose state is kept."""
        return max(at for at in self._snapshots if at <= number)

    def snapshot(self, number: int) -> bytes:
        return self._snapshots[number].state

    def keep(self, number: int, state: bytes) -> None:
        """Keep the state of a decision that was stored."""
        self._snapshots[number] = Kept(state)

    def remember(self, first: int, states: Sequence[bytes]) -> None:
        """Keep the states of decisions from this one on, in place of those that were remembered before."""
        for number in self._remembered:
            if number % STRIDE:
                self._snapshots.pop(number, None)
        self._remembered = range(first, first + len(states))
        self._snapshots.update(zip(self._remembered, map(Kept, states), strict=True))
