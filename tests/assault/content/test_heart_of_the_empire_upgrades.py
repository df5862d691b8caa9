"""Skirmish Upgrades of Heart of the Empire: Attachments of negative cost, effect by effect."""

from __future__ import annotations

import pytest
from tests.assault.content.fights import decline_all, fight, uses, wound
from tests.assault.table import Table

from dejarik.assault.content.heart_of_the_empire import upgrades
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.attack import attack_with
from dejarik.assault.rules.events import Deployed, RoundEnds
from dejarik.assault.skirmish.rules.commands import Revealed
from dejarik.assault.skirmish.rules.rounds import Round

VADER, HAN, CHEWBACCA = "darth-vader-lord-of-the-sith", "han-solo-scoundrel", "chewbacca-loyal-wookiee"
HATRED, SMUGGLER, AVENGER = "driven-by-hatred", "rogue-smuggler", "wookiee-avenger"


@pytest.mark.rule("IA-NEGCOST-04", "CORE-VP-02", "IA-ATTACH-06")
@pytest.mark.parametrize(
    ("host", "attachment", "points"), [(VADER, HATRED, 13), (HAN, SMUGGLER, 10), (CHEWBACCA, AVENGER, 11)]
)
def test_who_carries_a_negative_attachment_is_worth_less(host: str, attachment: str, points: int) -> None:
    table = Table("| A   B   .   c |", A=host, B="stormtrooper", c="royal-guard").attach("A", attachment)
    wound(table, "A", 20, by=1)
    assert table.vp(1) == points


# --- Driven by Hatred -----------------------------------------------------------------------------


def hatred(picture: str) -> Table:
    return Table(picture, A=VADER, b="royal-guard").attach("A", HATRED)


def test_driven_by_hatred_gives_damage_and_a_reroll_for_brutality() -> None:
    table = hatred("| A   b |").activate("A")
    assert uses(table) == [f"special:{VADER}.force-choke"]
    table.script(0, 0, 5, 0).choose("attack")
    assert uses(table) == [f"use:{HATRED}.reroll"]
    table.choose("use:").script(1).choose(["die:attack:0:red"])
    assert table.damage("b") == 2 + 1 + 1 + 1 - 1


def test_vader_without_it_is_brutal() -> None:
    table = Table("| A   b |", A=VADER, b="royal-guard").activate("A")
    assert f"special:{VADER}.brutality" in uses(table)


def end_round(table: Table) -> Table:
    return table.occur(RoundEnds(round=1))


@pytest.mark.rule("CORE-SKIRMISH-22", "CORE-MOVE-30")
def test_at_the_end_of_a_round_vader_moves_2_spaces_and_may_choke() -> None:
    table = end_round(hatred("| A   .   .   .   b |"))
    assert table.decision.seat == 0
    assert table.options == ["move:B1", "move:C1", "stay"]
    table.choose("move:B1")
    assert table.options == ["choose:force-choke", "decline"]  # b is out of reach
    table.choose("choose:force-choke")
    assert table.damage("b") == 2 + 1


def test_at_the_end_of_a_round_vader_may_attack_with_a_die_less() -> None:
    table = end_round(hatred("| A   .   .   b |")).choose("move:C1")
    assert table.options == ["choose:force-choke", "choose:attack", "decline"]
    table.choose("choose:attack")
    assert table.options == ["die:red", "die:yellow"]
    table.script(5, 5, 0).choose("die:yellow", "pass")
    assert table.damage("b") == 6 + 1 - 1
    fight(table, "A", "b", 0, 0, 5, 0).choose("pass")  # the next attack has all its dice
    assert table.is_defeated("b")


def test_the_die_may_be_one_that_vader_has_for_being_focused() -> None:
    table = end_round(hatred("| A   b |").give("A", Condition.FOCUSED)).choose("choose:attack")
    assert table.options == ["die:red", "die:yellow", "die:green"]


def test_at_the_end_of_a_round_vader_may_do_nothing() -> None:
    table = end_round(hatred("| A   .   .   b |")).choose("stay", "decline")
    assert table.is_idle
    assert table.damage("b") == 0


@pytest.mark.rule("CORE-ACT-09")
def test_the_choke_at_the_end_of_a_round_comes_round_after_round() -> None:
    table = hatred("| A   .   .   b |")
    for damage in (3, 6):
        end_round(table).choose("stay", "choose:force-choke")
        assert table.damage("b") == damage


