"""A table of the card game whose log is read: what somebody hears of each choice, in English and in order."""

from __future__ import annotations

from typing import Self

from msgspec import UNSET
from tests.lcg.table import Table

from dejarik.kernel import apply
from dejarik.kernel.telling import Line
from dejarik.kernel.text import Text
from dejarik.lcg.presenting.story import story
from dejarik.messages import Language, say


def words(text: Text) -> str:
    return say(text, Language.ENGLISH)


class Log(Table):
    """A position, and what is told of the choices made in it: to a spectator, or to the seat that `hears` names."""

    def __init__(
        self, picture: str = "", *, hears: str = "", format: str = "duel", dark: int = 1, light: int = 1
    ) -> None:
        super().__init__(picture, format=format, dark=dark, light=light)
        self.listener = self.seat(hears) if hears else None
        self.lines: list[Line] = []
        self.state.round = 1

    def _apply(self, given: object) -> Self:
        events = apply(self.state, given)
        self.events += events
        self.lines += story.tell(self.state, events, self.listener)
        return self

    @property
    def told(self) -> list[str]:
        """The sentences, each with a mark `> ` for every text that it lies within."""
        return ["> " * (0 if line.depth is UNSET else line.depth) + words(line.text) for line in self.lines]

    def after(self, sentence: str) -> list[str]:
        """What is told from a sentence on, which is there."""
        assert sentence in self.told, self.told
        return self.told[self.told.index(sentence) :]

    @property
    def labels(self) -> list[str]:
        """What the options are called."""
        asked = self.asked
        return [words(asked.label_of(self.state, option)) for option in asked.options]

    @property
    def occasion(self) -> list[str]:
        """What may be reacted to now."""
        return [words(line.text) for line in story.occasion(self.state, self.asked.seat)]

    def hear_the_beginning(self) -> list[str]:
        """What was told before the first choice of all."""
        self.lines += story.tell(self.state, self.state.journal, self.listener)
        return self.told
