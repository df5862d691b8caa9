"""Reward cards of the Imperial player."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field
from tests.assault.campaign.heroes.playing import skip
from tests.assault.campaign.imperial.scene import empire as scene
from tests.assault.campaign.imperial.scene import fit
from tests.assault.campaign.scene import MissionTable
from tests.assault.content.rolls import black, blue, green, white, yellow

from dejarik.assault.campaign.rules.deploying import OptionalDeployment
from dejarik.assault.campaign.rules.state import DEPLETED, empire
from dejarik.assault.dice.attack import Condition
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.facts.library import deployment
from dejarik.assault.rules.events import RoundBegins, RoundEnds
from dejarik.assault.rules.ground import space_name
from dejarik.assault.rules.objects.tokens import CRATE, add_token
from dejarik.kernel import How

pytestmark = pytest.mark.usefixtures("lenient")

RANCOR = "rancor-elite-campaign"


def zone(table: MissionTable, card: str) -> str:
    return table.state.sources[table.source(card)].zone


def deploying(card: str, *hand: str, threat: int, also: tuple[str, ...] = (), agenda: str = "") -> Field:
    """An optional deployment, with a reward in play and these cards in the hand."""
    field = Field("aftermath", cards=(card, *also), agendas=(agenda,) if agenda else ())
    empire(field.state).hand[:] = hand
    field.state.threat = threat
    return field.push(OptionalDeployment())


# --- On groups ------------------------------------------------------------------------------------


def industry(attached: bool) -> MissionTable:
    table = scene("A...d", A="probe-droid")
    if attached:
        fit(table, "imperial-industry", "A")
    shot = [blue(5, damage=1), yellow(2, surge=1), yellow(2, surge=1), white(block=1)]
    return skip(table.roll(shot).attack_with("A", "d"), "surge:")


def test_imperial_industry_adds_four_surge_abilities() -> None:
    names = [id.rpartition(".")[2] for id in industry(True).offers("surge:")]
    plain = [id.rpartition(".")[2] for id in industry(False).offers("surge:")]
    assert sorted(names) == sorted([*plain, "1", "2", "3", "imperial-industry"])


def test_imperial_industry_gives_2_movement_points_after_the_attack() -> None:
    table = industry(True)
    table.choose(next(id for id in table.options if id.endswith("imperial-industry")))
    assert table.figure("A").points == 0
    skip(table)
    assert table.figure("A").points == 2


@pytest.mark.rule("CORE-CARD-07")
def test_special_operations_is_an_action_of_a_leader_that_raises_threat() -> None:
    table = fit(scene("A.d", A="imperial-officer"), "special-operations", "A").activate("A")
    table.choose("special:special-operations.special-operations")
    assert (table.state.threat, table.decision.about["actions"]) == (1, 1)
    table = fit(scene("A.d", A="imperial-officer"), "special-operations", "A")
    table.state.modify("can-gain-threat", How.FORBID, until="game")
    assert not table.activate("A").offers("special:special-operations")


CLEARED = """
    | A   .   .   .   .   . |
    | .   B   .   d   .   . |
