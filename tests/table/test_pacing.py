"""Bluff windows at the table: where there are any, who is passed for, and that nobody else can tell.

The game is a toy: two occasions in one phase, with a window before and after each, in all of which seat 1 is asked. A
card `ant` in its hand can be used after an occasion; before one, there is never anything to use.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest
from tests.kernel.toy import HAND, GameOver, Occasion, Phase, Toy, ToyState, card, writes
from tests.table.harness import Page, Server, Table

from dejarik.kernel import Ability, Rng, games
from dejarik.table import event_feed, live_table, making
from dejarik.table.moments import ChoiceMade, Task
from dejarik.table.pacing import LEAST_PAUSE, MOST_PAUSE, pause
from dejarik.table.words import By, TableId

ANT = {"ant": card(Ability("ant", Occasion, writes("ant"), zones=(HAND,)))}
FOREVER = 1e6


class WindowOptions(msgspec.Struct, frozen=True):
    ants: int = 0
    bluff: bool = False


class Windows(Toy):
    """What the tests are played with."""

    name = "windows"
    options_type = WindowOptions  # type: ignore[assignment]

    def __init__(self) -> None:
        super().__init__(ANT, order=(0, 1), offers_bluff=lambda state, seat: seat == 1)

    def new(self, options: Any, rng: Rng) -> ToyState:
        state = ToyState(game=self.name, rng=rng)
        state.push(Phase(occasions=["dawn", "dusk"]), GameOver())
        for _ in range(options.ants):
            state.enter("ant", 1, zone=HAND, open=False)
        return state


@pytest.fixture
def windows(lite: Server, monkeypatch: pytest.MonkeyPatch) -> Server:
    """A server that knows the game, on which automatic passes come at once. Its workers don't know it: whatever else
    the machine does, options are drawn here."""
    monkeypatch.setattr(making, "SECONDS_AT_ONCE", 60.0)
    monkeypatch.setitem(games._GAMES, Windows.name, Windows())
    pauses(monkeypatch, 0.0)
    return lite


def pauses(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    monkeypatch.setattr(live_table, "pause", lambda *moment: seconds)


def sit(server: Server, *, ants: int = 0, other: str = "friend", bluff: bool | None = None) -> Table:
    more = {} if bluff is None else {"bluff": bluff}
    return server.make("windows", "me", other, settings={"ants": str(ants)}, **more)


@contextmanager
def both(server: Server, table: Table) -> Iterator[tuple[Page, Page]]:
    with server.page(table, 0, seen=0) as watcher, server.page(table, 1, seen=0) as reacting:
        yield watcher, reacting


def is_over(state: dict[str, Any]) -> bool:
    return state["outcome"] is not None


def all_steps(page: Page) -> list[tuple[int, int, str]]:
    told = [step for each in page.heard if each["type"] == "state" for step in each["events"]]
    return [(step["number"], step["seat"], step["by"]) for step in told]


def task_of(server: Server, table: Table) -> tuple[Task | None, float]:
    """What the table has to answer now, and since when somebody is asked."""

    async def look() -> tuple[Task | None, float]:
        async with server.tables.room(TableId(table.id)).entered() as live:
            return live.task(time.time()), live.asked_since

    return server.run(look())


# --- Where there are bluff windows


@pytest.mark.parametrize(
    ("other", "bluff", "has"),
    [
        ("friend", None, True),
        ("invited", None, True),
        ("open", None, True),
        ("friend", False, False),
        ("bot", None, False),  # bots don't read anything into it
        ("bot", True, True),
        ("hot", None, False),  # at one screen everybody sees who is asked what
    ],
)
def test_people_who_play_against_each_other_have_bluff_windows_unless_the_table_says_otherwise(
    windows: Server, monkeypatch: pytest.MonkeyPatch, other: str, bluff: bool | None, has: bool
) -> None:
    pauses(monkeypatch, FOREVER)
    table = sit(windows, other=other, bluff=bluff)
    assert windows.get(f"/api/tables/{table.id}").json()["bluff"] is has  # also before anybody sits down


def test_a_game_without_the_option_has_nothing_to_say_of_it(lite: Server) -> None:
    table = lite.make("arena", "me", "friend", bluff=True)
    assert lite.get(f"/api/tables/{table.id}").json()["bluff"] is None


@pytest.mark.parametrize("game", ["assault", "lcg"])
def test_both_games_have_the_option(lite: Server, game: str) -> None:
    for kind, has in (("open", True), ("bot", False)):
        table = lite.make_only(game, "me", kind, settings={"players": "2"})
        assert lite.get(f"/api/tables/{table.id}").json()["bluff"] is has


# --- Who is passed for


@pytest.mark.rule("CORE-TIMING-12")
def test_whoever_has_nothing_to_use_is_passed_for_and_others_hear_of_a_person_who_passes(
    windows: Server,
) -> None:
    table = sit(windows)
    with both(windows, table) as (watcher, reacting):
        for page in (watcher, reacting):
            page.until(is_over)
        assert all_steps(watcher) == [(number, 1, "person") for number in range(4)]
        assert all_steps(reacting) == [(number, 1, "pace") for number in range(4)]
        shown = [each["decision"] for each in reacting.heard if each["type"] == "state"]
        assert shown == [None] * len(shown)  # no question flashes by
    windows.digest(table.id)


@pytest.mark.rule("CORE-TIMING-12")
def test_whoever_has_something_to_use_is_asked(windows: Server) -> None:
    table = sit(windows, ants=1)
    with both(windows, table) as (_, reacting):
        state = reacting.until(lambda state: state["decision"] is not None)
        assert state["number"] == 1  # after the first occasion
        assert [option["id"] for option in state["decision"]["options"]] == ["use:ant.ant#2", "pass"]
        reacting.choose("pass")
        assert reacting.until(lambda state: state["decision"] is not None)["number"] == 3
        reacting.choose("use:ant.ant#2")
        assert reacting.until(is_over)["view"]["state"]["diary"] == ["ant"]


@pytest.mark.rule("CORE-TIMING-12")
def test_others_can_not_tell_whether_a_seat_is_asked_or_passed_for(
    windows: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same moment with and without a card to use: what the others get is the same, a running clock included."""
    pauses(monkeypatch, FOREVER)
    told: list[tuple[object, ...]] = []
    for pace in ("holding", "always"):
        table = windows.make("windows", "me", "friend", clock=600)
        with both(windows, table) as (watcher, reacting):
            reacting.say(type="pace", seat=1, pace=pace)
            reacting.until(lambda state, pace=pace: state["pacing"]["pace"] == pace)  # type: ignore[misc]
            assert (reacting.state["decision"] is None) is (pace == "holding")
        with windows.page(table, 0, seen=0) as watcher:
            state = watcher.state
            assert state["table"]["due"] == pytest.approx(time.time() + 600, abs=60)
            listed = next(
                each
                for each in windows.get("/api/tables?state=playing").json()["tables"]
                if each["id"] == table.id
            )
            told.append((state["asked"], state["window"], state["decision"], state["events"], state["undo"]))
            told.append((state["pacing"]["pace"], state["pacing"]["until"], listed["due"]))
    assert told[:2] == told[2:]
    assert told[0] == (1, True, None, [], None)
    assert told[1] == ("holding", None, None)  # of the watcher


