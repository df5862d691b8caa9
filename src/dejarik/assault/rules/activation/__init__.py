"""Activations and actions (CORE-ACT, CORE-ACTION): what everybody outside this chapter needs of them."""

from dejarik.assault.rules.activation.activation import (
    ATTACK_ACTION,
    ATTACK_BY_CARD,
    END,
    MOVE,
    Activation,
    GroupActivation,
)
from dejarik.assault.rules.activation.interludes import Interlude, check_end, interlude

__all__ = [
    "ATTACK_ACTION",
    "ATTACK_BY_CARD",
    "END",
    "MOVE",
    "Activation",
    "GroupActivation",
    "Interlude",
    "check_end",
    "interlude",
]
