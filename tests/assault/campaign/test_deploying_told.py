"""What deployments report and show: prices, numbers of figures, cards that come, go and come back (CORE-DEPLOY)."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field
from tests.assault.campaign.test_deploying import VETERANS, aftermath, deploying
from tests.assault.skirmish.heard import logged

from dejarik.assault.campaign.rules.attachments import AttachCards, CardAttached
from dejarik.assault.campaign.rules.deploying import (
    CardReturned,
    DeployGroup,
    GroupDeployed,
    OptionalDeployment,
    Reinforce,
    Reinforced,
    affordable,
    deploy_reserved,
    has_figures,
    price,
    reinforceable,
)
from dejarik.assault.campaign.rules.layout import space_of
from dejarik.assault.campaign.rules.prices import can_be_reinforced_at_all, deployment_cost, keep_out
from dejarik.assault.campaign.rules.state import EMPIRE, WHOLE_MISSION, Reserved, empire
from dejarik.assault.rules.events import Deployed
from dejarik.assault.rules.names import figure_name, ranked_text
from dejarik.kernel import How
from dejarik.kernel.records import copy
from dejarik.messages import Language, say

pytestmark = pytest.mark.usefixtures("lenient")


@pytest.mark.rule("CORE-DEPLOY-04", "CORE-DEPLOY-08")
def test_what_can_be_had_is_shown_with_its_price() -> None:
    field = aftermath("probe-droid", threat=9)
    field.defeat(field.of_card("stormtrooper")[0])
    [group] = reinforceable(field.state)
    field.push(OptionalDeployment())
    assert field.facts("deploy:probe-droid") == {"card": "probe-droid", "cost": 3}
    assert field.facts(f"reinforce:{group.id}") == {"group": group.id, "card": "stormtrooper", "cost": 2}
    assert field.decision.about == {"threat": 9}


def test_elite_cards_are_told_from_regular_ones_of_their_title() -> None:
    field = aftermath("probe-droid", "probe-droid-elite", threat=9)
    field.push(OptionalDeployment())
    said = {
        str(each.value): say(field.decision.label_of(field.state, each), Language.ENGLISH)
        for each in field.decision.options
    }
    assert (said["probe-droid"], said["probe-droid-elite"]) == (
        "Deploy Probe Droid for 3 threat",
        "Deploy Probe Droid (elite) for 5 threat",
    )
    field.events = []
    field.state.log(CardReturned(card="probe-droid-elite"))
    assert logged(field) == ["Probe Droid (elite) goes back to the Imperial hand."]
    assert say(ranked_text("at-dp-elite"), Language.ENGLISH) == "AT-DP", "there is no other"


@pytest.mark.rule("CORE-DEPLOY-04")
def test_texts_take_off_no_more_than_a_card_costs() -> None:
    field = aftermath()
    cost = deployment_cost(field.state, "stormtrooper")
    for number in range(1, cost + 2):
        field.state.enter("military-might-endless-ranks", EMPIRE)
        assert deployment_cost(field.state, "stormtrooper") == max(0, cost - number)


@pytest.mark.rule("CORE-DEPLOY-08", "CORE-DEPLOY-14")
def test_a_reinforcement_is_told_and_enters_its_space() -> None:
    field = aftermath(threat=4)
    [first, second, third] = field.of_card("stormtrooper")
    field.defeat(second, first)
    field.put(third, "B7")  # where the reinforcement would stand: it comes as close as possible
    group = reinforceable(field.state)[0]
    field.events = []
    field.push(Reinforce(group=group.id, space=space_of(field.state, "B7"))).until("activate-group")
    new = field.of_card("stormtrooper")[-1]
    assert new.number == min(first.number, second.number), "the lowest number that is free"
    told = [event for event in field.events if isinstance(event, Reinforced)]
    assert [(event.seat, event.card, event.group) for event in told] == [(EMPIRE, "stormtrooper", group.id)]
    assert [event.figure for event in field.events if isinstance(event, Deployed)] == [new.id]
    assert field.standing()["stormtrooper"] != ["B7"]
    assert len(field.standing()["stormtrooper"]) == 2


@pytest.mark.rule("CORE-GROUP-03")
def test_no_two_groups_on_the_map_have_the_same_numbers_whichever_fell_before() -> None:
    field = aftermath("imperial-officer", "imperial-officer")
    come = DeployGroup(card="imperial-officer", seat=EMPIRE, spaces=[space_of(field.state, "B7")])
    field.push(copy(come)).until("activate-group")
    assert [figure.number for figure in field.of_card("imperial-officer")] == [1, 2]
    field.defeat(field.of_card("imperial-officer")[0])
    field.push(copy(come)).until("activate-group")
    assert [figure.number for figure in field.of_card("imperial-officer")] == [2, 1]
    named = {
        say(figure_name(field.state, each), Language.ENGLISH) for each in field.of_card("imperial-officer")
    }
    assert named == {"Imperial Officer 1", "Imperial Officer 2"}


@pytest.mark.rule("CORE-GROUP-03")
def test_a_group_keeps_the_numbers_of_those_whom_it_lost() -> None:
    field = aftermath()
    first = field.of_card("stormtrooper")[0]
    field.defeat(first)
    spaces = [space_of(field.state, "B7")]
    field.push(DeployGroup(card="stormtrooper", seat=EMPIRE, spaces=spaces)).until("activate-group")
    assert sorted(figure.number for figure in field.of_card("stormtrooper")) == [2, 3, 4, 5, 6]


def test_a_figure_that_never_fell_has_the_next_number() -> None:
    field = aftermath()
    numbers = [figure.number for figure in field.of_card("stormtrooper")]
    group = field.state.groups[field.of_card("stormtrooper")[0].group]
    group.size += 1
    field.push(Reinforce(group=group.id, space=space_of(field.state, "B7"))).until("activate-group")
    assert field.of_card("stormtrooper")[-1].number == max(numbers) + 1


@pytest.mark.rule("CORE-DEPLOY-08")
@pytest.mark.parametrize(("standing", "offered"), [(3, False), (2, True), (1, True)])
def test_a_group_is_reinforced_while_somebody_stands_and_somebody_lacks(standing: int, offered: bool) -> None:
    field = aftermath(threat=2)
    field.defeat(*field.of_card("stormtrooper")[standing:])
    assert [group.card for group in reinforceable(field.state)] == ["stormtrooper"] * offered
    field.state.modify(
        "can-be-reinforced", How.FORBID, subject=field.of_card("stormtrooper")[0].group, until=WHOLE_MISSION
    )
    assert reinforceable(field.state) == []


@pytest.mark.rule("CORE-DEFEAT-06")
def test_a_card_that_comes_back_is_told() -> None:
    field = aftermath()
    field.defeat(*field.of_card("stormtrooper"))
    assert [event.card for event in field.events if isinstance(event, CardReturned)] == ["stormtrooper"]
    field.state.modify(
        "comes-back", How.FORBID, subject=field.of_card("probe-droid")[0].group, until=WHOLE_MISSION
    )
    field.defeat(*field.of_card("probe-droid"))
    assert empire(field.state).hand == ["stormtrooper"]
    assert [event.card for event in field.events if isinstance(event, CardReturned)] == ["stormtrooper"]


@pytest.mark.rule("CORE-CARD-07")
def test_several_attachments_go_on_one_group_and_each_is_told() -> None:
    twice = (VETERANS, VETERANS)
    field = Field("aftermath")
    group = field.state.groups[field.of_card("stormtrooper")[0].group]
    empire(field.state).attachments += twice
    field.push(AttachCards(group=group.id))
    field.choose(f"attach:{VETERANS}")
    assert field.options == [f"attach:{VETERANS}", "decline"], "any of them"
    assert field.facts(f"attach:{VETERANS}") == {"card": VETERANS}
    field.choose(f"attach:{VETERANS}")
    assert (field.state.attached, empire(field.state).attachments) == ({group.id: [*twice]}, [])
    told = [event for event in field.events if isinstance(event, CardAttached)]
    assert [(event.seat, event.card, event.group) for event in told] == [(EMPIRE, VETERANS, group.id)] * 2
    assert field.asks[1] == "activate-group", "there is none left"


@pytest.mark.rule("CORE-CARD-07")
def test_no_attachment_for_a_group_that_is_gone_or_of_the_rebels() -> None:
    field = Field("aftermath", ally="rebel-trooper")
    empire(field.state).attachments.append(VETERANS)
    ally = field.of_card("rebel-trooper")[0].group
    for group in (999, ally):
        assert field.push(AttachCards(group=group)).asks[1] == "activate-group"


@pytest.mark.rule("CORE-DEPLOY-02", "CORE-MISSION-03")
def test_a_reserved_group_comes_for_its_own_event_alone() -> None:
    field = aftermath()
    state = field.state
    empire(state).reserved[:] = [
        Reserved("probe-droid", "one"), Reserved("imperial-officer", "two"), Reserved("probe-droid", "two"),
    ]  # fmt: skip
    before = {*state.groups}
    field.events = []
    at = [space_of(state, "B7")]
    field.now(lambda state: deploy_reserved(state, "probe-droid", "two", at, redeploy=False)).until(
        "activate-group"
    )
    assert [(each.card, each.event) for each in empire(state).reserved] == [
        ("probe-droid", "one"),
        ("imperial-officer", "two"),
    ]
    [new] = [group for id, group in state.groups.items() if id not in before]
    assert (new.card, state.arrivals[new.id]) == ("probe-droid", "two")
    assert [event.group for event in field.events if isinstance(event, GroupDeployed)] == [new.id]
    field.now(lambda state: deploy_reserved(state, "imperial-officer", "one", at)).until("activate-group")
    assert len(empire(state).reserved) == 2, "it is not due"
    field.defeat(*(figure for figure in state.figures.values() if figure.group == new.id))
    assert empire(state).hand == [], "it does not come back"


@pytest.mark.rule("CORE-DEPLOY-13")
def test_what_is_no_deployment_card_is_not_limited() -> None:
    field = aftermath()
    assert has_figures(field.state, "diala-passil")
    assert has_figures(field.state, "stormtrooper")
    assert not can_be_reinforced_at_all("diala-passil")


@pytest.mark.rule("CORE-DEPLOY-07")
def test_who_may_not_deploy_is_not_asked() -> None:
    field = aftermath("probe-droid", threat=9)
    field.state.modify("can-deploy", How.FORBID, subject=0, until=WHOLE_MISSION)
    assert field.push(OptionalDeployment()).asks[1] == "activate-group"


@pytest.mark.rule("CORE-DEPLOY-03", "CORE-INFO-01")
def test_the_deployment_is_over_when_nothing_can_be_had_or_nothing_is_wanted() -> None:
    assert deploying(threat=9).asks[1] == "activate-group"
    assert deploying("stormtrooper", threat=0).asks[1] == "activate-group"
    assert deploying("stormtrooper", threat=6).choose("done").asks[1] == "activate-group"


@pytest.mark.rule("CORE-TIMING-12", "CORE-INFO-01")
def test_who_has_cards_and_threat_is_asked_whichever_they_are() -> None:
    for card, can_be_paid in (("imperial-officer", True), ("stormtrooper", False)):
        field = deploying(card, threat=2)
        assert field.asks == (EMPIRE, "deploy-prompt")
        assert bool(field.offers("deploy:")) == can_be_paid
        assert field.choose("done").asks[1] == "activate-group"


def test_a_group_that_is_kept_out_waits_for_the_next_round() -> None:
    field = aftermath("probe-droid", "probe-droid", threat=9)
    for waiting in (1, 2):
        keep_out(field.state, "probe-droid")
        assert affordable(field.state) == ["probe-droid"] * (2 - waiting)
    field.state.round += 1
    assert affordable(field.state) == ["probe-droid"]


def test_what_is_cheaper_for_once_costs_its_price_again_and_comes_ready_afterwards() -> None:
    field = aftermath("probe-droid", "imperial-officer", threat=4)
    deployment = OptionalDeployment(reduced=["probe-droid"], reduction=5, exhausted=True)
    field.state.push(deployment)
    assert (price(field.state, "probe-droid"), price(field.state, "imperial-officer")) == (0, 2)
    field.push().until("deploy-prompt")
    assert (field.state.threat, field.options) == (4, ["deploy:imperial-officer", "done"])
    [droid] = [
        group for group in field.state.groups.values() if group.card == "probe-droid" and not group.ready
    ]
    field.choose("deploy:imperial-officer").until("activate-group")
    officers = [group for group in field.state.groups.values() if group.card == "imperial-officer"]
    assert (field.state.threat, [group.ready for group in officers][-1], droid.ready) == (2, True, False)
    assert price(field.state, "probe-droid") == 3, "outside any deployment"