def test_whoever_wants_to_be_asked_always_is_asked(windows: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    pauses(monkeypatch, FOREVER)
    table = sit(windows)
    with both(windows, table) as (watcher, reacting):
        reacting.say(type="pace", seat=1, pace="always")
        reacting.until(lambda state: state["decision"] is not None)
        for _ in range(4):
            reacting.choose("pass")
        assert reacting.until(is_over)
        watcher.until(is_over)
        assert all_steps(watcher) == all_steps(reacting) == [(number, 1, "person") for number in range(4)]


def test_somebody_can_be_passed_for_until_something_is_over(windows: Server) -> None:
    table = sit(windows, ants=1)
    with both(windows, table) as (_, reacting):
        reacting.until(lambda state: state["decision"] is not None)
        pacing = {"seat": 1, "pace": "holding", "until": None, "unless": False, "scopes": ["phase"]}
        assert reacting.state["pacing"] == {**pacing, "turn": None, "pause": 0.0}
        reacting.say(type="pace", seat=1, pace="holding", until="phase")
        assert reacting.until(is_over)["view"]["state"]["diary"] == []
        assert [by for _, _, by in all_steps(reacting)] == ["pace"] * 4


def test_what_is_over_can_not_be_waited_for_and_nobody_sets_the_pace_of_others(
    windows: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses(monkeypatch, FOREVER)
    table = sit(windows)
    with both(windows, table) as (watcher, reacting):
        assert watcher.refused(type="pace", seat=1, pace="always") == "table-not-your-seat"
        assert reacting.refused(type="pace", seat=1, pace="always", until="attack") == "refused-stale"
        assert reacting.refused(type="pace", seat=1, pace="never") == "table-malformed"
    assert windows.digest(table.id)


# --- When


@pytest.mark.parametrize(("other", "by"), [("friend", By.PACE), ("bot", By.BOT)])
def test_bots_and_those_who_are_passed_for_take_the_same_pause(
    windows: Server, monkeypatch: pytest.MonkeyPatch, other: str, by: By
) -> None:
    pauses(monkeypatch, FOREVER)
    table = sit(windows, other=other, bluff=True)
    task, since = task_of(windows, table)
    assert task is not None
    assert (task.by, task.seat, task.at) == (by, 1, since + FOREVER)
    assert task.answer == ("pass" if by is By.PACE else None)


def test_without_bluff_windows_nobody_pauses_who_has_nothing_to_do(
    windows: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses(monkeypatch, FOREVER)
    with both(windows, sit(windows, bluff=False)) as (_, reacting):
        assert reacting.until(is_over)["view"]["state"]["diary"] == []
        assert [by for _, _, by in all_steps(reacting)] == ["pace"] * 4
    table = sit(windows, other="bot")
    with windows.page(table, 0, seen=0) as page:
        page.until(is_over)


def test_without_bluff_windows_too_one_can_be_asked_always_or_be_passed_for_until_something_is_over(
    windows: Server,
) -> None:
    with both(windows, sit(windows, bluff=False, ants=1)) as (watcher, reacting):
        asked = reacting.until(lambda state: state["decision"] is not None)
        assert [option["verb"] for option in asked["decision"]["options"]] == ["use", "pass"]
        reacting.say(type="pace", seat=1, pace="always")
        reacting.choose("pass")
        following = reacting.until(lambda state: state["number"] == asked["number"] + 1 and state["decision"])
        assert [option["verb"] for option in following["decision"]["options"]] == ["pass"], "and it is asked"
        reacting.say(type="pace", seat=1, pace="holding", until="phase")
        for page in (watcher, reacting):
            page.until(is_over)
        assert [by for _, _, by in all_steps(reacting)] == ["pace", "person", "pace", "pace"]
        assert [by for _, _, by in all_steps(watcher)] == ["person"] * 4, "which nobody else is told"


@pytest.mark.parametrize("touched", [False, True])
def test_who_wants_to_be_asked_where_it_concerns_them_is_asked_there(
    windows: Server, monkeypatch: pytest.MonkeyPatch, touched: bool
) -> None:
    monkeypatch.setattr(Windows, "concerns", lambda self, state, seat: touched)
    with both(windows, sit(windows, ants=1)) as (_, reacting):
        asked = reacting.until(lambda state: state["decision"] is not None)
        reacting.say(type="pace", seat=1, pace="holding", until="phase", unless=True)
        if touched:
            now = reacting.until(lambda state: state["pacing"]["until"] == "phase")
            assert (now["number"], now["decision"] is not None, now["pacing"]["unless"]) == (
                asked["number"],
                True,
                True,
            )
        else:
            assert reacting.until(is_over)["view"]["state"]["diary"] == []


def test_a_pause_is_drawn_from_the_same_for_everybody() -> None:
    drawn = [pause(seed, revision) for seed in range(20) for revision in range(20)]
    assert LEAST_PAUSE <= min(drawn) < LEAST_PAUSE + 0.1
    assert MOST_PAUSE - 0.1 < max(drawn) <= MOST_PAUSE
    assert len(set(drawn)) > 100
    assert pause(7, 3) == pause(7, 3)  # on every server


@pytest.mark.usefixtures("windows")
def test_where_nothing_happens_between_windows_pauses_are_shorter() -> None:
    """Everybody hears whether something happens, and of a pass nothing is heard."""
    state = Windows().new(WindowOptions(), Rng.seeded(1))
    heard, nothing = (event_feed.pack(state, events, 2) for events in ([Occasion(name="dawn")], []))
    steps = [ChoiceMade(1, By.PERSON, told) for told in (heard, nothing, nothing, None)]
    shares = [pause(7, 3, steps[:count]) / pause(7, 3) for count in range(5)]
    assert shares == [1.0, 1.0, 0.5, 0.25, 0.25]


# --- Taking back


def test_taking_back_goes_to_what_a_person_chose_and_ends_passing(windows: Server) -> None:
    table = sit(windows, ants=1)
    with both(windows, table) as (_, reacting):
        reacting.until(lambda state: state["decision"] is not None)
        reacting.choose("pass")  # 1; the table passes in 2
        reacting.until(lambda state: state["number"] == 3)
        reacting.say(type="undo", number=3)
        assert reacting.until(lambda state: state["number"] == 1)["decision"] is not None
