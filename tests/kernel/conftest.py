"""Games that the tests of the kernel make up are known to the module that made them, and to nobody else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from dejarik.kernel import games


@pytest.fixture(autouse=True, scope="module")
def games_of_this_module() -> Iterator[None]:
    known = dict(games._GAMES)
    yield
    games._GAMES.clear()
    games._GAMES.update(known)
