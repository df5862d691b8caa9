"""Jarrod Kelvin: what his sheet and his class deck do, and J4X-7 with them."""

from __future__ import annotations

import pytest
from tests.assault.campaign.heroes.playing import skip
from tests.assault.campaign.scene import MissionTable
from tests.assault.content.rolls import black, blue, green, white, yellow

from dejarik.assault.campaign.rules.attribute_tests import AttributeTested
from dejarik.assault.campaign.rules.heroes import cards_of, concerns_ally
from dejarik.assault.campaign.rules.values import endurance
from dejarik.assault.content.blocks import rule
from dejarik.assault.content.campaign.language import HEROES, object_test
from dejarik.assault.dice.attack import Condition, PowerToken
from dejarik.assault.dice.faces import Die
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.attack import AttackResolved, DiceRolled
from dejarik.assault.rules.attack.reports import SurgesCancelled
from dejarik.assault.rules.events import Deployed
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.objects.tokens import CRATE, add_token
from dejarik.assault.rules.values import health, speed
from dejarik.kernel import NOBODY
from dejarik.messages import Language, say

CLAWS = "vibro-claws"
STAFF = "diala-passil-plasteel-staff"
FOE = "trandoshan-hunter-elite"
MASTERY = "use:jarrod-kelvin.droid-mastery"
PARRY = "use:jarrod-kelvin.parry"
SHOT = [blue(3, damage=2), green(1, damage=2)]  # of a Stormtrooper


def scene(picture: str, *cards: str, weapons: tuple[str, ...] = (CLAWS,), **more: str) -> MissionTable:
    """`j` is Jarrod, `x` his droid."""
    figures = {"A": FOE, "j": "jarrod-kelvin"} | more
    given = {"j": [*weapons, *cards]}
    if "d" in figures:
        given["d"] = [STAFF]
    table = MissionTable(picture, cards=given, **figures)  # type: ignore[arg-type]
    if "x" in figures:
        table.state.groups[table.figure("x").group].of = table.figure("j").group
    return table


def droid_of(table: MissionTable) -> int:
    return next((id for id, figure in table.state.figures.items() if figure.card == "j4x-7"), 0)


def act(table: MissionTable, figure: int) -> MissionTable:
    return table.choose(f"figure:{figure}")


# --- Droid Mastery


@pytest.mark.rule("IA-COMP-04", "IA-COMP-05")
def test_droid_mastery_brings_j4x_7_during_his_activation_and_it_activates_after_him() -> None:
    for sheet in ("jarrod-kelvin", "jarrod-kelvin-wounded"):
        table = scene("| j   .   .   A |", j=sheet).choose_to_activate("j")
        table.choose("pass")
        call = f"use:{sheet}.droid-mastery"
        table.choose(call)
        droid = droid_of(table)
        assert (table.strain("j"), table.decision.about["figure"]) == (2, table.id("j"))
        assert table.state.figures[droid].space == table.figure("j").space + 1
        assert table.offers(call) == [], "it is in play"
        table.choose("end")
        assert table.decision.about["figure"] == droid
        table.choose("end")
        assert table.is_idle
        assert not table.state.groups[table.state.figures[droid].group].ready


@pytest.mark.rule("IA-COMP-03", "CORE-ACT-16")
def test_droid_mastery_right_before_his_activation_lets_it_activate_first() -> None:
    table = scene("| j   .   .   A |").choose_to_activate("j").choose(MASTERY)
    droid = droid_of(table)
    assert table.offers("figure") == [f"figure:{table.id('j')}", f"figure:{droid}"]
    act(table, droid).choose("end")
    assert table.decision.about["figure"] == table.id("j")
    table.choose("end")
    assert table.is_idle


