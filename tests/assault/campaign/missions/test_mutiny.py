"""Mutiny: ladders that join ships with the dunes, shots between them, the Main Gun and Jabba behind his door."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, time_ends_it, wounds_end_it
from tests.assault.content.rolls import blue, green, red, white

from dejarik.assault.campaign.rules.layout import space_of
from dejarik.assault.campaign.rules.state import EMPIRE, empire
from dejarik.assault.rules.activation import Activation
from dejarik.assault.rules.attack import Attack, attack_with
from dejarik.assault.rules.attack.numbers import accuracy_needed, modifiers
from dejarik.assault.rules.attack.targets import eligible_targets, target_spaces
from dejarik.assault.rules.objects.interacting import interactions
from dejarik.assault.rules.objects.tokens import DOOR, move_token
from dejarik.assault.rules.state import Figure
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

JABBA = "jabba-the-hutt-vile-gangster-campaign"


@pytest.fixture
def field() -> Field:
    return Field("mutiny")


@pytest.fixture
def empty() -> Field:
    """Nobody of the Empire is on the map; one hero on the skiff, one in the dunes."""
    return Field("mutiny").clear().put("a", "S4").put("b", "M5")


def boarded(field: Field) -> Field:
    """The skiff has been seized, and the barge is there."""
    field.reach_round(3).clear().put("a", "B4")
    terminal = field.token("terminal", "B3")
    return field.activate("a").choose(f"interact:seize#{terminal.id}").until("activation-prompt")


def shot(field: Field, attacker: Figure, target: Figure) -> tuple[int | None, int] | None:
    """How far a ranged attack has to reach, and what is added to its accuracy; None: it can't be aimed."""
    attack = attack_with(field.state, attacker, must=True)
    if target.id not in [each.id for each in eligible_targets(field.state, attack)]:
        return None
    attack.target = target.id
    field.state.stack.append(attack)
    found = accuracy_needed(field.state, attack), modifiers(field.state, attacker, target).accuracy
    assert target_spaces(field.state, attack, target) == [target.space]
    field.state.stack.pop()
    return found


@pytest.mark.rule("CORE-MISSION-01", "CORE-MISSION-09")
def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert state.sections == ["Start Section", "Skiff"]
    assert field.standing() == {
        "gamorrean-guard-elite": ["J5", "S6"],
        "jet-trooper": ["H6", "I7"],
        "probe-droid-elite": ["P3"],
        "stormtrooper": ["M10", "M7", "N8"],
        "weequay-pirate": ["T3", "T7"],
    }
    assert sorted([field.space("a"), field.space("b")]) == ["M5", "T6"], "divided between both"
    assert (field.lying("hatch"), field.lying("ladder"), field.lying("terminal")) == (["S5"], ["F8"], ["S3"])
    assert (state.threat_level, state.goals) == (6, ["break-loose"])


def test_hatch_and_ladder_are_adjacent_for_movement(empty: Field) -> None:
    empty.activate("a").choose("move").choose("go:G8")
    assert (empty.space("a"), empty.figure("a").points) == ("G8", 1), (
        "to the hatch, down the ladder, one more"
    )


def test_shots_between_a_skiff_and_the_dunes_go_by_the_ladder(empty: Field) -> None:
    [above, below] = empty.of_card("jet-trooper")
    empty.put(above, "T7").put(below, "F6")
    hero, other = empty.figure("a"), empty.figure("b")
    printed = modifiers(empty.state, above, other).accuracy
    empty.put("b", "I8")
    assert shot(empty, above, other) == (3, printed + 2), "counted from F8 to I8"
    assert shot(empty, below, hero) == (2, printed - 2), "counted from F6 to F8"
    assert shot(empty, above, hero) == (3, printed), "on the same skiff nothing is special"
    empty.put("b", "M5")
    assert shot(empty, above, other) is None, "nobody sees that far from the ladder"


@pytest.mark.parametrize(("space", "damage"), [("K10", 2), ("L10", 0)])
def test_an_attack_from_the_skiff_has_two_accuracy_more(empty: Field, space: str, damage: int) -> None:
    [trooper, *_] = empty.of_card("stormtrooper")
    empty.put(trooper, "T7").put("b", space)
    empty.roll([blue(2, damage=1), green(1, damage=2), white(block=1)])
    empty.push(attack_with(empty.state, trooper, must=True))
    while empty.state.find(Attack) is not None:
        aimed = f"attack:{empty.id('b')}"
        empty.choose(aimed) if aimed in empty.options else empty.go_on()
    assert empty.damage("b") == damage


