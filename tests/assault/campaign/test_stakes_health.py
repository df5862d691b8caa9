"""What health, Supply cards and the attacks of others are worth to bots in missions."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field
from tests.assault.campaign.scene import MissionTable

from dejarik.assault.campaign import prizes as worths
from dejarik.assault.campaign import stakes
from dejarik.assault.campaign.mind import MissionMind
from dejarik.assault.campaign.rules.state import IMPERIAL_TEAM, REBEL_TEAM
from dejarik.assault.evaluation.chances import chance_to_win
from dejarik.assault.evaluation.positions import PRESENCE, Appraisal, evaluate
from dejarik.assault.evaluation.rollouts import Rollouts, promise
from dejarik.assault.evaluation.stakes import HEALTH, stakes_of
from dejarik.assault.evaluation.survey import Survey, twin_of
from dejarik.kernel import apply

pytestmark = pytest.mark.usefixtures("lenient")

STAFF = ["diala-passil-plasteel-staff"]
PATIENCE = 1 - stakes.DARING / 36
"""In the first of six rounds."""


def test_each_point_of_damage_to_a_hero_is_a_step_to_the_wound() -> None:
    field = Field("aftermath", heroes=4)
    hero = field.figure("a")
    price, worth = 7.0, stakes.HEALTHY_HERO
    whole = Appraisal(field.state).losses(hero)
    assert whole.presence == pytest.approx(worth * (PRESENCE + HEALTH * PATIENCE))
    assert whole.dear == pytest.approx(worth * HEALTH * PATIENCE + stakes.TOLL * price * PATIENCE)
    assert whole.all == pytest.approx(price + whole.presence)
    field.hurt("a", 4)
    hurt = Appraisal(field.state).losses(hero)
    assert whole.presence - hurt.presence == pytest.approx(whole.dear * 4 / whole.parts)
    assert whole.of(4) == pytest.approx(whole.presence - hurt.presence)


def test_who_is_unhurt_is_worth_no_more_when_the_others_are_wounded() -> None:
    field = Field("aftermath", heroes=2)
    before = Appraisal(field.state).losses(field.figure("a"))
    field.wound("b")
    after = Appraisal(field.state).losses(field.figure("a"))
    assert after.presence == pytest.approx(before.presence)
    assert after.dear > before.dear  # and all the more depends on it


def test_troopers_pay_no_toll() -> None:
    field = Field("aftermath")
    [trooper, *_] = field.of_card("stormtrooper")
    assert stakes_of(field.state).toll(field.state, trooper) == 0.0


def test_a_supply_card_is_worth_something_as_long_as_there_is_time() -> None:
    field = Field("aftermath")
    knows, hero = stakes_of(field.state), field.figure("a")

    def standing() -> float:
        return knows.standing(field.state, REBEL_TEAM)

    before = standing()
    field.state.enter("shock-grenade", hero.seat, subject=hero.id)
    assert standing() - before == pytest.approx(stakes.SUPPLY * (1 - worths.lapse(field.state)))
    field.state.round = 6
    without = standing()
    field.state.enter("shock-grenade", hero.seat, subject=hero.id)
    assert standing() == pytest.approx(without)


def test_whoever_commands_others_lets_them_attack_where_that_is_worth_more_than_a_step() -> None:
    """What a choice leads to is seen only after the attack: its odds count before."""
    table = MissionTable("| A   d   c |", A="nexu", d="diala-passil", c="gideon-argus", cards={"d": STAFF})
    table.activate("c").choose("special:gideon-argus.command")
    asked = table.decision
    rollouts = Rollouts(Survey(table.state, REBEL_TEAM), asked)
    move, attack, neither = asked.options
    assert [option.value for option in (move, attack)] == [("perform-a-move",), ("perform-an-attack",)]
    assert rollouts._peek(table.state, attack) > rollouts._peek(table.state, move)
    assert rollouts._peek(table.state, move) == rollouts._peek(table.state, neither)
    assert rollouts._quick(table.state, asked) is attack


def test_an_attack_that_was_going_on_promises_nothing_new() -> None:
    table = MissionTable("| A   d   c |", A="nexu", d="diala-passil", c="gideon-argus", cards={"d": STAFF})
    table.activate("d")
    begun = twin_of(table.state)
    apply(begun, next(option for option in table.decision.options if option.verb.word == "attack"))
    assert promise(table.state, begun, REBEL_TEAM) > 0
    assert promise(table.state, begun, IMPERIAL_TEAM) == -promise(table.state, begun, REBEL_TEAM)
    assert promise(begun, begun, REBEL_TEAM) == 0.0


def test_the_longer_it_lasts_the_more_the_heroes_have_to_be_ahead() -> None:
    field = Field("aftermath")
    knows = stakes_of(field.state)
    even = stakes.DUE_AT_FIRST + stakes.DUE_AT_LAST * worths.lapse(field.state)
    ahead = even * (1 + worths.urgency(field.state))
    assert knows.odds(field.state, REBEL_TEAM, ahead) == pytest.approx(0.0)
    assert knows.odds(field.state, IMPERIAL_TEAM, -ahead) == pytest.approx(0.0)
    early = chance_to_win(field.state, REBEL_TEAM)
    field.state.round = 6
    field.state.goals = []
    assert evaluate(field.state, REBEL_TEAM) < knows.odds(field.state, REBEL_TEAM, 0) + 200
    assert chance_to_win(field.state, REBEL_TEAM) < early


def test_a_command_is_thought_of() -> None:
    """Gideon sees nobody, whom he commands does."""
    table = MissionTable("| A   d   c |", A="nexu", d="diala-passil", c="gideon-argus", cards={"d": STAFF})
    table.activate("c")
    ratings = MissionMind().rate(table.state)
    named = {id: ratings[place] for place, id in enumerate(table.options) if place in ratings}
    [command] = [worth for id, worth in named.items() if id.startswith("special:gideon-argus.command")]
    assert command > named["end"]
