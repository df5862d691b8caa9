"""The log of the card game says why: whose a lent unit is, what makes a card cheaper, what an empty deck means."""

from __future__ import annotations

import pytest
from tests.lcg.hunt import LUKE, NINE
from tests.lcg.telling import Log, words

from dejarik.kernel import text
from dejarik.kernel.telling import player
from dejarik.lcg.rules.names import card_text
from dejarik.lcg.rules.tokens import Focusing

# --- Units that are lent


def test_a_unit_that_is_lent_to_its_owner_supports_and_goes_back_to_who_controlled_it() -> None:
    log = Log(
        """
        dark1 objectives: shadows-of-dathomir-45
        light1 units: twilek-loyalist-15
        light2 units: luke-skywalker-92
        """,
        format="2v2",
    )
    log.card("luke-skywalker-92").owner = log.seat("light1")  # played from that one's common reserve
    log.conflict("light").engage("shadows-of-dathomir-45", ["twilek-loyalist-15"], until="support:")
    log.choose("support:luke-skywalker-92").choose("yes").settle()
    assert "Luke Skywalker supports Player 3 in this engagement." in log.told
    assert log.after("The engagement ends.")[1] == "Luke Skywalker goes back to Player 4."


# --- Prices


def test_a_cheaper_card_says_what_made_it_cheaper() -> None:
    log = Log("""
        dark objectives: the-emperors-web-105, shadows-of-dathomir-45
        dark hand: a-disturbance-in-the-force-1, a-disturbance-in-the-force-1
        light units: luke-skywalker-92 committed, twilek-loyalist-15 committed
    """).actions("dark")
    log.play("a-disturbance-in-the-force-1")
    assert log.told[:2] == [
        "Player 1 plays A Disturbance In the Force.",
        "> A Disturbance In the Force costs 1, 1 less because of The Emperor’s Web.",
    ]
    log.play("a-disturbance-in-the-force-1")
    assert len([line for line in log.told if "1 less" in line]) == 1  # only the first one


def test_what_nothing_is_left_to_pay_for_says_why() -> None:
    log = Log("""
        light objectives: in-you-must-go-76
        light hand: cloud-city-casino-22, force-choke-59
    """).deployment("light")
    log.choose("play:cloud-city-casino-22")
    assert log.told[:3] == [
        "Player 2 plays Cloud City Casino.",
        "Cloud City Casino costs 0, 1 less because of In You Must Go.",
        "Cloud City Casino comes into play for Player 2.",
    ]


def test_what_was_announced_or_discarded_for_a_card_makes_it_cheaper_when_it_is_played() -> None:
    log = Log("""
        light affiliation: rebel-alliance
        light objectives: the-defense-of-yavin-4-138
        light units: rebel-sympathizer-111
        light hand: red-two-114, yoda-166
    """).deployment("light")
    log.choose("use:rebel-sympathizer-111.help").choose("play:red-two-114").choose("discard:yoda-166")
    assert log.after("Player 2 plays Red Two.")[1:4] == [
        "Red Two costs 2, 1 less because of Rebel Sympathizer.",
        "Player 2 discards Yoda.",
        "Red Two costs 1, 1 less for the discarded card.",
    ]


# --- Empty decks


@pytest.mark.parametrize(
    ("deck", "sentences"),
    [
        (
            "only-deck: luke-skywalker-92",
            ["Player 2 draws a card.", "The command deck of Player 2 is empty."],
        ),
        ("only-deck:", ["The command deck of Player 2 is empty."]),
    ],
)
def test_who_draws_too_few_cards_has_an_empty_deck(deck: str, sentences: list[str]) -> None:
    log = Log(f"light1 {deck}\nlight1 hand: rebel-trooper-112", format="jerjerrod", light=2).draw("light")
    log.choose("keep")
    assert [line for line in log.told if "Player 2" in line][: len(sentences)] == sentences


# --- Capacities


