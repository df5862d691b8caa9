"""What the additional rewards of a mission ask for (CORE-REWARD-01), by the names that its data file uses.

    merit("recording-found", when=happened("recorded"))
    merit("every-3-tokens-claimed", times=lambda state: state.memory.get(CLAIMED, 0) // 3)

Mostly it is looked at when the mission is over. What has to be noted at the time is noted by an event or a rule with
`earns`. Who has to win for it, and whether it is paid for because it does not hold, is in the data.
"""

from __future__ import annotations

from collections.abc import Callable

from dejarik.assault.campaign.rules.cues import Known, known
from dejarik.assault.campaign.rules.missions import Condition, Merit
from dejarik.assault.campaign.rules.results import winner
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.content.campaign.language.mission import Block, Side
from dejarik.assault.facts.campaign_records import Side as Winner
from dejarik.assault.rules.events import RoundEnds
from dejarik.kernel import Occurrence


def merit(name: str, *, when: Condition | None = None, times: Merit | None = None, most: int = 1) -> Block:
    """Something that is paid for: if it holds when the mission is over, as often as it does (`most` times), or once it
    was noted."""

    def holds(state: MissionState) -> int:
        now = times(state) if times is not None else int(when is not None and when(state))
        return max(now, state.merits.get(name, 0))

    if times is not None or when is None:
        return Block(merits={name: holds}, most={name: most})
    return Block(merits={name: holds}, foreseen={name: when})


def earns(name: str, *, when: Condition | None = None) -> Callable[..., None]:
    """Note at once that something is paid for: an effect of an event, or what a rule does then."""

    def note(state: MissionState, *_: object) -> None:
        if when is None or when(state):
            state.merits[name] = 1

    return note


def narrow() -> Block:
    """Only one hero is still healthy."""
    return merit("one-healthy-hero", when=Known(_one_is_healthy, lambda course: course.healthy == 1))


def _one_is_healthy(state: MissionState) -> bool:
    return sum(not hero.wounded for hero in state.heroes.values()) == 1


# --- Conditions of the end ------------------------------------------------------------------------


@known(lambda course: course.won is Winner.REBEL)
def rebels_have_won(state: MissionState) -> bool:
    return winner(state) is Winner.REBEL


def before_end_of(number: int) -> Condition:
    """That round has not ended yet: what happens at its end comes too late."""

    def holds(state: MissionState) -> bool:
        ending = any(
            isinstance(event, RoundEnds)
            for each in state.stack
            if isinstance(each, Occurrence)
            for event in each.events
        )
        return state.round < number or (state.round == number and not ending)

    return Known(holds, lambda course: course.round + course.at_end_of_round <= number)


def reached(name: str, number: int) -> Condition:
    """Something that the mission counts has happened so often."""
    return lambda state: state.memory.get(name, 0) >= number


def fell(who: Side) -> Condition:
    """One of these figures has been defeated."""
    return lambda state: any(
        who(state, figure)
        for id, figure in state.fallen.items()
        if figure.group > 0 and id not in state.escaped  # who was dismissed belongs to no group any more
    )


def hit(who: Side) -> Condition:
    """One of these figures has damage, or has been defeated."""
    return lambda state: (
        fell(who)(state) or any(who(state, figure) and figure.damage for figure in state.figures.values())
    )
