"""Hostile Negotiations: barrels that both sides carry home, and runners who are never defeated."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field

from dejarik.assault.campaign.rules.state import EMPIRE, empire
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.ground import space_name
from dejarik.assault.rules.objects.tokens import carried_by, retrieve
from dejarik.assault.rules.state import Figure
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

BARREL, OFFICER = "spice-barrel", "imperial-officer"
TAKE = "use:rules-hostile-negotiations-figures.take"


@pytest.fixture
def field() -> Field:
    return Field("hostile-negotiations")


def give(field: Field, figure: Figure) -> Field:
    """A figure carries a barrel of a pile."""
    barrel = next(token for token in field.tokens(BARREL) if not token.carrier)
    return field.now(lambda state: retrieve(state, figure, barrel))


def carries(field: Field, figure: Figure) -> int:
    return len(carried_by(field.state, figure))


def claimed(field: Field) -> tuple[int, int]:
    memory = field.state.memory
    return memory.get("rebel-stockpile", 0), memory.get("spicers-stockpile", 0)


def runners(field: Field) -> list[str]:
    return sorted(space_name(field.state, figure.space) for figure in field.of_card(OFFICER))


@pytest.mark.rule("CORE-MISSION-01", "CORE-MISSION-06")
def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert field.standing() == {
        "gamorrean-guard": ["L10", "L9"],
        OFFICER: ["P8", "Q8"],
        "weequay-pirate": ["M5", "M6"],
        "weequay-pirate-elite": ["O9", "S8"],
    }
    assert field.lying(BARREL) == ["P8", "P8", "Q8", "Q8"]
    assert [carries(field, runner) for runner in field.of_card(OFFICER)] == [1, 1]
    assert (field.lying("rebel-stockpile"), field.lying("spicers-stockpile")) == (["C1"], ["C11"])
    assert (empire(state).points, state.goals) == (["green-1", "green-2", "green-3"], ["more-barrels"])


# --- Barrels ---------------------------------------------------------------------------------------


def test_a_barrel_costs_two_movement_points_and_one_is_enough(field: Field) -> None:
    field.clear().put("a", "P7").activate("a")
    assert field.offers(TAKE) == []
    field.choose("move")
    before = field.figure("a").points
    field.choose(field.offers(TAKE)[0]).until("activation-prompt")
    assert (carries(field, field.figure("a")), field.figure("a").points) == (1, before - 2)
    assert field.offers(TAKE) == []
    assert len(field.lying(BARREL)) == 3


def test_one_barrel_of_a_pile_is_as_good_as_another(field: Field) -> None:
    field.clear().put("a", "R8").activate("a").choose("move", TAKE)
    assert (carries(field, field.figure("a")), field.asks[1]) == (1, "activation-prompt"), "nobody asks which"
    field.choose("end").until("activate-group").put("b", "P7").activate("b").choose("move")
    field.token(BARREL, "P8").space = field.figure("b").space
    field.choose(TAKE)
    assert len(field.options) == 2, "the pile, or the one that lies alone"


def test_who_stands_elsewhere_takes_none(field: Field) -> None:
    field.clear().put("a", "P6").activate("a").choose("move")
    assert field.offers(TAKE) == []


def test_figures_of_the_empire_carry_barrels_but_creatures_do_not() -> None:
    field = Field("hostile-negotiations")
    pirate = field.of_card("weequay-pirate")[0]
    field.clear().put(pirate, "P7").activate_figure(pirate).choose("move")
    assert field.offers(TAKE)
    field = Field("hostile-negotiations").clear().reach_round(3)
    [nexu] = field.of_card("nexu")
    field.clear().put(nexu, "P7").activate_figure(nexu).choose("move")
    assert field.lying(BARREL)
    assert field.offers(TAKE) == []


def test_three_damage_make_it_fall(field: Field) -> None:
    figure = field.figure("a")
    give(field.put("a", "P6"), figure)
    field.occur(Damaged(target=figure.id, amount=2, by=EMPIRE))
    assert carries(field, figure) == 1
    field.occur(Damaged(target=figure.id, amount=3, by=EMPIRE))
    assert carries(field, figure) == 0
    assert "P6" in field.lying(BARREL)


def test_the_rebels_claim_what_they_bring_to_their_stockpile(field: Field) -> None:
    give(field.clear().put("a", "C3"), field.figure("a")).activate("a").choose("move", "go:C2")
    assert (carries(field, field.figure("a")), claimed(field)) == (0, (1, 0))
    assert len(field.tokens(BARREL)) == 5


def test_the_other_stockpile_is_no_use_to_them(field: Field) -> None:
    give(field.clear().put("a", "C9"), field.figure("a")).activate("a").choose("move", "go:C10")
    assert (carries(field, field.figure("a")), claimed(field)) == (1, (0, 0))


def test_what_is_picked_up_next_to_the_stockpile_is_there(field: Field) -> None:
    field.token(BARREL, "P8").space = field.token("rebel-stockpile").space
    field.clear().put("a", "C2").activate("a").choose("move")
    field.choose(field.offers(TAKE)[0])
    assert (carries(field, field.figure("a")), claimed(field)) == (0, (1, 0))


def test_a_pirate_who_brings_one_stays(field: Field) -> None:
    pirate = field.of_card("weequay-pirate")[0]
    give(field.clear().put(pirate, "C9"), pirate).activate_figure(pirate).choose("move", "go:C10")
    assert (carries(field, pirate), claimed(field)) == (0, (0, 1))
    assert pirate.id in field.state.figures


# --- Runners ---------------------------------------------------------------------------------------


def test_a_runner_who_brings_one_is_set_aside(field: Field) -> None:
    runner = field.of_card(OFFICER)[0]
    field.put(runner, "C9").activate_figure(runner).choose("move", "go:C10")
    field.until("activate-group")
    assert claimed(field) == (0, 1)
    assert runners(field) == ["Q8"]


def test_a_runner_is_not_defeated_but_set_aside_and_leaves_the_barrel(field: Field) -> None:
    runner = field.of_card(OFFICER)[0]
    hand = list(empire(field.state).hand)
    field.put(runner, "O7").occur(Damaged(target=runner.id, amount=99, by=1))
    field.until("activate-group")
    assert (runners(field), field.lying(BARREL)) == (["Q8"], ["O7", "P8", "P8", "Q8", "Q8"])
    assert empire(field.state).hand == hand, "the card does not come back"
    assert runner.group not in field.state.groups, "nobody activates it"


def test_an_officer_from_the_hand_is_no_runner(field: Field) -> None:
    field.state.named.clear()
    officer = field.of_card(OFFICER)[0]
    field.defeat(officer).until("activate-group")
    assert OFFICER in empire(field.state).hand


@pytest.mark.event("more-runners")
def test_both_come_back_to_different_places_and_take_a_barrel(field: Field) -> None:
    field.clear(*set(field.standing()) - {OFFICER}).defeat(*field.of_card(OFFICER))
    assert (runners(field), len(field.lying(BARREL))) == ([], 6)
    field.end_round("place-prompt", "pick-card")
    assert field.asks[0] == EMPIRE
    first = field.token(BARREL, "Q8")
    field.choose(
        *[id for id in field.options if field.state.tokens[int(id.split(":")[1])].space == first.space]
    )
    assert field.asks == (EMPIRE, "place-prompt")
    field.choose("place:R8").until("activate-group")
    assert [carries(field, runner) for runner in field.of_card(OFFICER)] == [1, 1]
    assert field.lying(BARREL) == ["P8", "P8", "Q8", "Q8"], "one of each pile"
    assert "R8" in runners(field)
    assert {field.state.named[runner.group] for runner in field.of_card(OFFICER)} == {"spice-runner"}
    assert all(field.state.groups[runner.group].ready for runner in field.of_card(OFFICER))


@pytest.mark.event("more-runners")
def test_nobody_comes_while_both_are_there_or_nothing_lies(field: Field) -> None:
    field.reach_round(2)
    assert "more-runners" not in field.state.happened
    field.defeat(field.of_card(OFFICER)[0])
    for token in field.tokens(BARREL):
        if not token.carrier:
            token.carrier, token.space = field.id("a"), -1
    field.reach_round(3)
    assert "more-runners" not in field.state.happened
    assert len(runners(field)) == 1


# --- Events ----------------------------------------------------------------------------------------


@pytest.mark.event("unleashed")
def test_a_beast_and_its_master(field: Field) -> None:
    field.clear().reach_round(2)
    assert "nexu" not in field.standing()
    field.end_round()
    field.until("activate-group")
    assert field.standing()["imperial-officer-elite"] == ["H13"]
    assert len(field.standing()["nexu"]) == 1


@pytest.mark.event("hired-muscle")
def test_hunters_come_to_a_point_of_choice(field: Field) -> None:
    field.clear().reach_round(4)
    assert "trandoshan-hunter" not in field.standing()
    empire(field.state).hand = []
    field.end_round("deploy-point")
    spaces = {space_name(field.state, int(id.split(":")[1])) for id in field.options}
    assert spaces == {"H13", "L11", "S11", "A4", "H2"}
    field.choose(next(id for id in field.options if space_name(field.state, int(id.split(":")[1])) == "A4"))
    field.until("activate-group")
    assert empire(field.state).points == ["green-1", "green-2", "green-3", "red-1", "red-2"]
    assert "A4" in field.standing()["trandoshan-hunter"]


# --- The end ---------------------------------------------------------------------------------------


@pytest.mark.ending("mission-more-spice")
def test_more_barrels_win(field: Field) -> None:
    field.clear().reach_round(6)
    field.state.memory |= {"rebel-stockpile": 3, "spicers-stockpile": 2}
    field.end_round()
    assert field.state.outcome == Outcome("mission-more-spice", (1, 2))


@pytest.mark.ending("mission-less-spice")
@pytest.mark.parametrize(("ours", "theirs"), [(0, 0), (2, 2), (1, 3)])
def test_a_tie_is_the_empires(field: Field, ours: int, theirs: int) -> None:
    field.clear().reach_round(6)
    field.state.memory |= {"rebel-stockpile": ours, "spicers-stockpile": theirs}
    field.end_round()
    assert field.state.outcome == Outcome("mission-less-spice", (EMPIRE,))


@pytest.mark.ending("mission-more-spice")
def test_it_goes_on_when_all_heroes_are_wounded(field: Field) -> None:
    empire(field.state).hand = ["stormtrooper"]
    field.clear().end_round("deploy-prompt").wound("a").wound("b")
    assert field.asks == (EMPIRE, "deploy-prompt"), "not over"
    field.wound("a").wound("b")
    field.state.memory["rebel-stockpile"] = 1
    for _ in range(6):
        field.end_round()
    assert (field.state.round, field.state.outcome) == (6, Outcome("mission-more-spice", (1, 2)))
