"""Logs of campaigns outlive the program that wrote them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.assault.campaign.stages.desk import founded

from dejarik.assault.campaign.log_files import read_log, write_log
from dejarik.assault.campaign.log_versions import up_to_date
from dejarik.assault.campaign.rules.log import LOG_VERSION, Log
from dejarik.assault.campaign.stages.game import StageOptions
from dejarik.kernel import find_game
from dejarik.kernel.errors import BadFile
from dejarik.messages import Language, say

GAME = find_game("assault")


def first_version(log: Log) -> dict[str, Any]:
    """A log as version 1 wrote it: without a version, and entries did not say who had put them right."""
    document: dict[str, Any] = msgspec.to_builtins(log)
    del document["version"]
    assert not any("corrected" in entry for entry in document["entries"])
    return document


@pytest.mark.rule("CORE-LOG-01")
def test_an_older_log_is_brought_up_to_date_wherever_it_is_read() -> None:
    log = founded()
    old = first_version(log)
    assert up_to_date(old) == msgspec.to_builtins(log)
    assert "version" not in old, "what was given is not changed"
    file = msgspec.json.encode({"campaign_log": 1, "log": old})
    assert read_log(file) == log
    for given in ({"kind": "campaign", "log": old}, msgspec.json.encode({"kind": "campaign", "log": old})):
        assert GAME.read_options(given) == StageOptions(log)
    assert read_log(write_log(log)).version == LOG_VERSION


@pytest.mark.parametrize("version", [LOG_VERSION + 1, 99])
def test_a_newer_log_is_refused_with_words(version: int) -> None:
    newer = {**msgspec.to_builtins(founded()), "version": version}
    with pytest.raises(BadFile) as problem:
        read_log(msgspec.json.encode({"campaign_log": version, "log": newer}))
    told = say(problem.value.message, Language.ENGLISH)
    assert told == (
        f"This campaign log has version {version}; this program knows logs up to version {LOG_VERSION}. "
        "A newer version of Dejarik reads it."
    )
    with pytest.raises(BadFile):
        GAME.read_options({"kind": "campaign", "log": newer})


@pytest.mark.parametrize("version", [0, -1, None, "2", True, 1.5])
def test_a_log_without_a_version_is_refused(version: object) -> None:
    with pytest.raises(BadFile):
        up_to_date({**msgspec.to_builtins(founded()), "version": version})
