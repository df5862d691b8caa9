"""Movement in play (CORE-MOVE, CORE-PLACE, CORE-PUSH, CORE-LARGE, CORE-MASSIVE): points, entering, who may leave."""

from __future__ import annotations

import pytest
from tests.assault.content.rolls import black, blue, green
from tests.assault.rules.rounds import used
from tests.assault.rules.scenes import PREFIX, in_force, lend, put_token, use
from tests.assault.table import Table

from dejarik.assault.board import Sides
from dejarik.assault.content.blocks import after, before, defending, during, me, rule, special
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.attack import AttackResolved
from dejarik.assault.rules.figures.conditions import gain_condition
from dejarik.assault.rules.ground import is_small, on_board
from dejarik.assault.rules.movement import Moved, MoveSpaces, Place, gain_points
from dejarik.assault.rules.state import Assault
from dejarik.kernel import Use


def of(table: Table, kind: type[Moved] = Moved) -> list[Moved]:
    return [event for event in table.events if isinstance(event, kind)]


# --- Movement points --------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-EXMOVE-20", "CORE-MOVE-04", "CORE-MOVE-03")
def test_a_move_may_be_split_around_an_attack() -> None:
    table = Table("| A   .   .   .   .   .   b |", A="stormtrooper", b="royal-guard")
    table.roll([blue(5, 1), green(2, 2), black(block=3)]).activate("A")
    table.choose("move", "go:C1")
    assert table.figure("A").points == 2
    table.choose("attack")
    while table.decision.prompt.id != "activation-prompt":
        table.choose("pass")
    table.choose("go:E1", "end")
    assert table.space("A") == "E1"


@pytest.mark.rule("CORE-EXMOVE-20", "CORE-MOVE-26", "CORE-COND-11")
def test_a_figure_that_is_stunned_after_its_attack_can_not_spend_the_rest() -> None:
    table = lend(Table("| A   .   .   .   .   b |", A="stormtrooper", b="royal-guard"), "b", "dazzle-back")
    table.roll([blue(5, 1), green(2, 2), black(block=3)]).activate("A").choose("move", "go:C1", "attack")
    while table.decision.prompt.id != "activation-prompt":
        table.choose("pass")
    assert table.figure("A").points == 2
    assert table.has("A", Condition.STUNNED)
    assert not table.offers("go:")


@pytest.mark.rule("CORE-MOVE-07")
def test_points_of_a_special_action_are_spent_in_it_or_lost() -> None:
    table = Table("| A   .   .   .   .   .   .   .   b |", A="stormtrooper", b="royal-guard").hand(
        0, "urgency"
    )
    table.activate("A").choose("move", "special:urgency")
    assert table.figure("A").points == 6  # Speed 4 and 2 more; those of the move wait
    assert "attack" not in table.options
    table.choose("go:C1", "stop")
    assert table.figure("A").points == 4  # only those of the move are left


@pytest.mark.rule("CORE-MOVE-06", "CORE-INTERRUPT-07", "CORE-INTERRUPT-02")
def test_points_gained_by_an_interrupt_join_the_pool_in_the_own_activation_and_are_spent_at_once_outside() -> (
    None
):
    table = lend(Table("| A   .   .   .   .   .   b |", A="stormtrooper", b="royal-guard"), "A", "hurry")
    table.activate("A").choose("move")
    use(table, "hurry")
    assert table.figure("A").points == 6
    table.end()
    state = table.state
    state.__dict__.pop("decision_", None)
    gain_points(state, table.figure("A"), 2)
    table.push()
    assert table.options == ["go:B1", "go:C1", "stop"]
    table.choose("go:B1", "stop")
    assert table.figure("A").points == 0  # what was not spent is lost


@pytest.mark.rule("CORE-MOVE-24")
def test_an_ability_that_is_neither_action_nor_attack_does_not_need_a_legal_end_first() -> None:
    table = lend(
        Table("| A   B   .   .   b |", A="stormtrooper", B="stormtrooper", b="royal-guard"), "A", "bonus"
    )
    table.activate("A").choose("move")
    use(table, "bonus")
    assert table.figure("A").points == 4  # the movement goes on as if nothing had happened
    assert table.offers("go:C1")


