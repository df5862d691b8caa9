"""The board as one figure sees it: how far everything is, what it could shoot from where, and who could shoot back.

All of it uses the engine's own sight, distance and movement (CORE-LOS, CORE-SPACE, CORE-MOVE); how much each thing
matters is an opinion. A lookout is made for one decision and thrown away.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf

from dejarik.assault import board
from dejarik.assault.board import (
    ALL_SPACES,
    NO_SPACES,
    DistancesFrom,
    Piece,
    Position,
    Space,
    Spaces,
    Thing,
)
from dejarik.assault.evaluation.arms import weapon_in_hand
from dejarik.assault.evaluation.positions import Appraisal
from dejarik.assault.evaluation.shots import Shot
from dejarik.assault.evaluation.stakes import Errand, Prize, stakes_of
from dejarik.assault.evaluation.ways import CLOSED_DOOR, FAR, steps_to
from dejarik.assault.rules import values
from dejarik.assault.rules.ground import friends, piece, piece_at, situation_for
from dejarik.assault.rules.printed import Keyword, profile_of
from dejarik.assault.rules.state import NOWHERE, Figure

PATIENCE = 0.88
"""What a step farther away leaves of the worth of a prize …"""
CHASE = 0.9
"""… and of prey."""
ON_THE_WAY = 0.6
"""What of a prize counts before it is reached."""
GRASP = 0.4
"""What of a thing to pick up counts more when there is an action left to do so."""
COMFORT = 4
"""The distance from which those who shoot like to shoot."""
BESIDES = 0.2
"""How much all prizes but the best one count …"""
OTHER_PREY = 0.1
"""… and all prey but the best."""

CHARGED = 0.7
"""How likely somebody who fights hand to hand gets to a figure in its reach."""
SOUGHT = 0.3
"""How likely somebody who shoots comes to see a figure that it does not see …"""
SOUGHT_WITHIN = 6
"""… so many spaces away."""
MOST_DANGER = 1.2
"""Danger is never more than so many times the worth of the figure."""
SEEN_AT_THE_START = 0.08
"""What it costs a figure to be deployed in sight of a foe, as a part of the most danger there can be."""
NEGLIGIBLE = 0.02
CAUGHT = 30.0
"""What it costs a figure to stand beside a foe that has won by that …"""
IN_REACH = 0.1
"""… and what of it where the foe could come to stand beside it, and what where a friend keeps it away."""
WATCHED = 0.1

_PATIENCE = [PATIENCE**steps for steps in range(FAR + CLOSED_DOOR + 1)]
_CHASE = [CHASE**steps for steps in range(FAR + CLOSED_DOOR + 1)]


@dataclass(frozen=True, slots=True)
class Prey:
    """Something to attack: where it is, what attacking it is worth, and what it is worth to get near it."""

    thing: Thing
    shot: Shot
    pull: float
    door: int = -1  # it is a door, which is seen and measured in its own way (CORE-DOOR-08)


@dataclass(frozen=True, slots=True)
class Threat:
    """A foe: where it stands, what it would do to the figure, how likely it acts soon, and how far it gets."""

    thing: Thing
    shot: Shot
    eager: float
    melee: bool
    speed: int


class Lookout:
    """What matters to one figure, wherever it might stand."""

    def __init__(
        self,
        appraisal: Appraisal,
        figure: Figure,
        errands: Sequence[tuple[float, Prize]],
        prey: Sequence[Prey],
        threats: Sequence[Threat],
        seekers: Sequence[tuple[Thing, int]] = (),
    ) -> None:
        """`seekers` are those who only have to stand beside the figure, with how far they go."""
        state = appraisal.state
        self._state, self._figure = state, figure
        self._errands = errands
        self._shares: dict[int, float] = {}  # what an action does with an object
        self._prey = prey
        self._threats = threats
        self._seekers = seekers
        self._guards = (
            [piece(state, friend) for friend in friends(state, figure, others=True)] if seekers else []
        )
        printed = profile_of(state, figure)
        weapon = weapon_in_hand(state, figure)
        self._melee = weapon is not None and weapon.melee
        self._base = printed.base
        self._easily = Keyword.MASSIVE in printed.keywords or values.is_mobile(state, figure.id)
        self._reach = 2 if self._melee and values.attack_reach(state, figure.id) else 1
        self._through = ALL_SPACES if values.sees_through_figures(state, figure.id) else NO_SPACES
        self._most_danger = MOST_DANGER * appraisal.weight(figure)
        self._around = situation_for(state, figure).copy()
        self._piece = piece_at(state, figure, Position(Space(0)))  # or anywhere else (`_standing`)
        self._standings: dict[Position, Piece] = {}
        self._aims: list[tuple[float, bool, list[bytearray]]] | None = None
        self._hunted: list[tuple[float, list[bytearray]]] = []
        self._targets: list[tuple[Prey, DistancesFrom]] | None = None
        self._feared: list[tuple[Threat, DistancesFrom]] | None = None
        self._things = [prize for _, prize in errands if prize.errand is Errand.FETCH and prize.ready]
        self._is_set_aside = figure.space == NOWHERE
        if not self._is_set_aside:  # so that it does not stand in its own way
            self._around.remove(board.FigureId(figure.id))

    def _standing(self, position: Position) -> Piece:
        """The figure as it would stand in a place."""
        found = self._standings.get(position)
        if found is None:
            found = self._standings[position] = board.moved(self._around.ground, self._piece, position)
        return found

    def _steps(self, there: Spaces) -> list[bytearray]:
        """About how many steps the figure has to go from everywhere to some spaces."""
        return steps_to(self._around, self._base, there, ignoring_terrain=self._easily)

    # --- What draws it ----------------------------------------------------------------------------

    def pull(self, position: Position) -> float:
        """What draws the figure to a place: objectives and prey."""
        if self._aims is None:
            self._aims = [
                (points, prize.errand is Errand.FETCH, self._steps(prize.spaces))
                for points, prize in self._errands
            ]
            self._hunted = [(prey.pull, self._steps(prey.thing.spaces)) for prey in self._prey]
        space, lying = position
        best = rest = 0.0
        for points, has_to_be_done, steps in self._aims:
            away = steps[lying][space]
            value = points * _PATIENCE[away]
            if away or has_to_be_done:  # being there is not having it
                value *= ON_THE_WAY
            if value > best:
                best, value = value, best
            rest += value
        return best + BESIDES * rest + self._hunt(position)

    def _hunt(self, position: Position) -> float:
        comfort = 1 if self._melee else COMFORT
        space, lying = position
        best = rest = 0.0
        for pull, steps in self._hunted:
            away = steps[lying][space]
            value = pull * _CHASE[away - comfort] if away > comfort else pull
            if value > best:
                best, value = value, best
            rest += value
        return best + OTHER_PREY * rest

    def fetching(self, position: Position) -> float:
        """What there is to pick up from a place, with an action left for it."""
        if not self._things:
            return 0.0
        spaces = self._standing(position).spaces
        return max((self._grasp(prize) for prize in self._things if spaces & prize.spaces), default=0.0)

    def _grasp(self, prize: Prize) -> float:
        """What an action is worth to pick something up, or to try."""
        share = self._shares.get(prize.token)
        if share is None:
            share = stakes_of(self._state).share(self._state, self._figure, prize)
            self._shares[prize.token] = share
        return GRASP * prize.points * share

    # --- Attacks ----------------------------------------------------------------------------------

    def attack_from(self, position: Position) -> float:
        """What the best attack from a place is worth; 0 when there is nobody to attack."""
        if self._targets is None:
            dearest_first = sorted(self._prey, key=lambda prey: -prey.pull)  # then less has to be looked at
            self._targets = [(prey, DistancesFrom(self._around, prey.thing)) for prey in dearest_first]
        stands, farthest = self._standing(position), self._reach if self._melee else inf
        best = 0.0
        for prey, distances in self._targets:
            away = distances.to(stands) if prey.door < 0 else self._away(stands, prey)
            if away is None or away > farthest:
                continue
            value = prey.shot.known(away)
            if value is None:
                if not self._is_seen(stands, prey, away):
                    continue  # seeing is quicker to find out than what an attack comes to
                best = max(best, prey.shot.value(away))
            elif value > best and self._is_seen(stands, prey, away):
                best = value
        return best

    def _away(self, stands: Piece, prey: Prey) -> int | None:
        if prey.door >= 0:
            door = board.DoorId(prey.door)
            if self._melee and not board.adjacent_to_door(self._around, stands, door):
                return 2 if board.door_in_reach(self._around, stands, door) else None
            return board.door_distance(self._around, stands, door)
        return board.distance(self._around, stands, prey.thing)

    def _is_seen(self, stands: Piece, prey: Prey, away: int) -> bool:
        """Whoever is adjacent can be attacked hand to hand without being seen (CORE-ATTACK-03)."""
        if self._melee and away <= 1:
            return True
        if prey.door >= 0:
            return board.can_see_door(self._around, stands, board.DoorId(prey.door), through=self._through)
        return board.can_see(self._around, stands, prey.thing, through=self._through)

    def danger(self, position: Position) -> float:
        """What foes would soon take from the figure if it stood there."""
        if self._feared is None:
            self._feared = [(threat, DistancesFrom(self._around, threat.thing)) for threat in self._threats]
        stands = self._standing(position)
        total = self._found_by_seekers(stands) if self._seekers else 0.0
        most = self._most_danger if not self._seekers else inf
        for threat, distances in self._feared:
            if total >= most:
                break
            away = distances.to(stands)
            if away is None:
                continue
            if self._is_set_aside:  # nobody can attack it yet: being seen is bad enough
                if board.can_see(self._around, stands, threat.thing):
                    total += SEEN_AT_THE_START * self._most_danger
                continue
            if threat.melee:
                if away <= 1 + threat.speed:
                    total += CHARGED * threat.eager * threat.shot.value(1)
                continue
            known = threat.shot.known(away)
            if known is not None and threat.eager * known < NEGLIGIBLE:
                continue
            seen = board.can_see(self._around, stands, threat.thing)
            if not seen and away > SOUGHT_WITHIN:
                continue
            pain = threat.eager * (threat.shot.value(away) if known is None else known)
            if pain >= NEGLIGIBLE:
                total += pain if seen else SOUGHT * pain
        return min(total, most)

    def _found_by_seekers(self, stands: Piece) -> float:
        """What it costs to be where those come who only have to stand beside the figure; less beside a friend."""
        ways = [(board.distance(self._around, seeker, stands), speed) for seeker, speed in self._seekers]
        near = [away - speed for away, speed in ways if away is not None]
        caught = any(away is not None and away <= 1 for away, _ in ways)
        if not caught and not any(left <= 1 for left in near):
            return 0.0
        watched = any(board.distance(self._around, guard, stands) == 1 for guard in self._guards)
        return CAUGHT * (1.0 if caught else IN_REACH) * (WATCHED if watched else 1.0)
