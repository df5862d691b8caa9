"""What bots want in missions: what the goals are about, what can really be done, and no thinking that fails."""

from __future__ import annotations

import logging

import pytest
from tests.assault.campaign.field import Field
from tests.assault.campaign.scene import MissionTable
from tests.assault.campaign.trial import write_trial

from dejarik.assault.board import Position, Space
from dejarik.assault.campaign import prizes as worths
from dejarik.assault.campaign.mind import MissionMind, stakes
from dejarik.assault.campaign.rules.deploying import OptionalDeployment
from dejarik.assault.campaign.rules.layout import area_of, space_of
from dejarik.assault.campaign.rules.state import IMPERIAL_TEAM, REBEL_TEAM, MissionState
from dejarik.assault.content.campaign.language import (
    HEROES,
    IMPERIALS,
    REBELS,
    Block,
    Wants,
    carrying,
    goal,
    happened,
    imperials_want,
    of_card,
    target,
    usable,
    way_out,
)
from dejarik.assault.content.campaign.language.effects import DeployAtOne
from dejarik.assault.evaluation.positions import evaluate
from dejarik.assault.evaluation.stakes import Errand, Prize, stakes_of
from dejarik.assault.evaluation.survey import Survey
from dejarik.assault.game import GAME
from dejarik.assault.rules.ground import position_of, space_name, team
from dejarik.assault.rules.objects.tokens import CRATE, DOOR, TERMINAL, remove_token, retrieve
from dejarik.assault.rules.state import NOWHERE, Figure, Token
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
    assert wanted(field).keys() == {CRATE, DOOR}
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
    assert (before, knows.price(field.state, officer)) == (2, 2 + stakes.DUE * worths.LEISURE)
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
    assert (post.points, post.company) == (worths.WATCH, worths.RELIEF)
    assert field.state.tokens[post.token].kind == TERMINAL
    knows = stakes_of(field.state)
    assert knows.may_do(field.state, field.of_card("stormtrooper")[0], post)
    assert not knows.may_do(field.state, field.of_card("jet-trooper")[0], post)


def test_the_empire_armours_the_terminals_when_most_of_them_stand() -> None:
    """What has to be destroyed takes longer then; who is inside does not mind the door."""
    field = Field("aftermath").open().until("activate-group").put("a", "G6").put("b", "G7")
    field.end_round("mission-choose")
    assert best(field) == "option:armour"


# --- What only some missions are about ------------------------------------------------------------


def nothing(state: MissionState, figure: Figure, token: Token) -> None:
    """What can be done with an object, here."""


def trial(monkeypatch: pytest.MonkeyPatch, *blocks: Block) -> Field:
    """The map and data of Hoth, with other aims."""
    write_trial(monkeypatch, "the-battle-of-hoth", *blocks)
    return Field("the-battle-of-hoth")


def pulls(field: Field, who: Figure, *spaces: str) -> list[float]:
    """What draws a figure to these spaces, without anybody to hunt."""
    lookout = Survey(field.state, team(field.state, who.seat)).of(who)
    lookout._prey = []
    return [lookout.pull(Position(Space(space_of(field.state, space)))) for space in spaces]


