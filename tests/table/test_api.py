"""The HTTP interface, call by call, and the document that describes it."""

from __future__ import annotations

import json
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import checks
from schemathesis.core.result import Ok
from tests.table.harness import Server, eventually, running

from dejarik.kernel import engine
from dejarik.kernel.games import game_names
from dejarik.kernel.match import Match
from dejarik.kernel.text import text
from dejarik.messages import Language, say

TWO = [{"kind": "me"}, {"kind": "bot"}]


def test_the_database_answers(server: Server) -> None:
    assert server.get("/healthz").json()["ok"] is True


def test_every_game_that_is_installed_is_offered(lite: Server) -> None:
    games = lite.get("/api/games").json()["games"]
    assert [game["name"] for game in games] == game_names()
    for game in games:
        assert "random" in game["bots"]
        assert set(game["levels"]) <= set(game["bots"])
        if game["name"] in ("arena", "assault", "caravan"):
            for language in Language:
                assert say(text(game["label"]["id"]), language) != game["label"]["id"]


def test_a_game_says_how_hard_it_can_be_the_easiest_first(lite: Server) -> None:
    games = {game["name"]: game for game in lite.get("/api/games").json()["games"]}
    assert games["assault"]["levels"] == ["story", "rookie", "greedy"]
    assert games["lcg"]["levels"] == games["arena"]["levels"] == []


@pytest.mark.parametrize("examples", [False, True])
def test_the_lobby_offers_examples_only_where_they_are_wanted(sqlite: str, examples: bool) -> None:
    with running(sqlite, examples=examples) as server:
        games = server.get("/api/games").json()["games"]
    offered = [game["name"] for game in games if game["offered"]]
    assert offered == (game_names() if examples else ["assault", "lcg"])


