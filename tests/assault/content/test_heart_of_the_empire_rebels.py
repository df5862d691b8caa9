"""Rebel Deployment cards of Heart of the Empire and the companion J4X-7, effect by effect."""

from __future__ import annotations

import pytest
from tests.assault.content.fights import decline_all, fight, uses
from tests.assault.table import Table

from dejarik.assault.content.companions import companions_of
from dejarik.assault.dice.attack import Condition, PowerToken
from dejarik.assault.rules.activation import GroupActivation
from dejarik.assault.rules.events import Deployed, MissionBegins
from dejarik.assault.rules.ground import space_name
from dejarik.assault.rules.objects.tokens import add_token, controller_of_token

# --- Ahsoka Tano ----------------------------------------------------------------------------------

AHSOKA = "ahsoka-tano-rebel-instigator"
LEAP = f"special:{AHSOKA}.force-leap"


def ahsoka(picture: str) -> Table:
    return Table(picture, A=AHSOKA, b="royal-guard")


def after_vigor(table: Table) -> Table:
    return table.activate("A").choose("pass")


@pytest.mark.rule("CORE-PLACE-01", "CORE-PLACE-02", "CORE-PLACE-03")
def test_force_leap_places_ahsoka_in_an_empty_space_within_6() -> None:
    table = after_vigor(ahsoka("| A   b   .   .   .   .   .   . |"))
    table.choose(LEAP)
    assert table.options == [f"place:{column}1" for column in "CDEFG"]  # not where b stands
    table.choose("place:G1")
    assert table.space("A") == "G1"
    assert "attack" not in table.options


@pytest.mark.rule("CORE-PLACE-07")
def test_force_leap_is_not_for_a_stunned_ahsoka() -> None:
    table = after_vigor(ahsoka("| A   b   .   . |").give("A", Condition.STUNNED))
    assert uses(table) == []


def test_force_leap_needs_a_space() -> None:
    assert uses(after_vigor(ahsoka("| A   b |"))) == []


@pytest.mark.rule("IA-POWER-04")
def test_vigor_is_movement_points_or_a_block_token_or_nothing() -> None:
    picture = "| A   .   .   b |"
    table = ahsoka(picture).activate("A")
    assert uses(table) == [f"use:{AHSOKA}.vigor"]
    table.choose("use:")
    assert table.options == ["choose:movement-points", "choose:block-token"]
    table.choose("choose:movement-points")
    assert (table.figure("A").points, table.figure("A").power) == (2, [])
    shielded = ahsoka(picture).activate("A").choose("use:", "choose:block-token")
    assert (shielded.figure("A").points, shielded.figure("A").power) == (0, [PowerToken.BLOCK])
    declined = after_vigor(ahsoka(picture))
    assert (declined.figure("A").points, declined.figure("A").power) == (0, [])


def test_vigor_is_for_her_own_activation() -> None:
    assert "end" in ahsoka("| A   .   .   b |").activate("b").options


@pytest.mark.rule("CORE-ATTACK-15", "CORE-ATTACK-16")
def test_twin_sabers_reroll_all_attack_dice() -> None:
    table = fight(ahsoka("| A   b |"), "A", "b", 1, 2, 2, 4)
    assert uses(table) == [f"use:{AHSOKA}.twin-sabers"]
    table.choose("use:")
    assert table.options == ["choose:reroll-attack", "choose:reroll-defence"]
    table.script(4, 4, 4).choose("choose:reroll-attack")
    assert table.damage("b") == 6 - 3
    assert table.is_idle


def test_twin_sabers_make_the_defender_reroll_all_defence_dice() -> None:
    table = fight(ahsoka("| A   b |"), "A", "b", 1, 2, 2, 4).choose("use:")
    table.script(0).choose("choose:reroll-defence")
    assert table.damage("b") == 5 - 1


def test_twin_sabers_may_be_declined_and_are_not_for_defending() -> None:
    table = fight(ahsoka("| A   b |"), "A", "b", 1, 2, 2, 4).choose("pass")
    assert table.damage("b") == 5 - 3
    fight(table, "b", "A", 1, 2, 0)
    assert uses(table) == []


def test_without_defence_dice_twin_sabers_leave_the_attack_dice() -> None:
    table = Table("| A   b'|", A=AHSOKA, b="j4x-7")
    fight(table, "A", "b", 1, 2, 2).script(1, 2, 0).choose("use:")  # no word to choose
    table.choose("done")
    assert table.damage("b") == 1 + 2


