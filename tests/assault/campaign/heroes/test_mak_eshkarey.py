"""Mak Eshka'rey: what his sheet and his class deck do."""

from __future__ import annotations

import pytest
from tests.assault.campaign.scene import MissionTable
from tests.assault.content.rolls import Roll, black, blue, green, white

from dejarik.assault.campaign.rules.heroes import is_depleted
from dejarik.assault.campaign.rules.supply import SupplyRevealed
from dejarik.assault.dice.attack import Condition
from dejarik.assault.game import GAME
from dejarik.assault.rules.attack import AttackResolved
from dejarik.assault.rules.events import Deployed
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.ground import sees
from dejarik.assault.rules.objects.tokens import CRATE, add_token
from dejarik.assault.rules.values import health
from dejarik.messages import Language, say

RIFLE = "mak-eshkarey-longblaster"
FOE = "trandoshan-hunter-elite"
HIT: list[Roll] = [blue(4, damage=2), blue(3, damage=2), black(block=2)]  # 2 damage


def mak(picture: str = "| A   .   m |", *cards: str, **more: str) -> MissionTable:
    figures = {"A": FOE, "m": "mak-eshkarey"} | more
    return MissionTable(picture, figures, cards={"m": [RIFLE, *(f"mak-eshkarey-{card}" for card in cards)]})


def shot(table: MissionTable, dice: list[Roll] = HIT) -> MissionTable:
    return table.roll(dice).attack_with("m", "A")


FAR = "| A   .   .   .   m |"
NEAR = "| A   .   .   m |"

# --- His sheet


@pytest.mark.rule("CORE-LOS-01", "CORE-ATTACK-02")
def test_covert_hides_him_from_foes_4_or_more_spaces_away() -> None:
    for picture, seen in ((FAR, False), (NEAR, True)):
        table = mak(picture, A="stormtrooper")
        assert sees(table.state, table.figure("A"), table.figure("m")) == seen
        assert sees(table.state, table.figure("m"), table.figure("A"))
        table.activate("A")
        assert bool(table.offers("attack")) == seen


@pytest.mark.rule("CORE-LOS-06", "CORE-WOUND-02")
def test_covert_is_no_obstacle_for_foes_far_away_and_is_not_on_the_wounded_side() -> None:
    table = mak("| A   .   .   .   m   g |", g="gaarkhan")
    assert sees(table.state, table.figure("A"), table.figure("g"))
    assert not sees(table.state, table.figure("g"), table.figure("A")), "he stands in his friend's way"
    table.attack_with("A", "g")
    assert table.attack.target == table.id("g")
    table = mak("| A   .   .   .   m   g |", g="gaarkhan")
    table.occur(Damaged(target=table.id("m"), amount=10, by=0))
    assert sees(table.state, table.figure("A"), table.figure("m"))
    assert not sees(table.state, table.figure("A"), table.figure("g"))


def test_ambush_is_pierce_2_against_a_figure_that_does_not_see_him() -> None:
    table = shot(mak(FAR)).choose("use:mak-eshkarey.ambush")
    assert (table.damage("A"), table.strain("m")) == (4, 1)
    table = shot(mak(NEAR))
    assert (table.damage("A"), table.is_idle) == (2, True)


# --- Disengage, Supply Network, Target Acquired


@pytest.mark.rule("CORE-MOVE-06", "CORE-MOVE-27")
def test_disengage_is_3_movement_points_when_a_foe_comes_within_3() -> None:
    table = (
        mak("| A   .   .   .   .   m   .   .   .   . |", "disengage").activate("A").choose("move", "go:D1")
    )
    assert table.space("A") == "C1"
    table.choose("use:mak-eshkarey-disengage.disengage", "go:I1")
    assert (table.space("m"), table.space("A"), table.strain("m")) == ("I1", "D1", 1)
    assert table.is_exhausted("mak-eshkarey-disengage")
    table = mak("| A   .   .   .   .   m |", "disengage").activate("A").choose("move", "go:B1")
    assert table.offers("use:mak") == []


