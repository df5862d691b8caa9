"""Into a Corner: streets that are laid where the heroes run, bystanders, and less time for fewer heroes."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from tests.assault.campaign.field import Field, time_ends_it, wounds_end_it

from dejarik.assault.board import adjacent_spaces, each, object_thing
from dejarik.assault.campaign.rules.layout import place_of
from dejarik.assault.campaign.rules.state import EMPIRE, Reserved, empire
from dejarik.assault.rules.ground import situation, space_name
from dejarik.kernel import NOBODY, Outcome

pytestmark = pytest.mark.usefixtures("lenient")

START, NORTH, SOUTH = "Start Section", "Section 2 - City Square N", "Section 12 - City Square S"


class Route(NamedTuple):
    """From where the square, the street and the landing come into view, by a step from the first space to the second;
    where riot troopers and Vader stand then; and a space next to the speeder."""

    square: tuple[str, str]
    street: tuple[str, str]
    landing: tuple[str, str]
    troopers: list[str]
    vader: str
    exit: str


ROUTES = {
    "nwn": Route(("Q19", "P19"), ("O15", "N15"), ("F15", "F14"), ["J13", "J18"], "F10", "E10"),
    "nws": Route(("Q19", "P19"), ("O15", "N15"), ("F16", "F17"), ["J13", "J18"], "E21", "F21"),
    "nnw": Route(("Q19", "P19"), ("P14", "P13"), ("P5", "O5"), ["N9", "S9"], "K4", "K5"),
    "nne": Route(("Q19", "P19"), ("P14", "P13"), ("Q5", "R5"), ["N9", "S9"], "V5", "V4"),
    "nen": Route(("Q19", "P19"), ("R15", "S15"), ("AA15", "AA14"), ["W13", "W18"], "BB10", "AA10"),
    "nes": Route(("Q19", "P19"), ("R15", "S15"), ("AA16", "AA17"), ["W13", "W18"], "AA21", "BB21"),
    "swn": Route(("P31", "P32"), ("N35", "M35"), ("E35", "E34"), ["I33", "I38"], "E30", "D30"),
    "sws": Route(("P31", "P32"), ("N35", "M35"), ("E36", "E37"), ["I33", "I38"], "D41", "E41"),
    "ssw": Route(("P31", "P32"), ("P37", "P38"), ("O46", "N46"), ["M42", "R42"], "J46", "J47"),
    "sse": Route(("P31", "P32"), ("P37", "P38"), ("P46", "Q46"), ["M42", "R42"], "U47", "U46"),
    "sen": Route(("P31", "P32"), ("Q35", "R35"), ("Z35", "Z34"), ["V33", "V38"], "AA30", "Z30"),
    "ses": Route(("P31", "P32"), ("Q35", "R35"), ("Z36", "Z37"), ["V33", "V38"], "Z41", "AA41"),
}  # fmt: skip
CLOSED_LATER = {
    "n": ["green-csn1", "green-csn2", "green-csn3"],
    "s": ["green-css1", "green-css2", "green-css3"],
}


@pytest.fixture
def field() -> Field:
    return Field("into-a-corner", 4)


def bystanders(field: Field) -> list[str]:
    return sorted(
        space_name(field.state, figure.space)
        for figure in field.state.figures.values()
        if figure.seat == NOBODY
    )


def step(field: Field, way: tuple[str, str], letter: str = "a") -> Field:
    """A hero takes one step; nobody stands in its way."""
    field.clear()
    for figure in field.state.figures.values():
        if figure.seat == NOBODY and space_name(field.state, figure.space) in way:
            figure.space = -1
    field.refresh()
    field.put(letter, way[0]).activate(letter).choose("move", f"go:{way[1]}")
    return field.until("activation-prompt").choose("end").until("activate-group")


def run(field: Field, landing: str, steps: int = 3) -> Field:
    route = ROUTES[landing]
    for way, letter in zip((route.square, route.street, route.landing)[:steps], "abab", strict=False):
        step(field, way, letter)
    return field


@pytest.mark.rule("CORE-MISSION-01", "CORE-MISSION-06")
def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert (state.sections, state.round, state.threat) == ([START], 1, 0)
    assert field.standing() == {"imperial-officer": ["O26"], "stormtrooper": ["N27", "P26", "Q27"]}
    assert (bystanders(field), field.lying("crate")) == (["O21", "O24"], ["S27"])
    assert [(door.locked, door.health) for door in field.tokens("door")] == [(False, 0)]
    assert empire(state).points == ["diner-green-1", "diner-green-2"]
    assert empire(state).reserved == [
        Reserved("stormtrooper-elite", "lets-get-outta-here"),
        Reserved("riot-trooper-elite-campaign", "close-quarters"),
        Reserved("darth-vader-lord-of-the-sith", "vader-arrives"),
    ]
    assert (field.told(), state.goals) == (["mission-briefing"], ["find-landing"])
    assert field.space("a") == "M22"


def test_fewer_heroes_have_less_time() -> None:
    assert [Field("into-a-corner", heroes).state.round for heroes in (2, 3, 4)] == [3, 2, 1]


# --- The first steps ------------------------------------------------------------------------------


@pytest.mark.event("lets-get-outta-here")
@pytest.mark.event("lets-get-outta-here/door")
def test_the_door_opens_and_threat_rises(field: Field) -> None:
    state = field.state
    field.open().until("activate-group")
    assert state.threat == 7
    assert state.happened == ["lets-get-outta-here", "lets-get-outta-here-option-door"]
    assert "stormtrooper-elite" not in field.standing()
    step(field, ("O26", "O27"))
    assert len(state.happened) == 2, "once only"
    assert Reserved("stormtrooper-elite", "lets-get-outta-here") in empire(state).reserved


@pytest.mark.event("lets-get-outta-here/diner")
def test_a_rebel_comes_into_the_diner_and_troopers_wait_there(field: Field) -> None:
    state = field.state
    [officer] = field.of_card("imperial-officer")
    field.activate_figure(officer).choose("move", "go:O28").until("activation-prompt").choose("end")
    assert state.happened == [], "an Imperial figure may go there"
    step(field, ("O26", "O27"))
    assert (state.threat, state.happened[-1]) == (0, "lets-get-outta-here-option-diner")
    assert len(field.standing()["stormtrooper-elite"]) == 3
    assert "P31" in field.standing()["stormtrooper-elite"]
    field.open()
    assert state.threat == 0


# --- The streets ----------------------------------------------------------------------------------


@pytest.mark.event("troopers-in-the-square")
@pytest.mark.parametrize(("landing", "square", "blue"), [("nwn", NORTH, "Q16"), ("ses", SOUTH, "O35")])
def test_a_square_is_laid_with_its_crowd_and_somebody_may_come(
    field: Field, landing: str, square: str, blue: str
) -> None:
    state = field.state
    empire(state).hand.append("probe-droid")
    field.clear().put("a", ROUTES[landing].square[0]).activate("a").choose(
        "move", f"go:{ROUTES[landing].square[1]}"
    )
    assert (state.sections, state.happened) == ([START, square], ["troopers-in-the-square"])
    assert (state.threat, len(bystanders(field))) == (4, 7)
    assert empire(state).points == ["diner-green-1", "diner-green-2", *CLOSED_LATER[landing[0]]]
    assert field.asks == (EMPIRE, "deploy-prompt")
    field.choose("deploy:probe-droid")
    field.until("activation-prompt")
    assert field.standing() == {"probe-droid": [blue]}
    assert field.state.threat == 1


@pytest.mark.event("close-quarters")
@pytest.mark.parametrize("landing", ["nwn", "nnw", "nen", "swn", "ssw", "sen"])
def test_a_street_is_laid_with_riot_troopers(field: Field, landing: str) -> None:
    state = run(field, landing, 2).state
    assert (len(state.sections), state.happened) == (3, ["troopers-in-the-square", "close-quarters"])
    assert f"Main Street {landing[:2].upper()}" in state.sections[-1]
    assert field.standing() == {"riot-trooper-elite-campaign": ROUTES[landing].troopers}
    assert not {"diner-green-1", "diner-green-2"} & set(empire(state).points)
    on_street = [name for name in empire(state).points if name.startswith(f"green-ms{landing[:2]}")]
    assert len(on_street) == (0 if landing[:2] == "ss" else 3)
    assert len(field.lying("crate")) == 3


@pytest.mark.event("vader-arrives")
@pytest.mark.parametrize("landing", list(ROUTES))
def test_every_way_leads_to_a_landing_where_vader_waits(field: Field, landing: str) -> None:
    state = run(field, landing).state
    assert (len(state.sections), state.happened[-1]) == (4, "vader-arrives")
    assert state.sections[-1].endswith(f"Landing {landing.upper()}")
    assert field.standing()["darth-vader-lord-of-the-sith"] == [ROUTES[landing].vader]
    points = empire(state).points
    assert not set(CLOSED_LATER[landing[0]]) & set(points)
    assert f"green-landing-{landing}" in points
    assert (state.goals, len(field.lying("crate"))) == (["escape"], 4)


def test_only_the_place_next_to_the_connection_counts(field: Field) -> None:
    state = run(field, "nwn", 1).state
    step(field, ("O14", "N13"), "b")
    assert len(state.sections) == 2, "the wall is between"
    step(field, ("O14", "N14"), "c")
    assert len(state.sections) == 3


# --- The end --------------------------------------------------------------------------------------


@pytest.mark.ending("mission-flown-away")
@pytest.mark.parametrize("landing", list(ROUTES))
def test_the_rebels_win_when_a_status_phase_begins_with_all_of_them_beside_the_speeder(landing: str) -> None:
    field = run(Field("into-a-corner", 3), landing).clear()
    field.put("a", ROUTES[landing].exit).put("b", "O29").put("c", ROUTES[landing].vader)
    assert field.end_round().outcome is None
    field.clear().put("b", beside_the_speeder(field)[0])
    assert field.outcome is None, "only then"
    assert field.end_round().outcome == Outcome("mission-flown-away", (1, 2, 3))


def beside_the_speeder(field: Field) -> list[str]:
    """The spaces that are adjacent to it in the ordinary way; Vader's is not, for blocking terrain is between."""
    spaces = sum(1 << space for space in place_of(field.state, "getaway-speeder"))
    found = adjacent_spaces(situation(field.state), object_thing(spaces))
    return [space_name(field.state, int(space)) for space in each(found)]


