"""Where the cards lie that are used, in the log and in the options; and what is reacted to, by its full name."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from tests.lcg.hunt import LUKE, NINE
from tests.lcg.telling import Log, words

from dejarik.kernel import Use
from dejarik.kernel.engine import run
from dejarik.lcg import content
from dejarik.lcg.content.blocks.chosen import damage_chosen, discard_chosen, ready_chosen, shield_chosen
from dejarik.lcg.content.picks import PROMPTS, Follower, pick_card
from dejarik.lcg.rules.leaving import destroy_all

#: What asks for a choice of cards, and which of its arguments follows the choice.
CHOICES = {
    "pick_card": 3, "pick_key": 3, "opponent_picks": 3,
    "choose": 1, "choose_key": 1, "opponent_chooses": 1, "each_chooses": 2, "each_chooses_key": 2,
}  # fmt: skip


def the_hunt(picture: str) -> Log:
    laid = ", ".join(f"{key} place={place}" for place, key in enumerate(NINE, start=1))
    return Log(f"light objectives: {laid}\nlight aside: {LUKE}\n{picture}", format="skywalker", dark=2)


def test_an_edge_card_from_a_common_reserve_leaves_an_empty_place_that_everybody_sees() -> None:
    log = Log(
        """
        dark1 units: darth-vader-35
        dark1 hand: force-choke-59
        dark2 reserve: force-choke-59
        light2 objectives: jedi-training-86
        light2 units: luke-skywalker-92
        """,
        format="2v2",
    ).conflict("dark")
    log.engage("jedi-training-86", ["darth-vader-35"], ["luke-skywalker-92"], until="edge:")
    assert log.labels == ["Force Choke", "Force Choke, from the common reserve of Player 2", "Pass"]
    log.choose(log.ids_offered[1])
    assert log.told[-2:] == [
        "Player 1 adds a card to the edge stack.",
        "A facedown card comes from the common reserve of Player 2.",
    ]


def test_a_support_card_is_played_from_beneath_its_objective() -> None:
    log = the_hunt("light support: x-wing-163 under dagobah-refuge-467").deployment("light")
    assert log.labels[:1] == ["Play X-Wing, from beneath Dagobah Refuge"]
    log.play("x-wing-163")
    assert log.told[:2] == ["Player 3 plays X-Wing.", "X-Wing comes from beneath Dagobah Refuge."]


def test_a_support_card_that_falls_with_its_objective_is_told_of() -> None:
    log = the_hunt("""
        dark1 units: darth-vader-35
        light support: x-wing-163 under rebel-command-469
    """).conflict("dark")
    destroy_all(log.state, [log.id("rebel-command-469")], by=0)
    run(log.state)
    assert log.hear_the_beginning()[-4:-1] == [
        "Rebel Command is destroyed.",
        "X-Wing comes from beneath Rebel Command.",
        "Player 3 discards X-Wing.",
    ]


def test_a_card_is_used_in_play_and_another_of_its_title_played() -> None:
    log = Log("""
        light units: luke-skywalker-92 focus=1
        light enhancements: trust-your-feelings-153 on luke-skywalker-92
        light hand: trust-your-feelings-153
    """).deployment("light")
    assert log.labels == ["Use Trust Your Feelings", "Play Trust Your Feelings", "Pass"]


def test_the_same_card_in_hand_and_in_the_pile_is_offered_in_different_words() -> None:
    log = Log("""
        dark objectives: shadows-of-dathomir-45, imperial-command-73, imperial-command-73
        dark hand: viper-probe-droid-161
        dark discard: viper-probe-droid-161
    """).deployment("dark")
    assert log.labels == [
        "Play Viper Probe Droid",
        "Play Viper Probe Droid, from the discard pile",
        "Pass",
    ]
    log.choose(log.ids_offered[1]).pay()
    assert log.told[:2] == [
        "Player 1 plays Viper Probe Droid.",
        "Viper Probe Droid comes from the discard pile of Player 1.",
    ]


def test_who_captures_a_unit_hears_what_is_reacted_to() -> None:
    log = Log(
        """
        dark1 affiliation: imperial-navy
        dark1 objectives: imperial-command-73, death-and-despayre-36 focus=1
        dark1 hand: detained-42, bounty-collection-20
        dark2 objectives: the-bespin-exchange-135
        light2 units: luke-skywalker-92
        """,
        format="2v2",
    ).conflict("light")
    log.engage("imperial-command-73", ["luke-skywalker-92"], until="use:detained-42")
    log.play("detained-42").choose("choose:the-bespin-exchange-135")
    assert log.occasion == ["Player 1 captures a card of Player 4 at The Bespin Exchange."]


def test_a_unit_that_has_fallen_keeps_its_number_while_others_react_to_the_damage() -> None:
    log = Log("""
        light units: specforces-commando-478
        dark objectives: shadows-of-dathomir-45
        dark units: kuati-security-team-136, kuati-security-team-136 damage=1
    """).conflict("light")
    log.engage(
        "shadows-of-dathomir-45",
        ["specforces-commando-478"],
        ["kuati-security-team-136", "kuati-security-team-136"],
    )
    log.pass_until("target:").choose(log.ids_offered[1])
    assert not log.ids("kuati-security-team-136/2")
    assert log.occasion == ["Kuati Security Team (2) takes 3 damage from SpecForces Commando."]


@pytest.mark.parametrize(
    ("then", "question"),
    [
        (damage_chosen, "Darth Vader: choose what takes the damage"),
        (discard_chosen, "Darth Vader: choose the card to discard"),
        (ready_chosen, "Darth Vader: choose what loses focus tokens"),
        (shield_chosen, "Darth Vader: choose what gets the shield"),
    ],
)
def test_a_choice_says_what_it_is_for(then: Follower, question: str) -> None:
    log = Log("dark units: darth-vader-35, kuati-security-team-136")
    vader = log.id("darth-vader-35")
    use = Use(source=vader, key="darth-vader-35", ability="", seat=0)
    pick_card(log.state, use, [vader, log.id("kuati-security-team-136")], then)
    run(log.state)
    assert words(log.asked.prompt) == question


def test_every_choice_of_the_cards_says_what_it_is_for() -> None:
    """Whatever follows a choice of cards names its question, or whoever asks does."""
    asking = {"aiming.py", "picks.py"}  # these ask themselves
    for path in sorted(
        each for each in Path(content.__file__).parent.rglob("*.py") if each.name not in asking
    ):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(call, ast.Call) or getattr(call.func, "id", "") not in CHOICES:
                continue
            if any(each.arg == "prompt" for each in call.keywords):
                continue
            then = call.args[CHOICES[call.func.id]]  # type: ignore[attr-defined]
            assert isinstance(then, ast.Name), ast.unparse(call)
            if then.id != "then":  # a block that hands on what it was given
                assert any(name.endswith(f".{then.id}") for name in PROMPTS), ast.unparse(call)


# --- What else the log says


def test_the_force_struggle_says_which_cards_made_the_sums() -> None:
    log = Log("""
        balance: light
        dark units: darth-vader-35 committed, kuati-security-team-136 committed
        light units: luke-skywalker-92 committed focus=1
    """).force("dark")
    assert log.hear_the_beginning()[:3] == [
        "The Force phase begins.",
        "Force icons of the dark side: Darth Vader 4, Kuati Security Team 1.",
        "Force struggle, light 0 to dark 5: the Balance goes to the dark side.",
    ]


@pytest.mark.rule("LCGC-TURN-05")
def test_the_conflict_phase_that_the_first_turn_does_not_have_is_told_of() -> None:
    log = Log("dark hand: force-choke-59")
    log.player("light").turns = 0
    log.turn("dark").decline().pass_until("discard:")
    assert "There is no conflict phase: the opponents have had no turn yet." in log.told


def test_a_fate_card_without_effect_says_so() -> None:
    log = Log("""
        dark units: darth-vader-35
        light objectives: jedi-training-86
        light units: luke-skywalker-92
        light hand: target-of-opportunity-133
    """).conflict("dark")
    edge = [("light", "target-of-opportunity-133")]
    log.engage("jedi-training-86", ["darth-vader-35"], ["luke-skywalker-92"], edge=edge)
    fate = "Fate card of Player 2: Target of Opportunity."
    assert log.after(fate)[:2] == [fate, "Target of Opportunity has no effect."]
