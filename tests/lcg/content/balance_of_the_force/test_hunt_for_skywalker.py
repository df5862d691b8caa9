"""The Hunt for Skywalker: the nine objectives and Luke."""

from __future__ import annotations

import pytest
from tests.lcg.hunt import LUKE, NINE, engageable, hunt, is_facedown, result
from tests.lcg.table import Table

from dejarik.kernel.engine import run
from dejarik.lcg.rules.damage import deal
from dejarik.lcg.rules.engagement import Engagement
from dejarik.lcg.rules.leaving import destroy, sacrifice
from dejarik.lcg.rules.values import reserve_value


def in_front(key: str) -> tuple[str, ...]:
    """The pyramid with this objective at the very front."""
    return (key, *(each for each in NINE if each != key))


def turned_up(key: str, picture: str = "", until: str = "use:") -> Table:
    """The dark side attacks this objective in the front row and turns it up; another attack could follow."""
    units = "dark units: darth-vader-35\ndark2 units: tie-fighter-149"
    table = hunt(f"{units}\n{picture}", rows=in_front(key)).conflict("dark")
    return table.engage("facedown", ["darth-vader-35"], until=until)


# --- Objectives ---------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-TEXT-02")
@pytest.mark.parametrize("key", ["the-mines-465", "the-ruins-of-alderaan-470"])
def test_turned_up_the_mines_and_the_ruins_take_a_card_from_each_opponents_deck(key: str) -> None:
    table = turned_up(key).choose(f"use:{key}.mill")
    assert [len(table.player(who).discard) for who in ("dark1", "dark2", "light")] == [1, 1, 0]


@pytest.mark.rule("LCGC-PLAY-05")
def test_with_all_decks_but_one_empty_the_mines_still_take_a_card() -> None:
    table = turned_up("the-mines-465", "dark1 only-deck: ").choose("use:the-mines-465.mill")
    assert [len(table.player(who).discard) for who in ("dark1", "dark2")] == [0, 1]


@pytest.mark.rule("LCGC-ENG-04")
@pytest.mark.parametrize(
    ("key", "unit", "places"),
    [
        ("the-mines-465", "tie-bomber-148", [2]),
        ("the-mines-465", "darth-vader-35", [1, 2]),
        ("the-ruins-of-alderaan-470", "darth-vader-35", [2]),
        ("the-ruins-of-alderaan-470", "tie-bomber-148", [1, 2]),
    ],
)
def test_vehicles_cannot_attack_the_mines_nor_characters_the_ruins(
    key: str, unit: str, places: list[int]
) -> None:
    table = hunt(f"dark units: {unit}", rows=in_front(key), up=[key]).conflict("dark").pass_until("engage:")
    assert engageable(table) == places


def test_the_final_ship_turns_up_another_objective_also_one_that_is_out_of_reach() -> None:
    table = turned_up("the-final-ship-466").choose("use:the-final-ship-466.turn-up")
    assert len(table.asked.options) == 8
    table.choose("choose:mission-at-kothlis-472")
    assert not is_facedown(table, "mission-at-kothlis-472")


@pytest.mark.rule("LCGC-PLAY-05")
def test_the_last_objective_to_be_turned_up_turns_up_no_other() -> None:
    others = [key for key in NINE if key != "the-final-ship-466"]
    table = hunt("dark units: darth-vader-35", rows=in_front("the-final-ship-466"), up=others)
    table.conflict("dark").engage("facedown", ["darth-vader-35"], until="use:")
    assert not table.can("use:the-final-ship-466")


def test_dagobah_refuge_heals_luke_when_the_turn_of_the_light_side_begins() -> None:
    table = hunt(f"light units: {LUKE} damage=5", up=["dagobah-refuge-467"]).turn("light")
    table.choose("use:dagobah-refuge-467.heal")
    assert table.card(LUKE).damage == 3


@pytest.mark.rule("LCGC-PLAY-05")
def test_dagobah_refuge_has_nothing_to_do_for_a_luke_who_is_well_or_away_or_in_the_hunters_turn() -> None:
    up = ["dagobah-refuge-467"]
    assert not hunt(f"light units: {LUKE}", up=up).turn("light").can("use:dagobah")
    assert not hunt(up=up).turn("light").can("use:dagobah")
    assert not hunt(f"light units: {LUKE} damage=5", up=up).turn("dark").can("use:dagobah")


