"""Onar Koma: what his sheet and his class deck do."""

from __future__ import annotations

import pytest
from tests.assault.campaign.heroes.playing import skip
from tests.assault.campaign.scene import MissionTable
from tests.assault.content.rolls import black, blue, green, red, white, yellow

from dejarik.assault.campaign.rules.attribute_tests import AttributeTested
from dejarik.assault.campaign.rules.state import EMPIRE
from dejarik.assault.dice.attack import Condition
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.attack.reports import ResultsModified
from dejarik.assault.rules.figures.conditions import GainCondition
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.movement import MoveSpaces
from dejarik.assault.rules.values import health
from dejarik.kernel import NOBODY

RIFLE = "onar-koma-bodyguard-rifle"
HIT = [green(2, damage=2), red(2)]
FOE = "trandoshan-hunter-elite"
SHOT = [blue(3, damage=2), green(1, damage=2)]  # of a Stormtrooper


def onar(picture: str = "| o   A |", *cards: str, **more: str) -> MissionTable:
    figures = {"A": FOE, "o": "onar-koma"} | more
    given = {"o": [RIFLE, *(f"onar-koma-{card}" for card in cards)]}
    return MissionTable(picture, cards=given, **figures)  # type: ignore[arg-type]


# --- His sheet


@pytest.mark.rule("CORE-PUSH-01")
def test_rush_pushes_a_small_figure_that_he_comes_next_to_once_an_activation() -> None:
    table = onar("| o   .   A   .   . |").activate("o").choose("move", "go:B1")
    table.choose("use:onar-koma.rush")
    assert (table.space("A"), table.damage("A")) == ("D1", 0)
    table.choose("go:C1")
    assert table.offers("use:onar-koma.rush") == []


@pytest.mark.rule("CORE-MOVE-20", "CORE-MOVE-22")
def test_who_is_rushed_to_where_he_was_going_stops_him_on_the_way() -> None:
    table = onar("| o   .   A   .   . |").activate("o").choose("move", "go:D1")
    table.choose("use:onar-koma.rush")
    assert (table.space("A"), table.space("o")) == ("D1", "B1")
    assert table.figure("o").points == 3, "nothing was spent for the rest of the way"
    assert table.offers("go:") == ["go:A1", "go:C1"]
    table.choose("go:C1")
    assert table.space("o") == "C1"


@pytest.mark.rule("CORE-MOVE-16", "CORE-MOVE-22")
def test_who_is_rushed_into_the_way_is_gone_round_if_that_costs_no_more() -> None:
    picture = """
        | o   .   .   . |
        | .   .   A   . |
    """
    table = onar(picture).activate("o").choose("move", "go:D1", "use:onar-koma.rush", "push:C1")
    assert (table.space("A"), table.space("o"), table.figure("o").points) == ("C1", "D1", 1)


@pytest.mark.rule("CORE-MOVE-22", "CORE-MOVE-31")
def test_spaces_that_are_left_when_the_way_is_closed_are_not_lost() -> None:
    table = onar("| o   .   A   .   . |").activate("o")
    table.push(MoveSpaces(figure=table.id("o"), spaces=3, seat=table.figure("o").seat))
    table.choose("move:D1", "use:onar-koma.rush")
    assert (table.space("A"), table.space("o")) == ("D1", "B1")
    assert table.offers("move:") == ["move:A1", "move:C1"], "2 spaces are left, and D1 is taken"
    table.choose("move:C1")
    assert table.space("o") == "C1"


@pytest.mark.rule("CORE-MOVE-31")
def test_who_must_move_may_stay_where_the_way_was_closed() -> None:
    table = onar("| o   .   A   .   . |").activate("o")
    table.push(MoveSpaces(figure=table.id("o"), spaces=3, seat=table.figure("o").seat, must=True))
    assert "stay" not in table.options
    table.choose("move:D1", "use:onar-koma.rush")
    assert table.options == ["move:A1", "move:C1", "stay"]


def test_power_through_keeps_harmful_conditions_away_unless_he_is_wounded() -> None:
    table = onar()
    table.push(GainCondition(figure=table.id("o"), condition=Condition.STUNNED))
    assert not table.has("o", Condition.STUNNED)
    table.occur(Damaged(target=table.id("o"), amount=20, by=0))
    table.push(GainCondition(figure=table.id("o"), condition=Condition.STUNNED))
    assert table.has("o", Condition.STUNNED)


