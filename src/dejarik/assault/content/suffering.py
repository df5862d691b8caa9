"""Figures that suffer by a card's effect: damage first, then strain, then conditions, then what they gain by it.

One effect may hit several figures; each part happens to all of them at the same time (CORE-DAMAGE, CORE-STRAIN). It is
no attack (CORE-ATTACK-07). A figure that is gone after one part is left out of the next.
"""

from __future__ import annotations

from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.figures.conditions import gain_condition
from dejarik.assault.rules.figures.damage import Strained, hurt
from dejarik.assault.rules.movement import gain_points
from dejarik.assault.rules.state import Assault, Figure
from dejarik.kernel import Procedure, Public


class Suffer(Procedure):
    """These figures suffer what is named here, part by part."""

    figures: Public[list[int]]
    by: Public[int]  # the seat whose effect it is
    source: Public[int] = 0  # the figure whose effect it is
    damage: Public[int] = 0
    strain: Public[int] = 0
    conditions: Public[list[Condition]] = []
    points: Public[int] = 0  # movement points, to be spent at once

    def suffer_damage(self, state: Assault) -> None:
        hurt(state, self._left(state), self.damage, by=self.by, source=self.source)

    def suffer_strain(self, state: Assault) -> None:
        left = self._left(state)
        if self.strain and left:
            state.occur(*(Strained(figure=figure.id, amount=self.strain, by=self.by) for figure in left))

    def become(self, state: Assault) -> None:
        for figure in self._left(state):
            for condition in self.conditions:
                gain_condition(state, figure, condition)

    def gain(self, state: Assault) -> None:
        if self.points:
            for figure in self._left(state):
                gain_points(state, figure, self.points, at_once=True)

    def _left(self, state: Assault) -> list[Figure]:
        return [state.figures[id] for id in self.figures if id in state.figures]

    steps = (suffer_damage, suffer_strain, become, gain)
