"""How a game went, once it is over: what a spectator was told of each choice, for the game to add up."""

from __future__ import annotations

from itertools import pairwise

import msgspec
from fastapi import APIRouter, Request, Response

from dejarik.kernel.accounts import Account, ToldStep
from dejarik.kernel.sent import Sent
from dejarik.table import event_feed
from dejarik.table.api import REFUSALS, Bearer, Id, answer, tables_of, token_of
from dejarik.table.documenting import answered
from dejarik.table.live_table import LiveTable
from dejarik.table.problems import Conflict
from dejarik.table.words import By, Stage, TableId

router = APIRouter(responses=REFUSALS)

#: Who takes longer for a decision is not thinking any more.
MOST_SECONDS = 600.0


@router.get("/api/tables/{table}/account", **answered(Account))
async def account(request: Request, table: Id, authorization: Bearer = None) -> Response:
    """How a game went that is over: points and where they came from, who did most, luck and time."""
    tables = tables_of(request)
    async with tables.room(TableId(table)).entered() as live:
        live.watch(live.seats_of(token_of(authorization)))
        if live.stage is not Stage.FINISHED:
            raise Conflict("table-not-finished")
        presenter, state, steps = live.game.presenter, live.match.state, told_steps(live)
    found: Sent = await tables.errands.beside(presenter.account, state, steps)
    return answer(found)


def told_steps(live: LiveTable) -> list[ToldStep]:
    """Every choice as a spectator heard of it, and how long it was waited for."""
    times = [live.steps[0].at, *(step.at for step in live.steps)] if live.steps else []
    waits = [min(MOST_SECONDS, max(0.0, later - earlier)) for earlier, later in pairwise(times)]
    return [
        ToldStep(
            number=number,
            seat=step.seat,
            is_person=step.by_for(None) is By.PERSON,
            seconds=seconds,
            events=msgspec.json.decode(heard.events),
            lines=msgspec.json.decode(heard.lines),
        )
        for number, (step, seconds) in enumerate(zip(live.steps, waits, strict=True))
        for heard in [event_feed.unpack(step.told, None)]
    ]
