"""A Hero's Welcome: five caches that are opened for movement points, and pirates that only this mission has."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, time_ends_it, wounds_end_it
from tests.assault.content.rolls import blue

from dejarik.assault.campaign.rules.state import EMPIRE, empire
from dejarik.assault.content.campaign.language.searching import claim_together
from dejarik.assault.rules.attack.modifiers import reasons
from dejarik.assault.rules.attack.numbers import modifiers
from dejarik.assault.rules.attack.results import Tally
from dejarik.assault.rules.printed import profile_of
from dejarik.assault.rules.texts import surges_of
from dejarik.assault.rules.values import health, speed
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

PIRATE = "a-heros-welcome--rodian-pirate"
CACHES = ["C3", "D9", "I3", "P10", "Q2"]


@pytest.fixture
def field() -> Field:
    return Field("a-heros-welcome", threat_level=3)


def take(field: Field, number: int) -> Field:
    """So many caches are claimed, one after another; nothing is deployed for it."""
    for _ in range(number):
        cache = field.tokens("supply-cache")[0]
        field.now(lambda state, cache=cache: claim_together(state, cache)).until("activate-group")  # type: ignore[misc]
    return field


@pytest.mark.rule("CORE-MISSION-01", "CORE-MISSION-02")
def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert field.standing() == {
        "gamorrean-guard": ["H9", "N8"],
        "imperial-officer": ["E10"],
        "weequay-pirate": ["E8", "K9"],
        PIRATE: ["C11", "D3", "J7", "K1", "P3", "P8"],
    }
    assert len({figure.group for figure in field.of_card(PIRATE)}) == 3
    assert field.lying("supply-cache") == CACHES
    assert state.threat == 6, "twice the threat level"
    assert (empire(state).points, state.goals) == (["green-1", "green-2"], ["claim-caches"])


def test_a_pirate_has_the_numbers_of_the_mission(field: Field) -> None:
    state, [pirate, *_] = field.state, field.of_card(PIRATE)
    printed = profile_of(state, pirate)
    assert (health(state, pirate.id), speed(state, pirate.id)) == (2, 3)
    assert (printed.melee, [die.value for die in printed.dice], printed.defence) == (False, ["blue"], ())
    assert modifiers(state, pirate, field.figure("a")).damage == 1
    assert modifiers(state, field.figure("a"), pirate).block == 1
    told = [
        reason
        for pair in ((pirate, field.figure("a")), (field.figure("a"), pirate))
        for reason in reasons(state, *pair)
    ]
    assert [(reason.key, reason.tally) for reason in told] == [
        ("a-heros-welcome", Tally(damage=1)),
        ("a-heros-welcome", Tally(block=1)),
    ], "the log says where they come from"
    assert [(surge.name, surge.effect.accuracy) for _, surge in surges_of(state, pirate)] == [("accuracy", 2)]
    assert field.tokens("rodian-pirate") == [], "the tokens are these figures"


def test_a_cache_is_opened_for_two_movement_points_and_a_test(field: Field) -> None:
    field.clear().put("a", "C4").activate("a")
    assert field.offers("use:rules-a-heros-welcome-figures.crack") == [], "no movement points"
    field.choose("move")
    points = field.figure("a").points
    [crack] = field.offers("use:rules-a-heros-welcome-figures.crack")
    field.roll([blue(2, damage=1)])
    field.choose(crack).choose("test:tech").until("activation-prompt")
    assert (field.lying("supply-cache"), field.figure("a").points) == (CACHES, points - 2), "failed"
    field.roll([blue(2, surge=1)])
    field.choose(crack).choose("test:tech").until("activation-prompt")
    assert field.lying("supply-cache") == CACHES[1:]
    assert "tracking-beacon" in field.told()


def test_not_from_afar(field: Field) -> None:
    field.clear().put("a", "C5").activate("a").choose("move")
    assert field.offers("use:rules-a-heros-welcome-figures.crack") == []


@pytest.mark.event("from-the-forest")
def test_a_nexu_at_the_end_of_round_2(field: Field) -> None:
    field.reach_round(2)
    assert "nexu" not in field.standing()
    field.reach_round(3)
    assert "I2" in field.standing()["nexu"][0].split("+")


@pytest.mark.event("tracking-beacon")
def test_the_first_cache_calls_the_clan(field: Field) -> None:
    state = field.state
    empire(state).hand = ["stormtrooper"]
    cache = field.tokens("supply-cache")[0]
    field.now(lambda state: claim_together(state, cache))
    assert (field.asks, state.threat) == ((EMPIRE, "deploy-prompt"), 6 + 3)
    assert empire(state).points == ["green-1", "green-2", "red-1", "red-2"]


@pytest.mark.event("still-tracking")
def test_the_third_cache_calls_more(field: Field) -> None:
    state = field.state
    take(field, 2)
    assert (state.threat, "still-tracking" in field.told()) == (9, False)
    empire(state).hand = ["stormtrooper"]
    cache = field.tokens("supply-cache")[0]
    field.now(lambda state: claim_together(state, cache))
    assert (field.asks, state.threat) == ((EMPIRE, "deploy-prompt"), 12)


@pytest.mark.event("weve-got-company")
def test_four_more_pirates_with_the_fifth_cache(field: Field) -> None:
    take(field, 5)
    assert field.standing()[PIRATE] == sorted(["C11", "D3", "J7", "K1", "P3", "P8", "I8", "K8", "J8", "J9"])
    assert field.state.goals == ["defeat-pirates"]
    assert field.outcome is None


@pytest.mark.ending("mission-pirates-defeated")
def test_the_rebels_win_when_no_pirate_is_left_after_the_last_cache(field: Field) -> None:
    field.defeat(*field.of_card(PIRATE))
    assert field.outcome is None, "the caches come first"
    take(field, 5)
    assert len(field.of_card(PIRATE)) == 4
    field.defeat(*field.of_card(PIRATE)[:3])
    assert field.outcome is None
    field.defeat(*field.of_card(PIRATE))
    assert field.outcome == Outcome("mission-pirates-defeated", (1, 2))


@pytest.mark.ending("mission-time")
def test_the_empire_wins_when_round_6_ends(field: Field) -> None:
    time_ends_it(field, 6)


@pytest.mark.ending("mission-wounded")
def test_the_empire_wins_when_all_heroes_are_wounded(field: Field) -> None:
    wounds_end_it(field)
