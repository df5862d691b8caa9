"""Attacking objects (CORE-OBJECT): crates and doors that a mission makes attackable."""

from __future__ import annotations

import pytest
from tests.assault.content.rolls import black, blue, green, red, white, yellow
from tests.assault.rules.scenes import in_force, put_token, stand, targets
from tests.assault.table import Table

from dejarik.assault.board import Sides
from dejarik.assault.dice.attack import Condition
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.ground import distance
from dejarik.assault.rules.objects.tokens import DOOR, place_token, tokens_of
from dejarik.assault.rules.reports import TokenPlaced
from dejarik.assault.rules.state import Token


@pytest.mark.rule("CORE-OBJECT-01", "CORE-TERM-03")
def test_only_objects_that_the_mission_makes_attackable_are_targets() -> None:
    table = Table("| A   .   .   b |", A="stormtrooper", b="rebel-trooper")
    put_token(table, "B1")
    terminal = put_token(table, "C1", "terminal")
    assert table.activate("A").choose("attack").attack.target == table.id("b")  # nothing else to aim at
    raider = Table("| A   .   .   b |", A="stormtrooper", b="rebel-trooper")
    crate = put_token(raider, "B1", "raider", health=5)
    raider.activate("A").choose("attack")
    assert raider.offers("attack:") == [f"attack:{raider.id('b')}", f"attack:{crate.id}"]
    assert terminal.health == 0


@pytest.mark.rule("CORE-OBJECT-01", "CORE-OBJECT-03")
def test_what_can_not_be_attacked_or_is_gone_suffers_nothing() -> None:
    table = Table("| A   .   .   b |", A="stormtrooper", b="rebel-trooper")
    terminal, crate = put_token(table, "B1", "terminal"), put_token(table, "C1", health=2)
    suffered = []
    for token in (terminal, crate, crate):
        damaged = Damaged(target=token.id, amount=3, by=0)
        table.occur(damaged)
        suffered.append(damaged.amount)
    assert suffered == [0, 2, 0]


@pytest.mark.rule("CORE-OBJECT-01", "CORE-ATTACK-13")
def test_only_those_whom_the_mission_names_may_attack_an_object() -> None:
    table = in_force(Table("| A   .   .   b |", A="stormtrooper", b="rebel-trooper"), "owned-crates")
    crate = put_token(table, "B1", health=5)
    table.activate("A").choose("attack")
    assert f"attack:{crate.id}" in table.options
    other = in_force(Table("| A   .   .   b |", A="stormtrooper", b="rebel-trooper"), "owned-crates")
    put_token(other, "B1", health=5)
    assert other.activate("b").choose("attack").attack.target == other.id("A")  # nobody else to aim at


@pytest.mark.rule("CORE-OBJECT-02", "CORE-OBJECT-03", "CORE-DAMAGE-02")
def test_an_object_with_damage_equal_to_its_health_is_destroyed() -> None:
    table = Table("| A   .   . |\n| b   .   . |", A="stormtrooper", b="rebel-trooper")
    crate = put_token(table, "C1", health=3, defence=[Die.BLACK])
    table.roll([blue(3, 2), green(2, 2), black(block=2)]).attack_with("A", "A", only=[crate.id])
    assert crate.id in table.state.tokens
    table.roll([blue(3, 2), green(2, 2), black(block=1)]).attack_with("A", "A", only=[crate.id])
    assert crate.id not in table.state.tokens
    assert crate.damage == 3  # 2, then 1 of 3: no more than its Health


@pytest.mark.rule("CORE-OBJECT-03")
def test_a_destroyed_door_counts_as_opened() -> None:
    table = Table(
        """
        | A   .   .   b |
        +   +   +===+===+
        | .   .   .   c |
        """,
        A="stormtrooper", b="rebel-trooper", c="rebel-trooper",
    )  # fmt: skip
    (door,) = tokens_of(table.state, DOOR)
    door.health = 4
    table.roll([blue(5, 1), green(3, 2)]).attack_with("A", "A", only=[door.id]).choose("space:C1")
    assert door.damage == 3
    table.roll([blue(5, 1), green(3, 2)]).attack_with("A", "A", only=[door.id]).choose("space:C1")
    assert not tokens_of(table.state, DOOR)
    table.activate("b").choose("move")
    assert "go:D1" not in table.options  # where it stands
    assert "go:C2" in table.options  # through where the door was


