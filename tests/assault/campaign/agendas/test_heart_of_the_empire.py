"""The Agenda cards of Heart of the Empire: what they do in a mission."""

from __future__ import annotations

import pytest
from tests.assault.campaign.agendas.scene import has_played, held, plot, wound
from tests.assault.campaign.imperial.scene import BLASTER, HIT, fight_on
from tests.assault.campaign.scene import MissionTable
from tests.assault.content.rolls import black, blue, green, white, yellow

from dejarik.assault.campaign.rules.state import EMPIRE
from dejarik.assault.dice.attack import PowerToken
from dejarik.assault.rules.attack.reports import AttackRedirected, ResultsModified
from dejarik.assault.rules.events import MissionBegins, RoundBegins, RoundEnds, StatusBegins
from dejarik.assault.rules.figures.damage import defeat
from dejarik.assault.rules.objects.tokens import SHIELD

COORDINATION = "assault-coordination"
EN_ROUTE = "reinforcements-en-route"
DEDICATION = "unyielding-dedication"
GEAR = "heavy-riot-gear"
SHIELDS = "shields-online"
CAMS = "surveillance-cams"


# --- Assault Coordination, Reinforcements En Route ------------------------------------------------


SQUARE = """
    | A   B   .   . |
    +   +   +   +---+
    | D   C   C | d |
"""


def test_assault_coordination_gives_a_leader_a_special_action_for_this_activation() -> None:
    table = plot(SQUARE, COORDINATION, A="imperial-officer", B="stormtrooper", C="nexu", D="stormtrooper")
    table.activate("A").choose(f"use:{COORDINATION}")
    assert has_played(table, COORDINATION)
    table.choose(f"special:{COORDINATION}-lasting.{COORDINATION}")
    table.pick("A").pick("B").choose("decline")
    assert [table.figure(letter).power for letter in "ABCD"] == [[PowerToken.DAMAGE]] * 2 + [[], []]
    table.choose("end")
    table.activate("A")
    assert table.offers("special:assault") == [], "for the rest of that activation"


def test_assault_coordination_is_for_three_figures_in_line_of_sight() -> None:
    table = plot(SQUARE, COORDINATION, A="imperial-officer", B="stormtrooper", C="nexu", D="stormtrooper")
    table.activate("A").choose(f"use:{COORDINATION}", f"special:{COORDINATION}-lasting.{COORDINATION}")
    seen = {table.id(letter) for letter in "ABCD"}
    assert {int(id.partition(":")[2]) for id in table.offers("choose:")} == seen, "not the hero behind a wall"
    table.pick("B").pick("C").pick("D")
    assert table.offers("choose:") == []


def test_assault_coordination_needs_a_leader_who_acts() -> None:
    table = plot("AB.d", COORDINATION, A="imperial-officer", B="stormtrooper")
    assert table.activate("B").offers("use:") == []
    table = plot("AB.d", COORDINATION, A="imperial-officer", B="stormtrooper")
    assert table.activate("d").offers(f"use:{COORDINATION}") == []
    assert held(table) == [COORDINATION]


def test_reinforcements_en_route_raise_threat_in_every_status_phase_while_the_leader_stands() -> None:
    table = plot("AB.d", EN_ROUTE, A="imperial-officer", B="stormtrooper")
    table.activate("B").choose(f"use:{EN_ROUTE}")
    assert table.state.attached == {table.figure("A").group: [EN_ROUTE]}
    assert has_played(table, EN_ROUTE)
    table.choose("end").occur(StatusBegins(round=1))
    assert table.state.threat == 1
    defeat(table.state, table.figure("A"), 1)
    table.push().occur(StatusBegins(round=2))
    assert table.state.threat == 1


def test_one_card_on_a_group_of_several_leaders_raises_threat_once() -> None:
    table = plot("AB.d", EN_ROUTE, A="imperial-officer", B="imperial-officer", groups=("AB",))
    table.activate("A").choose(f"use:{EN_ROUTE}", "end").occur(StatusBegins(round=1))
    assert table.state.threat == 1


def test_reinforcements_en_route_need_a_leader_and_an_imperial_activation() -> None:
    assert plot("B.d", EN_ROUTE, B="stormtrooper").activate("B").offers("use:") == []
    assert plot("A.d", EN_ROUTE, A="imperial-officer").activate("d").offers(f"use:{EN_ROUTE}") == []


# --- Unyielding Dedication ------------------------------------------------------------------------

COURTYARD = """
    | .   .   .   . |
    | d   .   .   L |
    | .   .   .   T |
"""


def courtyard(picture: str = COURTYARD, leader: str = "imperial-officer") -> MissionTable:
    table = plot(picture, DEDICATION, L=leader, T="royal-guard", d="gideon-argus")
    table.state.enter(BLASTER, 1, subject=table.id("d"))
    table.refresh()
    return table


@pytest.mark.rule("IA-CARD-04")
def test_a_devoted_figure_steps_beside_the_leader_and_is_the_target_then() -> None:
    table = courtyard()
    table.attack_with("d", "L")
    assert table.decision.seat == EMPIRE
    table.choose(f"use:{DEDICATION}")
    assert set(table.offers("move:")) == {"move:C1", "move:C2", "move:C3", "move:D1"}, "beside the leader"
    table.roll([yellow(1, damage=2), blue(5, damage=1), black(block=1)]).choose("move:C2")
    fight_on(table)
    assert (table.damage("T"), table.damage("L"), table.space("T")) == (2, 0, "C2")
    assert [event.target for event in table.events if isinstance(event, AttackRedirected)] == [table.id("T")]
    assert has_played(table, DEDICATION)


