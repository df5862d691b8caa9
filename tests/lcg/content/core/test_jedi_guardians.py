"""Jedi of the core set: every card of the sets 5 to 7 is played."""

from __future__ import annotations

import pytest
from tests.lcg.table import Table

from dejarik.lcg.facts.cards import CardType, Side
from dejarik.lcg.rules.damage import WouldBeDamaged

# --- 5: The Secret of Yavin 4 -------------------------------------------------------------------------

SECRET = """
    light objectives: the-secret-of-yavin-4-144, jedi-training-86, last-minute-rescue-118
    dark units: kuati-security-team-136, heavy-stormtrooper-squad-67, death-star-trooper-38
"""


@pytest.mark.rule("LCGC-ENG-02")
def test_the_secret_of_yavin_4_is_engaged_in_the_place_of_another_objective() -> None:
    table = Table(SECRET).conflict("dark")
    table.choose("engage:jedi-training-86").choose("use:the-secret-of-yavin-4-144.step-in")
    table.choose("attack:kuati-security-team-136").settle()
    assert table.card("the-secret-of-yavin-4-144").damage > 0
    assert table.card("jedi-training-86").damage == 0


@pytest.mark.rule("LCGC-CON-02", "LCGC-ABL-04")
def test_after_that_only_the_secret_of_yavin_4_counts_as_engaged() -> None:
    table = Table(SECRET).conflict("dark")
    table.choose("engage:jedi-training-86").choose("use:the-secret-of-yavin-4-144.step-in")
    table.choose("attack:kuati-security-team-136").settle().pass_until("engage:")
    assert not table.can("engage:the-secret-of-yavin-4-144")
    table.choose("engage:jedi-training-86")
    assert table.can("attack:")  # once per turn, and it can't be engaged again


def test_the_secret_of_yavin_4_can_t_step_in_when_it_was_engaged_before() -> None:
    table = Table(SECRET).conflict("dark")
    table.engage("the-secret-of-yavin-4-144", ["kuati-security-team-136"]).settle()
    table.pass_until("engage:").choose("engage:jedi-training-86")
    assert table.can("attack:")


@pytest.mark.rule("LCGC-TEAM-17")
def test_the_secret_of_yavin_4_does_not_step_in_for_a_teammate() -> None:
    table = Table(
        """
        light1 objectives: the-secret-of-yavin-4-144
        light2 objectives: jedi-training-86
        dark1 units: kuati-security-team-136
    """,
        format="2v2",
    ).conflict("dark")
    table.engage("jedi-training-86", ["kuati-security-team-136"]).settle()
    assert table.card("jedi-training-86").damage > 0


def test_c_3po_gives_himself_to_cancel_an_event() -> None:
    table = Table("""
        dark hand: force-choke-59
        light units: c-3po-21, luke-skywalker-92
    """).actions("dark")
    table.play("force-choke-59").choose("use:c-3po-21.cancel")
    assert table.card("luke-skywalker-92").damage == 0
    assert table.player("light").discard == ["c-3po-21"]
    assert table.player("dark").discard == ["force-choke-59"]


@pytest.mark.rule("LCGC-KW-05", "LCGC-EX-10", "LCGC-SHD-01")
def test_guardian_of_peace_takes_damage_for_another_character() -> None:
    table = Table("""
        dark hand: force-choke-59
        light units: twilek-loyalist-15, guardian-of-peace-109
    """).actions("dark")
    table.choose("use:force-choke-59").choose("target:twilek-loyalist-15").choose("protect:guardian")
    assert table.in_play("twilek-loyalist-15")
    assert table.card("guardian-of-peace-109").damage == 1


DEFLECTED = """
    light hand: lightsaber-deflection-89
    dark units: death-star-trooper-38, darth-vader-35
    dark hand: force-choke-59
"""


@pytest.mark.rule("LCGC-DMG-04", "LCGC-ABL-06")
def test_lightsaber_deflection_sends_one_damage_to_another_unit() -> None:
    table = Table(DEFLECTED + "light units: luke-skywalker-92").actions("dark")
    table.choose("use:force-choke-59").choose("target:luke-skywalker-92")
    table.choose("use:lightsaber-deflection-89")
    assert table.options() == ["target:death-star-trooper-38", "target:darth-vader-35"]
    table.choose("target:death-star-trooper-38")
    assert table.card("luke-skywalker-92").damage == 0
    assert not table.in_play("death-star-trooper-38")


def test_lightsaber_deflection_leaves_the_rest_of_the_damage() -> None:
    table = Table("""
        light objectives: jedi-training-86
        light units: luke-skywalker-92
        light hand: lightsaber-deflection-89
        dark units: darth-vader-35
    """).conflict("dark")
    table.engage(
        "jedi-training-86", ["darth-vader-35"], ["luke-skywalker-92"],
        edge=[("dark", "darth-vader-35")], until="use:lightsaber-deflection-89",
    )  # fmt: skip
    table.pass_until("use:lightsaber-deflection-89").choose("use:lightsaber-deflection-89")
    assert table.card("luke-skywalker-92").damage == 1
    assert table.card("darth-vader-35").damage == 3  # Luke struck first


