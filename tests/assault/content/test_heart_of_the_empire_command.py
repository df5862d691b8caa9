"""Command cards of Heart of the Empire: when they may be played, and what they do."""

from __future__ import annotations

import pytest
from tests.assault.content.fights import fight, uses
from tests.assault.table import Table

from dejarik.assault.board import Sides
from dejarik.assault.content.companions import companions_of
from dejarik.assault.dice.attack import Condition, PowerToken
from dejarik.assault.rules.activation import Activation
from dejarik.assault.rules.attack import attack_with
from dejarik.assault.rules.events import MissionBegins, RoundBegins
from dejarik.assault.rules.objects.tokens import add_token
from dejarik.kernel import Refused

DROKKATTA, JARROD, KO_TUN = "drokkatta-skirmish", "jarrod-kelvin-skirmish", "ko-tun-feralo-skirmish"
GUARD = "riot-trooper-elite-skirmish"

# --- Arcing Shot ----------------------------------------------------------------------------------

HIDEOUT = """
    | A   .   .   . |
    | #   #   .   . |
    | .   b   .   # |
"""
ARCING = "use:arcing-shot.arcing-shot"


def behind_the_wall(card: str = DROKKATTA) -> Table:
    """b can't be seen, but an empty space beside it can."""
    return Table(HIDEOUT, A=card, b=GUARD).hand(0, "arcing-shot")


@pytest.mark.rule("CORE-ATTACK-10", "CORE-CMD-06")
def test_an_arcing_shot_hits_who_stands_beside_an_empty_space_in_sight() -> None:
    table = behind_the_wall().activate("A")
    table.script(4, 4, 2, 0).choose("attack:arcing-shot")
    assert table.damage("b") == 2 + 2 + 2 + 1 - 1
    assert table.state.players[0].discard == ["arcing-shot"]


def test_without_the_card_there_is_nobody_to_attack() -> None:
    table = Table(HIDEOUT, A=DROKKATTA, b=GUARD).activate("A")
    assert not table.offers("attack")


def test_an_arcing_shot_is_for_drokkatta() -> None:
    assert not behind_the_wall("rebel-saboteur").activate("A").offers("attack")


def test_an_arcing_shot_may_still_aim_at_who_is_seen() -> None:
    picture = HIDEOUT.replace("A   .   .   .", "A   .   .   c")
    table = Table(picture, A=DROKKATTA, b=GUARD, c=GUARD).hand(0, "arcing-shot")
    table.activate("A").choose("attack", ARCING)
    assert table.options == [f"attack:{table.id('b')}", f"attack:{table.id('c')}"]


def test_an_arcing_shot_may_be_kept() -> None:
    table = Table("| A   .   c |", A=DROKKATTA, c=GUARD).hand(0, "arcing-shot").activate("A")
    table.script(4, 4, 2, 0).choose("attack", "pass")
    assert table.hand_of(0) == ["arcing-shot"]
    assert table.damage("c") == 6


# --- Armed Escort ---------------------------------------------------------------------------------

ESCORT = "use:armed-escort.armed-escort"


def escorted(picture: str) -> Table:
    """A has played Armed Escort and is done."""
    table = Table(picture, A="sentry-droid", B="rebel-saboteur", c="snowtrooper").hand(0, "armed-escort")
    return table.activate("A").choose(ESCORT).end()


def test_an_armed_escort_gives_an_evade_to_friends_within_2_spaces_this_round() -> None:
    table = escorted("| A   .   B   .   c |")
    assert fight(table, "c", "B", 4, 1, 0).is_idle  # the surge is cancelled
    table.state.expire(table.state.scope("round"))
    assert fight(table, "c", "B", 4, 1, 0).offers("surge:")


def test_an_armed_escort_is_not_for_itself_nor_far_away() -> None:
    far = escorted("| A   .   .   B   .   c |")
    assert fight(far, "c", "B", 4, 1, 0).offers("surge:")
    itself = escorted("| B   A   .   c |")
    assert fight(itself, "c", "A", 4, 1, 0).offers("surge:")


