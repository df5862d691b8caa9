"""What a mission pays for, as bots ask for it: tokens to hold, to fetch, to bring somewhere and to shoot at.

This is advice and no rule: points are roughly those that the mission's rules give. What is not listed pays nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from dejarik.assault import board
from dejarik.assault.board import Spaces
from dejarik.assault.content.missions.blocks.scoring import area, zone
from dejarik.assault.rules.ground import situation
from dejarik.assault.rules.objects.tokens import tokens_of
from dejarik.assault.rules.state import NOWHERE, Figure, Token
from dejarik.assault.skirmish.rules.state import SkirmishState

#: What holding a token at the end of a round brings to a side.
Pay = Callable[[SkirmishState, Token, int], float]
#: Some places on the board; each counts by itself.
Places = Callable[[SkirmishState], Iterable[Spaces]]
#: Where a figure has to go with what it carries.
Destination = Callable[[SkirmishState, Figure], Spaces]


@dataclass(frozen=True, slots=True)
class Bring:
    """What it brings to arrive with a token, and where."""

    points: float
    to: Destination


@dataclass(frozen=True, slots=True)
class Wants:
    """What a mission pays for, by kinds of tokens and places, in victory points."""

    #: To control such a token when the round ends.
    hold: Mapping[str, float | Pay] = field(default_factory=dict)
    #: To stand in such a place when the round ends.
    stand: tuple[tuple[float, Places], ...] = ()
    #: To pick such a token up.
    fetch: Mapping[str, float] = field(default_factory=dict)
    #: To bring such a token to a place.
    bring: Mapping[str, Bring] = field(default_factory=dict)
    #: To destroy such a token.
    shoot: Mapping[str, float] = field(default_factory=dict)

    @property
    def kinds(self) -> list[str]:
        """The kinds of tokens that are wanted."""
        return [*self.hold, *self.fetch, *self.bring, *self.shoot]

    def held(self, state: SkirmishState, token: Token, side: int) -> float:
        """What holding a token brings to a side."""
        pay = self.hold.get(token.kind, 0.0)
        return pay(state, token, side) if callable(pay) else pay


def unless_marked(points: float) -> Pay:
    """Only for a side that has not marked the token yet."""
    return lambda state, token, side: 0.0 if side in token.marks else points


def in_area(name: str) -> Places:
    """An area of the mission."""
    return lambda state: [area(state, name)]


def deployment_zones(state: SkirmishState) -> list[Spaces]:
    """Every player's deployment zone."""
    return [zone(state, player.zone) for player in state.players if player.zone]


def own_zone(state: SkirmishState, figure: Figure) -> Spaces:
    """The deployment zone of the figure's player."""
    home = state.players[figure.seat].zone
    return zone(state, home) if home else board.NO_SPACES


def beside_any(kind: str) -> Destination:
    """Beside a token of this kind."""

    def spaces(state: SkirmishState, figure: Figure) -> Spaces:
        found = board.NO_SPACES
        for token in tokens_of(state, kind):
            if token.space != NOWHERE:
                found |= beside(state, token.space)
        return found

    return spaces


def beside(state: SkirmishState, space: int) -> Spaces:
    """The spaces from which a token in a space can be held and picked up."""
    return board.spaces_within(situation(state), board.object_thing(1 << space), 1)
