"""Jyn Odan: what her sheet and her class deck do."""

from __future__ import annotations

import pytest
from tests.assault.campaign.scene import MissionTable
from tests.assault.content.rolls import Roll, black, blue, green, white

from dejarik.assault.campaign.rules.supply import SupplyDiscarded, SupplyDrawn, draw_supply
from dejarik.assault.dice.attack import Condition
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.kernel.engine import run

PISTOL = "jyn-odan-vintage-blaster"
HIT: list[Roll] = [green(2, damage=2), green(3, damage=2), black(block=1)]  # 3 damage
FOE = "trandoshan-hunter-elite"


def jyn(picture: str = "| A   .   j |", *cards: str, weapon: str = PISTOL, **more: str) -> MissionTable:
    figures = {"A": FOE, "j": "jyn-odan"} | more
    return MissionTable(picture, figures, cards={"j": [weapon, *(f"jyn-odan-{card}" for card in cards)]})


def shot(table: MissionTable, dice: list[Roll] = HIT) -> MissionTable:
    return table.roll(dice).attack_with("j", "A")


DRAW = "use:jyn-odan.quick-draw"

# --- Her sheet


@pytest.mark.rule("CORE-INTERRUPT-01", "CORE-HERO-08")
def test_quick_draw_attacks_a_foe_whose_activation_begins_once_a_round_for_each_token() -> None:
    for tokens, others in ((1, 3), (2, 1)):
        figures = dict(zip("gfd", ("gaarkhan", "fenn-signis", "diala-passil"), strict=True))
        named = {letter: figures[letter] for letter in "gfd"[:others]}
        table = jyn("| A   .   j   .   .   g   f   d |", **named).activate("A")
        for _ in range(tokens):
            table.roll([green(1, surge=1), green(1, damage=2), black(block=3)]).choose(DRAW)
            while not table.offers("end"):
                table.choose(table.options[-1])
            table.end().activate("A")
        assert (table.strain("j"), table.offers(DRAW)) == (2 * tokens, [])


def test_quick_draw_needs_a_pistol_and_a_foe() -> None:
    table = jyn(weapon="fenn-signis-infantry-rifle").activate("A")
    assert table.offers(DRAW) == []
    table = jyn("| A   .   j   g |", g="gaarkhan").activate("g")
    assert table.offers(DRAW) == []


def test_quick_draw_is_on_both_sides_of_the_sheet_and_counted_together() -> None:
    table = jyn("| A   .   j   g   f |", g="gaarkhan", f="fenn-signis").activate("A")
    table.roll([green(1, surge=1), green(1, damage=2), black(block=3)]).choose(DRAW, "done").end()
    table.occur(Damaged(target=table.id("j"), amount=10, by=0)).activate("A")
    assert table.hero("j").wounded
    assert table.offers("use:") == []


def test_opportunist_moves_1_space_after_an_attack_that_hurt() -> None:
    table = shot(jyn("| A   .   j   . |")).choose("use:jyn-odan.opportunist", "move:D1")
    assert (table.damage("A"), table.space("j")) == (3, "D1")
    table = shot(jyn("| A   .   j   . |"), [green(1, damage=1, surge=1), green(1, damage=2), black(block=3)])
    table.choose("done")
    assert table.is_idle


# --- Quick as a Whip, Sidewinder, Cheap Shot


def test_quick_as_a_whip_moves_1_space_after_an_attack_on_her() -> None:
    table = jyn("| A   .   j   .   . |", "quick-as-a-whip", A="stormtrooper")
    table.roll([blue(2, damage=1), green(1, damage=2), white(dodge=1)]).attack_with("A", "j")
    table.choose("use:jyn-odan-quick-as-a-whip.quick-as-a-whip", "move:D1")
    assert (table.space("j"), table.is_idle) == ("D1", True)


def test_sidewinder_moves_up_to_2_spaces_after_any_attack_of_hers() -> None:
    table = jyn("| A   .   j   .   . |", "sidewinder")
    shot(table, [green(1, damage=2), green(1, damage=2), black(block=3)]).choose("pass")
    assert table.damage("A") == 1
    table = jyn("| A   .   .   .   .   j   .   . |", "sidewinder")
    shot(table, [green(1, damage=2), green(1, damage=2), black(block=3)])
    assert table.offers("use:jyn-odan.") == [], "the attack has missed"
    table.choose("use:jyn-odan-sidewinder.sidewinder", "move:H1")
    assert table.space("j") == "H1"


@pytest.mark.rule("CORE-SURGE-01")
def test_cheap_shot_is_1_damage_and_a_surge_for_stun_in_a_quick_draw() -> None:
    dice = [green(1, surge=1), green(1, damage=2), black(block=1)]
    table = jyn("| A   .   j |", "cheap-shot").activate("A").roll(dice).choose(DRAW)
    table.choose(next(option for option in table.options if option.endswith("cheap-shot")), "pass")
    assert (table.damage("A"), table.has("A", Condition.STUNNED)) == (2, True)
    table = shot(jyn("| A   .   j |", "cheap-shot"), dice)
    assert [option for option in table.options if option.endswith("cheap-shot")] == []
    table.choose("done", "pass")
    assert table.damage("A") == 1


# --- Smuggler's Luck


@pytest.mark.rule("CORE-TEST-11")
def test_smugglers_luck_rerolls_any_dice_of_her_test() -> None:
    table = jyn("| A   .   j |", "smugglers-luck").roll([blue(2, damage=1), green(1, damage=2)])
    table.test("j", Attribute.INSIGHT).roll([blue(2, surge=1), green(1, damage=1, surge=1)])
    table.choose("use:jyn-odan-smugglers-luck.lucky-test", ["die:0:blue", "die:1:green"])
    assert (table.tested.total, table.tested.passed) == (2, True)
    assert table.is_exhausted("jyn-odan-smugglers-luck")