def test_an_objective_that_falls_because_its_capacity_is_lower_says_so() -> None:
    log = Log(
        """
        dark objectives: heightened-security-444 damage=12, lemelisks-ambition-442
        dark units: destroyer-defense-fleet-449 damage=3
        light1 units: luke-skywalker-92
        """,
        format="jerjerrod",
        light=2,
    ).conflict("light")
    log.engage("lemelisks-ambition-442", ["luke-skywalker-92"]).settle()
    assert log.after("Destroyer Defense Fleet is destroyed.")[1:3] == [
        "Heightened Security is destroyed: the damage capacity is only 12 now.",
        "Heightened Security goes to the victory pile of Player 2, the first there.",
    ]


# --- Numbers of copies


def test_a_numbered_objective_keeps_its_number_in_the_victory_pile() -> None:
    log = Log("""
        dark units: darth-vader-35
        light objectives: a-heros-journey-2, a-heros-journey-2 damage=4
    """).conflict("dark")
    objective = f"a-heros-journey-2#{log.id('a-heros-journey-2/2')}"
    log.engage(objective, ["darth-vader-35"]).settle()
    assert log.after("A Hero’s Journey (2) is destroyed.")[1] == (
        "A Hero’s Journey (2) goes to the victory pile of Player 1, the first there."
    )


def test_units_of_one_title_are_told_apart_in_the_edge_battle() -> None:
    log = Log("""
        dark units: darth-vader-35
        dark hand: kuati-security-team-136
        light objectives: jedi-training-86
        light units: shistavanen-wolfman-418, shistavanen-wolfman-418
    """).conflict("dark")
    wolves = [f"shistavanen-wolfman-418#{id}" for id in log.ids("shistavanen-wolfman-418")]
    log.engage("jedi-training-86", ["darth-vader-35"], wolves, edge=[("dark", "kuati-security-team-136")])
    assert (
        "Player 2 has 2 in the edge battle: Shistavanen Wolfman (Edge) 1, Shistavanen Wolfman (2) (Edge) 1."
    ) in log.told


def test_a_card_that_pays_for_another_of_its_title_says_so() -> None:
    log = Log("""
        dark objectives: shadows-of-dathomir-45 focus=1
        dark enhancements: sith-library-72
        dark hand: sith-library-72, force-choke-59
    """).deployment("dark")
    log.choose("play:sith-library-72")
    log.choose("pay:sith-library-72")
    assert "Sith Library pays 1 resource for another Sith Library." in log.told


def test_the_question_of_a_numbered_card_names_it_with_its_number() -> None:
    log = Log("""
        dark objectives: shadows-of-dathomir-45 damage=1, imperial-command-73 damage=1
        dark enhancements: heavy-blaster-emplacement-66, heavy-blaster-emplacement-66
        light objectives: jedi-training-86
        light units: luke-skywalker-92, twilek-loyalist-15
    """).actions("dark")
    log.choose(f"use:heavy-blaster-emplacement-66.fire#{log.id('heavy-blaster-emplacement-66/2')}")
    assert words(log.asked.prompt).startswith("Heavy Blaster Emplacement (2)")


# --- A card whose own text decides where it goes


def test_who_is_destroyed_and_captured_is_told_as_both() -> None:
    log = Log("""
        dark objectives: shadows-of-dathomir-45, imperial-command-73
        dark hand: force-choke-59
        light units: leia-organa-88
    """).actions("dark")
    log.choose("use:force-choke-59")
    assert log.told == [
        "Player 1 plays Force Choke.",
        "> Leia Organa takes 1 damage from Force Choke.",
    ]
    log.choose("choose:imperial-command-73")
    assert log.told[2:3] == ["> Leia Organa is destroyed and captured at Imperial Command."]


# --- Words