def test_droid_mastery_costs_2_strain_and_needs_j4x_7_to_be_out_of_play() -> None:
    table = scene("| j   .   A |").tire("j", 4).choose_to_activate("j")
    assert table.offers(MASTERY) == []
    table = scene("| j   x   A |", x="j4x-7").choose_to_activate("j")
    assert table.offers(MASTERY) == []
    table = scene("| j   d   A |", d="diala-passil").choose_to_activate("d")
    assert table.offers(MASTERY) == [], "it is not his activation"


@pytest.mark.rule("CORE-CARD-05", "CORE-ACT-16")
def test_j4x_7_is_readied_for_each_of_his_activations() -> None:
    table = scene("| j   x   .   A |", x="j4x-7")
    for first, second in ("jx", "xj", "jx"):
        table.choose_to_activate("j")
        assert table.offers("figure") == [f"figure:{table.id(each)}" for each in "jx"]
        act(table, table.id(first)).choose("end")
        assert table.decision.about["figure"] == table.id(second)
        table.choose("end")
        assert table.is_idle


def test_j4x_7_belongs_to_jarrod_and_an_ally_to_all_rebels() -> None:
    table = scene("| j   x   c   A |", x="j4x-7", c="rebel-trooper")
    for letter, shared in (("j", False), ("x", False), ("c", True)):
        assert concerns_ally(table.activate(letter).state, table.decision) is shared
        table.choose("end")


@pytest.mark.rule("IA-COMP-16")
def test_j4x_7_stays_and_does_not_activate_without_him() -> None:
    table = scene("| j   x   d   A |", x="j4x-7", d="diala-passil")
    for _ in range(2):
        table.occur(Damaged(target=table.id("j"), amount=99, by=0))
    assert table.is_defeated("j")
    table.choose_to_activate("d").choose("end")
    assert table.is_idle
    assert not table.is_defeated("x")


# --- Parry


def test_parry_exhausts_a_melee_weapon_for_a_block_or_an_evade() -> None:
    for result, damage, cancelled in (("block", 2 - 1 - 1, 0), ("evade", 2 - 1, 1)):
        table = scene("| A   .   .   j |", A="stormtrooper")
        table.roll([blue(2, surge=1), green(1, damage=2), black(block=1)]).attack_with("A", "j")
        skip(table, PARRY).choose(PARRY)
        assert table.is_exhausted(CLAWS)
        assert table.offers("choose:") == ["choose:block", "choose:evade"]
        table.choose(f"choose:{result}")
        skip(table)
        assert table.damage("j") == damage
        assert sum(event.count for event in table.events if isinstance(event, SurgesCancelled)) == cancelled


def test_parry_chooses_among_his_ready_melee_weapons() -> None:
    table = scene("| A   .   .   j |", A="stormtrooper", weapons=(CLAWS, STAFF))
    for weapons in ((CLAWS, STAFF), (STAFF,), ()):
        table.roll([*SHOT, black(block=3)]).attack_with("A", "j")
        skip(table, PARRY if weapons else "")
        if not weapons:
            assert table.is_idle
            break
        table.choose(PARRY)
        if len(weapons) > 1:
            assert [option.partition("#")[0] for option in table.options] == [
                f"weapon:{each}" for each in weapons
            ]
            table.choose(f"weapon:{CLAWS}")
        assert table.is_exhausted(weapons[0])
        table.choose("choose:block")
        skip(table)


def test_nobody_parries_with_a_ranged_weapon_or_wounded_or_when_another_is_attacked() -> None:
    tables = [
        scene("| A   .   .   j |", A="stormtrooper", weapons=("mgl-9-boomer",)),
        scene("| A   .   .   j |", A="stormtrooper", j="jarrod-kelvin-wounded"),
    ]
    for table in tables:
        table.roll([*SHOT, black(block=1)]).attack_with("A", "j")
        skip(table)
        assert table.damage("j") == 3
    table = scene("| A   .   d   j |", A="stormtrooper", d="diala-passil").roll([*SHOT, white()])
    table.attack_with("A", "d")
    with pytest.raises(AssertionError, match="not offered"):
        skip(table, PARRY)


