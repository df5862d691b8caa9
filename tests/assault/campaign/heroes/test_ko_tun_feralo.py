"""Ko-Tun Feralo: what her sheet and her class deck do."""

from __future__ import annotations

import pytest
from tests.assault.campaign.heroes.playing import skip
from tests.assault.campaign.scene import MissionTable
from tests.assault.content.rolls import black, blue, green, white, yellow

from dejarik.assault.campaign.rules.heroes import cards_of
from dejarik.assault.campaign.rules.values import endurance
from dejarik.assault.dice.attack import PowerToken
from dejarik.assault.rules.attack import DiceRolled, PowerSpent
from dejarik.assault.rules.events import MissionBegins
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.objects.tokens import CRATE, add_token
from dejarik.assault.rules.values import health, speed
from dejarik.messages import Language, say

RIFLE = "service-rifle"
STAFF = "diala-passil-plasteel-staff"
FOE = "trandoshan-hunter-elite"
SHOT = [blue(3, damage=2), green(1, damage=2)]  # of a Stormtrooper, and of her rifle
DAMAGE, SURGE, BLOCK, EVADE = PowerToken.DAMAGE, PowerToken.SURGE, PowerToken.BLOCK, PowerToken.EVADE
ARMS = "use:ko-tun-feralo.arms-distribution"


def scene(picture: str, *cards: str, **more: str) -> MissionTable:
    figures = {"A": FOE, "k": "ko-tun-feralo"} | more
    given = {"k": [RIFLE, *cards]}
    if "d" in figures:
        given["d"] = [STAFF]
    return MissionTable(picture, cards=given, **figures)  # type: ignore[arg-type]


def strike(table: MissionTable, *choices: str) -> MissionTable:
    """Diala attacks, without what she can do when she declares it."""
    table.activate("d").choose("attack")
    return (table.choose("pass") if "pass" in table.options else table).choose(*choices)


def refuse(table: MissionTable, what: str) -> None:
    """It is not offered, whatever else is declined."""
    with pytest.raises(AssertionError, match="not offered"):
        skip(table, what)


# --- Her sheet


@pytest.mark.rule("IA-CARD-23")
def test_a_wounded_ko_tun_is_slower_and_has_no_stockpile() -> None:
    table = scene("| k   .   A |")
    id = table.id("k")
    assert (health(table.state, id), endurance(table.state, id), speed(table.state, id)) == (12, 4, 4)
    table.occur(Damaged(target=id, amount=12, by=0))
    assert (health(table.state, id), endurance(table.state, id), speed(table.state, id)) == (12, 3, 3)
    assert table.figure("k").card == "ko-tun-feralo-wounded"  # whose Stockpile is tested below


@pytest.mark.rule("IA-POWER-04", "IA-CARD-01")
def test_arms_distribution_arms_her_and_a_friend_near_her_at_the_start_or_at_the_end() -> None:
    for sheet in ("ko-tun-feralo", "ko-tun-feralo-wounded"):
        for at_the_end in (False, True):
            arms = f"use:{sheet}.arms-distribution"
            table = scene("| k   .   .   d   e   A |", k=sheet, d="diala-passil", e="mhd-19").activate("k")
            if at_the_end:
                table.choose("pass", "end")
            table.choose(arms)
            assert table.options == ["token:damage", "token:block"]
            table.choose("token:block", "token:damage")
            assert [table.figure(each).power for each in "kde"] == [[BLOCK], [DAMAGE], []]
            assert table.strain("k") == 1
            if not at_the_end:
                table.choose("end")
            assert table.is_idle, "once an activation"


def test_arms_distribution_chooses_among_friends_and_does_without_them() -> None:
    table = (
        scene("| d   k   e   A |", d="diala-passil", e="mhd-19").activate("k").choose(ARMS, "token:damage")
    )
    assert table.options == [f"choose:{table.id(each)}" for each in "de"]
    table = scene("| k   .   A |").activate("k").choose(ARMS, "token:damage")
    assert table.figure("k").power == [DAMAGE]
    assert "end" in table.options


@pytest.mark.rule("IA-CARD-01")
def test_arms_distribution_is_for_her_activation_and_costs_a_strain() -> None:
    table = scene("| k   d   A |", d="diala-passil").activate("d")
    assert table.offers(ARMS) == []
    table = scene("| k   d   A |", d="diala-passil").tire("k", 4).activate("k")
    assert table.offers(ARMS) == []


def stocked(picture: str, *supply: str, sheet: str = "ko-tun-feralo", bluff: bool = False) -> MissionTable:
    """Diala stands next to a crate; the top card of the deck is the last."""
    table = scene(picture, k=sheet, d="diala-passil")
    add_token(table.state, CRATE, table.figure("d").space)
    table.state.supply = list(supply)
    if bluff:
        table.state.memory["bluff"] = 1
    table.refresh()
    return table.activate("d").choose("interact")