def test_what_has_to_be_carried_is_fetched_and_then_brought(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing but the way home counts for who carries it; the others think of what still lies there."""
    field = trial(
        monkeypatch,
        usable(STATION, "take", nothing, by=HEROES),
        goal("bring", Wants(carry=(STATION,), to="gun-turret")),
    ).clear()
    assert wanted(field)[STATION] == worths.OBJECT * worths.LEISURE
    station, hero, other = field.token(STATION, "N4"), field.figure("a"), field.figure("b")
    knows, before = stakes_of(field.state), evaluate(field.state, REBEL_TEAM)
    retrieve(field.state, hero, station)
    field.refresh()
    gained = worths.CARRIED * worths.OBJECT * worths.LEISURE
    assert evaluate(field.state, REBEL_TEAM) - before == pytest.approx(gained)
    prize = knows.destination(field.state, hero)
    assert prize is not None
    assert prize.errand is Errand.BRING
    assert prize.spaces >> space_of(field.state, "H5") & 1
    assert knows.destination(field.state, other) is None
    near, far = pulls(field, hero, "J5", "C3")
    assert near > far
    near, far = pulls(field, other, "J5", "C3")
    assert near < far


def test_who_carries_something_out_goes_where_it_may_escape(monkeypatch: pytest.MonkeyPatch) -> None:
    field = trial(
        monkeypatch, goal("steal", Wants(carry=(STATION,))), way_out(by=carrying(STATION, REBELS))
    ).clear()
    hero = field.figure("a")
    field.put(hero, "C3")
    retrieve(field.state, hero, field.token(STATION, "C2"))
    prize = stakes_of(field.state).destination(field.state, hero)
    assert prize is not None
    assert prize.spaces >> space_of(field.state, "M7") & 1
    assert not prize.spaces >> space_of(field.state, "C3") & 1


def test_figures_that_must_not_be_lost_are_careful_and_hunted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether the Rebels say so or the Empire, and only as long as it holds."""
    trooper = "echo-base-trooper"
    for blocks in (
        [goal("escort", Wants(protect=of_card(trooper)))],
        [goal("else", Wants()), imperials_want(Wants(defeat=of_card(trooper)), until="over")],
    ):
        field = trial(monkeypatch, *blocks)
        [one, *_] = field.of_card(trooper)
        knows = stakes_of(field.state)
        price, caution = knows.price(field.state, one), knows.caution(field.state, one)
        field.state.goals, field.state.happened = [], ["over"]
        assert price == knows.price(field.state, one) + stakes.VITAL
        assert (caution, knows.caution(field.state, one)) == (1.0, stakes.EXPENDABLE)


def test_some_have_to_be_in_a_place_and_the_others_stand_in_their_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    field = trial(
        monkeypatch,
        goal("escort", Wants(reach="gun-turret", who=of_card("echo-base-trooper"))),
    )
    [place] = [prize for prize in prizes(field) if prize.shared]
    knows = stakes_of(field.state)
    assert knows.may_do(field.state, field.of_card("echo-base-trooper")[0], place)
    assert not knows.may_do(field.state, field.figure("a"), place)
    assert [(prize.points, prize.spaces) for prize in prizes(field, IMPERIAL_TEAM)] == [
        (worths.GUARD, place.spaces)
    ]


def test_some_have_to_go_into_a_place_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Being next to it is not enough."""
    field = trial(monkeypatch, goal("in", Wants(enter="gun-turret", who=of_card("echo-base-trooper"))))
    [place] = [prize for prize in prizes(field) if prize.shared]
    assert place.spaces == sum(1 << token.space for token in field.tokens("gun-turret"))
    knows = stakes_of(field.state)
    assert knows.may_do(field.state, field.of_card("echo-base-trooper")[0], place)
    assert not knows.may_do(field.state, field.figure("a"), place)


def test_the_empire_goes_where_one_of_it_has_to_be(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here a probe droid, from an event on; the Rebels guard the place."""
    wants = Wants(reach="power-station-red", who=of_card("probe-droid"))
    field = trial(monkeypatch, goal("else", Wants()), imperials_want(wants, from_="storm"))
    assert prizes(field, IMPERIAL_TEAM) == []
    field.state.happened.append("storm")
    [place] = prizes(field, IMPERIAL_TEAM)
    assert (place.points, place.shared) == (worths.THERE, False)
    knows = stakes_of(field.state)
    assert knows.may_do(field.state, field.of_card("probe-droid")[0], place)
    assert not knows.may_do(field.state, field.of_card("snowtrooper")[0], place)
    assert (worths.GUARD, place.spaces) in [(prize.points, prize.spaces) for prize in prizes(field)]


def test_the_empire_uses_and_destroys_what_it_wants(monkeypatch: pytest.MonkeyPatch) -> None:
    """Officers use the stations; the turrets may be shot at by the Empire alone, and the Rebels want to keep them."""
    field = trial(
        monkeypatch,
        usable(STATION, "cut", nothing, by=IMPERIALS, when=happened("storm")),
        target("gun-turret", attacked_by=IMPERIALS),
        goal("hold", Wants(keep=("gun-turret",))),
        imperials_want(Wants(use=(STATION,), destroy=("gun-turret",))),
    )
    turret = field.token("gun-turret")
    turret.health = 3
    knows = stakes_of(field.state)
    work = (worths.OBJECT + stakes.WORK * turret.health) * worths.STEADY
    assert knows.shot_pay(field.state, turret) == pytest.approx(work)
    posts = [prize for prize in prizes(field) if prize.token == turret.id]
    assert [(post.points, post.errand) for post in posts] == [(worths.GUARD, Errand.HOLD)]
    [use, *_] = errands = [each for each in prizes(field, IMPERIAL_TEAM) if each.errand is Errand.FETCH]
    waiting = worths.WAITING * worths.OBJECT * worths.STEADY
    assert (len(errands), use.points, use.ready) == (4, waiting, False)
    assert knows.may_do(field.state, field.of_card("imperial-officer")[0], use)
    before = knows.standing(field.state, IMPERIAL_TEAM)
    remove_token(field.state, field.token(STATION))
    assert knows.standing(field.state, IMPERIAL_TEAM) - before == worths.OBJECT * worths.STEADY


def test_what_both_sides_collect_is_counted_for_each(monkeypatch: pytest.MonkeyPatch) -> None:
    field = trial(
        monkeypatch,
        goal("collect", Wants(use=(STATION,), counts=("rescued",))),
        imperials_want(Wants(use=(STATION,), counts=("seized",))),
    )
    knows = stakes_of(field.state)

    def standing() -> list[float]:
        return [knows.standing(field.state, side) for side in (REBEL_TEAM, IMPERIAL_TEAM)]

    before = standing()
    remove_token(field.state, field.token(STATION))
    assert standing() == before
    field.state.memory["seized"] = 1
    assert standing() == [before[0], before[1] + worths.OBJECT * worths.STEADY]


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
    assert knows.shot_pay(field.state, field.token(TERMINAL)) == pytest.approx(worth * 6 / 1.5)


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


@pytest.mark.parametrize(
    ("mission", "goal_told", "zone", "outside", "inside"),
    [
        ("execute-the-plan", "get-out", "extraction-zone", "H5", "H7"),
        ("overcharged", "claim-explosives", "extraction-zone", "L4", "K3"),
        ("rescue-ops", "save-benex", "clearing", "P12", "N10"),
    ],
)
def test_who_has_to_be_in_a_place_does_not_stay_beside_it(
    mission: str, goal_told: str, zone: str, outside: str, inside: str
) -> None:
    field = Field(mission).clear().put("a", outside).put("b", inside)
    field.state.goals = [goal_told]
    field.activate("a").choose("move")
    ratings = {field.options[place]: rating for place, rating in MissionMind().rate(field.state).items()}
    steps = {option: rating for option, rating in ratings.items() if option.startswith(("go:", "end"))}
    chosen = max(steps, key=lambda option: steps[option])
    field.choose(chosen)
    there = {space_name(field.state, space) for space in area_of(field.state, zone)}
    assert space_name(field.state, field.figure("a").space) in there
