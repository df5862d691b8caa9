"""What a page shows of a skirmish: the table as it stands, hints before a choice, cards and maps to look up.

Everything is plain data made from the engine's own answers, in the schema of `docs/table.md`; no rule is carried out
here, and nothing appears that is hidden from the seat. Pictures and words are the page's.
"""

from __future__ import annotations

from dejarik.assault.skirmish.presenting.catalogue import catalogue
from dejarik.assault.skirmish.presenting.hints import hint
from dejarik.assault.skirmish.presenting.settings import settings
from dejarik.assault.skirmish.presenting.table import present_to, present_to_all

__all__ = ["catalogue", "hint", "present_to", "present_to_all", "settings"]
