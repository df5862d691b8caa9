"""The facts of the campaign missions: all are read and hold together, and a file that is wrong says what is right."""

from __future__ import annotations

import pytest

from dejarik.assault.board import load_mission_map, mission_map_ids
from dejarik.assault.board.mapdata import Colour
from dejarik.assault.facts import campaign_missions
from dejarik.assault.facts.campaign_missions import (
    FOLDER,
    campaign_mission,
    campaign_mission_ids,
    read_mission,
)
from dejarik.assault.facts.campaign_records import (
    CampaignMission,
    MissionKind,
    Occasion,
    Reward,
    Side,
    Slug,
    TokenSide,
)
from dejarik.assault.facts.library import deployment, is_deployment
from dejarik.assault.facts.vocabulary import Box
from dejarik.kernel.errors import Mistake, Problem


def test_every_campaign_map_has_its_mission() -> None:
    assert len(campaign_mission_ids()) == 80
    assert {campaign_mission(id).map for id in campaign_mission_ids()} == set(mission_map_ids())


@pytest.mark.parametrize("id", campaign_mission_ids())
def test_every_mission_holds_together(id: str) -> None:
    mission = campaign_mission(id)
    assert mission.box == load_mission_map(mission.map).set
    assert mission.sections[0].placed.at is Occasion.SETUP
    assert mission.events
    assert len(mission.doors) == len(load_mission_map(mission.map).doors)


@pytest.mark.parametrize("id", campaign_mission_ids())
def test_an_initial_group_has_a_space_for_each_figure(id: str) -> None:
    for group in campaign_mission(id).initial_groups:
        if is_deployment(group.card):
            assert len(group.spaces) == deployment(group.card).group_size, group.card


def test_what_the_missions_are_in_their_campaigns() -> None:
    kinds = {
        box: [campaign_mission(id).kind for id in campaign_mission_ids() if campaign_mission(id).box is box]
        for box in Box
    }
    assert {box: len(found) for box, found in kinds.items()} == {
        Box.CORE: 32,
        Box.RETURN_TO_HOTH: 16,
        Box.JABBAS_REALM: 16,
        Box.HEART_OF_THE_EMPIRE: 16,
    }
    assert all(found.count(MissionKind.INTRODUCTION) == 1 for found in kinds.values())


def test_trespass() -> None:
    mission = campaign_mission("trespass")
    assert (mission.kind, mission.threat_level, mission.round_limit) == (MissionKind.INTRODUCTION, 2, 6)
    assert (mission.open_groups.count, mission.special_setup, mission.entrances) == (0, False, ("D2",))
    assert [(group.card, group.spaces) for group in mission.initial_groups] == [
        ("stormtrooper", ("A3", "B4", "C6")),
        ("imperial-officer", ("F7",)),
        ("jet-trooper", ("E7", "G4")),
    ]
    assert [(group.card, group.event) for group in mission.reserved_groups] == [
        ("probe-droid", "ambush"),
        ("imperial-officer", "ambush"),
        ("stormtrooper", "the-captains-squad"),
        ("captain-terro-wasteland-enforcer", "the-captains-squad"),
    ]
    assert [(section.name, section.placed.at, section.placed.name) for section in mission.sections] == [
        ("start", Occasion.SETUP, ""),
        ("command-post", Occasion.EVENT, "the-captains-squad"),
        ("skiff", Occasion.EVENT, "ambush"),
    ]


def test_the_points_of_trespass_come_and_go() -> None:
    green, later_green, yellow, *red = campaign_mission("trespass").points
    assert (green.space, green.colour, green.active.at) == ("A7", Colour.GREEN, Occasion.SETUP)
    assert green.until is not None
    assert green.until.name == "ambush"
    assert later_green.until is not None
    assert later_green.until.name == "the-captains-squad"
    assert (yellow.space, yellow.active.name, yellow.until) == ("G11", "ambush", None)
    assert [(point.space, point.active.at) for point in red] == [
        ("C14", Occasion.NEVER),
        ("E14", Occasion.NEVER),
        ("G14", Occasion.NEVER),
    ]


def test_the_door_and_the_objects_of_trespass() -> None:
    mission = campaign_mission("trespass")
    (door,) = mission.doors
    assert (door.on_board, door.locked_to, door.health) == ("E11-E12", (Side.IMPERIAL,), 0)
    barricade, terminal = mission.objects
    assert (barricade.kind, barricade.side, barricade.spaces) == (
        "barricade",
        TokenSide.NEUTRAL,
        ("I7", "J7", "K7"),
    )
    assert (barricade.health, barricade.block, barricade.dice) == (4, 1, ())
    assert (terminal.side, terminal.spaces) == (TokenSide.TERMINAL, ("B15",))


def test_the_events_of_trespass_and_what_is_won() -> None:
    _, ambush, squad = (mission := campaign_mission("trespass")).events
    assert [(arrival.card, arrival.spaces, arrival.side) for arrival in ambush.deploys] == [
        ("probe-droid", ("G11",), Side.IMPERIAL),
        ("imperial-officer", ("G11",), Side.IMPERIAL),
        ("weequay-pirate", ("M5", "M6"), Side.REBEL),
    ]
    assert (ambush.points_on, ambush.points_off) == (("yellow",), ("green-1",))
    assert [(arrival.card, arrival.reinforce, arrival.redeploy) for arrival in squad.deploys] == [
        ("stormtrooper", False, False),
        ("captain-terro-wasteland-enforcer", True, True),
    ]
    assert mission.rewards.rebel_win == Reward(xp_each_hero=1)
    assert mission.rewards.next is not None
    assert mission.rewards.next.rebel_win == ("overcharged", "hostile-negotiations")