# --- Drokkatta ------------------------------------------------------------------------------------

DROKKATTA = "drokkatta-skirmish"
DEMOLISH = f"use:{DROKKATTA}.demolish"


@pytest.mark.rule("IA-RUBBLE-01", "IA-RUBBLE-02")
def test_demolish_hurts_everybody_on_and_beside_a_space_and_leaves_rubble() -> None:
    table = Table(
        "| A   .   b   C |\n| .   .   .   d |",
        A=DROKKATTA,
        b="royal-guard",
        C="stormtrooper",
        d="royal-guard",
    )
    table.activate("A").choose(DEMOLISH)
    assert "space:D1" not in table.options  # behind b
    table.choose("space:C2")
    assert [table.damage(letter) for letter in "bCd"] == [1, 1, 1]
    assert table.damage("A") == 1  # the strain
    assert [space_name(table.state, space) for space in table.state.rubble] == ["C2"]
    assert uses(table) == []  # once an activation
    table.choose("move")
    assert "go:C2" in table.options
    assert table.facts("go:C2")["cost"] == 3


@pytest.mark.rule("CORE-STRAIN-12")
def test_the_strain_of_demolish_may_be_bought_off() -> None:
    table = Table("| A   .   .   .   b |", A=DROKKATTA, b="royal-guard").deck(0, "negation")
    table.activate("A").choose(DEMOLISH, "space:D1", "discard:1")
    assert table.damage("A") == 0
    assert table.damage("b") == 1


def test_demolish_reaches_3_spaces_and_drokkatta_himself() -> None:
    table = Table("| A   .   .   .   .   b |", A=DROKKATTA, b="royal-guard")
    table.activate("A").choose(DEMOLISH)
    assert table.options == [f"space:{column}1" for column in "ABCD"]
    table.choose("space:B1")
    assert table.damage("A") == 2
    assert table.damage("b") == 0


def test_demolish_ends_with_drokkatta() -> None:
    table = Table("| A   .   B   b |", A=DROKKATTA, B="stormtrooper", b="royal-guard").hurt("A", 11)
    table.activate("A").choose(DEMOLISH, "space:A1")
    assert table.is_defeated("A")
    assert [space_name(table.state, space) for space in table.state.rubble] == ["A1"]
    assert table.is_idle


def shrapnel(table: Table) -> Table:
    fight(table, "A", "b", 4, 1, 2, 0)  # 5 damage, 1 surge
    table.choose(next(id for id in table.offers("surge:") if id.endswith("shrapnel")))
    assert table.options == ["choose:blast-2", "choose:scatter"]
    return table


LINE = "| A   .   b   c   d   E |\n| .   .   .   .   .   . |"


def line() -> Table:
    guard = "riot-trooper-elite-skirmish"
    return Table(LINE, A=DROKKATTA, b=guard, c=guard, d=guard, E="stormtrooper")


@pytest.mark.rule("CORE-KEYWORD-10")
def test_shrapnel_may_be_blast_2() -> None:
    table = shrapnel(line()).choose("choose:blast-2")
    assert table.damage("b") == 5 + 1 - 1
    assert [table.damage(letter) for letter in "AcdE"] == [0, 2, 0, 0]


def test_shrapnel_may_scatter_to_everything_within_2_spaces_of_the_target_space() -> None:
    table = line()
    crate = add_token(table.state, "crate", table.state.figures[table.id("d")].space, health=3)
    shrapnel(table).choose("choose:scatter")
    assert table.damage("b") == 5 + 1 - 1 + 1
    assert [table.damage(letter) for letter in "AcdE"] == [1, 1, 1, 0]
    assert crate.damage == 1


def test_shrapnel_scatters_in_this_attack_alone_and_not_after_a_miss() -> None:
    guard = "riot-trooper-elite-skirmish"
    table = Table("| A   .   .   .   .   .   .   b   c |", A=DROKKATTA, b=guard, c=guard)
    fight(table, "A", "b", 2, 1, 2, 0)  # accuracy 3 + 1 + 1 + 1: 7 would be needed
    table.choose(next(id for id in table.offers("surge:") if id.endswith("shrapnel")), "choose:scatter")
    assert [table.damage(letter) for letter in "bc"] == [0, 0]
    fight(table, "A", "b", 5, 5, 2, 0)
    assert [table.damage(letter) for letter in "bc"] == [1 + 2 + 2 + 1 - 1, 0]


