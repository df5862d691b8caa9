"""What costs much is done elsewhere and in turn: whoever asks for a lot waits behind themselves."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from tests.table.harness import GENEROUS, Server, eventually, play, running, some_answer
from tests.table.work import rest

from dejarik.table import event_feed, making, played
from dejarik.table.costs import HALF_LIFE, PAYER, Accounts, Costs, Payer, Turns
from dejarik.table.journal import Chosen
from dejarik.table.middleware import Limits
from dejarik.table.words import TableId

EIGHT = [{"kind": "bot"}] * 8
TWO = [{"kind": "me"}, {"kind": "bot"}]


def test_whoever_has_used_least_comes_first() -> None:
    accounts = Accounts()
    turns, order = Turns(accounts), []

    async def work(name: str, seconds: float) -> None:
        PAYER.set(Payer(name))
        async with turns.one():
            order.append(name)
        accounts.pay(Payer(name), seconds)

    async def all_at_once() -> None:
        await asyncio.gather(*(work("greedy", 1.0) for _ in range(4)), *(work("calm", 0.1) for _ in range(2)))

    asyncio.run(all_at_once())
    # The first came first; before the others of the same caller comes whoever has used nothing.
    assert order == ["greedy", "calm", "calm", "greedy", "greedy", "greedy"]


def test_a_turn_costs_what_it_takes_of_the_processor_and_not_what_others_do_meanwhile() -> None:
    """On a machine that is busy with other things nobody is told to wait for that."""

    async def used() -> float:
        accounts = Accounts()
        async with Turns(accounts).one():
            time.sleep(0.2)
        return accounts.used("-")

    assert asyncio.run(used()) < 0.1


def test_what_was_used_is_forgotten() -> None:
    now = [0.0]
    accounts = Accounts(now=lambda: now[0])
    accounts.pay(Payer("one", "seat"), 8.0)
    now[0] = 3 * HALF_LIFE
    assert accounts.used("one") == accounts.used("one seat") == 1.0
    assert accounts.standing(Payer("one", "seat")) == pytest.approx(1.1)
    assert accounts.standing(Payer("one", "another")) == pytest.approx(0.1)
    assert accounts.standing(Payer("two")) == 0


def test_a_turn_that_is_not_taken_goes_to_the_next() -> None:
    turns, done = Turns(Accounts()), []

    async def work(name: str) -> None:
        async with turns.long():
            await asyncio.sleep(0.01)
            done.append(name)

    async def leave() -> None:
        tasks = [asyncio.create_task(work(name)) for name in "abc"]
        await asyncio.sleep(0)
        tasks[1].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(leave())
    assert (done, turns.waiting) == (["a", "c"], 0)


@pytest.fixture
def errands(lite: Server, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was done in workers, carried out here; nothing takes so little time that it is done at once."""
    done: list[str] = []

    async def elsewhere(work: Callable[..., Any], *arguments: Any) -> Any:
        done.append(work.__name__)
        return work(*arguments)

    async def beside(work: Callable[..., Any], *arguments: Any) -> Any:
        done.append(f"{work.__name__} in a thread")
        return work(*arguments)

    monkeypatch.setattr(lite.tables.errands, "elsewhere", elsewhere)
    monkeypatch.setattr(lite.tables.errands, "beside", beside)
    monkeypatch.setattr(played, "SECONDS_AT_ONCE", 0.0)
    monkeypatch.setattr(making, "SECONDS_AT_ONCE", 0.0)
    return done