@pytest.mark.rule("CORE-ACTION-13")
def test_power_through_recovers_2_more_damage_and_lets_him_rest_once_an_activation() -> None:
    table = onar().tire("o", 3).hurt("o", 9).activate("o").choose("special:rules-hero.rest")
    assert (table.strain("o"), table.damage("o")) == (0, 6), "Endurance 4: 1 damage, and 2"
    assert table.offers("special:rules-hero.rest") == []
    table = onar().tire("o", 3)
    table.occur(Damaged(target=table.id("o"), amount=20, by=0)).hurt("o", 9)
    table.activate("o").choose("special:rules-hero.rest")
    assert (table.strain("o"), table.damage("o")) == (0, 7)
    assert table.offers("special:rules-hero.rest") != []


def test_the_bodyguard_rifle_may_be_adjusted_to_a_long_shot() -> None:
    adjust = f"use:{RIFLE}.adjust"
    for adjusted, damage in ((True, 2), (False, 0)):
        table = onar("| o   .   .   .   A |").activate("o").roll([green(2, damage=2), red(2), black(block=1)])
        table.choose("attack", adjust if adjusted else "pass")
        skip(table)
        assert table.damage("A") == damage, "2 accuracy are not enough for 4 spaces"


# --- Get Down, Keep Up, Stay Behind Me


@pytest.mark.rule("CORE-TEST-03", "CORE-TEST-10")
def test_get_down_adds_a_block_or_an_evade_by_a_test_of_strength_or_insight() -> None:
    get_down = "use:onar-koma-get-down.get-down"
    strength = [blue(2, surge=1), yellow(1, damage=2), yellow(1, damage=2)]
    for test, dice, results in (
        ("test:strength", strength, (1, 0)),
        ("test:insight", [green(1, surge=1), yellow(1, damage=2)], (0, 1)),
        ("test:insight", [green(2, damage=2), yellow(1, damage=2)], (0, 0)),
    ):
        table = onar("| o   .   d   .   A |", "get-down", A="stormtrooper", d="diala-passil")
        table.roll([*SHOT, white()]).attack_with("A", "d")
        skip(table, get_down).roll(dice).choose(get_down, test)
        (last,) = [event for event in table.events if isinstance(event, AttributeTested)]
        assert last.passed is (results != (0, 0))
        assert table.damage("d") == 4 - results[0]
        modified = [event for event in table.events if isinstance(event, ResultsModified)]
        assert [event.tally.evade for event in modified if event.tally.evade] == [1] * results[1]
        assert table.is_exhausted("onar-koma-get-down")


def test_get_down_helps_nobody_farther_away() -> None:
    table = onar("| o   .   .   d   .   A |", "get-down", A="stormtrooper", d="diala-passil")
    table.roll([*SHOT, white()]).attack_with("A", "d")
    with pytest.raises(AssertionError, match="not offered"):
        skip(table, "use:onar-koma-get-down")


def test_keep_up_is_a_movement_point_at_the_end_of_any_activation() -> None:
    for letter in "Ao":
        table = onar("| o   .   .   A |", "keep-up").activate(letter).choose("end")
        table.choose("use:onar-koma-keep-up.keep-up", "go:B1")
        assert (table.space("o"), table.is_exhausted("onar-koma-keep-up")) == ("B1", True)


def test_stay_behind_me_is_health_and_a_block_for_a_friend_beside_him() -> None:
    shield = "use:onar-koma-stay-behind-me.shield-others"
    table = onar("| o   d   .   A |", "stay-behind-me", A="stormtrooper", d="diala-passil")
    assert health(table.state, table.id("o")) == 22
    table.roll([*SHOT, white()]).attack_with("A", "d")
    skip(table, shield).choose(shield)
    assert (table.damage("d"), table.damage("o")) == (3, 1)
    table.occur(Damaged(target=table.id("o"), amount=22, by=0)).roll([*SHOT, white()]).attack_with("A", "d")
    with pytest.raises(AssertionError, match="not offered"):
        skip(table, shield)


# --- Mutual Destruction, Hold Still, Black Sun Armor, Don't Make Me Hurt You


def test_mutual_destruction_is_a_damage_for_a_damage() -> None:
    bonus = "use:onar-koma-mutual-destruction.bonus-damage"
    table = onar("| o   A |", "mutual-destruction").activate("o").roll([*HIT, black(block=1)])
    skip(table.choose("attack"), bonus).choose(bonus)
    assert (table.damage("A"), table.damage("o")) == (4, 1)