VALUABLES = ["valuable-goods", "valuable-goods"]


def drawn(table: MissionTable) -> list[str]:
    return [each.key for each in cards_of(table.state, table.figure("d")).values() if each.key != STAFF]


@pytest.mark.rule("IA-CARD-02")
def test_a_stockpile_lets_a_friend_keep_one_of_5_supply_cards_that_is_not_valuable() -> None:
    deck = ["shock-grenade", "adrenal-stim", *VALUABLES, "shock-grenade", "bacta-infusion", "shock-grenade"]
    table = stocked("| k   .   .   d   A |", *deck)
    assert (table.decision.seat, table.options) == (2, ["choose:draw-five", "decline"])
    table.choose("choose:draw-five")
    assert table.options == ["keep:shock-grenade", "keep:bacta-infusion"]
    table.choose("keep:bacta-infusion")
    assert drawn(table) == ["bacta-infusion"]
    deck.remove("bacta-infusion")
    assert sorted(table.state.supply) == sorted(deck)
    assert table.hero("d").crates == 1


@pytest.mark.rule("IA-CARD-02")
def test_a_stockpile_helps_also_where_everybody_hears_of_what_is_used() -> None:
    table = stocked("| k   .   .   d   A |", "shock-grenade", "bacta-infusion", bluff=True)
    table.choose("choose:draw-five")
    assert table.options == ["keep:bacta-infusion", "keep:shock-grenade"]


def test_a_stockpile_may_be_left_and_keeps_nothing_if_all_is_valuable() -> None:
    table = stocked("| k   .   .   d   A |", "shock-grenade", "adrenal-stim").choose("decline")
    assert (drawn(table), table.state.supply) == (["adrenal-stim"], ["shock-grenade"])
    table = stocked("| k   .   .   d   A |", *VALUABLES).choose("choose:draw-five")
    assert (drawn(table), table.state.supply) == ([], VALUABLES)


@pytest.mark.rule("IA-CARD-02")
def test_a_stockpile_is_for_friends_near_a_healthy_ko_tun() -> None:
    for picture, sheet in (
        ("| k   .   .   .   d   A |", "ko-tun-feralo"),
        ("| k   .   .   d   A |", "ko-tun-feralo-wounded"),
    ):
        table = stocked(picture, "shock-grenade", "adrenal-stim", sheet=sheet)
        assert (drawn(table), table.state.supply) == (["adrenal-stim"], ["shock-grenade"])


def test_a_service_rifle_may_reroll_an_attack_die() -> None:
    table = scene("| k   .   A |").activate("k")
    table.choose("pass").roll([blue(2, damage=1), green(1, damage=2), black(block=1)]).choose("attack")
    reroll = "use:service-rifle.reroll"
    skip(table, reroll).choose(reroll)
    assert table.options == ["die:attack:0:blue", "die:attack:1:green"]
    table.roll([blue(4, damage=2)]).choose(["die:attack:0:blue"])
    skip(table)
    assert table.damage("A") == 3


# --- Auxiliary Training, Inch By Inch


@pytest.mark.rule("IA-CARD-05")
def test_auxiliary_training_lets_who_has_spent_a_token_reroll_one_of_its_dice() -> None:
    train = "use:auxiliary-training.reroll"
    table = scene("| k   .   d   A |", "auxiliary-training", d="diala-passil").give("d", DAMAGE)
    table.roll([green(1, damage=2), yellow(1, damage=2), black(block=1)])
    strike(table, "token:damage")
    skip(table, train).choose(train)
    assert (table.decision.seat, len(table.options)) == (2, 2)
    assert table.offers("die:attack") == table.options
    table.roll([yellow(0, surge=1)]).choose(["die:attack:1:yellow"])
    skip(table)
    assert table.damage("A") == 2 + 1 - 1
    assert table.is_exhausted("auxiliary-training")
    table = scene("| k   .   d   A |", "auxiliary-training", d="diala-passil").give("d", BLOCK)
    table.attack_with("A", "d").choose("token:block")
    skip(table, train).choose(train)
    assert table.offers("die:defence") == table.options


@pytest.mark.rule("IA-CARD-05")
def test_auxiliary_training_needs_a_token_that_a_friend_has_spent() -> None:
    train = "use:auxiliary-training.reroll"
    table = scene("| k   .   d   A |", "auxiliary-training", d="diala-passil").give("d", DAMAGE)
    refuse(strike(table, "keep"), train)
    table = scene("| k   .   d   A |", "auxiliary-training", d="diala-passil").give("A", DAMAGE)
    refuse(table.attack_with("A", "d").choose("token:damage"), train)


