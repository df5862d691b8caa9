"""From All Sides: a hangar with three doors, points that come nearer, and who may stand where."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field
from tests.assault.content.rolls import blue, green, yellow

from dejarik.assault.campaign.rules.deploying import active_points
from dejarik.assault.campaign.rules.state import EMPIRE, empire
from dejarik.assault.campaign.rules.strain import rest
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.ground import are_adjacent, sees, space_name
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.assault.rules.texts import may_target
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

TERRO, JABBA = "captain-terro-wasteland-enforcer", "jabba-the-hutt-vile-gangster-campaign"
LUKE = "luke-skywalker-jedi-knight"
MEDPACK = "use:rules-from-all-sides.medpack"


@pytest.fixture
def field() -> Field:
    return Field("from-all-sides")


def safe(field: Field) -> Field:
    """Nobody is in the way, and both heroes are in the middle of the hangar."""
    empire(field.state).hand = []
    return field.clear().put("a", "M9").put("b", "N9")


def named(field: Field, spaces: list[int]) -> list[str]:
    return sorted(space_name(field.state, space) for space in spaces)


def points(field: Field, card: str = "") -> list[str]:
    return named(field, active_points(field.state, card))


def where(field: Field, option: str) -> str:
    """The space that an option is about, or on which its token lies."""
    kind, _, value = option.partition(":")
    if kind == "choose":
        return space_name(field.state, field.state.tokens[int(value)].space)
    return space_name(field.state, int(value)) if value.isdigit() else value


def offered(field: Field) -> set[str]:
    return {where(field, option) for option in field.options if ":" in option}


def pick(field: Field, space: str) -> Field:
    return field.choose(next(each for each in field.options if ":" in each and where(field, each) == space))


def until_event(field: Field, event: str) -> Field:
    """Nobody does anything until an event happens."""
    while event not in field.state.happened:
        field.go_on()
    return field


@pytest.mark.rule("CORE-MISSION-01", "CORE-MISSION-06")
def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert field.standing() == {
        "gamorrean-guard-elite": ["E13", "G11"],
        "imperial-officer": ["Y9"],
        "jet-trooper": ["U12", "V3"],
        "jet-trooper-elite": ["S5", "V9"],
        "probe-droid": ["W11"],
        "trandoshan-hunter": ["E6", "H15"],
        "weequay-pirate": ["D9", "G7"],
    }
    assert state.sections == ["Start Section", "Section 2 - Khetanna"]
    assert (field.lying("medpack"), state.goals) == (["K7", "P7"], ["hold-hangar"])
    assert (field.lying("mercenary-point"), field.lying("imperial-point")) == (["A10"], ["Y8"])
    assert [(door.locked, door.health, door.block) for door in field.tokens(DOOR)] == [(True, 10, 2)] * 3


# --- Doors -----------------------------------------------------------------------------------------


def test_a_door_is_open_to_everybody_while_a_rebel_is_next_to_it(field: Field) -> None:
    state, pirate = field.state, field.of_card("weequay-pirate")[0]
    safe(field).put(pirate, "I9").put("b", "K9")
    assert not sees(state, pirate, field.figure("b"))
    assert not sees(state, field.figure("b"), pirate)
    field.put("a", "J10")
    assert sees(state, pirate, field.figure("b"))
    assert sees(state, field.figure("b"), pirate)
    assert are_adjacent(state, pirate, field.figure("a"))
    field.put("a", "M9").put("b", "N9")
    field.activate_figure(pirate).choose("move")
    assert "go:J9" not in field.options
    field.put("b", "J10").until("activation-prompt").choose("end").until("activate-group")
    field.put(pirate, "I9").activate_figure(pirate).choose("move")
    assert "go:J9" in field.options


def test_another_door_stays_shut(field: Field) -> None:
    trooper = field.of_card("jet-trooper")[0]
    safe(field).put(trooper, "Q9").put("a", "J10").put("b", "O9")
    assert not sees(field.state, trooper, field.figure("b"))


@pytest.mark.rule("CORE-OBJECT-01")
def test_only_the_empire_attacks_doors(field: Field) -> None:
    door = field.tokens(DOOR)[0]
    assert may_target(field.state, field.of_card("weequay-pirate")[0], door)
    assert not may_target(field.state, field.figure("a"), door)
    field.destroy(DOOR)
    assert len(field.tokens(DOOR)) == 2


# --- Resting and medpacks --------------------------------------------------------------------------


def test_a_rest_costs_two_threat(field: Field) -> None:
    threat = field.state.threat
    field.activate("a").choose("special:rules-hero.rest#")
    assert field.state.threat == threat + 2


@pytest.mark.event("final-onslaught")
def test_nobody_heals_by_resting_in_the_last_round(field: Field) -> None:
    hurt, hero = field.figure("a"), field.hero("a")
    safe(field).reach_round(4)
    safe(field)
    hurt.damage, hero.strain = 5, 2
    field.now(lambda state: rest(state, hurt))
    healed = 5 - hurt.damage
    assert (healed > 0, hero.strain) == (True, 0)
    safe(field).reach_round(5)
    hurt.damage, hero.strain = 5, 2
    field.now(lambda state: rest(state, hurt))
    assert (hurt.damage, hero.strain) == (5, 0)


def test_a_medpack_is_used_once_and_without_an_action(field: Field) -> None:
    figure, hero = field.figure("a"), field.hero("a")
    safe(field).put("a", "L8")
    figure.damage, hero.strain = 6, 3
    field.roll([blue(2, surge=1), green(1, surge=1), yellow(2, damage=1)]).activate("a")
    field.choose(field.offers(MEDPACK)[0]).until("activation-prompt")
    assert (hero.strain, figure.damage) == (0, 6 - (6 + 2 - 3))
    assert [token.turned for token in field.tokens("medpack")] == [True, False]
    assert field.offers(MEDPACK) == []
    assert "move" in field.options
    field.choose("end").until("activate-group").put("b", "O8").activate("b")
    assert field.offers(MEDPACK), "the other one"


def test_no_medpack_from_afar(field: Field) -> None:
    safe(field).activate("a")
    assert field.offers(MEDPACK) == []


# --- Points ----------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-DEPLOY-06")
def test_each_side_has_its_own_points(field: Field) -> None:
    assert points(field) == ["A10", "Y8"]
    assert points(field, "stormtrooper") == ["Y8"]
    assert points(field, "nexu") == ["A10"]
    assert points(field, "rancor-elite-campaign") == [], "too huge"
    empire(field.state).hand = ["nexu", "stormtrooper"]
    field.state.threat = 20
    field.end_round("deploy-prompt").choose("deploy:stormtrooper")
    assert "Y8" not in field.standing().get("nexu", [])
    field.until("deploy-prompt")
    assert len(field.standing()["stormtrooper"]) == 3


@pytest.mark.event("pressing-in")
def test_a_second_point_for_each_and_three_groups(field: Field) -> None:
    until_event(safe(field), "pressing-in")
    assert offered(field) == {"D7", "D12"}
    pick(field, "D12")
    assert offered(field) == {"X2", "Y13"}
    pick(field, "X2")
    assert (field.lying("mercenary-point"), field.lying("imperial-point")) == (["A10", "D12"], ["X2", "Y8"])
    assert field.asks == (EMPIRE, "deploy-point")
    assert offered(field) == {"X2", "Y8"}
    pick(field, "X2")
    assert offered(field) == {"X2", "Y8"}
    pick(field, "Y8").until("deploy-point")
    assert offered(field) == {"A10", "D12"}
    pick(field, "D12").until("activate-group")
    standing = field.standing()
    assert standing["imperial-officer"] == ["X2"]
    assert standing["probe-droid"] == ["Y8"]
    assert "D12" in standing["gamorrean-guard"]


@pytest.mark.event("advance")
def test_the_points_come_nearer_but_not_inside(field: Field) -> None:
    safe(field).reach_round(2)
    until_event(safe(field), "advance")
    pick(field, "A10")
    assert "D10" in offered(field)
    assert "A10" not in offered(field)
    pick(field, "D10")
    assert "D10" in field.lying("mercenary-point")
    assert "D10" not in offered(field), "each moves once"
    field.until("activate-group")
    assert "D10" in points(field, "nexu")


@pytest.mark.event("advance")
def test_they_stop_in_front_of_the_hangar(field: Field) -> None:
    pirate, token = field.of_card("weequay-pirate")[0], field.token("mercenary-point")
    safe(field).reach_round(2)
    safe(field).put(pirate, "H9")
    token.space = pirate.space
    until_event(safe(field), "advance")
    pick(field, "H9")
    assert offered(field) & {"I9", "I10", "J9", "J10", "K9"} == {"I9", "I10"}
    pick(field, "I9").until("activate-group").reach_round(3)
    field.state.happened.remove("advance")
    until_event(safe(field), "advance")
    assert "I9" in field.lying("mercenary-point")
    assert len(offered(field)) == 3
    assert "I9" not in offered(field)


@pytest.mark.event("heroes-and-villains")
def test_terro_jabba_and_luke_arrive(field: Field) -> None:
    safe(field).reach_round(2)
    safe(field).end_round("deploy-point")
    assert offered(field) == set(points(field, TERRO))
    field.until("activate-group")
    assert TERRO in field.standing()
    assert field.standing()[JABBA]
    assert "A10" in field.standing()[JABBA][0]
    assert field.standing(1)[LUKE] == ["P12"]


# --- The end ---------------------------------------------------------------------------------------


@pytest.mark.ending("mission-hangar-held")
def test_five_rounds_are_enough(field: Field) -> None:
    for number in range(2, 6):
        safe(field).reach_round(number)
    safe(field).end_round()
    assert (field.state.round, field.state.outcome) == (5, Outcome("mission-hangar-held", (1, 2)))


@pytest.mark.ending("mission-hangar-lost")
def test_a_healthy_hero_must_be_inside(field: Field) -> None:
    safe(field).put("b", "I9").put("a", "J9").activate("a").choose("move", "go:I10")
    assert field.state.outcome == Outcome("mission-hangar-lost", (EMPIRE,))


@pytest.mark.ending("mission-hangar-lost")
def test_a_wounded_one_inside_does_not_count(field: Field) -> None:
    safe(field).put("b", "I9").occur(Damaged(target=field.id("a"), amount=99, by=EMPIRE))
    assert field.state.outcome == Outcome("mission-hangar-lost", (EMPIRE,))


def test_one_of_them_may_go_out(field: Field) -> None:
    safe(field).put("a", "J9").activate("a").choose("move", "go:I10")
    assert field.state.outcome is None
    field.until("activation-prompt")


@pytest.mark.ending("mission-wounded")
def test_all_heroes_wounded(field: Field) -> None:
    safe(field).wound("a").wound("b")
    assert field.state.outcome == Outcome("mission-wounded", (EMPIRE,))
