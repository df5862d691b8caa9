"""Random play on every mission: 300 decisions with ready-made armies, with every check of the conformance suite."""

from __future__ import annotations

import pytest

from dejarik.assault.game import GAME
from dejarik.assault.rules.state import Assault
from dejarik.assault.skirmish.game import Options, mission_sides, missions
from dejarik.assault.skirmish.ready_made import ready_made
from dejarik.kernel import Rng, register
from dejarik.kernel.answers import random_answer
from dejarik.kernel.conformance import Inspector
from dejarik.kernel.match import Match

register(GAME)

DECISIONS = 300
EVERY = 30


@pytest.mark.slow
@pytest.mark.parametrize(("map_id", "mission"), missions())
def test_a_random_game_keeps_every_promise(map_id: str, mission: str) -> None:
    rng = Rng.seeded(missions().index((map_id, mission)))
    armies = list(ready_made().values())
    rng.shuffle(armies)
    match = Match(
        GAME, Options(map_id, mission, tuple(armies[: mission_sides(map_id, mission).players])), rng.word
    )
    inspector = Inspector(match, rng.split(), breadth=3)
    while match.decision is not None and len(match.choices) < DECISIONS:
        if len(match.choices) % EVERY == 0:
            assert inspector.look() == []
        inspector.advance(random_answer(match.decision, rng))
    assert inspector.look() == []
    state = match.state
    assert isinstance(state, Assault)
    assert state.round > 1 or match.outcome is not None
