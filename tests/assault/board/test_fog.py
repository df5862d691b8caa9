"""The picture of a map that is partly laid: nothing of it tells what is not there."""

from __future__ import annotations

import re
from itertools import pairwise

import msgspec
import pytest

from dejarik.assault.board import MapData, MapDrawing, board_of, drawing_of, load_mission_map
from dejarik.assault.board.drawing import LineKind
from dejarik.assault.board.grid import Point, SpaceName, cell_of
from dejarik.assault.board.svg import Caption, LaidMap, Theme, laid_map, map_svg, sheet_of
from dejarik.assault.board.svg.outlines import SCALE
from dejarik.assault.facts.campaign_missions import campaign_mission, campaign_mission_ids
from dejarik.assault.facts.campaign_records import Occasion
from dejarik.messages import Language

START = "Start Section"
COMMAND_POST = "Section 2 - Command Post"
SKIFF = "Section 3 - Skiff"

PARTS = [
    (id, tuple(str(section.region) for section in mission.sections if section.placed.at is Occasion.SETUP))
    for id in campaign_mission_ids()
    for mission in (campaign_mission(id),)
    if any(section.placed.at is not Occasion.SETUP for section in mission.sections)
]
"""Every mission whose map comes piece by piece, with what is laid at setup."""

FIRST = [("trespass", (START,)), ("dark-recon", (START,)), ("aftermath", (START,))]


def missing_spaces(map_data: MapData, part: MapData) -> set[SpaceName]:
    return set(map_data.spaces) - set(part.spaces)


def corners(part: MapData) -> set[Point]:
    """The corners of everything that is laid, in units of the picture."""
    cells = [cell_of(name) for name in part.spaces]
    return {(SCALE * (x + dx), SCALE * (y + dy)) for x, y in cells for dx in (0, 1) for dy in (0, 1)}


def points(svg: str) -> set[Point]:
    """Every point of every path."""
    found: set[Point] = set()
    for path in re.findall(r' d="([^"]*)"', svg):
        x = y = 0
        for command, numbers in re.findall(r"([MLHVZ])([-\d ]*)", path):
            values = [int(number) for number in numbers.split()]
            if command in "ML":
                x, y = values
            elif command == "H":
                (x,) = values
            elif command == "V":
                (y,) = values
            found.add((x, y))
    return found


@pytest.mark.parametrize(("map_id", "laid"), [*PARTS, *FIRST])
def test_a_page_receives_no_space_of_a_section_that_is_not_laid(map_id: str, laid: tuple[str, ...]) -> None:
    map_data = load_mission_map(map_id)
    part = board_of(map_data, laid).map
    sent = msgspec.json.encode(laid_map(map_data, laid)).decode()
    drawn = msgspec.json.encode(drawing_of(map_data, laid)).decode()
    missing = missing_spaces(map_data, part)
    assert missing
    for text in (sent, drawn):
        named = set(re.findall(r'"([A-Z]+[0-9]+)"', text))
        assert named >= set(part.spaces)
        assert named & missing == set()


@pytest.mark.parametrize(("map_id", "laid"), [*PARTS, *FIRST])
def test_a_page_receives_no_tile_and_no_name_of_a_section_that_is_not_laid(
    map_id: str, laid: tuple[str, ...]
) -> None:
    map_data = load_mission_map(map_id)
    part = board_of(map_data, laid).map
    sent = msgspec.json.encode(laid_map(map_data, laid)).decode()
    drawn = msgspec.json.encode(drawing_of(map_data, laid)).decode()
    here = {tile.placement for tile in part.tiles}
    there = {tile.placement for tile in map_data.tiles} - here
    hidden = {str(each.tile) for each in there} - {str(each.tile) for each in here}
    assert [tile for tile in hidden if f'"{tile}"' in sent + drawn] == []
    names = [str(section.name) for section in map_data.sections if section.name not in laid]
    looks_like_a_space = re.compile(r"[A-Z][0-9]")  # some sections are called so, and some lines of a picture
    assert [name for name in names if name in sent and not looks_like_a_space.fullmatch(name)] == []


@pytest.mark.parametrize(("map_id", "laid"), [*PARTS, *FIRST])
def test_every_line_of_the_picture_is_at_something_that_is_laid(map_id: str, laid: tuple[str, ...]) -> None:
    map_data = load_mission_map(map_id)
    part = board_of(map_data, laid).map
    picture = laid_map(map_data, laid)
    assert points(picture.svg) <= corners(part)
    columns, rows = zip(*(cell_of(name) for name in part.spaces), strict=True)
    assert picture.top_left == (min(columns), min(rows))
    assert picture.bottom_right == (max(columns) + 1, max(rows) + 1)


@pytest.mark.parametrize(("map_id", "laid"), [*PARTS, *FIRST])
def test_the_whole_file_tells_nothing_more(map_id: str, laid: tuple[str, ...]) -> None:
    map_data = load_mission_map(map_id)
    sheet = sheet_of(map_data, sections=laid)
    svg = map_svg(sheet, Caption("A part"), Theme.DARK, Language.ENGLISH)
    named = set(re.findall(r'data-space="([A-Z]+[0-9]+)"', svg))
    assert named == set(board_of(map_data, laid).map.spaces)


def test_a_door_towards_what_is_not_laid_is_drawn() -> None:
    picture = laid_map(load_mission_map("trespass"), [START])
    assert picture.doors == {0: ((4, 11), (6, 11))}  # below E11 and F11
    assert (picture.top_left, picture.bottom_right) == ((0, 0), (12, 11))


@pytest.mark.parametrize(("map_id", "laid"), [*PARTS, *FIRST])
def test_the_doors_are_those_with_a_space_that_is_laid(map_id: str, laid: tuple[str, ...]) -> None:
    map_data = load_mission_map(map_id)
    spaces = set(board_of(map_data, laid).map.spaces)
    expected = [
        number
        for number, door in enumerate(map_data.doors)
        if any(name in spaces for edge in door.edges for name in edge)
    ]
    assert list(laid_map(map_data, laid).doors) == expected


def test_spaces_keep_their_names_and_places_when_more_is_laid() -> None:
    map_data = load_mission_map("trespass")

    def cells(picture: LaidMap) -> dict[str, Point]:
        return {str(square.name): square.cell for square in picture.squares}

    steps = [[START], [START, SKIFF], [START, SKIFF, COMMAND_POST]]
    for before, after in pairwise(cells(laid_map(map_data, laid)) for laid in steps):
        assert before.items() <= after.items()
    assert len(cells(laid_map(map_data, steps[-1]))) == len(map_data.spaces)


def test_the_whole_map_is_drawn_as_before() -> None:
    def doors(drawing: MapDrawing) -> set[int | None]:
        return {line.door for line in drawing.lines if line.kind is LineKind.DOOR}

    map_data = load_mission_map("storming-the-palace")
    whole = drawing_of(map_data)
    assert whole == drawing_of(map_data, [str(section.name) for section in map_data.sections])
    assert doors(whole) == set(range(len(map_data.doors)))


def test_a_picture_is_made_once() -> None:
    map_data = load_mission_map("trespass")
    assert laid_map(map_data, [START, SKIFF]) is laid_map(map_data, (SKIFF, START))
