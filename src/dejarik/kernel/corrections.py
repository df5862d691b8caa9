"""What people put right on purpose: something that went wrong at the table, and on which all of them agree.

A correction is plain data. Who proposes it, and whether everybody agrees, is a matter of the table; what it may change,
and what can't be, is the game's to say (`Game.correct`). A match remembers when each was made, so that it is played
again, taken along in files and never lost.
"""

from __future__ import annotations

from typing import Any

import msgspec


class Correction(msgspec.Struct, frozen=True, omit_defaults=True):
    """`change` is data of the game; `seat` and `name` say who proposed it, `why` is said in their own words."""

    seat: int
    change: dict[str, Any]
    why: str
    name: str = ""


class MadeCorrection(msgspec.Struct, frozen=True):
    """A correction that was made when the decision `at` was waited for."""

    at: int
    correction: Correction
