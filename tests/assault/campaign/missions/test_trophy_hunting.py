"""Trophy Hunting: guards, a generator, and what is hidden in four places; Kallenn, his Rancor, and a hired hand."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, time_ends_it, wounds_end_it
from tests.assault.content.rolls import blue, green, yellow

from dejarik.assault.campaign.rules.missions import count
from dejarik.assault.campaign.rules.state import EMPIRE
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.activation import Activation
from dejarik.assault.rules.activation.interludes import Interlude
from dejarik.assault.rules.attack import Attack
from dejarik.assault.rules.events import ActivationBegins
from dejarik.assault.rules.figures.damage import defeat
from dejarik.assault.rules.objects.interacting import interactions
from dejarik.assault.rules.state import Figure
from dejarik.assault.rules.texts import may_target
from dejarik.assault.rules.values import attacks_freely, health
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

OFFICER, RANCOR, CELL = "imperial-officer-elite", "rancor-elite-campaign", "power-cell"
PLACES = ["B14", "F1", "M16", "O6"]
MARK, RALLY, STRIKE = (f"option:{name}" for name in ("mark", "rally", "strike"))


@pytest.fixture
def field() -> Field:
    return Field("trophy-hunting")


@pytest.fixture
def freed(field: Field) -> Field:
    """The generator is off; of the Empire only Kallenn and the Rancor are there."""
    field.clear()
    return field.now(lambda state: count(state, "generator")).until("activate-group")


def kallenn(field: Field) -> Figure:
    [figure] = field.of_card(OFFICER)
    return figure


def protect(field: Field, *options: str) -> Field:
    """The end of round 1, with these options chosen."""
    field.end_round("mission-choose")
    for option in options:
        field.choose(option)
    return field


@pytest.mark.rule("CORE-MISSION-01", "CORE-MISSION-09")
def test_everything_stands_where_the_data_say(field: Field) -> None:
    assert field.standing() == {
        "imperial-officer": ["K12"],
        "jet-trooper": ["H15", "L10"],
        "stormtrooper": ["C8", "F6", "I5"],
        "stormtrooper-elite": ["H8", "J9", "K7"],
    }
    assert sorted([field.space("a"), field.space("b")]) == ["G1", "P16"], "from two sides"
    assert (field.lying("terminal"), field.tokens(CELL)) == (["E10"], [])
    assert field.state.goals == ["defeat-guards"]


@pytest.mark.event("guards-fallen")
def test_the_generator_is_guarded_as_long_as_one_elite_stormtrooper_lives(field: Field) -> None:
    guards = field.of_card("stormtrooper-elite")
    field.put("a", "E9")
    assert interactions(field.state, field.figure("a")) == []
    field.defeat(*guards[:2])
    assert "guards-fallen" not in field.told()
    field.defeat(guards[2])
    assert ("guards-fallen" in field.told(), field.state.goals) == (True, ["power-down"])
    assert [each.id.split("#")[0] for each in interactions(field.state, field.figure("a"))] == ["power-down"]


@pytest.mark.event("freed-from-bonds")
def test_powering_down_frees_everything(field: Field) -> None:
    field.defeat(*field.of_card("stormtrooper-elite")).clear().put("a", "E9")
    terminal = field.token("terminal")
    field.activate("a").choose(f"interact:power-down#{terminal.id}").until("test-prompt")
    assert field.options == ["test:tech", "decline"]
    field.roll([blue(2, surge=1)])
    field.choose("test:tech").until("activation-prompt")
    assert field.figure("a").points == 2
    cells = field.lying(CELL)
    assert len(cells) == 2
    left = [space for space in PLACES if space not in cells]
    [his] = field.standing()[OFFICER]
    [beast] = field.standing()[RANCOR]
    assert his in left
    assert set(beast.split("+")) & set(left) - {his}
    assert field.state.goals == ["finish"]


def test_the_places_are_dealt_by_chance() -> None:
    found = set()
    for seed in range(1, 7):
        field = Field("trophy-hunting", seed=seed).clear()
        field.now(lambda state: count(state, "generator")).until("activate-group")
        found.add(tuple(field.lying(CELL)))
    assert len(found) > 1


def test_kallenn_is_no_ordinary_officer(freed: Field) -> None:
    figure = kallenn(freed)
    assert health(freed.state, figure.id) == 15
    assert attacks_freely(freed.state, figure.id)
    freed.push(Activation(figure=figure.id))
    assert freed.decision.about["actions"] == 3


def test_who_is_defeated_as_its_activation_begins_is_not_kallenn(freed: Field) -> None:
    """Texts may defeat a figure at that moment, while others are still to be asked about it."""
    rancor = freed.of_card(RANCOR)[0]
    freed.now(lambda state: defeat(state, rancor, by=1)).until("activate-group")
    freed.push(Interlude(events=[ActivationBegins(figure=rancor.id)])).until("activate-group")
    assert rancor.id not in freed.state.figures
    assert kallenn(freed).id in freed.state.figures


@pytest.mark.parametrize("begins", [True, False])
def test_the_rancor_devours_kallenn_when_it_comes_near(freed: Field, begins: bool) -> None:
    figure, [rancor] = kallenn(freed), freed.of_card(RANCOR)
    freed.put(figure, "K3").put(rancor, "H7")
    freed.push(Activation(figure=rancor.id))
    assert figure.id in freed.state.figures, "too far away"
    if begins:
        freed.choose("end").until("activate-group").put(rancor, "J5").push(Activation(figure=rancor.id))
    else:
        freed.put(rancor, "J5").choose("end")
    assert figure.id not in freed.state.figures


def test_power_cells_are_attacked_or_pulled_out(freed: Field) -> None:
    state = freed.state
    cell = freed.tokens(CELL)[0]
    assert (cell.health, cell.block) == (6, 1)
    assert may_target(state, freed.figure("a"), cell)
    assert not may_target(state, kallenn(freed), cell)
    freed.figure("a").space = cell.space
    freed.refresh()
    freed.activate("a").choose(f"interact:pull-out#{cell.id}")
    freed.roll([blue(2, surge=1), green(1, damage=2)])
    freed.choose("test:strength").until("activation-prompt")
    assert cell.id not in state.tokens


@pytest.mark.event("elite-protection")
@pytest.mark.event("elite-protection/rally")
def test_an_imperial_figure_recovers_and_is_focused(field: Field) -> None:
    [officer] = field.of_card("imperial-officer")
    officer.damage = 3
    protect(field, RALLY).choose(f"choose:{officer.id}")
    assert (officer.damage, officer.conditions) == (1, [Condition.FOCUSED])


@pytest.mark.event("elite-protection/mark")
def test_rebels_near_a_space_test_insight(field: Field) -> None:
    field.clear().put("a", "H8").put("b", "P16")
    protect(field, MARK).roll([blue(2, damage=1), green(1, damage=2), yellow(1, damage=2)])
    field.choose("space:H6").until("activate-group")
    assert (field.damage("a"), field.damage("b")) == (3, 0)
    field.clear().reach_round(3).clear().put("a", "H8").end_round("mission-choose").choose(MARK)
    field.roll([blue(2, surge=1), green(1, damage=2), yellow(1, damage=2)])
    field.choose("space:H6").until("activate-group")
    assert field.damage("a") == 4


@pytest.mark.event("elite-protection/strike")
def test_an_imperial_figure_attacks_with_more_damage(field: Field) -> None:
    [officer] = field.of_card("imperial-officer")
    field.clear().put(officer, "H8").put("a", "H9")
    protect(field, STRIKE)
    attack = field.state.find(Attack)
    assert attack is not None
    assert (attack.attacker, attack.tally.damage) == (officer.id, 1)


def test_a_second_option_costs_the_threat_level(field: Field) -> None:
    [officer] = field.of_card("imperial-officer")
    field.state.threat = 10
    protect(field, RALLY).choose(f"choose:{officer.id}")
    assert field.asks == (EMPIRE, "mission-choose-again")
    assert set(field.options) == {MARK, STRIKE, "decline"}, "another one"
    threat = field.state.threat
    field.choose(MARK)
    assert field.state.threat == threat - field.state.threat_level


@pytest.mark.event("jabbas-aid")
def test_a_bounty_hunter_joins_at_the_end_of_round_2(field: Field) -> None:
    state = field.state
    field.clear().reach_round(2)
    while not field.offers("group:"):
        field.go_on()
    assert (state.round, field.decision.seat, field.decision.partners) == (2, 1, (2,))
    assert field.options == ["group:ig-88-assassin-droid", "group:dengar"]
    threat = state.threat
    field.choose("group:dengar")
    assert state.threat == threat + 3, "half of 7, rounded down"
    field.until("activate-group")
    [hunter] = field.of_card("dengar")
    assert hunter.seat == 1
    assert field.standing(1)["dengar"] != []


@pytest.mark.ending("mission-trophy-taken")
def test_the_rebels_win_when_kallenn_and_both_cells_are_gone(freed: Field) -> None:
    freed.destroy(CELL).until("activate-group")
    freed.defeat(kallenn(freed)).until("activate-group")
    assert freed.outcome is None
    freed.destroy(CELL)
    assert freed.outcome == Outcome("mission-trophy-taken", (1, 2))


@pytest.mark.ending("mission-trophy-taken")
def test_kallenn_may_be_the_last(freed: Field) -> None:
    for _ in range(2):
        freed.destroy(CELL).until("activate-group")
    assert freed.outcome is None
    freed.defeat(kallenn(freed))
    assert freed.outcome == Outcome("mission-trophy-taken", (1, 2))


@pytest.mark.ending("mission-time")
def test_the_empire_wins_when_round_6_ends(field: Field) -> None:
    time_ends_it(field, 6)


@pytest.mark.ending("mission-wounded")
def test_the_empire_wins_when_all_heroes_are_wounded(field: Field) -> None:
    wounds_end_it(field)
