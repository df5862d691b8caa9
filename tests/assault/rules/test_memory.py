"""What is kept of the board beside the state: it follows the state's changes, or the game finds something wrong."""

from __future__ import annotations

import pytest
from tests.assault.table import Table

from dejarik.assault.game import GAME
from dejarik.assault.rules.ground import forget_situation, situation


def changed(table: Table, what: str) -> list[str]:
    """Something changes past the rules, while the situation is known."""
    situation(table.state)
    figure = table.figure("A")
    match what:
        case "figures":
            figure.seat = 1
        case "closed":
            table.state.open_doors = 1
        case "shields":
            table.state.shields.append(figure.space)
        case "rubble":
            table.state.rubble.append(figure.space)
    return list(GAME.violations(table.state))


@pytest.mark.parametrize("what", ["figures", "closed", "shields", "rubble"])
def test_a_situation_that_did_not_follow_a_change_is_found(what: str) -> None:
    table = Table("| A   . = .   b |\n| .   . = .   . |", A="stormtrooper", b="royal-guard")
    assert list(GAME.violations(table.state)) == []
    assert f"the situation that is kept has other {what}" in changed(table, what)
    forget_situation(table.state)
    assert list(GAME.violations(table.state)) == []
