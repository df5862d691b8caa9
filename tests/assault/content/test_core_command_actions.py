"""Command cards of the core set that are special actions and harm others, card by card."""

from __future__ import annotations

import pytest
from tests.assault.content.fights import decline_all, fight, uses
from tests.assault.content.hands import actions_left, offered, play, ready
from tests.assault.content.rolls import Roll, black, blue, green, red, white, yellow
from tests.assault.table import Table

from dejarik.assault.content import blocks
from dejarik.assault.content.companions import bring_into_play
from dejarik.assault.dice.attack import Condition, PowerToken
from dejarik.assault.facts import library
from dejarik.assault.facts.cards import Box
from dejarik.assault.rules.activation import Activation
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.ground import board_for


def test_every_command_card_of_the_core_set_is_complete() -> None:
    assert [card.id for card in library.all_command(Box.CORE) if not blocks.is_complete(card)] == []


def decline_all_attacks(table: Table) -> None:
    """Say no to everything until the figure that is activated goes on."""
    while "end" not in table.options:
        table.choose(next(word for word in ("pass", "done", "decline") if word in table.options))


# --- What all of them have in common --------------------------------------------------------------


@pytest.mark.rule("CORE-CMD-07", "CORE-CMD-04", "CORE-CMD-05")
def test_a_card_with_an_arrow_costs_an_action_and_goes_to_the_discard_pile() -> None:
    table = ready("| A   .   b |", "recovery", A="stormtrooper-elite", b="rebel-trooper")
    table.hurt("A", 3)
    play(table, "recovery")
    assert actions_left(table) == 1
    assert table.hand_of(0) == []
    assert table.state.players[0].discard == ["recovery"]
    assert table.vp(0) == 0


@pytest.mark.rule("CORE-CMD-07", "CORE-ACTION-06")
def test_two_copies_of_a_special_action_are_not_used_in_the_same_activation() -> None:
    table = ready(
        "| A   B   b |", "regroup", "regroup", A="imperial-officer", B="stormtrooper", b="rebel-trooper"
    )
    table.give("B", Condition.BLEEDING, Condition.STUNNED)
    play(table, "regroup")
    table.give("B", Condition.WEAKENED)
    assert not offered(table, "regroup")
    table.end().activate("A")
    assert offered(table, "regroup")


@pytest.mark.rule("CORE-CMD-06")
@pytest.mark.parametrize(
    ("card", "who"),
    [
        ("burst-fire", "stormtrooper"),
        ("force-lightning", "luke-skywalker-hero-of-the-rebellion"),
        ("knowledge-and-defense", "darth-vader-lord-of-the-sith"),
        ("maximum-firepower", "stormtrooper"),
        ("price-on-their-heads", "stormtrooper"),
        ("regroup", "stormtrooper"),
        ("sarlacc-sweep", "fenn-signis-skirmish"),
        ("shadow-ops", "jyn-odan-skirmish"),
        ("take-it-down", "imperial-officer"),
        ("telekinetic-throw", "stormtrooper"),
    ],
)
def test_a_figure_that_does_not_meet_the_restriction_cannot_be_you(card: str, who: str) -> None:
    table = ready("| B   A   c   . |", card, A=who, B="imperial-officer", c="rebel-trooper")
    table.give("B", Condition.STUNNED)
    assert not offered(table, card)


# --- Attacks of the figure ------------------------------------------------------------------------


def test_maximum_firepower_costs_both_actions_and_adds_four_damage() -> None:
    table = ready("| A   .   b |", "maximum-firepower", A="rebel-saboteur", b="royal-guard")
    table.roll([red(1), yellow(2, damage=1), black(block=3)])
    play(table, "maximum-firepower")
    assert table.damage("b") == 1 + 1 + 4 - 3
    assert actions_left(table) == 0


@pytest.mark.rule("CORE-ACTION-04")
def test_maximum_firepower_counts_as_the_attack_of_the_activation() -> None:
    table = ready("| A   .   b |", "maximum-firepower", A="rebel-saboteur", b="royal-guard")
    table.state.the(Activation).attacked = True
    table.refresh()
    assert uses(table) == []