def test_an_armed_escort_is_a_vehicle_or_a_droid() -> None:
    table = Table("| A   .   c |", A="stormtrooper", c=GUARD).hand(0, "armed-escort").activate("A")
    assert uses(table) == []


# --- Battle Scars ---------------------------------------------------------------------------------


@pytest.mark.rule("IA-POWER-06", "CORE-CMD-04")
@pytest.mark.parametrize(("damage", "tokens"), [(0, 1), (2, 1), (3, 2)])
def test_battle_scars_bring_power_tokens_of_any_type(damage: int, tokens: int) -> None:
    table = Table("| A   .   c |", A=DROKKATTA, c=GUARD).hurt("A", damage).hand(0, "battle-scars")
    table.activate("A").choose("use:battle-scars.battle-scars")
    for _ in range(tokens):
        assert table.options == ["token:surge", "token:damage", "token:evade", "token:block"]
        table.choose("token:evade")
    assert table.figure("A").power == [PowerToken.EVADE] * tokens
    assert "end" in table.options
    assert table.hand_of(0) == []


def test_battle_scars_are_for_a_wookiee_in_its_activation() -> None:
    table = (
        Table("| A   B   c |", A="stormtrooper", B=DROKKATTA, c=GUARD).hand(0, "battle-scars").activate("A")
    )
    assert uses(table) == []


# --- Collateral Damage ----------------------------------------------------------------------------

COLLATERAL = "use:collateral-damage.collateral-damage"


def test_collateral_damage_hits_somebody_else_near_the_target_space() -> None:
    table = Table(
        "| A   .   b   .   c   d |\n| .   .   .   .   .   . |", A="rebel-saboteur", b=GUARD, c=GUARD, d=GUARD
    )
    crate = add_token(table.state, "crate", table.figure("c").space, health=3)
    table.hand(0, "collateral-damage")
    fight(table, "A", "b", 4, 5, 0)
    assert uses(table) == [COLLATERAL]
    table.choose(COLLATERAL)
    assert table.options == [f"choose:{id}" for id in (table.id("A"), table.id("c"), crate.id)]
    table.pick("c")
    assert table.damage("c") == 2
    assert table.damage("b") == 3 + 1 - 1


def test_collateral_damage_to_an_object() -> None:
    table = Table("| A   .   .   b   .   c |", A="rebel-saboteur", b=GUARD, c=GUARD).hand(
        0, "collateral-damage"
    )
    crate = add_token(table.state, "crate", table.figure("c").space, health=3)
    fight(table, "A", "b", 4, 5, 0).choose(COLLATERAL, f"choose:{crate.id}")
    assert crate.damage == 2


def test_collateral_damage_needs_somebody_else_and_a_heavy_weapon() -> None:
    alone = Table("| A   .   .   b |", A="rebel-saboteur", b=GUARD).hand(0, "collateral-damage")
    assert fight(alone, "A", "b", 4, 5, 0).is_idle
    light = Table("| A   .   b   c |", A="snowtrooper", b=GUARD, c=GUARD).hand(0, "collateral-damage")
    assert fight(light, "A", "b", 4, 2, 0).is_idle


def test_collateral_damage_is_not_for_the_defenders_side() -> None:
    table = Table("| A   .   b   c |", A="snowtrooper", b="rebel-saboteur", c=GUARD).hand(
        1, "collateral-damage"
    )
    assert fight(table, "A", "b", 1, 2, 0).is_idle


# --- Concentrated Fire ----------------------------------------------------------------------------

CONCENTRATED = "use:concentrated-fire.concentrated-fire"
SQUAD = "| A   .   d |\n| B   .   . |"


def squad(picture: str = SQUAD, other: str = "snowtrooper") -> Table:
    return Table(picture, A="snowtrooper", B=other, d=GUARD).hand(0, "concentrated-fire")


@pytest.mark.rule("CORE-ATTACK-12", "CORE-ATTACK-14", "CORE-ATTACK-43")
def test_concentrated_fire_adds_a_red_die_and_stuns_who_helps() -> None:
    table = squad()
    fight(table, "A", "d", 4, 4, 5, 0)
    assert uses(table) == [CONCENTRATED]
    table.choose(CONCENTRATED)  # of B, the only one
    assert table.damage("d") == 2 + 2 + 3 - 1
    assert table.has("B", Condition.STUNNED)
    assert not table.has("A", Condition.STUNNED)


