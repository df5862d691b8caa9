"""Attacks (CORE-ATTACK, CORE-SURGE): what cards, missions and everybody above the rules need of them."""

from dejarik.assault.rules.attack import numbers
from dejarik.assault.rules.attack.attack import Attack, AttackStep
from dejarik.assault.rules.attack.events import (
    AboutToReroll,
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
from dejarik.assault.rules.attack.granting import attack_with, may_attack, ways_to_attack
from dejarik.assault.rules.attack.rerolls import Reroll, pool, rerollable
from dejarik.assault.rules.attack.results import Rolled, Tally
from dejarik.assault.rules.attack.rolling import lay_dice
from dejarik.assault.rules.attack.surges import bought_surges
from dejarik.assault.rules.attack.targets import Target, eligible_targets, find_target, target_spaces
from dejarik.assault.rules.weapons import Weapon, weapon_of, weapons_of

__all__ = [
    "Attack",
    "AttackDeclared",
    "AttackEvent",
    "AttackResolved",
    "AttackStep",
    "AboutToReroll",
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
    "Weapon",
    "weapons_of",
    "attack_with",
    "bought_surges",
    "ways_to_attack",
    "eligible_targets",
    "find_target",
    "lay_dice",
    "may_attack",
    "numbers",
    "pool",
    "rerollable",
    "target_spaces",
    "weapon_of",
]
