"""A mission in play on its own map, with the figures that a test needs and nobody else.

    field = Field("hoth-battlefield-a", red="P21", red2="Y24", blue="J20")
    field.end_round(1)
    assert field.scores == {"red": 10, "blue": 0, "yellow": 0, "green": 0}

A figure is called by the zone of its player and a number; red is seat 0, blue 1, yellow 2, green 3. Everybody is a
Stormtrooper (Health 3, Speed 4, worth 2 points) unless `cards` says otherwise; each player has one more that is not on
the board, so that nobody is eliminated. Tokens and doors lie as the set-up of a real game has put them.
"""

from __future__ import annotations

from collections.abc import Mapping

from tests.assault.table import Idle, OneRound, Table

from dejarik.assault.board import Lying, Position
from dejarik.assault.game import GAME
from dejarik.assault.rules.events import RoundBegins, RoundEnds
from dejarik.assault.rules.ground import board_for, put, space_name
from dejarik.assault.rules.movement import Spot, Walk
from dejarik.assault.rules.objects.tokens import carried_by, tokens_of
from dejarik.assault.rules.state import NOWHERE, Figure, Group, Token
from dejarik.assault.skirmish.game import Options, mission_sides
from dejarik.assault.skirmish.ready_made import ready_made
from dejarik.assault.skirmish.rules.state import SkirmishState
from dejarik.kernel import NOBODY, Rng
from dejarik.kernel.engine import run

ZONES = ("red", "blue", "yellow", "green")
SOLDIER = "stormtrooper"
GIANT = "darth-vader-lord-of-the-sith"
"""Somebody who can suffer much: Health 16."""


def set_up(mission: str, *names: str) -> SkirmishState:
    """A game of this mission (`temple-gardens-a`) at its very start, with these ready-made armies or any others."""
    map_id, _, side = mission.rpartition("-")
    count = mission_sides(map_id, side.upper()).players
    armies = tuple(ready_made()[name] for name in names or list(ready_made())[:count])
    state: SkirmishState = GAME.new(Options(map_id, side.upper(), armies), Rng.seeded(1))
    return state


class Field(Table):
    """See the module."""

    def __init__(self, mission: str, *, cards: Mapping[str, str] | None = None, **figures: str) -> None:
        self.state = state = set_up(mission)
        self._ids: dict[str, int] = {}
        self.events = []
        _send_home(state)
        for player in state.players:
            player.zone = ZONES[player.seat]
        for name, space in figures.items():
            self._deploy(name, (cards or {}).get(name, SOLDIER), space)
        for player in state.players:
            self._deploy(f"{player.zone}99", SOLDIER)  # set aside, so that nobody is eliminated
        state.round = 1
        state.push(OneRound())
        state.push(Idle())
        run(state)

    def _deploy(self, name: str, card: str, space: str = "") -> None:
        seat = ZONES.index(name.rstrip("0123456789"))
        state = self.state
        group = Group(state.new_id(), seat, card)
        state.groups[group.id] = group
        figure = Figure(state.new_id(), seat, group.id, card)
        state.figures[figure.id] = figure
        state.enter(card, seat, subject=figure.id)
        self._ids[name] = figure.id
        if space:
            put(state, figure, self._position(space))

    def _position(self, space: str) -> Position:
        name, _, across = space.partition("/")
        return Position(board_for(self.state).space(name), Lying.ACROSS if across else Lying.UPRIGHT)

    # --- Looking ----------------------------------------------------------------------------------

    @property
    def scores(self) -> dict[str, int]:
        """The victory points of every player."""
        return {ZONES[player.seat]: player.vp for player in self.state.players}

    @property
    def asked(self) -> str:
        """The player who has to decide."""
        return ZONES[self.decision.seat]

    def token(self, kind: str, space: str = "") -> Token:
        """The token of this kind, or the one of them in a space."""
        [found] = [token for token in tokens_of(self.state, kind) if not space or self._where(token) == space]
        return found

    def spaces(self, kind: str) -> set[str]:
        """Where the tokens of a kind lie."""
        return {self._where(token) for token in tokens_of(self.state, kind)}

    def _where(self, token: Token) -> str:
        return "" if token.space == NOWHERE else space_name(self.state, token.space)

    def carried(self, name: str) -> list[str]:
        """What a figure carries."""
        return [token.kind for token in carried_by(self.state, self.figure(name))]

    def retrievable(self, name: str) -> int:
        """How many tokens the figure could retrieve now."""
        return len(self.activate(name).offers("interact:retrieve"))

    # --- Doing ------------------------------------------------------------------------------------

    def start_round(self, number: int = 1) -> Field:
        """Let the start of a round come."""
        self.state.round = number
        self.occur(RoundBegins(round=number))
        return self

    def end_round(self, number: int = 1) -> Field:
        """Let the end of a round come."""
        self.state.round = number
        self.occur(RoundEnds(round=number))
        return self

    def put(self, name: str, space: str) -> Field:
        """A figure is put somewhere by hand; nothing reacts."""
        put(self.state, self.figure(name), self._position(space))
        self.refresh()
        return self

    def remove(self, kind: str, *spaces: str) -> Field:
        """Tokens are taken away by hand."""
        for space in spaces:
            del self.state.tokens[self.token(kind, space).id]
        self.refresh()
        return self

    def retrieve(self, name: str) -> Field:
        """A figure interacts with the only token it can pick up, and ends its activation."""
        self.activate(name).choose("interact:retrieve")
        self.end()
        return self

    def walk(self, name: str, *path: str, willing: bool = True) -> Field:
        """A figure goes along these spaces by its own will, or is pushed along them."""
        figure = self.figure(name)
        start = Spot(figure.space, figure.lying)
        steps = [Spot.of(self._position(space)) for space in path]
        self.push(Walk(figure=figure.id, path=steps, start=start, willing=willing))
        return self


def _send_home(state: SkirmishState) -> None:
    """The armies leave; the mission and its tokens stay."""
    state.stack.clear()
    state.figures.clear()
    state.groups.clear()
    for id in [id for id, source in state.sources.items() if source.seat != NOBODY]:
        state.leave(id)
    for player in state.players:
        player.upgrades.clear()
