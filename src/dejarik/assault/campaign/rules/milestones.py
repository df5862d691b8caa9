"""What can be reached in a mission, for whoever counts how often it is (`dejarik fuzz`, `dejarik sim`)."""

from __future__ import annotations

from dejarik.assault.campaign.rules.missions import mission_text, option_of
from dejarik.assault.campaign.rules.state import MissionState

#: What the milestones begin with that are ends.
END = "end:"


def milestones_of(state: MissionState) -> dict[str, bool]:
    """What can happen in the mission, and whether it has: its events, their options (`event/option`), its ends."""
    text = mission_text(state)
    found: dict[str, bool] = {}
    for event in text.events:
        found[event] = event in state.happened
        for option in text.options.get(event, ()):
            found[f"{event}/{option}"] = option_of(event, option) in state.happened
    over = state.outcome.reason if state.outcome is not None else ""
    return found | {f"{END}{reason}": reason == over for reason in sorted(text.reasons)}
