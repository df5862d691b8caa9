"""Results that become other results in step 4 of an attack (CORE-DICE-09).

Only what changes into what; who wants it, and when, is decided by the callers.
"""

from __future__ import annotations

from dejarik.assault.dice.attack import Conversion, Will
from dejarik.assault.dice.faces import Symbol, Symbols


def amounts(results: Symbols, conversion: Conversion) -> range:
    """How many results this conversion may change."""
    available = max(0, symbol_count(results, conversion.source))
    if conversion.up_to is not None:
        available = min(available, conversion.up_to)
    return range(available if conversion.will is Will.MUST else 0, available + 1)


def converted(results: Symbols, conversion: Conversion, amount: int) -> Symbols:
    """The results after that many symbols have changed."""
    change = {conversion.source: -amount}
    change[conversion.result] = change.get(conversion.result, 0) + amount
    return results + Symbols(
        damage=change.get(Symbol.DAMAGE, 0),
        surge=change.get(Symbol.SURGE, 0),
        block=change.get(Symbol.BLOCK, 0),
        evade=change.get(Symbol.EVADE, 0),
        dodge=change.get(Symbol.DODGE, 0),
    )


def symbol_count(results: Symbols, symbol: Symbol) -> int:
    """How many of that symbol the results have."""
    return {
        Symbol.DAMAGE: results.damage,
        Symbol.SURGE: results.surge,
        Symbol.BLOCK: results.block,
        Symbol.EVADE: results.evade,
        Symbol.DODGE: results.dodge,
    }[symbol]
