"""What people say at their own table, and what follows from it."""

from __future__ import annotations

import pytest
from tests.assault.campaign.companion.table import Told, party

from dejarik.assault.campaign.companion import state as told_state
from dejarik.assault.campaign.companion.game import ToldOptions
from dejarik.assault.game import GAME
from dejarik.kernel import Problem, Refused, Rng
from dejarik.kernel.obvious import obvious_answer


def test_the_empire_prepares_first_then_everybody_and_then_the_briefing_is_read() -> None:
    told = Told(begun=False)
    assert (told.prompt, told.asked.seats) == ("companion-set-up-empire", (0,))
    told.press("ready")
    assert (told.prompt, told.asked.seats) == ("companion-set-up", (1, 2, 3, 0))
    assert told.read == []
    told.press("ready")
    assert told.read == ["mission-briefing"]
    assert (told.state.round, told.state.threat, told.state.threat_level) == (1, 0, 2)
    assert told.asked.seats == (1, 2, 3, 0)


def test_people_can_say_what_everybody_sees_and_nothing_that_is_to_come() -> None:
    told = Told()
    said = [option for option in told.options if not option.startswith("threat:")]
    assert said == [
        "end-round", "door:outpost-door-1", "object:terminal", "wounded:1", "wounded:2", "wounded:3", "look", "over",
    ]  # fmt: skip
    assert sum(option.startswith("threat:") for option in told.options) == 20


def test_an_event_is_read_as_soon_as_its_cue_is_seen() -> None:
    told = Told().press("door:outpost-door-1")
    assert told.read == ["mission-briefing", "fortified"]
    assert "door:outpost-door-1" not in told.options


def test_a_round_brings_threat_and_the_events_of_its_end() -> None:
    told = Told().press("door:outpost-door-1").press("end-round")
    assert told.state.threat == 2
    assert told.read[-1] == "lockdown"
    assert (told.prompt, told.asked.seats) == ("mission-choose", (0,))
    assert told.options == ["option:armour", "option:lock", "nothing"]
    told.press("option:lock")
    assert told.read[-1] == "lockdown-option-lock"
    assert told.state.round == 2
    told.press("end-round")
    assert told.read[-1] == "lockdown-option-lock"  # it happens once


@pytest.mark.rule("CORE-EVENT-05")
def test_options_for_a_price_are_offered_as_often_as_the_rules_allow() -> None:
    told = Told("drawn-in").press("threat:1").press("end-round")
    level = told.state.threat_level
    assert told.read[-1] == "subdue"
    assert told.options == [
        *(f"option:{each}" for each in ("door", "supplies", "troopers", "champion")),
        "nothing",
    ]
    told.press("option:champion")
    assert told.state.threat == 1 + level - 2
    assert told.prompt == "mission-choose-again"
    assert told.asked.prompt.args["threat"] == 1
    assert "option:champion" not in told.options
    left = told.state.threat
    affordable = ["option:door", *(["option:supplies", "option:troopers"] if left >= 2 else []), "nothing"]
    assert told.options == (affordable if left else ["nothing"])
    told.press("option:door")
    assert told.state.threat == left - 1
    assert told.read[-2:] == ["subdue-option-champion", "subdue-option-door"]
    assert told.state.round == 2, "there is no third"


@pytest.mark.rule("CORE-EVENT-05")
def test_what_can_be_chosen_once_in_a_mission_is_not_offered_again() -> None:
    told = Told("a-new-threat")
    event = next(name for name, choices in told.state.text.options.items() if "flash" in choices)
    told.press("look").press(f"event:{event}").press("option:flash").settle()
    told.press("look").press(f"event:{event}")
    assert "option:flash" not in told.options
    assert [each for each in told.options if each.startswith("option:")]


def test_a_second_option_may_cost_the_threat_level() -> None:
    told = Told("trophy-hunting")
    event = next(name for name, choices in told.state.text.options.items() if len(choices) > 1)
    told.press("threat:9").press("look").press(f"event:{event}")
    first, second, *_ = [each for each in told.options if each.startswith("option:")]
    told.press(first)
    assert told.state.threat == 9
    assert second in told.options
    told.press(second)
    assert told.state.threat == 9 - told.state.threat_level


def test_without_the_first_event_the_second_does_not_happen() -> None:
    told = Told().press("end-round")
    assert told.read == ["mission-briefing"]
    assert told.state.round == 2


def test_threat_is_what_people_say_and_never_more_than_twenty() -> None:
    told = Told().press("threat:19").press("end-round")
    assert told.state.threat == 20


def test_an_event_that_gives_threat_counts_it() -> None:
    told = Told("dark-recon").press("object:informant").press("object:informant")
    assert told.read[-1] == "halfway-there"
    assert told.state.threat == 3


