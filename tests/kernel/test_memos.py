"""What is kept beside a state: as long as it holds, no longer, and doubted where somebody wants to know."""

from __future__ import annotations

import pytest

from dejarik.kernel import Rng, State, apply, clone, decision, find_game, start
from dejarik.kernel.answers import random_answer
from dejarik.kernel.listening import Index, lasting_sources
from dejarik.kernel.memos import Outdated, asked_memo, begin_waiting, doubting, new_memo, waiting_memo


def begun(game: str, **settings: str) -> State:
    played = find_game(game)
    state: State = start(played, played.options_from(settings, Rng.seeded(2)), 2)
    return state


def played_on(state: State, decisions: int) -> State:
    rng = Rng.seeded(5)
    for _ in range(decisions):
        asked = decision(state)
        assert asked is not None
        apply(state, random_answer(asked, rng))
    return state


def test_a_memo_that_is_doubted_knows_nothing_and_compares() -> None:
    with doubting():
        memo = new_memo()
    memo["seven"] = 7
    assert memo.get("seven") is None
    memo["seven"] = 7
    with pytest.raises(Outdated, match="seven: 7 was kept, 8 is found"):
        memo["seven"] = 8
    trusted = new_memo()
    trusted["seven"] = 7
    assert trusted.get("seven") == 7


def test_what_is_kept_for_a_question_ends_with_it() -> None:
    state = begun("lcg", format="duel")
    asked_memo(state)["kept"] = 1
    assert asked_memo(state) == {}
    assert "memo_" not in state.__dict__


def test_what_is_kept_by_who_thinks_ends_with_the_answer() -> None:
    state = begun("lcg", format="duel")
    waiting_memo(state)["kept"] = 1
    assert waiting_memo(state) == {}  # nobody has said that nothing changes
    begin_waiting(state)
    waiting_memo(state)["kept"] = 1
    assert waiting_memo(state) == {"kept": 1}
    assert waiting_memo(clone(state)) == {}
    begin_waiting(state)
    assert waiting_memo(state) == {}
    waiting_memo(state)["kept"] = 1
    played_on(state, 1)
    assert waiting_memo(state) == {}


@pytest.mark.parametrize(("game", "settings"), [("assault", {"players": "2"}), ("lcg", {"format": "duel"})])
def test_dealing_anew_leaves_the_index_as_it_would_be_found(game: str, settings: dict[str, str]) -> None:
    for decisions in (20, 50, 80):
        state = played_on(begun(game, **settings), decisions)
        for seat in (0, 1, None):
            twin = clone(state)
            assert twin.index is state.index
            find_game(game).redeal(twin, seat, Rng.seeded(decisions))
            assert "index" in twin.__dict__, "it need not be found anew"
            assert twin.index.differences(Index.built(twin)) == []


def test_a_source_that_was_changed_by_hand_listens_as_what_it_is_now() -> None:
    state = played_on(begun("lcg", format="duel"), 20)
    before = state.index
    listening = next(iter(before._known))
    state.sources[listening].zone = "nowhere"
    assert before.differences(Index.built(state)) != []
    state.reindex([listening])
    assert state.index.differences(Index.built(state)) == []
    assert state.index.memo is not before.memo


def test_what_lasts_for_a_time_is_known_until_sources_change() -> None:
    state = begun("lcg", format="duel")
    assert lasting_sources(state) == []
    key = next(iter(state.sources.values())).key
    id = state.enter(key, 0, until="turn:1")
    assert lasting_sources(state) == [id]
    state.expire("turn:2")
    assert lasting_sources(state) == [id]
    state.expire("turn:1")
    assert lasting_sources(state) == []
