"""What has been worked out is kept in memos: dictionaries beside a state, each for as long as it holds.

`Index.memo` holds until a source changes, a board's until something moves, the one of a question as long as it is being
put, which changes nothing, and the one of those who think until the state that they think about is answered. Whoever
keeps something looks first and finds out only what is not there:

    memo = asked_memo(state)
    found = memo.get(("payers", seat))
    if found is None:
        found = memo["payers", seat] = …

While somebody is `doubting`, every memo says that it knows nothing, and compares what is found again with what it was
told before: the conformance suite and the fuzzer play like that.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dejarik.kernel.state import State

Memo = dict[object, Any]

_doubting = False


class Outdated(Exception):
    """Something that was kept is not as it is found now."""


class DoubtedMemo(dict[object, Any]):
    """Knows all that it was told, tells nothing, and compares."""

    def get(self, key: object, default: Any = None) -> Any:
        return default

    def __setitem__(self, key: object, found: Any) -> None:
        known = super().get(key)
        if known is not None and not _is_same(known, found):
            raise Outdated(f"{key}: {known} was kept, {found} is found")
        super().__setitem__(key, found)


def new_memo() -> Memo:
    """An empty memo."""
    return DoubtedMemo() if _doubting else {}


def asked_memo(state: State) -> Memo:
    """What is kept while a question is being put; at other times nothing is."""
    memory = state.__dict__
    memo: Memo | None = memory.get("memo_")
    if memo is None:
        memo = new_memo()
        if "memo_" in memory:
            memory["memo_"] = memo
    return memo


def waiting_memo(state: State) -> Memo:
    """What somebody keeps who thinks about a state that waits for an answer (`begin_waiting`): until it is answered. At
    other times nothing is kept."""
    memo: Memo | None = state.__dict__.get("waiting_")
    return new_memo() if memo is None else memo


def begin_waiting(state: State) -> None:
    """Nothing changes in a state from now on until it is answered: nothing that was known before counts."""
    state.__dict__["waiting_"] = new_memo()


@contextmanager
def doubting() -> Iterator[None]:
    """Everything that is kept from now on is found again each time, and compared."""
    global _doubting
    before, _doubting = _doubting, True
    try:
        yield
    finally:
        _doubting = before


def _is_same(known: Any, found: Any) -> bool:
    same = getattr(type(found), "same_as", None)
    return bool(known == found if same is None else same(known, found))
