"""What may still be interrupted is not told as done; where cards were that go elsewhere; what questions say."""

from __future__ import annotations

from tests.lcg.hunt import LUKE, NINE
from tests.lcg.telling import Log, words

from dejarik.kernel import Moment
from dejarik.lcg.facts.library import all_cards
from dejarik.lcg.presenting.story import story
from dejarik.lcg.rules.texts import definition_of

PIPELINE = "along-the-sanctuary-pipeline-443"
TASK = "jerjerrods-task-445"


def the_hunt(picture: str, *, first: str = NINE[0]) -> Log:
    order = [first, *(key for key in NINE if key != first)]
    laid = ", ".join(f"{key} place={place} facedown" for place, key in enumerate(order, start=1))
    return Log(f"light objectives: {laid}\nlight aside: {LUKE}\n{picture}", format="skywalker", dark=2)


def the_task(picture: str) -> Log:
    return Log(picture, format="jerjerrod", light=2)


# --- Before it happens


def test_whatever_can_be_interrupted_has_words_for_not_having_happened() -> None:
    interrupted = {
        ability.on
        for card in all_cards()
        for ability in definition_of(card.id).abilities
        if ability.moment is Moment.BEFORE
    }
    assert [kind for kind in interrupted if not story.tells_before_it(kind)] == []


def test_damage_that_can_still_be_stopped_would_be_taken() -> None:
    log = Log("""
        dark hand: force-choke-59
        light units: luke-skywalker-92
        light hand: it-could-be-worse-81
    """).actions("dark")
    log.choose("use:force-choke-59")
    assert log.occasion == ["Luke Skywalker would take 1 damage from Force Choke."]


def test_an_engagement_that_can_be_turned_elsewhere_is_about_to_be() -> None:
    log = Log("""
        light objectives: the-secret-of-yavin-4-144, jedi-training-86
        dark units: kuati-security-team-136
    """).conflict("dark")
    log.choose("engage:jedi-training-86")
    assert log.occasion == ["Player 1 is about to engage Jedi Training."]
    log.choose("use:the-secret-of-yavin-4-144.step-in")
    assert "Player 1 engages The Secret of Yavin 4." in log.told
    assert "Player 1 engages Jedi Training." not in log.told


def test_a_strike_that_is_interrupted_is_about_to_begin() -> None:
    log = the_task("""
        dark units: death-star-ii-455
        light1 units: luke-skywalker-92
        light1 objectives: jedi-training-86, last-minute-rescue-118
    """).conflict("dark")
    log.engage("jedi-training-86", ["death-star-ii-455"], until="use:death-star-ii-455.fire")
    assert log.occasion == ["Death Star II is about to be focused to strike."]


def test_resources_that_can_be_doubled_are_about_to_be_paid_and_then_told_with_their_tokens() -> None:
    log = the_task(f"""
        dark objectives: {TASK}, {TASK}
        dark hand: we-shall-double-our-efforts-461, destroyer-defense-fleet-449
    """).deployment("dark")
    log.choose("play:destroyer-defense-fleet-449").pay()
    assert log.occasion == ["Jerjerrod’s Task is about to pay 2 resources for Destroyer Defense Fleet."]
    log.choose("use:we-shall-double-our-efforts-461")
    assert "Jerjerrod’s Task pays 4 resources for Destroyer Defense Fleet with 2 focus tokens." in log.told


def test_what_is_not_paid_in_full_stays_in_the_hand_and_says_why() -> None:
    log = the_task(f"""
        dark objectives: {TASK}, lemelisks-ambition-442
        dark hand: we-shall-double-our-efforts-461, destroyer-defense-fleet-449
    """).deployment("dark")
    log.choose("play:destroyer-defense-fleet-449").pay().answer("pass", "pass")
    assert "Destroyer Defense Fleet is not paid for in full and stays in the hand of Player 1." in log.told
    assert not [line for line in log.told if "goes to the hand" in line]


# --- Where cards come from


def test_a_card_of_the_hand_goes_under_the_deck_and_is_told_so() -> None:
    log = Log("""
        dark objectives: fall-of-the-jedi-99
        dark hand: force-choke-59, darth-vader-35
    """).draw("dark")
    log.choose("use:fall-of-the-jedi-99").choose("choose:force-choke-59")
    assert log.told[:2] == [
        "Player 1 uses Fall of the Jedi.",
        "> Player 1 puts a card from the hand under the deck.",
    ]


def test_a_unit_that_is_put_into_play_from_the_hand_comes_from_there() -> None:
    log = the_task("dark hand: death-star-guards-447").actions("dark")
    log.choose("use:death-star-guards-447").pay()
    assert log.told[:4] == [
        "Player 1 uses Death Star Guards.",
        "> Lemelisk’s Ambition pays 1 resource for Death Star Guards.",
        "> Death Star Guards comes from the hand of Player 1.",
        "> Death Star Guards comes into play for Player 1.",
    ]