@pytest.mark.rule("IA-CARD-04")
def test_without_line_of_sight_the_leader_stays_the_target() -> None:
    table = courtyard("| d   .   .   L |\n+---+---+---+   +\n| .   .   .   T |")
    table.attack_with("d", "L").choose(f"use:{DEDICATION}")
    table.roll([yellow(1, damage=2), blue(5, damage=1), white(block=1)]).choose("stay")
    fight_on(table)
    assert (table.damage("T"), table.damage("L")) == (0, 1), "the guard beside adds a block"


@pytest.mark.rule("IA-CARD-04")
def test_nobody_is_devoted_to_soldiers_nor_from_afar() -> None:
    table = courtyard(leader="stormtrooper")
    table.attack_with("d", "L")
    assert table.offers(f"use:{DEDICATION}") == []
    table = courtyard("| d   L   .   .   .   T |")
    table.attack_with("d", "L")
    assert table.offers(f"use:{DEDICATION}") == []


# --- Heavy Riot Gear, Shields Online --------------------------------------------------------------


def test_heavy_riot_gear_protects_up_to_three_figures() -> None:
    table = plot("ABCD.d", GEAR, **dict.fromkeys("ABCD", "stormtrooper"))  # type: ignore[arg-type]
    table.occur(RoundBegins(round=1)).choose(f"use:{GEAR}").pick("A").pick("C").pick("D")
    assert [table.figure(letter).power for letter in "ABCD"] == [
        [PowerToken.BLOCK],
        [],
        [PowerToken.BLOCK],
        [PowerToken.BLOCK],
    ]
    assert (table.is_idle, has_played(table, GEAR)) == (True, True)


def test_heavy_riot_gear_is_for_the_start_of_a_round() -> None:
    assert plot("A.d", GEAR, A="stormtrooper").occur(RoundEnds(round=1)).is_idle


@pytest.mark.rule("IA-SHIELD-01", "IA-SHIELD-03")
def test_shields_online_puts_two_shields_that_can_be_attacked() -> None:
    table = plot("A...d", SHIELDS, A="stormtrooper")
    table.activate("d").choose(f"use:{SHIELDS}")
    assert len(table.offers("space:")) == 5
    table.choose("space:C1")
    assert "space:C1" not in table.options, "different spaces"
    table.choose("space:D1")
    shields = [token for token in table.state.tokens.values() if token.kind == SHIELD]
    assert [(token.health, token.block) for token in shields] == [(2, 1), (2, 1)]
    assert len(table.state.shields) == 2
    table.roll([green(1, damage=2), yellow(1, damage=2)]).choose("attack")
    fight_on(table)
    assert len(table.state.shields) == 1, "destroyed"
    assert has_played(table, SHIELDS)


def test_shields_online_may_be_one_shield() -> None:
    table = plot("A...d", SHIELDS, A="stormtrooper")
    table.activate("A").choose(f"use:{SHIELDS}", "space:B1", "decline")
    assert len(table.state.shields) == 1
    table = plot("A...d", SHIELDS, A="stormtrooper").occur(RoundBegins(round=1))
    assert table.is_idle


# --- Surveillance Cams ----------------------------------------------------------------------------


def watched(row: str = "A.d") -> MissionTable:
    table = plot(row, CAMS, A="stormtrooper", **({"B": "stormtrooper"} if "B" in row else {}))  # type: ignore[arg-type]
    return table.occur(MissionBegins()).choose(f"use:{CAMS}.setup")


def test_cams_add_accuracy_to_attacks_on_the_hero_who_is_watched() -> None:
    table = watched()
    assert has_played(table, CAMS)
    table.roll(HIT).attack_with("A", "d")
    fight_on(table)
    changes = [event.tally for event in table.events if isinstance(event, ResultsModified)]
    assert [tally.accuracy for tally in changes] == [2]


def test_cams_watch_one_hero_alone() -> None:
    table = plot("eA.d", CAMS, A="stormtrooper", e="diala-passil")
    table.occur(MissionBegins()).choose(f"use:{CAMS}.setup").pick("e")
    table.roll(HIT).attack_with("A", "d").choose("pass").pick("d")
    fight_on(table)
    assert not [event for event in table.events if isinstance(event, ResultsModified)]


def test_cams_are_exhausted_to_shoot_past_figures() -> None:
    table = watched("AB.d")
    table.activate("A")
    assert table.offers("attack"), "the card makes it possible"
    table.roll(HIT).choose(*table.offers("attack")[:1])
    fight_on(table)
    assert (table.damage("d"), table.is_exhausted(CAMS)) == (2, True)
    table = plot("AB.d", A="stormtrooper", B="stormtrooper").activate("A")
    assert table.offers("attack") == []


def test_cams_are_gone_when_the_hero_is_wounded() -> None:
    table = watched()
    wound(table, "d")
    assert CAMS not in [source.key for source in table.state.sources.values()]
    table.roll(HIT).attack_with("A", "d")
    fight_on(table)
    assert not [event for event in table.events if isinstance(event, ResultsModified)]


def test_cams_are_for_the_start_of_a_mission() -> None:
    table = plot("A.d", CAMS, A="stormtrooper")
    table.roll(HIT).attack_with("A", "d")
    fight_on(table)
    assert not [event for event in table.events if isinstance(event, ResultsModified)], (
        "from the hand it does nothing"
    )
    assert table.occur(RoundBegins(round=1)).is_idle