def test_maximum_firepower_is_not_offered_with_one_action_or_without_a_target() -> None:
    table = ready("| A   .   b |", "maximum-firepower", A="rebel-saboteur", b="royal-guard")
    table.choose("move")
    assert uses(table) == []
    assert uses(ready("| A | .   b |", "maximum-firepower", A="rebel-saboteur", b="royal-guard")) == []


@pytest.mark.rule("CORE-ACTION-08")
def test_pummel_is_two_attacks_for_both_actions_also_on_the_same_target() -> None:
    table = ready("| A   b |", "pummel", A="royal-guard", b="royal-guard")
    table.roll([red(2), yellow(1, damage=2), black(block=1), red(3), yellow(2, damage=1), black(block=1)])
    play(table, "pummel")  # nobody else to attack
    assert table.damage("b") == (2 + 2 - 1) + (3 + 1 - 1)
    assert actions_left(table) == 0


def test_pummel_is_only_for_figures_with_a_melee_attack() -> None:
    assert uses(ready("| A   b |", "pummel", A="stormtrooper", b="royal-guard")) == []


def test_sarlacc_sweep_attacks_two_different_figures_with_one_action() -> None:
    table = ready(
        "| b   A   c |", "sarlacc-sweep",
        A="diala-passil-skirmish", b="stormtrooper-elite", c="stormtrooper-elite",
    )  # fmt: skip
    table.roll([red(3), green(1, damage=2), black(block=1), red(2), green(1, damage=2), black(block=1)])
    play(table, "sarlacc-sweep").pick("b")
    assert (table.damage("b"), table.damage("c")) == (4, 3)
    assert actions_left(table) == 1
    assert "attack" not in table.options


BURST = """
    | .   c   . |
    | A   b   D |
    | .   .   . |
    | .   .   e |
"""


def burst(*rolls: Roll) -> Table:
    table = ready(
        BURST,
        "burst-fire",
        A="fenn-signis-skirmish",
        b="royal-guard-champion",
        c="imperial-officer",
        D="rebel-trooper",
        e="imperial-officer",
    )
    table.roll(rolls)
    return play(table, "burst-fire").pick("b")


def test_burst_fire_stuns_every_figure_beside_the_target_space_but_not_the_target() -> None:
    table = burst(blue(4, damage=2), red(3), green(2, damage=2), black(block=1), white())
    assert table.damage("b") == 6
    assert [letter for letter in "AbcDe" if table.has(letter, Condition.STUNNED)] == ["A", "c", "D"]
    assert actions_left(table) == 1


@pytest.mark.rule("CORE-SPACE-14", "CORE-SPACE-15", "CORE-COMPANION-05", "IA-COMP-11")
def test_burst_fire_does_not_stun_a_companion_in_the_target_space() -> None:
    picture = "| A   .   b |\n| .   .   . |"
    for space, stunned in (("C1", False), ("C2", True)):
        table = ready(picture, "burst-fire", A="fenn-signis-skirmish", b="royal-guard-champion")
        table.refresh()
        group = table.state.groups[table.figure("b").group]
        crumb = bring_into_play(
            table.state, "salacious-b-crumb", group, [int(board_for(table.state).space(space))]
        )
        table.push().roll([blue(4, damage=2), red(3), green(2, damage=2), black(block=1), white()])
        play(table, "burst-fire").pick("b")
        assert (Condition.STUNNED in crumb.conditions) is stunned


def test_burst_fire_does_nothing_more_when_the_target_takes_no_damage() -> None:
    table = burst(blue(4, damage=2), red(3), green(2, damage=2), black(block=1), white(dodge=1))
    assert [letter for letter in "AbcDe" if table.has(letter, Condition.STUNNED)] == []


def test_a_later_attack_is_no_burst_of_fire() -> None:
    table = burst(blue(4, damage=2), red(3), green(2, damage=2), black(block=1), white(dodge=1)).end()
    decline_all(fight(table, "A", "b", 4, 5, 4, 0, 0))
    assert table.damage("b") == 6
    assert not table.has("D", Condition.STUNNED)


# --- Attacks of others ----------------------------------------------------------------------------