def test_smugglers_luck_changes_a_drawn_supply_card_for_the_next_one() -> None:
    top, below = "armored-gauntlets", "gaarkhan-vibro-ax"  # whatever cards
    for deck in ([below, top], [top]):
        table = jyn("| A   .   j |", "smugglers-luck")
        table.state.supply = list(deck)
        draw_supply(table.state, table.figure("j"))
        table.refresh()
        run(table.state)
        if len(deck) == 1:
            assert table.is_idle, "there is no other"
            continue
        table.choose("use:jyn-odan-smugglers-luck.lucky-find")
        assert [type(event) for event in table.events[-2:]] == [SupplyDiscarded, SupplyDrawn]
        assert table.state.supply_discard == [top]
        assert table.source(below)
        assert table.is_exhausted("jyn-odan-smugglers-luck")


# --- Roll With It, Get Cocky


@pytest.mark.rule("CORE-DICE-09", "CORE-ATTACK-19")
def test_roll_with_it_is_a_block_and_turns_blocks_into_evades() -> None:
    dice = [blue(3, damage=1, surge=1), green(1, damage=1, surge=1), white(block=1)]
    table = jyn("| A   .   j |", "roll-with-it", A="stormtrooper").roll(dice).attack_with("A", "j")
    table.choose("use:jyn-odan-roll-with-it.roll-with-it", "use:jyn-odan-roll-with-it-lasting.roll-with-it")
    table.choose("choose:block-to-evade")
    assert (table.damage("j"), table.strain("j"), table.is_idle) == (2, 1, True)  # no surge, no block
    table = jyn("| A   .   j |", "roll-with-it", A="stormtrooper").roll(dice).attack_with("A", "j")
    table.choose("use:jyn-odan-roll-with-it.roll-with-it", "use:jyn-odan-roll-with-it-lasting", "decline")
    assert (table.attack.blocks, table.attack.surges_left) == (1, 1)
    table = jyn("| A   .   j |", "roll-with-it", A="stormtrooper").roll(dice).attack_with("A", "j")
    table.choose("use:jyn-odan-roll-with-it.roll-with-it", "pass")
    assert (table.attack.blocks, table.attack.surges_left) == (2, 2)


def test_get_cocky_recovers_2_strain_or_focuses_her_when_the_target_is_defeated() -> None:
    for word, strain, focused in (("recover-2-strain", 1, False), ("become-focused", 3, True)):
        table = shot(jyn("| A   .   j |", "get-cocky").hurt("A", 6).tire("j", 3))
        table.choose("use:jyn-odan-get-cocky.get-cocky", f"choose:{word}")
        assert (table.strain("j"), table.has("j", Condition.FOCUSED)) == (strain, focused)
        assert table.is_exhausted("jyn-odan-get-cocky")
    table = shot(jyn("| A   .   j |", "get-cocky"))
    assert table.offers("use:jyn-odan-get-cocky") == []


# --- Gunslinger, Trick Shot


@pytest.mark.rule("CORE-ATTACK-56", "CORE-SURGE-02")
def test_gunslinger_uses_the_surges_of_all_her_pistols() -> None:
    given = [PISTOL, "gideon-argus-holdout-blaster", "fenn-signis-infantry-rifle"]
    for extra, count in (["jyn-odan-gunslinger"], 4), ([], 3):
        table = MissionTable("| A   .   j |", A=FOE, j="jyn-odan", cards={"j": [*given, *extra]})
        table.roll([green(1, surge=1), green(1, damage=2), black(block=1)]).attack_with("j", "A")
        table.choose(f"weapon:{PISTOL}")
        if extra:
            table.choose("pass")
        assert len(table.offers("surge:")) == count  # recover, two of her own, Pierce 2 of the other


def test_show_off_is_a_surge_for_1_strain() -> None:
    table = shot(jyn("| A   .   j |", "gunslinger")).choose("use:jyn-odan-gunslinger.show-off")
    assert (table.attack.surges_left, table.strain("j")) == (1, 1)
    assert table.is_exhausted("jyn-odan-gunslinger")


@pytest.mark.rule("CORE-ATTACK-10", "CORE-LOS-03")
def test_trick_shot_draws_sight_from_a_space_within_3() -> None:
    picture = """
    | A   .   B   .   .   j |
    """
    table = jyn(picture, "trick-shot", B=FOE).activate("j").choose("attack")
    assert table.offers("attack:") == []
    table.choose("use:jyn-odan-trick-shot.trick-shot")
    assert table.offers("attack:") == [f"attack:{table.id('A')}", f"attack:{table.id('B')}"]
    table.roll([green(2, damage=2), green(3, damage=2), black(block=1)]).pick("A")
    assert (table.damage("A"), table.strain("j")) == (3, 1), "the accuracy is counted from herself"
    table = jyn(picture, "trick-shot", B=FOE).activate("j").choose("attack", "pass")
    assert table.attack.target == table.id("B"), "without it nobody else is in sight"


def test_trick_shot_makes_an_attack_possible_that_has_no_target_otherwise() -> None:
    picture = """
    | A   .   g   .   .   j |
    """
    table = jyn(picture, "trick-shot", g="gaarkhan").activate("j")
    assert table.offers("attack") == ["attack:jyn-odan-trick-shot"]
    table.roll(HIT).choose("attack:jyn-odan-trick-shot")
    assert (table.damage("A"), table.strain("j")) == (3, 1)
    table = jyn(picture, "trick-shot", g="gaarkhan").tire("j", 4).activate("j")
    assert table.offers("attack") == []
