"""Campaigns that do not begin at the beginning: the stages before are played by chance, the missions not at all.

For whoever wants to begin a campaign at a later slot of its log, and for the fuzzer, which would else never get there.
"""

from __future__ import annotations

from dejarik.assault.campaign.aftermath import after_mission
from dejarik.assault.campaign.game import MISSION, MissionOptions
from dejarik.assault.campaign.log_party import party_of
from dejarik.assault.campaign.rules.log import Log, What
from dejarik.assault.campaign.rules.missions import imperials_win, mission_text, rebels_win
from dejarik.assault.campaign.rules.results import result_of
from dejarik.assault.campaign.rules.stages import StageState
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.campaign.stages.game import StageOptions
from dejarik.assault.facts.campaign_records import Side
from dejarik.kernel import Rng, apply, decision, find_game, start
from dejarik.kernel.answers import random_answer


def skip_to(log: Log, slot: int, rng: Rng) -> Log:
    """The log of a campaign that has reached a slot: its mission is over, and what comes after it has not begun."""
    while log.slot_number < slot and not log.is_over:
        log = _any_stage(log, rng)
        log = after_mission(log, result_of(any_result(log, rng)))
    return log


def _any_stage(log: Log, rng: Rng) -> Log:
    """What lies between two missions, by chance."""
    state = start(find_game("assault"), StageOptions(log), rng.below(1 << 31))
    assert isinstance(state, StageState)
    while (asked := decision(state)) is not None:
        apply(state, random_answer(asked, rng))
    return state.campaign


def any_result(log: Log, rng: Rng) -> MissionState:
    """The next mission as if it had been played: a side has won, for a reason that it can have, with any merits."""
    [mission] = log.names(What.CHOSEN)
    options = MissionOptions(mission, party_of(log), log.threat_level, log=log)
    state = MISSION.new(options, rng.split())
    text = mission_text(state)
    side, win = rng.pick([(Side.REBEL, rebels_win), (Side.IMPERIAL, imperials_win)])
    reasons = {ending.reason for ending in text.endings if ending.side is side}
    win(state, rng.pick(sorted(reasons or text.reasons)))
    state.merits = {name: rng.below(2) for name in text.merits}
    return state
