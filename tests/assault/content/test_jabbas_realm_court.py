"""Jabba's Realm: Jabba the Hutt, the Indentured Jester and Salacious B. Crumb."""

from __future__ import annotations

import pytest
from tests.assault.content.fights import uses
from tests.assault.content.rolls import black, green
from tests.assault.table import Table

from dejarik.assault.board import Sides
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.activation import Activation
from dejarik.assault.rules.events import MissionBegins
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.objects.tokens import TERMINAL, add_token, controller_of_token
from dejarik.assault.rules.state import Figure

JABBA = "jabba-the-hutt-vile-gangster-skirmish"
BULLY = f"special:{JABBA}.bully"
INCENTIVIZE = f"special:{JABBA}.incentivize"
SCHEME = f"special:{JABBA}.scheme"
ORDER_HIT = f"special:{JABBA}.order-hit"

COURT = """
    | J   J   .   .   .   W   .   .   r |
    | J   J   b   .   .   .   .   .   . |
"""


def court() -> Table:
    return Table(COURT, J=JABBA, W="weequay-pirate", b="alliance-ranger", r="alliance-ranger")


# --- Jabba: special actions -----------------------------------------------------------------------


@pytest.mark.rule("CORE-STRAIN-10", "CORE-STRAIN-12")
def test_bully_any_figure_within_3_spaces_suffers_3_strain() -> None:
    table = court().deck(1, "draw").activate("J").choose(BULLY)
    assert table.options == [f"choose:{table.id('J')}", f"choose:{table.id('b')}"]  # not W, 4 spaces away
    table.pick("b").choose("discard:1")
    assert table.damage("b") == 2
    assert table.decision.about["actions"] == 1
    assert BULLY not in uses(table)


def test_incentivize_focuses_a_mercenary_anywhere() -> None:
    table = court().activate("J").choose(INCENTIVIZE)
    assert table.options == [f"choose:{table.id('J')}", f"choose:{table.id('W')}"]  # no Rebels
    table.pick("W")
    assert table.has("W", Condition.FOCUSED)


def test_scheme_draws_a_command_card() -> None:
    table = court().deck(0, "draw", "pickpocket").activate("J").choose(SCHEME)
    assert table.hand_of(0) == ["pickpocket"]
    assert table.state.players[0].deck == ["draw"]


@pytest.mark.rule("IA-VP-01", "CORE-INTERRUPT-02", "CORE-MOVE-06")
def test_order_hit_costs_2_points_and_lets_a_mercenary_attack_and_then_move() -> None:
    table = court()
    table.state.players[0].vp = 3
    table.refresh()
    table.activate("J").choose(ORDER_HIT)
    assert table.vp(0) == 1
    assert table.options == [f"choose:{table.id('J')}", f"choose:{table.id('W')}"]
    table.pick("W")
    table.roll([green(2, damage=2), green(3, damage=2), black(block=1)]).pick("r").choose("pass")
    assert table.damage("r") == 3
    table.choose("go:G1")
    table.choose("stop")
    assert table.space("W") == "G1"
    assert table.figure("W").points == 0
    assert table.decision.about == {"figure": table.id("J"), "actions": 0, "points": 0}


def test_order_hit_gives_the_movement_points_also_without_an_attack() -> None:
    table = court()
    table.state.players[0].vp = 2
    table.refresh()
    table.activate("J").choose(ORDER_HIT).pick("W").choose("decline", "go:G1", "go:H1")
    assert table.space("W") == "H1"


@pytest.mark.rule("IA-VP-03")
def test_order_hit_cannot_be_used_with_fewer_than_2_points_or_actions() -> None:
    poor = court()
    poor.state.players[0].vp = 1
    poor.refresh()
    assert ORDER_HIT not in uses(poor.activate("J"))
    late = court().deck(0, "draw")
    late.state.players[0].vp = 2
    late.refresh()
    late.activate("J")
    assert ORDER_HIT in uses(late)
    late.choose(SCHEME)
    assert ORDER_HIT not in uses(late)


# --- Jabba: Nefarious Gains -----------------------------------------------------------------------


def defeat(table: Table, letter: str, by: int) -> Table:
    return table.occur(Damaged(target=table.id(letter), amount=20, by=by))


def test_nefarious_gains_score_for_every_hostile_figure_whatever_defeats_it() -> None:
    table = court()
    defeat(table, "b", by=1)  # by its own side
    assert table.vp(0) == 3 + 1  # the figure's cost, and Jabba's gain
    defeat(table, "W", by=1)
    assert table.vp(0) == 4  # not for a friendly one
    assert table.vp(1) == 3


def test_nefarious_gains_end_with_jabba() -> None:
    table = court()
    defeat(table, "J", by=1)
    defeat(table, "b", by=0)
    assert table.vp(0) == 3


@pytest.mark.rule("IA-4P-29")
@pytest.mark.parametrize("sides", [Sides.FREE_FOR_ALL, Sides.TEAM])
def test_nefarious_gains_count_only_the_opponent_chosen_at_the_start_of_the_mission(sides: Sides) -> None:
    table = Table(
        """
        | J   J   .   a   . |
        | J   J   .   b   c |
        """,
        J=JABBA, a="alliance-ranger", b="alliance-ranger", c="alliance-ranger",
        seats={"J": 0, "a": 1, "b": 3, "c": 2}, sides=sides,
    )  # fmt: skip
    table.occur(MissionBegins())
    rivals = [1, 2, 3] if sides is Sides.FREE_FOR_ALL else [1, 3]
    assert table.decision.seat == 0
    assert table.options == [f"player:{seat}" for seat in rivals]
    table.choose("player:3")
    defeat(table, "a", by=0)
    assert table.vp(0) == 9
    defeat(table, "b", by=0)
    assert table.vp(0) == 9 + 9 + 1