@pytest.mark.rule("CORE-MOVE-27", "CORE-DEPLOY-14")
def test_disengage_is_used_when_a_foe_is_deployed_within_3() -> None:
    table = mak("| A   .   .   m   .   .   . |", "disengage")
    table.occur(Deployed(figure=table.id("A")))
    told = [say(line.text, Language.ENGLISH) for line in GAME.presenter.occasion(table.state, None)]
    assert told == ["Trandoshan Hunter 1 comes onto the board in A1."]
    table.choose("use:mak-eshkarey-disengage.disengage", "go:G1")
    assert (table.space("m"), table.strain("m")) == ("G1", 1)
    table = mak("| A   .   .   .   m |", "disengage")
    table.occur(Deployed(figure=table.id("A")), Deployed(figure=table.id("m")))
    assert table.is_idle, "one is too far away, the other one no foe"


@pytest.mark.rule("CORE-TEST-03", "CORE-CARD-03")
def test_supply_network_looks_at_the_top_card_and_delivers_one() -> None:
    for word, deck in (("bottom", ["armored-gauntlets", RIFLE]), ("top", [RIFLE, "armored-gauntlets"])):
        table = mak("| A   .   m |", "supply-network")
        table.state.supply = [RIFLE, "armored-gauntlets"]
        table.activate("m").roll([blue(2, surge=1), green(1, damage=2)])
        table.choose("use:mak-eshkarey-supply-network.scout-supplies", f"choose:{word}-of-deck")
        assert table.state.supply == deck
        assert [event.card for event in table.events if isinstance(event, SupplyRevealed)] == [
            "armored-gauntlets"
        ]
        assert table.is_exhausted("mak-eshkarey-supply-network")
        table.choose("special:mak-eshkarey-supply-network.delivery")
        assert (len(table.state.supply), table.decision.about["actions"]) == (1, 1)
        assert is_depleted(table.state, table.source("mak-eshkarey-supply-network"))
        assert table.offers("special:mak-eshkarey-supply-network") == []


def test_supply_network_does_nothing_with_a_failed_test_or_an_empty_deck() -> None:
    table = mak("| A   .   m |", "supply-network")
    table.state.supply = [RIFLE, "armored-gauntlets"]
    table.activate("m").roll([blue(2, damage=1), green(1, damage=2)])
    table.choose("use:mak-eshkarey-supply-network.scout-supplies")
    assert (table.state.supply, bool(table.offers("end"))) == ([RIFLE, "armored-gauntlets"], True)
    table = mak("| A   .   m |", "supply-network").activate("m")
    assert [option for option in table.options if "supply-network" in option] == []


@pytest.mark.rule("CORE-ATTACK-10")
def test_target_acquired_looks_past_figures_with_2_accuracy() -> None:
    table = mak("| A   g   .   m |", "target-acquired", g="gaarkhan").activate("m")
    assert table.offers("attack") == ["attack:mak-eshkarey-target-acquired"]
    table.roll([blue(2, damage=1), blue(2, damage=1), black(block=1)])
    table.choose("attack:mak-eshkarey-target-acquired", "pass")  # no Ambush: Gaarkhan hides him
    assert (table.damage("A"), table.strain("m")) == (1, 1)
    assert table.is_exhausted("mak-eshkarey-target-acquired")
    table = mak("| A   .   m |", "target-acquired").roll(
        [blue(2, damage=1), blue(2, surge=1), black(block=1)]
    )
    table.attack_with("m", "A").choose("use:mak-eshkarey-target-acquired.target-acquired")
    assert table.attack.accuracy == 6


# --- Jeswandi Training, Execute, Expertise


def test_jeswandi_training_is_2_health_and_focuses_him_after_a_foes_attack_near_him() -> None:
    miss = [blue(2, damage=1), green(1, damage=2), black(block=3)]
    table = mak("| A   .   g   m |", "jeswandi-training", A="stormtrooper", g="gaarkhan")
    assert health(table.state, table.id("m")) == 12
    table.roll(miss).attack_with("A", "g").choose("use:mak-eshkarey-jeswandi-training.battle-trance")
    assert table.has("m", Condition.FOCUSED)
    assert table.is_exhausted("mak-eshkarey-jeswandi-training")
    table = mak("| A   .   g   .   m |", "jeswandi-training", A="stormtrooper", g="gaarkhan")
    table.roll(miss).attack_with("A", "g")
    assert table.is_idle


