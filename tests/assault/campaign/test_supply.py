"""Supply cards: what heroes find in crates (CORE-TOKEN-05, -06)."""

from __future__ import annotations

import pytest
from tests.assault.campaign.scene import MissionTable
from tests.assault.content.rolls import black, blue, green, red, yellow

from dejarik.assault.campaign.presenting.heroes import card_in_play
from dejarik.assault.campaign.rules.deploying import TroopsShown
from dejarik.assault.campaign.rules.state import Reserved, empire
from dejarik.assault.campaign.rules.supply import draw_supply
from dejarik.assault.campaign.rules.values import endurance
from dejarik.assault.dice.attack import Condition, PowerToken
from dejarik.assault.rules.activation import GroupActivation
from dejarik.assault.rules.events import RoundBegins
from dejarik.assault.rules.figures.damage import Damaged, Strained
from dejarik.assault.rules.ground import forget_situation
from dejarik.assault.rules.objects.tokens import CRATE, add_token
from dejarik.assault.rules.values import speed
from dejarik.kernel.engine import run

FOE = "trandoshan-hunter-elite"  # a black die, Health 7


def supplied(*cards: str, picture: str = "| A   .   d |", **more: str) -> MissionTable:
    figures = {"A": FOE, "d": "diala-passil"} | more
    return MissionTable(picture, cards={"d": cards}, **figures)  # type: ignore[arg-type]


def use(table: MissionTable, card: str, ability: str = "") -> MissionTable:
    table.choose(f"use:{card}.{ability or card}")
    return table


def is_discarded(table: MissionTable, card: str) -> bool:
    held = [source.key for source in table.state.sources.values()]
    return card in table.state.supply_discard and card not in held


def draw(table: MissionTable, *deck: str) -> MissionTable:
    """Diala draws a Supply card; the last one lies on top."""
    table.state.supply = list(deck)
    table.state.__dict__.pop("decision_", None)
    table.state.journal = []
    draw_supply(table.state, table.figure("d"))
    run(table.state)
    table.events += table.state.journal
    return table


def crate(table: MissionTable, space: int) -> None:
    add_token(table.state, CRATE, space)
    forget_situation(table.state)
    table.refresh()


# --- Medicine


def test_adrenal_stim_recovers_3_strain_and_focuses_a_friend() -> None:
    table = supplied("adrenal-stim", picture="| A   f   d |", f="diala-passil").tire("f", 4).activate("d")
    use(table, "adrenal-stim").pick("f")
    assert (table.strain("f"), table.has("f", Condition.FOCUSED)) == (1, True)
    assert is_discarded(table, "adrenal-stim")


def test_adrenal_stim_is_not_wasted_on_who_is_rested_and_focused() -> None:
    table = supplied("adrenal-stim", picture="| A   f   d |", f="rebel-trooper").activate("d")
    table.give("d", Condition.FOCUSED).give("f", Condition.FOCUSED)
    assert table.offers("use:adrenal-stim") == []
    table.hurt("f", 1).refresh()
    assert table.offers("use:adrenal-stim") == [], "an ally recovers nothing for strain"
    table.hurt("d", 1).refresh()
    use(table, "adrenal-stim")
    assert table.damage("d") == 0, "who has no strain recovers damage instead"


def test_bacta_infusion_heals_3_damage_and_all_conditions() -> None:
    table = supplied("bacta-infusion").hurt("d", 4).activate("d").give("d", Condition.WEAKENED)
    use(table, "bacta-infusion")
    assert (table.damage("d"), table.figure("d").conditions) == (1, [])
    assert is_discarded(table, "bacta-infusion")
    assert supplied("bacta-infusion").activate("d").offers("use:bacta") == [], "nobody needs it"


def test_emergency_medpac_heals_5_after_a_rest() -> None:
    table = supplied("emergency-medpac").hurt("d", 11).activate("d").choose("special:rules-hero.rest")
    use(table, "emergency-medpac")
    assert table.damage("d") == 1  # 5 by the rest
    assert is_discarded(table, "emergency-medpac")


# --- Explosives


def test_c22_frag_grenade_hurts_all_around_a_space() -> None:
    table = supplied("c22-frag-grenade", picture="| d   .   A   .   B |", B=FOE).activate("d")
    table.roll([red(3)]).choose("special:c22-frag-grenade", "space:B1")
    assert [table.damage(letter) for letter in "dAB"] == [3, 3, 0]
    assert is_discarded(table, "c22-frag-grenade")


def test_shock_grenade_hurts_and_stuns_all_figures_around_a_space() -> None:
    table = supplied("shock-grenade", picture="| d   .   .   A   B   C |", B=FOE, C=FOE).activate("d")
    table.roll([yellow(2, damage=1)]).choose("special:shock-grenade", "space:D1")
    assert [table.damage(letter) for letter in "dABC"] == [0, 1, 1, 0]
    assert [table.has(letter, Condition.STUNNED) for letter in "dABC"] == [False, True, True, False]
    assert is_discarded(table, "shock-grenade")


