"""Jedi of the core set: every card of the sets 1 to 4 is played."""

from __future__ import annotations

import pytest
from tests.lcg.table import Table

from dejarik.lcg.rules.damage import Damaged
from dejarik.lcg.rules.edge import FateResolves
from dejarik.lcg.rules.values import blast_damage, cost, unit_damage

# --- 1: A Hero's Journey ------------------------------------------------------------------------------


@pytest.mark.rule("LCGC-TURN-02")
def test_luke_loses_a_focus_token_when_an_opposing_turn_begins() -> None:
    table = Table("light units: luke-skywalker-92 focus=2").turn("dark")
    table.choose("use:luke-skywalker-92.ready")
    assert table.card("luke-skywalker-92").focus == 1


def test_a_ready_luke_is_not_asked() -> None:
    table = Table("light units: luke-skywalker-92").turn("dark")
    assert not table.can("use:luke-skywalker-92")


def test_luke_is_not_asked_when_his_own_turn_begins() -> None:
    table = Table("""
        balance: dark
        light units: luke-skywalker-92 focus=3
    """).turn("light")
    assert not table.can("use:luke-skywalker-92")


@pytest.mark.rule("LCGC-ENH-02", "LCGC-CARD-10")
def test_a_lightsaber_adds_unit_damage_and_blast() -> None:
    table = Table("""
        light units: jedi-in-hiding-84
        light enhancements: jedi-lightsaber-102 on jedi-in-hiding-84
        dark objectives: the-heart-of-the-empire-142
    """).conflict("light")
    table.engage("the-heart-of-the-empire-142", ["jedi-in-hiding-84"]).settle()
    # Blast: one by the saber, one by the edge; and one more, since nobody opposed the attack.
    assert table.card("the-heart-of-the-empire-142").damage == 3


@pytest.mark.rule("LCGC-TOK-02", "LCGC-ENH-06")
def test_trust_your_feelings_readies_its_host() -> None:
    table = Table("""
        light units: luke-skywalker-92 focus=1
        light enhancements: trust-your-feelings-153 on luke-skywalker-92
    """).actions("light")
    table.choose("use:trust-your-feelings-153.ready")
    assert table.card("luke-skywalker-92").focus == 0
    assert table.card("trust-your-feelings-153").focus == 1


@pytest.mark.rule("LCGC-TOK-02", "LCGC-TOK-03")
def test_trust_your_feelings_must_be_ready_itself() -> None:
    table = Table("""
        light units: luke-skywalker-92 focus=1
        light enhancements: trust-your-feelings-153 on luke-skywalker-92 focus=1
    """).actions("light")
    assert not table.can("use:trust-your-feelings-153")


# --- 2: In You Must Go --------------------------------------------------------------------------------


@pytest.mark.rule("LCGC-RES-09", "LCGC-RES-07")
def test_only_the_first_enhancement_of_a_turn_is_cheaper() -> None:
    table = Table("""
        light objectives: in-you-must-go-76
        light units: luke-skywalker-92
        light hand: jedi-lightsaber-102, trust-your-feelings-153
    """).deployment("light")
    saber, skill = (
        id for id in table.state.sources if table.state.sources[id].key in table.hand("light")
    )  # fmt: skip
    assert (cost(table.state, saber), cost(table.state, skill)) == (0, 1)
    table.play("jedi-lightsaber-102")
    assert table.card("in-you-must-go-76").focus == 0
    assert cost(table.state, skill) == 2
    table.play("trust-your-feelings-153")
    assert table.card("in-you-must-go-76").focus == 1


def test_in_you_must_go_helps_neither_units_nor_teammates() -> None:
    table = Table(
        """
        light1 objectives: in-you-must-go-76
        light1 hand: twilek-loyalist-15
        light2 hand: dagobah-training-grounds-31
    """,
        format="2v2",
    )
    costs = {source.key: cost(table.state, id) for id, source in table.state.sources.items()}
    assert costs["twilek-loyalist-15"] == 1
    assert costs["dagobah-training-grounds-31"] == 1


def test_yoda_grows_with_every_enhancement_on_him() -> None:
    table = Table("""
        light units: yoda-166
        light enhancements: jedi-lightsaber-102 on yoda-166, trust-your-feelings-153 on yoda-166
    """)
    yoda = table.id("yoda-166")
    # Two enhancements, and the saber's own icons.
    assert (unit_damage(table.state, yoda), blast_damage(table.state, yoda)) == (3, 3)


