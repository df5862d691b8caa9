"""The result of a told mission: entered part by part, checked, and in the log as if it had been played here."""

from __future__ import annotations

from typing import Any

import hypothesis.strategies as st
import msgspec
import pytest
from hypothesis import given, settings
from tests.assault.campaign.companion.table import Told
from tests.assault.campaign.stages.desk import founded, new_campaign, with_money

from dejarik.assault.campaign.companion.entering import fields, put_in, settle
from dejarik.assault.campaign.companion.game import TOLD, ToldOptions, told
from dejarik.assault.campaign.companion.state import Entered, ToldState, result_of_told
from dejarik.assault.campaign.game import MISSION, MissionOptions
from dejarik.assault.campaign.log_party import party_of
from dejarik.assault.campaign.rules.bounties import claim_bounty
from dejarik.assault.campaign.rules.log import EMPIRE, Log, What
from dejarik.assault.campaign.rules.missions import imperials_win, playable_missions, rebels_win, text_of
from dejarik.assault.campaign.rules.results import Result, result_of
from dejarik.assault.campaign.rules.state import MissionState, empire
from dejarik.assault.campaign.sequels import log_after
from dejarik.assault.campaign.stages.game import StageOptions
from dejarik.assault.facts.campaign_records import Side
from dejarik.assault.game import GAME
from dejarik.kernel import Problem, Refused, Rng
from dejarik.kernel.answers import random_answer
from dejarik.kernel.corrections import Correction
from dejarik.kernel.match import Match
from dejarik.lab.series import play_series


def rich() -> Log:
    """A campaign whose Empire has an agenda in the hand, and money."""
    log = with_money(founded(), credits=300, influence=3)
    log.write(What.AGENDA, seat=EMPIRE, name="for-the-right-price-hired-help", open=False)
    return log


def enter(state: ToldState, over: Result) -> None:
    """Enter what has happened elsewhere."""
    assert over.winner is not None
    state.entered = Entered(over.winner, over.reason, dict.fromkeys(state.text.merits, 0))
    settle(state)
    wanted: dict[str, int] = {
        "crates": over.crates,
        "spent": state.purse - over.purse,
        "influence": state.influence + over.gained - over.influence,
        "gained": over.gained,
        **{f"merit.{name}": times for name, times in over.merits.items()},
        **{f"bounty.{hero.seat}": int(hero.seat in over.bounties) for hero in state.heroes},
    }
    for field in fields(state):
        value = wanted.get(field.name, field.value)
        if value != field.value:
            assert value in field.choices, f"{field.name} cannot be {value}"
            put_in(state, field.name, value)
    kept = state.players[EMPIRE]
    kept.kept = [card for card in kept.agendas if card in over.agendas]


# --- The same log -------------------------------------------------------------------------------------


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_a_result_that_is_entered_leaves_the_log_of_a_mission_played_here(data: st.DataObject) -> None:
    log = rich()
    mission = data.draw(st.sampled_from(playable_missions()))
    text = text_of(mission)
    options = MissionOptions(mission, party_of(log), log.threat_level, log=log)
    played = MISSION.new(options, Rng.seeded(1))
    played.round = data.draw(st.integers(1, 8))
    played.happened = (
        data.draw(st.lists(st.sampled_from(sorted(text.events)), unique=True)) if text.events else []
    )
    for hero in played.heroes.values():
        hero.wounded, hero.crates = data.draw(st.booleans()), data.draw(st.integers(0, 1))
        if data.draw(st.booleans()):
            claim_bounty(played, hero.figure)
    if data.draw(st.booleans()):
        played.purse -= 100
        empire(played).influence -= 1
    ending = data.draw(st.sampled_from(text.endings))
    before = {name: merit for name, merit in text.merits.items() if name not in text.foreseen}
    (rebels_win if ending.side is Side.REBEL else imperials_win)(played, ending.reason)
    assert before.keys() <= played.merits.keys()

    state = TOLD.new(told(options), Rng.seeded(1))
    state.round, state.happened = played.round, list(played.happened)
    for there, here in zip(state.heroes, played.heroes.values(), strict=True):
        there.wounded = here.wounded
    enter(state, result_of(played))
    assert result_of_told(state) == result_of(played)
    assert log_after(told(options), state) == log_after(options, played)


@pytest.mark.slow
@pytest.mark.parametrize(("mission", "seed"), [("aftermath", 1), ("dark-recon", 2), ("trespass", 3)])
def test_a_mission_played_at_random_and_told_afterwards_leaves_the_same_log(mission: str, seed: int) -> None:
    log = rich()
    options = MissionOptions(mission, party_of(log), log.threat_level, log=log)
    match, rng = Match(GAME, options, seed), Rng.seeded(seed)
    while match.decision is not None:
        match.apply(random_answer(match.decision, rng))
    played: Any = match.state
    assert isinstance(played, MissionState)

    here = Told(options=told(options))
    for each in played.told[1:]:
        while here.state.round < each.round and here.state.entered is None:
            here.press("end-round").settle()
        if each.text in text_of(mission).events and each.text not in here.state.happened:
            here.tell(each.text)
    state = here.state
    state.round, state.happened = played.round, list(played.happened)  # what the table has seen besides
    state.at_end_of_round = result_of(played).reason == "mission-time"
    for there, hero in zip(state.heroes, played.heroes.values(), strict=True):
        there.wounded = hero.wounded
    enter(state, result_of(played))
    assert log_after(told(options), state) == log_after(options, played)


