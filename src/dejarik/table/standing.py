"""What was chosen in a game as it stands: the choices of its journal without those that were taken back, or that were
made before it was begun again or taken up from a position."""

from __future__ import annotations

from dejarik.kernel.answers import Answer
from dejarik.kernel.corrections import MadeCorrection
from dejarik.table.journal import AnyEntry, Chosen, Corrected, Restarted, Resumed, Undone


class Standing:
    """The choices so far, whether each has taught anybody anything, and what was put right; and the position from which
    the game goes on with other rules than before, if there is one."""

    def __init__(self) -> None:
        self.choices: list[Answer] = []
        self.learned: list[bool] = []
        self.corrections: list[MadeCorrection] = []
        self.base: Resumed | None = None

    def begin(self) -> None:
        """The game is begun again."""
        self._go_back(0)
        self.corrections, self.base = [], None

    def take(self, entry: AnyEntry) -> None:
        """Add an entry of the journal."""
        match entry:
            case Chosen(answer=answer, learned=learned):
                self.choices.append(answer)
                self.learned.append(learned)
            case Undone(to=to):
                self._go_back(to)
                self.corrections = [made for made in self.corrections if made.at <= to]
            case Corrected(correction=correction):
                self.corrections.append(MadeCorrection(len(self.choices), correction))
            case Restarted():
                self.begin()
            case Resumed(number=number, corrections=corrections):
                self._go_back(number)
                del self.corrections[corrections:]
                self.base = entry
            case _:
                pass

    def _go_back(self, to: int) -> None:
        del self.choices[to:], self.learned[to:]
