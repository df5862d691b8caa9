"""Almost Home: two consoles, Terro on foot with what only he can do, and beacons in a sandstorm."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, time_ends_it, wounds_end_it

from dejarik.assault.campaign.rules.state import empire
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.activation import Activation
from dejarik.assault.rules.attack import Attack, attack_with
from dejarik.assault.rules.attack.numbers import modifiers, surge_abilities
from dejarik.assault.rules.ground import sees
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.assault.rules.printed import profile_of
from dejarik.assault.rules.texts import may_target
from dejarik.assault.rules.values import health
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

ON_FOOT, TERRO = "almost-home--terro-on-foot", "captain-terro-wasteland-enforcer"


@pytest.fixture
def field() -> Field:
    return Field("almost-home")


def switch_off(field: Field, letter: str, space: str, beside: str) -> Field:
    console = field.token("terminal", space)
    field.put(letter, beside).activate(letter).choose(f"interact:switch-off#{console.id}")
    return field.until("activation-prompt")


@pytest.fixture
def inside(field: Field) -> Field:
    """The interior is open."""
    switch_off(field.clear(), "a", "F8", "F7")
    return field.open(next(door.door for door in field.tokens(DOOR) if not door.locked)).until(
        "activation-prompt"
    )


@pytest.fixture
def outside(inside: Field) -> Field:
    """The exterior is open, and only Captain Terro is there."""
    inside.defeat(*inside.of_card(ON_FOOT)).until("activation-prompt").choose("end").until("activate-group")
    switch_off(inside.clear(), "b", "O7", "O6")
    inside.open().until("activation-prompt")
    return inside.clear("jet-trooper", "jet-trooper-elite", "probe-droid")


@pytest.mark.rule("CORE-MISSION-01")
def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert field.standing() == {
        "imperial-officer": ["F7"],
        "probe-droid": ["J4"],
        "stormtrooper": ["D2", "E4", "I4"],
        "stormtrooper-elite": ["E2", "E8", "G5"],
    }
    assert (field.lying("terminal"), state.goals) == (["F8"], ["first-console"])
    assert all(door.locked for door in field.tokens(DOOR))
    assert empire(state).points == ["green-1", "green-2", "green-3"]


@pytest.mark.event("rear-console")
def test_the_first_console_unlocks_the_first_door(field: Field) -> None:
    switch_off(field.clear(), "a", "F8", "F7")
    assert [door.locked for door in field.tokens(DOOR)].count(False) == 1
    assert (field.tokens("terminal"), field.state.goals) == ([], ["get-in"])


@pytest.mark.event("captains-orders")
def test_terro_waits_on_foot_behind_the_first_door(inside: Field) -> None:
    state = inside.state
    assert inside.standing() == {ON_FOOT: ["P8"], "royal-guard": ["K7", "L7"]}
    [terro] = inside.of_card(ON_FOOT)
    printed = profile_of(state, terro)
    assert (health(state, terro.id), printed.speed, printed.melee) == (10, 4, False)
    assert [die.value for die in printed.dice] == ["blue", "blue", "green"]
    assert [die.value for die in printed.defence] == ["black"]
    assert modifiers(state, inside.figure("a"), terro).evade == 1
    assert (inside.lying("terminal"), empire(state).points) == (["O7"], ["yellow-1", "yellow-2"])


@pytest.mark.rule("CORE-KEYWORD-33")
def test_terro_has_three_surge_abilities(inside: Field) -> None:
    [terro] = inside.of_card(ON_FOOT)
    inside.put("a", "P7")
    attack = attack_with(inside.state, terro, must=True)
    attack.target = inside.id("a")
    inside.state.stack.append(attack)
    surges = {surge.name: surge.effect for _, _, surge in surge_abilities(inside.state, attack)}
    inside.state.stack.pop()
    assert (surges["accuracy"].accuracy, surges["damage"].damage) == (2, 2)
    assert set(surges) == {"accuracy", "damage", "focus"}
    assert surges["focus"].conditions == {Condition.FOCUSED}, "only if the target suffers damage"


def test_terro_encourages_and_commands(inside: Field) -> None:
    [terro] = inside.of_card(ON_FOOT)
    guards = inside.of_card("royal-guard")
    inside.put(guards[0], "P6").put(guards[1], "K7").put("a", "O6")
    inside.push(Activation(figure=terro.id))
    [encourage] = inside.offers("use:rules-almost-home-terro-on-foot.encourage")
    inside.choose(encourage).until("activation-prompt")
    assert guards[0].conditions == [Condition.FOCUSED]
    assert guards[1].conditions == [], "too far away"
    [command] = inside.offers("special:rules-almost-home-terro-on-foot.command")
    inside.choose(command)
    attack = inside.state.find(Attack)
    assert attack is not None
    assert (attack.attacker, attack.target) == (guards[0].id, inside.id("a"))


@pytest.mark.event("retreat")
@pytest.mark.event("way-out")
def test_the_second_door_needs_the_console_and_terro(inside: Field) -> None:
    [door] = inside.tokens(DOOR)
    inside.defeat(*inside.of_card(ON_FOOT)).until("activation-prompt")
    assert ("retreat" in inside.told(), inside.token(DOOR).locked) == (True, True)
    inside.choose("end").until("activate-group").clear()
    switch_off(inside, "b", "O7", "O6")
    assert "way-out" in inside.told()
    assert not door.locked


@pytest.mark.event("way-out")
def test_also_in_the_other_order(inside: Field) -> None:
    [terro] = inside.of_card(ON_FOOT)
    inside.clear("royal-guard").choose("end").until("activate-group")
    switch_off(inside, "b", "O7", "O6")
    assert "way-out" not in inside.told()
    inside.defeat(terro).until("activation-prompt")
    assert "way-out" in inside.told()


@pytest.mark.event("sandstorm")
def test_everything_waits_in_the_sandstorm(outside: Field) -> None:
    state = outside.state
    assert "F10" in outside.standing()[TERRO][0].split("+")
    assert outside.lying("beacon") == ["E10", "K14"]
    assert {(token.health, token.block) for token in outside.tokens("beacon")} == {(8, 3)}
    rangers = outside.of_card("alliance-ranger")
    assert {figure.seat for figure in rangers} == {1}
    assert len(rangers) == 3
    assert {"red-1", "red-2", "red-3", "red-4"} <= set(empire(state).points)
    assert may_target(state, rangers[0], outside.token("beacon", "E10"))
    assert not may_target(state, outside.of_card(TERRO)[0], outside.token("beacon", "E10"))
    assert state.goals == ["silence"]


def test_figures_do_not_block_sight_to_a_beacon(outside: Field) -> None:
    jets = outside.of_card("jet-trooper")
    outside.put("a", "H10").put(jets[0], "G10").put(jets[1], "F11")
    assert sees(outside.state, outside.figure("a"), outside.token("beacon", "E10"))


@pytest.mark.ending("mission-beacons-silenced")
def test_the_rebels_win_with_both_beacons_and_terro(outside: Field) -> None:
    outside.destroy("beacon").until("activation-prompt")
    outside.defeat(*outside.of_card(TERRO)).until("activation-prompt")
    assert outside.outcome is None
    outside.destroy("beacon")
    assert outside.outcome == Outcome("mission-beacons-silenced", (1, 2))


@pytest.mark.ending("mission-beacons-silenced")
def test_terro_may_be_the_last(outside: Field) -> None:
    for _ in range(2):
        outside.destroy("beacon").until("activation-prompt")
    assert outside.outcome is None
    outside.defeat(*outside.of_card(TERRO))
    assert outside.outcome == Outcome("mission-beacons-silenced", (1, 2))


@pytest.mark.ending("mission-time")
def test_the_empire_wins_when_round_7_ends(field: Field) -> None:
    time_ends_it(field, 7)


@pytest.mark.ending("mission-wounded")
def test_the_empire_wins_when_all_heroes_are_wounded(field: Field) -> None:
    wounds_end_it(field)