@pytest.mark.rule("LCGC-STR-07")
def test_shii_cho_training_divides_unit_damage_among_participating_enemies() -> None:
    table = Table("""
        light units: luke-skywalker-92
        light enhancements: shii-cho-training-122 on luke-skywalker-92
        dark objectives: shadows-of-dathomir-45
        dark units: death-star-trooper-38, isb-interrogators-43
    """).conflict("light")
    table.engage(
        "shadows-of-dathomir-45", ["luke-skywalker-92"], ["death-star-trooper-38", "isb-interrogators-43"],
        edge=[("light", "luke-skywalker-92")], until="icon:",
    )  # fmt: skip
    table.pass_until("icon:").choose("icon:unit")
    table.choose("target:death-star-trooper-38", "target:isb-interrogators-43")
    assert not table.in_play("death-star-trooper-38")
    assert not table.in_play("isb-interrogators-43")


@pytest.mark.rule("LCGC-KW-04", "LCGC-STR-07")
def test_damage_is_divided_among_participants_only_but_a_targeted_strike_may_hit_one_unit_outside() -> None:
    picture = """
        light units: luke-skywalker-92
        light enhancements: shii-cho-training-122 on luke-skywalker-92
        light hand: yoda-166
        dark objectives: the-heart-of-the-empire-142
        dark units: darth-vader-35, kuati-security-team-136, heavy-stormtrooper-squad-67
    """
    for choice, hit in (("target:darth-vader-35", "darth-vader-35"), ("divide", "kuati-security-team-136")):
        table = Table(picture).conflict("light")
        table.engage(
            "the-heart-of-the-empire-142", ["luke-skywalker-92"],
            ["kuati-security-team-136", "heavy-stormtrooper-squad-67"], edge=[("light", "yoda-166")],
        )  # fmt: skip
        table.pass_until("icon:").choose("icon:unit")
        assert table.options() == ["target:darth-vader-35", "divide"]
        table.choose(choice)
        if choice == "divide":
            assert table.options() == ["target:kuati-security-team-136", "target:heavy-stormtrooper-squad-67"]
            table.choose("target:kuati-security-team-136*1", "target:heavy-stormtrooper-squad-67*1")
        assert table.card(hit).damage == (1 if choice == "divide" else 2)


@pytest.mark.rule("LCGC-KW-04", "LCGC-STR-07")
def test_without_a_defender_a_targeted_strike_has_nobody_to_divide_its_damage_among() -> None:
    table = Table("""
        light units: luke-skywalker-92
        light enhancements: shii-cho-training-122 on luke-skywalker-92
        dark objectives: the-heart-of-the-empire-142
        dark units: darth-vader-35, kuati-security-team-136
    """).conflict("light")
    table.engage("the-heart-of-the-empire-142", ["luke-skywalker-92"])
    table.pass_until("icon:").choose("icon:unit")
    assert table.options() == ["target:darth-vader-35", "target:kuati-security-team-136"]
    assert (table.asked.prompt.id, table.asked.prompt.args["amount"]) == ("lcg-strike-unit", 2)


COUNTERED = """
    dark hand: force-choke-59
    light units: luke-skywalker-92
"""


@pytest.mark.rule("LCGC-ABL-08", "LCGC-EVT-01", "LCGC-TIM-01")
def test_counter_stroke_cancels_an_event() -> None:
    table = Table(COUNTERED + "light hand: counter-stroke-28").actions("dark")
    table.play("force-choke-59").play("counter-stroke-28")
    assert table.card("luke-skywalker-92").damage == 0
    assert table.player("dark").discard == ["force-choke-59"]
    assert table.player("light").discard == ["counter-stroke-28"]


@pytest.mark.rule("LCGC-TIM-05")
def test_a_counter_stroke_can_be_cancelled_too() -> None:
    table = Table(COUNTERED + "light hand: counter-stroke-28, counter-stroke-28").actions("dark")
    table.play("force-choke-59").play("counter-stroke-28").pass_until("use:counter").play("counter-stroke-28")
    assert table.card("luke-skywalker-92").damage == 1


# --- 3: Forgotten Heroes ------------------------------------------------------------------------------


