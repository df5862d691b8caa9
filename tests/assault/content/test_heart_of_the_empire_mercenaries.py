"""Mercenary Deployment cards of Heart of the Empire: Maul, and the Clawdite Shapeshifter in its three forms."""

from __future__ import annotations

import pytest
from tests.assault.content.fights import fight, uses, wound
from tests.assault.table import Table

from dejarik.assault.board import Sides
from dejarik.assault.dice.attack import Condition, PowerToken
from dejarik.assault.dice.faces import Die
from dejarik.assault.facts.cards import Title
from dejarik.assault.facts.library import forms_of
from dejarik.assault.rules.attack import attack_with
from dejarik.assault.rules.events import Deployed, RoundBegins
from dejarik.assault.rules.figures.damage import recover

MAUL = "maul-seeker-of-vengeance"

# --- Maul: Dual-Bladed Fury -----------------------------------------------------------------------


def duel() -> Table:
    guard = "riot-trooper-elite-skirmish"
    return Table("| A   .   b |\n| .   c   . |", A=MAUL, b=guard, c=guard).activate("A")


def test_before_an_attack_maul_must_choose_reach_with_cleave_or_focus() -> None:
    table = duel().choose("attack")
    assert table.decision.seat == 0
    assert table.options == ["choose:reach-and-cleave", "choose:become-focused"]


@pytest.mark.rule("CORE-KEYWORD-30", "CORE-KEYWORD-15")
def test_fury_with_reach_strikes_2_spaces_away_and_cleaves() -> None:
    table = duel().script(5, 5, 0).choose("attack", "choose:reach-and-cleave").pick("b")
    assert table.damage("b") == 3 + 1 + 1 - 1
    table.choose(f"cleave:{table.id('c')}")
    assert table.damage("c") == 2


@pytest.mark.rule("CORE-COND-17")
def test_fury_with_focus_adds_a_green_die_to_this_attack_alone() -> None:
    table = duel().script(5, 5, 4, 0).choose("attack", "choose:become-focused")  # only c is adjacent
    assert table.damage("c") == 3 + 1 + 2 + 1 - 1
    assert not table.has("A", Condition.FOCUSED)
    assert table.damage("b") == 0


def test_who_is_2_spaces_away_is_attacked_with_reach_only() -> None:
    table = Table("| A   .   b |", A=MAUL, b="royal-guard").activate("A")
    table.script(0, 5, 0).choose("attack")  # no choice: without Reach there is no target
    assert table.damage("b") == 1 + 1 + 1 - 1


def test_beyond_2_spaces_there_is_nobody_to_attack() -> None:
    table = Table("| A   .   .   b |", A=MAUL, b="royal-guard").activate("A")
    assert "attack" not in table.options


@pytest.mark.rule("CORE-INTERRUPT-02")
def test_an_attack_that_may_be_declined_is_declined_instead_of_a_choice() -> None:
    table = Table("| A   b |", A=MAUL, b="royal-guard")
    table.push(attack_with(table.state, table.figure("A")))
    assert table.options == ["choose:reach-and-cleave", "choose:become-focused", "choose:no-attack"]
    table.choose("choose:no-attack")
    assert table.is_idle
    assert not table.has("A", Condition.FOCUSED)
    table.script(5, 5, 4, 0).push(attack_with(table.state, table.figure("A")))
    table.choose("choose:become-focused")  # no declining after that
    assert table.damage("b") == 6


def test_reach_is_for_one_attack() -> None:
    table = (
        duel().script(5, 5, 0).choose("attack", "choose:reach-and-cleave").pick("b").choose("decline").end()
    )
    table.push(attack_with(table.state, table.figure("A"), must=True)).script(0, 5, 4, 0)
    table.choose("choose:become-focused")
    assert table.damage("c") == 1 + 1 + 2 + 1 - 1  # it was the only target


# --- Maul: Stalk Prey -----------------------------------------------------------------------------


def stalk(table: Table) -> Table:
    surge = next(id for id in table.offers("surge:") if id.endswith("stalk-prey"))
    return table.choose(surge)


@pytest.mark.rule("CORE-MOVE-02", "CORE-SURGE-02")
def test_stalk_prey_gives_movement_points_and_a_damage_token_after_the_attack() -> None:
    table = Table("| A   b   . |", A=MAUL, b="royal-guard").activate("A")
    table.script(0, 1, 0, 0).choose("attack", "choose:become-focused")  # a surge of each of two dice
    stalk(table)
    assert table.figure("A").power == []
    assert not [id for id in table.offers("surge:") if id.endswith("stalk-prey")]
    table.choose("done")
    assert table.figure("A").power == [PowerToken.DAMAGE]
    assert table.figure("A").points == 2


