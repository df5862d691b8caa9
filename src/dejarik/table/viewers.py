"""Those who look at a room: each has its place in the journal and is woken when there is more to tell.

Nothing is queued. A viewer that is slow gets one message with all that it missed, never a backlog. What all of them
share is worked out and written once, and nothing for nobody; a page that takes differences is not sent again what it
was shown before.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec import UNSET

from dejarik.kernel import engine
from dejarik.kernel.sent import parts
from dejarik.table.differences import DIFFERENCES, Written, difference, whole, write
from dejarik.table.known_hints import KnownHints
from dejarik.table.line_records import Changes, ChatLine, State
from dejarik.table.live_table import LiveTable
from dejarik.table.presenting import present_to, present_to_all
from dejarik.table.problems import TableProblem
from dejarik.table.proposals import sharing
from dejarik.table.records import Pacing, Preparation, Table
from dejarik.table.taking_back import way_back
from dejarik.table.words import SeatToken, Stage, Viewer

_NULL = msgspec.Raw(b"null")
_NONE = msgspec.Raw(b"[]")


@dataclass(frozen=True, eq=False)
class Shown:
    """What a page was shown last: the game and the facts of the table, part by part. One for all who look through the
    same seat at the same moment."""

    game: Written
    table: Written


class Client:
    """One open page: the seats that it holds, and how much it has been told."""

    def __init__(
        self,
        seats: Sequence[int],
        seen: int | None,
        heard: int = 0,
        page: str | None = None,
        *,
        wants_view: bool = False,
        token: SeatToken | None = None,
        differences: int = 0,
    ) -> None:
        self.seats = list(seats)
        self.token = token
        self.page = page
        self.wants_view = wants_view
        self.takes_differences = differences == DIFFERENCES
        self.has: Shown | None = None  # None: the next state is sent whole
        self.count = 0  # of the states that it was sent
        self.is_replaced = False  # the same page has said hello again: what it said before counts no more
        self.woken = asyncio.Event()
        self.woken.set()
        self.number: int | None = (
            seen  # of the first choice whose events it has not heard; None: the past is not wanted
        )
        self.version = -1
        self.position = heard  # the first line of the journal whose chat it has not heard


class Viewers:
    """All clients of a room, and what is worked out once for several of them."""

    def __init__(self) -> None:
        self.hints = KnownHints()
        self._clients: set[Client] = set()
        self._version = 0
        self._cached: dict[tuple[str, Viewer], tuple[int, msgspec.Raw]] = {}
        self._presented: tuple[int, Written] = (-1, {})
        self._games: dict[Viewer, tuple[int, Written]] = {}
        self._moment = (-1, -1)  # the version and the place in the journal of what is worked out below
        self._facts: tuple[Table, Written] | None = None
        self._shown: dict[Viewer, Shown] = {}
        self._states: dict[tuple[tuple[int, ...], int, bool, Shown | None], bytes] = {}

    @property
    def count(self) -> int:
        return len(self._clients)

    def count_of(self, seats: Sequence[int]) -> int:
        """The pages of whoever holds these seats; without any, those of spectators."""
        return sum(client.seats == list(seats) for client in self._clients)

    @property
    def connected(self) -> set[int]:
        """The seats that are looked at from here."""
        return {seat for client in self._clients for seat in client.seats}

    def facts(self, live: LiveTable) -> Table:
        """What everybody may know of the table, with those who look at it from here."""
        return live.facts(self.connected, self.count_of(()))

    def add(self, client: Client) -> None:
        for other in [each for each in self._clients if _is_same_page(each, client)]:
            other.is_replaced = True
            self._clients.discard(other)
        self._clients.add(client)
        self.notify()

    def remove(self, client: Client) -> None:
        self._clients.discard(client)
        self.notify()

    def reseat(self, live: LiveTable) -> None:
        """Seats have changed hands, perhaps: everybody looks through those that they have now, and who has none any
        more is a spectator."""
        for client in self._clients:
            try:
                client.seats = live.seats_of(client.token)
            except TableProblem:
                client.seats = []

    def notify(self, seats: Collection[int] | None = None) -> None:
        """There is something new, for everybody or for those who hold one of these seats."""
        self._version += 1
        for client in self._clients:
            if seats is None or not set(seats).isdisjoint(client.seats):
                client.woken.set()

    def messages(self, live: LiveTable, client: Client) -> list[bytes]:
        """All that a client does not know yet. Called with the room's lock held."""
        if client.version == self._version:
            return []
        live.watch(client.seats)
        chat = self._chat(live, client)
        state, shown = self._state_once(live, client)
        if client.takes_differences:
            client.has = shown
            client.count += 1
            state = _counted(state, client.count)
        client.version, client.position, client.number = self._version, live.position, len(live.steps)
        return [*map(msgspec.json.encode, chat), state]

    def show_whole(self, client: Client, seen: int) -> None:
        """A page has lost track: it is told again what happened from a choice on, and shown everything."""
        client.has, client.number, client.version = None, seen, -1
        client.woken.set()

    def _chat(self, live: LiveTable, client: Client) -> list[ChatLine]:
        return [
            ChatLine(position=line.position, seat=line.said.seat, text=line.said.text, at=line.at)
            for line in live.chat
            if line.position >= client.position
        ]

    def _state_once(self, live: LiveTable, client: Client) -> tuple[bytes, Shown]:
        """The state for a client, written once for all who hold the same seats and have heard and seen as much."""
        moment = (self._version, live.position)
        if self._moment != moment:
            self._facts = None
            self._shown.clear()
            self._states.clear()
            self._moment = moment
        number = len(live.steps)
        start = number if client.number is None else min(client.number, number)
        viewer = live.viewer(client.seats)
        shown = self._shown.get(viewer)
        if shown is None:
            shown = self._shown[viewer] = Shown(self._game(live, viewer), self._table(live)[1])
        key = (tuple(client.seats), start, client.wants_view, client.has)
        known = self._states.get(key)
        if known is None:
            known = self._states[key] = msgspec.json.encode(self._state(live, client, start, shown))
        return known, shown

    def _state(self, live: LiveTable, client: Client, start: int, shown: Shown) -> State | Changes:
        viewer = live.viewer(client.seats)
        back = way_back(live, client.seats)
        facts, _ = self._table(live)
        standing: dict[str, Any] = {
            "number": len(live.steps),
            "revision": live.revision,
            "seats": client.seats,
            "viewer": viewer,
            "view": self._once("view", live, viewer, _view) if client.wants_view else UNSET,
            "decision": _NULL if live.answers_itself else self._once("decision", live, viewer, _decision),
            "occasion": _NONE if live.answers_itself else self._once("occasion", live, viewer, _occasion),
            "events": live.told(start, viewer),
            "opening": live.opening(start, viewer),
            "undo": None if back is None else back.terms,
            "asked": live.asked,
            "partners": list(live.asked_seats[1:]),
            "sharing": sharing(live, viewer),
            "window": live.window is not None,
            "pacing": _pacing(live, viewer),
            "prepared": _prepared(live, viewer),
            "outcome": facts.outcome,
        }
        before = client.has
        if before is None:
            return State(**standing, shown=whole(shown.game), table=facts)
        game, table = difference(before.game, shown.game), difference(before.table, shown.table)
        return Changes(**standing, shown=game, table=table)

    def _table(self, live: LiveTable) -> tuple[Table, Written]:
        """The facts of the table, which are the same for all; also as they are written."""
        if self._facts is None:
            facts = self.facts(live)
            self._facts = (facts, write(parts(facts)))
        return self._facts

    def _once(
        self, what: str, live: LiveTable, viewer: Viewer, made: Callable[[LiveTable, Viewer], object]
    ) -> msgspec.Raw:
        """A part of a state, worked out and written once for all who look through the same seat."""
        stamp = _stamp(live)
        known = self._cached.get((what, viewer))
        if known is None or known[0] != stamp:
            written = msgspec.Raw(msgspec.json.encode(made(live, viewer)))
            known = self._cached[what, viewer] = (stamp, written)
        return known[1]

    def _game(self, live: LiveTable, viewer: Viewer) -> Written:
        """What the game shows to a viewer, with what it shows to everybody."""
        stamp, game, state = _stamp(live), live.game, live.match.state
        known = self._games.get(viewer)
        if known is None or known[0] != stamp:
            if self._presented[0] != stamp:
                self._presented = (stamp, present_to_all(game, state))
            shown = {**self._presented[1], **present_to(game, state, viewer)}
            known = self._games[viewer] = (stamp, shown)
        return known[1]


