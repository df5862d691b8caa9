"""What the kernel says when something from outside is wrong.

Every error carries a `Text`, so that the command line and the page can say it in
the user's language. Raising one of these never leaves the state changed.
"""

from __future__ import annotations

from dejarik.kernel.text import Argument, Text, text


class Problem(Exception):
    """Something from outside is wrong, and a person is told what. Nothing has changed."""

    message: Text

    def __init__(self, id: str, /, **args: Argument) -> None:
        self.message = text(id, **args)
        super().__init__(str(self.message))


class Mistake(Exception):
    """Content of a game is wrong, and whoever wrote it is told what. Nobody who plays can do anything about it."""

    message: Text

    def __init__(self, message: Text, said: str) -> None:
        self.message = message
        super().__init__(said)


class Refused(Problem):
    """An answer that is not one of the legal ones: illegal, stale, out of turn or malformed."""


class BadFile(Problem):
    """A save, replay, army or deck file that is damaged, foreign or newer than this program."""
