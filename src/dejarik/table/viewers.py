"""Those who look at a room: each has its place in the journal and is woken when there is more to tell.

Nothing is queued. A viewer that is slow gets one message with all that it missed, never a backlog.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence

import msgspec
from msgspec import UNSET

from dejarik.kernel import engine
from dejarik.table.live_table import LiveTable
from dejarik.table.presenting import present_to, present_to_all
from dejarik.table.problems import TableProblem
from dejarik.table.proposals import sharing
from dejarik.table.records import ChatLine, Pacing, Preparation, State, Table
from dejarik.table.taking_back import way_back
from dejarik.table.words import SeatToken, Stage, Viewer

_NULL = msgspec.Raw(b"null")
_NONE = msgspec.Raw(b"[]")


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
    ) -> None:
        self.seats = list(seats)
        self.token = token
        self.page = page
        self.wants_view = wants_view
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
        self._clients: set[Client] = set()
        self._version = 0
        self._cached: dict[tuple[str, Viewer], tuple[int, msgspec.Raw]] = {}
        self._presented: tuple[int, dict[str, msgspec.Raw]] = (-1, {})
        self._moment = (-1, -1)  # the version and the place in the journal of what is worked out below
        self._facts: Table | None = None
        self._states: dict[tuple[tuple[int, ...], int, bool], bytes] = {}

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
        messages = [*map(msgspec.json.encode, chat), self._state_once(live, client)]
        client.version, client.position, client.number = self._version, live.position, len(live.steps)
        return messages

    def _chat(self, live: LiveTable, client: Client) -> list[ChatLine]:
        return [
            ChatLine(position=line.position, seat=line.said.seat, text=line.said.text, at=line.at)
            for line in live.chat
            if line.position >= client.position
        ]

    def _state_once(self, live: LiveTable, client: Client) -> bytes:
        """The state for a client, written once for all who hold the same seats and have heard as much."""
        moment = (self._version, live.position)
        if self._moment != moment:
            self._facts = None
            self._states.clear()
            self._moment = moment
        number = len(live.steps)
        start = number if client.number is None else min(client.number, number)
        key = (tuple(client.seats), start, client.wants_view)
        known = self._states.get(key)
        if known is None:
            known = self._states[key] = msgspec.json.encode(self._state(live, client, start))
        return known

    def _state(self, live: LiveTable, client: Client, start: int) -> State:
        viewer = live.viewer(client.seats)
        back = way_back(live, client.seats)
        if self._facts is None:  # the same for all
            self._facts = live.facts(self.connected)
        return State(
            number=len(live.steps),
            revision=live.revision,
            seats=client.seats,
            viewer=viewer,
            view=self._once("view", live, viewer, _view) if client.wants_view else UNSET,
            shown=self._once("shown", live, viewer, self._shown),
            decision=_NULL if live.answers_itself else self._once("decision", live, viewer, _decision),
            occasion=_NONE if live.answers_itself else self._once("occasion", live, viewer, _occasion),
            events=live.told(start, viewer),
            opening=live.opening(start, viewer),
            undo=None if back is None else back.terms,
            asked=live.asked,
            partners=list(live.asked_seats[1:]),
            sharing=sharing(live, viewer),
            window=live.window is not None,
            pacing=_pacing(live, viewer),
            prepared=_prepared(live, viewer),
            table=self._facts,
            outcome=self._facts.outcome,
        )

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

    def _shown(self, live: LiveTable, viewer: Viewer) -> dict[str, object]:
        stamp = _stamp(live)
        if self._presented[0] != stamp:
            self._presented = (stamp, present_to_all(live.game, live.match.state))
        return {**self._presented[1], **present_to(live.game, live.match.state, viewer)}


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
