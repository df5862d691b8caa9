"""The cards of the card game as data: what each type has, what the boxes hold, what is refused when it is misread."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from dejarik.authoring.datafiles import decode
from dejarik.kernel.errors import Mistake, Problem
from dejarik.lcg.facts.cards import (
    Affiliation,
    Attachment,
    AttachmentKind,
    Box,
    Card,
    CardType,
    Challenge,
    Control,
    Icons,
    Keyword,
    Protect,
    Role,
    Side,
    Trait,
)
from dejarik.lcg.facts.library import (
    affiliation_card,
    affiliation_cards,
    all_cards,
    all_sets,
    by_reference,
    card,
    challenge_deck,
    is_card,
    objective_set,
    set_of_objective,
    title,
)


@pytest.mark.rule("LCGC-CARD-04", "LCGC-CARD-09")
def test_luke_skywalker_of_the_core_set() -> None:
    luke = card("luke-skywalker-92")
    assert (luke.side, luke.affiliation, luke.type) == (Side.LIGHT, Affiliation.JEDI, CardType.UNIT)
    assert (luke.cost, luke.capacity, luke.force, luke.unique) == (4, 3, 3, True)
    assert luke.normal == Icons(unit=2, blast=1)
    assert luke.edge == Icons(blast=1)
    assert luke.traits == {Trait.CHARACTER, Trait.FORCE_USER}
    assert luke.keywords == {Keyword.TARGETED_STRIKE}
    assert by_reference("core-set:92") is luke


def test_every_card_has_its_own_reference() -> None:
    assert all(by_reference(each.reference) is each for each in all_cards())


@pytest.mark.rule("LCG-SETS-01")
def test_the_expansion_adds_one_set_for_each_affiliation() -> None:
    added = [each.affiliation for each in all_sets() if each.box is Box.BALANCE]
    assert sorted(added) == sorted(each for each in Affiliation if each is not Affiliation.NEUTRAL)


@pytest.mark.rule("LCGC-DECK-01", "LCGC-CARD-08", "LCGC-CARD-13")
def test_a_set_is_an_objective_and_five_command_cards_of_its_side() -> None:
    for each in all_sets():
        assert card(each.objective).type is CardType.OBJECTIVE
        assert len(each.cards) == 5
        assert all(card(id).is_command_card and card(id).side is each.side for id in each.cards)
        assert set_of_objective(each.objective) == each


@pytest.mark.rule("LCGC-CARD-02")
def test_an_affiliation_card_gives_one_resource_and_a_reserve_of_six() -> None:
    cards = affiliation_cards()
    assert [each.affiliation for each in cards] == [
        each for each in Affiliation if each is not Affiliation.NEUTRAL
    ]
    assert all((each.resources, each.reserve, each.cost) == (1, 6, None) for each in cards)
    assert affiliation_card(Affiliation.SITH) in affiliation_cards(Side.DARK)


@pytest.mark.rule("LCGC-CARD-03")
def test_an_objective_has_capacity_and_resources_but_no_cost_and_no_force_icons() -> None:
    for each in all_sets():
        objective = card(each.objective)
        assert objective.capacity > 0
        assert objective.resources > 0
        assert (objective.cost, objective.force) == (None, 0)


@pytest.mark.rule("LCGC-CARD-04", "LCGC-CARD-05", "LCGC-CARD-06")
def test_units_enhancements_and_events_have_a_cost_and_only_units_fight() -> None:
    for each in all_cards():
        paid = each.type in (CardType.UNIT, CardType.ENHANCEMENT, CardType.EVENT)
        assert (each.cost is not None) == paid
        if each.type is not CardType.UNIT:
            assert each.normal + each.edge == Icons()


@pytest.mark.rule("LCGC-CARD-07")
def test_fate_cards_are_neutral_and_have_a_priority_odd_for_light_and_even_for_dark() -> None:
    fates = [each for each in all_cards() if each.type is CardType.FATE]
    assert len(fates) == 10
    for each in fates:
        assert (each.affiliation, each.cost) == (Affiliation.NEUTRAL, None)
        assert each.priority is not None
        assert (each.priority % 2 == 1) == (each.side is Side.LIGHT)


@pytest.mark.rule("LCGC-SIDE-01", "LCGC-SIDE-02")
def test_every_card_belongs_to_a_side_and_so_does_its_affiliation() -> None:
    for each in all_cards():
        assert each.side is not None
        assert each.affiliation.side in (None, each.side)
    assert Counter(each.side for each in Affiliation) == {Side.LIGHT: 3, Side.DARK: 3, None: 1}
    assert Side.LIGHT.other is Side.DARK


@pytest.mark.rule("LCGC-CARD-01")
def test_there_are_six_types_of_cards_and_no_missions() -> None:
    types = {each.type for each in all_cards() if not each.is_component}
    assert types == set(CardType) - {CardType.DIAL}


def test_the_core_set_has_eighteen_sets_a_side() -> None:
    core = [each for each in all_sets() if each.box is Box.CORE]
    assert Counter(each.side for each in core) == {Side.LIGHT: 18, Side.DARK: 18}
    assert [each.number for each in core] == [str(number) for number in range(1, 37)]


def test_a_card_can_be_in_a_set_twice() -> None:
    assert Counter(objective_set("91").cards)[card("shistavanen-wolfman-418").id] == 2


@pytest.mark.rule("LCGC-DECK-05", "LCGC-DECK-06")
def test_locked_objectives_and_those_limited_to_one() -> None:
    locked = {each.number: card(each.objective).lock for each in all_sets() if card(each.objective).lock}
    assert locked == {
        "4": Affiliation.JEDI,
        "13": Affiliation.REBELS,
        "22": Affiliation.SITH,
        "28": Affiliation.NAVY,
    }
    limited = [each.number for each in all_sets(Side.LIGHT) if card(each.objective).one_per_deck]
    assert limited == ["17", "18", "91", "92", "93"]


def test_only_enhancements_and_units_that_may_come_as_one_are_put_on_something() -> None:
    attached = [each for each in all_cards() if each.attachment is not None]
    assert all(
        each.type is CardType.ENHANCEMENT
        for each in attached
        if each.attachment and not each.attachment.optional
    )
    optional = {each.id for each in attached if each.attachment and each.attachment.optional}
    assert optional == {"black-squadron-pilot-17", "moff-jerjerrod-452"}


@pytest.mark.rule("LCGC-CARD-05", "LCGC-ENH-01")
def test_what_an_enhancement_is_put_on_is_data() -> None:
    assert card("jedi-lightsaber-102").attachment == Attachment(
        kind=AttachmentKind.UNIT, traits=(Trait.FORCE_USER, Trait.FORCE_SENSITIVE)
    )
    assert card("intimidated-137").attachment == Attachment(
        kind=AttachmentKind.UNIT, traits=(Trait.CHARACTER,), control=Control.ENEMY
    )
    assert card("trench-run-150").attachment == Attachment(kind=AttachmentKind.DIAL)


def test_protect_says_whom_it_covers() -> None:
    luke, objective = card("luke-skywalker-92"), card("a-heros-journey-2")
    assert Protect(traits=(Trait.CHARACTER,)).covers(luke)
    assert Protect(unique_unit=True).covers(luke)
    assert Protect(objective=True).covers(objective)
    assert not Protect(objective=True).covers(luke)
    assert not Protect(unique_unit=True).covers(objective)


def test_the_death_star_dial_is_a_component() -> None:
    dial = card("death-star-dial")
    assert (dial.type, dial.side, dial.is_component) == (CardType.DIAL, Side.DARK, True)


# --- Challenge decks


@pytest.mark.rule("LCG-CHAL-04")
def test_there_are_a_dark_and_a_light_challenge_deck_of_59_cards() -> None:
    assert len(challenge_deck("jerjerrod")) == len(challenge_deck("skywalker")) == 59
    assert [(each.value, each.side) for each in Challenge if each] == [
        ("jerjerrod", Side.DARK),
        ("skywalker", Side.LIGHT),
    ]


@pytest.mark.rule("LCG-CHAL-01")
def test_the_cards_of_jerjerrods_task() -> None:
    roles = Counter(card(id).role for id in challenge_deck("jerjerrod"))
    assert roles == {Role.SET_ASIDE: 1, Role.STARTING_OBJECTIVE: 3, Role.COMMAND: 55}
    assert challenge_deck("jerjerrod").count(card("jerjerrods-task-445").id) == 7
    assert card("jerjerrods-task-445").capacity_per_opponent == 2


def test_the_cards_of_the_hunt_for_skywalker() -> None:
    roles = Counter(card(id).role for id in challenge_deck("skywalker"))
    assert roles == {Role.SET_ASIDE: 1, Role.OBJECTIVE: 9, Role.COMMAND: 49}
    facedown = card("the-hunt-for-skywalker")
    assert (facedown.role, facedown.is_component, facedown.resources) == (Role.FACEDOWN, True, 1)
    assert facedown.keywords == {Keyword.INFLUENCE}


def test_death_star_ii_has_the_values_of_its_side_in_play() -> None:
    station = card("death-star-ii-455")
    assert (station.cost, station.capacity, station.force) == (22, 22, 5)
    assert station.keywords == {Keyword.ELITE, Keyword.SHIELDING}


@pytest.mark.rule("LCG-CHAL-03")
def test_no_challenge_card_is_in_an_objective_set() -> None:
    assert not any(card(id).challenge for each in all_sets() for id in (each.objective, *each.cards))


# --- What is not there


@pytest.mark.parametrize(
    "ask",
    [
        lambda: card("luke-skywalker"),
        lambda: title("nobody"),
        lambda: by_reference("core-set:0"),
        lambda: objective_set("37"),
        lambda: set_of_objective("jerjerrods-task-445"),
        lambda: challenge_deck("endor"),
    ],
)
def test_what_is_not_known_is_a_problem(ask: object) -> None:
    assert callable(ask)
    with pytest.raises(Problem):
        ask()


def test_whether_there_is_a_card() -> None:
    assert is_card("jedi")
    assert not is_card("neutral")


def test_a_misspelt_field_is_named() -> None:
    wrong = b'[{"id": "a-1", "reference": "core-set:1", "box": "core-set", "title": "A", "type": "unit", "cots": 1}]'
    with pytest.raises(Mistake) as problem:
        decode(Path("core/light.json"), wrong, Card)
    assert str(problem.value.message.args["wrong"]).endswith("given=cots, nearest=cost)")
    assert problem.value.message.args["file"] == "core/light.json:1"
