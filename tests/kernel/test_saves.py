"""Saves: both forms bring back the same state, and nothing but a whole, honest file of this program is read."""

from __future__ import annotations

import json
import zlib
from functools import cache
from typing import Any

import hypothesis.strategies as st
import msgspec
import pytest
from hypothesis import given

from dejarik.examples.caravan import GAME, Options
from dejarik.kernel import BadFile, State, apply, clone, decision, start
from dejarik.kernel.answers import random_answer
from dejarik.kernel.rng import Rng
from dejarik.kernel.saves import digest, game_of_file, load, packed, to_binary, to_json, unpacked


@cache
def in_the_middle() -> State:
    """A game of Caravan in which somebody is asked to react."""
    state: State = start(GAME, Options(3), 7)
    rng = Rng.seeded(7)
    while (waiting := decision(state)) is not None:
        if state.number > 8 and waiting.prompt.id == "kernel-react":
            return state
        apply(state, random_answer(waiting, rng))
    raise AssertionError("nobody reacted in this game")


FORMS = pytest.mark.parametrize("save", [to_json, to_binary], ids=["JSON", "binary"])


def problem(data: bytes) -> str:
    """The id of the message with which a file is refused."""
    with pytest.raises(BadFile) as caught:
        load(data)
    return caught.value.message.id


def altered(**fields: Any) -> bytes:
    """The JSON form with some entries of its outermost object replaced."""
    return json.dumps({**json.loads(to_json(in_the_middle())), **fields}).encode()


# --- What is saved comes back


@FORMS
def test_a_loaded_state_is_equal_asks_the_same_and_goes_on_the_same(save: Any) -> None:
    state = clone(in_the_middle())
    loaded = load(save(state))
    assert loaded == state
    assert digest(loaded) == digest(state)
    rng, again = Rng.seeded(3), Rng.seeded(3)
    while (waiting := decision(state)) is not None:
        answer = random_answer(waiting, rng)
        same = random_answer(decision(loaded), again)  # type: ignore[arg-type]
        assert answer == same
        apply(state, answer)
        apply(loaded, same)
    assert digest(loaded) == digest(state)


@FORMS
def test_a_finished_game_can_be_saved(save: Any) -> None:
    state = clone(in_the_middle())
    while (waiting := decision(state)) is not None:
        apply(state, random_answer(waiting, Rng.seeded(1)))
    assert load(save(state)).outcome == state.outcome != None  # noqa: E711


def test_the_readable_form_is_readable() -> None:
    saved = json.loads(to_json(in_the_middle()))
    assert {key: saved[key] for key in ("dejarik", "game", "version")} == {
        "dejarik": 1,
        "game": "caravan",
        "version": "1",
    }
    assert saved["state"]["stack"][-1]["is"] == "kernel.windows/Occurrence"


def test_the_compact_form_is_much_smaller() -> None:
    assert len(to_binary(in_the_middle())) * 3 < len(to_json(in_the_middle()))


def test_equal_states_have_equal_bytes_and_others_have_not() -> None:
    state = in_the_middle()
    assert packed(state) == packed(clone(state))
    assert unpacked(GAME, packed(state)) == state
    other = clone(state)
    other.rng.below(6)
    assert digest(other) != digest(state)
    assert len(digest(state)) == 32


def test_caches_beside_the_state_are_not_saved() -> None:
    state = clone(in_the_middle())
    before = to_binary(state)
    decision(state)
    state.journal.append(None)  # type: ignore[arg-type]
    assert to_binary(state) == before


# --- Damage


@FORMS
def test_a_file_cut_off_anywhere_is_refused(save: Any) -> None:
    data = save(in_the_middle())
    for length in range(len(data)):
        if data[length:].strip():
            with pytest.raises(BadFile):
                load(data[:length])


@FORMS
@given(data=st.data())
def test_flipped_bits_are_refused_or_change_nothing(save: Any, data: st.DataObject) -> None:
    original = save(in_the_middle())
    damaged = bytearray(original)
    for place in data.draw(st.lists(st.integers(0, len(original) - 1), min_size=1, max_size=3)):
        damaged[place] ^= 1 << data.draw(st.integers(0, 7))
    try:
        loaded = load(bytes(damaged))
    except BadFile:
        return
    assert loaded == in_the_middle()


@given(st.binary(max_size=200))
def test_garbage_is_refused(garbage: bytes) -> None:
    for data in (garbage, b"DJRK" + garbage, b"DJRK" + zlib.compress(garbage), b'{"dejarik":1,' + garbage):
        with pytest.raises(BadFile):
            load(data)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


@given(json_values)
def test_any_other_value_in_the_place_of_the_state_is_refused(value: Any) -> None:
    with pytest.raises(BadFile):
        load(altered(state=value))


