"""Loku Kanoloa: recon tokens, and what his sheet and his class deck do."""

from __future__ import annotations

import pytest
from tests.assault.campaign.heroes.playing import skip
from tests.assault.campaign.scene import MissionTable
from tests.assault.content.rolls import black, blue, green, red, white, yellow

from dejarik.assault.campaign.rules.recon import has_recon
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.attack import AttackResolved
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.objects.tokens import CRATE, add_token
from dejarik.assault.rules.texts import CardDefinition, write, written
from dejarik.assault.rules.values import defence_evade, health

RIFLE, STAFF = "loku-kanoloa-all-weather-rifle", "diala-passil-plasteel-staff"
FOE = "trandoshan-hunter-elite"
SIGHTS = "use:loku-kanoloa.set-your-sights"
HIT = [blue(3, damage=2), green(2, damage=2)]


def loku(picture: str, *cards: str, groups: tuple[str, ...] = (), **more: str) -> MissionTable:
    figures = {"A": FOE, "l": "loku-kanoloa"} | more
    given = {"l": [RIFLE, *(f"loku-kanoloa-{card}" for card in cards)]}
    if "d" in figures:
        given["d"] = [STAFF]
    return MissionTable(picture, cards=given, groups=groups, **figures)  # type: ignore[arg-type]


def mark(table: MissionTable, *letters: str) -> MissionTable:
    """Recon tokens that lie there from the start."""
    for number, letter in enumerate(letters, start=1):
        table.state.memory[f"recon:{number}"] = table.id(letter)
    table.refresh()
    return table


def marked(table: MissionTable) -> str:
    return "".join(letter for letter in table._ids if has_recon(table.state, table.id(letter)))


# --- His sheet, Combat Spotter


@pytest.mark.rule("IA-RECON-01", "IA-RECON-02", "IA-RECON-03")
def test_set_your_sights_marks_a_foe_in_sight_at_the_start_and_at_the_end_of_his_activation() -> None:
    table = loku("| l   .   A   B |\n| .   .   C   . |", B=FOE, C=FOE).activate("l").choose(SIGHTS)
    assert len(table.options) == 2, "B is hidden by A"
    table.pick("A")
    assert (marked(table), table.strain("l")) == ("A", 2)
    table.choose("end", SIGHTS, "recon:pool")
    assert (marked(table), table.strain("l")) == ("AC", 4)


@pytest.mark.rule("IA-RECON-04", "IA-RECON-05", "CORE-TOKEN-20")
def test_a_token_is_taken_from_the_pool_or_from_where_it_lies() -> None:
    table = mark(loku("| l   .   A |\n| .   .   B |\n| .   C   . |", B=FOE, C=FOE), "A", "B")
    table.activate("l").choose(SIGHTS)
    assert table.options == [f"recon:{table.id('A')}", f"recon:{table.id('B')}"]
    table.choose(f"recon:{table.id('A')}")
    assert marked(table) == "BC"
    table = mark(loku("| l   .   A |\n| .   .   B |", B=FOE), "A").activate("l").choose(SIGHTS)
    assert sorted(table.options) == sorted([f"recon:{table.id('A')}", "recon:pool"])
    shown = {each["id"]: each["label"]["id"] for each in table.decision.show(table.state)["options"]}
    assert shown == {f"recon:{table.id('A')}": "option-recon-move", "recon:pool": "option-recon-pool"}


def test_attacks_on_a_marked_foe_have_1_damage_more() -> None:
    table = mark(loku("| l   .   A   d |", d="diala-passil"), "A")
    table.roll([*HIT, black(block=1)]).attack_with("l", "A")
    skip(table)
    assert table.damage("A") == 4
    table.roll([green(2, damage=2), yellow(2, damage=1), black(block=3)]).attack_with("d", "A")
    skip(table)
    assert table.damage("A") == 5
    table = loku("| l   .   A |").roll([*HIT, black(block=1)]).attack_with("l", "A")
    skip(table)
    assert table.damage("A") == 3


def test_clear_minded_is_2_accuracy_unless_he_is_wounded() -> None:
    picture = "| l   .   .   .   .   .   .   A |"  # 7 spaces: 4 rolled, 1 of the rifle, 2
    dice = [blue(2, damage=1), green(2, damage=2), black(block=1)]
    table = loku(picture).roll(dice).attack_with("l", "A")
    assert table.damage("A") == 2
    table = loku(picture)
    table.occur(Damaged(target=table.id("l"), amount=10, by=0)).roll(dice).attack_with("l", "A")
    assert table.damage("A") == 0


