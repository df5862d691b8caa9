"""Jabba's Realm: its Command cards."""

from __future__ import annotations

import pytest
from tests.assault.content.fights import uses, wound
from tests.assault.content.rolls import black, blue, green, red, white, yellow
from tests.assault.table import Table

from dejarik.assault.board import Sides
from dejarik.assault.dice.attack import Condition

ONAR = "onar-koma-skirmish"
SHYLA = "shyla-varad-skirmish"
VINTO = "vinto-hreeda-skirmish"


# --- Bladestorm -----------------------------------------------------------------------------------

STORM = """
    | S   a   .   b |
    | .   .   .   . |
    | c   .   .   D |
"""
SLASH = [green(1, damage=2), green(2, damage=2), yellow(1, damage=2), black(block=1)]


def storm() -> Table:
    table = Table(STORM, S=SHYLA, D="weequay-pirate", a=VINTO, b="weequay-pirate", c="weequay-pirate")
    return table.hand(0, "bladestorm")


def test_bladestorm_adds_a_surge_and_hurts_every_foe_within_2_spaces_after_the_attack() -> None:
    table = storm()
    table.roll([*SLASH[:3], white(block=1)]).attack_with("S", "a").choose("use:bladestorm.bladestorm")
    assert table.attack.surges_left == 1
    table.choose("done")
    assert table.damage("a") == 5 + 1
    assert table.damage("c") == 1
    assert table.damage("b") == 0  # 3 spaces away
    assert table.damage("S") == 0
    assert table.state.players[0].discard == ["bladestorm"]


def test_bladestorm_lasts_for_one_attack_and_may_be_kept() -> None:
    table = storm()
    table.roll([*SLASH[:3], white(block=1)]).attack_with("S", "a").choose("pass")
    assert table.damage("c") == 0
    assert table.hand_of(0) == ["bladestorm"]
    table = storm()
    table.roll([*SLASH[:3], white(dodge=1)]).attack_with("S", "a")
    table.choose("use:bladestorm.bladestorm", "done")
    assert table.damage("a") == 1  # also after a miss
    table.roll([*SLASH[:3], white(dodge=1)]).attack_with("S", "a")
    assert table.damage("a") == 1


def test_bladestorm_is_shylas_and_for_her_own_attacks() -> None:
    table = Table("| V   .   a |", V=VINTO, a="weequay-pirate").hand(0, "bladestorm")
    table.roll([blue(4, damage=2), green(1, damage=2), black(block=3)]).attack_with("V", "a")
    assert table.is_idle
    defended = Table("| S   .   a |", S=SHYLA, a="alliance-ranger").hand(0, "bladestorm")
    defended.roll([blue(4, damage=2), blue(4, damage=2), black(block=1)]).attack_with("a", "S")
    assert defended.is_idle


# --- Draw! ----------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-ACTION-05")
def test_draw_is_an_attack_without_an_action() -> None:
    table = Table("| V   .   a |", V=VINTO, a="weequay-pirate-elite").hand(0, "draw").activate("V")
    table.roll([blue(4, damage=2), green(1, damage=2), black(block=1)]).choose("use:draw.draw")
    assert table.damage("a") == 3
    assert table.decision.about["actions"] == 2
    assert "attack" in table.options
    assert table.hand_of(0) == []


def test_draw_is_vintos_and_needs_a_target() -> None:
    shyla = Table("| S   a |", S=SHYLA, a="weequay-pirate").hand(0, "draw").activate("S").choose("pass")
    assert "use:draw.draw" not in uses(shyla)
    nobody = Table("| V | a |", V=VINTO, a="weequay-pirate").hand(0, "draw").activate("V")
    assert "use:draw.draw" not in uses(nobody)


# --- Extra Protection -----------------------------------------------------------------------------

PROTECTION = "use:extra-protection.extra-protection"


def guarded(picture: str = "| .   O   .   W   .   .   a |") -> Table:
    return Table(picture, O=ONAR, W="weequay-pirate", a="weequay-pirate-elite").hand(0, "extra-protection")


