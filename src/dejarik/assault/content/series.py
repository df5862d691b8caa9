"""Several attacks or moves in a row, as special actions grant them."""

from __future__ import annotations

from typing import Any

from dejarik.assault.content.blocks import here, me
from dejarik.assault.content.phrases import perform_move
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.active import is_cut_short
from dejarik.assault.rules.attack import Attack, attack_with, may_attack
from dejarik.assault.rules.movement import MoveSpaces
from dejarik.assault.rules.names import asking_text
from dejarik.assault.rules.state import Assault
from dejarik.assault.rules.verbs import DECLINE, FIGURE
from dejarik.kernel import Decision, Option, Procedure, Public, Use, ask, choose, text
from dejarik.kernel.effects import Effect


class AttackSeries(Procedure):
    """A figure performs several attacks: all on different targets, all on the same, or as it likes. None that is
    possible may be declined (CORE-ABILITY-02).

    `damage` is added to the results of each. `only` are the targets and `weapons` the weapons allowed (none: any).
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
    weapons: Public[list[int]] = []
    targets: Public[list[int]] = []

    def next_attack(self, state: Assault) -> None:
        figure = state.figures.get(self.figure)
        if figure is None or not self.count or is_cut_short(state, figure.id):
            return
        self.count -= 1
        kind = {
            "seat": self.seat,
            "barred": list(self.targets) if self.distinct else [],
            "only": list(self.targets[:1] if self.same and self.targets else self.only),
            "dice": list(self.dice),
            "through_figures": self.through_figures,
            "weapons": list(self.weapons),
            "must": True,
        }
        if may_attack(state, figure, asked=self.seat, **kind):
            attack = attack_with(state, figure, **kind)
            attack.tally.damage += self.damage
            state.push(attack)
            self.repeat()

    def receive(self, state: Assault, child: Procedure) -> None:
        if isinstance(child, Attack) and child.target:
            self.targets.append(child.target)

    steps = (next_attack,)


class TwoAttacks(Effect[Assault]):
    """The figure performs two attacks; possible if there is somebody to attack."""

    def __init__(self, kind: dict[str, Any]) -> None:
        self._kind = kind

    def possible(self, state: Assault, use: Use) -> bool:
        return here(state, use) and may_attack(state, me(state, use), asked=use.seat)

    def __call__(self, state: Assault, acting: Any) -> None:
        state.push(AttackSeries(figure=acting.subject, seat=acting.seat, count=2, **self._kind))


def attack_twice(**kind: Any) -> TwoAttacks:
    """`attack_twice(distinct=True)`: on different targets; the other kinds are those of `AttackSeries`."""
    return TwoAttacks(kind)


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


class EachMayMove(Procedure):
    """Figures of a player may move a few spaces, one after another in whatever order."""

    seat: Public[int]
    figures: Public[list[int]]
    spaces: Public[int]
    key: Public[str]
    ability: Public[str]
    most: Public[int] = 0  # how many of them; 0: all

    def offer(self, state: Assault) -> Decision | None:
        options = [Option(FIGURE, id) for id in self.figures if could_move(state, id, self.spaces)]
        if not options:
            return None
        prompt = text("pick-mover", card=asking_text(self.key, self.ability), spaces=self.spaces)
        return choose(self.seat, prompt, [*options, Option(DECLINE)])

    def take(self, state: Assault, choice: int | str) -> None:
        if isinstance(choice, int):
            self.figures.remove(choice)
            state.push(MoveSpaces(figure=choice, spaces=self.spaces, seat=self.seat))
            self.most -= 1
            if self.most:
                self.go_to(EachMayMove.offer)

    steps = (ask(offer, take),)


def could_move(state: Assault, figure: int, spaces: int) -> bool:
    return MoveSpaces(figure=figure, spaces=spaces, seat=0).offer(state) is not None
