"""Where the rules of missions meet: set-up and entrances, objects that come back, escapes of wounded heroes."""

from __future__ import annotations

import msgspec
import pytest
from tests.assault.campaign.field import Field
from tests.assault.campaign.trial import write_trial

from dejarik.assault.campaign import setup
from dejarik.assault.campaign.rules.deploying import active_points
from dejarik.assault.campaign.rules.missions import EventHappens
from dejarik.assault.campaign.rules.state import EMPIRE, empire
from dejarik.assault.content.campaign.language import (
    HEROES,
    REBELS,
    escaped,
    event,
    everybody_beside,
    moved,
    obstacle,
    open_up,
    rebels_win,
    remove,
    reveal,
    show,
    shut,
    target,
    way_out,
)
from dejarik.assault.content.campaign.language.effects import Effect
from dejarik.assault.dice.faces import Die
from dejarik.assault.facts.campaign_missions import campaign_mission
from dejarik.assault.game import GAME
from dejarik.assault.rules.ground import board_for, space_name
from dejarik.assault.rules.objects.tokens import DOOR

pytestmark = pytest.mark.usefixtures("lenient")


def carry_out(field: Field, *effects: Effect) -> Field:
    """Effects of an event, one after another."""
    for effect in effects:
        field.now(lambda state, effect=effect: effect(state, EventHappens(event="some")))  # type: ignore[misc]
    return field


# --- The set-up -----------------------------------------------------------------------------------


@pytest.mark.rule("CORE-MISSION-03", "CORE-MISSION-06")
def test_special_set_up_comes_after_the_initial_groups(monkeypatch: pytest.MonkeyPatch) -> None:
    layout = campaign_mission("aftermath")
    also = msgspec.structs.replace(layout.open_groups, also=("imperial-officer",))
    given = msgspec.structs.replace(layout, special_setup=True, open_groups=also)
    monkeypatch.setattr(setup, "layout_of", lambda state: given)
    field = Field("aftermath", threat_level=3, ready=False)
    assert field.asks == (EMPIRE, "deploy-prompt")
    assert sorted(field.standing()) == ["imperial-officer", "probe-droid", "stormtrooper"]
    assert field.told() == [], "the briefing comes next"


@pytest.mark.rule("CORE-ALLY-03", "CORE-MISSION-09")
def test_an_ally_comes_to_any_entrance_as_the_heroes_do(monkeypatch: pytest.MonkeyPatch) -> None:
    write_trial(monkeypatch, "double-agent")
    field = Field("double-agent", ally="rebel-saboteur", ready=False).until("setup-next-hero")
    field.go_on().choose("place:D9")  # the other hero is at L9, the only entrance that is left
    assert {"place:E9", "place:K9"} <= set(field.options), "next to either of them"


@pytest.mark.rule("CORE-ALLY-03")
def test_no_ally_comes_onto_an_entrance_where_something_stands() -> None:
    field = Field("dark-recon", ally="rebel-saboteur")
    assert campaign_mission("dark-recon").entrances == ("E16", "F16")
    assert field.standing(1)["rebel-saboteur"] == ["D16", "G16"]


@pytest.mark.rule("CORE-DEPLOY-06", "CORE-DEPLOY-07")
def test_an_active_point_is_of_no_use_before_its_section_is_laid(monkeypatch: pytest.MonkeyPatch) -> None:
    write_trial(monkeypatch, "last-stand")
    field = Field("last-stand")
    assert empire(field.state).points == ["green-1", "green-2"]
    [first] = active_points(field.state)
    carry_out(field, reveal("warehouse"))
    assert [space_name(field.state, space) for space in active_points(field.state)] == ["A7", "K10"]
    assert active_points(field.state)[0] == first


@pytest.mark.rule("CORE-ALLY-07")
def test_an_ally_whose_section_is_not_laid_does_not_come_at_set_up(monkeypatch: pytest.MonkeyPatch) -> None:
    write_trial(monkeypatch, "preventative-measures")
    field = Field("preventative-measures")
    assert list(field.standing(1)) == ["diala-passil"]


