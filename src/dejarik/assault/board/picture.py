"""Boards as text pictures: read one to get a map with its figures, draw one to look at a situation.

Every space is three characters wide, with one character for the edge to its left; lines of spaces begin with `|`.
Between two of them there may be a line of edges, which begins with `+`; without one, all edges between are open.
The first space is A1. Outside the drawing, and where three blanks stand, there is no map.

    +---+---+---+---+
    | A | .   #   ~ |        ' . '  plain space              '|' '---'  wall
    +   +===+===+   +        ' # '  blocking terrain         '=' '==='  closed door (always two edges in line)
    | .   b   * : . |        ' : '  impassable terrain       '/' '///'  open door
    +---+---+---+---+        ' ~ '  difficult terrain        '#' '###'  blocking edge
                             ' * '  energy shield            ':' ':::'  impassable edge
                             ' % '  rubble                   ' @ '  interior space

A letter is a figure: capitals are team 0, small letters team 1; the same letter in several spaces is one large figure.
A mark behind a letter says what kind of figure it is: `!` Massive, `^` Mobile, `'` companion, `?` neutral,
`-` incapacitated. Signs are combined within a space: `#J^` is a Mobile figure on blocking terrain.
"""

from __future__ import annotations

from inspect import cleandoc

from dejarik.assault.board.bases import Base, Lying, Position
from dejarik.assault.board.compiled import Board, board_of
from dejarik.assault.board.grid import Cell, Space, SpaceName, Spaces, space_name
from dejarik.assault.board.mapdata import Door, Edge, MapData, MapId, MapToken, TokenKind, check_map
from dejarik.assault.board.situation import FigureId, Nature, Piece, Situation, Thing, figure, space_thing
from dejarik.kernel.errors import Problem

_MARKS = {
    "!": Nature.MASSIVE,
    "^": Nature.MOBILE,
    "'": Nature.COMPANION,
    "?": Nature.NEUTRAL,
    "-": Nature.INCAPACITATED,
}
_TERRAIN = "#:~*%@"


class Scene:
    """A picture that was read: the board, the situation on it, and its figures by letter."""

    def __init__(self, board: Board, situation: Situation) -> None:
        self.board = board
        self.situation = situation

    def __getitem__(self, letter: str) -> Piece:
        """The figure drawn with this letter, as it stands now."""
        return self.situation.figure(FigureId(ord(letter)))

    def at(self, *names: str) -> Thing:
        """These spaces, as something to measure from and to."""
        return space_thing(self.board.spaces(names))

    def space(self, name: str) -> Space:
        """The number of a space."""
        return self.board.space(name)

    def position(self, name: str, lying: Lying = Lying.UPRIGHT) -> Position:
        """The position of a base whose top left space is this one."""
        return Position(self.board.space(name), lying)

    def names(self, spaces: Spaces) -> set[str]:
        """The names of a set of spaces."""
        return set(self.board.names(spaces))


def read_picture(picture: str) -> Scene:
    """The map and the figures of a text picture."""
    return _Reader(cleandoc(picture).splitlines()).scene()


