"""Weapons and modifications of the Item decks: what they do beyond their numbers."""

from __future__ import annotations

import pytest
from tests.assault.campaign.scene import MissionTable
from tests.assault.content.rolls import black, blue, green, red, white, yellow

from dejarik.assault.dice.attack import Condition, PowerToken
from dejarik.assault.rules.attack import AttackResolved

FOE = "trandoshan-hunter-elite"  # a black die, Health 7
NONE_LEFT = 5  # Diala's Endurance: what costs strain is not offered


def armed(
    *cards: str, picture: str = "| A   .   d |", on: dict[str, str] | None = None, **more: str
) -> MissionTable:
    figures = {"A": FOE, "d": "diala-passil"} | more
    return MissionTable(picture, cards={"d": cards}, on=on, **figures)  # type: ignore[arg-type]


def use(table: MissionTable, card: str, ability: str = "") -> MissionTable:
    table.choose(f"use:{card}.{ability or card}")
    return table


# --- Reach


@pytest.mark.rule("CORE-ATTACK-01", "CORE-ATTACK-56", "CORE-KEYWORD-20")
def test_reach_of_a_weapon_counts_before_it_is_chosen_and_only_with_it() -> None:
    table = armed("bd-1-vibro-ax", "vibroblade").tire("d", NONE_LEFT).activate("d")
    table.roll([red(2), green(1, damage=2), black(block=1)]).choose("attack")
    assert table.damage("A") == 3, "the ax alone reaches so far"
    table = armed("vibroblade").activate("d")
    assert "attack" not in table.options


@pytest.mark.rule("CORE-ITEM-07")
def test_extended_haft_gives_reach_or_pierce_1_to_what_has_reach() -> None:
    table = armed("vibroblade", "extended-haft", on={"extended-haft": "vibroblade"}).tire("d", NONE_LEFT)
    table.activate("d").roll([green(1, damage=2), green(1, damage=2), black(block=1)]).choose("attack")
    assert table.damage("A") == 3
    table = armed("bd-1-vibro-ax", "extended-haft", on={"extended-haft": "bd-1-vibro-ax"})
    table.tire("d", NONE_LEFT).activate("d").roll([red(2), green(1, damage=2), black(block=1)])
    table.choose("attack")
    assert table.damage("A") == 4, "Pierce 1"


# --- Weapons


@pytest.mark.rule("IA-CARD-16")
def test_ddc_defender_makes_three_attacks_with_itself_for_two_actions() -> None:
    table = armed("ddc-defender", "dh-17").activate("d")
    for _ in range(3):
        table.roll([green(2, damage=2), yellow(2, damage=1), black(block=1)])
    table.choose("special:ddc-defender.ddc-defender")
    attacks = [event for event in table.events if isinstance(event, AttackResolved)]
    assert (len(attacks), table.damage("A")) == (3, 6)
    assert table.offers("special:") == [], "no action is left"


@pytest.mark.rule("IA-CARD-07")
def test_charge_pistol_has_1_accuracy_and_charges_itself() -> None:
    table = armed("charge-pistol", picture="| A   .   .   d |").tire("d", 0)
    table.roll([green(1, surge=1, damage=1), green(1, surge=1, damage=1), black(block=1)])
    table.attack_with("d", "A")
    assert (table.attack.tally.accuracy, table.attack.tally.damage) == (1, 0), "besides the dice"
    own = [id for id in table.offers("surge:") if not id.endswith(".recover")]
    assert len(own) == 2, "and no others"
    table.choose(own[0])
    assert table.attack.tally.damage == 1
    table.choose(own[1])
    assert table.figure("d").power == [PowerToken.DAMAGE]


def test_ddc_defender_needs_somebody_to_attack() -> None:
    table = armed("ddc-defender", picture="| A | d |").activate("d")
    assert table.offers("special:ddc-defender") == []


def test_valken_38_carbine_focuses_and_shoots_through_figures() -> None:
    table = armed("valken-38-carbine", picture="| A   f   d |", f="diala-passil").activate("d")
    assert "attack" not in table.options
    table.roll([blue(5, damage=1), blue(5, damage=1), red(2), green(1, damage=2), black(block=1)])
    table.choose("special:valken-38-carbine.valken-38-carbine")
    assert table.damage("A") == 5
    assert not table.has("d", Condition.FOCUSED), "spent in the attack"