@pytest.mark.rule("CORE-INTERRUPT-01")
def test_extra_protection_lets_onar_move_and_attack_when_a_friend_beside_suffers_3_damage() -> None:
    street = """
        | .   O   .   .   .   a |
        | .   .   .   W   .   . |
    """
    table = wound(guarded(street), "W", 3, by=1)
    assert uses(table) == [PROTECTION]
    table.choose(PROTECTION)
    table.roll([blue(4, damage=2), red(3), green(1, damage=2), black(block=1)])
    assert "move:A1" in table.options
    table.choose("move:C1")
    assert table.space("O") == "C1"
    assert table.is_defeated("a")


def test_extra_protection_also_for_a_friend_who_is_defeated_by_it() -> None:
    table = wound(guarded(), "W", 9, by=1)
    assert table.is_defeated("W")
    assert uses(table) == [PROTECTION]
    table.choose("pass")
    assert table.hand_of(0) == ["extra-protection"]


@pytest.mark.rule("CORE-DAMAGE-02")
def test_extra_protection_counts_only_damage_that_was_suffered() -> None:
    assert wound(guarded(), "W", 2, by=1).is_idle
    assert wound(guarded().hurt("W", 2), "W", 5, by=1).is_idle  # only 2 fit


def test_extra_protection_is_for_other_friends_within_2_spaces() -> None:
    assert wound(guarded("| O   .   .   W   .   .   a |"), "W", 3, by=1).is_idle
    assert wound(guarded(), "O", 3, by=1).is_idle
    assert wound(guarded("| .   O   a   W   .   .   . |"), "a", 3, by=0).is_idle


# --- Glory of the Kill ----------------------------------------------------------------------------

GLORY = "use:glory-of-the-kill.glory-of-the-kill"


def hunt(damage: int) -> Table:
    table = Table("| A   .   b |", A="alliance-ranger", b="jet-trooper").hand(0, "glory-of-the-kill")
    return table.hurt("A", damage)


def test_glory_of_the_kill_heals_3_damage_when_the_target_was_defeated() -> None:
    table = (
        hunt(4)
        .roll([blue(3, damage=2), blue(4, damage=2), black(block=1)])
        .attack_with("A", "b")
        .choose("pass")
    )
    assert table.is_defeated("b")
    table.choose(GLORY)
    assert table.damage("A") == 1


def test_glory_of_the_kill_needs_a_kill_and_something_to_heal() -> None:
    alive = (
        hunt(4)
        .roll([blue(3, damage=2), blue(4, damage=2), black(block=3)])
        .attack_with("A", "b")
        .choose("pass")
    )
    assert alive.is_idle
    healthy = (
        hunt(0)
        .roll([blue(3, damage=2), blue(4, damage=2), black(block=1)])
        .attack_with("A", "b")
        .choose("pass")
    )
    assert healthy.is_idle
    assert healthy.is_defeated("b")


# --- On the Lam -----------------------------------------------------------------------------------

LAM = "use:on-the-lam.on-the-lam"
CORNER = """
    | A   .   v |
    |   |   | . |
    |   |   | . |
    |   |   | . |
"""


@pytest.mark.rule("IA-ATTACK-01", "CORE-ATTACK-40", "CORE-INTERRUPT-01")
def test_on_the_lam_moves_the_defender_out_of_sight_and_the_attack_misses() -> None:
    table = Table(CORNER, A="alliance-ranger", v=VINTO).hand(1, "on-the-lam")
    table.roll([blue(4, damage=2), blue(4, damage=2), white()]).attack_with("A", "v")
    table.choose(LAM, "go:C4", "stop")
    assert table.space("v") == "C4"
    assert table.is_idle
    assert table.damage("v") == 0


def test_on_the_lam_within_sight_the_attack_goes_on_with_the_new_distance() -> None:
    table = Table("| A   .   v   .   .   . |", A="alliance-ranger", v=VINTO).hand(1, "on-the-lam")
    table.roll([blue(2, damage=1), blue(2, damage=1), white()]).attack_with("A", "v")
    table.choose(LAM, "go:E1", "stop")
    assert table.damage("v") == 2  # accuracy 5 reaches 4 spaces
    far = Table("| A   .   v   .   .   .   . |", A="alliance-ranger", v=VINTO).hand(1, "on-the-lam")
    far.roll([blue(2, damage=1), blue(2, damage=1), white()]).attack_with("A", "v")
    far.choose(LAM, "go:G1")
    while not far.is_idle:
        far.choose("stop" if "stop" in far.options else "pass")
    assert far.damage("v") == 0


