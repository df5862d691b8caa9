"""The log of a skirmish names the cause of what it tells: cards, figures, missions."""

from __future__ import annotations

from tests.assault.content.fights import wound
from tests.assault.content.hands import play
from tests.assault.content.missions.field import Field
from tests.assault.content.rolls import black, blue, green, red, white, yellow
from tests.assault.skirmish.heard import logged, story
from tests.assault.table import Table

from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.events import RoundBegins, RoundEnds
from dejarik.assault.rules.objects.tokens import move_token
from dejarik.assault.skirmish.rules.rounds import InitiativeDecided
from dejarik.assault.skirmish.setup import Attached

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


# --- Victory points


def told_at_round_end(field: Field) -> list[str]:
    """What the mission's rule gives at the end of a round."""
    story(field)
    return [line.strip() for line in story(field.end_round(1)) if " VP" in line]


def test_points_of_a_mission_are_told_with_what_they_are_for() -> None:
    cards = {"red": "general-sorin", "blue": "dengar"}
    riders = Field("echo-base-b", cards=cards, red="K8", blue="N9").retrieve("red")
    assert told_at_round_end(riders) == [
        "Player 1 gains 2 VP: General Sorin has Tauntaun.",
        "Player 2 gains 5 VP for the Medical Bay.",
    ]
    safe = Field("echo-base-a", red="F6", red2="U12")
    assert told_at_round_end(safe) == [
        "Player 1 gains 3 VP for Terminal (F5).",
        "Player 1 gains 3 VP for the blue deployment zone.",
    ]
    raid = Field("hoth-battlefield-a", red="P21", red2="Y24", red3="AA18")
    assert told_at_round_end(raid) == ["Player 1 gains 10 VP for Terminal (P21), Terminal (Y24)."]


def test_points_for_several_of_one_colour_are_told_by_themselves() -> None:
    field = Field("temple-gardens-a", red="X20", red2="R24", red3="R13")
    assert told_at_round_end(field) == [
        "Player 1 gains 6 VP for Tactical position (X20), Tactical position (R24), Tactical position (R13).",
        "Player 1 gains 2 VP more, because they have the same colour: "
        "Tactical position (X20), Tactical position (R24).",
    ]


def test_points_with_an_attachment_say_so() -> None:
    table = Table("| A   .   b   c |", A="stormtrooper", b="dengar", c="stormtrooper")
    table.attach("b", "targeting-computer").hurt("b", 6)
    wound(table, "b", 5, by=0)
    assert story(table)[-1] == "Player 1 gains 8 VP, with the Attachment Targeting Computer (+1)."


# --- Dice, movement points and actions


def test_the_die_and_the_points_of_fly_by_are_told_by_its_name() -> None:
    table = Table("| A   .   b |", A="jet-trooper-elite", b="royal-guard").activate("A")
    story(table)
    table.roll([blue(5, 1), green(2, 2), blue(4, 2), black(block=1)]).choose("attack")
    told = story(table)
    assert told[:3] == [
        "Jet Trooper 1 attacks Royal Guard 1.",
        "Jet Trooper 1: Fly-By.",
        "Jet Trooper 1 adds a die: blue (Fly-By).",
    ]
    assert told[-2:] == ["Jet Trooper 1: Fly-By.", "  Jet Trooper 1 gains 2 movement points."]


def test_the_die_of_focused_is_told() -> None:
    table = Table("| A   .   b |", A="stormtrooper", b="royal-guard").give("A", Condition.FOCUSED)
    table.roll([blue(5, 1), green(2, 2), green(2, 2), black(block=1)]).attack_with("A", "b")
    assert story(table)[1] == "Stormtrooper 1 adds a die: green (Focused)."