@given(st.data())
def test_any_other_value_in_a_field_of_the_state_is_refused_or_makes_no_difference(
    data: st.DataObject,
) -> None:
    state = json.loads(to_json(in_the_middle()))["state"]
    field = data.draw(st.sampled_from(sorted(state)))
    changed = {**state, field: data.draw(json_values)}
    try:
        loaded = load(altered(state=changed))
    except BadFile:
        return
    assert loaded == in_the_middle()


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "file-foreign"),
        (b"null", "file-foreign"),
        (b"[]", "file-foreign"),
        (b'{"dejarik": 1}', "file-foreign"),
        (b"\x89PNG\r\n\x1a\n", "file-foreign"),
        (b"[" * 200_000, "file-foreign"),
        (b"{" * 200_000, "file-foreign"),
        (b"DJRK", "file-damaged"),
        (b"DJRK" + zlib.compress(b"\x91" * 200_000), "file-damaged"),
        (b'{"dejarik": 1, "game": "\xff"}', "file-foreign"),
    ],
)
def test_what_is_not_a_file_of_this_program_is_refused(data: bytes, reason: str) -> None:
    assert problem(data) == reason


@pytest.mark.slow
def test_a_file_that_unpacks_to_very_much_is_refused_before_it_does() -> None:
    bomb = zlib.compressobj(9)
    data = b"DJRK" + b"".join(bomb.compress(bytes(2**20)) for _ in range(80)) + bomb.flush()
    assert len(data) < 200_000
    assert problem(data) == "file-damaged"


def test_a_state_so_deep_that_it_cannot_be_read_is_refused() -> None:
    depth = 50_000
    data = altered(state="HERE").replace(b'"HERE"', b'{"stack":' + b"[" * depth + b"]" * depth + b"}")
    assert problem(data) in ("file-damaged", "file-foreign")


def test_a_number_too_large_for_any_game_is_refused() -> None:
    state = json.loads(to_json(in_the_middle()))["state"]
    assert problem(altered(state={**state, "number": 10**40})) == "file-damaged"


# --- Foreign, newer, tampered with


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"dejarik": 2}, "file-newer"),
        ({"dejarik": 0}, "file-foreign"),
        ({"dejarik": -1}, "file-foreign"),
        ({"dejarik": "1"}, "file-foreign"),
        ({"game": "chess"}, "file-other-game"),
        ({"game": ""}, "file-other-game"),
        ({"version": "0.9"}, "file-other-version"),
        ({"game": "arena"}, "file-altered"),
        ({"digest": "0" * 32}, "file-altered"),
        ({"digest": ""}, "file-altered"),
    ],
)
def test_a_file_that_is_newer_foreign_or_of_other_rules_is_refused(
    fields: dict[str, Any], reason: str
) -> None:
    assert problem(altered(**fields)) == reason


def test_a_file_in_which_somebody_gave_himself_gold_is_refused() -> None:
    state = json.loads(to_json(in_the_middle()))["state"]
    state["purses"][0]["gold"] = 999
    assert problem(altered(state=state)) == "file-altered"


def test_a_file_with_a_procedure_that_does_not_exist_is_refused() -> None:
    state = json.loads(to_json(in_the_middle()))["state"]
    state["stack"][-1]["is"] = "caravan/Cheat"
    assert problem(altered(state=state)) == "file-damaged"


def test_the_words_of_a_refusal_stay_short_whatever_the_file_says() -> None:
    for fields in ({"game": "x" * 10**6}, {"version": "x" * 10**6}):
        with pytest.raises(BadFile) as caught:
            load(altered(**fields))
        assert len(str(caught.value)) < 300


def test_a_forged_state_that_could_not_be_played_is_refused_when_it_is_read() -> None:
    forged = clone(in_the_middle())
    forged.stack.clear()
    data = altered(state=json.loads(msgspec.json.encode(forged)), digest=digest(forged))
    assert problem(data) == "file-damaged"


def test_long_names_in_a_foreign_file_are_not_repeated_in_full() -> None:
    with pytest.raises(BadFile, match="file-other-game") as caught:
        game_of_file(1, "x" * 200, "1")
    assert caught.value.message.args["game"] == "x" * 80


def detail(data: bytes) -> str:
    with pytest.raises(BadFile) as caught:
        load(data)
    return str(caught.value.message.args["detail"])


def test_what_is_said_about_a_damaged_file_is_cut_short(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadFile, match="file-other-version") as caught:
        game_of_file(1, GAME.name, "9" * 200)
    assert caught.value.message.args["found"] == "9" * 40
    readable, small = to_json(in_the_middle()), to_binary(in_the_middle())

    def fails(*anything: object, **named: object) -> None:
        raise ValueError("x" * 300)

    with monkeypatch.context() as patched:
        patched.setattr("dejarik.kernel.saves.digest", fails)
        assert detail(readable) == "x" * 200
    with monkeypatch.context() as patched:
        patched.setattr("dejarik.kernel.saves.decision", fails)
        assert detail(readable) == f"ValueError: {'x' * 188}"
    with monkeypatch.context() as patched:
        patched.setattr(msgspec.msgpack, "decode", fails)
        assert detail(small) == "x" * 200