def test_figures_on_different_ships_shoot_as_if_both_stood_on_their_ladders(field: Field) -> None:
    boarded(field)
    [one, other] = field.of_card("weequay-pirate")
    field.put(one, "T7").put("a", "A6")
    assert shot(field, one, field.figure("a")) == (1, modifiers(field.state, one, field.figure("a")).accuracy)
    ladder = field.token("ladder", "J4")
    field.now(lambda state: move_token(state, ladder, space_of(state, "H9"))).put(other, "EE8")
    assert shot(field, other, field.figure("a")) == (
        2,
        modifiers(field.state, other, field.figure("a")).accuracy,
    )
    field.put(other, "Y4")
    assert shot(field, other, field.figure("a")) is None, "the hold is none"


def test_a_hero_shifts_the_ladder_of_a_terminal_that_the_rebels_control(empty: Field) -> None:
    empty.put("b", "I9").activate("a")
    [steer] = empty.offers("use:rules-mutiny.steer-blue")
    empty.choose(steer)
    assert "space:F10" not in empty.options, "there is no such space"
    assert {"space:H8", "space:F6", "space:H9"} <= set(empty.options)
    assert "space:I8" not in empty.options, "two spaces at most"
    empty.choose("space:H8")
    assert empty.lying("ladder") == ["H8"]
    assert (empty.decision.seat, empty.decision.partners) == (1, (2,))
    assert empty.options == [f"choose:{empty.id('b')}", "decline"], "who is next to it may be lifted"
    empty.choose(f"choose:{empty.id('b')}").choose("place:T7")
    assert empty.space("b") == "T7"
    assert empty.offers("use:rules-mutiny.steer-blue") == [], "once an activation"


def test_nobody_steers_a_skiff_that_the_empire_contests(empty: Field) -> None:
    [jet, _] = empty.of_card("jet-trooper")
    empty.put(jet, "T3").activate("a")
    assert empty.offers("use:rules-mutiny.steer-blue") == []
    empty.put(jet, "T7").put("a", "S5")
    assert empty.offers("use:rules-mutiny.steer-blue") == [], "not next to the terminal"


def overboard(field: Field, *rolls: object) -> Field:
    [use] = field.offers("use:rules-mutiny.overboard")
    return field.choose(use)


def test_a_hero_on_a_skiff_throws_somebody_overboard(empty: Field) -> None:
    [jet, _] = empty.of_card("jet-trooper")
    empty.put(jet, "T5").activate("a")
    empty.roll([blue(2, surge=1), green(1, surge=1)])
    overboard(empty).until("pick-space", "activation-prompt")
    assert empty.strain("a") == 1
    assert empty.asks == (1, "pick-space")
    assert {"space:E8", "space:G7"} <= set(empty.options)
    assert "space:F8" not in empty.options, "adjacent to the ladder, not on it"
    empty.choose("space:G7").until("activation-prompt")
    assert (jet.space, jet.damage) == (space_of(empty.state, "G7"), 1)


def test_less_than_two_successes_throw_nobody(empty: Field) -> None:
    [jet, _] = empty.of_card("jet-trooper")
    empty.put(jet, "T5").activate("a")
    empty.roll([blue(2, surge=1), green(1, damage=2)])
    overboard(empty).until("activation-prompt")
    assert (jet.space, jet.damage, empty.strain("a")) == (space_of(empty.state, "T5"), 0, 1)


def test_who_is_thrown_into_the_pit_is_defeated(empty: Field) -> None:
    [jet, _] = empty.of_card("jet-trooper")
    ladder = empty.token("ladder")
    ladder.space = space_of(empty.state, "H3")
    empty.put(jet, "T5").activate("a")
    empty.roll([blue(2, surge=1), green(1, surge=1)])
    overboard(empty).until("pick-space", "activation-prompt")
    empty.choose("space:H2").until("activation-prompt")
    assert jet.id not in empty.state.figures


def test_nobody_is_thrown_who_is_large_or_while_the_hero_is_in_the_dunes(empty: Field) -> None:
    [jet, other] = empty.of_card("jet-trooper")
    empty.put(jet, "M6").put(other, "H6").activate("b")
    assert empty.offers("use:rules-mutiny.overboard") == []


@pytest.mark.event("arrest")
def test_a_third_skiff_comes_at_the_end_of_round_2(field: Field) -> None:
    field.reach_round(2)
    assert not field.exists("B5")
    field.reach_round(3)
    assert "arrest" in field.told()
    assert (field.lying("hatch"), field.lying("ladder")) == (["B5", "S5"], ["F8", "G7"])
    assert field.lying("terminal") == ["B3", "S3"]
    assert field.standing()["weequay-pirate-elite"] == ["A3", "B4"]
    assert "A7" in field.standing()["e-web-engineer"][0].split("+")
    assert field.state.goals == ["seize-skiff"]


