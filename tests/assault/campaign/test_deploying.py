"""Threat and what it pays for: groups of the hand, reinforcements, cards that come back (CORE-THREAT, CORE-DEPLOY)."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field

from dejarik.assault.campaign.rules.deploying import (
    CardReturned,
    DeployGroup,
    OptionalDeployment,
    affordable,
    deploy_reserved,
    has_figures,
    reinforceable,
)
from dejarik.assault.campaign.rules.layout import space_of
from dejarik.assault.campaign.rules.open_groups import may_be_open
from dejarik.assault.campaign.rules.state import (
    EMPIRE,
    IMPERIAL_TEAM,
    MissionPlayer,
    MissionState,
    empire,
)
from dejarik.assault.campaign.rules.threat import ThreatChanged, gain_threat, lose_threat
from dejarik.assault.dice.attack import Condition
from dejarik.assault.facts.campaign_missions import campaign_mission
from dejarik.assault.facts.library import deployment
from dejarik.assault.rules.events import Deployed
from dejarik.assault.rules.values import health
from dejarik.kernel import How, Rng

pytestmark = pytest.mark.usefixtures("lenient")

VETERANS = "military-might-combat-veterans"  # for troopers


def aftermath(*hand: str, threat: int = 0, **more: tuple[str, ...]) -> Field:
    """Aftermath in its first round, with these cards in the Imperial hand."""
    field = Field("aftermath", **more)  # type: ignore[arg-type]
    empire(field.state).hand += hand
    field.state.threat = threat
    return field


def deploying(*hand: str, threat: int = 0) -> Field:
    """An optional deployment."""
    return aftermath(*hand, threat=threat).push(OptionalDeployment())


# --- Threat ---------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-THREAT-01", "CORE-EXMISC-09")
def test_threat_stays_between_0_and_20() -> None:
    field = aftermath(threat=18)
    gain_threat(field.state, 4)
    assert field.state.threat == 20
    lose_threat(field.state, 25)
    assert field.state.threat == 0


@pytest.mark.rule("CORE-THREAT-02", "CORE-THREAT-03", "CORE-STATUS-01")
@pytest.mark.parametrize("level", [2, 3, 5])
def test_each_status_phase_adds_the_threat_level(level: int) -> None:
    field = Field("aftermath", threat_level=level)
    assert (field.state.threat, field.state.threat_level) == (0, level)
    field.reach_round(2)
    assert field.state.threat == level
    field.reach_round(3)
    assert (field.state.threat, field.state.threat_level) == (2 * level, level)


@pytest.mark.rule("CORE-THREAT-05", "CORE-DEPLOY-04")
def test_what_costs_more_than_there_is_cannot_be_had() -> None:
    field = deploying("stormtrooper", "probe-droid", threat=5)
    assert field.options == ["deploy:probe-droid", "done"], "a Probe Droid costs 3, Stormtroopers 6"
    field = deploying("stormtrooper", "probe-droid", threat=6)
    assert field.options == ["deploy:stormtrooper", "deploy:probe-droid", "done"]


@pytest.mark.rule("CORE-THREAT-04", "CORE-ALLY-03", "CORE-EXMISC-19", "CORE-DEPLOY-03")
def test_an_ally_that_is_brought_gives_threat_and_a_deployment_before_round_one() -> None:
    cost = deployment("rebel-trooper").cost
    field = Field("aftermath", ally="rebel-trooper", ready=False)
    empire(field.state).hand.append("imperial-officer")
    field.until("deploy-prompt")
    assert (field.state.round, field.state.threat, field.decision.seat) == (0, cost, EMPIRE)
    assert len(field.standing(1)["rebel-trooper"]) == 3
    field.choose("deploy:imperial-officer").until("deploy-prompt", "activate-group")
    assert field.state.threat == cost - 2
    field.until("activate-group")
    assert len(field.of_card("imperial-officer")) == 2


@pytest.mark.rule("CORE-ALLY-02", "CORE-ALLY-04")
def test_any_rebel_answers_for_an_ally_which_attacks_once_and_neither_rests_nor_exerts() -> None:
    field = Field("aftermath", 3, ally="rebel-trooper").until("activate-group")
    group = next(group for group in field.state.groups.values() if group.card == "rebel-trooper")
    assert f"activate:{group.id}" in field.options
    [trooper, *_] = field.of_card("rebel-trooper")
    [stormtrooper, *_] = field.of_card("stormtrooper")
    field.put(trooper, "B2").put(stormtrooper, "B3")
    field.choose(f"activate:{group.id}", f"figure:{trooper.id}")
    assert field.decision.seats == (1, 2, 3)
    assert not field.offers("special:rules-hero")
    assert not field.offers("use:rules-hero")
    field.choose("attack").until("activation-prompt")
    assert "attack" not in field.options


# --- Groups of the hand ---------------------------------------------------------------------------


@pytest.mark.rule("CORE-DEPLOY-01", "CORE-DEPLOY-03", "CORE-DEPLOY-04", "CORE-DEPLOY-05")
def test_a_group_of_the_hand_comes_to_an_active_point_for_its_cost() -> None:
    field = deploying("stormtrooper", "probe-droid", threat=9).choose("deploy:stormtrooper")
    field.until("deploy-prompt")
    state = field.state
    assert (state.threat, empire(state).hand) == (3, ["probe-droid"])
    group = list(state.groups.values())[-1]
    assert (group.card, group.seat, group.ready, group.size) == ("stormtrooper", EMPIRE, True, 3)
    new = [figure for figure in field.of_card("stormtrooper") if figure.group == group.id]
    assert len(new) == 3
    assert "B7" in field.standing()["stormtrooper"], "the green point"
    assert field.options == ["deploy:probe-droid", "done"], "any number, as long as there is threat"
    field.choose("deploy:probe-droid").until("activate-group")
    assert (state.threat, empire(state).hand) == (0, [])


@pytest.mark.rule("CORE-DEPLOY-05", "CORE-DEPLOY-06", "CORE-OPEN-05")
def test_the_empire_chooses_the_point_among_those_that_are_active() -> None:
    field = aftermath("stormtrooper", threat=6)
    empire(field.state).points.append("red")
    field.push(OptionalDeployment()).choose("deploy:stormtrooper")
    assert field.asks == (EMPIRE, "deploy-point")
    assert [field.facts(id)["space"] for id in field.options] == ["B7", "D3"]
    field.choose(field.options[1])
    assert field.asks[1] != "deploy-point", "all of a group come to one point"
    field.until("activate-group")
    assert "D3" in field.standing()["stormtrooper"]
    assert "B7" not in field.standing()["stormtrooper"]


@pytest.mark.rule("CORE-DEPLOY-07")
def test_without_an_active_point_nothing_can_be_deployed() -> None:
    field = aftermath("probe-droid", threat=20)
    empire(field.state).points.clear()
    assert field.push(OptionalDeployment()).asks[1] == "activate-group"
    empire(field.state).points.append("green")
    assert field.push(OptionalDeployment()).asks[1] == "deploy-prompt"


def test_a_mission_may_forbid_deployment() -> None:
    field = aftermath("probe-droid", threat=20)
    field.state.modify("can-deploy", How.FORBID, until="game")
    assert field.push(OptionalDeployment()).asks[1] == "activate-group"


@pytest.mark.rule("CORE-DEPLOY-12")
def test_reserved_groups_can_be_neither_deployed_nor_reinforced_before_their_event() -> None:
    field = deploying("probe-droid", threat=20)
    assert field.options == ["deploy:probe-droid", "done"]
    assert "e-web-engineer" not in affordable(field.state)
    deploy_reserved(field.state, "e-web-engineer", "lockdown", [space_of(field.state, "L7")])
    assert field.of_card("e-web-engineer") == [], "of another event"


@pytest.mark.rule("CORE-DEPLOY-13", "IA-SETUP-07", "IA-SETUP-10")
def test_a_group_whose_figures_are_all_in_use_cannot_be_deployed() -> None:
    field = Field("the-battle-of-hoth")
    assert not has_figures(field.state, "snowtrooper")
    empire(field.state).hand += ["snowtrooper", "snowtrooper-elite"]
    field.state.threat = 20
    assert affordable(field.state) == ["snowtrooper-elite"]
    field.defeat(*field.of_card("snowtrooper"))
    assert affordable(field.state) == ["snowtrooper", "snowtrooper-elite"]


@pytest.mark.rule("CORE-DEPLOY-14")
def test_figures_that_are_deployed_enter_their_spaces() -> None:
    field = aftermath()
    field.push(DeployGroup(card="probe-droid", seat=EMPIRE, spaces=[space_of(field.state, "B7")]))
    [_, new] = field.of_card("probe-droid")
    assert [event.figure for event in field.events if isinstance(event, Deployed)][-1] == new.id


# --- Reinforcements -------------------------------------------------------------------------------


@pytest.mark.rule("CORE-DEPLOY-08", "CORE-EXMISC-08")
def test_a_group_and_a_reinforcement_in_one_deployment() -> None:
    field = aftermath("stormtrooper", threat=8)
    field.defeat(field.of_card("stormtrooper")[0])
    [group] = [group for group in field.state.groups.values() if group.card == "stormtrooper"]
    field.push(OptionalDeployment()).choose(f"reinforce:{group.id}").until("deploy-prompt")
    assert field.state.threat == 6, "one figure for 2"
    assert len(field.of_card("stormtrooper")) == 3
    assert field.options == ["deploy:stormtrooper", "done"], "its group is complete again"
    field.choose("deploy:stormtrooper").until("activate-group")
    assert (field.state.threat, len(field.of_card("stormtrooper"))) == (0, 6)


@pytest.mark.rule("CORE-DEPLOY-08", "CORE-DEPLOY-09")
def test_which_groups_can_be_reinforced() -> None:
    field = aftermath(threat=20)
    state = field.state
    assert reinforceable(state) == [], "all are complete"
    [first, second, third] = field.of_card("stormtrooper")
    field.defeat(first, second)
    assert [group.card for group in reinforceable(state)] == ["stormtrooper"]
    state.threat = 1
    assert reinforceable(state) == [], "it costs 2"
    state.threat = 2
    assert [group.card for group in reinforceable(state)] == ["stormtrooper"]
    state.threat = 20
    field.defeat(third)
    assert reinforceable(state) == [], "nobody is left"
    field.state.groups[field.of_card("probe-droid")[0].group].size = 2
    assert reinforceable(state) == [], "a Probe Droid has no reinforcement cost"


@pytest.mark.rule("CORE-DEPLOY-04")
def test_a_reduction_counts_for_one_group() -> None:
    field = aftermath("imperial-officer", "probe-droid", threat=20)
    field.push(OptionalDeployment(reduced=["imperial-officer"], reduction=1, exhausted=True))
    assert field.options == ["deploy:probe-droid", "done"], (
        "the officer has come, for whom the ability was used"
    )
    assert field.state.threat == 19, "1 instead of 2"
    [officer] = [
        each for each in field.of_card("imperial-officer") if each.group in list(field.state.groups)[-1:]
    ]
    assert not field.state.groups[officer.group].ready, "it has come exhausted"
    field.choose("deploy:probe-droid")
    while field.asks[1] not in ("activate-group", "deploy-prompt"):
        field.go_on()
    assert field.state.threat == 16, "the next one costs what is printed"
    group = list(field.state.groups.values())[-1]
    assert (group.card, group.ready) == ("probe-droid", True)


@pytest.mark.rule("CORE-DEPLOY-08")
def test_each_figure_is_paid_for() -> None:
    field = aftermath(threat=3)
    [first, second, _] = field.of_card("stormtrooper")
    field.defeat(first, second)
    group = reinforceable(field.state)[0]
    field.push(OptionalDeployment()).choose(f"reinforce:{group.id}").until("activate-group")
    assert (field.state.threat, len(field.of_card("stormtrooper"))) == (1, 2)


@pytest.mark.rule("CORE-DEPLOY-10")
@pytest.mark.parametrize("activations", [0, 1])
def test_a_reinforcement_is_fresh_and_as_ready_as_its_group(activations: int) -> None:
    field = aftermath(threat=2)
    [first, second, third] = field.of_card("stormtrooper")
    for figure in (first, second, third):
        figure.damage = 2
        figure.conditions.append(Condition.STUNNED)
    field.defeat(first)
    group = reinforceable(field.state)[0]
    group.activations = activations
    field.push(OptionalDeployment()).choose(f"reinforce:{group.id}").until("activate-group")
    new = field.of_card("stormtrooper")[-1]
    assert (new.damage, new.conditions, new.number) == (0, [], first.number)
    assert group.activations == activations
    assert "B7" in field.standing()["stormtrooper"]


# --- Cards that come back -------------------------------------------------------------------------


@pytest.mark.rule("CORE-DEFEAT-06", "CORE-DEPLOY-11")
def test_the_card_of_a_defeated_group_comes_back_to_the_hand() -> None:
    field = aftermath(threat=10)
    state = field.state
    [first, second, third] = field.of_card("stormtrooper")
    field.defeat(first, second)
    assert empire(state).hand == []
    field.defeat(third)
    assert empire(state).hand == ["stormtrooper"]
    field.open().until("activate-group")
    field.defeat(*field.of_card("e-web-engineer"))
    assert empire(state).hand == ["stormtrooper", "e-web-engineer"], "reserved groups are like any other now"
    field.push(OptionalDeployment())
    assert field.options[:2] == ["deploy:stormtrooper", "deploy:e-web-engineer"]


@pytest.mark.rule("CORE-DEFEAT-07", "CORE-ALLY-08")
def test_unique_groups_and_allies_do_not_come_back() -> None:
    field = Field("aftermath", ally="rebel-trooper")
    at = [space_of(field.state, "B7")]
    field.push(DeployGroup(card="dengar", seat=EMPIRE, spaces=at)).until("activate-group")
    field.defeat(*field.of_card("dengar"), *field.of_card("rebel-trooper"))
    assert empire(field.state).hand == []
    assert {"dengar", "rebel-trooper"}.isdisjoint(group.card for group in field.state.groups.values())


@pytest.mark.rule("CORE-CARD-07", "CORE-DEFEAT-08", "CORE-MISSION-06")
def test_an_attachment_goes_on_a_fitting_group_and_comes_back_with_its_defeat() -> None:
    field = Field("aftermath", ready=False, cards=(VETERANS,))
    assert field.asks == (EMPIRE, "deploy-attach"), "initial groups can have one too"
    assert field.options == [f"attach:{VETERANS}", "decline"]
    field.choose(f"attach:{VETERANS}").until("activate-group")
    state = field.state
    [trooper, *others] = field.of_card("stormtrooper")
    assert state.attached == {trooper.group: [VETERANS]}
    assert empire(state).attachments == []
    attached = [source.subject for source in state.sources.values() if source.key == VETERANS]
    assert attached == [figure.id for figure in (trooper, *others)], "all figures of the group have it"
    field.defeat(trooper)
    state.threat = 2
    field.push(OptionalDeployment()).choose(f"reinforce:{trooper.group}").until("activate-group")
    new = field.of_card("stormtrooper")[-1]
    assert any(source.key == VETERANS and source.subject == new.id for source in state.sources.values())
    field.defeat(*field.of_card("stormtrooper"))
    assert (state.attached, empire(state).attachments) == ({}, [VETERANS])
    state.threat = 6
    field.push(OptionalDeployment()).choose("deploy:stormtrooper")
    assert field.asks[1] == "deploy-attach"


@pytest.mark.rule("CORE-CARD-07")
def test_a_group_may_have_several_attachments() -> None:
    other = "unnatural-abilities"
    field = Field("aftermath", ready=False, cards=(VETERANS, other))
    assert field.options == [f"attach:{VETERANS}", f"attach:{other}", "decline"]
    field.choose(f"attach:{other}")
    assert (field.asks[1], field.options) == ("deploy-attach", [f"attach:{VETERANS}", "decline"])
    field.choose(f"attach:{VETERANS}").until("activate-group")
    [trooper, *_] = field.of_card("stormtrooper")
    assert field.state.attached == {trooper.group: [other, VETERANS]}


@pytest.mark.rule("CORE-CARD-07")
def test_an_attachment_is_not_for_every_group() -> None:
    field = Field("aftermath", cards=(VETERANS,))
    assert empire(field.state).attachments == [VETERANS]
    at = [space_of(field.state, "B7")]
    field.push(DeployGroup(card="probe-droid", seat=EMPIRE, spaces=at))
    assert field.asks[1] != "deploy-attach", "a Probe Droid is no trooper"
    assert health(field.state, field.of_card("probe-droid")[0].id) == deployment("probe-droid").health


# --- Open groups ----------------------------------------------------------------------------------


def choosing(mission: str) -> MissionState:
    """Before the open groups of a mission are chosen."""
    state = MissionState(
        game="assault", rng=Rng.seeded(1), map=str(campaign_mission(mission).map), mission=mission
    )
    state.players = [MissionPlayer(EMPIRE, IMPERIAL_TEAM)]
    return state


@pytest.mark.rule("CORE-MISSION-04", "CORE-ALLY-01", "CORE-ALLY-09")
def test_which_cards_may_be_open_groups() -> None:
    state = choosing("aftermath")
    assert may_be_open(state, "stormtrooper")
    assert may_be_open(state, "trandoshan-hunter")
    assert not may_be_open(state, "rebel-trooper"), "no Rebel cards"
    assert not may_be_open(state, "dengar"), "a villain who has not been earned"
    empire(state).villains.append("dengar")
    assert may_be_open(state, "dengar")


@pytest.mark.rule("CORE-MISSION-04", "CORE-KEYWORD-32")
def test_a_mission_and_its_map_leave_groups_out() -> None:
    assert not may_be_open(choosing("chain-of-command"), "trandoshan-hunter"), "no mercenaries there"
    assert not may_be_open(choosing("escape-from-cloud-city"), "nexu"), "no creatures there"
    assert may_be_open(choosing("the-battle-of-hoth"), "wampa")
    assert not may_be_open(choosing("aftermath"), "wampa"), "there is no snow"


@pytest.mark.rule("CORE-MISSION-04", "IA-SETUP-07", "IA-SETUP-09")
def test_what_is_used_otherwise_cannot_be_an_open_group() -> None:
    field = Field("trespass")
    state = field.state
    assert may_be_open(state, "jet-trooper"), "one of two"
    assert may_be_open(state, "jet-trooper-elite")
    empire(state).hand.append("jet-trooper")
    assert not may_be_open(state, "jet-trooper")
    assert not may_be_open(state, "jet-trooper-elite"), "a third group of them"
    empire(state).hand = ["jet-trooper-elite"]
    assert not may_be_open(state, "jet-trooper")
    field.defeat(*field.of_card("jet-trooper"))
    empire(state).hand = ["jet-trooper-elite"]
    assert may_be_open(state, "jet-trooper")
    assert not may_be_open(state, "jet-trooper-elite"), "only one of them is elite"
    assert not may_be_open(state, "stormtrooper"), "one on the map, one reserved"


@pytest.mark.rule("IA-SETUP-08", "IA-SETUP-07")
def test_there_are_figures_for_two_groups_of_sentry_droids() -> None:
    field = Field("trespass")
    at = [space_of(field.state, "D8")]
    for hand, fits in (
        ([], ["sentry-droid", "sentry-droid-elite"]),
        (["sentry-droid"], ["sentry-droid", "sentry-droid-elite"]),
        (["sentry-droid-elite"], ["sentry-droid"]),
        (["sentry-droid", "sentry-droid-elite"], []),
        (["sentry-droid", "sentry-droid"], []),
    ):
        empire(field.state).hand = list(hand)
        cards = ("sentry-droid", "sentry-droid-elite")
        assert [card for card in cards if may_be_open(field.state, card)] == fits
    empire(field.state).hand = ["sentry-droid-elite"]
    field.state.threat = 20
    field.push(DeployGroup(card="sentry-droid", seat=EMPIRE, spaces=at)).until("activate-group")
    assert affordable(field.state) == ["sentry-droid-elite"]
    field.push(DeployGroup(card="sentry-droid", seat=EMPIRE, spaces=at)).until("activate-group")
    assert affordable(field.state) == [], "all four figures are on the map"


@pytest.mark.rule("CORE-THREAT-01")
def test_a_mission_may_forbid_that_threat_rises() -> None:
    field = aftermath(threat=3)
    field.state.modify("can-gain-threat", How.FORBID, subject=0, until="game")
    gain_threat(field.state, 4)
    assert field.state.threat == 3


def test_changes_of_threat_are_reported() -> None:
    field = deploying("imperial-officer", threat=5).choose("deploy:imperial-officer")
    changes = [event for event in field.events if isinstance(event, ThreatChanged)]
    assert [(event.amount, event.threat, event.spent) for event in changes] == [(-2, 3, True)]


@pytest.mark.rule("CORE-DEPLOY-14", "CORE-DEFEAT-06")
def test_reinforcements_enter_their_spaces_and_cards_that_come_back_are_told() -> None:
    field = aftermath(threat=2)
    [first, *others] = field.of_card("stormtrooper")
    field.defeat(first).push(OptionalDeployment()).choose(f"reinforce:{first.group}").until("activate-group")
    new = field.of_card("stormtrooper")[-1]
    assert [event.figure for event in field.events if isinstance(event, Deployed)][-1] == new.id
    assert not any(isinstance(event, CardReturned) for event in field.events)
    field.defeat(*others, new)
    assert [event.card for event in field.events if isinstance(event, CardReturned)] == ["stormtrooper"]
