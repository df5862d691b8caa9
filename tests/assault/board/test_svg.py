"""Pictures of maps: everything in the data is in the picture, once and at its place.

And the command that writes them.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable
from inspect import cleandoc
from pathlib import Path
from xml.etree import ElementTree

import pytest

from dejarik.assault.board import (
    MapData,
    MissionLayout,
    load_map,
    load_mission_map,
    map_ids,
    mission_ids,
    mission_layout,
    mission_map_ids,
    read_picture,
)
from dejarik.assault.board.grid import Cell, Point, SpaceName, cell_of, column_name
from dejarik.assault.board.mapdata import Edge, TileType
from dejarik.assault.board.missions import MissionId
from dejarik.assault.board.svg import Caption, Sheet, Theme, map_svg, sheet_of
from dejarik.assault.board.svg.outlines import SCALE, loops, runs
from dejarik.assault.board.svg.style import COLOURS, FOLDER
from dejarik.cli import main
from dejarik.messages import Language, say

Picture = ElementTree.Element
Side = frozenset[Point]
SHAPES = {"path", "rect", "circle", "text"}
USE = "{http://www.w3.org/2000/svg}use"
Capture = pytest.CaptureFixture[str]

missions = pytest.mark.parametrize("mission", mission_ids())


# --- Reading a picture


def drawn(map_data: MapData, layout: MissionLayout | None = None) -> Picture:
    sheet = sheet_of(map_data, layout)
    return ElementTree.fromstring(map_svg(sheet, Caption("A map"), Theme.DARK, Language.ENGLISH))


def sheet_with(mission: str) -> Sheet:
    """What a picture of a mission shows."""
    layout = mission_layout(MissionId(mission))
    return sheet_of(load_map(layout.map), layout)


def board(picture: Picture) -> Picture:
    """The board without the legend, whose samples look the same."""
    return next(each for each in picture.iter() if each.get("class") == "board")


def with_class(inside: Picture, name: str) -> list[Picture]:
    return [each for each in inside.iter() if name in (each.get("class") or "").split()]


def sides(path: str) -> list[Side]:
    """The sides of spaces that a path runs along."""
    found: list[Side] = []
    at = start = (0, 0)
    for step, first, second in re.findall(r"([MLHVZ])(?:(-?\d+)(?: (-?\d+))?)?", path):
        if step == "M":
            at = start = (int(first), int(second))
            continue
        to = start
        if step != "Z":
            to = (at[0] if step == "V" else int(first), at[1] if step == "H" else int(second or first))
        found += unit_sides(at, to)
        at = to
    return found


def unit_sides(start: Point, end: Point) -> list[Side]:
    (x, y), (end_x, end_y) = sorted([start, end])
    assert {value % SCALE for value in (x, y, end_x, end_y)} == {0}
    column, row, end_column, end_row = (value // SCALE for value in (x, y, end_x, end_y))
    if row == end_row:
        return [frozenset({(each, row), (each + 1, row)}) for each in range(column, end_column)]
    assert column == end_column
    return [frozenset({(column, each), (column, each + 1)}) for each in range(row, end_row)]


def sides_of(picture: Picture, name: str) -> Counter[Side]:
    return Counter(side for each in with_class(board(picture), name) for side in sides(each.get("d") or ""))


def edge_side(edge: Edge) -> Side:
    (x, y), (other_x, other_y) = (cell_of(name) for name in edge)
    if y == other_y:
        return frozenset({(other_x, y), (other_x, y + 1)})
    return frozenset({(x, other_y), (x + 1, other_y)})


def border(spaces: tuple[SpaceName, ...]) -> Counter[Side]:
    """The outline of some spaces, found by counting: a side of exactly one of them."""
    count: Counter[Side] = Counter()
    for x, y in (cell_of(name) for name in spaces):
        corners = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]
        count.update(frozenset({corners[each], corners[each - 1]}) for each in range(4))
    return Counter(side for side, times in count.items() if times == 1)


def place(name: SpaceName) -> Point:
    x, y = cell_of(name)
    return x * SCALE + SCALE // 2, y * SCALE + SCALE // 2


# --- Everything that the data has


@pytest.mark.rule("CORE-SPACE-02")
@pytest.mark.parametrize("map_id", map_ids())
def test_every_space_is_the_square_that_its_name_says(map_id: str) -> None:
    map_data = load_map(map_id)
    spaces = with_class(board(drawn(map_data)), "space")
    assert [each.get("data-space") for each in spaces] == list(map_data.spaces)
    for each in spaces:
        x, y = cell_of(SpaceName(each.attrib["data-space"]))
        square = [each.get(name) for name in ("x", "y", "width", "height")]
        assert square == [str(x * SCALE), str(y * SCALE), str(SCALE), str(SCALE)]


@pytest.mark.rule("CORE-SPACE-05")
@pytest.mark.parametrize("map_id", map_ids())
def test_walls_are_drawn_around_the_map_and_where_the_data_has_them(map_id: str) -> None:
    map_data = load_map(map_id)
    picture = drawn(map_data)
    assert sides_of(picture, "rim") == border(map_data.spaces)
    assert sides_of(picture, "wall") == Counter(edge_side(edge) for edge in map_data.walls)


@pytest.mark.parametrize("map_id", map_ids())
def test_red_edges_are_drawn_where_the_data_has_them(map_id: str) -> None:
    map_data = load_map(map_id)
    picture = drawn(map_data)
    blocking = Counter(edge_side(edge) for edge in map_data.blocking_edges)
    assert sides_of(picture, "blocking-edge") == blocking
    assert sides_of(picture, "impassable-edge") == Counter(
        edge_side(edge) for edge in map_data.impassable_edges
    )


@pytest.mark.parametrize("map_id", map_ids())
def test_terrain_is_outlined_filled_with_its_pattern_and_said(map_id: str) -> None:
    map_data = load_map(map_id)
    picture = drawn(map_data)
    for kind in ("blocking", "impassable", "difficult"):
        spaces: tuple[SpaceName, ...] = getattr(map_data, kind)
        assert sides_of(picture, f"{kind}-line") == border(spaces)
        assert sides_of(picture, kind) == border(spaces)
        said = [each for each in with_class(picture, "space") if each.get("data-terrain") == kind]
        assert {each.get("data-space") for each in said} == set(spaces)
        assert all(f"{kind} terrain" in (each.findtext("{*}title") or "") for each in said)


@pytest.mark.parametrize("map_id", map_ids())
def test_the_floor_shows_the_type_of_the_tile(map_id: str) -> None:
    map_data = load_map(map_id)
    picture = drawn(map_data)
    types = {TileType(region.name): region.spaces for region in map_data.tile_types}
    for kind in TileType:
        assert sides_of(picture, f"floor-{kind.value}") == border(types.get(kind, ()))


@pytest.mark.parametrize("map_id", map_ids())
def test_every_deployment_zone_has_its_outline_and_its_tally(map_id: str) -> None:
    map_data = load_map(map_id)
    picture = board(drawn(map_data))
    zones = with_class(picture, "zone")
    assert [zone.get("data-zone") for zone in zones] == [zone.name for zone in map_data.zones]
    for zone, element in zip(map_data.zones, zones, strict=True):
        (line,) = with_class(element, "zone-line")
        assert Counter(sides(line.attrib["d"])) == border(zone.spaces)
    badges = [use.get("href") for each in with_class(picture, "zone-badge") for use in each.iter(USE)]
    assert badges == [f"#seat-{zone.name}" for zone in map_data.zones]


@missions
@pytest.mark.rule("CORE-DOOR-01")
def test_every_door_stands_on_its_two_edges_and_is_locked_when_the_mission_locks_it(
    mission: MissionId,
) -> None:
    layout = mission_layout(mission)
    map_data = load_map(layout.map)
    doors = with_class(board(drawn(map_data, layout)), "door")
    assert len(doors) == len(map_data.doors)
    for door, element in zip(map_data.doors, doors, strict=True):
        (bar,) = with_class(element, "door-bar")
        assert set(sides(bar.attrib["d"])) == {edge_side(edge) for edge in door.edges}
        assert element.get("data-state") == ("locked" if layout.doors.locked else "closed")
        locks = [use for use in element.iter(USE) if use.get("href") == "#a-lock"]
        assert len(locks) == (1 if layout.doors.locked else 0)


@missions
def test_every_token_of_map_and_mission_lies_in_its_space(mission: MissionId) -> None:
    layout = mission_layout(mission)
    map_data = load_map(layout.map)
    marks = with_class(board(drawn(map_data, layout)), "mark")
    expected = Counter((token.kind.value, token.space) for token in map_data.tokens)
    expected.update(("token", space) for tokens in layout.tokens for space in tokens.spaces)
    assert Counter((mark.get("data-kind"), mark.get("data-space")) for mark in marks) == expected
    for mark in marks:
        x, y = place(SpaceName(mark.attrib["data-space"]))
        assert mark[0].get("transform") == f"translate({x} {y})"


@missions
def test_mission_tokens_have_the_colour_and_the_symbol_of_their_kind(mission: MissionId) -> None:
    layout = mission_layout(mission)
    marks = {
        mark.get("data-space"): mark
        for mark in with_class(board(drawn(load_map(layout.map), layout)), "mark")
        if mark.get("data-kind") == "token"
    }
    for tokens in layout.tokens:
        for space in tokens.spaces:
            assert marks[space][0].get("class") == tokens.colour
            assert marks[space].get("data-symbol") == layout.symbols[tokens.kind]


@missions
def test_a_mission_shows_the_areas_that_it_speaks_of(mission: MissionId) -> None:
    layout = mission_layout(mission)
    picture = board(drawn(load_map(layout.map), layout))
    areas = {area.get("data-area"): area for area in with_class(picture, "area")}
    assert set(areas) == {area.name for area in layout.areas}
    for area in layout.areas:
        (line,) = with_class(areas[area.name], "area-line")
        assert Counter(sides(line.attrib["d"])) == border(area.spaces)


@pytest.mark.rule("CORE-SPACE-02")
@pytest.mark.parametrize("map_id", map_ids())
def test_columns_have_letters_and_rows_have_numbers_on_all_sides(map_id: str) -> None:
    map_data = load_map(map_id)
    cells = [cell_of(name) for name in map_data.spaces]
    columns = {str(x * SCALE + SCALE // 2): column_name(x) for x in _range(x for x, _ in cells)}
    rows = [str(y + 1) for y in _range(y for _, y in cells)]
    picture = board(drawn(map_data))
    for where in ("above", "below"):
        assert {each.get("x"): each.text for each in with_class(picture, where)} == columns
    for where in ("left", "right"):
        assert [each.text for each in with_class(picture, where)] == rows


def _range(numbers: Iterable[int]) -> range:
    values = sorted(numbers)
    return range(values[0], values[-1] + 1)


@pytest.mark.parametrize("map_id", mission_map_ids())
def test_every_campaign_map_is_drawn_whole(map_id: str) -> None:
    map_data = load_mission_map(map_id)
    picture = drawn(map_data)
    marks = with_class(board(picture), "mark")
    assert len(with_class(picture, "space")) == len(map_data.spaces)
    assert sides_of(picture, "wall") == Counter(edge_side(edge) for edge in map_data.walls)
    assert len(with_class(picture, "area")) == len(map_data.areas)
    assert Counter((mark.get("data-kind"), mark.get("data-space")) for mark in marks) == Counter(
        (token.kind.value, token.space) for token in map_data.tokens
    )
    later = sum(not token.active for token in map_data.tokens)
    assert sum("later" in mark[0].attrib["class"].split() for mark in marks) == later
    assert len(with_class(board(picture), "door")) == len(map_data.doors)


# --- The picture as a file


@pytest.mark.slow
@pytest.mark.parametrize("theme", Theme)
def test_a_picture_needs_nothing_from_outside(theme: Theme) -> None:
    for mission in mission_ids():
        sheet = sheet_with(mission)
        svg = map_svg(sheet, Caption("A map"), theme, Language.POLISH)
        ids = re.findall(r' id="([^"]+)"', svg)
        assert len(ids) == len(set(ids))
        assert set(re.findall(r'(?:href="|url\()#([\w-]+)', svg)) <= set(ids)
        assert re.findall(r"https?://[^\"]+", svg) == ["http://www.w3.org/2000/svg"]
        assert "@import" not in svg
        used = {"font-display", *re.findall(r"var\(--([\w-]+)\)", svg)}
        assert used == set(re.findall(r"--([\w-]+):", svg)) == {"font-display", *COLOURS}


@pytest.mark.slow
def test_every_shape_has_a_style_and_every_style_is_used() -> None:
    sheets = "".join((FOLDER / name).read_text(encoding="utf-8") for name in ("board.css", "document.css"))
    selectors = re.sub(r"/\*.*?\*/|\{[^}]*\}", "", sheets, flags=re.DOTALL)
    styled = set(re.findall(r"\.([a-z][\w-]*)", selectors))
    pictures = [drawn(load_map(layout.map), layout) for layout in map(mission_layout, mission_ids())]
    pictures += [drawn(load_mission_map(map_id)) for map_id in mission_map_ids()]
    used: set[str] = set()
    for picture in pictures:
        used.update(name for each in picture.iter() for name in (each.get("class") or "").split())
        shapes = [each for each in board(picture).iter() if each.tag.rpartition("}")[2] in SHAPES]
        bare = [each for each in shapes if "fill" not in each.attrib and "class" in each.attrib]
        assert all(set(each.attrib["class"].split()) & styled for each in bare)
    assert styled - used == set()


def test_programs_without_custom_properties_get_plain_colours() -> None:
    svg = map_svg(sheet_of(load_map("echo-base")), Caption("A map"), Theme.DARK, Language.ENGLISH)
    assert ".board .wall{fill:none;stroke:#c6d6e1;stroke:var(--wall);" in svg
    assert "stroke:rgba(200,224,236,.13);stroke:var(--grid)" in svg


def test_the_same_map_gives_the_same_file() -> None:
    sheets = [sheet_with("temple-gardens-a")] * 2
    first, second = (map_svg(sheet, Caption("A map"), Theme.LIGHT, Language.POLISH) for sheet in sheets)
    assert first == second


def test_themes_differ_in_colours_only() -> None:
    sheet = sheet_of(load_map("moisture-farm"))
    dark, light = (map_svg(sheet, Caption("A map"), theme, Language.ENGLISH) for theme in Theme)
    assert dark != light
    without = [
        re.sub(r'<style>.*?</style>| data-theme="\w+"', "", svg, flags=re.DOTALL) for svg in (dark, light)
    ]
    assert without[0] == without[1]


def test_the_legend_explains_what_is_on_the_map_and_nothing_else() -> None:
    sheet = sheet_with("moisture-farm-b")
    picture = ElementTree.fromstring(map_svg(sheet, Caption("A map"), Theme.DARK, Language.POLISH))
    assert [each.text for each in with_class(picture, "legend-words")] == [
        "Wnętrze",
        "Pustynia",
        "Blokujący teren",
        "Trudny teren",
        "Ściana",
        "Nieprzekraczalna krawędź",
        "Zamknięte drzwi",
        "Niebieska strefa rozstawienia",
        "Czerwona strefa rozstawienia",
        "Obóz",
        "Terminal",
        "Najeźdźca",
    ]


def test_a_space_says_what_is_there() -> None:
    sheet = sheet_with("temple-gardens-a")
    svg = map_svg(sheet, Caption("A map"), Theme.DARK, Language.ENGLISH)
    assert "<title>V10, interior, difficult terrain, Tactical position</title>" in svg
    assert "<title>K7, forest</title>" in svg


def test_words_from_data_cannot_break_the_file() -> None:
    title = '<b> & "quotes"'
    svg = map_svg(sheet_of(load_map("echo-base")), Caption(title), Theme.DARK, Language.ENGLISH)
    assert ElementTree.fromstring(svg).findtext("{*}title") == title


# --- Small situations


def picture_of(text: str) -> Picture:
    return drawn(read_picture(cleandoc(text)).board.map)


def test_an_open_door_leaves_two_stubs_at_the_ends() -> None:
    picture = picture_of("""
        +---+---+---+---+
        | .   . | .   . |
        +===+===+///+///+
        | .   .   .   . |
        +---+---+---+---+
    """)
    closed, opened = with_class(board(picture), "door")
    assert (closed.get("data-state"), opened.get("data-state")) == ("closed", "open")
    assert with_class(opened, "door-bar")[0].get("d") == "M80 40l9 0M160 40l-9 0"
    assert with_class(opened, "door-disc") == []


def cells(text: str) -> list[Cell]:
    return [
        (x, y)
        for y, line in enumerate(cleandoc(text).splitlines())
        for x, sign in enumerate(line)
        if sign == "#"
    ]


def test_an_outline_goes_around_holes_and_keeps_spaces_apart_that_touch_at_a_corner() -> None:
    hole = loops(
        cells("""
            ###
            #.#
            ###
        """)
    )
    assert [sorted(loop) for loop in hole] == [
        [(0, 0), (0, 3), (3, 0), (3, 3)],
        [(1, 1), (1, 2), (2, 1), (2, 2)],
    ]
    corner = loops(
        cells("""
            #.
            .#
        """)
    )
    assert [sorted(loop) for loop in corner] == [
        [(0, 0), (0, 1), (1, 0), (1, 1)],
        [(1, 1), (1, 2), (2, 1), (2, 2)],
    ]


def test_sides_in_one_line_become_one_line() -> None:
    across = [((x, 2), (x + 1, 2)) for x in (4, 1, 0, 2)]
    assert runs([*across, ((3, 3), (3, 2))]) == [((0, 2), (3, 2)), ((4, 2), (5, 2)), ((3, 2), (3, 3))]


# --- The command


def run(capsys: Capture, *arguments: str, lang: str = "en") -> tuple[int, str, str]:
    exit_code = main(["map", *arguments], {"LANG": lang})
    captured = capsys.readouterr()
    return exit_code, captured.out, captured.err


def test_without_an_id_the_maps_are_listed(capsys: Capture) -> None:
    exit_code, out, _ = run(capsys)
    assert exit_code == 0
    assert re.search(r"^  temple-gardens +Temple Gardens$", out, re.MULTILINE)
    listed = json.loads(run(capsys, "--json", lang="pl")[1])
    assert tuple(listed["skirmish"]) == map_ids()
    assert tuple(listed["campaign"]) == mission_map_ids()
    assert listed["campaign"]["mutiny"] == "Bunt"


def test_the_facts_of_a_map_are_said_in_both_languages(capsys: Capture) -> None:
    exit_code, out, _ = run(capsys, "echo-base", "--mission", "A")
    assert exit_code == 0
    assert out.startswith("Echo Base (echo-base)\nSafe and Sound, two players · Return to Hoth\n")
    assert "\nDoors: S15|S16 T15|T16 (locked door), R16|S16 R17|S17 (locked door)\n" in out
    assert "\nBacta infuser: P13\n" in out
    assert "\nDrzwi: S15|S16 T15|T16 (zamknięte drzwi)" in run(capsys, "echo-base", lang="pl")[1]


@pytest.mark.parametrize("map_id", [*map_ids(), *mission_map_ids()])
def test_with_json_the_facts_are_one_object(capsys: Capture, map_id: str) -> None:
    exit_code, out, err = run(capsys, map_id, "--json")
    facts = json.loads(out)
    map_data = load_map(map_id) if map_id in map_ids() else load_mission_map(map_id)
    assert (exit_code, err) == (0, "")
    assert facts["kind"] == ("skirmish" if map_id in map_ids() else "campaign")
    assert facts["spaces"] == len(map_data.spaces)
    assert facts["zones"] == {zone.name: list(zone.spaces) for zone in map_data.zones}
    assert len(facts["doors"]) == len(map_data.doors)
    assert len(facts["tokens"]) == len(map_data.tokens)
    assert facts["svg"] is None


def test_a_picture_is_written_in_the_language_and_theme_that_were_asked_for(
    capsys: Capture, tmp_path: Path
) -> None:
    file = tmp_path / "map.svg"
    arguments = ("temple-gardens", "--mission", "B", "--theme", "light", "--svg", str(file))
    exit_code, out, err = run(capsys, *arguments, lang="pl")
    assert (exit_code, out, err) == (0, f"{file} pokazuje mapę Ogrody świątynne.\n", "")
    picture = ElementTree.parse(file).getroot()
    assert (picture.get("data-theme"), picture.get("lang")) == ("light", "pl")
    assert "bitwa zespołowa" in (with_class(picture, "subtitle")[0].text or "")
    assert json.loads(run(capsys, *arguments, "--json")[1])["svg"] == str(file)


MISTAKES = {
    "temple-gaarden": "There is no map “temple-gaarden”; the closest are temple-gardens.",
    "Echo-Base": "There is no map “Echo-Base”; the closest are echo-base, return-to-echo-base.",
    "xyzzy": "There is no map “xyzzy”; “dejarik map” lists what there is.",
    "mutiny --mission A": "The map mutiny belongs to one campaign mission; --mission is for skirmish maps.",
    "echo-base --mission C": "The map echo-base has no mission “C”; it has A, B.",
    "echo-base --theme pink": "--theme: “pink” is not one of these: dark, light.",
    "--svg map.svg": "A picture or a mission needs the ID of a map; “dejarik map” lists them.",
    "echo-base --svg no-folder/map.svg": "no-folder/map.svg cannot be written: there is no folder no-folder.",
    "echo-base --svg .": ". cannot be written: it is a folder; name a file in it.",
}


@pytest.mark.parametrize("line", MISTAKES)
def test_a_mistake_is_answered_with_one_sentence(
    capsys: Capture, line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(capsys, *line.split()) == (2, "", f"{MISTAKES[line]}\n")
    exit_code, out, err = run(capsys, *line.split(), "--json", lang="pl")
    assert exit_code == 2
    assert json.loads(out)["error"]["message"] == err.strip() != MISTAKES[line]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (PermissionError(13, "no"), "map.svg cannot be written: you are not allowed to write there."),
        (OSError(28, "No space left on device"), "map.svg cannot be written: No space left on device."),
    ],
)
def test_a_file_that_cannot_be_written_is_named(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, error: OSError, sentence: str
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr(Path, "write_text", refuse)
    assert run(capsys, "echo-base", "--svg", "map.svg") == (2, "", f"{sentence}\n")


def test_every_token_of_a_skirmish_mission_has_a_name_in_both_languages() -> None:
    for mission in mission_ids():
        for mark in sheet_with(mission).marks:
            for language in Language:
                assert say(mark.label, language) != mark.label.id
