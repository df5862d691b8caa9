"""Text pictures, and maps as drawings."""

from __future__ import annotations

from inspect import cleandoc

import pytest

from dejarik.assault.board import (
    Base,
    Lying,
    MapData,
    MapDrawing,
    Nature,
    Situation,
    board_of,
    draw_picture,
    drawing_of,
    load_map,
    map_ids,
    read_picture,
)
from dejarik.assault.board.drawing import Ink, LineKind
from dejarik.kernel.errors import Problem

EVERYTHING = cleandoc("""
    +---+---+---+---+---+
    | A | .   #   ~   : |
    +   +===+===+   +---+
    | .   b   * : %
    +   +   +   +###+---+
    | M!  M   c'# d   N?|
    +   +   +:::+   +   +
    | M   M  #J^  .   o-|
    +///+///+   +   +   +
    | .   .   e   e   e |
    +   +   +   +   +   +
    | .   @   e   e   e |
    +---+---+---+---+---+
""")


def test_a_picture_is_read_and_drawn_the_same() -> None:
    scene = read_picture(EVERYTHING)
    drawn = draw_picture(scene.situation)
    assert read_picture(drawn).board.map == scene.board.map
    assert read_picture(drawn).situation.figures == scene.situation.figures
    assert draw_picture(read_picture(drawn).situation) == drawn


def test_what_a_picture_says() -> None:
    scene = read_picture(EVERYTHING)
    board = scene.board
    assert len(board.map.spaces) == 29
    assert board.names(board.blocking) == ("C1", "C4")
    assert board.names(board.impassable) == ("E1",)
    assert board.names(board.difficult) == ("D1",)
    assert scene.names(scene.situation.difficult) == {"D1", "D2"}
    assert board.names(board.shields) == ("C2",)
    assert board.names(board.interior) == ("B6",)
    assert board.map.walls == (("A1", "B1"),)
    assert board.map.blocking_edges == (("D2", "D3"), ("C3", "D3"))
    assert board.map.impassable_edges == (("C2", "D2"), ("C3", "C4"))
    assert [door.open_at_start for door in board.map.doors] == [False, True]
    assert scene.situation.closed == 1
    assert (scene["M"].base, scene["M"].nature) == (Base.SQUARE, Nature.MASSIVE)
    assert (scene["e"].base, scene["e"].position.lying) == (Base.HUGE, Lying.ACROSS)
    assert [scene[letter].nature for letter in "cNoJ"] == [
        Nature.COMPANION,
        Nature.NEUTRAL,
        Nature.INCAPACITATED,
        Nature.MOBILE,
    ]
    assert (scene["A"].team, scene["b"].team) == (0, 1)


@pytest.mark.parametrize(
    ("picture", "message"),
    [
        ("  A   B", "board-picture-line"),
        ("+--- - +\n| .   . |", "board-picture-line"),
        ("| $ |", "board-picture-sign"),
        ("| . $ . |", "board-picture-sign"),
        ("| . = . |", "board-picture-door"),
        ("| A   .   A |", "board-picture-figure"),
    ],
)
def test_a_picture_that_makes_no_sense_is_refused(picture: str, message: str) -> None:
    with pytest.raises(Problem) as refused:
        read_picture(picture)
    assert refused.value.message.id == message


@pytest.mark.parametrize("map_id", map_ids())
def test_every_map_can_be_drawn_as_text(map_id: str) -> None:
    board = board_of(load_map(map_id))
    drawn = draw_picture(Situation(board))
    assert drawn.count("=") == sum(
        east.bit_count() + 3 * south.bit_count()
        for east, south in zip(board.east_of_door, board.south_of_door, strict=True)
    )


@pytest.mark.parametrize("map_id", map_ids())
def test_a_drawing_has_every_space_every_door_and_a_closed_border(map_id: str) -> None:
    map_data = load_map(map_id)
    drawing = drawing_of(map_data)
    assert [square.name for square in drawing.squares] == list(map_data.spaces)
    assert sum(square.ink is Ink.BLOCKING for square in drawing.squares) == len(map_data.blocking)
    assert all(square.tile is not None for square in drawing.squares)
    doors = [line.door for line in drawing.lines if line.kind is LineKind.DOOR]
    assert sorted(door for door in doors if door is not None) == sorted(2 * list(range(len(map_data.doors))))
    ends_at: dict[tuple[int, int], int] = {}
    for line in drawing.lines[: _first_inner_wall(drawing, map_data)]:
        if line.kind is LineKind.WALL:
            for point in (line.start, line.end):
                ends_at[point] = ends_at.get(point, 0) + 1
    assert all(ends % 2 == 0 for ends in ends_at.values())
    assert all(
        abs(line.start[0] - line.end[0]) + abs(line.start[1] - line.end[1]) == 1 for line in drawing.lines
    )


def _first_inner_wall(drawing: MapDrawing, map_data: MapData) -> int:
    """Walls of the border come first, then those between spaces, then the doors."""
    doors = sum(line.kind is LineKind.DOOR for line in drawing.lines)
    return len(drawing.lines) - doors - len(map_data.walls)


def test_the_lines_of_a_small_drawing() -> None:
    scene = read_picture("""
        | .   # |
        | . : ~ |
    """)
    drawing = drawing_of(scene.board.map)
    lines = [(line.kind, line.start, line.end) for line in drawing.lines]
    assert sum(kind is LineKind.WALL for kind, _, _ in lines) == 8
    assert sum(kind is LineKind.BLOCKING_OUTLINE for kind, _, _ in lines) == 4
    assert sum(kind is LineKind.DIFFICULT_OUTLINE for kind, _, _ in lines) == 4
    assert (LineKind.IMPASSABLE_EDGE, (1, 1), (1, 2)) in lines
    assert drawing.bottom_right == (2, 2)
