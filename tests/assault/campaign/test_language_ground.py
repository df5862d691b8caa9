"""Words about the ground and who comes to it: terrain, heights, points, groups that wait, and maps that change."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field
from tests.assault.campaign.trial import write_trial

from dejarik.assault.campaign.rules.deploying import active_points
from dejarik.assault.campaign.rules.layout import space_of
from dejarik.assault.campaign.rules.missions import EventHappens
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, empire
from dejarik.assault.content.campaign.language import Block, Effect, event, happened, round_ends
from dejarik.assault.content.campaign.language.areas import figures_in, stands_in
from dejarik.assault.content.campaign.language.arrivals import kept_for, marks_point
from dejarik.assault.content.campaign.language.crossing import arrive, dismiss_empire, leave_behind
from dejarik.assault.content.campaign.language.fortunes import banes, boons
from dejarik.assault.content.campaign.language.links import aloft, foot_of, height, ship_of
from dejarik.assault.content.campaign.language.merits import narrow, rebels_have_won
from dejarik.assault.content.campaign.language.reserves import deploy_set_aside, set_aside
from dejarik.assault.content.campaign.language.terrain import crossable, deadly, impassable
from dejarik.assault.content.campaign.language.vehicles import carry_over
from dejarik.assault.facts.campaign_library import all_rewards
from dejarik.assault.facts.campaign_vocabulary import RewardType
from dejarik.assault.rules.attack import Attack, may_attack
from dejarik.assault.rules.ground import distance, sees, space_name
from dejarik.assault.rules.movement import Place, reach_by_points
from dejarik.assault.rules.printed import Profile, cost_of, profile
from dejarik.assault.rules.state import NOWHERE
from dejarik.assault.rules.values import attack_accuracy
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

OFFICER, TROOPERS, CELL_DOOR = "imperial-officer", "stormtrooper", 0


def trial(monkeypatch: pytest.MonkeyPatch, id: str, *blocks: Block) -> Field:
    """Nobody of the Empire is on the map."""
    write_trial(monkeypatch, id, *blocks)
    return Field(id).clear()


def carry_out(field: Field, effect: Effect, name: str = "escape") -> Field:
    return field.now(lambda state: effect(state, EventHappens(event=name)))


def can_reach(field: Field, letter: str, space: str, points: int = 9) -> bool:
    figure = field.figure(letter)
    figure.points = points
    ends = reach_by_points(field.state, figure).ends()
    return any(position.space == space_of(field.state, space) for position in ends)


# --- Terrain --------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-TERRAIN-04")
def test_objects_can_be_impassable_and_seen_across(monkeypatch: pytest.MonkeyPatch) -> None:
    field = trial(monkeypatch, "captured").put("a", "I2")
    assert can_reach(field, "a", "J3")
    field = trial(monkeypatch, "captured", impassable("hatch")).put("a", "I3").put("b", "K3")
    assert not can_reach(field, "a", "J3")
    assert can_reach(field, "a", "K2")
    assert sees(field.state, field.figure("a"), field.figure("b"))


@pytest.mark.rule("CORE-TERRAIN-04")
def test_impassable_terrain_is_crossed_for_strain(monkeypatch: pytest.MonkeyPatch) -> None:
    field = trial(monkeypatch, "captured", impassable("hatch"), crossable(2, rule=1)).put("a", "I3")
    assert can_reach(field, "a", "J3")
    field.figure("a").points = 0
    field.activate("a").choose("move", "go:J3").until("activation-prompt")
    assert field.strain("a") == 2
    field.now(lambda state: state.push(Place(figure=field.id("b"), seat=2, among=[space_of(state, "H3")])))
    assert field.strain("b") == 0, "who is placed does not cross it"


@pytest.mark.parametrize(("end", "damage"), [("K3", 3), ("L3", 0)])
def test_who_ends_a_movement_on_deadly_ground_suffers(
    monkeypatch: pytest.MonkeyPatch, end: str, damage: int
) -> None:
    field = trial(monkeypatch, "captured", deadly("hallway", 3, rule=1)).put("a", "L2").activate("a")
    field.choose("move", f"go:{end}")
    assert field.damage("a") == damage


def test_who_is_in_an_area_now(monkeypatch: pytest.MonkeyPatch) -> None:
    field = trial(monkeypatch, "captured").put("a", "I2")
    state, one, other = field.state, field.figure("a"), field.figure("b")
    assert (stands_in(state, one, "hallway"), stands_in(state, one, "cell")) == (True, False)
    assert (stands_in(state, one, "cell", "hallway"), stands_in(state, other, "cell")) == (True, True)
    assert figures_in(state, "hallway") == [one]
    other.space = NOWHERE
    assert not stands_in(state, other, "cell"), "it is nowhere"


# --- Heights --------------------------------------------------------------------------------------


def test_from_a_height_everything_is_seen_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Through the wall of the compactor; nobody else sees through it. Doors are doors."""
    seen = {}
    for name, blocks in (("flat", ()), ("high", (height("cell"),))):
        field = trial(monkeypatch, "captured", *blocks).open(CELL_DOOR).put("a", "O8").put("b", "K8")
        one, other = field.figure("a"), field.figure("b")
        state = field.state
        seen[name] = (sees(state, one, other), sees(state, other, one), distance(state, one, other) == 4)
    assert seen == {"flat": (False, False, False), "high": (True, True, True)}


