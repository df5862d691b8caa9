"""What bots want in missions: what the goals are about, what can really be done, and no thinking that fails."""

from __future__ import annotations

import logging

import pytest
from tests.assault.campaign.field import Field
from tests.assault.campaign.scene import MissionTable

from dejarik.assault.campaign import prizes as worths
from dejarik.assault.campaign.mind import MissionMind, stakes
from dejarik.assault.campaign.rules.deploying import OptionalDeployment
from dejarik.assault.campaign.rules.state import IMPERIAL_TEAM, REBEL_TEAM
from dejarik.assault.content.campaign.language.effects import DeployAtOne
from dejarik.assault.evaluation.positions import loss
from dejarik.assault.evaluation.stakes import Errand, Prize, stakes_of
from dejarik.assault.evaluation.survey import Survey
from dejarik.assault.game import GAME
from dejarik.assault.rules.ground import position_of, space_name
from dejarik.assault.rules.objects.tokens import CRATE, DOOR, TERMINAL
from dejarik.assault.rules.state import NOWHERE
from dejarik.bots import find_bot
from dejarik.kernel import Rng, view
from dejarik.kernel.driver import play
from dejarik.kernel.match import Match

pytestmark = pytest.mark.usefixtures("lenient")

STATION = "power-station"


def rated(table: MissionTable) -> dict[str, float]:
    """The ratings of all options, by their ids."""
    ratings = MissionMind().rate(table.state)
    return {id: ratings[place] for place, id in enumerate(table.options) if place in ratings}


def best(table: MissionTable) -> str:
    ratings = rated(table)
    return max(ratings, key=lambda id: ratings[id])


def prizes(field: Field, side: int = REBEL_TEAM) -> list[Prize]:
    return stakes_of(field.state).prizes(field.state, side)


def wanted(field: Field) -> dict[str, float]:
    """What the Rebels can do beside objects, by their kinds, and what it is worth."""
    found = {}
    for prize in prizes(field):
        if prize.errand is Errand.FETCH and prize.ready:
            found[field.state.tokens[prize.token].kind] = prize.points
    return found


# --- What the goals are about ---------------------------------------------------------------------


def test_what_has_to_be_destroyed_is_not_picked_up() -> None:
    """Nobody waits beside a terminal for something to do with it: it is attacked."""
    field = Field("aftermath")
    assert wanted(field) == {CRATE: worths.OPEN_CRATE, DOOR: worths.OPEN_DOOR}
    assert stakes_of(field.state).shot_pay(field.state, field.token(TERMINAL)) > worths.OBJECT


def test_what_may_be_attacked_by_the_others_alone_is_no_prey() -> None:
    """A Stormtrooper beside a terminal has nothing to shoot at; a hero in its place has."""
    field = Field("aftermath").clear()
    [trooper, *_] = field.of_card("stormtrooper")
    hero, other = field.figure("a"), field.figure("b")
    hero.space = other.space = NOWHERE
    field.put(trooper, "D7")
    assert Survey(field.state, IMPERIAL_TEAM).of(trooper).attack_from(position_of(trooper)) == 0
    trooper.space = NOWHERE
    field.put(hero, "D7")
    assert Survey(field.state, REBEL_TEAM).of(hero).attack_from(position_of(hero)) > 1


def test_a_door_that_cannot_be_opened_yet_draws_nobody() -> None:
    field = Field("trespass")
    assert DOOR not in wanted(field)
    field.destroy("barricade").until("activate-group")
    assert wanted(field)[DOOR] > worths.OBJECT


@pytest.mark.rule("CORE-DOOR-08")
def test_a_locked_door_that_can_be_broken_down_is_attacked() -> None:
    """Whoever stands beside it needs no empty space behind it to aim at."""
    field = Field("aftermath").open().until("activate-group")
    field.end_round("mission-choose").choose("option:lock").until("activate-group")
    field.clear().destroy(TERMINAL, "C7").put("a", "F6").put("b", "F7")
    [one, other, *_] = field.of_card("stormtrooper")
    field.state.sources[field.source("diala-passil-plasteel-staff")].key = "fenn-signis-infantry-rifle"
    field.state.reindex()
    field.put(one, "G6").put(other, "G7").activate("a")
    assert best(field) == "attack"


def test_a_guarded_object_is_not_ready() -> None:
    field = Field("dark-recon").clear()
    assert wanted(field)["informant"] > worths.OBJECT
    for token, trooper in zip(field.tokens("informant"), field.of_card("stormtrooper"), strict=True):
        field.put(trooper, space_name(field.state, token.space))
    assert "informant" not in wanted(field)