@pytest.mark.rule("CORE-MOVE-06", "CORE-ATTACK-28")
def test_stalk_prey_outside_his_activation_is_spent_at_once_also_after_a_miss() -> None:
    table = Table("| .   .   A   b |", A=MAUL, b="rebel-saboteur").script(0, 0, 5)  # a dodge
    table.attack_with("A", "b").choose("choose:reach-and-cleave")
    stalk(table)
    assert table.damage("b") == 0
    table.choose("go:A1")
    assert table.space("A") == "A1"
    assert table.is_idle


@pytest.mark.rule("CORE-MOVE-07")
def test_stalk_prey_in_a_special_action_is_spent_in_it_or_lost() -> None:
    """The attacks of Pummel are parts of it, and what is bought in them is too."""
    table = Table("| .   A   b   . |", A=MAUL, b="royal-guard-elite").hand(0, "pummel").activate("A")
    table.script(0, 1, 0, 0).choose("special:pummel", "choose:become-focused")
    stalk(table).choose("done")
    assert table.options == ["go:A1", "stop"]
    table.choose("stop")
    assert table.figure("A").points == 0
    assert table.options == ["choose:reach-and-cleave", "choose:become-focused"]  # the second attack


# --- Maul: Sustained by Rage ----------------------------------------------------------------------


def test_maul_never_recovers_damage() -> None:
    table = Table("| A   b |", A=MAUL, b="royal-guard").hurt("A", 5)
    recover(table.state, table.figure("A"), 3)
    assert table.damage("A") == 5


def test_maul_is_not_defeated_before_he_has_resolved_an_activation_this_round() -> None:
    table = Table("| A   .   .   b |\n| B   .   .   . |", A=MAUL, B="stormtrooper", b="royal-guard")
    wound(table, "A", 20, by=1)
    assert table.damage("A") == 12  # CORE-DAMAGE-02
    table.activate("A").choose("move", "go:C1")  # still there
    table.end()
    assert table.is_defeated("A")
    assert table.vp(1) == 7


@pytest.mark.rule("IA-4P-24")
def test_whoever_brought_maul_to_his_last_health_scores_when_his_rage_ends() -> None:
    seats, sides = {"A": 0, "B": 0, "b": 1, "c": 2, "d": 3}, Sides.FREE_FOR_ALL
    others = {"B": "stormtrooper", "b": "royal-guard", "c": "royal-guard", "d": "royal-guard"}
    table = Table("| A   B   b   c   d |", seats=seats, sides=sides, A=MAUL, **others)
    wound(table, "A", 11, by=1)
    wound(table, "A", 1, by=2)
    wound(table, "A", 3, by=3)  # he can suffer no more
    table.activate("A").end()
    assert table.is_defeated("A")
    assert [table.vp(seat) for seat in range(4)] == [0, 0, 7, 0]


def test_maul_is_safe_again_in_the_next_round() -> None:
    table = Table("| A   .   .   b |\n| B   .   .   . |", A=MAUL, B="stormtrooper", b="royal-guard")
    table.activate("A").end()
    wound(table, "A", 11, by=1)
    table.state.expire(table.state.scope("round"))  # another round
    wound(table, "A", 1, by=1)
    assert not table.is_defeated("A")
    table.activate("A").end()
    assert table.is_defeated("A")


def test_maul_is_defeated_at_once_after_his_activation() -> None:
    table = Table("| A   .   .   b |\n| B   .   .   . |", A=MAUL, B="stormtrooper", b="royal-guard")
    table.activate("A").end()
    wound(table, "A", 12, by=1)
    assert table.is_defeated("A")


@pytest.mark.rule("CORE-DAMAGE-01", "CORE-DEFEAT-01")
def test_maul_saved_without_recovering_is_defeated_by_the_next_damage() -> None:
    """Miracle Worker prevents one defeat; he recovers nothing of it and can suffer no more."""
    table = Table("| A   M   .   b |", A=MAUL, M="mhd-19-skirmish", b="royal-guard").hand(0, "miracle-worker")
    table.activate("A").end()
    wound(table, "A", 12, by=1).choose("use:miracle-worker")
    assert table.is_idle
    assert (table.damage("A"), table.vp(1)) == (12, 0)
    wound(table, "A", 1, by=1)
    assert table.is_defeated("A")
    assert table.vp(1) == 7


# --- Clawdite Shapeshifter: forms -----------------------------------------------------------------

