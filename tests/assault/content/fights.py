"""Short words for fights in tests of card effects.

Faces are numbers of `FACES`: of the attack dice in the order of the pool, then of the defence dice.
"""

from __future__ import annotations

from tests.assault.table import Table

from dejarik.assault.rules.figures.damage import Damaged

#: What each says no to.
_NO = ("pass", "done", "decline", "keep", "stop", "stay", "end")


def fight(table: Table, attacker: str, target: str, *faces: int) -> Table:
    """An attack with dice that fall like this; stops at its first question after the target."""
    return table.script(*faces).attack_with(attacker, target)


def decline_all(table: Table) -> Table:
    """Say no to everything until nothing goes on any more."""
    while not table.is_idle:
        table.choose(next(word for word in _NO if word in table.options))
    return table


def wound(table: Table, letter: str, amount: int, *, by: int) -> Table:
    """A figure suffers damage by an effect of a player; stops at the first question."""
    return table.occur(Damaged(target=table.id(letter), amount=amount, by=by))


def uses(table: Table) -> list[str]:
    """The reactions, actions and surges on offer, without the numbers of their sources."""
    return [id.partition("#")[0] for id in table.options if id.startswith(("use:", "special:"))]