def test_the_coruscant_rescue_brings_a_unit_back_from_the_discard_pile() -> None:
    table = turned_up(
        "the-coruscant-rescue-473", "light discard: rebel-sentry-474, entrenched-position-488, x-wing-163"
    )
    table.choose("use:the-coruscant-rescue-473.rescue")
    assert table.options() == ["choose:rebel-sentry-474", "choose:x-wing-163"]
    table.choose("choose:rebel-sentry-474")
    assert table.in_play("rebel-sentry-474")
    assert table.player("light").discard == ["entrenched-position-488", "x-wing-163"]


@pytest.mark.rule("LCGC-KW-12", "LCGC-PLAY-05")
def test_the_coruscant_rescue_cannot_bring_back_a_unique_unit_that_is_in_play() -> None:
    table = turned_up("the-coruscant-rescue-473", "light discard: r2-d2-481\nlight units: r2-d2-481 focus=1")
    assert not table.can("use:the-coruscant-rescue-473")


def test_rebel_command_readies_every_unit_of_the_light_player() -> None:
    table = turned_up(
        "rebel-command-469",
        """
        light units: rebel-sentry-474 focus=1, x-wing-163 focus=3
        dark2 units: tie-bomber-148 focus=1
        """,
    )
    table.choose("use:rebel-command-469.ready")
    assert (table.card("rebel-sentry-474").focus, table.card("x-wing-163").focus) == (0, 0)
    assert table.card("tie-bomber-148").focus == 1


@pytest.mark.rule("LCGC-PLAY-05")
def test_rebel_command_is_not_offered_for_units_that_are_ready() -> None:
    assert not turned_up("rebel-command-469", "light units: rebel-sentry-474").can("use:rebel-command-469")


@pytest.mark.rule("LCGC-MOVE-07")
def test_front_line_reinforcements_search_the_deck_for_a_unit() -> None:
    table = turned_up(
        "front-line-reinforcements-471",
        "light only-deck: wedge-antilles-484, run-luke-run-492, rebel-sentry-474, rebel-sentry-474",
    )
    table.choose("use:front-line-reinforcements-471.search")
    assert table.options() == ["choose:rebel-sentry-474", "choose:wedge-antilles-484"]
    table.choose("choose:wedge-antilles-484")
    assert table.in_play("wedge-antilles-484")
    assert sorted(table.player("light").command_deck) == [
        "rebel-sentry-474",
        "rebel-sentry-474",
        "run-luke-run-492",
    ]


def test_front_line_reinforcements_may_find_nobody() -> None:
    table = turned_up("front-line-reinforcements-471", "light only-deck: run-luke-run-492")
    table.choose("use:front-line-reinforcements-471.search")
    assert table.player("light").command_deck == ["run-luke-run-492"]


@pytest.mark.rule("LCGC-CH-03")
@pytest.mark.parametrize("dark", [2, 3])
def test_mission_at_kothlis_raises_the_reserve_value_by_the_number_of_opponents(dark: int) -> None:
    table = hunt(dark=dark, up=["mission-at-kothlis-472"])
    assert reserve_value(table.state, table.seat("light")) == 6 + dark
    assert reserve_value(table.state, table.seat("dark1")) == 6
    table.player("dark2").out = True
    assert reserve_value(table.state, table.seat("light")) == 5 + dark


def test_a_facedown_mission_at_kothlis_does_nothing() -> None:
    assert reserve_value(hunt().state, 2) == 6


# --- Return to Tatooine and Luke ----------------------------------------------------------------------

TATOOINE = "return-to-tatooine-468"


def found(picture: str) -> Table:
    """Return to Tatooine lies faceup in the front row."""
    return hunt(picture, rows=in_front(TATOOINE), up=[TATOOINE])


@pytest.mark.rule("LCG-HS-12", "LCGC-HS-13")
def test_luke_comes_when_return_to_tatooine_is_turned_up_whoever_does_it() -> None:
    table = hunt("light hand: boushh-483", rows=in_front(TATOOINE)).deployment("light")
    table.choose("play:boushh-483").choose("pay:dagobah", "pay:the-mines", "pay:the-final-ship")
    table.choose("use:boushh-483.turn-up").choose(f"choose:{TATOOINE}")
    assert table.in_play(LUKE)