def test_a_unit_that_returns_from_the_discard_pile_comes_from_there() -> None:
    log = Log("""
        light units: obi-wan-kenobi-417 committed
        light discard: shistavanen-wolfman-418
    """).force("dark")
    log.pass_until("use:shistavanen-wolfman-418").choose("use:shistavanen-wolfman-418")
    assert log.after("Player 2 uses Shistavanen Wolfman.")[1:3] == [
        "> Shistavanen Wolfman comes from the discard pile of Player 2.",
        "> Shistavanen Wolfman comes into play for Player 2.",
    ]


def test_a_card_goes_from_the_discard_pile_to_the_hand_in_one_sentence() -> None:
    log = Log("""
        light hand: it-binds-all-things-80
        light discard: yoda-166
    """).actions("light")
    log.play("it-binds-all-things-80")
    assert [line for line in log.told if "Yoda" in line] == [
        "> Yoda goes from the discard pile to the hand of Player 2."
    ]


def test_a_search_is_told_with_what_it_finds_and_that_the_deck_is_shuffled() -> None:
    log = the_hunt(
        """
        dark1 units: darth-vader-35
        light only-deck: wedge-antilles-484, run-luke-run-492, rebel-sentry-474
        """,
        first="front-line-reinforcements-471",
    ).conflict("dark")
    log.choose("engage:facedown")
    log.pass_until("use:front-line-reinforcements-471").choose("use:front-line-reinforcements-471")
    log.choose("choose:wedge-antilles-484")
    assert log.after("Player 3 uses Front Line Reinforcements.")[:4] == [
        "Player 3 uses Front Line Reinforcements.",
        "> Player 3 searches their command deck and shuffles it.",
        "> Wedge Antilles comes from the command deck of Player 3.",
        "> Wedge Antilles comes into play for Player 3.",
    ]


def test_premonitions_look_at_three_cards() -> None:
    log = the_hunt("""
        light hand: premonitions-of-the-future-493
        light units: tatooine-sympathizer-476
        light only-deck: rebel-sentry-474, red-five-480, r2-d2-481, decoy-wing-482
    """).actions("light")
    log.choose("use:premonitions-of-the-future-493").choose("choose:red-five-480")
    assert log.after("Player 3 plays Premonitions of the Future.")[-3:] == [
        "> Player 3 looks at the top 3 cards of their deck.",
        "> Player 3 takes a card into their hand.",
        "> Premonitions of the Future is shuffled into the deck of Player 3.",
    ]


def test_what_was_set_aside_says_so_when_it_comes() -> None:
    log = the_task(f"""
        dial: 18
        dark objectives: {TASK}, {TASK}
        dark aside: death-star-ii-455
    """).actions("dark")
    log.choose("use:death-star-ii-455.build")
    assert "> Death Star II was set aside until now." in log.told


# --- Questions


def test_who_may_not_defend_alone_hears_why_and_who_could() -> None:
    log = Log("""
        light units: arcona-rumor-monger-427
        dark objectives: shadows-of-dathomir-45
        dark units: darth-vader-35, kuati-security-team-136
    """).conflict("light")
    log.engage("shadows-of-dathomir-45", ["arcona-rumor-monger-427"], until="yes")
    assert words(log.asked.prompt) == (
        "Do you defend Shadows of Dathomir? Because of Arcona Rumor Monger a single unit may not. "
        "You have: Darth Vader, Kuati Security Team"
    )


def test_what_lies_in_the_common_reserve_is_discarded_only_for_another_card() -> None:
    log = Log("dark1 hand: force-choke-59, yoda-166\ndark1 reserve: darth-vader-35", format="2v2").draw(
        "dark"
    )
    log.pass_until("reserve:")
    assert words(log.asked.prompt) == (
        "You may put a card into your common reserve; if you do, the card that lies there is discarded"
    )


def test_nobody_is_asked_which_of_two_copies_of_a_fate_card_comes_first() -> None:
    log = Log("""
        dark units: darth-vader-35
        dark hand: heat-of-battle-169, heat-of-battle-169
        light objectives: jedi-training-86
        light units: luke-skywalker-92
    """).conflict("dark")
    log.engage("jedi-training-86", ["darth-vader-35"], ["luke-skywalker-92"], until="edge:")
    log.choose("edge:heat-of-battle-169").choose("edge:heat-of-battle-169")
    while not log.can("icon:"):
        assert not log.can("fate:")
        log.decline()
    assert log.told.count("Fate card of Player 1: Heat of Battle.") == 2
