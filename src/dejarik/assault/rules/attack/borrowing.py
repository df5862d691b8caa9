"""Attacks with a hostile figure (IA-ATTACK-03 to -09, CORE-ATTACK-53, -54): who resolves them and what it may use.

That everybody is hostile to the figure meanwhile is asked in `ground`, whom it may aim at in `targets`.
"""

from __future__ import annotations

from dejarik.assault.rules.attack.granting import attack_with, may_attack
from dejarik.assault.rules.ground import team
from dejarik.assault.rules.state import Assault, Figure
from dejarik.kernel import Procedure, Public


class BorrowedAttack(Procedure):
    """A player performs an attack with somebody else's figure: its abilities are that player's until it is over."""

    figure: Public[int]
    seat: Public[int]
    must: Public[bool] = False
    granted_by: Public[str] = ""
    lent: Public[list[int]] = []  # the sources that the player uses meanwhile

    def attack(self, state: Assault) -> None:
        """IA-ATTACK-03: the player controls the figure, so that its abilities are that player's decisions."""
        figure = state.figures.get(self.figure)
        if figure is None:
            return
        for id, source in state.sources.items():
            if source.subject == figure.id and source.seat == figure.seat:
                source.seat = self.seat
                self.lent.append(id)
        state.reindex(self.lent)
        state.push(
            attack_with(
                state, figure, seat=self.seat, borrowed=True, must=self.must, granted_by=self.granted_by
            )
        )

    def give_back(self, state: Assault) -> None:
        figure = state.figures.get(self.figure)
        for id in self.lent:
            if figure is not None and id in state.sources:
                state.sources[id].seat = figure.seat
        state.reindex([id for id in self.lent if id in state.sources])

    steps = (attack, give_back)


def may_attack_for(state: Assault, figure: Figure, seat: int) -> bool:
    """Whether a player could have this figure attack now, be it friendly or hostile."""
    return may_attack(state, figure, borrowed=team(state, figure.seat) != team(state, seat))


def attack_for(
    state: Assault, figure: Figure, seat: int, *, must: bool = False, granted_by: str = ""
) -> None:
    """A figure attacks because of somebody's ability: a friendly one by itself, a hostile one in that player's
    hands."""
    if team(state, figure.seat) != team(state, seat):
        state.push(BorrowedAttack(figure=figure.id, seat=seat, must=must, granted_by=granted_by))
    else:
        state.push(attack_with(state, figure, must=must, granted_by=granted_by))
