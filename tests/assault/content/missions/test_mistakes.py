"""A mistake in a mission is an error that names the file, the mission, what is wrong and what would be right."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from dejarik.assault.board import MissionId, library, mission_ids, mission_layout, missions
from dejarik.assault.board.grid import SpaceName
from dejarik.assault.board.mapdata import Region, RegionName
from dejarik.assault.board.missions import (
    MissionKind,
    MissionLayout,
    MissionTokens,
    Sides,
    check_mission,
)
from dejarik.assault.content.missions.blocks import Wants, declaring, mission
from dejarik.assault.skirmish.presenting import missions as words
from dejarik.cli import main
from dejarik.kernel import Problem
from dejarik.messages import Language, say

FILE = "missions/moisture-farm-b.json"


def raiders(**changes: Any) -> dict[str, Any]:
    """The raiders of the moisture farm with something else about them."""
    facts = {"kind": "raider", "colour": "blue", "spaces": (SpaceName("L13"),), **changes}
    return {"tokens": (MissionTokens(**facts),)}


def said(problem: Problem) -> str:
    return say(problem.message, Language.ENGLISH)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"map": "moisture-frm"}, "there is no map “moisture-frm”; the closest are moisture-farm."),
        ({"id": "moisture-farm-c"}, "the mission calls itself “moisture-farm-c”"),
        ({"map": "echo-base"}, "its id and its file need the name echo-base with a dash and one letter"),
        ({"mode": Sides.TEAM}, "4 players need as many deployment zones, but the map moisture-farm has 2"),
        ({"kinds": {"door": MissionKind("m-raider")}}, "every mission has tokens of the kind “door”"),
        ({"kinds": {"raider": MissionKind("m-rider")}}, "no symbol “m-rider” for the tokens “raider”; the closest are"),
        (raiders(kind="rider"), "no tokens of the kind “rider”; declare it in “kinds”, or use one of"),
        (raiders(colour="pink"), "the tokens “raider” cannot be “pink”; colours are red, blue"),
        (raiders(spaces=("L99",)), "“raider” names the space L99, which the map moisture-farm does not have"),
        (
            {"areas": (Region(RegionName("Camp"), (SpaceName("A1"),)),)},
            "“Camp” names the space A1, which the map moisture-farm does not have",
        ),
    ],
)  # fmt: skip
def test_data_that_does_not_hold_together_is_refused(changes: dict[str, Any], sentence: str) -> None:
    good = mission_layout(MissionId("moisture-farm-b"))
    assert check_mission(good, FILE) is good
    with pytest.raises(Problem) as refused:
        check_mission(msgspec.structs.replace(good, **changes), FILE)
    assert said(refused.value).startswith(f"{FILE}: ")
    assert sentence in said(refused.value)


def test_a_misspelt_field_is_refused_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "missions").mkdir()
    content = b'{"id": "echo-base-c", "map": "echo-base", "mode": "two-player", "tokns": []}'
    (tmp_path / "missions" / "echo-base-c.json").write_bytes(content)
    monkeypatch.setattr(library, "FACTS", tmp_path)
    monkeypatch.setattr(missions, "mission_ids", mission_ids.__wrapped__)
    with pytest.raises(Problem) as refused:
        mission_layout(MissionId("echo-base-c"))
    assert said(refused.value).startswith("missions/echo-base-c.json: this is not the data of a mission.")
    assert "tokns" in said(refused.value)


def test_an_unknown_mission_is_answered_with_the_closest() -> None:
    with pytest.raises(Problem) as refused:
        mission_layout(MissionId("echo-bse-a"))
    assert "“echo-bse-a” in facts/missions; the closest are echo-base-a" in said(refused.value)


def test_a_kind_looks_the_same_in_every_mission(monkeypatch: pytest.MonkeyPatch) -> None:
    def other(id: MissionId) -> MissionLayout:
        layout = mission_layout(id)
        if id != "temple-gardens-b":
            return layout
        return msgspec.structs.replace(layout, kinds={"tactical-position": MissionKind("m-turret")})

    monkeypatch.setattr(missions, "mission_layout", other)
    with pytest.raises(Problem) as refused:
        missions.token_symbols.__wrapped__()
    assert said(refused.value).startswith(
        "missions/temple-gardens-b.json: the tokens “tactical-position” have"
    )
    assert "m-tactical-position" in said(refused.value)


def test_an_area_has_the_same_spaces_in_every_mission_of_its_map(monkeypatch: pytest.MonkeyPatch) -> None:
    def other(id: MissionId) -> MissionLayout:
        camp = Region(RegionName("Camp"), (SpaceName("N16"),))
        layout = mission_layout(id)
        return msgspec.structs.replace(layout, areas=(camp,)) if id == "moisture-farm-a" else layout

    monkeypatch.setattr(missions, "mission_layout", other)
    with pytest.raises(Problem) as refused:
        missions.areas_of("moisture-farm")
    assert said(refused.value).startswith(f"{FILE}: “Camp” has other spaces in another mission of this map")


def test_rules_without_data_are_refused() -> None:
    with pytest.raises(Problem) as refused:
        mission("moisture-farm-z")
    assert said(refused.value).startswith(f"{__name__}: the mission moisture-farm-z has no data; ")
    assert "write facts/missions/moisture-farm-z.json" in said(refused.value)


def test_data_without_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(declaring, "mission_ids", lambda: (*mission_ids(), MissionId("echo-base-c")))
    with pytest.raises(Problem) as refused:
        declaring.check_all_declared()
    assert said(refused.value) == (
        "missions/echo-base-c.json: the mission echo-base-c has no rules; "
        'write content/missions/echo_base_c.py with mission("echo-base-c", …) in it.'
    )


def test_bots_cannot_want_tokens_that_the_mission_does_not_have() -> None:
    with pytest.raises(Problem) as refused:
        mission("moisture-farm-b", wants=Wants(shoot={"rider": 4}))
    assert "“rider”, which it does not have; it has door, terminal, crate, raider" in said(refused.value)


def test_a_missing_message_is_named_by_the_command_that_counts_content(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(
        words, "lacking", lambda ids: [(id, Language.POLISH) for id in ids if id == "token-raider"]
    )
    assert main(["content"], {"LANG": "en"}) != 0
    assert capsys.readouterr().err == (
        "missions/moisture-farm-b.json: the mission moisture-farm-b needs the message “token-raider”, "
        "which is not in locale/pl/missions.ftl.\n"
    )
