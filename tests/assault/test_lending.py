"""A copy of a state begins with the board and with where everything stands, and goes its own way from there."""

from __future__ import annotations

from dejarik.assault.game import GAME
from dejarik.assault.rules.ground import on_board, outdated, situation, take_away
from dejarik.assault.rules.state import Assault
from dejarik.kernel import Rng, apply, clone, decision, start
from dejarik.kernel.answers import random_answer


def played() -> Assault:
    rng = Rng.seeded(3)
    state: Assault = start(GAME, GAME.options_from({"players": "2"}, rng), 3)
    for _ in range(60):
        asked = decision(state)
        assert asked is not None
        apply(state, random_answer(asked, rng))
    return state


def test_a_copy_knows_where_everything_stands_and_goes_its_own_way() -> None:
    state = played()
    stands = situation(state)
    figures = dict(stands.figures)
    twin = clone(state)
    lent = twin.__dict__["situation_"]
    assert twin.__dict__["board_"] is state.__dict__["board_"]
    assert lent is not stands
    assert lent.memo is stands.memo, "what was worked out holds as long as nothing changes"
    take_away(twin, on_board(twin)[0])
    assert lent.memo is not stands.memo
    assert stands.figures == figures != lent.figures
    assert outdated(state) == outdated(twin) == []


def test_a_copy_of_a_state_that_knows_nothing_knows_nothing() -> None:
    state = played()
    for known in ("situation_", "board_", "index"):
        state.__dict__.pop(known, None)
    assert not {"situation_", "board_", "index"} & set(clone(state).__dict__)
