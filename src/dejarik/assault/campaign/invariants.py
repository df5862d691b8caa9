"""What can't be in a mission, for the fuzzer."""

from __future__ import annotations

from collections.abc import Iterable

from dejarik.assault.campaign.rules.state import MOST_THREAT, MissionState
from dejarik.assault.campaign.rules.values import endurance
from dejarik.assault.rules.figures.damage import Bury
from dejarik.assault.rules.invariants import outdated_memory, wrong_figures, wrong_places


def violations(state: MissionState) -> Iterable[str]:
    yield from wrong_places(state)
    yield from wrong_figures(state)
    yield from outdated_memory(state)
    if not 0 <= state.threat <= MOST_THREAT:
        yield f"threat is {state.threat}"
    for hero in state.heroes.values():
        gone = hero.withdrawn or hero.figure in state.escaped
        if gone is (hero.figure in state.figures) and state.find(Bury) is None:
            yield f"hero {hero.sheet} is on the board and gone, or neither"
        if hero.figure in state.figures and not 0 <= hero.strain <= endurance(state, hero.figure):
            yield f"hero {hero.sheet} has {hero.strain} strain"
