"""`dejarik mission check`: every mission that is written is whole, and what is wrong with one is found."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dejarik.assault.campaign.checks import (
    MarkedTests,
    doors_differ,
    merits_differ,
    mission_mistakes,
    unlisted,
)
from dejarik.assault.campaign.checks.names import misnamed
from dejarik.assault.campaign.checks.reach import unreachable
from dejarik.assault.campaign.checks.source import MissionSource, source_of
from dejarik.assault.campaign.checks.unused import Unused
from dejarik.assault.campaign.rules import missions
from dejarik.assault.campaign.rules.missions import playable_missions, text_of
from dejarik.assault.content.campaign import language
from dejarik.assault.facts.campaign_missions import campaign_mission
from dejarik.assault.facts.campaign_records import MissionKind
from dejarik.authoring import mistakes
from dejarik.cli import main
from dejarik.cli.mission import marked_tests_of
from dejarik.kernel.errors import Mistake
from dejarik.messages import Language, say

TESTS = Path(__file__).parents[2]


def sentences(mistakes: Iterable[Mistake]) -> list[str]:
    return [say(each.message, Language.ENGLISH) for each in mistakes]


@pytest.mark.parametrize("mission", playable_missions())
def test_the_mission_is_whole(mission: str) -> None:
    tests = marked_tests_of(mission, TESTS)
    assert tests is not None, "it has no file of tests"
    assert sentences(mission_mistakes(mission, tests)) == []


# --- What is found --------------------------------------------------------------------------------


def written_as(old: str, new: str) -> MissionSource:
    """The module of Trespass with something changed in it."""
    source = source_of("trespass")
    code = source.path.read_text(encoding="utf-8")
    assert old in code
    return MissionSource(source.path, source.known, ast.parse(code.replace(old, new)))


def with_data(**changes: Any) -> Any:
    return msgspec.structs.replace(campaign_mission("trespass"), **changes)


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        (
            'gate("door", locked_to=IMPERIALS)',
            'gate("dor", locked_to=IMPERIALS)',
            "gate(…): the mission has no door “dor”; the nearest is “door”",
        ),
        (
            'until="the-captains-squad"',
            'until="captains-squad"',
            "goal(…): there is no event “captains-squad”; the nearest is “the-captains-squad”",
        ),
        (
            'reveal("skiff")',
            'reveal("skif")',
            "reveal(…): there is no section “skif”; the nearest is “skiff”",
        ),
        (
            'Wants(use=("terminal",))',
            'Wants(use=("terminals",))',
            "Wants(…): the mission has no objects of the kind “terminals”; the nearest is “terminal”",
        ),
        (
            'unguarded("stormtrooper")',
            'unguarded("storm-trooper")',
            "unguarded(…): there is no card “storm-trooper”; the nearest is “stormtrooper”",
        ),
    ],
)
def test_a_name_that_the_mission_does_not_have(old: str, new: str, found: str) -> None:
    layout, written = campaign_mission("trespass"), text_of("trespass")
    [said] = sentences(misnamed(layout, written, written_as(old, new)))
    assert said.startswith("missions/trespass.py:")
    assert said.endswith(f", trespass: {found}")


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ('destroyed("barricade")', 'destroyed("terminal")', ["“ambush”", "“terminal” have no Health"]),
        ('destroyed("barricade")', 'destroyed("barricade", 4)', ["“ambush”", "and there are 3"]),
        ('destroyed("barricade")', 'resolved("ambush")', ["“ambush”", "“ambush”, which"]),
        ('opened("door")', 'round_ends(7)', ["“the-captains-squad”", "round 7 comes after the last one, 6"]),
        ('opened("door")', 'revealed("terminal")', ["“the-captains-squad”", "do not lie face down"]),
        ('opened("door")', 'opened("door") & happened("the-captains-squad")', ["“the-captains-squad”"]),
    ],
)  # fmt: skip
def test_an_event_that_can_never_happen(old: str, new: str, found: list[str]) -> None:
    source = written_as(old, new)
    source = replace(source, known={**vars(language), **source.known})
    said = sentences(unreachable(campaign_mission("trespass"), text_of("trespass"), source))
    assert len(said) == 1
    assert all(part in said[0] for part in found)


def test_who_waits_for_an_event_that_never_happens_never_happens_either() -> None:
    code = 'event("ambush", round_ends(9))\nevent("the-captains-squad", moved() & happened("ambush"))\n'
    source = MissionSource(Path("x.py"), vars(language), ast.parse(code))
    said = sentences(unreachable(campaign_mission("trespass"), text_of("trespass"), source))
    assert [each.split(": ")[-1] for each in said] == [
        "round 9 comes after the last one, 6",
        "it waits for the event “ambush”, which can’t happen",
    ]


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ('reveal("skiff"), deploys()', 'reveal("skiff")',
         ["“probe-droid” (event ambush)", "“imperial-officer” (event ambush)", "“weequay-mercenaries”"]),
        ('reveal("command-post"), deploys()', 'deploys()', ["“command-post” is never placed"]),
        ('"barricade"', 'WALL', ["“barricade” of the kind “barricade”"]),
        ("round_ends(6)", "round_ends(5)", ["round 6 is the last"]),
    ],
)  # fmt: skip
def test_what_is_not_used(old: str, new: str, found: list[str]) -> None:
    unused = Unused(campaign_mission("trespass"), text_of("trespass"), written_as(old, new))
    said = sentences(unused.mistakes())
    assert len(said) == len(found)
    assert all(part in each for part, each in zip(found, said, strict=True))


def test_a_point_that_nothing_uses() -> None:
    layout = campaign_mission("trespass")
    spare = msgspec.structs.replace(layout.points[-1], name="spare", space="A1")
    source = source_of("trespass")
    unused = Unused(with_data(points=(*layout.points, spare)), text_of("trespass"), source)
    [said] = sentences(unused.mistakes())
    assert "the deployment point “spare” is never active" in said
    assert said.startswith("campaign_missions/trespass.json")


def test_events_of_the_data_and_of_the_module_are_the_same() -> None:
    layout, written = campaign_mission("trespass"), text_of("trespass")
    source = source_of("trespass")
    fewer = replace(written, events={"ambush": written.events["ambush"], "ambus": ()})
    said = sentences(Unused(layout, fewer, source).mistakes())
    assert [each.split(", trespass: ")[1].split(":")[0] for each in said] == [
        "the data have the event “the-captains-squad”, but the module does not",
        "the data have no such event",
    ]


def test_conditions_of_rewards_are_the_same_in_the_data_and_in_the_module() -> None:
    """“grip-on-the-shard” has been renamed in the module."""
    written = text_of("history-repeats")
    merits = {"grip-on-the-chard": written.merits["grip-on-the-shard"], "one-healthy-hero": lambda state: 0}
    said = sentences(
        merits_differ(
            campaign_mission("history-repeats"), replace(written, merits=merits), source_of("history-repeats")
        )
    )
    assert [each.split(", history-repeats: ")[1] for each in said] == [
        "the rewards ask for “grip-on-the-shard”, but the module does not know it: "
        'write merit("grip-on-the-shard", …)',
        "no reward asks for it: the rewards have no condition “grip-on-the-chard”; "
        "the nearest is “grip-on-the-shard”",
    ]


def test_the_data_have_all_doors_of_the_map() -> None:
    [said] = sentences(doors_differ(with_data(doors=())))
    assert said == (
        "campaign_missions/trespass.json, trespass: the map “trespass” has a door at "
        f"{', '.join('-'.join(edge) for edge in campaign_mission('trespass').doors[0].edges)} "
        'that the data do not have: give it a name under "doors"'
    )


def test_a_side_mission_stands_on_a_card() -> None:
    assert sentences(unlisted(with_data(kind=MissionKind.SIDE))) == [
        "campaigns/side-missions.json, trespass: no campaign comes to this side mission: "
        "it stands neither here nor on an Agenda card"
    ]


def test_messages_of_tokens_and_rewards_are_missed_where_they_belong(monkeypatch: pytest.MonkeyPatch) -> None:
    """The reasons of rewards stand together in a file of their own."""
    wrong = {"token-terminal", "reward-grip-on-the-shard"}
    monkeypatch.setattr(
        mistakes,
        "lacking",
        lambda messages: [(id, Language.ENGLISH) for id in messages if id in wrong],
    )
    said = [*sentences(mission_mistakes("history-repeats")), *sentences(mission_mistakes("trespass"))]
    own = "the message token-terminal is missing in en"
    assert said == [
        f"en/campaign-missions/history-repeats.ftl, history-repeats: {own}",
        "en/campaign-rewards/rewards.ftl, history-repeats: "
        "the message reward-grip-on-the-shard is missing in en",
        f"en/campaign-missions/trespass.ftl, trespass: {own}",
    ]


def test_the_data_say_who_chooses_where_there_is_a_choice() -> None:
    source = written_as('reveal("skiff"), deploys()', 'reveal("skiff"), deploys(), options(imperial=True)')
    source = replace(source, known={**vars(language), **source.known})
    more = replace(text_of("trespass"), options={"ambush": {"flee": ()}})
    [said] = sentences(Unused(campaign_mission("trespass"), more, source).mistakes())
    assert "has options(…) for the event “ambush”: the data should say who chooses" in said


def test_marks_that_are_missing_and_marks_that_name_nothing() -> None:
    tests = MarkedTests("test_x.py", {"ambush": ["a"], "ambus": ["b"]}, {"mission-time": ["c"]})
    said = sentences(mission_mistakes("trespass", tests))
    assert [each.removeprefix("test_x.py, trespass: ") for each in said] == [
        'no test is marked for it: @pytest.mark.event("the-captains-squad")',
        "a mark “event” names what the mission does not have: “ambus”; the nearest is “ambush”",
        'no test is marked for it: @pytest.mark.ending("mission-sabotaged")',
        'no test is marked for it: @pytest.mark.ending("mission-wounded")',
    ]


# --- The command ----------------------------------------------------------------------------------


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, Any]:
    exit_code = main(["mission", "check", *arguments, "--json"], {"LANG": "en"})
    return exit_code, json.loads(capsys.readouterr().out)


def test_the_command_tells_what_a_mission_has(capsys: pytest.CaptureFixture[str]) -> None:
    exit_code, data = run(capsys, "aftermath")
    assert (exit_code, data["mistakes"]) == (0, [])
    told = data["missions"]["aftermath"]
    assert told["goals"] == ["destroy-terminals"]
    assert list(told["ends"]) == ["mission-terminals-destroyed", "mission-time", "mission-wounded"]
    assert told["events"]["lockdown"]["options"] == {
        "armour": ["test_lockdown_armours_the_terminals"],
        "lock": ["test_lockdown_shuts_the_door"],
    }


def test_without_tests_a_mission_is_not_whole(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    exit_code, data = run(capsys, "trespass", "--tests", str(tmp_path))
    assert (exit_code, data["mistakes"]) == (
        1,
        [
            {
                "mission": "trespass",
                "message": "assault/campaign/missions/test_trespass.py, trespass: it has no file of tests",
            }
        ],
    )


def test_a_mission_without_a_module_is_told_where_to_write_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(missions, "playable_missions", lambda: ["aftermath"])
    exit_code, data = run(capsys, "dark-recon")
    assert (exit_code, data["error"]["id"]) == (2, "check-mission-unwritten")
    assert (
        'write mission("dark-recon", …) in content/campaign/missions/dark_recon.py'
        in data["error"]["message"]
    )


def test_what_is_no_mission_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    exit_code, data = run(capsys, "endor")
    assert (exit_code, data["error"]["id"]) == (2, "campaign-mission-unknown")
