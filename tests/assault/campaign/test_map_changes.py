"""Sections of the map that are laid and taken away in the course of a mission, and what happens to who stands there."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field
from tests.assault.campaign.trial import write_trial

from dejarik.assault.campaign.rules.layout import door_number, layout_of, space_of
from dejarik.assault.campaign.rules.missions import EventHappens
from dejarik.assault.campaign.rules.sections import SectionPlaced
from dejarik.assault.campaign.rules.state import EMPIRE, empire
from dejarik.assault.content.campaign.language import REBELS, event, obstacle, replace, reveal, round_ends
from dejarik.assault.content.campaign.language.effects import Effect
from dejarik.assault.dice.attack import Condition
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.figures.damage import hurt
from dejarik.assault.rules.ground import board_for
from dejarik.assault.rules.objects.tokens import DOOR, add_token, is_open, put_rubble, put_shield
from dejarik.assault.rules.reports import Placed
from dejarik.assault.rules.state import NOWHERE
from dejarik.kernel.engine import clone, decision

pytestmark = pytest.mark.usefixtures("lenient")


def carry_out(field: Field, effect: Effect) -> Field:
    return field.now(lambda state: effect(state, EventHappens(event="high-ground")))


@pytest.fixture
def field(monkeypatch: pytest.MonkeyPatch) -> Field:
    """A barge above a canyon, with one hero on board and everybody else set aside; nothing lies on it."""
    write_trial(monkeypatch, "dangerous-allies")
    field = Field("dangerous-allies").clear().put("a", "G4")
    field.figure("b").space = NOWHERE
    for token in list(field.state.tokens.values()):
        del field.state.tokens[token.id]
    field.refresh()
    return field


@pytest.mark.rule("IA-REPLACE-01", "IA-REPLACE-04")
def test_who_stood_on_a_tile_that_is_gone_comes_to_the_nearest_space(field: Field) -> None:
    hero = field.figure("a")
    hero.damage, hero.conditions = 3, [Condition.FOCUSED]
    carry_out(field, replace("first-khetanna"))
    assert not field.exists("G4")
    nearest = ["J18", "K18", "L18", "M18", "N18", "O18"]
    assert field.asks == (EMPIRE, "place-prompt"), "the mission leaves open where"
    assert field.options == [f"place:{space}" for space in nearest]
    assert field.standing(1) == {}, "it stands nowhere until then"
    saved = clone(field.state)
    assert decision(saved) is not None
    field.choose("place:L18")
    assert field.standing(1) == {"diala-passil": ["L18"]}
    assert [each.figure for each in field.events if isinstance(each, Placed)][-1] == hero.id
    assert (hero.damage, hero.conditions) == (3, [Condition.FOCUSED]), "what it has suffered stays"


@pytest.mark.rule("IA-REPLACE-04")
def test_a_second_figure_takes_what_is_nearest_then(field: Field) -> None:
    field.put("b", "F4")
    carry_out(field, replace("first-khetanna")).choose("place:K18")
    assert "place:K18" not in field.options
    assert field.asks == (EMPIRE, "place-prompt")
    field.choose("place:J18")
    assert (field.standing(1), field.standing(2)) == ({"diala-passil": ["K18"]}, {"diala-passil": ["J18"]})


@pytest.mark.rule("IA-REPLACE-03")
def test_who_stands_where_nothing_changes_stays(field: Field) -> None:
    field.put("a", "L18")
    carry_out(field, replace("first-khetanna"))
    assert field.asks[1] == "activate-group"
    assert field.standing(1) == {"diala-passil": ["L18"]}


@pytest.mark.rule("IA-REPLACE-04")
def test_tokens_come_to_the_nearest_space_too(field: Field) -> None:
    state = field.state
    field.put("a", "L20")
    crate = add_token(state, "crate", space_of(state, "G4"))
    other = add_token(state, "crate", space_of(state, "N19"))
    put_rubble(state, space_of(state, "F4"))
    put_shield(state, space_of(state, "F5"))
    put_rubble(state, space_of(state, "M19"))
    kept, untouched = space_of(state, "M19"), other.space
    carry_out(field, replace("first-khetanna"))
    assert field.asks == (EMPIRE, "drop-space")
    assert crate.space == space_of(state, "J18"), "on a space that exists, whatever is chosen"
    assert field.options == [f"space:{space}" for space in ("J18", "K18", "L18", "M18", "N18", "O18")]
    field.choose("space:M18")
    assert (crate.space, other.space) == (space_of(state, "M18"), untouched)
    assert (state.rubble, state.shields) == ([kept], [])


@pytest.mark.rule("IA-REPLACE-01", "CORE-DEPLOY-06")
def test_deployment_points_go_with_their_section(field: Field) -> None:
    points = {each.name: each.space for each in layout_of(field.state).points}
    empire(field.state).points = [str(name) for name in points][:2]
    before = [name for name in list(points)[:2] if field.exists(points[name])]
    assert before
    carry_out(field.put("a", "L18"), replace("first-khetanna"))
    left = [name for name in list(points)[:2] if field.exists(points[name])]
    assert empire(field.state).points == left != before


@pytest.mark.rule("IA-REPLACE-02")
def test_the_section_in_its_place_is_laid_once(field: Field) -> None:
    carry_out(field.put("a", "L18"), replace("first-khetanna", by="2nd-khetanna"))
    assert field.state.sections == ["Section 5 - Canyon", "Section 3 - 2nd Khetanna"]
    assert [each.section for each in field.events if isinstance(each, SectionPlaced)] == ["2nd-khetanna"]
    carry_out(field, replace(by="2nd-khetanna"))
    assert [each.section for each in field.events if isinstance(each, SectionPlaced)] == ["2nd-khetanna"]


# --- What lies on a section -----------------------------------------------------------------------


def test_objects_have_so_much_health_for_each_point_of_the_threat_level(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    write_trial(
        monkeypatch, "wanted", event("hunted-down", round_ends(1), reveal("office"), reveal("escape"))
    )
    for level in (2, 5):
        field = Field("wanted", threat_level=level).end_round().until("activate-group")
        assert {(each.health, each.block) for each in field.tokens("barricade")} == {(3 * level, 1)}


@pytest.mark.rule("IA-REPLACE-01")
@pytest.mark.parametrize(("section", "stays"), [("first-khetanna", True), ("canyon", False)])
def test_a_door_goes_when_all_its_spaces_do(
    section: str, stays: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_trial(monkeypatch, "dangerous-allies")
    field = Field("dangerous-allies").clear()
    for letter in "ab":
        field.figure(letter).space = NOWHERE
    field.refresh()
    assert [token.door for token in field.tokens(DOOR)] == [0]
    carry_out(field, replace(section))
    assert [token.door for token in field.tokens(DOOR)] == ([0] if stays else [])


def test_doors_that_are_open_from_the_start_have_no_token(monkeypatch: pytest.MonkeyPatch) -> None:
    write_trial(monkeypatch, "dark-obsession")
    state = Field("dark-obsession").state
    closed = {token.door for token in state.tokens.values() if token.kind == DOOR}
    ajar = [each.name for each in layout_of(state).doors if each.open_at_start]
    assert ajar
    for name in ajar:
        assert is_open(state, door_number(state, name))
        assert door_number(state, name) not in closed
    assert state.open_doors == sum(1 << door_number(state, name) for name in ajar)


@pytest.mark.rule("CORE-DOOR-09", "CORE-DOOR-10")
@pytest.mark.parametrize(
    ("mission", "health", "dice", "block"),
    [("imperial-hospitality", 6, [Die.BLACK], 0), ("means-of-production", 6, [], 1)],
)
def test_a_door_that_is_locked_to_all_has_its_health_from_the_start(
    mission: str, health: int, dice: list[Die], block: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_trial(monkeypatch, mission)
    field = Field(mission, threat_level=3)
    door = field.tokens(DOOR)[0]
    assert (door.locked, door.health, door.defence, door.block) == (True, health, dice, block)
    field.now(lambda state: hurt(state, [door], health, by=1))
    assert is_open(field.state, door.door)
    gate = Field("aftermath").tokens(DOOR)[0]
    assert (gate.locked, gate.health) == (False, 0), "locked to the Empire alone: the Rebels open it"


def test_an_obstacle_that_is_destroyed_blocks_nothing_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    write_trial(monkeypatch, "trespass", obstacle("barricade", attacked_by=REBELS))
    field = Field("trespass")
    [barricade] = field.tokens("barricade")
    [spaces] = [each.spaces for each in layout_of(field.state).objects if each.kind == "barricade"]
    filled = {space_of(field.state, name) for name in spaces}

    def blocked() -> bool:
        return any(board_for(field.state).blocking >> space & 1 for space in filled)

    assert blocked()
    field.now(lambda state: hurt(state, [barricade], 99, by=1))
    assert not blocked()
