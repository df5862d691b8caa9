"""What bots want in missions of every kind: to carry, to protect, to keep, to reach a place; and the Empire's wants."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field
from tests.assault.campaign.trial import write_trial

from dejarik.assault.board import Position, Space
from dejarik.assault.campaign import prizes as worths
from dejarik.assault.campaign import stakes
from dejarik.assault.campaign.rules.layout import space_of
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
from dejarik.assault.evaluation.positions import evaluate
from dejarik.assault.evaluation.stakes import Errand, Prize, stakes_of
from dejarik.assault.evaluation.survey import Survey
from dejarik.assault.rules.ground import team
from dejarik.assault.rules.objects.tokens import remove_token, retrieve
from dejarik.assault.rules.state import Figure, Token

pytestmark = pytest.mark.usefixtures("lenient")

STATION = "power-station"


def prizes(field: Field, side: int = REBEL_TEAM) -> list[Prize]:
    return stakes_of(field.state).prizes(field.state, side)


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
    quiet = worths.OBJECT * (worths.LEISURE + worths.QUIET + worths.WEARINESS)
    lying = [each.id for each in field.tokens(STATION)]
    assert [each.points for each in prizes(field) if each.token in lying] == [quiet] * 4
    station, hero, other = field.token(STATION, "N4"), field.figure("a"), field.figure("b")
    knows, before = stakes_of(field.state), evaluate(field.state, REBEL_TEAM)
    retrieve(field.state, hero, station)
    field.refresh()
    assert evaluate(field.state, REBEL_TEAM) - before == pytest.approx(worths.CARRIED * quiet)
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
        assert (caution, knows.caution(field.state, one)) == (1.0, stakes.ALLIED)


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
    assert knows.shot_pay(field.state, turret) == worths.OBJECT
    posts = [prize for prize in prizes(field) if prize.token == turret.id]
    assert [(post.points, post.errand) for post in posts] == [(worths.GUARD, Errand.HOLD)]
    [use, *_] = errands = [each for each in prizes(field, IMPERIAL_TEAM) if each.errand is Errand.FETCH]
    assert (len(errands), use.points, use.ready) == (4, worths.OBJECT, False)
    assert knows.may_do(field.state, field.of_card("imperial-officer")[0], use)
    before = knows.standing(field.state, IMPERIAL_TEAM)
    remove_token(field.state, field.token(STATION))
    assert knows.standing(field.state, IMPERIAL_TEAM) - before == worths.OBJECT


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
    assert standing() == [before[0], before[1] + worths.OBJECT]
