"""What was found out about options and things on the table at one moment of a game, once for all who ask.

Who is not asked gets what a spectator gets (`Presenter.hint`), so all of them share it.
"""

from __future__ import annotations

from dejarik.kernel import engine
from dejarik.kernel.sent import Sent
from dejarik.kernel.state import State
from dejarik.table.words import Viewer

MOST = 400  # of one moment: names are made up by pages


class KnownHints:
    """The hints of one table."""

    def __init__(self) -> None:
        self._revision = -1
        self._known: dict[Viewer, dict[str, Sent]] = {}

    def of(self, revision: int, viewer: Viewer) -> dict[str, Sent]:
        """What is known for a viewer at this revision of the game; more may be put into it."""
        if self._revision != revision or sum(map(len, self._known.values())) > MOST:
            self._revision, self._known = revision, {}
        return self._known.setdefault(viewer, {})


def asker(state: State, viewer: Viewer) -> Viewer:
    """As whom a viewer asks: for the own seat if that is asked, else like everybody who looks on."""
    asked = engine.decision(state)
    return viewer if asked is not None and viewer in asked.seats else None
