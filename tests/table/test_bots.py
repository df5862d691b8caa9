"""Bots at the table: they think elsewhere, they never hold others up, and their faults harm no game."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest
from tests.table.harness import Server, running

from dejarik.examples import arena
from dejarik.kernel import engine
from dejarik.kernel.games import find_game
from dejarik.kernel.match import Match
from dejarik.kernel.procedures import Question
from dejarik.kernel.rng import Rng
from dejarik.table import bot_workers
from dejarik.table.bot_workers import BotWorkers, answer_in, stand_in


def test_a_greedy_bot_plays_at_the_table(lite: Server) -> None:
    table = lite.make("assault", "me", "bot", settings={"players": "2"})
    assert lite.get(f"/api/tables/{table.id}").json()["seats"][1]["bot"] == "greedy"
    with lite.page(table, 0, seen=0) as page:
        while not any(step["by"] == "bot" for step in page.state["events"]):
            if page.state["decision"] is not None:
                page.choose()
            else:
                page.hear()


def test_while_one_bot_thinks_other_tables_play(lite: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    thinking = asyncio.Event()

    async def slow(bot: str, game: Any, state: Any, seed: int, memory: Any) -> Any:
        if game.name == "caravan":
            await thinking.wait()
        return answer_in("random", game, state, seed)

    monkeypatch.setattr(lite.tables.bot_workers, "think", slow)
    waiting = lite.make("caravan", "bot", "bot")
    table = lite.make("arena", "bot", "bot")
    with lite.page(table) as page:
        page.until(lambda state: bool(state["outcome"]))
    with lite.page(waiting) as page:
        assert page.state["number"] == 0
        lite._loop.call_soon_threadsafe(thinking.set)
        page.until(lambda state: bool(state["outcome"]))


def test_what_a_bot_has_answered_stays_answered_when_the_server_starts_again(sqlite: str) -> None:
    with running(sqlite) as server:
        table = server.make("caravan", "me", "bot")
        with server.page(table, 0, seen=0) as page:
            page.choose()
            first = page.until(lambda state: state["decision"] is not None)
    with running(sqlite) as server, server.page(table, 0, seen=0) as page:
        assert page.state["view"] == first["view"]


def test_an_answer_follows_from_the_state_and_the_seed() -> None:
    game = find_game("caravan")
    state = Match(game, game.options_type(), 3).state
    assert answer_in("random", game, state, 5) == answer_in("random", game, engine.clone(state), 5)


def test_an_illegal_answer_of_a_bot_is_replaced(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Cheat:
        def choose(self, turn: Any) -> Any:
            return "win"

    game = find_game("arena")
    state = Match(game, game.options_type(), 1).state
    monkeypatch.setattr(bot_workers, "find_bot", lambda bot, game, seed: Cheat())
    with caplog.at_level(logging.CRITICAL):
        chosen = answer_in("cheat", game, state, 1)
    engine.apply(state, chosen)
    assert state.number == 1


@pytest.mark.slow
def test_a_bot_that_fails_is_replaced_for_this_answer() -> None:
    game = find_game("arena")
    state = Match(game, game.options_type(), 1).state

    async def think() -> Any:
        pool = BotWorkers(1)
        try:
            return await pool.think("no such bot", game, state, 1)
        finally:
            pool.close()

    engine.apply(state, asyncio.run(think()))
    assert state.number == 1


@pytest.mark.slow
def test_a_bot_that_thinks_for_ever_is_replaced_for_this_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_workers, "SECONDS_TO_THINK", 0.001)
    game = find_game("assault")
    state = Match(game, game.options_from({"players": "2"}, Rng.seeded(1)), 1).state

    async def think() -> Any:
        pool = BotWorkers(1)
        try:
            return await pool.think("greedy", game, state, 1)
        finally:
            pool.close()

    engine.apply(state, asyncio.run(think()))
    assert state.number == 1


def test_who_stands_in_for_people() -> None:
    assert stand_in(find_game("assault")) == "greedy"
    assert stand_in(find_game("arena")) == "random"


# --- Rules that fail --------------------------------------------------------------------------------


@pytest.fixture
def broken_bracing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Arena with a mistake: bracing breaks the rules."""
    right = arena.Activation.act

    def act(self: Any, state: Any, choice: Any) -> None:
        if choice == "brace":
            raise ZeroDivisionError("a mistake in the rules")
        right(self, state, choice)

    question = arena.Activation.steps[0]
    assert isinstance(question, Question)
    monkeypatch.setattr(arena.Activation, "steps", (question._replace(take=act),))


def test_when_the_rules_fail_the_game_stays_and_a_report_is_saved(
    lite: Server, broken_bracing: None, caplog: pytest.LogCaptureFixture
) -> None:
    table = lite.make("arena", "me", "hot")
    before = lite.digest(table.id)
    with caplog.at_level(logging.CRITICAL), lite.page(table, 0) as page:
        assert page.refused(type="choose", number=0, seat=0, answer="brace") == "table-rules-broken"
        assert lite.digest(table.id) == before
        page.choose("done")
    assert lite.digest(table.id) != before


def test_a_bot_finds_a_way_around_rules_that_fail(
    lite: Server, broken_bracing: None, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.CRITICAL):
        table = lite.make("arena", "bot", "bot", settings={"health": "3"})
        with lite.page(table) as page:
            page.until(lambda state: bool(state["outcome"]))


def test_a_game_of_other_rules_is_kept_but_not_played(
    lite: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(arena.ArenaGame, "version", "0")
    table = lite.make("arena", "me", "bot")
    with lite.page(table, 0) as page:
        page.choose("done")
    monkeypatch.undo()
    lite.tables._rooms.clear()
    assert lite.get(f"/api/tables/{table.id}").json()["outdated"]["found"] == "0"
    with lite.page(table, 0) as page:
        assert page.state["decision"] is None
    lite.tables._rooms.clear()

    def unreadable(self: arena.ArenaGame, given: object) -> None:
        raise ValueError("options that nobody knows any more")

    monkeypatch.setattr(arena.ArenaGame, "read_options", unreadable)
    for path in ("", "/view", "/replay"):
        answer = lite.get(f"/api/tables/{table.id}{path}")
        assert (answer.status_code, answer.json()["error"]["id"]) == (409, "table-other-version")
    page = lite.page(table, 0)
    assert page.hear()["id"] == "table-other-version"
    page.close()
    assert table.id in [each["id"] for each in lite.get("/api/tables?state=playing").json()["tables"]]
