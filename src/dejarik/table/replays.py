"""Replay files that come from outside: played again in full, in another process, before anything is stored.

The table that is made of one is only to be looked at: its seats belong to nobody.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from dejarik.kernel import engine, saves
from dejarik.kernel.corrections import MadeCorrection
from dejarik.kernel.errors import BadFile, Problem, Refused
from dejarik.kernel.match import Replay, read_replay
from dejarik.kernel.text import Text
from dejarik.table import clock, event_feed
from dejarik.table.bodies import LONGEST_NAME, LONGEST_WHY
from dejarik.table.journal import AnyEntry, Chosen, Closed, Corrected
from dejarik.table.live_table import LiveTable
from dejarik.table.rows import Line, SeatRow, Snapshot, TableRow
from dejarik.table.tables import Tables
from dejarik.table.tokens import new_table_id
from dejarik.table.words import By, SeatKind, TableId


class Played(msgspec.Struct):
    """A replay that was played again: for each choice who made it, whether it taught anything, and what was told; and
    the state at the end, so that the server need not play it.

    `problem` is set instead when it can't be."""

    seats: int = 0
    steps: list[tuple[tuple[int, ...], bool, bytes]] = []
    state: bytes = b""
    problem: Text | None = None


def play_again(data: bytes) -> Played:
    """Play a replay file. Runs in a worker process, which problems leave as data."""
    try:
        return _play_again(data)
    except Problem as problem:
        return Played(problem=problem.message)


def _play_again(data: bytes) -> Played:
    from dejarik.kernel.match import Match

    replay, game, options = read_replay(data)
    seats = game.seats(options)
    check_possible(replay, game.bound, seats)
    checked = Match.from_replay(data)
    steps: list[tuple[tuple[int, ...], bool, bytes]] = []
    state = engine.start(game, options, replay.seed)
    for number, (choice, learned) in enumerate(zip(replay.choices, checked.learned, strict=True)):
        for correction in replay.corrections_at(number):
            state = engine.correct(state, options, correction)
        asked = engine.decision(state)
        if asked is None:
            raise Refused("refused-over")
        events = engine.apply(state, choice)
        steps.append((asked.seats, learned, event_feed.pack(state, events, seats)))
    for correction in replay.corrections_at(len(replay.choices)):
        state = engine.correct(state, options, correction)
    return Played(seats, steps, saves.packed(state))


def check_possible(replay: Replay, bound: int, seats: int) -> None:
    """A problem when a replay can't be of a game that was played at a table, whatever its rules make of it."""
    if len(replay.choices) > bound:
        raise BadFile("file-damaged", detail=f"{len(replay.choices)}")
    if not all(_could_be_said(made, seats, len(replay.choices)) for made in replay.corrections):
        raise BadFile("file-damaged", detail="corrections")


def _could_be_said(made: MadeCorrection, seats: int, choices: int) -> bool:
    """Whether somebody can have suggested such a correction at a table."""
    said = made.correction
    is_in_place = 0 <= made.at <= choices and 0 <= said.seat < seats
    is_short = len(said.why) <= LONGEST_WHY and len(said.name) <= LONGEST_NAME
    return is_in_place and is_short and not any(map(_is_control, said.why + said.name))


def _is_control(letter: str) -> bool:
    return letter < " " or letter == "\x7f"


def lines_of(
    replay: Replay, played: Played, now: float, more: Sequence[AnyEntry] = (), bots: Collection[int] = ()
) -> list[Line]:
    """The journal of a game that was played again, and what is written below it."""
    entries: list[tuple[AnyEntry, bytes | None]] = []
    for number, (answer, (seats, learned, told)) in enumerate(zip(replay.choices, played.steps, strict=True)):
        by = By.BOT if seats[0] in bots else By.PERSON
        entries += [(Corrected(each), None) for each in replay.corrections_at(number)]
        entries.append((Chosen(seats[0], number, answer, learned, by, seats[1:]), told or None))
    entries += [(Corrected(each), None) for each in replay.corrections_at(len(replay.choices))]
    entries += [(entry, None) for entry in more]
    return [Line(position, entry, now, told) for position, (entry, told) in enumerate(entries)]


async def take_in(tables: Tables, data: bytes) -> TableId:
    """A table of a replay file."""
    replay, game, _ = read_replay(data)
    played = await tables.errands.elsewhere(play_again, data)
    if played.problem is not None:
        raise BadFile(played.problem.id, **played.problem.args)
    now = clock.now()
    lines = lines_of(replay, played, now, (Closed(),))
    row = TableRow(
        id=new_table_id(),
        game=game.name,
        version=game.version,
        settings=b"{}",
        options=bytes(replay.options),
        seed=replay.seed,
        private=True,
        spectators=True,
        clock=None,
        created=now,
    )
    seats = [SeatRow(seat, SeatKind.FRIEND) for seat in range(played.seats)]
    live = LiveTable(row, seats)
    snapshot = Snapshot(len(played.steps) + len(replay.corrections), played.state)
    live.replay(lines, snapshot)
    await tables.store.create(row, seats, live.summary(), lines, snapshot)
    return row.id