@pytest.mark.rule("CORE-OBJECT-04", "CORE-OBJECT-05", "CORE-COND-06")
def test_what_concerns_the_target_works_on_objects_what_concerns_figures_does_not() -> None:
    table = Table("| A   .   . |\n| b   .   . |", A="trandoshan-hunter", b="rebel-trooper").deck(1, "rally")
    crate = put_token(table, "B1", health=9, block=2)
    table.roll([blue(3, 1, 1), green(2, 1, 1)]).attack_with("A", "A", only=[crate.id])
    # Relentless (a hostile figure suffers strain) asked nobody; Scattergun (+1 damage) counts.
    bleed, pierce = table.offers("surge:")
    table.choose(pierce, bleed)
    assert crate.damage == 3  # Pierce 2 works on its blocks
    assert not hasattr(crate, "conditions")
    assert not table.figure("b").conditions


@pytest.mark.rule("CORE-OBJECT-06", "CORE-OBJECT-09", "CORE-KEYWORD-10")
def test_blast_hurts_attackable_objects_and_no_others() -> None:
    table = Table("| A   .   .   b   . |", A="fenn-signis-skirmish", b="royal-guard")
    here = put_token(table, "D1", health=5)  # in the target space itself: counts as adjacent
    beside = put_token(table, "E1", health=5)
    idle = put_token(table, "C1")
    far = put_token(table, "B1", health=5)
    table.roll([blue(3, 1, 1), red(2), green(2, 2), black(block=1)]).attack_with("A", "b")
    table.choose(table.offers("surge:")[0])
    assert [token.damage for token in (here, beside, idle, far)] == [1, 1, 0, 0]


@pytest.mark.rule("CORE-OBJECT-09", "CORE-KEYWORD-15")
def test_cleave_may_choose_an_attackable_object_also_in_the_targets_space() -> None:
    table = Table("| D   b |", D="diala-passil-skirmish", b="royal-guard")
    crate = put_token(table, "B1", health=5)
    put_token(table, "A1")
    table.roll([red(2, 1), green(1, 2), black(block=1)]).attack_with("D", "b")
    table.choose(table.offers("surge:")[2])
    assert table.options == [f"cleave:{crate.id}", "decline"]
    table.choose(f"cleave:{crate.id}")
    assert crate.damage == 2


@pytest.mark.rule("CORE-OBJECT-07")
def test_a_figure_and_an_object_in_one_space_are_targeted_separately() -> None:
    table = Table("| A   .   b |", A="stormtrooper", b="royal-guard")
    crate = put_token(table, "C1", health=5)
    table.activate("A").choose("attack")
    assert table.options == [f"attack:{table.id('b')}", f"attack:{crate.id}"]
    table.roll([blue(3, 2), green(2, 2)]).choose(f"attack:{crate.id}")
    assert (crate.damage, table.damage("b")) == (4, 0)


@pytest.mark.rule("CORE-OBJECT-08")
def test_objects_block_neither_sight_nor_movement() -> None:
    table = Table("| A   .   b |", A="stormtrooper", b="rebel-trooper")
    put_token(table, "B1", health=5)
    table.activate("A").choose("move")
    assert "go:B1" in table.options
    table.choose("attack")
    assert targets(table) == "b"


@pytest.mark.rule("CORE-ATTACK-22", "CORE-OBJECT-07")
def test_an_object_in_the_attackers_own_space_needs_no_accuracy() -> None:
    table = Table("| A   .   . |\n| b   .   . |", A="imperial-officer", b="rebel-trooper")
    crate = put_token(table, "A1", health=9)
    stand(table, "A", "A1")
    table.roll([blue(2, 1), yellow(0, 1, 2)]).attack_with("A", "A", only=[crate.id])
    table.choose("done")
    assert crate.damage == 2


def test_an_object_far_away_does_need_accuracy() -> None:
    table = Table("| A   .   .   .   . |\n| b   .   .   .   . |", A="imperial-officer", b="rebel-trooper")
    crate = put_token(table, "E1", health=9)
    table.roll([blue(2, 1), yellow(1, 2)]).attack_with("A", "A", only=[crate.id])
    assert crate.damage == 0


def test_objects_roll_no_dice_and_block_nothing_unless_the_mission_says_so() -> None:
    table = Table("| A   .   . |\n| b   .   . |", A="stormtrooper", b="rebel-trooper")
    crate = put_token(table, "B1", health=9)
    table.roll([blue(3, 2), green(2, 2), white()]).attack_with("A", "A", only=[crate.id])
    assert crate.damage == 4
    assert len(table.state.rng.script) == 1  # nobody rolled the white die
    assert not table.has("A", Condition.STUNNED)


