"""What people are not asked in Imperial Assault, because all answers come to the same; and that all else is asked."""

from __future__ import annotations

import pytest
from tests.assault.content.rolls import blue, green, white, yellow
from tests.assault.rules.test_objects import with_attackable_door
from tests.assault.table import Table

from dejarik.kernel.obvious import obvious_answer


def spared(table: Table) -> str | None:
    """The answer that is given in a person's place."""
    found = obvious_answer(table.state)
    return None if found is None else table.decision.id_of(table.state, found)  # type: ignore[arg-type]


# --- The end of an activation


def test_an_activation_in_which_nothing_can_be_done_any_more_ends_by_itself() -> None:
    table = Table("| A   b |", A="stormtrooper", b="rebel-trooper").activate("A")
    assert spared(table) is None
    table.choose("move")
    assert spared(table) is None, "it may attack"
    table.roll([blue(3, 2), green(2, 2), white(dodge=1)]).choose("attack")
    assert (table.options, spared(table)) == (["end"], "end")


@pytest.mark.parametrize(("held", "answer"), [("son-of-skywalker", "end"), ("toxic-dart", None)])
def test_what_only_the_hand_could_do_is_asked_about_whatever_it_holds(held: str, answer: str | None) -> None:
    """Where the only thing left might be a Command card, an answer that comes at once would tell of the hand."""
    table = Table("| V   b |", V="vinto-hreeda-skirmish", b="rebel-trooper").hand(0, held).activate("V")
    table.state.memory["bluff"] = 1
    table.refresh()
    assert table.decision.bluff is False, "everybody sees that it may move"
    table.choose("move", "move")
    assert (table.decision.bluff, spared(table)) == (True, answer)


# --- Surges


def test_surges_with_which_nothing_can_be_changed_are_not_asked_about() -> None:
    """After the damage is bought, the second surge could buy accuracy, of which there is enough."""
    table = Table("| A   b |", A="stormtrooper", b="rebel-trooper")
    table.roll([blue(3, 1, 1), green(2, 1, 1), white()]).attack_with("A", "b")
    damage, accuracy = table.offers("surge:")
    idle = {
        table.decision.id_of(table.state, each): table.decision.is_idle_option(table.state, each)
        for each in table.decision.options
    }
    assert idle == {damage: False, accuracy: True, "done": False}
    table.choose(damage)
    assert (table.offers("surge:"), spared(table)) == ([accuracy], "done")


def test_a_harmful_condition_buys_nothing_for_a_door_and_something_for_a_figure() -> None:
    """What the attacker gains itself it gains whatever is attacked."""

    def idle(table: Table) -> dict[str, bool]:
        options = (each for each in table.decision.options if not each.verb.declines)
        return {
            table.decision.id_of(table.state, each).rpartition(".")[2]: table.decision.is_idle_option(
                table.state, each
            )
            for each in options
        }

    rolled = [blue(3, 1, 1), yellow(2, 0, 1)]
    door, _ = with_attackable_door(
        """
        | O   . = .   b |
        | .   . = .   . |
        """,
        O="imperial-officer-elite", b="rebel-trooper",
    )  # fmt: skip
    door.roll(rolled).activate("O").choose("attack")
    door.choose(door.options[0])
    figure = Table("| O   b |", O="imperial-officer-elite", b="rebel-trooper")
    figure.roll([*rolled, white()]).attack_with("O", "b")
    assert idle(door) == {"1": False, "2": True, "3": False, "4": True}
    assert idle(figure) == {"1": False, "2": False, "3": False, "4": True}


def test_accuracy_is_asked_about_where_the_attack_falls_short() -> None:
    table = Table("| A   .   .   .   .   .   b |", A="stormtrooper", b="rebel-trooper")
    table.roll([blue(3, 1, 1), green(2, 1, 1), white()]).attack_with("A", "b")
    table.choose(table.offers("surge:")[0])
    assert spared(table) is None


# --- The space of a door


def test_which_space_of_a_door_is_attacked_is_asked_only_where_somebody_is_nearer_to_one() -> None:
    alone, door = with_attackable_door(
        """
        | .   .   .   .   G   . = .   .   .   .   b |
        | .   .   .   .   .   . = .   .   .   .   . |
        """,
        G="royal-guard", b="rebel-trooper",
    )  # fmt: skip
    alone.activate("G").choose("attack")
    assert (alone.attack.target, alone.options) == (door.id, ["space:F1", "space:F2"])
    assert spared(alone) == "space:F1"
    near, _ = with_attackable_door(
        """
        | .   G   . = .   .   . |
        | .   .   . = .   .   . |
        +   +   +   +   +   +
        | .   .   . | .   .   . |
        | .   .   . | .   .   . |
        | .   .   . | .   .   . |
        | .   .   . | .   .   . |
        | .   .   b | .   .   . |
        """,
        G="royal-guard", b="rebel-trooper",
    )  # fmt: skip
    near.activate("G").choose("attack")
    assert (near.options, spared(near)) == (["space:C1", "space:C2"], None)