def test_vibro_claws_give_a_damage_token_for_a_surge() -> None:
    table = scene("| j   A |").activate("j")
    table.roll([yellow(0, surge=1), yellow(1, damage=2), black(block=1)]).choose("attack")
    table.choose(f"surge:{table.source(CLAWS)}.2")
    assert table.figure("j").power == [PowerToken.DAMAGE]


# --- Balanced Approach, Forward Momentum


def test_a_balanced_approach_makes_up_for_what_he_has_not_done() -> None:
    table = scene("| j   .   A |", "balanced-approach").hurt("j", 3).activate("j").choose("end")
    assert table.figure("j").power == [PowerToken.DAMAGE]
    assert table.options == ["go:B1", "stop"]
    table.choose("go:B1")
    assert (table.space("j"), table.damage("j")) == ("B1", 2)
    assert table.is_idle
    table = (
        scene("| j   A |", "balanced-approach")
        .hurt("j", 3)
        .activate("j")
        .choose("move", "special:rules-hero.rest")
    )
    table.choose("end")
    assert (table.figure("j").power, table.damage("j")) == ([PowerToken.DAMAGE], 0), "5 by resting"
    assert table.is_idle, "no point"
    table = scene("| j   A |", "balanced-approach").hurt("j", 3).activate("j").choose("attack")
    skip(table).choose("move", "end")
    assert (table.figure("j").power, table.damage("j")) == ([], 2)
    assert table.is_idle


def test_forward_momentum_is_a_point_for_him_or_the_droid() -> None:
    table = scene("| j   x   .   A |", "forward-momentum", x="j4x-7").activate("j").pick("x")
    table.choose("go:C1")
    assert (table.space("x"), table.decision.about["points"]) == ("C1", 0)
    table = scene("| j   x   .   A |", "forward-momentum", x="j4x-7").activate("j").pick("j")
    assert table.decision.about["points"] == 1
    table = scene("| j   .   .   A |", "forward-momentum").activate("j")
    assert table.decision.about["points"] == 1, "without the droid there is no choice"
    table = scene("| j   x   .   A |", "forward-momentum", x="j4x-7").activate("x")
    assert table.decision.about["points"] == 0


def test_forward_momentum_moves_him_after_an_attack_that_he_has_parried() -> None:
    for parries in (True, False):
        table = scene("| A   .   .   j |", "forward-momentum", A="stormtrooper")
        table.roll([*SHOT, black(block=1)]).attack_with("A", "j")
        if parries:
            skip(table, PARRY).choose(PARRY, "choose:block")
            skip(table, "go:")
            table.choose("go:C1")
        else:
            skip(table)
        assert (table.space("j"), table.is_idle) == ("C1" if parries else "D1", True)


# --- Scout's Loadout


def test_a_scout_spots_the_weakness_of_whom_he_or_the_droid_sees() -> None:
    spot = "use:scouts-loadout.spot-weakness"
    for picture, seen in (
        ("| d   A   . |\n| .   .   j |", True),
        ("| d   A   .   x |\n| #   #   .   . |\n| j   .   .   . |", True),
        ("| d   A   .   . |\n| #   #   #   # |\n| j   x   .   . |", False),
    ):
        more = {"x": "j4x-7"} if "x" in picture else {}
        table = scene(picture, "scouts-loadout", d="diala-passil", **more).activate("d")  # type: ignore[arg-type]
        table.roll([green(1, surge=1), yellow(1, damage=2), black(evade=1)]).choose("attack")
        if not seen:
            with pytest.raises(AssertionError, match="not offered"):
                skip(table, spot)
            continue
        skip(table, spot).choose(spot)
        assert (table.attack.evades, table.is_exhausted("scouts-loadout")) == (0, True)
    table = scene("| j   d   A |", "scouts-loadout", d="diala-passil")
    table.roll([yellow(1, damage=2), yellow(1, damage=2), green(1, damage=2)]).attack_with("A", "d")
    assert not [option for option in table.options if "scouts" in option], "no Rebel attacks"


