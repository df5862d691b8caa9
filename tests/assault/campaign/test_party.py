"""What heroes may bring into a mission: items and their limits, modifications, class cards that are items."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tests.assault.campaign.field import Field
from tests.assault.campaign.scene import MissionTable
from tests.assault.content.rolls import black, green, yellow

from dejarik.assault.campaign.party import EmpireBrought, HeroBrought, Party, problems, starting_hero
from dejarik.assault.facts.campaign_cards import ItemCard
from dejarik.assault.facts.campaign_library import all_heroes, all_items, class_deck
from dejarik.assault.facts.campaign_vocabulary import GearKind

RIFLE, STAFF = "dh-17", "diala-passil-plasteel-staff"  # one bar; none
SECOND = HeroBrought("gaarkhan", starting_hero("gaarkhan").cards)


def wrong(
    hero: str, cards: Sequence[str], on: dict[str, str] | None = None, other: HeroBrought = SECOND
) -> list[str]:
    """What is wrong with a hero who brings these cards."""
    party = Party((HeroBrought(hero, tuple(cards), on or {}), other), EmpireBrought("military-might"))
    return [problem.id for problem in problems(party)]


def items(kind: GearKind, count: int) -> list[str]:
    return [str(card.id) for card in all_items() if card.kind is kind][:count]


# --- Items ----------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-ITEM-01")
def test_items_are_of_three_tiers_and_only_weapons_have_dice() -> None:
    assert {card.tier for card in all_items()} == {1, 2, 3}
    for card in all_items():
        assert card.kind.is_item
        assert (card.attack is not None) is (card.kind.weapon is not None), card.id
        assert card.attack is None or card.attack.type is card.kind.weapon


@pytest.mark.rule("CORE-ITEM-02")
@pytest.mark.parametrize(
    ("kind", "most"), [(GearKind.ARMOUR, 1), (GearKind.RANGED_WEAPON, 2), (GearKind.EQUIPMENT, 3)]
)
def test_so_many_items_of_a_kind_come_along(kind: GearKind, most: int) -> None:
    assert wrong("diala-passil", items(kind, most)) == []
    assert wrong("diala-passil", items(kind, most + 1)) == ["party-too-many"]


@pytest.mark.rule("CORE-ITEM-02")
def test_weapons_of_both_kinds_count_together() -> None:
    melee, ranged = items(GearKind.MELEE_WEAPON, 1), items(GearKind.RANGED_WEAPON, 2)
    assert wrong("diala-passil", [*melee, ranged[0]]) == []
    assert wrong("diala-passil", [*melee, *ranged]) == ["party-too-many"]


@pytest.mark.rule("CORE-ITEM-03")
def test_items_may_be_anybodys_but_class_cards_may_not() -> None:
    assert wrong("diala-passil", [RIFLE]) == []
    assert wrong("gideon-argus", [RIFLE]) == []
    assert wrong("gideon-argus", [STAFF]) == ["party-foreign-card"]
    assert wrong("gideon-argus", ["fearless-leader"]) == []
    assert wrong("diala-passil", ["fearless-leader"]) == ["party-foreign-card"], "a reward of Gideon Argus"


@pytest.mark.rule("CORE-ITEM-03")
@pytest.mark.parametrize(
    "card", ["adrenal-stim", "distractions", "military-might-endless-ranks", "diala-passil"]
)
def test_a_hero_brings_no_cards_of_other_kinds(card: str) -> None:
    assert wrong("diala-passil", [STAFF, card]) == ["party-foreign-card"]


@pytest.mark.rule("CORE-ITEM-02", "CORE-ITEM-03")
def test_a_card_that_exists_once_is_one_heros() -> None:
    assert wrong("diala-passil", ["survival-gear", "survival-gear"]) == ["party-card-twice"]
    other = HeroBrought("gaarkhan", (*SECOND.cards, "survival-gear"))
    assert wrong("diala-passil", ["survival-gear"], other=other) == ["party-card-twice"]
    assert wrong("diala-passil", ["survival-gear"]) == []


@pytest.mark.rule("CORE-ITEM-03", "CORE-ITEM-06")
def test_nothing_is_handed_over_attached_or_removed_during_a_mission() -> None:
    table = MissionTable(
        "| A   d   g |",
        A="stormtrooper",
        d="diala-passil",
        g="gaarkhan",
        cards={"d": [STAFF, RIFLE, "marksman-barrel", "extended-haft"]},
        on={"marksman-barrel": RIFLE},
    ).activate("d")
    verbs = {option.verb.word for option in table.decision.options}
    assert verbs == {"move", "attack", "special", "use", "end"}
    named = {
        option.value[1].key for option in table.decision.options if option.verb.word in ("special", "use")
    }
    assert not named & {RIFLE, STAFF, "marksman-barrel", "extended-haft"}
    assert list(table.state.fitted.values()) == [table.source(RIFLE)]


# --- Modifications --------------------------------------------------------------------------------


@pytest.mark.rule("CORE-ITEM-04")
def test_a_modification_is_on_a_weapon_of_its_kind_with_a_bar() -> None:
    barrel = "marksman-barrel"
    assert wrong("diala-passil", [RIFLE, barrel], {barrel: RIFLE}) == []
    assert wrong("diala-passil", [RIFLE, barrel]) == ["party-loose-modification"], "on nothing"
    assert wrong("diala-passil", [RIFLE, "extended-haft"], {"extended-haft": RIFLE}) == [
        "party-loose-modification"
    ], "for melee weapons"
    ranged = [card for card in all_items() if card.kind is GearKind.RANGED_WEAPON]
    bars = {str(card.id): card.modification_slots for card in ranged}
    bare = next(id for id, slots in bars.items() if slots == 0)
    assert wrong("diala-passil", [bare, barrel], {barrel: bare}) == ["party-modification-too-many"]
    single = next(id for id, slots in bars.items() if slots == 1)
    both = {barrel: single, "tactical-display": single}
    assert wrong("diala-passil", [single, *both], both) == ["party-modification-too-many"]


@pytest.mark.rule("CORE-ITEM-04")
def test_a_modification_counts_only_on_the_weapon_of_the_attack() -> None:
    """The Marksman Barrel adds 2 Accuracy."""
    for on, reached in (({"marksman-barrel": RIFLE}, True), ({}, False)):
        table = MissionTable(
            "| A   .   .   .   .   d |",
            A="stormtrooper",
            d="diala-passil",
            cards={"d": [RIFLE, "marksman-barrel"]},
            on=on,
        )
        assert numbers_of(table) is reached


def numbers_of(table: MissionTable) -> bool:
    """Whether a shot at a distance of 5 hits with 3 Accuracy on the dice."""
    table.roll([green(1, damage=2), yellow(2, damage=1), black(block=1)])
    table.attack_with("d", "A")
    while not table.is_idle:
        table.choose(next(id for id in ("pass", "done") if id in table.options))
    return table.damage("A") > 0


@pytest.mark.rule("CORE-ITEM-05")
def test_two_modifications_of_a_common_trait_do_not_fit_on_one_weapon() -> None:
    double = next(
        str(card.id)
        for card in all_items()
        if card.kind is GearKind.RANGED_WEAPON and card.modification_slots > 1
    )
    for second, fits in (("spread-barrel", False), ("tactical-display", True)):
        on = {"marksman-barrel": double, second: double}
        expected = [] if fits else ["party-modification-too-many"]
        assert wrong("diala-passil", [double, *on], on) == expected


@pytest.mark.rule("CORE-ITEM-06")
def test_a_modification_is_no_weapon() -> None:
    weapons = items(GearKind.RANGED_WEAPON, 9)
    bars = {str(card.id): card.modification_slots for card in all_items()}
    first, second = [card for card in weapons if bars[card]][:2]
    on = {"marksman-barrel": first, "tactical-display": second}
    assert wrong("diala-passil", [first, second, *on], on) == []
    table = MissionTable(
        "| A   d |",
        A="stormtrooper",
        d="diala-passil",
        cards={"d": [first, second, "marksman-barrel"]},
        on={"marksman-barrel": first},
    )
    table.activate("d").choose("attack")
    assert [id.split("#")[0] for id in table.options] == [f"weapon:{first}", f"weapon:{second}"]


# --- Class cards that are items -------------------------------------------------------------------


def bought_items(hero: str) -> list[str]:
    return [card.id for card in class_deck(hero) if card.kind.is_item and card.experience]


@pytest.mark.rule("IA-CLASS-01", "IA-CLASS-03", "CORE-ITEM-08")
def test_items_of_a_class_cost_experience_and_are_sold_for_50() -> None:
    found = [card for sheet in all_heroes() for card in class_deck(sheet.id) if card.kind.is_item]
    bought = [card for card in found if not card.starting]
    assert bought
    assert all(card.experience > 0 for card in bought)
    assert not any(isinstance(card, ItemCard) for card in found), "they cost no credits"
    assert {card.sells_for for card in bought} == {50}
    feats = [card for sheet in all_heroes() for card in class_deck(sheet.id) if not card.kind.is_item]
    assert {card.sells_for for card in feats} == {0}


@pytest.mark.rule("IA-CLASS-04")
def test_heroes_whose_classes_have_such_items() -> None:
    assert bought_items("drokkatta") == ["shrapnel-rounds", "repeater-cannon"]
    assert bought_items("shyla-varad") == ["shyla-varad-smoke-bombs", "shyla-varad-remote-detonator"]
    assert bought_items("loku-kanoloa") == ["loku-kanoloa-spectrum-scanner"]
    assert bought_items("gaarkhan") == []


@pytest.mark.rule("IA-CLASS-02", "CORE-ITEM-08")
def test_they_count_against_the_limits_of_their_kind() -> None:
    own = bought_items("shyla-varad")
    others = items(GearKind.EQUIPMENT, 2)
    assert wrong("shyla-varad", [*own, others[0]]) == []
    assert wrong("shyla-varad", [*own, *others]) == ["party-too-many"]
    weapons = items(GearKind.MELEE_WEAPON, 2)
    assert wrong("shyla-varad", ["shyla-varad-duelists-blade", weapons[0]]) == []
    assert wrong("shyla-varad", ["shyla-varad-duelists-blade", *weapons]) == ["party-too-many"]


# --- At the start ---------------------------------------------------------------------------------


@pytest.mark.rule("CORE-HERO-09")
@pytest.mark.usefixtures("lenient")
def test_heroes_begin_a_mission_healthy_without_damage_and_strain() -> None:
    field = Field("aftermath", 4)
    for hero in field.state.heroes.values():
        figure = field.state.figures[hero.figure]
        assert (hero.wounded, hero.withdrawn, hero.strain) == (False, False, 0)
        assert (figure.damage, figure.conditions, figure.power, figure.card) == (0, [], [], hero.sheet)
