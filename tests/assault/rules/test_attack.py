"""The attack, step by step (CORE-ATTACK-01 to -33): who attacks what, with which dice, and in which order."""

from __future__ import annotations

import pytest
from tests.assault.content.fights import decline_all
from tests.assault.content.rolls import black, blue, green, red, white, yellow
from tests.assault.rules.scenes import lend, put_token, targets, use, uses
from tests.assault.table import Table

from dejarik.assault.dice.attack import Condition, PowerToken
from dejarik.assault.dice.faces import Die

# --- What an attack is ----------------------------------------------------------------------------------


@pytest.mark.rule("CORE-ATTACK-01")
def test_type_pool_and_surge_abilities_come_from_the_card() -> None:
    table = Table("| A   .   b |", A="stormtrooper", b="rebel-trooper")
    table.roll([blue(3, 1, 1), green(2, 1, 1), white(block=1)]).attack_with("A", "b")
    assert not table.attack.melee
    assert [die.colour for die in table.attack.attack_dice] == [Die.BLUE, Die.GREEN]
    assert len(table.offers("surge:")) == 2  # +1 damage, +2 accuracy: those printed on the card


@pytest.mark.rule("CORE-ATTACK-02")
def test_a_figure_makes_only_attacks_of_its_own_type() -> None:
    far = Table("| G   .   b |", G="gaarkhan-skirmish", b="rebel-trooper").activate("G")
    assert "attack" not in far.options  # melee only
    near = Table("| A   b |", A="imperial-officer", b="rebel-trooper").give("b", Condition.HIDDEN)
    near.roll([blue(2, 1), yellow(0, surge=1), white()]).activate("A").choose("attack")
    assert not near.attack.melee  # also against an adjacent figure
    near.choose("done")
    assert near.damage("b") == 0  # accuracy 0, and the adjacent target needs 1


@pytest.mark.rule("CORE-ATTACK-03")
def test_melee_reaches_what_is_adjacent_or_in_the_same_space_and_needs_no_accuracy() -> None:
    table = Table("| G   b   c |", G="gaarkhan-skirmish", b="rebel-trooper", c="rebel-trooper")
    crate = put_token(table, "A1", health=3)
    table.give("b", Condition.HIDDEN).activate("G").choose("attack")
    assert table.offers("attack:") == [f"attack:{table.id('b')}", f"attack:{crate.id}"]
    table.roll([red(2), yellow(0, surge=1), white()]).pick("b").choose("done")
    assert table.damage("b") == 2  # no accuracy at all


@pytest.mark.rule("CORE-ATTACK-05")
def test_friends_empty_spaces_and_the_attacker_itself_are_no_targets() -> None:
    table = Table(
        """
        | A   B   . |
        | b   c   . |
        """,
        A="stormtrooper", B="stormtrooper", b="rebel-trooper", c="rebel-trooper",
    )  # fmt: skip
    table.activate("A").choose("attack")
    assert targets(table) == "bc"
    assert len(table.options) == 2


@pytest.mark.rule("CORE-ATTACK-06")
def test_who_attacks_has_ended_its_movement_and_is_not_stunned() -> None:
    table = Table("| A   B   .   b |", A="stormtrooper", B="stormtrooper", b="rebel-trooper")
    table.activate("A").choose("move")
    assert "go:B1" not in table.options
    assert "go:C1" in table.options
    table.choose("go:C1")
    assert "attack" in table.options
    stunned = Table("| A   .   b |", A="stormtrooper", b="rebel-trooper").give("A", Condition.STUNNED)
    assert "attack" not in stunned.activate("A").options


@pytest.mark.rule("CORE-ATTACK-07")
def test_damage_of_an_ability_is_no_attack() -> None:
    table = Table(
        "| b   V   c |", V="darth-vader-lord-of-the-sith", b="gaarkhan-skirmish", c="gaarkhan-skirmish"
    )
    table.activate("V").choose("special:darth-vader-lord-of-the-sith.force-choke").pick("b")
    assert table.damage("b") == 3  # 2 damage and 1 strain; no dice, no block
    assert "attack" in table.options  # the attack limit is untouched


