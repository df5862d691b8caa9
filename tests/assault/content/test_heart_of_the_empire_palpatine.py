"""Emperor Palpatine, effect by effect, and what it means to attack with a hostile figure."""

from __future__ import annotations

import pytest
from tests.assault.content.fights import fight, uses
from tests.assault.table import Table

from dejarik.assault.board import Sides
from dejarik.assault.dice.attack import Condition, PowerToken
from dejarik.assault.rules.activation import Activation
from dejarik.assault.rules.ground import foes, friends, is_friendly
from dejarik.kernel import clone

PALPATINE = "emperor-palpatine-sith-master"
EMPEROR, LIGHTNING = f"use:{PALPATINE}.emperor", f"special:{PALPATINE}.force-lightning"


def activated(table: Table, tempted: str = "P") -> Table:
    """Palpatine's activation, after its start."""
    return table.activate("P").pick(tempted)


# --- Tempt ----------------------------------------------------------------------------------------


def test_tempt_hurts_any_figure_and_gives_it_a_damage_token() -> None:
    table = Table("| P   A   .   .   .   .   .   b |", P=PALPATINE, A="stormtrooper", b="rebel-trooper")
    table.activate("P")
    assert table.decision.seat == 0
    assert table.options == [f"choose:{table.id(letter)}" for letter in "PAb"]  # and no declining
    table.pick("b")
    assert table.damage("b") == 1
    assert table.figure("b").power == [PowerToken.DAMAGE]


def test_tempt_gives_nothing_to_who_is_defeated_by_it() -> None:
    table = Table("| P   A   .   b |", P=PALPATINE, A="stormtrooper", b="rebel-trooper").hurt("A", 2)
    activated(table, "A")
    assert table.is_defeated("A")
    assert "end" in table.options


def test_tempt_is_for_his_own_activation() -> None:
    table = Table("| P   A   .   b |", P=PALPATINE, A="stormtrooper", b="rebel-trooper")
    table.activate("A")
    assert "end" in table.options


# --- Emperor: a friendly figure -------------------------------------------------------------------


@pytest.mark.rule("CORE-INTERRUPT-03", "CORE-ACTION-05")
def test_the_emperor_lets_a_friend_attack_once_an_activation() -> None:
    table = Table("| P   A   .   b |", P=PALPATINE, A="stormtrooper", b="riot-trooper-elite-skirmish")
    activated(table).script(4, 4, 0).choose(EMPEROR)  # b has nobody beside it to strike: A attacks
    assert table.damage("b") == 4 - 1
    assert uses(table) == [LIGHTNING]


def test_the_emperor_may_be_left_out() -> None:
    table = activated(Table("| P   A   .   b |", P=PALPATINE, A="stormtrooper", b="royal-guard"))
    assert EMPEROR in uses(table)
    table.end()
    assert table.damage("b") == 0


@pytest.mark.parametrize(
    ("picture", "reached"),
    [
        ("| P   .   .   .   A   b |", True),
        ("| P   .   .   .   .   A   b |", False),
        ("| P   .   .   A | b |", False),
    ],
)
def test_the_emperor_commands_within_4_spaces_who_has_a_target(picture: str, reached: bool) -> None:
    table = activated(Table(picture, P=PALPATINE, A="stormtrooper", b="royal-guard"))
    assert (EMPEROR in uses(table)) is reached


def test_the_emperor_does_not_command_himself() -> None:
    table = activated(Table("| P   b |", P=PALPATINE, b="royal-guard").give("b", Condition.STUNNED))
    assert EMPEROR not in uses(table)
    assert "attack" in table.options


# --- Emperor: a hostile figure --------------------------------------------------------------------


def borrowed() -> Table:
    """Palpatine attacks with b, in sight of everybody."""
    table = Table(
        "| P   .   .   A |\n| .   b   c   . |",
        P=PALPATINE,
        A="royal-guard",
        b="sentry-droid",
        c="sentry-droid",
    )
    return activated(table).choose(EMPEROR).pick("b")