@pytest.mark.rule("CORE-OPEN-13", "CORE-MOVE-13")
def test_a_diagonal_step_needs_one_free_side_only() -> None:
    one = (
        Table("| A   # |\n| .   . |\n| .   b |", A="stormtrooper", b="royal-guard")
        .activate("A")
        .choose("move")
    )
    assert one.offers("go:B2")
    both = (
        Table("| A   # |\n| #   . |\n| .   b |", A="stormtrooper", b="royal-guard")
        .activate("A")
        .choose("move")
    )
    assert not both.offers("go:B2")


# --- Entering and leaving ---------------------------------------------------------------------------------


@pytest.mark.rule("CORE-MOVE-27")
def test_walking_pushing_and_placing_are_leaving_and_entering() -> None:
    table = in_force(Table("| A   .   .   .   .   b |", A="stormtrooper", b="royal-guard"), "footprints")
    table.activate("A").choose("move", "go:C1", "end")
    assert used(table) == ["leave", "enter"] * 2
    table.events.clear()
    table.push(MoveSpaces(figure=table.id("A"), spaces=1, seat=1, willing=False)).choose("push:B1")
    table.push(Place(figure=table.id("A"), seat=1, among=[4], willing=False))
    assert used(table) == ["leave", "enter"] * 2
    assert table.space("A") == "E1"


@pytest.mark.rule("CORE-MOVE-28", "CORE-PUSH-03", "CORE-PLACE-07", "CORE-OPEN-08")
def test_leaving_by_ones_own_choice_is_voluntary_being_pushed_or_placed_by_others_is_not() -> None:
    table = Table("| A   .   .   .   .   b |", A="stormtrooper", b="royal-guard")
    table.push(MoveSpaces(figure=table.id("A"), spaces=1, seat=0)).choose("move:B1")
    table.push(MoveSpaces(figure=table.id("A"), spaces=1, seat=1, willing=False)).choose("push:C1")
    table.push(Place(figure=table.id("A"), seat=1, among=[0], willing=False))
    assert [event.willing for event in of(table)] == [True, False, False]


@pytest.mark.rule("CORE-PLACE-07", "CORE-OPEN-08", "CORE-MOVE-34")
def test_a_stunned_figure_neither_moves_spaces_nor_places_itself_but_can_be_pushed() -> None:
    table = Table("| A   .   .   .   .   b |", A="stormtrooper", b="royal-guard").give("A", Condition.STUNNED)
    table.push(MoveSpaces(figure=table.id("A"), spaces=2, seat=0))
    assert table.is_idle  # nothing to decide: it can't
    table.push(MoveSpaces(figure=table.id("A"), spaces=1, seat=1, willing=False)).choose("push:B1")
    assert table.space("A") == "B1"
    ahsoka = Table("| A   .   .   .   .   b |", A="ahsoka-tano-rebel-instigator", b="royal-guard").give(
        "A", Condition.STUNNED
    )
    ahsoka.activate("A")
    assert not [id for id in ahsoka.options if "leap" in id]


@pytest.mark.rule("CORE-MOVE-32", "CORE-MOVE-30")
def test_moving_spaces_is_resolved_at_once_without_the_pool_of_points() -> None:
    table = Table(
        """
        | A   ~   .   .   .   b |
        """,
        A="gaarkhan-skirmish",
        b="royal-guard",
    )
    table.activate("A").choose("move")
    before = table.figure("A").points
    table.choose("special:gaarkhan-skirmish.charge")
    assert table.offers("move:") == [
        "move:B1",
        "move:C1",
        "move:D1",
        "move:E1",
    ]  # Speed 4, difficult terrain is free
    table.choose("move:B1")
    assert table.figure("A").points == before  # and what was not used is not kept
    assert not table.offers("move:")


@pytest.mark.rule("CORE-PUSH-05")
def test_a_push_that_is_no_ability_is_directed_by_the_player_of_the_figure() -> None:
    table = Table(
        """
        | T   T   .   . |
        | T   T   b   . |
        | T   T   .   . |
        | .   .   .   . |
        """,
        T="sc2-m-repulsor-tank",
        b="rebel-trooper",
    )
    table.activate("T").choose("move", "go:B1")  # onto the trooper
    assert table.decision.seat == 1
    assert table.offers("push:") == ["push:D1", "push:D2", "push:D3"]


