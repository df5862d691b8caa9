"""Figures of a mission alone: with the numbers of the mission, without a card, and neutral ones."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field
from tests.assault.campaign.trial import write_trial

from dejarik.assault.campaign.rules.arriving import place_near
from dejarik.assault.campaign.rules.deploying import Reinforce
from dejarik.assault.campaign.rules.figures import add_named_group, add_neutral
from dejarik.assault.campaign.rules.missions import EventHappens, mission_messages, object_kinds
from dejarik.assault.campaign.rules.rounds import ready_groups
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, empire, is_rebel
from dejarik.assault.campaign.rules.values import counts_as_imperial
from dejarik.assault.content.campaign.language import (
    IMPERIALS,
    ally,
    defeated,
    event,
    lead,
    neutral,
)
from dejarik.assault.dice.attack import Condition
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.attack import attack_with
from dejarik.assault.rules.attack.targets import candidates
from dejarik.assault.rules.figures.conditions import gain_condition
from dejarik.assault.rules.figures.damage import Damaged, hurt, strain
from dejarik.assault.rules.ground import foes, friends, is_friendly, is_hostile, members, on_board, piece
from dejarik.assault.rules.movement import MoveSpaces
from dejarik.assault.rules.names import figure_name, group_text
from dejarik.assault.rules.objects.tokens import controller_of_spaces
from dejarik.assault.rules.printed import cost_of, profile
from dejarik.assault.rules.state import Figure
from dejarik.assault.rules.values import (
    attack_accuracy,
    attack_damage,
    can_be_affected,
    defence_block,
    defence_evade,
    health,
    speed,
)
from dejarik.assault.showing.figures import figures_shown, groups_shown
from dejarik.kernel import NOBODY, text

pytestmark = pytest.mark.usefixtures("lenient")

CAPTIVE = "imperial-hospitality--captive"


@pytest.fixture
def captive(monkeypatch: pytest.MonkeyPatch) -> Field:
    """The captive of Imperial Hospitality is with the heroes."""
    write_trial(
        monkeypatch,
        "imperial-hospitality",
        event("the-prisoner", defeated("nobody-of-that-name")),
        event("the-captive-is-dead", defeated("captive")),
    )
    field = Field("imperial-hospitality")
    join = ally("captive", "D11")
    field.now(lambda state: join(state, EventHappens(event="the-prisoner")))
    return field.until("activate-group")


# --- Without a card -------------------------------------------------------------------------------


@pytest.mark.rule("IA-FIGCOST-05", "CORE-TERM-14")
def test_the_captive_has_figure_cost_0() -> None:
    assert (profile(CAPTIVE).figure_cost, cost_of(CAPTIVE)) == (0, 0)
    assert (
        profile("storming-the-palace--malakili").figure_cost,
        cost_of("storming-the-palace--malakili"),
    ) == (
        6,
        6,
    ), "where the mission gives one, it counts"


def test_a_figure_without_a_card_has_the_numbers_of_the_mission(captive: Field) -> None:
    [figure] = captive.of_card(CAPTIVE)
    state = captive.state
    assert (health(state, figure.id), speed(state, figure.id), profile(CAPTIVE).defence) == (
        8,
        2,
        (Die.WHITE,),
    )
    assert is_rebel(state, figure)
    assert captive.standing(1)[CAPTIVE] == ["D11"]
    assert not any(source.subject == figure.id for source in state.sources.values())
    assert figure_name(state, figure).id == "mission-imperial-hospitality-figure-captive"


@pytest.mark.rule("CORE-EVENT-12")
def test_an_ally_without_a_card_activates_once_a_round(captive: Field) -> None:
    [figure] = captive.of_card(CAPTIVE)
    assert figure.group in [group.id for group in ready_groups(captive.state, imperial=False)]
    captive.choose(f"activate:{figure.group}").until("activation-prompt")
    assert captive.decision.about["figure"] == figure.id
    captive.choose("end")
    rebels = [group.id for group in ready_groups(captive.state, imperial=False)]
    assert figure.group not in rebels
    assert len(rebels) == 2, "the heroes have not activated"
    captive.end_round().until("activate-group")
    assert figure.group in [group.id for group in ready_groups(captive.state, imperial=False)]


def test_what_happens_to_it_is_heard_by_its_name(captive: Field) -> None:
    captive.defeat(*captive.of_card(CAPTIVE))
    assert captive.state.happened == ["the-captive-is-dead"]
    assert captive.of_card(CAPTIVE) == []
    assert empire(captive.state).hand.count(CAPTIVE) == 0


def test_initial_groups_of_the_missions_own_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    write_trial(monkeypatch, "test-of-metal")
    field = Field("test-of-metal", threat_level=3)
    droids = field.of_card("test-of-metal--x-8-blaster-droid")
    assert len(droids) == 6
    assert len({figure.group for figure in droids}) == 3
    assert {health(field.state, figure.id) for figure in droids} == {3}, "as much as the threat level"
    assert {defence_block(field.state, figure.id) for figure in droids} == {1}
    assert field.lying("x-8-blaster-droid") == []
    hand = len(empire(field.state).hand)
    field.defeat(*(figure for figure in droids if figure.group == droids[0].group))
    assert len(empire(field.state).hand) == hand, "there is no card that could come back"


def test_a_figure_like_a_card_has_other_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    write_trial(monkeypatch, "homecoming")
    field = Field("homecoming", threat_level=4)
    [luke] = field.of_card("luke-skywalker-hero-of-the-rebellion")
    printed = profile(luke.card)
    assert health(field.state, luke.id) == printed.health + 2 * 4
    assert any(
        source.subject == luke.id and source.key == luke.card for source in field.state.sources.values()
    )


@pytest.mark.parametrize(
    ("mission", "name", "more"),
    [
        ("chain-of-command", "weiss", {"health": 6, "speed": 1, "attack-damage": 2, "defence-block": 1}),
        ("sorry-about-the-mess", "gerrin", {"health": 6}),
        ("high-moon", "szark", {"health": 6, "attack-accuracy": 2}),
        ("almost-home", "terro-on-foot", {"defence-evade": 1}),
    ],
)
def test_numbers_of_the_mission_are_added_to_those_of_the_card(
    mission: str, name: str, more: dict[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    write_trial(monkeypatch, mission)
    state = Field(mission, threat_level=3).state
    [figure, *_] = members(state, add_named_group(state, EMPIRE, name).id)
    printed = profile(figure.card)
    found = {
        "health": health(state, figure.id) - printed.health,
        "speed": speed(state, figure.id) - printed.speed,
        "attack-damage": attack_damage(state, figure.id),
        "attack-accuracy": attack_accuracy(state, figure.id),
        "defence-block": defence_block(state, figure.id),
        "defence-evade": defence_evade(state, figure.id),
    }
    assert {query: amount for query, amount in found.items() if amount} == more


@pytest.mark.rule("CORE-DEPLOY-08", "CORE-DEPLOY-10")
def test_a_reinforcement_has_the_numbers_of_the_mission_too(monkeypatch: pytest.MonkeyPatch) -> None:
    write_trial(monkeypatch, "the-hard-way")
    field = Field("the-hard-way", threat_level=3)
    state = field.state
    group = add_named_group(state, EMPIRE, "krandt-brothers")
    first, second = members(state, group.id)
    space = next(each.space for each in on_board(state) if each.seat == EMPIRE)
    field.push(place_near(first, [space], EMPIRE), place_near(second, [space], EMPIRE))
    field.until("activate-group").defeat(first)
    field.push(Reinforce(group=group.id, space=space)).until("activate-group")
    brothers = members(state, group.id)
    assert len(brothers) == 2
    assert [health(state, each.id) - profile(each.card).health for each in brothers] == [3, 3]


def test_numbers_of_the_mission_stand_in_the_place_of_those_of_the_card(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    write_trial(monkeypatch, "know-your-enemy")
    state = Field("know-your-enemy", threat_level=3).state
    [ivan] = members(state, add_named_group(state, EMPIRE, "ivan-talos").id)
    assert (ivan.card, health(state, ivan.id), speed(state, ivan.id)) == ("imperial-officer-elite", 8, 4)


def test_what_has_no_card_is_told_by_the_mission(monkeypatch: pytest.MonkeyPatch) -> None:
    write_trial(monkeypatch, "civil-unrest", neutral("civilian"))
    assert "mission-civil-unrest-figure-civilian" in mission_messages()
    assert "civilian" not in object_kinds(), "it is no token"
    assert "escape-route" in object_kinds()
    write_trial(monkeypatch, "the-source", neutral("captured-officer"))
    assert "mission-the-source-figure-captured-officer" in mission_messages(), "it has a name of its own"
    mercenaries = "mission-trespass-figure-weequay-mercenaries"
    assert mercenaries not in mission_messages(), "they have the name of their card"


# --- Neutral --------------------------------------------------------------------------------------


def civilians(field: Field) -> list[Figure]:
    return field.of_card("civil-unrest--civilian")


@pytest.fixture
def unrest(monkeypatch: pytest.MonkeyPatch) -> Field:
    """Civilians, whom the Empire may attack."""
    write_trial(monkeypatch, "civil-unrest", neutral("civilian", attacked_by=IMPERIALS))
    return Field("civil-unrest")


@pytest.fixture
def peace(monkeypatch: pytest.MonkeyPatch) -> Field:
    """Civilians whom nobody may touch."""
    write_trial(monkeypatch, "civil-unrest", neutral("civilian"))
    return Field("civil-unrest")


@pytest.mark.rule("CORE-NEUTRAL-01", "CORE-TERM-10")
def test_neutral_figures_are_nobodys(peace: Field) -> None:
    state = peace.state
    assert peace.standing(NOBODY) == {
        "civil-unrest--civilian": sorted(["B5", "C3", "D4", "F3", "H4", "F6", "J5", "L3", "M4"])
    }
    one, other, *_ = civilians(peace)
    hero, trooper = peace.figure("a"), peace.of_card("stormtrooper")[0]
    for each in (hero, trooper):
        assert one not in foes(state, each)
        assert one not in friends(state, each)
        assert not is_friendly(state, each, one)
        assert not is_hostile(state, each, one)
        assert not is_hostile(state, one, each)
    assert is_hostile(state, hero, trooper)
    assert (foes(state, one), friends(state, one)) == ([], [one])
    assert not is_friendly(state, one, other)
    assert not is_rebel(state, one)
    assert not counts_as_imperial(state, one.id)
    assert controller_of_spaces(state, piece(state, one).spaces) is None


@pytest.mark.rule("CORE-NEUTRAL-01")
def test_neutral_figures_are_never_activated(peace: Field) -> None:
    groups = {figure.group for figure in civilians(peace)}
    for imperial in (True, False):
        assert not groups & {group.id for group in ready_groups(peace.state, imperial=imperial)}
    peace.end_round().until("activate-group")
    assert peace.state.round == 2
    assert not any(
        source.subject in {each.id for each in civilians(peace)} for source in peace.state.sources.values()
    )


@pytest.mark.rule("CORE-NEUTRAL-02", "CORE-ATTACK-05")
def test_nothing_affects_a_neutral_figure(peace: Field) -> None:
    one = civilians(peace)[0]
    peace.now(lambda state: hurt(state, [one], 9, by=EMPIRE))
    peace.now(lambda state: strain(state, one, 3, by=EMPIRE))
    peace.now(lambda state: gain_condition(state, one, Condition.STUNNED))
    assert (one.damage, one.conditions, one.id in peace.state.figures) == (0, [], True)
    assert not can_be_affected(peace.state, one.id)
    for attacker in (peace.figure("a"), peace.of_card("stormtrooper")[0]):
        attack = attack_with(peace.state, attacker, must=True)
        assert one not in candidates(peace.state, attack)
    peace.push(MoveSpaces(figure=one.id, spaces=2, seat=EMPIRE, willing=False))
    assert peace.asks[1] == "activate-group", "it cannot be pushed"


@pytest.mark.rule("CORE-NEUTRAL-02")
def test_the_mission_says_who_may_attack_them(unrest: Field) -> None:
    one = civilians(unrest)[0]
    hero, trooper = unrest.figure("a"), unrest.of_card("stormtrooper")[0]
    seen = {
        attacker.id: one in candidates(unrest.state, attack_with(unrest.state, attacker, must=True))
        for attacker in (hero, trooper)
    }
    assert seen == {hero.id: False, trooper.id: True}
    assert health(unrest.state, one.id) == 4
    unrest.occur(Damaged(target=one.id, amount=3, by=EMPIRE))
    assert one.damage == 3
    unrest.occur(Damaged(target=one.id, amount=1, by=EMPIRE))
    assert one.id not in unrest.state.figures
    assert one.group not in unrest.state.groups


@pytest.mark.rule("CORE-NEUTRAL-02")
def test_the_mission_lets_somebody_lead_them(peace: Field) -> None:
    one = civilians(peace)[0]
    assert peace.standing(NOBODY)["civil-unrest--civilian"][0] == "B5"
    peace.now(lambda state: lead(state, one, 2, by=1))
    assert peace.asks == (1, "move-spaces")
    peace.choose("move:C6")
    assert "C6" in peace.standing(NOBODY)["civil-unrest--civilian"]


def test_who_must_step_aside_goes_where_the_empire_says(peace: Field) -> None:
    one = civilians(peace)[0]
    [walker] = peace.of_card("at-dp-elite")

    def trample(state: MissionState) -> None:
        state.push(MoveSpaces(figure=walker.id, spaces=1, seat=EMPIRE))

    peace.now(trample)
    there = next(id for id in peace.options if id.startswith("move:"))
    peace.choose("stay").put(one, there.removeprefix("move:").split("/")[0]).now(trample)
    peace.choose(there)
    assert peace.asks == (EMPIRE, "push-aside")


def test_a_neutral_figure_like_a_card_has_none_of_its_abilities(monkeypatch: pytest.MonkeyPatch) -> None:
    write_trial(monkeypatch, "the-source", neutral("captured-officer"))
    field = Field("the-source")
    [officer] = [each for each in field.of_card("imperial-officer-elite") if each.seat == NOBODY]
    assert field.standing(NOBODY) == {"imperial-officer-elite": ["M11"]}
    assert not any(source.subject == officer.id for source in field.state.sources.values())
    field.now(lambda state: add_neutral(state, "captured-officer", officer.space))
    assert field.asks == (EMPIRE, "place-prompt")
    field.go_on()
    assert len(field.standing(NOBODY)["imperial-officer-elite"]) == 2, "as close as possible"


# --- What they are called -------------------------------------------------------------------------


def test_who_is_like_a_card_but_somebody_else_goes_by_an_own_name() -> None:
    field = Field("chain-of-command")
    state = field.state
    [weiss] = field.of_card("imperial-officer-elite")
    [officer] = field.of_card("imperial-officer")
    assert figure_name(state, weiss) == text("mission-chain-of-command-figure-weiss")
    assert group_text(state, state.groups[weiss.group]) == figure_name(state, weiss)
    assert figure_name(state, officer) == text("card-imperial-officer"), "there is no second one"
    add_named_group(state, EMPIRE, "imperial-officer-elite")
    other = max(field.of_card("imperial-officer-elite"), key=lambda figure: figure.id)
    elite = text("army-elite-card", card=text("card-imperial-officer-elite"))
    assert figure_name(state, other) == text("name-member", card=elite, number=other.number)
    assert figure_name(state, weiss) == text("mission-chain-of-command-figure-weiss")
    shown = {each.id: (each.name, each.label) for each in figures_shown(state)}
    assert shown[weiss.id] == (figure_name(state, weiss), figure_name(state, weiss))
    assert next(each.name for each in groups_shown(state) if each.id == weiss.group) == shown[weiss.id][0]


def test_several_of_that_name_have_numbers_and_a_lone_one_of_a_large_group_has_none() -> None:
    field = Field("hostile-negotiations")
    runners = field.of_card("imperial-officer")
    named = text("mission-hostile-negotiations-figure-spice-runner")
    assert [figure_name(field.state, runner) for runner in runners] == [
        text("name-member", card=named, number=number) for number in (1, 2)
    ]
    field = Field("high-moon", threat_level=3)
    group = add_named_group(field.state, EMPIRE, "szark", figures=1)
    [szark] = members(field.state, group.id)
    assert figure_name(field.state, szark) == text("mission-high-moon-figure-szark")
