"""Looking around: what there is for a side to win, to hunt and to fear, and for which of its figures.

A `Survey` is made for one decision and thrown away; what a single figure sees is a `Lookout` of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

import msgspec

from dejarik.assault.board import Position, Thing
from dejarik.assault.dice.attack import AttackNumbers
from dejarik.assault.evaluation.arms import attack_in_hand, weapon_in_hand
from dejarik.assault.evaluation.lookout import Lookout, Prey, Threat
from dejarik.assault.evaluation.positions import Appraisal
from dejarik.assault.evaluation.shots import Shot, as_numbers
from dejarik.assault.evaluation.stakes import Errand, Prize, stakes_of
from dejarik.assault.rules import values
from dejarik.assault.rules.attack import Attack, Tally
from dejarik.assault.rules.ground import foes, friends, piece, position_of, team, thing
from dejarik.assault.rules.state import NOWHERE, Assault, Figure, Token
from dejarik.assault.rules.texts import may_target
from dejarik.kernel.engine import rehearsal

CONTESTED = 0.6
"""What of a prize counts for a figure when a foe is there, too."""
HUNTING = 0.4
"""What getting near a target is worth, for each point of its price."""
CLOSE = 0.1
"""Places whose worth differs by less may change their order for what it costs to go there."""
EXPOSED_TO_READY = 0.4
"""How likely a foe that has not acted yet attacks just this figure …"""
EXPOSED_TO_TIRED = 0.25
"""… and one that has."""


def twin_of(state: Assault) -> Assault:
    """A copy to try things on, which knows what is known here."""
    return rehearsal(state)


def fingerprint(state: Assault) -> bytes:
    """All of a state that matters to how it is judged: the same for positions that differ in the dice to come."""
    return _encoder.encode([getattr(state, name) for name in state.__struct_fields__ if name not in _ASIDE])


_ASIDE = frozenset({"number", "rng", "serial"})
_encoder = msgspec.msgpack.Encoder()


class Survey:
    """What matters around the figures of one side at one moment."""

    def __init__(self, state: Assault, side: int, known: Appraisal | None = None) -> None:
        self.state = state
        self.side = side
        self.appraisal = known or Appraisal(state)
        self._attacks: dict[int, Attack] = {}
        self._shots: dict[tuple[int, int], Shot] = {}
        self._lookouts: dict[int, Lookout] = {}

    # --- What a figure sees -----------------------------------------------------------------------

    def place(self, figure: Figure, position: Position) -> float:
        """What it is worth to a figure to stand in a place: objectives, prey, danger."""
        lookout = self.of(figure)
        return lookout.pull(position) - lookout.danger(position)

    def places(self, figure: Figure, positions: Sequence[Position]) -> dict[Position, float]:
        """The same for several places."""
        return {position: self.place(figure, position) for position in positions}

    def gain_of_acting(self, figure: Figure) -> float | None:
        """About what a figure can gain by being activated now; None: a plan has to tell."""
        return None

    def urgency(self, figure: Figure) -> float:
        """Who is in danger should act before it is too late."""
        return 0.5 * min(self.of(figure).danger(position_of(figure)), self.appraisal.weight(figure))

    def of(self, figure: Figure) -> Lookout:
        """The board as this figure sees it."""
        found = self._lookouts.get(figure.id)
        if found is None:
            found = self._lookouts[figure.id] = Lookout(
                self.appraisal,
                figure,
                self._errands(figure),
                self._prey(figure),
                self._threats(figure),
                self._seekers(figure),
            )
        return found

    def _seekers(self, figure: Figure) -> list[tuple[Thing, int]]:
        """Who only has to stand beside a figure, with how far each goes."""
        found = stakes_of(self.state).seekers(self.state, figure)
        return [(piece(self.state, foe), values.speed(self.state, foe.id)) for foe in found]

    def _errands(self, figure: Figure) -> list[tuple[float, Prize]]:
        """The prizes with what each is worth to a figure."""
        stakes = stakes_of(self.state)
        mine = stakes.destination(self.state, figure)
        if mine is not None:
            return [(mine.points, mine)]
        counts = values.counts_for_control(self.state, figure.id)
        handy = values.can_interact(self.state, figure.id)
        others = [piece(self.state, friend).spaces for friend in friends(self.state, figure, others=True)]
        rivals = [piece(self.state, foe).spaces for foe in foes(self.state, figure)]
        found = []
        for prize in self.appraisal.prizes(self.side):
            if not (counts if prize.errand is Errand.HOLD else handy):
                continue
            if not stakes.may_do(self.state, figure, prize):
                continue
            points = prize.points
            if not prize.shared and any(spaces & prize.spaces for spaces in others):
                points *= prize.company
            elif prize.errand is Errand.HOLD and any(spaces & prize.spaces for spaces in rivals):
                points *= CONTESTED
            found.append((points, prize))
        return found

    def _prey(self, figure: Figure) -> list[Prey]:
        if weapon_in_hand(self.state, figure) is None or figure.space == NOWHERE:  # there was no room for it
            return []
        state = self.state
        found = [
            Prey(thing(state, foe), self.shot(figure, foe), HUNTING * self.appraisal.weight(foe))
            for foe in foes(state, figure)
            if may_target(state, figure, foe)
        ]
        for token in state.tokens.values():
            pay = stakes_of(state).shot_pay(state, token) if token.health else 0.0
            if pay and may_target(state, figure, token):
                shot = self.shot(figure, token)
                found.append(Prey(thing(state, token), shot, HUNTING * pay, token.door))
        return found

    def _threats(self, figure: Figure) -> list[Threat]:
        found = []
        caution = stakes_of(self.state).caution(self.state, figure)
        for foe in foes(self.state, figure):
            weapon = weapon_in_hand(self.state, foe)
            if weapon is not None:
                group = self.state.groups.get(foe.group)
                eager = EXPOSED_TO_READY if group is not None and group.ready else EXPOSED_TO_TIRED
                speed = values.speed(self.state, foe.id)
                shot = self.shot(foe, figure)
                found.append(Threat(piece(self.state, foe), shot, caution * eager, weapon.melee, speed))
        return found

    # --- Attacks ----------------------------------------------------------------------------------

    def shot(self, attacker: Figure, target: Figure | Token) -> Shot:
        """What a figure's ordinary attack on a target is worth."""
        key = (attacker.id, target.id)
        found = self._shots.get(key)
        if found is None:
            found = self._shots[key] = self.special_shot(self._attack(attacker), target)
        return found

    def _attack(self, attacker: Figure) -> Attack:
        """A figure's ordinary attack."""
        attack = self._attacks.get(attacker.id)
        if attack is None:
            attack = self._attacks[attacker.id] = attack_in_hand(self.state, attacker)
        return attack

    def special_shot(self, attack: Attack, target: Figure | Token) -> Shot:
        """An attack of any kind on a target."""
        return Shot(self.appraisal, target, lambda: self.numbers(attack, target.id), melee=attack.melee)

    def numbers(self, attack: Attack, target: int) -> AttackNumbers:
        """An attack in numbers: it is going on as long as it is asked about. What the ability that grants it adds is
        left out."""
        stack = self.state.stack
        aimed = msgspec.structs.replace(attack, target=target, tally=Tally())
        stack.append(aimed)
        try:
            return as_numbers(self.state, aimed)
        finally:
            stack.pop()


class Glance(Survey):
    """Looks for the best only: danger takes long to find out and makes no place better, so places that can't be the
    best one are known without it."""

    def places(self, figure: Figure, positions: Sequence[Position]) -> dict[Position, float]:
        if team(self.state, figure.seat) != self.side:  # there the worst is looked for
            return super().places(figure, positions)
        lookout = self.of(figure)
        found = {position: lookout.pull(position) for position in positions}
        best = -inf
        for position, pull in sorted(found.items(), key=lambda each: -each[1]):
            if pull + CLOSE < best:
                break
            found[position] = pull - lookout.danger(position)
            best = max(best, found[position])
        return found
