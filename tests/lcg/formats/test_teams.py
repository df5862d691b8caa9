"""Team play: what teammates know of each other, how a team takes its turn, what cards mean by friend and opponent."""

from __future__ import annotations

import pytest
from tests.lcg.table import Table

from dejarik.kernel import Event, Rng, apply, decision, start, view
from dejarik.kernel.answers import random_answer
from dejarik.lcg.decks.deck import random_team
from dejarik.lcg.facts.cards import Side
from dejarik.lcg.game import GAME
from dejarik.lcg.opening import Options
from dejarik.lcg.rules.actions import ActionWindow
from dejarik.lcg.rules.arriving import Arrives
from dejarik.lcg.rules.force import StruggleResolved
from dejarik.lcg.rules.state import Lcg, Phase
from dejarik.lcg.rules.teams import are_friends, clockwise, friends, opponents, teammates
from dejarik.lcg.rules.tokens import FocusChanged, ShieldChanged
from dejarik.lcg.rules.turn import BalancePhase, PhaseEnds, Refreshed


def two_teams(picture: str = "") -> Table:
    """Seats 0 and 1 are dark, 2 and 3 light."""
    return Table(picture, format="2v2")


def course(table: Table) -> list[tuple[int, str]]:
    """Everybody declines everything until the phase in progress is over: who was asked what."""
    found = []
    phase, side = table.state.phase, table.state.side
    while not table.over and (table.state.phase, table.state.side) == (phase, side):
        if any(isinstance(event, PhaseEnds) for event in table.events):
            break
        found.append((table.asked.seat, table.asked.prompt.id))
        table.decline()
    return found


#: Everybody has an action to take all the time: Force Choke on a unit, and a focused unit to ready.
ALL_CAN_ACT = """
    dark1 hand: force-choke-59
    dark2 hand: force-choke-59
    light1 units: luke-skywalker-92 focus=9
    light1 enhancements: trust-your-feelings-153 on luke-skywalker-92
"""


# --- What teammates know ------------------------------------------------------------------------------


@pytest.mark.rule("LCG-COMM-01", "LCGC-TEAM-01", "LCG-RESERVE-05")
def test_teammates_see_each_others_hands_and_reserves_and_opponents_do_not() -> None:
    table = two_teams("dark1 hand: force-choke-59\ndark1 reserve: tie-fighter-149").actions("dark")
    for seat, sees in ((0, True), (1, True), (2, False), (3, False)):
        shown = str(view(table.state, seat)["state"]["sources"])
        assert ("force-choke-59" in shown) is sees
        assert ("tie-fighter-149" in shown) is sees


@pytest.mark.rule("LCG-COMM-02", "LCGC-TEAM-01")
def test_teammates_have_no_secrets_from_each_other() -> None:
    """They may say whatever they like: each of them sees everything that the other sees."""
    table = two_teams(
        "dark1 hand: force-choke-59\ndark2 hand: tie-fighter-149\nlight1 hand: rebel-trooper-112"
    )
    table.draw("dark")
    assert view(table.state, 0)["state"] == view(table.state, 1)["state"]
    assert view(table.state, 0)["state"] != view(table.state, 2)["state"]


@pytest.mark.rule("LCG-COMM-03", "LCGC-TEAM-01")
def test_teammates_see_each_others_starting_objectives() -> None:
    rng = Rng.seeded(7)
    decks = (*random_team(rng, Side.DARK, 2), *random_team(rng, Side.LIGHT, 2))
    state: Lcg = start(GAME, Options("2v2", decks), 5)
    while (asked := decision(state)) is not None and asked.prompt.id != "lcg-setup-objectives":
        apply(state, random_answer(asked, rng))
    asked = decision(state)
    assert asked is not None
    drawn = [option.value.key for option in asked.options]
    mate, enemy = 1 - asked.seat, 2
    assert view(state, mate)["state"]["stack"][-1]["drawn"] == drawn
    assert view(state, enemy)["state"]["stack"][-1]["drawn"] == {"hidden": 4}


# --- The turn of a team -------------------------------------------------------------------------------