# --- Entering -----------------------------------------------------------------------------------------


def won() -> Told:
    return Told().press("over").press("ending:rebel-mission-terminals-destroyed")


def test_a_result_is_entered_part_by_part_and_agreed_to_by_both_sides() -> None:
    here = won()
    asked = [list(here.asked.seats)]
    here.press("set:crates=150").press("set:wounded.2=1").press("enter")
    asked.append(list(here.asked.seats))
    here.press("agree")
    asked.append(list(here.asked.seats))
    here.press("agree")
    assert asked == [[1, 2, 3, 0], [0], [1, 2, 3]]
    assert here.match.outcome is not None
    assert here.match.outcome.winners == (1, 2, 3)
    assert result_of_told(here.state).crates == 150


def test_either_side_can_say_that_something_is_wrong() -> None:
    here = won().press("enter").press("correct")
    assert here.prompt == "companion-result"
    here.press("set:crates=50").press("enter").press("agree").press("correct")
    assert here.prompt == "companion-result"
    assert here.state.entered is not None
    assert here.state.entered.crates == 50


def test_a_mission_that_is_not_over_goes_on() -> None:
    here = won().press("cancel")
    assert here.prompt == "companion-what-happens"
    assert here.state.entered is None


def test_what_cannot_be_is_refused_with_words() -> None:
    here = won()
    for seat in (1, 2, 3):
        here.press(f"set:wounded.{seat}=1")
    assert "enter" not in here.options
    assert [each["id"] for each in msgspec.to_builtins(here.shown(1)["problems"])] == [
        "companion-would-be-over"
    ]
    with pytest.raises(Refused):
        here.press("enter")
    with pytest.raises(Refused):
        here.press("set:crates=1000")
    assert "enter" in here.press("set:wounded.3=0").options


def test_what_follows_from_what_was_told_cannot_be_entered_otherwise() -> None:
    here = Told("dark-recon").press("wounded:1").press("over").press("ending:imperial-mission-wounded")
    assert not any(each.startswith(("set:wounded", "set:merit.recording-found")) for each in here.options)
    assert here.state.entered is not None
    assert here.state.entered.merits == {"recording-found": 0, "one-healthy-hero": 0}
    assert all(hero.wounded for hero in here.state.heroes)


def test_only_the_imperial_player_says_which_agendas_were_played() -> None:
    log = rich()
    options = ToldOptions("aftermath", party_of(log), log.threat_level, log=log)
    here = Told(options=options).press("over").press("ending:rebel-mission-terminals-destroyed")
    assert (here.prompt, here.asked.seats, here.options) == (
        "companion-agendas-played",
        (0,),
        ["agenda:for-the-right-price-hired-help"],
    )
    here.match.apply(["agenda:for-the-right-price-hired-help"])
    here.press("set:influence=1").press("enter").press("agree").press("agree")
    after = log_after(options, here.state)
    assert after is not None
    assert "for-the-right-price-hired-help" not in after.names(What.AGENDA, EMPIRE)
    assert [entry.amount for entry in after.about(What.INFLUENCE) if entry.reason == "spent"] == [-1]


# --- Campaigns ----------------------------------------------------------------------------------------


def test_a_campaign_of_a_group_with_its_box_tells_its_missions() -> None:
    log = new_campaign()
    log.companion = True
    stage = Match(GAME, StageOptions(log), 1)
    rng = Rng.seeded(1)
    while stage.decision is not None:
        stage.apply(random_answer(stage.decision, rng))
    options = GAME.sequel(stage.options, stage.state)
    assert isinstance(options, ToldOptions)
    assert GAME.has_sequels(options)
    here = Told(options=options)
    here.press("over").press("ending:rebel-mission-terminals-destroyed").agree()
    following = GAME.sequel(options, here.state)
    assert isinstance(following, StageOptions)
    assert following.log.companion
    assert [(each.name, each.on) for each in following.log.played] == [
        ("aftermath", "mission-terminals-destroyed")
    ]


def test_the_log_of_such_a_campaign_can_be_put_right_once_its_mission_is_over() -> None:
    log = rich()
    options = ToldOptions("aftermath", party_of(log), log.threat_level, log=log)
    here = Told(options=options)
    correction = Correction(0, {"what": "credits", "amount": 25}, "a crate was forgotten", "Ada")
    with pytest.raises(Problem, match="correction-in-mission"):
        GAME.correct(options, here.state, correction)
    here.press("over").press("ending:rebel-mission-terminals-destroyed").agree()
    before = log_after(options, here.state)
    GAME.correct(options, here.state, correction)
    after = log_after(options, here.state)
    assert before is not None
    assert after is not None
    assert after.total(What.CREDITS) == before.total(What.CREDITS) + 25


def test_settings_begin_such_a_campaign() -> None:
    options = GAME.options_from({"format": "campaign", "companion": "yes"}, Rng.seeded(1))
    assert options.log.companion
    assert not GAME.options_from({"format": "campaign"}, Rng.seeded(1)).log.companion


@pytest.mark.slow
def test_a_whole_campaign_is_told_from_its_set_up_to_its_finale() -> None:
    settings = {"format": "campaign", "companion": "yes", "heroes": "2"}
    options = GAME.options_from(settings, Rng.seeded(3))
    games = list(play_series(GAME, options, ("random",), 3))
    last = log_after(games[-1].options, games[-1].state)
    assert last is not None
    assert last.is_over
    assert sum(isinstance(game.options, ToldOptions) for game in games) == len(last.played)