@pytest.mark.rule("CORE-ATTACK-56")
def test_valken_38_carbine_is_what_its_own_action_attacks_with() -> None:
    table = armed("valken-38-carbine", "dl-44").activate("d")
    table.choose("special:valken-38-carbine.valken-38-carbine")
    assert table.state.sources[table.attack.weapon].key == "valken-38-carbine", "no other weapon is offered"
    table = armed("valken-38-carbine", "vibroblade", picture="| A   d |").activate("d")
    table.choose("special:valken-38-carbine.valken-38-carbine")
    assert not table.attack.melee


def test_hand_cannon_may_trade_1_damage_for_2_accuracy() -> None:
    for adjusted in (True, False):
        table = armed("hand-cannon").activate("d").choose("attack")
        use(table, "hand-cannon", "adjust") if adjusted else table.choose("pass")
        tally = table.attack.tally  # 1 accuracy is printed on the weapon
        assert (tally.damage, tally.accuracy) == ((-1, 3) if adjusted else (0, 1))


def test_modified_energy_cannon_rerolls_one_of_the_bearers_tech_dice() -> None:
    table = armed("modified-energy-cannon").activate("d").roll([blue(2, damage=1), black(block=1)])
    table.choose("attack").roll([blue(4, damage=2)])
    use(table, "modified-energy-cannon", "stable")  # the only die
    assert table.damage("A") == 1
    table = armed("dh-17", "modified-energy-cannon").activate("d")
    table.roll([green(3, damage=2), yellow(2, damage=1), black(block=1)]).choose("attack", "weapon:dh-17")
    assert table.damage("A") == 2, "with another weapon nobody is asked"


def test_hunters_rifle_gives_a_damage_token_for_a_defeated_target() -> None:
    for hurt, power in ((6, [PowerToken.DAMAGE]), (0, [])):
        table = armed("hunters-rifle").hurt("A", hurt).activate("d")
        table.roll([green(2, damage=2), green(2, damage=2), black(block=1)]).choose("attack")
        assert table.figure("d").power == power


def test_stun_baton_weakens_a_foe_beside_the_bearer_for_1_strain() -> None:
    table = armed("stun-baton", picture="| A   d   . |").activate("d")
    use(table, "stun-baton")
    assert table.has("A", Condition.WEAKENED)
    assert (table.strain("d"), table.offers("use:stun-baton")) == (1, [])
    assert armed("stun-baton").activate("d").offers("use:stun-baton") == [], "nobody is beside her"


def test_double_vibrosword_hurts_everybody_beside_the_bearer_after_an_attack() -> None:
    table = armed("double-vibrosword", picture="| A   d   B |", B=FOE).tire("d", 4).activate("d")
    table.roll([green(1, damage=2), red(2), black(block=1)]).choose("attack").pick("A")
    use(table, "double-vibrosword", "whirl")
    assert (table.damage("A"), table.damage("B"), table.strain("d")) == (4, 1, 5)


@pytest.mark.rule("CORE-DICE-09", "CORE-ATTACK-18")
def test_ryyk_blades_convert_surges_to_damage_before_evades_count() -> None:
    table = armed("ryyk-blades", picture="| A   d |").tire("d", NONE_LEFT).activate("d")
    table.roll([blue(2, surge=1), green(1, damage=1, surge=1), black(evade=1)]).choose("attack")
    use(table, "ryyk-blades", "raw-power")
    assert table.options == ["convert:1", "convert:2"]
    table.choose("convert:2")
    assert table.damage("A") == 3


# --- Modifications


@pytest.mark.rule("CORE-CARD-01", "CORE-ITEM-07")
@pytest.mark.parametrize(("weapon", "card"), [("vibroblade", "balanced-hilt"), ("dh-17", "tactical-display")])
def test_a_surge_more_in_an_attack_with_the_weapon_it_is_on(weapon: str, card: str) -> None:
    table = armed(weapon, card, on={card: weapon}, picture="| A   d |").tire("d", NONE_LEFT).activate("d")
    table.choose("attack")
    use(table, card)
    assert (table.attack.tally.surge, table.is_exhausted(card)) == (1, True)
    table = armed(weapon, "dl-44", card, on={card: weapon}, picture="| A   d |").tire("d", NONE_LEFT)
    table.activate("d").choose("attack", "weapon:dl-44")
    assert table.offers(f"use:{card}") == [], "another weapon"


def test_high_impact_guard_blocks_in_any_defence() -> None:
    table = armed("vibroblade", "high-impact-guard", on={"high-impact-guard": "vibroblade"}, A="stormtrooper")
    table.tire("d", NONE_LEFT).roll([blue(3, damage=2), green(1, damage=2), white()]).attack_with("A", "d")
    use(table, "high-impact-guard", "parry")
    assert table.damage("d") == 3
    assert table.is_exhausted("high-impact-guard")