# --- The steps ------------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-ATTACK-08", "CORE-TIMING-03")
def test_effects_of_the_attackers_side_come_before_the_defenders() -> None:
    table = Table("| A   .   b |", A="stormtrooper", b="rebel-trooper")
    lend(lend(table, "A", "brute"), "b", "brace")
    table.state.initiative = 1  # outside attacks seat 1 would come first
    table.roll([blue(3, 2), green(2, 2), white()]).attack_with("A", "b")
    assert (table.decision.seat, uses(table)) == (0, ["brute"])
    use(table, "brute")
    assert (table.decision.seat, uses(table)) == (1, ["brace"])
    use(table, "brace")
    assert table.is_defeated("b")


@pytest.mark.rule("CORE-ATTACK-10")
def test_before_declaring_comes_before_the_target_is_named() -> None:
    table = Table("| b   A   c |", A="imperial-officer", b="gaarkhan-skirmish", c="gideon-argus-skirmish")
    lend(table, "A", "take-aim")
    table.activate("A").choose("attack")
    assert uses(table) == ["take-aim"]
    assert table.attack.target == 0
    use(table, "take-aim")
    assert targets(table) == "bc"
    assert table.has("A", Condition.FOCUSED)


@pytest.mark.rule("CORE-ATTACK-11", "CORE-LARGE-12")
def test_of_a_large_target_one_seen_space_is_declared() -> None:
    table = Table(
        """
        | .   .   .   . | b   b |
        | .   .   .   . | b   b |
        | A   .   .   .   b   b |
        """,
        A="imperial-officer", b="at-st-elite",
    )  # fmt: skip
    table.activate("A").choose("attack")
    assert not {"space:E1", "space:F1"} & set(table.options)  # behind the wall
    table.roll([blue(5, 1), yellow(1, 2), black(block=1), black(block=1)]).choose("space:E3")
    assert table.damage("b") == 1


@pytest.mark.rule("CORE-ATTACK-12", "CORE-ATTACK-32")
def test_effects_of_declaring_are_resolved_completely_before_dice_are_rolled() -> None:
    table = Table("| A   .   b |", A="trandoshan-hunter", b="gaarkhan-skirmish").give("A", PowerToken.DAMAGE)
    table.deck(1, "rally", "rally")
    table.activate("A").choose("attack")
    assert table.options == ["discard:0", "discard:1"]  # Relentless: the strain is dealt with at once
    table.choose("discard:0")
    assert table.damage("b") == 1
    assert table.options == ["token:damage", "keep"]  # then power tokens
    assert not table.attack.attack_dice


@pytest.mark.rule("CORE-ATTACK-13")
def test_what_grants_an_attack_may_narrow_its_targets() -> None:
    table = lend(Table("| b   A   c |", A="stormtrooper", b="gaarkhan-skirmish", c="gaarkhan-skirmish"),
                 "A", "finish-off").hurt("c", 1)  # fmt: skip
    table.roll([blue(3, 2), green(2, 2), black(block=1)]).activate("A")
    use(table, "finish-off", "special")
    assert (table.damage("b"), table.damage("c")) == (0, 3)  # only c was hurt, and it blocks 1 more


@pytest.mark.rule("CORE-ATTACK-25")
def test_after_the_attack_conditions_come_first_then_the_attacker_then_the_defender() -> None:
    table = Table("| A   .   b |", A="stormtrooper", b="gaarkhan-skirmish").give("A", Condition.FOCUSED)
    lend(lend(table, "A", "cry"), "b", "answer")
    table.state.initiative = 1
    table.roll([blue(3, 2), green(2, 2), green(2, 2), black(block=3)]).attack_with("A", "b")
    assert len(table.attack.attack_dice) == 3
    # The old Focused is gone, "cry" has given a new one, and only now the defender is asked.
    assert table.has("A", Condition.FOCUSED)
    assert (table.decision.seat, uses(table)) == (1, ["answer"])


@pytest.mark.rule("CORE-ATTACK-26")
def test_all_that_follows_an_attack_is_done_before_the_action_is_over() -> None:
    table = Table("| A   .   b |", A="stormtrooper", b="gaarkhan-skirmish").give("A", Condition.BLEEDING)
    lend(table.deck(0, "rally"), "b", "answer")
    table.roll([blue(3, 2), green(2, 2), black(block=2)]).activate("A").choose("attack")
    assert uses(table) == ["answer"]
    assert table.damage("A") == 0
    use(table, "answer")
    assert table.has("b", Condition.FOCUSED)
    assert table.options == ["discard:0", "discard:1"]  # now Bleeding, for the action