def test_drawing_for_a_table_that_can_not_be_is_an_errand(
    lite: Server, errands: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    here: list[int] = []
    drawn = making.draw

    def draw(
        game: str, settings: dict[str, str], seats: int, draws: int, seconds: float | None = None
    ) -> Any:
        here.append(draws if seconds is None else 1)
        return drawn(game, settings, seats, 3 if seconds is None else draws, seconds)

    monkeypatch.setattr(making, "draw", draw)
    wanted = {"game": "assault", "seats": EIGHT, "settings": {"armies": "random"}}
    for _ in range(2):
        answer = lite.post("/api/tables", wanted)
        assert (answer.status_code, answer.json()["error"]["id"]) == (400, "table-seats")
    # Once at once, to see whether it takes long; it does, so that from then on it is only done elsewhere.
    assert (here, errands) == ([1, making.MOST_DRAWS, making.MOST_DRAWS], ["draw", "draw"])


def test_what_a_replay_showed_at_a_decision_is_worked_out_elsewhere(lite: Server, errands: list[str]) -> None:
    table = lite.make("arena", "me", "hot", settings={"health": "30"})
    with lite.page(table, 0) as page:
        play(page)
    content = lite.get(f"/api/tables/{table.id}/replay").content
    copy = lite.http.post("/api/replays", content=content).json()["table"]
    del errands[:]
    last = lite.get(f"/api/tables/{copy}/view").json()["number"]
    assert last >= 40
    shown = [lite.get(f"/api/tables/{copy}/view", params={"at": at}).json() for at in range(last)]
    assert [each["number"] for each in shown] == list(range(last))
    assert shown == [lite.get(f"/api/tables/{table.id}/view", params={"at": at}).json() for at in range(last)]
    assert set(errands) == {"states"}
    assert len(errands) < last / 4  # one that is looked at brings those beside it


def test_a_table_is_read_from_the_database_without_playing_it_in_the_event_loop(
    lite: Server, errands: list[str]
) -> None:
    table = lite.make("arena", "me", "hot")
    with lite.page(table, 0) as page:
        for _ in range(7):
            page.choose()
    before = lite.digest(table.id)
    path = f"/api/tables/{table.id}/view"
    shown = lite.get(path, table.tokens[0]).json()
    del lite.tables._rooms[TableId(table.id)]
    assert (lite.get(path, table.tokens[0]).json(), errands) == (shown, ["_play_at_once in a thread"])
    assert lite.digest(table.id) == before
    with lite.page(table, 0) as page:
        page.say(type="undo", number=page.state["number"])
        page.until(lambda state: state["number"] == 6)
    assert errands == ["_play_at_once in a thread"] * 2
    assert lite.digest(table.id) != before


def test_a_table_with_much_to_be_played_is_read_by_a_worker(
    lite: Server, errands: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(played, "STRIDE", 6)
    table = lite.make("arena", "me", "hot")
    with lite.page(table, 0) as page:
        for _ in range(7):
            page.choose()
    before = lite.digest(table.id)
    del errands[:], lite.tables._rooms[TableId(table.id)]
    assert lite.digest(table.id) == before
    assert errands == ["states"]


@pytest.mark.slow
def test_no_table_waits_for_an_errand_to_be_read_or_taken_back(sqlite: str) -> None:
    """Not even for a worker to start: after an outage every table is read anew, and people wait."""
    with running(sqlite) as server:
        table = server.make("lcg", "me", "hot", settings={"format": "starter"})
        with server.page(table, 0) as page:
            for step in range(20):
                page.choose(some_answer(page.state["decision"], random.Random(step)))
        waits = asyncio.run_coroutine_threadsafe(
            server.tables.errands.elsewhere(rest, b"30000"), server._loop
        )
        server.tables._rooms.clear()
        with server.page(table, 0) as page:
            # The table has answered what nobody needs to be asked.
            page.until(lambda state: state["decision"] is not None)
            reached = page.state["number"]
            page.say(type="undo", number=reached)
            page.until(lambda state: state["number"] < reached)
        assert not waits.done()
        waits.cancel()


@pytest.mark.slow
def test_no_bot_waits_for_an_errand(sqlite: str) -> None:
    with running(sqlite) as server:
        table = server.make("lcg", "me", "bot", settings={"decks": "ready-made"})
        waits = asyncio.run_coroutine_threadsafe(
            server.tables.errands.elsewhere(rest, b"30000"), server._loop
        )
        with server.page(table, 0) as page:
            while not any(step["by"] == "bot" for each in page.heard for step in each.get("events", ())):
                if page.state["decision"]:
                    page.choose()
                else:
                    page.hear()
        assert not waits.done()
        waits.cancel()


def test_an_address_that_has_used_too_much_waits_and_no_other_does(sqlite: str) -> None:
    limits = Limits(
        **{**{name: getattr(GENEROUS, name) for name in Limits.__struct_fields__}, "seconds": (1, 1e-6)}
    )
    with running(sqlite, limits, proxies=("127.0.0.1",)) as server:
        table = server.make("arena", "me", "friend")
        hostile, calm = ({"x-forwarded-for": address} for address in ("192.0.2.1", "192.0.2.2"))

        def status(headers: dict[str, str]) -> int:
            return httpx.get(f"{server.base}/api/tables/{table.id}", headers=headers).status_code

        assert (status(hostile), status(calm)) == (200, 200)
        server.tables.costs.accounts.pay(Payer("192.0.2.1"), 2.0)
        assert (status(hostile), status(calm)) == (429, 200)
        assert httpx.get(f"{server.base}/", headers=hostile).status_code == 200  # files cost nothing
        server.tables.costs.accounts.pay(Payer("127.0.0.1"), 2.0)
        with server.page(table, 0) as page:
            assert page.refused(type="chat", text="hello") == "table-too-many"


def test_choices_are_paid_for_by_who_makes_them(sqlite: str) -> None:
    with running(sqlite) as server:
        table = server.make("arena", "me", "hot")
        accounts = server.tables.costs.accounts
        with server.page(table, 0) as page:
            before = accounts.used("127.0.0.1")
            page.choose()
            assert accounts.used("127.0.0.1") > before
        bots = server.make("arena", "bot", "bot")
        eventually(lambda: accounts.used(f"table {bots.id}") > 0)


def test_requests_to_take_back_have_a_rate(sqlite: str) -> None:
    with running(sqlite, Limits(undos=(2, 1e-6))) as server:
        table = server.make("arena", "me", "friend")
        with server.page(table, 0) as page:
            errors = [page.refused(type="undo", number=0) for _ in range(3)]
            assert errors == ["table-nothing-to-undo", "table-nothing-to-undo", "table-too-many"]
        with server.page(table, 0) as again, server.page(table, 1) as friend:
            assert again.refused(type="undo", number=0) == "table-too-many", "also on another page"
            assert friend.refused(type="undo", number=0) == "table-nothing-to-undo"


def test_answers_that_are_left_have_a_rate(sqlite: str) -> None:
    """Each of them is written down, and may be long."""
    with running(sqlite, Limits(preparing=(2, 1e-6))) as server:
        table = server.make("arena", "me", "friend")
        with server.page(table, 0) as page:
            left = ("pass", "ask")
            for answers in left:
                page.say(type="prepare", seat=0, answers=answers)
                page.until(lambda state, answers=answers: state["prepared"]["answers"] == answers)  # type: ignore[misc]
            assert page.refused(type="prepare", seat=0, answers="pass") == "table-too-many"
        with server.page(table, 0) as again:
            assert again.refused(type="prepare", seat=0, answers="pass") == "table-too-many", (
                "on another page"
            )


def test_costs_have_a_limit_by_default() -> None:
    assert Limits().seconds == (30, 0.5)
    costs = Costs(*Limits().seconds)
    assert not costs.is_overdrawn("one")
    costs.accounts.pay(Payer("one"), 31)
    assert costs.is_overdrawn("one")


def test_a_choice_that_can_not_be_told_is_not_made(
    lite: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It was played in memory when telling it fails: the table is read anew, and no number is left out."""
    caplog.set_level("CRITICAL")
    table = lite.make("arena", "me", "hot")
    with lite.page(table, 0) as page:
        answer = {"type": "choose", "number": 0, "seat": page.state["decision"]["seat"]}
        option = page.state["decision"]["options"][0]["id"]
        with monkeypatch.context() as broken:
            broken.setattr(event_feed, "pack", lambda *_: 1 / 0)
            assert page.refused(**answer, answer=option) == "table-failed"
        page.until(lambda state: state["number"] == 0)
        page.choose()
    lines = lite.run(lite.tables.store.lines(TableId(table.id)))
    assert [line.entry.number for line in lines if isinstance(line.entry, Chosen)] == [0]