def test_the_red_die_is_for_that_attack() -> None:
    table = squad()
    fight(table, "A", "d", 4, 4, 0, 4).choose(CONCENTRATED)
    fight(table, "A", "d", 4, 4, 0)
    assert table.damage("d") == (4 + 1 - 3) + (4 - 1)


def test_concentrated_fire_of_a_melee_trooper_adds_nothing() -> None:
    table = squad(other=GUARD)
    fight(table, "A", "d", 4, 4, 0).choose(CONCENTRATED)
    assert table.damage("d") == 4 - 1
    assert table.has("B", Condition.STUNNED)


@pytest.mark.parametrize(("picture", "other"), [("| B | A   .   d |", "snowtrooper"), (SQUAD, "probe-droid")])
def test_concentrated_fire_needs_another_trooper_who_sees_the_target(picture: str, other: str) -> None:
    assert fight(squad(picture, other), "A", "d", 4, 4, 0).is_idle


def test_concentrated_fire_is_for_an_attack_of_a_trooper() -> None:
    table = Table(SQUAD, A="rebel-saboteur", B="snowtrooper", d=GUARD).hand(0, "concentrated-fire")
    assert fight(table, "A", "d", 4, 5, 0).is_idle


# --- Droid Mastery --------------------------------------------------------------------------------

MASTERY = "use:droid-mastery.droid-mastery"


def jarrod(picture: str = "| A   .   .   b |") -> Table:
    return Table(picture, A=JARROD, b=GUARD).hand(0, "droid-mastery")


@pytest.mark.rule("CORE-INTERRUPT-02", "IA-COMP-06")
def test_droid_mastery_focuses_j4x_7_which_may_attack() -> None:
    table = jarrod().occur(MissionBegins()).activate("A").choose(MASTERY)
    droid = companions_of(table.state, 0, "j4x-7")[0]
    assert Condition.FOCUSED in droid.conditions
    table.script(4, 4, 0).choose(f"attack:{table.id('b')}")
    assert table.damage("b") == 2 + 2 - (1 - 1)
    assert Condition.FOCUSED not in droid.conditions
    assert not table.state.the(Activation).has_attacked


def test_j4x_7_may_keep_its_focus_instead() -> None:
    table = jarrod().occur(MissionBegins()).activate("A").choose(MASTERY, "decline")
    assert Condition.FOCUSED in companions_of(table.state, 0, "j4x-7")[0].conditions
    assert "end" in table.options


@pytest.mark.rule("IA-COMP-09", "IA-COMP-19", "CORE-COMPANION-09")
def test_droid_mastery_brings_a_lost_j4x_7_into_jarrods_space() -> None:
    table = jarrod().activate("A").choose(MASTERY)
    droid = companions_of(table.state, 0, "j4x-7")[0]
    assert droid.space == table.figure("A").space
    assert droid.conditions == []
    assert table.damage("b") == 0


@pytest.mark.rule("IA-COMP-18", "IA-COMP-20", "CORE-COMPANION-10")
def test_droid_mastery_is_for_ones_own_j4x_7() -> None:
    table = Table("| A   .   .   b |", A=JARROD, b=JARROD).hand(0, "droid-mastery").occur(MissionBegins())
    mine, theirs = (companions_of(table.state, seat, "j4x-7")[0] for seat in (0, 1))
    table.activate("A").choose(MASTERY)
    assert Condition.FOCUSED in mine.conditions
    assert theirs.conditions == []


# --- Field Supply ---------------------------------------------------------------------------------

SUPPLY = "use:field-supply.field-supply"


def quartermaster() -> Table:
    table = Table(
        "| A   B   C   D   e |\n| .   .   .   .   . |",
        A=KO_TUN, B="snowtrooper", C="snowtrooper", D="snowtrooper", e=GUARD,
    )  # fmt: skip
    return table.hand(0, "field-supply").occur(RoundBegins(round=1))


