"""A club evening of eight people at two tables, from one address, within the limits that every server has.

Half a minute of it and what must happen belongs to the tests; `make evening` plays longer (EVENING, in minutes)."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from tests.web.conftest import NewPage, Served
from tests.web.evening import evening

MINUTES = float(os.environ.get("EVENING", "0.5"))


@pytest.fixture
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server of its own, since it is killed, with the limits of an ordinary one."""
    server = Served(tmp_path_factory.mktemp("club"), "ordinary")
    yield server
    server.stop()


def test_a_club_evening(new_page: NewPage, club: Served) -> None:
    parties = evening(new_page, club, MINUTES * 60)
    for party in parties:
        print(
            f"\n{party.made.table}: " + ", ".join(f"{count} {what}" for what, count in party.figures.items())
        )
    skirmish, cards = (party.figures for party in parties)
    assert skirmish["reloads"] == cards["reloads"] == 1
    assert skirmish["lost networks"] == 1
    assert skirmish["killed servers"] == cards["killed servers"] == 1
    assert skirmish["taken back"] == cards["taken back"] == 1
    assert skirmish["given up"] == 1