def test_additional_actions_are_told() -> None:
    table = Table("| A   .   b |", A="luke-skywalker-hero-of-the-rebellion", b="royal-guard")
    table.hand(0, "meditation", "to-the-limit", "to-the-limit").activate("A").choose("special:meditation")
    story(table)
    table.choose("use:to-the-limit")
    assert story(table) == [
        "Player 1 plays To the Limit on Luke Skywalker.",
        "  Luke Skywalker may take 1 action more.",
    ]
    table.end().activate("A")
    assert story(table)[-3:] == [
        "Luke Skywalker activates.",
        "Luke Skywalker: Meditation.",
        "  Luke Skywalker may take 1 action more.",
    ]


def test_what_lasts_for_the_round_is_told_when_it_begins() -> None:
    table = Table(
        "| A   A   .   b |\n| A   A   .   . |\n| A   A   .   . |", A="rancor-elite-skirmish", b="nexu"
    )
    table.occur(RoundBegins(round=1)).choose("use:")
    assert story(table)[1:] == [
        "Rancor uses Trained.",
        "  Until the end of the round, when Rancor defends: +1 black die.",
        "  Until the end of the round Rancor is without Brutality, Non-Sentient.",
    ]
    table = Table("| A   .   b |", A="stormtrooper", b="royal-guard").hand(0, "take-cover").activate("A")
    table.choose("special:take-cover")
    assert "  Until the end of the round, when Stormtrooper 1 defends: −2 accuracy, +1 block." in story(table)


def test_a_lasting_effect_that_changes_nothing_more_says_so() -> None:
    table = Table("| A   .   b |", A="stormtrooper-elite", b="royal-guard").hurt("A", 3)
    table.hand(0, "recovery", "to-the-limit").activate("A")
    table.choose("special:recovery", "use:to-the-limit").give("A", Condition.STUNNED)
    story(table)
    assert story(table.end())[0] == "Stormtrooper 1: To the Limit, without effect."


# --- Choices


def test_what_was_the_only_one_to_choose_is_told_as_that() -> None:
    table = Table("| A   .   c   b   b |", A="stormtrooper", b="wampa", c="royal-guard").hand(0, "ferocity")
    table.occur(RoundEnds(round=1))
    story(table)
    table.roll([red(3), green(1, 2), black(block=1)]).choose("use:ferocity")
    assert story(table)[:3] == [
        "Player 1 plays Ferocity.",
        "  The only choice: Wampa.",
        "  Wampa attacks Royal Guard 1.",
    ]


# --- Set-up and missions


def test_an_attachment_is_told_with_its_group() -> None:
    table = Table("| A   B   .   b |", A="probe-droid", B="probe-droid", b="royal-guard")
    table.figure("B").number = 2
    state = table.state
    state.log(Attached(seat=0, card="targeting-computer", group=table.figure("B").group))
    assert logged(table) == ["Player 1 attaches Targeting Computer to Probe Droid 2."]


def test_raiders_are_told_by_where_they_stand() -> None:
    field = Field("moisture-farm-b", red="N14")
    shooter = field.token("raider", "L13")
    field.end_round(1)
    assert "  Raider (L13) shoots at Stormtrooper 1 (Player 1)." in story(field)
    field.state.journal = []
    move_token(field.state, shooter, field.token("raider", "O13").space)
    assert logged(field) == ["  Raider (L13) moves to O13."]


def test_devious_scheme_says_whose_it_is_and_what_it_does() -> None:
    table = Table("| A   .   b |", A="stormtrooper", b="royal-guard").upgrade(1, "devious-scheme")
    table.occur(InitiativeDecided(seat=0))
    assert story(table) == [
        "Player 1 has initiative.",
        "Player 2: Devious Scheme.",
        "  Player 2 chooses a deployment zone first.",
    ]


def test_who_gives_nobody_a_power_token_is_told_so() -> None:
    table = Table("| A   .   b |", A="stormtrooper", b="royal-guard").hand(0, "ready-weapons").activate("A")
    story(table.choose("special:ready-weapons"))
    table.choose({})
    assert story(table) == ["  Player 1 gives nobody a power token."]