def test_flash_bomb_hurts_and_weakens_all_around_a_space_for_2_strain() -> None:
    table = supplied("flash-bomb", picture="| d   .   A   .   B |", B=FOE).activate("d")
    use(table, "flash-bomb").choose("space:B1")
    assert [table.damage(letter) for letter in "dAB"] == [1, 1, 0]
    assert [table.has(letter, Condition.WEAKENED) for letter in "dAB"] == [True, True, False]
    assert (table.strain("d"), is_discarded(table, "flash-bomb")) == (2, True)


# --- News of the Empire


@pytest.mark.rule("CORE-TERM-12")
def test_c1_comlink_exhausts_a_regular_group_when_a_round_begins() -> None:
    table = supplied("c1-comlink", picture="| A   B   d |", A="stormtrooper", B=FOE)
    table.occur(RoundBegins(round=2))
    use(table, "c1-comlink")
    ready = [table.state.groups[table.figure(letter).group].ready for letter in "ABd"]
    assert ready == [False, True, True]
    assert is_discarded(table, "c1-comlink")
    assert supplied("c1-comlink").occur(RoundBegins(round=2)).is_idle, "all are elite"


@pytest.mark.rule("CORE-INFO-01")
def test_troop_data_shows_what_the_empire_has_when_it_is_drawn() -> None:
    table = supplied()
    empire(table.state).hand = ["stormtrooper"]
    empire(table.state).reserved = [Reserved("at-st", "alarm")]
    draw(table, "troop-data")
    shown = [event for event in table.events if isinstance(event, TroopsShown)]
    assert [event.cards for event in shown] == [["stormtrooper", "at-st"]]
    assert is_discarded(table, "troop-data")
    assert empire(table.state).hand == ["stormtrooper"]


# --- Drawing


def test_supply_chest_is_three_cards_of_which_one_is_kept() -> None:
    table = draw(supplied(), "flash-bomb", "adrenal-stim", "painkillers", "troop-data", "supply-chest")
    assert table.options == ["keep:troop-data", "keep:painkillers", "keep:adrenal-stim"]
    table.choose("keep:painkillers")
    assert table.state.sources[table.source("painkillers")].subject == table.id("d")
    assert sorted(table.state.supply) == ["adrenal-stim", "flash-bomb", "troop-data"]
    assert is_discarded(table, "supply-chest")


# --- What may be handed over


@pytest.mark.rule("CORE-STRAIN-01")
def test_artificial_stimulants_take_strain_until_there_are_4() -> None:
    table = supplied("artificial-stimulants").activate("d")
    table.choose("use:rules-hero.exert")
    assert (table.strain("d"), table.figure("d").points) == (0, 1)
    assert card_in_play(table.state, table.source("artificial-stimulants")).tokens == 1
    table.occur(Strained(figure=table.id("d"), amount=3, by=0))
    assert (table.strain("d"), is_discarded(table, "artificial-stimulants")) == (0, True)
    table.occur(Strained(figure=table.id("d"), amount=1, by=0))
    assert table.strain("d") == 1


@pytest.mark.rule("CORE-TOKEN-06")
def test_artificial_stimulants_are_handed_over_with_what_lies_on_them() -> None:
    table = supplied("artificial-stimulants", picture="| A   f   d |", f="diala-passil").activate("d")
    table.occur(Strained(figure=table.id("d"), amount=3, by=0))
    use(table, "artificial-stimulants", "artificial-stimulants-pass-on")
    assert table.state.sources[table.source("artificial-stimulants")].subject == table.id("f")
    table.occur(Strained(figure=table.id("f"), amount=1, by=0))
    assert (table.strain("f"), is_discarded(table, "artificial-stimulants")) == (0, True)


def test_painkillers_help_a_wounded_hero_and_only_a_healthy_one_hands_them_over() -> None:
    table = supplied("painkillers", picture="| A   f   d |", f="diala-passil")
    me = table.id("d")
    assert (speed(table.state, me), endurance(table.state, me)) == (4, 5)
    table.activate("d")
    assert table.offers("use:painkillers") != []
    table = supplied("painkillers", picture="| A   f   d |", f="diala-passil")
    me = table.id("d")
    table.occur(Damaged(target=me, amount=12, by=0))
    assert (speed(table.state, me), endurance(table.state, me)) == (4, 5)  # 3 and 4 on this side
    table.activate("d")
    assert table.offers("use:painkillers") == []


