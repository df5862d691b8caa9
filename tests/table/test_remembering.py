"""What bots at a table remember: what their seats have brought and were told, also after a restart."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.table.harness import PATIENCE, Server, eventually, running

from dejarik.kernel.match import Match
from dejarik.kernel.memories import Memories
from dejarik.lcg.game import GAME
from dejarik.lcg.memory import HEEDED, recall
from dejarik.lcg.mind import CardMind
from dejarik.table.bot_workers import answer_in
from dejarik.table.live_table import LiveTable


class Listening(CardMind):
    """It remembers whatever it was told of that is heeded."""

    def remember(self, memories: Any, events: Any) -> Any:
        tags = {event.__struct_config__.tag for event in HEEDED}
        new = [event for event in events if event["is"] in tags]
        return {**memories, "heard": [*memories["heard"], *new]}

    def recall(self, options: Any, seat: int) -> Any:
        return {**super().recall(options, seat), "heard": []}


def listen(server: Server, monkeypatch: pytest.MonkeyPatch, most: int) -> list[tuple[int, Any]]:
    """What bots are given to remember, with the number of the decision; after so many of them nobody answers."""
    heard: list[tuple[int, Any]] = []

    async def think(bot: str, game: Any, state: Any, seed: int, memory: Any) -> Any:
        heard.append((state.number, memory))
        if len(heard) >= most:
            await asyncio.sleep(3600)
        return answer_in("random", game, state, seed)

    monkeypatch.setattr(server.tables.bot_workers, "think", think)
    return heard


@pytest.mark.slow
def test_a_bot_is_given_what_its_seat_has_brought_and_was_told(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GAME, "mind", Listening())
    with running(sqlite) as server:
        heard = listen(server, monkeypatch, 60)
        table = server.make("lcg", "bot", "bot")
        with server.page(table) as page:
            page.until(lambda state: state["number"] >= 59)
        match = _match(server, table.id)
    assert len(heard[-1][1]["heard"]) > 3
    # What was told of each choice has led to the same as hearing of the events themselves.
    memories, again = Memories(GAME, match.options), Match(GAME, match.options, match.seed)
    for number, memory in heard:
        asked = again.decision
        assert asked is not None
        assert number == asked.number
        assert memory == memories[asked.seat]
        assert memory["decks"] == recall(match.options.decks[asked.seat])["decks"]
        if number < len(match.choices):
            memories.hear(again.state, again.apply(match.choices[number]))
    with running(sqlite) as server:
        later = listen(server, monkeypatch, 1)
        with server.page(table):
            eventually(lambda: bool(later))  # what a page is sent may have come before anybody thinks
        match = _match(server, table.id)
    assert later == [(len(match.choices), Memories.of(match)[match.decision.seat])]  # type: ignore[union-attr]


def _match(server: Server, table: str) -> Match:
    async def read() -> Match:
        async with server.tables.room(table).entered() as live:  # type: ignore[arg-type]
            assert isinstance(live, LiveTable)
            return live.match

    return asyncio.run_coroutine_threadsafe(read(), server._loop).result(PATIENCE)
