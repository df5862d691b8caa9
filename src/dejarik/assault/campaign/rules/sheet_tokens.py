"""Mission tokens that lie on a hero's sheet or an ally's card, or before all Rebels: what the mission does with
them, it says itself."""

from __future__ import annotations

from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.rules.reports import FigureEvent
from dejarik.kernel import Event, Public


class SheetTokensChanged(FigureEvent):
    """Tokens have been put on the sheet or card of a figure, or taken from it."""

    kind: Public[str]
    count: Public[int]  # what lies there now


def on_sheet(state: MissionState, figure: int, kind: str) -> int:
    """How many tokens of a kind lie on the sheet or card of a figure."""
    return state.memory.get(_place(figure, kind), 0)


def put_on_sheet(state: MissionState, figure: int, kind: str, change: int = 1) -> None:
    """So many tokens come onto the sheet or card of a figure, or leave it."""
    count = state.memory[_place(figure, kind)] = max(0, on_sheet(state, figure, kind) + change)
    state.log(SheetTokensChanged(figure=figure, kind=kind, count=count))


def sheets(state: MissionState) -> dict[int, dict[str, int]]:
    """What lies on the sheets and cards of all figures: how many tokens of each kind."""
    found: dict[int, dict[str, int]] = {}
    for key, count in state.memory.items():
        if key.startswith(_SHEET) and count:
            kind, _, figure = key.removeprefix(_SHEET).rpartition(":")
            found.setdefault(int(figure), {})[kind] = count
    return found


_SHEET, _STORE = "on-sheet:", "store:"


def _place(figure: int, kind: str) -> str:
    return f"{_SHEET}{kind}:{figure}"


class StoreChanged(Event):
    """Tokens have come into the play area of the Rebels, or have left it."""

    kind: Public[str]
    count: Public[int]  # what lies there now


def in_store(state: MissionState, kind: str) -> int:
    """How many tokens of a kind lie in the play area of the Rebels."""
    return state.memory.get(_store(kind), 0)


def store(state: MissionState, kind: str, change: int) -> None:
    """So many tokens come there, or leave it."""
    count = state.memory[_store(kind)] = max(0, in_store(state, kind) + change)
    state.log(StoreChanged(kind=kind, count=count))


def stores(state: MissionState) -> dict[str, int]:
    """What lies there, by its kinds; also of which there is nothing left."""
    return {key.removeprefix(_STORE): count for key, count in state.memory.items() if key.startswith(_STORE)}


def _store(kind: str) -> str:
    return f"{_STORE}{kind}"