@pytest.mark.rule("LCG-TURN-01", "LCG-TURN-02", "LCGC-TEAM-03")
def test_a_team_goes_through_each_phase_together_and_each_member_is_active_in_it() -> None:
    table = two_teams("""
        dark1 hand: tie-fighter-149
        dark2 hand: tie-fighter-149
        dark1 units: dark-side-apprentice-33
        dark2 units: dark-side-apprentice-33
    """).turn("dark")
    active: dict[Phase, list[int]] = {}
    order = []
    while table.state.side is Side.DARK:
        phase = table.state.phase
        if phase not in order:
            order.append(phase)
        active.setdefault(phase, [])
        if table.state.active not in active[phase]:
            active[phase].append(table.state.active)
        table.decline()
    assert order == [Phase.DRAW, Phase.DEPLOYMENT, Phase.CONFLICT, Phase.FORCE]
    assert all(seats == [0, 1] for seats in active.values())


@pytest.mark.rule("LCG-TURN-03", "LCG-TURN-02", "LCGC-TEAM-04")
def test_in_the_balance_phase_player_1_alone_decides_about_all_enemy_objectives() -> None:
    table = two_teams("balance: light").start(BalancePhase(side=Side.LIGHT), side="light")
    assert table.asked.seat == table.seat("light1")
    owners = {table.state.cards[option.value].seat for option in table.asked.options if option.value}
    assert owners == {0, 1}
    table.choose("balance:")
    assert sum(card.damage for card in table.state.cards.values()) == 1  # once for the team


@pytest.mark.rule("LCG-TURN-04", "LCG-TURN-05", "LCGC-TEAM-05")
def test_each_member_does_all_three_steps_of_the_refresh_before_the_next() -> None:
    table = two_teams("""
        dark1 units: tie-fighter-149 focus=1 shields=1
        dark2 units: tie-bomber-148 focus=1 shields=1
        dark1 objectives: shadows-of-dathomir-45, shadows-of-dathomir-45
        dark2 objectives: shadows-of-dathomir-45, shadows-of-dathomir-45
        dark1 hand: force-choke-59
        light1 units: rebel-trooper-112
    """).refresh("dark")
    seats = {table.id("tie-fighter-149"): 0, table.id("tie-bomber-148"): 1}
    steps = [_step(event, seats) for event in table.state.journal]
    assert [step for step in steps if step] == [
        "focus 0", "shields 0", "objective 0", "refreshed 0",
        "focus 1", "shields 1", "objective 1", "refreshed 1",
    ]  # fmt: skip


def _step(event: Event, seats: dict[int, int]) -> str:
    if isinstance(event, FocusChanged):
        return f"focus {seats[event.card]}"
    if isinstance(event, ShieldChanged):
        return f"shields {seats[event.card]}"
    if isinstance(event, Arrives):
        return f"objective {event.seat}"
    return f"refreshed {event.seat}" if isinstance(event, Refreshed) else ""


@pytest.mark.rule("LCG-TURN-05", "LCGC-TEAM-05", "LCGC-REF-02")
def test_after_you_refresh_comes_before_the_teammate_refreshes() -> None:
    table = two_teams("""
        dark1 units: darth-vader-35 focus=9
        dark1 enhancements: the-hands-blessing-141 on darth-vader-35
        dark2 units: tie-bomber-148 focus=1
    """).refresh("dark")
    assert table.can("use:the-hands-blessing-141")
    assert table.card("tie-bomber-148").focus == 1
    table.choose("use:the-hands-blessing-141")
    assert (table.card("darth-vader-35").focus, table.card("tie-bomber-148").focus) == (0, 0)


@pytest.mark.rule("LCG-TURN-06", "LCGC-TEAM-05")
def test_one_action_window_closes_the_refresh_phase_of_a_team() -> None:
    assert course(two_teams(ALL_CAN_ACT).refresh("dark")) == [(0, "lcg-act"), (1, "lcg-act"), (2, "lcg-act")]


@pytest.mark.rule("LCG-TURN-07", "LCG-TURN-08", "LCG-TURN-09", "LCGC-TEAM-06")
def test_each_member_discards_draws_and_fills_the_reserve_then_there_is_one_action_window() -> None:
    assert course(two_teams(ALL_CAN_ACT).draw("dark")) == [
        (0, "lcg-draw-discard"),
        (0, "lcg-reserve-put"),
        (1, "lcg-draw-discard"),
        (1, "lcg-reserve-put"),
        (0, "lcg-act"),
        (1, "lcg-act"),
        (2, "lcg-act"),
    ]


