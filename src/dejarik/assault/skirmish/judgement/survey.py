"""Looking around: how far it is to everything that matters, what can be shot from where, and who could shoot back.

A `Survey` is made for one decision and thrown away. It uses the engine's own sight, distance and movement
(CORE-LOS, CORE-SPACE, CORE-MOVE); how much each thing matters is an opinion.
"""

from __future__ import annotations

import msgspec

from dejarik.assault import board
from dejarik.assault.board import ALL_SPACES, NO_SPACES, Position, Situation, Spaces
from dejarik.assault.rules import values
from dejarik.assault.rules.attack import Attack, attack_with
from dejarik.assault.rules.ground import foes, friends, piece, piece_at, situation, thing
from dejarik.assault.rules.printed import Keyword, profile
from dejarik.assault.rules.state import NOWHERE, Assault, Figure, Token
from dejarik.assault.rules.targets import find_target
from dejarik.assault.skirmish.judgement.prizes import Errand, Prize, destination, prizes, shot_pay
from dejarik.assault.skirmish.judgement.shots import Shot, as_numbers
from dejarik.assault.skirmish.judgement.ways import steps_to
from dejarik.assault.skirmish.judgement.worth import weight
from dejarik.kernel import clone

PATIENCE = 0.88
"""What a step farther away leaves of the worth of a prize."""
ON_THE_WAY = 0.6
"""What of a prize counts before it is reached."""
GRASP = 0.4
"""What of a thing to pick up counts more when there is an action left to do so."""
TAKEN = 0.12
"""What of a prize counts for a figure when a friend has it already."""
CONTESTED = 0.6
HUNTING = 0.4
CHASE = 0.9
EXPOSED_TO_READY = 0.4
EXPOSED_TO_TIRED = 0.25
COMFORT = 4
"""The distance from which those who shoot like to shoot."""


def twin_of(state: Assault) -> Assault:
    """A copy to try things on, on the same board."""
    twin = clone(state)
    ground = state.__dict__.get("board_")
    if ground is not None:
        twin.__dict__["board_"] = ground
    return twin