def test_lightsaber_deflection_is_not_for_vehicles_or_enemies() -> None:
    table = Table("""
        light units: red-five-113
        light hand: lightsaber-deflection-89, rebel-assault-108
        light affiliation: rebel-alliance
        dark units: darth-vader-35
    """).actions("dark")
    table.play("rebel-assault-108").choose("target:darth-vader-35")
    assert table.card("darth-vader-35").damage == 2


@pytest.mark.rule("LCGC-SHD-01", "LCGC-DMG-04")
@pytest.mark.parametrize("deflected_to", ["darth-vader-35", "yoda-166"])
def test_a_shield_stops_damage_that_was_deflected_to_a_friend_or_back_at_the_enemy(deflected_to: str) -> None:
    table = Table("""
        light units: luke-skywalker-92, yoda-166 shields=1
        light hand: lightsaber-deflection-89
        dark units: darth-vader-35 shields=1
        dark hand: force-choke-59
    """).actions("dark")
    table.choose("use:force-choke-59").choose("target:luke-skywalker-92")
    table.choose("use:lightsaber-deflection-89").choose(f"target:{deflected_to}")
    assert table.asked.seat == table.card(deflected_to).seat
    table.choose("shield:1")
    assert (table.card(deflected_to).damage, table.card(deflected_to).shields) == (0, 0)


@pytest.mark.rule("LCGC-DMG-04")
def test_deflected_damage_can_be_interrupted_where_it_lands() -> None:
    table = Table(DEFLECTED + "light units: luke-skywalker-92, jedi-in-hiding-84").actions("dark")
    table.state.enter("it-could-be-worse-81", 1, zone="hand", open=False)
    table.choose("use:force-choke-59").choose("target:luke-skywalker-92")
    table.choose("use:lightsaber-deflection-89").choose("target:jedi-in-hiding-84")
    table.choose("use:it-could-be-worse-81")
    assert [event.card for event in table.happened(WouldBeDamaged)] == [
        table.id("luke-skywalker-92"),
        table.id("jedi-in-hiding-84"),
    ]
    assert table.in_play("jedi-in-hiding-84")


@pytest.mark.rule("LCGC-EDGE-11")
def test_twist_of_fate_starts_the_edge_battle_again() -> None:
    table = Table("""
        light objectives: jedi-training-86
        light units: luke-skywalker-92
        light hand: twist-of-fate-157, yoda-166
        dark units: darth-vader-35
        dark hand: heat-of-battle-169, emperor-palpatine-51
    """).conflict("dark")
    table.engage("jedi-training-86", ["darth-vader-35"], ["luke-skywalker-92"], until="edge:")
    table.answer("edge:heat-of-battle-169", "edge:twist-of-fate-157", "pass", "pass")
    assert table.player("dark").discard == ["heat-of-battle-169"]
    assert table.player("light").discard == ["twist-of-fate-157"]
    assert table.card("luke-skywalker-92").damage == 0  # Heat of Battle had no effect
    assert table.can("edge:emperor-palpatine-51")  # a new battle from an empty table


# --- 6: Last Minute Rescue ----------------------------------------------------------------------------


@pytest.mark.rule("LCGC-REF-02")
def test_last_minute_rescue_heals_a_unit_after_its_player_has_refreshed() -> None:
    table = Table("""
        light objectives: last-minute-rescue-118, jedi-training-86, jedi-training-86
        light units: luke-skywalker-92 damage=2
    """).refresh("light")
    table.choose("use:last-minute-rescue-118.heal")
    assert table.card("luke-skywalker-92").damage == 1


def test_last_minute_rescue_needs_a_damaged_unit_and_its_own_refresh() -> None:
    unharmed = Table("""
        light objectives: last-minute-rescue-118, jedi-training-86, jedi-training-86
        light units: luke-skywalker-92
    """).refresh("light")
    assert not unharmed.can("use:last-minute-rescue-118")
    theirs = Table("""
        light objectives: last-minute-rescue-118, jedi-training-86, jedi-training-86
        light units: luke-skywalker-92 damage=1
    """).refresh("dark")
    assert not theirs.can("use:last-minute-rescue-118")


@pytest.mark.rule("LCGC-MOVE-08", "LCGC-ZONE-03")
def test_redemption_sends_a_destroyed_character_to_its_owners_hand_once_a_turn() -> None:
    table = Table("""
        dark hand: force-choke-59
        light hand: rebel-assault-108, rebel-assault-108
        light affiliation: rebel-alliance
        light units: redemption-115, twilek-loyalist-15
        dark units: death-star-trooper-38
    """).actions("dark")
    table.choose("use:force-choke-59").choose("target:twilek-loyalist-15")
    table.choose("use:redemption-115.redeem")
    assert table.hand("light") == ["rebel-assault-108", "rebel-assault-108", "twilek-loyalist-15"]
    table.play("rebel-assault-108").choose("target:death-star-trooper-38")
    assert table.player("dark").discard[-1] == "death-star-trooper-38"


