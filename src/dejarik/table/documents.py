"""Documents that people write themselves, such as armies: the table hands them to the game and answers what it says."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response

from dejarik.kernel.games import find_game
from dejarik.table.api import REFUSALS, Bearer, Id, answer, tables_of, token_of
from dejarik.table.bodies import Body, FittingWanted, Word
from dejarik.table.joining import fitting
from dejarik.table.words import TableId

router = APIRouter(responses=REFUSALS)


class Examined(Body):
    """A document, and what kind of document it is."""

    kind: Word = "army"
    document: dict[str, Any]


@router.post("/api/games/{game}/examine", response_model=dict[str, Any])
async def examine(request: Request, game: Id, wanted: Examined) -> Response:
    """What is right and wrong with a document: `Presenter.examine`. Nothing is kept."""
    found = find_game(game)
    return answer(
        await tables_of(request).errands.beside(found.presenter.examine, wanted.kind, wanted.document)
    )


@router.post("/api/tables/{table}/examine", response_model=dict[str, Any])
async def examine_seat(
    request: Request, table: Id, wanted: FittingWanted, authorization: Bearer = None
) -> Response:
    """What whoever sits down in a seat now can't bring, and why: `Presenter.fitting`. Nothing is kept."""
    async with tables_of(request).room(TableId(table)).entered() as live:
        asked = fitting(live, wanted.seat, wanted.documents, token_of(authorization))
    return answer(await tables_of(request).errands.beside(asked))