def test_a_crashing_rush_hurts_both() -> None:
    table = onar("| o   .   A   .   . |", "mutual-destruction").activate("o").choose("move", "go:B1")
    table.choose("use:onar-koma.rush", "use:onar-koma-mutual-destruction.crashing-rush")
    assert (table.space("A"), table.damage("A"), table.damage("o")) == ("D1", 1, 1)
    assert table.is_exhausted("onar-koma-mutual-destruction")


def test_hold_still_takes_a_block_or_an_evade_from_a_foe_beside_him() -> None:
    grab = "use:onar-koma-hold-still.grab"
    for word, faces, damage in (
        ("choose:less-block", black(block=3), 2),
        ("choose:less-evade", black(evade=1), 4),
    ):
        table = onar("| o   A |", "hold-still").activate("o").roll([green(2, damage=2), red(2), faces])
        skip(table.choose("attack"), grab).choose(grab, word)
        assert table.damage("A") == damage
        assert table.is_exhausted("onar-koma-hold-still")


@pytest.mark.rule("CORE-TERM-10")
def test_hold_still_does_not_mind_a_neutral_figure_that_goes() -> None:
    for seat, focused in ((EMPIRE, True), (NOBODY, False)):
        table = onar("| o   A   .   . |", "hold-still")
        table.figure("A").seat = seat
        table.push(MoveSpaces(figure=table.id("A"), spaces=2, seat=EMPIRE, by_mission=True)).choose("move:D1")
        assert (table.space("A"), table.has("o", Condition.FOCUSED)) == ("D1", focused)


def test_hold_still_focuses_him_when_a_foe_leaves_a_space_beside_him() -> None:
    table = onar("| o   A   .   . |", "hold-still").activate("A").choose("move", "go:C1")
    assert table.has("o", Condition.FOCUSED)
    table = onar("| o   .   A   . |", "hold-still").activate("A").choose("move", "go:D1")
    assert not table.has("o", Condition.FOCUSED)


def test_black_sun_armor_is_health_and_a_block_or_an_evade() -> None:
    table = onar("| o   .   A |", "black-sun-armor", A="stormtrooper")
    assert health(table.state, table.id("o")) == 23
    plating = "use:onar-koma-black-sun-armor.plating"
    table.roll(SHOT).attack_with("A", "o")
    skip(table, plating).choose(plating, "choose:block")
    assert table.damage("o") == 3
    table.roll([blue(3, damage=2), green(1, surge=1)]).attack_with("A", "o")
    skip(table, plating).choose(plating, "choose:evade")
    assert table.damage("o") == 5, "no surge is left"


def test_dont_make_me_hurt_you_adds_a_die_and_is_readied_by_a_defeat() -> None:
    extra, chain = (f"use:onar-koma-dont-make-me-hurt-you.{name}" for name in ("extra-die", "chain"))
    table = onar("| o   A |", "dont-make-me-hurt-you").activate("o").roll([*HIT, red(3), black(block=1)])
    table.choose("attack", extra)
    skip(table)
    assert table.damage("A") == 6
    assert table.is_exhausted("onar-koma-dont-make-me-hurt-you")
    table = onar("| o   A |", "dont-make-me-hurt-you").hurt("A", 9).activate("o")
    table.roll([*HIT, red(3), black(block=1)]).choose("attack", extra)
    skip(table, chain).choose(chain)
    assert table.is_defeated("A")
    assert table.damage("o") == 1
    assert not table.is_exhausted("onar-koma-dont-make-me-hurt-you")


# --- Brute Strength


@pytest.mark.rule("CORE-TEST-01")
def test_brute_strength_rolls_the_dice_of_strength() -> None:
    for attribute in (Attribute.INSIGHT, Attribute.TECH):
        table = onar("| o   A |", "brute-strength").test("o", attribute)
        table.choose("use:onar-koma-brute-strength.substitute-attribute")
        assert [die.colour.value for die in table.tested.dice] == ["blue", "yellow", "yellow"]
        assert table.tested.attribute is attribute


def test_brute_strength_interacts_without_an_action_by_2_successes() -> None:
    force = "use:onar-koma-brute-strength.force-it"
    picture = "| o   . = .   A |\n| .   . = .   . |"
    for die, actions in ((yellow(1, damage=1, surge=1), 2), (yellow(1, damage=2), 1)):
        table = onar(picture, "brute-strength").activate("o").choose("move")
        assert table.offers(force) == []
        table.choose("go:B1").roll([blue(2, surge=1), die, yellow(1, damage=2)])
        table.choose(force)
        assert table.decision.about["actions"] == actions - 1
        assert table.offers("interact:") == [], "the door is open"
        assert table.is_exhausted("onar-koma-brute-strength")