@pytest.mark.event("khetanna")
def test_seizing_the_red_skiff_brings_the_barge(field: Field) -> None:
    field.reach_round(3).clear().put("a", "B4").put("b", "S4")
    assert [each.id for each in interactions(field.state, field.figure("b"))] == [], "only the red terminal"
    state = field.state
    state.threat, empire(state).hand = 10, ["stormtrooper"]
    terminal = field.token("terminal", "B3")
    field.activate("a").choose(f"interact:seize#{terminal.id}").until("deploy-prompt")
    field.choose("done").until("activation-prompt")
    assert "Khetanna" in state.sections
    assert field.lying("ladder") == ["F8", "G7", "J4"]
    assert field.lying("main-gun") == ["CC3", "DD3"]
    assert field.standing()["trandoshan-hunter-elite"] == ["CC12", "FF5"]
    assert "Z3" in field.standing()[JABBA][0].split("+")
    assert set(empire(state).points) == {"green-1", "green-2", "yellow-1", "yellow-2", "yellow-3", "yellow-4"}
    assert [(door.locked, door.health) for door in field.tokens(DOOR)] == [(True, 0)]
    assert (state.goals, interactions(state, field.figure("a"))) == (["take-gun"], [])


@pytest.mark.event("door-destroyed")
def test_the_rebels_destroy_the_door_with_the_gun_if_they_are_more(field: Field) -> None:
    boarded(field).clear()
    [one, other] = field.of_card("trandoshan-hunter-elite")
    jets = field.of_card("jet-trooper")
    field.put("a", "CC4").put(one, "CC2").put(other, "DD2")
    assert interactions(field.state, field.figure("a")) == [], (
        "a hero with two activation tokens counts as two"
    )
    field.put(other, "CC12")
    [blast, *_] = interactions(field.state, field.figure("a"))
    field.put(jets[0], "DD4")
    assert interactions(field.state, field.figure("a")) == []
    field.put(jets[0], "CC12")
    field.choose(f"interact:{blast.id}").until("activation-prompt")
    assert field.tokens(DOOR) == []
    assert field.state.goals == ["defeat-jabba"]
    assert interactions(field.state, field.figure("a")) == [], "once is enough"


@pytest.mark.event("main-gun-fires")
def test_the_gun_fires_at_the_end_of_a_round_if_the_empire_holds_it(field: Field) -> None:
    boarded(field).clear()
    [one, other] = field.of_card("trandoshan-hunter-elite")
    field.put(one, "CC2").put(other, "B6").put("a", "B5").put("b", "S4")
    field.end_round("pick-space")
    assert field.asks == (EMPIRE, "pick-space")
    field.roll([red(3)])
    field.choose("space:B4").until("activate-group")
    assert (field.damage("a"), field.damage("b"), other.damage) == (3, 0, 0), "B6 is two spaces away"
    field.put(one, "CC12").reach_round(5)
    assert field.told().count("main-gun-fires") == 1


def test_the_gun_hits_figures_of_both_sides_and_does_not_fire_without_the_empire(field: Field) -> None:
    boarded(field).clear()
    [one, other] = field.of_card("trandoshan-hunter-elite")
    field.put(one, "CC2").put(other, "B6").put("a", "CC4").put("b", "S4")
    field.reach_round(4)
    assert "main-gun-fires" not in field.told(), "the hero counts as two"
    field.put("a", "B5").end_round("pick-space")
    field.roll([red(2)])
    field.choose("space:B6").until("activate-group")
    assert (field.damage("a"), other.damage) == (2, 2)


def test_the_door_blocks_nothing_for_the_empire(field: Field) -> None:
    boarded(field).clear()
    [one, _] = field.of_card("trandoshan-hunter-elite")
    field.put(one, "AA5").put("a", "CC5")
    attack = attack_with(field.state, one, must=True)
    assert field.id("a") in [each.id for each in eligible_targets(field.state, attack)]
    mine = attack_with(field.state, field.figure("a"), must=True)
    assert one.id not in [each.id for each in eligible_targets(field.state, mine)]
    field.push(Activation(figure=one.id)).choose("move")
    assert "go:BB5" in field.options


@pytest.mark.ending("mission-jabba-defeated")
def test_the_rebels_win_when_jabba_is_defeated(field: Field) -> None:
    boarded(field)
    field.defeat(*field.of_card(JABBA))
    assert field.outcome == Outcome("mission-jabba-defeated", (1, 2))


@pytest.mark.ending("mission-time")
def test_the_empire_wins_when_round_8_ends(field: Field) -> None:
    time_ends_it(field, 8)


@pytest.mark.ending("mission-wounded")
def test_the_empire_wins_when_all_heroes_are_wounded(field: Field) -> None:
    wounds_end_it(field)
