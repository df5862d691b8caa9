"""The log of the card game, sentence by sentence: causes before effects, who did what, and nothing left out."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from tests.lcg.hunt import LUKE, NINE
from tests.lcg.telling import Log, words

from dejarik.kernel import AbilityUsed
from dejarik.kernel.events import DueTo
from dejarik.lcg import content
from dejarik.lcg.facts.cards import Side
from dejarik.lcg.presenting.story import story
from dejarik.lcg.presenting.story.texts import OF_CARDS, OF_PLAYERS, UNTIL
from dejarik.lcg.rules.playing import Played
from dejarik.lcg.rules.setup import ChooseOrder

#: What makes a value of a card or player different for a time.
MAKERS = ("change_for", "forbid_for", "allow_for", "they_gain", "they_cannot")

# --- What a card does, and whose doing it is

LEIA = """
    dark objectives: shadows-of-dathomir-45, imperial-command-73
    dark hand: force-choke-59
    light objectives: fleeing-the-empire-56 focus=3
    light units: leia-organa-88, luke-skywalker-92 focus=1
"""


def test_a_card_stands_before_what_it_does_and_a_forced_text_is_told_by_what_it_does() -> None:
    log = Log(LEIA).actions("dark")
    log.choose("use:force-choke-59").choose("target:leia-organa-88")
    log.choose("choose:imperial-command-73").choose("use:leia-organa-88.inspire")
    assert log.told[:6] == [
        "Player 1 plays Force Choke.",
        "> Leia Organa takes 1 damage from Force Choke.",
        "> Player 2 uses Leia Organa.",
        "> > Fleeing the Empire loses 3 focus tokens.",
        "> > Luke Skywalker loses a focus token.",
        "> Leia Organa is destroyed and captured at Imperial Command.",
    ]


def test_focus_tokens_of_another_text_are_told_beside_those_of_the_strike() -> None:
    log = Log("""
        light units: luke-skywalker-92
        dark objectives: shadows-of-dathomir-45
        dark enhancements: intimidated-137 on luke-skywalker-92
    """).conflict("light")
    log.engage("shadows-of-dathomir-45", ["luke-skywalker-92"])
    assert log.told[3:6] == [
        "Luke Skywalker is focused and strikes.",
        "Intimidated takes effect.",
        "> Luke Skywalker gets a focus token.",
    ]
    assert [line.seat for line in log.lines[3:6]] == [1, 0, 1]


def test_what_is_cancelled_is_named_with_what_cancelled_it() -> None:
    log = Log("""
        dark units: darth-vader-35
        light units: luke-skywalker-92
        dark hand: force-choke-59
        light hand: counter-stroke-28
    """).actions("dark")
    log.choose("use:force-choke-59").choose("target:luke-skywalker-92")
    assert log.occasion == ["Player 1 plays Force Choke."]
    log.play("counter-stroke-28")
    assert log.told == [
        "Player 1 plays Force Choke.",
        "> Player 2 plays Counter-stroke.",
        "> > Jedi pays 1 resource for Counter-stroke.",
        "> Force Choke is cancelled by Counter-stroke.",
    ]


@pytest.mark.parametrize(
    ("key", "ability", "forced", "sentences"),
    [
        ("luke-skywalker-92", "ready", False, ["Player 2 uses Luke Skywalker, without effect."]),
        ("counter-stroke-28", "play", False, ["Player 2 plays Counter-stroke, without effect."]),
        ("rancor-107", "feed", True, ["Rancor has no effect."]),
        ("leia-organa-88", "captured", True, []),  # where she goes is told, whatever that is
    ],
)
def test_a_text_that_changes_nothing_says_so(
    key: str, ability: str, forced: bool, sentences: list[str]
) -> None:
    used = AbilityUsed(source=0, key=key, ability=ability, seat=1, forced=forced, idle=True)
    events = [used, Played(seat=1, key=key, due_to=DueTo(key, "play", 1, 0, 1))]
    assert [
        words(line.text) for line in story.tell(Log().state, events[: 1 + (ability == "play")], None)
    ] == sentences


def test_what_did_nothing_after_a_decision_is_not_told_as_played_again() -> None:
    used = AbilityUsed(source=0, key="counter-stroke-28", ability="play", seat=1, idle=True)
    assert [words(line.text) for line in story.tell(Log().state, [used], None)] == [
        "Counter-stroke has no effect."
    ]


def test_a_card_of_a_teammates_reserve_is_played_by_who_uses_it() -> None:
    log = Log(
        "dark2 reserve: force-choke-59\nlight1 units: luke-skywalker-92",
        format="2v2",
    ).actions("dark")
    log.choose("use:force-choke-59")
    assert log.told[:3] == [
        "Player 1 plays Force Choke.",
        "> Force Choke comes from the common reserve of Player 2.",
        "> Luke Skywalker takes 1 damage from Force Choke.",
    ]


# --- Playing and paying


def test_a_card_is_played_then_paid_then_there_and_a_second_one_has_a_number() -> None:
    log = Log("""
        dark objectives: shadows-of-dathomir-45, imperial-command-73
        dark hand: kuati-security-team-136, kuati-security-team-136, force-choke-59
        light units: luke-skywalker-92
    """).deployment("dark")
    log.choose("play:kuati-security-team-136")
    assert words(log.asked.prompt) == "Kuati Security Team costs 2: what do you pay with?"
    log.pay().play("kuati-security-team-136")
    assert log.told == [
        "Player 1 plays Kuati Security Team.",
        "Sith pays 1 resource for Kuati Security Team.",
        "Shadows of Dathomir pays 1 resource for Kuati Security Team.",
        "Kuati Security Team comes into play for Player 1.",
        "Player 1 plays Kuati Security Team.",
        "Imperial Command pays 2 resources for Kuati Security Team.",
        "Kuati Security Team (2) comes into play for Player 1.",
    ]


# --- Two cards of one name

TROOPERS = """
    dark objectives: shadows-of-dathomir-45
    light units: rebel-trooper-112, rebel-trooper-112, rebel-trooper-112
    dark hand: force-choke-59
