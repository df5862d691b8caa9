"""Attacks (CORE-ATTACK, CORE-SURGE): what cards, missions and everybody above the rules need of them."""

from dejarik.assault.rules.attack.attack import Rolled, Tally, without
from dejarik.assault.rules.attack.events import (
    AttackDeclared,
    AttackEvent,
    AttackResolved,
    BeforeAttack,
    DiceRolled,
    ModifierTime,
    PoolsFormed,
    PowerSpent,
    RerollTime,
)
from dejarik.assault.rules.attack.granting import Attack, attack_with, may_attack
from dejarik.assault.rules.attack.rerolls import Reroll, pool, rerollable
from dejarik.assault.rules.attack.targets import Target, eligible_targets, find_target, target_spaces

__all__ = [
    "Attack",
    "AttackDeclared",
    "AttackEvent",
    "AttackResolved",
    "BeforeAttack",
    "DiceRolled",
    "ModifierTime",
    "PoolsFormed",
    "PowerSpent",
    "Reroll",
    "RerollTime",
    "Rolled",
    "Tally",
    "Target",
    "attack_with",
    "eligible_targets",
    "find_target",
    "may_attack",
    "pool",
    "rerollable",
    "target_spaces",
    "without",
]