@pytest.mark.rule("CORE-ATTACK-31")
def test_what_an_ability_does_ties_it_to_a_step() -> None:
    table = Table(
        """
        | A   .   b |
        | B   .   . |
        """,
        A="stormtrooper", B="stormtrooper", b="rebel-trooper",
    )  # fmt: skip
    lend(table, "A", "brute").roll([blue(2, 0, 1), green(1, 0, 1), white()])
    table.activate("A").choose("attack")
    assert table.offers("use:") == [f"use:stormtrooper.squad-training#{table.id('A') + 1}"]  # step 3: rerolls
    table.roll([blue(3, 2)]).choose("use:", ["die:attack:0:blue"])
    assert uses(table) == ["brute"]  # step 4: results
    use(table, "brute")
    assert table.offers("surge:")  # step 5
    assert not uses(table)


@pytest.mark.rule("CORE-ATTACK-33", "CORE-ABILITY-04")
def test_once_in_each_attack_but_in_every_attack() -> None:
    table = lend(Table("| A   .   b |", A="stormtrooper", b="gaarkhan-skirmish"), "A", "brute")
    for suffered in (2, 4):
        table.roll([blue(3, 2), green(2, 2), black(block=2)]).attack_with("A", "b")
        use(table, "brute")
        assert table.is_idle  # not offered a second time
        assert table.damage("b") == suffered


# --- When something gets in between -----------------------------------------------------------------------

CORNER = """
    | A   .   b | . |
    | .   .   . | . |
    | .   .   .   . |
"""


@pytest.mark.rule("CORE-ATTACK-40", "CORE-LOS-24", "IA-ATTACK-01")
@pytest.mark.parametrize("when", ["sidestep", "late-sidestep"])
def test_a_target_that_leaves_sight_is_missed(when: str) -> None:
    table = lend(Table(CORNER, A="stormtrooper", b="rebel-trooper"), "b", when)
    table.roll([blue(5, 1), green(3, 2), white()]).attack_with("A", "b")
    use(table, when).choose("move:D2")
    assert table.is_idle
    assert table.damage("b") == 0
    stays = lend(Table(CORNER, A="stormtrooper", b="gaarkhan-skirmish"), "b", when)
    stays.roll([blue(5, 1), green(3, 2), black(block=1)]).attack_with("A", "b")
    use(stays, when).choose("move:C3")
    assert stays.damage("b") == 1  # still in sight: the attack goes on (and it blocks 1 more)


@pytest.mark.rule("IA-ATTACK-01", "CORE-LOS-24")
def test_a_figure_that_ends_its_movement_in_the_line_of_sight_makes_the_attack_miss() -> None:
    picture = """
        | A   .   .   b |
        +---+   +---+---+
        | .   C   .   . |
    """

    def shot(where: str) -> Table:
        table = lend(Table(picture, A="stormtrooper", b="rebel-trooper", C="stormtrooper"), "C", "step-in")
        table.roll([blue(5, 1), green(3, 2), white()]).attack_with("A", "b")
        return use(table, "step-in").choose(f"move:{where}")

    assert shot("B1").damage("b") == 0
    assert shot("C2").is_defeated("b")  # not in the way


@pytest.mark.rule("CORE-ATTACK-11", "CORE-ATTACK-03", "CORE-LARGE-12", "CORE-KEYWORD-30")
@pytest.mark.parametrize(
    ("attacker", "spaces"),
    [
        ("royal-guard", ["B1", "C1", "B2", "C2", "B3", "C3"]),  # Reach: whatever is seen
        ("darth-vader-lord-of-the-sith", ["B1", "B2"]),
        ("stormtrooper", ["B1", "C1", "B2", "C2", "B3", "C3"]),  # ranged
    ],
)
def test_a_blow_lands_in_a_space_that_is_adjacent(attacker: str, spaces: list[str]) -> None:
    """A melee attack without Reach asks for nothing but adjacency, and so does its target space."""
    table = Table(
        """
        | A   t   t   . |
        | .   t   t   . |
        | .   t   t   . |
        """,
        A=attacker,
        t="sc2-m-repulsor-tank",
    )
    table.activate("A").choose("attack")
    assert table.offers("space:") == [f"space:{space}" for space in spaces]


