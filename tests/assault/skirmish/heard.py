"""What the log of a drawn board tells, as tests read it: sentences in English, in order."""

from __future__ import annotations

from msgspec import UNSET
from tests.assault.table import Table

from dejarik.assault.game import GAME
from dejarik.kernel.telling import Line
from dejarik.messages import Language, say


def sentence(line: Line) -> str:
    """A line as the command line writes it: what a page draws is said in words."""
    depth = 0 if line.depth is UNSET else line.depth
    besides = "" if line.besides is UNSET else f" {say(line.besides, Language.ENGLISH)}"
    return "  " * depth + say(line.text, Language.ENGLISH) + besides


def story(table: Table) -> list[str]:
    """What everybody heard since the last look."""
    lines = GAME.presenter.tell(table.state, table.events, None)
    table.events = []
    return [sentence(line) for line in lines]


def logged(table: Table) -> list[str]:
    """What was reported by rules that the test called itself."""
    table.events, table.state.journal = table.state.journal, []
    return story(table)


def duel(own: str = "stormtrooper", other: str = "rebel-trooper") -> Table:
    return Table("| A   .   b |", A=own, b=other)