@pytest.mark.rule("IA-CARD-09")
def test_field_supply_arms_up_to_two_other_figures_within_3() -> None:
    table = quartermaster()
    assert uses(table) == [SUPPLY]
    table.choose(SUPPLY)
    assert table.options == [*(f"choose:{table.id(letter)}" for letter in "BCD"), "decline"]
    table.pick("B")
    assert table.options == ["token:damage", "token:surge"]
    table.choose("token:damage")
    assert table.options == [*(f"choose:{table.id(letter)}" for letter in "CD"), "decline"]
    table.pick("D").choose("token:surge")
    assert table.is_idle
    assert [table.figure(letter).power for letter in "ABCD"] == [
        [],
        [PowerToken.DAMAGE],
        [],
        [PowerToken.SURGE],
    ]


def test_field_supply_may_arm_nobody() -> None:
    assert quartermaster().choose(SUPPLY, "decline").is_idle


@pytest.mark.rule("IA-CARD-09")
def test_who_spends_such_a_token_this_round_may_reroll_an_attack_die() -> None:
    table = quartermaster().choose(SUPPLY).pick("D").choose("token:damage", "decline")
    fight(table, "D", "e", 1, 2, 0).choose("token:damage")
    assert uses(table) == ["use:field-supply-lasting.field-supply"]
    table.choose("use:").script(4).choose(["die:attack:0:blue"])
    assert table.damage("e") == 2 + 2 + 1 - 1


def test_the_reroll_is_for_who_spends_a_token_and_for_this_round() -> None:
    table = quartermaster().choose(SUPPLY).pick("D").choose("token:damage", "decline")
    assert fight(table, "D", "e", 1, 2, 4).choose("keep").is_idle
    table.state.expire(table.state.scope("round"))
    assert fight(table, "D", "e", 1, 2, 4).choose("token:damage").is_idle


def test_a_team_mate_decides_about_its_own_reroll() -> None:
    table = Table(
        "| A   B   c |\n| .   .   d |",
        sides=Sides.TEAM, seats={"A": 0, "B": 2, "c": 1, "d": 3},
        A=KO_TUN, B="snowtrooper", c=GUARD, d=GUARD,
    )  # fmt: skip
    table.hand(0, "field-supply").occur(RoundBegins(round=1)).choose(SUPPLY).pick("B")
    assert table.decision.seat == 2
    table.choose("token:surge", "decline")
    fight(table, "B", "c", 4, 2, 4).choose("token:surge")
    assert table.decision.seat == 2
    assert uses(table) == ["use:field-supply-lasting.field-supply"]


# --- Forward March --------------------------------------------------------------------------------

MARCH = "use:forward-march.forward-march"


def column() -> Table:
    picture = """
        | .   A   A   .   .   . |
        | .   A   A   B   .   E |
        | .   A   A   C   .   . |
        | .   .   .   .   .   d |
    """
    table = Table(picture, A="at-dp-elite", B="stormtrooper", C="stormtrooper", E="stormtrooper", d=GUARD)
    return table.hand(0, "forward-march").activate("A")


@pytest.mark.rule("CORE-MOVE-02", "CORE-MOVE-06")
def test_forward_march_gives_a_movement_point_to_every_friend_within_2() -> None:
    table = column().choose(MARCH)
    assert table.figure("A").points == 1
    assert table.options == [f"choose:{table.id('B')}", f"choose:{table.id('C')}"]  # in which order
    table.pick("C").choose("go:E4", "go:D1")
    assert table.space("C") == "E4"
    assert table.space("B") == "D1"
    assert "end" in table.options


def test_a_marching_figure_may_stay() -> None:
    table = column().choose(MARCH).pick("B").choose("stop", "stop")
    assert (table.space("B"), table.space("C")) == ("D2", "D3")
    assert table.figure("B").points == 0


def test_a_stunned_figure_does_not_march() -> None:
    table = column().give("B", Condition.STUNNED).choose(MARCH)
    table.choose("go:E4")
    assert table.space("C") == "E4"
    assert "end" in table.options


