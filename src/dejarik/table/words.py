"""The words of the table: ids, and the few sets of values that a seat, a table and a caller can have."""

from __future__ import annotations

import enum
from typing import NewType

TableId = NewType("TableId", str)
SeatToken = NewType("SeatToken", str)
TokenHash = NewType("TokenHash", bytes)
Viewer = int | None
"""A seat, or None for a spectator."""


class SeatKind(enum.Enum):
    """Who sits there. `me` and `hot` are seats of whoever made the table, at one screen; a friend who is invited has a
    link, may choose what the seat brings, and is waited for; the game begins without a friend who plays what was
    chosen; one who was invited and has sat down is a friend."""

    ME = "me"
    HOT = "hot"
    FRIEND = "friend"
    INVITED = "invited"
    BOT = "bot"
    OPEN = "open"


class Stage(enum.Enum):
    """How far a table is: seats are free, a game is played, it is over."""

    OPEN = "open"
    PLAYING = "playing"
    FINISHED = "finished"


class By(enum.Enum):
    """Who made a choice for a seat: its person, its bot, the bot that stands in when the clock has run out, or the
    table, which passes or answers for a person as that person wants; only that person is told so."""

    PERSON = "person"
    BOT = "bot"
    CLOCK = "clock"
    PACE = "pace"
    PREPARED = "prepared"

    @property
    def is_wish(self) -> bool:
        """Whether the table did it because its person wants that."""
        return self in (By.PACE, By.PREPARED)


class Answers(enum.Enum):
    """What becomes of questions that come while it is not a person's turn: the person is asked, the table passes
    wherever nothing need be done, or a bot answers."""

    ASK = "ask"
    PASS = "pass"
    BOT = "bot"


class Habit(enum.Enum):
    """How a text, such as one of a card, is answered without asking: it is used whenever it can be, or never."""

    ALWAYS = "always"
    NEVER = "never"


class Pace(enum.Enum):
    """What a person wants to be asked: all that the rules ask, or only where the answers differ."""

    ALWAYS = "always"
    HOLDING = "holding"


class Together(enum.Enum):
    """How those who decide together come to an answer: any of them answers, or all people among them must agree."""

    ANY = "any"
    ALL = "all"


class Point(enum.Enum):
    """From where a game of a series is played once more: from its start, or from its end, with what follows it."""

    START = "start"
    END = "end"


class PassedTo(enum.Enum):
    """To whom a seat is passed: for the time being to a bot or a partner, or back; for good to whoever gets the
    invitation, or to the caller, who takes over what is nobody's."""

    BOT = "bot"
    PARTNER = "partner"
    BACK = "back"
    INVITED = "invited"
    ME = "me"


class UndoTerms(enum.Enum):
    """What it takes to take back."""

    FREE = "free"
    ASK = "ask"


class Sides(enum.Enum):
    """Who sits where when a game is played again: everybody in the seat they had, or in one of the other side."""

    SAME = "same"
    SWAPPED = "swapped"


class Brought(enum.Enum):
    """What the seats bring when a game is played again: what was there, or something ready-made that is drawn."""

    SAME = "same"
    DRAWN = "drawn"
