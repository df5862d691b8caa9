"""What each page receives is what its seat may see, and nothing more: byte for byte what the kernel's views say."""

from __future__ import annotations

import json
import random
from contextlib import ExitStack
from typing import Any

import msgspec
import pytest
from tests.table.harness import Page, Server, Table, at_least, fresh_room, some_answer

from dejarik.kernel import engine
from dejarik.kernel.games import find_game
from dejarik.kernel.rng import Rng
from dejarik.lcg.decks.deck_text import write_deck
from dejarik.lcg.decks.ready_made import ready_made
from dejarik.table.presenting import hints_for
from dejarik.table.viewers import Client
from dejarik.table.words import TableId, Viewer


def plain(thing: Any) -> Any:
    """As it comes out of JSON."""
    return json.loads(msgspec.json.encode(thing))


def expected(server: Server, table: Table) -> dict[Viewer, dict[int, tuple[Any, Any, Any]]]:
    """For each viewer and decision: the view, what was told of the choice before it, and the presentation."""

    async def look() -> Any:
        async with fresh_room(server.tables, table.id).entered() as live:
            return live.game, live.match.options, live.match.seed, list(live.match.choices)

    game, options, seed, choices = server.run(look())
    state = engine.start(game, options, seed)
    viewers: list[Viewer] = [None, *range(game.seats(options))]
    found: dict[Viewer, dict[int, tuple[Any, Any, Any]]] = {viewer: {} for viewer in viewers}
    events: list[Any] = []
    for choice in [*choices, None]:
        for viewer in viewers:
            found[viewer][state.number] = (
                plain(engine.view(state, viewer)),
                plain(engine.told(state, events, viewer)),
                plain(game.presenter.present(state, viewer)),
            )
        if choice is not None:
            events = engine.apply(state, choice)
    return found


def play_together(pages: list[Page], decisions: int) -> None:
    """Each answers when it is asked."""
    chance = random.Random(decisions)
    for _ in range(decisions):
        asked = next(page for page in pages if page.state["decision"] is not None)
        number = asked.choose(some_answer(asked.state["decision"], chance))["revision"]
        for page in pages:
            page.until(at_least("revision", number))
        if asked.state["outcome"]:
            return


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "settings", "players", "decisions"),
    [
        ("caravan", {"players": "2"}, 2, 100),
        ("arena", {}, 2, 60),
        ("assault", {"players": "2"}, 2, 60),
        ("assault", {"format": "mission", "mission": "dark-recon", "heroes": "2", "party": "random"}, 3, 80),
        ("assault", {"format": "mission", "mission": "aftermath", "heroes": "3"}, 4, 60),
        ("lcg", {"format": "starter"}, 2, 60),
        ("lcg", {"format": "2v2"}, 4, 50),
        ("lcg", {"format": "skywalker"}, 4, 50),
    ],
)
def test_every_page_gets_the_view_and_the_news_of_its_seat(
    lite: Server, game: str, settings: dict[str, str], players: int, decisions: int
) -> None:
    table = lite.make(game, *["friend"] * players, settings=settings)
    with ExitStack() as stack:
        pages = [stack.enter_context(lite.page(table, seat, seen=0)) for seat in range(players)]
        spectator = stack.enter_context(lite.page(table, seen=0))
        for seat, page in enumerate(pages):
            page.say(type="pace", seat=seat, pace="always")  # the table passes for nobody in bluff windows
            page.until(lambda state: state["pacing"] is None or state["pacing"]["pace"] == "always")
        play_together(pages, decisions)
        number = pages[0].state["number"]
        spectator.until(lambda state: state["number"] == number)
        truth = expected(lite, table)
        for viewer, page in (*enumerate(pages), (None, spectator)):
            states = [message for message in page.heard if message["type"] == "state"]
            for state in states:
                view, _, shown = truth[viewer][state["number"]]
                assert state["view"] == {"seat": view["seat"], "state": view["state"]}
                assert state["shown"] == shown
                asked = view["decision"]
                own = asked is not None and viewer in (asked["seat"], *asked.get("partners", ()))
                paced = state["pacing"] is None or state["pacing"]["pace"] == "always"
                given = state["decision"] and {**state["decision"]}
                if given:
                    given.pop("begun", None)  # that it is part of the last choice is known to the table alone
                assert given == (asked if own and (paced or given) else None)
            told = {step["number"]: step["events"] for state in states for step in state["events"]}
            assert told == {step: truth[viewer][step + 1][1] for step in range(number)}
            token = table.tokens[viewer] if viewer is not None else None
            log = lite.get(f"/api/tables/{table.id}/log", token).json()["log"]
            assert {step["number"]: step["events"] for step in log} == told
            assert lite.get(f"/api/tables/{table.id}/view", token).json()["view"] == truth[viewer][number][0]


def test_no_message_holds_a_secret(lite: Server) -> None:
    table = lite.make("caravan", "me", "friend")

    async def secrets() -> list[str]:
        async with lite.tables.room(TableId(table.id)).entered() as live:
            kept = [secret for seat in live.seats for secret in (seat.token, seat.invitation) if secret]
            tokens = [*table.tokens.values(), *table.links.values()]
            return [
                str(live.row.seed),
                str(live.match.state.rng.word),
                *(each.hex() for each in kept),
                *tokens,
            ]

    with lite.page(table, 0) as page, lite.page(table, 1) as friend:
        page.choose()
        friend.until(lambda state: state["decision"] is not None)
        friend.choose()
        everything = json.dumps([page.heard, friend.heard])
        everything += lite.get(f"/api/tables/{table.id}").text + lite.get("/api/tables?state=playing").text
        everything += lite.get(f"/api/tables/{table.id}/log").text
    assert [secret for secret in lite.run(secrets()) if secret in everything] == []


