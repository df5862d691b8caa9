"""Interacting, doors, tokens and control (CORE-INTERACT, CORE-DOOR, CORE-TOKEN, CORE-CONTROL)."""

from __future__ import annotations

import pytest
from tests.assault.content.rolls import blue, green
from tests.assault.rules.rounds import play_round, sit_out
from tests.assault.rules.scenes import put_token
from tests.assault.table import Table

from dejarik.assault.content.companions import bring_into_play
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.ground import space_name
from dejarik.assault.rules.objects.tokens import DOOR, carried_by, controller_of_token, is_open, tokens_of
from dejarik.assault.rules.state import Token
from dejarik.kernel import NOBODY


def with_mission(table: Table, key: str) -> Table:
    """The rules of a real mission are in force."""
    table.state.enter(key, NOBODY)
    table.refresh()
    return table


def interactions(table: Table) -> list[str]:
    return [id.removeprefix("interact:").split("#")[0] for id in table.offers("interact:")]


DOORWAY = """
| .   A = .   b |
| .   . = .   . |
"""


def doorway(**facts: object) -> tuple[Table, Token]:
    table = Table(DOORWAY, A="stormtrooper", b="rebel-trooper")
    (door,) = tokens_of(table.state, DOOR)
    for name, value in facts.items():
        setattr(door, name, value)
    return table, door


# --- Interacting ------------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-INTERACT-01", "CORE-INTERACT-02", "CORE-INTERACT-06", "CORE-DOOR-03")
def test_a_figure_beside_a_closed_door_opens_it_with_an_action() -> None:
    table, door = doorway()
    table.activate("A")
    assert interactions(table) == ["open"]
    assert "attack" not in table.options
    table.choose("interact:")
    assert is_open(table.state, 0)
    assert door.id not in table.state.tokens
    assert table.decision.about["actions"] == 1
    assert "attack" in table.options


@pytest.mark.rule("CORE-INTERACT-01", "CORE-INTERACT-06")
def test_interacting_needs_the_own_space_or_an_adjacent_one_and_no_sight() -> None:
    """The crates: in the own space, diagonally adjacent, behind a wall, and two spaces away."""
    table = with_mission(
        Table(
            """
            | A | .   .   b |
            | .   .   .   . |
            """,
            A="stormtrooper",
            b="royal-guard",
        ),
        "mos-eisley-outskirts-b",
    )
    for space, beside in (("A1", True), ("B2", True), ("B1", False), ("C1", False)):
        token = put_token(table, space, "contraband")
        table.activate("A")
        assert bool(interactions(table)) is beside, space
        table.end()
        del table.state.tokens[token.id]


@pytest.mark.rule("CORE-INTERACT-04", "CORE-COMPANION-06", "IA-COMP-12")
def test_a_companion_can_not_interact() -> None:
    table, _ = doorway()
    state = table.state
    state.__dict__.pop("decision_", None)
    droid = bring_into_play(state, "j4x-7", state.groups[table.figure("A").group], [table.figure("A").space])
    table._ids["J"] = droid.id
    table.push()
    table.activate("A")
    assert interactions(table) == ["open"]
    table.end()
    table.activate("J")
    assert interactions(table) == []


@pytest.mark.rule("CORE-INTERACT-05")
def test_any_figure_opens_doors_and_the_mission_says_who_uses_its_objects() -> None:
    """Only small figures ride a tauntaun; the engineers may still open the door."""
    table = with_mission(
        Table(
            """
            | E   E = .   . |
            | .   . = a   . |
            """,
            E="e-web-engineer",
            a="stormtrooper",
        ),
        "echo-base-b",
    )
    put_token(table, "A1", "tauntaun")
    put_token(table, "D2", "tauntaun")
    table.activate("E")
    assert interactions(table) == ["open"]
    table.end()
    table.activate("a")
    assert interactions(table) == ["open", "retrieve"]


# --- Doors ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-DOOR-09")
def test_a_locked_door_is_not_opened_and_once_unlocked_it_is_still_closed() -> None:
    table, door = doorway(locked=True)
    table.activate("A")
    assert interactions(table) == []
    table.end()
    door.locked = False
    assert not is_open(table.state, 0)
    table.activate("A")
    assert interactions(table) == ["open"]


@pytest.mark.rule("CORE-DOOR-10", "CORE-DOOR-08")
def test_a_door_with_health_that_is_destroyed_is_gone_and_open() -> None:
    table, door = doorway(locked=True, health=3)
    table.roll([blue(4, 2), green(3, 2)]).activate("A").choose("attack", "space:B2")
    while table.decision.prompt.id != "activation-prompt":
        table.choose("pass" if "pass" in table.options else "done")
    assert door.id not in table.state.tokens
    assert is_open(table.state, 0)
    table.choose("move")
    assert table.offers("go:C1")