@pytest.mark.rule("IA-ATTACK-04", "IA-ATTACK-06", "CORE-ATTACK-53", "CORE-ATTACK-54")
def test_who_resolves_the_attack_chooses_among_all_figures_but_the_attacker() -> None:
    table = borrowed()
    assert table.decision.seat == 0
    assert table.options == [f"attack:{table.id(letter)}" for letter in "PAc"]


@pytest.mark.rule("IA-ATTACK-03", "CORE-ATTACK-53")
def test_rerolls_and_surges_of_the_hostile_figure_are_decided_by_who_resolves_it() -> None:
    table = borrowed().script(1, 4, 0).pick("c")
    assert table.decision.seat == 0
    assert uses(table) == ["use:sentry-droid.targeting-computer"]
    table.choose("pass")
    assert table.decision.seat == 0
    assert len(table.offers("surge:")) == 3
    table.choose("done")
    assert table.damage("c") == 3 - 1


@pytest.mark.rule("IA-ATTACK-03")
def test_the_hostile_figure_is_given_back_after_the_attack() -> None:
    table = borrowed().script(2, 4, 0).pick("c").choose("pass").end()
    fight(table, "b", "A", 0, 0, 0)
    assert table.decision.seat == 1
    assert uses(table) == ["use:sentry-droid.targeting-computer"]


@pytest.mark.rule("IA-ATTACK-05", "CORE-ATTACK-54")
def test_nobody_is_friendly_to_the_hostile_figure_meanwhile() -> None:
    table = borrowed()
    b, c = table.figure("b"), table.figure("c")
    assert friends(table.state, b) == [b]
    assert [foe.id for foe in foes(table.state, b)] == [table.id(letter) for letter in "PAc"]
    assert b.id in [foe.id for foe in foes(table.state, c)]
    assert not is_friendly(table.state, b, c)
    table.script(2, 4, 0).pick("c").choose("pass").end()
    assert is_friendly(table.state, b, c)


@pytest.mark.rule("IA-ATTACK-05")
def test_an_ability_that_needs_a_friend_finds_none() -> None:
    table = Table(
        "| P   .   A |\n| .   b   c |", P=PALPATINE, A="royal-guard", b="stormtrooper", c="stormtrooper"
    )
    activated(table).choose(EMPEROR).pick("b").script(2, 4, 0).pick("A")
    assert "end" in table.options  # no squad training was offered
    assert table.damage("A") == 4 - 1


@pytest.mark.rule("IA-ATTACK-05", "CORE-CMD-06")
def test_its_own_player_plays_no_cards_on_it_meanwhile() -> None:
    table = Table("| P   .   A |\n| .   b   . |", P=PALPATINE, A="royal-guard", b="rebel-saboteur")
    table.hand(1, "heavy-ordnance")
    activated(table).choose(EMPEROR).pick("b").script(1, 5, 0).pick("A")
    assert "end" in table.options  # nobody was asked
    assert table.damage("A") == 2 + 1 - 1


@pytest.mark.rule("IA-ATTACK-09")
def test_who_resolves_the_attack_may_spend_a_power_token_of_the_hostile_figure() -> None:
    table = Table("| P   .   A |\n| .   b   . |", P=PALPATINE, A="royal-guard", b="stormtrooper")
    activated(table, "b").choose(EMPEROR).pick("b").pick("A")  # tempted: it has a damage token
    assert table.decision.seat == 0
    table.script(2, 4, 0).choose("token:damage")
    assert table.damage("A") == 4 + 1 - 1
    assert table.figure("b").power == []


@pytest.mark.rule("IA-ATTACK-08", "CORE-ATTACK-54")
def test_palpatine_has_not_attacked_himself() -> None:
    table = Table("| P   b   A |", P=PALPATINE, A="royal-guard", b="stormtrooper")
    activated(table).choose(EMPEROR).pick("b").script(2, 4, 0).pick("A")
    current = table.state.the(Activation)
    assert not current.has_attacked
    assert "attack" in table.options


def test_points_for_a_figure_that_its_own_friend_defeated_go_to_the_opponent() -> None:
    table = Table(
        "| P   b   c |\n| .   .   d |", P=PALPATINE, b="royal-guard", c="stormtrooper", d="stormtrooper"
    )
    activated(table).choose(EMPEROR).pick("b").script(5, 2, 0).pick("c")
    assert table.is_defeated("c")
    assert table.vp(0) == 2