def test_inch_by_inch_is_a_point_for_her_and_for_another() -> None:
    table = scene("| d   .   k   .   A |", "inch-by-inch", d="diala-passil").activate("k").choose("pass")
    table.choose("use:inch-by-inch.advance", "go:B1")
    assert (table.space("d"), table.decision.about["points"]) == ("B1", 1)
    assert table.is_exhausted("inch-by-inch")
    table = scene("| d   .   .   .   k   A |", "inch-by-inch", d="diala-passil").activate("k").choose("pass")
    table.choose("use:inch-by-inch.advance")
    assert (table.space("d"), table.decision.about["points"]) == ("A1", 1), "nobody is near"


# --- Combat Logistics, Dig In


def test_combat_logistics_give_who_rests_near_her_a_damage_token() -> None:
    bonus = "use:combat-logistics.rest-bonus"
    for picture, near in (("| k   .   .   d   A |", True), ("| k   .   .   .   d   A |", False)):
        table = scene(picture, "combat-logistics", d="diala-passil").activate("d")
        table.choose("special:rules-hero.rest")
        assert bool(table.offers(bonus)) is near
        if near:
            table.choose(bonus)
            assert table.figure("d").power == [DAMAGE]
            assert table.is_exhausted("combat-logistics")
            table.choose("special:rules-hero.rest")
            assert table.offers(bonus) == []


def test_combat_logistics_draw_a_supply_card_when_the_mission_begins() -> None:
    table = scene("| k   d   A |", "combat-logistics", d="diala-passil")
    table.state.supply = ["shock-grenade", "adrenal-stim"]
    table.occur(MissionBegins())
    assert table.state.supply == ["shock-grenade"]
    assert "adrenal-stim" in [each.key for each in cards_of(table.state, table.figure("k")).values()]


def test_dig_in_covers_friends_within_2_spaces() -> None:
    cover = "use:dig-in.cover"
    for target, die, damage in (("d", white(), 4 - 2), ("k", black(block=1), 4 - 1 - 2)):
        table = scene("| d   .   k |\n| A   .   . |", "dig-in", d="diala-passil", A="stormtrooper")
        table.attack_with("A", target)
        skip(table, cover).roll([*SHOT, die]).choose(cover)
        skip(table)
        assert table.damage(target) == damage
        assert (table.strain("k"), table.is_exhausted("dig-in")) == (1, True)
    table = scene("| d   .   .   k |\n| A   .   .   . |", "dig-in", d="diala-passil", A="stormtrooper")
    refuse(table.attack_with("A", "d"), cover)
    table = scene("| d   A   k |", "dig-in", d="diala-passil")
    refuse(table.attack_with("d", "A"), cover)


# --- Fire Support Specialist, Opportunist


@pytest.mark.rule("CORE-ATTACK-14")
def test_fire_support_takes_a_defence_die_when_a_friend_spends_a_token() -> None:
    strip = "use:fire-support-specialist.strip-die"
    table = scene("| k   .   d   A |", "fire-support-specialist", d="diala-passil").give("d", DAMAGE)
    strike(table, "token:damage")
    table.roll([green(1, damage=2), yellow(1, damage=2)]).choose(strip)
    rolled = next(event for event in table.events if isinstance(event, DiceRolled))
    assert rolled.defence_dice == []
    skip(table)
    assert (table.damage("A"), table.strain("k")) == (5, 1)
    assert table.is_exhausted("fire-support-specialist")


def test_fire_support_is_for_friendly_attackers_near_her() -> None:
    strip = "use:fire-support-specialist.strip-die"
    table = scene("| k   .   .   .   d   A |", "fire-support-specialist", d="diala-passil").give("d", DAMAGE)
    refuse(strike(table, "token:damage"), strip)
    table = scene("| k   d   A |", "fire-support-specialist", d="diala-passil").give("d", BLOCK)
    refuse(table.attack_with("A", "d").choose("token:block"), strip)
    table = scene("| k   d   A |", "fire-support-specialist", d="diala-passil").give("d", DAMAGE)
    refuse(strike(table, "keep"), strip)


def test_an_opportunist_moves_after_an_attack_in_which_a_token_was_spent() -> None:
    move = "use:opportunist.reposition"
    for picture, token, near in (
        ("| k   .   d   A |", True, True),
        ("| k   .   d   A |", False, False),
        ("| k   .   .   .   d   A |", True, False),
    ):
        table = scene(picture, "opportunist", d="diala-passil").give("d", DAMAGE)
        assert health(table.state, table.id("k")) == 12 + 2
        assert speed(table.state, table.id("k")) == 4 + 1
        strike(table, "token:damage" if token else "keep")
        if not near:
            refuse(table, move)
            continue
        skip(table, move).choose(move, "move:B1")
        assert table.space("k") == "B1"


# --- Self-Sufficient, Squad Cohesion


