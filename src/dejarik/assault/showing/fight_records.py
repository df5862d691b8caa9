"""What a page needs to show a fight as it went: one beat after another, each with the line of the log that tells it."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

from msgspec import UNSET

from dejarik.assault.rules.attack.reports import Why
from dejarik.assault.showing.records import LoggedDie
from dejarik.kernel import Text
from dejarik.kernel.sent import Maybe, Sent
from dejarik.kernel.telling import Line


class BeatKind(StrEnum):
    """The moments of an attack that are seen, in the order of the rules."""

    DECLARED = "declared"
    REDIRECTED = "redirected"  # it has another target from now on
    POOL = "pool"  # dice come into a pool or leave it
    ROLLED = "rolled"
    REROLLED = "rerolled"
    MODIFIED = "modified"
    EVADED = "evaded"  # evades cancel surges
    SURGE = "surge"  # spent on an ability
    JUDGED = "judged"  # whether it hits, and what it comes to
    CALLED_OFF = "called-off"
    DEFEATED = "defeated"


class ResultChange(Sent, kw_only=True):
    """What one source adds to the results of an attack, or takes away."""

    of: Literal["accuracy", "surge", "damage", "block", "evade", "dodge", "pierce"]
    amount: int
    cause: Text
    helps: Literal["attack", "defence"]


class Pool(Sent, kw_only=True):
    """Dice that come into a pool or leave it before the roll."""

    pool: str  # attack, defence
    added: list[str]  # colours
    removed: list[str]
    cause: Maybe[Text] = UNSET


class Results(Sent, kw_only=True):
    """What lies on the table after a roll."""

    accuracy: int
    surge: int
    damage: int
    block: int
    evade: int
    dodge: int


class Verdict(Sent, kw_only=True):
    """What an attack has come to."""

    result: Literal["hit", "blocked", "miss", "dodge"]
    why: Why | None
    accuracy: int
    needs: Maybe[int] = UNSET  # of a ranged attack
    damage: int
    block: int
    pierce: int  # of it, what has met blocks
    amount: int  # suffered
    health: Maybe[int] = UNSET  # of the target
    before: Maybe[int] = UNSET  # what it had left
    left: Maybe[int] = UNSET
    chance: Maybe[float] = (
        UNSET  # of at least that much before the roll; of none where it comes to none; without rerolls and cards
    )
    expected: Maybe[float] = UNSET  # what such a roll comes to on average


class Beat(Sent, kw_only=True):
    """One moment of an attack. An attack begins with `declared`; what comes before its next one belongs to it."""

    kind: BeatKind
    attacker: int
    target: int  # figure or token
    attack_dice: Maybe[list[LoggedDie]] = UNSET  # of a roll
    defence_dice: Maybe[list[LoggedDie]] = UNSET
    rolled: Maybe[Results] = UNSET  # what the dice come to; of a reroll, what that changes
    before: Maybe[list[LoggedDie]] = UNSET  # of a reroll
    after: Maybe[list[LoggedDie]] = UNSET
    pool: Maybe[Pool] = UNSET
    changes: Maybe[list[ResultChange]] = UNSET
    count: Maybe[int] = UNSET  # surges that were cancelled or spent
    effect: Maybe[Text] = UNSET  # of what was bought with surges, without its card
    verdict: Maybe[Verdict] = UNSET


class FightLine(Line, kw_only=True):
    """A sentence of the log that tells a beat of an attack."""

    beat: Beat
    dice: Maybe[list[LoggedDie]] = UNSET