def test_a_team_mates_figure_attacks_in_the_hands_of_its_own_player() -> None:
    table = Table(
        "| P   .   A |\n| .   b   c |",
        sides=Sides.TEAM,
        seats={"P": 0, "A": 2, "b": 1, "c": 3},
        P=PALPATINE, A="stormtrooper", b="royal-guard", c="royal-guard",
    )  # fmt: skip
    activated(table).choose(EMPEROR).pick("A")
    assert table.decision.seat == 2
    assert table.options == [f"attack:{table.id('b')}", f"attack:{table.id('c')}"]


def test_an_attack_with_a_hostile_figure_can_be_copied_in_the_middle() -> None:
    table = borrowed().script(1, 4, 0).pick("c")
    assert clone(table.state) == table.state


def test_a_hostile_figure_may_fall_in_the_attack_that_it_is_made_to_perform() -> None:
    table = Table(
        "| P   .   b   A |\n| c   .   .   . |", P=PALPATINE, A="royal-guard", b="rebel-saboteur", c="wampa"
    )
    table.hurt("b", 3)
    activated(table).choose(EMPEROR).pick("b").script(3, 5, 0).pick("A")
    blast = next(id for id in table.offers("surge:") if id.endswith(".3"))
    table.choose(blast)
    assert table.is_defeated("b")
    assert not [source for source in table.state.sources.values() if source.subject == table.id("b")]
    assert "end" in table.options


# --- Force Lightning ------------------------------------------------------------------------------


@pytest.mark.rule("CORE-ATTACK-07", "CORE-TERM-20", "CORE-LOS-19")
def test_force_lightning_strikes_a_figure_and_everybody_beside_it() -> None:
    table = Table(
        "| P   .   b   c |\n| .   .   .   D |", P=PALPATINE, b="royal-guard", c="royal-guard", D="royal-guard"
    )
    activated(table).choose(LIGHTNING)
    assert table.options == [f"choose:{table.id(letter)}" for letter in "PbD"]  # c stands behind b
    table.pick("b")
    assert [table.damage(letter) for letter in "PbcD"] == [1, 3, 1, 1]  # P was tempted
    assert table.has("b", Condition.WEAKENED)
    assert not table.has("c", Condition.WEAKENED)
    assert table.state.the(Activation).actions == 1


def test_force_lightning_may_strike_a_friend_and_spares_not_even_him() -> None:
    table = Table("| P   A   .   b |", P=PALPATINE, A="royal-guard", b="royal-guard")
    activated(table, "b").choose(LIGHTNING).pick("A")
    assert table.damage("A") == 3
    assert table.damage("P") == 1


def test_force_lightning_goes_on_when_its_target_is_gone() -> None:
    table = Table("| P   .   b |\n| .   .   c |", P=PALPATINE, b="stormtrooper", c="royal-guard")
    activated(table).choose(LIGHTNING).pick("b")
    assert table.is_defeated("b")
    assert table.damage("c") == 1


@pytest.mark.rule("CORE-DEFEAT-01")
def test_whom_force_lightning_leaves_without_health_fall_together() -> None:
    """Executor would be for a champion who outlives the guard beside it."""
    table = Table("| P   .   b |\n| .   .   c |", P=PALPATINE, b="royal-guard", c="royal-guard-champion")
    table.hurt("b", 6).hurt("c", 12)
    activated(table).choose(LIGHTNING).pick("b")
    assert table.is_defeated("b")
    assert table.is_defeated("c")


@pytest.mark.parametrize("picture", ["| P   .   .   .   .   b |", "| P   . | b |"])
def test_force_lightning_strikes_only_within_4_spaces_in_sight(picture: str) -> None:
    """So there is only himself."""
    table = activated(Table(picture, P=PALPATINE, b="royal-guard")).choose(LIGHTNING)
    assert (table.damage("P"), table.damage("b")) == (4, 0)  # 1 of them as he was tempted
