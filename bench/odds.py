"""How long exact attack odds take: the case that bots and the page ask for most."""

from __future__ import annotations

from statistics import median
from time import perf_counter

from dejarik.assault.dice.attack import AttackNumbers
from dejarik.assault.dice.faces import DicePool
from dejarik.assault.dice.notation import read_reroll, read_surge
from dejarik.assault.dice.odds import odds
from dejarik.assault.dice.pools import pool_of
from dejarik.assault.dice.purchases import affordable

REPETITIONS = 200

THREE_AGAINST_TWO = AttackNumbers(
    attack_pool=DicePool.of("red", "blue", "green"),
    defence_pool=DicePool.of("black", "white"),
    distance=4,
    surges=tuple(map(read_surge, ("+1 damage", "pierce 2", "+2 accuracy", "stun"))),
    rerolls=(read_reroll("attack:1"),),
    health=5,
)


def metrics() -> dict[str, tuple[float, str]]:
    """Three attack dice against two, four surge abilities and a reroll: pools seen before, and new ones."""
    odds(THREE_AGAINST_TWO)
    return {
        "odds": (median(_milliseconds(REPETITIONS)), "ms"),
        "odds_new_pools": (_new_pools(), "ms"),
    }


def _milliseconds(repetitions: int) -> list[float]:
    times = []
    for _ in range(repetitions):
        start = perf_counter()
        odds(THREE_AGAINST_TWO)
        times.append(1000 * (perf_counter() - start))
    return times


def _new_pools() -> float:
    pool_of.cache_clear()
    affordable.cache_clear()
    return _milliseconds(1)[0]


if __name__ == "__main__":
    for name, (value, unit) in metrics().items():
        print(f"{name:20} {value:8.3f} {unit}")
