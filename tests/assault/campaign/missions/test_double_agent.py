"""Double Agent: a scholar who acts late, arrests, rubble and breached walls, a turn that is passed, and a walker."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field
from tests.assault.content.rolls import blue, red, white, yellow

from dejarik.assault.campaign.rules.deploying import active_points
from dejarik.assault.campaign.rules.layout import space_of
from dejarik.assault.campaign.rules.payment import payment
from dejarik.assault.campaign.rules.rounds import TurnPassed
from dejarik.assault.campaign.rules.state import EMPIRE, Reserved, empire
from dejarik.assault.rules.attack import attack_with
from dejarik.assault.rules.figures.damage import Damaged, strain
from dejarik.assault.rules.figures.groups import add_group
from dejarik.assault.rules.ground import are_adjacent, are_within, distance, members, sees, space_name
from dejarik.assault.rules.movement import reach_by_points
from dejarik.assault.rules.state import Figure
from dejarik.assault.rules.texts import may_target
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

MISSION, LORN, WALKER = "double-agent", "double-agent--lorn", "at-dp-elite"
OFFICER, DROID, HUNTER = "imperial-officer", "probe-droid", "trandoshan-hunter"
START = ["F10", "G10", "G9", "H9"]
BOMBARDMENT = "mission-double-agent-event-bombardment"


@pytest.fixture
def field() -> Field:
    return Field(MISSION)


def lorn(field: Field) -> Figure:
    [figure] = field.of_card(LORN)
    return figure


def rubble(field: Field) -> list[str]:
    return sorted(space_name(field.state, space) for space in field.state.rubble)


def only(field: Field, card: str, space: str) -> Figure:
    """One figure of a card stands here, and nobody else of the Empire is about."""
    figure = field.of_card(card)[0]
    field.clear().put(figure, space)
    return figure


def offered(field: Field) -> set[str]:
    """The spaces that may be chosen."""
    named = [each.partition(":")[2] for each in field.options if ":" in each]
    return {space_name(field.state, int(each)) if each.isdigit() else each for each in named}


def pick(field: Field, space: str) -> Field:
    return field.choose(next(each for each in field.options if each.endswith(f":{space}")))


def bombarded(field: Field) -> Field:
    """Nobody does anything until the Imperial player chooses what is bombarded."""
    while not field.offers("option:"):
        field.go_on()
    return field


def safe(field: Field) -> Field:
    """Nobody of the Empire is about or comes by threat, and the heroes stand where nothing hurts them."""
    empire(field.state).hand = []
    return field.clear().put("a", "F9").put("b", "L9")


def ends(field: Field, figure: Figure, points: int) -> dict[str, int]:
    figure.points = points
    found = reach_by_points(field.state, figure).ends()
    return {space_name(field.state, int(position.space)): cost for position, cost in found.items()}


# --- Set-up -------------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-MISSION-01", "CORE-MISSION-09")
def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert field.standing() == {
        "clawdite-shapeshifter": ["L4"],
        OFFICER: ["L5"],
        DROID: ["J16"],
        "riot-trooper-campaign": ["D15", "E3"],
        "stormtrooper-elite": ["J14", "J4", "L15"],
        HUNTER: ["C15", "D3"],
    }
    assert space_name(state, lorn(field).space) == "G8"
    assert (rubble(field), state.threat_level, state.goals) == (sorted(START), 4, ["guard-lorn"])
    assert points(field) == ["G1", "I16", "L1", "L12", "N7"]
    assert {each.card: each for each in empire(state).reserved} == {
        card: Reserved(card, event)
        for card, event in {
            "riot-trooper-elite-campaign": "intrusion",
            "stormtrooper": "on-patrol",
            WALKER: "walker-support",
            "trandoshan-hunter-elite": "vile-creatures",
        }.items()
    }


def points(field: Field) -> list[str]:
    return sorted(space_name(field.state, space) for space in active_points(field.state))


@pytest.mark.parametrize(("heroes", "each"), [(2, (1, 1)), (3, (1, 2)), (4, (2, 2))])
def test_the_heroes_are_divided_between_two_entrances(heroes: int, each: tuple[int, int]) -> None:
    field = Field(MISSION, heroes)
    spaces = [field.space(letter) for letter in "abcd"[:heroes]]
    west = sum(space[0] < "H" for space in spaces)
    assert tuple(sorted((west, heroes - west))) == each
    assert {"D9", "L9"} <= set(spaces)


# --- Lorn ---------------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-ALLY-07")
def test_lorn_is_a_rebel_figure_that_nothing_hurts_and_nobody_attacks(field: Field) -> None:
    assert field.state.figures[lorn(field).id].seat != EMPIRE
    assert not may_target(field.state, field.of_card(OFFICER)[0], lorn(field))
    field.occur(Damaged(target=lorn(field).id, amount=9, by=EMPIRE))
    field.now(lambda state: strain(state, lorn(field), 3, by=EMPIRE))
    assert lorn(field).damage == 0


@pytest.mark.rule("CORE-LOS-06")
def test_lorn_hides_who_is_behind_him(field: Field) -> None:
    officer = only(field, OFFICER, "D8")
    field.put("a", "F8").put("b", "L9").put(lorn(field), "E8")
    assert not sees(field.state, officer, field.figure("a"))
    field.put(lorn(field), "G8")
    assert sees(field.state, officer, field.figure("a"))


def test_lorn_is_not_activated(field: Field) -> None:
    assert field.asks == (1, "activate-group")
    assert f"activate:{lorn(field).group}" not in field.options


def test_lorn_performs_one_action_at_the_start_of_each_status_phase(field: Field) -> None:
    safe(field)
    for number in (1, 2):
        assert field.state.round == number
        threat = field.state.threat
        while not _lorn_acts(field):
            field.go_on()
        assert (field.state.round, field.state.threat, field.asks[0]) == (number, threat, 1)
        assert "attack" not in field.options
        field.choose("move")
        assert lorn(field).points == 4
        assert "move" not in field.options, "one action"
        field.choose("go:E8" if number == 1 else "go:F8").choose("end")
        assert space_name(field.state, lorn(field).space) == ("E8" if number == 1 else "F8")
        assert lorn(field).points == 0
        while field.state.round == number:
            assert not _lorn_acts(field), "once"
            field.go_on()
        field.until("activate-group")


def _lorn_acts(field: Field) -> bool:
    return (
        field.decision.prompt.id == "activation-prompt"
        and field.decision.about.get("figure") == lorn(field).id
    )


# --- Arresting ----------------------------------------------------------------------------------------


@pytest.mark.event("arrest")
@pytest.mark.ending("mission-lorn-arrested")
def test_an_imperial_figure_beside_lorn_arrests_him_when_no_healthy_hero_is_near(field: Field) -> None:
    officer = only(field, OFFICER, "F8")
    field.put("a", "L9").put("b", "M9").activate_figure(officer)
    field.choose("interact:arrest#")
    assert field.outcome == Outcome("mission-lorn-arrested", (EMPIRE,))
    assert field.read_aloud()[-1] == "arrest"


@pytest.mark.rule("CORE-TERM-20")
def test_a_healthy_hero_within_three_spaces_keeps_everybody_from_it(field: Field) -> None:
    officer = only(field, OFFICER, "F8")
    field.put("b", "M9").put("a", "D8")
    assert distance(field.state, field.figure("a"), lorn(field)) == 3
    assert field.uses(officer) == []
    assert field.put("a", "C8").uses(officer) == ["arrest"]
    field.put("a", "D8").wound("a")
    assert field.uses(officer) == ["arrest"], "who is wounded is not healthy"


def test_a_hero_behind_a_wall_is_not_near(field: Field) -> None:
    officer = only(field, OFFICER, "F8")
    field.put("a", "H8").put("b", "M9")
    assert not are_within(field.state, field.figure("a"), lorn(field), 3)
    assert field.uses(officer) == ["arrest"]


def test_an_ally_does_not_keep_anybody_from_it(field: Field) -> None:
    officer = only(field, OFFICER, "F8")
    [rebel] = members(field.state, add_group(field.state, 1, "rebel-trooper", figures=1).id)
    field.put("a", "L9").put("b", "M9").put(rebel, "F9")
    assert field.uses(officer) == ["arrest"]


def test_only_who_is_beside_him_and_neither_massive_nor_mindless_arrests_lorn(field: Field) -> None:
    officer = only(field, OFFICER, "E8")
    field.put("a", "L9").put("b", "M9")
    assert field.uses(officer) == []
    for card, allowed in (("nexu", []), (WALKER, []), ("stormtrooper", ["arrest"]), (DROID, ["arrest"])):
        figure = members(field.state, add_group(field.state, EMPIRE, card).id)[0]
        field.clear().put(figure, "E8" if card in ("nexu", WALKER) else "F8").put(lorn(field), "G8")
        assert are_adjacent(field.state, figure, lorn(field))
        assert field.uses(figure) == allowed
    assert field.clear().put("b", "F8").uses("b") == []


# --- Rubble and walls ---------------------------------------------------------------------------------


@pytest.mark.rule("IA-RUBBLE-02")
def test_who_stands_on_the_rubble_of_a_breach_walks_through_the_wall(field: Field) -> None:
    hero = safe(field).put("a", "G9").figure("a")
    found = ends(field, hero, 2)
    assert (found["H9"], found["G10"]) == (2, 2)
    assert (found["H8"], found["H10"]) == (2, 1), "past the corner"
    field.put("a", "F9")
    assert ends(field, hero, 4) | {"H9": 4, "G10": 4} == ends(field, hero, 4), "onto the rubble first"
    assert "H9" not in ends(field, hero, 3)


def test_where_a_wall_has_rubble_on_one_side_alone_it_stands(field: Field) -> None:
    hero = safe(field).put("a", "F11").figure("a")
    field.state.rubble.append(space_of(field.state, "F11"))
    field.put("a", "F11")
    assert "G11" not in ends(field, hero, 2)
    field.state.rubble.append(space_of(field.state, "G11"))
    field.put("a", "F11")
    assert ends(field, hero, 2)["G11"] == 2


@pytest.mark.rule("CORE-SPACE-07", "CORE-LOS-06")
def test_for_everything_else_the_wall_is_there(field: Field) -> None:
    safe(field).put("a", "G9").put("b", "H9")
    one, other = field.figure("a"), field.figure("b")
    assert not are_adjacent(field.state, one, other)
    assert not sees(field.state, one, other)
    assert distance(field.state, one, other) != 1


def test_a_hero_goes_through_the_breach_in_play(field: Field) -> None:
    safe(field).put("a", "F9").activate("a").choose("move").choose("go:H9").finish()
    assert field.space("a") == "H9"


# --- Bombardment --------------------------------------------------------------------------------------


@pytest.mark.event("bombardment/breach")
def test_the_empire_breaches_a_wall(field: Field) -> None:
    bombarded(safe(field))
    assert (field.asks[0], len(field.options)) == (EMPIRE, 2)
    field.choose(*field.offers("option:breach"))
    assert "B2" not in offered(field), "it has no wall"
    assert "G9" not in offered(field), "its walls are breached"
    assert {"E2", "F2", "G8", "F10"} - {"F10"} <= offered(field)
    pick(field, "G8")
    assert offered(field) == {"G7", "H8"}
    pick(field, "H8")
    assert rubble(field) == sorted([*START, "G8", "H8"])
    hero = field.put("b", "G9").put(lorn(field), "E8").put("a", "G8").figure("a")
    assert ends(field, hero, 2)["H8"] == 2


@pytest.mark.event("bombardment/shell")
def test_the_empire_hits_a_space(field: Field) -> None:
    officer = only(field, OFFICER, "K9")
    trooper = field.of_card("stormtrooper-elite")[0]
    empire(field.state).hand = []
    field.put("a", "L9").put("b", "K10").put(trooper, "M7").put(lorn(field), "M10")
    bombarded(field).choose(*field.offers("option:shell"))
    assert len(offered(field)) == len(field.state.__dict__["board_"].map.spaces), "anywhere"
    pick(field, "L9").until("activate-group")
    assert "L9" in rubble(field)
    assert (field.figure("a").damage, field.strain("a")) == (1, 1)
    assert (field.figure("b").damage, field.strain("b")) == (0, 1)
    assert (officer.damage, trooper.damage, lorn(field).damage) == (1, 0, 0), (
        "strain hurts the Empire's figures"
    )


@pytest.mark.event("bombardment")
def test_it_happens_in_every_status_phase(field: Field) -> None:
    safe(field).reach_round(3)
    assert field.read_aloud().count("bombardment") == 2


# --- Passing ------------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-ROUND-07")
def test_the_rebels_may_pass_their_turn_as_long_as_the_empire_has_somebody(field: Field) -> None:
    passed = 0
    while "pass" in field.options:
        assert field.asks == (1, "activate-group")
        field.choose("pass")
        passed += 1
        assert field.asks == (EMPIRE, "activate-group")
        assert "pass" not in field.options
        field.choose(next(each for each in field.options if each.startswith("activate:")))
        while field.asks[1] != "activate-group":
            field.go_on()
    assert passed == 6, "one for each group"
    assert field.asks == (1, "activate-group")
    assert sum(isinstance(event, TurnPassed) for event in field.events) == 6


def test_elsewhere_nobody_passes() -> None:
    assert "pass" not in Field("aftermath").options


# --- Events -------------------------------------------------------------------------------------------


@pytest.mark.event("intrusion")
def test_elite_riot_troopers_come_at_the_end_of_round_two(field: Field) -> None:
    safe(field).reach_round(2)
    assert "riot-trooper-elite-campaign" not in field.standing()
    field.reach_round(3)
    assert field.standing() == {"riot-trooper-elite-campaign": ["E16", "H6"]}
    assert points(field) == ["E16", "G1", "H6", "I16", "L1", "L12", "N7"]


@pytest.mark.event("on-patrol")
def test_stormtroopers_come_at_the_end_of_round_three_and_three_points_are_off(field: Field) -> None:
    safe(field).reach_round(3)
    field.clear().end_round("deploy-point")
    assert offered(field) == {"E16", "G1", "H6", "I16", "L1", "L12", "N7"}
    field.choose(next(each for each in field.options if each.endswith(f":{space_of(field.state, 'N7')}")))
    field.until("activate-group")
    assert "N7" in field.standing()["stormtrooper"]
    assert len(field.standing()["stormtrooper"]) == 3
    assert points(field) == ["E16", "G1", "H6", "I16"]


@pytest.mark.event("walker-support")
@pytest.mark.rule("CORE-MASSIVE-04")
def test_a_walker_comes_at_the_end_of_round_four_and_stays_outside(field: Field) -> None:
    safe(field).reach_round(4)
    assert WALKER not in field.standing()
    field.clear().reach_round(5)
    [spaces] = field.standing()[WALKER]
    assert "P11" in spaces.split("+")
    assert "P11" not in points(field)
    [walker] = field.of_card(WALKER)
    assert not {"G8", "F9", "D9"} & set(ends(field, walker, 30))


def with_walker(field: Field) -> Figure:
    safe(field).reach_round(4)
    field.clear().reach_round(5)
    [walker] = field.of_card(WALKER)
    field.clear().put(walker, "I10")
    field.state.rubble.clear()
    return walker


def fire(field: Field, walker: Figure, letter: str) -> Field:
    """The walker attacks a hero, until something else than the attack is asked."""
    field.roll([blue(5, damage=1), red(1), yellow(2, damage=1), white(dodge=1)])
    field.push(attack_with(field.state, walker, must=True, only=[field.id(letter)]))
    return field.until("activate-group", "pick-space")


def test_the_walker_leaves_rubble_where_it_has_fired(field: Field) -> None:
    walker = with_walker(field)
    field.put("b", "D9").put("a", "M10")
    fire(field, walker, "a")
    assert rubble(field) == ["M10"]


def test_the_walker_breaches_a_wall_of_the_defenders_space(field: Field) -> None:
    walker = with_walker(field)
    field.put("b", "D9").put("a", "H8")
    fire(field, walker, "a")
    assert (field.asks, rubble(field)) == ((EMPIRE, "pick-space"), ["H8"])
    assert offered(field) == {"G8", "H7"}
    pick(field, "G8")
    assert rubble(field) == ["G8", "H8"]


def test_where_only_one_wall_is_left_nobody_is_asked(field: Field) -> None:
    walker = with_walker(field)
    field.put("b", "D9").put("a", "H8").state.rubble.append(space_of(field.state, "H7"))
    fire(field.put("a", "H8"), walker, "a")
    assert rubble(field) == ["G8", "H7", "H8"]


def test_others_leave_no_rubble(field: Field) -> None:
    with_walker(field)
    officer = only(field, OFFICER, "M9")
    field.put("b", "D9").put("a", "M10")
    field.roll([blue(5, damage=1), yellow(2, damage=1), white(dodge=1)])
    field.push(attack_with(field.state, officer, must=True, only=[field.id("a")])).until("activate-group")
    assert rubble(field) == []


@pytest.mark.event("vile-creatures")
def test_elite_hunters_come_at_the_end_of_round_five(field: Field) -> None:
    safe(field).reach_round(5)
    assert "trandoshan-hunter-elite" not in field.standing()
    field.clear().reach_round(6)
    assert field.standing()["trandoshan-hunter-elite"] == ["A16", "A3"]


# --- The end ------------------------------------------------------------------------------------------


@pytest.mark.ending("mission-lorn-fetched")
def test_the_rebels_win_at_the_end_of_round_seven_although_all_are_wounded(field: Field) -> None:
    safe(field).wound("a").wound("b")
    for number in range(2, 8):
        field.reach_round(number).clear()
    field.end_round()
    assert field.outcome == Outcome("mission-lorn-fetched", (1, 2))
    assert payment(field.state).extra_agenda == 0


def test_one_healthy_hero_pays_the_empire_an_agenda(field: Field) -> None:
    safe(field).wound("b")
    for number in range(2, 8):
        field.reach_round(number).clear()
    field.end_round()
    assert field.outcome == Outcome("mission-lorn-fetched", (1, 2))
    assert payment(field.state).extra_agenda == 1


@pytest.mark.parametrize(("number", "credits"), [(6, 200), (7, 250)])
def test_an_arrest_in_the_last_round_still_pays_the_heroes(field: Field, number: int, credits: int) -> None:
    safe(field)
    for each in range(2, number + 1):
        field.reach_round(each).clear()
    officer = members(field.state, add_group(field.state, EMPIRE, OFFICER).id)[0]
    field.put(lorn(field), "G8").put(officer, "F8").put("a", "L9").put("b", "M9")
    field.activate_figure(officer).choose("interact:arrest#")
    assert field.outcome == Outcome("mission-lorn-arrested", (EMPIRE,))
    assert payment(field.state).credits == credits
