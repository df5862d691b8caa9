"""A shadow: the same game played a second time by its options, its seed and its choices as they are stored.

It is played when somebody looks at it, as far as the match has come by then; so a game at which nobody looks costs
nothing, and one at which somebody looks at the end costs as much as the game itself.
"""

from __future__ import annotations

from dejarik.kernel import engine
from dejarik.kernel.match import Match
from dejarik.kernel.state import State

#: After so many decisions the shadow is kept, so that it need not be played from the start when some are taken back.
KEPT_EVERY = 25


class Shadow:
    """The second game beside a match."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._kept: list[State] = []  # as it was after every 25th decision
        self._state: State | None = None
        self._played = 0
        self._corrected = 0

    @property
    def state(self) -> State:
        """The shadow where the match is."""
        match = self._match
        if self._state is None:
            self._state = engine.start(match.game, match.options, match.seed)
        self._put_right()
        for choice in match.choices[self._played :]:
            engine.apply(self._state, choice)
            self._played += 1
            if self._played % KEPT_EVERY == 0:
                self._kept.append(engine.clone(self._state))
            self._put_right()
        return self._state

    def _put_right(self) -> None:
        """Make the corrections that were made here."""
        for made in self._match.corrections[self._corrected :]:
            if made.at == self._played and self._state is not None:
                self._state = engine.correct(self._state, self._match.options, made.correction)
                self._corrected += 1

    def take_back(self) -> None:
        """Decisions of the match have been taken back: begin again where the shadow was last kept."""
        choices = len(self._match.choices)
        if self._corrected:
            self._kept, self._state, self._played, self._corrected = [], None, 0, 0
        elif self._played > choices:
            del self._kept[choices // KEPT_EVERY :]
            self._state = engine.clone(self._kept[-1]) if self._kept else None
            self._played = len(self._kept) * KEPT_EVERY