@pytest.mark.rule("CORE-ATTACK-14")
def test_execute_takes_all_white_dice_out_when_ambush_is_used_and_a_kill_recovers_strain() -> None:
    table = mak(FAR, "execute", A="royal-guard-champion").attack_with("m", "A").roll(HIT)
    table.choose("use:mak-eshkarey.ambush", "use:mak-eshkarey-execute.execute")
    assert (table.damage("A"), table.strain("m")) == (4, 2)  # 4 damage, 2 - 2 block
    assert table.is_exhausted("mak-eshkarey-execute")
    table = mak(FAR, "execute").attack_with("m", "A").roll(HIT).choose("use:mak-eshkarey.ambush")
    assert (table.damage("A"), table.is_idle) == (4, True), "there is no white die"
    table = shot(mak(NEAR, "execute").hurt("A", 7).tire("m", 2))
    assert (table.is_defeated("A"), table.strain("m")) == (True, 1)
    table = shot(mak(NEAR, "execute").tire("m", 2))
    assert table.strain("m") == 2


def test_expertise_is_another_action_after_he_has_interacted() -> None:
    table = mak("| A   .   m |", "expertise")
    table.state.supply = []
    add_token(table.state, CRATE, space=table.figure("m").space)
    table.refresh()
    table.activate("m").choose("interact:", "use:mak-eshkarey-expertise.expertise")
    assert (table.decision.about["actions"], table.strain("m")) == (2, 1)
    assert table.is_exhausted("mak-eshkarey-expertise")


# --- No Escape, Decoy


def test_no_escape_focuses_him_and_attacks_the_same_target_again() -> None:
    table = shot(mak(NEAR, "no-escape"))
    table.roll([blue(4, damage=2), blue(3, damage=2), green(1, damage=2), black(block=2)])
    table.choose("use:mak-eshkarey-no-escape.no-escape")
    assert (table.damage("A"), table.strain("m"), table.has("m", Condition.FOCUSED)) == (6, 2, False)
    assert len([event for event in table.events if isinstance(event, AttackResolved)]) == 2
    assert table.is_exhausted("mak-eshkarey-no-escape")
    table = shot(mak(NEAR, "no-escape").hurt("A", 7))
    assert table.is_idle, "the target is defeated"


@pytest.mark.rule("CORE-ATTACK-28", "CORE-PLACE-01")
def test_decoy_makes_an_attack_miss_and_lets_him_appear_elsewhere() -> None:
    table = mak("| A   .   m   .   .   .   . |", "decoy", A="stormtrooper")
    table.roll([blue(4, damage=2), green(3, damage=2), white(block=1)]).attack_with("A", "m")
    table.choose("use:mak-eshkarey-decoy.decoy")
    assert is_depleted(table.state, table.source("mak-eshkarey-decoy"))
    assert table.damage("m") == 0
    table.choose("use:mak-eshkarey-decoy-lasting.decoy")
    assert table.offers("place:") == ["place:B1", "place:D1", "place:E1", "place:F1"]
    table.choose("place:D1").roll([blue(4, damage=2), blue(3, damage=2), green(1, damage=2), black(block=3)])
    table.choose("attack:")
    assert (table.space("m"), table.is_defeated("A"), table.has("m", Condition.FOCUSED)) == (
        "D1",
        True,
        False,
    )
    assert table.is_idle


@pytest.mark.rule("CORE-PLACE-07", "CORE-COND-11")
def test_a_stunned_mak_does_not_appear_elsewhere_and_does_not_attack() -> None:
    table = mak("| A   .   m   .   .   .   . |", "decoy", A="stormtrooper").give("m", Condition.STUNNED)
    table.roll([blue(4, damage=2), green(3, damage=2), white(block=1)]).attack_with("A", "m")
    table.choose("use:mak-eshkarey-decoy.decoy", "use:mak-eshkarey-decoy-lasting.decoy")
    assert (table.space("m"), table.damage("m"), table.is_idle) == ("C1", 0, True)
    assert table.has("m", Condition.FOCUSED)


def test_decoy_may_be_followed_by_nothing() -> None:
    table = mak("| A   .   m   . |", "decoy", A="stormtrooper")
    table.roll([blue(4, damage=2), green(3, damage=2), white(block=1)]).attack_with("A", "m")
    table.choose("use:mak-eshkarey-decoy.decoy", "pass")
    assert (table.space("m"), table.has("m", Condition.FOCUSED), table.damage("m")) == ("C1", False, 0)
    table.roll([blue(4, damage=2), green(3, damage=2), white(block=1)]).attack_with("A", "m")
    assert table.damage("m") == 3, "the card is depleted"