def _counted(state: bytes, count: int) -> bytes:
    """A written state with its number among those of one line."""
    return state[:-1] + b',"count":%d}' % count


def _stamp(live: LiveTable) -> int:
    """Whatever is worked out holds as long as this is the same."""
    return live.revision * 2 + (live.stage is Stage.PLAYING)


def _view(live: LiveTable, viewer: Viewer) -> dict[str, object]:
    """The kernel's view; the decision is beside it."""
    view = engine.view(live.match.state, viewer)
    del view["decision"]
    return view


def _occasion(live: LiveTable, viewer: Viewer) -> object:
    """What the seats that are asked may react to."""
    asked = viewer in live.asked_seats
    return live.game.presenter.occasion(live.match.state, viewer) if asked else []


def _decision(live: LiveTable, viewer: Viewer) -> object:
    """The decision, for the seats that are asked."""
    asked = live.match.decision
    if asked is None or viewer not in live.asked_seats:
        return None
    shown = asked.show(live.match.state)
    return {**shown, "begun": True} if live.match.is_half_made else shown


def _pacing(live: LiveTable, viewer: Viewer) -> Pacing | None:
    """How a viewer wants to be asked, where there is anything to want."""
    if viewer is None or live.stage is not Stage.PLAYING or not live.is_person(viewer):
        return None
    found = live.paces.of(viewer, live.match.state)
    if live.window is not None and viewer in live.asked_seats:
        found.pause = live.pause
    return found


def _prepared(live: LiveTable, viewer: Viewer) -> Preparation | None:
    """What a viewer has left for questions out of turn, in a game of turns."""
    if viewer is None or not live.game.has_turns or not live.is_person(viewer):
        return None
    return live.prepared.of(viewer)


def _is_same_page(one: Client, other: Client) -> bool:
    """Whether a page has come back on another line. Its name is its own secret, and it must hold the same seats."""
    return one.page is not None and one.page == other.page and one.seats == other.seats
