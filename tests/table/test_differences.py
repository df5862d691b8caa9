"""A page that takes differences has, put together, exactly what is shown to its seat, and is sent nothing else.

The tables are played in memory to their ends by chance, with a page at each seat, a spectator and one person at all
seats. Pages are slow now and then, so that several choices come as one difference, and something is taken back.
"""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from tests.table.harness import Server
from tests.table.putting_together import put_together

from dejarik.kernel import Rng, find_game
from dejarik.kernel.answers import as_ids, random_answer
from dejarik.kernel.sent import Sent
from dejarik.table import event_feed
from dejarik.table.differences import DIFFERENCES, difference, whole, write
from dejarik.table.journal import Chosen, Undone
from dejarik.table.live_table import LiveTable
from dejarik.table.making import NewSeat
from dejarik.table.rows import Line, TableRow
from dejarik.table.tables import seats_as_wanted
from dejarik.table.tokens import hash_of
from dejarik.table.viewers import Client, Viewers
from dejarik.table.words import By, SeatKind, TableId

MOST_CHOICES = 700


def plain(thing: Any) -> Any:
    """As it comes out of JSON."""
    return json.loads(msgspec.json.encode(thing))


def check_is_of(change: dict[str, Any], shown: dict[str, Any]) -> None:
    """Nothing is in a difference that is not shown as it is."""
    assert change.keys() <= {"changed", "things", "gone"}
    for part, value in change.get("changed", {}).items():
        assert value == shown[part]
    for part, some in change.get("things", {}).items():
        assert some.keys() <= {"order", "changed"}
        assert all(thing in shown[part] for thing in some["changed"])
        assert some.get("order", [thing["id"] for thing in shown[part]]) == [
            thing["id"] for thing in shown[part]
        ]
    assert not set(change.get("gone", [])) & shown.keys()


class Watcher:
    """A page: what it was sent, put together."""

    def __init__(self, viewers: Viewers, *seats: int, differences: int = DIFFERENCES) -> None:
        self.client = Client(seats, 0, differences=differences)
        self.viewers = viewers
        self.state: dict[str, Any] = {}
        self.bytes = 0
        viewers.add(self.client)

    def look(self, live: LiveTable) -> None:
        *_, written = self.viewers.messages(live, self.client)
        state = json.loads(written)
        viewer = live.viewer(self.client.seats)
        shown = plain(live.game.presenter.present(live.match.state, viewer))
        facts = plain(self.viewers.facts(live))
        if state["type"] == "changes":
            self.bytes += len(written)
            assert state["count"] == self.state["count"] + 1
            check_is_of(state["shown"], shown)
            check_is_of(state["table"], facts)
            state["shown"] = put_together(self.state["shown"], state["shown"])
            state["table"] = put_together(self.state["table"], state["table"])
        assert state["viewer"] == viewer
        assert state["shown"] == shown
        assert state["table"] == facts
        self.state = state


def new_table(name: str, settings: dict[str, str], seed: int) -> LiveTable:
    game = find_game(name)
    options = game.options_from(settings, Rng.seeded(seed))
    people = [NewSeat(SeatKind.FRIEND)] * game.seats(options)
    seats, tokens = seats_as_wanted(game, people)
    seats = [replace(seat, token=hash_of(tokens[seat.seat])) for seat in seats]
    row = TableRow(
        TableId("t"), name, game.version, b"{}", msgspec.json.encode(options), seed, True, True, None, 0.0
    )
    return LiveTable(row, seats)


def choose(live: LiveTable, rng: Rng) -> bool:
    """Whoever is asked answers by chance; whether the game goes on."""
    asked, state = live.match.decision, live.match.state
    if asked is None or live.outcome is not None:
        return False
    answer = as_ids(state, asked, random_answer(asked, rng))
    events = live.match.apply(answer)
    told = event_feed.pack(live.match.state, events, len(live.seats))
    entry = Chosen(asked.seat, asked.number, answer, live.match.learned[-1], By.PERSON, ())
    live.fold(Line(live.position, entry, float(live.position), told), is_played=True)
    return True


def take_back(live: LiveTable, choices: int) -> None:
    to = max(0, len(live.steps) - choices)
    live.fold(Line(live.position, Undone(0, to), float(live.position)))


FORMATS: dict[str, tuple[str, dict[str, str]]] = {
    "caravan": ("caravan", {"players": "3"}),
    "arena": ("arena", {}),
    "skirmish": ("assault", {"players": "2"}),
    "skirmish of four": ("assault", {"players": "4"}),
    "mission": ("assault", {"format": "mission", "mission": "aftermath", "players": "5"}),
    "mission with fog": ("assault", {"format": "mission", "mission": "dark-recon", "players": "3"}),
    "campaign": ("assault", {"format": "campaign"}),
    "told mission": ("assault", {"format": "companion", "mission": "aftermath"}),
    "duel": ("lcg", {"format": "duel"}),
    "starter": ("lcg", {"format": "starter"}),
    "2v2": ("lcg", {"format": "2v2"}),
    "jerjerrod": ("lcg", {"format": "jerjerrod"}),
    "skywalker": ("lcg", {"format": "skywalker"}),
}


