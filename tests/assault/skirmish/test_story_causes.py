"""The log of a skirmish names the cause of what it tells: cards, figures, missions."""

from __future__ import annotations

from tests.assault.content.hands import play
from tests.assault.content.rolls import black, blue, green, white, yellow
from tests.assault.skirmish.heard import story
from tests.assault.table import Table

LUKE = "luke-skywalker-hero-of-the-rebellion"

# --- Results of attacks


def test_an_effect_that_lasts_is_told_by_its_card() -> None:
    table = Table("| A   A   .   b |", A="wampa", b="stormtrooper").hand(0, "survival-instincts")
    play(table.activate("A"), "survival-instincts").choose("end")
    story(table)
    table.roll([blue(3, 2), green(2, 2), black(block=1)]).attack_with("b", "A")
    while not table.is_idle:
        table.choose(next(word for word in ("pass", "space:B1") if word in table.options))
    assert "Results: Survival Instincts: +1 block; Survival Instincts: +1 evade." in story(table)


def test_two_figures_of_one_name_are_told_apart_in_the_results() -> None:
    table = Table("| A   .   b |", A=LUKE, b=LUKE)
    table.roll([blue(3, 2), green(2, 2), yellow(2, 1), white()]).attack_with("A", "b")
    while not table.is_idle:
        table.choose("pass")
    assert story(table)[2] == "Results: Luke Skywalker (Player 2): +1 block."


def test_a_power_token_for_a_surge_is_told_with_its_kind() -> None:
    table = Table("| A   b |", A="ahsoka-tano-rebel-instigator", b="royal-guard")
    table.roll([blue(2, 0, 1), green(2, 2), green(2, 2), black(block=1)]).attack_with("A", "b")
    while not table.offers("surge:"):
        table.choose("pass")
    table.choose(table.offers("surge:")[2])
    told = story(table)
    assert "Ahsoka Tano spends a surge: a power token (damage) (Ahsoka Tano)." in told
    assert "Ahsoka Tano gains a power token: damage." in told
