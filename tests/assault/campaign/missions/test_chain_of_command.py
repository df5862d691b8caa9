"""Chain of Command: an officer who is more than that, terminals for both sides, and a walker without a pilot."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, wounds_end_it
from tests.assault.content.rolls import blue, green
from tests.assault.skirmish.heard import story

from dejarik.assault.board import SpaceName
from dejarik.assault.campaign.rules.rounds import ready_groups
from dejarik.assault.campaign.rules.state import EMPIRE, empire
from dejarik.assault.rules.activation import Activation
from dejarik.assault.rules.attack import Attack, may_attack
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.ground import board_for
from dejarik.assault.rules.movement import may_go
from dejarik.assault.rules.movement.reaching import reach_by_points
from dejarik.assault.rules.objects.tokens import DOOR, TERMINAL
from dejarik.assault.rules.state import Figure
from dejarik.assault.rules.texts import may_target
from dejarik.assault.rules.values import health, speed
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

OFFICER, GENERAL = "imperial-officer-elite", "general-weiss-field-commander"
BRACE, REPAIR = (f"use:rules-chain-of-command-general-weiss.{name}" for name in ("brace", "repair"))


@pytest.fixture
def field() -> Field:
    return Field("chain-of-command")


def weiss(field: Field) -> Figure:
    return field.of_card(OFFICER)[0]


def general(field: Field) -> Figure:
    return field.of_card(GENERAL)[0]


def vulnerable(field: Field, option: str = "retreat") -> Field:
    """Round 2 is over; nobody of the Empire is there but Weiss and his machine."""
    field.reach_round(2).clear("probe-droid", "royal-guard", "stormtrooper", "stormtrooper-elite")
    field.clear("imperial-officer").end_round("mission-choose")
    field.state.threat = 0
    return field.choose(f"option:{option}")


def manned(field: Field) -> Field:
    """Weiss has climbed in, and the points that this gives are spent or lost."""
    vulnerable(field).until("activate-group").put(weiss(field), "F7").activate_figure(weiss(field))
    return field.choose("interact:climb#").until("activate-group")


def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert field.standing() == {
        "imperial-officer": ["G5"],
        OFFICER: ["B2"],
        "probe-droid": ["F8"],
        "royal-guard": ["A4", "B4"],
        "stormtrooper": ["B6", "C7", "D5"],
        "stormtrooper-elite": ["E10", "G10", "H11"],
    }
    assert field.lying(TERMINAL) == ["C11", "J4", "K14"]
    assert {(token.health, token.block) for token in field.tokens(TERMINAL)} == {(8, 1)}
    assert empire(state).points == ["green-1", "green-2", "green-3"]
    assert (state.threat_level, state.threat, state.goals) == (6, 0, ["defeat-weiss"])
    assert (health(state, weiss(field).id), speed(state, weiss(field).id)) == (5 + 6, 4 + 1)


def test_a_terminal_calls_for_help_once_a_round(field: Field) -> None:
    state, officer = field.state, field.of_card("imperial-officer")[0]
    assert may_target(state, field.figure("a"), field.token(TERMINAL))
    assert not may_target(state, officer, field.token(TERMINAL))
    field.put("a", "I5").put(officer, "J5")
    assert (field.uses("a"), field.uses(officer)) == ([], ["call"])
    field.activate_figure(officer).choose("interact:call#").until("activation-prompt")
    assert (state.threat, field.uses(officer)) == (2, [])
    field.put(officer, "D11")
    assert field.uses(officer) == ["call"], "another one"
    field.put(officer, "J5").end_round().until("activate-group")
    assert field.uses(field.put(officer, "J5").of_card("imperial-officer")[0]) == ["call"], "a new round"


@pytest.mark.rule("CORE-OBJECT-01")
def test_a_terminal_is_destroyed(field: Field) -> None:
    field.destroy(TERMINAL, "J4")
    assert field.lying(TERMINAL) == ["C11", "K14"]


@pytest.mark.rule("CORE-DOOR-09", "IA-TEST-02")
def test_the_rebels_force_the_door_with_two_successes(field: Field) -> None:
    guard = field.of_card("royal-guard")[0]
    field.put(guard, "A4")
    assert field.uses(guard) == ["open"]
    field.clear().put("a", "B4")
    assert field.uses("a") == ["force"]
    one = [blue(2, surge=1), green(1, damage=2)]
    field.activate("a").roll(one).choose("interact:force#")
    field.until("activation-prompt")
    assert len(field.tokens(DOOR)) == 1
    field.roll(one).choose("interact:force#").until("activation-prompt")
    assert field.tokens(DOOR) == []


@pytest.mark.event("vulnerable")
@pytest.mark.rule("CORE-DEPLOY-02")
def test_the_machine_stands_in_the_hangar_without_a_pilot(field: Field) -> None:
    state = vulnerable(field).until("activate-group").state
    assert field.standing()[GENERAL] == ["G7+H7+I7+G8+H8+I8"]
    assert may_target(state, field.figure("a"), general(field))
    assert [group.card for group in ready_groups(state, imperial=True)] == [OFFICER]
    assert state.goals == ["defeat-weiss"]


def test_nobodys_order_makes_it_move_or_fire_before_weiss_is_in_it(field: Field) -> None:
    state = vulnerable(field).until("activate-group").put("a", "G9").state
    assert (may_attack(state, general(field)), may_go(state, general(field))) == (False, False)
    field = manned(Field("chain-of-command")).put("a", "G9")
    assert (may_attack(field.state, general(field)), may_go(field.state, general(field))) == (True, True)


@pytest.mark.event("vulnerable/retreat")
def test_weiss_recovers_and_runs(field: Field) -> None:
    weiss(field).damage = 6
    vulnerable(field)
    assert weiss(field).damage == 1
    assert field.asks[0] == EMPIRE
    assert field.offers("go:B1")
    assert not field.state.find(Attack)


@pytest.mark.event("vulnerable/fire")
def test_weiss_attacks_twice(field: Field) -> None:
    field.put("a", "C1")
    weiss(field).damage = 6
    attacks = []
    field.reach_round(2).clear("probe-droid", "royal-guard", "stormtrooper", "stormtrooper-elite")
    field.clear("imperial-officer").put("a", "C1").end_round("mission-choose").choose("option:fire")
    while field.state.round == 2:
        attack = field.state.find(Attack)
        if attack is not None and attack.attacker == weiss(field).id and attack.frame not in attacks:
            attacks.append(attack.frame)
        aimed = f"attack:{field.id('a')}"
        field.choose(aimed) if aimed in field.options else field.go_on()
    assert len(attacks) == 2
    assert weiss(field).damage == 6


@pytest.mark.event("invulnerable")
def test_weiss_climbs_in(field: Field) -> None:
    state = vulnerable(field).until("activate-group").state
    general(field).damage = 7
    field.put(weiss(field), "F7").put("a", "F6")
    assert (field.uses(weiss(field)), field.uses("a")) == (["climb"], [])
    group = weiss(field).group
    field.activate_figure(weiss(field)).choose("interact:climb#")
    assert (field.of_card(OFFICER), group in state.groups, OFFICER in empire(state).hand) == (
        [],
        False,
        False,
    )
    assert general(field).damage == 2
    assert field.asks[0] == EMPIRE
    assert field.offers("go:")
    field.until("activate-group")
    assert (state.goals, state.happened[-1]) == (["defeat-general"], "invulnerable")
    assert GENERAL in [group.card for group in ready_groups(state, imperial=True)]
    assert field.outcome is None, "the officer has not been defeated"


def test_what_is_told_of_it_names_him(field: Field) -> None:
    vulnerable(field).until("activate-group").put(weiss(field), "F7").activate_figure(weiss(field))
    field.choose("interact:climb#").until("activate-group")
    told = [line.strip() for line in story(field)]
    assert "Weiss interacts with General Weiss." in told
    assert "Weiss leaves the board." in told


def test_the_machine_never_leaves_the_hangar(field: Field) -> None:
    state = manned(field).state
    general(field).points = 20
    ground = board_for(state)
    hangar = {f"{column}{row}" for column in "EFGHIJ" for row in range(4, 10)}
    ends = reach_by_points(state, general(field)).ends()
    corners = {str(ground.name(position.space)) for position in ends}
    assert {"E4", "I7"} <= corners <= hangar
    assert SpaceName("K9") in ground.map.spaces


@pytest.mark.rule("CORE-THREAT-05")
def test_threat_protects_the_machine_once_it_is_manned(field: Field) -> None:
    state = manned(field).state
    state.threat = 5
    field.put("a", "G9").push_attack_until("a", general(field).id, BRACE)
    before = state.the(Attack).tally.block
    field.choose(field.offers(BRACE)[0])
    assert (state.threat, state.the(Attack).tally.block - before) == (3, 3)


def test_without_a_pilot_threat_does_nothing(field: Field) -> None:
    state = vulnerable(field).until("activate-group").state
    state.threat = 5
    field.put("a", "G9").push_attack("a", general(field).id)
    assert state.threat == 5


def test_threat_mends_the_machine_when_it_activates(field: Field) -> None:
    state = manned(field).state
    state.threat, general(field).damage = 5, 9
    field.push(Activation(figure=general(field).id))
    field.choose(field.offers(REPAIR)[0])
    assert (state.threat, general(field).damage) == (3, 4)


@pytest.mark.ending("mission-weiss-defeated")
def test_the_rebels_win_when_weiss_is_defeated(field: Field) -> None:
    field.occur(Damaged(target=weiss(field).id, amount=10, by=1))
    assert field.outcome is None
    field.occur(Damaged(target=weiss(field).id, amount=1, by=1))
    assert field.outcome == Outcome("mission-weiss-defeated", (1, 2))


@pytest.mark.ending("mission-weiss-defeated")
def test_the_machine_counts_only_with_weiss_in_it(field: Field) -> None:
    vulnerable(field).until("activate-group").defeat(general(field))
    assert field.outcome is None
    field = manned(Field("chain-of-command"))
    assert field.defeat(general(field)).outcome == Outcome("mission-weiss-defeated", (1, 2))


@pytest.mark.ending("mission-wounded")
def test_the_empire_wins_when_all_heroes_are_wounded(field: Field) -> None:
    wounds_end_it(field)
