"""What a page shows of the card game: the table as it stands, hints before a choice, cards to look up.

Everything is plain data made from the engine's own answers, in the schema of `docs/table.md`; no rule is carried out
here, and nothing appears that is hidden from the seat. Pictures and words are the page's.
"""

from __future__ import annotations

from dejarik.lcg.presenting.catalogue import catalogue
from dejarik.lcg.presenting.fitting import examine_seat, examine_table
from dejarik.lcg.presenting.hints import hint
from dejarik.lcg.presenting.settings import settings
from dejarik.lcg.presenting.table import present

__all__ = ["catalogue", "examine_seat", "examine_table", "hint", "present", "settings"]