def test_the_dial_has_its_article_and_nobody_is_called_player_two_twice() -> None:
    assert words(card_text("death-star-dial")) == "The Death Star dial"
    assert words(text("lcg-order", place=1)) == "Who comes first in your team? You act in this order"
    assert words(text("lcg-order", place=2)) == "Who comes second in your team? You act in this order"
    assert words(text("lcg-told-looks", player=player(1), count=3)) == (
        "Player 2 looks at the top 3 cards of their deck."
    )
    assert words(text("lcg-told-played", player=player(1), card=card_text("yub-yub-168"))) == (
        "Player 2 plays Yub Yub!"
    )


# --- What else says why


def test_cards_that_add_to_a_force_struggle_are_named() -> None:
    log = Log("""
        balance: light
        dark units: darth-vader-35 committed
        light objectives: jedi-training-86
        light enhancements: ancient-monument-6, ancient-monument-6
    """).force("dark")
    assert log.hear_the_beginning()[1:3] == [
        "Force icons of the light side: Jedi Training 1, Ancient Monument 1, Ancient Monument (2) 1.",
        "Force icons of the dark side: Darth Vader 4.",
    ]


def test_two_reductions_of_a_card_that_costs_one_are_one() -> None:
    log = Log("""
        light objectives: in-you-must-go-76, in-you-must-go-76
        light hand: cloud-city-casino-22, force-choke-59
    """).deployment("light")
    log.choose("play:cloud-city-casino-22")
    assert log.told[:3] == [
        "Player 2 plays Cloud City Casino.",
        "Cloud City Casino costs 0, 1 less because of In You Must Go.",
        "Cloud City Casino comes into play for Player 2.",
    ]


@pytest.mark.rule("LCGC-ABL-07")
def test_an_immune_unit_is_the_lowest_all_the_same_and_rancor_has_no_effect() -> None:
    laid = ", ".join(f"{key} place={place}" for place, key in enumerate(NINE, start=1))
    log = Log(
        f"""
        light objectives: {laid}
        light units: {LUKE}
        dark1 units: rancor-107, death-star-trooper-38
        """,
        format="skywalker",
        dark=2,
    ).refresh("dark")
    log.hear_the_beginning()
    assert "Rancor has no effect." in log.told
    assert log.in_play("death-star-trooper-38")
    assert log.in_play(LUKE)


def test_a_shield_says_what_it_has_stopped() -> None:
    log = Log("""
        dark objectives: shadows-of-dathomir-45
        dark units: darth-vader-35 shields=1, kuati-security-team-136
        dark hand: force-choke-59
        light units: luke-skywalker-92
    """)
    vader = log.id("darth-vader-35")
    log.start(Focusing(seat=log.seat("light"), cards=[vader], counts=[1]), side="light").choose("shield:1")
    assert log.told[:1] == ["A shield on Darth Vader stops 1 focus token and is gone."]


def test_what_gives_way_to_damage_says_how_much() -> None:
    log = Log(
        """
        dark objectives: along-the-sanctuary-pipeline-443
        dark enhancements: endor-shield-generator-459 damage=3
        light1 units: red-five-113
        """,
        format="jerjerrod",
        light=2,
    ).conflict("light")
    log.engage("along-the-sanctuary-pipeline-443", ["red-five-113"]).settle()
    assert "> Endor Shield Generator is discarded from play because of 7 damage." in log.told


def test_who_deals_no_damage_with_the_balance_is_told_of() -> None:
    log = Log("balance: light\ndark objectives: shadows-of-dathomir-45").turn("light")
    log.choose("none")
    assert log.told[0] == "The Balance of the Force is with the light side: no damage is dealt."


def test_the_last_line_names_the_card_that_decided_the_game() -> None:
    log = Log("""
        dark objectives: the-heart-of-the-empire-142 damage=9, shadows-of-dathomir-45
        light units: luke-skywalker-92
    """).conflict("light")
    log.engage("the-heart-of-the-empire-142", ["luke-skywalker-92"]).settle()
    assert log.told[-1] == "The game is over: Player 2 wins. The Heart of the Empire decided the game."
