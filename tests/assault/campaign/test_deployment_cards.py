"""Deployment cards of the campaign alone: Leia Organa as an ally, Jabba the Hutt, the Rancor."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field
from tests.assault.campaign.scene import MissionTable
from tests.assault.content.rolls import black, blue, buy, surges, yellow

from dejarik.assault.campaign.party import random_party
from dejarik.assault.campaign.rules.open_groups import may_be_open
from dejarik.assault.campaign.rules.state import empire
from dejarik.assault.dice.attack import Condition
from dejarik.assault.facts.cards import GameMode
from dejarik.assault.facts.library import deployment
from dejarik.assault.rules.values import can_interact
from dejarik.kernel import How, Rng

LEIA = "leia-organa-campaign"
JABBA = "jabba-the-hutt-vile-gangster-campaign"
RANCOR = "rancor-elite-campaign"
FOE = "trandoshan-hunter-elite"  # a black die, Health 7, a mercenary


def table(picture: str, *, cards: tuple[str, ...] = (), **figures: str) -> MissionTable:
    return MissionTable(picture, empire=cards, **{"d": "diala-passil", **figures})  # type: ignore[arg-type]


# --- Which cards a mission knows ------------------------------------------------------------------


@pytest.mark.rule("CORE-CARD-09")
@pytest.mark.usefixtures("lenient")
def test_a_card_for_the_skirmish_alone_is_no_open_group_and_no_villain() -> None:
    field = Field("aftermath")
    empire(field.state).hand.clear()
    for card, villain in ((RANCOR, False), (JABBA, True), ("riot-trooper-campaign", False)):
        other = card.replace("campaign", "skirmish")
        empire(field.state).villains = [card, other] if villain else []
        assert (may_be_open(field.state, card), may_be_open(field.state, other)) == (True, False)


@pytest.mark.rule("CORE-CARD-09")
def test_no_party_brings_a_card_for_the_skirmish_alone() -> None:
    villains = {card for seed in range(40) for card in random_party(Rng.seeded(seed), 2).empire.villains}
    assert JABBA in villains
    assert all(GameMode.CAMPAIGN in deployment(card).modes for card in villains)


# --- Leia Organa ----------------------------------------------------------------------------------


def leia(*cards: str) -> MissionTable:
    return table("| l   .   A   .   d |", cards=cards, A=FOE, l=LEIA)


def test_battlefield_leadership_of_an_ally_lets_a_hero_attack_the_same_target() -> None:
    scene = MissionTable(
        "| l   .   A   . |\n| .   .   d   f |",
        cards={"d": ["diala-passil-plasteel-staff"]},
        A=FOE, l=LEIA, d="diala-passil", f="diala-passil",
    )  # fmt: skip
    scene.roll([blue(5, damage=1), yellow(2, damage=1), yellow(2, damage=1), black(block=2)])
    scene.activate("l").choose(f"special:{LEIA}.battlefield-leadership")
    assert scene.damage("A") == 1
    assert scene.offers("choose:") == [f"choose:{scene.id(letter)}" for letter in "ld"], "f has no weapon"
    scene.pick("d")
    assert scene.options == [f"attack:{scene.id('A')}", "decline"]


def test_aggressive_negotiations_exhaust_an_imperial_class_card() -> None:
    one, other = "subversive-tactics-savage-weaponry", "military-might-show-of-force"
    scene = leia(one, other)
    scene.roll([blue(5, damage=1), yellow(2, surge=1), yellow(2, damage=1), black(block=2)])
    buy(scene.attack_with("l", "A"), "l", "aggressive-negotiations")
    assert len(scene.options) == 2
    scene.choose(f"card:{one}")
    assert (scene.is_exhausted(one), scene.is_exhausted(other)) == (True, False)


def test_aggressive_negotiations_need_a_class_card_that_is_ready() -> None:
    for cards in ((), ("rebel-recon",)):
        scene = leia(*cards)
        scene.roll([blue(5, damage=1), yellow(2, surge=1), yellow(2, damage=1), black(block=2)])
        scene.attack_with("l", "A")
        assert surges(scene, "l") == ["1", "2", "3"]


# --- Jabba the Hutt -------------------------------------------------------------------------------


def court() -> MissionTable:
    picture = """
        | J   J   .   .   .   .   d |
        | J   J   .   A   S   .   . |
    """
    return table(picture, J=JABBA, A=FOE, S="stormtrooper").activate("J")


def test_bully_strains_any_figure_within_3_spaces() -> None:
    scene = court().choose(f"special:{JABBA}.bully")
    assert sorted(scene.offers("choose:")) == sorted(f"choose:{scene.id(each)}" for each in "JAS")
    scene.pick("A")
    assert scene.damage("A") == 3, "who has no Endurance takes it as damage"


def test_execution_order_lets_another_mercenary_attack_and_nobody_else() -> None:
    scene = court()
    scene.choose(f"special:{JABBA}.execution-order")
    assert scene.options == [f"attack:{scene.id('d')}", "decline"], "one mercenary alone has a target"
    assert scene.attack.attacker == scene.id("A")
    scene.choose("decline")
    assert "end" in scene.options
    far = table("| J   J   A | d |\n| J   J   S | . |", J=JABBA, A=FOE, S="stormtrooper").activate("J")
    assert f"special:{JABBA}.execution-order" not in far.options


def test_financial_incentive_heals_and_focuses_a_friend_at_any_distance() -> None:
    scene = court().hurt("S", 2).choose(f"special:{JABBA}.financial-incentive")
    assert sorted(scene.offers("choose:")) == sorted(f"choose:{scene.id(each)}" for each in "JAS")
    scene.pick("S")
    assert (scene.damage("S"), scene.has("S", Condition.FOCUSED)) == (0, True)


@pytest.mark.rule("CORE-THREAT-01")
def test_plot_raises_threat_by_2_where_it_may_rise() -> None:
    scene = court().choose(f"special:{JABBA}.plot")
    assert scene.state.threat == 2
    scene = court()
    scene.state.modify("can-gain-threat", How.FORBID, until="game")
    scene.refresh()
    assert f"special:{JABBA}.plot" not in scene.options


# --- Rancor ---------------------------------------------------------------------------------------


def pit() -> MissionTable:
    picture = """
        | R   R   R   .   .   A   d |
        | R   R   R   .   S   .   . |
        | .   .   .   .   .   .   . |
    """
    return table(picture, R=RANCOR, A=FOE, S="stormtrooper")


@pytest.mark.rule("CORE-PUSH-01")
def test_throw_pushes_a_small_figure_within_2_spaces_and_hurts_it() -> None:
    scene = pit().activate("R").choose("pass", f"special:{RANCOR}.throw")
    scene.choose("push:G3")
    assert (scene.space("S"), scene.damage("S")) == ("G3", 2)
    far = table("| R   R   R   .   .   d |\n| R   R   R   .   .   . |", R=RANCOR).activate("R")
    assert f"special:{RANCOR}.throw" not in far.options


def test_feed_heals_by_the_health_that_is_left_and_defeats_the_friend() -> None:
    scene = pit().hurt("R", 9).hurt("S", 1)
    scene.activate("R").choose(f"use:{RANCOR}.feed")
    assert (scene.damage("R"), scene.is_defeated("S")) == (7, True), "a Stormtrooper had 2 of 3 Health left"


def test_feed_is_offered_at_the_end_as_well_and_may_be_declined() -> None:
    scene = pit().hurt("R", 9).activate("R").choose("pass", "end").choose(f"use:{RANCOR}.feed")
    assert (scene.damage("R"), scene.is_defeated("S")) == (6, True)
    scene = pit().activate("R").choose("pass", "end", "pass")
    assert not scene.is_defeated("S")


def test_feed_needs_another_friend_within_2_spaces() -> None:
    scene = table("| R   R   R   .   .   A   d |\n| R   R   R   .   .   .   . |", R=RANCOR, A=FOE)
    assert f"use:{RANCOR}.feed" not in scene.hurt("R", 9).activate("R").options


def test_the_rancor_cannot_interact() -> None:
    assert not can_interact(pit().state, pit().id("R"))