@pytest.mark.rule("LCGC-HS-13")
def test_luke_must_defend_return_to_tatooine() -> None:
    table = found(f"light units: {LUKE}, rebel-sentry-474\ndark units: darth-vader-35").conflict("dark")
    table.engage(TATOOINE, ["darth-vader-35"], until="defend:")
    assert table.options() == ["defend:rebel-sentry-474"]  # he is no choice
    table.choose()
    assert table.state.the(Engagement).defenders == [table.id(LUKE)]


@pytest.mark.rule("LCGC-HS-13", "LCGC-ABL-07")
def test_an_exhausted_luke_need_not_defend_and_elsewhere_he_may_stay_away() -> None:
    table = found(f"light units: {LUKE} focus=1\ndark units: darth-vader-35\ndark hand: force-choke-59")
    table.conflict("dark").engage(TATOOINE, ["darth-vader-35"], until="edge:")
    assert table.state.the(Engagement).defenders == []
    table = found(f"light units: {LUKE}\ndark units: darth-vader-35").conflict("dark")
    table.engage("facedown", ["darth-vader-35"], until="defend:")
    assert table.options() == [f"defend:{LUKE}"]


@pytest.mark.rule("LCGC-HS-13", "LCGC-DMG-04")
def test_damage_that_would_destroy_return_to_tatooine_goes_to_luke() -> None:
    table = found(f"light units: {LUKE} focus=1\ndark units: tie-bomber-148")
    table.card(TATOOINE).damage = 6
    table.conflict("dark").engage(TATOOINE, ["tie-bomber-148"]).settle()
    # 2 blast would make 8: they hit Luke. The damage for the unopposed attack makes 7, and stays.
    assert table.card(TATOOINE).damage == 7
    assert table.card(LUKE).damage == 2


@pytest.mark.rule("LCGC-HS-13")
def test_less_damage_stays_on_return_to_tatooine() -> None:
    table = found(f"light units: {LUKE} focus=1\ndark units: tie-bomber-148").conflict("dark")
    table.engage(TATOOINE, ["tie-bomber-148"]).settle()
    assert (table.card(TATOOINE).damage, table.card(LUKE).damage) == (3, 0)


@pytest.mark.rule("LCGC-KW-05", "LCGC-DMG-04")
def test_a_decoy_wing_can_take_what_hits_luke() -> None:
    table = found(f"light units: {LUKE} focus=1, decoy-wing-482 focus=1\ndark units: tie-bomber-148")
    table.card(TATOOINE).damage = 6
    table.conflict("dark").engage(TATOOINE, ["tie-bomber-148"], until="protect:").choose(
        "protect:decoy-wing-482*2"
    )
    assert (table.card("decoy-wing-482").damage, table.card(LUKE).damage) == (2, 0)


@pytest.mark.rule("LCG-HS-11")
def test_enough_damage_on_return_to_tatooine_ends_the_hunt() -> None:
    table = found(f"light units: {LUKE} damage=19 focus=1\ndark units: tie-bomber-148")
    table.card(TATOOINE).damage = 7
    table.conflict("dark").engage(TATOOINE, ["tie-bomber-148"]).settle()
    assert result(table) == ("quarry", (0, 1))


def test_enemy_card_effects_do_nothing_to_luke() -> None:
    table = found(f"light units: {LUKE}, rebel-sentry-474\ndark hand: force-choke-59").actions("dark")
    table.choose("use:force-choke-59")
    assert not table.can(f"target:{LUKE}")
    deal(table.state, table.seat("dark"), [table.id(LUKE)], 5)
    destroy(table.state, table.seat("dark"), table.id(LUKE))
    run(table.state)
    assert table.card(LUKE).damage == 0


def test_strikes_are_no_card_effects() -> None:
    table = found(f"light units: {LUKE} focus=1\ndark units: emperor-palpatine-51").conflict("dark")
    table.engage(TATOOINE, ["emperor-palpatine-51"], until="icon:tactics").choose("icon:tactics").settle()
    assert table.card(LUKE).focus > 1


@pytest.mark.rule("LCGC-HS-14")
def test_the_light_side_loses_with_luke_in_whatever_way_he_leaves() -> None:
    table = found(f"light units: {LUKE}").actions("dark")
    sacrifice(table.state, table.seat("light"), table.id(LUKE))
    run(table.state)
    assert result(table) == ("quarry", (0, 1))