def test_ships_above_the_ground_are_shot_at_where_they_lie(monkeypatch: pytest.MonkeyPatch) -> None:
    """On the map of Mutiny: from the blue skiff to the exterior below its ladder, with 2 accuracy more."""
    ships = {"blue-skiff": "blue"}
    write_trial(
        monkeypatch,
        "mutiny",
        aloft("ladder", ships, ground="exterior", down=2, up=-2),
        event("arrest", round_ends(2)),
    )
    field = Field("mutiny", ("fenn-signis", "jyn-odan")).clear().put("a", "S4").put("b", "M5")
    state, hero = field.state, field.figure("a")
    ladder = foot_of(state, "ladder", "blue")
    assert ladder is not None
    assert (space_name(state, ladder.space), foot_of(state, "ladder", "purple")) == ("F8", None)
    assert (ship_of(state, ships, hero), ship_of(state, ships, field.figure("b"))) == ("blue", "")
    foe = next(each for each in state.figures.values() if each.seat == EMPIRE)
    field.put(foe, "G8")
    assert may_attack(state, hero, only=[foe.id])
    field.push_attack_until("a", foe.id, "")
    attack = state.the(Attack)
    assert attack_accuracy(state, attack.attacker) == 2


# --- Who comes where ------------------------------------------------------------------------------


def is_officer(card: Profile) -> bool:
    return card.title == OFFICER


