"""A player of the card game who decides quickly, for cheap simulations and for playouts of a search: see `policy`."""

from __future__ import annotations

from dejarik.lcg.evaluation.quick.policy import QuickPolicy

__all__ = ["QuickPolicy"]
