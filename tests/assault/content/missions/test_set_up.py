"""What each of the eighteen missions puts on its map before the first figure is deployed."""

from __future__ import annotations

import pytest
from tests.assault.content.missions.field import set_up

from dejarik.assault.board import Sides, map_ids, mission_id
from dejarik.assault.rules.ground import space_name
from dejarik.assault.rules.state import Token
from dejarik.assault.skirmish.game import mission_sides

#: mission → kind (and colour, where it matters) → spaces; the terminals of the map come with every mission.
TOKENS: dict[str, dict[str, str]] = {
    "massassi-ruins-a": {"holocron": "O10 M15 U14", "communications-beacon": "I12", "terminal": "J6 T22"},
    "massassi-ruins-b": {
        "excavation-site": "P10 R12 U12 P15 R15 U15",
        "communications-beacon": "I12",
        "terminal": "J6 T22",
    },
    "moisture-farm-a": {"crate": "J18 N16 S18 O7", "terminal": "O8 N19"},
    "moisture-farm-b": {"raider": "L13 O13 N17", "terminal": "O8 N19"},
    "mos-eisley-outskirts-a": {"launch-panel": "M14 N14 M15 N15", "terminal": "T9 H21"},
    "mos-eisley-outskirts-b": {"contraband": "N13 F21 T11", "terminal": "T9 H21"},
    "echo-base-a": {"bacta-infuser": "P13", "terminal": "F5 I5"},
    "echo-base-b": {"tauntaun": "U4 K9 G14", "terminal": "F5 I5"},
    "hoth-battlefield-a": {"terminal": "X14 AA18 Q20 HH20 P21 Y24"},
    "hoth-battlefield-b": {"terminal": "X14 AA18 Q20 HH20 P21 Y24"},
    "pit-of-carkoon-a": {"installation": "T11 T16 O13 E14", "terminal": "O7 P17"},
    "pit-of-carkoon-b": {"installation": "T11 T16 O13 E14", "terminal": "O7 P17"},
    "nal-hutta-borderlands-a": {
        "turret": "P16 W16 P22 V22",
        "outpost": "AA11 M13 S18 T18 S19 T19 AA24 L27",
        "terminal": "Q13 AA16 M20 T25",
    },
    "nal-hutta-borderlands-b": {
        "turret": "P16 W16 P22 V22",
        "outpost": "AA11 M13 S18 T18 S19 T19 AA24 L27",
        "terminal": "Q13 AA16 M20 T25",
    },
    "30th-floor-plaza-a": {"tactical-position": "P9 L11 H12 O14 T14 M17", "terminal": "U8 G18"},
    "30th-floor-plaza-b": {"grav-lift": "H5 S5 I21 S21", "terminal": "U8 G18"},
    "temple-gardens-a": {
        "tactical-position yellow": "V10 AA13 U17",
        "tactical-position green": "X17 EE18 AA24",
        "tactical-position red": "X20 R24 W27",
        "tactical-position blue": "R13 N19 U20",
        "terminal": "Y10 N14 EE21 R26",
    },
    "temple-gardens-b": {
        "tactical-position yellow": "V10 AA13 U17",
        "tactical-position green": "X17 EE18 AA24",
        "tactical-position red": "X20 R24 W27",
        "tactical-position blue": "R13 N19 U20",
        "terminal": "Y10 N14 EE21 R26",
    },
}

#: mission → number of doors, whether they are locked, their Health and automatic blocks
DOORS = {
    "massassi-ruins-a": (0, False, 0, 0),
    "massassi-ruins-b": (0, False, 0, 0),
    "moisture-farm-a": (2, False, 0, 0),
    "moisture-farm-b": (2, False, 0, 0),
    "mos-eisley-outskirts-a": (1, False, 0, 0),
    "mos-eisley-outskirts-b": (1, False, 0, 0),
    "echo-base-a": (2, True, 7, 1),
    "echo-base-b": (2, False, 0, 0),
    "hoth-battlefield-a": (4, True, 0, 0),
    "hoth-battlefield-b": (4, True, 0, 0),
    "pit-of-carkoon-a": (2, True, 5, 2),
    "pit-of-carkoon-b": (2, True, 5, 2),
    "nal-hutta-borderlands-a": (4, False, 0, 0),
    "nal-hutta-borderlands-b": (4, False, 0, 0),
    "30th-floor-plaza-a": (4, False, 0, 0),
    "30th-floor-plaza-b": (4, False, 0, 0),
    "temple-gardens-a": (4, True, 0, 0),
    "temple-gardens-b": (4, True, 0, 0),
}

SHIELDS = {"30th-floor-plaza": "I12 H13", "temple-gardens": "V15 W15 S18 Z18 S19 Z19 V22 W22"}

MODES = {
    "hoth-battlefield-a": Sides.FREE_FOR_ALL,
    "hoth-battlefield-b": Sides.TEAM,
    "nal-hutta-borderlands-a": Sides.TEAM,
    "nal-hutta-borderlands-b": Sides.FREE_FOR_ALL,
    "temple-gardens-a": Sides.FREE_FOR_ALL,
    "temple-gardens-b": Sides.TEAM,
}

every_mission = pytest.mark.parametrize("mission", TOKENS)


def test_these_are_all_the_printed_missions() -> None:
    assert sorted(TOKENS) == sorted(DOORS)
    assert TOKENS.keys() == {mission_id(map_id, letter) for map_id in map_ids() for letter in "AB"}


@pytest.mark.rule("CORE-SETUP-03")
@every_mission
def test_set_up_puts_exactly_the_tokens_of_the_mission_on_the_board(mission: str) -> None:
    state = set_up(mission)
    found: dict[str, list[str]] = {}
    for token in state.tokens.values():
        if token.door < 0:
            found.setdefault(_name(token, TOKENS[mission]), []).append(space_name(state, token.space))
    assert {name: sorted(spaces) for name, spaces in found.items()} == {
        name: sorted(spaces.split()) for name, spaces in TOKENS[mission].items()
    }


def _name(token: Token, expected: dict[str, str]) -> str:
    coloured = f"{token.kind} {token.colour}"
    return coloured if coloured in expected else token.kind


@pytest.mark.rule("CORE-SETUP-03", "IA-MISSION-01", "IA-MISSION-04")
@every_mission
def test_doors_are_closed_and_locked_and_can_be_attacked_as_the_mission_says(mission: str) -> None:
    state = set_up(mission)
    count, locked, health, block = DOORS[mission]
    doors = [token for token in state.tokens.values() if token.door >= 0]
    assert len(doors) == count
    assert state.open_doors == 0
    assert all((door.locked, door.health, door.block) == (locked, health, block) for door in doors)


@every_mission
def test_energy_shields_lie_where_the_map_has_them(mission: str) -> None:
    state = set_up(mission)
    expected = SHIELDS.get(state.map, "").split()
    assert sorted(space_name(state, space) for space in state.shields) == sorted(expected)


@pytest.mark.rule("IA-4P-01", "IA-4P-08", "IA-4P-13")
@every_mission
def test_the_mission_says_who_plays_against_whom(mission: str) -> None:
    map_id, _, side = mission.rpartition("-")
    mode = MODES.get(mission, Sides.TWO_PLAYER)
    assert mission_sides(map_id, side.upper()) is mode
    teams = {Sides.TWO_PLAYER: [0, 1], Sides.FREE_FOR_ALL: [0, 1, 2, 3], Sides.TEAM: [0, 1, 0, 1]}
    assert [player.team for player in set_up(mission).players] == teams[mode]
