"""Logs that an earlier version of the program has written: brought up to date, one version after another.

A log is a document of its own, in files and in the options of a stage, and outlives the rules that wrote it. Whoever
changes its form raises `LOG_VERSION` and adds a step here. A step works on plain data, so it needs nothing of the
classes that were there then.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from dejarik.assault.campaign.rules.log import LOG_VERSION
from dejarik.kernel.errors import BadFile

Document = dict[str, Any]


def _tell_who_corrected(log: Document) -> Document:
    """Version 2: an entry may say who has put it right. No entry did before, and none has to."""
    return log


def _say_where_it_is_played(log: Document) -> Document:
    """Version 3: a campaign may be told, for people who play with their own figures. None was before."""
    return log


#: From each version to the next.
_STEPS: Mapping[int, Callable[[Document], Document]] = {
    1: _tell_who_corrected,
    2: _say_where_it_is_played,
}


def up_to_date(log: Document) -> Document:
    """A log of this or an earlier version as this one writes it. One of a later version is refused: what it says may
    be lost, or mean something else."""
    found = log.get("version", 1)
    if not isinstance(found, int) or isinstance(found, bool) or found < 1:
        raise BadFile("file-damaged", detail=f"version {found}"[:200])
    if found > LOG_VERSION:
        raise BadFile("campaign-log-newer", found=found, known=LOG_VERSION)
    try:
        for version in range(found, LOG_VERSION):
            log = {**_STEPS[version](log), "version": version + 1}
    except (KeyError, TypeError, AttributeError) as error:
        raise BadFile("file-damaged", detail=str(error)[:200]) from error
    return log
