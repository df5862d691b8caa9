"""Looking around quickly: `survey` and `lookout` with odds from the book, and with steps from whole tables."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from dejarik.assault import board
from dejarik.assault.board import Position
from dejarik.assault.evaluation.arms import weapon_in_hand
from dejarik.assault.evaluation.lookout import (
    BESIDES,
    CHASE,
    COMFORT,
    GRASP,
    ON_THE_WAY,
    OTHER_PREY,
    PATIENCE,
    Lookout,
    Prey,
)
from dejarik.assault.evaluation.quick.book import Book, KeptShot
from dejarik.assault.evaluation.shots import Shot
from dejarik.assault.evaluation.stakes import Errand, Prize
from dejarik.assault.evaluation.survey import Survey
from dejarik.assault.evaluation.ways import CLOSED_DOOR, FAR, Tables, tables_to
from dejarik.assault.rules import values
from dejarik.assault.rules.attack import Attack
from dejarik.assault.rules.ground import foes, piece, position_of, situation
from dejarik.assault.rules.state import NOWHERE, Assault, Figure, Token

FARTHEST = 10
"""How many steps away something is that may perhaps be shot at."""
LONG_SHOT = 6
"""How far somebody is who can be shot at soon."""
MOST_FEARED = 6
"""Places whose danger is looked at, of many that are offered."""

_PATIENCE = [PATIENCE**steps for steps in range(FAR + CLOSED_DOOR + 1)]
_CHASE = [CHASE**steps for steps in range(FAR + CLOSED_DOOR + 1)]


class Prospect:
    """What draws a figure to a place, and what it could perhaps attack from there."""

    __slots__ = ("pull", "shot")

    def __init__(self, pull: float, shot: float) -> None:
        self.pull = pull
        self.shot = shot  # as if everything were seen


class Scout(Lookout):
    """What matters to one figure, for many places at once."""

    def prospects(self, positions: Iterable[Position]) -> dict[Position, Prospect]:
        """What each place promises."""
        aims = [(self._worths(points, prize), *self._tables(prize.spaces)) for points, prize in self._errands]
        comfort = 1 if self._melee else COMFORT
        preys = [(prey, comfort, *self._tables(prey.thing.spaces)) for prey in self._prey]
        return {
            position: self._prospect(position.space, position.lying, aims, preys) for position in positions
        }

    def _prospect(
        self,
        space: int,
        lying: int,
        aims: list[tuple[list[float], list[bytearray], list[bytearray] | None]],
        preys: list[tuple[Prey, int, list[bytearray], list[bytearray] | None]],
    ) -> Prospect:
        best = rest = shot = 0.0
        for worths, near, through in aims:
            steps = near[lying][space]
            if through is not None and steps > CLOSED_DOOR:
                steps = min(steps, through[lying][space] + CLOSED_DOOR)
            value = worths[steps]
            if value > best:
                best, value = value, best
            rest += value
        hunted = others = 0.0
        for prey, comfort, near, through in preys:
            steps = near[lying][space]
            if steps <= (self._reach if self._melee else FARTHEST):
                shot = max(shot, prey.shot.value(steps))
            if through is not None and steps > CLOSED_DOOR:
                steps = min(steps, through[lying][space] + CLOSED_DOOR)
            value = prey.pull * _CHASE[max(0, steps - comfort)]
            if value > hunted:
                hunted, value = value, hunted
            others += value
        return Prospect(best + BESIDES * rest + hunted + OTHER_PREY * others, shot)

    def _worths(self, points: float, prize: Prize) -> list[float]:
        """What a prize is worth from so many steps away."""
        found = [points * ON_THE_WAY * patience for patience in _PATIENCE]
        if prize.errand is not Errand.FETCH:
            found[0] = points
        return found

    def _tables(self, spaces: int) -> Tables:
        return tables_to(self._around, self._base, spaces, ignoring_terrain=self._easily)

    def aim_from(self, position: Position) -> tuple[float, int]:
        """What the best attack from a place is worth, and on whom; 0 and nobody where there is none."""
        stands = self._standing(position)
        best, target = 0.0, 0
        for prey in self._prey:
            away = self._away(stands, prey)
            if away is None or (self._melee and away > self._reach):
                continue
            value = prey.shot.value(away)
            if value > best and self._is_seen(stands, prey, away):
                best, target = value, prey.shot.target.id
        return best, target

    def grasp_from(self, position: Position, barred: Collection[int] = ()) -> tuple[float, int]:
        """What there is to do with an object from a place, and with which, but for those that are `barred`."""
        best, token = 0.0, 0
        for _, prize in self._errands:
            wanted = prize.errand is Errand.FETCH and prize.ready and prize.token not in barred
            if wanted and GRASP * prize.points > best:
                spaces = 1 << position.space if self._base.is_small else self._standing(position).spaces
                if spaces & prize.spaces and (worth := self._grasp(prize)) > best:
                    best, token = worth, prize.token
        return best, token


class Scouting(Survey):
    """What matters around the figures of one side, with a book of odds."""

    def __init__(self, state: Assault, side: int, book: Book) -> None:
        super().__init__(state, side)
        self._book = book
        self._scouts: dict[int, Scout] = {}

    def of(self, figure: Figure) -> Scout:
        found = self._scouts.get(figure.id)
        if found is None:
            found = self._scouts[figure.id] = Scout(
                self.appraisal,
                figure,
                self._errands(figure),
                self._prey(figure),
                self._threats(figure),
                self._seekers(figure),
            )
        return found

    def places(self, figure: Figure, positions: Sequence[Position]) -> dict[Position, float]:
        """How dangerous it is there is looked at only where much speaks for a place."""
        scout = self.of(figure)
        pulls = {place: prospect.pull for place, prospect in scout.prospects(positions).items()}
        ranked = sorted(pulls, key=lambda place: -pulls[place])
        feared = {place: pulls[place] - scout.danger(place) for place in ranked[:MOST_FEARED]}
        here = position_of(figure)
        if here in pulls and here not in feared:
            feared[here] = pulls[here] - scout.danger(here)
        least = min(feared.values(), default=0.0)
        return {place: feared.get(place, least - 1.0) for place in pulls}

    def gain_of_acting(self, figure: Figure) -> float | None:
        """What it could attack after a walk, whatever it sees."""
        weapon = weapon_in_hand(self.state, figure)
        if figure.space == NOWHERE or weapon is None:
            return 0.0
        state, known, stands = self.state, situation(self.state), piece(self.state, figure)
        speed, best = values.speed(state, figure.id), 0.0
        for foe in foes(state, figure):
            away = board.distance(known, stands, piece(state, foe))
            if away is not None and away - speed <= (1 if weapon.melee else LONG_SHOT):
                best = max(best, self.shot(figure, foe).value(max(1, away - speed)))
        return best

    def urgency(self, figure: Figure) -> float:
        return 0.0

    def shot(self, attacker: Figure, target: Figure | Token) -> Shot:
        key = (attacker.id, target.id)
        found = self._shots.get(key)
        if found is None:
            found = self._shots[key] = self.special_shot(self._attack(attacker), target)
        return found

    def special_shot(self, attack: Attack, target: Figure | Token) -> Shot:
        if attack.dice or attack.copies:  # of a kind of its own
            return super().special_shot(attack, target)
        return KeptShot(self._book, self, attack, target)
