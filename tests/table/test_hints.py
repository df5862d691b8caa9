"""Hints are found once for all who ask, and nobody is told more by that."""

from __future__ import annotations

from typing import Any

import pytest
from tests.table.harness import Server
from tests.table.test_differences import FORMATS, choose, new_table

from dejarik.kernel import Rng
from dejarik.table import looking
from dejarik.table.known_hints import MOST, KnownHints
from dejarik.table.presenting import hints_for

LOOKED_UP = (
    "figure:1",
    "figure:2",
    "token:1",
    "card:stormtrooper",
    "odds:1:2",
    "sight:2:F7",
    "compare:a:1",
    "x",
)


def test_what_several_pages_ask_is_found_once(lite: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[Any, list[str]]] = []
    find = hints_for

    def counting(game: Any, state: Any, viewer: Any, options: list[str]) -> Any:
        asked.append((viewer, list(options)))
        return find(game, state, viewer, options)

    monkeypatch.setattr(looking, "hints_for", counting)
    table = lite.make("assault", "me", "friend", settings={"players": "2"})
    with lite.page(table, 0) as one, lite.page(table, 1) as two, lite.page(table) as spectator:
        first, second = (one, two) if one.state["decision"] else (two, one)
        option = first.state["decision"]["options"][0]["id"]
        wanted = ("card:stormtrooper", option)
        own, others = first.hints(*wanted), second.hints(*wanted)
        assert spectator.hints(*wanted) == others
        assert first.hints(*wanted) == own
        seat = first.state["viewer"]
        assert asked == [(seat, list(wanted)), (None, list(wanted))]
        assert spectator.hints("card:stormtrooper", "figure:1").keys() == {"card:stormtrooper", "figure:1"}
        assert asked[2:] == [(None, ["figure:1"])]
        first.choose()
        spectator.until(lambda state: state["number"] == first.state["number"])
        spectator.hints("figure:1")
        assert asked[3:] == [(None, ["figure:1"])]  # it may be otherwise now


def test_what_is_made_up_is_not_kept_without_end() -> None:
    known = KnownHints()
    for number in range(MOST + 1):
        known.of(1, None)[str(number)] = {}  # type: ignore[assignment]
    assert not known.of(1, None)


@pytest.mark.slow
@pytest.mark.parametrize("format", FORMATS)
def test_who_is_not_asked_gets_what_a_spectator_gets(format: str) -> None:
    live, rng = new_table(*FORMATS[format], seed=5), Rng.seeded(5)
    hint = live.game.presenter.hint
    for _ in range(60):
        state, asked = live.match.state, live.match.decision
        if asked is None:
            break
        for option in (*asked.ids(state)[:4], *LOOKED_UP):
            seen = hint(state, None, option)
            for seat in set(range(len(live.seats))) - set(asked.seats):
                assert hint(state, seat, option) == seen
        choose(live, rng)