@pytest.mark.rule("IA-RECON-06")
def test_combat_spotter_ignores_figures_when_marking_and_for_friends_who_look_at_the_marked() -> None:
    for cards, options in (((), ["A"]), (("combat-spotter",), ["A", "B"])):
        table = loku("| l   .   A   B |", *cards, B=FOE).activate("l").choose(SIGHTS)
        if cards:
            table.pick("B")
        assert marked(table) == options[-1]
    for cards, targets in (((), 1), (("combat-spotter",), 2)):
        table = mark(loku("| l   .   A   B |", *cards, B=FOE), "B").activate("l")
        skip(table).choose("attack")
        assert len(table.offers("attack:")) == (targets if targets > 1 else 0), "one target is not asked for"


def test_combat_spotter_does_not_help_foes() -> None:
    table = mark(loku("| l   d   .   A |", "combat-spotter", A="stormtrooper", d="diala-passil"), "l")
    table.activate("A").choose("attack")
    assert table.attack.target == table.id("d"), "Loku is hidden by her"


# --- Scouting Report


def test_a_scouting_report_lets_heroes_open_a_crate_without_an_action() -> None:
    if "adrenal-stim" not in written():
        write("adrenal-stim", CardDefinition())
    table = loku("| l   .   .   d   . |\n| .   .   .   .   A |", "scouting-report", d="diala-passil")
    table.state.supply = ["adrenal-stim"]
    crate = add_token(table.state, CRATE, table.figure("d").space + 1)
    table.refresh()
    table.activate("d")
    assert table.offers("use:loku") == []
    table.end().activate("l")
    skip(table, "use:loku-kanoloa-scouting-report").choose("use:loku-kanoloa-scouting-report.scouting-report")
    assert has_recon(table.state, crate.id)
    assert (table.strain("l"), table.is_exhausted("loku-kanoloa-scouting-report")) == (1, True)
    skip(table).choose("end")
    skip(table).activate("d").choose("use:loku-kanoloa-scouting-report-lasting.scouting-report")
    assert (table.hero("d").crates, table.state.supply) == (1, [])
    assert table.decision.about["actions"] == 2


# --- Overwatch


@pytest.mark.rule("IA-RECON-03")
def test_overwatch_shoots_at_a_foe_that_declares_a_move_or_an_attack() -> None:
    shoot = "use:loku-kanoloa-overwatch.overwatch-shoot"
    for action in ("move", "attack"):
        table = loku("| l   .   A |", "overwatch", A="stormtrooper-elite").activate("l")
        skip(table).choose("special:loku-kanoloa-overwatch.overwatch-prepare")
        assert has_recon(table.state, table.source("loku-kanoloa-overwatch"))
        table.choose("end")
        skip(table).activate("A").choose(action)
        table.roll([blue(2, damage=1), green(2, damage=2), black(block=1)])
        skip(table, shoot).choose(shoot)
        assert table.attack.surges_left == 1
        skip(table)
        fights = [event for event in table.events if isinstance(event, AttackResolved)]
        assert (fights[0].attacker, fights[0].damage) == (table.id("l"), 2)
        assert not has_recon(table.state, table.source("loku-kanoloa-overwatch"))


@pytest.mark.rule("CORE-ACTION-14")
def test_overwatch_shoots_at_a_foe_that_is_ordered_to_move() -> None:
    shoot = "use:loku-kanoloa-overwatch.overwatch-shoot"
    table = loku("| l   .   A   .   B |", "overwatch", A="stormtrooper-elite", B="imperial-officer")
    table.state.memory["recon:1"] = table.source("loku-kanoloa-overwatch")
    table.activate("B").choose("special:imperial-officer.order")
    assert table.offers(shoot)
    table.roll([*HIT, black(block=1)]).choose(shoot)
    skip(table, "go:")
    assert (table.damage("A"), table.space("A")) == (3, "C1"), "before it moves"


@pytest.mark.rule("IA-RECON-05")
def test_with_both_tokens_on_overwatch_already_there_is_nothing_to_choose() -> None:
    table = loku("| l   .   A |", "overwatch", A="stormtrooper-elite")
    card = table.source("loku-kanoloa-overwatch")
    table.state.memory |= {"recon:1": card, "recon:2": card}
    table.activate("l")
    skip(table).choose("special:loku-kanoloa-overwatch.overwatch-prepare")
    assert table.decision.prompt.id == "activation-prompt"
    assert [table.state.memory[f"recon:{token}"] for token in (1, 2)] == [card, card]


