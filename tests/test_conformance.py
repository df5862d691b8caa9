"""Every game keeps every promise at every decision. See `tests/conformance.py`."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Any, get_args

import hypothesis.strategies as st
import pytest
from hypothesis import given, settings
from msgspec.msgpack import Decoder
from msgspec.structs import replace
from tests.conformance import GAMES, Entry, assert_conforms

from dejarik.kernel import Rng, clone
from dejarik.kernel.answers import random_answer
from dejarik.kernel.conformance import CHECKS, Inspector, undeclared
from dejarik.kernel.match import Match
from dejarik.kernel.records import Family, Record, fields_of, read_member
from dejarik.kernel.saves import packed
from dejarik.kernel.state import State
from dejarik.kernel.views import _record_shower
from dejarik.rulebook.catalogue import all_rules

every_game = pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.name)
SEEDS = st.integers(0, 2**64 - 1)


@pytest.mark.slow
@every_game
def test_every_promise_is_kept_at_every_decision(entry: Entry) -> None:
    @settings(max_examples=entry.games)
    @given(seed=SEEDS, choices=SEEDS)
    def games_conform(seed: int, choices: int) -> None:
        match = assert_conforms(entry, seed, choices)
        assert match.outcome is not None or len(match.choices) == entry.decisions

    games_conform()


@pytest.mark.slow
@pytest.mark.parametrize(
    "entry", [entry for entry in GAMES if entry.game.has_bluff_option], ids=lambda entry: entry.name
)
def test_with_bluff_windows_whom_a_game_asks_tells_nothing(entry: Entry) -> None:
    game, offered = entry.game, 0
    for seed in range(3):
        rng = Rng.seeded(seed).split()
        match = Match(game, replace(game.random_options(rng), bluff=True), seed)
        inspector = Inspector(match, rng.split())
        for _ in range(150):
            if (decision := match.decision) is None:
                break
            offered += decision.bluff and decision.is_idle(match.state)
            inspector.advance(random_answer(decision, rng))
            assert list(CHECKS["asked"](inspector)) == []
    assert offered > 0


@pytest.mark.slow
@pytest.mark.parametrize(
    "entry", [entry for entry in GAMES if entry.game.has_bluff_option], ids=lambda entry: entry.name
)
def test_without_bluff_windows_nobody_takes_back_for_nothing_what_a_question_has_told(entry: Entry) -> None:
    game, told, free = entry.game, 0, 0
    for seed in range(3):
        rng = Rng.seeded(seed).split()
        match = Match(game, replace(game.random_options(rng), bluff=False), seed)
        inspector = Inspector(match, rng.split())
        for _ in range(100):
            if (decision := match.decision) is None:
                break
            drawn = match.state.rng.drawn
            inspector.advance(random_answer(decision, rng))
            assert list(CHECKS["asked"](inspector)) == []
            is_hidden = match.state.rng.drawn == drawn and not match.state.has_learned
            told += is_hidden and match.learned[-1]
            free += not match.learned[-1]
    assert told > 0, "nobody was told anything by being asked"
    assert free > 0


@every_game
def test_every_rule_that_makes_a_question_public_is_in_the_rulebook(entry: Entry) -> None:
    assert set(entry.game.open_questions.values()) <= set(all_rules())


@every_game
def test_every_record_of_the_game_can_be_shown_and_read_back(entry: Entry) -> None:
    assert undeclared(entry.game.state_type) == []
    for record in records_of(entry):
        Decoder(record, dec_hook=read_member)  # TypeError where it cannot be read back
        _record_shower(record)  # TypeError where it cannot be shown


@every_game
def test_dealing_anew_really_changes_what_is_hidden(entry: Entry) -> None:
    """Else the check that views hide it would show nothing."""
    match = Match(entry.game, entry.game.random_options(Rng.seeded(1)), 1)
    rng = Rng.seeded(1)
    changed = 0
    for _ in range(20):
        for seat in (*range(entry.game.seats(match.options)), None):
            twin: Any = clone(match.state)
            entry.game.redeal(twin, seat, rng.split())
            assert twin.rng != match.state.rng
            changed += without_dice(twin) != without_dice(match.state)
        if match.decision is None:
            break
        match.apply(random_answer(match.decision, rng))
    assert bool(changed) == entry.hides


@every_game
def test_another_seed_is_another_game(entry: Entry) -> None:
    options = entry.game.random_options(Rng.seeded(1))
    assert len({packed(Match(entry.game, options, seed).state) for seed in range(10)}) == 10


def without_dice(state: State) -> bytes:
    twin = clone(state)
    twin.rng = Rng(word=0)
    return packed(twin)


def records_of(entry: Entry) -> set[type[Record]]:
    """Every record class that a state of this game may hold, the kernel's included."""
    found: set[type[Record]] = set()
    waiting: list[Any] = [entry.game.state_type]
    for family in Family.__subclasses__():
        waiting += [member for member in family.members.values() if member.__module__.startswith("dejarik.")]
    while waiting:
        hint = waiting.pop()
        waiting += get_args(hint)
        if isinstance(hint, type) and issubclass(hint, Record) and hint not in found:
            found.add(hint)
            waiting += [field.type for field in fields_of(hint)]
    return found


def test_every_installed_game_is_in_the_suite() -> None:
    installed = {entry.name for entry in entry_points(group="dejarik.games")}
    assert installed == {entry.name for entry in GAMES}
