"""How a game went, when it is over: where the points came from, who did most, luck against expectation, and time.

A game adds up what everybody was told of its choices (`Presenter.account`); the table says who decided when.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET

from dejarik.kernel.sent import Maybe, Sent
from dejarik.kernel.text import Text


class ToldStep(msgspec.Struct, kw_only=True):
    """A choice as a spectator heard of it: events and lines as they were sent."""

    number: int
    seat: int
    is_person: bool
    seconds: float  # how long it was waited for
    events: list[dict[str, Any]]
    lines: list[dict[str, Any]]


class PointSource(Sent, kw_only=True):
    """A part of somebody's points."""

    source: Text
    kind: str  # for the drawing: mission, defeats, cards …
    points: int


class CurvePoint(Sent, kw_only=True):
    """What somebody had after a choice."""

    number: int
    points: int


class Luck(Sent, kw_only=True):
    """What the rolls of attacks came to, also more than targets could suffer, and what they come to on average."""

    attacks: int
    dealt: int
    expected: float


class SideAccount(Sent, kw_only=True):
    """How it went for a seat."""

    seat: int
    points: int
    sources: list[PointSource]  # they add up to the points
    curve: list[CurvePoint]
    luck: Maybe[Luck] = UNSET
    most: Maybe[int] = UNSET  # points with which this side wins, where each has its own goal
    decisions: int  # that a person made
    seconds: float  # that others waited for them


class Doer(Sent, kw_only=True):
    """What a figure or card has done."""

    name: Text
    seat: int
    card: str
    attacks: int
    dealt: int
    expected: Maybe[float] = UNSET
    points: int
    suffered: int
    is_gone: bool


class RoundStart(Sent, kw_only=True):
    number: int  # of the choice
    round: int


class Account(Sent, kw_only=True):
    """How a game went."""

    sides: list[SideAccount]
    doers: list[Doer]  # who did most, first
    rounds: list[RoundStart]
    most: Maybe[int] = UNSET  # points with which one wins
    seconds: float


class Ledger:
    """Adds up what the accounts of all games have: points with their curve, decisions and time."""

    def __init__(self, seats: int) -> None:
        self.curves: list[list[CurvePoint]] = [[] for _ in range(seats)]
        self.points = [0] * seats
        self.decisions = [0] * seats
        self.seconds = [0.0] * seats
        self.whole = 0.0

    def decide(self, step: ToldStep) -> None:
        self.whole += step.seconds
        if step.is_person:
            self.decisions[step.seat] += 1
            self.seconds[step.seat] += step.seconds

    def gain(self, step: ToldStep, seat: int, points: int) -> None:
        self.points[seat] += points
        self.curves[seat].append(CurvePoint(number=step.number, points=self.points[seat]))


def name_of(event: dict[str, Any]) -> str:
    """What sort of event was told, without its module."""
    return str(event["is"]).rpartition("/")[2]
