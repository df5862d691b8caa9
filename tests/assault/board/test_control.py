"""Control of tokens, tiles and deployment zones. Capitals are team 0, small letters team 1."""

from __future__ import annotations

import pytest

from dejarik.assault.board import (
    board_of,
    controller_of_spaces,
    controller_of_token,
    figure,
    load_map,
    object_thing,
    read_picture,
    region,
)
from dejarik.assault.board.bases import Base, Position
from dejarik.assault.board.situation import Situation


def token_controller(picture: str, space: str) -> int | None:
    scene = read_picture(picture)
    return controller_of_token(scene.situation, object_thing(scene.board.spaces([space])))


@pytest.mark.rule("CORE-CONTROL-01", "CORE-CONTROL-04", "CORE-EXMISC-16")
@pytest.mark.parametrize(
    ("picture", "controller"),
    [
        ("| A   .   . |", 0),
        ("| .   a   . |", 1),
        ("| A   .   b |", None),
        ("| .   A   b |", None),
        ("| A | .   b |", 1),
        ("| .   .   . |", None),
    ],
)
def test_a_token_belongs_to_the_only_side_on_or_next_to_it(picture: str, controller: int | None) -> None:
    assert token_controller(picture, "B1") == controller


@pytest.mark.rule("CORE-CONTROL-01", "CORE-TERRAIN-12")
def test_a_token_on_blocking_terrain_can_be_controlled() -> None:
    assert token_controller("| A   #   . |", "B1") == 0


@pytest.mark.rule("CORE-CONTROL-02")
def test_one_space_of_a_large_figure_on_a_tile_is_enough() -> None:
    scene = read_picture("""
        | .   A   A   . |
        | .   A   A   b |
    """)
    tile = scene.board.spaces(["A1", "B1", "A2", "B2"])
    assert controller_of_spaces(scene.situation, tile) == 0
    assert controller_of_spaces(scene.situation, tile | scene["b"].spaces) is None


@pytest.mark.rule("CORE-CONTROL-03", "IA-CONTROL-01", "IA-CONTROL-02", "CORE-CONTROL-05")
def test_a_deployment_zone_is_controlled_like_a_tile_at_the_moment_of_asking() -> None:
    map_data = load_map("massassi-ruins")
    board = board_of(map_data)
    situation = Situation(board)
    zone = board.region(region(map_data.zones, "blue"))
    spaces = board.names(zone & ~board.blocking)[:2]
    assert controller_of_spaces(situation, zone) is None
    situation.put(figure(board, 1, 0, Position(board.space(spaces[0]))))
    assert controller_of_spaces(situation, zone) == 0
    situation.put(figure(board, 2, 1, Position(board.space(spaces[1])), Base.SMALL))
    assert controller_of_spaces(situation, zone) is None
    situation.remove(situation.figures_in(board.spaces(spaces[:1]))[0].id)
    assert controller_of_spaces(situation, zone) == 1


@pytest.mark.rule("CORE-COMPANION-11", "CORE-OPEN-09")
def test_companions_control_and_contest_neutral_figures_do_not() -> None:
    assert token_controller("| A'  .   . |", "B1") == 0
    assert token_controller("| A   .   b'|", "B1") is None
    assert token_controller("| A   .   b?|", "B1") == 0
