"""What has happened in an attack, for those who watch: dice, what changed the results, surges, and what came of it."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from dejarik.assault.dice.attack import Condition
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.attack.events import AttackEvent
from dejarik.assault.rules.attack.results import Rolled, Tally
from dejarik.assault.rules.reports import FigureEvent
from dejarik.assault.rules.state import Assault
from dejarik.kernel import Public, Record
from dejarik.kernel.queries import Share


class Reason(Record, kw_only=True):
    """What changes results or dice without being used: a text by its card and name, a condition, or the object that is
    attacked."""

    key: Public[str] = ""
    name: Public[str] = ""
    figure: Public[int] = 0  # whose text it is
    condition: Public[Condition | None] = None
    token: Public[int] = 0
    tally: Public[Tally] = msgspec.field(default_factory=Tally)

    @classmethod
    def of(cls, state: Assault, share: Share, tally: Tally) -> Reason:
        """That a text has a share in a value."""
        source = state.sources.get(share.source)
        figure = 0 if source is None else source.subject
        return cls(key=share.key, name=share.name, figure=figure, tally=tally)


class PoolChanged(AttackEvent, kw_only=True):
    """Dice have come into a pool or have been taken out of it, before the roll."""

    pool: Public[str]
    added: Public[list[Die]] = []
    removed: Public[list[Die]] = []
    reason: Public[Reason | None] = None  # where no text that is used does it


class Rerolled(AttackEvent, kw_only=True):
    """Somebody has rerolled dice."""

    seat: Public[int]
    before: Public[list[Rolled]]
    dice: Public[list[Rolled]]


class ResultsModified(AttackEvent, kw_only=True):
    """Something has been added to the results, or taken away; where that is due to conditions and constant abilities,
    with what each of them does."""

    tally: Public[Tally]
    reasons: Public[list[Reason]] = []


class DefenceChanged(FigureEvent, kw_only=True):
    """Until the end of the round results and dice are added when a figure defends."""

    tally: Public[Tally]
    dice: Public[list[Die]] = []


class SurgesCancelled(AttackEvent, kw_only=True):
    """Evades have cancelled surges."""

    count: Public[int]


class SurgeSpent(AttackEvent, kw_only=True):
    """Surges have been spent on a surge ability, by its card and name."""

    key: Public[str]
    name: Public[str]


class Why(StrEnum):
    """Why an attack misses."""

    ACCURACY = "accuracy"
    DODGE = "dodge"
    SIGHT = "sight"  # the target can't be attacked any more
    GONE = "gone"  # there is no target any more
    FOILED = "foiled"  # an effect says so


class AttackJudged(AttackEvent, kw_only=True):
    """Steps 6 and 7: whether it hits, and what its results come to; for a hit, `amount` is what will be suffered."""

    missed: Public[Why | None] = None
    ranged: Public[bool] = False
    accuracy: Public[int] = 0
    needed: Public[int] = 0
    damage: Public[int] = 0
    block: Public[int] = 0
    pierce: Public[int] = 0
    blunted: Public[int] = 0  # what the target has taken of the Pierce
    amount: Public[int] = 0
    attack_dice: Public[list[Rolled]] = []
    defence_dice: Public[list[Rolled]] = []
    added: Public[Tally] = msgspec.field(
        default_factory=Tally
    )  # to the dice, but for what surges have bought


class KeywordResolved(AttackEvent, kw_only=True):
    """Step 8: Blast or Cleave of an attack hits somebody else."""

    keyword: Public[str]
    amount: Public[int]


class AttackRedirected(AttackEvent, kw_only=True):
    """An attack has another target than it was declared against."""


class AttackCalledOff(AttackEvent, kw_only=True):
    """An attack can't go on, because the attacker or the target is gone; without a target, there is none at all."""
