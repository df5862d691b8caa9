"""How somebody may think of a mission who does not think as usual: for those who explore what can happen in it.

Who is hurried does from the first round what a goal asks for, as if it were the last; who is grim does not care for
goals and fights. Neither plays well; both come to where those who play well never are.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum, auto

from dejarik.assault.campaign.rules.state import MissionState
from dejarik.kernel import Ratings
from dejarik.kernel.minds import Policy


class Temper(Enum):
    """What somebody is like."""

    USUAL = auto()
    HURRIED = auto()
    GRIM = auto()


_temper = Temper.USUAL


def temper() -> Temper:
    """Of whoever thinks just now."""
    return _temper


@contextmanager
def thinking(as_: Temper) -> Iterator[None]:
    """Whoever thinks from now on is like that."""
    global _temper
    before, _temper = _temper, as_
    try:
        yield
    finally:
        _temper = before


class Tempered(Policy[MissionState]):
    """A policy of that temper: it keeps opinions of its own, so it is asked about nothing else."""

    def __init__(self, policy: Policy[MissionState], temper: Temper) -> None:
        self._policy = policy
        self._temper = temper

    def rate(self, state: MissionState) -> Ratings:
        with thinking(self._temper):
            return self._policy.rate(state)
