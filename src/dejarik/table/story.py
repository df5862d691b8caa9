"""What happened at a table besides the choices: who sat down, gave up, took back. It follows from the journal.

Each has its place among the choices. When the game goes back, what was told of later choices comes along.
"""

from __future__ import annotations

from msgspec.structs import replace

from dejarik.table.records import Told

MOST_TOLD = 60


class Story:
    """The last of what happened, in order."""

    def __init__(self) -> None:
        self._told: list[Told] = []

    def tell(self, told: Told) -> None:
        self._told = [*self._told, told][-MOST_TOLD:]

    def take_back(self, seat: int, to: int, *, agreed: bool) -> None:
        """The game went back. Of going back several times to one place only the last is told."""
        self.go_back(to)
        self._told = [
            each for each in self._told if (each.number, each.kind, each.seat) != (to, "undone", seat)
        ]
        self.tell(Told(number=to, kind="undone", seat=seat, agreed=agreed))

    def go_back(self, to: int) -> None:
        """What was told of later choices belongs to this one now."""
        self._told = [replace(each, number=min(each.number, to)) for each in self._told]

    @property
    def was_resumed(self) -> bool:
        return any(each.kind == "resumed" for each in self._told)

    @property
    def was_restarted(self) -> bool:
        return any(each.kind == "restarted" for each in self._told)

    @property
    def was_adopted(self) -> bool:
        return any(each.kind == "adopted" for each in self._told)

    @property
    def was_corrected(self) -> bool:
        return any(each.kind == "corrected" for each in self._told)

    def begin_again(self) -> None:
        """The game begins again: what was told before belongs to its start."""
        self.go_back(0)

    def facts(self) -> list[Told]:
        return list(self._told)