def test_shock_emitter_adds_damage() -> None:
    table = armed("vibroblade", "shock-emitter", on={"shock-emitter": "vibroblade"}, picture="| A   d |")
    table.tire("d", NONE_LEFT).activate("d").roll([green(1, damage=2), green(1, damage=2), black(block=1)])
    use(table.choose("attack"), "shock-emitter", "shock")
    assert table.damage("A") == 4


def test_vibrogenerator_trades_2_surges_for_2_damage() -> None:
    table = armed("vibroblade", "vibrogenerator", on={"vibrogenerator": "vibroblade"}, picture="| A   d |")
    table.tire("d", NONE_LEFT).activate("d").roll(
        [green(1, damage=2), green(2, surge=1, damage=1), black(block=1)]
    )
    table.choose("attack")
    use(table, "vibrogenerator")
    assert table.damage("A") == 4, "3 and 2, and no surge is left to spend"


def test_focusing_beam_pierces_or_takes_a_dodge_away() -> None:
    on = {"focusing-beam": "vibroblade"}
    for ability, result, strain in (("pierce", (1, 0), 4), ("anti-dodge", (0, -1), 5)):
        table = armed("vibroblade", "focusing-beam", on=on, picture="| A   d |").tire("d", 4)
        table.activate("d").roll([green(1, damage=2), green(1, surge=1), black(block=1)]).choose("attack")
        use(table, "focusing-beam", ability)
        assert (table.attack.tally.pierce, table.attack.tally.dodge) == result
        assert table.strain("d") == strain
        assert table.offers("use:focusing-beam") == [], "it is exhausted"


def test_overcharger_takes_a_die_out_of_the_defence_pool_once_a_mission() -> None:
    table = armed("dh-17", "overcharger", on={"overcharger": "dh-17"}).activate("d").choose("attack")
    table.roll([green(2, damage=2), yellow(2, damage=1)])
    use(table, "overcharger")
    assert table.damage("A") == 3
    assert table.state.sources[table.source("overcharger")].zone == "depleted"
    table.choose("attack")
    assert table.offers("use:overcharger") == []


def test_spread_barrel_adds_damage_within_3_spaces() -> None:
    on = {"spread-barrel": "dh-17"}
    table = armed("dh-17", "spread-barrel", on=on, picture="| A   .   .   d |").activate("d")
    table.roll([green(2, damage=2), yellow(2, damage=1), black(block=1)]).choose("attack")
    use(table, "spread-barrel")
    assert table.damage("A") == 3
    table = armed("dh-17", "spread-barrel", on=on, picture="| A   .   .   .   d |").activate("d")
    table.roll([green(2, damage=2), yellow(2, damage=1), black(block=1)]).choose("attack")
    assert table.damage("A") == 2


@pytest.mark.rule("CORE-ATTACK-14")
def test_disruption_cell_exchanges_a_die_for_a_red_one_in_every_attack() -> None:
    table = armed("dh-17", "disruption-cell", on={"disruption-cell": "dh-17"}).activate("d")
    table.choose("attack").roll([green(3, damage=2), red(3), black(block=1)]).choose("die:yellow")
    assert table.damage("A") == 4


@pytest.mark.parametrize(("weapon", "card"), [("vibroblade", "energized-hilt"), ("dh-17", "bolt-upgrade")])
def test_a_die_is_exchanged_for_one_of_any_colour(weapon: str, card: str) -> None:
    table = armed(weapon, card, on={card: weapon}, picture="| A   d |").tire("d", NONE_LEFT).activate("d")
    table.choose("attack")
    use(table, card)
    if weapon == "dh-17":
        table.choose("die:yellow")
    assert table.options == ["die:red", "die:blue", "die:green", "die:yellow"]
    table.choose("die:red")
    assert [die.colour.value for die in table.attack.attack_dice] == ["green", "red"]
    assert table.is_exhausted(card)


def test_telescoping_sights_focus_and_attack_with_their_weapon_for_two_actions() -> None:
    table = armed("dh-17", "dl-44", "telescoping-sights", on={"telescoping-sights": "dh-17"}).activate("d")
    table.roll([green(2, damage=2), yellow(2, damage=1), green(1, damage=2), black(block=1)])
    table.choose("special:telescoping-sights.telescoping-sights")
    assert table.damage("A") == 4
    assert table.offers("special:") == []
