"""Words about things that are carried, claimed, searched for and delivered: on the map of Captured."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field
from tests.assault.campaign.trial import write_trial
from tests.assault.content.rolls import blue, green

from dejarik.assault.campaign.rules.attribute_tests import attempt
from dejarik.assault.campaign.rules.missions import Counted
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState
from dejarik.assault.content.campaign.language import HEROES, REBELS, Block, retrievable
from dejarik.assault.content.campaign.language.carrying import pocketed, take_up, weighed_down
from dejarik.assault.content.campaign.language.claiming import (
    claim,
    claimable,
    claimed_by,
    may_test_for_points,
)
from dejarik.assault.content.campaign.language.delivering import delivered, lost_in_pain
from dejarik.assault.content.campaign.language.searching import (
    claim_if_passed,
    claim_together,
    usable_for_points,
)
from dejarik.assault.content.picks import Pick
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.objects.tokens import carried_by
from dejarik.assault.rules.state import Figure, Token
from dejarik.assault.rules.values import speed
from dejarik.kernel.effects import follows

pytestmark = pytest.mark.usefixtures("lenient")

CACHE, HATCH = "equipment-cache", "hatch"


def trial(monkeypatch: pytest.MonkeyPatch, *blocks: Block) -> Field:
    """Nobody of the Empire is on the map."""
    write_trial(monkeypatch, "captured", *blocks)
    return Field("captured").clear()


def counts(field: Field) -> list[tuple[str, int]]:
    return [(event.name, event.count) for event in field.events if isinstance(event, Counted)]


# --- Carrying -------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-TOKEN-12")
def test_the_mission_hears_of_what_is_taken_up(monkeypatch: pytest.MonkeyPatch) -> None:
    field = trial(monkeypatch)
    cache = field.token(CACHE)
    field.now(lambda state: take_up(state, field.figure("a"), cache))
    assert (cache.carrier, counts(field)) == (field.id("a"), [("equipment-cache-retrieved", 1)])


def test_some_have_it_in_their_pockets_from_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody stands where it lies: so the next one of these cards has it."""
    write_trial(monkeypatch, "captured", pocketed(CACHE, "imperial-officer", "imperial-officer-elite"))
    field = Field("captured")
    [officer] = field.of_card("imperial-officer")
    assert field.token(CACHE).carrier == officer.id
    assert counts(field) == [], "that is no picking up"


def test_whoever_stands_there_has_it(monkeypatch: pytest.MonkeyPatch) -> None:
    write_trial(monkeypatch, "captured", pocketed(HATCH, "stormtrooper", "stormtrooper-elite"))
    field = Field("captured")
    carriers = {field.state.figures[token.carrier].card for token in field.tokens(HATCH)}
    assert carriers == {"stormtrooper"}, "one after another"


def test_what_is_carried_weighs_down(monkeypatch: pytest.MonkeyPatch) -> None:
    field = trial(monkeypatch, weighed_down(CACHE, speed=-2))
    before = [speed(field.state, field.id(letter)) for letter in "ab"]
    field.now(lambda state: take_up(state, field.figure("a"), field.token(CACHE)))
    assert [speed(field.state, field.id(letter)) for letter in "ab"] == [before[0] - 2, before[1]]


# --- Delivering -----------------------------------------------------------------------------------


def laden(field: Field) -> Field:
    """The first hero carries the cache."""
    return field.now(lambda state: take_up(state, field.figure("a"), field.token(CACHE)))


def test_what_is_carried_next_to_its_place_is_handed_over_and_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    field = laden(trial(monkeypatch, delivered(CACHE, to=HATCH, by=REBELS, rule=1)).put("a", "L2"))
    field.activate("a").choose("move", "go:K2")
    assert counts(field) == [("equipment-cache-retrieved", 1), ("equipment-cache", 1)], "J3 is next to K2"
    assert field.tokens(CACHE) == []


def test_something_else_may_come_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[int, str]] = []

    def note(state: MissionState, figure: Figure, token: Token) -> None:
        seen.append((figure.id, token.kind))

    field = laden(trial(monkeypatch, delivered(CACHE, to=HATCH, by=REBELS, rule=1, then=note)).put("a", "M2"))
    field.activate("a").choose("move", "go:L2")
    assert seen == [], "two spaces away"
    field.choose("go:K2")
    assert set(seen) == {(field.id("a"), CACHE)}