# --- Doors -----------------------------------------------------------------------------------------------


def with_attackable_door(picture: str, **cards: str) -> tuple[Table, Token]:
    """A table with one closed door that can be attacked."""
    table = Table(picture, seats=None, groups=(), sides=Sides.TWO_PLAYER, **cards)
    (door,) = tokens_of(table.state, DOOR)
    door.health = 9
    table.refresh()
    return table, door


@pytest.mark.rule("CORE-DOOR-08", "CORE-KEYWORD-30")
def test_reach_gets_to_a_door_from_its_spaces_and_from_those_adjacent_to_them() -> None:
    near, door = with_attackable_door(
        """
        | .   G   . = .   . |
        | .   .   . = .   b |
        """,
        G="royal-guard", b="rebel-trooper",
    )  # fmt: skip
    near.activate("G").choose("attack")
    assert near.attack.target == door.id
    assert near.options == ["space:C1", "space:C2"]
    far, _ = with_attackable_door(
        """
        | G   .   . = .   . |
        | .   .   . = .   b |
        """,
        G="royal-guard", b="rebel-trooper",
    )  # fmt: skip
    assert "attack" not in far.activate("G").options


@pytest.mark.rule("CORE-LOS-03", "CORE-LOS-23", "CORE-DOOR-02", "CORE-KEYWORD-10")
def test_an_attack_on_a_closed_door_hurts_nobody_behind_it() -> None:
    table, door = with_attackable_door(
        """
        | A   .   .   . = .   b |
        | .   .   .   c = .   . |
        """,
        A="fenn-signis-skirmish", b="rebel-trooper", c="rebel-trooper",
    )  # fmt: skip
    table.roll([blue(3, 1, 1), red(2), green(2, 2)]).attack_with("A", "A", only=[door.id])
    # Of the door's empty spaces (D1, E1, E2) only D1 is seen: no question.
    table.choose(table.offers("surge:")[0])
    assert (door.damage, table.damage("c"), table.damage("b")) == (5, 1, 0)


@pytest.mark.rule("CORE-DOOR-08", "CORE-LOS-23")
def test_who_stands_next_to_a_door_aims_at_it_in_a_space_of_that_side() -> None:
    for attacker in ("imperial-officer", "royal-guard"):
        table, door = with_attackable_door(
            """
            | A = .   b |
            | . = .   . |
            """,
            A=attacker, b="rebel-trooper",
        )  # fmt: skip
        table.attack_with("A", "A", only=[door.id])
        assert table.options == ["space:A1", "space:A2"]
        crowded, door = with_attackable_door(
            """
            | A = .   b |
            | C = .   . |
            """,
            A=attacker, C="imperial-officer", b="rebel-trooper",
        )  # fmt: skip
        crowded.script(0, 0, 0).attack_with("A", "A", only=[door.id])
        assert crowded.is_idle or crowded.attack.target_space == crowded.figure("A").space


@pytest.mark.rule("CORE-DOOR-06", "CORE-KEYWORD-10")
def test_blast_hurts_a_door_only_beside_its_edges() -> None:
    for picture, damage in (
        ("| A   .   b   . = . |\n| .   .   .   . = . |", 0),
        ("| A   .   .   b = . |\n| .   .   .   . = . |", 1),
    ):
        table, door = with_attackable_door(picture, A="fenn-signis-skirmish", b="royal-guard")
        table.roll([blue(3, 1, 1), red(2), green(2, 2), black(block=1)]).attack_with("A", "b")
        table.choose(table.offers("surge:")[0])
        assert door.damage == damage


def test_a_token_that_comes_is_told() -> None:
    table = Table("| A   .   b |", A="stormtrooper", b="rebel-trooper")
    table.state.journal = []
    token = place_token(table.state, "crate", table.figure("A").space)
    assert table.state.journal == [TokenPlaced(token=token.id, kind="crate", space=token.space)]


@pytest.mark.rule("CORE-DOOR-08")
@pytest.mark.parametrize(("picture", "away"), [("| .   A = .   b |", 0), ("| A   . = .   b |", 1)])
def test_a_door_is_as_far_away_as_the_space_beside_it(picture: str, away: int) -> None:
    table = Table(f"{picture}\n| .   . = .   . |", A="stormtrooper", b="rebel-trooper")
    (door,) = tokens_of(table.state, DOOR)
    assert (door.door, distance(table.state, table.figure("A"), door)) == (0, away)
