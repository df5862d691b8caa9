"""How good the options of a decision look, for bots: see `rating`."""

from __future__ import annotations

from dejarik.lcg.evaluation.rating import rate

__all__ = ["rate"]
