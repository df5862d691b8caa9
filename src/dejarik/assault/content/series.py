"""Several attacks or moves in a row, as special actions grant them."""

from __future__ import annotations

from dejarik.assault.content.conditions import perform_move
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.attack import Attack, attack_with, may_attack
from dejarik.assault.rules.state import Assault
from dejarik.kernel import Procedure, Public


class AttackSeries(Procedure):
    """A figure performs several attacks: all on different targets, all on the same, or as it likes.

    `damage` is added to the results of each. `only` are the targets allowed (none: any); with `must`, no attack that
    is possible may be declined.
    """

    figure: Public[int]
    seat: Public[int]
    count: Public[int]
    distinct: Public[bool] = False
    same: Public[bool] = False
    damage: Public[int] = 0
    dice: Public[list[Die]] = []
    through_figures: Public[bool] = False
    only: Public[list[int]] = []
    must: Public[bool] = False
    targets: Public[list[int]] = []

    def next_attack(self, state: Assault) -> None:
        figure = state.figures.get(self.figure)
        if figure is None or not self.count:
            return
        self.count -= 1
        kind = {
            "seat": self.seat,
            "barred": list(self.targets) if self.distinct else [],
            "only": list(self.targets[:1] if self.same and self.targets else self.only),
            "dice": list(self.dice),
            "through_figures": self.through_figures,
            "must": self.must,
        }
        if may_attack(state, figure, **kind):
            attack = attack_with(state, figure, **kind)
            attack.tally.damage += self.damage
            state.push(attack)
            self.repeat()

    def receive(self, state: Assault, child: Procedure) -> None:
        if isinstance(child, Attack):
            if child.target:
                self.targets.append(child.target)
            else:
                self.count = 0  # declined

    steps = (next_attack,)


class MovesInTurn(Procedure):
    """Figures interrupt to perform a move, one after another, each if it likes."""

    figures: Public[list[int]]

    def next_move(self, state: Assault) -> None:
        if self.figures:
            figure = state.figures.get(self.figures.pop(0))
            if figure is not None:
                perform_move(state, figure)
            self.repeat()

    steps = (next_move,)