@pytest.mark.rule("IA-ATTACK-02", "CORE-ATTACK-41")
def test_on_the_lam_away_from_a_melee_attacker_the_attack_misses() -> None:
    table = Table("| S   v   .   . |", S=SHYLA, v=VINTO).hand(1, "on-the-lam")
    table.roll([*SLASH[:3], white()]).attack_with("S", "v").choose(LAM, "go:C1", "stop")
    assert table.damage("v") == 0


def test_on_the_lam_is_for_defending_smugglers_who_can_move() -> None:
    hunter = Table("| A   .   o |", A="alliance-ranger", o="alliance-ranger").hand(1, "on-the-lam")
    hunter.roll([blue(4, damage=2), blue(4, damage=2), black(block=1)]).attack_with("A", "o")
    assert hunter.is_idle
    stunned = Table("| A   .   v |", A="alliance-ranger", v=VINTO).hand(1, "on-the-lam")
    stunned.give("v", Condition.STUNNED)
    stunned.roll([blue(4, damage=2), blue(4, damage=2), white()]).attack_with("A", "v")
    assert stunned.is_idle


# --- Pickpocket -----------------------------------------------------------------------------------

PICKPOCKET = "use:pickpocket.pickpocket"


@pytest.mark.rule("IA-VP-02", "CORE-VP-04")
def test_pickpocket_takes_as_many_points_as_a_green_die_shows_accuracy() -> None:
    table = Table("| V   a |", V=VINTO, a="alliance-ranger").hand(0, "pickpocket")
    table.state.players[1].vp = 2
    table.refresh()
    table.activate("V").roll([green(3, damage=2)]).choose(PICKPOCKET)
    assert table.vp(1) == 0  # not below
    assert table.vp(0) == 3
    assert table.decision.about["actions"] == 2


def test_pickpocket_needs_an_adjacent_foe() -> None:
    table = Table("| V   .   a |", V=VINTO, a="alliance-ranger").hand(0, "pickpocket").activate("V")
    assert PICKPOCKET not in uses(table)


@pytest.mark.rule("IA-4P-18", "CORE-FOUR-05")
def test_pickpocket_with_several_opponents_chooses_one() -> None:
    table = Table(
        "| V   a   b   c |",
        V=VINTO, a="alliance-ranger", b="alliance-ranger", c="alliance-ranger",
        seats={"V": 0, "a": 1, "b": 2, "c": 3}, sides=Sides.FREE_FOR_ALL,
    )  # fmt: skip
    for player in table.state.players:
        player.vp = 5
    table.hand(0, "pickpocket").activate("V").roll([green(2, damage=2)]).choose(PICKPOCKET)
    assert table.options == ["player:1", "player:2", "player:3"]
    table.choose("player:2")
    assert [player.vp for player in table.state.players] == [7, 5, 3, 5]


# --- Run for Cover and Tools for the Job ------------------------------------------------------------

COVER = "use:run-for-cover.run-for-cover"
TOOLS = "use:tools-for-the-job.tools-for-the-job"


@pytest.mark.rule("CORE-ATTACK-14")
def test_run_for_cover_takes_a_die_out_of_the_attack_pool() -> None:
    table = Table("| O   .   .   v |", O=ONAR, v=VINTO).hand(1, "run-for-cover").attack_with("O", "v")
    assert table.decision.seat == 1
    table.choose(COVER)
    assert table.options == ["die:blue", "die:red", "die:green"]
    table.roll([blue(4, damage=2), green(1, damage=2), white()]).choose("die:red")
    assert table.damage("v") == 4


def test_run_for_cover_is_for_the_smuggler_who_is_attacked() -> None:
    table = Table("| O   .   .   v   w |", O=ONAR, v="alliance-ranger", w=VINTO).hand(1, "run-for-cover")
    table.roll([blue(4, damage=2), red(1), green(1, damage=2), black(block=3)]).attack_with("O", "v")
    assert table.is_idle