@pytest.mark.rule("CORE-ACTION-05")
def test_take_it_down_is_an_attack_of_an_adjacent_friend_with_two_more_damage() -> None:
    table = ready(
        "| A   B   .   c |", "take-it-down",
        A="gideon-argus-skirmish", B="luke-skywalker-hero-of-the-rebellion", c="royal-guard",
    )  # fmt: skip
    table.roll([blue(3, damage=2), green(2, damage=2), yellow(2, damage=1), black(block=1)])
    play(table, "take-it-down")
    assert table.damage("c") == 5 + 2 - 1
    assert actions_left(table) == 1
    assert not table.state.the(Activation).attacked  # it was not Gideon


@pytest.mark.parametrize(
    "picture", ["| A   .   B   c |", "| A   B | .   c |"], ids=["nobody beside him", "no target"]
)
def test_take_it_down_needs_an_adjacent_friend_who_can_attack(picture: str) -> None:
    table = ready(picture, "take-it-down", A="gideon-argus-skirmish", B="rebel-trooper", c="royal-guard")
    assert not offered(table, "take-it-down")


def lure_b() -> Table:
    """Vader, who sees only his own trooper, has played the card and chosen b of b and c."""
    table = ready(
        "| A   D   b   c |", "lure-of-the-dark-side",
        A="darth-vader-lord-of-the-sith", b="stormtrooper", c="stormtrooper", D="stormtrooper",
    )  # fmt: skip
    return play(table, "lure-of-the-dark-side").pick("b")


@pytest.mark.rule(
    "IA-ATTACK-03", "IA-ATTACK-04", "IA-ATTACK-05", "IA-ATTACK-06", "CORE-ATTACK-53", "CORE-ATTACK-54"
)
def test_lure_of_the_dark_side_attacks_with_a_hostile_figure_that_need_not_be_seen() -> None:
    table = lure_b()
    assert table.decision.seat == 0
    assert table.options == [
        f"attack:{table.id(target)}" for target in "cD"
    ]  # all are hostile, but not itself
    table.roll([blue(3, damage=2), green(1, damage=1, surge=1), black(block=1)]).pick("c")
    assert table.decision.seat == 0  # no squad training: nobody is friendly to it
    table.choose(table.offers("surge:")[0])
    assert table.is_defeated("c")
    assert table.vp(0) == 2


@pytest.mark.rule("IA-ATTACK-08")
def test_who_lures_has_not_attacked() -> None:
    picture = """
        | A   d |
        | b   c |
    """
    table = ready(
        picture, "lure-of-the-dark-side",
        A="darth-vader-lord-of-the-sith", b="stormtrooper", c="stormtrooper", d="royal-guard",
    )  # fmt: skip
    table.script(0, 2, 0)
    play(table, "lure-of-the-dark-side").pick("b")
    assert f"attack:{table.id('A')}" in table.options  # everybody is hostile, also its master
    table.pick("c")
    decline_all_attacks(table)
    assert not table.state.the(Activation).has_attacked
    assert "attack" in table.options


@pytest.mark.rule("IA-ATTACK-09")
def test_the_power_tokens_of_a_lured_figure_are_spent_by_the_one_who_lures() -> None:
    table = lure_b().give("b", PowerToken.DAMAGE).pick("c")
    assert table.decision.seat == 0
    table.roll([blue(2, damage=1), green(1, damage=2), black(block=2)]).choose("token:damage")
    assert table.figure("b").power == []
    assert table.damage("c") == 1 + 2 + 1 - 2


@pytest.mark.parametrize(
    ("picture", "who"),
    [("| A   .   .   .   b   c |", "stormtrooper"), ("| A | b | c |", "stormtrooper")],
    ids=["4 spaces away", "walled off"],
)
def test_lure_of_the_dark_side_needs_somebody_within_three_spaces_who_can_attack(
    picture: str, who: str
) -> None:
    table = ready(picture, "lure-of-the-dark-side", A="darth-vader-lord-of-the-sith", b=who, c=who)
    assert not offered(table, "lure-of-the-dark-side")


def test_lure_of_the_dark_side_is_for_small_figures() -> None:
    picture = """
        | A   .   b   b |
        | .   c   b   b |
    """
    table = ready(
        picture, "lure-of-the-dark-side", A="darth-vader-lord-of-the-sith", b="nexu", c="stormtrooper"
    )
    play(table, "lure-of-the-dark-side")
    assert table.attack.attacker == table.id("c")


