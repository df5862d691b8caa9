"""What must hold where several seats decide together (`Decision.partners`), for the suite that each game passes.

The game does not learn which of them answered: were it otherwise, it would matter who is quicker at a table.
"""

from __future__ import annotations

from collections.abc import Iterator

from dejarik.kernel import engine, saves
from dejarik.kernel.answers import Answer, Choice, as_ids
from dejarik.kernel.match import Match


def partner_faults(match: Match, answer: Answer | Choice) -> Iterator[str]:
    """What is wrong with a question that is asked of several, tried out with an answer to it."""
    state, asked = match.state, match.decision
    if asked is None:
        return
    if len(set(asked.seats)) != len(asked.seats):
        yield f"{asked.prompt} is asked of a seat twice: {asked.seats}"
    if not match.game.shares_decisions(match.options):
        yield f"{asked.prompt} is asked of {asked.seats} together, and the game says that there is no such thing"
    shown, given = asked.show(state), as_ids(state, asked, answer)
    after: set[str] = set()
    for seat in asked.seats:
        if engine.view(state, seat)["decision"] != shown:
            yield f"seat {seat} is not shown what it may answer: {asked.prompt}"
        twin = engine.clone(state)
        engine.apply(twin, given, seat=seat, number=asked.number)
        after.add(saves.digest(twin))
    if len(after) > 1:
        yield f"what comes of {given!r} to {asked.prompt} depends on who answers"