@pytest.mark.rule("CORE-DEPLOY-06")
def test_points_that_are_kept_for_some_groups(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = kept_for(is_officer, "green-1", "green-2", when=happened("escape"))
    field = trial(monkeypatch, "captured", kept)
    assert len(active_points(field.state, TROOPERS)) == 3
    field.state.happened.append("escape")
    names = [space_name(field.state, space) for space in active_points(field.state, TROOPERS)]
    assert (names, len(active_points(field.state, OFFICER)), len(active_points(field.state))) == (
        ["E2"],
        3,
        3,
    )


def test_objects_that_mark_a_point_wherever_they_lie(monkeypatch: pytest.MonkeyPatch) -> None:
    field = trial(monkeypatch, "captured", marks_point("equipment-cache", is_officer))
    state = field.state

    def own(card: str) -> set[str]:
        return {space_name(state, space) for space in active_points(state, card)} - {"P13", "E13", "E2"}

    assert (own(OFFICER), own(TROOPERS)) == ({"I2"}, set())
    field.token("equipment-cache").space = space_of(state, "H2")
    assert own(OFFICER) == {"H2"}


@pytest.mark.rule("CORE-MISSION-03")
def test_a_group_is_set_aside_secretly_and_comes_with_its_event(monkeypatch: pytest.MonkeyPatch) -> None:
    write_trial(
        monkeypatch,
        "captured",
        set_aside("escape", lambda state: 5),
        event("escape", round_ends(1), deploy_set_aside("P12")),
    )
    field = Field("captured", ready=False).until("setup-set-aside")
    offered = [option.removeprefix("add:").split(":")[-1] for option in field.options]
    assert field.asks[0] == EMPIRE
    assert max(cost_of(card) for card in offered) == 5
    assert not any(profile(card).unique for card in offered)
    field.choose(next(option for option in field.options if option.endswith(":probe-droid")))
    reserved = empire(field.state).reserved
    assert [(each.card, each.event) for each in reserved] == [("probe-droid", "escape")]
    field.until("activate-group").end_round().until("activate-group")
    assert (field.standing()["probe-droid"], empire(field.state).reserved) == (["P12"], [])


# --- Other maps -----------------------------------------------------------------------------------


@pytest.mark.rule("IA-REPLACE-01", "IA-REPLACE-02")
def test_everybody_leaves_one_map_for_another(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[object] = []

    def look(state: MissionState, occasion: EventHappens) -> None:
        seen.append([state.figures[id].space for id in state.heroes])
        seen.append(
            (state.sections, [token.kind for token in state.tokens.values() if token.kind == "speeder"])
        )

    def send_home(state: MissionState, occasion: EventHappens) -> None:
        seen.append(dismiss_empire(state))

    write_trial(
        monkeypatch,
        "capital-escape",
        event("ship-down", round_ends(1), send_home, leave_behind("start", to="crash"), look, arrive),
    )
    field = Field("capital-escape")
    cost = sum(profile(each.card).figure_cost for each in field.state.figures.values() if each.seat == EMPIRE)
    cards = {group.card for group in field.state.groups.values() if group.seat == EMPIRE}
    field.end_round().until("activate-group")
    assert seen[:3] == [cost, [NOWHERE, NOWHERE], (field.state.sections, [])]
    assert cards <= set(empire(field.state).hand)
    assert (field.standing(), field.space("a"), len(field.state.sections)) == ({}, "EE18", 1)


@pytest.mark.rule("IA-REPLACE-03")
def test_a_section_moves_with_everybody_on_it(monkeypatch: pytest.MonkeyPatch) -> None:
    write_trial(monkeypatch, "dangerous-allies", event("high-ground", round_ends(1)))
    field = Field("dangerous-allies").clear()
    on_deck = next(space for space in ("C5", "C6", "D5", "D6") if field.exists(space))
    field.put("a", on_deck)
    carry_out(field, carry_over("first-khetanna", to="2nd-khetanna", rows=16), "high-ground")
    assert field.space("a") == f"{on_deck[0]}{int(on_deck[1:]) + 16}"


# --- What is paid for -----------------------------------------------------------------------------


@pytest.mark.rule("CORE-REWARD-01")
def test_a_narrow_victory() -> None:
    field = Field("captured")
    [(name, holds)] = narrow().merits.items()
    found = [holds(field.state)]
    field.wound("a")
    found.append(holds(field.state))
    assert (name, found) == ("one-healthy-hero", [0, 1])


@pytest.mark.parametrize("rebels", [True, False])
def test_whether_the_rebels_have_won(rebels: bool) -> None:
    field = Field("storming-the-palace")
    assert not rebels_have_won(field.state), "it is not over"
    field.state.outcome = Outcome("mission-time", (1, 2) if rebels else (EMPIRE,))
    assert rebels_have_won(field.state) is rebels


def test_boons_and_banes_are_counted_apart() -> None:
    field = Field("captured")
    cards = {kind: [each.id for each in all_rewards() if each.type is kind] for kind in RewardType}
    assert (boons(field.state), banes(field.state)) == (0, 0)
    field.state.enter(cards[RewardType.BANE][0], EMPIRE)
    assert (boons(field.state), banes(field.state)) == (0, 1)
    field.state.enter(cards[RewardType.BOON][0], 1)
    assert (boons(field.state), banes(field.state)) == (1, 1)
