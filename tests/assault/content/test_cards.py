"""The cards of the four boxes: what is printed on them, and what holds for all of them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dejarik.assault.board.library import tiles
from dejarik.assault.content import definitions
from dejarik.assault.dice.attack import AttackEffect, Condition, PowerToken
from dejarik.assault.dice.faces import Die
from dejarik.assault.facts.cards import (
    Bonus,
    Box,
    CardId,
    CommandCard,
    DeploymentCard,
    EffectKind,
    Faction,
    GameMode,
    Keyword,
    PrintedKeyword,
    PrintedSurge,
    RestrictionKind,
    Stat,
    Title,
    Trait,
    When,
    bonus,
    keyword_values,
)
from dejarik.assault.facts.library import (
    all_cards,
    all_command,
    all_companions,
    all_conditions,
    all_deployment,
    all_forms,
    command,
    companion,
    deployment,
    form,
    forms_of,
)
from dejarik.authoring.datafiles import decode
from dejarik.kernel.errors import Mistake, Problem
from dejarik.kernel.text import Text, text
from dejarik.messages import Language, say

WITH_FIGURES = [card for card in all_deployment() if not card.is_upgrade]


# --- What is printed


def test_a_card_has_the_numbers_that_are_printed_on_it() -> None:
    vader = deployment("darth-vader-lord-of-the-sith")
    assert (vader.cost, vader.group_size, vader.health, vader.speed) == (18, 1, 16, 4)
    assert vader.defence == (Die.BLACK, Die.BLACK)
    assert vader.attack is not None
    assert vader.attack.dice == (Die.RED, Die.RED, Die.YELLOW)
    assert vader.traits == (Trait.FORCE_USER, Trait.LEADER, Trait.BRAWLER)
    assert vader.surges == (
        PrintedSurge(gains=AttackEffect(pierce=3)),
        PrintedSurge(gains=AttackEffect(damage=2)),
    )


def test_a_surge_ability_gives_numbers_conditions_power_tokens_or_what_its_effect_says() -> None:
    gaarkhan = deployment("gaarkhan-skirmish").surges[0]
    assert gaarkhan.gains == AttackEffect(pierce=1, conditions=frozenset({Condition.BLEEDING}))
    ahsoka = [surge.tokens for surge in deployment("ahsoka-tano-rebel-instigator").surges]
    assert (PowerToken.DAMAGE,) in ahsoka
    assert set(form("senator").surges[2].tokens) == set(PowerToken)
    dengar = deployment("dengar").surges[1]
    assert (dengar.gains, dengar.name) == (AttackEffect(), "punishment")
    assert deployment("general-weiss-field-commander").surges[0].ability.cost == 2


def test_an_attack_of_chosen_dice_says_how_many_and_how_many_alike() -> None:
    ig_88 = deployment("ig-88-assassin-droid").attack
    weiss = deployment("general-weiss-field-commander").attack
    assert ig_88 is not None
    assert weiss is not None
    assert (ig_88.dice, ig_88.choice, ig_88.most_alike) == ((), 2, 2)
    assert (weiss.dice, weiss.choice, weiss.most_alike) == ((), 3, 2)


def test_bonuses_add_up_for_the_attacker_and_for_the_defender_apart() -> None:
    drokkatta = deployment("drokkatta-skirmish").bonuses
    assert bonus(drokkatta, When.ATTACKING) == AttackEffect(damage=1, accuracy=1)
    assert bonus(drokkatta, When.DEFENDING) == AttackEffect(block=1)
    twice = Bonus(stat=Stat.BLOCK, amount=2, when=When.DEFENDING)
    assert bonus((twice, twice), When.DEFENDING) == AttackEffect(block=4)


def test_keywords_have_their_numbers() -> None:
    assert keyword_values(deployment("nexu-elite").keywords) == {
        Keyword.MOBILE: 0,
        Keyword.BLEED: 0,
        Keyword.CLEAVE: 2,
    }


@pytest.mark.rule("IA-HABITAT-01")
def test_habitat_names_a_tile_type() -> None:
    snow = PrintedKeyword(keyword=Keyword.HABITAT, habitat="snow")
    at_home = [
        card.id for card in all_deployment() if Keyword.HABITAT in [each.keyword for each in card.keywords]
    ]
    assert sorted(at_home) == ["wampa", "wampa-elite"]
    assert all(snow in deployment(card).keywords for card in at_home)


def numbers(card: DeploymentCard) -> tuple[int, int, int, int]:
    return card.health, card.speed, card.cost, card.reinforcement_cost


@pytest.mark.rule("IA-CARD-03", "IA-CARD-13", "IA-CARD-20")
def test_cards_that_the_books_show_have_the_numbers_in_the_pictures() -> None:
    assert numbers(deployment("sentry-droid")) == (5, 4, 6, 3)
    assert numbers(deployment("sentry-droid-elite")) == (8, 4, 10, 5)
    assert deployment("sentry-droid").surges == (
        PrintedSurge(gains=AttackEffect(damage=1)),
        PrintedSurge(gains=AttackEffect(pierce=2)),
        PrintedSurge(gains=AttackEffect(accuracy=1)),
    )
    assert numbers(deployment("snowtrooper")) == (4, 4, 7, 2)
    for card in ("leia-organa-campaign", "leia-organa-skirmish"):
        assert numbers(deployment(card)) == (8, 5, 8, 0)
        assert deployment(card).traits == (Trait.LEADER, Trait.SPY)
        assert deployment(card).bonuses == (Bonus(stat=Stat.EVADE, amount=1, when=When.DEFENDING),)
        assert [surge.gains for surge in deployment(card).surges[:3]] == [
            AttackEffect(damage=2),
            AttackEffect(recover_damage=2),
            AttackEffect(accuracy=3),
        ]


@pytest.mark.rule("IA-CARD-11")
def test_j4x_7_has_the_numbers_in_the_picture() -> None:
    droid = companion("j4x-7")
    assert (droid.unique, droid.traits, droid.health, droid.speed, droid.defence) == (
        True,
        (Trait.DROID,),
        4,
        3,
        (),
    )
    assert droid.keywords == (PrintedKeyword(keyword=Keyword.PIERCE, value=1),)
    assert droid.surges == (PrintedSurge(gains=AttackEffect(damage=1)),)


@pytest.mark.rule("IA-FIELD-01", "IA-FIELD-02", "IA-FIELD-03")
def test_keywords_bonuses_and_surges_are_the_ability_field_and_named_effects_the_text_field() -> None:
    droid = deployment("sentry-droid-elite")
    ability_field = [*droid.keywords, *droid.bonuses, *droid.surges]
    assert ability_field == [
        PrintedSurge(gains=AttackEffect(damage=1)),
        PrintedSurge(gains=AttackEffect(pierce=2)),
        PrintedSurge(gains=AttackEffect(accuracy=2)),
    ]
    text_field = [effect.name for effect in droid.effects]
    assert text_field == ["multi-fire", "charged-shot", "targeting-computer"]


@pytest.mark.rule("CORE-TERM-12")
def test_a_name_alone_means_the_elite_and_the_regular_card() -> None:
    troopers = [card for card in all_deployment() if card.title == "stormtrooper"]
    assert [(card.id, card.elite) for card in troopers] == [
        ("stormtrooper", False),
        ("stormtrooper-elite", True),
    ]


@pytest.mark.rule("CORE-TERM-13")
def test_two_versions_of_a_unique_figure_have_one_title() -> None:
    lukes = [card for card in all_deployment() if card.title == "luke-skywalker"]
    assert len(lukes) == 2
    assert all(card.unique for card in lukes)
    assert {say(card.name, Language.ENGLISH) for card in lukes} == {"Luke Skywalker"}


@pytest.mark.rule("CORE-TERM-14", "IA-FIGCOST-02")
def test_a_figure_alone_costs_what_its_group_costs() -> None:
    leia = deployment("leia-organa-skirmish")
    assert (leia.group_size, leia.cost, leia.figure_cost) == (1, 8, 8)


@pytest.mark.rule("CORE-TERM-14", "IA-FIGCOST-03")
def test_a_figure_of_several_costs_the_reinforcement_cost() -> None:
    snowtroopers = deployment("snowtrooper")
    assert (snowtroopers.group_size, snowtroopers.cost, snowtroopers.figure_cost) == (3, 7, 2)


@pytest.mark.rule("CORE-TERM-14", "IA-FIGCOST-04")
def test_a_companion_costs_nothing() -> None:
    assert [card.figure_cost for card in all_companions()] == [0, 0, 0, 0]


@pytest.mark.rule("IA-FIGCOST-01")
@pytest.mark.parametrize("card", WITH_FIGURES, ids=lambda card: card.id)
def test_every_figure_has_a_figure_cost(card: DeploymentCard) -> None:
    assert 0 < card.figure_cost <= card.cost


@pytest.mark.rule("CORE-TERM-15")
@pytest.mark.parametrize(
    ("id", "figures"), [("imperial-officer", 1), ("royal-guard", 2), ("stormtrooper", 3), ("first-strike", 0)]
)
def test_a_group_has_as_many_figures_as_its_card_has_bars(id: str, figures: int) -> None:
    assert deployment(id).group_size == figures


@pytest.mark.rule("IA-RESTRICT-03")
def test_leia_has_a_card_for_campaigns_and_one_for_skirmishes_that_differ_in_one_surge_ability() -> None:
    campaign, skirmish = deployment("leia-organa-campaign"), deployment("leia-organa-skirmish")
    assert (campaign.modes, skirmish.modes) == ((GameMode.CAMPAIGN,), (GameMode.SKIRMISH,))
    assert campaign.surges[:3] == skirmish.surges[:3]
    assert [card.surges[3].name for card in (campaign, skirmish)] == [
        "aggressive-negotiations",
        "military-efficiency",
    ]
    assert (campaign.health, campaign.cost, campaign.attack) == (
        skirmish.health,
        skirmish.cost,
        skirmish.attack,
    )


@pytest.mark.rule("IA-NEUTRAL-01", "IA-NEUTRAL-03")
def test_neutral_cards_belong_to_no_affiliation_and_to_no_campaign() -> None:
    neutral = [card for card in all_deployment() if card.faction is Faction.NEUTRAL]
    assert [card.id for card in neutral] == ["targeting-computer"]
    assert all(GameMode.CAMPAIGN not in card.modes for card in neutral)


@pytest.mark.rule("IA-ATTACH-01")
def test_an_upgrade_is_an_attachment_only_if_it_says_so() -> None:
    assert [card.id for card in all_deployment() if card.is_attachment] == [
        "targeting-computer",
        "indentured-jester",
        "driven-by-hatred",
        "rogue-smuggler",
        "wookiee-avenger",
    ]
    assert deployment("rebel-high-command").is_upgrade


@pytest.mark.rule("IA-ATTACH-05")
@pytest.mark.parametrize(
    ("host", "admitted"),
    [
        ("at-st-elite", True),  # Vehicle and Heavy Weapon
        ("ig-88-assassin-droid", True),  # Droid
        ("e-web-engineer", True),  # Heavy Weapon
        ("stormtrooper", False),
        ("first-strike", False),  # a Skirmish Upgrade
    ],
)
def test_an_attachment_goes_on_groups_with_one_of_its_traits(host: str, admitted: bool) -> None:
    place = deployment("targeting-computer").attaches_to
    assert place is not None
    assert place.admits(deployment(host)) is admitted


@pytest.mark.rule("IA-FORM-04")
def test_a_form_fits_the_card_whose_title_it_names() -> None:
    assert [card.id for card in forms_of(deployment("clawdite-shapeshifter-elite").title)] == [
        "scout",
        "senator",
        "streetrat",
    ]
    assert forms_of(Title("stormtrooper")) == ()


def test_each_set_brings_its_own_cards() -> None:
    together = [card for box in Box for card in all_command(box)]
    assert together == list(all_command())
    assert all(all_deployment(box) and all_command(box) for box in Box)
    assert [box for box in Box if all_forms(box)] == [Box.HEART_OF_THE_EMPIRE]


@pytest.mark.rule("IA-SETUP-11")
def test_every_card_and_every_tile_belongs_to_one_box() -> None:
    for box in Box:
        assert {card.set for card in (*all_deployment(box), *all_command(box), *all_forms(box))} == {box}
    prefixes = {"Core": Box.CORE, "Hoth": Box.RETURN_TO_HOTH, "Jabba": Box.JABBAS_REALM}
    prefixes["Empire"] = Box.HEART_OF_THE_EMPIRE
    assert {id.split("_")[0] for id in tiles()} == prefixes.keys()


def test_a_condition_that_several_boxes_bring_is_one_card() -> None:
    assert [card.condition for card in all_conditions()] == [
        Condition.BLEEDING,
        Condition.FOCUSED,
        Condition.STUNNED,
        Condition.WEAKENED,
        Condition.HIDDEN,
    ]
    assert [card.id for card in all_conditions(Box.HEART_OF_THE_EMPIRE)] == ["weakened"]


# --- What holds for all cards


def test_an_id_names_one_card() -> None:
    ids = [card.id for card in all_cards()]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("card", all_command(), ids=lambda card: card.id)
def test_a_command_card_for_one_figure_names_a_figure_there_is(card: CommandCard) -> None:
    wanted = card.restriction
    figures = {(each.title, each.faction) for each in all_deployment()}
    if wanted.kind is RestrictionKind.FIGURE:
        assert (wanted.figure, wanted.faction) in figures
    else:
        assert not wanted.figure
    assert bool(wanted.traits) == (wanted.kind is RestrictionKind.TRAIT)
    assert (wanted.size is not None) == (wanted.kind is RestrictionKind.SIZE)


@pytest.mark.parametrize("card", all_deployment(), ids=lambda card: card.id)
def test_a_deployment_card_names_only_things_there_are(card: DeploymentCard) -> None:
    if card.companion:
        assert companion(card.companion).id == card.companion
    if card.attaches_to and card.attaches_to.card:
        assert not deployment(card.attaches_to.card).is_upgrade
    surges = {surge.name for surge in card.surges if surge.name}
    assert surges == {effect.name for effect in card.effects if effect.kind is EffectKind.SURGE}


@pytest.mark.parametrize("language", Language)
def test_every_effect_has_a_name_and_a_text_in_every_language(language: Language) -> None:
    for card in all_cards():
        assert say(card.name, language) != card.name.id
        for effect in card.effects:
            for words in (card.effect_name(effect.name), card.effect_text(effect.name)):
                assert say(words, language) != words.id


def test_two_cards_of_one_name_have_one_name_in_polish_too() -> None:
    names: dict[str, set[str]] = {}
    for card in all_deployment():
        names.setdefault(card.title, set()).add(say(card.name, Language.POLISH))
    assert {title: words for title, words in names.items() if len(words) > 1} == {}


# --- What is wrong with a file is said with its card


def _decode(card: dict[str, object]) -> Text:
    written = json.dumps([{"id": "good", "set": "core", "count": 1, **GOOD}, card]).encode()
    with pytest.raises(Mistake) as caught:
        decode(Path("core/command.json"), written, CommandCard)
    return caught.value.message


GOOD: dict[str, object] = {"restriction": {"kind": "none"}, "timing": "start-of-round"}


def test_a_card_with_a_misspelt_field_is_named_with_its_file() -> None:
    message = _decode({"id": "bad", "set": "core", "count": 1, "cots": 3, **GOOD})
    assert message.id == "content-bad-card"
    assert (message.args["file"], message.args["card"]) == ("core/command.json:1", "bad")
    assert "cots" in say(message, Language.ENGLISH)


def test_a_card_with_a_word_that_does_not_exist_is_named_with_its_file() -> None:
    message = _decode({"id": "bad", "set": "core", "count": 1, **GOOD, "timing": "tomorrow"})
    assert message.args["card"] == "bad"
    assert "tomorrow" in say(message, Language.POLISH)


def test_a_file_that_is_no_list_of_cards_is_named() -> None:
    with pytest.raises(Mistake) as caught:
        decode(Path("core/command.json"), b"[", CommandCard)
    assert caught.value.message.id == "content-bad-file"


def test_a_card_that_does_not_exist_is_refused_by_name() -> None:
    with pytest.raises(Problem) as caught:
        command("order-66")
    assert caught.value.message == text("content-no-such-card", card="order-66")


def test_a_card_is_complete_when_the_definitions_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(definitions, "complete_ids", lambda: frozenset({"nexu"}))
    assert definitions.is_complete(CardId("nexu"))
    assert not definitions.is_complete(CardId("wampa"))
