"""Documents that people write themselves, such as armies: the table hands them to the game and answers what it says."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import APIRouter, Response

from dejarik.kernel.games import find_game
from dejarik.table.api import REFUSALS, Id, answer
from dejarik.table.bodies import Body, Word

router = APIRouter(responses=REFUSALS)


class Examined(Body):
    """A document, and what kind of document it is."""

    kind: Word = "army"
    document: dict[str, Any]


@router.post("/api/games/{game}/examine", response_model=dict[str, Any])
async def examine(game: Id, wanted: Examined) -> Response:
    """What is right and wrong with a document: `Game.examine`. Nothing is kept."""
    found = find_game(game)
    return answer(await asyncio.to_thread(found.examine, wanted.kind, wanted.document))
