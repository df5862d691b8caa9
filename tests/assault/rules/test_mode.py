"""The way to play is asked: the shared rules carry out strain, defeat, order and end as another one than the skirmish
says, on a state that has no victory points, decks or initiative."""

from __future__ import annotations

from typing import ClassVar

import pytest
from tests.assault.table import Idle

from dejarik.assault import board
from dejarik.assault.board import Board, Position, Sides
from dejarik.assault.game import GAME
from dejarik.assault.rules.activation import check_end
from dejarik.assault.rules.figures.damage import Defeated, Strained, hurt, strain
from dejarik.assault.rules.figures.groups import add_group
from dejarik.assault.rules.ground import board_for, forget_board, put
from dejarik.assault.rules.mode import Mode, mode_of, register
from dejarik.assault.rules.precedence import precedence
from dejarik.assault.rules.state import Assault, Figure, Player, clockwise
from dejarik.assault.skirmish.rules.mode import SKIRMISH_MODE as SKIRMISH
from dejarik.assault.skirmish.rules.state import SkirmishState
from dejarik.kernel import NOBODY, Occurrence, Public, Rng
from dejarik.kernel.engine import run


class Trial(Assault):
    """A state of a way to play that is no skirmish."""

    mode: ClassVar[str] = "trial"

    sections: Public[list[str]] = []
    wounded: Public[list[int]] = []
    strain: Public[dict[int, int]] = {}


class TrialMode(Mode[Trial]):
    """Everybody is a hero: strain is counted, who is defeated for the first time is wounded and stays."""

    name: ClassVar[str] = Trial.mode

    def board_of(self, state: Trial) -> Board:
        return board.board_of(board.load_mission_map(state.map), state.sections)

    def suffer_strain(self, state: Trial, event: Strained) -> None:
        state.strain[event.figure] = state.strain.get(event.figure, 0) + event.amount

    def defeat(self, state: Trial, event: Defeated) -> None:
        if event.figure in state.wounded:
            event.remove(state)
        else:
            state.wounded.append(event.figure)
            state.figures[event.figure].damage = 0

    def order(self, state: Trial) -> list[int]:
        return clockwise(state, len(state.players) - 1)

    def arbiter(self, state: Trial) -> int:
        return self.order(state)[0]

    def check_end(self, state: Trial) -> None:
        if not state.figures:
            state.finish("elimination")


register(TrialMode())


@pytest.fixture
def state() -> Trial:
    """A guard in the first section of a campaign's map; three players."""
    trial = Trial(
        game=GAME.name,
        rng=Rng.seeded(1),
        map="trespass",
        mission="",
        players=[Player(seat, min(seat, 1)) for seat in range(3)],
        sections=["Start Section"],
    )
    trial.push(Idle())
    figure = the_figure(trial, add_group(trial, 0, "royal-guard-elite").id)
    put(trial, figure, Position(board_for(trial).space(board_for(trial).map.spaces[0])))
    return trial


def the_figure(state: Trial, group: int = 0) -> Figure:
    return next(figure for figure in state.figures.values() if group in (0, figure.group))


def test_each_state_finds_its_way_to_play(state: Trial) -> None:
    skirmish = SkirmishState(
        game=GAME.name, rng=Rng.seeded(1), map="echo-base", mission="A", sides=Sides.TWO_PLAYER
    )
    assert isinstance(mode_of(state), TrialMode)
    assert mode_of(skirmish) is SKIRMISH


def test_what_strain_does_is_asked(state: Trial) -> None:
    figure = the_figure(state)
    strain(state, figure, 2, by=1)
    run(state)
    assert (state.strain[figure.id], figure.damage) == (2, 0)


def test_who_is_wounded_stays_and_leaves_with_the_second_defeat(state: Trial) -> None:
    figure = the_figure(state)
    for left in (True, False):
        hurt(state, [figure], 20, by=1)
        run(state)
        assert (figure.id in state.figures) is left
    assert any(source.subject == figure.id for source in state.sources.values()) is False


def test_the_order_outside_attacks_is_asked(state: Trial) -> None:
    assert list(precedence(state, Occurrence(events=[Strained(figure=0, amount=1)]))) == [NOBODY, 2, 0, 1]


def test_when_it_is_over_is_asked(state: Trial) -> None:
    check_end(state)
    assert state.outcome is None
    state.figures.clear()
    check_end(state)
    assert state.outcome is not None


def test_a_section_that_is_revealed_is_on_the_board_from_then_on(state: Trial) -> None:
    before, figure = board_for(state), the_figure(state)
    here = before.name(board.Space(figure.space))
    state.sections.append("Section 3 - Skiff")
    forget_board(state)
    after = board_for(state)
    assert before.on_map & after.on_map == before.on_map != after.on_map
    assert after.name(board.Space(figure.space)) == here
