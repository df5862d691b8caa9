"""Figures that suffer by a card's effect: damage and strain, then conditions, then what they gain by it.

One effect may hit several figures; each part happens to all of them at the same time (CORE-DAMAGE, CORE-STRAIN), and
whom damage and strain leave without Health is defeated with the others (CORE-DEFEAT-01). It is no attack
(CORE-ATTACK-07). A figure that is gone after one part is left out of the next.
"""

from __future__ import annotations

from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.figures.conditions import gain_condition
from dejarik.assault.rules.figures.damage import Damaged, Strained
from dejarik.assault.rules.movement import gain_points
from dejarik.assault.rules.state import Assault, Figure
from dejarik.kernel import Event, Procedure, Public


class Suffer(Procedure):
    """These figures suffer what is named here, part by part."""

    figures: Public[list[int]]
    by: Public[int]  # the seat whose effect it is
    source: Public[int] = 0  # the figure whose effect it is
    damage: Public[int] = 0
    strain: Public[int] = 0
    conditions: Public[list[Condition]] = []
    points: Public[int] = 0  # movement points

    def suffer(self, state: Assault) -> None:
        """Strain is said first, so that it is decided before anybody falls by the damage."""
        left, events = self._left(state), list[Event]()
        if self.strain:
            events += [Strained(figure=figure.id, amount=self.strain, by=self.by) for figure in left]
        if self.damage:
            events += [
                Damaged(target=figure.id, amount=self.damage, by=self.by, source=self.source)
                for figure in left
            ]
        if events:
            state.occur(*events)

    def become(self, state: Assault) -> None:
        for figure in self._left(state):
            for condition in self.conditions:
                gain_condition(state, figure, condition)

    def gain(self, state: Assault) -> None:
        if self.points:
            for figure in self._left(state):
                gain_points(state, figure, self.points)

    def _left(self, state: Assault) -> list[Figure]:
        return [state.figures[id] for id in self.figures if id in state.figures]

    steps = (suffer, become, gain)
