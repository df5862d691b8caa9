"""A table for tests of missions: heroes with their cards and Imperial figures on a board drawn as a text picture.

    table = MissionTable("| A . d |", A="stormtrooper", d="diala-passil", cards={"d": ["diala-passil-plasteel-staff"]})
    table.activate("d").choose("attack", …)

Capitals belong to the Empire (seat 0). Small letters are heroes, each with a seat of its own in the order in which they
are named, or allies, which are in the first hero's seat. They can also be given as a dictionary behind the picture.
There is no mission: no events, and nothing ends.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

from tests.assault.table import Table

from dejarik.assault.board import Sides
from dejarik.assault.campaign.rules.attribute_tests import AttributeTest
from dejarik.assault.campaign.rules.heroes import HERO_RULES
from dejarik.assault.campaign.rules.rounds import begin_activation
from dejarik.assault.campaign.rules.state import (
    EMPIRE,
    IMPERIAL_TEAM,
    REBEL_TEAM,
    Hero,
    MissionPlayer,
    MissionState,
)
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.facts.hero_sides import is_hero_side
from dejarik.assault.game import GAME
from dejarik.assault.rules.state import HAND
from dejarik.kernel import Procedure, Public, Rng
from dejarik.kernel.effects import follows, name_of

_TESTED: list[AttributeTest] = []


@follows
def remember(state: MissionState, test: AttributeTest) -> None:
    """What follows from a test: it can be looked at."""
    _TESTED[:] = [test]


class ChosenToActivate(Procedure):
    """A group activates out of turn."""

    group: Public[int]

    def begin(self, state: MissionState) -> None:
        begin_activation(state, state.groups[self.group])

    steps = (begin,)


class MissionTable(Table):
    """See the module."""

    state: MissionState  # type: ignore[assignment]  # of another way to play

    def __init__(
        self,
        picture: str,
        placed: Mapping[str, str] | None = None,
        *,
        cards: Mapping[str, Sequence[str]] | None = None,
        on: Mapping[str, str] | None = None,
        empire: Sequence[str] = (),
        agendas: Sequence[str] = (),
        threat: int = 0,
        threat_level: int = 2,
        groups: Sequence[str] = (),
        **figures: str,
    ) -> None:
        figures = {**(placed or {}), **figures}
        self._given, self._on = cards or {}, on or {}
        self._empire, self._agendas = empire, agendas
        self._heroes = [letter for letter, card in figures.items() if is_hero_side(card)]
        self._threat = threat, threat_level
        super().__init__(picture, groups=groups, **figures)  # type: ignore[arg-type]  # letters alone

    def new_state(self, sides: Sides) -> MissionState:  # type: ignore[override]
        state = MissionState(game=GAME.name, rng=Rng.seeded(1), map="picture", mission="", round=1)
        state.threat, state.threat_level = self._threat
        seats = 1 + max(1, len(self._heroes))
        state.players = [MissionPlayer(seat, REBEL_TEAM if seat else IMPERIAL_TEAM) for seat in range(seats)]
        return state

    def seat_of(self, letter: str) -> int:
        if letter.isupper():
            return EMPIRE
        return 1 + self._heroes.index(letter) if letter in self._heroes else 1

    def prepare(self) -> None:
        state = self.state
        for letter in self._heroes:
            figure = self.figure(letter)
            state.heroes[figure.id] = Hero(figure.id, figure.seat, figure.card)
            state.enter(HERO_RULES, figure.seat, subject=figure.id)
        for letter, given in self._given.items():
            figure = self.figure(letter)
            for card in given:
                state.enter(card, figure.seat, subject=figure.id)
        for card, weapon in self._on.items():
            state.fitted[self.source(card)] = self.source(weapon)
        for card in self._empire:
            state.enter(card, EMPIRE)
        for card in self._agendas:
            state.enter(card, EMPIRE, zone=HAND, open=False)

    # --- Looking ----------------------------------------------------------------------------------

    def hero(self, letter: str) -> Hero:
        return self.state.heroes[self.id(letter)]

    def strain(self, letter: str) -> int:
        return self.hero(letter).strain

    def source(self, card: str) -> int:
        """The source of the first card of that id."""
        return next(id for id, source in self.state.sources.items() if source.key == card)

    def is_exhausted(self, card: str) -> bool:
        source = self.state.sources[self.source(card)]
        figure = self.state.figures.get(source.subject)
        key = f"{card}@{figure.group}" if figure is not None else str(self.source(card))
        return f"exhausted:{key}" in self.state.memory

    # --- Setting the scene ------------------------------------------------------------------------

    def choose_to_activate(self, letter: str) -> Self:
        """The group of a figure is chosen to activate: what comes directly before, its figures, its companions."""
        return self.push(ChosenToActivate(group=self.figure(letter).group))

    def test(self, letter: str, attribute: Attribute, **kind: Any) -> Self:
        """A figure tests an attribute; what comes of it is remembered in `tested`."""
        self.push(
            AttributeTest(figure=self.id(letter), attributes=[attribute], then=name_of(remember), **kind)
        )
        return self

    @property
    def tested(self) -> AttributeTest:
        """The test of an attribute that goes on or was the last one."""
        return self.state.find(AttributeTest) or _TESTED[-1]

    def tire(self, letter: str, strain: int) -> Self:
        """Strain that a hero has from the start."""
        self.hero(letter).strain = strain
        self.refresh()
        return self