def test_a_scout_warns_a_rebel_when_the_droid_sees_a_deployment() -> None:
    warn = "use:scouts-loadout.watch-deployment"
    picture = "| j   #   x   A |\n| .   .   d   B |"
    table = scene(picture, "scouts-loadout", d="diala-passil", x="j4x-7", B=FOE)
    table.occur(*(Deployed(figure=table.id(each)) for each in "AB"))
    assert len(table.offers(warn)) == 1
    table.choose(warn).pick("d")
    assert table.figure("d").power == [PowerToken.EVADE]
    assert table.is_idle, "once for all that are deployed together"
    table.occur(Deployed(figure=table.id("A"))).choose("pass")
    assert table.is_idle
    table.occur(Deployed(figure=table.id("d")))
    assert table.is_idle, "a Rebel"
    figure = table.figure("A")
    figure.seat = table.state.groups[figure.group].seat = NOBODY
    table.refresh()
    assert table.occur(Deployed(figure=figure.id)).is_idle, "a neutral figure is not Imperial"
    table = scene("| j   A |\n| #   # |\n| x   . |", "scouts-loadout", x="j4x-7")
    table.occur(Deployed(figure=table.id("A")))
    assert table.is_idle, "the droid does not see it"
    table = scene("| j   A |", "scouts-loadout").occur(Deployed(figure=table.id("A")))
    assert table.is_idle, "there is no droid"


# --- Slicer's Upgrades

SLICE = "special:slicers-upgrades-lasting.grant-to-j4x-7"


def sliced(picture: str, *cards: str) -> MissionTable:
    """J4X-7 has been called and is activated."""
    table = scene(picture, *(cards or ("slicers-upgrades",))).choose_to_activate("j")
    table.choose(MASTERY)
    if table.offers("space"):
        table.choose("space:B1")
    return act(table, droid_of(table))


def test_a_slicers_droid_opens_crates_for_jarrod() -> None:
    table = sliced("| j   .   .   .   A |")
    crate = add_token(table.state, CRATE, table.figure("j").space + 3)
    table.state.supply = ["adrenal-stim"]
    table.refresh()
    assert table.offers("interact") == [], "not by an action of its own (IA-COMP-12)"
    table.choose(SLICE, "move:C1")
    assert crate.id not in table.state.tokens
    assert (table.hero("j").crates, table.state.supply) == (1, [])
    assert "adrenal-stim" in [each.key for each in cards_of(table.state, table.figure("j")).values()]
    assert table.decision.about["actions"] == 0


@pytest.mark.rule("IA-COMP-12", "IA-COMP-13")
def test_without_the_upgrades_the_droid_does_none_of_that() -> None:
    table = sliced("| j   .   .   .   A |", "balanced-approach")
    assert table.offers("special") == []


@pytest.mark.rule("IA-COMP-15")
def test_a_slicers_droid_has_one_success_in_tests_of_objects() -> None:
    for needed in (1, 2):
        hack = object_test("terminal", "hack", (Attribute.TECH,), by=HEROES, needed=needed).part
        assert hack is not None
        rule(f"hacking-{needed}", hack)
        table = sliced("| j   .   .   A |")
        terminal = add_token(table.state, "terminal", table.figure("j").space + 2)
        table.state.enter(f"hacking-{needed}", NOBODY)
        table.refresh()
        table.choose(SLICE, "stay")
        assert (terminal.id not in table.state.tokens) is (needed == 1)
        assert [event.successes for event in table.events if isinstance(event, AttributeTested)] == [1]


def test_a_slicers_droid_damages_an_object_beside_it() -> None:
    table = sliced("| j   .   .   A |")
    target = add_token(table.state, "terminal", table.figure("j").space + 2, health=9)
    far = add_token(table.state, "terminal", table.figure("A").space, health=9)
    table.refresh()
    table.choose(SLICE, "stay")
    assert (target.damage, far.damage) == (3, 0)


