"""The Hunt for Skywalker: facedown objectives, and which of them are vulnerable."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from tests.lcg.hunt import NINE, engageable, hunt, is_facedown

from dejarik.lcg.formats.skywalker import before
from dejarik.lcg.rules.state import SUPPORT
from dejarik.lcg.rules.values import capacity, objectives

# --- Facedown objectives ------------------------------------------------------------------------------


@pytest.mark.rule("LCG-HS-10", "LCG-HS-17", "LCG-FACEDOWN-01", "LCG-FACEDOWN-03", "LCGC-HS-09", "LCGC-HS-10")
def test_any_damage_turns_a_facedown_objective_up_and_is_used_up() -> None:
    table = hunt("""
        dark units: devastator-44
        light units: rebel-sentry-474, rebel-sentry-474
    """).conflict("dark")
    table.engage("facedown", ["devastator-44"], ["rebel-sentry-474", "rebel-sentry-474"]).settle()
    assert not is_facedown(table, "rebel-command-469")
    assert table.card("rebel-command-469").damage == 0  # 2 blast damage, all of it used up


@pytest.mark.rule("LCG-FACEDOWN-01")
def test_a_strike_without_damage_turns_nothing_up() -> None:
    table = hunt("""
        dark units: emperors-royal-guard-52
        light units: rebel-sentry-474, rebel-sentry-474
    """).conflict("dark")
    table.engage("facedown", ["emperors-royal-guard-52"], ["rebel-sentry-474", "rebel-sentry-474"]).settle()
    assert is_facedown(table, "rebel-command-469")


@pytest.mark.rule("LCG-FACEDOWN-02", "LCGC-HS-12")
def test_the_engagement_goes_on_against_the_objective_that_was_turned_up() -> None:
    table = hunt("dark units: tie-bomber-148, tie-bomber-148").conflict("dark")
    table.engage("facedown", ["tie-bomber-148", "tie-bomber-148"]).settle()
    # The first strike turns it up; the second deals 2 with the edge; nobody opposes: 1 more.
    assert table.card("rebel-command-469").damage == 3


@pytest.mark.rule("LCG-FACEDOWN-04", "LCG-SUPPORT-09", "LCGC-HS-11", "LCGC-HS-06")
def test_tokens_and_enhancements_fall_off_and_the_support_card_stays() -> None:
    table = hunt("""
        light enhancements: entrenched-position-488 on rebel-command-469
        light support: rebel-trooper-112 under rebel-command-469
        dark units: devastator-44
    """)
    host = table.card("rebel-command-469")
    host.focus, host.shields = 2, 1
    table.conflict("dark").engage("facedown", ["devastator-44"], until="shield:").choose("no")
    assert (host.facedown, host.focus, host.shields) == (False, 0, 0)
    assert table.player("light").discard == ["entrenched-position-488"]
    assert [source.key for source in table.state.sources.values() if source.zone == SUPPORT] == [
        "rebel-trooper-112"
    ]


@pytest.mark.rule("LCG-HS-17", "LCGC-HS-09", "LCG-HS-10", "LCG-FACEDOWN-01")
def test_what_would_destroy_a_facedown_objective_turns_it_up() -> None:
    table = hunt("""
        dark hand: superlaser-blast-128
        dark affiliation: imperial-navy
        dark objectives: the-ultimate-power-145, the-ultimate-power-145, the-ultimate-power-145
    """).actions("dark")
    table.choose("use:superlaser-blast-128").pass_until("target:facedown").choose("target:facedown")
    assert not is_facedown(table, "rebel-command-469")
    assert table.in_play("rebel-command-469")
    assert [player.victory for player in table.state.players] == [[]] * 3


@pytest.mark.rule("LCG-HS-10")
def test_what_the_other_side_says_does_not_count_while_it_is_hidden() -> None:
    table = hunt(
        "dark units: tie-bomber-148", rows=("the-mines-465", *(k for k in NINE if k != "the-mines-465"))
    )
    assert engageable(table.conflict("dark").pass_until("engage:")) == [1, 2]  # Vehicles, too
    assert engageable(
        hunt(
            "dark units: tie-bomber-148",
            rows=("the-mines-465", *(k for k in NINE if k != "the-mines-465")),
            up=["the-mines-465"],
        )
        .conflict("dark")
        .pass_until("engage:")
    ) == [2]


# --- Vulnerable objectives ----------------------------------------------------------------------------


@pytest.mark.rule("LCG-VULN-03", "LCGC-HS-08", "LCGC-HS-17")
@pytest.mark.parametrize(
    ("behind", "in_front"),
    [
        ("A", ""),
        ("B", ""),
        ("C", "A"),
        ("D", "AB"),
        ("E", "B"),
        ("F", "C"),
        ("G", "CD"),
        ("H", "DE"),
        ("I", "E"),
    ],
)
def test_each_objective_stands_behind_its_neighbours_of_the_row_in_front(behind: str, in_front: str) -> None:
    letters = "ABCDEFGHI"
    assert [letters[place - 1] for place in before(letters.index(behind) + 1)] == list(in_front)


@dataclass
class Gap:
    fallen: str
    vulnerable: list[int]


@pytest.mark.rule("LCG-VULN-01", "LCG-VULN-03", "LCG-VULN-04", "LCG-VULN-05", "LCGC-HS-08", "LCGC-HS-17")
@pytest.mark.parametrize(
    "gap",
    [
        Gap("", [1, 2]),
        Gap("A", [2, 3, 4]),
        Gap("AC", [2, 4, 6, 7]),
        Gap("AB", [3, 4, 5]),
        Gap("BE", [1, 4, 8, 9]),
    ],
    ids=lambda gap: gap.fallen or "none",
)
def test_only_the_front_row_and_what_stands_behind_a_gap_can_be_engaged(gap: Gap) -> None:
    table = hunt("dark units: darth-vader-35", fallen=gap.fallen).conflict("dark").pass_until("engage:")
    assert engageable(table) == gap.vulnerable


@pytest.mark.rule("LCG-VULN-03")
def test_an_objective_that_is_only_turned_up_leaves_no_gap() -> None:
    table = hunt("dark units: darth-vader-35", up=NINE[:5]).conflict("dark").pass_until("engage:")
    assert engageable(table) == [1, 2]


@pytest.mark.rule("LCG-VULN-01")
def test_the_light_player_engages_any_objective_of_the_hunters() -> None:
    table = hunt("light units: x-wing-163").conflict("light").pass_until("engage:")
    dark = {id for seat in (0, 1) for id in objectives(table.state, seat)}
    assert {option.value for option in table.asked.options if option.value} == dark


@pytest.mark.rule("LCG-HS-05", "LCG-VULN-04")
def test_the_hunters_choose_among_places_and_not_names() -> None:
    table = hunt("dark units: darth-vader-35").conflict("dark").pass_until("engage:")
    assert table.options() == ["engage:facedown", "engage:facedown", "done"]


@pytest.mark.rule("LCG-VULN-05", "LCG-VULN-03")
def test_a_destroyed_objective_leaves_a_gap_that_stays() -> None:
    table = hunt("dark units: devastator-44", up=["rebel-command-469"]).conflict("dark")
    table.engage("rebel-command-469", ["devastator-44"]).settle()
    assert table.state.fallen == [1]
    assert not table.in_play("rebel-command-469")
    assert table.card("dagobah-refuge-467").place == 2
    assert table.state.players[0].victory == ["rebel-command-469"]


@pytest.mark.rule("LCG-VULN-02", "LCGC-HS-08")
def test_effects_of_the_dark_side_reach_vulnerable_objectives_only() -> None:
    picture = """
        dark hand: superlaser-blast-128
        dark affiliation: imperial-navy
        dark objectives: the-ultimate-power-145, the-ultimate-power-145, the-ultimate-power-145
        light enhancements: command-center-487
    """
    table = hunt(picture, fallen="A").actions("dark")
    table.choose("use:superlaser-blast-128").pass_until("target:facedown")
    places = [table.state.cards[option.value].place for option in table.asked.options]
    assert sorted(place for place in places if place) == [2, 3, 4]


@pytest.mark.rule("LCG-VULN-02")
def test_constant_effects_of_the_dark_side_reach_no_further() -> None:
    """Grand Moff Tarkin lowers the capacity of enemy objectives, as far as they are vulnerable."""
    table = hunt("dark units: grand-moff-tarkin-63", up=["rebel-command-469", "mission-at-kothlis-472"])
    assert capacity(table.state, table.id("rebel-command-469")) == 4
    assert capacity(table.state, table.id("mission-at-kothlis-472")) == 5


@pytest.mark.rule("LCG-VULN-02")
def test_effects_of_the_light_side_reach_all_of_its_objectives() -> None:
    table = hunt("light hand: evading-pursuit-494").actions("light").choose("use:evading-pursuit-494")
    table.pass_until("choose:")
    assert len(table.asked.options) == 9


@pytest.mark.rule("LCGC-CH-02", "LCG-TURN-14")
def test_an_objective_is_attacked_once_by_the_whole_team() -> None:
    table = hunt("""
        dark1 units: dark-side-apprentice-33
        dark2 units: dark-side-apprentice-33
    """).conflict("dark")
    table.engage("facedown", ["dark-side-apprentice-33"]).settle().pass_until("engage:")
    assert table.asked.seat == table.seat("dark2")
    assert engageable(table) == [2]
