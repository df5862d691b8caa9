"""The rounds of a mission: activations in turn, the Rebels first, and the five steps of the Status Phase."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field
from tests.assault.campaign.trial import write_trial

from dejarik.assault.campaign.rules.deploying import GroupDeployed, OptionalDeployment
from dejarik.assault.campaign.rules.heroes import group_of
from dejarik.assault.campaign.rules.missions import EventRead
from dejarik.assault.campaign.rules.rounds import MissionRound, ready_groups
from dejarik.assault.campaign.rules.state import EMPIRE, empire
from dejarik.assault.campaign.rules.threat import ThreatChanged
from dejarik.assault.content.campaign.language import event, round_ends, whenever
from dejarik.assault.game import GAME
from dejarik.assault.rules.events import RoundEnds, StatusBegins
from dejarik.assault.rules.state import NOWHERE
from dejarik.kernel import NOBODY, Occurrence

pytestmark = pytest.mark.usefixtures("lenient")


def seats_of_a_round(field: Field) -> list[int]:
    """Whose group is activated, one after another, while everybody does nothing; 1: the Rebels."""
    order: list[int] = []
    now = field.state.round
    while field.state.round == now and field.outcome is None:
        if field.decision.prompt.id == "activate-group":
            order.append(field.decision.seat)
        field.go_on()
    return order


def sides(field: Field) -> list[int]:
    return [seat if seat == EMPIRE else 1 for seat in seats_of_a_round(field)]


# --- The Activation Phase -------------------------------------------------------------------------


@pytest.mark.rule("CORE-ROUND-05", "CORE-ROUND-06", "CORE-MISSION-11")
def test_the_rebels_begin_every_round_and_who_has_more_groups_goes_on_alone() -> None:
    field = Field("aftermath", 4)
    assert field.state.round == 1
    assert sides(field) == [1, 0, 1, 0, 1, 0, 1], "three Imperial groups"
    field = Field("the-battle-of-hoth")
    for _ in range(2):
        assert sides(field.until("activate-group"))[:10] == [1, 0] * 5, "five groups on both sides"


@pytest.mark.rule("CORE-ROUND-06")
def test_the_empire_goes_on_when_the_rebels_have_no_group_left() -> None:
    field = Field("aftermath", 4).wound("a").wound("a").wound("b").wound("b")
    field.end_round().until("activate-group")
    assert sides(field) == [1, 0, 1, 0, 0]


@pytest.mark.rule("CORE-ROUND-07")
def test_nobody_passes() -> None:
    field = Field("aftermath")
    assert all(id.startswith("activate:") for id in field.options)
    field.choose(field.options[0]).until("activation-prompt").choose("end")
    assert field.asks == (EMPIRE, "activate-group")
    assert all(id.startswith("activate:") for id in field.options)
    assert len(field.options) == 3


@pytest.mark.rule("CORE-ACT-15")
def test_the_rebels_decide_together_whose_turn_it_is() -> None:
    field = Field("aftermath", 3)
    assert field.decision.seats == (1, 2, 3)
    heroes = [group_of(field.state, hero).id for hero in field.state.heroes.values()]
    assert field.options == [f"activate:{id}" for id in heroes], "in any order"
    field.choose(f"activate:{heroes[2]}").until("activation-prompt")
    assert field.decision.seat == 3


@pytest.mark.rule("CORE-MISSION-10", "CORE-HERO-03", "CORE-HERO-04", "CORE-HERO-05", "CORE-HERO-06")
@pytest.mark.parametrize(("heroes", "tokens"), [(2, [2, 2]), (3, [2, 1, 1]), (4, [1, 1, 1, 1])])
def test_the_heroes_have_four_activations_together(heroes: int, tokens: list[int]) -> None:
    field = Field("aftermath", heroes)
    given = [group_of(field.state, hero).activations for hero in field.state.heroes.values()]
    assert given == tokens


@pytest.mark.rule("CORE-ACT-14", "CORE-HERO-07")
def test_nobody_a_second_time_before_all_have_been_activated_once() -> None:
    field = Field("aftermath")
    first, second = (group_of(field.state, hero) for hero in field.state.heroes.values())
    field.choose(f"activate:{first.id}").until("activation-prompt").choose("end")
    field.go_on()
    while field.asks != (1, "activate-group"):
        field.go_on()
    assert field.options == [f"activate:{second.id}"]


@pytest.mark.rule("CORE-DEPLOY-01")
def test_a_group_that_comes_in_the_middle_of_a_round_is_ready() -> None:
    field = Field("aftermath").open().until("activate-group")
    cards = [group.card for group in ready_groups(field.state, imperial=True)]
    assert cards.count("stormtrooper") == 2
    assert "e-web-engineer" in cards


@pytest.mark.rule("CORE-ROUND-04")
def test_a_group_activates_as_long_as_one_of_its_figures_is_on_the_map() -> None:
    field = Field("aftermath")
    [first, *others] = field.of_card("stormtrooper")
    for off, ready in (([first], True), ([first, *others], False)):
        for figure in off:
            figure.space = NOWHERE
        field.refresh()
        assert (first.group in [group.id for group in ready_groups(field.state, imperial=True)]) is ready


# --- The Status Phase -----------------------------------------------------------------------------


@pytest.mark.rule("CORE-STATUS-01", "CORE-STATUS-03", "CORE-STATUS-04", "CORE-STATUS-06")
def test_threat_rises_then_comes_the_deployment_then_the_end_of_the_round() -> None:
    field = Field("dark-recon")
    empire(field.state).hand.append("imperial-officer")
    field.end_round("deploy-prompt")
    assert (field.state.round, field.state.threat) == (1, 2), "so an officer can be had for it"
    assert field.state.happened == []
    field.choose("deploy:imperial-officer").until("activate-group")
    assert (field.state.round, field.state.happened) == (2, ["droid-patrol"])
    told = [
        type(event) for event in field.events if isinstance(event, (ThreatChanged, GroupDeployed, EventRead))
    ]
    assert told[-5:] == [ThreatChanged, ThreatChanged, GroupDeployed, EventRead, GroupDeployed]


@pytest.mark.rule("CORE-STATUS-02", "CORE-CARD-05", "CORE-ACT-12")
def test_everything_is_readied_but_the_heroes_own_cards() -> None:
    field = Field("aftermath", ally="rebel-trooper")
    state = field.state
    hero = group_of(state, state.heroes[field.id("a")])
    while hero.activations:
        field.go_on()
    field.until("activate-group")
    assert state.round == 1
    state.memory |= {f"exhausted:diala-passil-plasteel-staff@{hero.id}": 1, "exhausted:77": 1}
    field.end_round()
    assert state.memory == {f"exhausted:diala-passil-plasteel-staff@{hero.id}": 1}
    assert all(group.ready for group in state.groups.values())
    field.until("activate-group").choose(f"activate:{hero.id}").until("activation-prompt")
    assert state.memory == {}, "the hero readies them in the own activation"


@pytest.mark.rule("CORE-STATUS-02", "CORE-HERO-05", "CORE-STATUS-04")
def test_three_heroes_pass_the_extra_token_at_the_end_of_the_round() -> None:
    field = Field("aftermath", 3).end_round("heroes-pass-token")
    ids = [field.id(letter) for letter in "abc"]
    assert (field.state.extra, field.decision.seats) == (ids[0], (1, 2, 3))
    assert field.options == [f"choose:{ids[1]}", f"choose:{ids[2]}"], "a different hero"
    field.choose(f"choose:{ids[2]}").until("activate-group")
    given = [group_of(field.state, hero).activations for hero in field.state.heroes.values()]
    assert given == [1, 1, 2]


@pytest.mark.rule("CORE-STATUS-05", "CORE-ROUND-02")
def test_the_round_number_rises_at_the_end() -> None:
    field = Field("aftermath")
    rounds = [field.state.round]
    while field.state.round < 4:
        rounds.append(field.end_round().state.round)
    assert rounds == [1, 2, 3, 4]


@pytest.mark.rule("CORE-STATUS-03")
def test_there_is_one_deployment_a_round() -> None:
    field = Field("aftermath")
    empire(field.state).hand.append("imperial-officer")
    asked = 0
    while field.state.round < 3:
        asked += field.decision.prompt.id == "deploy-prompt"
        field.go_on()
    assert asked == 2
    assert field.state.find(OptionalDeployment) is None


@pytest.mark.rule("CORE-MASSIVE-11")
def test_who_pushed_others_aside_may_move_again_when_the_round_begins() -> None:
    field = Field("aftermath").end_round("deploy-prompt", "heroes-pass-token")
    field.until("activate-group")
    walker = field.of_card("stormtrooper")[0]
    walker.stopped = True
    field.push(MissionRound())
    assert not walker.stopped


# --- Who comes first ------------------------------------------------------------------------------


@pytest.mark.rule("CORE-TIMING-01", "CORE-EVENT-04")
@pytest.mark.parametrize("event", [RoundEnds(round=1), StatusBegins(round=1)])
def test_mission_rules_then_the_empire_then_the_rebels(event: RoundEnds | StatusBegins) -> None:
    field = Field("aftermath", 3)
    assert list(GAME.precedence(field.state, Occurrence(events=[event]))) == [NOBODY, EMPIRE, 1, 2, 3]


@pytest.mark.rule("CORE-TIMING-04", "CORE-TIMING-07")
def test_the_empire_orders_mission_rules_that_are_due_together(monkeypatch: pytest.MonkeyPatch) -> None:
    write_trial(monkeypatch, "aftermath", event("fortified", round_ends(2)), event("lockdown", round_ends(2)))
    field = Field("aftermath").reach_round(2)
    field.end_round("kernel-which-first")
    assert field.decision.seat == EMPIRE
    assert [id.split("#")[0] for id in field.options] == [
        "use:aftermath.event-fortified",
        "use:aftermath.event-lockdown",
    ]
    shown = [option["label"]["id"] for option in field.decision.show(field.state)["options"]]
    assert shown == ["mission-aftermath-event-fortified", "mission-aftermath-event-lockdown"]
    field.choose(field.options[1]).until("activate-group")
    assert field.told()[-2:] == ["lockdown", "fortified"]


@pytest.mark.rule("CORE-TIMING-07")
@pytest.mark.parametrize(("name", "said"), [("rule-2", "-rule-2"), ("creep", "")])
def test_rules_to_be_put_in_order_are_called_as_the_briefing_calls_them_or_else_as_the_mission(
    monkeypatch: pytest.MonkeyPatch, name: str, said: str
) -> None:
    creep = whenever(name, round_ends(2), lambda state: None)
    write_trial(monkeypatch, "aftermath", event("fortified", round_ends(2)), creep, rules=2)
    field = Field("aftermath").reach_round(2).end_round("kernel-which-first")
    shown = [option["label"]["id"] for option in field.decision.show(field.state)["options"]]
    assert shown == ["mission-aftermath-event-fortified", f"mission-aftermath{said}"]
