"""The Agenda cards of Jabba's Realm: what they do in a mission."""

from __future__ import annotations

import pytest
from tests.assault.campaign.agendas.scene import deploy, has_played, held, plot
from tests.assault.campaign.imperial.scene import HIT, fight_on, until
from tests.assault.content.rolls import blue, green, white

from dejarik.assault.campaign.rules.state import EMPIRE, empire
from dejarik.assault.campaign.rules.strain import Rested
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.events import RoundBegins, RoundEnds
from dejarik.assault.rules.movement.reaching import reach_by_points
from dejarik.assault.rules.values import is_mobile

CONTRACT = "guild-hunters-abandon-contract"
CALL = "guild-hunters-call-your-shot"
FIRST = "guild-hunters-shoot-first"
JETPACKS = "persistence-jetpacks"
NO_REST = "persistence-no-rest-for-the-weary"
SNAP = "persistence-snap-fire"


# --- Abandon Contract -----------------------------------------------------------------------------


def test_who_abandons_the_contract_raises_threat_by_two_and_is_defeated() -> None:
    table = plot("AB.d", CONTRACT, threat=1, A="stormtrooper", B="stormtrooper", groups=("AB",))
    table.occur(RoundBegins(round=1)).choose(f"use:{CONTRACT}")
    assert has_played(table, CONTRACT)
    table.activate("A").choose(f"special:{CONTRACT}-lasting.abandon-contract")
    assert (table.state.threat, table.is_defeated("A"), table.is_defeated("B")) == (3, True, False)
    assert empire(table.state).hand == []
    table.activate("B").choose(f"special:{CONTRACT}-lasting.abandon-contract")
    assert (table.state.threat, empire(table.state).hand) == (5, ["stormtrooper"])


def test_a_contract_is_not_abandoned_by_heroes_nor_without_the_card() -> None:
    table = plot("A.d", CONTRACT, A="stormtrooper")
    table.occur(RoundBegins(round=1)).choose("pass")
    assert table.activate("A").offers("special:") == []
    table = plot("A.d", CONTRACT, A="stormtrooper")
    table.occur(RoundBegins(round=1)).choose(f"use:{CONTRACT}")
    assert table.activate("d").offers(f"special:{CONTRACT}") == []


# --- Call Your Shot, Shoot First ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("roll", "word", "suffered"),
    [
        (white(dodge=1), "dodge-less", 3),
        (white(dodge=1), "block-less", 0),
        (white(block=1), "block-less", 3),
        (white(block=1), "dodge-less", 2),
    ],
)
def test_a_shot_that_is_called_takes_a_dodge_or_three_blocks(
    roll: tuple[object, object], word: str, suffered: int
) -> None:
    table = plot("A.d", CALL, A="stormtrooper")
    table.roll([blue(2, damage=1), green(1, damage=2), roll]).attack_with("A", "d")  # type: ignore[list-item]
    until(table, f"use:{CALL}").choose(f"use:{CALL}", f"choose:{word}")
    fight_on(table)
    assert (table.damage("d"), has_played(table, CALL)) == (suffered, True)


def test_a_shot_may_go_uncalled() -> None:
    table = plot("A.d", CALL, A="stormtrooper")
    table.roll(HIT).attack_with("A", "d")
    fight_on(table)
    assert (table.damage("d"), held(table)) == (2, [CALL])


def test_a_group_that_shoots_first_activates_at_the_start_of_the_round() -> None:
    table = plot("AB.d", FIRST, A="stormtrooper", B="imperial-officer")
    table.occur(RoundBegins(round=1)).choose(f"use:{FIRST}")
    table.choose(f"group:{table.figure('A').group}").choose("end")
    ready = {letter: table.state.groups[table.figure(letter).group].ready for letter in "AB"}
    assert (ready, table.is_idle) == ({"A": False, "B": True}, True)
    assert has_played(table, FIRST)