@pytest.mark.rule("CORE-INTERACT-01", "IA-CARD-08")
def test_grappler_arm_reaches_objects_2_spaces_away_and_can_be_handed_over() -> None:
    for cards, picture, reached in (
        (("grappler-arm",), "| .   f   d   A |", True),
        (("grappler-arm",), "| .   f   .   d   A |", False),
        ((), "| .   f   d   A |", False),
    ):
        table = supplied(*cards, picture=picture, f="diala-passil").activate("d")
        crate(table, 0)
        assert bool(table.offers("interact:crate")) is reached
    table = supplied("grappler-arm", picture="| A   f   d |", f="diala-passil").activate("d")
    use(table, "grappler-arm", "pass-on")
    assert table.state.sources[table.source("grappler-arm")].subject == table.id("f")
    table = supplied("grappler-arm", picture="| f   .   d   A |", f="diala-passil").activate("d")
    assert table.offers("use:grappler-arm") == [], "nobody is next to the hero"


# --- Tools


def test_grappling_hook_places_the_hero_within_3_spaces() -> None:
    table = supplied("grappling-hook", picture="| d   A   .   .   . |").activate("d")
    use(table, "grappling-hook")
    assert table.offers("place:") == ["place:C1", "place:D1"]
    table.choose("place:D1")
    assert (table.space("d"), is_discarded(table, "grappling-hook")) == ("D1", True)
    stunned = supplied("grappling-hook").give("d", Condition.STUNNED).activate("d")
    assert stunned.offers("use:grappling-hook") == []


@pytest.mark.rule("IA-CARD-17")
def test_power_generator_turns_a_crate_into_damage() -> None:
    table = supplied("power-generator", "dh-17").activate("d")
    table.hero("d").crates = 1
    table.roll([green(1, damage=2), yellow(1, damage=2), black(block=3)]).choose("attack")
    use(table, "power-generator")
    assert (table.damage("A"), table.hero("d").crates) == (5, 0)  # 6 damage, 1 block is left
    assert is_discarded(table, "power-generator")
    table = supplied("power-generator", "dh-17").activate("d")
    table.roll([green(1, damage=2), yellow(1, damage=2), black(block=3)]).choose("attack")
    assert table.damage("A") == 1, "without a crate nobody is asked"


def test_weapons_cache_adds_damage_four_times() -> None:
    table = supplied("weapons-cache", picture="| A   .   f   d |", f="rebel-trooper")
    for left in (3, 2, 1, 0):
        table.roll([blue(3, damage=2), green(1, damage=2), black(block=1)])
        table.hurt("A", 0).attack_with("f", "A")
        use(table, "weapons-cache")
        assert table.damage("A") == 5  # 4, and 1 because the trooper has aimed; 1 is blocked
        assert card_in_play(table.state, table.source("weapons-cache")).tokens == left
    assert not is_discarded(table, "weapons-cache"), (
        "the tokens are, and the card does not say that it goes, too"
    )
    table.roll([blue(3, damage=2), green(1, damage=2), black(block=1)]).hurt("A", 0).attack_with("f", "A")
    assert table.damage("A") == 4


def test_weapons_cache_is_for_the_hero_and_who_is_beside() -> None:
    table = supplied("weapons-cache", picture="| A   .   f   .   d |", f="rebel-trooper")
    table.attack_with("f", "A")
    assert table.offers("use:weapons-cache") == []


def test_shield_pack_gives_a_block_token_and_another_when_it_is_depleted() -> None:
    table = supplied("shield-pack", picture="| A   f   d |", f="diala-passil").activate("d")
    use(table, "shield-pack", "shield").pick("f").pick("d")
    assert (table.figure("f").power, table.figure("d").power) == ([PowerToken.BLOCK], [PowerToken.BLOCK])
    assert table.state.sources[table.source("shield-pack")].zone == "depleted"
    table = supplied("shield-pack").activate("d")
    use(table, "shield-pack", "shield").choose("decline")
    assert table.figure("d").power == [PowerToken.BLOCK]
    assert table.is_exhausted("shield-pack")
    assert table.state.sources[table.source("shield-pack")].zone != "depleted"


# --- Pit Droid


@pytest.mark.rule("CORE-COMPANION-09", "CORE-TOKEN-12")
def test_the_pit_droid_comes_with_its_card_and_carries_crates_for_heroes() -> None:
    table = draw(supplied(picture="| .   d   .   A |"), "pit-droid-supply")
    droid = next(figure for figure in table.state.figures.values() if figure.card == "pit-droid")
    assert droid.space == table.figure("d").space
    crate(table, 0)
    table.push(GroupActivation(group=table.figure("d").group, seat=1))
    table.choose(f"figure:{droid.id}")
    assert table.offers("interact") == [], "a companion does not interact"
    table.choose("special:pit-droid.useful")
    (carried,) = table.state.tokens.values()
    assert carried.carrier == droid.id
    table.choose("end")
    table.state.supply = ["painkillers"]
    table.choose("interact:crate")
    assert table.hero("d").crates == 1
    assert table.source("painkillers")
