"""A quick policy: what somebody does who knows the game and does not think long (`kernel.minds.Policy`).

It plans each activation once (`courses`) with odds that are kept for the whole game (`book`), plays cards and reacts as
has mostly been good (`habits`), and tries something out only where that leaves it open (`trials`).
"""

from __future__ import annotations

from dejarik.assault.evaluation.quick.policy import QuickPolicy

__all__ = ["QuickPolicy"]