def test_nefarious_gains_ask_nothing_with_one_opponent() -> None:
    assert court().occur(MissionBegins()).is_idle


# --- The Indentured Jester and Crumb --------------------------------------------------------------


def with_crumb(table: Table | None = None) -> tuple[Table, Figure]:
    """A table whose figure V has the jester, after the mission has begun."""
    if table is None:
        table = Table("| V   .   .   .   a |", V="vinto-hreeda-skirmish", a="alliance-ranger")
    table.attach("V", "indentured-jester").occur(MissionBegins())
    [crumb] = [figure for figure in table.state.figures.values() if figure.card == "salacious-b-crumb"]
    return table, crumb


def put(table: Table, crumb: Figure, letter: str) -> None:
    """Crumb sits in the space of a figure."""
    crumb.space = table.figure(letter).space
    table.refresh()


@pytest.mark.rule("IA-COMP-05", "CORE-COMPANION-04")
def test_crumb_comes_into_play_in_the_space_of_his_host() -> None:
    table, crumb = with_crumb()
    assert crumb.space == table.figure("V").space
    assert crumb.seat == 0
    assert table.state.groups[crumb.group].of == table.figure("V").group


def test_crumb_may_choose_among_the_spaces_of_a_large_host() -> None:
    table = Table("| V   V   . |\n| V   V   a |", V=JABBA, a="alliance-ranger")
    table.attach("V", "indentured-jester").occur(MissionBegins())
    assert sorted(table.options) == ["place:A1", "place:A2", "place:B1", "place:B2"]


@pytest.mark.rule("CORE-COMPANION-11")
def test_crumb_is_not_counted_for_control_also_when_his_host_is_gone() -> None:
    table, crumb = with_crumb()
    terminal = add_token(table.state, TERMINAL, space=table.figure("a").space)
    put(table, crumb, "a")
    assert controller_of_token(table.state, terminal) == 1  # Crumb contests nothing
    defeat(table, "V", by=1)
    assert crumb.id in table.state.figures
    assert controller_of_token(table.state, terminal) == 1


def test_swipe_hurts_an_enemy_in_whose_space_he_activates_once_a_round() -> None:
    table, crumb = with_crumb()
    put(table, crumb, "a")
    table.push(Activation(figure=crumb.id))
    assert table.damage("a") == 1
    table.choose("move", "go:D1", "go:E1", "end")  # out and in again
    assert table.damage("a") == 1


def test_swipe_hurts_an_enemy_whose_space_he_enters_or_passes() -> None:
    table, crumb = with_crumb(
        Table("| V   a   .   b |", V="vinto-hreeda-skirmish", a="alliance-ranger", b="alliance-ranger")
    )
    table.push(Activation(figure=crumb.id)).choose("move", "go:C1")
    assert table.damage("a") == 1
    table.choose("move", "go:D1", "end")
    assert table.damage("b") == 1
    assert table.damage("V") == 0


def test_swipe_leaves_friends_alone_and_does_not_answer_who_comes_to_him() -> None:
    table, crumb = with_crumb(Table("| V   .   a |", V="vinto-hreeda-skirmish", a="alliance-ranger"))
    crumb.space = 1
    table.refresh()
    table.activate("a").choose("move", "go:B1")  # into Crumb's space
    assert table.damage("a") == 0


def test_scratch_hurts_an_adjacent_enemy_for_an_action() -> None:
    table, crumb = with_crumb(
        Table(
            "| V   a   . |\n| .   b   . |",
            V="vinto-hreeda-skirmish",
            a="alliance-ranger",
            b="alliance-ranger",
        )
    )
    table.push(Activation(figure=crumb.id)).choose("special:salacious-b-crumb.scratch").pick("b")
    assert table.damage("b") == 1
    assert table.decision.about["actions"] == 1
    assert "special:salacious-b-crumb.scratch" not in uses(table)


def test_scratch_needs_an_adjacent_enemy() -> None:
    table, crumb = with_crumb()
    table.push(Activation(figure=crumb.id))
    assert uses(table) == []
    assert "attack" not in table.options  # he has no attack


def test_scratch_reaches_an_enemy_in_his_own_space() -> None:
    table, crumb = with_crumb()
    put(table, crumb, "a")
    table.push(Activation(figure=crumb.id)).choose("special:salacious-b-crumb.scratch")
    assert table.damage("a") == 2  # and the Swipe at the start


def test_order_hit_on_crumb_who_cannot_attack_gives_him_movement_points() -> None:
    table = Table(COURT, J=JABBA, W="weequay-pirate", b="alliance-ranger", r="alliance-ranger")
    table.attach("J", "indentured-jester").occur(MissionBegins()).choose("place:A1")
    [crumb] = [figure for figure in table.state.figures.values() if figure.card == "salacious-b-crumb"]
    table.state.players[0].vp = 2
    table.refresh()
    table.activate("J").choose(ORDER_HIT, f"choose:{crumb.id}")
    assert "go:C1" in table.options
    table.choose("stop")
    assert crumb.points == 0
