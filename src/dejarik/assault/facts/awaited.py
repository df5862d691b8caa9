"""Messages that wait for their data: the campaign's Imperial class, Agenda and Reward cards, and its missions.

Their facts are not read yet. Until they are, and declare these messages as the families that they are, the ids are
taken from the locale files. This module then goes; nothing else names it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from dejarik.messages import LOCALE, declare_family

FILES = ("ia-imperial-class", "ia-agenda", "ia-rewards", "campaign-missions")


def _ids() -> Iterator[str]:
    for file in FILES:
        written = (LOCALE / "en" / f"{file}.ftl").read_text(encoding="utf-8")
        yield from re.findall(r"^([a-z][\w-]*) =", written, re.MULTILINE)


declare_family("awaited-*", _ids)
