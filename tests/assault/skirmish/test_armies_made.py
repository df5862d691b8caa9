"""Ready-made and random armies are legal, and between them use everything there is."""

from __future__ import annotations

from pathlib import Path

import hypothesis.strategies as st
import pytest
from hypothesis import given, settings
from tests.assault.content.completeness import every_card_is_complete

from dejarik.assault.content import definitions
from dejarik.assault.facts.cards import Box, Faction, GameMode
from dejarik.assault.facts.library import all_command, all_deployment, deployment
from dejarik.assault.game import GAME
from dejarik.assault.skirmish import ready_made as made
from dejarik.assault.skirmish.armies import AFFILIATIONS, POINTS, advice, points, problems, random_army
from dejarik.assault.skirmish.ready_made import ready_made
from dejarik.kernel.errors import Problem
from dejarik.kernel.rng import Rng
from dejarik.messages import Language, say

pytestmark = pytest.mark.usefixtures("every_card_is_complete")
__all__ = ["every_card_is_complete"]


@pytest.mark.parametrize("name", ready_made())
def test_a_ready_made_army_is_legal_wise_and_uses_its_points(name: str) -> None:
    army = ready_made()[name]
    assert problems(army) == []
    assert advice(army) == []
    assert points(army) == POINTS


def test_each_affiliation_has_at_least_two_ready_made_armies_and_two_are_alliances() -> None:
    armies = ready_made().values()
    for faction in AFFILIATIONS:
        assert sum(army.faction is faction for army in armies) >= 2
    mixed = [army for army in armies if any(deployment(id).army_building for id in army.cards)]
    admitted = {
        (army.faction, deployment(id).faction)
        for army in mixed
        for id in army.cards
        if deployment(id).faction not in (army.faction, Faction.NEUTRAL)
    }
    assert admitted == {(Faction.IMPERIAL, Faction.MERCENARY), (Faction.MERCENARY, Faction.REBEL)}


def test_ready_made_armies_use_all_boxes() -> None:
    assert {deployment(id).set for army in ready_made().values() for id in army.cards} == set(Box)


@pytest.mark.parametrize("name", ready_made())
def test_a_ready_made_army_has_a_name_in_every_language(name: str) -> None:
    english = say(made.title(name), Language.ENGLISH)
    assert english == ready_made()[name].name
    assert say(made.title(name), Language.POLISH) != english


def test_the_files_of_ready_made_armies_are_those_that_are_loaded() -> None:
    assert {path.stem for path in Path(made.FOLDER).iterdir()} == ready_made().keys()


@pytest.mark.slow
@settings(max_examples=60)
@given(st.integers(0, 2**64 - 1), st.sampled_from([None, *AFFILIATIONS]))
def test_a_random_army_is_always_legal(seed: int, faction: Faction | None) -> None:
    army = random_army(Rng.seeded(seed), faction)
    assert problems(army) == []
    assert faction in (None, army.faction)
    assert points(army) >= POINTS - 6


def test_the_same_seed_gives_the_same_army() -> None:
    assert random_army(Rng.seeded(7)) == random_army(Rng.seeded(7))


@pytest.mark.slow
def test_every_card_for_skirmishes_is_drawn_sooner_or_later() -> None:
    rng = Rng.seeded(1)
    cards: set[str] = set()
    commands: set[str] = set()
    for _ in range(400):
        army = random_army(rng)
        cards.update(army.cards)
        commands.update(army.command)
    usable = {card.id for card in all_deployment() if GameMode.SKIRMISH in card.modes}
    assert cards == usable
    assert commands == {card.id for card in all_command()}


def test_a_random_army_has_only_complete_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    few = frozenset(
        {"stormtrooper", "targeting-computer", *(card.id for card in all_command() if not card.cost)}
    )
    monkeypatch.setattr(definitions, "complete_ids", lambda: few)
    army = random_army(Rng.seeded(3))
    assert army.cards == ("stormtrooper",) * 4
    assert set(army.command) <= few


@pytest.mark.parametrize("complete", [frozenset(), frozenset({"stormtrooper"})])
def test_without_enough_complete_cards_no_army_is_drawn(
    monkeypatch: pytest.MonkeyPatch, complete: frozenset[str]
) -> None:
    monkeypatch.setattr(definitions, "complete_ids", lambda: complete)
    with pytest.raises(Problem) as caught:
        random_army(Rng.seeded(3))
    assert caught.value.message.id == "army-none-complete"


@pytest.mark.parametrize("seed", range(20))
def test_no_ready_made_army_is_drawn_twice_for_a_table(seed: int) -> None:
    """Only whoever wants the same army on both sides gets it."""
    drawn = GAME.options_from({"players": "4", "army-3": "hired-guns"}, Rng.seeded(seed)).armies
    assert len({army.name for army in drawn}) == 4
    wanted = {"players": "2", "army-1": "hired-guns", "army-2": "hired-guns"}
    assert [army.name for army in GAME.options_from(wanted, Rng.seeded(seed)).armies] == ["Hired Guns"] * 2