def test_forward_march_is_for_a_vehicle() -> None:
    table = Table("| A   B   c |", A="sentry-droid", B="stormtrooper", c=GUARD).hand(0, "forward-march")
    assert MARCH not in uses(table.activate("A"))


# --- Heavy Ordnance -------------------------------------------------------------------------------

ORDNANCE = "use:heavy-ordnance.heavy-ordnance"


@pytest.mark.rule("CORE-ATTACK-31")
def test_heavy_ordnance_adds_a_damage_against_a_figure() -> None:
    table = Table("| A   .   b |", A="rebel-saboteur", b=GUARD).hand(0, "heavy-ordnance")
    fight(table, "A", "b", 4, 5, 2)
    assert uses(table) == [ORDNANCE]
    table.choose(ORDNANCE)
    assert table.damage("b") == 3 + 1 + 1 - 2


@pytest.mark.rule("CORE-OBJECT-05")
def test_heavy_ordnance_adds_2_damage_and_pierce_2_against_an_object() -> None:
    table = Table("| A   .   b |", A="rebel-saboteur", b=GUARD).hand(0, "heavy-ordnance")
    wall = add_token(table.state, "generator", table.figure("b").space, health=9, block=3)
    table.script(4, 5).push(attack_with(table.state, table.figure("A"), must=True, only=[wall.id]))
    table.choose(ORDNANCE)
    assert wall.damage == 3 + 1 + 2 - (3 - 2)


def test_heavy_ordnance_may_be_kept_and_is_for_heavy_weapons() -> None:
    table = Table("| A   .   b |", A="rebel-saboteur", b=GUARD).hand(0, "heavy-ordnance")
    fight(table, "A", "b", 4, 5, 2).choose("pass")
    assert table.damage("b") == 3 + 1 - 2
    light = Table("| A   .   b |", A="snowtrooper", b=GUARD).hand(0, "heavy-ordnance")
    assert fight(light, "A", "b", 4, 4, 2).is_idle


# --- Ready Weapons --------------------------------------------------------------------------------

READY = "special:ready-weapons.ready-weapons"


def troopers() -> Table:
    trooper = "snowtrooper"
    table = Table("| A   B   C   d |", groups=["AB"], A=trooper, B=trooper, C=trooper, d=GUARD)
    return table.hand(0, "ready-weapons").activate("A")


@pytest.mark.rule("IA-DISTRIBUTE-01", "IA-DISTRIBUTE-02", "CORE-CMD-07")
def test_ready_weapons_shares_3_damage_tokens_in_the_group() -> None:
    table = troopers().choose(READY)
    a, b = f"figure:{table.id('A')}", f"figure:{table.id('B')}"
    assert table.options == [a, b]  # C is of another group
    table.choose({a: 2, b: 1})
    assert table.figure("A").power == [PowerToken.DAMAGE] * 2
    assert table.figure("B").power == [PowerToken.DAMAGE]
    assert table.state.the(Activation).actions == 1


@pytest.mark.rule("IA-DISTRIBUTE-01", "IA-POWER-07")
def test_ready_weapons_gives_fewer_if_the_player_likes_and_2_at_most_to_each() -> None:
    table = troopers().choose(READY)
    a, b = f"figure:{table.id('A')}", f"figure:{table.id('B')}"
    for too_much in ({a: 3}, {a: 2, b: 2}):
        with pytest.raises(Refused):
            table.choose(too_much)
    table.choose({b: 1})
    assert table.figure("A").power == []
    assert table.figure("B").power == [PowerToken.DAMAGE]


@pytest.mark.rule("IA-POWER-08")
def test_tokens_that_are_there_already_count() -> None:
    table = troopers().give("B", PowerToken.EVADE).choose(READY)
    table.choose({f"figure:{table.id('B')}": 2})
    assert table.decision.seat == 0
    table.choose(["token:evade#0"])
    assert table.figure("B").power == [PowerToken.DAMAGE] * 2


def test_ready_weapons_is_for_troopers_and_guardians() -> None:
    table = Table("| A   .   d |", A="rebel-saboteur", d=GUARD).hand(0, "ready-weapons").activate("A")
    assert READY not in uses(table)