# --- Harm without an attack -----------------------------------------------------------------------


@pytest.mark.rule("CORE-ATTACK-07")
def test_force_lightning_hits_the_target_and_everybody_beside_it() -> None:
    picture = """
        | A   .   b   c |
        | .   .   .   D |
        | e   .   .   . |
    """
    table = ready(
        picture, "force-lightning",
        A="darth-vader-lord-of-the-sith", b="rebel-trooper", c="royal-guard", D="royal-guard", e="royal-guard",
    )  # fmt: skip
    play(table, "force-lightning").pick("b")
    assert {letter: table.damage(letter) for letter in "AbcDe"} == {"A": 0, "b": 2, "c": 2, "D": 2, "e": 0}
    assert [letter for letter in "AbcDe" if table.has(letter, Condition.STUNNED)] == ["b", "c", "D"]
    assert actions_left(table) == 1


@pytest.mark.parametrize("picture", ["| A   .   .   b |", "| A | b |"], ids=["too far", "not seen"])
def test_force_lightning_needs_a_hostile_figure_in_sight_within_two_spaces(picture: str) -> None:
    table = ready(picture, "force-lightning", A="darth-vader-lord-of-the-sith", b="rebel-trooper")
    assert not offered(table, "force-lightning")


def test_telekinetic_throw_does_the_damage_of_two_blue_dice_without_defence() -> None:
    table = ready("| A   .   .   b |", "telekinetic-throw", A="darth-vader-lord-of-the-sith", b="royal-guard")
    table.roll([blue(4, damage=2), blue(3, damage=1, surge=1)])
    play(table, "telekinetic-throw")
    assert table.damage("b") == 3
    assert not table.state.the(Activation).attacked


@pytest.mark.parametrize("picture", ["| A   .   .   .   b |", "| A | b |"], ids=["too far", "not seen"])
def test_telekinetic_throw_needs_a_hostile_figure_in_sight_within_three_spaces(picture: str) -> None:
    table = ready(picture, "telekinetic-throw", A="darth-vader-lord-of-the-sith", b="royal-guard")
    assert not offered(table, "telekinetic-throw")


# --- Expose Weakness ------------------------------------------------------------------------------


def exposed() -> Table:
    table = ready("| A   b   .   C |", "expose-weakness", A="stormtrooper", b="royal-guard", C="stormtrooper")
    play(table, "expose-weakness")
    return table.end()


@pytest.mark.rule("CORE-KEYWORD-20")
def test_the_next_attack_on_an_exposed_figure_has_pierce_3_whoever_attacks() -> None:
    table = exposed()
    decline_all(fight(table, "C", "b", 4, 2, 4))  # 2 + 2 damage against 3 blocks
    assert table.damage("b") == 4


def test_only_one_attack_finds_the_weakness() -> None:
    table = exposed()
    decline_all(fight(table, "C", "b", 0, 0, 4))
    decline_all(fight(table, "C", "b", 4, 2, 4))
    assert table.damage("b") == 1


def test_an_attack_on_somebody_else_does_not_use_the_weakness_up() -> None:
    table = Table(
        "| A   b   .   C   d |", A="stormtrooper", b="royal-guard", C="stormtrooper", d="royal-guard"
    ).hand(0, "expose-weakness")
    play(table.activate("A"), "expose-weakness").end()
    decline_all(fight(table, "C", "d", 4, 2, 4))
    assert table.damage("d") == 1
    decline_all(fight(table, "C", "b", 4, 2, 4))
    assert table.damage("b") == 4


def test_the_weakness_lasts_into_the_next_rounds_and_ends_with_the_figure() -> None:
    table = exposed()
    assert any(source.key == "expose-weakness-lasting" for source in table.state.sources.values())
    table.occur(Damaged(target=table.id("b"), amount=8, by=0))
    assert not any(source.key == "expose-weakness-lasting" for source in table.state.sources.values())


def test_expose_weakness_needs_an_adjacent_enemy() -> None:
    assert uses(ready("| A   .   b |", "expose-weakness", A="stormtrooper", b="royal-guard")) == []
