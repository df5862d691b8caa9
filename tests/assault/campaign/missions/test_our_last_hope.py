"""Our Last Hope: supplies, a ship that falls, a base behind broken walls, Dengar's mind, and Sorin with his tank."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field

from dejarik.assault.campaign.rules.deploying import OptionalDeployment, can_be_reinforced, comes_back
from dejarik.assault.campaign.rules.sheet_tokens import in_store, store
from dejarik.assault.campaign.rules.state import EMPIRE, Reserved, empire
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.attack import Attack, attack_with
from dejarik.assault.rules.attack.numbers import surge_abilities
from dejarik.assault.rules.figures.conditions import gain_condition
from dejarik.assault.rules.ground import are_adjacent, sees
from dejarik.assault.rules.names import group_text
from dejarik.assault.rules.state import Figure
from dejarik.assault.rules.values import health
from dejarik.kernel import Outcome, text

pytestmark = pytest.mark.usefixtures("lenient")

MISSION = "our-last-hope"
SORIN, TANK = "general-sorin", "sc2-m-repulsor-tank"
CRASH, TRAP, FINAL = "crash-landing", "a-trap-is-sprung", "the-final-confrontation"
HELP, DRESS, REST = (
    f"use:rules-{MISSION}.help-oneself",
    f"use:rules-{MISSION}.dress",
    "special:rules-hero.rest",
)
OVERLOAD, BRACE = (f"use:rules-{MISSION}-sorin-class-tank.{name}" for name in ("overload", "brace"))


@pytest.fixture
def field() -> Field:
    return Field(MISSION)


def one(field: Field, card: str) -> Figure:
    return next(figure for figure in field.of_card(card) if figure.space >= 0)


def crashed(field: Field) -> Field:
    field.destroy("control-system", "I1").destroy("control-system", "J11")
    return field.defeat(one(field, SORIN)).until("activate-group")


def trapped(field: Field, *boons: str) -> Field:
    for card in boons:
        field.state.enter(card, 1)
    crashed(field).clear().put("a", "T9").put("b", "A11").activate("a")
    return field.choose("move", "go:T10").until("activation-prompt")


def confronted(field: Field) -> Field:
    trapped(field).clear().put("a", "W12")
    return field.choose("interact:raise#").until("activation-prompt", "activate-group")


def supplies(field: Field) -> int:
    return in_store(field.state, "supply")


@pytest.mark.rule("CORE-MISSION-01")
def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert field.standing() == {
        SORIN: ["H1"],
        "probe-droid": ["G2"],
        "stormtrooper": ["H9", "I7", "J6"],
        "trandoshan-hunter": ["J12", "K11"],
    }
    assert (field.lying("control-system"), field.exists("W13")) == (["I1", "J11"], False)
    assert [(token.health, token.block) for token in field.tokens("control-system")] == [(6, 2), (6, 2)]
    assert empire(state).points == ["green-1", "green-2", "green-3"]
    assert empire(state).reserved == [
        Reserved("snowtrooper-elite", CRASH),
        Reserved("probe-droid-elite", CRASH),
        Reserved("dengar", TRAP),
        Reserved(SORIN, FINAL, "sorin-again"),
        Reserved(TANK, FINAL, "sorin-class-tank"),
    ]
    assert (state.threat, state.threat_level, state.goals) == (0, 6, ["bring-down"])


# --- Supplies -------------------------------------------------------------------------------------


@pytest.mark.parametrize("banes", [(), ("distractions",), ("distractions", "weary-from-toil")])
def test_a_bane_is_a_supply_token_less(banes: tuple[str, ...]) -> None:
    assert supplies(Field(MISSION, cards=banes)) == 12 - len(banes)


@pytest.mark.rule("CORE-ACTION-13")
def test_who_rests_uses_up_a_token(field: Field) -> None:
    field.clear().tire("a", 3).activate("a").until("activation-prompt").choose(REST)
    assert (field.strain("a"), supplies(field)) == (0, 11)


def test_without_tokens_nobody_rests(field: Field) -> None:
    store(field.state, "supply", -11)
    field.clear().tire("a", 3).activate("a").until("activation-prompt")
    assert len(field.offers(REST)) == 1
    field.choose(REST)
    assert (supplies(field), field.offers(REST)) == (0, [])


def test_a_token_removes_two_strain_at_the_start_of_an_activation(field: Field) -> None:
    gain_condition(field.state, field.figure("a"), Condition.STUNNED)
    field.clear().tire("a", 3).activate("a").choose(HELP)
    assert sorted(field.options) == ["choose:discard-stun", "choose:recover-2-strain"]
    field.choose("choose:recover-2-strain")
    assert (field.strain("a"), field.figure("a").conditions) == (1, [Condition.STUNNED])
    assert (supplies(field), field.offers(HELP)) == (11, [])


def test_or_discards_a_condition(field: Field) -> None:
    gain_condition(field.state, field.figure("a"), Condition.BLEEDING)
    field.clear().tire("a", 3).activate("a").choose(HELP, "choose:discard-bleed")
    assert (field.strain("a"), field.figure("a").conditions, supplies(field)) == (3, [], 11)


def test_who_lacks_nothing_is_not_asked(field: Field) -> None:
    field.clear().activate("a")
    assert (field.asks[1], field.offers(DRESS)) == ("activation-prompt", [])


@pytest.mark.rule("CORE-WOUND-09")
@pytest.mark.parametrize(("heroes", "price"), [(2, 3), (4, 2)])
def test_tokens_turn_a_sheet_back(heroes: int, price: int) -> None:
    field = Field(MISSION, heroes).clear()
    field.wound("a").until("activate-group").activate("a").until("activation-prompt")
    assert field.hero("a").wounded
    field.choose(DRESS)
    figure = field.figure("a")
    assert (field.hero("a").wounded, figure.card) == (False, "diala-passil")
    assert health(field.state, figure.id) - figure.damage == 5
    assert (supplies(field), field.offers(DRESS)) == (12 - price, [])


def test_a_sheet_is_not_turned_with_damage_or_without_tokens(field: Field) -> None:
    field.clear().wound("a").until("activate-group")
    store(field.state, "supply", -10)
    field.activate("a").until("activation-prompt")
    assert (supplies(field), field.offers(DRESS)) == (2, []), "with two activation tokens it takes three"
    store(field.state, "supply", 1)
    field.refresh()
    assert len(field.offers(DRESS)) == 1
    field.figure("a").damage = 1
    field.refresh()
    assert field.offers(DRESS) == []


# --- Events ---------------------------------------------------------------------------------------


@pytest.mark.event("a-cowards-solution")
def test_sorin_flees_when_he_is_defeated(field: Field) -> None:
    field.defeat(one(field, SORIN)).until("activate-group")
    assert (field.state.happened, SORIN in field.standing()) == (["a-cowards-solution"], False)
    assert SORIN not in empire(field.state).hand


@pytest.mark.event("crash-landing")
@pytest.mark.parametrize("sorin_first", [True, False])
def test_the_ship_falls_with_both_controls_and_sorin(field: Field, sorin_first: bool) -> None:
    state = field.state
    if sorin_first:
        field.defeat(one(field, SORIN))
    field.destroy("control-system", "I1").destroy("control-system", "J11")
    if not sorin_first:
        assert CRASH not in state.happened
        field.defeat(one(field, SORIN))
    field.until("activate-group")
    assert state.happened == ["a-cowards-solution", CRASH]
    assert field.standing()["snowtrooper-elite"] == ["O14", "P9", "U7"]
    assert field.standing()["probe-droid-elite"] == ["P3"]
    assert empire(state).points == [
        "green-1",
        "green-3",
        "green-base-1",
        "green-base-2",
        "green-base-3",
        "green-base-4",
    ]
    assert (supplies(field), state.goals) == (13, ["reach-center"])


@pytest.mark.parametrize(
    ("snow", "other"),
    [
        ("L4", "K4"),
        ("L5", "K5"),
        ("L7", "K7"),
        ("M9", "M10"),
        ("P9", "P10"),
        ("N12", "M12"),
        ("O14", "P14"),
        ("T9", "T10"),
        ("V8", "W8"),
    ],
)
def test_walls_between_snow_and_other_tiles_do_not_count(field: Field, snow: str, other: str) -> None:
    crashed(field)
    droid = one(field, "probe-droid")
    field.put("a", snow).put(droid, other)
    assert are_adjacent(field.state, field.figure("a"), droid)
    assert sees(field.state, field.figure("a"), droid)


@pytest.mark.parametrize(("one_side", "other"), [("K4", "K5"), ("L5", "L6"), ("P6", "Q6"), ("R12", "S12")])
def test_other_walls_stand(field: Field, one_side: str, other: str) -> None:
    crashed(field)
    droid = one(field, "probe-droid")
    field.put("a", one_side).put(droid, other)
    assert not are_adjacent(field.state, field.figure("a"), droid)


@pytest.mark.event("a-trap-is-sprung", "a-trap-is-sprung/foe")
def test_dengar_is_a_foe_without_a_boon(field: Field) -> None:
    trapped(field)
    assert field.standing() == {"dengar": ["BB16"]}
    assert field.state.goals == ["raise-shields"]


@pytest.mark.event("a-trap-is-sprung/gone")
def test_dengar_walks_away_for_one_boon(field: Field) -> None:
    trapped(field, "resurgence")
    assert (field.standing(), field.of_card("dengar")) == ({}, [])


@pytest.mark.event("a-trap-is-sprung/friend")
@pytest.mark.rule("CORE-ALLY-07")
def test_dengar_is_a_friend_for_two(field: Field) -> None:
    trapped(field, "resurgence", "strategy-executed")
    assert (field.standing(), field.standing(1)["dengar"]) == ({}, ["BB16"])


def test_the_shields_wait_for_the_trap(field: Field) -> None:
    crashed(field).clear().put("a", "W12")
    assert field.uses("a") == []
    assert trapped(Field(MISSION)).put("a", "W12").uses("a") == ["raise"]


@pytest.mark.event("the-final-confrontation")
@pytest.mark.rule("CORE-DEPLOY-02")
def test_sorin_comes_back_with_his_tank(field: Field) -> None:
    state = confronted(field).state
    assert sorted(field.standing()) == [SORIN, TANK]
    assert "R2" in "+".join(space for spaces in field.standing().values() for space in spaces)
    tank = one(field, TANK)
    assert health(state, tank.id) == 10 + 8
    assert (can_be_reinforced(state, tank.group), comes_back(state, tank.group)) == (False, False)
    assert group_text(state, state.groups[one(field, SORIN).group]) == text("card-general-sorin"), (
        "no second one"
    )
    assert "green-base-4" not in empire(state).points
    assert (field.uses("a"), state.goals) == ([], ["defeat-sorin"])


# --- Sorin and his tank ---------------------------------------------------------------------------


def test_sorin_calls_for_troops_the_second_time_only(field: Field) -> None:
    call = f"special:rules-{MISSION}-sorin-again.call"
    field.activate_figure(one(field, SORIN)).until("activation-prompt")
    assert field.offers(call) == []
    again = confronted(Field(MISSION))
    again.state.threat = 20
    again.activate_figure(one(again, SORIN)).until("activation-prompt").choose(call)
    assert again.state.find(OptionalDeployment) is not None


@pytest.mark.parametrize("pays", [True, False])
def test_three_threat_give_the_tanks_attack_a_stun(field: Field, pays: bool) -> None:
    state = confronted(field).state
    tank = one(field, TANK)
    state.threat = 5
    field.put("a", "Q4").put("b", "A11")
    field.push(attack_with(state, tank, must=True))
    assert state.the(Attack).target == field.id("a")
    field.choose(OVERLOAD if pays else "pass")
    effects = [surge.effect for _, _, surge in surge_abilities(state, state.the(Attack))]
    stuns = [effect for effect in effects if effect.conditions == {Condition.STUNNED}]
    assert (state.threat, len(stuns)) == ((2, 2) if pays else (5, 1)), "one is printed"


def test_three_threat_give_the_tank_a_block(field: Field) -> None:
    state = confronted(field).state
    state.threat = 5
    tank = one(field, TANK)
    field.put("a", "Q4").push_attack_until("a", tank.id, BRACE)
    before = state.the(Attack).tally.block
    field.choose(field.offers(BRACE)[0])
    assert (state.threat, state.the(Attack).tally.block - before) == (2, 1)


# --- The end --------------------------------------------------------------------------------------


@pytest.mark.ending("mission-sorin-beaten")
@pytest.mark.parametrize("first", [SORIN, TANK])
def test_the_rebels_win_when_both_are_defeated(field: Field, first: str) -> None:
    confronted(field)
    second = TANK if first == SORIN else SORIN
    before = field.defeat(one(field, first)).outcome
    assert (before, field.defeat(one(field, second)).outcome) == (
        None,
        Outcome("mission-sorin-beaten", (1, 2)),
    )


@pytest.mark.ending("mission-wounded")
def test_the_empire_wins_when_every_hero_is_wounded_at_once(field: Field) -> None:
    field.clear().wound("a").until("activate-group").activate("a").until("activation-prompt").choose(DRESS)
    field.until("activation-prompt").choose("end").until("activate-group")
    before = field.wound("b").outcome
    assert (before, field.wound("a").outcome) == (None, Outcome("mission-wounded", (EMPIRE,)))