def test_a_catalogue_is_sent_once(lite: Server) -> None:
    first = lite.get("/api/games/assault/catalogue")
    assert first.json()["cards"]
    assert "max-age=86400" in first.headers["cache-control"]
    again = lite.http.get("/api/games/assault/catalogue", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    unknown = lite.get("/api/games/chess/catalogue")
    assert (unknown.status_code, unknown.json()["error"]["id"]) == (404, "game-unknown")


def test_a_new_table_shows_its_secrets_once(server: Server) -> None:
    wanted = {
        "game": "caravan",
        "settings": {"players": "4"},
        "seats": [{"kind": "me"}, {"kind": "hot"}, {"kind": "friend", "name": "Lando"}, {"kind": "open"}],
    }
    made = server.post("/api/tables", wanted).json()
    me, hot, friend, open_seat = made["seats"]
    assert me["token"] == hot["token"]
    assert len(me["token"]) >= 32
    assert friend["link"].startswith(f"{made['watch']}/")
    assert "token" not in friend
    assert friend["link"].partition("#")[0] == "/"
    assert open_seat == {"seat": 3, "kind": "open"}
    facts = server.get(f"/api/tables/{made['table']}").json()
    assert [seat["taken"] for seat in facts["seats"]] == [True, True, True, False]
    assert [seat["name"] for seat in facts["seats"]] == ["", "", "Lando", ""]
    assert me["token"] not in json.dumps(facts)


def two(**more: Any) -> dict[str, Any]:
    """A table of arena that is right but for this."""
    return {"game": "arena", "seats": TWO, **more}


ME, BOT = TWO
WRONG: dict[str, tuple[dict[str, Any], int, str]] = {
    "no such game": (two(game="chess"), 400, "game-unknown"),
    "no such setting": (two(settings={"wind": "1"}), 400, "game-setting-unknown"),
    "a setting that does not fit": (two(settings={"health": "x"}), 400, "game-setting-bad"),
    "too many seats": (two(seats=[*TWO, *TWO]), 400, "table-seats"),
    "too few seats": (two(seats=[ME]), 400, "table-seats"),
    "no seats": (two(seats=[]), 422, "table-malformed"),
    "a bot that is not there": (two(seats=[ME, {"kind": "bot", "bot": "x"}]), 400, "table-bot-unknown"),
    "a bot that can't play it": (two(seats=[ME, {"kind": "bot", "bot": "greedy"}]), 400, "table-bot-unknown"),
    "no such kind of seat": (two(seats=[{"kind": "ghost"}, BOT]), 422, "table-malformed"),
    "a field too many": (two(seed=1), 422, "table-malformed"),
    "a clock that is too fast": (two(clock=1), 422, "table-malformed"),
    "a name without end": (two(seats=[{"kind": "me", "name": "x" * 41}, BOT]), 422, "table-malformed"),
    "options of the wrong shape": (two(options={"health": "x"}), 422, "table-malformed"),
    "made-up settings beside options": (
        two(options={"health": 7}, settings={"spam": "x" * 8000}), 400, "game-setting-unknown",
    ),
    "options that make no game": (
        {"game": "caravan", "seats": [*TWO, *TWO, BOT], "options": {"players": 5}}, 400, "caravan-players",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("wanted", "status", "why"), WRONG.values(), ids=WRONG.keys())
def test_a_table_that_can_not_be_is_refused(
    lite: Server, wanted: dict[str, Any], status: int, why: str
) -> None:
    answer = lite.post("/api/tables", wanted)
    assert (answer.status_code, answer.json()["error"]["id"]) == (status, why)


@pytest.mark.parametrize("what", ["card", "owed-ally"])
def test_options_that_would_keep_the_server_busy_for_ever_are_refused(lite: Server, what: str) -> None:
    log = {
        "campaign": "core",
        "boxes": ["core"],
        "heroes": ["diala-passil", "gaarkhan"],
        "deck": "military-might",
    }
    entry = {"slot": 0, "what": what, "amount": 10**12, "seat": 1, "name": "vibroblade"}
    options = {"kind": "campaign", "log": {**log, "version": 3, "entries": [entry]}}
    answer = lite.post("/api/tables", {"game": "assault", "seats": [*TWO, BOT], "options": options})
    assert answer.status_code == 422
    assert answer.json()["error"]["id"] == "table-malformed"


def test_the_games_own_options_can_be_given_whole(server: Server) -> None:
    made = server.post("/api/tables", {"game": "arena", "seats": TWO, "options": {"health": 7}}).json()
    view = server.get(f"/api/tables/{made['table']}/view").json()
    assert view["view"]["state"]["health"] == 7


def test_the_lobby_lists_public_tables_by_their_stage(server: Server) -> None:
    free = server.make("arena", "me", "open").id
    private = server.make("arena", "me", "open", private=True).id
    playing = server.make("arena", "me", "friend").id

    def listed(state: str) -> list[str]:
        return [table["id"] for table in server.get(f"/api/tables?state={state}").json()["tables"]]

    assert free in listed("open")
    assert private not in listed("open")
    assert playing in listed("playing")
    assert playing not in listed("finished")
    assert server.get("/api/tables?state=burning").status_code == 422
    assert server.get("/api/tables").json() == server.get("/api/tables?state=open").json()


def test_the_lobby_says_who_is_there_and_how_many_look_on(server: Server) -> None:
    table = server.make("arena", "me", "open")

    def seen() -> tuple[list[bool | None], int | None]:
        listed = server.get("/api/tables?state=open").json()["tables"]
        found = next(each for each in listed if each["id"] == table.id)
        return [seat.get("connected") for seat in found["seats"]], found.get("watching")

    with server.page(table, 0) as own, server.page(table) as other:
        assert other.state["table"]["watching"] == 1
        own.until(lambda state: state["table"]["watching"] == 1)
        assert seen() == ([True, False], 1)
        assert server.get(f"/api/tables/{table.id}").json()["watching"] == 1
    eventually(lambda: seen() == ([False, False], 0))


@pytest.mark.parametrize("path", ["", "/view", "/log", "/replay"])
def test_a_table_that_is_not_there_is_not_found(server: Server, path: str) -> None:
    answer = server.get(f"/api/tables/nothing{path}")
    assert (answer.status_code, answer.json()["error"]["id"]) == (404, "table-unknown")


def test_a_token_must_be_a_bearer_token(server: Server) -> None:
    table = server.make("arena", "me", "friend")
    headers = {"authorization": f"Basic {table.tokens[0]}"}
    assert server.http.get(f"/api/tables/{table.id}/view", headers=headers).status_code == 401
    assert server.get(f"/api/tables/{table.id}/view", table.tokens[0]).json()["viewer"] == 0
    assert server.get(f"/api/tables/{table.id}/view").json()["viewer"] is None


def test_a_hint_is_asked_for_ones_own_seat(lite: Server) -> None:
    table = lite.make("assault", "me", "friend", settings={"players": "2"})
    option = lite.get(f"/api/tables/{table.id}/view", table.tokens[0]).json()["view"]["decision"]
    assert lite.post(f"/api/tables/{table.id}/hint", {"option": "no such thing"}).json() == {}
    answer = lite.post(f"/api/tables/{table.id}/hint", {"option": "card:stormtrooper"}, table.tokens[1])
    assert answer.status_code == 200
    assert lite.post(f"/api/tables/{table.id}/hint", {"option": "x", "at": 5}).status_code == 409
    assert option is None or option["number"] == 0


def test_a_report_keeps_the_game_with_a_note(server: Server) -> None:
    table = server.make("arena", "me", "bot")
    answer = server.post(f"/api/tables/{table.id}/report", {"note": "odd"}, table.tokens[0])
    assert answer.status_code == 201
    assert answer.json()["report"]
    assert server.post(f"/api/tables/{table.id}/report", {"note": "odd"}).status_code == 403


@pytest.mark.parametrize(
    ("body", "why"),
    [
        (b"", "file-foreign"),
        (b"{}", "file-foreign"),
        (b"\xff\xfe", "file-foreign"),
        (b"[" * 5000, "file-foreign"),
    ],
)
def test_what_is_no_replay_is_refused(lite: Server, body: bytes, why: str) -> None:
    answer = lite.http.post("/api/replays", content=body)
    assert (answer.status_code, answer.json()["error"]["id"]) == (400, why)


@pytest.mark.slow
def test_a_replay_that_was_tampered_with_is_refused(lite: Server) -> None:
    from dejarik.kernel.games import find_game

    game = find_game("arena")
    match = Match(game, game.options_type(), 5)
    for _ in range(5):
        assert match.decision is not None
        match.apply(match.decision.options[0])
    good = json.loads(match.replay())
    assert engine.decision(match.state) is not None
    for change, why in (
        ({"digest": "0" * 32}, "replay-differs"),
        ({"choices": ["fly"]}, "replay-refused"),
        ({"choices": good["choices"] * 400}, "file-damaged"),
        ({"game": "chess"}, "file-other-game"),
        ({"version": "0"}, "file-other-version"),
    ):
        answer = lite.post("/api/replays", {**good, **change})
        assert (answer.status_code, answer.json()["error"]["id"]) == (400, why)
    looked = lite.post("/api/replays", good).json()["table"]
    facts = lite.get(f"/api/tables/{looked}").json()
    assert (facts["state"], facts["outcome"], facts["number"]) == ("finished", None, 5)


@pytest.mark.parametrize(
    ("method", "path"), [("PUT", "/api/tables"), ("DELETE", "/"), ("POST", "/index.html")]
)
def test_what_is_not_there_is_an_error_in_the_same_form(lite: Server, method: str, path: str) -> None:
    answer = lite.http.request(method, path)
    assert answer.status_code == 405
    assert answer.json()["error"]["id"] == "table-no-page"


# --- The document -----------------------------------------------------------------------------------


def test_the_document_describes_every_call(lite: Server) -> None:
    document = lite.get("/api/openapi.json").json()
    assert set(document["paths"]) >= {
        "/healthz", "/api/games", "/api/games/{game}/catalogue", "/api/tables", "/api/tables/{table}",
        "/api/tables/{table}/join", "/api/tables/{table}/view", "/api/tables/{table}/hint", "/api/tables/{table}/log",
        "/api/tables/{table}/replay", "/api/tables/{table}/rematch", "/api/tables/{table}/report", "/api/replays",
        "/api/tables/{table}/next", "/api/tables/{table}/series", "/api/tables/{table}/branch",
        "/api/tables/{table}/series/file", "/api/series",
    }  # fmt: skip


CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]
"""Whether a request of the right shape is accepted depends on games and tables, which the document does not know."""


@pytest.mark.slow
def test_the_server_keeps_to_its_document_whatever_it_is_sent(sqlite: str) -> None:
    """Requests made from the document, right and wrong ones: no server error, nothing that is not described."""
    with running(sqlite) as server:
        schema = schemathesis.openapi.from_url(f"{server.base}/api/openapi.json")
        for found in schema.get_all_operations():
            assert isinstance(found, Ok)
            operation = found.ok()

            @given(case=operation.as_strategy())
            @settings(max_examples=12, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
            def call(case: schemathesis.Case[Any]) -> None:
                case.call_and_validate(checks=CHECKS)

            call()
        server.get("/healthz").raise_for_status()
