"""What people can say of a told mission."""

from __future__ import annotations

from typing import Any

from dejarik.assault.board import load_mission_map
from dejarik.assault.board.mapdata import MapData
from dejarik.assault.campaign.companion.state import ToldState
from dejarik.assault.rules.names import card_text
from dejarik.kernel import Decision, Text, Verb, text

#: What was said: the word of its verb, and about what.
Said = tuple[str, str]


def _about(state: ToldState, asked: Decision, said: Said) -> str:
    return said[1]


def door_place(state: ToldState, name: str) -> str:
    """Between which spaces a door is."""
    door = next(each for each in state.layout.doors if each.name == name)
    one, other = door.edges[0]
    return f"{one}–{other}"


def section_place(state: ToldState, name: str) -> str:
    """Where a section lies: the corners of its spaces."""
    region = next(each.region for each in state.layout.sections if each.name == name)
    mapped: MapData = load_mission_map(state.map)
    spaces = sorted(
        (str(space) for each in mapped.sections if each.name == region for space in each.spaces),
        key=lambda space: (len(space.rstrip("0123456789")), space),
    )
    return f"{spaces[0]}–{spaces[-1]}"


def hero_name(state: ToldState, seat: int) -> Text:
    return card_text(next(hero.sheet for hero in state.heroes if hero.seat == seat))


def _event(value: Any) -> str:
    return str(value[1] if isinstance(value, tuple) else value)


def _hero_label(state: ToldState, seat: int) -> Text:
    hero = next(hero for hero in state.heroes if hero.seat == seat)
    name = card_text(hero.sheet)
    if hero.wounded:
        return text("companion-hero-healthy", hero=name)
    return text("companion-hero-wounded", hero=name)


READY = Verb("ready", text("companion-ready"))
END_ROUND = Verb("end-round", lambda state, asked, said: text("companion-round-ends", round=state.round))
DOOR = Verb(
    "door",
    lambda state, asked, said: text("companion-door-opens", place=door_place(state, said[1])),
    _about,
    lambda state, asked, said: {"door": said[1]},
)
OBJECT = Verb(
    "object",
    lambda state, asked, said: text("companion-object-done", token=text(f"token-{said[1]}")),
    _about,
    lambda state, asked, said: {"kind": said[1]},
)
HERO = Verb(
    "wounded",
    lambda state, asked, said: _hero_label(state, int(said[1])),
    _about,
    lambda state, asked, said: {"hero": int(said[1])},
)
THREAT = Verb(
    "threat",
    lambda state, asked, said: text("companion-threat-is", threat=int(said[1])),
    _about,
    lambda state, asked, said: {"threat": int(said[1])},
)
LOOK = Verb("look", text("companion-look"))
OVER = Verb("over", text("companion-over"))
EVENT = Verb(
    "event",
    lambda state, asked, value: text(f"mission-{state.mission}-event-{_event(value)}"),
    lambda state, asked, value: _event(value),
    lambda state, asked, value: {"event": _event(value)},
)
LAY = Verb(
    "lay",
    lambda state, asked, said: text("companion-lay", place=section_place(state, said[1])),
    _about,
    lambda state, asked, said: {"section": said[1]},
)
ENDING = Verb(
    "ending",
    lambda state, asked, ending: text(f"outcome-assault-{ending[1]}"),
    lambda state, asked, ending: f"{ending[0]}-{ending[1]}",
    lambda state, asked, ending: {"side": ending[0], "reason": ending[1]},
)
OPTION = Verb(
    "option",
    lambda state, asked, option: text(
        f"mission-{state.mission}-event-{asked.about['event']}-option-{option}"
    ),
    lambda state, asked, option: str(option),
)
NOTHING = Verb("nothing", text("companion-nothing"), declines=True)
#: The same where it must not show that there was nothing else: it is asked, whatever lies ahead.
SEEN = Verb("nothing", text("companion-nothing"))
