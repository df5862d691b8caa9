"""Scouring of the Homestead: fires that hurt, spread and are put out, and troopers who set them."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, wounds_end_it
from tests.assault.content.rolls import blue, green, red, yellow

from dejarik.assault.campaign.rules.state import EMPIRE, empire
from dejarik.assault.rules.attack import attack_with
from dejarik.assault.rules.attack.numbers import modifiers
from dejarik.assault.rules.figures.damage import defeat
from dejarik.assault.rules.movement import MoveSpaces
from dejarik.assault.rules.objects.tokens import place_token
from dejarik.assault.rules.state import Figure
from dejarik.kernel import Outcome
from dejarik.messages import Language, say

pytestmark = pytest.mark.usefixtures("lenient")

MISSION = "scouring-of-the-homestead"


@pytest.fixture
def field() -> Field:
    return Field(MISSION, threat_level=3)


def troopers(field: Field) -> list[Figure]:
    return field.of_card("stormtrooper-elite")


def step(field: Field, figure: Figure, *path: str) -> Field:
    field.put(figure, path[0])
    for end in path[1:]:
        field.push(MoveSpaces(figure=figure.id, spaces=1, seat=figure.seat, willing=False, must=True))
        field.choose(next(option for option in field.options if option.split(":")[-1] == end))
    return field


@pytest.mark.rule("CORE-MISSION-01", "CORE-ALLY-07")
def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert field.standing() == {
        "imperial-officer": ["S8"],
        "probe-droid": ["Q5"],
        "stormtrooper": ["F11", "G13", "H10"],
        "stormtrooper-elite": ["I4", "L6", "N4"],
    }
    assert field.standing(1)["leia-organa-campaign"] == ["J7"]
    assert field.lying("fire") == ["L2", "M6", "P8"]
    assert field.space("a") == "L9"
    assert (state.threat, state.goals) == (6, ["stop-incinerators", "put-out-fires"])
    assert len(empire(state).points) == 5


# --- Fires ----------------------------------------------------------------------------------------


def test_who_enters_a_fire_suffers_but_incinerators(field: Field) -> None:
    [officer] = field.of_card("imperial-officer")
    trooper = troopers(field)[0]
    field.clear("stormtrooper", "probe-droid")
    step(field, field.figure("a"), "M5", "M6")
    assert field.damage("a") == 2
    field.put("a", "L9")
    step(field, officer, "M5", "M6")
    assert officer.damage == 2
    field.put(officer, "S8")
    step(field, trooper, "M5", "M6")
    assert trooper.damage == 0


def test_nobody_ends_in_a_fire_of_its_own_will_but_incinerators(field: Field) -> None:
    def ends(figure: Figure) -> list[str]:
        field.put(figure, "M5").push(MoveSpaces(figure=figure.id, spaces=2, seat=figure.seat))
        found = [option.split(":")[-1] for option in field.options]
        field.choose("stay")
        return found

    field.clear("stormtrooper", "probe-droid")
    assert "M6" not in ends(field.figure("a"))
    field.put("a", "L9")
    assert "M6" in ends(troopers(field)[0])


def test_threat_for_each_tile_with_a_fire(field: Field) -> None:
    field.state.threat = 0
    field.end_round()
    assert field.state.threat == 3 + 2, "in the Status Phase, and for L2 and P8: M6 is on a small tile"


def test_a_healthy_rebel_puts_a_fire_out_and_a_hero_goes_on(field: Field) -> None:
    place_token(field.state, "fire", field.token("fire", "M6").space - 1)
    field.refresh()
    fires = len(field.tokens("fire"))
    field.put("a", "M5").activate("a")
    [use] = field.offers("special:rules-scouring-of-the-homestead-figures.extinguish")
    field.roll([blue(2, surge=1), green(1, damage=2), yellow(2, damage=1)]).choose(use)
    field.choose(f"choose:{field.token('fire', 'M6').id}")
    assert len(field.tokens("fire")) == fires - 1
    field.choose("test:insight")
    asked = say(field.decision.worded(field.state), Language.ENGLISH)
    assert asked == "Put out one more fire (Scouring of the Homestead): which of these?"
    field.choose(next(option for option in field.options if option.startswith("choose:")))
    assert len(field.tokens("fire")) == fires - 2


def test_who_fails_or_is_an_ally_puts_out_one(field: Field) -> None:
    place_token(field.state, "fire", field.token("fire", "M6").space - 1)
    field.refresh()
    [leia] = field.of_card("leia-organa-campaign")
    field.put(leia, "M5").activate_figure(leia)
    field.choose(*field.offers("special:rules-scouring-of-the-homestead-figures.extinguish"))
    field.choose(f"choose:{field.token('fire', 'M6').id}")
    assert field.asks[1] == "activation-prompt"
    assert len(field.tokens("fire")) == 3


def test_wounded_heroes_put_out_nothing(field: Field) -> None:
    field.wound("a").put("a", "M5").activate("a")
    assert field.offers("special:rules-scouring-of-the-homestead-figures") == []


# --- Incinerator Troopers -------------------------------------------------------------------------


def test_an_incinerator_sets_fire_to_an_empty_space(field: Field) -> None:
    trooper = troopers(field)[0]
    field.put(trooper, "K10").put("a", "K9").activate_figure(trooper)
    [use] = field.offers("special:rules-scouring-of-the-homestead-empire.set-fire")
    field.choose(use)
    assert "space:K9" not in field.options
    field.choose("space:K11")
    assert "K11" in field.lying("fire")
    [officer] = field.of_card("imperial-officer")
    field.until("activate-group").activate_figure(officer)
    assert field.offers("special:rules-scouring-of-the-homestead-empire") == []


def test_the_surge_and_the_armour_of_incinerators(field: Field) -> None:
    trooper = troopers(field)[0]
    [plain, *_] = field.of_card("stormtrooper")
    field.put("a", "K9").put(trooper, "K10")
    field.roll([blue(2, surge=1), green(1, surge=1), yellow(0, surge=1)])
    field.push(attack_with(field.state, trooper, only=[field.id("a")], must=True)).until("attack-surges")
    assert len([option for option in field.options if option.endswith(".flames")]) == 1
    field.until("activate-group").put(plain, "L10")
    field.roll([blue(2, surge=1), green(1, surge=1)])
    field.push(attack_with(field.state, plain, only=[field.id("a")], must=True)).until("attack-surges")
    assert [option for option in field.options if option.endswith(".flames")] == []
    field.until("activate-group")
    [leia] = field.of_card("leia-organa-campaign")
    for space, block in (("K9", 0), ("R12", 1)):
        field.clear("stormtrooper").put(leia, space).put("a", "L9")
        attack = attack_with(field.state, leia, target=trooper.id)
        field.state.stack.append(attack)
        assert modifiers(field.state, leia, trooper).block == block
        field.state.stack.pop()


# --- Events ---------------------------------------------------------------------------------------


@pytest.mark.event("mass-combustion")
def test_mass_combustion_at_the_start_of_round_two(field: Field) -> None:
    field.end_round("pick-card", "pick-figure")
    while "mass-combustion" not in field.state.happened:
        field.go_on()
    assert (field.state.round, field.asks[0]) == (2, EMPIRE)
    field.until("activate-group")
    assert len(field.lying("fire")) == 6
    assert field.told().count("mass-combustion") == 1


@pytest.mark.event("the-fires-spread")
def test_the_fires_spread_from_the_end_of_round_three_on(field: Field) -> None:
    field.reach_round(3)
    assert (len(field.lying("fire")), "the-fires-spread" in field.state.happened) == (6, False)
    field.reach_round(4)
    assert len(field.lying("fire")) == 7
    field.reach_round(5)
    assert len(field.lying("fire")) == 8
    assert field.told().count("the-fires-spread") == 2


@pytest.mark.event("combustible")
def test_combustible_when_the_last_incinerator_falls(field: Field) -> None:
    *others, last = troopers(field)
    field.defeat(*others)
    assert field.state.happened == []
    [officer] = field.of_card("imperial-officer")
    field.put(last, "K10").put("a", "K11").put("b", "K12").put(officer, "J9")
    field.roll([red(2)])
    field.now(lambda state: defeat(state, last, 1))
    assert (field.damage("a"), field.damage("b"), officer.damage) == (2, 2, 2)
    assert field.state.goals == ["put-out-fires"]


# --- The end --------------------------------------------------------------------------------------


@pytest.mark.ending("mission-fires-out")
def test_the_rebels_win_when_the_last_fire_is_out(field: Field) -> None:
    field.defeat(*troopers(field))
    for token in field.tokens("fire")[1:]:
        del field.state.tokens[token.id]
    [fire] = field.tokens("fire")
    field.put("a", {"M6": "M5", "P8": "P7", "L2": "L3"}[field.lying("fire")[0]]).activate("a")
    field.choose(*field.offers("special:rules-scouring-of-the-homestead-figures.extinguish"))
    if field.outcome is None:
        field.choose(f"choose:{fire.id}")
    assert field.outcome == Outcome("mission-fires-out", (1, 2))


def test_no_fire_is_not_enough_while_incinerators_stand(field: Field) -> None:
    for token in field.tokens("fire"):
        del field.state.tokens[token.id]
    *others, last = troopers(field)
    field.refresh()
    assert field.defeat(*others).outcome is None
    field.roll([red(1)])
    assert field.defeat(last).outcome == Outcome("mission-fires-out", (1, 2))


@pytest.mark.ending("mission-wounded")
def test_the_empire_wins_when_every_hero_is_wounded(field: Field) -> None:
    wounds_end_it(field)
