"""Attacks (CORE-ATTACK, CORE-SURGE): what cards, missions and everybody above the rules need of them."""

from dejarik.assault.rules.attack import numbers
from dejarik.assault.rules.attack.attack import Attack, AttackStep
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
from dejarik.assault.rules.attack.granting import attack_with, cards_to_attack, may_attack
from dejarik.assault.rules.attack.numbers import Weapon, printed_defence, weapon_of, without
from dejarik.assault.rules.attack.rerolls import Reroll, pool, rerollable
from dejarik.assault.rules.attack.results import Rolled, Tally
from dejarik.assault.rules.attack.rolling import lay_dice
from dejarik.assault.rules.attack.surges import bought_surges
from dejarik.assault.rules.attack.targets import Target, eligible_targets, find_target, target_spaces

__all__ = [
    "Attack",
    "AttackDeclared",
    "AttackEvent",
    "AttackResolved",
    "AttackStep",
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
    "attack_with",
    "bought_surges",
    "cards_to_attack",
    "eligible_targets",
    "find_target",
    "lay_dice",
    "may_attack",
    "numbers",
    "pool",
    "printed_defence",
    "rerollable",
    "target_spaces",
    "weapon_of",
    "without",
]
