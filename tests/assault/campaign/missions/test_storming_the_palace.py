"""Storming the Palace: the gate, negotiating with Jabba, the trap door, the Rancor's pit, climbing, and the end."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, time_ends_it, wounds_end_it
from tests.assault.content.rolls import Roll, blue, green, yellow

from dejarik.assault.campaign.rules.missions import count
from dejarik.assault.campaign.rules.state import EMPIRE, empire
from dejarik.assault.dice.attack import Condition, PowerToken
from dejarik.assault.rules.figures.damage import Damaged, hurt
from dejarik.assault.rules.ground import are_adjacent, sees
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.assault.rules.state import Figure
from dejarik.assault.rules.texts import may_target
from dejarik.assault.rules.values import health
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

JABBA, GUARDS, RANCOR = "jabba-the-hutt-vile-gangster-campaign", "gamorrean-guard", "rancor-elite-campaign"
KEEPER, CRUMB = "storming-the-palace--malakili", "salacious-b-crumb"
HEAVE, CLIMB = "use:rules-storming-the-palace.heave", "special:rules-storming-the-palace.climb"


@pytest.fixture
def field() -> Field:
    return Field("storming-the-palace")


@pytest.fixture
def throne_room(field: Field) -> Field:
    """The guards of the gate are defeated, and the door is open."""
    field.defeat(*field.of_card(GUARDS)).until("activate-group")
    return field.open().until("activate-group")


@pytest.fixture
def pit(throne_room: Field) -> Field:
    """The first hero has negotiated and is in the pit; the other one is still above. Nobody of the Empire is there
    but Jabba, the Rancor and its keeper."""
    throne_room.put("a", "G6").put("b", "K8")
    throne_room.state.memory["negotiator"] = throne_room.id("a")
    throne_room.now(lambda state: count(state, "negotiated")).choose("place:C22").until("activate-group")
    others = {each.card for each in throne_room.state.figures.values() if each.seat == EMPIRE}
    return throne_room.clear(*others - {JABBA, RANCOR, KEEPER})


@pytest.fixture
def showdown(pit: Field) -> Field:
    """The Rancor is defeated, too."""
    return pit.defeat(the(pit, RANCOR)).until("activate-group")


def the(field: Field, card: str) -> Figure:
    [figure] = field.of_card(card)
    return figure


def beat(field: Field, damage: int) -> Field:
    """Jabba suffers damage."""
    return field.now(lambda state: hurt(state, [the(field, JABBA)], damage, by=1)).until("activate-group")


def negotiate(field: Field, attribute: str, *rolls: Roll) -> Field:
    field.put("a", "G6").activate("a").roll(rolls)
    return field.choose("interact:negotiate#", f"test:{attribute}")


# --- The gate -------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-MISSION-01")
def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert field.standing() == {
        GUARDS: ["N11", "R13"],
        "imperial-officer": ["L15"],
        "trandoshan-hunter": ["O17", "Q15"],
        "weequay-pirate-elite": ["L17", "Q12"],
    }
    assert (field.space("a"), state.threat_level, set(empire(state).points)) == (
        "N13",
        6,
        {"green-1", "green-2"},
    )
    assert field.lying("crate") == ["M10", "S9"]
    [door] = field.tokens(DOOR)
    assert (door.locked, state.goals, field.exists("K8")) == (True, ["enter"], False)


@pytest.mark.rule("CORE-DOOR-09")
def test_the_throne_room_is_unlocked_when_both_guards_of_the_gate_are_gone(field: Field) -> None:
    one, other = field.of_card(GUARDS)
    field.defeat(one).until("activate-group").put("a", "L8")
    assert (field.token(DOOR).locked, field.uses("a")) == (True, [])
    field.defeat(other).until("activate-group")
    assert (field.token(DOOR).locked, field.uses("a")) == (False, ["open"])
    officer = the(field, "imperial-officer")
    assert field.put(officer, "L9").uses(officer) == []


@pytest.mark.event("legions-of-defenders")
def test_elite_guards_come_at_the_end_of_round_1(field: Field) -> None:
    field.end_round().until("activate-group")
    assert field.standing()["gamorrean-guard-elite"] == ["T13", "T6"]
    assert field.token(DOOR).locked, "they are others"


# --- The throne room ------------------------------------------------------------------------------


@pytest.mark.event("storming-in")
def test_the_court_is_in_the_throne_room(field: Field) -> None:
    field.defeat(*field.of_card(GUARDS)).until("activate-group")
    field.state.threat = 20
    empire(field.state).hand.append("stormtrooper")
    field.open()
    assert (field.asks, len(field.options)) == ((EMPIRE, "deploy-point"), 3), "for the droid: the bandstand"
    field.choose(field.options[2]).until("deploy-prompt", "activate-group")
    assert field.asks == (EMPIRE, "deploy-prompt"), "an optional deployment"
    assert "deploy:stormtrooper" in field.options
    field.until("activate-group")
    standing = field.standing()
    assert (standing[JABBA], standing[CRUMB]) == (["H5+I5+H6+I6"], ["J7"])
    assert (standing["weequay-pirate"], standing["probe-droid"]) == (["E8", "E9"], ["L12"])
    crumb = the(field, CRUMB)
    assert field.state.groups[crumb.group].of == the(field, JABBA).group, "he is Jabba's companion"
    assert set(empire(field.state).points) == {
        "green-1",
        "gallery-1",
        "gallery-2",
        "bandstand-1",
        "bandstand-2",
        "bandstand-3",
    }
    assert field.state.goals == ["negotiate"]
    [door] = field.tokens(DOOR)
    assert (door.locked, door.health, door.block) == (True, 8, 2)


def test_negotiating_is_a_test_of_strength_or_insight(throne_room: Field) -> None:
    assert throne_room.uses("a") == [], "nobody is near him"
    throne_room.put("a", "G6").activate("a").choose("interact:negotiate#")
    assert throne_room.options == ["test:strength", "test:insight"]
    assert throne_room.decision.about["needed"] == 6


@pytest.mark.parametrize(
    ("damage", "needed"), [(0, 6), (1, 6), (2, 5), (3, 5), (4, 4), (6, 3), (8, 2), (9, 2), (10, 1)]
)
def test_damage_makes_jabba_listen(throne_room: Field, damage: int, needed: int) -> None:
    """10 is all that he has: then he is incapacitated."""
    beat(throne_room, damage)
    throne_room.put("a", "G6").activate("a").choose("interact:negotiate#")
    assert throne_room.decision.about["needed"] == needed


def test_too_few_successes_are_lost(throne_room: Field) -> None:
    beat(throne_room, 8)
    for _ in range(2):
        negotiate(throne_room, "strength", blue(2, surge=1), green(1, damage=2)).until("activation-prompt")
        throne_room.finish()
    assert "hutt-retreat" not in throne_room.told(), "1 success a time, and 2 are needed"


@pytest.mark.rule("CORE-INCAP-01", "CORE-INCAP-02")
def test_jabba_is_incapacitated_instead_of_defeated(throne_room: Field) -> None:
    jabba = the(throne_room, JABBA)
    beat(throne_room, 10)
    assert (throne_room.state.laid_low, throne_room.outcome) == ([jabba.id], None)
    assert not may_target(throne_room.state, throne_room.figure("a"), jabba)
    throne_room.activate_figure(jabba).choose("move").until("activation-prompt")
    assert "attack" not in throne_room.options
    assert [each for each in throne_room.options if each.startswith("special")] == []
    throne_room.choose(throne_room.offers("go:")[0]).until("activation-prompt", "activate-group")
    assert "move" not in throne_room.options, "it was the only action"


# --- The retreat ----------------------------------------------------------------------------------


@pytest.mark.event("hutt-retreat")
def test_jabba_answers_with_a_trap_door(throne_room: Field) -> None:
    beat(throne_room, 10).put("b", "K8")
    state, jabba = throne_room.state, the(throne_room, JABBA)
    negotiate(throne_room, "insight", blue(2, surge=1), green(1, damage=2), yellow(1, damage=2))
    assert throne_room.asks == (1, "place-prompt")
    assert len(throne_room.options) == 60, "any space of the pit but the blocked one"
    throne_room.choose("place:C22").until("pick-card")
    assert (throne_room.space("a"), throne_room.strain("a")) == ("C22", 1)
    standing = throne_room.standing()
    assert "C18" in standing[RANCOR][0].split("+")
    assert (standing[GUARDS], standing[KEEPER]) == (["H14", "I20"], ["A19"])
    assert health(state, the(throne_room, RANCOR).id) == 25
    assert health(state, the(throne_room, KEEPER).id) == 8
    assert standing[JABBA] == ["E3+F3+E4+F4"]
    assert (jabba.damage, state.laid_low, state.groups[jabba.group].ready) == (0, [], False)
    assert throne_room.token(DOOR).locked
    assert throne_room.lying("crate") == ["F16", "L11", "M10", "S9"]
    throne_room.until("activate-group")
    assert {"red-1", "red-2"} <= set(empire(state).points)
    assert state.goals == ["slay-rancor"]


@pytest.mark.event("hutt-retreat")
def test_a_success_that_is_left_is_enough_while_he_stands(throne_room: Field) -> None:
    jabba = the(throne_room, JABBA)
    beat(throne_room, 8)
    negotiate(throne_room, "insight", blue(2, surge=1), green(1, surge=1), yellow(1, damage=2))
    throne_room.until("activate-group", "activation-prompt")
    assert ("hutt-retreat" in throne_room.told(), jabba.damage) == (True, 0)


@pytest.mark.event("hutt-retreat")
@pytest.mark.rule("CORE-MOVE-06")
def test_each_rebel_gains_points_or_recovers_or_is_focused(throne_room: Field) -> None:
    throne_room.put("a", "G6").put("b", "K8")
    throne_room.hero("a").strain = 4
    throne_room.state.memory["negotiator"] = throne_room.id("b")
    throne_room.now(lambda state: count(state, "negotiated")).until("pick-card")
    assert throne_room.options == ["choose:take-points", "choose:take-strain", "choose:become-focused"]
    throne_room.choose("choose:take-strain").until("pick-card").choose("choose:become-focused")
    assert (throne_room.strain("a"), throne_room.has("b", Condition.FOCUSED)) == (1, True)


@pytest.mark.event("hutt-retreat")
def test_points_are_spent_at_once(throne_room: Field) -> None:
    throne_room.put("a", "G6").put("b", "K8")
    throne_room.state.memory["negotiator"] = throne_room.id("a")
    throne_room.now(lambda state: count(state, "negotiated")).until("pick-card")
    throne_room.choose("choose:take-points")
    assert throne_room.asks == (1, "move-spend")
    assert throne_room.figure("a").points == 4


@pytest.mark.event("hutt-retreat")
def test_the_guards_of_the_pit_are_those_of_the_gate_again(throne_room: Field) -> None:
    assert empire(throne_room.state).hand.count(GUARDS) == 1, "their card has come back"
    throne_room.put("a", "G6").state.memory["negotiator"] = throne_room.id("a")
    throne_room.now(lambda state: count(state, "negotiated")).until("activate-group")
    assert (throne_room.standing()[GUARDS], GUARDS in empire(throne_room.state).hand) == (
        ["H14", "I20"],
        False,
    )
    throne_room.defeat(*throne_room.of_card(GUARDS)).until("activate-group")
    assert empire(throne_room.state).hand.count(GUARDS) == 1


@pytest.mark.rule("CORE-INCAP-02")
def test_jabba_has_his_own_text_again_afterwards(throne_room: Field) -> None:
    beat(throne_room, 10).put("a", "G6").state.memory["negotiator"] = throne_room.id("a")
    throne_room.now(lambda state: count(state, "negotiated")).until("activate-group")
    throne_room.activate_figure(the(throne_room, JABBA))
    assert any("execution-order" in each or "plot" in each for each in throne_room.options)


# --- The trap door --------------------------------------------------------------------------------


def test_before_the_retreat_the_trap_door_is_a_floor(throne_room: Field) -> None:
    throne_room.put("b", "H8").activate("b").choose("move", "go:H7")
    assert (throne_room.space("b"), throne_room.strain("b")) == ("H7", 0)


def test_who_stands_on_it_falls_when_it_opens(throne_room: Field) -> None:
    """The negotiator once."""
    throne_room.put("a", "H7").put("b", "I7").state.memory["negotiator"] = throne_room.id("a")
    throne_room.now(lambda state: count(state, "negotiated"))
    assert throne_room.asks == (1, "place-prompt")
    throne_room.choose("place:C22")
    assert throne_room.asks == (2, "place-prompt")
    throne_room.choose("place:D22").until("pick-card")
    assert [throne_room.space(letter) for letter in "ab"] == ["C22", "D22"]
    assert [throne_room.strain(letter) for letter in "ab"] == [1, 1]


def test_who_enters_it_falls(pit: Field) -> None:
    pit.put("b", "H9").activate("b").choose("move", "go:H7")
    assert pit.asks == (2, "place-prompt")
    pit.choose("place:I20").until("activation-prompt")
    assert (pit.space("b"), pit.strain("b")) == ("I20", 1)


def test_so_does_an_imperial_figure_and_suffers_for_it(pit: Field) -> None:
    officer = the(pit, "imperial-officer")
    pit.put(officer, "H8").activate_figure(officer).choose("move", "go:I7")
    assert pit.asks == (EMPIRE, "place-prompt")
    pit.choose("place:I20").until("activation-prompt")
    assert (pit.standing()["imperial-officer"], officer.damage) == (["I20"], 1)


# --- The Rancor -----------------------------------------------------------------------------------


@pytest.mark.event("rancor-and-keeper")
def test_the_keeper_makes_the_rancor_harder(pit: Field) -> None:
    rancor = the(pit, RANCOR)
    pit.activate_figure(rancor)
    assert rancor.power == [PowerToken.BLOCK]
    pit.until("activate-group")
    pit.activate_figure(the(pit, JABBA)).until("activate-group")
    assert rancor.power == [PowerToken.BLOCK], "not when others activate"
    pit.defeat(the(pit, KEEPER)).until("activate-group")
    rancor.power.clear()
    pit.activate_figure(rancor)
    assert rancor.power == []


@pytest.mark.rule("CORE-ACT-01")
def test_the_keeper_does_not_activate(pit: Field) -> None:
    state = pit.state
    group = the(pit, KEEPER).group
    asked = []
    while state.round == 1:
        if pit.asks == (EMPIRE, "activate-group"):
            asked += pit.options
        pit.go_on()
    assert f"activate:{the(pit, RANCOR).group}" in asked
    assert f"activate:{group}" not in asked


def test_the_keeper_can_be_attacked(pit: Field) -> None:
    keeper = the(pit, KEEPER)
    pit.put("a", "A18").push_attack("a", keeper.id)
    assert keeper.damage > 0


@pytest.mark.event("final-showdown")
def test_the_showdown_begins_when_the_rancor_is_defeated(pit: Field) -> None:
    officer, keeper = the(pit, "imperial-officer"), the(pit, KEEPER)
    pit.put(officer, "I19").put("b", "H8")
    pit.defeat(the(pit, RANCOR))
    rim = {"G6", "G7", "G8", "H6", "H8", "I6", "I8", "J6", "J7", "J8"}
    for _ in range(2):
        assert pit.asks == (EMPIRE, "place-prompt")
        assert {each.removeprefix("place:") for each in pit.options} <= rim - {"H8"}
        pit.go_on()
    pit.until("activate-group")
    assert {pit.standing()["imperial-officer"][0], pit.standing()[KEEPER][0]} <= rim
    assert pit.space("a") == "C22", "Rebels stay"
    points = set(empire(pit.state).points)
    assert ({"red-1", "red-2"} & points, {"back-room-1", "back-room-2"} <= points) == (set(), True)
    assert pit.state.goals == ["defeat-jabba"]
    assert [officer.damage, keeper.damage] == [0, 0], "nobody falls"


# --- Climbing -------------------------------------------------------------------------------------


def test_nobody_climbs_before_the_showdown(pit: Field) -> None:
    assert pit.activate("a").offers(CLIMB) == []


@pytest.mark.parametrize(("space", "may"), [("C22", True), ("E17", True), ("D19", False), ("K8", False)])
def test_a_hero_climbs_next_to_a_wall_of_the_pit(showdown: Field, space: str, may: bool) -> None:
    showdown.put("b", "F9").put("a", space).activate("a")
    assert bool(showdown.offers(CLIMB)) is may


def test_a_success_brings_the_hero_up(showdown: Field) -> None:
    showdown.activate("a").roll([blue(2, surge=1), green(1, damage=2)]).choose(*showdown.offers(CLIMB))
    showdown.until("kernel-react").choose("pass").until("place-prompt")
    assert showdown.asks == (1, "place-prompt")
    showdown.choose("place:H8").until("activation-prompt")
    assert (showdown.space("a"), showdown.strain("a")) == ("H8", 1)


def test_without_one_the_hero_stays(showdown: Field) -> None:
    showdown.activate("a").roll([blue(2, damage=1), green(1, damage=2)]).choose(*showdown.offers(CLIMB))
    showdown.until("kernel-react").choose("pass").until("activation-prompt")
    assert showdown.space("a") == "C22"


def test_2_strain_before_the_test_are_a_success(showdown: Field) -> None:
    showdown.activate("a").roll([blue(2, damage=1), green(1, damage=2)]).choose(*showdown.offers(CLIMB))
    showdown.until("kernel-react").choose(*showdown.offers(HEAVE)).until("place-prompt")
    showdown.choose("place:G7").until("activation-prompt")
    assert (showdown.space("a"), showdown.strain("a")) == ("G7", 3)


# --- The end --------------------------------------------------------------------------------------


def test_the_back_room_is_shut_until_the_showdown(pit: Field) -> None:
    door, jabba, hero = pit.token(DOOR), the(pit, JABBA), pit.put("b", "H5").figure("b")
    assert not may_target(pit.state, hero, door)
    assert pit.uses("b") == []
    pit.put(jabba, "H3")
    assert not are_adjacent(pit.state, jabba, hero)
    pit.defeat(the(pit, RANCOR)).until("activate-group")
    assert may_target(pit.state, hero, door)
    assert not may_target(pit.state, jabba, door)
    assert (sees(pit.state, jabba, hero), sees(pit.state, hero, jabba)) == (True, False)
    pit.occur(Damaged(target=door.id, amount=8, by=1))
    assert (pit.tokens(DOOR), sees(pit.state, hero, jabba)) == ([], True)


@pytest.mark.ending("mission-jabba-defeated")
def test_the_rebels_win_when_jabba_is_defeated_after_the_showdown(showdown: Field) -> None:
    showdown.defeat(the(showdown, JABBA))
    assert showdown.outcome == Outcome("mission-jabba-defeated", (1, 2))


@pytest.mark.ending("mission-jabba-defeated")
def test_before_it_he_is_incapacitated_again(pit: Field) -> None:
    jabba = the(pit, JABBA)
    pit.defeat(jabba).until("activate-group")
    assert (pit.outcome, pit.state.laid_low) == (None, [jabba.id])


@pytest.mark.ending("mission-time")
def test_the_empire_wins_after_round_8(field: Field) -> None:
    time_ends_it(field, 8)


@pytest.mark.ending("mission-wounded")
@pytest.mark.rule("CORE-WOUND-10")
def test_the_empire_wins_when_all_heroes_are_wounded(field: Field) -> None:
    wounds_end_it(field)