def test_all_heroes_want_to_be_where_all_have_to_be_and_nobody_else() -> None:
    field = Field("dark-recon").clear()
    field.state.happened += ["halfway-there", "garrison", "recorded"]
    field.state.goals = ["escape"]
    [place] = [prize for prize in prizes(field) if prize.shared]
    [trooper, *_] = field.of_card("stormtrooper")
    assert stakes_of(field.state).may_do(field.state, field.figure("a"), place)
    assert not stakes_of(field.state).may_do(field.state, trooper, place)
    field.put("b", "D9").activate("a")
    near = Survey(field.state, REBEL_TEAM).of(field.figure("a"))
    assert near.pull(position_of(field.figure("b"))) > near.pull(position_of(field.figure("a"))) + 4


def test_figures_that_have_become_the_goal_are_worth_more_but_no_stronger() -> None:
    field = Field("the-battle-of-hoth")
    [officer, *_] = field.of_card("imperial-officer")
    knows = stakes_of(field.state)
    before, standing = knows.price(field.state, officer), knows.standing(field.state, REBEL_TEAM)
    field.state.goals = ["clear-field"]
    due = stakes.DUE * (worths.LEISURE + worths.WEARINESS)
    assert before == 2 + stakes.MENACE
    assert knows.price(field.state, officer) == pytest.approx(before + due)
    assert knows.standing(field.state, REBEL_TEAM) > standing


def test_wounding_the_last_healthy_hero_is_worth_most() -> None:
    """Whoever is wounded fights on: only the last one ends it."""
    field = Field("aftermath", heroes=3)
    knows = stakes_of(field.state)
    values = []
    for letter in "abc":
        values.append(knows.price(field.state, field.figure("c")))
        field.wound(letter) if letter != "c" else None
    assert values == [7, 12, 30]
    assert [knows.price(field.state, field.figure(letter)) for letter in "ab"] == [6, 6]


def test_those_who_guard_an_object_by_standing_there_want_to_stand_there() -> None:
    """At the terminal of Trespass only Stormtroopers count."""
    field = Field("trespass").destroy("barricade").until("activate-group").open().until("activate-group")
    [post] = prizes(field, IMPERIAL_TEAM)
    assert (post.points, field.state.tokens[post.token].kind) == (worths.WATCH, "terminal")
    knows = stakes_of(field.state)
    assert knows.may_do(field.state, field.of_card("stormtrooper")[0], post)
    assert not knows.may_do(field.state, field.of_card("jet-trooper")[0], post)


def test_the_empire_armours_the_terminals_when_most_of_them_stand() -> None:
    """What has to be destroyed takes longer then; who is inside does not mind the door."""
    field = Field("aftermath").open().until("activate-group").put("a", "G6").put("b", "G7")
    field.end_round("mission-choose")
    assert best(field) == "option:armour"


# --- Heroes ---------------------------------------------------------------------------------------


def test_a_hero_attacks_twice_before_it_rests_for_a_scratch() -> None:
    """A second attack is part of the plan: resting first would be one attack less."""
    table = MissionTable(
        "| A   d   . |",
        A="stormtrooper",
        d="diala-passil",
        cards={"d": ["diala-passil-plasteel-staff"]},
    )
    table.hurt("d", 1).activate("d")
    assert best(table) == "attack"


def test_the_attribute_with_the_better_odds_is_tested() -> None:
    """Diala has blue, green and yellow for Insight, and blue alone for Tech."""
    field = Field("the-battle-of-hoth").clear()
    station = field.token(STATION)
    field.put("a", space_name(field.state, station.space)).activate("a")
    field.choose(next(id for id in field.options if id.startswith("interact:activate")))
    assert field.options == ["test:insight", "test:tech"]
    ratings = rated(field)
    assert ratings["test:tech"] == pytest.approx(1 / 3)
    assert ratings["test:insight"] > 0.7