@pytest.mark.rule("LCG-TURN-10", "LCG-TURN-11", "LCGC-TEAM-07")
def test_each_member_deploys_alone_and_no_action_window_closes_the_phase() -> None:
    table = two_teams("dark1 hand: tie-fighter-149\ndark2 hand: tie-bomber-148").deployment("dark")
    assert (table.asked.seat, table.options()) == (0, ["play:tie-fighter-149", "pass"])
    table.choose("pass")
    assert (table.asked.seat, table.options()) == (1, ["play:tie-bomber-148", "pass"])
    table.choose("pass")
    assert any(isinstance(event, PhaseEnds) for event in table.events)


@pytest.mark.rule("LCG-TURN-12", "LCGC-TEAM-07")
def test_everybody_else_may_take_actions_while_a_member_deploys() -> None:
    assert course(two_teams(ALL_CAN_ACT).deployment("dark")) == [
        (0, "lcg-deploy"),
        (1, "lcg-act"),
        (2, "lcg-act"),
        (1, "lcg-deploy"),
        (2, "lcg-act"),
        (0, "lcg-act"),
    ]


@pytest.mark.rule("LCG-TURN-13", "LCGC-TEAM-08")
def test_after_an_action_window_each_member_makes_the_own_engagements() -> None:
    table = two_teams(f"""{ALL_CAN_ACT}
        dark1 units: dark-side-apprentice-33
        dark2 units: dark-side-apprentice-33
    """).conflict("dark")
    assert course(table)[:5] == [
        (0, "lcg-act"),
        (1, "lcg-act"),
        (2, "lcg-act"),
        (0, "lcg-engage"),
        (1, "lcg-engage"),
    ]


@pytest.mark.rule("LCG-TURN-14", "LCGC-CH-02")
def test_an_objective_engaged_by_one_member_is_engaged_for_the_whole_team() -> None:
    table = Table(
        """
        dark1 units: dark-side-apprentice-33
        dark2 units: dark-side-apprentice-33
        light objectives: dagobah-refuge-467 place=1, rebel-command-469 place=2
        """,
        format="skywalker",
        dark=2,
    ).conflict("dark")
    table.engage("dagobah-refuge-467", ["dark-side-apprentice-33"]).settle().pass_until("engage:")
    assert (table.asked.seat, table.options()) == (1, ["engage:rebel-command-469", "done"])


# --- The Force ----------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-FORCE-01", "LCG-TURN-15", "LCGC-TEAM-09")
def test_a_team_shares_three_force_cards() -> None:
    table = two_teams("""
        dark1 units: tie-fighter-149, tie-fighter-149, dark-side-apprentice-33
        dark2 units: darth-vader-35, tie-bomber-148
    """).force("dark")
    assert (table.asked.seat, table.asked.most) == (0, 3)
    table.choose("commit:tie-fighter-149", "commit:tie-fighter-149")
    assert (table.asked.seat, table.asked.most) == (1, 1)
    table.choose("commit:darth-vader-35")
    assert sum(card.committed for card in table.state.cards.values()) == 3


@pytest.mark.rule("LCG-FORCE-02", "LCG-TURN-16", "LCGC-TEAM-09")
def test_one_struggle_counts_the_ready_committed_units_of_all_players() -> None:
    table = two_teams("""
        dark1 units: darth-vader-35 committed
        dark2 units: emperor-palpatine-51 committed, tie-bomber-148 committed focus=1
        light1 units: yoda-166 committed
        light2 units: rebel-trooper-112
        balance: light
    """).force("dark")
    (struggle,) = (event for event in table.state.journal if isinstance(event, StruggleResolved))
    assert (struggle.dark, struggle.light) == (4 + 5, 5)
    assert table.state.balance is Side.DARK


# --- The first turn -----------------------------------------------------------------------------------


@pytest.mark.rule("LCG-FIRST-01", "LCGC-TEAM-10", "LCGC-TURN-05")
def test_nobody_is_attacked_before_the_own_first_turn() -> None:
    table = two_teams("dark1 units: darth-vader-35 focus=1, tie-bomber-148\nlight1 units: red-five-113")
    for player in table.state.players:
        player.turns = 0
    table.turn("dark")
    phases = set()
    while table.state.side is Side.DARK:
        phases.add(table.state.phase)
        assert not table.can("engage:")
        table.decline()
    assert Phase.CONFLICT not in phases
    table.pass_until("engage:")
    assert table.state.side is Side.LIGHT