def test_a_slicers_droid_chooses_between_what_it_can_do() -> None:
    table = sliced("| j   .   .   A |")
    target = add_token(table.state, "terminal", table.figure("j").space + 2, health=9)
    crate = add_token(table.state, CRATE, table.figure("j").space + 1)
    table.refresh()
    table.choose(SLICE, "stay")
    assert table.options == [f"interact:crate#{crate.id}", f"choose:{target.id}"]
    labels = [
        say(table.decision.label_of(table.state, each), Language.ENGLISH) for each in table.decision.options
    ]
    assert labels == ["Open the crate", "Deal 3 damage to Terminal (C1)"]
    table.choose(f"choose:{target.id}")
    assert (target.damage, crate.id in table.state.tokens) == (3, True)


# --- Explosive Reflexes, Mutual Progression


@pytest.mark.rule("CORE-ATTACK-14")
def test_explosive_reflexes_swap_a_die_of_his_of_the_droids_and_of_attacks_on_him() -> None:
    swap = "use:explosive-reflexes.swap-die"
    pools = {"j": ["yellow"], "x": ["blue"], "B": ["blue", "green"]}
    for attacker, target, old, new, pool in (
        ("j", "A", "yellow", "red", [Die.YELLOW, Die.RED]),
        ("x", "A", "blue", "red", [Die.RED]),
        ("B", "j", "green", "yellow", [Die.BLUE, Die.YELLOW]),
    ):
        table = scene("| B   j   A |\n| .   .   x |", "explosive-reflexes", x="j4x-7", B="stormtrooper")
        assert endurance(table.state, table.id("j")) == 5 + 1
        table.attack_with(attacker, target)
        skip(table, swap).choose(swap)
        if old in pools[attacker] and len(set(pools[attacker])) > 1:
            table.choose(f"die:{old}")
        table.choose(f"die:{new}")
        rolled = next(event for event in table.events if isinstance(event, DiceRolled))
        assert [die.colour for die in rolled.attack_dice] == pool
        assert table.is_exhausted("explosive-reflexes")


def test_explosive_reflexes_are_not_for_others_and_not_for_his_ranged_weapons() -> None:
    for attacker, target, weapons in (
        ("d", "A", (CLAWS,)),
        ("A", "d", (CLAWS,)),
        ("j", "A", ("mgl-9-boomer",)),
    ):
        table = scene("| j   A   d |", "explosive-reflexes", weapons=weapons, d="diala-passil")
        table.attack_with(attacker, target)
        while not table.is_idle:
            assert not [option for option in table.options if "explosive" in option]
            table.choose(table.options[-1])


def test_mutual_progression_is_for_both() -> None:
    table = scene("| j   x   A   d |", "mutual-progression", x="j4x-7", d="diala-passil", A="stormtrooper")
    assert [speed(table.state, table.id(each)) for each in "jxd"] == [5, 4, 4]
    for target, dice in (("j", [black(block=1)]), ("x", [])):
        table.roll([*SHOT, *dice]).attack_with("A", target)
        skip(table)
        fight = next(event for event in table.events if isinstance(event, AttackResolved))
        table.events.clear()
        assert fight.damage == 4 - 1 - len(dice)


# --- Leaping Slash, Mechanical Master


@pytest.mark.rule("CORE-CARD-01")
def test_a_leaping_slash_moves_attacks_with_the_claws_and_then_with_another_weapon() -> None:
    table = scene("| j   .   .   A |", "leaping-slash", weapons=(CLAWS, STAFF)).activate("j")
    table.roll([yellow(1, damage=2), yellow(1, damage=2), black(block=1)])
    table.roll([green(1, damage=2), yellow(1, damage=2), black(block=1)])
    table.choose("special:leaping-slash.leap", "move:C1", "choose:exhaust-claws")
    skip(table)
    assert (table.space("j"), table.damage("A"), table.strain("j")) == ("C1", 3 + 3, 1)
    assert table.is_exhausted(CLAWS)
    assert table.decision.about["actions"] == 1
    table = scene("| j   A |", "leaping-slash", weapons=(CLAWS, STAFF)).activate("j")
    table.roll([green(1, damage=2), yellow(1, damage=2), black(block=1)])
    table.choose("special:leaping-slash.leap", "decline")
    skip(table)
    assert (table.damage("A"), table.is_exhausted(CLAWS)) == (3, False)


