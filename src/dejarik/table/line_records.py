"""The messages that the server sends on a socket. What a page says there is in `socket.py`."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET

from dejarik.kernel.sent import Maybe, Sent
from dejarik.table.records import Outcome, Pacing, Preparation, Sharing, Step, Table, Words
from dejarik.table.words import UndoTerms


class _Standing(Sent, kw_only=True):
    """How a game stands, as one seat sees it, but for what is large and mostly as before."""

    number: int  # of the decision that is waited for: as many choices were made
    revision: int  # changes of the game so far; never goes back
    seats: list[int]  # the receiver's own
    viewer: int | None  # whose eyes: the own seat that is asked, else the first; null for spectators
    view: Maybe[msgspec.Raw] = UNSET  # the kernel's, without the decision: for those whose hello wants it
    decision: msgspec.Raw  # null when the receiver is not asked, or the table passes for them
    occasion: msgspec.Raw  # what can be reacted to now: `Presenter.occasion`
    events: list[Step]  # since the last state, or since what the hello had `seen`
    opening: Maybe[msgspec.Raw] = UNSET  # lines: before the first decision, for who has heard none
    undo: UndoTerms | None
    asked: int | None  # the seat that is waited for
    partners: list[int]  # further seats that may answer
    sharing: Sharing | None  # for those who decide together
    window: bool  # it is asked in a bluff window, whatever it holds
    pacing: Pacing | None  # of the viewer, who plays
    prepared: Preparation | None  # what the viewer has left for questions out of turn, in a game of turns
    outcome: Outcome | None
    count: Maybe[int] = UNSET  # of the states on this line, for a page that takes differences


class State(_Standing, kw_only=True, tag="state", tag_field="type"):
    """How a game stands, as one seat sees it: sent after every change."""

    shown: Any  # `Presenter.present`
    table: Table


class Things(Sent, kw_only=True):
    """A list of things that have an `id`, of which only some are not as they were."""

    order: Maybe[list[int | str]] = UNSET  # the ids of all, where they are not the same in the same order
    changed: list[Any]  # those that are new or not as they were


class Difference(Sent, kw_only=True):
    """An object by its parts, as it differs from what the receiver has: parts that are not named are as they were."""

    changed: Maybe[dict[str, Any]] = UNSET  # parts that are new or not as they were
    things: Maybe[dict[str, Things]] = UNSET  # parts of which only some things are not
    gone: Maybe[list[str]] = UNSET  # parts that are not there any more


class Changes(_Standing, kw_only=True, tag="changes", tag_field="type"):
    """A state for a page that takes differences, by how it differs from the one before on this line (`count` is one
    more). All else is as in a state, and is sent whole."""

    shown: Difference
    table: Difference


class ChatLine(Sent, kw_only=True, tag="chat", tag_field="type"):
    """What somebody said."""

    position: int  # its place in the table's journal
    seat: int = msgspec.field(name="from")
    text: str
    at: float


class Hints(Sent, kw_only=True, tag="hints", tag_field="type"):
    """What is known about options before one is taken, of those that were asked about."""

    number: int  # the decision that was asked about
    hints: dict[str, Any]  # for each option `Presenter.hint`
    error: Maybe[Words] = UNSET  # why there are none


class Refusal(Words, kw_only=True, tag="error", tag_field="type"):
    """What was refused, and why; nothing changed."""


class Pong(Sent, kw_only=True, tag="pong", tag_field="type"):
    """The answer to a ping."""