@pytest.mark.rule("CORE-PUSH-07")
def test_objects_are_not_pushed() -> None:
    table = Table("| A   .   .   b |", A="stormtrooper", b="royal-guard")
    crate = put_token(table, "B1")
    table.push(MoveSpaces(figure=crate.id, spaces=2, seat=0, willing=False))
    assert table.is_idle
    assert crate.space == 1
    tank = Table(
        "| T   T   .   . |\n| T   T   .   . |\n| T   T   .   b |", T="sc2-m-repulsor-tank", b="rebel-trooper"
    )
    rock = put_token(tank, "C1")
    tank.activate("T").choose("move", "go:B1")  # a Massive figure on an object pushes nothing
    assert rock.space == 2
    assert tank.decision.prompt.id == "activation-prompt"


# --- Large and Massive figures ----------------------------------------------------------------------------


@pytest.mark.rule("CORE-LARGE-15")
def test_effects_for_small_figures_leave_large_ones_out() -> None:
    table = Table(
        """
        | D   .   n   n |
        | .   b   n   n |
        """,
        D="darth-vader-lord-of-the-sith",
        n="nexu",
        b="rebel-trooper",
    ).hand(0, "lure-of-the-dark-side")
    assert [letter for letter in "Dnb" if is_small(table.state, table.figure(letter))] == ["D", "b"]
    table.activate("D").choose("special:lure-of-the-dark-side")
    assert table.decision.about["figure"] == table.id("b")  # the trooper, without a question, not the nexu


@pytest.mark.rule("CORE-MASSIVE-11", "CORE-EXMOVE-21", "CORE-MASSIVE-06")
def test_a_massive_figure_that_stopped_on_somebody_does_not_move_again_in_that_activation() -> None:
    table = Table(
        """
        | T   T   .   .   . |
        | T   T   b   .   . |
        | T   T   .   .   . |
        | .   .   .   .   . |
        """,
        T="sc2-m-repulsor-tank",
        b="rebel-trooper",
    )
    table.activate("T").choose("move", "go:B1", "push:D2")
    assert table.figure("T").points == 3
    assert not table.offers("go:")
    table.end()
    assert not table.figure("T").stopped, "nor is it held between the activations"
    table.activate("T").choose("move")
    assert table.offers("go:C1")  # in the next activation it may again


@pytest.mark.rule("CORE-MASSIVE-07", "CORE-MASSIVE-06")
def test_the_player_of_a_massive_figure_pushes_friends_before_the_others_push_theirs() -> None:
    table = Table(
        """
        | T   T   b   .   . |
        | T   T   .   .   . |
        | T   T   A   .   . |
        | .   .   .   .   . |
        """,
        T="sc2-m-repulsor-tank",
        b="rebel-trooper",
        A="stormtrooper",
    )
    table.state.initiative = 1
    table.activate("T").choose("move", "go:B1")
    assert (table.decision.seat, table.decision.about["figure"]) == (0, table.id("A"))
    table.choose("push:D3")
    assert (table.decision.seat, table.decision.about["figure"]) == (1, table.id("b"))
    table.choose("push:D2")
    assert [table.space(letter) for letter in "TAb"] == ["B1", "D3", "D2"]


@pytest.mark.rule("CORE-MASSIVE-06", "CORE-MASSIVE-07", "CORE-TIMING-02", "IA-4P-14")
@pytest.mark.parametrize(("initiative", "order"), [(0, "Abd"), (2, "Adb"), (3, "Adb")])
def test_the_other_players_push_theirs_in_the_order_of_initiative(initiative: int, order: str) -> None:
    """A belongs to the tank's team-mate: it is friendly, and so the first."""
    seats = {"T": 0, "A": 2, "b": 1, "d": 3}
    table = Table(
        """
        | T   T   d   .   . |
        | T   T   A   .   . |
        | T   T   b   .   . |
        | .   .   .   .   . |
        """,
        seats=seats,
        sides=Sides.TEAM,
        T="sc2-m-repulsor-tank",
        d="rebel-trooper",
        A="stormtrooper",
        b="rebel-trooper",
    )
    table.state.initiative = initiative
    table.activate("T").choose("move", "go:B1")
    letters = {table.id(letter): letter for letter in seats}
    while table.decision.prompt.id == "push-aside":
        assert table.decision.seat == seats[letters[table.decision.about["figure"]]]
        table.choose(table.offers("push:")[0])
    pushed = [event.figure for event in table.events if isinstance(event, Moved) and event.pushed]
    assert "".join(letters[id] for id in pushed) == order


