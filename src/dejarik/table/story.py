"""What happened at a table besides the choices: who sat down, gave up, took back. It follows from the journal.

Each has its place among the choices. When the game goes back, what was told of later choices comes along.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import Any, Literal

MOST_TOLD = 60


@dataclass(frozen=True)
class Told:
    """It happened after so many choices. `agreed`: the others had agreed to it; `bot`: a bot plays on."""

    number: int
    kind: Literal["joined", "conceded", "undone"]
    seat: int
    agreed: bool = False
    bot: bool = False


class Story:
    """The last of what happened, in order."""

    def __init__(self) -> None:
        self._told: list[Told] = []

    def tell(self, told: Told) -> None:
        self._told = [*self._told, told][-MOST_TOLD:]

    def take_back(self, seat: int, to: int, *, agreed: bool) -> None:
        """The game went back. Of going back several times to one place only the last is told."""
        earlier = [replace(each, number=min(each.number, to)) for each in self._told]
        self._told = [each for each in earlier if (each.number, each.kind, each.seat) != (to, "undone", seat)]
        self.tell(Told(to, "undone", seat, agreed=agreed))

    def facts(self) -> list[dict[str, Any]]:
        return [asdict(told) for told in self._told]
