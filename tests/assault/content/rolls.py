"""Dice as they fall, and the surge abilities bought with them.

table.roll([blue(3, damage=2), green(1, surge=1), black(block=1)]).attack_with("A", "b")
buy(table, "A", "fighting-knife")
"""

from __future__ import annotations

from tests.assault.table import Table

from dejarik.assault.dice.faces import Die, Symbols

Roll = tuple[Die, Symbols]


def red(damage: int, surge: int = 0) -> Roll:
    return Die.RED, Symbols(damage=damage, surge=surge)


def blue(accuracy: int, damage: int = 0, surge: int = 0) -> Roll:
    return Die.BLUE, Symbols(accuracy=accuracy, damage=damage, surge=surge)


def green(accuracy: int, damage: int = 0, surge: int = 0) -> Roll:
    return Die.GREEN, Symbols(accuracy=accuracy, damage=damage, surge=surge)


def yellow(accuracy: int, damage: int = 0, surge: int = 0) -> Roll:
    return Die.YELLOW, Symbols(accuracy=accuracy, damage=damage, surge=surge)


def black(block: int = 0, evade: int = 0) -> Roll:
    return Die.BLACK, Symbols(block=block, evade=evade)


def white(block: int = 0, evade: int = 0, dodge: int = 0) -> Roll:
    return Die.WHITE, Symbols(block=block, evade=evade, dodge=dodge)


def surges(table: Table, letter: str) -> list[str]:
    """The surge abilities on the card of a figure that are on offer: a name, or the place on the card from 1."""
    start = f"surge:{_source(table, letter)}."
    return [option.removeprefix(start) for option in table.offers(start)]


def buy(table: Table, letter: str, *names: str) -> Table:
    """Spend surges on abilities of a figure's card."""
    return table.choose(*(f"surge:{_source(table, letter)}.{name}" for name in names))


def _source(table: Table, letter: str) -> int:
    return next(id for id, each in table.state.sources.items() if each.subject == table.id(letter))
