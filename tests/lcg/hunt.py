"""Positions of The Hunt for Skywalker: nine objectives facedown in three rows, Luke aside.

front row        A B        the dark side's way
second row      C D E
last row       F G H I
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from tests.lcg.table import Table

from dejarik.lcg.rules.verbs import ENGAGE

#: The nine objectives; `hunt` lays them out in this order, A to I.
NINE = (
    "rebel-command-469", "dagobah-refuge-467",
    "the-mines-465", "the-final-ship-466", "the-coruscant-rescue-473",
    "the-ruins-of-alderaan-470", "front-line-reinforcements-471", "mission-at-kothlis-472", "return-to-tatooine-468",
)  # fmt: skip
TATOOINE_IN_FRONT = ("return-to-tatooine-468", *NINE[:-1])
LUKE = "luke-skywalker-485"


def hunt(
    picture: str = "",
    *,
    dark: int = 2,
    rows: Sequence[str] = NINE,
    up: Collection[str] = (),
    fallen: str = "",
) -> Table:
    """A table with the pyramid: `up` lie faceup, the places in `fallen` (`"AC"`) are empty already."""
    laid = [
        f"{key} place={place}" + ("" if key in up else " facedown")
        for place, key in enumerate(rows, start=1)
        if "ABCDEFGHI"[place - 1] not in fallen
    ]
    table = Table(
        f"light objectives: {', '.join(laid)}\nlight aside: {LUKE}\n{picture}",
        format="skywalker",
        dark=dark,
    )
    table.state.fallen = ["ABCDEFGHI".index(letter) + 1 for letter in fallen]
    return table


def is_facedown(table: Table, key: str) -> bool:
    return table.card(key).facedown


def engageable(table: Table) -> list[int]:
    """The places of the objectives that may be engaged now."""
    ids = [option.value for option in table.asked.options if option.verb is ENGAGE]
    return sorted(table.state.cards[id].place for id in ids)


def result(table: Table) -> tuple[str, tuple[int, ...]] | None:
    """Why the game is over, and who has won; None while it goes on."""
    outcome = table.state.outcome
    return None if outcome is None else (outcome.reason, outcome.winners)
