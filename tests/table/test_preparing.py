"""Answers that people leave for questions out of their turn: nobody waits for them, and nobody else knows."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from tests.table.harness import Page, Server, Table, at_least, eventually, of_teams, running

from dejarik.kernel import engine, find_game, text
from dejarik.kernel.decisions import Option, Verb, distribute
from dejarik.kernel.rng import Rng
from dejarik.table.journal import Chosen, Prepared
from dejarik.table.preparing import Preparations, settled_answer
from dejarik.table.words import Answers, Habit, TableId

NOTHING = {"seat": 1, "answers": "ask", "after": 0.0, "settled": {}}
TEXTS = ("droid.answer", "droid.overwatch", "droid.shrug-off")
NEVER = dict.fromkeys(TEXTS, "never")


@contextmanager
def shot_at(server: Server, answers: str | None = None, **more: Any) -> Iterator[tuple[Table, Page, Page]]:
    """Two people of whom one walks into the sight of the other, who may shoot then: it comes out of turn."""
    table = server.make("arena", "me", "friend", settings={"health": "30"})
    with server.page(table, 0) as page, server.page(table, 1) as friend:
        assert friend.state["prepared"] == NOTHING
        if answers is not None:
            friend.say(type="prepare", seat=1, answers=answers, **more)
            friend.until(lambda state: state["prepared"] == {**NOTHING, "answers": answers, **more})
            page.until(at_least("revision", friend.state["revision"]))
        yield table, page, friend


def walk(page: Page) -> dict[str, Any]:
    """Move until something happens that somebody else may react to, or the turn is over."""
    for _ in range(3):
        options = [option["id"] for option in page.state["decision"]["options"]]
        shots = [id for id in options if id.startswith("shoot")]
        moves = [id for id in options if id.startswith("move")]
        before = page.state["number"]
        page.choose((shots or moves or options)[0])
        if page.state["asked"] != 0 or page.state["number"] > before + 1:
            break
    return page.state


def test_nobody_leaves_anything_and_everybody_is_waited_for(lite: Server) -> None:
    with shot_at(lite) as (_, page, friend):
        state = walk(page)
        assert state["asked"] == 1
        asked = friend.until(at_least("number", state["number"]))["decision"]
        assert [option["verb"] for option in asked["options"]][-1] == "pass"


def test_the_table_passes_out_of_turn_and_only_the_own_person_knows(lite: Server) -> None:
    with shot_at(lite, "pass") as (table, page, friend):
        walk(page)
        state = page.until(lambda state: state["asked"] == 0 and any(of_seat(page, 1)))
        friend.until(at_least("number", state["number"]))
        assert {step["by"] for step in of_seat(page, 1)} == {"person"}
        assert {step["by"] for step in of_seat(friend, 1)} == {"prepared"}
        assert all(each.get("decision") is None for each in friend.heard if each["type"] == "state")
        with lite.page(table) as spectator:
            assert spectator.state["prepared"] is None
        assert "prepared" not in lite.get(f"/api/tables/{table.id}").text
        lite.digest(table.id)


def of_seat(page: Page, seat: int) -> list[dict[str, Any]]:
    """The choices of a seat that a page was told of."""
    told = [step for each in page.heard if each["type"] == "state" for step in each["events"]]
    return [step for step in told if step["seat"] == seat]


def test_in_the_own_turn_one_is_asked_as_ever(lite: Server) -> None:
    with shot_at(lite, "pass") as (_, page, friend):
        page.choose("done")
        asked = friend.until(lambda state: state["decision"] is not None)
        assert asked["asked"] == 1
        assert asked["decision"]["prompt"]["id"] == "arena-act"


def test_a_bot_answers_out_of_turn(lite: Server) -> None:
    with shot_at(lite, "bot") as (_, page, friend):
        walk(page)
        page.until(lambda state: any(of_seat(page, 1)))
        friend.until(at_least("number", page.state["number"]))
        assert {step["by"] for step in of_seat(friend, 1)} == {"prepared"}


def test_what_is_settled_by_card_holds_out_of_turn(lite: Server) -> None:
    """Nobody waits for who never wants to use it, and the others know nothing of it."""
    with shot_at(lite, "ask", settled=NEVER) as (table, page, friend):
        walk(page)
        page.until(lambda state: any(of_seat(page, 1)))
        friend.until(at_least("number", page.state["number"]))
        assert {step["by"] for step in of_seat(friend, 1)} == {"prepared"}
        assert {step["by"] for step in of_seat(page, 1)} == {"person"}
        assert "droid.overwatch" not in lite.get(f"/api/tables/{table.id}").text
        lite.digest(table.id)


def test_what_is_not_settled_is_asked(lite: Server) -> None:
    with shot_at(lite, "ask", settled={"droid.overwatch": "never"}) as (
        _,
        page,
        friend,
    ):
        state = walk(page)
        assert state["asked"] == 1
        asked = friend.until(at_least("number", state["number"]))["decision"]
        assert asked["options"][0]["text"] in ("droid.answer", "droid.shrug-off")  # as the dice fall


@pytest.mark.parametrize("answers", ["ask", "pass", "bot"])
def test_what_is_always_used_is_used_whatever_else_was_left(lite: Server, answers: str) -> None:
    with shot_at(lite, answers, settled=dict.fromkeys(TEXTS, "always")) as (table, page, friend):
        walk(page)
        page.until(lambda state: any(of_seat(page, 1)))
        friend.until(at_least("number", page.state["number"]))
        assert {step["by"] for step in of_seat(friend, 1)} == {"prepared"}
        written = lite.run(lite.tables.store.lines(TableId(table.id)))
        chosen = [line.entry for line in written if isinstance(line.entry, Chosen) and line.entry.seat == 1]
        assert str(chosen[0].answer).startswith("use:droid.")


def test_after_a_while_only(lite: Server) -> None:
    """Until then the question is there to be answered."""
    with shot_at(lite, "pass", after=1.5) as (_, page, friend):
        state = walk(page)
        assert state["asked"] == 1
        assert friend.until(at_least("number", state["number"]))["decision"] is not None
        assert page.until(lambda state: state["asked"] == 0)["number"] > state["number"]


def test_what_was_left_is_taken_back(lite: Server) -> None:
    with shot_at(lite, "pass") as (_, page, friend):
        friend.say(type="prepare", seat=1, answers="ask")
        friend.until(lambda state: state["prepared"]["answers"] == "ask")
        page.until(at_least("revision", friend.state["revision"]))
        assert walk(page)["asked"] == 1
        friend.until(at_least("number", page.state["number"]))
        friend.say(type="prepare", seat=1, answers="pass")  # and left again while one is asked
        page.until(lambda state: state["asked"] == 0)


def test_others_leave_nothing_for_a_seat_and_a_game_without_turns_takes_nothing(lite: Server) -> None:
    with shot_at(lite) as (table, page, _), lite.page(table) as spectator:
        assert page.refused(type="prepare", seat=1, answers="pass") == "table-not-your-seat"
        assert spectator.refused(type="prepare", seat=1, answers="pass") == "table-not-your-seat"
        assert page.refused(type="prepare", seat=0, answers="never") == "table-malformed"
        assert page.refused(type="prepare", seat=0, answers="pass", after=-1) == "table-malformed"
        assert page.refused(type="prepare", seat=0, answers="ask", settled={"a": "ask"}) == "table-malformed"
        many = {str(number): "never" for number in range(301)}
        assert page.refused(type="prepare", seat=0, answers="ask", settled=many) == "table-malformed"
    caravan = lite.make("caravan", "me", "friend")
    with lite.page(caravan, 0) as page:
        assert page.state["prepared"] is None
        assert page.refused(type="prepare", seat=0, answers="pass") == "table-no-turns"


def is_told_nothing(page: Page) -> bool:
    """Whether nothing is under way to a page that has been told of all that happened before."""
    page.heard.clear()
    page.say(type="ping")
    page.wait("pong")
    return [message["type"] for message in page.heard] == ["pong"]


@pytest.mark.parametrize(
    "said", [{"type": "prepare", "answers": "pass", "after": 600}, {"type": "pace", "pace": "always"}]
)
def test_nobody_else_is_sent_anything_when_somebody_says_how_to_be_asked(
    lite: Server, said: dict[str, Any]
) -> None:
    """A message without news at such a moment would tell them; and nothing that they have sent comes too late by it."""
    table = lite.make("arena", "me", "friend")
    with (
        lite.page(table, 0) as page,
        lite.page(table, 1) as friend,
        lite.page(table, 1) as other,
        lite.page(table) as spectator,
    ):
        for each in (page, friend, other, spectator):  # everybody has been told that all are there
            each.until(lambda state: state["table"]["watching"] == 1)
            eventually(lambda each=each: is_told_nothing(each))  # type: ignore[misc]
        friend.say(seat=1, **said)
        name = "prepared" if said["type"] == "prepare" else "pacing"
        known = friend.wait("state")[name]
        assert other.wait("state")[name] == known, "the other page of the same person"
        assert is_told_nothing(page)
        assert is_told_nothing(spectator)
        assert friend.state["revision"] == page.state["revision"]
        asked = page.state["decision"]
        answer = asked["options"][0]["id"]
        page.say(type="choose", seat=0, number=0, answer=answer, revision=page.state["revision"])
        assert page.until(at_least("number", 1))


def test_the_lobby_does_not_tell_that_somebody_has_left_an_answer(lite: Server) -> None:
    with shot_at(lite, "pass", after=600) as (table, page, _):
        assert walk(page)["asked"] == 1
        listed = lite.get("/api/tables?state=playing").json()["tables"]
        assert [each["due"] for each in listed if each["id"] == table.id] == [None]


def test_what_a_bot_thinks_for_somebody_who_wants_none_any_more_counts_no_more(
    lite: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking, thought = threading.Event(), threading.Event()

    async def slow(bot: str, game: Any, state: Any, seed: int, memory: Any) -> Any:
        thinking.set()
        await asyncio.to_thread(thought.wait, 20.0)
        asked = engine.decision(state)
        assert asked is not None
        return asked.ids(state)[0]

    monkeypatch.setattr(lite.tables.bot_workers, "think", slow)
    with shot_at(lite, "bot") as (_, page, friend):
        walk(page)
        assert thinking.wait(20.0)
        friend.say(type="prepare", seat=1, answers="pass")
        friend.until(lambda state: state["prepared"]["answers"] == "pass")
        thought.set()
        page.until(lambda state: any(of_seat(page, 1)))
        friend.until(at_least("number", page.state["number"]))
        mine = of_seat(friend, 1)[0]
        assert [event["is"] for event in mine["events"] if "used" in event["is"].lower()] == []


def test_nothing_is_left_at_a_table_where_the_game_is_over(lite: Server) -> None:
    table = lite.make("arena", "me", "friend")
    with lite.page(table, 0) as page:
        page.say(type="concede", seat=0)
        page.until(lambda state: state["outcome"] is not None)
    with lite.page(table, 1) as friend:
        assert friend.refused(type="prepare", seat=1, answers="pass") == "refused-over"


def test_whoever_plays_for_a_partner_leaves_nothing_for_that_seat(lite: Server) -> None:
    table, teams = of_teams(lite)
    mate = next(seat for seat in range(1, 4) if teams[seat] == teams[0])
    passed = {"seat": mate, "to": "partner", "partner": 0}
    assert lite.post(f"/api/tables/{table.id}/seat", passed, table.tokens[mate]).status_code == 200
    with lite.page(table, 0) as page:
        assert page.refused(type="prepare", seat=mate, answers="bot") == "table-not-your-seat"


@pytest.mark.slow
def test_it_holds_when_the_server_is_started_again_and_nobody_looks(sqlite: str) -> None:
    with running(sqlite) as server, shot_at(server, "pass", after=2.0) as (table, page, _):
        state = walk(page)
        assert state["asked"] == 1
    with running(sqlite) as server, server.page(table, 0) as page:
        page.until(lambda state: state["asked"] == 0)
        row = server.run(server.tables.store.find(TableId(table.id)))
        assert row is not None


def test_who_comes_to_a_seat_that_was_given_away_finds_nothing_left_there(lite: Server) -> None:
    with shot_at(lite, "bot", after=600) as (table, _, _):
        given = lite.post(f"/api/tables/{table.id}/seat", {"seat": 1, "to": "invited"}, table.tokens[1])
        table.links[1] = given.json()["link"].rsplit("/", 1)[1]
        lite.sit_down(table, 1)
        with lite.page(table, 1) as somebody:
            assert somebody.state["prepared"] == NOTHING


def test_the_same_left_twice_is_written_once(lite: Server) -> None:
    with shot_at(lite, "ask", settled=NEVER) as (table, _, friend):
        friend.say(type="prepare", seat=1, answers="ask", settled=NEVER)
        friend.say(type="ping")
        friend.wait("pong")
        written = lite.run(lite.tables.store.lines(TableId(table.id)))
        assert [line.entry for line in written if isinstance(line.entry, Prepared)] == [
            Prepared(1, Answers.ASK, settled=dict.fromkeys(TEXTS, Habit.NEVER))
        ]


def test_what_is_suggested_is_paid_where_that_is_settled() -> None:
    state = engine.start(find_game("arena"), find_game("arena").options_from({}, Rng.seeded(1)), 1)
    verb = Verb("pay", text("kernel-pass"), lambda state, asked, value: str(value))
    asked = distribute(
        0, text("kernel-pass"), [Option(verb, 7, 2), Option(verb, 8, 2)], 1, 2, suggested=lambda state: {8: 1}
    )
    assert settled_answer(state, asked, {"?payment": Habit.ALWAYS}) == {"pay:8": 1}
    assert settled_answer(state, asked, {}) is None


def test_what_was_left_goes_along_to_the_next_game_and_what_was_taken_back_does_not() -> None:
    left = Preparations()
    left.take(Prepared(1, Answers.PASS, 600.0))
    left.take(Prepared(0, Answers.BOT))
    assert left.lasting() == [Prepared(0, Answers.BOT), Prepared(1, Answers.PASS, 600.0)]
    left.take(Prepared(0, Answers.ASK))
    left.take(Prepared(3, Answers.ASK, settled={"a": Habit.NEVER}))
    left.drop(2)
    assert left.lasting() == [
        Prepared(1, Answers.PASS, 600.0), Prepared(3, Answers.ASK, settled={"a": Habit.NEVER}),
    ]  # fmt: skip