@pytest.mark.rule("CORE-MISSION-03", "CORE-INFO-01")
@pytest.mark.parametrize(
    ("mission", "reserved"), [("extraction", []), ("the-last-line", ["at-st-elite", "imperial-officer"])]
)
def test_a_reserved_group_that_only_the_module_knows_is_no_card_yet(
    mission: str, reserved: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    write_trial(monkeypatch, mission)
    field = Field(mission)
    assert [each.card for each in empire(field.state).reserved] == reserved
    for seat in (EMPIRE, 1):
        assert GAME.presenter.present(field.state, seat) is not None


# --- Doors and objects ----------------------------------------------------------------------------


@pytest.mark.rule("CORE-DOOR-04", "CORE-OBJECT-02")
def test_a_door_that_is_shut_has_the_health_that_the_threat_level_gives(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    write_trial(monkeypatch, "means-of-production", target(DOOR, attacked_by=REBELS))
    field = Field("means-of-production", threat_level=3)
    assert field.token(DOOR).health == 6
    carry_out(field, open_up("facility-entrance"))
    assert field.tokens(DOOR) == []
    carry_out(field, shut("facility-entrance"))
    [door] = field.tokens(DOOR)
    assert (door.health, door.damage, door.block, door.locked) == (6, 0, 1, True)


@pytest.mark.rule("CORE-DOOR-04")
def test_a_door_that_is_closed_already_is_only_locked() -> None:
    field = carry_out(Field("aftermath"), shut("outpost-door-1"))
    [door] = field.tokens(DOOR)
    assert (door.locked, door.health) == (True, 8)


@pytest.mark.rule("CORE-OBJECT-02", "CORE-EVENT-02")
def test_an_obstacle_goes_and_comes_back_as_what_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    write_trial(monkeypatch, "wanted", obstacle("barricade", attacked_by=REBELS))
    field = carry_out(Field("wanted", threat_level=3), show("barricade"))
    assert field.tokens("barricade") == [], "its section is not there yet"
    carry_out(field, reveal("office"))
    laid = field.tokens("barricade")
    spaces = [token.space for token in laid]

    def blocked() -> list[bool]:
        return [bool(board_for(field.state).blocking >> space & 1) for space in spaces]

    def numbers() -> list[tuple[int, int, str]]:
        return [(token.health, token.block, token.colour) for token in field.tokens("barricade")]

    assert (field.lying("barricade"), blocked()) == (["K3", "L3"], [True, True])
    assert numbers() == [(9, 1, "red")] * 2
    carry_out(field, remove("barricade"))
    assert blocked() == [False, False], "at once"
    carry_out(field, show("barricade"))
    assert (field.lying("barricade"), blocked()) == (["K3", "L3"], [True, True])
    assert numbers() == [(9, 1, "red")] * 2


@pytest.mark.rule("CORE-OBJECT-02")
def test_objects_that_come_onto_the_map_defend_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    write_trial(monkeypatch, "home-front")
    field = carry_out(Field("home-front"), remove("refugee"), show("refugee"))
    assert {(each.health, *each.defence) for each in field.tokens("refugee")} == {(3, Die.WHITE)}
    assert len(field.tokens("refugee")) == 8


# --- Escaping -------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-ESCAPE-01", "CORE-HERO-08")
def test_a_hero_who_escapes_wounded_counts_as_the_same_hero(monkeypatch: pytest.MonkeyPatch) -> None:
    write_trial(
        monkeypatch,
        "imperial-hospitality",
        way_out(by=HEROES),
        event("one", escaped("diala-passil")),
        event("two", escaped(number=2)),
    )
    field = Field("imperial-hospitality", 3).clear().put("a", "B11").put("b", "C11").wound("a")
    heard = []
    for letter in "ab":
        field.activate(letter)
        field.figure(letter).points = 5
        field.refresh()
        field.choose("escape:A11").until("activate-group")
        heard.append(list(field.state.happened))
    assert heard == [["one"], ["one", "two"]]


@pytest.mark.rule("CORE-ESCAPE-01", "CORE-INFO-01")
def test_an_exit_on_a_section_that_is_not_there_yet_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    write_trial(monkeypatch, "wanted", way_out("barricade", by=HEROES))
    field = Field("wanted").activate("a")
    field.figure("a").points = 1
    field.refresh()
    assert not [id for id in field.options if id.startswith("escape")]
    carry_out(field, reveal("office")).put("a", "K4").refresh()
    assert [id for id in field.options if id.startswith("escape")] == ["escape:K3", "escape:L3"]


@pytest.mark.rule("CORE-MISSION-12", "CORE-INFO-01")
def test_nobody_is_beside_a_place_that_is_not_there_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    reached = rebels_win("mission-escaped", moved(), when=everybody_beside("barricade"))
    write_trial(monkeypatch, "wanted", reached)
    field = Field("wanted").activate("a")
    field.figure("a").points = 1
    field.refresh()
    field.choose(next(id for id in field.options if id.startswith("go:")))
    assert field.state.outcome is None
    carry_out(field, reveal("office")).put("a", "K3").put("b", "L4").figure("a").points = 1
    field.refresh()
    field.choose("go:K4")
    assert field.outcome is not None
    assert field.outcome.reason == "mission-escaped"
