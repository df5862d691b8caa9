"""How a state could be kept: what a copy costs for each way, on a state of 24 figures, 4 players and 5 frames.

Run `python -m bench.representation`. The comparison stands in docs/architecture.md.
"""

from __future__ import annotations

import copy as copying
import dataclasses
import time
from collections.abc import Callable
from typing import Any

import msgspec

from dejarik.kernel.records import Public, Record, copy, decoder_of


class Piece(Record):
    id: Public[int]
    seat: Public[int]
    name: Public[str]
    space: Public[int]
    damage: Public[int] = 0
    conditions: Public[list[str]] = []
    tokens: Public[dict[str, int]] = {}


class Seat(Record):
    seat: Public[int]
    points: Public[int]
    deck: Public[list[str]]


class Frame(Record):
    at: Public[int]
    values: Public[list[int]]


class Whole(Record):
    pieces: Public[dict[int, Piece]]
    seats: Public[list[Seat]]
    frames: Public[list[Frame]]


@dataclasses.dataclass(slots=True)
class PlainPiece:
    id: int
    seat: int
    name: str
    space: int
    damage: int
    conditions: list[str]
    tokens: dict[str, int]

    def copy(self) -> PlainPiece:
        return PlainPiece(
            self.id, self.seat, self.name, self.space, self.damage, self.conditions[:], self.tokens.copy()
        )


def whole() -> Whole:
    pieces = {id: Piece(id, id % 4, "trooper", id * 3, 1, ["focused"], {"block": 1}) for id in range(24)}
    seats = [Seat(seat, 10, [f"card-{number}" for number in range(12)]) for seat in range(4)]
    return Whole(pieces, seats, [Frame(at, [1, 2, 3]) for at in range(5)])


def by_fields(state: Whole) -> Whole:
    """What a copier written for exactly these records would do."""
    return Whole(
        {
            id: Piece(
                piece.id,
                piece.seat,
                piece.name,
                piece.space,
                piece.damage,
                piece.conditions[:],
                piece.tokens.copy(),
            )
            for id, piece in state.pieces.items()
        },
        [Seat(seat.seat, seat.points, seat.deck[:]) for seat in state.seats],
        [Frame(frame.at, frame.values[:]) for frame in state.frames],
    )


def nested(value: Any) -> Any:
    """Copy dictionaries and lists, as a state of plain containers would need it."""
    if isinstance(value, dict):
        return {key: nested(item) for key, item in value.items()}
    return [nested(item) for item in value] if isinstance(value, list) else value


def microseconds(work: Callable[[], object], times: int = 2000) -> float:
    best = float("inf")
    for _ in range(5):
        start = time.perf_counter()
        for _ in range(times // 5):
            work()
        best = min(best, (time.perf_counter() - start) / (times // 5))
    return best * 1e6


def ways() -> dict[str, Callable[[], object]]:
    state = whole()
    containers = msgspec.to_builtins(state)
    slotted = [PlainPiece(id, id % 4, "trooper", id * 3, 1, ["focused"], {"block": 1}) for id in range(24)]
    return {
        "msgspec records, copied field by field": lambda: by_fields(state),
        "msgspec records, copied by code written from their types (chosen)": lambda: copy(state),
        "msgspec records, through MessagePack": lambda: decoder_of(type(state)).decode(
            msgspec.msgpack.encode(state)
        ),
        "msgspec records, copy.deepcopy": lambda: copying.deepcopy(state),
        "dictionaries and lists, copied by hand": lambda: nested(containers),
        "slotted classes, copied by hand (the 24 figures only)": lambda: [piece.copy() for piece in slotted],
    }


def metrics() -> dict[str, tuple[float, str]]:
    """For `dejarik bench`."""
    return {f"copy of {name}": (microseconds(work, 500), "µs") for name, work in ways().items()}


if __name__ == "__main__":
    for name, work in ways().items():
        print(f"{microseconds(work):8.1f} µs  {name}")