"""


def cleared() -> MissionTable:
    table = scene(CLEARED, A="stormtrooper", B="stormtrooper", groups=("AB",))
    return fit(table, "explosives-clearance", "A", "B")


@pytest.mark.rule("IA-RUBBLE-01", "IA-RUBBLE-03")
def test_explosives_clearance_places_rubble_within_3_spaces_once_a_round() -> None:
    table = cleared().activate("A").choose("use:explosives-clearance.rubble")
    assert "space:E1" not in table.options
    table.choose("space:D1")
    assert [space_name(table.state, space) for space in table.state.rubble] == ["D1"]
    assert not table.offers("use:explosives-clearance.rubble")
    assert not table.choose("end").activate("B").offers("use:explosives-clearance.rubble"), (
        "one card for both"
    )


@pytest.mark.rule("CORE-CARD-03")
def test_explosives_clearance_detonates_at_the_end_of_a_round_and_is_depleted() -> None:
    table = cleared().occur(RoundEnds(round=1))
    mine = [id for id in table.offers("use:explosives-clearance.detonate") if table.facts(id)]
    assert len(mine) == 2, "either figure may"
    table.choose(mine[0], "space:C2")
    assert [space_name(table.state, space) for space in table.state.rubble] == ["C2"]
    assert (table.damage("A"), table.damage("B")) == (0, 2), "strain is damage for a Stormtrooper"
    assert (table.damage("d"), table.strain("d")) == (1, 1)
    assert zone(table, "explosives-clearance") == DEPLETED
    assert table.is_idle
    assert cleared().occur(RoundEnds(round=1)).choose("pass").state.rubble == []


# --- On heroes ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("wounded", "damage"), [(False, 2), (True, 1)])
def test_old_wounds_take_a_damage_from_attacks_of_wounded_heroes(wounded: bool, damage: int) -> None:
    table = scene("Ad", "old-wounds", A="trandoshan-hunter-elite")
    table.hero("d").wounded = wounded
    table.refresh()
    table.roll([green(2, damage=2), yellow(2, damage=1), black(block=1)]).attack_with("d", "A")
    assert skip(table).damage("A") == damage


def test_old_wounds_do_not_weaken_allies_or_the_empire() -> None:
    table = scene("A.fd", "old-wounds", A="stormtrooper", f="rebel-trooper")
    table.hero("d").wounded = True
    table.refresh()
    table.roll([blue(4, damage=2), yellow(2, surge=1), black(block=2)]).attack_with("f", "A")
    assert skip(table).damage("A") == 1, "Aim adds 1"


@pytest.mark.parametrize(
    ("card", "heroes", "strain"),
    [("weary-from-toil", 2, 2), ("weary-from-toil", 4, 1), ("supply-deficit", 4, 2), ("old-wounds", 4, 0)],
)
def test_banes_strain_the_heroes_when_the_mission_begins(card: str, heroes: int, strain: int) -> None:
    field = Field("aftermath", heroes, cards=(card,))
    assert [field.strain(letter) for letter in "abcd"[:heroes]] == [strain] * heroes


def test_weary_from_toil_counts_the_second_token_of_three_heroes() -> None:
    field = Field("aftermath", 3, cards=("weary-from-toil",))
    extra = field.state.extra
    assert {id: hero.strain for id, hero in field.state.heroes.items()} == {
        id: 2 if id == extra else 1 for id in field.state.heroes
    }


def crate(*cards: str) -> MissionTable:
    table = scene("A.d", *cards, A="stormtrooper")
    table.state.supply = ["flash-bomb", "adrenal-stim"]
    add_token(table.state, CRATE, space=table.figure("d").space)
    table.refresh()
    return table


def open_crate(table: MissionTable) -> MissionTable:
    return table.activate("d").choose("interact:")


@pytest.mark.rule("CORE-TOKEN-05", "CORE-STRAIN-02")
def test_supply_disruption_is_the_price_of_the_card_of_a_crate() -> None:
    table = open_crate(crate("supply-disruption"))
    assert (table.decision.seat, table.options) == (1, ["pay", "decline"])
    table.choose("pay")
    assert (table.strain("d"), table.hero("d").crates, table.state.supply) == (1, 1, ["flash-bomb"])
    table = open_crate(crate("supply-disruption")).choose("decline")
    assert (table.strain("d"), table.hero("d").crates, len(table.state.supply)) == (0, 1, 2)
    table = open_crate(crate("supply-disruption").tire("d", 5))
    assert (table.strain("d"), table.hero("d").crates, len(table.state.supply)) == (5, 1, 2), "can't pay"
    table = open_crate(crate())
    assert (table.strain("d"), table.state.supply) == (0, ["flash-bomb"])


@pytest.mark.rule("CORE-TEST-12")
def test_distractions_take_a_success_once() -> None:
    table = scene("A.d", "distractions", A="stormtrooper")
    table.roll([blue(2, surge=1)]).test("d", Attribute.TECH).choose("use:distractions.distractions")
    assert (table.tested.passed, table.tested.total, zone(table, "distractions")) == (False, 0, DEPLETED)
    table.roll([blue(2, surge=1)]).test("d", Attribute.TECH)
    assert table.tested.passed


@pytest.mark.rule("CORE-TEST-11", "CORE-TEST-12")
def test_distractions_wait_for_rerolls() -> None:
    table = scene("A.d", "distractions", A="stormtrooper")
    table.state.enter("slicing-tools", 1, subject=table.id("d"))
    table.refresh()
    table.roll([blue(2, surge=1)]).test("d", Attribute.TECH)
    assert (table.decision.seat, table.offers("use:distractions")) == (1, [])
    table.choose("pass")
    assert table.decision.seat == 0
    table.choose("pass")
    assert table.tested.passed


def test_constant_advantage_does_nothing_in_a_mission() -> None:
    field = Field("aftermath", cards=("constant-advantage",))
    assert field.end_round().state.round == 2


# --- Power of the Shard, Tracked Movements --------------------------------------------------------


def shard(picture: str = "A.de") -> MissionTable:
    return scene(picture, "power-of-the-shard", A="stormtrooper", e="diala-passil").occur(RoundEnds(round=1))


@pytest.mark.rule("CORE-ACT-13")
def test_power_of_the_shard_distributes_3_strain_by_tokens() -> None:
    table = shard()
    assert (table.decision.seat, table.options) == (
        0, ["choose:share-strain", "choose:damage-a-hero", "choose:raise-threat"],
    )  # fmt: skip
    table.choose("choose:share-strain")
    assert [option.cap for option in table.decision.options] == [2, 2], "two heroes have two tokens each"
    assert (table.decision.least, table.decision.most) == (3, 3)
    table.choose({f"figure:{table.id('d')}": 1, f"figure:{table.id('e')}": 2})
    assert (table.strain("d"), table.strain("e")) == (1, 2)


def test_power_of_the_shard_hurts_a_hero_or_raises_threat() -> None:
    table = shard().choose("choose:damage-a-hero").pick("e")
    assert (table.damage("d"), table.damage("e")) == (0, 3), "with two tokens"
    assert shard().choose("choose:raise-threat").state.threat == 1
    field = Field("aftermath", 4, cards=("power-of-the-shard",)).end_round("pick-card")
    field.choose("choose:damage-a-hero").choose(field.offers("choose:")[0])
    assert sum(field.damage(letter) for letter in "abcd") == 2, "with one token"


def test_tracked_movements_move_three_imperial_figures_a_space_each() -> None:
    table = scene(
        "| A   B   C   D   E |\n| .   .   .   .   d |", "tracked-movements",
        A="stormtrooper", B="stormtrooper", C="stormtrooper", D="stormtrooper", E="stormtrooper",
    )  # fmt: skip
    table.occur(RoundBegins(round=2))
    for letter, space in (("A", "A2"), ("B", "B2"), ("D", "D2")):
        assert "decline" in table.options
        table.pick(letter).choose(next(id for id in table.options if id.endswith(space)))
    assert (table.is_idle, table.space("A"), table.space("D")) == (True, "A2", "D2")
    assert scene("| A | d |", "tracked-movements", A="stormtrooper").occur(RoundBegins(round=2)).is_idle


# --- Deployments ----------------------------------------------------------------------------------


@pytest.mark.rule("CORE-DEPLOY-04", "CORE-CARD-04")
def test_bred_for_war_makes_a_rancor_cheaper_and_focused_and_goes_to_the_box() -> None:
    field = deploying("bred-for-war", RANCOR, "stormtrooper", threat=7)
    assert f"deploy:{RANCOR}" not in field.options
    field.choose("use:bred-for-war.bred-for-war").until("deploy-prompt", "activate-group")
    [rancor] = field.of_card(RANCOR)
    assert (field.state.threat, rancor.conditions) == (1, [Condition.FOCUSED])
    assert all(source.key != "bred-for-war" for source in field.state.sources.values())


def test_bred_for_war_is_for_rancors_that_can_be_paid_for() -> None:
    assert not deploying("bred-for-war", RANCOR, "stormtrooper", threat=5).offers("use:")
    assert not deploying("bred-for-war", "stormtrooper", threat=12).offers("use:")


@pytest.mark.rule("CORE-DEPLOY-04", "CORE-CARD-03")
def test_mercenary_aid_makes_a_group_of_mercenaries_cheaper_once() -> None:
    cost = deployment("trandoshan-hunter").cost
    field = deploying("mercenary-aid", "trandoshan-hunter", "stormtrooper", threat=cost + 1)
    field.choose("use:mercenary-aid.discount").until("deploy-prompt", "activate-group")
    assert (field.state.threat, len(field.of_card("trandoshan-hunter"))) == (2, 2)
    assert zone(field, "mercenary-aid") == DEPLETED
    assert not deploying("mercenary-aid", "stormtrooper", threat=9).offers("use:")


@pytest.mark.rule("CORE-DEPLOY-08")
@pytest.mark.parametrize(("word", "figures", "left"), [("one-figure", 1, 3), ("two-figures", 2, 1)])
def test_vaders_legion_deploys_a_part_of_a_group(word: str, figures: int, left: int) -> None:
    field = deploying("vaders-legion", "stormtrooper", threat=5)
    before = {figure.id for figure in field.of_card("stormtrooper")}
    field.choose("use:vaders-legion.partial-deployment", f"choose:{word}")
    field.until("deploy-prompt", "activate-group")
    new = [figure for figure in field.of_card("stormtrooper") if figure.id not in before]
    assert (len(new), field.state.threat, empire(field.state).hand) == (figures, left, [])
    group = field.state.groups[new[0].group]
    field.state.threat = 2
    field.push(OptionalDeployment()).choose(f"reinforce:{group.id}").until("activate-group")
    assert (
        len([figure for figure in field.of_card("stormtrooper") if figure.group == group.id]) == figures + 1
    )


def test_vaders_legion_needs_the_threat_and_a_regular_group() -> None:
    assert deploying("vaders-legion", "stormtrooper", threat=3).offers("use:") != []
    field = deploying("vaders-legion", "stormtrooper", threat=3).choose(
        "use:vaders-legion.partial-deployment"
    )
    assert not field.offers("choose:two-figures"), "2 threat for one figure, and no choice"
    assert not deploying("vaders-legion", "stormtrooper", threat=1).offers("use:")
    assert not deploying("vaders-legion", "stormtrooper-elite", threat=9).offers("use:")


@pytest.mark.rule("CORE-DEPLOY-04")
def test_a_part_of_a_group_has_its_own_price_and_two_discounts_add_up() -> None:
    aid, power = "mercenary-aid", "lord-vaders-command-a-dark-power"
    field = deploying("bred-for-war", RANCOR, also=(aid,), threat=deployment(RANCOR).cost)
    field.choose("use:bred-for-war").choose(f"use:{aid}.discount").until("deploy-prompt", "activate-group")
    assert field.state.threat == 4 + 1
    field = deploying("vaders-legion", "stormtrooper", agenda=power, threat=9)
    field.choose("use:vaders-legion.partial-deployment", "choose:one-figure")
    assert field.offers("use:") == []


@pytest.mark.rule("CORE-MISSION-03")
def test_vaders_legion_adds_stormtroopers_to_the_open_groups() -> None:
    field = Field("the-battle-of-hoth", cards=("vaders-legion",), ready=False).until("pick-effect")
    assert (field.decision.seat, field.options) == (0, ["group:stormtrooper", "decline"])
    count = empire(field.state).hand.count("stormtrooper")
    field.choose("group:stormtrooper")
    assert empire(field.state).hand.count("stormtrooper") == count + 1
    field = Field("the-battle-of-hoth", cards=("vaders-legion",), ready=False).until("pick-effect")
    assert empire(field.choose("decline").state).hand.count("stormtrooper") == count
