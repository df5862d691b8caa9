"""Missions of Heart of the Empire's maps, every sentence of them: 30th Floor Plaza, Temple Gardens."""

from __future__ import annotations

import pytest
from tests.assault.content.missions.field import GIANT, Field, set_up
from tests.assault.content.rolls import blue
from tests.assault.table import Table

from dejarik.assault.rules.activation import Interlude
from dejarik.assault.rules.events import Deployed, RoundEnds
from dejarik.assault.rules.ground import figures_near, figures_of, piece, situation, space_name
from dejarik.assault.rules.objects.tokens import DOOR, tokens_of
from dejarik.assault.rules.state import NOWHERE, Figure
from dejarik.assault.skirmish.rules.rounds import ready_groups
from dejarik.kernel.engine import run, view

# --- 30th Floor Plaza A: Overwatch ----------------------------------------------------------------


def test_each_player_shoots_at_a_figure_of_the_opponent_at_the_end_of_a_round() -> None:
    giants = dict.fromkeys(("red", "red2", "blue", "blue2"), GIANT)
    field = Field("30th-floor-plaza-a", cards=giants, red="G4", red2="H4", blue="G21", blue2="H21")
    field.roll([blue(3, damage=2), blue(5, damage=1)]).end_round()
    assert field.asked == "red"
    assert field.options == [f"choose:{field.id('blue')}", f"choose:{field.id('blue2')}"]
    field.pick("blue2")
    assert field.asked == "blue"
    assert field.damage("blue2") == 2
    field.pick("red")
    assert field.is_idle
    assert field.damage("red") == 1


def test_the_player_with_initiative_shoots_first() -> None:
    field = Field("30th-floor-plaza-a", red="G4", red2="H4", blue="G21")
    field.state.initiative = 1
    assert field.end_round().asked == "blue"


def test_then_each_position_is_worth_2_points() -> None:
    field = Field("30th-floor-plaza-a", cards={"red": GIANT, "blue": GIANT}, red="P9", blue="T14").end_round()
    assert field.scores == {"red": 2, "blue": 2}


def test_who_was_shot_holds_no_position_any_more() -> None:
    field = Field("30th-floor-plaza-a", cards={"red": GIANT}, red="G4", blue="T14").hurt("blue", 1)
    field.roll([blue(3, damage=2)]).end_round()
    assert field.is_defeated("blue")
    assert field.scores == {"red": 2, "blue": 0}


@pytest.mark.rule("CORE-WIN-03")
def test_the_points_of_both_shots_count_at_the_same_moment() -> None:
    cards = {"red": GIANT, "blue": GIANT}
    field = Field("30th-floor-plaza-a", cards=cards, red="G4", blue="G21").hurt("red", 15).hurt("blue", 15)
    field.state.players[0].vp, field.state.players[1].vp = 25, 28
    field.roll([blue(2, damage=1), blue(2, damage=1)]).push(Interlude(events=[RoundEnds(round=1)]))
    assert field.scores == {"red": 43, "blue": 46}  # red shot first, and has not won by that
    assert field.state.outcome is not None
    assert field.state.outcome.winners == (1,)


def last_stand(**wounds: int) -> Field:
    """One figure each, and nobody set aside; red shoots first, and every shot is 1 damage."""
    field = Field("30th-floor-plaza-a", red="P9", blue="G21")
    for name in ("red99", "blue99"):
        del field.state.groups[field.figure(name).group]
        del field.state.figures[field.id(name)]
    for name, damage in wounds.items():
        field.hurt(name, damage)
    field.state.players[0].vp, field.state.players[1].vp = 3, 6
    field.roll([blue(2, damage=1), blue(2, damage=1)]).push(Interlude(events=[RoundEnds(round=1)]))
    return field


@pytest.mark.rule("CORE-WIN-03", "CORE-WIN-04")
def test_whoever_loses_the_last_figure_to_the_first_shot_still_shoots() -> None:
    field = last_stand(red=2, blue=2)
    assert field.is_defeated("blue")
    assert field.is_defeated("red")  # who held a position
    assert field.scores == {"red": 3 + 2, "blue": 6 + 2}
    assert field.state.outcome is not None
    assert (field.state.outcome.reason, field.state.outcome.winners) == ("elimination", (1,))


@pytest.mark.rule("CORE-WIN-02", "CORE-WIN-03")
def test_the_end_is_looked_at_when_the_positions_have_been_scored() -> None:
    field = last_stand(blue=2)
    assert field.is_defeated("blue")
    assert field.damage("red") == 1
    assert field.scores == {"red": 3 + 2 + 2, "blue": 6}  # the last one for the position
    assert field.state.outcome is not None
    assert (field.state.outcome.reason, field.state.outcome.winners) == ("elimination", (0,))


