"""The missions of the skirmish maps in words: their names, and their rules told in our own sentences."""

from __future__ import annotations

from dejarik.assault import board
from dejarik.assault.board import MapId, MissionLayout, mission_layout
from dejarik.assault.board.svg.sheet import slug
from dejarik.assault.showing.catalogue_records import MapMission
from dejarik.assault.showing.missions import mission_name, mission_rules
from dejarik.assault.skirmish.game import mission_sides, teams_of
from dejarik.assault.skirmish.rules.victory import POINTS_TO_WIN
from dejarik.kernel import Problem, text
from dejarik.messages import lacking


def missions_shown(map_id: MapId) -> dict[str, MapMission]:
    """The missions of a map, by their letters."""
    layouts = [mission_layout(id) for id in board.missions_of(map_id)]
    return {layout.letter: _mission(layout) for layout in layouts}


def _mission(layout: MissionLayout) -> MapMission:
    mode = mission_sides(layout.map, layout.letter)
    return MapMission(
        key=layout.id,
        name=mission_name(layout.id),
        rules=mission_rules(layout.id),
        mode=mode,
        players=mode.players,
        teams=teams_of(mode),
        goal=POINTS_TO_WIN[mode],
        areas=[str(area.name) for area in layout.areas],
    )


def check_words() -> None:
    """Every mission has its words in every language: its name and rules, and those of its tokens and areas."""
    for layout in map(mission_layout, board.mission_ids()):
        needed = [mission_name(layout.id), mission_rules(layout.id)]
        needed += [text(f"token-{kind}") for kind in layout.symbols]
        needed += [text(f"map-area-{slug(area.name)}") for area in layout.areas]
        for message, language in lacking(each.id for each in needed):
            raise Problem(
                "mission-no-message",
                file=f"missions/{layout.id}.json",
                mission=layout.id,
                message=message,
                words=f"locale/{language.value}/missions.ftl",
            )
