"""Words of missions for what is carried, for doors that are forced, for figures that act out of turn, and what comes
first."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field
from tests.assault.campaign.trial import write_trial
from tests.assault.content.rolls import blue, green

from dejarik.assault.campaign.rules.missions import EventHappens
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState
from dejarik.assault.content.campaign.language import (
    A_MOVE,
    HEROES,
    IMPERIALS,
    REBELS,
    TIME,
    approachable,
    closed,
    event,
    forceable,
    gain,
    hero,
    imperials_win,
    one_may_attack,
    options,
    rebels_win,
    retrievable,
    retrieved,
    round_ends,
    way_out,
    without_ally,
)
from dejarik.assault.content.campaign.language.effects import Effect, shut
from dejarik.assault.content.campaign.language.objects import carrying
from dejarik.assault.content.campaign.language.triggers import escaped
from dejarik.assault.dice.attack import Condition
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.attack import Attack
from dejarik.assault.rules.events import RoundEnds
from dejarik.assault.rules.objects.interacting import interactions
from dejarik.assault.rules.objects.tokens import DOOR, TERMINAL
from dejarik.assault.rules.state import Figure
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

DOOR_NAME = "outpost-door-1"


def offered(field: Field, letter: str) -> list[str]:
    found = [each.id for each in interactions(field.state, field.figure(letter))]
    return [id for id in found if not id.startswith("crate")]


# --- Carrying -------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-TOKEN-12", "CORE-TOKEN-14")
def test_what_is_picked_up_is_carried_and_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    write_trial(
        monkeypatch,
        "aftermath",
        retrievable(TERMINAL, by=HEROES),
        event("fortified", retrieved(TERMINAL)),
        event("lockdown", retrieved(TERMINAL, 0), each=True),
    )
    field = Field("aftermath").clear()
    token, other = field.token(TERMINAL, "C7"), field.token(TERMINAL, "J8")
    field.put("a", "C7").put("b", "E6")
    assert offered(field, "a") == [f"retrieve#{token.id}"]
    field.activate("a").choose(f"interact:retrieve#{token.id}")
    field.until("activation-prompt")
    assert (token.carrier, field.state.happened) == (field.id("a"), ["fortified", "lockdown"])
    field.put("a", "J8")
    assert offered(field, "a") == [], "one at a time"
    field.wound("a")
    assert (token.carrier, sorted(field.lying(TERMINAL))) == (0, ["F4", "G2", "J8", "J8"])
    field.put("b", "J8")
    assert sorted(offered(field, "b")) == sorted([f"retrieve#{token.id}", f"retrieve#{other.id}"])
    field.until("activate-group").activate("b").choose(f"interact:retrieve#{token.id}")
    assert field.told().count("lockdown") == 2
    assert field.told().count("fortified") == 1


@pytest.mark.rule("CORE-ESCAPE-01")
def test_who_carries_it_escapes_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    write_trial(
        monkeypatch,
        "aftermath",
        way_out(by=carrying(TERMINAL, HEROES)),
        rebels_win("mission-terminals-destroyed", escaped(carrying=TERMINAL)),
    )
    field = Field("aftermath").clear()
    field.activate("a").choose("move")
    assert field.offers("escape") == []
    field.token(TERMINAL).carrier = field.id("a")
    field.refresh()
    field.choose(field.offers("escape")[0])
    assert field.outcome == Outcome("mission-terminals-destroyed", (1, 2))


# --- Doors ----------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-DOOR-09", "CORE-TEST-05")
def test_a_door_is_forced_by_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    force = forceable(DOOR_NAME, attributes=(Attribute.STRENGTH,), by=REBELS, needed=2)
    write_trial(monkeypatch, "aftermath", force, event("fortified", retrieved(TERMINAL)))
    field = Field("aftermath").clear()
    door = field.token(DOOR)
    door.locked = True
    assert closed(DOOR_NAME)(field.state)
    field.put("a", "F6").roll([blue(2, surge=1), green(1, damage=2)])
    assert offered(field, "a") == [f"force#{door.id}"]
    field.activate("a").choose(f"interact:force#{door.id}").until("activation-prompt")
    assert (door.id in field.state.tokens, closed(DOOR_NAME)(field.state)) == (True, True)
    field.roll([blue(2, surge=1), green(1, damage=2)])
    field.choose(f"interact:force#{door.id}").until("activation-prompt")
    assert (door.id in field.state.tokens, closed(DOOR_NAME)(field.state)) == (False, False)
    shut(DOOR_NAME)(field.state, EventHappens(event="fortified"))
    assert (field.token(DOOR).locked, closed(DOOR_NAME)(field.state)) == (True, True)


# --- Out of turn ----------------------------------------------------------------------------------


def carry_out(field: Field, effect: Effect) -> Field:
    return field.now(lambda state: effect(state, EventHappens(event="fortified")))


@pytest.mark.rule("CORE-INTERRUPT-01", "CORE-INTERRUPT-02")
def test_one_imperial_figure_may_attack_out_of_turn() -> None:
    field = Field("aftermath", ("diala-passil", "fenn-signis"))
    near, *_ = field.of_card("stormtrooper")
    field.clear().put("a", "C5").put("b", "K8").put(near, "C4")
    carry_out(field, one_may_attack())
    assert (field.decision.seat, field.options) == (EMPIRE, [f"choose:{near.id}", "decline"])
    field.choose(f"choose:{near.id}")
    assert field.state.the(Attack).attacker == near.id
    field = Field("aftermath")
    near, *_ = field.of_card("stormtrooper")
    field.clear().put("a", "C5").put("b", "K8").put(near, "C4")
    near.conditions.append(Condition.STUNNED)
    assert carry_out(field, one_may_attack()).asks[1] == "activate-group", "who is Stunned cannot"


@pytest.mark.rule("CORE-INTERRUPT-02")
def test_or_move_first_and_then_attack_or_not() -> None:
    field = Field("aftermath")
    trooper = field.of_card("stormtrooper")[0]
    field.clear().put("a", "C5").put("b", "D5").put(trooper, "C4")
    carry_out(field, one_may_attack(after=2)).choose(f"choose:{trooper.id}")
    assert {id.split(":")[0] for id in field.options} <= {"go", "move", "stay"}
    field = Field("aftermath")
    trooper = field.of_card("stormtrooper")[0]
    field.clear().put("a", "C5").put("b", "D5").put(trooper, "C4")
    carry_out(field, one_may_attack(after=A_MOVE)).choose(f"choose:{trooper.id}")
    assert field.offers("go:")


def test_one_hero_is_meant_whatever_side_is_up() -> None:
    field = Field("aftermath", ("diala-passil", "fenn-signis"))
    for letter, fits in (("a", False), ("b", True)):
        assert hero("fenn-signis")(field.state, field.figure(letter)) is fits
    field.wound("b")
    assert hero("fenn-signis")(field.state, field.figure("b"))


# --- At the same moment ---------------------------------------------------------------------------


@pytest.mark.rule("CORE-TIMING-07", "CORE-MISSION-12")
def test_a_mission_ends_when_the_events_of_the_moment_have_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    write_trial(
        monkeypatch,
        "aftermath",
        imperials_win(TIME, round_ends(2)),
        event("lockdown", round_ends(), gain(1), each=True, after=("fortified",)),
        event("fortified", round_ends(2), gain(1)),
    )
    field = Field("aftermath").reach_round(2)
    assert field.told() == ["mission-briefing", "lockdown"]
    field.end_round("kernel-which-first")
    assert field.outcome == Outcome("mission-time", (0,))
    assert field.told() == ["mission-briefing", "lockdown", "fortified", "lockdown"]


def test_an_event_knows_what_it_happens_for(monkeypatch: pytest.MonkeyPatch) -> None:
    def note(state: MissionState, occasion: EventHappens) -> None:
        state.memory["heard"] = 10 * state.memory.get("heard", 0) + occasion.cause(RoundEnds).round

    write_trial(
        monkeypatch,
        "aftermath",
        event("lockdown", round_ends(2), note, options(imperial=True), choices={"armour": (note,)}),
    )
    field = Field("aftermath").reach_round(3)
    assert field.state.memory["heard"] == 22, "by the event and by its option"


@pytest.mark.rule("CORE-ALLY-03")
@pytest.mark.parametrize(
    ("barred", "comes"), [((), False), (("han-solo-scoundrel",), False), (("at-st-elite",), True)]
)
def test_allies_whom_a_mission_does_not_allow(
    monkeypatch: pytest.MonkeyPatch, barred: tuple[str, ...], comes: bool
) -> None:
    write_trial(monkeypatch, "aftermath", without_ally(*barred))
    field = Field("aftermath", ally="han-solo-scoundrel")
    assert bool(field.of_card("han-solo-scoundrel")) is comes
    assert (field.state.threat > 0) is comes, "the Empire gets nothing for an ally who stays away"


# --- Figures next to each other -------------------------------------------------------------------


@pytest.mark.rule("CORE-INTERACT-03")
def test_a_figure_interacts_with_another_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def tie_up(state: MissionState, figure: Figure, other: Figure) -> None:
        other.conditions.append(Condition.STUNNED)

    write_trial(
        monkeypatch,
        "aftermath",
        approachable(IMPERIALS, "force", tie_up, by=HEROES, only=lambda state, other: not other.conditions),
    )
    field = Field("aftermath")
    near, far, *_ = field.of_card("stormtrooper")
    field.clear().put("a", "C5").put(near, "C4").put(far, "C2")
    assert offered(field, "a") == [f"force#{near.id}"]
    assert interactions(field.state, near) == []
    field.activate("a").choose(f"interact:force#{near.id}")
    assert (near.conditions, offered(field, "a")) == ([Condition.STUNNED], [])
