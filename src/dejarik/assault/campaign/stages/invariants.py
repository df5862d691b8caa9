"""What can't be right between two missions: money that nobody had, a card in two places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from dejarik.assault.campaign.rules.heroes import FEW_HEROES
from dejarik.assault.campaign.rules.log import EMPIRE, TOGETHER, What
from dejarik.assault.campaign.rules.stages import StageState


def violations(state: StageState) -> Iterator[str]:
    """For the fuzzer."""
    log = state.campaign
    for seat in log.seats:
        if log.total(What.XP, seat) < 0:
            yield f"the hero of seat {seat} has spent more experience than it had"
    for what, seat in ((What.CREDITS, TOGETHER), (What.XP, EMPIRE), (What.INFLUENCE, EMPIRE)):
        if log.total(what, seat) < 0:
            yield f"{what.value} of seat {seat} below 0"
    places = Counter(
        card
        for seat in (TOGETHER, EMPIRE, *log.seats)
        for card in log.names(What.CARD, seat)
        if card not in FEW_HEROES.values()
    )
    places.update(log.names(What.AGENDA, EMPIRE))
    places.update(log.names(What.AGENDA_DECK, EMPIRE))
    yield from (f"{card} is in {count} places" for card, count in places.items() if count > 1)
    yield from (f"{card} is offered and owned" for card in state.offered if places[card])
