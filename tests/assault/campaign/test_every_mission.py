"""What must hold in every mission that can be played, whatever it is about: it ends, and nobody is stuck in it.

Who wins when the last round is over is read from the mission's own words; a mission without that end goes on.
"""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import LAZY, Field

from dejarik.assault.campaign.checks.source import Word, source_of
from dejarik.assault.campaign.rules.missions import playable_missions, text_of
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, rebels
from dejarik.assault.content.campaign.language import WOUNDED
from dejarik.assault.facts.campaign_missions import campaign_mission
from dejarik.assault.game import GAME
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.kernel import Decision, Outcome, Rng, engine, saves
from dejarik.kernel.answers import Choice, random_answer
from dejarik.kernel.decisions import Kind
from dejarik.kernel.match import Match

pytestmark = pytest.mark.usefixtures("lenient")

each_mission = pytest.mark.parametrize("mission", playable_missions())

ROUNDS = 12
MOST = 3_000  # decisions of a mission in which nobody does anything


def idle(asked: Decision, rng: Rng) -> Choice:
    """Nothing, where that is possible; else the first thing."""
    for option in asked.options:
        if option.verb.declines or option.verb.word in LAZY:
            return option
    return asked.options[0] if asked.kind is Kind.CHOOSE else random_answer(asked, rng)


def wait(state: MissionState, rounds: int = ROUNDS) -> None:
    """Nobody does anything until it is over, or for so many rounds."""
    last, rng = state.round + rounds, Rng.seeded(1)
    for _ in range(MOST):
        asked = engine.decision(state)
        if asked is None or state.round >= last:
            return
        engine.apply(state, idle(asked, rng))
    raise AssertionError(f"{state.mission} does not come to round {last}")


def ends_of_the_last_round(mission: str) -> dict[str, str]:
    """The reasons by which it is over when the last round ends, each with the word that says who has won then."""
    source, limit = source_of(mission), campaign_mission(mission).round_limit

    def ends_then(word: Word) -> bool:
        return any(
            each.name == "round_ends" and each.number("number") == limit
            for each in source.words_in(word.node)
        )

    return {
        reason: word.name
        for word in source.words
        if word.name in ("rebels_win", "imperials_win") and limit and ends_then(word)
        for reason in word.strings("reason")
    }


def may_overrun(mission: str) -> bool:
    """Whether something moves the dial, so that it may also be over when a round begins which is too late."""
    source = source_of(mission)
    ends = [word for word in source.words if word.name in ("rebels_win", "imperials_win")]
    return any(each.name == "round_begins" for word in ends for each in source.words_in(word.node))


@pytest.mark.rule("CORE-MISSION-12", "CORE-STATUS-06")
@each_mission
def test_who_does_nothing_comes_to_the_end_of_the_last_round(mission: str) -> None:
    """Or the Empire has won before. Where no round is the last, somebody can always go on."""
    state = Field(mission).state
    wait(state)
    outcome, limit = state.outcome, campaign_mission(mission).round_limit
    ends = ends_of_the_last_round(mission)
    if outcome is None:
        assert not ends
        assert (state.round, engine.decision(state) is not None) == (1 + ROUNDS, True)
    elif outcome.reason in ends:
        assert state.round == limit or (may_overrun(mission) and state.round == limit + 1)
        side = tuple(rebels(state)) if ends[outcome.reason] == "rebels_win" else (EMPIRE,)
        assert outcome.winners == side
    else:
        assert outcome.winners == (EMPIRE,)
        assert not limit or state.round <= limit


@pytest.mark.rule("CORE-WOUND-10")
@pytest.mark.parametrize("heroes", [2, 4])
@each_mission
def test_all_heroes_are_wounded_at_once(mission: str, heroes: int) -> None:
    field = Field(mission, heroes).until("activation-prompt")
    aboard = any(hero.aboard for hero in field.state.heroes.values())
    strike(field)
    if aboard:  # what one of them is inside of has been hit
        strike(field)
    if WOUNDED in text_of(mission).reasons:
        assert field.outcome == Outcome(WOUNDED, (EMPIRE,))
        return
    assert all(hero.wounded for hero in field.state.heroes.values())
    strike(field)
    gone = [hero.withdrawn or hero.incapacitated for hero in field.state.heroes.values()]
    assert gone == [True] * heroes
    before = field.state.round
    wait(field.state)
    assert field.outcome is not None or field.state.round == before + ROUNDS, "the Empire and allies go on"


def strike(field: Field) -> None:
    """Every hero suffers as much as anybody can, in one effect; what has to be decided then is decided."""
    targets = [hero.figure for hero in field.state.heroes.values() if not hero.withdrawn]
    field.occur(*(Damaged(target=figure, amount=99, by=EMPIRE) for figure in targets))
    rng = Rng.seeded(1)
    while (asked := engine.decision(field.state)) is not None and asked.prompt.id != "activate-group":
        engine.apply(field.state, idle(asked, rng))


@each_mission
def test_it_can_be_saved_and_taken_back_in_the_middle(mission: str) -> None:
    options = Field(mission, ready=False).options_given
    match, rng = Match(GAME, options, 3), Rng.seeded(3)
    digests = []
    for _ in range(60):
        if match.decision is None:
            break
        digests.append(saves.digest(match.state))
        match.apply(random_answer(match.decision, rng))
    reached = saves.digest(match.state)
    loaded = saves.load(saves.to_json(match.state))
    assert saves.digest(loaded) == reached
    assert engine.decision(loaded) == match.decision
    choices = [*match.choices]
    assert Match.from_replay(match.replay()).choices == choices
    match.undo(20)
    assert saves.digest(match.state) == digests[-20]
    for choice in choices[-20:]:
        match.apply(choice)
    assert saves.digest(match.state) == reached