def test_a_token_of_the_self_sufficient_counts_twice() -> None:
    table = scene("| k   .   A |   ", "self-sufficient").give("k", DAMAGE).activate("k").choose("pass")
    table.roll([*SHOT, black(block=1)]).choose("attack", "token:damage")
    skip(table)
    assert table.damage("A") == 4 + 2 - 1
    table = scene("| k   d   A |", "self-sufficient", d="diala-passil").give("d", DAMAGE)
    strike(table.roll([green(1, damage=2), yellow(1, damage=2), black(block=1)]), "token:damage")
    skip(table)
    assert table.damage("A") == 4 + 1 - 1, "not for others"


def test_the_self_sufficient_gains_a_token_of_choice() -> None:
    gain = "use:self-sufficient.gain"
    table = scene("| k   .   A |", "self-sufficient").activate("k").choose("pass", gain)
    assert table.options == [f"token:{each.value}" for each in PowerToken]
    table.choose("token:evade")
    assert (table.figure("k").power, table.strain("k")) == ([EVADE], 1)
    assert table.offers(gain) == []


@pytest.mark.rule("IA-POWER-06", "IA-POWER-07")
def test_squad_cohesion_shares_out_4_tokens_when_the_mission_begins() -> None:
    table = scene("| k   d   c   A |", "squad-cohesion", d="diala-passil", c="rebel-trooper")
    table.occur(MissionBegins())
    for letter, token in (("d", "damage"), ("d", "block"), ("c", "evade")):
        table.pick(letter).choose(f"token:{token}")
    assert table.options == [f"choose:{table.id(each)}" for each in "kc"], "two are enough"
    table.pick("k").choose("token:surge")
    assert [table.figure(each).power for each in "kdc"] == [[SURGE], [DAMAGE, BLOCK], [EVADE]]
    assert table.is_idle


@pytest.mark.rule("CORE-POWER-04", "IA-POWER-09")
def test_squad_cohesion_lets_rebels_spend_the_tokens_of_friends_within_3_spaces() -> None:
    table = scene("| A   d   .   .   e   k |", "squad-cohesion", d="diala-passil", e="mhd-19")
    table.give("e", DAMAGE, BLOCK).give("k", SURGE)
    strike(table)
    other = f"token:damage#{table.id('e')}.damage"
    assert table.options == [other, "keep"], "she is 4 spaces away, and the block is for defenders"
    option = table.decision.find(table.state, other)
    assert option is not None
    said = say(table.decision.label_of(table.state, option), Language.ENGLISH)
    assert said == "Spend damage of MHD-19 (E1) as damage"
    table.roll([green(1, damage=2), yellow(1, damage=2), black(block=1)]).choose(other)
    skip(table)
    assert (table.damage("A"), table.figure("e").power) == (4 + 1 - 1, [BLOCK])
    (spent,) = [event for event in table.events if isinstance(event, PowerSpent)]
    assert (spent.figure, spent.holder, spent.held) == (table.id("d"), table.id("e"), DAMAGE)


def test_squad_cohesion_lets_a_defender_spend_the_token_of_a_friend() -> None:
    table = scene(
        "| A   .   d   e   .   k |", "squad-cohesion", d="diala-passil", e="mhd-19", A="stormtrooper"
    )
    table.give("e", BLOCK).give("A", BLOCK, DAMAGE)
    table.attack_with("A", "d")
    assert table.options == ["token:damage", "keep"]
    table.choose("keep")
    assert table.options == [f"token:block#{table.id('e')}.block", "keep"]


def test_without_the_card_everybody_spends_its_own_tokens() -> None:
    table = scene("| A   d   e   k |", d="diala-passil", e="mhd-19").give("e", DAMAGE).give("d", BLOCK)
    strike(table)
    assert table.offers("token") == []


def test_near_ko_tun_a_token_of_squad_cohesion_is_one_of_any_kind() -> None:
    for picture, wild in (("| A   d   .   k |", True), ("| A   d   .   .   k |", False)):
        table = scene(picture, "squad-cohesion", d="diala-passil").give("d", EVADE)
        strike(table)
        names = [f"token:{kind}#{table.id('d')}.evade" for kind in ("damage", "surge")]
        assert table.offers("token") == (names if wild else [])
        if wild:
            table.roll([green(1, damage=2), yellow(1, damage=2), black(block=1)]).choose(names[0])
            skip(table)
            assert (table.damage("A"), table.figure("d").power) == (4 + 1 - 1, [])
    table = scene("| A   .   k |", "squad-cohesion", "self-sufficient", A="stormtrooper").give("k", SURGE)
    table.roll([*SHOT, black(block=1)]).attack_with("A", "k")
    table.choose(f"token:block#{table.id('k')}.surge")
    skip(table)
    assert table.damage("k") == 4 - 1 - 2, "she is near herself, and hers counts twice"