@pytest.mark.rule("LCGC-PLAY-03")
def test_forgotten_heroes_draw_after_their_player_plays_a_force_user() -> None:
    table = Table("""
        light objectives: forgotten-heroes-95, a-heros-journey-2, a-heros-journey-2
        light hand: jedi-in-hiding-84, twilek-loyalist-15
    """).deployment("light")
    table.play("twilek-loyalist-15")
    assert not table.can("use:forgotten-heroes-95")
    table.play("jedi-in-hiding-84").choose("use:forgotten-heroes-95")
    assert table.hand("light") == ["twilek-loyalist-15"]


def test_forgotten_heroes_do_nothing_for_a_force_user_put_into_play() -> None:
    table = Table("""
        light objectives: forgotten-heroes-95, a-heros-journey-2, a-heros-journey-2
        light hand: return-of-the-jedi-119
        light discard: jedi-in-hiding-84
    """).actions("light")
    table.play("return-of-the-jedi-119")
    assert table.in_play("jedi-in-hiding-84")
    assert not table.can("use:forgotten-heroes-95")


OBI_WAN = """
    light units: obi-wan-kenobi-101, jedi-in-hiding-84
    dark objectives: shadows-of-dathomir-45
    dark units: kuati-security-team-136
    dark hand: darth-vader-35, force-choke-59
    light hand: yoda-166, twilek-loyalist-15
"""


@pytest.mark.rule("LCGC-EDGE-02")
@pytest.mark.parametrize(("attacker", "shown"), [("obi-wan-kenobi-101", True), ("jedi-in-hiding-84", False)])
def test_against_obi_wan_the_first_edge_card_is_shown(attacker: str, shown: bool) -> None:
    table = Table(OBI_WAN).conflict("light")
    table.engage("shadows-of-dathomir-45", [attacker], ["kuati-security-team-136"], until="edge:yoda")
    table.choose("edge:yoda-166").choose("edge:darth-vader-35")
    assert table.state.has_learned is shown
    table.choose("pass").choose("edge:force-choke-59")
    lies_open = {each.key: each.open for each in table.state.sources.values() if each.zone == "edge"}
    assert lies_open == {"yoda-166": False, "darth-vader-35": shown, "force-choke-59": False}


@pytest.mark.parametrize(("balance", "tokens"), [("light", 2), ("dark", 1)])
def test_jedi_mind_trick_focuses_more_while_the_balance_is_light(balance: str, tokens: int) -> None:
    table = Table(f"""
        balance: {balance}
        light hand: jedi-mind-trick-85
        dark units: darth-vader-35, tie-fighter-149
    """).actions("dark")
    table.play("jedi-mind-trick-85")  # a Vehicle is no target, so that there is no question
    assert table.card("darth-vader-35").focus == tokens


@pytest.mark.rule("LCGC-SHD-01")
def test_a_shield_stops_one_token_of_the_mind_trick() -> None:
    table = Table("""
        light hand: jedi-mind-trick-85
        dark units: darth-vader-35 shields=1
    """).actions("dark")
    table.play("jedi-mind-trick-85").choose("shield:1")
    assert table.card("darth-vader-35").focus == 1


@pytest.mark.rule("LCGC-PLAY-05")
def test_without_a_character_or_creature_there_is_no_mind_trick() -> None:
    table = Table("""
        light hand: jedi-mind-trick-85
        dark units: tie-fighter-149
    """).actions("light")
    assert not table.can("use:jedi-mind-trick-85")


@pytest.mark.rule("LCGC-SHD-03")
def test_our_most_desperate_hour_places_a_second_shield() -> None:
    table = Table("""
        light units: luke-skywalker-92 shields=1
        light hand: our-most-desperate-hour-96
    """).actions("light")
    table.play("our-most-desperate-hour-96")
    assert table.card("luke-skywalker-92").shields == 2


@pytest.mark.rule("LCGC-EDGE-06", "LCGC-FATE-02")
def test_heat_of_battle_hits_a_participating_enemy() -> None:
    table = Table("""
        light units: luke-skywalker-92
        light hand: heat-of-battle-65
        dark objectives: shadows-of-dathomir-45
        dark units: kuati-security-team-136, heavy-stormtrooper-squad-67, darth-vader-35
    """).conflict("light")
    table.engage(
        "shadows-of-dathomir-45", ["luke-skywalker-92"], ["kuati-security-team-136", "darth-vader-35"],
        edge=[("light", "heat-of-battle-65")], until="choose:kuati",
    )  # fmt: skip
    assert not table.can("choose:heavy-stormtrooper-squad-67")
    table.choose("choose:kuati-security-team-136")
    assert table.card("kuati-security-team-136").damage == 1


