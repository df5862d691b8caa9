"""What a weapon or a modification would be to a hero: exact odds before and after."""

from __future__ import annotations

import pytest
from tests.assault.campaign.stages.desk import Desk, founded, result

from dejarik.assault.campaign.stages.presenting.comparing import compare
from dejarik.assault.campaign.stages.presenting.records import WeaponComparison
from dejarik.assault.dice.attack import AttackEffect, AttackNumbers, SurgeAbility
from dejarik.assault.dice.faces import DicePool, Die
from dejarik.assault.dice.odds import odds
from dejarik.kernel import find_game
from dejarik.kernel.sent import Sent

FENN = 2
ARMOUR = "combat-coat-tier-1"
RIFLE = "fenn-signis-infantry-rifle"


@pytest.fixture
def desk() -> Desk:
    shop = Desk(result(founded(), rebels=True))
    shop.on_to("stage-shopping")
    shop.state.offered = ["e-11", "vibroblade", "marksman-barrel", ARMOUR]
    return shop


def test_a_weapon_is_compared_with_those_that_the_hero_has(desk: Desk) -> None:
    found = compare(desk.state, FENN, "e-11")
    assert found is not None
    assert [each.card for each in found.before] == [RIFLE]
    [after] = found.after
    assert (after.card, after.melee, [at.range for at in after.at]) == ("e-11", False, [3, 5, 7])
    surges = (
        SurgeAbility(AttackEffect(damage=2)),
        SurgeAbility(AttackEffect(accuracy=2)),
    )
    asked = AttackNumbers(DicePool((Die.BLUE, Die.GREEN)), DicePool((Die.BLACK,)), 5, surges=surges, health=3)
    exact = odds(asked)
    assert after.at[1].expected == float(exact.expected_damage)
    assert (after.at[1].defeat, after.at[1].hit) == (float(exact.defeat or 0), float(1 - exact.miss))


def test_melee_weapons_are_counted_beside_the_target(desk: Desk) -> None:
    found = compare(desk.state, 1, "vibroblade")
    assert found is not None
    assert [at.range for at in found.after[0].at] == [None]
    assert [each.melee for each in found.before] == [True], "the hero's own staff"


def test_a_modification_is_counted_on_each_weapon_that_it_fits(desk: Desk) -> None:
    found = compare(desk.state, FENN, "marksman-barrel")
    assert found is not None
    [after] = found.after
    assert (after.card, after.on) == (RIFLE, ["marksman-barrel"])
    [before] = found.before
    assert after.at[2].hit > before.at[2].hit, "accuracy counts far away"
    assert compare(desk.state, 1, "marksman-barrel") is None, "there is nothing to put it on"


def test_what_is_no_weapon_or_is_not_there_is_not_compared(desk: Desk) -> None:
    assert compare(desk.state, FENN, ARMOUR) is None
    assert compare(desk.state, FENN, "a280") is None
    assert compare(desk.state, 9, "e-11") is None


def test_it_is_asked_as_a_hint(desk: Desk) -> None:
    hint = find_game("assault").presenter.hint
    assert isinstance(hint(desk.state, None, f"compare:e-11:{FENN}"), WeaponComparison)
    for nothing in ("compare:e-11:x", "compare:", "buy:e-11", f"compare:nothing:{FENN}"):
        assert hint(desk.state, None, nothing) == Sent()
