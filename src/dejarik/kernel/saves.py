"""Saving and loading a state: readable JSON, or a compact binary form.

Both carry the format's version, the game's name and version, and a digest of the state,
so that a damaged, foreign or newer file is refused with a clear problem and never half read.
"""

from __future__ import annotations

import hashlib
import zlib
from functools import cache
from typing import Any

import msgspec

from dejarik.kernel.engine import decision
from dejarik.kernel.errors import BadFile, Problem
from dejarik.kernel.games import AnyGame, Kind, find_game
from dejarik.kernel.records import decoder_of, read_member
from dejarik.kernel.state import State

FORMAT = 1
_MAGIC = b"DJRK"
_MOST_BYTES = 64 * 1024 * 1024

#: What reading bytes that are no state can raise: not a form at all, wrong types, broken letters, numbers too large.
UNREADABLE = (msgspec.DecodeError, ValueError, TypeError, OverflowError, RecursionError)

_json = msgspec.json.Encoder()
_binary = msgspec.msgpack.Encoder()


class Saved(msgspec.Struct):
    """What stands in a saved file."""

    dejarik: int  # FORMAT
    game: str
    version: str
    digest: str
    state: msgspec.Raw


def packed(state: State) -> bytes:
    """The bare bytes of a state: the same for equal states, on every machine."""
    return _binary.encode(state)


def unpacked(game: AnyGame, data: bytes | msgspec.Raw) -> Any:
    """The state that `packed` made these bytes of."""
    kind = msgspec.msgpack.decode(data, type=Kind).kind
    return decoder_of(state_type_of(game, kind)).decode(data)


def digest(state: State) -> str:
    """A short fingerprint: the same game has the same, however often it is saved, loaded and copied.

    Dictionaries count with the order in which they were filled, as what is asked may follow that order."""
    return hashlib.blake2b(_binary.encode(state), digest_size=16).hexdigest()


def to_json(state: State) -> bytes:
    """The state as a readable file."""
    return msgspec.json.format(_json.encode(_envelope(state, _json.encode(state))), indent=1)


def to_binary(state: State) -> bytes:
    """The state as a small file."""
    return _MAGIC + zlib.compress(_binary.encode(_envelope(state, _binary.encode(state))), 6)


def load(data: bytes) -> Any:
    """The state in a file of either form; BadFile says what is wrong with any other."""
    saved, decoder = _read_binary(data) if data.startswith(_MAGIC) else _read_json(data)
    game = game_of_file(saved.dejarik, saved.game, saved.version)
    try:
        state = decoder(game, saved.state)
        found = digest(state)
    except UNREADABLE as error:
        raise BadFile("file-damaged", detail=str(error)[:200]) from error
    if found != saved.digest:
        raise BadFile("file-altered")
    try:
        decision(state)
    except Exception as error:  # a forged state may fail in any way when it is asked what it waits for
        raise BadFile("file-damaged", detail=f"{type(error).__name__}: {error}"[:200]) from error
    return state


def game_of_file(format: int, name: str, version: str, *, of_any_version: bool = False) -> AnyGame:
    """The game that a file of this format, game and version is of; BadFile when it can't be read here."""
    if format > FORMAT:
        raise BadFile("file-newer", found=format, known=FORMAT)
    if format < 1:
        raise BadFile("file-foreign")
    try:
        game = find_game(name)
    except Problem as problem:
        raise BadFile("file-other-game", game=name[:80]) from problem
    if version != game.version and not of_any_version:
        raise BadFile("file-other-version", game=game.name, found=version[:40], known=game.version)
    return game


def _envelope(state: State, encoded: bytes) -> Saved:
    return Saved(FORMAT, state.game, find_game(state.game).version, digest(state), msgspec.Raw(encoded))


def _read_json(data: bytes) -> tuple[Saved, Any]:
    try:
        return msgspec.json.decode(data, type=Saved), _from_json
    except UNREADABLE as error:
        raise BadFile("file-foreign") from error


def _read_binary(data: bytes) -> tuple[Saved, Any]:
    try:
        unpacker = zlib.decompressobj()
        content = unpacker.decompress(data[len(_MAGIC) :], _MOST_BYTES)
        if unpacker.unconsumed_tail or not unpacker.eof:
            raise BadFile("file-damaged", detail=f"{len(data)} bytes")
        return msgspec.msgpack.decode(content, type=Saved), unpacked
    except (zlib.error, *UNREADABLE) as error:
        raise BadFile("file-damaged", detail=str(error)[:200]) from error


def _from_json(game: AnyGame, data: msgspec.Raw) -> Any:
    return _json_decoder(state_type_of(game, msgspec.json.decode(data, type=Kind).kind)).decode(data)


def state_type_of(game: AnyGame, kind: str) -> type[State]:
    """The class of those of a game's states that carry this tag."""
    found: type[State] = game.further_states.get(kind, game.state_type)
    return found


@cache
def _json_decoder(state_type: type[State]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(state_type, dec_hook=read_member)