def test_a_section_is_laid_with_its_event_and_what_lies_on_it_can_be_named() -> None:
    told = Told("dark-recon")
    before = set(told.state.sections)
    told.press("door:door-1")
    assert told.read[-1] == "garrison"
    assert len(set(told.state.sections) - before) == 1


def test_what_depends_on_more_than_was_told_is_asked_of_the_imperial_player() -> None:
    told = Told("brushfire").press("end-round")
    assert (told.prompt, told.asked.seats) == ("companion-does-it-happen", (0,))
    assert told.options == ["event:demolition", "nothing"]
    assert "demolition" not in told.press("nothing").read
    assert told.press("end-round").press("event:demolition").read[-1] == "demolition"


def test_the_imperial_player_looks_and_says_what_happens() -> None:
    told = Told("dark-recon").press("look")
    assert told.asked.seats == (0,)
    assert "event:recorded" not in told.options, "the garrison has to come first"
    told.press("event:droid-patrol")
    assert told.read[-1] == "droid-patrol"
    assert "event:droid-patrol" not in told.press("look").options


def test_the_last_round_is_the_end() -> None:
    told = Told()
    for _ in range(5):
        told.press("end-round")
    assert told.prompt == "companion-what-happens"
    told.press("end-round")
    assert told.state.entered is not None
    assert told.state.entered.reason == "mission-time"


def test_the_last_healthy_hero_ends_the_mission_and_a_slip_is_put_right() -> None:
    told = Told().press("wounded:1").press("wounded:2").press("wounded:2").press("wounded:3")
    assert told.prompt == "companion-what-happens"
    told.press("wounded:2")
    assert told.state.entered is not None
    assert told.state.entered.reason == "mission-wounded"


def test_an_end_that_cannot_be_yet_is_not_offered() -> None:
    told = Told().press("over")
    assert told.options == [
        "ending:rebel-mission-terminals-destroyed", "ending:imperial-mission-wounded", "nothing",
    ]  # fmt: skip
    with pytest.raises(Refused):
        told.press("ending:imperial-mission-time")
    assert told.press("nothing").state.entered is None


def test_that_it_is_not_over_after_all_is_told_and_the_games_mind_can_answer() -> None:
    told = Told().press("over").press("nothing")
    assert [type(event).__name__ for event in told.state.journal] == ["NotOver"]
    policy = GAME.mind.policy(Rng.seeded(1))
    assert policy.rate(told.state) == GAME.mind.rate(told.state)
    assert (
        told.options[max(policy.rate(told.state), key=lambda place: policy.rate(told.state)[place])]
        == "end-round"
    )


def test_taking_back_and_replaying_hold() -> None:
    told = Told().press("door:outpost-door-1").press("end-round")
    told.match.undo()
    assert told.read == ["mission-briefing", "fortified"]
    assert told.state.round == 1
    replayed = type(told.match).from_replay(told.match.replay())
    assert replayed.state == told.state


# --- Options ----------------------------------------------------------------------------------------


def test_any_mission_can_be_told_alone() -> None:
    settings = {"format": "companion", "mission": "trespass", "heroes": "2"}
    options = GAME.options_from(settings, Rng.seeded(1))
    assert isinstance(options, ToldOptions)
    assert (options.mission, len(options.party.heroes), GAME.seats(options)) == ("trespass", 2, 3)
    assert not GAME.has_sequels(options)


def test_wrong_options_are_refused_with_words() -> None:
    with pytest.raises(Problem, match="mission-not-playable"):
        GAME.options_from({"format": "companion", "mission": "nowhere"}, Rng.seeded(1))
    with pytest.raises(Problem, match="campaign-companion"):
        GAME.options_from({"format": "campaign", "companion": "maybe"}, Rng.seeded(1))
    with pytest.raises(Problem, match="mission-not-playable"):
        GAME.new(ToldOptions("nowhere", party()), Rng.seeded(1))


@pytest.mark.parametrize("first", ["end-round", "look", "over"])
def test_whatever_people_say_again_and_again_it_ends(first: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also those who never agree to a result, and never say that it is over."""
    monkeypatch.setattr(told_state, "MOST_PRESSES", 60)
    told = Told("escape-from-cloud-city")
    for _ in range(200):
        if told.state.outcome is not None:
            break
        wanted = (first, "correct", "nothing")
        told.press(next((each for each in wanted if each in told.options), told.options[0]))
    assert told.state.outcome is not None


def test_nobody_learns_from_a_look_that_nothing_lies_ahead() -> None:
    """The Imperial player is asked also where there is nothing to choose: the table gives no answer of its own."""
    told = Told().press("door:outpost-door-1").press("end-round").press("nothing").press("look")
    assert told.options == ["nothing"]
    assert obvious_answer(told.state) is None