def test_an_attack_of_his_own_at_the_end_of_a_round_loses_no_die() -> None:
    """Only the attack that Driven by Hatred grants is one with a die less."""
    table = end_round(hatred("| A   b |")).choose("decline")
    table.script(0, 0, 5, 0).push(attack_with(table.state, table.figure("A"), must=True)).choose("pass")
    assert table.damage("b") == 1 + 1 + 1 + 1 - 1


def test_a_vader_who_sees_and_reaches_nobody_only_moves() -> None:
    table = end_round(hatred("| A   . | b |")).choose("move:B1")
    assert table.is_idle


# --- Rogue Smuggler -------------------------------------------------------------------------------


def smuggler(picture: str = "| A   .   b |") -> Table:
    return Table(picture, A=HAN, b="royal-guard").attach("A", SMUGGLER)


def beside_a_saboteur(host: str) -> Table:
    return Table("| A   B   .   c |", A=host, B="rebel-saboteur", c="snowtrooper")


def test_a_rogue_smuggler_distracts_nobody() -> None:
    plain = fight(beside_a_saboteur(HAN), "c", "B", 4, 1, 0)
    assert plain.is_idle  # the evade took the surge
    rogue = fight(beside_a_saboteur(HAN).attach("A", SMUGGLER), "c", "B", 4, 1, 0)
    assert rogue.offers("surge:")


def test_a_rogue_smuggler_may_reroll_an_attack_die() -> None:
    table = fight(smuggler(), "A", "b", 4, 2, 2, 0)
    assert uses(table) == [f"use:{SMUGGLER}.reroll"]
    table.choose("pass")
    assert table.damage("b") == 6 - 1


def test_a_rogue_smuggler_returns_fire_also_when_he_was_hurt() -> None:
    table = smuggler("| A   b |")
    fight(table, "b", "A", 1, 2, 0)  # 4 damage
    assert table.damage("A") == 4
    assert uses(table) == [f"use:{SMUGGLER}.return-fire"]
    table.script(4, 2, 2, 0).choose("use:")
    table.choose("pass")  # no reroll
    assert table.damage("b") == 6 - 1


def test_a_rogue_smuggler_returns_fire_also_where_everybody_hears_of_what_is_used() -> None:
    table = smuggler("| A   b |")
    table.state.memory["bluff"] = 1
    fight(table, "b", "A", 1, 2, 0)
    while not uses(table):
        table.choose("pass")
    table.script(4, 2, 2, 0).choose(f"use:{SMUGGLER}.return-fire")
    while not table.is_idle:
        table.choose("pass")
    assert (table.damage("A"), table.damage("b")) == (4, 6 - 1)


@pytest.mark.rule("CORE-ABILITY-05")
@pytest.mark.parametrize("first", [0, 5])  # a blank, a dodge
def test_return_fire_stays_once_a_round_hurt_or_not(first: int) -> None:
    table = smuggler("| A   b |")
    fight(table, "b", "A", 1, 2, first)
    assert len(uses(table)) == 1
    table.script(1, 2, 2, 4).choose("use:").choose("pass")
    assert fight(table, "b", "A", 1, 2, 0).is_idle
    assert fight(table, "b", "A", 1, 2, 5).is_idle


def test_return_fire_may_be_declined() -> None:
    table = fight(smuggler("| A   b |"), "b", "A", 1, 2, 0).choose("pass")
    assert table.damage("b") == 0
    assert table.is_idle


@pytest.mark.rule("CORE-CARD-01", "CORE-CARD-06", "CORE-SKIRMISH-20")
def test_at_the_end_of_a_round_the_smuggler_exhausts_the_card_to_attack() -> None:
    table = end_round(smuggler())
    assert uses(table) == [f"use:{SMUGGLER}.end-of-round-attack"]
    table.script(1, 2, 2, 0).choose("use:", "pass")
    assert table.damage("b") == 5 - 1
    assert end_round(table).is_idle  # exhausted
    Round().ready_cards(table.state)
    assert uses(end_round(table)) == [f"use:{SMUGGLER}.end-of-round-attack"]
    table.choose("pass")
    assert table.damage("b") == 4


def test_the_attack_at_the_end_of_a_round_needs_a_target() -> None:
    assert end_round(smuggler("| A | b |")).is_idle