def test_danger_matters_less_to_those_who_are_no_heroes_and_to_heroes_at_the_end() -> None:
    field = Field("aftermath")
    knows, hero = stakes_of(field.state), field.figure("a")
    [trooper, *_] = field.of_card("stormtrooper")
    assert knows.caution(field.state, trooper) == stakes.EXPENDABLE
    early, worth = knows.caution(field.state, hero), knows.shot_pay(field.state, field.token(TERMINAL))
    field.state.round = 6
    assert early == pytest.approx(1 - stakes.DARING / 36)
    assert knows.caution(field.state, hero) == pytest.approx(1 - stakes.DARING)
    field.wound("b")
    assert knows.caution(field.state, field.figure("b")) == pytest.approx((1 - stakes.DARING) * stakes.TOUGH)
    assert knows.shot_pay(field.state, field.token(TERMINAL)) == pytest.approx(
        worth * (1 + worths.HASTE) / (1 + worths.HASTE / 6)
    )


def test_where_there_is_time_heroes_fight_first() -> None:
    """What the goals are about is worth little while there are strong foes, and more with every round."""
    field = Field("the-battle-of-hoth")
    assert worths.urgency(field.state) == pytest.approx(worths.LEISURE + worths.WEARINESS)
    field.state.round = 4
    assert worths.urgency(field.state) == pytest.approx(worths.LEISURE + 4 * worths.WEARINESS)
    field.clear("snowtrooper", "probe-droid")  # two officers for two heroes
    quiet = worths.QUIET * (1 - 4 / (2 * worths.MATCH))
    assert worths.urgency(field.state) == pytest.approx(worths.LEISURE + quiet + 4 * worths.WEARINESS)


def test_a_foe_is_worth_less_when_there_is_no_time_left_for_it_to_shoot() -> None:
    field = Field("aftermath")
    knows, [trooper, *_] = stakes_of(field.state), field.of_card("stormtrooper")
    assert knows.price(field.state, trooper) == pytest.approx(2 + stakes.MENACE * 5 / 6)
    field.state.round = 6
    assert knows.price(field.state, trooper) == 2


def test_the_nearer_a_hero_is_to_being_wounded_the_more_damage_matters() -> None:
    """To a trooper every point is the same."""
    field = Field("the-battle-of-hoth")
    hero, [trooper, *_] = field.figure("a"), field.of_card("snowtrooper")
    first = loss(field.state, hero, 2)
    hero.damage = 8
    assert loss(field.state, hero, 2) > first * 1.5
    early = loss(field.state, trooper, 1)
    trooper.damage = 1
    assert loss(field.state, trooper, 1) == pytest.approx(early)


def test_the_last_healthy_hero_takes_care_where_being_wounded_ends_it() -> None:
    field = Field("the-battle-of-hoth")
    knows, hero = stakes_of(field.state), field.figure("a")
    assert knows.caution(field.state, hero) == pytest.approx(stakes.CAUTION * 12 / 7)
    field.wound("b")
    assert knows.caution(field.state, hero) == pytest.approx(stakes.CAUTION * 30 / 7)
    assert knows.caution(field.state, field.figure("b")) == pytest.approx(stakes.CAUTION * stakes.TOUGH)


# --- Thinking -------------------------------------------------------------------------------------


def test_rebels_can_think_while_the_empire_deploys() -> None:
    """What is hidden of a procedure in progress is nothing to them, and no reason to fail."""
    field = Field("the-battle-of-hoth")
    state = field.state
    hidden = [
        DeployAtOne(card="dengar", event="hopes-dashed", seat=0, spaces=[1, 2]),
        OptionalDeployment(wanted="stormtrooper", reduced=["stormtrooper"]),
    ]
    state.stack[2:2] = hidden
    [at_one, optional] = MissionMind().determinize(view(state, 1), Rng.seeded(1)).stack[2:4]
    assert isinstance(at_one, DeployAtOne)
    assert isinstance(optional, OptionalDeployment)
    assert (at_one.spaces, optional.wanted, optional.reduced) == ([], "", [])


@pytest.mark.slow
@pytest.mark.parametrize(
    ("mission", "heroes"), [("trespass", 2), ("aftermath", 3), ("dark-recon", 4), ("the-battle-of-hoth", 3)]
)
def test_a_mission_between_greedy_players_ends(
    mission: str, heroes: int, caplog: pytest.LogCaptureFixture
) -> None:
    """It ends as missions end, and no decision was too hard to judge."""
    options = GAME.options_from(
        {"format": "mission", "mission": mission, "heroes": str(heroes)}, Rng.seeded(heroes)
    )
    match = Match(GAME, options, 3)
    with caplog.at_level(logging.ERROR):
        outcome = play(match, [find_bot("greedy", GAME, seat) for seat in range(heroes + 1)])
    assert outcome.reason in GAME.reasons
    assert caplog.records == []
