"""Words about choices, acting out of turn, guns, gifts and what figures may do in a mission: on the map of Captured."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field
from tests.assault.campaign.trial import write_trial
from tests.assault.content.rolls import red

from dejarik.assault.campaign.rules.milestones import milestones_of
from dejarik.assault.campaign.rules.missions import EventHappens
from dejarik.assault.campaign.rules.rounds import can_activate
from dejarik.assault.campaign.rules.state import EMPIRE, FACE_DOWN, MissionState, empire
from dejarik.assault.content.blocks import special
from dejarik.assault.content.campaign.language import (
    HEROES,
    IMPERIALS,
    REBELS,
    Block,
    Effect,
    blow_up,
    branch,
    brought_by,
    deploys,
    event,
    for_empire,
    for_figures,
    for_heroes,
    gain,
    happened,
    incapacitates,
    of_card,
    removed_last,
    round_ends,
    without_items,
)
from dejarik.assault.content.campaign.language.bombarding import bombard
from dejarik.assault.content.campaign.language.boons import each_rebel_chooses
from dejarik.assault.content.campaign.language.choices import each_option_once, options_for
from dejarik.assault.content.campaign.language.escorts import for_points, lead_on, the_one
from dejarik.assault.content.campaign.language.interrupting import (
    A_MOVE,
    AN_ACTION,
    each_may_act,
    strike,
)
from dejarik.assault.content.campaign.language.reacting import reacts
from dejarik.assault.content.campaign.language.relentless import acts_after, acts_after_groups
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.activation import Activation
from dejarik.assault.rules.attack import Attack
from dejarik.assault.rules.figures.damage import Damaged, Defeated
from dejarik.assault.rules.state import Figure
from dejarik.kernel import Moment, Use

pytestmark = pytest.mark.usefixtures("lenient")

OFFICER, ELITE, TROOPERS = "imperial-officer", "imperial-officer-elite", "stormtrooper"
ESCAPE = "escape"


def trial(monkeypatch: pytest.MonkeyPatch, *blocks: Block) -> Field:
    write_trial(monkeypatch, "captured", *blocks)
    return Field("captured")


def carry_out(field: Field, effect: Effect) -> Field:
    return field.now(lambda state: effect(state, EventHappens(event=ESCAPE)))


def one(field: Field, card: str) -> Figure:
    return field.of_card(card)[0]


# --- Choices --------------------------------------------------------------------------------------


def chooses(monkeypatch: pytest.MonkeyPatch, effect: Effect) -> Field:
    """An event with two options, of which each gives threat; it happens at the end of each round."""
    choices: dict[str, tuple[Effect, ...]] = {"one": (gain(1),), "two": (gain(2),)}
    field = trial(monkeypatch, event(ESCAPE, round_ends(), effect, each=True, choices=choices)).clear()
    field.state.threat_level = 0
    return field


@pytest.mark.rule("CORE-EVENT-05")
def test_each_option_can_be_chosen_once(monkeypatch: pytest.MonkeyPatch) -> None:
    field = chooses(monkeypatch, each_option_once()).end_round("mission-choose")
    assert (field.asks[0], field.options) == (EMPIRE, ["option:one", "option:two"])
    field.choose("option:two").end_round("mission-choose")
    assert (field.state.threat, field.state.round) == (3, 3), "the other one without asking, then none"


def test_or_so_many_times(monkeypatch: pytest.MonkeyPatch) -> None:
    field = chooses(monkeypatch, each_option_once(2)).end_round("mission-choose")
    field.choose("option:two").end_round("mission-choose")
    assert field.options == ["option:one", "option:two"]


@pytest.mark.rule("CORE-THREAT-05")
def test_an_option_may_cost_threat(monkeypatch: pytest.MonkeyPatch) -> None:
    field = chooses(monkeypatch, options_for({"one": 3}, may=True))
    field.state.threat = 2
    field.end_round("mission-choose")
    assert field.options == ["option:two", "decline"], "there is too little for the other"
    field.choose("decline").until("activate-group")
    field.state.threat = 3
    field.end_round("mission-choose").choose("option:one").until("activate-group")
    assert field.state.threat == 1, "3 for it, and it gives 1"


def test_another_one_for_more(monkeypatch: pytest.MonkeyPatch) -> None:
    field = chooses(monkeypatch, options_for({"one": 1}, again=2))
    field.state.threat = 5
    field.end_round("mission-choose").choose("option:one")
    assert field.options == ["option:two", "decline"]
    field.choose("option:two").until("activate-group")
    assert field.state.threat == 5 - 1 + 1 - 2 + 2


@pytest.mark.parametrize(("threat", "option"), [(0, "one"), (4, "two")])
def test_which_option_it_is_may_follow_from_the_state(
    monkeypatch: pytest.MonkeyPatch, threat: int, option: str
) -> None:
    field = chooses(monkeypatch, branch(lambda state: "two" if state.threat else "one"))
    field.state.threat = threat
    field.end_round()
    done = milestones_of(field.state)
    assert [name for name in (f"{ESCAPE}/one", f"{ESCAPE}/two") if done[name]] == [f"{ESCAPE}/{option}"]


# --- Out of turn ----------------------------------------------------------------------------------


@pytest.mark.rule("CORE-INTERRUPT-02")
def test_each_of_some_figures_may_act_in_any_order(monkeypatch: pytest.MonkeyPatch) -> None:
    field = trial(monkeypatch).clear()
    first, second, _ = field.of_card(TROOPERS)
    field.put(first, "N8").put(second, "M8").put("a", "M9")
    carry_out(field, each_may_act(of_card(TROOPERS)))
    assert field.options == [f"choose:{first.id}", f"choose:{second.id}", "decline"]
    field.choose(f"choose:{second.id}")
    assert field.state.the(Attack).attacker == second.id
    field.until("pick-figure")
    assert field.options == [f"choose:{first.id}", "decline"], "each once"


def test_they_may_only_go(monkeypatch: pytest.MonkeyPatch) -> None:
    field = trial(monkeypatch).clear()
    trooper = field.of_card(TROOPERS)[0]
    field.put(trooper, "M7").put("a", "M9")
    carry_out(field, each_may_act(of_card(TROOPERS), after=2, attack=False)).choose(f"choose:{trooper.id}")
    assert "move:M6" in field.options
    field.choose("move:M6")
    assert (field.asks[1], field.state.find(Attack)) == ("activate-group", None)


def test_a_figure_strikes_whom_the_mission_says(monkeypatch: pytest.MonkeyPatch) -> None:
    field = trial(monkeypatch).clear()
    officer = one(field, OFFICER)
    field.put(officer, "M7").put("a", "M8").put("b", "N8")
    field.now(lambda state: strike(state, officer, at=field.figure("b")))
    attack = field.state.the(Attack)
    assert (attack.attacker, attack.target) == (officer.id, field.id("b"))


def test_or_performs_a_move_or_an_action(monkeypatch: pytest.MonkeyPatch) -> None:
    field = trial(monkeypatch).clear()
    officer = one(field, OFFICER)
    field.put(officer, "M7")
    field.now(lambda state: strike(state, officer, after=AN_ACTION))
    current = field.state.the(Activation)
    assert (current.figure, current.actions) == (officer.id, 1)
    field.until("activate-group").now(lambda state: strike(state, officer, after=A_MOVE, attack=False))
    assert (field.asks[1], officer.points) == ("move-spend", 4)


@pytest.mark.rule("CORE-ACT-03")
def test_some_act_after_others_instead_of_activating(monkeypatch: pytest.MonkeyPatch) -> None:
    field = trial(monkeypatch, acts_after(of_card(OFFICER), HEROES))
    officer = one(field, OFFICER)
    assert not can_activate(field.state, officer.group)
    field.choose(f"activate:{field.figure('a').group}").until("activation-prompt").choose("end")
    current = field.state.the(Activation)
    assert (current.figure, current.actions) == (officer.id, 1)


def test_or_after_each_group_of_the_empire(monkeypatch: pytest.MonkeyPatch) -> None:
    field = trial(monkeypatch, acts_after_groups(of_card(OFFICER), when=happened(ESCAPE)))
    officer = one(field, OFFICER)
    assert can_activate(field.state, officer.group), "not yet"
    field.state.happened.append(ESCAPE)
    acted: list[int] = []
    while officer.id not in acted:
        current = field.state.find(Activation)
        if current is not None and current.figure not in acted:
            acted.append(current.figure)
        field.go_on()
    troopers = [each.id for each in field.of_card(TROOPERS)]
    assert acted == [field.id("a"), *troopers, officer.id], "not after a hero, nor between figures of a group"


def test_a_rule_reacts_to_what_happens_or_is_about_to(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[str, int]] = []

    def sees(name: str, moment: Moment) -> Block:
        def note(state: MissionState, event: Damaged) -> None:
            seen.append((name, state.figures[event.target].damage))

        return reacts(name, Damaged, note, when=lambda state, event: event.amount > 1, moment=moment)

    blocks = [sees("before", Moment.BEFORE), sees("after", Moment.AFTER)]
    field = trial(monkeypatch, *blocks)
    for amount in (1, 2):
        field.occur(Damaged(target=field.id("a"), amount=amount, by=EMPIRE))
    assert seen == [("before", 1), ("after", 3)]


# --- Led ------------------------------------------------------------------------------------------


def rest_here(state: MissionState, use: Use) -> None:
    state.figures[use.subject].damage = 0


def test_who_is_led_on_spends_points_for_everything_that_costs_some(monkeypatch: pytest.MonkeyPatch) -> None:
    block = for_points("rest-here", 2, rest_here, by=REBELS, when=lambda state, figure: figure.damage > 0)
    field = trial(monkeypatch, block).clear()
    hero = field.put("a", "M7").figure("a")
    hero.damage = 3
    field.now(lambda state: lead_on(state, hero, 3))
    use = "use:rules-captured-figures.rest-here"
    assert (field.asks, len(field.offers(use))) == ((1, "move-spend"), 1)
    field.choose(*field.offers(use))
    assert (hero.damage, hero.points, field.offers(use)) == (0, 1, [])
    field.choose("go:M6").until("activate-group")
    assert (field.space("a"), hero.points) == ("M6", 0)


def test_the_figure_of_a_name_as_long_as_it_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    field = trial(monkeypatch)
    assert the_one(field.state, OFFICER) is one(field, OFFICER)
    assert the_one(field.clear(OFFICER).state, OFFICER) is None


# --- Guns and gifts -------------------------------------------------------------------------------


@pytest.mark.parametrize(("objects", "cannon"), [(True, 2), (False, 0)])
def test_a_gun_hits_everything_on_a_space_and_next_to_it(
    monkeypatch: pytest.MonkeyPatch, objects: bool, cannon: int
) -> None:
    field = trial(monkeypatch).clear()
    officer, hatch = one(field, OFFICER), field.token("hatch", "J3")
    hatch.health = 9
    field.put(officer, "I2").put("a", "J2").put("b", "L2").roll([red(2)])
    carry_out(field, bombard(imperial=True, objects=objects))
    assert (field.asks[0], len(field.options)) == (EMPIRE, 171), "any space of the map"
    field.choose("space:I3")
    assert (officer.damage, field.damage("a"), field.damage("b"), hatch.damage) == (2, 2, 0, cannon)


def test_or_the_rebels_fire_it(monkeypatch: pytest.MonkeyPatch) -> None:
    field = carry_out(trial(monkeypatch), bombard(imperial=False, objects=False))
    assert (field.asks[0], field.decision.partners) == (1, (2,))


def test_an_explosion_hurts_rebels_and_stuns_them(monkeypatch: pytest.MonkeyPatch) -> None:
    field = trial(monkeypatch).clear()
    officer = one(field, OFFICER)
    field.put("a", "J2").put("b", "L2").put(officer, "I3")
    space = field.token("hatch", "J3").space
    field.now(lambda state: blow_up(state, space, 2, Condition.STUNNED))
    assert (field.damage("a"), field.damage("b"), officer.damage) == (2, 0, 0)
    assert (field.has("a", Condition.STUNNED), field.has("b", Condition.STUNNED)) == (True, False)


@pytest.mark.parametrize("focus", [True, False])
def test_each_rebel_chooses_a_gift(monkeypatch: pytest.MonkeyPatch, focus: bool) -> None:
    field = trial(monkeypatch).clear()
    field.hero("a").strain = 3
    carry_out(field, each_rebel_chooses(points=2, strain=2, focus=focus))
    focused = ["choose:become-focused"] if focus else []
    assert (field.asks[0], field.options) == (1, ["choose:take-points", "choose:take-strain", *focused])
    field.choose("choose:take-strain")
    assert (field.strain("a"), field.asks[0]) == (1, 2)
    field.choose("choose:take-points")
    assert field.figure("b").points == 2


# --- What figures may do --------------------------------------------------------------------------


def shout(state: MissionState, use: Use) -> None:
    state.threat += 1


def test_texts_of_a_mission_for_heroes_for_the_empire_and_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    def is_officer(state: MissionState, use: Use) -> bool:
        return state.figures[use.subject].card == OFFICER

    field = trial(
        monkeypatch,
        for_heroes(special("sing", shout)),
        for_empire(special("shout", shout, when=is_officer)),
        for_figures(special("jump", shout), by=of_card(ELITE)),
    )
    own = {}
    for name, figure in (
        ("a", field.figure("a")),
        (OFFICER, one(field, OFFICER)),
        (ELITE, one(field, ELITE)),
    ):
        field.activate_figure(figure)
        offered = [option.split(".")[-1].split("#")[0] for option in field.offers("special:rules-captured")]
        own[name] = offered
        field.until("activate-group")
    assert own == {"a": ["sing"], OFFICER: ["shout"], ELITE: ["jump"]}


@pytest.mark.rule("CORE-INCAP-01")
@pytest.mark.parametrize("stays", [True, False])
def test_a_hero_who_would_withdraw_may_stay(monkeypatch: pytest.MonkeyPatch, stays: bool) -> None:
    field = trial(monkeypatch, *([incapacitates()] if stays else [])).wound("a").wound("a")
    assert (field.hero("a").incapacitated, field.hero("a").withdrawn) == (stays, not stays)


@pytest.mark.parametrize("taken", [True, False])
def test_heroes_may_begin_without_their_items(monkeypatch: pytest.MonkeyPatch, taken: bool) -> None:
    field = trial(monkeypatch, *([without_items()] if taken else []))
    zones = {each.zone for each in field.state.sources.values() if each.key == "diala-passil-plasteel-staff"}
    assert (zones == {FACE_DOWN}, field.hero("a").disarmed) == (taken, taken)


# --- Who is meant ---------------------------------------------------------------------------------


def test_whom_an_event_has_brought(monkeypatch: pytest.MonkeyPatch) -> None:
    field = trial(monkeypatch)
    officer = one(field, OFFICER)
    assert not brought_by(ESCAPE)(field.state, officer)
    field.state.arrivals[officer.group] = ESCAPE
    assert brought_by(ESCAPE)(field.state, officer)
    assert not brought_by(ESCAPE)(field.state, one(field, ELITE))


def test_every_defeat_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    field = trial(monkeypatch, event(ESCAPE, removed_last(), gain(1), deploys(), each=True))
    for figure in (one(field, OFFICER), one(field, TROOPERS)):
        field.defeat(figure).until("activate-group")
    assert [event.card for event in field.events if isinstance(event, Defeated)] == [OFFICER, TROOPERS]
    assert (field.state.threat, IMPERIALS(field.state, one(field, ELITE))) == (2, True)
    assert OFFICER in empire(field.state).hand