"""


def test_options_and_lines_tell_cards_of_one_title_apart_as_long_as_they_are_in_play() -> None:
    log = Log(TROOPERS).actions("dark")
    log.choose("use:force-choke-59")
    assert log.labels == ["Rebel Trooper", "Rebel Trooper (2)", "Rebel Trooper (3)"]
    log.choose(f"target:rebel-trooper-112#{log.id('rebel-trooper-112/2')}")
    assert log.told[:3] == [
        "Player 1 plays Force Choke.",
        "> Rebel Trooper (2) takes 1 damage from Force Choke.",
        "> Rebel Trooper (2) is destroyed.",
    ]
    numbers = [log.state.cards[id].number for id in log.ids("rebel-trooper-112")]
    assert numbers == [1, 3]
    log.put(log.seat("light"), "rebel-trooper-112")
    assert [log.state.cards[id].number for id in log.ids("rebel-trooper-112")] == [1, 3, 2]


def test_players_are_called_the_same_in_questions_and_in_the_log() -> None:
    log = Log(format="2v2").start(ChooseOrder(side=Side.LIGHT), side="light")
    assert log.labels == ["Player 3", "Player 4"]
    log.choose("player:4")
    assert log.told[0] == "Order of the team: Player 4, Player 3."


# --- Damage, and what comes of it


def test_damage_comes_before_the_destruction_also_when_somebody_is_asked_in_between() -> None:
    log = Log("""
        dark hand: force-choke-59
        light units: redemption-115, twilek-loyalist-15
    """).actions("dark")
    log.choose("use:force-choke-59")
    assert log.occasion == ["Twi’lek Loyalist is about to be destroyed."]
    log.choose("use:redemption-115.redeem")
    assert log.told[:4] == [
        "Player 1 plays Force Choke.",
        "> Twi’lek Loyalist takes 1 damage from Force Choke.",
        "> Player 2 uses Redemption.",
        "> Twi’lek Loyalist leaves play and returns to the hand of Player 2.",
    ]


def test_protection_and_shields_are_told_before_the_damage_that_is_left() -> None:
    log = Log("""
        dark objectives: shadows-of-dathomir-45
        dark units: darth-vader-35 shields=1 focus=1, emperors-royal-guard-52 focus=1
        light units: luke-skywalker-92
    """).conflict("light")
    log.engage("shadows-of-dathomir-45", ["luke-skywalker-92"])
    log.choose("icon:unit").choose("target:darth-vader-35")
    log.choose("protect:emperors-royal-guard-52*1").choose("shield:1")
    assert log.after("Luke Skywalker is focused and strikes.")[:5] == [
        "Luke Skywalker is focused and strikes.",
        "1 damage to Darth Vader goes to Emperor’s Royal Guard instead.",
        "A shield on Darth Vader stops 1 damage and is gone.",
        "Emperor’s Royal Guard takes 1 damage from Luke Skywalker.",
        "Shadows of Dathomir takes 2 damage from Luke Skywalker.",
    ]


def test_an_objective_falls_then_goes_to_the_pile_then_moves_the_dial() -> None:
    log = Log("""
        dial: 3
        dark units: darth-vader-35
        dark victory: jedi-training-86
        light objectives: a-heros-journey-2 damage=3, jedi-training-86
    """).conflict("dark")
    log.engage("a-heros-journey-2", ["darth-vader-35"]).settle()
    assert log.after("Darth Vader is focused and strikes.")[:6] == [
        "Darth Vader is focused and strikes.",
        "A Hero’s Journey takes 2 damage from Darth Vader.",
        "A Hero’s Journey is destroyed.",
        "A Hero’s Journey goes to the victory pile of Player 1, which holds 2.",
        "The Death Star dial goes on by 2, to 5: one for each objective in that pile.",
        "The engagement ends.",
    ]


# --- The edge


def test_the_edge_battle_says_why_it_ends_so_and_when_it_starts_anew() -> None:
    log = Log("""
        light objectives: jedi-training-86
        light units: luke-skywalker-92
        light hand: twist-of-fate-157, yoda-166
        dark units: darth-vader-35
        dark hand: heat-of-battle-169, emperor-palpatine-51
    """).conflict("dark")
    log.engage("jedi-training-86", ["darth-vader-35"], ["luke-skywalker-92"], until="edge:")
    log.answer("edge:heat-of-battle-169", "edge:twist-of-fate-157", "pass", "pass")
    log.answer("edge:emperor-palpatine-51", "edge:yoda-166")
    assert log.told[:14] == [
        "Player 1 engages Jedi Training.",
        "Darth Vader attacks.",
        "Luke Skywalker defends.",
        "Player 1 adds a card to the edge stack.",
        "Player 2 adds a card to the edge stack.",
        "Edge stacks are revealed. Player 1: Heat of Battle; Player 2: Twist of Fate.",
        "Fate card of Player 2: Twist of Fate.",
        "All cards of the edge battle are discarded, and it starts anew.",
        "Player 1 adds a card to the edge stack.",
        "Player 2 adds a card to the edge stack.",
        "Edge stacks are revealed. Player 1: Emperor Palpatine; Player 2: Yoda.",
        "Player 1 has 5 in the edge battle: Emperor Palpatine 5.",
        "Player 2 has 5 in the edge battle: Yoda 5.",
        "Player 2 has the edge, 5 to 5: a tie goes to the defender.",
    ]


def test_the_edge_of_a_unit_counts_by_its_name() -> None:
    log = Log("""
        dark units: darth-vader-35
        dark hand: kuati-security-team-136
        light objectives: jedi-training-86
        light units: shistavanen-wolfman-418
    """).conflict("dark")
    edge = [("dark", "kuati-security-team-136")]
    log.engage("jedi-training-86", ["darth-vader-35"], ["shistavanen-wolfman-418"], edge=edge)
    assert log.after("An edge stack is revealed. Player 1: Kuati Security Team.")[:4] == [
        "An edge stack is revealed. Player 1: Kuati Security Team.",
        "Player 1 has 1 in the edge battle: Kuati Security Team 1.",
        "Player 2 has 1 in the edge battle: Shistavanen Wolfman (Edge) 1.",
        "Player 2 has the edge, 1 to 1: a tie goes to the defender.",
    ]


def test_an_attack_that_nobody_opposes_has_the_edge_and_its_reward() -> None:
    log = Log("""
        dark units: darth-vader-35
        light objectives: jedi-training-86
    """).conflict("dark")
    log.engage("jedi-training-86", ["darth-vader-35"]).settle()
    assert log.told[:8] == [
        "Player 1 engages Jedi Training.",
        "Darth Vader attacks.",
        "Player 1 has the edge: nobody defends.",
        "Darth Vader is focused and strikes.",
        "Jedi Training takes 2 damage from Darth Vader.",
        "Unopposed: Player 1 gets the reward.",
        "Jedi Training takes 1 damage.",
        "The engagement ends.",
    ]


# --- Turns, the dial and the Balance of the Force


def test_the_balance_of_the_force_is_the_cause_of_its_damage() -> None:
    log = Log("balance: light\ndark objectives: shadows-of-dathomir-45").turn("light")
    log.choose("balance:shadows-of-dathomir-45")
    assert log.told[:2] == [
        "The Balance of the Force is with the light side.",
        "Shadows of Dathomir takes 1 damage.",
    ]


@pytest.mark.parametrize(
    ("balance", "sentence"),
    [
        (
            "dark",
            "The Death Star dial goes on by 2, to 2: the Balance of the Force is with the dark side.",
        ),
        ("light", "The Death Star dial goes on by 1, to 1: a turn of the dark side."),
    ],
)
def test_the_dial_says_why_it_moves_and_a_refresh_what_it_takes(balance: str, sentence: str) -> None:
    log = Log(f"""
        balance: {balance}
        dark units: darth-vader-35 focus=2, kuati-security-team-136 focus=2 shields=1
        dark hand: force-choke-59
    """).turn("dark")
    assert log.hear_the_beginning()[:6] == [
        "Turn 1: dark side",
        "The balance phase begins.",
        sentence,
        "The refresh phase begins.",
        "Player 1 refreshes. Focus tokens go: Darth Vader −2, Kuati Security Team.",
        "Player 1 refreshes. Shields go: Kuati Security Team.",
    ]


# --- Captives

CAPTIVE = """
    dark objectives: imperial-command-73
    light units: luke-skywalker-92
    light captured: leia-organa-88 under imperial-command-73
    light hand: rescue-mission-117