@pytest.mark.parametrize(("damage", "kept"), [(2, True), (3, False)])
def test_much_pain_makes_who_carries_it_drop_it(
    monkeypatch: pytest.MonkeyPatch, damage: int, kept: bool
) -> None:
    field = laden(trial(monkeypatch, lost_in_pain(CACHE, rule=1)))
    field.occur(Damaged(target=field.id("a"), amount=damage, by=EMPIRE))
    assert bool(carried_by(field.state, field.figure("a"))) is kept


@pytest.mark.parametrize("passed", [True, False])
def test_unless_a_test_is_passed(monkeypatch: pytest.MonkeyPatch, passed: bool) -> None:
    field = laden(trial(monkeypatch, lost_in_pain(CACHE, holding=(Attribute.STRENGTH,), rule=1)))
    field.roll([blue(2, surge=1) if passed else blue(2, damage=1), green(1, damage=2)])
    field.occur(Damaged(target=field.id("a"), amount=3, by=EMPIRE)).choose("test:strength")
    assert bool(carried_by(field.state, field.figure("a"))) is passed


# --- Claiming -------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-TERM-21")
def test_a_figure_claims_as_many_as_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    field = trial(monkeypatch, claimable(HATCH, "claim", by=HEROES, most=1))
    field.put("a", "J2").use("a", "claim").finish()
    assert (claimed_by(field.state, field.figure("a"), HATCH), counts(field)) == (1, [(HATCH, 1)])
    assert (field.lying(HATCH), claimed_by(field.state, field.figure("b"), HATCH)) == (["J12"], 0)
    assert (field.put("a", "J13").uses("a"), field.put("b", "I13").uses("b")) == ([], ["claim"])


def test_claiming_may_have_an_aftermath(monkeypatch: pytest.MonkeyPatch) -> None:
    field = trial(
        monkeypatch,
        claimable(HATCH, "claim", by=HEROES, then=may_test_for_points(3, Attribute.STRENGTH)),
    )
    field.put("a", "J2").activate("a").roll([blue(2, surge=1), green(1, damage=2)])
    field.choose("interact:claim#")
    assert field.options == ["test:strength", "decline"]
    field.choose("test:strength").until("activation-prompt")
    assert field.figure("a").points == 3
    field.finish().put("b", "J13").activate("b").choose("interact:claim#", "decline").until(
        "activation-prompt"
    )
    assert field.figure("b").points == 0


def test_what_is_claimed_leaves_the_map(monkeypatch: pytest.MonkeyPatch) -> None:
    """For a figure, and for all."""
    field = trial(monkeypatch)
    first, second = field.tokens(HATCH)
    field.now(lambda state: claim(state, field.figure("a"), first))
    field.now(lambda state: claim_together(state, second))
    assert (field.tokens(HATCH), counts(field)) == ([], [(HATCH, 1), (HATCH, 2)])
    assert claimed_by(field.state, field.figure("a"), HATCH) == 1


# --- Searching ------------------------------------------------------------------------------------


@follows
def found_something(state: MissionState, pick: Pick, token: Token) -> None:
    claim_together(state, token)


def test_an_object_is_searched_for_movement_points(monkeypatch: pytest.MonkeyPatch) -> None:
    use = "use:rules-captured-figures.search"
    field = trial(monkeypatch, usable_for_points(CACHE, "search", found_something, by=REBELS, points=2))
    field.put("a", "H2").activate("a")
    assert field.offers(use) == [], "it costs points"
    field.choose("move")
    field.choose(*field.offers(use))
    assert (field.tokens(CACHE), field.figure("a").points) == ([], speed(field.state, field.id("a")) - 2)
    assert field.offers(use) == []


@pytest.mark.parametrize("passed", [True, False])
def test_who_passes_the_test_on_an_object_claims_it(monkeypatch: pytest.MonkeyPatch, passed: bool) -> None:
    field = trial(monkeypatch, retrievable(CACHE, by=HEROES))
    cache = field.token(CACHE)
    field.roll([blue(2, surge=1) if passed else blue(2, damage=1)])
    field.now(
        lambda state: attempt(state, field.figure("a"), (Attribute.TECH,), claim_if_passed, token=cache.id)
    )
    assert (field.tokens(CACHE), counts(field)) == (([], [(CACHE, 1)]) if passed else ([cache], []))