CLAWDITE, ELITE = "clawdite-shapeshifter", "clawdite-shapeshifter-elite"


def deploy(table: Table, letter: str) -> Table:
    return table.occur(Deployed(figure=table.id(letter)))


def formed(table: Table, letter: str, form: str) -> Table:
    """The figure has taken a form."""
    return deploy(table, letter).choose(f"use:{table.figure(letter).card}.shape", f"choose:{form}")


@pytest.mark.rule("IA-FORM-07")
@pytest.mark.parametrize("card", [CLAWDITE, ELITE])
def test_a_shapeshifter_may_take_a_form_when_it_is_deployed(card: str) -> None:
    table = Table("| A   .   b |", A=card, b="stormtrooper")
    assert uses(deploy(table, "A")) == [f"use:{card}.shape"]
    table.choose("use:")
    assert table.options == ["choose:scout", "choose:senator", "choose:streetrat"]
    table.choose("choose:senator")
    assert table.figure("A").form == "senator"
    deploy(table, "b")
    assert table.is_idle


@pytest.mark.rule("IA-FORM-07")
def test_a_shapeshifter_may_stay_without_a_form_and_has_no_surge_abilities_then() -> None:
    table = Table("| A   .   b |", A=CLAWDITE, b="royal-guard")
    deploy(table, "A").choose("pass")
    assert table.figure("A").form == ""
    fight(table, "A", "b", 3, 3, 0)
    assert table.is_idle


@pytest.mark.rule("IA-FORM-05", "IA-FORM-06")
def test_each_form_is_there_once_in_an_army() -> None:
    table = Table(
        "| A   B   C   D |\n| e   .   .   . |", A=CLAWDITE, B=ELITE, C=CLAWDITE, D=CLAWDITE, e=CLAWDITE
    )
    formed(table, "A", "scout")
    deploy(table, "B").choose("use:")
    assert table.options == ["choose:senator", "choose:streetrat"]
    table.choose("choose:streetrat")
    formed_last = deploy(table, "C").choose("use:")  # only one is left
    assert formed_last.figure("C").form == "senator"
    assert deploy(table, "D").is_idle
    deploy(table, "e").choose("use:")
    assert len(table.options) == 3  # the other army has its own


@pytest.mark.rule("IA-FORM-04")
def test_a_form_is_for_the_card_of_its_title() -> None:
    assert [form.id for form in forms_of(Title("clawdite-shapeshifter"))] == ["scout", "senator", "streetrat"]
    assert forms_of(Title("maul")) == ()


@pytest.mark.rule("IA-FORM-08", "IA-FORM-02")
def test_at_the_start_of_a_round_a_shapeshifter_may_change_its_form() -> None:
    table = formed(Table("| A   B   .   c |", A=CLAWDITE, B=CLAWDITE, c="royal-guard"), "A", "scout")
    table.occur(RoundBegins(round=2))
    assert uses(table) == [f"use:{CLAWDITE}.shift"]  # B has nothing to exchange
    table.choose("use:")
    assert table.options == ["choose:senator", "choose:streetrat"]
    table.choose("choose:streetrat")
    assert table.figure("A").form == "streetrat"
    keys = [source.key for source in table.state.sources.values() if source.subject == table.id("A")]
    assert keys == [CLAWDITE, "streetrat"]
    deploy(table, "B").choose("use:")
    assert table.options == ["choose:scout", "choose:senator"]  # the old form is back in the supply


@pytest.mark.rule("IA-FORM-08")
def test_a_form_may_be_kept() -> None:
    table = formed(Table("| A   .   c |", A=ELITE, c="royal-guard"), "A", "scout")
    table.occur(RoundBegins(round=2)).choose("pass")
    assert table.figure("A").form == "scout"


def test_the_form_of_a_defeated_shapeshifter_is_free() -> None:
    table = formed(Table("| A   B   .   c |", A=CLAWDITE, B=CLAWDITE, c="royal-guard"), "A", "scout")
    wound(table, "A", 6, by=1)
    deploy(table, "B").choose("use:")
    assert "choose:scout" in table.options


# --- Scout ----------------------------------------------------------------------------------------


