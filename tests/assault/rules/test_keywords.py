"""Keywords (CORE-KEYWORD, IA-KEYWORD): Blast, Cleave, Reach, Habitat and the keywords of conditions."""

from __future__ import annotations

import pytest
from tests.assault.content.rolls import black, blue, green, red, white, yellow
from tests.assault.rules.scenes import chosen, lend, targets, use
from tests.assault.table import Table

from dejarik.assault.dice.attack import Condition
from dejarik.assault.facts.cards import Keyword


@pytest.mark.rule("CORE-KEYWORD-01", "IA-KEYWORD-01")
def test_the_keywords() -> None:
    assert {keyword.value for keyword in Keyword} | {"recover"} == {
        "blast", "cleave", "pierce", "reach", "recover", "massive", "mobile", "habitat",
        "bleed", "focus", "hide", "stun", "weaken",
    }  # fmt: skip


# --- Blast ------------------------------------------------------------------------------------------------


def blast(table: Table, target: str, *, damage: int = 2) -> Table:
    """Fenn Signis hits with Blast 1: so much damage goes through."""
    table.roll([blue(3, 1, 1), red(damage), green(1, 2), black(block=3)]).attack_with("A", target)
    return table


@pytest.mark.rule("CORE-KEYWORD-11", "CORE-KEYWORD-10", "CORE-KEYWORD-12")
def test_blast_hurts_friend_and_foe_and_the_attacker_itself() -> None:
    table = Table(
        """
        | B   b   . |
        | A   .   c |
        | .   .   D |
        """,
        A="fenn-signis-skirmish", B="stormtrooper", b="royal-guard", c="royal-guard", D="stormtrooper",
    )  # fmt: skip
    blast(table, "b").choose(table.offers("surge:")[0])
    assert [table.damage(letter) for letter in "ABc"] == [1, 1, 1]
    assert table.damage("D") == 0  # two spaces away
    assert table.damage("b") == 1  # 5 damage less 3 and Protector: Blast does not hurt the target


@pytest.mark.rule("CORE-KEYWORD-13")
def test_blast_is_measured_from_the_target_space_also_when_the_target_is_gone() -> None:
    table = Table(
        "| A   .   .   b   c   d |", A="fenn-signis-skirmish", b="stormtrooper", c="stormtrooper", d="nexu"
    )
    blast(table.hurt("b", 2), "b").choose(table.offers("surge:")[0])
    assert table.is_defeated("b")
    assert (table.damage("c"), table.damage("d")) == (1, 0)


@pytest.mark.rule("CORE-KEYWORD-13")
def test_blast_on_a_large_target_is_measured_from_the_declared_space_only() -> None:
    table = Table(
        """
        | .   .   .   c   . |
        | A   .   n   n   . |
        | .   .   n   n   d |
        """,
        A="fenn-signis-skirmish", n="nexu", c="stormtrooper", d="stormtrooper",
    )  # fmt: skip
    table.roll([blue(3, 1, 1), red(2), green(1, 2), white()]).attack_with("A", "n").choose("space:C2")
    table.choose(table.offers("surge:")[0])
    assert (table.damage("c"), table.damage("d")) == (1, 0)


@pytest.mark.rule("CORE-KEYWORD-13", "CORE-TERRAIN-12")
def test_nobody_is_adjacent_to_a_target_space_of_blocking_terrain() -> None:
    table = Table(
        """
        | A   .   .   .   . |
        | .   .   .  #p^  c |
        """,
        A="fenn-signis-skirmish", p="probe-droid-elite", c="stormtrooper",
    )  # fmt: skip
    table.roll([blue(4, 2), red(3), green(1, 1, 1), black(block=1)]).attack_with("A", "p")
    table.choose(table.offers("surge:")[0])
    assert table.damage("p") == 5
    assert table.damage("c") == 0