# --- Tokens -----------------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-TOKEN-02", "CORE-TOKEN-03")
def test_tokens_have_no_effect_of_their_own_and_their_colour_none_unless_the_mission_says_so() -> None:
    table = Table("| A   .   .   b |", A="stormtrooper", b="royal-guard")
    put_token(table, "A1", "tactical-position", colour="blue")
    put_token(table, "B1", "tactical-position", colour="yellow")
    table.deck(0, "rally", "rally", "rally")
    sit_out(play_round(table))
    assert (table.vp(0), len(table.hand_of(0))) == (0, 1)
    for colours, points in ((("blue", "blue"), 6), (("blue", "yellow"), 4)):  # Temple Gardens counts colours
        gardens = with_mission(
            Table("| A   .   .   b |", A="stormtrooper", b="royal-guard"), "temple-gardens-a"
        )
        for space, colour in zip(("A1", "B1"), colours, strict=True):
            put_token(gardens, space, "tactical-position", colour=colour)
        gardens.state.groups[gardens.figure("b").group].make_ready()
        gardens.figure("b").space = 3
        sit_out(play_round(gardens))
        assert gardens.vp(0) == points


CARGO = "mos-eisley-outskirts-b"


def cargo() -> tuple[Table, Token]:
    """A crate of contraband beside A; carrying one costs 2 Speed."""
    table = with_mission(
        Table(
            """
            | A   .   .   .   .   b |
            | B   .   .   .   .   . |
            """,
            A="stormtrooper",
            B="snowtrooper",
            b="royal-guard",
        ),
        CARGO,
    )
    return table, put_token(table, "B1", "contraband")


@pytest.mark.rule("CORE-TOKEN-12")
def test_a_figure_beside_a_token_picks_it_up_and_carries_it_along() -> None:
    table, token = cargo()
    table.activate("A").choose("interact:")
    assert carried_by(table.state, table.figure("A")) == [token]
    table.choose("move", "go:C1", "end")
    table.occur(Damaged(target=table.id("A"), amount=3, by=1))
    assert space_name(table.state, token.space) == "C1"  # it has moved with its carrier


@pytest.mark.rule("CORE-TOKEN-13")
def test_what_is_carried_is_neither_taken_by_others_nor_handed_over_nor_dropped() -> None:
    table, _ = cargo()
    table.activate("A").choose("interact:")
    assert not [id for id in table.options if "drop" in id or "interact" in id]
    table.choose("end")
    table.activate("B")
    assert interactions(table) == []


@pytest.mark.rule("CORE-TOKEN-14")
def test_a_defeated_carrier_drops_the_token_in_its_space_for_others() -> None:
    table, token = cargo()
    table.activate("A").choose("interact:", "end")
    table.occur(Damaged(target=table.id("A"), amount=3, by=1))
    assert (token.carrier, space_name(table.state, token.space)) == (0, "A1")
    table.activate("B")
    assert interactions(table) == ["retrieve"]


@pytest.mark.rule("CORE-TOKEN-15")
def test_a_figure_carries_several_tokens_unless_the_mission_limits_it() -> None:
    table, _ = cargo()
    put_token(table, "A2", "contraband")
    table.activate("A").choose(table.activate("A").offers("interact:")[0])
    table.choose(table.offers("interact:")[0])
    assert len(carried_by(table.state, table.figure("A"))) == 2
    ruins = with_mission(Table("| A   .   .   b |", A="stormtrooper", b="royal-guard"), "massassi-ruins-a")
    put_token(ruins, "A1", "holocron")
    put_token(ruins, "B1", "holocron")
    ruins.activate("A").choose(ruins.offers("interact:")[0])
    assert interactions(ruins) == []  # one holocron at a time


# --- Control ----------------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-CONTROL-01", "CORE-CONTROL-04", "CORE-CONTROL-05", "CORE-EXMISC-16")
def test_a_token_is_controlled_by_the_only_side_on_or_beside_it_at_that_moment() -> None:
    table = Table("| A   .   .   .   b   .   .   B |", A="stormtrooper", B="snowtrooper", b="royal-guard")
    token = put_token(table, "B1", "terminal")
    assert controller_of_token(table.state, token) == 0
    table.activate("b").choose("move", "go:C1", "end")
    assert controller_of_token(table.state, token) is None  # contested
    table.activate("A").choose("end")
    table.occur(Damaged(target=table.id("A"), amount=3, by=1))
    assert controller_of_token(table.state, token) == 1
    table.activate("b").choose("move", "go:E1", "end")
    assert controller_of_token(table.state, token) is None  # not remembered