def test_a_leaping_slash_without_another_weapon_is_an_attack_with_the_claws() -> None:
    table = scene("| j   A   . |", "leaping-slash").activate("j")
    table.roll([yellow(1, damage=2), yellow(1, damage=2), black(block=1)])
    table.choose("special:leaping-slash.leap", "stay", "choose:exhaust-claws")
    skip(table)
    assert (table.damage("A"), table.decision.about["actions"]) == (3, 1)


def test_a_leaping_slash_with_exhausted_claws_is_an_attack_with_the_other_weapon() -> None:
    table = scene("| j   A |", "leaping-slash", weapons=(CLAWS, STAFF)).activate("j")
    table.state.memory[f"exhausted:{CLAWS}@{table.figure('j').group}"] = 1
    table.refresh()
    table.roll([green(1, damage=2), yellow(1, damage=2), black(block=1)])
    table.choose("special:leaping-slash.leap")
    skip(table)
    assert table.damage("A") == 3


def test_a_leaping_slash_costs_a_strain_that_he_must_be_able_to_suffer() -> None:
    table = scene("| j   A |", "leaping-slash").tire("j", 5).activate("j")
    assert table.offers("special:leaping-slash") == []


def test_a_mechanical_master_focuses_the_droid_that_attacks() -> None:
    table = scene("| j   x   A |", "mechanical-master", x="j4x-7")
    assert health(table.state, table.id("j")) == 10 + 2
    table.roll([blue(2, damage=1), green(1, damage=2), black(block=1)]).attack_with("x", "A")
    skip(table)
    assert table.damage("A") == 1 + 2, "Pierce 1 takes the block"
    assert not table.has("x", Condition.FOCUSED)
    table.roll([yellow(1, damage=2), yellow(1, damage=2), black(block=1)]).attack_with("j", "A")
    skip(table)
    assert not table.has("j", Condition.FOCUSED)


@pytest.mark.rule("IA-COMP-16")
def test_a_mechanical_master_sends_the_droid_with_another_hero() -> None:
    extra = "use:mechanical-master.extra-activation"
    for order in ("dx", "xd"):
        table = scene("| j   x   d   A |", "mechanical-master", x="j4x-7", d="diala-passil")
        table.state.groups[table.figure("x").group].exhaust()
        table.choose_to_activate("d").choose(extra)
        assert table.is_exhausted("mechanical-master")
        for letter in order:
            if table.offers("figure"):
                table.pick(letter)
            assert table.decision.about["figure"] == table.id(letter)
            table.choose("end")
        assert table.is_idle
        assert not table.state.groups[table.figure("x").group].ready
        table.choose_to_activate("d").choose("end")
        assert table.is_idle, "it is exhausted until his activation"
        table.choose_to_activate("j").pick("j").choose("end", "end")
        assert not table.is_exhausted("mechanical-master")


def test_a_mechanical_master_may_keep_the_droid_and_needs_one() -> None:
    table = scene("| j   x   d   A |", "mechanical-master", x="j4x-7", d="diala-passil")
    table.choose_to_activate("d").choose("pass", "end")
    assert table.is_idle
    for picture, letter in (("| j   .   d   A |", "d"), ("| j   x   d   A |", "j")):
        more = {"x": "j4x-7"} if "x" in picture else {}
        table = scene(picture, "mechanical-master", d="diala-passil", **more).choose_to_activate(letter)  # type: ignore[arg-type]
        assert table.offers("use:mechanical-master") == []