# --- Jarrod Kelvin --------------------------------------------------------------------------------

JARROD, DROID = "jarrod-kelvin-skirmish", "j4x-7"
SLASH = f"special:{JARROD}.leaping-slash"


@pytest.mark.rule("CORE-MOVE-30", "CORE-ACTION-04", "CORE-ACTION-08")
def test_leaping_slash_moves_2_spaces_and_attacks() -> None:
    table = Table("| A   .   .   b |", A=JARROD, b="royal-guard").activate("A")
    table.script(2, 2, 0).choose(SLASH, "move:C1")
    assert table.damage("b") == 2 + 2 + 1 - 1
    assert "attack" not in table.options


def test_leaping_slash_may_stay() -> None:
    table = Table("| A   b   . |", A=JARROD, b="royal-guard").activate("A")
    table.script(2, 2, 0).choose(SLASH, "stay")
    assert table.damage("b") == 2 + 2 + 1 - 1
    assert "attack" not in table.options


def test_leaping_slash_is_not_for_the_stunned() -> None:
    table = Table("| A   b   . |", A=JARROD, b="royal-guard").give("A", Condition.STUNNED).activate("A")
    assert uses(table) == []


def droid_of(table: Table) -> int:
    return companions_of(table.state, 0, DROID)[0].id


@pytest.mark.rule("IA-COMP-01", "IA-COMP-02", "IA-COMP-04", "IA-COMP-05", "CORE-COMPANION-01")
def test_j4x_7_enters_play_beside_jarrod_when_the_mission_begins() -> None:
    table = Table("| A   .   . |\n| b   .   . |", A=JARROD, b="royal-guard").occur(MissionBegins())
    assert table.decision.seat == 0
    assert table.options == ["place:B1", "place:A2", "place:B2"]  # it may share the space of b (IA-COMP-09)
    table.choose("place:B2")
    droid = companions_of(table.state, 0, DROID)[0]
    assert space_name(table.state, droid.space) == "B2"
    group = table.state.groups[droid.group]
    assert group.ready
    assert group.of == table.figure("A").group


def test_j4x_7_comes_with_a_jarrod_who_is_deployed_later() -> None:
    table = Table("| A   .   b |", A=JARROD, b="royal-guard")
    table.occur(Deployed(figure=table.id("A")))  # the next space without a choice
    assert len(companions_of(table.state, 0, DROID)) == 1
    assert table.occur(Deployed(figure=table.id("A"))).is_idle  # it is there already


@pytest.mark.rule("IA-COMP-03", "CORE-ACT-16", "CORE-COMPANION-08")
def test_j4x_7_activates_directly_before_or_after_jarrod() -> None:
    table = Table("| A   .   b |", A=JARROD, b="royal-guard").occur(MissionBegins())
    group = table.figure("A").group
    table.push(GroupActivation(group=group, seat=0))
    assert table.options == [f"figure:{table.id('A')}", f"figure:{droid_of(table)}"]
    table.choose(f"figure:{droid_of(table)}", "end", "end")
    assert table.is_idle
    assert not any(each.ready for each in table.state.groups.values() if each.seat == 0)


def test_j4x_7_is_left_out_when_control_is_counted() -> None:
    table = Table("| A   .   .   . |\n| .   .   .   b |", A=JARROD, b="royal-guard").occur(MissionBegins())
    table.choose("place:B2")
    terminal = add_token(table.state, "terminal", table.figure("b").space)
    assert controller_of_token(table.state, terminal) == 1
    far = add_token(table.state, "terminal", companions_of(table.state, 0, DROID)[0].space + 1)
    assert controller_of_token(table.state, far) != 0


# --- J4X-7 ----------------------------------------------------------------------------------------


def supported() -> Table:
    """J4X-7 (J) stands beside b; A and B are its friends."""
    return Table(
        "| A   .   b   J'|\n| B   .   .   . |", A="snowtrooper", B="snowtrooper", J=DROID, b="royal-guard"
    )


@pytest.mark.rule("IA-CARD-11", "CORE-ABILITY-05")
def test_supporting_fire_is_pierce_1_for_the_first_attack_of_a_friend_in_an_activation() -> None:
    table = supported().activate("A").script(4, 4, 2).choose("attack")
    assert table.damage("b") == 4 - (2 - 1)
    fight(table, "B", "b", 4, 4, 2)
    assert table.damage("b") == 3 + 4 - 2