def test_the_doors_of_the_plaza_open_as_always() -> None:
    field = Field("30th-floor-plaza-a", red="M10").activate("red").choose("interact:open")
    assert field.state.open_doors == 1


# --- 30th Floor Plaza B: On Our Way ---------------------------------------------------------------

REBELS, HUNTERS = "demolition-crew", "hunters-guild"


class Game(Table):
    """A whole game from its set-up: the Rebels (seat 0) against the bounty hunters (seat 1), who have initiative."""

    def __init__(self) -> None:
        self.state = set_up("30th-floor-plaza-b", REBELS, HUNTERS)
        self._ids: dict[str, int] = {}
        self.events = []
        run(self.state)
        self.choose("player:1")

    def groups(self, seat: int) -> list[int]:
        return [group.id for group in self.state.groups.values() if group.seat == seat]

    def waiting(self, seat: int) -> list[Figure]:
        return [figure for figure in figures_of(self.state, seat) if figure.space == NOWHERE]

    def divide(self) -> Game:
        """Each player's first two groups are the first squad; the first squads come later."""
        for seat in (1, 0):
            self.choose([f"group:{id}" for id in self.groups(seat)[:2]])
        self.choose("squad:1", "squad:1")
        return self

    def deploy(self) -> Game:
        """The hunters take the red zone; everybody stands wherever there is room."""
        while self.state.round == 0:
            self.choose("zone:red" if "zone:red" in self.options else self.options[0])
        return self

    def end_of_round(self, number: int) -> Game:
        self.state.round = number
        self.occur(RoundEnds(round=number))
        return self


def test_each_player_divides_the_army_into_two_squads_and_names_one_of_the_opponent() -> None:
    game = Game()
    assert game.decision.seat == 1
    assert game.options == [f"group:{id}" for id in game.groups(1)]
    game.choose([game.options[0], game.options[1]])
    assert game.decision.seat == 0
    game.choose([game.options[0]])
    assert (game.decision.seat, game.options) == (1, ["squad:1", "squad:2"])
    game.choose("squad:2")  # of the Rebels
    assert (game.decision.seat, game.options) == (0, ["squad:1", "squad:2"])
    game.choose("squad:1")  # of the hunters
    later = {id for id, group in game.state.groups.items() if group.squad}
    assert later == {*game.groups(0)[1:], *game.groups(1)[:2]}


def test_neither_squad_may_be_empty() -> None:
    decision = Game().decision
    assert (decision.least, decision.most) == (1, len(decision.options) - 1)


def test_nobody_sees_what_the_other_has_named_before_both_have() -> None:
    views = []
    for squad in ("squad:1", "squad:2"):
        game = Game()
        for seat in (1, 0):
            game.choose([f"group:{game.groups(seat)[0]}"])
        game.choose(squad)
        views.append(view(game.state, 0))
    assert views[0] == views[1]


def test_the_named_squad_is_set_aside_and_the_other_is_deployed_in_the_own_zone() -> None:
    game = Game().divide().deploy()
    for seat, zone in ((1, "red"), (0, "blue")):
        assert game.state.players[seat].zone == zone
        assert {figure.group for figure in game.waiting(seat)} == set(game.groups(seat)[:2])
        assert all(
            figure.space != NOWHERE
            for figure in figures_of(game.state, seat)
            if figure.group not in game.groups(seat)[:2]
        )


def test_who_is_set_aside_does_not_activate_in_round_1() -> None:
    game = Game().divide().deploy()
    for seat in (0, 1):
        assert [group.id for group in ready_groups(game.state, seat)] == game.groups(seat)[2:]


def test_the_second_squad_comes_by_a_lift_in_the_opponents_zone_at_the_end_of_round_1() -> None:
    game = Game().divide().deploy().end_of_round(1)
    offered = {
        space_name(game.state, game.state.tokens[int(id.removeprefix("lift:"))].space) for id in game.options
    }
    assert (game.decision.seat, offered) == (1, {"I21", "S21"})  # the hunters are in the red zone
    lift = game.offers("lift:")[-1]  # nobody has been deployed there
    space = game.state.tokens[int(lift.removeprefix("lift:"))].space
    coming = [figure.id for figure in game.waiting(1)]
    game.choose(lift)
    while game.waiting(1):
        game.choose(game.options[0])
    assert any(space in piece(game.state, game.state.figures[id]).cells for id in coming)
    near = {figure.id for figure in figures_near(game.state, 1 << space, 2)}
    assert set(coming) <= near  # the others stand around the one on the lift
    assert game.decision.seat == 0
    assert len(game.offers("lift:")) == 2
    game.choose(game.options[0])
    while game.waiting(0):
        game.choose(game.options[0])
    assert len(situation(game.state).figures) == len(game.state.figures)
    arrived = [event.figure for event in game.events if isinstance(event, Deployed)]
    assert sorted(arrived) == sorted(game.state.figures)
    assert all(group.squad == 0 for group in game.state.groups.values())


