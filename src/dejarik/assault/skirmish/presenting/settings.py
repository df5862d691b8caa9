"""What can be chosen for a new skirmish, for a page's form: the values are those that `options_from` takes."""

from __future__ import annotations

from dejarik.assault import board
from dejarik.assault.board import MapId
from dejarik.assault.board.words import map_name
from dejarik.assault.showing.catalogue_records import ArmyChoice, MapChoice
from dejarik.assault.skirmish.armies import points
from dejarik.assault.skirmish.presenting.missions import missions_shown
from dejarik.assault.skirmish.ready_made import ready_made, title
from dejarik.kernel import text
from dejarik.kernel.sent import Setting, SettingChoice


def settings() -> list[Setting]:
    """Map, mission and armies, of all or of one seat; what is left open is drawn. How many play is the mission's."""
    return [
        Setting(
            name="map",
            label=text("shown-setting-map"),
            choices=[_map(map_id) for map_id in board.map_ids()],
        ),
        Setting(
            name="mission",
            label=text("shown-setting-mission"),
            choices=[
                SettingChoice(value=letter, label=text("shown-mission-side", side=letter))
                for letter in board.mission_letters()
            ],
        ),
        Setting(
            name="players",
            label=text("shown-setting-players"),
            choices=[
                SettingChoice(value=str(count), label=text("shown-players", count=count)) for count in (2, 4)
            ],
        ),
        Setting(
            name="armies",
            label=text("shown-setting-armies"),
            choices=[
                SettingChoice(value="ready-made", label=text("shown-armies-ready-made")),
                SettingChoice(value="random", label=text("shown-armies-random")),
            ],
        ),
        *(
            Setting(
                name=f"army-{seat}",
                seat=seat - 1,
                document="army",
                label=text("shown-setting-army", seat=seat),
                choices=_armies(),
            )
            for seat in (1, 2, 3, 4)
        ),
    ]


def _armies() -> list[SettingChoice]:
    return [
        ArmyChoice(value=name, label=title(name), faction=army.faction, points=points(army))
        for name, army in ready_made().items()
    ]


def _map(map_id: MapId) -> SettingChoice:
    missions = missions_shown(map_id)
    return MapChoice(
        value=str(map_id),
        label=map_name(map_id),
        players=sorted({mission.players for mission in missions.values()}),
        missions=missions,
    )
