"""Two server processes on one PostgreSQL serve the same tables as if they were one."""

from __future__ import annotations

import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import httpx
import pytest
from sqlalchemy import update
from tests.table.databases import new_database
from tests.table.harness import PATIENCE, Page, Server, Table, at_least, running, some_answer
from tests.table.processes import serving

from dejarik.table import schema

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def pair(postgres: str) -> Iterator[tuple[Server, str]]:
    """A server in this process, and the address of one in another."""
    database = new_database(postgres)
    with running(database) as here, serving(database) as there:
        yield here, there


def test_a_game_is_played_through_two_servers(pair: tuple[Server, str]) -> None:
    here, there = pair
    table = here.make("caravan", "me", "friend", "bot", settings={"players": "3"})
    chance = random.Random(3)
    with (
        Page(here.base, table.id, table.tokens[0], seen=0) as one,
        Page(there, table.id, table.tokens[1], seen=0) as two,
    ):
        while not (one.state["outcome"] and two.state["outcome"]):
            for page in (one, two):
                if page.state["decision"] is not None:
                    page.choose(some_answer(page.state["decision"], chance))
            one.until(lambda state: bool(state["outcome"] or two.state["outcome"] or state["asked"] != 2))
            target = max(one.state["revision"], two.state["revision"])
            for page in (one, two):
                page.until(at_least("revision", target))
        steps = [
            [step for message in page.heard if message["type"] == "state" for step in message["events"]]
            for page in (one, two)
        ]
    assert [step["number"] for step in steps[0]] == list(range(one.state["number"]))
    assert [(step["number"], step["seat"]) for step in steps[0]] == [
        (step["number"], step["seat"]) for step in steps[1]
    ]
    here.digest(table.id)


def test_one_link_through_two_servers_at_the_same_moment_seats_one(pair: tuple[Server, str]) -> None:
    """And two who want any open seat both get one."""
    here, there = pair
    for _ in range(8):
        table = here.make_only("caravan", "me", "friend", "open", "open", settings={"players": "4"})
        path = f"/api/tables/{table.id}/join"
        for base in (here.base, there):
            assert httpx.get(f"{base}/api/tables/{table.id}").status_code == 200  # both know the table
        for token, expected in (
            (table.links[1], [(200, ""), (410, "table-link-used")]),
            ("", [(200, ""), (200, "")]),
        ):
            headers = {"authorization": f"Bearer {token}"} if token else {}
            ask = partial(httpx.post, json={}, headers=headers, timeout=PATIENCE)
            with ThreadPoolExecutor(2) as pool:
                answers = list(pool.map(ask, [here.base + path, there + path]))
            found = [(each.status_code, each.json().get("error", {}).get("id", "")) for each in answers]
            assert sorted(found) == expected
        here.digest(table.id)


def test_two_choices_through_two_servers_at_the_same_moment_are_one(pair: tuple[Server, str]) -> None:
    here, there = pair
    for _ in range(10):
        table = here.make("arena", "me", "hot", settings={"health": "9"})
        with Page(here.base, table.id, table.tokens[0]) as one, Page(there, table.id, table.tokens[0]) as two:
            for number in range(3):
                pages = [one, two]
                random.Random(number).shuffle(pages)
                answer = some_answer(one.state["decision"])
                for page in pages:
                    page.say(type="choose", number=number, seat=one.state["asked"], answer=answer)
                    page.say(type="ping")
                for page in pages:
                    page.wait("pong")
                    page.until(at_least("number", number + 1))
            errors = [
                message["id"] for page in (one, two) for message in page.heard if message["type"] == "error"
            ]
        assert errors == ["refused-stale"] * 3
        here.digest(table.id)


@pytest.mark.parametrize("gives_in", [0, 2])
def test_those_who_decide_together_agree_through_two_servers(pair: tuple[Server, str], gives_in: int) -> None:
    here, there = pair
    settings = {"players": "4", "companies": "true"}
    table = here.make("caravan", "me", "bot", "friend", "bot", settings=settings, together="all")
    with Page(here.base, table.id, table.tokens[0]) as one, Page(there, table.id, table.tokens[2]) as two:
        for page in (one, two):
            page.until(lambda state: state["decision"])
            page.choose([])
        for page in (one, two):
            page.until(lambda state: state["sharing"])
            page.say(
                type="propose", number=4, seat=page.state["viewer"], answer=f"player:{page.state['viewer']}"
            )
        for page in (one, two):
            page.until(lambda state: len(state["sharing"]["proposals"]) == 2)
            assert page.state["number"] == 4
        page = two if gives_in else one
        page.say(type="choose", number=4, seat=gives_in, answer=f"player:{2 - gives_in}")
        for page in (one, two):
            page.until(at_least("number", 5))
        here.digest(table.id)


def test_everything_else_is_relayed_too(pair: tuple[Server, str]) -> None:
    here, there = pair
    table = here.make("arena", "me", "open")
    with Page(there, table.id) as page, Page(here.base, table.id, table.tokens[0]) as own:
        joined = httpx.post(f"{there}/api/tables/{table.id}/join", json={"name": "Bossk"}).json()
        own.until(lambda state: state["table"]["seats"][1]["name"] == "Bossk")
        own.until(lambda state: state["decision"] is not None)
        own.say(type="chat", text="good luck")
        assert page.wait("chat")["text"] == "good luck"
        own.choose("brace")
        own.say(type="undo", number=1)
        page.until(lambda state: state["revision"] == 2 and state["number"] == 0)
        with Page(here.base, table.id, joined["token"]) as other:
            other.say(type="concede", seat=1)
            assert page.until(lambda state: bool(state["outcome"]))["outcome"]["winners"] == [0]


def test_when_a_server_dies_another_goes_on_with_its_bots(postgres: str) -> None:
    database = new_database(postgres)
    with serving(database) as there:
        seats = [{"kind": "me"}, {"kind": "bot"}]
        made = httpx.post(f"{there}/api/tables", json={"game": "arena", "seats": seats}).json()
        table = Table(made["table"], {0: made["seats"][0]["token"]})
    with running(database) as here:
        # As if the other server had died right after a choice, before its bot had answered.
        room = here.tables.room(table.id)  # type: ignore[arg-type]
        room._changed = lambda room: None
        with here.page(table, 0) as page:
            while page.until(lambda state: state["asked"] is not None)["asked"] == 0:
                page.choose()
            room._changed = here.tables.wake
            before = page.state["number"]
            here.run(overdue(here, table))
            page.until(lambda state: state["number"] > before)


async def overdue(server: Server, table: Table) -> None:
    """Make the bot's answer overdue, as it is after a while."""
    async with server.tables.store._engine.begin() as connection:
        await connection.execute(update(schema.tables).where(schema.tables.c.id == table.id).values(due=1.0))
