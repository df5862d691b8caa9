"""Random boards for property tests, and the same boards for the slow reference."""

from __future__ import annotations

import hypothesis.strategies as st
from tests.assault.board.reference import Cell, Table

from dejarik.assault.board import Board, Position, Situation, Space, board_of, figure
from dejarik.assault.board.grid import SpaceName, reading_order, space_name
from dejarik.assault.board.mapdata import Door, Edge, MapData, MapId, MapToken, TokenKind, check_map

SIZE = 6


def _edge(edge: frozenset[Cell]) -> Edge:
    first, second = sorted((space_name(cell) for cell in edge), key=reading_order)
    return first, second


def _names(cells: set[Cell]) -> tuple[SpaceName, ...]:
    return tuple(sorted((space_name(cell) for cell in cells), key=reading_order))


@st.composite
def tables(draw: st.DrawFn, *, doors: bool = True) -> Table:
    """Boards of up to six by six spaces with holes, walls, terrain of every kind, doors and shields."""
    width, height = draw(st.integers(2, SIZE)), draw(st.integers(2, SIZE))
    every = [(x, y) for y in range(height) for x in range(width)]
    holes = draw(st.sets(st.sampled_from(every), max_size=len(every) // 6))
    cells = set(every) - holes
    edges = sorted(
        (
            frozenset((cell, other))
            for cell in cells
            for other in ((cell[0] + 1, cell[1]), (cell[0], cell[1] + 1))
            if other in cells
        ),
        key=sorted,
    )

    def some_cells(most: int) -> st.SearchStrategy[set[Cell]]:
        return st.sets(st.sampled_from(sorted(cells)), max_size=most) if cells else st.just(set())

    def some_edges(most: int) -> st.SearchStrategy[set[frozenset[Cell]]]:
        return st.sets(st.sampled_from(edges), max_size=most) if edges else st.just(set())

    table = Table(cells)
    table.walls = draw(some_edges(5))
    table.blocking_edges = draw(some_edges(3)) - table.walls
    table.impassable_edges = draw(some_edges(4))
    table.blocking = draw(some_cells(4))
    table.impassable = draw(some_cells(3)) - table.blocking
    table.difficult = draw(some_cells(5))
    table.shields = draw(some_cells(3))
    if doors and edges:
        first = draw(st.sampled_from(edges))
        (x, y), (other_x, other_y) = sorted(first)
        along = (0, 1) if y == other_y else (1, 0)
        second = frozenset(((x + along[0], y + along[1]), (other_x + along[0], other_y + along[1])))
        if second in edges and not table.walls & {first, second}:
            table.doors = {first, second}
    return table


def map_of(table: Table) -> MapData:
    """The reference's board as map data."""
    door = (
        (
            Door(
                tuple(sorted((_edge(edge) for edge in table.doors), key=str)),
            ),
        )
        if table.doors
        else ()
    )
    return check_map(
        MapData(
            id=MapId("random"),
            spaces=_names(table.cells),
            walls=tuple(_edge(edge) for edge in table.walls),
            blocking_edges=tuple(_edge(edge) for edge in table.blocking_edges),
            impassable_edges=tuple(_edge(edge) for edge in table.impassable_edges),
            blocking=_names(table.blocking),
            impassable=_names(table.impassable),
            difficult=_names(table.difficult),
            doors=door,
            tokens=tuple(MapToken(TokenKind.ENERGY_SHIELD, name) for name in _names(table.shields)),
        ),
        "random",
    )


def space_at(board: Board, cell: Cell) -> Space:
    """The space in a column and row that is known to be on the board."""
    space = board.at(cell)
    assert space is not None
    return space


def situation_of(table: Table, friendly: set[Cell], hostile: set[Cell]) -> Situation:
    """The board with small figures of team 0 and team 1 on it."""
    situation = Situation(board_of(map_of(table)))
    for team, cells in enumerate((friendly, hostile)):
        for number, cell in enumerate(sorted(cells & table.cells)):
            position = Position(space_at(situation.board, cell))
            situation.put(figure(situation.board, 100 * team + number, team, position))
    return situation