class _Reader:
    """What is found while a picture is read line by line."""

    def __init__(self, lines: list[str]) -> None:
        self.terrain: dict[str, set[Cell]] = {sign: set() for sign in _TERRAIN}
        self.spaces: list[Cell] = []
        self.figures: dict[str, list[Cell]] = {}
        self.natures: dict[str, Nature] = {}
        self.edges: dict[str, list[tuple[Cell, Cell]]] = {sign: [] for sign in "|-=/#:"}
        row = -1
        edge_line = ""
        for line in lines:
            if line.startswith("+"):
                edge_line = line
            elif line.startswith("|"):
                row += 1
                self._read_edges(edge_line, row)
                self._read_spaces(line, row)
                edge_line = ""
            else:
                raise Problem("board-picture-line", line=line)

    def _read_spaces(self, line: str, row: int) -> None:
        for column in range((len(line) + 2) // 4):
            content = line[4 * column + 1 : 4 * column + 4]
            if content.strip():
                self._read_space(content.replace(" ", ""), (column, row))
            self._edge(line[4 * column], (column - 1, row), (column, row))

    def _read_space(self, content: str, cell: Cell) -> None:
        self.spaces.append(cell)
        letter = ""
        for sign in content:
            if sign.isalpha():
                letter = sign
                self.figures.setdefault(letter, []).append(cell)
                self.natures.setdefault(letter, Nature.ORDINARY)
            elif sign in _MARKS and letter:
                self.natures[letter] |= _MARKS[sign]
            elif sign in self.terrain:
                self.terrain[sign].add(cell)
            elif sign != ".":
                raise Problem("board-picture-sign", sign=sign, space=space_name(cell))

    def _read_edges(self, line: str, row: int) -> None:
        for column in range(len(line) // 4):
            signs = set(line[4 * column + 1 : 4 * column + 4])
            if len(signs) != 1:
                raise Problem("board-picture-line", line=line)
            self._edge(signs.pop(), (column, row - 1), (column, row))

    def _edge(self, sign: str, first: Cell, second: Cell) -> None:
        if sign == " ":
            return
        if sign not in self.edges:
            raise Problem("board-picture-sign", sign=sign, space=space_name(second))
        self.edges[sign].append((first, second))

    def _named(self, signs: str) -> tuple[Edge, ...]:
        on_map = set(self.spaces)
        found = [edge for sign in signs for edge in self.edges[sign] if on_map.issuperset(edge)]
        return tuple((space_name(first), space_name(second)) for first, second in found)

    def _doors(self, sign: str) -> list[Door]:
        """Door edges in one line belong together two by two (CORE-DOOR-01)."""
        left = sorted(self.edges[sign])
        doors: list[Door] = []
        while left:
            (x, y), (other_x, other_y) = first = left.pop(0)
            along = (0, 1) if y == other_y else (1, 0)
            second = ((x + along[0], y + along[1]), (other_x + along[0], other_y + along[1]))
            if second not in left:
                raise Problem("board-picture-door", space=space_name((x, y)))
            left.remove(second)
            pair = tuple((space_name(one), space_name(two)) for one, two in (first, second))
            doors.append(Door(pair, open_at_start=sign == "/"))
        return doors

    def scene(self) -> Scene:
        def with_sign(sign: str) -> tuple[SpaceName, ...]:
            return tuple(space_name(cell) for cell in self.spaces if cell in self.terrain[sign])

        doors = (*self._doors("="), *self._doors("/"))
        map_data = MapData(
            id=MapId("picture"),
            spaces=tuple(space_name(cell) for cell in self.spaces),
            walls=self._named("|-"),
            blocking_edges=self._named("#"),
            impassable_edges=self._named(":"),
            blocking=with_sign("#"),
            impassable=with_sign(":"),
            difficult=with_sign("~"),
            interior=with_sign("@"),
            doors=doors,
            tokens=tuple(MapToken(TokenKind.ENERGY_SHIELD, name) for name in with_sign("*")),
        )
        board = board_of(check_map(map_data, "picture"))
        open_doors = sum(1 << number for number, door in enumerate(doors) if door.open_at_start)
        rubble = board.spaces(with_sign("%"))
        situation = Situation(board, open_doors=open_doors, rubble=rubble)
        for letter, cells in self.figures.items():
            situation.put(self._figure(board, letter, cells))
        return Scene(board, situation)

    def _figure(self, board: Board, letter: str, cells: list[Cell]) -> Piece:
        left, top = min(x for x, _ in cells), min(y for _, y in cells)
        columns = max(x for x, _ in cells) - left + 1
        rows = max(y for _, y in cells) - top + 1
        for base in Base:
            for lying in base.lyings:
                if base.extent(lying) == (columns, rows) and len(cells) == columns * rows:
                    position = Position(board.space(space_name((left, top))), lying)
                    team = 0 if letter.isupper() else 1
                    return figure(board, ord(letter), team, position, base, self.natures[letter])
        raise Problem("board-picture-figure", figure=letter, space=space_name((left, top)))


def draw_picture(situation: Situation) -> str:
    """The text picture of a situation; figures that came from a picture keep their letters.

    A space shows at most three signs, so that crowded ones lose some. Maps that do not begin at A1 are moved there.
    """
    board = situation.board
    letters = _letters(situation)
    lines: list[str] = []
    for row in range(board.height):
        lines.append(_edge_line(situation, row))
        lines.append(_space_line(situation, row, letters))
    lines.append(_edge_line(situation, board.height))
    return "\n".join(line.rstrip() for line in lines)


def _letters(situation: Situation) -> dict[FigureId, str]:
    letters: dict[FigureId, str] = {}
    free = {team: iter("ABCDEFGHIJKLMNOPQRSTUVWXYZ") for team in (0, 1)}
    for who in situation.figures.values():
        own = chr(who.id) if 0 < who.id < 128 and chr(who.id).isalpha() else ""
        if own and own.isupper() == (who.team == 0):
            letters[who.id] = own
        else:
            letter = next(free[min(who.team, 1)], "?")
            letters[who.id] = letter if who.team == 0 else letter.lower()
    return letters


def _space_line(situation: Situation, row: int, letters: dict[FigureId, str]) -> str:
    board = situation.board
    line = "|"
    for column in range(board.width):
        space = row * board.stride + column
        line += _content(situation, Space(space), letters) if board.on_map >> space & 1 else "   "
        line += _edge_sign(situation, space, space + 1, sideways=True) if column + 1 < board.width else "|"
    return line


def _content(situation: Situation, space: Space, letters: dict[FigureId, str]) -> str:
    board = situation.board
    signs = ""
    for sign, where in (
        ("#", board.blocking),
        (":", board.impassable),
        ("~", board.difficult),
        ("%", situation.difficult & ~board.difficult),
        ("*", situation.shields),
        ("@", board.interior),
    ):
        signs += sign if where >> space & 1 else ""
    for who in situation.figures_in(1 << space):
        marks = "".join(mark for mark, nature in _MARKS.items() if who.nature & nature)
        signs += letters[who.id] + (marks if who.position.space == space else "")
    signs = signs or "."
    return f" {signs} " if len(signs) == 1 else f"{signs[:3]:<3}"


def _edge_line(situation: Situation, row: int) -> str:
    board = situation.board
    line = "+"
    for column in range(board.width):
        below = row * board.stride + column
        if row in (0, board.height):
            line += "---+"
        else:
            line += _edge_sign(situation, below - board.stride, below, sideways=False) * 3 + "+"
    return line


def _edge_sign(situation: Situation, first: int, second: int, *, sideways: bool) -> str:
    board = situation.board
    bit = 1 << first
    sides = (board.on_map >> first & 1) + (board.on_map >> second & 1)
    if not sides:
        return " "
    walls, blocking, impassable, doors = (
        (board.walls_east, board.blocking_east, board.impassable_east, board.east_of_door)
        if sideways
        else (board.walls_south, board.blocking_south, board.impassable_south, board.south_of_door)
    )
    for number, door in enumerate(doors):
        if door & bit:  # also one towards a section that is not laid
            return "=" if situation.closed >> number & 1 else "/"
    if sides == 1 or walls & bit:
        return "|" if sideways else "-"
    if blocking & bit:
        return "#"
    return ":" if impassable & bit else " "
