"""Skirmish Upgrades of the core set: those that do something in play."""

from __future__ import annotations

import pytest
from tests.assault.table import Table

from dejarik.assault.board import Sides
from dejarik.assault.facts.library import deployment
from dejarik.assault.game import GAME
from dejarik.assault.rules.events import MissionBegins, RoundEnds
from dejarik.assault.rules.figures.groups import add_group
from dejarik.assault.rules.state import Assault
from dejarik.assault.skirmish.rules.state import SkirmishPlayer, SkirmishState
from dejarik.assault.skirmish.setup import SetUp
from dejarik.kernel import Rng, apply, decision
from dejarik.kernel.engine import run

# --- Devious Scheme -------------------------------------------------------------------------------


def setting_up(*upgrades: str, sides: Sides = Sides.TWO_PLAYER) -> SkirmishState:
    """A game at its first question, who has initiative; a Skirmish Upgrade for each seat, or none."""
    map = "massassi-ruins" if sides is Sides.TWO_PLAYER else "temple-gardens"
    state = SkirmishState(game=GAME.name, rng=Rng.seeded(1), map=map, mission="A", sides=sides)
    for seat, upgrade in enumerate(upgrades):
        state.players.append(SkirmishPlayer(seat, seat % 2 if sides is Sides.TEAM else seat))
        add_group(state, seat, "imperial-officer")
        if upgrade:
            state.players[seat].upgrades.append(upgrade)
            state.enter(upgrade, seat)
    state.push(SetUp())
    run(state)
    return state


def asked(state: Assault) -> tuple[int, str]:
    """Who is asked, and for what."""
    waiting = decision(state)
    assert waiting is not None
    return waiting.seat, waiting.options[0].verb.word


def choose_first(state: Assault) -> None:
    waiting = decision(state)
    assert waiting is not None
    apply(state, waiting.options[0])


@pytest.mark.parametrize("chosen", [0, 1])
@pytest.mark.rule("CORE-SETUP-04")
def test_devious_scheme_chooses_the_zone_and_the_opponent_has_initiative_and_deploys_first(
    chosen: int,
) -> None:
    state = setting_up("devious-scheme", "")
    assert asked(state) == (1, "player")  # the cheaper army
    apply(state, f"player:{chosen}")
    assert state.initiative == 1
    assert asked(state) == (0, "zone")
    choose_first(state)
    assert asked(state) == (1, "deploy")  # the other zone is left without a choice


def test_without_devious_scheme_the_initiative_stays_where_it_was_given() -> None:
    state = setting_up("first-strike", "")
    apply(state, "player:0")
    assert state.initiative == 0
    assert asked(state) == (0, "zone")
    choose_first(state)
    assert asked(state) == (0, "deploy")


@pytest.mark.rule("CORE-FOUR-09", "IA-4P-28")
def test_two_devious_schemes_cancel_each_other() -> None:
    state = setting_up("devious-scheme", "devious-scheme")
    seat, _ = asked(state)
    apply(state, f"player:{seat}")
    assert state.initiative == seat
    assert asked(state) == (seat, "zone")
    choose_first(state)
    assert asked(state) == (seat, "deploy")


@pytest.mark.rule("CORE-FOUR-09", "IA-4P-28")
@pytest.mark.parametrize("sides", [Sides.FREE_FOR_ALL, Sides.TEAM])
def test_of_four_players_one_devious_scheme_works_and_two_do_not(sides: Sides) -> None:
    one = setting_up("", "devious-scheme", "", "", sides=sides)
    apply(one, "player:1")
    assert one.initiative == 2  # the next opponent
    assert asked(one) == (1, "zone")
    two = setting_up("", "devious-scheme", "", "devious-scheme", sides=sides)
    apply(two, "player:1")
    assert two.initiative == 1
    choose_first(two)
    assert asked(two) == (1, "deploy")


def test_devious_scheme_leaves_the_initiative_with_an_opponent_who_has_it_already() -> None:
    state = setting_up("", "devious-scheme", "", "", sides=Sides.FREE_FOR_ALL)
    apply(state, "player:0")
    assert state.initiative == 0
    assert asked(state) == (1, "zone")
    choose_first(state)
    assert asked(state) == (0, "zone")


# --- First Strike, Rebel High Command -------------------------------------------------------------


@pytest.mark.rule("CORE-VP-04")
def test_first_strike_gives_4_points_to_each_player_when_the_mission_begins() -> None:
    table = Table("| A   .   c |", A="stormtrooper", c="rebel-trooper").upgrade(1, "first-strike")
    table.occur(MissionBegins())
    assert (table.vp(0), table.vp(1)) == (4, 4)
    table.upgrade(0, "first-strike").occur(MissionBegins())  # two of them, once more
    assert (table.vp(0), table.vp(1)) == (12, 12)


def test_first_strike_with_four_players_gives_points_to_all() -> None:
    table = Table("| A   .   c |", A="stormtrooper", c="rebel-trooper", sides=Sides.FREE_FOR_ALL)
    table.upgrade(0, "first-strike").occur(MissionBegins())
    assert [table.vp(seat) for seat in range(4)] == [4, 4, 4, 4]


@pytest.mark.rule("CORE-CMD-03")
def test_rebel_high_command_draws_a_card_at_the_end_of_every_round() -> None:
    table = Table("| A   .   c |", A="rebel-trooper", c="stormtrooper").upgrade(0, "rebel-high-command")
    table.deck(0, "urgency", "take-initiative").deck(1, "urgency")
    table.occur(RoundEnds(round=1))
    assert table.hand_of(0) == ["take-initiative"]
    assert table.hand_of(1) == []
    table.occur(RoundEnds(round=2)).occur(RoundEnds(round=3))  # the deck is empty in the end
    assert table.hand_of(0) == ["take-initiative", "urgency"]


# --- Those that only change the building of an army -----------------------------------------------


def test_upgrades_of_army_building_say_so_in_their_facts() -> None:
    building = {
        id: deployment(id).army_building
        for id in (
            "balance-of-the-force",
            "temporary-alliance-a-common-enemy",
            "temporary-alliance-hired-guns",
        )
    }
    assert all(building.values())
    assert building["balance-of-the-force"].command_points == 3  # type: ignore[union-attr]