@pytest.mark.rule("CORE-ACT-09")
def test_supporting_fire_is_limited_to_activations() -> None:
    table = fight(supported(), "A", "b", 4, 4, 2)
    assert table.damage("b") == 4 - 2


def test_supporting_fire_is_not_for_itself_nor_for_foes_nor_far_away() -> None:
    alone = supported().activate("J").script(4, 2).choose("attack")
    assert alone.damage("b") == 2 - (2 - 1)  # its own Pierce 1
    foe = Table("| A   J'  b |", A="stormtrooper", J=DROID, b="probe-droid").activate("b")
    foe.script(1, 5, 5, 2).choose("attack", f"attack:{foe.id('A')}")
    assert foe.damage("A") == 3 - 2
    far = Table("| A   .   b   .   J'|", A="stormtrooper", J=DROID, b="royal-guard")
    far.activate("A").script(4, 4, 2).choose("attack")
    assert far.damage("b") == 4 - 2


# --- Ko-Tun Feralo --------------------------------------------------------------------------------

KO_TUN = "ko-tun-feralo-skirmish"


def test_arms_distribution_gives_another_friend_within_3_a_damage_or_block_token() -> None:
    table = Table(
        "| A   B   .   C   D   e |",
        A=KO_TUN,
        B="rebel-trooper",
        C="rebel-trooper",
        D="rebel-trooper",
        e="royal-guard",
    )
    table.activate("A")
    assert uses(table) == [f"use:{KO_TUN}.arms-distribution"]
    table.choose("use:")
    assert table.options == [f"choose:{table.id('B')}", f"choose:{table.id('C')}"]
    table.pick("C")
    assert table.options == ["token:damage", "token:block"]
    table.choose("token:block")
    assert table.figure("C").power == [PowerToken.BLOCK]


def test_arms_distribution_may_be_declined_and_needs_a_friend() -> None:
    table = (
        Table("| A   B   .   e |", A=KO_TUN, B="rebel-trooper", e="royal-guard").activate("A").choose("pass")
    )
    assert table.figure("B").power == []
    alone = Table("| A   .   e |", A=KO_TUN, e="royal-guard").activate("A")
    assert "end" in alone.options


def precise(picture: str, *tokens: PowerToken) -> Table:
    return Table(picture, A=KO_TUN, B="rebel-trooper", c=AHSOKA).give("B", *tokens)


@pytest.mark.rule("CORE-ATTACK-27", "IA-POWER-02")
def test_dead_precise_takes_a_dodge_when_a_friend_spends_a_token_in_its_attack() -> None:
    table = precise("| B   .   c |\n| .   A   . |", PowerToken.DAMAGE)
    fight(table, "B", "c", 1, 5, 5).choose("token:damage")  # a dodge
    assert table.damage("c") == 1 + 1 + 1 + 1  # its aim


@pytest.mark.parametrize(
    ("picture", "choice"),
    [
        ("| B   .   c |\n| .   A   . |", "keep"),  # no token spent
        ("| c   .   B   .   .   .   A |", "token:damage"),  # too far away
    ],
)
def test_dead_precise_needs_a_token_and_ko_tun_within_3(picture: str, choice: str) -> None:
    table = precise(picture, PowerToken.DAMAGE)
    fight(table, "B", "c", 4, 5, 5).choose(choice)
    decline_all(table)
    assert table.damage("c") == 0


def test_dead_precise_is_not_for_ko_tun_nor_for_a_defender() -> None:
    table = precise("| B   c   . |\n| .   A   . |").give("A", PowerToken.DAMAGE).give("B", PowerToken.BLOCK)
    fight(table, "A", "c", 4, 4, 4, 5).choose("token:damage", "pass")
    assert table.damage("c") == 0
    fight(table, "c", "B", 4, 2, 2, 5).choose("token:block", "pass")
    assert table.damage("B") == 0


@pytest.mark.rule("IA-YOU-02")
def test_ko_tun_is_professional() -> None:
    table = Table("| A   .   b |", A=KO_TUN, b="royal-guard")
    fight(table, "A", "b", 4, 1, 4, 0)
    assert uses(table) == [f"use:{KO_TUN}.professional"]
    table.choose("use:").script(4).choose(["die:attack:1:blue"])
    assert table.damage("b") == 2 + 2 + 2 - 1
