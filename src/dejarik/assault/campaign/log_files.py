"""The log of a campaign as a file: written, read back and checked. Older versions are brought up to date."""

from __future__ import annotations

from typing import Any

import msgspec

from dejarik.assault.campaign.log_versions import up_to_date
from dejarik.assault.campaign.party import playable_decks, playable_heroes, printed_card
from dejarik.assault.campaign.rules.log import LOG_VERSION, Log, What
from dejarik.assault.facts.campaign_missions import campaign_mission_ids
from dejarik.assault.facts.library import all_deployment
from dejarik.kernel.errors import BadFile
from dejarik.kernel.saves import UNREADABLE

_MISSIONS = (
    What.SIDE_DECK,
    What.THREAT_DECK,
    What.ACTIVE,
    What.FORCED,
    What.CHOSEN,
    What.PLAYED,
    What.OWED_STORY,
)
_CARDS = (What.CARD, What.FITTED, What.LEFT, What.AGENDA, What.AGENDA_DECK, What.OWED_CARD, What.OWED_AGENDA)
_FIGURES = (What.ALLY, What.VILLAIN, What.BROUGHT)


class _File(msgspec.Struct):
    """What stands around a log, to know it again."""

    campaign_log: int
    log: dict[str, Any]


def write_log(log: Log) -> bytes:
    """A log as a file."""
    file = {"campaign_log": LOG_VERSION, "log": msgspec.to_builtins(log)}
    return msgspec.json.format(msgspec.json.encode(file), indent=1) + b"\n"


def read_log(data: bytes) -> Log:
    """The log in a file; what is no log, or cannot be right, is refused."""
    try:
        file = msgspec.json.decode(data, type=_File)
    except UNREADABLE as error:
        raise BadFile("file-foreign") from error
    if file.campaign_log > LOG_VERSION:
        raise BadFile("campaign-log-newer", found=file.campaign_log, known=LOG_VERSION)
    try:
        log = msgspec.convert(up_to_date(file.log), Log)
    except UNREADABLE as error:
        raise BadFile("file-damaged", detail=str(error)[:200]) from error
    for wrong in wrong_in(log):
        raise BadFile("file-damaged", detail=wrong[:200])
    return log


def wrong_in(log: Log) -> list[str]:
    """What a log names that there is not, and amounts that cannot be."""
    found = list(log.impossible())
    found += [f"hero {name}" for name in log.heroes if name not in playable_heroes()]
    found += [f"class {log.deck}"] if log.deck not in playable_decks() else []
    if not 2 <= len(log.heroes) <= 4 or len(set(log.heroes)) < len(log.heroes):
        found.append(f"{len(log.heroes)} heroes")
    figures = {card.id for card in all_deployment()}
    for entry in log.entries:
        if not -1 <= entry.seat <= len(log.heroes):
            found.append(f"seat {entry.seat}")
        if entry.what in _MISSIONS and entry.name not in campaign_mission_ids():
            found.append(f"mission {entry.name}")
        if entry.what in _FIGURES and entry.name not in figures:
            found.append(f"card {entry.name}")
        if entry.what in _CARDS and not _is_card(entry.name):
            found.append(f"card {entry.name}")
    return found


def _is_card(name: str) -> bool:
    try:
        printed_card(name)
    except KeyError:
        return False
    return True
