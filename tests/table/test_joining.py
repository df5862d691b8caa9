"""Friends who sit down: they are waited for, and choose what their seat brings, such as an army, till it begins."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.table.harness import Server, Table, running

from dejarik.assault.skirmish.army_text import write_army
from dejarik.assault.skirmish.ready_made import ready_made
from dejarik.examples.arena import Arena, ArenaGame, Options
from dejarik.kernel import games
from dejarik.kernel.errors import Problem
from dejarik.kernel.presenters import Presenter
from dejarik.kernel.rng import Rng
from dejarik.kernel.sent import Setting
from dejarik.kernel.text import Text
from dejarik.table.words import TableId

HOST = {"players": "2", "army-1": "hired-guns", "army-2": "claws-and-ice"}


def armies(server: Server, table: Table, seat: int | None = None) -> list[str]:
    token = None if seat is None else table.tokens[seat]
    shown = server.get(f"/api/tables/{table.id}/view", token).json()["shown"]
    return [player["army"] for player in shown["players"]]


def sit(server: Server, table: Table, holder: int, **body: Any) -> tuple[int, str]:
    """Sit down with the link to a seat, or the secret of whoever has no link: the status, and why not."""
    if holder in table.links:
        answer = server.sit_down(table, holder, **body)
    else:
        answer = server.post(f"/api/tables/{table.id}/join", body, table.tokens[holder])
    return answer.status_code, answer.json().get("error", {}).get("id", "")


# --- Waiting ----------------------------------------------------------------------------------------


def test_a_table_waits_until_everybody_who_is_invited_has_sat_down(server: Server) -> None:
    table = server.make("caravan", "me", "invited", "invited", settings={"players": "3"})
    with server.page(table, 0) as page:
        assert [seat["taken"] for seat in page.state["table"]["seats"]] == [True, False, False]
        assert page.refused(type="choose", number=0, seat=0, answer="x") == "table-waiting"
        assert sit(server, table, 2, name="Lando") == (200, "")
        page.until(lambda state: state["table"]["seats"][2]["taken"])
        assert page.state["table"]["state"] == "open"
        assert sit(server, table, 1) == (200, "")
        page.until(lambda state: state["table"]["state"] == "playing")
        lando = page.state["table"]["seats"][2]
        assert (lando["kind"], lando["name"], lando["taken"]) == ("friend", "Lando", True)
    server.digest(table.id)


def test_a_friend_whose_seat_is_settled_is_not_waited_for(lite: Server) -> None:
    table = lite.make_only("assault", "me", "friend", settings=HOST)
    assert lite.get(f"/api/tables/{table.id}").json()["state"] == "playing"
    assert sit(lite, table, 1, brings={"army-2": "hired-guns"}) == (409, "table-seat-fixed")
    assert sit(lite, table, 1) == (200, "")


def test_nobody_else_can_take_the_seat_of_a_friend(lite: Server) -> None:
    table = lite.make("assault", "me", "invited", settings=HOST)
    stranger = lite.post(f"/api/tables/{table.id}/join", {"name": "Greedo"})
    assert (stranger.status_code, stranger.json()["error"]["id"]) == (409, "table-full")
    assert sit(lite, table, 0) == (409, "table-seated")
    assert lite.post(f"/api/tables/{table.id}/join", {}, "no-such-secret").status_code == 401
    assert sit(lite, table, 1, seat=0) == (403, "table-not-your-seat")


# --- What they bring --------------------------------------------------------------------------------


def test_a_friend_plays_what_the_host_chose_if_nothing_else_is_brought(lite: Server) -> None:
    table = lite.make("assault", "me", "invited", settings=HOST)
    assert sit(lite, table, 1) == (200, "")
    assert armies(lite, table) == ["Hired Guns", "Claws and Ice"]


def test_a_friend_brings_another_ready_made_army(server: Server) -> None:
    table = server.make("assault", "me", "invited", settings=HOST)
    with server.page(table, 0) as page:
        assert sit(server, table, 1, brings={"army-2": "echo-base-line"}) == (200, "")
        state = page.until(lambda state: state["table"]["state"] == "playing")
        assert [player["army"] for player in state["shown"]["players"]] == ["Hired Guns", "Line of Echo Base"]
        assert state["table"]["settings"] == {**HOST, "army-2": "echo-base-line"}
    server.digest(table.id)


def test_an_army_of_ones_own_is_brought_as_text_and_told_to_nobody(server: Server) -> None:
    own = msgspec.structs.replace(ready_made()["echo-base-line"], name="Rogue Line")
    table = server.make("assault", "me", "invited", settings=HOST)
    assert sit(server, table, 1, brings={"army-2": write_army(own)}) == (200, "")
    assert armies(server, table, 1) == ["Hired Guns", "Rogue Line"]
    assert "army-2" not in server.get(f"/api/tables/{table.id}").json()["settings"]
    server.digest(table.id)


def test_an_illegal_army_is_refused_in_words_and_changes_nothing(lite: Server) -> None:
    own = msgspec.structs.replace(ready_made()["echo-base-line"], command=())
    table = lite.make("assault", "me", "invited", settings=HOST)
    answer = lite.sit_down(table, 1, brings={"army-2": write_army(own)})
    assert answer.status_code == 400
    assert answer.json()["error"]["id"] == "skirmish-bad-army"
    assert answer.json()["error"]["args"]["problem"]["id"].startswith("army-")
    assert sit(lite, table, 1, brings={"army-2": "no-such-army"}) == (400, "skirmish-no-ready-made")
    assert sit(lite, table, 1, brings={"army-2": "Name: x\nwhat is this\n"})[0] == 400
    assert lite.get(f"/api/tables/{table.id}").json()["state"] == "open"
    assert armies(lite, table) == ["Hired Guns", "Claws and Ice"]
    assert sit(lite, table, 1) == (200, "")


def test_nobody_chooses_for_another_seat_or_for_the_table(lite: Server) -> None:
    table = lite.make("assault", "me", "invited", settings=HOST)
    for setting in ("army-1", "army-3", "map", "nonsense"):
        assert sit(lite, table, 1, brings={setting: "echo-base-line"}) == (403, "table-not-brought")


def test_nothing_is_brought_to_a_game_that_has_begun(lite: Server) -> None:
    table = lite.make("assault", "me", "invited", settings=HOST)
    assert sit(lite, table, 1) == (200, "")
    assert sit(lite, table, 1, brings={"army-2": "echo-base-line"}) == (410, "table-link-used")
    late = lite.post(
        f"/api/tables/{table.id}/join", {"brings": {"army-2": "echo-base-line"}}, table.tokens[1]
    )
    assert (late.status_code, late.json()["error"]["id"]) == (409, "table-seated")


def test_whoever_takes_an_open_seat_brings_an_army_too(lite: Server) -> None:
    table = lite.make("assault", "me", "open", settings=HOST)
    bad = lite.post(f"/api/tables/{table.id}/join", {"brings": {"army-1": "echo-base-line"}})
    assert bad.status_code == 403
    assert (
        lite.post(f"/api/tables/{table.id}/join", {"brings": {"army-2": "echo-base-line"}}).status_code == 200
    )
    assert armies(lite, table) == ["Hired Guns", "Line of Echo Base"]


def test_what_was_brought_outlives_the_server_and_comes_to_the_next_game(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    with running(database) as server:
        table = server.make("assault", "me", "invited", settings=HOST)
        assert sit(server, table, 1, brings={"army-2": "echo-base-line"}) == (200, "")
    with running(database) as server:
        assert armies(server, table) == ["Hired Guns", "Line of Echo Base"]
        with server.page(table, 0) as page:
            page.say(type="concede", seat=0)
            page.until(lambda state: state["outcome"] is not None)
        replay = server.get(f"/api/tables/{table.id}/replay").json()
        assert [army["name"] for army in replay["options"]["armies"]] == ["Hired Guns", "Line of Echo Base"]
        again = server.post(f"/api/tables/{table.id}/rematch", {}, table.tokens[0]).json()
        assert armies(server, Table(again["table"], {})) == ["Hired Guns", "Line of Echo Base"]


# --- The card game ----------------------------------------------------------------------------------

DECKS = {"format": "duel", "deck-1": "dark-throne", "deck-2": "red-squadron"}


def decks(server: Server, table: Table) -> list[str]:
    return [deck["name"] for deck in server.run(_options(server, table))["decks"]]


async def _options(server: Server, table: Table) -> dict[str, Any]:
    async with server.tables.room(TableId(table.id)).entered() as live:
        found: dict[str, Any] = msgspec.to_builtins(live.match.options)
        return found


def test_a_friend_brings_a_deck_to_the_card_game(lite: Server) -> None:
    table = lite.make("lcg", "me", "invited", settings=DECKS)
    before = decks(lite, table)
    assert sit(lite, table, 1, brings={"deck-2": "old-masters"}) == (200, "")
    after = decks(lite, table)
    assert (after[0], after[1] != before[1]) == (before[0], True)


def test_a_deck_that_makes_no_game_is_refused(lite: Server) -> None:
    """Both would play the dark side."""
    table = lite.make("lcg", "me", "invited", settings=DECKS)
    assert sit(lite, table, 1, brings={"deck-2": "battle-station"}) == (400, "lcg-team-size")
    assert sit(lite, table, 1, brings={"deck-2": "no-such-deck"}) == (400, "lcg-no-ready-made")
    assert sit(lite, table, 1, brings={"deck-3": "old-masters"}) == (403, "table-not-brought")


# --- Any game ---------------------------------------------------------------------------------------


class WagerPresenter(Presenter[Arena, Options]):
    def settings(self) -> list[Setting]:
        return [Setting(name="deck-2", seat=1, label=Text("x"), choices=[])]


class Wager(ArenaGame):
    """A game in which the second seat brings something that the table has never heard of."""

    name = "wager"

    @property
    def presenter(self) -> Presenter[Arena, Options]:
        return WagerPresenter(self.name)

    def bring(
        self,
        options: Options,
        setting: str,
        value: str,
        *,
        open_seats: Collection[int] = (),
        rng: Rng | None = None,
    ) -> Options:
        return msgspec.structs.replace(options, health=int(value))


@pytest.fixture
def wager() -> Iterator[None]:
    games.register(Wager())
    yield
    del games._GAMES["wager"]


@pytest.mark.usefixtures("wager")
def test_the_table_knows_nothing_of_what_is_brought(lite: Server) -> None:
    table = lite.make("wager", "me", "invited")
    assert sit(lite, table, 1, brings={"deck-1": "9"}) == (403, "table-not-brought")
    assert sit(lite, table, 1, brings={"deck-2": "9"}) == (200, "")
    assert lite.get(f"/api/tables/{table.id}/view").json()["view"]["state"]["health"] == 9


def test_a_game_to_which_nothing_is_brought_says_so() -> None:
    with pytest.raises(Problem, match="deck"):
        games.find_game("arena").bring(Options(), "deck-1", "x")
