"""The file of a campaign that an earlier release has written: taken up and gone on with, as far as these rules can."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.table.harness import Server, Table, play
from tests.table.test_passing import refused
from tests.table.test_series import facts, go_on
from tests.table.test_series_files import brought, exported

from dejarik.assault.campaign.rules.log import LOG_VERSION
from dejarik.assault.game import AssaultGame
from dejarik.cli import main
from dejarik.examples.caravan import CaravanGame
from dejarik.table.words import TableId

#: Written by `dejarik campaign export` of an earlier release, whose rules are called version 0 here: the set-up of a
#: campaign, and its first mission in the middle.
FILE = Path(__file__).parent / "data" / "earlier_campaign.json"


def seated(server: Server, made: dict[str, Any]) -> Table:
    """The newest table of a file, with all its people in their seats."""
    links = {each["seat"]: each["link"].rsplit("/", 1)[1] for each in made["seats"] if "link" in each}
    table = Table(made["table"], {}, links)
    for seat in links:
        assert server.sit_down(table, seat).status_code == 200
    return table


def test_the_file_is_of_an_earlier_release() -> None:
    games = json.loads(FILE.read_bytes())["games"]
    assert [game["version"] for game in games] == ["0", "0"]
    assert AssaultGame.version != "0"
    assert not any("version" in game["options"]["log"] for game in games), "logs of version 1"


def test_a_campaign_of_an_earlier_release_goes_on_from_its_last_kept_stage(lite: Server) -> None:
    made = brought(lite, FILE.read_bytes()).json()
    assert (made["unplayed"], made.get("left_out")) == (2, None)
    table = seated(lite, made)
    known = facts(lite, table.id, table.tokens[0])
    assert known["outdated"] == {
        "found": "0",
        "known": AssaultGame.version,
        "restart": True,
        "carry_on": True,
        "resume": None,
    }
    listed = lite.get(f"/api/tables/{table.id}/series").json()["tables"]
    assert [each["state"] for each in listed] == ["finished", "playing"]
    first = lite.get(f"/api/tables/{listed[0]['id']}/view", table.links[0]).json()
    assert first["shown"]["format"] == "campaign"
    lite.post(f"/api/tables/{table.id}/restart", {}, table.tokens[0])
    known = facts(lite, table.id)
    assert (known["outdated"], known["state"]) == (None, "playing")
    with lite.page(table, 0, view=False) as page:
        page.until(lambda state: bool(state["decision"]))
        page.choose()
    [replayed, _] = [lite.run(lite.tables.store.find(each["id"])) for each in listed]
    assert replayed is not None
    assert json.loads(replayed[0].options)["log"]["version"] == LOG_VERSION


def test_what_was_not_played_here_is_in_the_next_file(lite: Server) -> None:
    old = json.loads(FILE.read_bytes())
    seats = [old["seats"][0], {"bot": "random"}, {"bot": "random"}]
    alone = seated(lite, brought(lite, json.dumps({**old, "seats": seats}).encode()).json())
    again = json.loads(exported(lite, alone))
    assert [game["choices"] for game in again["games"]] == [game["choices"] for game in old["games"]]
    assert [game["version"] for game in again["games"]] == ["0", "0"]


def made_older(data: bytes, change: Callable[[dict[str, Any]], None] | None = None) -> bytes:
    """A file of today as rules would have written it that are others now."""
    file = json.loads(data)
    for game in file["games"]:
        game["version"] = "0"
    if change is not None:
        change(file)
    return json.dumps(file, separators=(",", ":")).encode()


@pytest.fixture
def over(lite: Server) -> Table:
    """The first of three journeys of a person and a bot, at its end."""
    table = lite.make("caravan", "me", "bot", settings={"players": "2", "journeys": "3"})
    with lite.page(table, 0) as page:
        play(page)
    return table


def test_what_follows_the_last_game_of_other_rules_is_in_the_file(lite: Server, over: Table) -> None:
    there = seated(lite, brought(lite, made_older(exported(lite, over))).json())
    known = facts(lite, there.id)
    assert (known["state"], known["outdated"]["restart"]) == ("finished", False)
    second = Table(go_on(lite, there, 0).json()["table"], there.tokens)
    following = lite.run(lite.tables.store.find(go_on(lite, over, 0).json()["table"]))
    gone_on = lite.run(lite.tables.store.find(TableId(second.id)))
    assert following is not None
    assert gone_on is not None
    assert (gone_on[0].options, gone_on[0].version) == (following[0].options, CaravanGame.version)
    with lite.page(second, 0) as page:
        play(page)


def test_a_game_that_these_rules_can_not_begin_is_left_out_and_told(lite: Server, over: Table) -> None:
    second = Table(go_on(lite, over, 0).json()["table"], over.tokens)

    def spoil(file: dict[str, Any]) -> None:
        file["games"][0]["options"] = {"players": 99}
        file["points"] = [{"start": "left"}, {"start": "kept"}]

    made = brought(lite, made_older(exported(lite, second), spoil)).json()
    assert (made["unplayed"], made["left_out"]) == (1, 1)
    listed = lite.get(f"/api/tables/{made['table']}/series").json()["tables"]
    assert [each["series"]["points"] for each in listed] == [{"start": "kept"}]

    def spoil_last(file: dict[str, Any]) -> None:
        file["games"][1]["options"] = {"players": 99}

    spoilt = brought(lite, made_older(exported(lite, second), spoil_last))
    assert refused(spoilt)[0] == 400


def test_the_command_says_what_is_not_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = str(tmp_path / "tables.db")
    assert main(["campaign", "import", str(FILE), "--db", database, "--lang", "en"]) == 0
    assert "2 stages were played with other rules" in capsys.readouterr().out