# --- Wookiee Avenger ------------------------------------------------------------------------------

SLAM, FREE_SLAM = f"special:{CHEWBACCA}.slam", f"use:{AVENGER}.free-slam"


def avenger(picture: str = "| A   b   . |") -> Table:
    return Table(picture, A=CHEWBACCA, b="royal-guard").attach("A", AVENGER)


def test_a_wookiee_avenger_protects_nobody() -> None:
    plain = fight(beside_a_saboteur(CHEWBACCA), "c", "B", 1, 2, 0)
    assert plain.damage("B") == 3 - 1
    rogue = fight(beside_a_saboteur(CHEWBACCA).attach("A", AVENGER), "c", "B", 1, 2, 0)
    assert rogue.damage("B") == 3


def test_a_lost_protector_does_not_hide_another_one() -> None:
    picture = "| A   B   .   d |\n| C   .   .   . |"
    table = Table(picture, A=CHEWBACCA, B="rebel-saboteur", C="royal-guard", d="snowtrooper").attach(
        "A", AVENGER
    )
    fight(table, "d", "B", 4, 2, 0)
    assert table.damage("B") == 4 - 1


@pytest.mark.rule("CORE-ATTACK-27", "CORE-ATTACK-19")
def test_a_dodge_of_the_wookiee_avenger_is_an_evade() -> None:
    table = fight(avenger(), "b", "A", 4, 0, 0, 5)  # 3 damage and a surge; a block and a dodge
    assert table.is_idle  # the surge was cancelled
    assert table.damage("A") == 3 - 1
    plain = Table("| A   b   . |", A=CHEWBACCA, b="royal-guard")
    decline_all(fight(plain, "b", "A", 4, 0, 0, 5))
    assert plain.damage("A") == 0


def test_the_wookiee_avenger_does_a_damage_more() -> None:
    table = fight(avenger(), "A", "b", 4, 4, 5, 0)
    assert table.damage("b") == 2 + 3 + 1 + 1 - 1


def test_slam_once_an_activation_may_cost_no_action() -> None:
    table = avenger().activate("A")
    assert uses(table) == [SLAM, FREE_SLAM]
    table.script(1).choose(FREE_SLAM, "stay")
    assert table.damage("b") == 2
    assert table.decision.about["actions"] == 2
    assert uses(table) == []  # a special action comes once an activation (CORE-ACTION-06)


def test_a_slam_for_an_action_leaves_no_free_one() -> None:
    table = avenger().activate("A").script(1).choose(SLAM, "stay")
    assert table.decision.about["actions"] == 1
    assert uses(table) == []
    table.end()
    assert FREE_SLAM in uses(table.activate("A"))


def test_a_free_slam_needs_somebody_to_slam() -> None:
    assert uses(avenger("| A   .   b |").activate("A")) == []


def set_up(monkeypatch: pytest.MonkeyPatch, *deck: str) -> Table:
    """The card that is sought is in none of the boxes: another one stands for it."""
    monkeypatch.setattr(upgrades, "SOUGHT", "battle-scars")
    table = avenger().deck(0, *deck)
    table.state.round = 0
    return table


def test_in_setup_the_avenger_searches_for_a_card_and_draws_one_less(monkeypatch: pytest.MonkeyPatch) -> None:
    table = set_up(monkeypatch, "negation", "battle-scars", "take-initiative").script(1)
    table.occur(Deployed(figure=table.id("A")))
    assert table.hand_of(0) == ["battle-scars"]
    assert sorted(table.state.players[0].deck) == ["negation", "take-initiative"]
    assert [event.card for event in table.events if isinstance(event, Revealed)] == ["battle-scars"]
    assert table.state.memory["fewer-cards:0"] == 1


def test_without_the_card_the_hand_is_drawn_as_usual(monkeypatch: pytest.MonkeyPatch) -> None:
    table = set_up(monkeypatch, "negation")
    table.occur(Deployed(figure=table.id("A")))
    assert table.hand_of(0) == []
    assert "fewer-cards:0" not in table.state.memory


def test_the_search_is_for_setup_only(monkeypatch: pytest.MonkeyPatch) -> None:
    table = set_up(monkeypatch, "battle-scars")
    table.state.round = 2
    table.occur(Deployed(figure=table.id("A")))
    assert table.hand_of(0) == []
