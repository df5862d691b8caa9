"""What a page needs to show an edge battle and the fall of an objective: beats, each with its line of the log."""

from __future__ import annotations

from enum import StrEnum

from msgspec import UNSET

from dejarik.kernel.sent import Maybe, Sent
from dejarik.kernel.telling import Line


class EdgeBeatKind(StrEnum):
    """The moments that are seen."""

    REVEALED = "revealed"  # both stacks are turned up
    FATE = "fate"  # a fate card takes effect
    COUNTED = "counted"
    RESTARTED = "restarted"
    WON = "won"
    FELL = "fell"  # an objective is destroyed
    AWARDED = "awarded"  # it lies in a victory pile


class EdgeCard(Sent, kw_only=True):
    """A card of an edge stack."""

    key: str
    force: int  # its printed icons


class EdgeStack(Sent, kw_only=True):
    """What a player has put down."""

    seat: int
    cards: list[EdgeCard]


class EdgeBeat(Sent, kw_only=True):
    """One moment."""

    kind: EdgeBeatKind
    seat: Maybe[int] = UNSET  # whose card or count it is; who has won
    stacks: Maybe[list[EdgeStack]] = UNSET
    key: Maybe[str] = UNSET  # of the fate card, or of the objective
    total: Maybe[int] = UNSET  # of this seat, with all that counts
    totals: Maybe[dict[str, int]] = UNSET  # of all, by seats
    contested: Maybe[bool] = UNSET  # there were defenders
    tied: Maybe[bool] = UNSET
    damage: Maybe[int] = UNSET  # on the objective
    count: Maybe[int] = UNSET  # of objectives in the pile


class EdgeLine(Line, kw_only=True):
    """A sentence of the log that tells a beat."""

    beat: EdgeBeat