class Survey:
    """What matters around the figures of one side at one moment."""

    def __init__(self, state: Assault, side: int) -> None:
        self.state = state
        self.side = side
        self._prizes = prizes(state, side)
        self._shots: dict[tuple[int, int], Shot] = {}
        self._without: dict[int, Situation] = {}
        self._errands: dict[int, list[tuple[float, Prize]]] = {}
        self._foes: dict[int, list[Figure]] = {}
        self._stage: Assault | None = None

    # --- Distance ---------------------------------------------------------------------------------

    def steps(self, figure: Figure, position: Position, there: Spaces) -> int:
        """About how many steps a figure has to go from a place to some spaces."""
        known, printed = situation(self.state), profile(figure.card)
        easily = Keyword.MASSIVE in printed.keywords or Keyword.MOBILE in printed.keywords
        return steps_to(known.board, printed.base, position, there, known.closed, ignoring_terrain=easily)

    # --- Attacks ----------------------------------------------------------------------------------

    def foes(self, figure: Figure) -> list[Figure]:
        found = self._foes.get(figure.id)
        if found is None:
            found = self._foes[figure.id] = foes(self.state, figure)
        return found

    def shot(self, attacker: Figure, target: Figure | Token) -> Shot:
        key = (attacker.id, target.id)
        found = self._shots.get(key)
        if found is None:
            found = self._shots[key] = self.special_shot(attack_with(self.state, attacker), target)
        return found

    def special_shot(self, attack: Attack, target: Figure | Token) -> Shot:
        """An attack of any kind on a target, looked at on a copy of the state in which it is going on."""
        if self._stage is None:
            self._stage = twin_of(self.state)
        stage = self._stage
        attacker, aim = stage.figures[attack.attacker], find_target(stage, target.id)
        assert aim is not None
        stage.stack.append(msgspec.structs.replace(attack, target=target.id))
        numbers = as_numbers(stage, attacker, aim, attack.dice)
        stage.stack.pop()
        return Shot(self.state, target, numbers, melee=attack.melee)

    def targets(self, figure: Figure) -> list[Figure | Token]:
        """What a figure would like to attack, wherever it is."""
        objects = [
            token for token in self.state.tokens.values() if token.health and shot_pay(self.state, token)
        ]
        return [*self.foes(figure), *objects]

    def attack_from(self, figure: Figure, position: Position) -> float:
        """What the best attack from a place is worth; 0 when there is nobody to attack."""
        printed = profile(figure.card)
        if not printed.attacks:
            return 0.0
        around = self._situation_without(figure)
        stands = piece_at(self.state, figure, position)
        reach = printed.melee and bool(values.attack_reach(self.state, figure.id))
        through = ALL_SPACES if values.sees_through_figures(self.state, figure.id) else NO_SPACES
        best = 0.0
        for target in self.targets(figure):
            spot = thing(self.state, target)
            if printed.melee and not reach:
                if not board.adjacent(around, stands, spot):
                    continue
                away = 1
            else:
                counted = board.distance(around, stands, spot)
                if counted is None or (printed.melee and counted > 2):
                    continue
                away = counted
                if not (printed.melee and away <= 1) and not board.can_see(
                    around, stands, spot, through=through
                ):
                    continue
            best = max(best, self.shot(figure, target).value(away))
        return best

    def danger(self, figure: Figure, position: Position) -> float:
        """What the foes who see a place from where they are would take from a figure that stands there."""
        around = self._situation_without(figure)
        stands = piece_at(self.state, figure, position)
        total = 0.0
        for foe in self.foes(figure):
            printed = profile(foe.card)
            if not printed.attacks:
                continue
            stays = piece(self.state, foe)
            away = board.distance(around, stays, stands)
            if away is None:
                continue
            if printed.melee:
                near = away <= 1 + values.speed(self.state, foe.id)
                chance = 0.7 if near else 0.0
                away = 1
            else:
                chance = 1.0 if board.can_see(around, stands, stays) else 0.3 if away <= 6 else 0.0
            if chance:
                group = self.state.groups.get(foe.group)
                eager = EXPOSED_TO_READY if group is not None and group.ready else EXPOSED_TO_TIRED
                total += eager * chance * self.shot(foe, figure).value(away)
        return min(total, 1.2 * weight(self.state, figure))

    def _situation_without(self, figure: Figure) -> Situation:
        """The board without a figure, so that it does not stand in its own way."""
        found = self._without.get(figure.id)
        if found is None:
            found = situation(self.state).copy()
            if figure.space != NOWHERE:
                found.remove(board.FigureId(figure.id))
            self._without[figure.id] = found
        return found

    # --- Places -----------------------------------------------------------------------------------

    def place(self, figure: Figure, position: Position) -> float:
        """What it is worth to a figure to stand in a place: objectives, prey, danger."""
        return self.pull(figure, position) - self.danger(figure, position)

    def pull(self, figure: Figure, position: Position) -> float:
        """What draws a figure to a place: objectives and prey."""
        best = rest = 0.0
        for points, prize in self._errands_of(figure):
            away = self.steps(figure, position, prize.spaces)
            value = points * PATIENCE**away
            if away or prize.errand is Errand.FETCH:  # being there is not having it
                value *= ON_THE_WAY
            best, rest = max(best, value), rest + min(best, value)
        return best + 0.2 * rest + self._prey(figure, position)

    def fetching(self, figure: Figure, position: Position) -> float:
        """What there is to pick up from a place, with an action left for it."""
        spaces = piece_at(self.state, figure, position).spaces
        return max(
            (
                GRASP * prize.points
                for _, prize in self._errands_of(figure)
                if prize.errand is Errand.FETCH and spaces & prize.spaces
            ),
            default=0.0,
        )

    def _prey(self, figure: Figure, position: Position) -> float:
        printed = profile(figure.card)
        if not printed.attacks:
            return 0.0
        comfort = 1 if printed.melee else COMFORT
        best = rest = 0.0
        for target in self.targets(figure):
            away = max(0, self.steps(figure, position, thing(self.state, target).spaces) - comfort)
            dear = weight(self.state, target) if isinstance(target, Figure) else shot_pay(self.state, target)
            value = HUNTING * dear * CHASE**away
            best, rest = max(best, value), rest + min(best, value)
        return best + 0.1 * rest

    def _errands_of(self, figure: Figure) -> list[tuple[float, Prize]]:
        """The prizes with what each is worth to this figure."""
        found = self._errands.get(figure.id)
        if found is None:
            found = self._errands[figure.id] = self._find_errands(figure)
        return found

    def _find_errands(self, figure: Figure) -> list[tuple[float, Prize]]:
        mine = destination(self.state, figure)
        if mine is not None:
            return [(mine.points, mine)]
        counts = values.counts_for_control(self.state, figure.id)
        handy = values.can_interact(self.state, figure.id)
        others = [piece(self.state, friend).spaces for friend in friends(self.state, figure, others=True)]
        rivals = [piece(self.state, foe).spaces for foe in self.foes(figure)]
        found = []
        for prize in self._prizes:
            if not (counts if prize.errand is Errand.HOLD else handy):
                continue
            points = prize.points
            if any(spaces & prize.spaces for spaces in others):
                points *= TAKEN
            elif prize.errand is Errand.HOLD and any(spaces & prize.spaces for spaces in rivals):
                points *= CONTESTED
            found.append((points, prize))
        return found
