"""Where engines of this kind get stuck, in every mission and not only at its beginning: all heroes are wounded at once,
everybody has withdrawn, the last goal is achieved as the last round ends, nobody can reach the goal any more.

A mission is played by chance with eager players, and left at three moments. From each of them it has to end, or
somebody has to be asked round after round.
"""

from __future__ import annotations

from functools import cache
from typing import cast

import pytest
from tests.assault.campaign.field import Field
from tests.assault.campaign.test_every_mission import each_mission, wait
from tests.assault.campaign.test_random_missions import answer
from tests.assault.rules.scenes import PREFIX

from dejarik.assault.campaign.rules.missions import playable_missions, rebels_win, text_of
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, rebels
from dejarik.assault.content.blocks import after, rule
from dejarik.assault.content.campaign.language import WOUNDED
from dejarik.assault.facts.campaign_missions import campaign_mission
from dejarik.assault.facts.campaign_records import Side
from dejarik.assault.game import GAME
from dejarik.assault.rules.events import ActivationBegins, ActivationEnds, RoundEnds
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.kernel import Event, Outcome, Rng, Use, engine
from dejarik.kernel.match import Match

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("lenient")]

STAGES = (20, 150, 400)  # decisions after which a mission is looked at
ROUNDS = 9  # that are waited for
LAST_GOAL = f"{PREFIX}last-goal"


def test_all_missions_are_played() -> None:
    assert len(playable_missions()) == 80


@cache
def stages(mission: str) -> tuple[MissionState, ...]:
    """How it stands when a hero is about to act, early, later and late, as far as it came."""
    rng = Rng.seeded(7)
    match = Match(GAME, Field(mission, 3, ready=False).options_given, 7)
    found: list[MissionState] = []
    while match.decision is not None and len(found) < len(STAGES) and len(match.choices) < 2_000:
        if len(match.choices) >= STAGES[len(found)] and match.decision.prompt.id == "activation-prompt":
            found.append(engine.clone(cast(MissionState, match.state)))
        match.apply(answer(match.decision, rng))
    assert found, "it was over before anybody did anything"
    return tuple(found)


def strike(state: MissionState, use: Use) -> None:
    """Every hero suffers as much as anybody can, in one effect."""
    state.leave(use.source)
    targets = [hero.figure for hero in state.heroes.values() if hero.figure in state.figures]
    state.occur(*(Damaged(target=figure, amount=99, by=EMPIRE) for figure in targets))


MOMENTS: dict[str, type[Event]] = {"begins": ActivationBegins, "ends": ActivationEnds, "round": RoundEnds}
for name, moment in MOMENTS.items():
    rule(f"{PREFIX}strike-{name}", after("strike", moment, strike, forced=True))


def goes_on(state: MissionState) -> None:
    """It ends, or somebody is asked in each of the next rounds."""
    before = state.round
    wait(state, ROUNDS)
    ended, asked = state.outcome is not None, engine.decision(state) is not None
    assert ended or (asked and state.round >= before + ROUNDS)


@pytest.mark.rule("CORE-WOUND-10", "CORE-WOUND-04", "CORE-WOUND-06")
@pytest.mark.parametrize("when", MOMENTS)
@each_mission
def test_all_heroes_are_wounded_at_once_and_then_withdraw(mission: str, when: str) -> None:
    """As somebody begins an activation or ends it, or as a round ends; who is inside of something is struck later."""
    for stage in stages(mission):
        state = engine.clone(stage)
        for _ in range(4):
            if state.outcome is None:
                state.enter(f"{PREFIX}strike-{when}", EMPIRE)
                state.__dict__.pop("decision_", None)
                wait(state, 1)
        if state.outcome is None:
            out = {hero.figure for hero in state.heroes.values() if hero.withdrawn or hero.incapacitated}
            assert out | set(state.escaped) >= set(state.heroes)
            assert WOUNDED not in text_of(mission).reasons
        goes_on(state)


@pytest.mark.rule("CORE-MISSION-12", "CORE-STATUS-06")
@each_mission
def test_nobody_does_anything_from_here_on(mission: str) -> None:
    for stage in stages(mission):
        state = engine.clone(stage)
        wait(state, 12)
        ended, limit = state.outcome is not None, campaign_mission(mission).round_limit
        assert ended or not limit


def reach_it(state: MissionState, use: Use) -> None:
    reasons = [each.reason for each in text_of(state.mission).endings if each.side is Side.REBEL]
    rebels_win(state, reasons[0])


rule(LAST_GOAL, after("goal", RoundEnds, reach_it, forced=True))


@pytest.mark.rule("CORE-MISSION-12", "CORE-STATUS-06")
@each_mission
def test_the_last_goal_is_achieved_as_the_last_round_ends(mission: str) -> None:
    """Both sides could have won: it is over at once, for one of them."""
    limit = campaign_mission(mission).round_limit
    for stage in stages(mission)[-1:]:
        state = engine.clone(stage)
        if limit:
            state.round = limit
        state.enter(LAST_GOAL, EMPIRE)
        wait(state, 3)
        outcome = state.outcome or Outcome("", ())
        assert outcome.winners in ((EMPIRE,), tuple(rebels(state)))
        assert outcome.reason in text_of(mission).reasons