# --- Cleave -----------------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-KEYWORD-15", "CORE-KEYWORD-16")
def test_cleave_of_a_melee_attack_reaches_whom_the_attack_could_have_reached() -> None:
    table = Table(
        """
        | .   b   e |
        | D   c   . |
        | F   .   . |
        """,
        D="diala-passil-skirmish", b="royal-guard", c="royal-guard", e="royal-guard", F="gaarkhan-skirmish",
    )  # fmt: skip
    table.roll([red(2, 1), green(1, 2), black(block=1)]).attack_with("D", "b")
    table.choose(table.offers("surge:")[2])
    assert chosen(table, "cleave") == "c"  # not the target, not the friend, not e, who is two spaces away
    table.pick("c")
    assert table.damage("c") == 2  # no block


@pytest.mark.rule("CORE-KEYWORD-16")
def test_cleave_of_a_ranged_attack_needs_sight_and_accuracy() -> None:
    table = lend(
        Table(
            """
            | A   .   b   .   .   c   . |
            | .   .   .   .   .   .   . |
            | .   .   e   .   .   .   d |
            """,
            A="stormtrooper", b="royal-guard", c="royal-guard", d="royal-guard", e="royal-guard",
        ),
        "A", "cleaver",
    )  # fmt: skip
    table.roll([blue(4, 2), green(1, 2), black(block=1)]).attack_with("A", "b")
    assert chosen(table, "cleave") == "e"  # c stands behind b; d is 6 away and the accuracy is 5


@pytest.mark.rule("CORE-KEYWORD-17")
def test_several_cleaves_are_chosen_one_by_one() -> None:
    table = lend(
        Table("| b   D   c |", D="diala-passil-skirmish", b="royal-guard", c="royal-guard"), "D", "cleaver"
    )
    table.roll([red(2, 1), green(1, 2), black(block=1)]).attack_with("D", "b").choose(
        table.offers("surge:")[2]
    )
    table.pick("c").pick("c")  # the same figure again
    assert table.damage("c") == 4
    table.roll([red(2, 1), green(1, 2), black(block=1)]).attack_with("D", "b").choose(
        table.offers("surge:")[2]
    )
    table.choose("decline").pick("c")  # declining one leaves the other
    assert table.damage("c") == 6


@pytest.mark.rule("CORE-KEYWORD-18")
def test_conditions_do_not_spread_by_cleave() -> None:
    table = Table(
        """
        | N   N   b |
        | N   N   c |
        """,
        N="nexu", b="royal-guard", c="royal-guard",
    )  # fmt: skip
    table.roll([red(3), green(1, 1, 1), black(block=1)]).attack_with("N", "b").choose(
        table.offers("surge:")[0]
    )
    table.pick("c")
    assert table.has("b", Condition.BLEEDING)  # the Nexu's attacks have Bleed
    assert (table.damage("c"), table.figure("c").conditions) == (1, [])


# --- Reach, Habitat ---------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-KEYWORD-30")
def test_reach_is_two_spaces_in_sight_without_accuracy() -> None:
    table = Table(
        """
        | G   .   b   .   . |
        | .   .   .   .   . |
        | .   .   c   .   . |
        | d   #   .   .   . |
        """,
        G="royal-guard", b="rebel-trooper", c="rebel-trooper", d="rebel-trooper",
    )  # fmt: skip
    table.activate("G").choose("attack")
    assert targets(table) == "bc"  # d is 3 away
    table.roll([red(1), yellow(0, surge=1), white()]).pick("b").choose("done")
    assert table.damage("b") == 1
    hidden = Table("| G   B   b |", G="royal-guard", B="royal-guard", b="rebel-trooper")
    assert "attack" not in hidden.activate("G").options  # out of sight


@pytest.mark.rule("CORE-KEYWORD-30", "CORE-LOS-03")
def test_an_attack_with_reach_names_a_space_of_its_target_that_it_sees() -> None:
    table = Table(
        """
        | .   .   . | b   b |
        | .   .   . | b   b |
        | .   G   .   b   b |
        """,
        G="royal-guard", b="at-st-elite",
    )  # fmt: skip
    table.attack_with("G", "b")
    assert table.options == [
        f"space:{name}" for name in ("E1", "D2", "E2", "D3", "E3")
    ]  # D1: behind the wall