@pytest.mark.parametrize("kind", ["friend", "invited"])
@pytest.mark.parametrize(
    ("game", "settings"), [("caravan", {}), ("assault", {"players": "2"}), ("lcg", {"format": "starter"})]
)
def test_an_invitation_shows_what_a_spectator_sees_and_nothing_more(
    lite: Server, game: str, settings: dict[str, str], kind: str
) -> None:
    """Whoever made the table has the friend's link too."""
    table = lite.make_only(game, "me", kind, settings=settings)
    link = table.links[1]
    with lite.page(table, 0) as page:
        if page.state["decision"]:
            page.choose()
    where = f"/api/tables/{table.id}"
    for path in ("view", "view?seat=1", "view?at=0&seat=1", "log", "replay"):
        known, public = (lite.get(f"{where}/{path}", token) for token in (link, None))
        assert (known.status_code, known.json()) == (public.status_code, public.json())
    ids = ["card:stormtrooper", "figure:1", "x"]
    view = lite.get(f"{where}/view", table.tokens[0]).json()["view"]
    ids += [option["id"] for option in (view["decision"] or {}).get("options", [])[:5]]
    for path, body in (
        *(("hint", {"option": option}) for option in ids),
        ("rematch", {}),
        ("next", {}),
        ("report", {"note": "x"}),
    ):
        known, public = (lite.post(f"{where}/{path}", body, token) for token in (link, None))
        assert (known.status_code, known.json()) == (public.status_code, public.json())
    told = lite.get(where, link).json()
    assert told.pop("caller") == {"seats": [], "invitation": 1}
    assert told == lite.get(where).json()
    with Page(lite.base, table.id, link, seen=0) as invited, lite.page(table, seen=0) as spectator:
        for message in (
            {"type": "choose", "number": spectator.state["number"], "seat": 1, "answer": "x"},
            {"type": "undo", "number": spectator.state["number"]},
            {"type": "consent", "yes": True},
            {"type": "concede", "seat": 1},
            {"type": "chat", "text": "hello"},
        ):
            assert invited.refused(**message) == spectator.refused(**message)
        assert invited.hints(*ids) == spectator.hints(*ids)
        states = [
            next(each for each in page.heard if each["type"] == "state") for page in (invited, spectator)
        ]
        for state in states:
            state["table"].pop("watching")  # the one came before the other
        assert states[0] == states[1]


@pytest.mark.parametrize(
    ("game", "settings", "players"),
    [
        ("caravan", {"players": "2"}, 2),
        ("assault", {"players": "2"}, 2),
        ("lcg", {"format": "duel"}, 2),
        pytest.param("lcg", {"format": "starter"}, 2, marks=pytest.mark.slow),
        pytest.param("lcg", {"format": "2v2"}, 4, marks=pytest.mark.slow),
        pytest.param("lcg", {"format": "jerjerrod"}, 3, marks=pytest.mark.slow),
        pytest.param("lcg", {"format": "skywalker"}, 4, marks=pytest.mark.slow),
    ],
)
def test_a_message_is_the_same_whatever_is_hidden_from_its_seat(
    lite: Server, game: str, settings: dict[str, str], players: int
) -> None:
    table = lite.make(game, *["hot"] * players, settings=settings)
    chance = random.Random(2)
    with lite.page(table, 0) as page:
        for _ in range(12 if players == 2 else 30):
            page.choose(some_answer(page.state["decision"], chance))

    async def messages(seats: list[int], seed: int | None) -> Any:
        """All that is sent, with everything hidden from its viewer dealt anew: a state, to those who want the view too,
        and hints about some options."""
        room = fresh_room(lite.tables, table.id)
        async with room.entered() as live:
            viewer = live.viewer(seats)
            asked = live.match.decision
            ids = (
                asked.ids(live.match.state)[:4] if asked else []
            )  # the same are asked about, whatever is dealt
            if seed is not None:
                find_game(game).redeal(live.match.state, viewer, Rng.seeded(seed))
            clients = [Client(seats, None, wants_view=wants_view) for wants_view in (True, False)]
            states = [room.viewers.messages(live, client)[-1] for client in clients]
            hints = hints_for(live.game, live.match.state, viewer, [*ids, "figure:1", "card:stormtrooper"])
            return [*map(json.loads, states), plain(hints)]

    for seats in ([], *([seat] for seat in range(players)), [0, 1]):
        original = lite.run(messages(seats, None))
        assert ("view" in original[0], "view" in original[1]) == (True, False)
        for seed in range(5):
            assert lite.run(messages(seats, seed)) == original


def test_who_brings_a_deck_is_not_told_what_is_in_those_of_others(lite: Server) -> None:
    """Two of a team share the copies of a set: that a deck does not fit is said, and not which set it is."""
    own = write_deck(ready_made()["old-masters"])
    settings = {"format": "2v2", "deck-1": "red-squadron", "deck-2": own, "deck-3": "dark-throne"}
    table = lite.make("lcg", "open", "me", "me", "bot", settings=settings)
    asked = lite.post(f"/api/tables/{table.id}/examine", {"seat": 0}).json()["refused"]["deck-1"]
    brings = {"seat": 0, "brings": {"deck-1": "scoundrels-and-jedi"}}
    refused = lite.post(f"/api/tables/{table.id}/join", brings).json()["error"]
    problem = {"id": "lcg-deck-team-beside"}
    neutral = {"id": "lcg-bad-team", "args": {"side": {"id": "lcg-side-light"}, "problem": problem}}
    assert asked["scoundrels-and-jedi"] == refused == neutral