# --- Spectrum Scanner, Mon Cala Special Forces


def test_the_spectrum_scanner_marks_another_figure_of_the_group() -> None:
    table = mark(loku("| l   A   B   C |", "spectrum-scanner", groups=("AB",), B=FOE, C=FOE), "A")
    table.occur(Damaged(target=table.id("A"), amount=99, by=1))
    table.choose("use:loku-kanoloa-spectrum-scanner.spectrum-scanner")
    assert has_recon(table.state, table.id("B"))
    assert not has_recon(table.state, table.id("C"))
    assert table.is_exhausted("loku-kanoloa-spectrum-scanner")


def test_mon_cala_special_forces_recover_or_focus_when_a_marked_foe_falls() -> None:
    forces = "use:loku-kanoloa-mon-cala-special-forces.mon-cala-special-forces"
    for word, strain, focused in (("regain-strain", 1, False), ("become-focused", 3, True)):
        table = mark(loku("| l   A   B |", "mon-cala-special-forces", B=FOE), "A").tire("l", 3)
        assert defence_evade(table.state, table.id("l")) == 1
        table.occur(Damaged(target=table.id("B"), amount=99, by=1))
        assert table.is_idle, "it was not marked"
        table.occur(Damaged(target=table.id("A"), amount=99, by=1)).choose(forces, f"choose:{word}")
        assert (table.strain("l"), table.has("l", Condition.FOCUSED)) == (strain, focused)
        assert table.is_exhausted("loku-kanoloa-mon-cala-special-forces")


@pytest.mark.rule("CORE-ABILITY-09")
def test_both_cards_answer_the_same_defeat_whichever_comes_first() -> None:
    forces = "use:loku-kanoloa-mon-cala-special-forces.mon-cala-special-forces"
    scanner = "use:loku-kanoloa-spectrum-scanner.spectrum-scanner"
    cards = ("mon-cala-special-forces", "spectrum-scanner")
    table = mark(loku("| l   A   B   C |", *cards, groups=("AB",), B=FOE, C=FOE), "A", "C").tire("l", 3)
    table.occur(Damaged(target=table.id("A"), amount=99, by=1))
    table.choose(scanner, "recon:pool", forces, "choose:regain-strain")
    assert (table.strain("l"), has_recon(table.state, table.id("B"))) == (1, True)
    assert table.is_idle


# --- Scout's Guidance, Study of Enemies, Coordinated Attack


def test_scouts_guidance_marks_a_friend_who_evades_better() -> None:
    table = loku("| l   d   .   A |", "scouts-guidance", A="stormtrooper", d="diala-passil").activate("l")
    table.choose("use:loku-kanoloa-scouts-guidance.scouts-guidance-marking")
    assert (marked(table), table.strain("l")) == ("d", 2)
    table.choose("end")
    skip(table).roll([blue(2, surge=1), green(1, damage=1, surge=1), white()]).attack_with("A", "d")
    skip(table, "surge:")
    assert (table.attack.evades, table.attack.surges_left) == (1, 1)


def test_study_of_enemies_marks_a_foe_near_the_target_by_a_surge() -> None:
    table = loku("| l   .   A   .   B |", "study-of-enemies", B=FOE)
    assert health(table.state, table.id("l")) == 12
    study = f"surge:{table.source('loku-kanoloa-study-of-enemies')}.study-of-enemies"
    table.roll([blue(2, surge=1), green(1, damage=1, surge=1), black(block=1)]).attack_with("l", "A")
    table.choose(study).pick("B")
    assert marked(table) == "B"
    assert table.is_exhausted("loku-kanoloa-study-of-enemies")
    assert table.offers(study) == []


def test_a_coordinated_attack_adds_a_die_against_a_marked_foe() -> None:
    together = "use:loku-kanoloa-coordinated-attack.coordinated-attack"
    table = mark(loku("| l   .   A   d |", "coordinated-attack", d="diala-passil"), "A").activate("d")
    table.choose("attack")
    skip(table, together).roll([green(2, damage=2), yellow(1, damage=2), red(3), black(block=1)])
    table.choose(together, "choose:red")
    skip(table)
    assert (table.damage("A"), table.strain("l")) == (7, 2)
    assert table.is_exhausted("loku-kanoloa-coordinated-attack")
    table = loku("| l   .   A   d |", "coordinated-attack", d="diala-passil").activate("d").choose("attack")
    with pytest.raises(AssertionError, match="not offered"):
        skip(table, together)