@pytest.mark.rule("CORE-KEYWORD-32")
def test_habitat_means_nothing_in_a_skirmish() -> None:
    table = Table("| W   .   .   b |\n| W   .   .   . |", W="wampa", b="rebel-trooper").activate("W")
    assert "move" in table.options  # no snow anywhere
    table.choose("move", "go:B1")
    assert table.space("W") == "B1"


# --- Keywords of conditions ---------------------------------------------------------------------------------


@pytest.mark.rule("IA-KEYWORD-02", "CORE-KEYWORD-33")
def test_the_keyword_weaken_gives_the_target_its_condition() -> None:
    table = Table("| A   .   b |", A="snowtrooper", b="royal-guard")
    table.roll([blue(3, 1, 1), green(2, 2), black(block=1)]).attack_with("A", "b").choose(
        table.offers("surge:")[0]
    )
    assert table.has("b", Condition.WEAKENED)


@pytest.mark.rule("IA-KEYWORD-02")
def test_the_keyword_hide_gives_the_attacker_its_condition() -> None:
    table = Table("| A   .   b |", A="vinto-hreeda-skirmish", b="royal-guard")
    table.roll([blue(3, 1, 1), green(2, 2), black(block=1)]).attack_with("A", "b").choose(
        table.offers("surge:")[2]
    )
    while not table.is_idle:
        table.choose("pass")
    assert table.has("A", Condition.HIDDEN)


@pytest.mark.rule("IA-KEYWORD-05", "CORE-COND-16")
def test_weakened_ends_with_the_figures_own_activation() -> None:
    table = Table("| A   .   b |", A="stormtrooper", b="royal-guard").give("A", Condition.WEAKENED)
    table.activate("b").end()
    assert table.has("A", Condition.WEAKENED)  # not with somebody else's
    table.activate("A").choose("move")
    assert table.has("A", Condition.WEAKENED)
    table.end()
    assert not table.has("A", Condition.WEAKENED)


@pytest.mark.rule("CORE-KEYWORD-34")
def test_an_ability_that_gives_a_condition_directly_needs_no_damage() -> None:
    dice = [blue(2, 1), green(1, 0, 1), black(block=3)]
    keyword = lend(Table("| A   .   b |", A="stormtrooper", b="royal-guard"), "A", "venom")
    keyword.roll(dice).attack_with("A", "b").choose("done")
    assert not keyword.has("b", Condition.STUNNED)
    ability = lend(Table("| A   .   b |", A="stormtrooper", b="royal-guard"), "A", "numb")
    ability.roll(dice).attack_with("A", "b").choose("done")
    assert ability.has("b", Condition.STUNNED)


@pytest.mark.rule("CORE-KEYWORD-36")
def test_only_damage_of_the_attack_itself_counts_for_keywords() -> None:
    table = Table("| A   .   b   c |", A="stormtrooper", b="royal-guard", c="stormtrooper")
    for text in ("venom", "graze", "wide-blast", "cleaver"):
        lend(table, "A", text)
    table.roll([blue(2, 1), green(1, 0, 1), black(block=3)]).attack_with("A", "b").choose("done")
    assert table.damage("b") == 1  # of the ability that hurt it when it was declared
    assert not table.has("b", Condition.STUNNED)
    assert table.damage("c") == 0
    assert table.is_idle  # no Cleave


@pytest.mark.rule("CORE-KEYWORD-36")
def test_damage_that_somebody_else_takes_over_is_not_suffered_by_the_target() -> None:
    table = Table("| A   .   b |\n| .   .   c |", A="stormtrooper", b="rebel-trooper", c="gaarkhan-skirmish")
    lend(lend(lend(table, "A", "venom"), "A", "venom-and-focus"), "c", "bodyguard")
    table.roll([blue(3, 2), green(2, 2), white()]).attack_with("A", "b")
    use(table, "bodyguard")
    assert (table.damage("b"), table.damage("c")) == (0, 4)
    assert not table.figure("b").conditions
    assert not table.figure("c").conditions
    assert not table.has("A", Condition.FOCUSED)