def test_only_a_ready_group_shoots_first() -> None:
    table = plot("A.d", FIRST, A="stormtrooper")
    table.state.groups[table.figure("A").group].activations = 0
    assert table.occur(RoundBegins(round=1)).is_idle
    assert plot("A.d", FIRST, A="stormtrooper").occur(RoundEnds(round=1)).is_idle


# --- Jetpacks, No Rest for the Weary --------------------------------------------------------------


def test_jetpacks_make_a_group_mobile() -> None:
    table = plot("....A.d", JETPACKS, A="stormtrooper")
    new = deploy(table, "stormtrooper")
    table.choose(f"use:{JETPACKS}")
    assert [is_mobile(table.state, figure.id) for figure in new] == [True] * 3
    assert not is_mobile(table.state, table.id("A"))
    assert table.state.attached == {new[0].group: [JETPACKS]}
    assert has_played(table, JETPACKS)


@pytest.mark.rule("CORE-MOBILE-01")
def test_who_gets_jetpacks_flies_over_difficult_terrain_from_then_on() -> None:
    table = plot("...~~~A.d", JETPACKS, A="stormtrooper")
    new = deploy(table, "stormtrooper")
    east = max(new, key=lambda figure: figure.space)
    east.points = 3

    def costs() -> list[int]:
        return sorted(reach_by_points(table.state, east).ends().values())

    assert costs() == [0, 2]  # a single space of difficult terrain
    table.choose(f"use:{JETPACKS}")
    assert costs() == [0, 1, 2, 3]
    lasting = [id for id, source in table.state.sources.items() if source.key == f"{JETPACKS}-lasting"]
    for id in lasting:
        table.state.leave(id)
    assert costs() == [0, 2]


def test_jetpacks_are_for_small_figures_of_the_empire() -> None:
    table = plot("| .   .   .   . |\n| .   .   A   d |", JETPACKS, A="stormtrooper")
    deploy(table, "nexu")
    assert table.is_idle
    assert held(table) == [JETPACKS]


def test_a_hero_who_rests_lets_an_imperial_figure_move() -> None:
    table = plot("A..d", NO_REST, A="stormtrooper")
    table.occur(Rested(figure=table.id("d")))
    assert table.decision.seat == EMPIRE
    table.choose(f"use:{NO_REST}", "go:C1", "stop")
    assert table.space("A") == "C1"
    table.occur(Rested(figure=table.id("d"))).choose(f"use:{NO_REST}", "go:A1", "stop")
    assert table.space("A") == "A1", "each time"


def test_nobody_moves_who_cannot_or_need_not() -> None:
    table = plot("A..d", NO_REST, A="stormtrooper").give("A", Condition.STUNNED)
    assert table.occur(Rested(figure=table.id("d"))).is_idle
    table = plot("A..d", NO_REST, A="stormtrooper").occur(Rested(figure=6))
    table.choose("pass")
    assert table.space("A") == "A1"


# --- Snap Fire ------------------------------------------------------------------------------------


def test_snap_fire_is_an_attack_on_who_comes_within_three_spaces() -> None:
    table = plot("A.....d", SNAP, A="stormtrooper")
    table.activate("d").choose("move")
    table.roll([blue(5, damage=1), green(1, damage=2), white(block=1)]).choose("go:D1")
    table.choose(f"use:{SNAP}")
    fight_on(table)
    assert (table.damage("d"), has_played(table, SNAP)) == (2, True)


def test_snap_fire_needs_line_of_sight_and_three_spaces_and_a_rebel() -> None:
    table = plot("A.....d", SNAP, A="stormtrooper").activate("d").choose("move", "go:E1")
    assert table.offers(f"use:{SNAP}") == [], "4 spaces away"
    table = plot("A..B..d", SNAP, A="stormtrooper", B="stormtrooper").activate("A").choose("move", "go:B1")
    assert table.offers(f"use:{SNAP}") == []