# --- 4: A Journey to Dagobah --------------------------------------------------------------------------


@pytest.mark.rule("LCGC-REF-04", "LCGC-MOVE-07")
def test_a_journey_to_dagobah_is_replaced_at_once_by_an_objective_of_choice() -> None:
    table = Table("""
        light objectives: a-journey-to-dagobah-3 damage=3, jedi-training-86
        light objective-deck: forgotten-heroes-95, in-you-must-go-76, in-you-must-go-76
        dark units: tie-bomber-148
    """).conflict("dark")
    table.engage("a-journey-to-dagobah-3", ["tie-bomber-148"], until="use:a-journey")
    table.choose("use:a-journey-to-dagobah-3.replace")
    assert table.options() == ["choose:forgotten-heroes-95", "choose:in-you-must-go-76"]
    table.choose("choose:in-you-must-go-76")
    assert table.in_play("in-you-must-go-76")
    assert sorted(table.player("light").objective_deck) == ["forgotten-heroes-95", "in-you-must-go-76"]
    assert table.player("dark").victory == ["a-journey-to-dagobah-3"]


def test_a_journey_to_dagobah_needs_an_objective_deck() -> None:
    table = Table("""
        light objectives: a-journey-to-dagobah-3 damage=3, jedi-training-86
        light objective-deck:
        dark units: tie-bomber-148
    """).conflict("dark")
    table.engage("a-journey-to-dagobah-3", ["tie-bomber-148"]).settle()
    assert not table.in_play("a-journey-to-dagobah-3")
    assert table.player("dark").victory == ["a-journey-to-dagobah-3"]


@pytest.mark.rule("LCGC-STR-10", "LCGC-STR-05")
def test_double_strike_lets_a_character_strike_again() -> None:
    table = Table("""
        light units: jedi-in-hiding-84
        light hand: double-strike-46
        dark objectives: the-heart-of-the-empire-142
    """).conflict("light")
    table.engage("the-heart-of-the-empire-142", ["jedi-in-hiding-84"], until="use:double-strike")
    table.play("double-strike-46").settle()
    # Two strikes with one blast each, and the reward.
    assert table.card("the-heart-of-the-empire-142").damage == 3
    assert table.card("jedi-in-hiding-84").focus == 1


def test_double_strike_is_for_characters() -> None:
    table = Table("""
        light units: red-five-113
        light hand: double-strike-46
        dark objectives: the-heart-of-the-empire-142
    """).conflict("light")
    table.engage("the-heart-of-the-empire-142", ["red-five-113"], until="use:double-strike")
    assert table.card("red-five-113").focus == 1  # it has struck, and nobody was asked


@pytest.mark.rule("LCGC-EX-06", "LCGC-ENG-10")
@pytest.mark.parametrize(("fate", "damage"), [("", 3 + 1), ("target-of-opportunity-133", 1 + 3 + 1)])
def test_example_target_of_opportunity_a_strike_and_the_reward_destroy_the_objective(
    fate: str, damage: int
) -> None:
    table = Table(f"""
        light units: red-five-113
        light hand: {fate}
        dark objectives: shadows-of-dathomir-45, shadows-of-dathomir-45
    """).conflict("light")
    table.engage("shadows-of-dathomir-45", ["red-five-113"], edge=[("light", fate)] if fate else []).settle()
    assert [event.amount for event in table.happened(Damaged)] == ([1, 3, 1] if fate else [3, 1])
    assert sum(event.amount for event in table.happened(Damaged)) == damage
    assert table.player("light").victory == (["shadows-of-dathomir-45"] if fate else [])


@pytest.mark.rule("LCGC-FATE-02")
def test_target_of_opportunity_does_nothing_for_the_defender() -> None:
    table = Table("""
        light objectives: a-heros-journey-2
        light units: guardian-of-peace-109
        light hand: target-of-opportunity-133
        dark units: advisor-to-the-emperor-9
    """).conflict("dark")
    table.engage(
        "a-heros-journey-2", ["advisor-to-the-emperor-9"], ["guardian-of-peace-109"],
        edge=[("light", "target-of-opportunity-133")],
    ).settle()  # fmt: skip
    assert [event.key for event in table.happened(FateResolves)] == ["target-of-opportunity-133"]
    assert not [event for event in table.happened(Damaged) if event.key == "a-heros-journey-2"]
    assert table.card("a-heros-journey-2").damage == 0