# --- What cards say about players ---------------------------------------------------------------------


@pytest.mark.rule("LCG-TEXT-01", "LCGC-TEAM-17")
def test_an_opponent_is_one_whom_the_controller_chooses_when_the_effect_is_carried_out() -> None:
    table = two_teams("""
        dark1 hand: interrogation-78
        light1 hand: rebel-trooper-112
        light2 hand: rookie-pilot-120
    """).actions("dark")
    table.choose("use:interrogation-78")
    while not table.can("player:"):
        table.decline()  # pay first
    assert table.asked.seat == 0
    assert table.options() == ["player:3", "player:4"]
    table.choose("player:4")
    assert table.player("light2").discard == ["rookie-pilot-120"]


@pytest.mark.rule("LCG-TEXT-02", "LCGC-TEAM-17")
def test_each_opponent_is_every_player_of_the_other_team() -> None:
    table = two_teams("""
        dark1 objectives: shadows-of-dathomir-45, shadows-of-dathomir-45
        dark1 objective-deck: cruel-interrogations-30
        light1 hand: rebel-trooper-112
        light2 hand: rookie-pilot-120
    """).refresh("dark")
    table.choose("use:cruel-interrogations-30")
    assert sorted(table.captured("cruel-interrogations-30")) == ["rebel-trooper-112", "rookie-pilot-120"]


@pytest.mark.rule("LCG-TEXT-03", "LCGC-TEAM-17")
def test_several_players_come_clockwise_from_the_active_player() -> None:
    table = two_teams()
    state = table.state
    assert state.order == [0, 1, 2, 3]
    for active, around, against_dark in ((0, [0, 1, 2, 3], [2, 3]), (3, [3, 0, 1, 2], [3, 2])):
        state.active = active
        assert clockwise(state) == around
        assert opponents(state, 0) == against_dark


@pytest.mark.rule("LCG-TEXT-03", "LCG-TEXT-04", "LCGC-TEAM-17")
def test_each_friendly_player_is_asked_in_that_order() -> None:
    table = two_teams("""
        dark1 objectives: repair-and-refurbish-434 damage=1
        dark2 objectives: shadows-of-dathomir-45 damage=1
        light1 objectives: a-heros-journey-2 damage=1
    """).turn("dark")
    table.choose("use:repair-and-refurbish-434")
    asked = [table.asked.seat]
    table.choose("choose:")
    asked.append(table.asked.seat)
    table.choose("choose:")
    assert asked == [0, 1]
    assert table.card("a-heros-journey-2").damage == 1


@pytest.mark.rule("LCG-TEXT-04", "LCG-TEXT-05", "LCG-TEXT-06", "LCGC-TEAM-01", "LCGC-TEAM-17")
def test_teammates_are_friends_and_other_players_but_never_opponents() -> None:
    state = two_teams().state
    assert friends(state, 0) == [0, 1]  # friendly: the team
    assert teammates(state, 0) == [1]  # another friendly player: not oneself
    assert opponents(state, 0) == [2, 3]
    assert are_friends(state, 0, 1)
    assert not are_friends(state, 1, 2)


@pytest.mark.rule("LCG-TEXT-06", "LCGC-TEAM-17")
def test_a_friendly_player_may_be_the_teammate_and_an_opponent_may_not() -> None:
    table = two_teams("""
        dark1 hand: interrogation-78
        dark2 hand: tie-fighter-149
        light1 hand: rebel-trooper-112
        light2 hand: rookie-pilot-120
    """).actions("dark")
    table.choose("use:interrogation-78")
    while not table.can("player:"):
        table.decline()
    assert not table.can("player:2")


@pytest.mark.rule("LCG-TURN-06", "LCG-TURN-09")
def test_a_window_asks_everybody_until_all_have_passed_in_a_row() -> None:
    table = two_teams(ALL_CAN_ACT).start(ActionWindow(), side="dark")
    table.choose("pass").choose("pass").choose("use:trust-your-feelings-153")
    assert table.asked.seat == 0  # once more, since somebody acted