@pytest.mark.rule("CORE-ATTACK-40")
def test_without_a_target_space_nothing_refers_to_it() -> None:
    table = lend(
        Table(
            """
            | A   .   b | . |
            | .   c   . | . |
            | .   .   .   . |
            """,
            A="fenn-signis-skirmish", b="imperial-officer", c="royal-guard",
        ),
        "b", "sidestep",
    )  # fmt: skip
    table.roll([blue(5, 1), red(3), green(1, 1, 1), white()]).attack_with("A", "b")
    use(table, "sidestep").choose("move:D2")
    assert table.attack.target_space < 0
    assert table.attack.tally.block == 0  # Protector looks at the target space
    decline_all(table)
    assert table.damage("b") == 0
    assert table.damage("c") == 0


@pytest.mark.rule("CORE-ATTACK-40")
def test_a_large_target_that_moves_is_aimed_at_anew() -> None:
    table = lend(
        Table(
            """
            | A   .   b   b   .   . |
            | .   .   b   b   .   . |
            """,
            A="imperial-officer", b="nexu",
        ),
        "b", "sidestep",
    )  # fmt: skip
    table.roll([blue(5, 1), yellow(2, 1), white()]).attack_with("A", "b").choose("space:C1")
    use(table, "sidestep").choose("move:E1")
    assert table.offers("space:") == ["space:E1", "space:F1", "space:E2", "space:F2"]
    table.choose("space:E2")
    assert table.damage("b") == 2


@pytest.mark.rule("CORE-ATTACK-41", "IA-ATTACK-02")
@pytest.mark.parametrize(
    ("attacker", "goes_to", "suffered"),
    [
        ("gaarkhan-skirmish", "C1", 0),  # no longer adjacent
        ("gaarkhan-skirmish", "B2", 2),
        ("royal-guard", "C1", 2),  # Reach: within 2 spaces and in sight
        ("royal-guard", "D1", 0),
    ],
)
def test_a_target_that_leaves_the_reach_of_a_melee_attack_is_missed(
    attacker: str, goes_to: str, suffered: int
) -> None:
    table = lend(
        Table(
            """
            | A   b   .   . |
            | .   .   .   . |
            """,
            A=attacker, b="gaarkhan-skirmish",
        ),
        "b", "sidestep",
    )  # fmt: skip
    table.roll([red(3), yellow(2, 1), black(block=1)]).attack_with("A", "b")
    use(table, "sidestep").choose(f"move:{goes_to}")
    assert table.damage("b") == suffered


@pytest.mark.rule("CORE-ATTACK-42")
@pytest.mark.parametrize(("who", "text", "dead"), [("A", "first-blood", "b"), ("b", "thorns", "A")])
def test_when_attacker_or_target_falls_before_the_roll_the_attack_is_over(
    who: str, text: str, dead: str
) -> None:
    table = lend(
        Table("| A   .   b   c |", A="stormtrooper", b="rebel-trooper", c="rebel-trooper"), who, text
    )
    table.give("A", PowerToken.DAMAGE).give("b", PowerToken.BLOCK).script(1, 2, 3)
    table.activate("A").choose("attack")
    assert table.is_defeated(dead)
    assert table.state.rng.script == [1, 2, 3]  # nobody rolled
    if dead == "b":
        assert table.figure("A").power == [PowerToken.DAMAGE]  # nobody was asked for a token
        assert table.options == ["move", "end"]  # the action stays paid


@pytest.mark.rule("CORE-ATTACK-43", "CORE-COND-10")
def test_who_is_stunned_after_declaring_finishes_the_attack() -> None:
    table = lend(Table("| A   .   b |", A="stormtrooper", b="rebel-trooper"), "b", "dazzle")
    table.roll([blue(3, 2), green(2, 2), white(block=1)]).activate("A").choose("attack")
    assert table.has("A", Condition.STUNNED)
    assert table.is_defeated("b")


@pytest.mark.rule("CORE-ATTACK-44")
@pytest.mark.parametrize(("picture", "suffered"), [("| A   .   .   b |", 2), ("| A   .   .   .   b |", 0)])
def test_the_dice_of_an_attacker_that_is_gone_still_count(picture: str, suffered: int) -> None:
    table = lend(Table(picture, A="imperial-officer", b="gaarkhan-skirmish"), "b", "late-thorns")
    table.roll([blue(2, 1), yellow(1, 2), black(evade=1)]).attack_with("A", "b")
    assert table.is_defeated("A")
    assert table.is_idle
    assert table.damage("b") == suffered  # 3 accuracy from where it stood; 3 damage and Gaarkhan's own block
