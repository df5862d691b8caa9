"""Nemeses: what the cards of the deck do."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field
from tests.assault.campaign.imperial.scene import HIT, empire, fight_on, fit, until
from tests.assault.content.rolls import black, blue, green, white, yellow

from dejarik.assault.campaign.party import starting_empire
from dejarik.assault.campaign.rules.deploying import OptionalDeployment, price
from dejarik.assault.campaign.rules.heroes import is_depleted
from dejarik.assault.campaign.rules.rounds import MissionActivations
from dejarik.assault.campaign.rules.state import EMPIRE, Reserved
from dejarik.assault.dice.attack import Condition
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.figures.conditions import gain_condition
from dejarik.assault.rules.values import health
from dejarik.kernel import How

INSPIRATIONAL = "nemeses-inspirational"
FOES = "nemeses-powerful-foes"
FEAR = "nemeses-fearsome-presence"
AMBUSH = "nemeses-prepare-the-ambush"
LEADER = "nemeses-im-on-the-leader"
LEAVE = "nemeses-leave-them-to-me"
PUNISH = "nemeses-punishing-force"
LEGION = "nemeses-devastating-legion"
TOUGH = "nemeses-indomitable"
VADER = "darth-vader-lord-of-the-sith"
CHAMPION = "royal-guard-champion"


@pytest.mark.rule("IA-CLASS-05")
def test_the_class_begins_with_both_cards_that_have_no_cost() -> None:
    assert starting_empire("nemeses").cards == (INSPIRATIONAL, FOES)


@pytest.mark.rule("IA-VILLAIN-01")
def test_a_villain_inspires_those_of_the_same_trait() -> None:
    table = empire("AV.d", INSPIRATIONAL, A="royal-guard", V=CHAMPION).attack_with("d", "V", reach=True)
    fight_on(table)
    table = empire("dA.V", INSPIRATIONAL, A="royal-guard", V=CHAMPION).attack_with("A", "d")
    table.choose(f"use:{INSPIRATIONAL}.inspirational")
    assert (table.attack.tally.surge, table.attack.tally.evade) == (1, 0)
    table = empire("dA.V", INSPIRATIONAL, A="royal-guard", V=CHAMPION)
    table.roll([green(1, surge=1), yellow(0, surge=1), black(block=1)]).attack_with("d", "A")
    table.choose(f"use:{INSPIRATIONAL}.inspirational")
    assert table.attack.surges_left == 1, "an evade for who defends"
    table = empire("dA.V", INSPIRATIONAL, A="stormtrooper", V=CHAMPION).attack_with("A", "d")
    assert table.offers(f"use:{INSPIRATIONAL}") == [], "no trait in common"
    table = empire("dV", INSPIRATIONAL, V=CHAMPION).attack_with("V", "d")
    assert table.offers(f"use:{INSPIRATIONAL}") == [], "a villain does not inspire itself"


def test_a_villain_that_waits_in_the_hand_is_revealed() -> None:
    table = empire("A.d", INSPIRATIONAL, A="imperial-officer")
    table.state.players[EMPIRE].hand.append(VADER)
    table.refresh()
    table.attack_with("A", "d").choose(f"use:{INSPIRATIONAL}.inspirational")
    assert table.attack.tally.surge == 1


@pytest.mark.rule("CORE-TIMING-12")
@pytest.mark.parametrize(
    ("hand", "reserved", "asked"),
    [
        ([VADER], [], True),
        (["stormtrooper"], [], True),  # Vader is earned, and it has the same back
        (["wampa"], [], False),
        ([], [], False),
        ([], ["stormtrooper"], True),  # what the mission holds back nobody knows
    ],
)
def test_with_bluff_windows_being_asked_tells_nothing_of_the_groups_that_wait(
    hand: list[str], reserved: list[str], asked: bool
) -> None:
    for bluff in (True, False):
        table = empire("A.d", INSPIRATIONAL, A="imperial-officer")
        player = table.state.players[EMPIRE]
        player.hand, player.villains = list(hand), [VADER]
        player.reserved = [Reserved(card, "ambush") for card in reserved]
        if bluff:
            table.state.memory["bluff"] = 1
        table.refresh()
        table.attack_with("A", "d")
        assert bool(table.offers(f"use:{INSPIRATIONAL}")) is (VADER in hand)
        assert (table.decision.seat == EMPIRE) is (asked if bluff else VADER in hand)


def deploys(*cards: str, threat: int, threat_level: int = 3) -> Field:
    """An optional deployment of the Empire with Vader in the hand."""
    field = Field("trespass", cards=cards, villains=[VADER], threat_level=threat_level)
    field.state.threat = threat
    return field.push(OptionalDeployment())


@pytest.mark.usefixtures("lenient")
def test_powerful_foes_add_an_earned_villain_to_the_open_groups() -> None:
    field = Field("trespass", cards=[FOES], villains=[VADER, CHAMPION], ready=False)
    field.until("villain-add")
    assert (field.decision.seat, field.options) == (EMPIRE, [f"villain:{VADER}", f"villain:{CHAMPION}"])
    field.choose(f"villain:{CHAMPION}")
    assert CHAMPION in field.state.players[EMPIRE].hand


@pytest.mark.usefixtures("lenient")
@pytest.mark.rule("IA-DEPLETE-01")
def test_powerful_foes_make_one_villain_cheaper_by_the_threat_level() -> None:
    field = deploys(FOES, threat=16)
    assert f"deploy:{VADER}" not in field.options
    field.choose(f"use:{FOES}.discount")
    assert price(field.state, VADER) == 15
    field.choose(field.offers("point")[0])
    assert (field.state.threat, is_depleted(field.state, field.source(FOES))) == (0, True)
    assert deploys(FOES, threat=15).offers("use:") == []


@pytest.mark.usefixtures("lenient")
def test_powerful_foes_count_with_the_threat_level_as_it_is_now() -> None:
    field = deploys(FOES, threat=17)
    field.state.modify("threat-level", How.ADD, -1, until=field.state.scope("round"))
    field.choose(f"use:{FOES}.discount")
    assert price(field.state, VADER) == 16


@pytest.mark.usefixtures("lenient")
def test_leave_them_to_me_makes_a_villain_cheaper_and_exhausts_it() -> None:
    field = deploys(LEAVE, threat=13)
    field.choose(f"use:{LEAVE}.discount")
    field.choose(field.offers("point")[0])
    while field.offers("place"):
        field.choose(field.options[0])
    vader = next(group for group in field.state.groups.values() if group.card == VADER)
    assert (field.state.threat, vader.ready) == (0, False)


@pytest.mark.usefixtures("lenient")
@pytest.mark.rule("CORE-DEPLOY-04")
def test_a_villain_may_be_made_cheaper_by_several_cards() -> None:
    for first, second in ((FOES, LEAVE), (LEAVE, FOES)):
        field = deploys(FOES, LEAVE, threat=16).choose(f"use:{first}.discount")
        assert field.options == [f"deploy:{VADER}", f"use:{second}.discount#{field.source(second)}"]
        field.choose(f"use:{second}.discount")
        assert price(field.state, VADER) == 18 - 3 - 5
        field.choose(field.offers("point")[0])
        while field.offers("place"):
            field.choose(field.options[0])
        vader = next(group for group in field.state.groups.values() if group.card == VADER)
        assert (field.state.threat, vader.ready) == (16 - 1 - 10, False)
        assert [is_depleted(field.state, field.source(card)) for card in (FOES, LEAVE)] == [True, True]
        assert field.offers("use:") == []


@pytest.mark.usefixtures("lenient")
@pytest.mark.rule("CORE-DEPLOY-04")
def test_several_cards_together_make_a_villain_cheap_enough() -> None:
    for card in (FOES, LEAVE):
        field = deploys(FOES, LEAVE, threat=11).choose(f"use:{card}.discount")
        assert (price(field.state, VADER), field.state.threat) == (10, 10), "the other has to be used, too"
        field.choose(field.offers("point")[0])
        assert field.state.threat == 0
    assert deploys(FOES, LEAVE, threat=10).offers("use:") == []


def test_fearsome_figures_strain_heroes_by_their_tokens() -> None:
    table = empire("dAe.V", FEAR, A="stormtrooper", V=VADER, e="diala-passil")
    table.activate("A").choose("end", f"use:{FEAR}.fearsome-presence")
    assert (table.strain("d"), table.strain("e")) == (2, 2), "two heroes have two tokens each"
    table = empire("dA.V", FEAR, A="imperial-officer", V=VADER)
    table.state.threat_level = 3
    table.activate("A").choose("end")
    assert table.is_idle, "an officer is not costly enough"


def test_fear_spreads_also_when_the_activation_ends_with_a_defeat() -> None:
    table = empire("A.dV", FEAR, A="stormtrooper", V=VADER).activate("A")
    table.give("A", Condition.BLEEDING).hurt("A", 2).choose("move", f"use:{FEAR}.fearsome-presence")
    assert (table.is_defeated("A"), table.strain("d")) == (True, 1)


def test_an_ambush_is_prepared_by_passing() -> None:
    table = empire("A..d", AMBUSH, A="stormtrooper")
    table.push(MissionActivations(imperial=True)).choose(f"use:{AMBUSH}.pass")
    assert table.decision.seat == 1
    assert table.is_exhausted(AMBUSH)


def test_the_first_imperial_group_of_a_round_has_a_head_start() -> None:
    table = empire("ABC..d", AMBUSH, A="stormtrooper", B="stormtrooper", C="probe-droid", groups=("AB",))
    for letter, points in (("A", 2), ("B", 2), ("C", 0)):
        table.activate(letter)
        assert table.figure(letter).points == points
        table.end()
    table.state.round += 1
    table.activate("C")
    assert table.figure("C").points == 2


def test_the_leader_is_hit_harder() -> None:
    for damage, suffered in ((1, 5), (3, 0)):
        table = empire("A.d..e", LEADER, A="stormtrooper", e="diala-passil").hurt("d", damage).hurt("e", 2)
        table.roll(HIT).attack_with("A", "d")
        if not suffered:
            while table.state.stack and not table.is_idle:
                assert table.offers(f"use:{LEADER}") == []
                table.choose("pass")
            continue
        until(table, f"use:{LEADER}").choose(f"use:{LEADER}.im-on-the-leader")
        fight_on(table)
        assert table.damage("d") == suffered


def test_a_ringleader_is_quick_and_leads() -> None:
    table = fit(empire("VA.d", V=CHAMPION, A="stormtrooper"), "nemeses-ringleader", "V").activate("V")
    assert table.figure("V").points == 2
    table.end()
    table.roll(HIT).attack_with("A", "d")
    fight_on(table)
    assert table.damage("d") == 3
    table = fit(empire("V.A.d", V=CHAMPION, A="stormtrooper"), "nemeses-ringleader", "V")
    table.roll(HIT).attack_with("A", "d")
    fight_on(table)
    assert table.damage("d") == 2


def test_punishing_force_rerolls_any_dice_and_is_readied_by_rebel_activations() -> None:
    table = (
        empire("A.d", PUNISH, A="stormtrooper").attack_with("A", "d").choose(f"use:{PUNISH}.punishing-force")
    )
    table.choose(table.options)
    assert all(die.rerolled for die in table.attack.attack_dice)
    fight_on(table)
    assert table.is_exhausted(PUNISH)
    table.activate("A").end()
    assert table.is_exhausted(PUNISH)
    table.activate("d").end()
    assert not table.is_exhausted(PUNISH)


@pytest.mark.rule("CORE-WOUND-04")
def test_punishing_force_is_readied_by_an_activation_that_a_wound_ends() -> None:
    table = empire("A.d", PUNISH, A="stormtrooper").attack_with("A", "d")
    table.choose(f"use:{PUNISH}.punishing-force").choose(table.options)
    fight_on(table).activate("d").give("d", Condition.BLEEDING).tire("d", 5)
    table.hurt("d", health(table.state, table.id("d")) - 1).choose("move")
    assert table.is_idle, "the wound has ended it"
    assert (table.hero("d").wounded, table.is_exhausted(PUNISH)) == (True, False)


def test_punishing_force_is_readied_by_an_activation_in_which_an_ally_falls() -> None:
    table = empire("A.d.e", PUNISH, A="stormtrooper", e="rebel-trooper").attack_with("A", "d")
    table.choose(f"use:{PUNISH}.punishing-force").choose(table.options)
    fight_on(table).activate("e").give("e", Condition.BLEEDING).hurt("e", 2).choose("move")
    assert (table.is_defeated("e"), table.is_exhausted(PUNISH)) == (True, False)


def test_a_devastating_legion_takes_blocks_or_evades_near_a_villain() -> None:
    for word, damage in (("less-block", 3), ("less-evade", 2)):
        table = empire("VA.d", LEGION, V=VADER, A="stormtrooper").roll(HIT).attack_with("A", "d")
        until(table, f"use:{LEGION}").choose(f"use:{LEGION}.devastating-legion", f"choose:{word}")
        fight_on(table)
        assert table.damage("d") == damage
    table = empire("V..A.d", LEGION, V=VADER, A="stormtrooper")
    table.roll([blue(2, damage=1), green(1, damage=2), white()]).attack_with("A", "d")
    assert table.offers(f"use:{LEGION}") == []


def test_villains_are_indomitable() -> None:
    table = empire("Vd", TOUGH, threat=1, V=CHAMPION)
    gain_condition(table.state, table.figure("V"), Condition.STUNNED)
    assert table.figure("V").conditions == []
    table.refresh()
    table.attack_with("d", "V").choose(f"use:{TOUGH}.hardened", f"use:{TOUGH}.ready")
    assert (table.state.threat, table.is_exhausted(TOUGH)) == (0, False)
    assert [die.colour for die in table.attack.defence_dice] == [Die.BLACK, Die.WHITE, Die.BLACK]
    table = empire("AdV", TOUGH, A="stormtrooper", V=CHAMPION).attack_with("d", "A")
    assert table.offers(f"use:{TOUGH}") == []