@pytest.mark.ending("mission-time")
def test_the_empire_wins_in_the_seventh_round(field: Field) -> None:
    time_ends_it(field, 7)


def test_who_is_there_in_the_last_round_has_won_before_it_ends() -> None:
    field = run(Field("into-a-corner", 2), "nwn").clear().reach_round(7).clear()
    field.put("a", "E10").put("b", "F10")
    assert field.end_round().outcome == Outcome("mission-flown-away", (1, 2))


@pytest.mark.ending("mission-wounded")
def test_the_empire_wins_when_every_hero_is_wounded() -> None:
    wounds_end_it(Field("into-a-corner"))


# --- Special rules --------------------------------------------------------------------------------


@pytest.mark.rule("CORE-INCAP-01")
def test_a_hero_who_would_withdraw_stays(field: Field) -> None:
    field.wound("a").wound("a")
    assert (field.hero("a").incapacitated, field.hero("a").withdrawn) == (True, False)


def test_bystanders_stand_in_the_way_and_are_pushed(field: Field) -> None:
    field.clear()
    standing = [figure for figure in field.state.figures.values() if figure.seat == NOBODY]
    for figure, space in zip(standing, ("O25", "P25"), strict=True):
        field.put(figure, space)
    field.put("a", "O26").activate("a").choose("move")
    assert (field.facts("go:O24")["cost"], "go:O25" in field.options) == (3, False)
    field.choose(field.offers("use:rules-into-a-corner-figures")[0], f"choose:{standing[0].id}", "push:O24")
    assert (space_name(field.state, standing[0].space), field.figure("a").points) == ("O24", 2)
