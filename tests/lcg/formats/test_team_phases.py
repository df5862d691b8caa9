"""Team play: what "your phase" means to a member, the balance phase, and cards that a format leaves without effect."""

from __future__ import annotations

import pytest
from tests.lcg.hunt import hunt
from tests.lcg.table import Table

from dejarik.lcg.facts.cards import Side
from dejarik.lcg.rules.setup import ChooseOrder, OrderChosen
from dejarik.lcg.rules.turn import BalancePhase


@pytest.mark.rule("LCG-2V2-03", "LCG-2V2-04")
def test_a_team_says_who_is_its_first_player_and_the_rest_follow() -> None:
    table = Table("", format="jerjerrod", light=3).start(ChooseOrder(side=Side.LIGHT), side="light")
    for place, chosen in ((1, 3), (2, 1)):
        assert (table.asked.prompt.id, table.asked.prompt.args["place"]) == ("lcg-order", place)
        table.choose(f"player:{chosen + 1}")
    assert {player.seat: player.number for player in table.state.players[1:]} == {3: 1, 1: 2, 2: 3}
    assert [event.order for event in table.happened(OrderChosen)] == [[3, 1, 2]]


@pytest.mark.rule("LCG-TURN-03", "LCGC-TEAM-04")
@pytest.mark.parametrize(("format", "light"), [("2v2", 2), ("jerjerrod", 2), ("jerjerrod", 3)])
def test_against_a_team_the_light_balance_always_damages_an_objective(format: str, light: int) -> None:
    table = Table("balance: light", format=format, light=light).start(
        BalancePhase(side=Side.LIGHT), side="light"
    )
    assert table.asked.seat == table.seat("light1")
    assert all(option.startswith("balance:") for option in table.options())
    table.choose("balance:heightened-security-444" if format == "jerjerrod" else "balance:")
    assert sum(card.damage for card in table.state.cards.values()) == 1


@pytest.mark.rule("LCGC-BAL-02", "LCG-BALANCE-02")
def test_in_a_duel_and_in_the_hunt_the_damage_of_the_balance_is_optional() -> None:
    duel = Table("balance: light").start(BalancePhase(side=Side.LIGHT), side="light")
    assert duel.options()[-1] == "none"
    prey = hunt("balance: dark").start(BalancePhase(side=Side.DARK), side="dark")
    assert prey.options()[-1] == "none"


@pytest.mark.rule("LCG-TURN-10", "LCG-TURN-12", "LCGC-PLAY-04")
def test_join_me_is_played_in_the_own_part_of_the_deployment_phase_alone() -> None:
    """R-LCG-05: the deployment phase is the active player's, and a teammate's part is not one's own."""
    table = Table(
        """
        dark1 hand: join-me-432, tie-fighter-149
        dark2 hand: join-me-432, tie-fighter-149
        light1 units: twilek-loyalist-15
        """,
        format="2v2",
    ).deployment("dark")
    seen: dict[int, set[int]] = {0: set(), 1: set()}
    while table.state.phase.value == "deployment":
        if table.can("use:join-me-432"):
            seen[table.state.active].add(table.asked.seat)
        table.choose("pass")
    assert seen == {0: {0}, 1: {1}}


@pytest.mark.rule("LCGC-PLAY-05", "LCG-WIN-07", "LCG-JT-09")
def test_a_trench_run_is_not_offered_where_it_has_no_effect() -> None:
    picture = """
        light1 affiliation: rebel-alliance
        light1 hand: trench-run-150, rebel-trooper-112
    """
    assert Table(picture.replace("light1", "light")).deployment("light").can("play:trench-run-150")
    for table in (Table(picture, format="2v2"), Table(picture, format="jerjerrod", light=2)):
        table.deployment("light")
        assert table.options() == ["play:rebel-trooper-112", "pass"]
