"""Logs that nobody has written here: an amount that cannot be would keep a server busy for ever, and is refused when
the log is read."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.assault.campaign.stages.desk import Desk, founded, with_money

from dejarik.assault.campaign.game import MissionOptions
from dejarik.assault.campaign.log_files import read_log, write_log
from dejarik.assault.campaign.log_party import party_of
from dejarik.assault.campaign.rules.log import Log, What
from dejarik.assault.campaign.skipping import skip_to
from dejarik.assault.campaign.stages.game import StageOptions, new_log, playable_campaigns
from dejarik.kernel import Rng, find_game
from dejarik.kernel.errors import BadFile

GAME = find_game("assault")


def forged(what: What, amount: int) -> Log:
    log = founded()
    log.write(what, amount, name="vibroblade" if what is What.CARD else "", seat=1)
    return log


def options_of(log: Log) -> list[dict[str, Any]]:
    """As options of a stage and of a mission bring it."""
    [mission] = log.names(What.CHOSEN)
    played = MissionOptions(mission, party_of(founded()), 2, log=log)
    documents: list[dict[str, Any]] = [msgspec.to_builtins(StageOptions(log)), msgspec.to_builtins(played)]
    return documents


@pytest.mark.parametrize("what", [What.CARD, What.OWED_ALLY, What.UPGRADED, What.DUE_SIDE])
def test_of_things_there_are_a_few_at_once_at_most(what: What) -> None:
    log = forged(what, 50)
    for document in options_of(log):
        for given in (document, msgspec.json.encode(document)):
            with pytest.raises(msgspec.ValidationError, match="50"):
                GAME.read_options(given)
    with pytest.raises(BadFile):
        read_log(write_log(log))


@pytest.mark.parametrize("amount", [10**6, -(10**6), 10**18])
def test_a_sum_has_its_bounds(amount: int) -> None:
    for document in options_of(forged(What.XP, amount)):
        with pytest.raises(msgspec.ValidationError):
            GAME.read_options(document)


@pytest.mark.parametrize("what", [What.CARD, What.ACTIVE, What.ALLY])
def test_what_there_is_not_is_refused_before_anything_looks_for_it(what: What) -> None:
    log = founded()
    log.write(what, name="../made-up", seat=1)
    for document in options_of(log):
        with pytest.raises(msgspec.ValidationError, match="made-up"):
            GAME.read_options(document)


def test_whole_campaigns_and_large_purses_are_read() -> None:
    rich = with_money(founded(), xp=1000, credits=50_000, influence=1000)
    logs = [rich, *(_late(number) for number in range(len(playable_campaigns())))]
    for log in logs:
        again = GAME.read_options(msgspec.to_builtins(StageOptions(log)))
        assert again.log == log
        assert Desk(again.log).log.entries[: len(log.entries)] == log.entries
        assert read_log(write_log(log)) == log


def _late(number: int) -> Log:
    """A campaign before its finale."""
    log = new_log(playable_campaigns()[number], ["diala-passil", "fenn-signis", "jyn-odan"], "military-might")
    return skip_to(log, len(log.plan.slots) - 1, Rng.seeded(number))