"""


@pytest.mark.parametrize(
    ("hears", "card"), [("dark", "Leia Organa"), ("light", "Leia Organa"), ("", "A captured card")]
)
def test_who_held_a_captive_and_who_gets_it_back_hear_which_it_is(hears: str, card: str) -> None:
    log = Log(CAPTIVE, hears=hears).actions("light")
    log.play("rescue-mission-117")
    said = f"> {card} is rescued from Imperial Command and goes to the hand of Player 2."
    assert log.told[3] == said


def test_captives_come_back_when_their_objective_is_destroyed() -> None:
    log = Log(
        """
        dark objectives: imperial-command-73 damage=4, shadows-of-dathomir-45
        light units: luke-skywalker-92
        light captured: leia-organa-88 under imperial-command-73
        """,
        hears="light",
    ).conflict("light")
    log.engage("imperial-command-73", ["luke-skywalker-92"]).settle()
    assert log.after("Imperial Command is destroyed.")[:3] == [
        "Imperial Command is destroyed.",
        "Leia Organa is rescued from Imperial Command and goes to the hand of Player 2.",
        "Imperial Command goes to the victory pile of Player 2, the first there.",
    ]


def test_a_card_captured_from_a_hand_is_told_without_its_name() -> None:
    log = Log("""
        dark objectives: imperial-command-73, imperial-command-73
        dark objective-deck: cruel-interrogations-30
        light hand: yoda-166
    """).refresh("dark")
    log.choose("use:cruel-interrogations-30.capture")
    assert log.told[:2] == [
        "Player 1 uses Cruel Interrogations.",
        "> Player 1 captures a card of Player 2 at Cruel Interrogations.",
    ]


# --- The hunt


@pytest.mark.parametrize(("hears", "engaged"), [("", "Facedown objective 1"), ("light", "Rebel Command")])
def test_a_facedown_objective_has_its_name_only_when_it_has_been_turned_up(hears: str, engaged: str) -> None:
    laid = ", ".join(f"{key} place={place} facedown" for place, key in enumerate(NINE, start=1))
    log = Log(
        f"""
        light objectives: {laid}
        light aside: {LUKE}
        dark1 units: darth-vader-35
        light support-deck: twilek-loyalist-15
        """,
        format="skywalker",
        dark=2,
        hears=hears,
    ).conflict("dark")
    assert log.labels == ["Facedown objective 1", "Facedown objective 2", "No more engagements"]
    log.choose("engage:facedown").choose("yes").choose("under:")
    assert log.told[:6] == [
        f"Player 1 engages {engaged} of Player 3.",
        "Darth Vader attacks.",
        "Player 1 has the edge: nobody defends.",
        "Darth Vader is focused and strikes.",
        "Facedown objective 1 is turned up: Rebel Command. What was on it is gone.",
        "Player 3 puts a support card beneath Rebel Command.",
    ]


# --- What lasts


def test_what_a_card_can_do_for_a_time_is_told_with_its_end() -> None:
    log = Log("""
        dark units: darth-vader-35
        light units: rebel-trooper-112, rebel-trooper-112
        dark hand: force-stasis-62
    """).actions("dark")
    log.play("force-stasis-62").choose(f"target:rebel-trooper-112#{log.id('rebel-trooper-112/2')}")
    assert log.told == [
        "Player 1 plays Force Stasis.",
        "> Sith pays 1 resource for Force Stasis.",
        "> Rebel Trooper (2) can’t attack until the end of the phase.",
        "> Rebel Trooper (2) can’t defend until the end of the phase.",
    ]


def test_every_value_that_a_text_changes_for_a_time_has_its_sentence() -> None:
    """`change_for(state, "phase", …, "reserve", -1)`: the words in such calls are scopes and values."""
    said = set()
    for file in Path(content.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MAKERS:
                said |= {part.value for part in node.args if isinstance(part, ast.Constant)}
    words_said = {word for word in said if isinstance(word, str)}
    assert {"phase", "unit-damage", "can-attack", "reserve"} <= words_said
    assert words_said <= {*UNTIL, *OF_CARDS, *OF_PLAYERS}
