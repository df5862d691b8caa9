"""A real server for the tests, and the pages that talk to it: real sockets, a real database, nothing simulated."""

from __future__ import annotations

import asyncio
import json
import random
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any, TypeVar

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from dejarik.kernel import saves
from dejarik.table import server as table_server
from dejarik.table.app import Config, create_app
from dejarik.table.background import Background
from dejarik.table.middleware import Limits
from dejarik.table.room import Room
from dejarik.table.tables import Tables
from dejarik.table.words import TableId

T = TypeVar("T")
PATIENCE = 90.0  # seconds: nothing takes so long, but on a busy machine twenty were too few
MUCH = (1e9, 1e9)
GENEROUS = Limits(
    requests=MUCH,
    changes=MUCH,
    seat_requests=MUCH,
    seat_changes=MUCH,
    files=MUCH,
    messages=MUCH,
    seconds=MUCH,
    undos=MUCH,
    preparing=MUCH,
    connections=100_000,
    spectators_each=10_000,
    sockets_each=10_000,
)


class Page:
    """Somebody's open page at a table. `state` is the last one that it got; it asks for the kernel's view."""

    def __init__(
        self, base: str, table: str, token: str | None = None, seen: int | None = None, **more: Any
    ) -> None:
        address = base.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(address, max_size=None, max_queue=None, open_timeout=PATIENCE)
        )
        self.heard: list[dict[str, Any]] = []
        self.state: dict[str, Any] = {}
        known = {"token": token, "seen": seen, "view": True, **more}
        self.say(type="hello", **{name: value for name, value in known.items() if value is not None})

    def __enter__(self) -> Page:
        self.wait("state")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self._open.close()

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, seconds: float = PATIENCE) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(seconds))
        self.heard.append(message)
        if message["type"] == "state":
            self.state = message
        return message

    def wait(self, type: str) -> dict[str, Any]:
        """The next message of a type."""
        while (message := self.hear())["type"] != type:
            pass
        return message

    def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The last state, as soon as it is such."""
        while not (self.state and wanted(self.state)):
            self.hear()
        return self.state

    def choose(self, answer: Any = None) -> dict[str, Any]:
        """Answer the decision, as soon as there is one that the table does not answer itself, and wait for what comes
        of it."""
        self.until(lambda state: state["decision"] is not None)
        decision, number = self.state["decision"], self.state["revision"]
        asked = decision["seat"]
        self.say(
            type="choose",
            number=decision["number"],
            seat=asked if asked in self.state["seats"] else self.state["viewer"],
            answer=some_answer(decision) if answer is None else answer,
        )
        return self.until(lambda state: state["revision"] > number)

    def hints(self, *options: str, number: int | None = None) -> dict[str, Any]:
        """What is known about options of the decision that the page knows; or the id of why nothing is said."""
        asked = self.state["number"] if number is None else number
        self.say(type="hints", number=asked, options=options)
        answer = self.wait("hints")
        assert answer["number"] == asked
        hints: dict[str, Any] = answer["hints"] or answer["error"]
        return hints

    def refused(self, **message: Any) -> str:
        """Say something that is refused; why it was."""
        self.say(**message)
        error = self.wait("error")
        return str(error["id"])


def at_least(name: str, number: int) -> Callable[[dict[str, Any]], bool]:
    """Whether a state has come so far: `page.until(at_least("number", 3))`."""
    return lambda state: bool(state[name] >= number)


def some_answer(decision: dict[str, Any], chance: random.Random | None = None) -> Any:
    """A legal answer: the first that comes to mind, or one by chance."""
    options = decision["options"]
    ids = [option["id"] for option in options]
    if decision["kind"] == "choose":
        return chance.choice(ids) if chance else ids[0]
    if decision["kind"] == "order":
        return ids
    if decision["kind"] == "some":
        return ids[: decision["least"]]
    amounts = dict.fromkeys(decision.get("among", ())[:1], 1)
    left = decision["least"] - len(amounts)
    for option in options:
        given = amounts.get(option["id"], 0)
        if take := min(left, option["cap"] - given):
            amounts[option["id"]] = given + take
            left -= take
    return amounts


@dataclass(frozen=True)
class Table:
    """A table that a test has made. `tokens` are secrets of seats, `links` the invitations to those of friends."""

    id: str
    tokens: dict[int, str]
    links: dict[int, str] = field(default_factory=dict)


class Server:
    """A server in a thread of the test."""

    def __init__(self, base: str, tables: Tables, loop: asyncio.AbstractEventLoop) -> None:
        self.base = base
        self.tables = tables
        self._loop = loop
        self.http = httpx.Client(base_url=base, timeout=PATIENCE)

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Carry something out inside the server."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def make(self, game: str, *kinds: str, **more: Any) -> Table:
        """A table with such seats: `server.make("arena", "me", "bot")`. Friends sit down at once, the invited don't."""
        table = self.make_only(game, *kinds, **more)
        for seat, kind in enumerate(kinds):
            if kind == "friend":
                self.sit_down(table, seat)
        return table

    def make_only(self, game: str, *kinds: str, **more: Any) -> Table:
        """The same, with nobody there yet but the maker."""
        seats = [{"kind": kind, "name": f"{kind} {number}"} for number, kind in enumerate(kinds)]
        answer = self.http.post("/api/tables", json={"game": game, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        made = answer.json()
        tokens = {seat["seat"]: seat["token"] for seat in made["seats"] if "token" in seat}
        links = {seat["seat"]: seat["link"].rsplit("/", 1)[1] for seat in made["seats"] if "link" in seat}
        return Table(made["table"], tokens, links)

    def sit_down(self, table: Table, holder: int, /, **body: Any) -> httpx.Response:
        """A friend follows the link; the secret is kept if it went well."""
        answer = self.post(f"/api/tables/{table.id}/join", body, table.links[holder])
        if answer.status_code == 200:
            table.tokens[answer.json()["seat"]] = answer.json()["token"]
        return answer

    def page(
        self,
        table: Table,
        seat: int | None = None,
        seen: int | None = None,
        *,
        view: bool = True,
        differences: int = 0,
    ) -> Page:
        token = None if seat is None else table.tokens[seat]
        return Page(self.base, table.id, token, seen, view=view, differences=differences)

    def get(self, path: str, token: str | None = None, **more: Any) -> httpx.Response:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        return self.http.get(path, headers=headers, **more)

    def post(self, path: str, body: Any = None, token: str | None = None) -> httpx.Response:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        return self.http.post(path, json={} if body is None else body, headers=headers)

    def digest(self, table: str) -> tuple[str, int]:
        """The game and how much is in its journal: in memory, and the same read from the database anew."""

        async def look() -> tuple[tuple[str, int], tuple[str, int]]:
            found = []
            kept = self.tables.room(TableId(table))
            await kept.catch_up()  # another server may have written, and its word of it be on the way
            for room in (kept, fresh_room(self.tables, table)):
                async with room.entered() as live:
                    found.append((saves.digest(live.match.state), live.position))
            return found[0], found[1]

        for _ in range(20):
            kept, stored = self.run(look())
            if kept[1] == stored[1]:  # else a bot has gone on between the two looks
                break
        assert kept == stored
        return kept


def fresh_room(tables: Tables, table: str) -> Room:
    """A room that knows nothing but what is stored, and wakes nobody."""
    return Room(TableId(table), tables.store, Background(), lambda room: None)


@contextmanager
def running(
    database: str, limits: Limits = GENEROUS, origins: tuple[str, ...] = (), **more: Any
) -> Iterator[Server]:
    """A server over this database, while the test needs it."""
    listening = table_server.listen("127.0.0.1", 0)
    base = table_server.address_of(listening).rstrip("/")
    found: list[tuple[Tables, asyncio.AbstractEventLoop]] = []
    config = Config(database, origins, limits, **more)
    app = create_app(config, lambda tables: found.append((tables, asyncio.get_running_loop())))
    settings = table_server.spoken(app, config)
    settings.timeout_graceful_shutdown = 2
    inside = uvicorn.Server(settings)
    thread = threading.Thread(target=inside.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        eventually(lambda: bool(found) or not thread.is_alive())
        server = Server(base, *found[0])
        eventually(lambda: inside.started)
        with server.http:
            yield server
    finally:
        inside.should_exit = True
        thread.join(PATIENCE)
        listening.close()


def eventually(holds: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Wait until something holds."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.01)


def play(page: Page, chance: random.Random | None = None) -> dict[str, Any]:
    """Answer whatever the page is asked until the game is over."""
    while page.until(lambda state: state["outcome"] or state["decision"])["outcome"] is None:
        page.choose(some_answer(page.state["decision"], chance))
    return page.state


def of_teams(server: Server) -> tuple[Table, list[int]]:
    """A table of a team battle, and the team of each seat: chance decides whether there are teams."""
    for _ in range(60):
        table = server.make("assault", "me", "friend", "friend", "friend", settings={"players": "4"})
        teams = [seat["team"] for seat in server.get(f"/api/tables/{table.id}").json()["seats"]]
        if len(set(teams)) == 2:
            return table, teams
    raise AssertionError("chance never makes teams")
