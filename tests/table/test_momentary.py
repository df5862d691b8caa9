"""What is worked out once a moment is worked out anew as soon as anything has changed."""

from __future__ import annotations

from tests.table.test_differences import choose, new_table, take_back

from dejarik.kernel import Rng, decision
from dejarik.kernel.answers import as_ids, random_answer
from dejarik.table.journal import Conceded
from dejarik.table.live_table import LiveTable
from dejarik.table.rows import Line
from dejarik.table.words import Stage


def check(live: LiveTable) -> None:
    """Who is asked is who the game asks."""
    asked = decision(live.match.state)
    assert live.asked_seats == (asked.seats if asked is not None else ())


def test_who_is_asked_follows_choices_also_before_they_are_lines_and_what_is_taken_back() -> None:
    live, rng = new_table("caravan", {"players": "3"}, seed=1), Rng.seeded(1)
    check(live)
    seen = {live.asked_seats}
    for _ in range(6):
        choose(live, rng)
        check(live)
        seen.add(live.asked_seats)
    assert len(seen) > 1  # else this shows nothing
    take_back(live, 4)
    check(live)
    asked, state = live.match.decision, live.match.state
    assert asked is not None
    live.match.apply(as_ids(state, asked, random_answer(asked, rng)))
    check(live)


def test_the_stage_follows_the_journal() -> None:
    live = new_table("arena", {}, seed=1)
    assert (live.stage, live.outcome) == (Stage.PLAYING, None)
    live.fold(Line(live.position, Conceded(0), 0.0))
    assert live.stage is Stage.FINISHED
    assert live.outcome is not None
    assert live.summary().stage is Stage.FINISHED
