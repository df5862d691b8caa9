"""The campaign's cards of the four boxes: how many there are, what is printed on them, and what is refused."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from dejarik.assault.campaign.rules.missions import playable_missions
from dejarik.assault.dice.attack import AttackEffect, Condition, PowerToken
from dejarik.assault.dice.faces import Die
from dejarik.assault.facts import campaign_library, library, reading
from dejarik.assault.facts.campaign_cards import Gear, HeroSheet, HeroSide, ImperialClassCard, Increase
from dejarik.assault.facts.campaign_library import (
    agenda,
    agenda_deck,
    agenda_decks,
    all_agenda,
    all_campaign_cards,
    all_class_cards,
    all_heroes,
    all_imperial_class,
    all_items,
    all_rewards,
    all_supply,
    class_card,
    class_deck,
    every_card,
    hero,
    imperial_class,
    imperial_deck,
    imperial_decks,
    item,
    item_deck,
    reward,
    starting_cards,
    supply,
)
from dejarik.assault.facts.campaign_vocabulary import (
    AfterUse,
    AgendaType,
    Camp,
    GearKind,
    ItemTrait,
    RewardType,
)
from dejarik.assault.facts.cards import (
    AttackProfile,
    AttackType,
    Attribute,
    Bonus,
    Box,
    Card,
    EffectKind,
    EffectLimit,
    Faction,
    HostRestriction,
    Keyword,
    PrintedEffect,
    PrintedKeyword,
    PrintedSurge,
    Role,
    Stat,
    Trait,
    When,
)
from dejarik.assault.facts.library import companion, deployment
from dejarik.cli.content import CORE, Type, count
from dejarik.kernel.errors import Mistake, Problem
from dejarik.kernel.text import Text
from dejarik.messages import Language, say
from dejarik.rulebook import read_data

KINDS: dict[str, tuple[Type, Callable[[Box], Sequence[Card]]]] = {
    "hero sheets": (Type.HEROES, all_heroes),
    "hero Class cards": (Type.HERO_CLASS, all_class_cards),
    "Item cards": (Type.ITEMS, all_items),
    "Supply cards": (Type.SUPPLY, all_supply),
    "Reward cards": (Type.REWARDS, all_rewards),
    "Imperial Class cards": (Type.IMPERIAL_CLASS, all_imperial_class),
    "Agenda cards": (Type.AGENDA, all_agenda),
}
EXPANSIONS = {"HE": Box.HEART_OF_THE_EMPIRE, "JR": Box.JABBAS_REALM, "RH": Box.RETURN_TO_HOTH}


def copies(cards: Sequence[Card]) -> int:
    return sum(card.count for card in cards)


# --- How many there are


@pytest.mark.parametrize("code", EXPANSIONS)
def test_an_expansion_holds_the_cards_that_its_book_counts(code: str) -> None:
    product = next(
        each for each in json.loads(read_data("components.json"))["products"] if each["code"] == code
    )
    counted = {line["item_en"]: line["count"] for line in product["inventory"] if line["item_en"] in KINDS}
    assert counted == {name: copies(cards(EXPANSIONS[code])) for name, (_, cards) in KINDS.items()}


def test_the_core_box_holds_the_cards_of_its_list() -> None:
    assert {type_: CORE[type_] for type_, _ in KINDS.values()} == {
        type_: copies(cards(Box.CORE)) for type_, cards in KINDS.values()
    }


def test_a_box_holds_the_campaign_missions_that_its_list_counts() -> None:
    types = (Type.CAMPAIGN_MISSIONS, Type.STORY_MISSIONS, Type.SIDE_MISSIONS, Type.THREAT_MISSIONS)
    shelves = {shelf.id: shelf.types for shelf in count()}
    known = {
        box: [(found[each].expected, found[each].known) for each in types if each in found]
        for box, found in shelves.items()
    }
    assert known == {
        "core": [(32, 32), (10, 10), (15, 15)],
        "return-to-hoth": [(16, 16), (8, 8), (3, 3), (4, 4)],
        "jabbas-realm": [(16, 16), (11, 11), (4, 4)],
        "heart-of-the-empire": [(16, 16), (11, 11), (4, 4)],
    }
    missions = [found[Type.CAMPAIGN_MISSIONS] for found in shelves.values()]
    assert sum(each.complete for each in missions) == len(playable_missions())
    assert all(each.complete + len(each.incomplete) == each.known for each in missions)


def test_an_id_names_one_card_of_all_kinds() -> None:
    ids = [card.id for card in every_card()]
    assert len(ids) == len(set(ids))
    assert len(all_campaign_cards()) == 398


def test_decks_have_the_cards_that_lie_together() -> None:
    sizes = {sheet.id: len(class_deck(sheet.id)) for sheet in all_heroes()}
    assert {id: size for id, size in sizes.items() if size != 9} == {"verena-talos": 10}  # two weapons
    assert sum(sizes.values()) == len(all_class_cards())
    assert [card.id for card in starting_cards("verena-talos")] == [
        "verena-talos-fighting-knife",
        "verena-talos-military-blaster",
    ]
    assert {len(imperial_deck(deck)) for deck in imperial_decks()} == {9, 10}
    assert imperial_decks(Box.CORE) == ("military-might", "subversive-tactics", "technological-superiority")
    assert [deck for deck in imperial_decks() if len(imperial_deck(deck)) == 10] == ["nemeses"]
    assert {len(agenda_deck(deck)) for deck in agenda_decks()} == {3}
    assert len(agenda_decks()) == 13
    assert [len(item_deck(tier, Box.CORE)) for tier in (1, 2, 3)] == [12, 12, 12]
    assert [len(item_deck(tier, Box.JABBAS_REALM)) for tier in (1, 2, 3)] == [3, 3, 3]


def test_a_deck_costs_experience_as_every_deck_does() -> None:
    for deck in ([each.experience for each in class_deck(sheet.id)] for sheet in all_heroes()):
        assert [sum(cost == price for cost in deck) for price in (1, 2, 3, 4)] == [2, 2, 2, 2]


# --- What is printed


def test_a_hero_has_two_sides() -> None:
    gideon = hero("gideon-argus")
    assert (gideon.set, gideon.faction, gideon.unique) == (Box.CORE, Faction.REBEL, True)
    assert gideon.healthy == HeroSide(
        health=10,
        endurance=5,
        speed=4,
        defence=(Die.BLACK,),
        strength=(Die.BLUE, Die.GREEN),
        insight=(Die.BLUE, Die.GREEN, Die.YELLOW),
        tech=(Die.BLUE, Die.GREEN),
        surges=(
            PrintedSurge(
                gains=AttackEffect(conditions=frozenset({Condition.STUNNED})),
                name=gideon.effects[1].name,
                conditional=True,
            ),
        ),
        effects=(gideon.effects[0].name, gideon.effects[1].name),
    )
    assert [effect.name for effect in gideon.effects] == ["command", "disabling-shot"]
    wounded = gideon.wounded
    assert (wounded.health, wounded.endurance, wounded.speed, wounded.surges) == (10, 4, 3, ())
    assert wounded.attribute(Attribute.STRENGTH) == (Die.BLUE, Die.RED)
    assert wounded.attribute(Attribute.INSIGHT) == (Die.BLUE, Die.RED, Die.GREEN)
    assert wounded.attribute(Attribute.TECH) == (Die.BLUE, Die.RED)
    assert gideon.effects_of(wounded) == gideon.effects[:1]


def test_a_hero_may_have_no_defence_die_or_a_companion() -> None:
    assert hero("onar-koma").healthy.defence == ()
    assert [each.id for each in all_heroes() if each.companion] == ["jarrod-kelvin"]
    assert companion(hero("jarrod-kelvin").companion).id == "j4x-7"


@pytest.mark.parametrize("sheet", all_heroes(), ids=lambda sheet: sheet.id)
def test_a_wounded_hero_has_fewer_effects_and_is_slower(sheet: HeroSheet) -> None:
    assert set(sheet.wounded.effects) < set(sheet.healthy.effects)
    assert set(sheet.healthy.effects) == {effect.name for effect in sheet.effects}
    assert sheet.wounded.speed == sheet.healthy.speed - 1
    assert sheet.wounded.endurance == sheet.healthy.endurance - 1
    assert sheet.wounded.health == sheet.healthy.health
    assert len(starting_cards(sheet.id)) == (2 if sheet.id == "verena-talos" else 1)
    skirmish = [each for each in library.all_deployment() if each.title == sheet.title]
    assert [each.traits for each in skirmish if each.role is Role.SKIRMISH_HERO] == [sheet.traits]


def test_prices_are_numbers_and_marks() -> None:
    precise, foresight = hero("diala-passil").effects
    assert (precise.kind, precise.strain, precise.limit) == (
        EffectKind.USE,
        2,
        EffectLimit.ONCE_PER_ACTIVATION,
    )
    assert (foresight.strain, foresight.limit) == (1, EffectLimit.NONE)
    assert hero("jyn-odan").effects[0].limit is EffectLimit.ONCE_PER_ACTIVATION_TOKEN
    medic = imperial_class("military-might-combat-medic").effects[0]
    assert (medic.threat, medic.exhaust, medic.actions) == (1, True, 0)
    grenades = imperial_class("military-might-riot-grenades").effects[0]
    assert (grenades.kind, grenades.actions, grenades.exhaust) == (EffectKind.SPECIAL_ACTION, 1, True)
    assert agenda("for-the-right-price-hired-help").effects[0].influence == 1
    assert [effect.damage for effect in class_card("onar-koma-stay-behind-me").effects] == [0, 1]
    depleting = agenda("imperial-discipline-fire-at-will").effects[0]
    assert (depleting.kind, depleting.deplete, depleting.exhaust) == (EffectKind.DEPLETE, True, False)
    assert reward("bred-for-war").effects[0].discard
    doubled = [effect for card in all_items() for effect in card.effects if effect.actions == 2]
    assert {effect.kind for effect in doubled} == {EffectKind.DOUBLE_SPECIAL_ACTION}
    assert len(doubled) == 3


def test_a_weapon_has_its_dice_keywords_and_bonuses_in_its_attack() -> None:
    polearm = item("polearm")
    assert (polearm.tier, polearm.cost, polearm.kind) == (2, 650, GearKind.MELEE_WEAPON)
    assert polearm.attack == AttackProfile(
        type=AttackType.MELEE, dice=(Die.RED, Die.RED), keywords=(PrintedKeyword(keyword=Keyword.REACH),)
    )
    assert (polearm.keywords, polearm.modification_slots) == ((), 1)
    assert [surge.gains for surge in polearm.surges] == [AttackEffect(pierce=1), AttackEffect(cleave=2)]
    dxr_6 = item("dxr-6").attack
    assert dxr_6 is not None
    assert dxr_6.bonuses == (Bonus(stat=Stat.ACCURACY, amount=6, when=When.ATTACKING),)
    ryyk = item("ryyk-blades").attack
    assert ryyk == AttackProfile(type=AttackType.MELEE, attribute=Attribute.STRENGTH)
    sniper = item("a-12-sniper-rifle").surges
    assert (sniper[2].tokens, sniper[3].gains) == ((PowerToken.SURGE,), AttackEffect(dodge=-1))


def test_what_is_no_weapon_gives_to_its_hero_or_to_a_weapon() -> None:
    barrel = item("marksman-barrel")
    assert (barrel.kind.modifies, barrel.kind.weapon) == (AttackType.RANGED, None)
    assert barrel.bonuses == (Bonus(stat=Stat.ACCURACY, amount=2, when=When.ATTACKING),)
    arm = item("cybernetic-arm")
    assert (arm.kind, arm.increase) == (GearKind.EQUIPMENT, Increase(health=-2, endurance=1))
    assert arm.traits == (ItemTrait.MEDICAL, ItemTrait.ENHANCEMENT)
    progress = class_card("mutual-progression")
    assert (progress.increase, progress.bonuses) == (
        Increase(speed=1),
        (Bonus(stat=Stat.BLOCK, amount=1, when=When.DEFENDING),),
    )
    assert not any(effect.restates for effect in progress.effects)  # it speaks of the companion too
    assert (class_card("vibro-claws").sells_for, class_card("mgl-9-boomer").sells_for) == (0, 50)


def test_a_surge_ability_that_is_not_always_there_says_so() -> None:
    blade = class_card("diala-passil-dancing-weapon")
    assert blade.surges == (
        PrintedSurge(gains=AttackEffect(damage=1, accuracy=2), name=blade.effects[0].name, conditional=True),
    )
    cannon = class_card("repeater-cannon")
    assert (cannon.surges[2].cost, cannon.surges[2].name) == (2, "shock-wave")
    assert cannon.effects == (PrintedEffect(name=cannon.surges[2].name, kind=EffectKind.SURGE),)


def test_supply_cards_have_copies_traits_and_a_companion() -> None:
    stim = supply("adrenal-stim")
    assert (stim.count, stim.effects[0].discard) == (2, True)
    droid = supply("pit-droid-supply")
    assert companion(droid.companion).id == "pit-droid"


def test_rewards_belong_to_a_hero_to_the_heroes_or_to_the_empire() -> None:
    suit = reward("shadow-suit")
    assert (suit.side, suit.type, suit.hero) == (Camp.REBEL, RewardType.PERSONAL, "mak-eshkarey")
    assert (suit.kind, suit.kind.is_item) == (GearKind.ARMOUR, True)
    assert suit.bonuses == (Bonus(stat=Stat.EVADE, amount=1, when=When.DEFENDING),)
    legion = reward("explosives-clearance")
    assert (legion.side, legion.attaches_to) == (Camp.IMPERIAL, HostRestriction(without=(Trait.CREATURE,)))
    banes = [card.id for card in all_rewards() if card.type is RewardType.BANE]
    assert banes == ["constant-advantage", "supply-disruption", "weary-from-toil", "distractions"]
    assert {reward(id).kind for id in banes} == {GearKind.NONE}
    assert reward("legendary").increase == Increase(health=10)
    personal = [card.hero for card in all_rewards() if card.type is RewardType.PERSONAL]
    assert sorted(personal) == sorted(sheet.id for sheet in all_heroes())


def test_an_imperial_class_card_may_be_an_attachment() -> None:
    veterans = imperial_class("military-might-combat-veterans")
    assert (veterans.experience, veterans.starting) == (4, False)
    assert veterans.attaches_to == HostRestriction(traits=(Trait.TROOPER,))
    assert imperial_class("technological-superiority-cloaking-device").defence == (Die.WHITE,)
    ringleader = imperial_class("nemeses-ringleader").attaches_to
    assert ringleader == HostRestriction(role=Role.VILLAIN)
    assert ringleader.admits(deployment("darth-vader-lord-of-the-sith"))
    assert not ringleader.admits(deployment("stormtrooper"))
    unnatural = imperial_class("unnatural-abilities").attaches_to
    assert unnatural is not None
    assert unnatural.admits(deployment("stormtrooper"))
    assert not unnatural.admits(deployment("nexu"))


def test_an_agenda_card_is_played_stays_or_is_a_mission() -> None:
    doom = agenda("imperial-discipline-impending-doom")
    assert (doom.cost, doom.type, doom.after_use) == (1, AgendaType.SECRET, AfterUse.DISCARD_OR_SHUFFLE)
    wanted = agenda("for-the-right-price-wanted")
    assert (wanted.type, wanted.after_use) == (AgendaType.FORCED_MISSION, AfterUse.MISSION)
    assert wanted.mission is not None
    assert reward(wanted.mission.reward).side is Camp.IMPERIAL
    vader = agenda("lord-vaders-command-dark-obsession").mission
    assert vader is not None
    assert vader.period is not None
    assert (vader.period.first, vader.period.last) == (1, 6)


def test_the_cards_that_only_a_campaign_uses_are_among_the_others() -> None:
    for id in ("leia-organa-campaign", "jabba-the-hutt-vile-gangster-campaign", "rancor-elite-campaign"):
        assert [mode.value for mode in deployment(id).modes] == ["campaign"]
    for id in ("pit-droid", "88-z"):
        assert [mode.value for mode in companion(id).modes] == ["campaign"]


# --- What holds for all of them


def _surges(card: Card) -> tuple[PrintedSurge, ...]:
    match card:
        case HeroSheet():
            return (*card.healthy.surges, *card.wounded.surges)
        case Gear() | ImperialClassCard():
            return card.surges
        case _:
            return ()


def test_effects_and_surges_of_a_card_fit_together() -> None:
    for card in all_campaign_cards():
        names = [effect.name for effect in card.effects]
        assert len(names) == len(set(names)), card.id
        surges = _surges(card)
        named = {surge.name for surge in surges if surge.name}
        bought = {effect.name for effect in card.effects if effect.kind is EffectKind.SURGE}
        assert bought <= named <= set(names), card.id
        assert all(surge.name for surge in surges if surge.conditional), card.id
        empty = [
            surge for surge in surges if not (surge.name or surge.tokens or surge.gains != AttackEffect())
        ]
        assert empty == [], card.id


@pytest.mark.parametrize("language", Language)
def test_every_card_that_is_told_has_its_words_in_every_language(language: Language) -> None:
    for card in every_card():
        for id in card.messages:
            assert say(Text(id), language) != id


def test_a_hero_is_told_with_name_subtitle_and_effects() -> None:
    sheet = hero("jyn-odan")
    quick_draw = sheet.effects[0].name
    assert say(Text("card-jyn-odan-subtitle"), Language.POLISH) == "Sprytna przemytniczka"
    assert say(sheet.effect_name(quick_draw), Language.POLISH) == "Szybki strzał"
    assert say(sheet.effect_text(quick_draw), Language.ENGLISH) == (
        "When a hostile figure activates, for 2 strain: Jyn interrupts to attack it with a Pistol. "
        "Once per round, or twice if she has 2 activation tokens."
    )


# --- What is refused

Write = Callable[[str, list[dict[str, Any]]], None]

DICE = {"strength": ["blue"], "insight": ["blue"], "tech": ["blue"]}
SIDE: dict[str, Any] = {"health": 10, "endurance": 4, "speed": 4, "defence": ["black"], **DICE}
HERO: dict[str, Any] = {
    "id": "made-up",
    "set": "core",
    "count": 1,
    "faction": "rebel",
    "traits": ["spy"],
    "base": "1x1",
    "healthy": {**SIDE, "effects": ["sneak"]},
    "wounded": SIDE,
    "effects": [{"name": "sneak", "kind": "use", "strain": 1}],
}
START: dict[str, Any] = {
    "id": "knife",
    "set": "core",
    "count": 1,
    "hero": "made-up",
    "starting": True,
    "kind": "melee-weapon",
    "attack": {"type": "melee", "dice": ["red"]},
}
ITEM: dict[str, Any] = {"id": "thing", "set": "core", "count": 1, "tier": 1, "cost": 100, "kind": "equipment"}
AGENDA: dict[str, Any] = {
    "id": "scheme",
    "set": "core",
    "count": 1,
    "deck": "schemes",
    "cost": 1,
    "type": "secret",
    "after_use": "discard",
}
REWARD: dict[str, Any] = {
    "id": "medal",
    "set": "core",
    "count": 1,
    "side": "rebel",
    "type": "personal",
    "kind": "feat",
}
CLASS: dict[str, Any] = {"id": "drill", "set": "core", "count": 1, "deck": "drills", "experience": 1}


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Write]:
    """Writes a data file into boxes that are empty otherwise."""
    monkeypatch.setattr(reading, "FACTS", tmp_path)
    shared = (library._deployment, library._companions)
    own = (
        campaign_library._heroes,
        campaign_library._class_cards,
        campaign_library._items,
        campaign_library._supply,
        campaign_library._rewards,
        campaign_library._imperial_class,
        campaign_library._agenda,
    )

    def written(path: str, entries: list[dict[str, Any]]) -> None:
        (tmp_path / path).parent.mkdir(exist_ok=True)
        (tmp_path / path).write_text(json.dumps(entries), encoding="utf-8")

    for cache in (*shared, *own):
        cache.cache_clear()
    yield written
    for cache in (*shared, *own):
        cache.cache_clear()


def told(ask: Callable[[], object]) -> str:
    with pytest.raises(Mistake) as caught:
        ask()
    return say(caught.value.message, Language.ENGLISH)


@pytest.mark.parametrize(
    ("changes", "wrong"),
    [
        ({"companion": "k-2so"}, "there is no card “k-2so”"),
        ({"wounded": {**SIDE, "effects": ["snek"]}}, "the card has no effect “snek”; the nearest is “sneak”"),
        ({"healthy": {**SIDE, "defence": ["red"]}}, "the red die is in the wrong pool"),
        ({"wounded": {**SIDE, "tech": ["white"]}}, "the white die is in the wrong pool"),
        (
            {"healthy": {**SIDE, "surges": [{"name": "snek"}]}},
            "a surge ability names an effect that is not on the card: “snek”; the nearest is “sneak”",
        ),
        ({"set": "jabbas-realm"}, "it says that it belongs to jabbas-realm"),
        (
            {"effects": [{"name": "sneak", "kind": "exhaust"}]},
            "its effect sneak is of the kind exhaust, which is not among its prices",
        ),
    ],
)
def test_a_hero_that_cannot_be_right_is_named(write: Write, changes: dict[str, Any], wrong: str) -> None:
    write("core/heroes.json", [{**HERO, **changes}])
    assert told(all_heroes) == f"core/heroes.json:1, made-up: {wrong}"


@pytest.mark.parametrize(
    ("changes", "wrong"),
    [
        ({"hero": "made-upp"}, "there is no card “made-upp”; the nearest is “made-up”"),
        ({"starting": False}, "a card costs experience or is there from the beginning, one of both"),
        ({"experience": 2}, "a card costs experience or is there from the beginning, one of both"),
        ({"kind": "feat"}, "weapons attack in their own way, and nothing else has an attack"),
        ({"kind": "ranged-weapon"}, "weapons attack in their own way, and nothing else has an attack"),
        ({"attack": {"type": "melee", "dice": ["black"]}}, "the black die is in the wrong pool"),
        ({"companion": "k-2so"}, "there is no card “k-2so”"),
        ({"traits": ["blad"]}, "there is no word “blad”; the nearest is “blade”"),
    ],
)
def test_a_class_card_that_cannot_be_right_is_named(
    write: Write, changes: dict[str, Any], wrong: str
) -> None:
    write("core/heroes.json", [HERO])
    write("core/hero-class.json", [{**START, **changes}])
    assert told(all_class_cards) == f"core/hero-class.json:1, knife: {wrong}"


@pytest.mark.parametrize(
    ("kind", "card", "ask", "wrong"),
    [
        ("items", {**ITEM, "tier": 4}, all_items, "thing: there is no tier 4"),
        (
            "items",
            {**ITEM, "kind": "armor"},
            all_items,
            "thing: there is no word “armor”; the nearest is “armour”",
        ),
        (
            "supply",
            {"id": "box", "set": "core", "count": 1, "traits": ["tool"], "companion": "k-2so"},
            all_supply,
            "box: there is no card “k-2so”",
        ),
        (
            "rewards",
            {**REWARD, "hero": "nobody"},
            all_rewards,
            "medal: there is no card “nobody”",
        ),
        (
            "imperial-class",
            {**CLASS, "experience": 0},
            all_imperial_class,
            "drill: a card costs experience or is there from the beginning, one of both",
        ),
        (
            "imperial-class",
            {**CLASS, "defence": ["green"]},
            all_imperial_class,
            "drill: the green die is in the wrong pool",
        ),
        (
            "agenda",
            {**AGENDA, "type": "side-mission"},
            all_agenda,
            "scheme: an Agenda card has a mission if it is of that type, and only then",
        ),
        (
            "agenda",
            {**AGENDA, "type": "side-mission", "mission": {"places": ["hoth"], "reward": "gold"}},
            all_agenda,
            "scheme: there is no card “gold”",
        ),
    ],
)
def test_a_card_that_cannot_be_right_is_named(
    write: Write, kind: str, card: dict[str, Any], ask: Callable[[], object], wrong: str
) -> None:
    write(f"core/{kind}.json", [card])
    assert told(ask) == f"core/{kind}.json:1, {wrong}"


@pytest.mark.parametrize("ask", [hero, class_card, item, supply, reward, imperial_class, agenda])
def test_a_card_that_does_not_exist_is_refused_by_name(ask: Callable[[str], Card]) -> None:
    with pytest.raises(Problem) as caught:
        ask("order-66")
    assert caught.value.message.args == {"card": "order-66"}