@pytest.mark.slow
@pytest.mark.parametrize("format", FORMATS)
def test_what_a_page_puts_together_is_what_its_seat_is_shown_and_it_is_sent_nothing_else(format: str) -> None:
    live = new_table(*FORMATS[format], seed=7)
    viewers, seats, chance, rng = Viewers(), range(len(live.seats)), random.Random(7), Rng.seeded(7)
    pages = [*(Watcher(viewers, seat) for seat in seats), Watcher(viewers), Watcher(viewers, *seats)]
    for page in pages:
        page.look(live)
    while choose(live, rng) and live.position < MOST_CHOICES:
        if chance.random() < 0.02:
            take_back(live, chance.randint(1, 5))
        viewers.notify()
        for page in pages:
            if chance.random() < 0.4:
                page.look(live)
    viewers.notify()
    for page in pages:
        page.look(live)


def test_a_page_of_another_kind_of_differences_gets_whole_states() -> None:
    live, viewers, rng = new_table("caravan", {"players": "3"}, seed=1), Viewers(), Rng.seeded(1)
    pages = [Watcher(viewers, 0, differences=each) for each in (0, DIFFERENCES + 1)]
    for _ in range(3):
        choose(live, rng)
        viewers.notify()
        for page in pages:
            page.look(live)
            assert page.state["type"] == "state"
            assert "count" not in page.state


def test_who_loses_the_seat_keeps_nothing_of_it_and_is_sent_nothing_more_of_it() -> None:
    live, viewers, rng = new_table("lcg", {"format": "duel"}, seed=1), Viewers(), Rng.seeded(1)
    page = Watcher(viewers, 1)
    for _ in range(20):
        choose(live, rng)
    viewers.notify()
    page.look(live)
    assert page.state["shown"]["hand"]
    page.client.seats = []
    viewers.notify()
    page.look(live)
    assert page.state["type"] == "changes"
    assert not page.state["shown"]["hand"]


class Thing(Sent, kw_only=True):
    id: int
    at: str


def differ(before: dict[str, object], now: dict[str, object]) -> Any:
    return plain(difference(write(before), write(now)))


def test_of_a_list_of_things_only_those_are_sent_that_are_not_as_they_were() -> None:
    one, two, moved, new = (
        Thing(id=1, at="A1"),
        Thing(id=2, at="A2"),
        Thing(id=2, at="B2"),
        Thing(id=3, at="C3"),
    )
    assert differ({"things": [one, two]}, {"things": [one, moved]}) == {
        "things": {"things": {"changed": [{"id": 2, "at": "B2"}]}}
    }
    assert differ({"things": [one, two]}, {"things": [two, one]}) == {
        "things": {"things": {"order": [2, 1], "changed": []}}
    }
    assert differ({"things": [one, two]}, {"things": [two, new]}) == {
        "things": {"things": {"order": [2, 3], "changed": [{"id": 3, "at": "C3"}]}}
    }
    assert differ({"things": [one, two]}, {"things": [one, two]}) == {}


def test_things_that_share_an_id_or_have_none_are_sent_as_one_part() -> None:
    one, twin = Thing(id=1, at="A1"), Thing(id=1, at="B1")
    assert differ({"things": [one]}, {"things": [one, twin]}) == {
        "changed": {"things": [{"id": 1, "at": "A1"}, {"id": 1, "at": "B1"}]}
    }
    assert differ({"list": [1, 2]}, {"list": [2, 1]}) == {"changed": {"list": [2, 1]}}
    assert differ({"list": [], "old": 1}, {"list": [one], "new": 2}) == {
        "changed": {"list": [{"id": 1, "at": "A1"}], "new": 2},
        "gone": ["old"],
    }
    assert plain(whole(write({"things": [one], "number": 1}))) == {
        "things": [{"id": 1, "at": "A1"}],
        "number": 1,
    }


def test_a_page_that_has_lost_track_asks_for_the_whole_and_hears_again_what_it_missed(lite: Server) -> None:
    table = lite.make("caravan", "me", "friend")
    with lite.page(table, 0, 0) as other, lite.page(table, 0, 0, differences=DIFFERENCES) as page:
        assert page.state["count"] == 1
        other.choose()
        assert page.wait("changes")["count"] == 2
        page.say(type="whole", seen=0)
        state = page.wait("state")
        assert state["count"] == 3
        assert [step["number"] for step in state["events"]] == list(range(other.state["number"]))
        assert (state["shown"], state["table"]) == (other.state["shown"], other.state["table"])