@pytest.mark.rule("CORE-MASSIVE-11")
def test_a_massive_figure_is_held_for_one_activation_also_when_it_was_another_ones() -> None:
    table = Table(
        """
        | T   T   .   .   .   . |
        | T   T   b   .   .   . |
        | T   T   .   .   .   . |
        | A   B   .   .   .   . |
        """,
        T="sc2-m-repulsor-tank",
        A="stormtrooper",
        B="stormtrooper",
        b="rebel-trooper",
    )
    lend(lend(table, "A", "tow"), "B", "tow")
    table.activate("A")
    use(table, "tow", "special").choose("move:B1", "push:D2")
    table.push(MoveSpaces(figure=table.id("T"), spaces=1, seat=0))  # another effect in the same activation
    assert table.decision.prompt.id == "activation-prompt"  # held: nothing was asked
    table.end()
    table.activate("B")
    use(table, "tow", "special")
    assert table.offers("move:C1")


@pytest.mark.rule("CORE-MASSIVE-11")
def test_a_massive_figure_that_stopped_on_somebody_before_its_activation_moves_in_it() -> None:
    table = Table(
        """
        | T   T   .   .   . |
        | T   T   b   .   . |
        | T   T   .   .   . |
        | .   .   .   .   . |
        """,
        T="sc2-m-repulsor-tank",
        b="rebel-trooper",
    )
    table.push(MoveSpaces(figure=table.id("T"), spaces=1, seat=0)).choose("move:B1", "push:D2")
    table.activate("T").choose("move")
    assert table.offers("go:C1")


@pytest.mark.rule("CORE-MASSIVE-06")
def test_a_massive_figure_that_is_placed_on_somebody_pushes_them_aside() -> None:
    table = Table(
        """
        | T   T   .   .   . |
        | T   T   .   b   . |
        | T   T   .   .   . |
        """,
        T="sc2-m-repulsor-tank",
        b="rebel-trooper",
    )
    table.push(Place(figure=table.id("T"), seat=0, among=[table.figure("b").space]))
    table.choose("place:C1")
    assert (table.decision.seat, table.decision.prompt.id) == (1, "push-aside")


# --- Sight and movement during an attack ------------------------------------------------------------------


SHELTER = """
| A   .   .   b |
| #   #   #   . |
| #   #   .   . |
"""


@pytest.mark.rule("CORE-LOS-24", "CORE-ATTACK-40")
@pytest.mark.parametrize(("to", "damage"), [("C1", 2), ("C3", 0)])
def test_a_defender_that_moves_during_the_attack_is_hit_only_where_it_can_be_seen(
    to: str, damage: int
) -> None:
    table = lend(Table(SHELTER, A="stormtrooper", b="royal-guard"), "b", "sidestep")
    table.roll([blue(5, 1), green(3, 2), black(block=1)]).attack_with("A", "b")
    use(table, "sidestep").choose(f"move:{to}")
    while not table.is_idle:
        table.choose("pass" if "pass" in table.options else "done")
    assert table.damage("b") == damage


# --- Texts made up for these rules ------------------------------------------------------------------------


def stun_the_attacker(state: Assault, use: Use, event: AttackResolved) -> None:
    gain_condition(state, state.figures[event.attacker], Condition.STUNNED)


def tow(state: Assault, use: Use) -> None:
    tank = next(figure for figure in on_board(state) if not is_small(state, figure))
    state.push(MoveSpaces(figure=tank.id, spaces=1, seat=use.seat))


rule(
    PREFIX + "dazzle-back",
    after(
        "dazzle-back",
        AttackResolved,
        stun_the_attacker,
        when=defending,
        forced=True,
    ),
)
rule(PREFIX + "hurry", during("hurry", lambda state, use: gain_points(state, me(state, use), 2)))
rule(
    PREFIX + "footprints",
    before("leave", Moved, lambda state, use: None, forced=True),
    after("enter", Moved, lambda state, use: None, forced=True),
)
rule(PREFIX + "tow", special("tow", tow))