def test_redemption_does_not_save_vehicles() -> None:
    table = Table("""
        light hand: rebel-assault-108
        light affiliation: rebel-alliance
        light units: redemption-115
        dark units: tie-fighter-149
    """).actions("dark")
    table.play("rebel-assault-108").choose("target:tie-fighter-149")
    assert table.player("dark").discard == ["tie-fighter-149"]


@pytest.mark.rule("LCGC-PLAY-03", "LCGC-KW-12")
def test_return_of_the_jedi_puts_a_force_user_into_play_from_the_discard_pile() -> None:
    table = Table("""
        light hand: return-of-the-jedi-119
        light units: yoda-166
        light discard: yoda-166, jedi-in-hiding-84, luke-skywalker-92, twilek-loyalist-15
    """).actions("light")
    table.play("return-of-the-jedi-119")
    # Yoda is in play already, and the Loyalist is no Force User.
    assert table.options() == ["choose:jedi-in-hiding-84", "choose:luke-skywalker-92"]
    table.choose("choose:luke-skywalker-92")
    assert table.cards_of("light", CardType.UNIT) == ["yoda-166", "luke-skywalker-92"]
    assert table.player("light").discard == [
        "yoda-166", "jedi-in-hiding-84", "twilek-loyalist-15", "return-of-the-jedi-119",
    ]  # fmt: skip


@pytest.mark.rule("LCGC-PLAY-05")
def test_return_of_the_jedi_needs_somebody_who_can_return() -> None:
    table = Table("""
        light hand: return-of-the-jedi-119
        light discard: twilek-loyalist-15
    """).actions("light")
    assert not table.can("use:return-of-the-jedi-119")


@pytest.mark.rule("LCGC-PLAY-04")
def test_emergency_repair_clears_an_objective_in_ones_own_turn_only() -> None:
    picture = """
        light objectives: jedi-training-86 damage=4, a-heros-journey-2, a-heros-journey-2
        light hand: emergency-repair-50
    """
    table = Table(picture).actions("light")
    table.play("emergency-repair-50")
    assert table.card("jedi-training-86").damage == 0
    assert not Table(picture).actions("dark").can("use:emergency-repair-50")


REJUVENATED = """
    light hand: force-rejuvenation-61
    light units: luke-skywalker-92 focus=2 damage=1 shields=1
    dark enhancements: intimidated-137 on luke-skywalker-92
    light enhancements: jedi-lightsaber-102 on luke-skywalker-92
"""


def test_force_rejuvenation_takes_what_its_player_likes() -> None:
    table = Table(REJUVENATED).actions("dark").pass_until("use:force-rejuvenation-61")
    table.play("force-rejuvenation-61").choose("token:focus*2", "token:damage", "discard:intimidated-137")
    luke = table.card("luke-skywalker-92")
    assert (luke.focus, luke.damage, luke.shields) == (0, 0, 1)
    assert not table.in_play("intimidated-137")
    assert table.in_play("jedi-lightsaber-102")


@pytest.mark.rule("LCGC-PLAY-05", "LCGC-TEAM-17")
def test_force_rejuvenation_is_for_friendly_characters_with_something_on_them() -> None:
    table = Table(
        """
        light1 hand: force-rejuvenation-61
        light1 units: jedi-in-hiding-84, red-five-113 damage=1
        light2 units: luke-skywalker-92 damage=1, guardian-of-peace-109 focus=1
        dark1 units: darth-vader-35 damage=1
    """,
        format="2v2",
    ).actions("dark")
    table.play("force-rejuvenation-61")
    assert table.options() == ["target:luke-skywalker-92", "target:guardian-of-peace-109"]


# --- 7: Jedi Training ---------------------------------------------------------------------------------


@pytest.mark.rule("LCGC-FORCE-06", "LCGC-EX-08")
@pytest.mark.parametrize(
    "helper", ["light objectives: jedi-training-86", "light enhancements: ancient-monument-6"]
)
def test_jedi_training_and_an_ancient_monument_count_in_a_force_struggle(helper: str) -> None:
    table = Table(f"""
        balance: dark
        {helper}
        light units: yoda-166 committed
        dark units: emperor-palpatine-51 committed
    """).force("dark")
    assert table.state.balance is Side.LIGHT


@pytest.mark.parametrize(("balance", "cards"), [("light", 2), ("dark", 1)])
def test_it_binds_all_things_takes_back_the_top_of_the_discard_pile(balance: str, cards: int) -> None:
    table = Table(f"""
        balance: {balance}
        light hand: it-binds-all-things-80
        light discard: luke-skywalker-92, yoda-166, twilek-loyalist-15
    """).actions("dark")
    table.play("it-binds-all-things-80")
    assert table.hand("light") == ["twilek-loyalist-15", "yoda-166"][:cards]
    assert table.player("light").discard[-1] == "it-binds-all-things-80"


@pytest.mark.rule("LCGC-PLAY-05")
def test_it_binds_nothing_without_a_discard_pile() -> None:
    assert not Table("light hand: it-binds-all-things-80").actions("light").can("use:it-binds")
