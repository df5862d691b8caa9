"""The words of missions one by one: those that no mission has yet, and what the missions do not show of others."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest
from tests.assault.campaign.field import Field
from tests.assault.campaign.trial import write_trial

from dejarik.assault.campaign import setup
from dejarik.assault.campaign.rules.attribute_tests import AttributeTested
from dejarik.assault.campaign.rules.escaping import leave_map
from dejarik.assault.campaign.rules.missions import EventHappens
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, empire
from dejarik.assault.content.campaign.language import (
    ally,
    before,
    deploys,
    effects,
    event,
    forbid,
    gain,
    happened,
    optional_deployment,
    options,
    points,
    remove,
    round_begins,
    round_ends,
    show,
    triggers,
)
from dejarik.assault.content.campaign.language.conditions import both, standing
from dejarik.assault.content.campaign.language.effects import Effect
from dejarik.assault.content.campaign.language.merits import before_end_of, earns, fell, hit, merit
from dejarik.assault.content.campaign.language.triggers import Trigger, interacted, status_begins
from dejarik.assault.content.campaign.language.wants import of_card
from dejarik.assault.facts.campaign_missions import campaign_mission
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.events import MissionBegins, RoundBegins, RoundEnds, StatusBegins
from dejarik.assault.rules.figures.groups import dismiss_group
from dejarik.assault.rules.movement import Escaped
from dejarik.assault.rules.objects.interacting import Interacted
from dejarik.assault.rules.state import Figure
from dejarik.assault.rules.values import can_interact
from dejarik.kernel import Event, Occurrence

pytestmark = pytest.mark.usefixtures("lenient")


@pytest.fixture
def field() -> Field:
    return Field("aftermath")


def carry_out(field: Field, effect: Effect) -> Field:
    """An effect of the event `fortified`."""
    return field.now(lambda state: effect(state, EventHappens(event="fortified")))


def hears(state: MissionState, trigger: Trigger, event: Event) -> bool:
    return any(isinstance(event, signal.on) and signal.fits(state, event) for signal in trigger.signals)


# --- Effects --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("effect", "threat"), [(gain(3), 3), (gain(levels=2), 6), (gain(1, levels=1), 4)], ids=["3", "2L", "1+L"]
)
def test_threat_by_number_and_by_level(effect: Effect, threat: int) -> None:
    field = carry_out(Field("aftermath", threat_level=3), effect)
    assert field.state.threat == threat


def test_an_event_does_what_its_data_say(monkeypatch: pytest.MonkeyPatch) -> None:
    field = Field("aftermath", threat_level=3)
    [fortified] = [each for each in campaign_mission("aftermath").events if each.name == "fortified"]
    given = msgspec.structs.replace(
        fortified,
        threat=1,
        threat_by_level=2,
        points_on=("red",),
        points_off=("green",),
        optional_deployment=True,
    )
    layout = msgspec.structs.replace(campaign_mission("aftermath"), events=(given,))
    monkeypatch.setattr(effects, "layout_of", lambda state: layout)
    empire(field.state).hand.append("probe-droid")
    carry_out(field, deploys()).until("deploy-prompt")
    assert (field.state.threat, empire(field.state).points) == (7, ["red"])
    assert len(field.of_card("stormtrooper")) == 6


def test_points_are_switched_on_and_off(field: Field) -> None:
    carry_out(field, points(on=["red", "green"]))
    assert empire(field.state).points == ["green", "red"], "none of them twice"
    carry_out(field, points(on=["yellow"], off=["green"]))
    assert empire(field.state).points == ["red", "yellow"]


def test_an_event_may_give_a_deployment(field: Field) -> None:
    empire(field.state).hand.append("imperial-officer")
    field.state.threat = 2
    assert carry_out(field, optional_deployment()).asks == (EMPIRE, "deploy-prompt")


@pytest.mark.rule("CORE-ALLY-07")
def test_an_ally_of_the_mission_joins_the_rebels_for_nothing(field: Field) -> None:
    carry_out(field, ally("rebel-trooper", "B2")).until("activate-group")
    assert len(field.standing(1)["rebel-trooper"]) == 3
    assert "B2" in field.standing(1)["rebel-trooper"]
    assert field.state.threat == 0
    [group] = {figure.group for figure in field.of_card("rebel-trooper")}
    assert field.state.arrivals == {group: "fortified"}


def test_objects_come_and_go(field: Field) -> None:
    carry_out(field, remove("terminal"))
    assert field.lying("terminal") == []
    carry_out(field, show("terminal"))
    assert field.lying("terminal") == ["C7", "F4", "G2", "J8"]
    assert {(token.health, token.block) for token in field.tokens("terminal")} == {(4, 1)}


@pytest.mark.rule("CORE-EVENT-03")
def test_what_is_forbidden_stays_forbidden(field: Field) -> None:
    assert can_interact(field.state, field.id("a"))
    carry_out(field, forbid("can-interact")).reach_round(3)
    assert not can_interact(field.state, field.id("a"))


@pytest.mark.rule("IA-HIDDENINFO-01", "CORE-EVENT-05")
def test_of_a_choice_of_the_rebels_only_the_chosen_part_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    choices: dict[str, tuple[Effect, ...]] = {"left": (gain(1),), "right": (gain(5),)}
    fork = event("fortified", round_ends(1), options(imperial=False), choices=choices)
    write_trial(monkeypatch, "aftermath", fork)
    field = Field("aftermath", 3).end_round("mission-choose")
    assert (field.decision.seats, field.options) == ((1, 2, 3), ["option:left", "option:right"])
    threat = field.state.threat
    field.choose("option:left").until("activate-group")
    assert field.state.threat == threat + 1
    assert field.read_aloud() == ["mission-briefing", "fortified", "fortified-option-left"]
    assert field.state.happened == ["fortified", "fortified-option-left"]


# --- Triggers and conditions ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("make", "event"), [(round_ends, RoundEnds), (round_begins, RoundBegins)], ids=["ends", "begins"]
)
def test_rounds(make: Callable[..., Trigger], event: type[RoundEnds | RoundBegins], field: Field) -> None:
    heard = {
        name: [number for number in range(1, 6) if hears(field.state, trigger, event(round=number))]
        for name, trigger in (("all", make()), ("third", make(3)), ("later", make(from_=4)))
    }
    assert heard == {"all": [1, 2, 3, 4, 5], "third": [3], "later": [4, 5]}


def test_the_first_moment_of_the_status_phase(field: Field) -> None:
    assert hears(field.state, status_begins(), StatusBegins(round=1))
    assert not hears(field.state, status_begins(), RoundEnds(round=1))


def test_interacting_and_testing(field: Field) -> None:
    terminal, crate = field.token("terminal"), field.token("crate")
    for token, fits in ((terminal, True), (crate, False)):
        done = Interacted(figure=field.id("a"), token=token.id, kind=token.kind)
        assert hears(field.state, interacted("terminal"), done) is fits
        for passed in (True, False):
            test = AttributeTested(
                figure=field.id("a"),
                attribute=Attribute.TECH,
                successes=1,
                needed=1,
                passed=passed,
                token=token.id,
            )
            assert hears(field.state, triggers.tested("terminal"), test) is (fits and passed)


def test_conditions(field: Field) -> None:
    state = field.state
    assert before("fortified")(state)
    assert standing("terminal")(state)
    assert not both(standing("terminal"), happened("fortified"))(state)
    state.happened.append("fortified")
    assert both(standing("terminal"), happened("fortified"))(state)
    assert not before("fortified")(state)
    carry_out(field, remove("terminal"))
    assert not standing("terminal")(state)


# --- The set-up -----------------------------------------------------------------------------------


@pytest.mark.rule("CORE-MISSION-03", "CORE-THREAT-03", "CORE-DEPLOY-03")
def test_special_set_up_gives_threat_and_a_deployment(monkeypatch: pytest.MonkeyPatch) -> None:
    given = msgspec.structs.replace(campaign_mission("aftermath"), special_setup=True)
    monkeypatch.setattr(setup, "layout_of", lambda state: given)
    field = Field("aftermath", threat_level=3, ready=False)
    assert (field.state.threat, field.state.round) == (6, 0)
    given = msgspec.structs.replace(
        given, open_groups=msgspec.structs.replace(given.open_groups, also=("imperial-officer",))
    )
    field = Field("aftermath", threat_level=3, ready=False)
    assert field.asks == (EMPIRE, "deploy-prompt"), "before the briefing and the heroes"
    assert (field.told(), field.options) == ([], ["deploy:imperial-officer", "done"])


def test_those_who_wait_for_the_beginning_hear_of_it(field: Field) -> None:
    assert [event for event in field.events if isinstance(event, MissionBegins)] == [MissionBegins()]


# --- What is paid for -----------------------------------------------------------------------------


def test_who_was_dismissed_or_has_escaped_has_not_fallen(field: Field) -> None:
    state, troopers = field.state, field.of_card("stormtrooper")
    has_fallen, is_hit = fell(of_card("stormtrooper")), hit(of_card("stormtrooper"))
    assert not is_hit(state)
    troopers[0].damage = 1
    assert is_hit(state)
    field.now(lambda state: leave_map(state, escape_of(troopers[0])))
    assert not has_fallen(state)
    field.now(lambda state: dismiss_group(state, state.groups[troopers[1].group]))
    assert not any(figure.card == "stormtrooper" for figure in state.figures.values())
    assert not is_hit(state), "who has gone is not hit any more"
    [officer] = field.of_card("imperial-officer")
    field.defeat(officer)
    assert fell(of_card("imperial-officer"))(state)
    assert hit(of_card("imperial-officer"))(state)


def escape_of(figure: Figure) -> Escaped:
    return Escaped(figure=figure.id, card=figure.card, seat=figure.seat, group=figure.group)


@pytest.mark.parametrize(
    ("number", "ending", "early"), [(2, True, True), (3, False, True), (3, True, False), (4, False, False)]
)
def test_what_happens_at_the_end_of_a_round_is_not_before_it(
    field: Field, number: int, ending: bool, early: bool
) -> None:
    field.state.round = number
    if ending:
        field.state.stack.append(Occurrence(events=[RoundEnds(round=number)]))
    assert before_end_of(3)(field.state) is early


def test_something_that_was_noted_is_paid_for_whatever_comes_later(field: Field) -> None:
    [holds] = merit("held", when=lambda state: False).merits.values()
    assert holds(field.state) == 0
    earns("held", when=lambda state: False)(field.state)
    assert field.state.merits == {}
    earns("held")(field.state, EventHappens(event="fortified"))
    assert (field.state.merits, holds(field.state)) == ({"held": 1}, 1)
