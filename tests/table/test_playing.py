"""Playing at a table: the socket's conversation, over SQLite and PostgreSQL alike."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
import pytest
from tests.table.harness import GENEROUS, Page, Server, eventually, play, running

from dejarik.kernel.games import find_game
from dejarik.kernel.match import Match
from dejarik.table import tables


@pytest.mark.slow
@pytest.mark.parametrize("game", ["arena", "caravan"])
def test_a_person_plays_a_bot_to_the_end(server: Server, game: str) -> None:
    table = server.make(game, "me", "bot")
    with server.page(table, 0) as page:
        end = play(page, random.Random(1))
    assert end["outcome"]["reason"] in find_game(game).reasons
    assert end["table"]["state"] == "finished"
    assert end["decision"] is None
    assert end["asked"] is None


def test_a_skirmish_is_played_like_any_other_game(lite: Server) -> None:
    table = lite.make("assault", "me", "hot", settings={"players": "2"})
    with lite.page(table, 0, seen=0) as page:
        assert page.state["shown"]["map"]["id"] == page.state["view"]["state"]["map"]
        for _ in range(60):
            page.choose()
        option = page.until(lambda state: state["decision"])["decision"]["options"][0]["id"]
        hint = lite.post(f"/api/tables/{table.id}/hint", {"option": option}, table.tokens[0])
        assert hint.status_code == 200
        assert page.state["number"] >= 60, "and what the table has answered itself"
    lite.digest(table.id)


def test_what_happens_before_the_first_decision_is_told(lite: Server) -> None:
    settings = {"format": "mission", "mission": "trespass", "players": "3", "class": "military-might"}
    table = lite.make("assault", "me", "hot", "hot", settings=settings)
    with lite.page(table, 0, seen=0) as page:
        told = [line["text"]["id"] for line in page.state["opening"]]
        assert told.count("mission-log-deployed") == 3
        assert told[-1] == "mission-log-read", "the briefing"
        assert page.choose()["events"][0]["number"] == 0
    with lite.page(table, 0, seen=1) as later:
        assert "opening" not in later.state, "it was heard"
    log = lite.get(f"/api/tables/{table.id}/log").json()
    assert [line["text"]["id"] for line in log["opening"]] == told
    assert "opening" not in lite.get(f"/api/tables/{table.id}/log?from=1").json()


def test_bots_play_alone_for_spectators(server: Server) -> None:
    table = server.make("caravan", "bot", "bot", "bot", settings={"players": "3"})
    with server.page(table) as page:
        end = page.until(lambda state: bool(state["outcome"]))
    assert end["seats"] == []
    assert end["viewer"] is None


def test_the_state_message_has_what_the_document_says(server: Server) -> None:
    table = server.make("arena", "me", "friend")
    with server.page(table, 0, view=False) as page:
        assert page.state.keys() == {
            "type", "number", "revision", "seats", "viewer", "shown", "decision", "occasion", "asked", "events",
            "table", "undo", "outcome", "window", "pacing", "prepared", "partners", "sharing", "opening",
        }  # fmt: skip
        assert page.state["seats"] == [0]
        assert page.state["asked"] == page.state["decision"]["seat"] == 0
        assert page.state["events"] == []
        after = page.choose()
    assert [step["number"] for step in after["events"]] == [0]
    assert after["events"][0].keys() == {"number", "seat", "by", "events", "lines"}


def test_whoever_is_not_asked_gets_no_decision(server: Server) -> None:
    table = server.make("arena", "me", "friend")
    with server.page(table, 1) as other, server.page(table) as spectator:
        for page in (other, spectator):
            assert page.state["asked"] == 0
            assert page.state["decision"] is None


def test_the_view_is_for_those_who_ask_for_it(server: Server) -> None:
    table = server.make("arena", "me", "friend")
    with server.page(table, 0, view=False) as page, server.page(table, 0) as bot:
        assert bot.state["view"].keys() == {"seat", "state"}  # the decision is beside it
        assert {name: part for name, part in bot.state.items() if name != "view"} == page.until(
            lambda state: state["table"] == bot.state["table"]
        )


def test_hints_are_asked_over_the_open_line_several_at_once(lite: Server) -> None:
    table = lite.make("assault", "me", "hot", settings={"players": "2"})
    with lite.page(table, 0) as page, lite.page(table) as spectator:
        ids = [option["id"] for option in page.state["decision"]["options"][:5]]
        wanted = [*ids, "card:stormtrooper", "no such thing"]
        found = page.hints(*wanted)
        assert list(found) == wanted
        for option in wanted:
            answer = lite.post(f"/api/tables/{table.id}/hint", {"option": option}, table.tokens[0])
            assert found[option] == answer.json()
        assert found["no such thing"] == {}
        assert found["card:stormtrooper"]["type"] == "deployment"
        assert set(map(str, spectator.hints(*ids).values())) == {"{}"}  # an option is for who is asked


def test_hints_of_a_decision_that_has_passed_are_not_given(lite: Server) -> None:
    table = lite.make("assault", "me", "hot", settings={"players": "2"})
    with lite.page(table, 0) as page:
        page.choose()
        assert page.hints("card:stormtrooper").keys() == {"card:stormtrooper"}
        for number in (0, 2):
            stale = page.hints("card:stormtrooper", number=number)
            assert stale == {"id": "refused-stale", "args": {"number": 1}}


def test_each_hint_is_counted_as_a_request(sqlite: str) -> None:
    with running(sqlite, msgspec.structs.replace(GENEROUS, seat_requests=(30, 0))) as server:
        table = server.make("arena", "me", "hot")
        with server.page(table, 0) as page:
            assert len(page.hints(*map(str, range(20)))) == 20
            assert page.hints(*map(str, range(20)))["id"] == "table-too-many"
            assert page.refused(type="hints", number=0, options=["x"] * 41) == "table-malformed"
            assert page.choose()["number"] == 1


def test_one_link_holds_all_hot_seats(server: Server) -> None:
    table = server.make("caravan", "me", "hot")
    assert table.tokens[0] == table.tokens[1]
    with server.page(table, 0) as page:
        seen = set()
        while not page.until(lambda state: state["outcome"] or state["decision"])["outcome"]:
            assert page.state["viewer"] == page.state["asked"] == page.state["decision"]["seat"]
            seen.add(page.state["asked"])
            page.choose()
    assert seen == {0, 1}


def test_several_tabs_of_one_seat_stay_in_step(server: Server) -> None:
    table = server.make("arena", "me", "friend")
    with server.page(table, 0) as one, server.page(table, 0) as two, server.page(table, 1) as friend:
        one.choose()
        for page in (two, friend):
            assert (
                page.until(lambda state: state["number"] == 1)["view"]["state"] == one.state["view"]["state"]
            )


def test_a_page_that_comes_back_hears_what_it_missed(server: Server) -> None:
    table = server.make("arena", "me", "hot")
    with server.page(table, 0, seen=0) as page:
        for _ in range(3):
            page.choose()
        seen = page.state["number"]
    with server.page(table, 0) as other:
        for _ in range(4):
            other.choose()
        told = [step for message in other.heard if message["type"] == "state" for step in message["events"]]
    with server.page(table, 0, seen=seen) as back:
        assert back.state["number"] == 7
        assert back.state["events"] == told
    with server.page(table, 0) as new:
        assert new.state["events"] == []


def test_seats_show_who_is_there(server: Server) -> None:
    table = server.make("arena", "me", "friend")
    with server.page(table, 0) as page:
        assert [seat["connected"] for seat in page.state["table"]["seats"]] == [True, False]
        with server.page(table, 1):
            page.until(lambda state: bool(state["table"]["seats"][1]["connected"]))
        page.until(lambda state: not state["table"]["seats"][1]["connected"])


def test_chat_reaches_everybody_and_those_who_come_later(server: Server) -> None:
    table = server.make("arena", "me", "friend")
    with server.page(table, 0) as page, server.page(table) as spectator:
        page.say(type="chat", text="<b>hello</b>\x00\x07")
        heard = spectator.wait("chat")
        assert (heard["from"], heard["text"]) == (0, "<b>hello</b>")
    with server.page(table, 1) as later:
        assert [message["text"] for message in later.heard if message["type"] == "chat"] == ["<b>hello</b>"]


def test_ping_is_answered(server: Server) -> None:
    with server.page(server.make("arena", "me", "bot")) as page:
        page.say(type="ping")
        assert page.wait("pong") == {"type": "pong"}


# --- Open seats -------------------------------------------------------------------------------------


def test_a_game_with_a_free_seat_waits_for_somebody_to_take_it(server: Server) -> None:
    table = server.make("arena", "me", "open")
    with server.page(table, 0) as page:
        assert page.state["table"]["state"] == "open"
        assert page.state["decision"] is None
        assert page.refused(type="choose", number=0, seat=0, answer="done") == "table-waiting"
        joined = server.post(f"/api/tables/{table.id}/join", {"name": "Lando"})
        assert joined.json()["seat"] == 1
        page.until(lambda state: state["table"]["state"] == "playing" and state["decision"] is not None)
        assert page.state["table"]["seats"][1]["name"] == "Lando"
        page.choose()
    with Page(server.base, table.id, joined.json()["token"]) as other:
        assert other.state["seats"] == [1]
    again = server.post(f"/api/tables/{table.id}/join", {"name": "Han"})
    assert (again.status_code, again.json()["error"]["id"]) == (409, "table-full")


def test_a_chosen_seat_can_be_taken(server: Server) -> None:
    table = server.make("caravan", "me", "open", "open", settings={"players": "3"})
    assert server.post(f"/api/tables/{table.id}/join", {"seat": 2}).json()["seat"] == 2
    assert server.post(f"/api/tables/{table.id}/join", {"seat": 2}).status_code == 409
    assert server.post(f"/api/tables/{table.id}/join", {"seat": 0}).status_code == 409
    assert server.post(f"/api/tables/{table.id}/join", {}).json()["seat"] == 1


# --- Taking back ------------------------------------------------------------------------------------


def test_taking_back_is_free_while_nothing_was_learned(server: Server) -> None:
    table = server.make("arena", "me", "friend")
    with server.page(table, 0) as page, server.page(table, 1) as friend:
        assert not page.state["undo"]
        before = server.digest(table.id)[0]
        page.choose("brace")
        assert page.state["undo"] == "free"
        assert friend.until(lambda state: state["number"] == 1)["undo"] is None
        page.say(type="undo", number=1)
        assert page.until(lambda state: state["revision"] == 2)["number"] == 0
        assert friend.until(lambda state: state["revision"] == 2)["number"] == 0
        assert server.digest(table.id)[0] == before
        assert page.refused(type="undo", number=0) == "table-nothing-to-undo"


@contextmanager
def two_who_have_exchanged_cards(server: Server) -> Iterator[tuple[str, Page, Page]]:
    """A table and its two pages. Both players have put back cards or not; the first chest has been turned up."""
    table = server.make("caravan", "me", "friend")
    with server.page(table, 0) as page, server.page(table, 1) as friend:
        page.choose()
        friend.until(lambda state: state["decision"] is not None)
        friend.choose()
        page.until(lambda state: state["number"] == 2)
        yield table.id, page, friend


def test_what_others_have_seen_is_taken_back_by_consent_only(server: Server) -> None:
    with two_who_have_exchanged_cards(server) as (table, page, friend):
        assert page.state["undo"] == "ask"
        page.say(type="undo", number=2)
        asked = friend.until(lambda state: bool(state["table"]["asking"]))
        assert asked["table"]["asking"] == {"by": 0, "to": 0, "yes": [], "waiting": [1]}
        assert asked["number"] == 2
        assert page.refused(type="undo", number=2) == "table-undo-asked"
        assert page.refused(type="consent", yes=True) == "table-not-your-seat"
        friend.say(type="consent", yes=True)
        assert page.until(lambda state: state["revision"] == 3)["number"] == 0
        assert page.state["table"]["asking"] is None
        server.digest(table)


def test_a_refusal_ends_the_question(server: Server) -> None:
    with two_who_have_exchanged_cards(server) as (_, page, friend):
        page.say(type="undo", number=2)
        friend.until(lambda state: bool(state["table"]["asking"]))
        friend.say(type="consent", yes=False)
        friend.until(lambda state: state["number"] == 2 and not state["table"]["asking"])
        assert friend.refused(type="consent", yes=True) == "table-nothing-asked"
        page.until(lambda state: not state["table"]["asking"])
        assert page.state["number"] == 2


def test_a_question_survives_the_server(server: Server) -> None:
    with two_who_have_exchanged_cards(server) as (table, page, friend):
        page.say(type="undo", number=2)
        friend.until(lambda state: bool(state["table"]["asking"]))
    server.tables._rooms.clear()
    with Page(server.base, table) as spectator:
        assert spectator.state["table"]["asking"] == {"by": 0, "to": 0, "yes": [], "waiting": [1]}


def test_against_bots_everything_can_be_taken_back_and_comes_out_the_same(server: Server) -> None:
    table = server.make("caravan", "me", "bot")
    with server.page(table, 0) as page:
        page.choose()
        page.until(lambda state: state["decision"] is not None)
        page.choose()
        after = page.until(lambda state: state["decision"] is not None or bool(state["outcome"]))
        assert after["undo"] == "free"
        page.say(type="undo", number=after["number"])
        page.until(lambda state: state["revision"] > after["revision"])
        assert page.state["number"] < after["number"]
        assert page.state["decision"] is not None


# --- The end ----------------------------------------------------------------------------------------


def test_of_two_players_the_other_wins_when_one_concedes(server: Server) -> None:
    table = server.make("arena", "me", "friend")
    with server.page(table, 0) as page, server.page(table, 1) as friend:
        friend.say(type="concede", seat=1)
        end = page.until(lambda state: bool(state["outcome"]))
    assert (end["outcome"]["reason"], end["outcome"]["winners"]) == ("conceded", [0])
    assert server.get(f"/api/tables/{table.id}").json()["outcome"] == end["outcome"]


def test_of_three_players_a_bot_goes_on_for_the_one_who_concedes(server: Server) -> None:
    table = server.make("caravan", "me", "friend", "bot", settings={"players": "3"})
    with server.page(table, 0) as page, server.page(table, 1) as friend:
        friend.say(type="concede", seat=1)
        page.until(lambda state: bool(state["table"]["seats"][1]["conceded"]))
        assert friend.refused(type="choose", number=1, seat=1, answer="x") == "table-conceded"
        end = play(page)
    assert end["outcome"]["reason"] == "most-gold"


def test_a_rematch_moves_everybody_one_seat_further_with_the_same_secrets(server: Server) -> None:
    table = server.make("arena", "me", "friend")
    early = server.post(f"/api/tables/{table.id}/rematch", {}, table.tokens[0])
    assert early.json()["error"]["id"] == "table-not-finished"
    with server.page(table, 0) as page, server.page(table, 1) as friend:
        page.say(type="concede", seat=0)
        page.until(lambda state: bool(state["outcome"]))
        made = server.post(f"/api/tables/{table.id}/rematch", {}, table.tokens[0]).json()
        assert (
            friend.until(lambda state: bool(state["table"]["rematch"]))["table"]["rematch"]["table"]
            == made["table"]
        )
    assert made["token"] == table.tokens[0]
    again = server.post(f"/api/tables/{table.id}/rematch", {}, table.tokens[1]).json()
    assert again["table"] == made["table"]
    for seat, token in ((1, table.tokens[0]), (0, table.tokens[1])):
        with Page(server.base, made["table"], token) as page:
            assert page.state["seats"] == [seat]
    assert server.post(f"/api/tables/{table.id}/rematch").status_code == 403


@pytest.mark.slow
def test_a_finished_game_can_be_looked_at_decision_by_decision(server: Server) -> None:
    table = server.make("caravan", "me", "hot")
    with server.page(table, 0, seen=0) as page:
        assert server.get(f"/api/tables/{table.id}/replay").json()["error"]["id"] == "table-not-finished"
        assert server.get(f"/api/tables/{table.id}/view?at=0").status_code == 200
        page.choose()
        assert server.get(f"/api/tables/{table.id}/view?at=0").status_code == 409
        assert server.get(f"/api/tables/{table.id}/view?seat=1").json()["viewer"] is None
        end = play(page)
        told = [step for message in page.heard if message["type"] == "state" for step in message["events"]]
    replay = server.get(f"/api/tables/{table.id}/replay")
    match = Match.from_replay(replay.content)
    assert match.outcome is not None
    assert len(match.choices) == end["number"] == len(told)
    past = server.get(f"/api/tables/{table.id}/view?at=3", table.tokens[0]).json()
    other = server.get(f"/api/tables/{table.id}/view?at=3&seat=1", table.tokens[0]).json()
    assert other["viewer"] == other["view"]["seat"] == 1  # a game that is over can be seen through any eyes
    assert server.get(f"/api/tables/{table.id}/view?at=3&seat=9").json()["viewer"] is None
    assert past["number"] == past["view"]["state"]["number"] == 3
    assert server.get(f"/api/tables/{table.id}/view?at=9999").json()["error"]["id"] == "undo-too-far"
    log = server.get(f"/api/tables/{table.id}/log?from=5").json()
    assert [step["number"] for step in log["log"]] == list(range(5, end["number"]))

    uploaded = server.post("/api/replays", replay.json())
    assert uploaded.status_code == 201, uploaded.text
    copy = uploaded.json()["table"]
    facts = server.get(f"/api/tables/{copy}").json()
    assert (facts["state"], facts["outcome"]) == ("finished", end["outcome"])
    assert server.get(f"/api/tables/{copy}/log").json() == server.get(f"/api/tables/{table.id}/log").json()
    assert copy not in [each["id"] for each in server.get("/api/tables?state=finished").json()["tables"]]


# --- Clocks -----------------------------------------------------------------------------------------


@pytest.mark.slow
def test_when_the_clock_has_run_out_a_bot_answers_for_the_seat(server: Server) -> None:
    table = server.make("arena", "me", "hot", clock=5)
    with server.page(table, 0, seen=0) as page:
        assert page.state["table"]["due"] == pytest.approx(page.state["table"]["created"] + 5)
        page.until(lambda state: state["number"] == 1)
        assert page.state["events"][-1]["by"] == "clock"
        page.choose()
        assert page.state["events"][-1]["by"] == "person"


# --- Leaving ----------------------------------------------------------------------------------------


def test_rooms_that_nobody_uses_are_left_and_come_back_as_they_were(
    lite: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, watched = lite.make("arena", "me", "hot"), lite.make("arena", "me", "hot")
    before = lite.digest(table.id)
    lite.get("/api/tables/nowhere")
    with lite.page(watched, 0) as page:
        monkeypatch.setattr(tables, "IDLE_SECONDS", -1.0)
        monkeypatch.setattr(tables, "EMPTY_SECONDS", -1.0)
        eventually(lambda: not {"nowhere", table.id} & lite.tables._rooms.keys())
        assert watched.id in lite.tables._rooms
        page.choose()
    monkeypatch.undo()
    assert lite.digest(table.id) == before