@pytest.mark.rule("IA-FORM-01", "IA-FORM-03", "IA-FORM-09")
@pytest.mark.parametrize(
    ("card", "pool"), [(CLAWDITE, [Die.BLUE, Die.GREEN]), (ELITE, [Die.BLUE, Die.GREEN, Die.YELLOW])]
)
def test_a_scout_shoots_with_a_blue_die_for_its_red_one(card: str, pool: list[Die]) -> None:
    table = formed(Table("| A   .   .   b |", A=card, b="royal-guard"), "A", "scout")
    fight(table, "A", "b", 0, 0, *[5] * (len(pool) - 2), 0)
    assert [die.colour for die in table.attack.attack_dice] == pool
    assert table.attack.accuracy == 2 + 1 + 2 * (len(pool) - 2) + 2
    first, second = table.offers("surge:")
    table.choose(first)
    assert table.attack.tally.pierce == 2
    table.choose(second)
    assert table.damage("b") == 1 + (len(pool) - 2)


@pytest.mark.rule("IA-FORM-09")
def test_figures_do_not_block_the_sight_of_a_scout() -> None:
    table = Table("| A   B   .   c |", A=CLAWDITE, B="stormtrooper", c="royal-guard")
    assert "attack" not in table.activate("A").options
    table.end()
    formed(table, "A", "scout").activate("A").script(4, 4, 0).choose("attack")
    assert table.damage("c") == 4 - 1


# --- Senator --------------------------------------------------------------------------------------

CONSPIRE = "special:senator.conspire"


@pytest.mark.rule("IA-POWER-06", "IA-POWER-07")
def test_a_senator_conspires_for_up_to_3_power_tokens() -> None:
    table = Table("| A   B   C   d |", A=CLAWDITE, B="stormtrooper", C="stormtrooper", d="royal-guard")
    formed(table, "A", "senator").activate("A").script(3, 0, 1).choose(CONSPIRE)  # 4 surges
    for letter, token in (("A", "evade"), ("B", "surge"), ("B", "damage")):
        assert table.options == [f"choose:{table.id('A')}", f"choose:{table.id('B')}"]
        table.pick(letter)
        assert table.options == ["token:surge", "token:damage", "token:evade", "token:block"]
        table.choose(f"token:{token}")
    assert table.figure("A").power == [PowerToken.EVADE]
    assert table.figure("B").power == [PowerToken.SURGE, PowerToken.DAMAGE]
    assert not table.offers("special:")  # CORE-ACTION-06


def test_conspiring_without_a_surge_brings_nothing_and_is_no_attack() -> None:
    table = formed(Table("| A   .   b |", A=CLAWDITE, b="royal-guard"), "A", "senator").activate("A")
    table.script(0, 4, 5).choose(CONSPIRE)
    assert table.figure("A").power == []
    assert "attack" in table.options


def test_the_surges_of_a_senator() -> None:
    table = formed(Table("| A   .   b |", A=ELITE, b="royal-guard"), "A", "senator").hurt("A", 5)
    fight(table, "A", "b", 3, 0, 1, 0)
    damage, recovery, token = table.offers("surge:")
    table.choose(damage, recovery, token)
    table.choose("token:block")
    assert table.damage("b") == 2 + 1 + 1 - 1
    assert table.damage("A") == 3
    assert table.figure("A").power == [PowerToken.BLOCK]


# --- Streetrat ------------------------------------------------------------------------------------


def streetrat(picture: str) -> Table:
    return formed(Table(picture, A=CLAWDITE, b="royal-guard", c="royal-guard"), "A", "streetrat")


def test_the_assassins_blade_strikes_an_adjacent_foe_after_the_attack() -> None:
    table = fight(streetrat("| b   A   .   c |"), "A", "c", 3, 4, 0)
    blade = next(id for id in table.offers("surge:") if id.endswith("assassins-blade"))
    table.script(5).choose(blade)  # only b is adjacent
    assert table.damage("c") == 4 - 1
    assert table.damage("b") == 3


def test_the_assassin_chooses_among_adjacent_foes() -> None:
    table = fight(streetrat("| b   A   c |"), "A", "c", 3, 4, 0)
    table.choose(next(id for id in table.offers("surge:") if id.endswith("assassins-blade")))
    assert table.options == [f"choose:{table.id('b')}", f"choose:{table.id('c')}"]
    table.script(0).pick("c")
    assert table.damage("c") == 4 - 1 + 1


@pytest.mark.rule("CORE-SURGE-03")
def test_the_assassins_blade_finds_nobody_who_is_not_adjacent() -> None:
    table = fight(streetrat("| b   .   A   .   c |"), "A", "c", 3, 4, 0)
    table.choose(next(id for id in table.offers("surge:") if id.endswith("assassins-blade")))
    assert table.is_idle
    assert table.damage("b") == 0


def test_a_streetrat_is_fleet() -> None:
    table = streetrat("| b   .   A   .   c |").activate("A")
    assert table.figure("A").points == 2
    table.end()
    table.activate("b")
    assert table.figure("b").points == 0