@pytest.mark.rule("CORE-ATTACK-14")
def test_tools_for_the_job_adds_a_die_of_any_colour() -> None:
    table = Table("| V   .   a |", V=VINTO, a="alliance-ranger").hand(0, "tools-for-the-job")
    table.attack_with("V", "a").choose(TOOLS)
    assert table.options == ["die:blue", "die:green", "die:red", "die:yellow"]
    table.roll([blue(4, damage=2), green(1, damage=2), red(3), black(block=3)]).choose("die:red")
    assert table.damage("a") == 4


def test_tools_for_the_job_may_be_kept_and_is_for_hunters_and_smugglers() -> None:
    table = Table("| V   .   a |", V=VINTO, a="alliance-ranger").hand(0, "tools-for-the-job")
    table.roll([blue(4, damage=2), green(1, damage=2), black(block=3)]).attack_with("V", "a").choose("pass")
    assert table.damage("a") == 1
    guard = Table("| G   a |", G="gamorrean-guard-elite", a="alliance-ranger").hand(0, "tools-for-the-job")
    guard.roll([red(3), red(3), black(block=3)]).attack_with("G", "a")
    assert uses(guard) == ["use:gamorrean-guard-elite.professional"]


def test_the_attacker_adds_a_die_before_the_defender_takes_one_out() -> None:
    table = Table("| V   .   v |", V=VINTO, v=VINTO).hand(0, "tools-for-the-job").hand(1, "run-for-cover")
    table.attack_with("V", "v").choose(TOOLS, "die:red", COVER)
    assert "die:red" in table.options


# --- Stimulants and Toxic Dart ----------------------------------------------------------------------

STIMULANTS = "special:stimulants.stimulants"
DART = "use:toxic-dart.toxic-dart"


@pytest.mark.rule("CORE-MOVE-07", "CORE-CMD-07")
def test_stimulants_hurt_then_quicken_and_focus_the_smuggler_or_a_figure_beside() -> None:
    table = Table("| V   W   .   a |", V=VINTO, W="gamorrean-guard", a="alliance-ranger").hand(
        0, "stimulants"
    )
    table.activate("V").choose(STIMULANTS)
    assert table.options == [f"choose:{table.id('V')}", f"choose:{table.id('W')}"]
    table.pick("W").choose("go:C1")
    assert table.damage("W") == 1
    assert table.has("W", Condition.FOCUSED)
    assert table.space("W") == "C1"
    assert table.decision.about["actions"] == 1
    own = Table("| V   .   a |", V=VINTO, a="alliance-ranger").hand(0, "stimulants")
    own.activate("V").choose(STIMULANTS, "stop")  # the point is spent now or never
    assert own.damage("V") == 1
    assert own.decision.about["points"] == 0


def test_stimulants_may_be_given_to_a_foe_and_kill() -> None:
    table = Table("| V   a   b |", V=VINTO, a="alliance-ranger", b="alliance-ranger").hand(0, "stimulants")
    table.hurt("a", 4).activate("V").choose(STIMULANTS).pick("a")
    assert table.is_defeated("a")


def test_stimulants_are_for_smugglers() -> None:
    table = (
        Table("| G   .   a |", G="gamorrean-guard", a="alliance-ranger").hand(0, "stimulants").activate("G")
    )
    assert STIMULANTS not in uses(table)


def test_toxic_dart_strains_and_weakens_a_foe_in_sight_within_3_spaces() -> None:
    table = Table("| V   .   .   a   b |", V=VINTO, a="alliance-ranger", b="alliance-ranger")
    table.hand(0, "toxic-dart").deck(1, "draw").activate("V").choose(DART)  # b is too far: a
    assert table.decision.seat == 1
    table.choose("discard:0")
    assert table.damage("a") == 1
    assert table.has("a", Condition.WEAKENED)
    assert table.decision.about["actions"] == 2


def test_toxic_dart_needs_a_foe_in_sight() -> None:
    table = Table("| V | a |", V=VINTO, a="alliance-ranger").hand(0, "toxic-dart").activate("V")
    assert DART not in uses(table)
