"""Technological Superiority: what the cards of the deck do."""

from __future__ import annotations

import pytest
from tests.assault.campaign.imperial.scene import HIT, empire, fight_on, fit, until
from tests.assault.content.rolls import blue, green, red, white

from dejarik.assault.dice.attack import Condition
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.events import RoundEnds
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.values import is_mobile, speed

ARMS = "technological-superiority-experimental-arms"
SUPPORT = "technological-superiority-technical-support"
FAILSAFE = "technological-superiority-failsafe"
DETONATORS = "technological-superiority-hidden-detonators"
ARC = "technological-superiority-arc-blasters"
ADAPTIVE = "technological-superiority-adaptive-weapons"
AUGMENTS = "technological-superiority-superior-augments"


def test_experimental_arms_add_a_surge_and_hurt_afterwards() -> None:
    table = fit(empire("A.d", A="stormtrooper"), ARMS, "A").roll(HIT).attack_with("A", "d")
    until(table, f"use:{ARMS}").choose(f"use:{ARMS}.experimental-arms")
    assert (table.attack.surges_left, table.offers(f"use:{ARMS}"), table.damage("A")) == (1, [], 0)
    fight_on(table)
    assert table.damage("A") == 1
    table.attack_with("A", "d")
    fight_on(table)
    assert table.damage("A") == 1, "only when they are used"


def test_jetpacks_make_troopers_mobile() -> None:
    table = empire("AB.d", A="stormtrooper", B="stormtrooper", groups=("AB",))
    assert not is_mobile(table.state, table.id("A"))
    fit(table, "technological-superiority-jetpacks", "A", "B").activate("A")
    assert is_mobile(table.state, table.id("B"))


def test_technical_support_makes_droids_faster_and_lets_them_repair() -> None:
    table = empire("ABC.d", SUPPORT, A="probe-droid", B="stormtrooper-elite", C="imperial-officer")
    assert [speed(table.state, table.id(letter)) for letter in "AB"] == [4, 4]
    table.hurt("B", 4).activate("A").choose(f"special:{SUPPORT}.repair")
    assert table.options == ["choose:become-focused", "choose:recover-3", "decline"]
    table.choose("choose:recover-3")
    assert table.damage("B") == 1
    assert table.offers(f"special:{SUPPORT}") == [], "once an activation"
    for word, conditions in (("discard-conditions", []), ("become-focused", ["stun", "focus"])):
        table = empire("AB.d", SUPPORT, A="probe-droid", B="stormtrooper").give("B", Condition.STUNNED)
        table.activate("A").choose(f"special:{SUPPORT}.repair", f"choose:{word}")
        assert [condition.value for condition in table.figure("B").conditions] == conditions
    table = empire("AB.d", SUPPORT, A="probe-droid", B="stormtrooper").give("B", Condition.FOCUSED)
    table.activate("A").choose(f"special:{SUPPORT}.repair")
    assert table.options == ["choose:discard-conditions", "decline"], "what it could do"
    table = empire("AB.d", SUPPORT, A="stormtrooper", B="stormtrooper").activate("A")
    assert table.offers(f"special:{SUPPORT}") == []


@pytest.mark.rule("CORE-MOVE-06")
def test_a_failsafe_keeps_a_figure_in_play_for_threat() -> None:
    table = empire("A..d", FAILSAFE, threat=2, A="stormtrooper")
    table.occur(Damaged(target=table.id("A"), amount=3, by=1)).choose(f"use:{FAILSAFE}.failsafe")
    assert (table.damage("A"), table.figure("A").points) == (2, 3)
    table.choose("go:B1", "stop")
    assert (table.space("A"), table.state.threat, table.is_exhausted(FAILSAFE)) == ("B1", 0, True)
    table = empire("A..d", FAILSAFE, threat=1, A="stormtrooper")
    table.occur(Damaged(target=table.id("A"), amount=3, by=1))
    assert table.is_defeated("A")


def test_hidden_detonators_hurt_everybody_beside_a_figure_and_defeat_it() -> None:
    table = empire(
        "dABC", DETONATORS, threat=1, A="stormtrooper", B="stormtrooper-elite", C="imperial-officer"
    )
    table.occur(RoundEnds(round=1)).choose(f"use:{DETONATORS}.hidden-detonators").pick("A")
    assert (table.damage("d"), table.damage("B"), table.damage("C")) == (2, 2, 0)
    assert table.is_defeated("A")
    assert (table.state.threat, table.is_exhausted(DETONATORS)) == (0, True)


def test_arc_blasters_stun_whom_they_hurt_unless_strong() -> None:
    for strength, stunned in (
        ([blue(2, damage=1), green(1, damage=2)], True),
        ([blue(2, surge=1), green(1, damage=2)], False),
    ):
        table = fit(empire("A.d", A="stormtrooper"), ARC, "A").roll([*HIT, *strength]).attack_with("A", "d")
        fight_on(table)
        assert table.has("d", Condition.STUNNED) is stunned


def test_arc_blasters_overload_and_hurt_who_stands_beside() -> None:
    table = fit(empire("A.de", A="stormtrooper", e="diala-passil"), ARC, "A")
    table.roll([blue(2, surge=1), green(1, damage=2), white()]).attack_with("A", "d")
    until(table, "surge:").choose(f"surge:{table.source(ARC)}.overload")
    fight_on(table)
    assert (table.damage("d"), table.damage("e")) == (3, 1)
    table = fit(empire("Ad", A="royal-guard"), ARC, "A")
    table.roll([red(2, surge=1), (Die.YELLOW, Die.YELLOW.faces[0]), white()]).attack_with("A", "d")
    until(table, "surge:")
    assert table.offers(f"surge:{table.source(ARC)}") == [], "a melee attack"


def test_a_cloaking_device_is_a_white_die_more() -> None:
    table = fit(empire("Ad", A="stormtrooper"), "technological-superiority-cloaking-device", "A")
    table.attack_with("d", "A")
    assert [die.colour for die in table.attack.defence_dice] == [Die.BLACK, Die.WHITE]


def test_adaptive_weapons_exchange_a_die_for_any_other() -> None:
    table = empire("A.d", ADAPTIVE, A="stormtrooper").attack_with("A", "d")
    table.choose(f"use:{ADAPTIVE}.adaptive-weapons", "die:green")
    assert table.options == ["die:red", "die:blue", "die:green", "die:yellow"]
    table.choose("die:red")
    assert sorted(die.colour.value for die in table.attack.attack_dice) == ["blue", "red"]
    table = empire("Ad", ADAPTIVE, A="stormtrooper").attack_with("d", "A")
    assert table.offers(f"use:{ADAPTIVE}") == []


def test_superior_augments_are_for_groups_with_attachments() -> None:
    for attached, damage, expected in ((True, 3, 5), (False, 2, 4)):
        table = empire("A.d", AUGMENTS, A="stormtrooper")
        if attached:
            fit(table, ARMS, "A")
        assert speed(table.state, table.id("A")) == expected
        table.roll(HIT).attack_with("A", "d")
        fight_on(table)
        assert table.damage("d") == damage
