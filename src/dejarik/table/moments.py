"""What a table in memory consists of: choices, lines of chat, somebody who asks, what a bot has to do."""

from __future__ import annotations

from dataclasses import dataclass, field

from dejarik.kernel.answers import Answer
from dejarik.table.journal import Said
from dejarik.table.words import By, Viewer


@dataclass(frozen=True)
class ChoiceMade:
    """A choice of the game as it stands: who made it, what was told of it, and who might have made it as well."""

    seat: int
    by: By
    told: bytes | None
    partners: tuple[int, ...] = ()
    at: float = 0.0  # when it was stored
    position: int = -1  # of its line in the journal

    @property
    def seats(self) -> tuple[int, ...]:
        """Everybody who had a part in it."""
        return (self.seat, *self.partners)

    def by_for(self, viewer: Viewer) -> By:
        """Who made it, as far as a viewer may know: where the table passed, others see a person who passes."""
        return By.PERSON if self.by.is_wish and self.seat != viewer else self.by


@dataclass
class UndoRequest:
    """Somebody asks to take back. `consents` are the seats that have agreed."""

    seat: int
    to: int
    consents: set[int] = field(default_factory=set)


@dataclass(frozen=True)
class Spoken:
    """A line of chat and its place in the journal."""

    position: int
    said: Said
    at: float


@dataclass(frozen=True)
class Proposal:
    """What a seat would answer to the decision of this number; nothing: it takes back what it proposed. `revision` is
    that of the game which was looked at: after taking back, another decision may have the number."""

    seat: int
    number: int
    answer: Answer | None
    revision: int | None = None


@dataclass(frozen=True)
class Task:
    """What a bot is asked: for which seat and decision, and why it is a bot that answers. It answers at `at`, not
    before; there may be nothing to think about."""

    bot: str
    seat: int
    number: int
    revision: int
    by: By
    at: float = 0.0
    answer: Answer | None = None