def test_what_grows_with_the_threat_level() -> None:
    cache, _ = campaign_mission("breaking-point").objects
    assert (cache.health, cache.health_by_threat, len(cache.spaces), cache.colours.count(Colour.RED)) == (
        0,
        2,
        8,
        2,
    )
    (szark,) = campaign_mission("high-moon").figures
    assert (szark.like, szark.health_by_threat, szark.accuracy) == ("trandoshan-hunter", 2, 2)


def test_tokens_that_lie_face_down_are_mixed() -> None:
    (stores,) = campaign_mission("born-from-death").objects
    assert (stores.face_down, len(stores.spaces)) == (True, 6)
    assert [colour.value for colour in stores.colours] == ["blue", "blue", "blue", "red", "red", "green"]


def test_an_optional_deployment_can_have_its_place() -> None:
    events = {event.name: event for event in campaign_mission("unfinished-business").events}
    assert events[Slug("strike-at-the-heart")].optional_deployment
    assert events[Slug("strike-at-the-heart")].optional_at == ("M12",)
    assert not events[Slug("well-guarded")].optional_deployment


def test_only_the_mission_that_is_asked_for_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def noting(path: object, content: bytes) -> CampaignMission:
        read.append(str(path).rpartition("/")[2])
        return read_mission(FOLDER / "dark-recon.json", content)

    monkeypatch.setattr(campaign_missions, "read_mission", noting)
    campaign_mission.cache_clear()
    campaign_mission("dark-recon")
    assert read == ["dark-recon.json"]
    campaign_mission.cache_clear()


def test_an_unknown_mission_is_refused() -> None:
    with pytest.raises(Problem, match="kessel-run"):
        campaign_mission("kessel-run")


@pytest.mark.parametrize(
    ("written", "instead", "said"),
    [
        ('"D2"', '"DD2"', "the map has no space “DD2”"),
        ('"jet-trooper"', '"jet-troper"', "there is no card “jet-troper”; the nearest is “jet-trooper”"),
        ('"event": "ambush"', '"event": "ambsh"', "there is no event “ambsh”; the nearest is “ambush”"),
        ('"points_on": ["yellow"]', '"points_on": ["yelow"]', "deployment point “yelow”; the nearest"),
        ('"Section 3 - Skiff"', '"Section 3 - Skif"', "there is no section “Section 3 - Skif”; the nearest"),
        ('"map": "trespass"', '"map": "tresspass"', "there is no map “tresspass”; the nearest is “trespass”"),
        ('"name": "skiff"', '"name": "The Skiff"', "“The Skiff” is no name here"),
        ('"name": "skiff"', '"name": "start"', "two things of one sort are called “start”"),
        ('"overcharged"', '"overcharge"', "there is no mission “overcharge”; the nearest is “overcharged”"),
        ('["E11", "E12"]', '["E10", "E11"]', "the map has no door “E10-E11”"),
        ('"health": 4', '"colours": ["red", "blue"], "health": 4', "the objects “barricade” need no colour"),
        ('"id": "trespass"', '"id": "trespas"', "its file is called trespass.json"),
        ('"round_limit"', '"round_limits"', "there is no field “round_limits”; the nearest is “round_limit”"),
        ('"kind": "introduction"', '"kind": "intro"', "there is no word “intro”"),
    ],
)
def test_what_is_wrong_is_said_with_the_file_and_what_would_be_right(
    written: str, instead: str, said: str
) -> None:
    path = FOLDER / "trespass.json"
    content = path.read_text(encoding="utf-8")
    assert written in content
    with pytest.raises(Mistake) as refused:
        read_mission(path, content.replace(written, instead, 1).encode())
    assert "campaign_missions/trespass.json:" in str(refused.value)
    assert said in str(refused.value)


def test_a_space_has_to_be_in_a_section_of_the_mission() -> None:
    path = FOLDER / "trespass.json"
    content = path.read_text(encoding="utf-8")
    skiff = (
        '    {"name": "skiff", "region": "Section 3 - Skiff", "placed": {"at": "event", "name": "ambush"}}'
    )
    without = content.replace(",\n" + skiff, "")
    assert without != content
    with pytest.raises(Mistake, match="the space M5 is in none of its sections"):
        read_mission(path, without.encode())


@pytest.mark.parametrize(
    ("written", "instead", "said"),
    [
        ('"when": "lorn-claimed"', '"when": "Lorn claimed"', "“Lorn claimed” is no name here"),
        ('"when": "lorn-claimed"', '"when": "lorn-claimed", "unless": "late"', "either “when” or “unless”"),
        ('"lessons-of-history"', '"lesson-of-history"', "there is no card “lesson-of-history”; the nearest"),
    ],
)
def test_what_is_wrong_with_rewards_is_said(written: str, instead: str, said: str) -> None:
    path = FOLDER / "inside-man.json"
    content = path.read_text(encoding="utf-8")
    assert written in content
    with pytest.raises(Mistake) as refused:
        read_mission(path, content.replace(written, instead, 1).encode())
    assert said in str(refused.value)