@pytest.mark.rule("CORE-PLACE-06")
def test_the_player_says_in_which_order_the_second_squad_comes() -> None:
    game = Game().divide().deploy().end_of_round(1)
    game.choose(game.options[0])
    assert game.options == [f"group:{id}" for id in game.groups(1)[:2]]
    game.choose(game.options[1])
    while game.offers("place:"):
        game.choose(game.options[0])
    standing = [figure for figure in figures_of(game.state, 1) if figure.group == game.groups(1)[1]]
    assert any(figure.space != NOWHERE for figure in standing)


def test_nothing_comes_at_the_end_of_round_2() -> None:
    game = Game().divide().deploy()
    before = game.decision.prompt
    game.end_of_round(2)
    assert game.decision.prompt == before
    assert game.waiting(0)
    assert game.waiting(1)


def test_on_our_way_gives_no_points_of_its_own() -> None:
    field = Field("30th-floor-plaza-b", red="H5", blue="I21").end_round(1).end_round(2)
    assert field.scores == {"red": 0, "blue": 0}


# --- Temple Gardens A: Temple Onslaught -----------------------------------------------------------


@pytest.mark.rule("IA-MISSION-01", "CORE-DOOR-09")
@pytest.mark.parametrize("mission", ["temple-gardens-a", "temple-gardens-b"])
def test_locked_doors_open_at_the_end_of_round_2(mission: str) -> None:
    field = Field(mission, red="X9")
    assert field.activate("red").offers("interact") == []
    field.end()
    field.end_round(1)
    assert len(tokens_of(field.state, DOOR)) == 4
    assert field.state.open_doors == 0
    field.end_round(2)
    assert tokens_of(field.state, DOOR) == []
    assert field.state.open_doors == 0b1111


@pytest.mark.rule("IA-MISSION-02")
def test_three_positions_of_different_colours_are_worth_6_points() -> None:
    field = Field("temple-gardens-a", red="V10", red2="EE18", red3="R24").end_round(1)
    assert field.scores == {"red": 6, "blue": 0, "yellow": 0, "green": 0}


@pytest.mark.rule("IA-MISSION-03")
@pytest.mark.parametrize(
    ("spaces", "points"),
    [
        (["X20", "R24"], 6),  # two red: 4 and 2
        (["X20", "R24", "W27"], 9),  # three red: 6 and 3
        (["X20", "R24", "R13"], 8),  # two red and a blue one
        (["V10", "AA13", "N19", "R13"], 12),  # two yellow and two blue
    ],
)
def test_several_positions_of_a_colour_are_worth_as_many_points_more(spaces: list[str], points: int) -> None:
    figures = {f"red{number}": space for number, space in enumerate(spaces)}
    assert Field("temple-gardens-a", cards=None, **figures).end_round(1).scores["red"] == points


@pytest.mark.rule("IA-MISSION-02", "CORE-CONTROL-04", "IA-4P-09")
def test_a_contested_position_is_worth_nothing_and_does_not_count_for_its_colour() -> None:
    field = Field("temple-gardens-a", red="X20", red2="R24", yellow="R23").end_round(1)
    assert field.scores == {"red": 2, "blue": 0, "yellow": 0, "green": 0}


def test_positions_are_scored_again_every_round() -> None:
    field = Field("temple-gardens-a", green="AA24").end_round(1).end_round(2).end_round(3)
    assert field.scores["green"] == 6


# --- Temple Gardens B: Garden Standoff ------------------------------------------------------------


@pytest.mark.rule("IA-4P-14")
def test_a_team_counts_every_position_once_and_its_colours_together() -> None:
    field = Field("temple-gardens-b", red="X20", yellow="R24", yellow2="R23", blue="N19").end_round(1)
    assert field.scores == {"red": 6, "blue": 2, "yellow": 0, "green": 0}


@pytest.mark.rule("IA-4P-14")
def test_an_opponent_contests_the_position_of_a_team() -> None:
    field = Field("temple-gardens-b", red="X20", yellow="R24", green="R23").end_round(1)
    assert field.scores == {"red": 2, "blue": 0, "yellow": 0, "green": 0}
