"""Replacing tiles during play."""

from __future__ import annotations

import msgspec
import pytest

from dejarik.assault.board import (
    Base,
    MapData,
    MapId,
    Position,
    Situation,
    assemble,
    board_of,
    figure,
    positions_after,
    replace_tiles,
    tiles,
)
from dejarik.assault.board.grid import SpaceName
from dejarik.assault.board.mapdata import Door, MapToken, TileId, TilePlacement, TokenKind
from dejarik.kernel.errors import Problem

# Two crossings of two by two spaces side by side; the right one is replaced by an end cap of two spaces.
LEFT = TilePlacement(TileId("Jabba_14A"), 0, 0)
RIGHT = TilePlacement(TileId("Jabba_14A"), 2, 0)
CAP = TilePlacement(TileId("Jabba_16A"), 2, 2, 270)


def before() -> MapData:
    plain = assemble(MapId("two-crossings"), [LEFT, RIGHT], tiles())
    seam = tuple((SpaceName(one), SpaceName(other)) for one, other in (("B1", "C1"), ("B2", "C2")))
    inner = tuple((SpaceName(one), SpaceName(other)) for one, other in (("C1", "D1"), ("C2", "D2")))
    return msgspec.structs.replace(
        plain,
        doors=(Door(seam), Door(inner)),
        tokens=(
            MapToken(TokenKind.CRATE, SpaceName("A1")),
            MapToken(TokenKind.CRATE, SpaceName("C2")),
            MapToken(TokenKind.CRATE, SpaceName("D2")),
        ),
    )


@pytest.mark.rule("IA-REPLACE-01", "IA-REPLACE-02")
def test_the_old_tile_goes_and_the_new_one_is_joined_to_the_openings_left() -> None:
    after = replace_tiles(before(), [RIGHT], [CAP], tiles()).map
    assert after.spaces == ("A1", "B1", "C1", "A2", "B2", "C2")
    assert after.walls == ()
    assert [tile.placement.tile for tile in after.tiles] == ["Jabba_14A", "Jabba_16A"]
    # The door on the seam stands; the one on an edge that is gone does not.
    assert [door.edges[0] for door in after.doors] == [("B1", "C1")]


@pytest.mark.rule("IA-REPLACE-03", "CORE-TERRAIN-18")
def test_figures_and_tokens_stay_on_the_corresponding_space() -> None:
    replacement = replace_tiles(before(), [RIGHT], [CAP], tiles())
    assert replacement.moves[SpaceName("C1")] == ("C1",)
    assert replacement.moves[SpaceName("C2")] == ("C2",)
    assert [token.space for token in replacement.map.tokens][:2] == ["A1", "C2"]
    old, new = board_of(before()), board_of(replacement.map)
    who = figure(old, 1, 0, Position(old.space("C2")))
    assert positions_after(Situation(new), old, who) == [Position(new.space("C2"))]


@pytest.mark.rule("IA-REPLACE-04", "CORE-TERRAIN-18")
def test_without_a_corresponding_space_they_go_as_near_as_possible() -> None:
    replacement = replace_tiles(before(), [RIGHT], [CAP], tiles())
    assert replacement.moves[SpaceName("D2")] == ("C1", "C2")
    assert replacement.map.tokens[2].space in ("C1", "C2")
    old, new = board_of(before()), board_of(replacement.map)
    situation = Situation(new)
    situation.put(figure(new, 2, 1, Position(new.space("C1"))))
    who = figure(old, 1, 0, Position(old.space("D2")))
    assert [new.name(place.space) for place in positions_after(situation, old, who)] == ["C2"]


@pytest.mark.rule("IA-REPLACE-04")
def test_a_large_figure_moves_as_a_whole() -> None:
    replacement = replace_tiles(before(), [RIGHT], [CAP], tiles())
    old, new = board_of(before()), board_of(replacement.map)
    who = figure(old, 1, 0, Position(old.space("C1")), Base.SQUARE)
    places = positions_after(Situation(new, open_doors=1), old, who)
    assert [new.name(place.space) for place in places] == ["B1"]
    # With the door on the seam closed it would stand across it.
    assert [new.name(place.space) for place in positions_after(Situation(new), old, who)] == ["A1"]


def test_a_tile_that_is_not_there_cannot_be_replaced() -> None:
    with pytest.raises(Problem) as refused:
        replace_tiles(before(), [CAP], [RIGHT], tiles())
    assert refused.value.message.id == "board-no-such-tile-here"
